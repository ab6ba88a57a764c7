"""The timeline: the table as it was before any move, by mouse and by keyboard."""

import gc
from dataclasses import replace
from datetime import date
from weakref import ref

import pygame
import pytest

from game import GAMES
from game.bots.counsel import Compared, Counsel, Expected, Reason
from game.bots.expectation import Prospect
from game.bots.hindsight import Progress, Review, TurningPoint
from game.bots.ledger import Brought, Ledger
from game.bots.lines import Line
from game.bots.thinking import OtherMove, ThinkingInPieces
from game.branches import branch, try_out
from game.core.hidden import FACE_DOWN
from game.core.session import HUMAN
from game.practice import practice
from scenes.games.doors import doors_of
from scenes.games.wealth_of_nations.seats import shown_money
from scenes.kit.prompt import PROMPT
from scenes.play.play_scene import PlayScene
from scenes.play.question_scene import QuestionScene
from scenes.play.table_top import MOST_LINGERING
from scenes.timeline.rail import STRIP, WHERE
from scenes.timeline.review_panel import _found
from scenes.timeline.strip import RISEN
from scenes.timeline.timeline_scene import TimelineScene
from scenes.tools.games_shown import whole_game
from sprites.surface_cache import SurfaceCache
from tests.game.test_branches import begun, played_on
from tests.scenes.tables_played import lay, played
from tests.scenes.trees import words_in


@pytest.fixture
def whole():
    return played(seats=2, moves=60)


@pytest.fixture
def scene(screen, whole):
    screen.desk.change_settings(speed="normal")
    screen.desk.open("timeline", whole, 40)
    screen.frames(2)
    return screen.scene


def shown(scene):
    """The position on the table, as far as it can be told."""
    return scene.game.session.state.fingerprint()


def true(whole, move):
    return whole.at(move).state.fingerprint()


@pytest.mark.parametrize(
    ("key", "mod", "move"),
    [
        (pygame.K_LEFT, 0, 39),
        (pygame.K_RIGHT, 0, 41),
        (pygame.K_HOME, 0, 0),
        (pygame.K_END, 0, 60),
    ],
)
def test_keys_go_through_time(screen, scene, whole, key, mod, move):
    screen.key(key, mod=mod)
    assert scene.game.move == move
    assert shown(scene) == true(whole, move)


def test_keys_stop_at_both_ends(screen, scene):
    screen.key(pygame.K_HOME)
    screen.key(pygame.K_LEFT)
    assert scene.game.move == 0
    screen.key(pygame.K_END)
    screen.key(pygame.K_RIGHT)
    assert scene.game.move == 60


@pytest.fixture
def rested(screen, monkeypatch, whole):
    """A timeline that had time to lay ahead both ends and the middle."""
    monkeypatch.setattr("scenes.timeline.ahead.A_FRAME", 0.3)
    screen.desk.open("timeline", whole, 0)
    screen.frames(4)
    screen.scene.commands.seek(60)
    return screen.scene


def test_a_table_that_rests_lays_ahead_what_would_be_laid(rested):
    table = rested.table
    ready = table.ready()
    assert ready and table.top.layout is ready.layout
    table.ready = lambda: None
    anew = table.model()
    assert (ready.model.view.fingerprint(), ready.model.told) == (anew.view.fingerprint(), anew.told)
    assert ready.layout.places == table.table.layout(anew).places


def test_another_view_is_not_laid_ahead(rested):
    rested.viewpoint.swap(1)
    assert rested.table.ready() is None


def test_what_is_left_behind_needs_no_search_for_garbage(screen, scene):
    def leaf(*moves):
        for move in moves:
            scene.commands.seek(move)
            screen.frames(1)

    leaf(10, 20)
    gc.collect()
    leaf(12, 30, 8)
    assert gc.collect() == 0


def test_a_table_out_of_sight_keeps_no_picture_and_comes_back_as_it_was(screen, whole):
    top = lay(screen.desk, whole).table.top
    screen.frames(1)
    before, canvas = pygame.image.tobytes(top.picture(), "RGB"), ref(top.canvas)
    screen.desk.open("timeline", whole, 40)
    screen.frames(1)
    assert canvas() is None
    screen.desk.stack.pop()
    screen.frames(1)
    assert pygame.image.tobytes(top.picture(), "RGB") == before


