"""Computer seats at the table: nobody waits for them, they can be skipped, and what they did is told."""

import pygame
import pytest

from game import GAMES, game_named
from game.bots.computer_seats import PAUSES, SIGN_AFTER, ComputerSeats
from game.bots.random_bot import RandomBot
from game.bots.thinking import ThinkingInPieces
from game.files.settings import LETTER_SIZES
from game.session import savefile
from game.session.session import Seat, Session
from game.text.language import speaking
from scenes.table.panels.prompt import PROMPT
from scenes.table.panels.recap import RECAP
from scenes.table.seats import waiting_for
from scenes.ui.host.placement import NEVER
from tests.game.engine.toy import TOY
from tests.scenes.fingers import act, click
from tests.scenes.tables_played import lay, lay_new

HEAP = {"heap": 12}


class SlowThinker:
    """Answers with the first legal move when the test says so."""

    def __init__(self):
        self.job = None
        self.begun = self.dropped = 0
        self.is_ready = False

    def start(self, is_waited_for=False):
        pass

    def stop(self):
        pass

    def begin(self, job):
        self.job = job
        self.begun += 1

    def answer(self):
        return self.job.observation.decision.moves[0] if self.job and self.is_ready else None

    def drop(self):
        self.job = None
        self.dropped += 1


@pytest.fixture
def thinker():
    return SlowThinker()


def computers_of(thinker, *players):
    seats = [Seat(f"Seat {number}", player, number) for number, player in enumerate(players, 1)]
    session = Session(TOY, HEAP, seats, 3)
    return session, ComputerSeats(session, thinker)


def test_a_move_is_held_back_for_the_pause_of_the_speed(thinker):
    _, computers = computers_of(thinker, "normal", "human")
    thinker.is_ready = True
    computers.think(0)
    assert computers.advance(PAUSES["normal"] - 1, "normal") is None
    assert computers.advance(1, "normal") == ("take", "1")


def test_thinking_begins_while_what_happened_before_is_still_shown(thinker):
    _, computers = computers_of(thinker, "normal", "human")
    computers.think(16)
    assert thinker.begun == 1
    computers.think(16)
    assert thinker.begun == 1


def test_only_what_the_seat_may_know_is_handed_over(thinker):
    session, computers = computers_of(thinker, "normal", "human")
    computers.think(0)
    first = thinker.job.observation.fingerprint()
    state = session.state
    state.deck, state.players[1].hand = (*state.players[1].hand, *state.deck[1:]), (state.deck[0],)
    computers.forget()
    computers.think(0)
    assert thinker.job.observation.fingerprint() == first


def test_who_thinks_is_shown_after_a_while(thinker):
    _, computers = computers_of(thinker, "normal", "human")
    computers.think(SIGN_AFTER - 1)
    assert computers.thinking_seat is None
    computers.think(1)
    assert computers.thinking_seat == 0
    thinker.is_ready = True
    computers.think(1)
    assert computers.thinking_seat is None


def test_a_thought_is_dropped_when_the_position_is_another_one(thinker):
    _, computers = computers_of(thinker, "normal", "human")
    computers.think(500)
    computers.forget()
    assert thinker.dropped == 1
    assert computers.thinking_seat is None


def test_the_random_hand_needs_no_thinker(thinker):
    _, computers = computers_of(thinker, "random", "human")
    assert computers.advance(0, "instant")
    assert thinker.begun == 0


def test_nobody_thinks_for_a_person(thinker):
    _, computers = computers_of(thinker, "human", "normal")
    computers.think(0)
    assert thinker.begun == 0
    assert not computers.is_deciding


@pytest.fixture
def table(screen, thinker):
    """A person and a computer whose thinking the test decides over; the computer is asked."""
    screen.app.change_settings(tips="none")
    screen.app.thinker = thinker
    scene = lay_new(screen.app, "nations_dice", ["normal", "human"], 3)
    screen.app.change_settings(speed="normal")
    screen.frames(40, 50)
    assert thinker.begun == 1
    return scene


def test_the_menu_cancels_thinking_and_playing_on_begins_it_anew(screen, table, thinker):
    screen.key(pygame.K_ESCAPE)
    assert thinker.job is None
    screen.frames(3)
    assert thinker.job is None
    screen.key(pygame.K_ESCAPE)
    screen.frames(3)
    assert thinker.job


