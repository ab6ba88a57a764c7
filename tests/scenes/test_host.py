"""The host: hover, dwell, press and hold over targets, whoever laid them."""

import pytest

from scenes.ui.host.host import DWELL, HitTarget, Host

CARD = HitTarget("card", (0, 0, 100, 100), "A card", tells="large")
BUTTON = HitTarget("button", (40, 40, 20, 20), "A button", tells="what it does")
DARK = HitTarget("dark", (200, 0, 50, 50), tells="what it does", why="Not yet.", is_enabled=False)
HELD = HitTarget("held", (300, 0, 50, 50), hold=300.0)
NOTE = HitTarget("note", (0, 0, 600, 20), tells="a number", is_note=True)
BARE = (500, 500)


@pytest.fixture
def pressed():
    return []


@pytest.fixture
def host(pressed):
    host = Host(pressed.append)
    host.offer([NOTE, CARD, BUTTON, DARK, HELD])
    return host


def click(host, point):
    host.press_down(point)
    return host.release(point)


def test_a_click_presses_the_topmost_target(host, pressed):
    click(host, (50, 50))
    click(host, (10, 50))
    click(host, BARE)
    assert pressed == ["button", "card"]


def test_a_press_counts_only_where_it_began(host, pressed):
    host.press_down((10, 50))
    host.move((50, 50))
    assert host.release((50, 50)) is None
    host.press_down(BARE)
    host.release((10, 50))
    assert pressed == [] and host.pressed is None


def test_what_can_only_be_asked_is_never_pressed_nor_hides_what_can(host, pressed):
    host.offer([CARD, NOTE])
    click(host, (10, 10))
    click(host, (400, 10))
    assert pressed == ["card"]


def test_what_is_dark_is_hovered_says_why_at_once_and_is_not_pressed(host, pressed):
    click(host, (210, 10))
    assert (pressed, host.hovered, host.hot, host.told) == ([], "dark", None, "dark")


def test_nothing_is_met_below_what_is_solid(host, pressed):
    host.offer([CARD, HitTarget("", (0, 0, 300, 300), is_solid=True), BUTTON])
    click(host, (10, 10))
    click(host, (50, 50))
    assert pressed == ["button"]


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


def test_what_is_asked_elsewhere_than_it_is_pressed(host, pressed):
    host.offer([CARD._replace(asked_at=(110, 0, 10, 100))])
    host.move((10, 10))
    assert not host.advance(DWELL)
    host.move((115, 10))
    assert host.advance(DWELL) and host.told == "card"
    click(host, (115, 10))
    assert pressed == []


@pytest.mark.parametrize("ms, fires", [(16, False), (299, False), (300, True)])
def test_what_is_to_be_held_fires_after_its_time_and_says_when_it_was_let_go_too_soon(host, pressed, ms, fires):
    host.press_down((310, 10))
    host.advance(ms)
    assert host.release((310, 10)) == (None if fires else "held")
    assert pressed == (["held"] if fires else [])


def test_what_is_held_is_let_go_when_the_pointer_leaves_it_or_when_it_becomes_dark(host, pressed):
    host.press_down((310, 10))
    host.move(BARE)
    host.advance(1000)
    host.press_down((310, 10))
    host.offer([HELD._replace(is_enabled=False)])
    host.advance(1000)
    assert pressed == [] and host.held is None


def test_by_its_name_it_is_pressed_at_once_or_begins_to_be_held(host, pressed):
    assert host.press("card") and host.press("held") and not host.press("dark") and not host.press("nothing")
    host.advance(150)
    assert (pressed, host.held) == (["card"], (HELD, 0.5))
    host.advance(150)
    assert pressed == ["card", "held"] and host.let_go() is None


def test_what_has_begun_to_be_held_is_held_to_its_end_though_it_no_longer_needs_to_be(host, pressed):
    host.press("held")
    host.offer([HELD._replace(hold=0.0)])
    host.advance(299)
    assert pressed == [] and host.held
    host.advance(1)
    assert pressed == ["held"]
