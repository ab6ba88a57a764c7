"""The timeline: the table as it was before any move, by mouse and by keyboard."""

import gc
from weakref import ref

import pygame
import pytest

from game import GAMES
from game.text.sentences import Sentences
from scenes.games.plugin import plugin_of
from scenes.play.play_scene import PlayScene
from scenes.results.result_scene import PAUSE
from scenes.table.panels.prompt import PROMPT
from scenes.timeline.rail import STRIP, WHERE
from scenes.timeline.strip import RISEN
from scenes.timeline.timeline_scene import TimelineScene
from scenes.tools.games_shown import whole_game
from tests.scenes.tables_played import lay, played

say = Sentences("screens")


@pytest.fixture
def whole():
    return played(seats=2, moves=60)


@pytest.fixture
def scene(screen, whole):
    screen.app.change_settings(speed="normal")
    screen.app.open("timeline", whole, 40)
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
    screen.app.open("timeline", whole, 0)
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
    assert ready.layout.targets == table.table.layout(anew).targets


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
    top = lay(screen.app, whole).table.top
    screen.frames(1)
    before, canvas = pygame.image.tobytes(top.picture(), "RGB"), ref(top.canvas)
    screen.app.open("timeline", whole, 40)
    screen.frames(1)
    assert canvas() is None
    screen.app.stack.pop()
    screen.frames(1)
    assert pygame.image.tobytes(top.picture(), "RGB") == before


def test_a_timeline_that_is_left_keeps_neither_pictures_nor_what_it_has_laid(screen, rested):
    canvas, ready = ref(rested.table.top.canvas), rested.table.ready
    assert ready()
    screen.app.stack.pop()
    assert canvas() is None
    assert ready() is None


def test_a_table_under_a_dialog_keeps_its_picture(screen, whole):
    below = lay(screen.app, whole)
    screen.frames(1)
    picture = below.table.top.canvas
    screen.key(pygame.K_ESCAPE)
    assert not screen.scene.covers
    assert below.table.top.canvas is picture


def test_pieces_hold_their_pictures_only_as_long_as_they_lie_there(scene):
    top = scene.table.top
    top.settle([], {}, frozenset())
    lying = top.layout.sprites.keys() - top.motion.travels.keys()
    assert top._lying.keys() == lying
    gone = min(lying)
    top.settle([], {}, frozenset({gone}))
    assert top._lying.keys() == lying - {gone}


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
    moves = [move for move in range(60) if {"war_ended", "event_resolved"} & {e.kind for e in whole.events_of(move)}]
    assert moves
    screen.key(pygame.K_HOME)
    for move in moves:
        screen.key(pygame.K_PAGEDOWN)
        assert scene.game.move == move
    screen.key(pygame.K_PAGEUP)
    assert scene.game.move == ([0, *moves])[-2]


def test_the_strip_is_dragged(screen, scene, whole):
    x, y, width, height = scene.commands.strip_area
    screen.drag((x + 2, y + height / 2, 1, 1), (x + width - 2, y + height / 2, 1, 1))
    assert scene.game.move == 60
    screen.click((x + width / 2, y + height / 2, 1, 1))
    assert scene.game.move == 30
    assert shown(scene) == true(whole, 30)


def test_no_words_flicker_on_a_strip_that_is_dragged_fast_and_they_come_when_the_pointer_stays(screen, scene):
    x, y, width, height = scene.commands.strip_area
    spots = [screen.pixel((x + width * share, y + height / 2, 1, 1)) for share in (0.9, 0.2, 0.7, 0.4, 0.6)]
    popovers = scene.commands.sight.popovers
    screen.press_mouse(spots[0])
    screen.frames(4)
    assert popovers.rect_of(STRIP)
    seen = []
    for spot in spots[1:]:
        screen.move_to(spot, pressed=True)
        seen.append(popovers.rect_of(STRIP))
    assert seen[0] and seen[0] == seen[1] and not seen[-1]
    screen.frames(4)
    assert popovers.rect_of(STRIP)


def test_what_the_strip_is_dragged_to_is_laid_in_one_frame_and_shown_in_the_next(screen, scene):
    x, y, width, height = scene.commands.strip_area
    screen.press_mouse(screen.pixel((x + 2, y + height / 2, 1, 1)))
    screen.frames(2)
    before, laid = scene.game.move, scene.table.top.times_laid
    screen.move_to(screen.pixel((x + width / 2, y + height / 2, 1, 1)), pressed=True)
    assert (scene.game.move, scene.table.top.times_laid) == (before, laid), "laid aside"
    screen.frames(1)
    assert scene.game.move == 30
    screen.move_to(screen.pixel((x + width / 3, y + height / 2, 1, 1)), pressed=True)
    screen.key(pygame.K_END)
    screen.frames(2)
    assert scene.game.move == 60, "a key has the last word"


