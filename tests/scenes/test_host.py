"""The host: hover, dwell, focus, press, hold, drag and held keys over targets, whoever laid them."""

import pygame
import pytest

from game.files.settings import ONCE, TWICE
from scenes.ui.host.drag import MOVE_TO_LIFT, REST_TO_LIFT
from scenes.ui.host.hit_target import Drop, HitTarget, HoldLonger, Lift, Press, PressAgain, PressDenied, PutBack
from scenes.ui.host.host import DWELL, Host
from scenes.ui.keymap.actions import action

CARD = HitTarget("card", (0, 0, 100, 100), "A card", tells="large")
BUTTON = HitTarget("button", (40, 40, 20, 20), "A button", tells="what it does")
DARK = HitTarget("dark", (200, 0, 50, 50), tells="what it does", why="Not yet.", is_enabled=False)
HELD = HitTarget("held", (300, 0, 50, 50), hold=300.0)
NOTE = HitTarget("note", (0, 0, 600, 20), tells="a number", is_note=True)
PIECE = HitTarget("piece", (0, 200, 50, 50), lifts=True, is_lit=True)
SLOT = HitTarget("slot", (400, 200, 50, 50), takes=True)
BARE = (500, 500)


@pytest.fixture
def done():
    return []


@pytest.fixture
def host(done):
    host = Host(done.append)
    host.offer([NOTE, CARD, BUTTON, DARK, HELD, PIECE, SLOT])
    host.ring.offer([CARD, BUTTON, HELD])
    return host


def click(host, point):
    host.press_down(point)
    host.release(point)


def key(host, code, mod=0):
    return host.step_focus(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod))


# -- pressing


def test_a_click_presses_the_topmost_target(host, done):
    click(host, (50, 50))
    click(host, (10, 50))
    click(host, BARE)
    assert done == [Press("button", (50, 50)), Press("card", (10, 50))]


def test_a_press_that_ends_elsewhere_is_a_drop(host, done):
    host.press_down((10, 50))
    host.move((50, 50))
    host.release((50, 50))
    host.press_down(BARE)
    host.release((10, 50))
    assert done == [Drop(CARD, over="button")] and host.pressed is None


@pytest.mark.parametrize("end", [lambda host: host.release((60, 350)), Host.call_off], ids=["let go", "called off"])
def test_what_is_pressed_hears_where_the_pointer_drags_it_until_the_end(host, end):
    heard = []
    host.offer([HitTarget("slider", (0, 300, 100, 20), on_drag=heard.append, on_let_go=lambda: heard.append("end"))])
    host.move((5, 310))
    host.press_down((10, 310))
    host.move((60, 350))
    end(host)
    host.move((70, 310))
    assert [*dict.fromkeys(heard)] == [(10, 310), (60, 350), "end"] and heard[-1] == "end"


def test_what_can_only_be_asked_is_never_pressed_nor_hides_what_can(host, done):
    host.offer([CARD, NOTE])
    click(host, (10, 10))
    click(host, (400, 10))
    assert done == [Press("card", (10, 10))]


def test_what_is_dark_is_hovered_says_why_at_once_and_is_denied(host, done):
    click(host, (210, 10))
    assert (done, host.hovered, host.hot, host.told) == ([PressDenied("dark")], "dark", None, "dark")


def test_nothing_is_met_or_asked_below_what_is_solid(host, done):
    host.offer([CARD, HitTarget("", (0, 0, 300, 300), is_solid=True), BUTTON])
    click(host, (10, 10))
    assert host.pointed is None
    click(host, (50, 50))
    assert done == [Press("button", (50, 50))]


@pytest.mark.parametrize("ms, fires", [(16, False), (299, False), (300, True)])
def test_what_is_to_be_held_fires_after_its_time_and_says_when_it_was_let_go_too_soon(host, done, ms, fires):
    host.press_down((310, 10))
    host.advance(ms)
    host.release((310, 10))
    host.advance(1000)
    assert done == ([Press("held")] if fires else [HoldLonger("held")])


def test_what_is_held_is_let_go_when_the_pointer_leaves_it_or_when_it_becomes_dark(host, done):
    host.press_down((310, 10))
    host.move(BARE)
    host.advance(1000)
    host.press_down((310, 10))
    host.offer([HELD._replace(is_enabled=False)])
    host.advance(1000)
    assert done == [] and host.held is None


def test_by_its_name_it_is_pressed_at_once_or_begins_to_be_held(host, done):
    assert host.press("card") and host.press("held") and not host.press("dark") and not host.press("nothing")
    host.advance(150)
    host.move(BARE)
    assert (done, host.held) == ([Press("card")], (HELD, 0.5))
    host.advance(150)
    assert done == [Press("card"), Press("held")]