def test_a_timeline_that_is_left_keeps_neither_pictures_nor_what_it_has_laid(screen, rested):
    canvas, ready = ref(rested.table.top.canvas), rested.table.ready
    assert ready()
    screen.desk.stack.pop()
    assert canvas() is None
    assert ready() is None


def test_a_table_under_a_dialog_keeps_its_picture(screen, whole):
    below = lay(screen.desk, whole)
    screen.frames(1)
    picture = below.table.top.canvas
    screen.key(pygame.K_ESCAPE)
    assert not screen.scene.covers
    assert below.table.top.canvas is picture


def test_pieces_as_they_lay_do_not_keep_what_made_room(scene, monkeypatch):
    top = scene.table.top
    name = next(
        name for name, place in top.layout.places.items() if place.look and name not in top.motion.travels
    )
    top.draw_ahead("elsewhere", replace(top.layout.places[name], area=(1.0, 1.0, 30.0, 30.0)))
    top.draw_ahead("there", replace(top.layout.places[name], area=(2.0, 1.0, 30.0, 30.0)))
    assert {"elsewhere", "there"} <= {piece.name for piece in top._rested.values()}
    monkeypatch.setattr(SurfaceCache, "let_go", SurfaceCache.let_go + MOST_LINGERING + 1)
    top.draw_ahead("there", replace(top.layout.places[name], area=(3.0, 1.0, 30.0, 30.0)))
    assert {piece.name for piece in top._rested.values()} == {"there"}


def test_shift_and_an_arrow_go_a_round(screen, scene, whole):
    def round_of(move):
        return whole.at(move).state.round

    first = next(move for move in range(61) if round_of(move) == round_of(40))
    screen.key(pygame.K_LEFT, mod=pygame.KMOD_SHIFT)
    assert scene.game.move == first
    screen.key(pygame.K_LEFT, mod=pygame.KMOD_SHIFT)
    assert round_of(scene.game.move) == round_of(40) - 1
    screen.key(pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)
    assert scene.game.move == first


def test_page_keys_go_to_what_stood_out(screen, scene, whole):
    moves = [
        move
        for move in range(60)
        if {"war_ended", "event_resolved"} & {e.kind for e in whole.events_of(move)}
    ]
    assert moves
    screen.key(pygame.K_HOME)
    for move in moves:
        screen.key(pygame.K_PAGEDOWN)
        assert scene.game.move == move
    screen.key(pygame.K_PAGEUP)
    assert scene.game.move == ([0, *moves])[-2]


def test_the_strip_is_dragged(screen, scene, whole):
    x, y, width, height = scene.strip_area
    screen.drag((x + 2, y + height / 2, 1, 1), (x + width - 2, y + height / 2, 1, 1))
    assert scene.game.move == 60
    screen.click((x + width / 2, y + height / 2, 1, 1))
    assert scene.game.move == 30
    assert shown(scene) == true(whole, 30)


def test_the_wheel_turns_the_strip_and_its_presses_do_nothing_besides(screen, scene):
    pos = screen.pixel(scene.strip_area)
    screen.move_to(pos)
    before = scene.game.move
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        screen.post(kind, pos=pos, button=pygame.BUTTON_WHEELUP, touch=False)
    assert scene.game.move == before
    screen.post(pygame.MOUSEWHEEL, x=0, y=1, flipped=False)
    assert abs(scene.game.move - before) == 1


def test_the_strip_stays_where_it_is_at_every_move(screen, scene):
    before = scene.strip_area
    for key in (pygame.K_HOME, pygame.K_RIGHT, pygame.K_END):
        screen.key(key)
        assert scene.strip_area == before


def test_the_strip_rises_while_it_is_pointed_at_and_can_be_clicked_there(screen, scene, whole):
    screen.move_to(screen.pixel(scene.strip_area))
    x, y, width, height = RISEN
    screen.move_to(screen.pixel((x + width / 4, y + height / 2, 1, 1)))
    screen.click((x + width / 4, y + height / 2, 1, 1))
    assert scene.game.move == 15
    screen.move_to(screen.pixel((640, 300, 1, 1)))
    screen.click((x + width / 2, y + height / 2, 1, 1))
    assert scene.game.move == 15


def test_a_click_on_a_line_of_the_log_leads_there(screen, scene):
    screen.letter("l")
    line = scene.table.log_panel._laid[0]
    assert line.entry.move + 1 < 40
    screen.click(line.area)
    assert scene.game.move == line.entry.move + 1
    assert all(entry.move < scene.game.move for entry in scene.game.log.entries)