def test_the_wheel_turns_the_strip_and_its_presses_do_nothing_besides(screen, scene):
    pos = screen.pixel(scene.commands.strip_area)
    screen.move_to(pos)
    before = scene.game.move
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        screen.post(kind, pos=pos, button=pygame.BUTTON_WHEELUP, touch=False)
    assert scene.game.move == before
    screen.post(pygame.MOUSEWHEEL, x=0, y=1, flipped=False)
    assert abs(scene.game.move - before) == 1


def test_the_strip_stays_where_it_is_at_every_move(screen, scene):
    before = scene.commands.strip_area
    for key in (pygame.K_HOME, pygame.K_RIGHT, pygame.K_END):
        screen.key(key)
        assert scene.commands.strip_area == before


def test_the_strip_rises_while_it_is_pointed_at_and_can_be_clicked_there(screen, scene, whole):
    screen.move_to(screen.pixel(scene.commands.strip_area))
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
    play = PlayScene(screen.app, screen.app.saves.begin(whole.at(25)))
    while play.game.log.read_back() or scene.game.log.read_back():
        pass
    assert [entry.line.words for entry in scene.game.log.entries] == [
        entry.line.words for entry in play.game.log.entries
    ]
    assert scene.table.model().forecast == play.table.model().forecast


def test_going_through_time_is_silent_and_moves_nothing(screen, scene, whole, monkeypatch):
    heard, before = [], whole.state.fingerprint()
    monkeypatch.setattr(screen.app.sounds, "play", lambda name, **facts: heard.append(name))
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
    screen.app.change_settings(speed="instant")
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
    assert words.startswith("Medieval, round 3 of 8\n")
    assert [str(nation.vp) in words for nation in whole.state_before(36).nations] == [True, True]


def test_the_viewers_question_is_not_asked_again(screen, scene, whole):
    own = next(move for move in range(60) if whole.state_before(move).decision.seat == scene.viewpoint.viewer)
    scene.commands.seek(own)
    screen.frames()
    assert PROMPT not in scene.table.top.layout.targets
    assert scene.table.model().decision.seat == scene.viewpoint.viewer


def test_a_banner_says_in_which_round_one_is(screen, scene, whole):
    last = whole.game.round_number(whole.state)
    assert last > 1
    for key, number in ((pygame.K_HOME, 1), (pygame.K_END, last)):
        screen.key(key)
        assert scene.commands.controls.notes[WHERE].tells.remarks[0].endswith(f", round {number} of 8")
        assert scene.spoken_heading.startswith(f"Timeline, round {number}")


def test_the_focus_takes_the_arrows_where_it_is_shown(screen, scene):
    screen.key(pygame.K_TAB)
    screen.key(pygame.K_RIGHT)
    assert scene.game.move == 40
    scene.commands.ring.move_to(STRIP)
    screen.key(pygame.K_RIGHT)
    assert scene.game.move == 41


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F3])
def test_a_key_opens_it_over_a_running_game_and_another_leads_back(screen, whole, key):
    play = lay(screen.app, whole)
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


def test_escape_puts_the_answer_away_before_it_leads_back_to_a_what_if(screen, whole):
    lay(screen.app, whole)
    screen.frames(5)
    screen.key(pygame.K_F4)
    what_if = screen.scene
    screen.key(pygame.K_F3)
    scene = screen.scene
    screen.key(pygame.K_w)
    assert scene.commands.asked_why.made
    screen.key(pygame.K_ESCAPE)
    assert screen.scene is scene and scene.commands.asked_why.made is None
    screen.key(pygame.K_ESCAPE)
    assert screen.scene is what_if


def test_a_button_of_the_table_opens_it(screen, whole):
    play = lay(screen.app, whole)
    screen.frames(5)
    screen.click(play.commands.controls.button("timeline").area)
    assert isinstance(screen.scene, TimelineScene)


def test_computer_seats_wait_meanwhile(screen, whole):
    play = lay(screen.app, whole)
    for seat in range(2):
        play.game.give_seat(seat, "random")
    screen.key(pygame.K_F3)
    before = len(whole.moves)
    screen.frames(60)
    assert isinstance(screen.scene, TimelineScene)
    assert len(whole.moves) == before