def test_what_a_key_holds_is_let_go_with_the_key(host, done):
    host.press("held")
    host.key_up(pygame.event.Event(pygame.KEYUP, key=pygame.K_p, mod=0))
    host.advance(1000)
    assert done == [HoldLonger("held")]


@pytest.mark.parametrize("by", ["pointer", "key"])
@pytest.mark.parametrize(
    ("holding", "answers"),
    [(TWICE, [PressAgain("held"), Press("held")]), (ONCE, [Press("held"), Press("held")])],
)
def test_who_does_not_hold_presses_twice_or_once_however_long(host, done, by, holding, answers):
    host.holding = holding
    for _ in range(2):
        if by == "pointer":
            host.press_down((310, 10))
            host.advance(1000)
            assert host.held is None, "a slow finger holds nothing"
            host.release((310, 10))
        else:
            host.press("held")
            host.key_up(pygame.event.Event(pygame.KEYUP, key=pygame.K_p, mod=0))
        host.advance(1, fires=False)
        host.advance(1)
    assert done == answers


def test_the_first_of_two_presses_is_forgotten_when_something_else_is_pressed_or_happens(host, done):
    host.holding = TWICE
    for between in (lambda: click(host, (10, 50)), lambda: host.press("card"), host.rest):
        host.press("held")
        between()
        host.advance(1)
        host.rest()
    assert PressAgain("held") in done and Press("held") not in done


def test_what_needs_not_be_held_any_more_is_pressed_and_what_may_not_fire_is_held_on(host, done):
    host.press("held")
    host.offer([HELD._replace(hold=0.0)])
    host.advance(1)
    assert done == [Press("held")]
    host.offer([HELD])
    host.press("held")
    host.advance(1000, fires=False)
    assert len(done) == 1 and host.held == (HELD, 1.0)
    host.advance(1)
    assert done == [Press("held")] * 2


# -- what is told


def test_what_the_pointer_rests_on_tells_of_itself_once(host):
    host.move((10, 50))
    assert not host.advance(DWELL - 1) and host.told is None
    assert host.advance(1) and host.told == "card"
    assert not host.advance(DWELL)
    host.move((12, 50))
    assert host.told == "card"
    host.move((50, 50))
    assert host.told is None


def test_nothing_is_told_while_something_is_pressed_nor_after_it_until_the_pointer_has_come_elsewhere(host):
    host.press_down((10, 50))
    assert not host.advance(5 * DWELL)
    host.release((10, 50))
    assert not host.advance(5 * DWELL)
    host.move((50, 50))
    assert host.advance(DWELL) and host.told == "button"


def test_after_a_press_a_pointer_that_has_moved_on_tells_again_and_one_that_has_trembled_does_not(host):
    click(host, (10, 50))
    host.move((10 + MOVE_TO_LIFT, 50))
    assert not host.advance(DWELL)
    host.move((11 + MOVE_TO_LIFT, 50))
    assert host.advance(DWELL) and host.told == "card"


def test_what_comes_under_a_pointer_that_was_pressed_and_rests_is_not_told_of(host):
    click(host, (10, 50))
    host.offer([HitTarget("another", CARD.area)])
    host.look_around()
    assert not host.advance(5 * DWELL) and host.pointed == "another"


def test_what_comes_under_a_pointer_that_does_not_move_is_told_from_what_it_has_come_to(host):
    host.move((150, 50))
    host.offer([CARD._replace(area=(100, 0, 100, 100))])
    host.look_around()
    assert host.hovered == "card" and not host.has_come
    host.move((151, 50))
    assert host.has_come


def test_in_a_new_position_nothing_is_told_until_the_pointer_has_moved(host):
    host.move((10, 50))
    host.advance(DWELL)
    host.rest()
    assert host.told is None and host.rests and not host.advance(5 * DWELL)
    host.move((11, 50))
    assert not host.rests and host.advance(DWELL) and host.told == "card"


def test_while_something_is_shown_nothing_is_told_and_the_dwell_begins_anew(host):
    host.move((10, 50))
    host.advance(DWELL)
    host.wait()
    assert host.told is None and not host.advance(DWELL - 1)
    assert host.advance(1) and host.told == "card"


def test_it_is_told_at_once_where_that_is_wanted(host):
    host.move((10, 50))
    host.rest()
    host.tell()
    assert host.told == "card" and not host.rests