def test_log_and_forecast_are_those_of_the_position(screen, scene, whole):
    screen.key(pygame.K_HOME)
    for _ in range(25):
        screen.key(pygame.K_RIGHT)
    play = PlayScene(screen.desk, screen.desk.saves.begin(whole.at(25)))
    while play.game.log.read_back() or scene.game.log.read_back():
        pass
    assert [entry.line.words for entry in scene.game.log.entries] == [
        entry.line.words for entry in play.game.log.entries
    ]
    assert scene.table.model().forecast == play.table.model().forecast


def test_going_through_time_is_silent_and_moves_nothing(screen, scene, whole, monkeypatch):
    heard, before = [], whole.state.fingerprint()
    monkeypatch.setattr(screen.desk.sounds, "play", lambda name, **facts: heard.append(name))
    for key in (
        pygame.K_LEFT,
        pygame.K_PAGEUP,
        pygame.K_HOME,
        pygame.K_PAGEDOWN,
        pygame.K_RIGHT,
        pygame.K_END,
    ):
        screen.key(key)
        screen.frames(30)
    assert heard == []
    assert scene.table.lit == frozenset()
    assert (whole.state.fingerprint(), len(whole.moves)) == (before, 60)


def test_space_plays_the_game_again_and_stops_it(screen, scene, whole):
    screen.key(pygame.K_SPACE, " ")
    for _ in range(2000):
        screen.frames()
        if scene.game.move == 43:
            break
    assert scene.game.move == 43
    screen.key(pygame.K_SPACE, " ")
    screen.frames(400)
    assert scene.game.move == 43
    assert shown(scene) == true(whole, 43)
    assert scene.choreographer.is_idle


def test_played_to_its_end_it_stops_and_begins_anew_at_the_next_press(screen, scene):
    screen.desk.change_settings(speed="instant")
    screen.key(pygame.K_END)
    screen.key(pygame.K_LEFT)
    screen.key(pygame.K_SPACE, " ")
    screen.frames(200)
    assert (scene.game.move, scene.commands.plays) == (60, False)
    screen.key(pygame.K_SPACE, " ")
    assert scene.game.move < 60


def test_seeking_cuts_a_film_short(screen, scene, whole):
    screen.key(pygame.K_SPACE, " ")
    while scene.choreographer.is_idle:
        screen.frames()
    screen.key(pygame.K_HOME)
    assert scene.choreographer.is_idle
    assert not scene.commands.plays
    assert shown(scene) == true(whole, 0)


def test_a_place_on_the_strip_says_what_happened_there(screen, scene, whole):
    words = scene.commands.told(36)
    assert "move 36 of 60" in words
    assert [str(nation.vp) in words for nation in whole.state_before(36).nations] == [True, True]


def test_the_viewers_question_is_not_asked_again(screen, scene, whole):
    own = next(move for move in range(60) if whole.state_before(move).decision.seat == scene.viewpoint.viewer)
    scene.commands.seek(own)
    screen.frames()
    assert PROMPT not in scene.table.top.layout.places
    assert scene.table.model().decision.seat == scene.viewpoint.viewer


def test_a_banner_says_where_one_is(screen, scene):
    words = scene.commands.controls.notes[WHERE].zoom.remarks[0]
    assert "move 40 of 60" in words
    screen.key(pygame.K_HOME)
    assert "move 0 of 60" in scene.commands.controls.notes[WHERE].zoom.remarks[0]


def test_the_focus_takes_the_arrows_where_it_is_shown(screen, scene):
    screen.key(pygame.K_TAB)
    screen.key(pygame.K_RIGHT)
    assert scene.game.move == 40
    scene.commands.ring.move_to(STRIP)
    screen.key(pygame.K_RIGHT)
    assert scene.game.move == 41


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F3])
def test_a_key_opens_it_over_a_running_game_and_another_leads_back(screen, whole, key):
    play = lay(screen.desk, whole)
    screen.frames(5)
    before = play.game.session.state.fingerprint()
    screen.key(pygame.K_F3)
    scene = screen.scene
    assert isinstance(scene, TimelineScene)
    assert scene.game.move == 60
    screen.key(pygame.K_HOME)
    screen.key(key)
    assert screen.scene is play
    assert play.game.session.state.fingerprint() == before