def test_undo_cancels_thinking_and_gives_the_move_back(screen, thinker):
    screen.app.thinker = thinker
    scene = lay_new(screen.app, "nations_dice", ["human", "normal"], 4)
    screen.frames(3)
    while not (scene.game.computers.is_deciding and scene.game.undo_steps):
        moves = scene.game.session.state.decision.moves
        scene.commands.playback.play(next((move for move in moves if move[0] in ("buy_tile", "pay")), moves[-1]))
        thinker.is_ready = scene.game.computers.is_deciding and not scene.game.undo_steps
        screen.frames(3)
    played = len(scene.game.session.moves)
    assert thinker.job
    screen.key(pygame.K_u)
    assert thinker.job is None
    assert scene.game.is_person_deciding
    assert len(scene.game.session.moves) < played


def test_leaving_the_table_cancels_thinking(screen, table, thinker):
    screen.app.stack.clear()
    assert thinker.job is None


def emblems_seen(screen, table, frames):
    """How the upper left corner of the thinking seat's plaque looks from frame to frame."""
    (seat,) = (number for number, each in enumerate(table.game.session.seats) if each.player != "human")
    x, y, _, _ = table.table.top.layout.targets[f"seat{seat}"].area
    seen = []
    for _ in range(frames):
        screen.frames(1, 40)
        corner = pygame.display.get_surface().subsurface(screen.app.theme.rect(x, y, 32, 27))
        seen.append(pygame.image.tobytes(corner, "RGB"))
    return seen


@pytest.mark.parametrize(("calm", "moves"), [(False, True), (True, False)])
def test_beads_circle_on_the_emblem_of_the_seat_that_thinks(screen, thinker, calm, moves):
    screen.app.change_settings(reduced_motion=calm)
    screen.app.thinker = thinker
    table = lay_new(screen.app, "nations_dice", ["normal", "human"], 3)
    before = emblems_seen(screen, table, 1)
    screen.frames(1, SIGN_AFTER)
    during = emblems_seen(screen, table, 5)
    assert before[0] not in during
    assert (len(set(during)) > 1) is moves


def test_skipping_leads_to_the_own_turn_and_tells_what_was_done(screen, table, thinker):
    thinker.is_ready = True
    screen.key(pygame.K_k)
    for _ in range(400):
        if table.game.is_person_deciding:
            break
        screen.frames(1)
    screen.frames(2)
    assert table.game.is_person_deciding
    assert not table.commands.playback.is_skipping
    ((seat, words),) = table.commands.playback.recap.lines
    assert seat.name == "Seat 1"
    assert words


def test_the_button_skips_too(screen, table):
    screen.click(table.commands.controls.button("skip").area)
    assert table.commands.playback.is_skipping


@pytest.mark.parametrize("letters", [100, LETTER_SIZES[-1]])
@pytest.mark.parametrize("name", GAMES)
def test_the_way_past_the_moves_of_others_is_whole_and_over_all_pieces(screen, thinker, name, letters):
    screen.app.thinker = thinker
    screen.app.change_settings(letters=letters)
    seats = [Seat("Anna", "human", 1), *(Seat("Ben", "normal", number) for number in range(2, GAMES[name].seats[-1]))]
    session, hand = Session(GAMES[name], {}, seats, 3), RandomBot(1)
    while len(session.moves) < 9 or session.state.decision.seat == 0:
        session.play(hand.choose(session.state, session.state.decision))
    with speaking("de"):
        scene = lay(screen.app, session)
        screen.frames(4)
    skip = scene.commands.controls.button("skip")
    x, y, wide, high = skip.area
    assert skip.control.shortcut and skip.control.width(screen.app.theme).least <= wide
    for corner in ((x + 2, y + 2), (x + wide - 2, y + high - 2)):
        assert scene.host.at(corner).name == "skip"
    assert any(group.floats and skip in group.buttons for group in scene.commands.controls.groups)


def test_the_own_turn_has_no_skip_button(screen):
    scene = lay_new(screen.app, "nations_dice", ["human", "human"], 3)
    screen.frames(10)
    assert scene.commands.controls.button("skip") is None


def test_a_click_takes_the_recap_away(screen, table):
    table.commands.playback.recap.show(lambda: [(table.game.session.seats[0], "bought a tile")])
    screen.click((4, 300, 2, 2))
    assert not table.commands.playback.recap.lines


def test_thinking_in_pieces_plays_the_same_move_as_at_once(screen):
    moves = []
    for piece_seconds in (0.0, 60.0):
        screen.app.thinker = ThinkingInPieces(piece_seconds)
        scene = lay_new(screen.app, "nations_dice", ["normal", "human"], 3)
        for _ in range(2000):
            if scene.game.session.moves:
                break
            screen.frames(1)
        moves.append(scene.game.session.moves[0])
        screen.app.stack.pop()
    assert moves[0] == moves[1]


