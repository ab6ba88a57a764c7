"""Since your turn: whatever others have done is told, in every game, however many moves it was."""

import re
from functools import partial

import pytest

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.session.journal import Journal
from game.session.session import HUMAN, Seat, Session
from scenes.games.plugin import plugin_of
from scenes.play.game_in_play import GameInPlay
from scenes.play.help.recap_popover import MOST, MOST_LETTERS, WIDTHS, Recap
from scenes.table.panels.recap import joined, shares
from scenes.tools.watch import self_playing_session
from sprites.paint import glyphs
from sprites.paint.theme import Theme
from tests.game.wealth_of_nations.scenario import table
from tests.scenes.tables_played import lay, lay_new

MOVES = 260


def moved_since(game, viewer):
    """The numbers of the moves that others have decided since the viewer's last one."""
    return range(game.log.last_move_of(viewer) + 1, len(game.session.moves))


def lines_of(game, move):
    """What the log says of a move that is about the seat that decided it."""
    seat = game.session.state_before(move).decision.seat
    entries = (entry for entry in game.log.entries if entry.move == move and not entry.is_heading)
    return [entry.line for entry in entries if entry.line.seat == seat]


def told_at_all(game, move):
    """What the log says of a move, whoever it is about."""
    entries = (entry for entry in game.log.entries if entry.move == move and not entry.is_heading)
    return [entry.line.words.rstrip(".") for entry in entries if entry.line.seat is not None]


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", GAMES)
def test_over_whole_games_every_move_of_others_since_the_own_turn_is_told(name, tmp_path):
    described = game_named(name)
    session = self_playing_session(described, min(3, described.seats[-1]), "5")
    game = GameInPlay(Journal(tmp_path / "game.yaml", session), plugin_of(name).table())
    hand, rows = RandomBot("5", described), 0
    while session.state.decision and len(session.moves) < MOVES:
        session.play(hand.choose(session.state, session.state.decision))
        game.log.catch_up()
        for viewer in range(len(session.seats)):
            moves = [move for move in moved_since(game, viewer) if lines_of(game, move)]
            told = game.log.since(viewer)
            assert [line.words for line in told] == [lines_of(game, move)[0].words for move in moves]
            assert viewer not in {line.seat for line in told}
            deeds = game.log.deeds_since(viewer, game.log.last_move_of(viewer) + 1)
            for move in moves:
                for line in lines_of(game, move):
                    assert line.words.rstrip(".") in deeds[line.seat]
            for move in moved_since(game, viewer):
                words = told_at_all(game, move)
                assert not words or any(each in " ".join(deeds.values()) for each in words), words
            rows = max(rows, len(told) - len({line.seat for line in told}))
    assert rows > 0
    words = " ".join(entry.line.words for entry in game.log.entries)
    assert set(re.findall(r"\{(\w*)\}", words)) <= glyphs.kinds()


def test_what_was_done_several_times_is_told_with_its_number():
    assert joined(["takes 1", "passes.", "takes 1"]) == "takes 1 ×2; passes"


def bargained(seats):
    """Wealth of Nations in its Trade phase: the first seat has offered the second a barter."""
    session = Session(game_named("wealth_of_nations"), {}, seats, "7")
    session.state = table({"food": 4, "money": 33}, {"ore": 2, "money": 47}, {"labor": 1})
    for move in ("barter seat1", "give food", "ask ore", "propose"):
        session.play(tuple(move.split()))
    return session


def test_a_deal_that_a_rival_agreed_to_is_told_of_the_side_that_proposed_it(screen):
    seats = [Seat("Ann", HUMAN, 1), Seat("Bob", "easy", 2), Seat("Cid", "easy", 3)]
    session = bargained(seats)
    for move in ("accept", "pass", "pass"):
        session.play((move,))
    scene = lay(screen.app, session)
    screen.frames(3)
    told = {seat.name: words for seat, words in scene.commands.playback.recap.lines}
    assert told == {"Ann": "gives 1 {food} to Bob for 1 {ore}", "Bob": "passes", "Cid": "passes"}


def test_passes_given_ahead_leave_nothing_untold(screen):
    """Whoever is done trading is told at the next question what the others have done all the while."""
    described, hand = game_named("wealth_of_nations"), RandomBot("3")
    seats = [Seat("Ann", HUMAN, 1), Seat("Bob", "random", 2), Seat("Cid", "random", 3)]
    session = Session(described, {}, seats, "3")
    while (session.state.decision.choice.name, session.state.decision.seat) != ("trade", 0):
        session.play(hand.choose(session.state, session.state.decision))
    scene = lay(screen.app, session)
    screen.frames(3)
    begun, log = len(session.moves), scene.game.log
    screen.letter("q", hold_ms=400)
    while scene.game.due_order or not scene.game.is_person_deciding:
        screen.frames()
    screen.frames(3)
    own = [move for move in range(begun, len(session.moves)) if session.state_before(move).decision.seat == 0]
    assert len(own) > 1
    told = {seat.name: words for seat, words in scene.commands.playback.recap.lines}
    assert told == {seats[seat].name: words for seat, words in log.deeds_since(0, begun + 1).items()}
    assert told != {seats[seat].name: words for seat, words in log.deeds_since(0, own[-1] + 1).items()}