def test_a_button_of_the_table_opens_it(screen, whole):
    play = lay(screen.desk, whole)
    screen.frames(5)
    screen.click(play.commands.controls.button("timeline").area)
    assert isinstance(screen.scene, TimelineScene)


def test_computer_seats_wait_meanwhile(screen, whole):
    play = lay(screen.desk, whole)
    for seat in range(2):
        play.game.give_seat(seat, "random")
    screen.key(pygame.K_F3)
    before = len(whole.moves)
    screen.frames(60)
    assert isinstance(screen.scene, TimelineScene)
    assert len(whole.moves) == before


def test_shift_r_plays_what_happened_since_the_own_move(screen, whole):
    play = lay(screen.desk, whole)
    screen.frames(5)
    first = play.game.log.last_move_of(play.viewpoint.viewer) + 1
    screen.key(pygame.K_r, "R", pygame.KMOD_SHIFT)
    assert (screen.scene.game.move, screen.scene.commands.plays) == (first, True)


@pytest.mark.parametrize("name", GAMES)
def test_the_result_of_every_game_leads_to_it_and_back(screen, name):
    whole = whole_game(name, GAMES[name].seats[0])
    screen.desk.change_settings(speed="instant")
    screen.desk.stack.push(doors_of(name).result(screen.desk, whole))
    screen.frames(3)
    result = screen.scene
    screen.click(next(widget.area for widget in result.form.widgets if widget.name == "timeline"))
    assert (screen.scene.game.session.game, screen.scene.game.move) == (GAMES[name], len(whole.moves))
    screen.key(pygame.K_LEFT, mod=pygame.KMOD_SHIFT)
    screen.key(pygame.K_SPACE, " ")
    screen.frames(30)
    assert shown(screen.scene) == true(whole, screen.scene.game.move)
    screen.key(pygame.K_ESCAPE)
    assert screen.scene is result


# -- what is hidden --------------------------------------------------------------------------------------------


def hands(scene):
    """The cards in every hand as they are seen."""
    return [player.hand for player in scene.table.model().view.players]


@pytest.fixture(scope="module")
def duel():
    return whole_game("nation_deckbuilder", 2)


def test_hands_stay_hidden_in_a_running_game_of_several_people(screen, duel):
    running = duel.at(60)
    running.give_seat(1, HUMAN)
    screen.desk.open("timeline", running, 30)
    assert all(card == FACE_DOWN for hand in hands(screen.scene) for card in hand)
    assert screen.scene.commands.controls.button("show") is None


def test_whoever_looks_back_at_the_table_sees_the_own_hand(screen, duel):
    running = duel.at(60)
    running.give_seat(1, HUMAN)
    screen.desk.open("timeline", running, 30, 1)
    mine = hands(screen.scene)[1]
    assert mine == running.state_before(30).players[1].hand
    assert all(card == FACE_DOWN for card in hands(screen.scene)[0])


def test_after_the_game_a_switch_shows_all(screen, duel):
    screen.desk.open("timeline", duel, 30)
    screen.frames(2)
    assert FACE_DOWN in hands(screen.scene)[1]
    screen.letter("h")
    true_hands = [player.hand for player in duel.state_before(30).players]
    assert hands(screen.scene) == true_hands
    screen.key(pygame.K_RIGHT)
    assert hands(screen.scene) == [player.hand for player in duel.state_before(31).players]
    screen.click(screen.scene.commands.controls.button("hide").area)
    assert FACE_DOWN in hands(screen.scene)[1]


class WiseThinker(ThinkingInPieces):
    """Knows at once that another move was better, or none."""

    def begin(self, job):
        self.job = job

    def answer(self):
        better = Compared(("pass",), self.behind, 0.1, (Reason("gold", self.behind),))
        view = self.job.observation
        expected = Expected(view.decision.seat, self.job.played, view, 0.75)
        return Counsel(self.job.played, 1.0, 0.1, (better,), (expected,))


@pytest.fixture
def wise(screen):
    screen.desk.thinker = WiseThinker()
    return screen.desk.thinker