def open_seats(screen):
    screen.key(pygame.K_ESCAPE)
    click(screen, "seats")
    screen.frames(2)


def close_seats(screen):
    screen.key(pygame.K_RETURN)
    screen.key(pygame.K_ESCAPE)
    screen.frames(3)


def test_a_seat_is_handed_to_a_computer_and_taken_back_by_mouse(screen, table, thinker):
    open_seats(screen)
    click(screen, "seat 1 player:human")
    click(screen, "seat 2 player:hard")
    click(screen, "seat 2 style")
    close_seats(screen)
    assert [seat.player for seat in table.game.session.seats] == ["human", "hard builder"]
    assert table.game.is_person_deciding
    assert table.viewpoint.viewer == 0
    assert thinker.job is None

    open_seats(screen)
    click(screen, "seat 1 player:easy")
    close_seats(screen)
    assert thinker.job.player == "easy"


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_was_handed_over_is_told_that_it_is_its_turn_no_more(screen, game, monkeypatch):
    rivals = ["easy"] * (max(2, GAMES[game].seats[0]) - 1)
    scene = lay_new(screen.app, game, ["human", *rivals], 11)
    monkeypatch.setattr(scene.game.computers, "advance", lambda ms, speed: None)
    session = scene.game.session
    while session.state.decision.seat != 0:
        session.play(session.state.decision.moves[0])
    screen.frames(4, 200)
    scene.game.give_seat(0, "easy")
    screen.frames(2)
    assert PROMPT not in scene.table.top.layout.anchors
    assert scene.commands.sight.prompt == waiting_for(scene.table.model(), 0)


def test_a_seat_is_handed_over_by_keyboard_and_the_file_knows(screen, table):
    screen.key(pygame.K_ESCAPE)
    act(screen, "seats")
    act(screen, "seat 2 player:normal")
    close_seats(screen)
    opened = savefile.read(table.game.journal.path, game_named)
    assert [seat.player for seat in opened.session.seats] == ["normal", "normal"]


def test_the_recap_hides_nothing_that_can_be_answered_on(screen, table):
    recap, sight, theme = table.commands.playback.recap, table.commands.sight, screen.app.theme
    recap.show(lambda: [(seat, "bought a tile") for seat in table.game.session.seats])
    sight.stamps(theme, [recap.popover(theme)])
    free = sight.popovers.rect_of(RECAP).copy()
    asked = (*theme.to_units(free.center), 20.0, 20.0)
    sight.stamps(theme, [recap.popover(theme)], [(asked, NEVER)])
    moved = sight.popovers.rect_of(RECAP)
    assert moved != free and not moved.colliderect(theme.rect(*asked))


def test_the_recap_does_not_open_where_the_table_itself_tells_of_it(screen):
    """It would lie over the city, and repeat what is read beside it."""
    scene = lay_new(screen.app, "nations", ["human", "normal"], 3)
    screen.frames(3)
    assert scene.table.top.layout.log
    scene.commands.playback.recap.show(lambda: [(seat, "passes") for seat in scene.game.session.seats[1:]])
    scene.refresh()
    screen.frames(40, 50)
    assert scene.commands.playback.recap.lines and not scene.commands.sight.popovers.rect_of(RECAP)


def test_the_recap_waits_until_the_name_of_whose_turn_it_is_has_gone(screen, table, monkeypatch):
    shown = []
    recap = table.commands.playback.recap
    monkeypatch.setattr(type(table), "_is_recapped", True)
    monkeypatch.setattr(recap, "popover", lambda theme: shown.append(table.banner.is_still))
    table.banner.hand_over(table.game.session.seats[1], "Your turn", table.table.pace)
    assert not table.banner.is_still
    screen.frames(100, 50)
    assert shown and all(shown)


@pytest.mark.parametrize(("second", "is_named"), [("normal", False), ("human", True)])
def test_whose_turn_it_is_stands_in_the_ribbon_alone_unless_several_people_play(screen, second, is_named):
    scene = lay_new(screen.app, "nations", ["human", second], 3)
    screen.app.change_settings(speed="normal")
    scene.resume()
    named = set()
    for _ in range(40):
        screen.frames(1, 50)
        if scene.game.is_person_deciding and PROMPT in scene.table.top.layout.anchors:
            named.add(scene.banner.is_named)
    assert any(named) is is_named