def test_shift_r_plays_what_happened_since_the_own_move(screen, whole):
    play = lay(screen.app, whole)
    screen.frames(5)
    first = first_of_others(whole, play.viewpoint.viewer)
    screen.key(pygame.K_r, "R", pygame.KMOD_SHIFT)
    assert (screen.scene.game.move, screen.scene.commands.plays) == (first, True)


def test_a_button_of_the_timeline_plays_it_too(screen, whole):
    play = lay(screen.app, whole)
    screen.frames(5)
    first = first_of_others(whole, play.viewpoint.viewer)
    screen.click(play.commands.controls.button("timeline").area)
    scene = screen.scene
    screen.click(scene.commands.controls.button("since").area)
    assert (scene.game.move, scene.commands.plays) == (first, True)


def first_of_others(whole, seat):
    """The number of the first of the latest moves in a row that others made."""
    decided = [whole.state_before(move).decision.seat for move in range(len(whole.moves))]
    last = max(number for number, each in enumerate(decided) if each != seat)
    return next(number for number in range(last, -1, -1) if number == 0 or decided[number - 1] == seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_amid_the_own_turn_it_plays_what_others_did_before_it(screen, whole, seat):
    decided = [whole.state_before(move).decision.seat for move in range(len(whole.moves))]
    amid = next(move for move in range(20, 60) if decided[move - 1] == seat and seat ^ 1 in decided[: move - 1])
    screen.app.open("timeline", whole, amid, seat)
    scene = screen.scene
    screen.click(scene.commands.controls.button("since").area)
    shown = decided[scene.game.move : amid]
    assert scene.commands.plays
    assert seat ^ 1 in shown
    assert scene.game.move == 0 or decided[scene.game.move - 1] == seat


def test_alone_it_plays_the_last_move_again(screen):
    play = lay(screen.app, played(seats=1, moves=9))
    screen.frames(5)
    screen.key(pygame.K_r, "R", pygame.KMOD_SHIFT)
    assert (screen.scene.game.move, screen.scene.commands.plays) == (8, True)
    assert screen.scene is not play


def test_before_any_move_it_says_that_nothing_has_happened(screen):
    play = lay(screen.app, played(seats=2, moves=0))
    screen.frames(5)
    screen.key(pygame.K_r, "R", pygame.KMOD_SHIFT)
    assert screen.scene is play
    assert play.commands.hints.notice.words == say("notes.nothing_yet")


def test_nobody_waits_for_a_turn_in_a_game_that_is_over(screen):
    screen.app.open("timeline", whole_game("nations", 2), 0)
    screen.frames(2)
    assert screen.scene.commands.controls.button("review")
    assert not screen.scene.commands.controls.button("since")


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", GAMES)
def test_the_result_of_every_game_leads_to_it_and_back(screen, name):
    whole = whole_game(name, GAMES[name].seats[0])
    screen.app.change_settings(speed="instant")
    screen.app.stack.push(plugin_of(name).result(screen.app, whole))
    screen.frames(3, PAUSE)
    result = screen.scene
    screen.click(next(each.area for each in result.form.controls if each.name == "timeline"))
    assert (screen.scene.game.session.game, screen.scene.game.move) == (GAMES[name], len(whole.moves))
    screen.key(pygame.K_LEFT, mod=pygame.KMOD_SHIFT)
    screen.key(pygame.K_SPACE, " ")
    screen.frames(30)
    assert shown(screen.scene) == true(whole, screen.scene.game.move)
    screen.key(pygame.K_ESCAPE)
    assert screen.scene is result


def test_shift_r_comes_back_to_the_turn_it_was_pressed_in(screen, whole):
    play = lay(screen.app, whole)
    screen.frames(5)
    screen.key(pygame.K_r, "R", pygame.KMOD_SHIFT)
    assert screen.scene is not play
    screen.frames(40, 2_000)
    assert screen.scene is play
    screen.key(pygame.K_r, "R", pygame.KMOD_SHIFT)
    timeline = screen.scene
    screen.key(pygame.K_SPACE)
    screen.key(pygame.K_SPACE)
    screen.frames(5, 2_000)
    assert screen.scene is timeline


def test_in_the_past_shift_r_plays_up_to_where_it_was_pressed(screen, whole):
    screen.app.open("timeline", whole, 30, 0)
    scene = screen.scene
    screen.key(pygame.K_r, "R", pygame.KMOD_SHIFT)
    assert scene.game.move < 30
    screen.frames(40, 2_000)
    assert (scene.game.move, scene.commands.plays) == (30, False)