@pytest.mark.parametrize(("player", "behind"), [(HUMAN, -1.0), (HUMAN, 1.0), ("normal", 1.0)])
def test_it_can_be_asked_why_a_move_was_made(screen, wise, whole, player, behind):
    wise.behind = behind
    for seat in range(2):
        whole.give_seat(seat, player)
    screen.desk.open("timeline", whole, 40)
    screen.key(pygame.K_w)
    screen.frames(2)
    asked = screen.scene.commands.asked_why
    assert asked.made.move == whole.moves[39] == wise.job.played
    assert asked.counsel.others[0].behind == behind
    screen.key(pygame.K_ESCAPE)
    assert asked.made is None
    assert isinstance(screen.scene, TimelineScene)


@pytest.mark.parametrize(
    ("behind", "said"), [(0.0, "Whatever it plays here comes to the same."), (1.0, "Next best:")]
)
def test_a_move_that_comes_to_the_same_as_others_is_told_beside_them(screen, wise, whole, behind, said):
    wise.behind = behind
    for seat in range(2):
        whole.give_seat(seat, "master")
    screen.desk.open("timeline", whole, 40)
    asked, table = screen.scene.commands.asked_why, screen.scene.table
    screen.key(pygame.K_w)
    other, *_ = (move for move in asked.made.view.decision.moves if move != asked.made.move)
    ties = Compared(other, 0.0, 0.0, ()), Compared(asked.made.move, 0.0, 0.0, ())
    worse = Compared(("pass",), behind, 0.0, (Reason("gold", behind),))
    asked.counsel = Counsel(asked.made.move, 1.0, 0.0, (*ties, worse))
    words = words_in(asked._slip(table), (0, 0, 400, 400), table.theme)
    assert any(each.startswith(said) for each in words)
    assert any(each.startswith("This comes to the same") for each in words) == bool(behind)
    assert sum(asked._words(table, asked.made.move) in each for each in words) == 1


@pytest.mark.parametrize(("player", "says_so"), [("normal", True), ("normal builder", False)])
def test_a_computer_that_thinks_otherwise_by_now_says_so(screen, wise, whole, player, says_so):
    wise.behind = -1.0
    for seat in range(2):
        whole.give_seat(seat, player)
    screen.desk.open("timeline", whole, 40)
    screen.key(pygame.K_w)
    screen.frames(2)
    table = screen.scene.table
    words = words_in(screen.scene.commands.asked_why._slip(table), (0, 0, 400, 400), table.theme)
    assert any(each.startswith("Thinking anew") for each in words) == says_so


def test_another_move_puts_the_answer_away(screen, wise, whole):
    wise.behind = 1.0
    screen.desk.open("timeline", whole, 40)
    screen.key(pygame.K_w)
    screen.key(pygame.K_LEFT)
    assert screen.scene.commands.asked_why.made is None


def test_nobody_tells_while_a_game_goes_on_what_the_viewer_may_not_know(screen, wise):
    running = whole_game("nation_deckbuilder", 2).at(40)
    decider = running.state_before(29).decision.seat
    screen.desk.open("timeline", running, 30, 1 - decider)
    screen.key(pygame.K_w)
    assert screen.scene.commands.asked_why.made is None
    screen.key(pygame.K_ESCAPE)
    screen.desk.open("timeline", running, 30, decider)
    assert screen.scene.commands.can_ask


# -- playing on from here -------------------------------------------------------------------------------------


def opened(screen, session, move):
    """A saved game, and its timeline before a move."""
    journal = screen.desk.saves.begin(session)
    journal.close()
    screen.desk.change_settings(speed="instant")
    screen.desk.open("timeline", session, move)
    screen.frames(2)
    return journal.path, journal.path.read_bytes()


@pytest.mark.parametrize("name", ["nations", "nations_dice", "nation_deckbuilder"])
def test_a_branch_of_a_game_that_is_over_plays_on_with_its_dice_and_cards(screen, name):
    whole = begun(GAMES[name], -1)
    path, before = opened(screen, whole, 30)
    screen.key(pygame.K_F4)
    new = screen.scene.game.journal
    assert new.session.parent[:2] == (path.name, 30)
    assert new.session.state.rng == whole.state_before(30).rng
    screen.frames(10)
    screen.scene.game.play(whole.moves[30])
    assert screen.desk.saves.read(new.path).session.moves == whole.moves[:31]
    assert path.read_bytes() == before