def test_what_is_asked_elsewhere_than_it_is_pressed(host, done):
    host.offer([CARD._replace(asked_at=(110, 0, 10, 100))])
    host.move((10, 10))
    assert not host.advance(DWELL)
    host.move((115, 10))
    assert host.advance(DWELL) and host.told == "card"
    click(host, (115, 10))
    assert done == []


def test_what_focus_or_pointer_has_come_to_last_is_asked_about(host):
    host.move((10, 50))
    key(host, pygame.K_TAB)
    key(host, pygame.K_RIGHT)
    assert host.focused == "button", "in the middle of the card"
    key(host, pygame.K_RIGHT)
    assert host.told == host.pointed == host.focused == "held"
    host.move((12, 50))
    assert host.pointed == "held"
    host.move((50, 50))
    assert (host.pointed, host.told, host.focused) == ("button", None, "held")
    key(host, pygame.K_LEFT)
    assert host.told == host.pointed == host.focused != "held"
    click(host, (10, 50))
    assert (host.pointed, host.focused) == ("card", None)


def test_in_a_new_position_the_focus_tells_of_nothing_until_a_key_has_moved_it(host):
    key(host, pygame.K_TAB)
    host.rest()
    host.move((50, 50))
    assert host.pointed == "button"
    host.rest()
    key(host, pygame.K_TAB)
    assert host.told == host.focused and not host.rests


def test_a_focus_that_moves_on_as_its_place_goes_tells_of_nothing(host):
    key(host, pygame.K_TAB)
    key(host, pygame.K_RIGHT)
    gone = host.focused
    host.told = None
    host.ring.offer([each for each in (CARD, BUTTON, HELD) if each.name != gone])
    host.look_around()
    assert host.focused not in (None, gone)
    host.advance(10_000)
    assert host.told is None
    key(host, pygame.K_TAB)
    assert host.told == host.focused


# -- carrying


def lift(host):
    host.press_down((10, 210))
    host.move((10 + MOVE_TO_LIFT + 1, 210))
    host.carry(["twin"])


def test_what_lifts_is_lifted_by_moving_or_by_resting_once_for_every_press(host, done):
    host.press_down((10, 210))
    host.move((10 + MOVE_TO_LIFT, 210))
    assert done == []
    host.move((11 + MOVE_TO_LIFT, 210))
    host.move((12 + MOVE_TO_LIFT, 210))
    assert done == [Lift("piece")] and host.carried is None
    host.press_down((10, 210))
    host.advance(REST_TO_LIFT)
    assert done == [Lift("piece")] * 2
    host.press_down((10, 50))
    host.advance(REST_TO_LIFT)
    assert len(done) == 2


def test_what_is_carried_is_dropped_where_it_is_taken(host, done):
    lift(host)
    assert (host.pressed, host.hovered, host.pointed) == (None, None, None)
    assert host.carried.names == ("piece", "twin") and [*host.landings] == ["slot"]
    host.move((425, 225))
    assert host.landing == "slot" and host.advance(16)
    carried = host.carried
    host.release((425, 225))
    assert done[1:] == [Drop(PIECE, carried, "slot", "slot", True)] and host.carried is None


def test_what_is_let_go_where_nothing_takes_it_says_what_lies_there(host, done):
    lift(host)
    host.release((50, 50))
    assert (done[-1].taken_by, done[-1].over, done[-1].has_landings) == (None, "button", True)


@pytest.mark.parametrize(
    "call_off", [lambda host: host.call_off(), lambda host: host.move(BARE, is_down=False), lambda host: host.leave()]
)
def test_carrying_is_called_off(host, done, call_off):
    lift(host)
    carried = host.carried
    call_off(host)
    assert done[1:] == [PutBack(carried)] and host.carried is None and not host.call_off()


# -- keys that are held


def test_a_key_is_held_until_it_goes_up(host):
    row, other = action("show.step"), action("cover.menu")
    host.hold_key(row)
    host.advance(120)
    assert (host.key_ms(row), host.key_ms(other)) == (120, None)
    assert host.key_up(pygame.event.Event(pygame.KEYUP, key=other.code, mod=0)) is None
    assert host.key_up(pygame.event.Event(pygame.KEYUP, key=row.code, mod=0)) == (row, 120)
    assert host.key_ms(row) is None


def test_a_window_that_is_left_holds_no_key(host):
    host.hold_key(action("show.step"))
    host.handle_pointer(pygame.event.Event(pygame.WINDOWFOCUSLOST), lambda pixel: pixel)
    assert host.key_ms(action("show.step")) is None
