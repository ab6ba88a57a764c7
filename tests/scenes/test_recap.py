"""Since your turn: whatever others have done is told, in every game, however many moves it was."""

import re

import pytest

from game import game_named
from game.bots.random_hand import RandomHand
from game.core.journal import Journal
from game.core.session import Seat
from scenes.game_in_play import GameInPlay
from scenes.recap import MOST, Recap
from scenes.tables import TABLES
from scenes.tables.recap import joined, shares
from scenes.watch import self_playing_session
from sprites import glyphs
from sprites.theme import Theme
from tests.scenes.tables_played import lay_new

MOVES = 260


def moved_since(game, viewer):
    """The numbers of the moves that others have decided since the viewer's last one."""
    return range(game.log.last_move_of(viewer) + 1, len(game.session.moves))


def lines_of(game, move):
    """What the log says of a move that is about the seat that decided it."""
    seat = game.session.state_before(move).decision.seat
    entries = (entry for entry in game.log.entries if entry.move == move and not entry.is_heading)
    return [entry.line for entry in entries if entry.line.seat == seat]


@pytest.mark.parametrize("name", TABLES)
def test_over_whole_games_every_move_of_others_since_the_own_turn_is_told(name, tmp_path):
    described = game_named(name)
    session = self_playing_session(described, min(3, described.seats[-1]), "5")
    game = GameInPlay(Journal(tmp_path / "game.yaml", session), TABLES[name]())
    hand, rows = RandomHand("5", described), 0
    while session.state.decision and len(session.moves) < MOVES:
        session.play(hand.choose(session.state, session.state.decision))
        game.log.catch_up()
        for viewer in range(len(session.seats)):
            moves = [move for move in moved_since(game, viewer) if lines_of(game, move)]
            told = game.log.since(viewer)
            assert [line.words for line in told] == [lines_of(game, move)[0].words for move in moves]
            assert viewer not in {line.seat for line in told}
            deeds = game.log.deeds_since(viewer)
            for move in moves:
                for line in lines_of(game, move):
                    assert line.words.rstrip(".") in deeds[line.seat]
            rows = max(rows, len(told) - len({line.seat for line in told}))
    assert rows > 0
    words = " ".join(entry.line.words for entry in game.log.entries)
    assert set(re.findall(r"\{(\w*)\}", words)) <= glyphs.kinds()


def test_what_was_done_several_times_is_told_with_its_number():
    assert joined(["takes 1", "passes.", "takes 1"]) == "takes 1 ×2; passes"


def drawn_moves(game, hand):
    while True:
        yield hand.choose(game.session.state, game.session.state.decision)


@pytest.mark.parametrize("name", ["nations", "nations_dice"])
def test_the_slip_under_the_few_words_tells_everything(name, screen):
    scene = lay_new(screen.desk, name, ["human", "random", "random"], 3)
    hand = RandomHand("3", game_named(name))
    seen = 0
    for _ in range(60):
        game = scene.game
        while game.session.state.decision and not game.is_person_deciding:
            game.play(hand.choose(game.session.state, game.session.state.decision))
        game.log.catch_up()
        scene.table.relay()
        note = scene.table.top.layout.places.get("recap")
        told = scene.table.model().recap
        if note:
            slip = "\n".join(note.zoom.remarks)
            assert all(line.words.rstrip(".") in slip for line in told)
            seen += len(told) > 2
        if not game.session.state.decision:
            break
        game.play(next(move for move in drawn_moves(game, hand) if move[0] != "reroll"))
    assert seen


@pytest.mark.parametrize(("wanted", "given"), [((10, 20), [10, 20]), ((80, 10, 90), [45, 10, 45]), ((), [])])
def test_room_is_shared_by_need(wanted, given):
    assert shares(wanted, 100) == given


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_the_plate_stays_on_the_table_however_much_was_done(size, screen):
    recap = Recap()
    theme = Theme(size)
    for deeds in ("passes", "; ".join(f"buys card number {number}" for number in range(40)), "W" * 30_000):
        recap.show([(Seat(f"Seat {seat}", "normal", seat), deeds) for seat in range(1, 6)])
        (stamp,) = recap.stamps(theme, [])
        rect = stamp.surface.get_rect(topleft=stamp.corner)
        assert rect.height <= theme.px(MOST) + 4
        assert theme.rect(0, 40, 1280, 648).contains(rect)