def test_in_a_running_game_it_is_tried_out_and_f4_leads_back(screen):
    path, before = opened(screen, whole := begun(GAMES["wealth_of_nations"], 40), 20)
    button = next(each for each in screen.scene.commands.controls.buttons if each.name == "what_if")
    timeline = screen.scene
    screen.click(button.area)
    assert screen.scene.game.is_what_if
    assert screen.scene.game.session.state.rng != whole.state_before(20).rng
    assert screen.desk.saves.files() == [path]
    screen.key(pygame.K_F4)
    assert screen.scene is timeline
    assert path.read_bytes() == before


def test_nothing_is_played_on_after_the_end(screen):
    opened(screen, whole := begun(GAMES["nations"], -1), 0)
    screen.key(pygame.K_END)
    timeline = screen.scene
    screen.key(pygame.K_F4)
    assert screen.scene is timeline
    assert timeline.game.move == len(whole.moves)


def test_the_curves_of_the_game_that_a_branch_has_left_go_on_beside_its_own(screen):
    whole = begun(GAMES["nations"], -1)
    opened(screen, whole, 0)
    new = played_on(branch(whole, 30, 0), 20)
    screen.desk.open("timeline", new, 40)
    screen.frames(2)
    strip = screen.scene.commands.strip
    assert strip.parents_values[0] == screen.desk.stack._scenes[0].commands.strip.values[0][30:]
    x, y, width, height = screen.scene.strip_area
    assert strip.move_at((x, y, width, height), (x + width, y)) == 50


def test_what_is_before_something_was_dealt_anew_is_shown_as_its_maker_saw_it(screen):
    """The branch is over, but the game that it left still runs."""
    running = begun(GAMES["nation_deckbuilder"], 40)
    over = played_on(branch(running, 40, 1), -1)
    opened(screen, over, 39)
    scene = screen.scene
    scene.commands.toggle_all()
    screen.frames(2)
    assert scene.viewpoint.eyes == 1
    assert FACE_DOWN in scene.table.model().view.players[0].hand
    screen.key(pygame.K_RIGHT)
    screen.frames(2)
    assert FACE_DOWN not in scene.table.model().view.players[0].hand


def test_nobody_tells_why_others_moved_before_something_was_dealt_anew(screen, wise):
    running = begun(GAMES["nation_deckbuilder"], 40)
    mover = running.state_before(30).decision.seat
    tried = try_out(running, 40, 1 - mover).session
    for session in (tried, played_on(branch(running, 40, 1 - mover), -1)):
        screen.desk.open("timeline", session, 30, 1 - mover)
        assert not screen.scene.commands.can_ask
        screen.key(pygame.K_END)
        screen.key(pygame.K_ESCAPE)


class LookingBack(ThinkingInPieces):
    """Says how far it has come, and then that one move was a turning point."""

    number = 20
    has_found = True

    def begin(self, job):
        self.job, self.told = job, 0

    def drop(self):
        self.job = None

    def answer(self):
        self.told += 1
        if self.told < 3:
            return Progress(self.told, 4)
        if isinstance(self.job, OtherMove):
            return Line(self.number, (self.job.move,))
        better = Compared(self.better, -3.0, 0.5, (Reason("gold", -3.0),))
        point = TurningPoint(self.number, self.played, better, (self.better,))
        ledger = Ledger((5.0, -5.0), (Brought(-1, 0, (2.0, -2.0)), Brought(30, 0, (-3.5, 3.5))))
        points = (point,) * self.has_found
        return Review(self.job.seat, (Prospect(4.0, 6.0),) * self.positions, points, ledger)


@pytest.fixture
def ended(screen):
    screen.desk.thinker = thinker = LookingBack()
    whole = played(seats=2, moves=-1)
    decision = whole.state_before(thinker.number).decision
    thinker.played, thinker.positions = whole.moves[thinker.number], len(whole.moves) + 1
    thinker.better = next(move for move in decision.moves if move != thinker.played)
    screen.desk.open("timeline", whole, len(whole.moves))
    return screen.scene


@pytest.fixture
def found(screen, ended):
    screen.key(pygame.K_v)
    screen.frames(5)
    return ended.commands


def test_a_game_that_is_over_is_looked_back_on(screen, ended):
    screen.key(pygame.K_v)
    screen.frames(2)
    assert ended.commands.hindsight.percent > 0
    screen.frames(3)
    assert ended.commands.strip.review is ended.commands.hindsight.review
    screen.key(pygame.K_1)
    assert ended.game.move == LookingBack.number
    screen.key(pygame.K_ESCAPE)
    assert ended.commands.hindsight.review is None
    assert screen.scene is ended