def test_what_skipped_moves_brought_follows_a_change_of_language(screen):
    """Also where so many moves were skipped that the log has to be read back for them."""
    session, hand = (
        Session(game_named("nations"), {}, [Seat("Ann", HUMAN, 1), Seat("Bob", "random", 2)], 3),
        RandomBot(3),
    )
    while len(session.moves) < 60 or session.state.decision.seat:
        session.play(hand.choose(session.state, session.state.decision))
    scene = lay(screen.app, session)
    playback, log = scene.commands.playback, scene.game.log
    playback._decided[0], playback.is_skipping = 1, True
    playback.end_skipping()
    (told,) = [words for _, words in playback.recap.lines]
    screen.app.change_settings(language="de")
    (in_german,) = [words for _, words in playback.recap.lines]
    assert in_german != told and log.deeds_since(0, 2)[1].endswith(in_german.removeprefix("… "))
    screen.app.change_settings(language="en")
    assert playback.recap.lines == ((session.seats[1], told),)


def drawn_moves(game, hand):
    while True:
        yield hand.choose(game.session.state, game.session.state.decision)


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["nations", "nations_dice"])
def test_the_popover_under_the_few_words_tells_everything(name, screen):
    scene = lay_new(screen.app, name, ["human", "random", "random"], 3)
    hand = RandomBot("3", game_named(name))
    seen = 0
    for _ in range(60):
        game = scene.game
        while game.session.state.decision and not game.is_person_deciding:
            game.commit(hand.choose(game.session.state, game.session.state.decision))
        game.log.catch_up()
        scene.table.relay()
        note = scene.table.top.layout.targets.get("recap")
        told = scene.table.model().recap
        if note:
            popover = "\n".join(note.tells.remarks)
            assert all(line.words.rstrip(".") in popover for line in told)
            seen += len(told) > 2
        if not game.session.state.decision:
            break
        game.commit(next(move for move in drawn_moves(game, hand) if move[0] != "reroll"))
    assert seen


@pytest.mark.parametrize(("wanted", "given"), [((10, 20), [10, 20]), ((80, 10, 90), [45, 10, 45]), ((), [])])
def test_room_is_shared_by_need(wanted, given):
    assert shares(wanted, 100) == given


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_the_plate_has_room_on_the_table_however_much_was_done(size, screen):
    recap = Recap()
    theme = Theme(size)
    for deeds in ("passes", "; ".join(f"buys card number {number}" for number in range(40)), "W" * 30_000):
        recap.show(partial(list, [(Seat(f"Seat {seat}", "normal", seat), deeds) for seat in range(1, 6)]))
        assert all(face.get_height() <= theme.px(MOST) + 4 for face in recap.popover(theme).faces)


def test_the_plate_is_as_wide_as_its_words():
    """What others did in two words hides no more of the table than two words need."""
    recap, theme = Recap(), Theme((1280, 720))
    widths = []
    for deeds in ("passes", "buys Hydro Plant for 2 {gold}; Hospital leaves the game", "passes; " * 40):
        recap.show(partial(list, [(Seat("Bruno", "normal", 2), deeds)]))
        widths.append(recap.popover(theme).faces[0].get_width())
    assert widths[0] < 200 < widths[1] < 480 < widths[2] <= WIDTHS[0]


def test_news_that_nobody_could_read_in_time_are_the_last_ones(screen):
    table = lay_new(screen.app, "wealth_of_nations", ["human"] * 3, 11)
    deeds = "; ".join(f"buys {number} {{food}} for $7" for number in range(1, 12))
    seats = table.game.session.seats
    recap = table.commands.playback.recap
    recap.show(lambda: [(seats[1], deeds), (seats[2], "passes")])
    (_, long), (_, short) = recap.lines
    assert short == "passes"
    assert long.startswith("… buys ") and long.endswith("buys 11 {food} for $7")
    assert len(long) <= MOST_LETTERS // 2 + 2


def test_of_a_turn_of_nation_it_is_told_what_it_came_to(screen):
    session = Session(game_named("nation_deckbuilder"), {}, [Seat("Ann", HUMAN, 1), Seat("Bob", "random", 2)], "2")
    hand = RandomBot("2")
    while session.state.turn < 5 or session.state.decision.seat:
        session.play(hand.choose(session.state, session.state.decision))
    scene = lay(screen.app, session)
    playback = scene.commands.playback
    playback._decided[0], playback.is_skipping = 1, True
    playback.end_skipping()
    (told,) = [words for _, words in playback.recap.lines]
    assert told and "plays" not in told and "draws" not in told