def test_everything_on_the_panel_of_a_review_is_pressed_and_answers_the_pointer(screen, ended, found):
    button = found.controls.button("point:0")
    screen.click(button.area)
    assert ended.game.move == LookingBack.number
    screen.click(found.controls.button("unluckiest").area)
    assert ended.game.move == 31
    (panel,) = (group for group in found.controls.groups if group.floats)
    assert {button.name for button in panel.buttons} == {"close", "point:0", "luckiest", "unluckiest"}
    assert all(button.tells for button in panel.buttons)
    screen.click(found.controls.button("close").area)
    assert found.hindsight.seat is None


@pytest.mark.parametrize(("player", "said"), [(HUMAN, "none"), ("hard", "none_by_itself")])
def test_a_hand_that_looks_back_on_its_own_moves_says_so(screen, ended, player, said):
    session = ended.commands.hindsight.session
    session.seats = tuple(replace(seat, player=player) for seat in session.seats)
    screen.desk.thinker.has_found = False
    screen.key(pygame.K_v)
    screen.frames(5)
    hindsight = ended.commands.hindsight
    assert _found(hindsight, hindsight.review) == said


def test_luck_and_choice_are_told_in_whole_numbers_that_add_up(found):
    (panel,) = (group for group in found.controls.groups if group.floats)
    ledger = found.hindsight.review.ledger
    assert ledger.luck(0) == -1.5
    assert ledger.luck(0) + ledger.choice(0) == ledger.results[0]
    assert any("luck" in str(place.zoom).casefold() for place in panel.notes.values())


def test_luck_names_what_came_up_and_not_the_move_before_it(found):
    session = found.past.whole
    ends = [number for number in range(len(session.moves)) if _kinds(session, number)[-1:] == ["refilled"]]
    assert ends
    for number in ends:
        last = len(session.events_of(number)) - 1
        assert found._chance(Brought(number, last, ())) == "the cards that came up"
    turned = [number for number in range(len(session.moves)) if "event_revealed" in _kinds(session, number)]
    event = _kinds(session, turned[0]).index("event_revealed")
    assert found._chance(Brought(turned[0], event, ())).startswith("Event: ")


def _kinds(session, number):
    return [event.kind for event in session.events_of(number)]


def test_a_turning_point_is_tried_as_a_question(screen, found):
    screen.key(pygame.K_1)
    screen.key(pygame.K_y)
    assert isinstance(screen.scene, QuestionScene)
    assert screen.scene.question.right == (screen.desk.thinker.better,)


def test_the_better_line_is_played_out_in_a_timeline_of_its_own(screen, ended, found):
    screen.key(pygame.K_1)
    screen.key(pygame.K_b)
    screen.frames(6)
    assert screen.scene is not ended
    assert isinstance(screen.scene, TimelineScene)
    assert screen.scene.game.whole.moves[LookingBack.number] == screen.desk.thinker.better
    screen.key(pygame.K_END)
    assert screen.scene.game.move == screen.scene.game.last
    assert screen.scene.commands.controls.notes["where"].zoom.title == "What if"


def test_what_a_person_missed_comes_back_as_a_question(screen, ended, found):
    assert [question.instead for question in practice().due("nations", date.today())][:1] == [
        screen.desk.thinker.played
    ]


def test_looking_back_can_be_stopped(screen, ended):
    screen.key(pygame.K_v)
    screen.key(pygame.K_v)
    assert screen.desk.thinker.job is None
    assert ended.commands.hindsight.seat is None


def test_a_running_game_is_not_looked_back_on(screen, scene):
    screen.key(pygame.K_v)
    assert scene.commands.hindsight.seat is None


def test_after_a_game_of_money_a_switch_shows_every_sum(screen):
    whole = whole_game("wealth_of_nations", 3)
    screen.desk.open("timeline", whole, 60)
    screen.frames(2)
    other = next(seat for seat in range(3) if seat != screen.scene.viewpoint.viewer)
    told = [shown_money(screen.scene.table.model(), other)]
    screen.letter("h")
    told.append(shown_money(screen.scene.table.model(), other))
    assert told[1] == whole.state_before(60).nations[other].money != told[0]
    assert whole.state_before(60).money_shown == "roughly"
