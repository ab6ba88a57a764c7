"""Fingers: taps, long presses that ask, drags, two fingers, and targets that are large enough."""

import pygame
import pytest

from scenes.ui.host.hit_target import HitTarget, Lift, Press
from scenes.ui.host.host import Host
from scenes.ui.host.touch import ASK_MS, LEAST, SLACK
from tests.scenes.fingers import control, place
from tests.scenes.tables_played import lay_first_turn

CARD = HitTarget("card", (0, 0, 100, 100), tells="large")
SMALL = HitTarget("small", (300, 300, 20, 10), tells="small")
PIECE = HitTarget("piece", (0, 200, 50, 50), lifts=True)
HELD = HitTarget("held", (500, 0, 50, 50), hold=300.0)
CLOTH = HitTarget("cloth", (0, 0, 1280, 720))


@pytest.fixture
def done():
    return []


@pytest.fixture
def host(done):
    host = Host(done.append)
    host.finger.reach = 44.0
    host.offer([CLOTH, CARD, SMALL, PIECE, HELD])
    return host


def touch(host, kind, point):
    kinds = {"down": pygame.MOUSEBUTTONDOWN, "up": pygame.MOUSEBUTTONUP, "move": pygame.MOUSEMOTION}
    facts = {"buttons": (1, 0, 0)} if kind == "move" else {"button": 1}
    event = pygame.event.Event(kinds[kind], pos=point, touch=True, **facts)
    return host.handle_pointer(event, lambda pos: pos)


def test_a_tap_presses_and_leaves_no_pointer_behind(host, done):
    touch(host, "down", (50, 50))
    host.advance(100)
    touch(host, "up", (50, 50))
    assert done == [Press("card", (50, 50))]
    assert (host.point, host.hovered, host.told) == (None, None, None)


def test_a_long_press_asks_and_presses_nothing_until_the_next_tap(host, done):
    touch(host, "down", (50, 50))
    touch(host, "move", (50 + SLACK, 50))
    host.advance(ASK_MS - 1)
    assert host.told is None
    host.advance(1)
    assert host.told == "card"
    assert touch(host, "up", (50, 50))
    host.advance(5000)
    assert done == [] and host.told == "card"
    touch(host, "down", (50, 50))
    assert host.told is None
    touch(host, "up", (50, 50))
    assert done == [Press("card", (50, 50))]


def test_a_finger_that_goes_some_way_asks_nothing_and_lifts_a_piece(host, done):
    touch(host, "down", (20, 220))
    host.advance(200)
    assert done == [], "a finger that rests lifts nothing"
    touch(host, "move", (20 + SLACK + 1, 220))
    host.advance(ASK_MS)
    assert done == [Lift("piece")] and host.told is None


def test_what_must_be_held_is_held_by_a_finger_too(host, done):
    touch(host, "down", (510, 10))
    host.advance(300)
    host.advance(ASK_MS)
    touch(host, "up", (510, 10))
    assert [each for each in done if isinstance(each, Press)] == [Press("held")] and host.told is None


@pytest.mark.parametrize("point", [(310, 322), (288, 305), (331, 305)])
def test_a_finger_beside_something_small_means_it(host, done, point):
    touch(host, "down", point)
    touch(host, "up", point)
    assert done[0].name == "small"


def test_a_finger_far_from_everything_means_what_lies_there(host, done):
    touch(host, "down", (310, 340))
    touch(host, "up", (310, 340))
    assert done == [Press("cloth", (310, 340))]


# -- at the screen


def fingers(screen, *places):
    """Fingers come down one after the other, and go up again, as a system tells of them."""
    for number, (x, y) in enumerate(places):
        if number == 0:
            screen.post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=True)
        screen.post(pygame.FINGERDOWN, touch_id=1, finger_id=number, x=x / 1280, y=y / 720, dx=0.0, dy=0.0)
    for number, (x, y) in enumerate(places):
        if number == 0:
            screen.post(pygame.MOUSEBUTTONUP, pos=(x, y), button=1, touch=True)
        screen.post(pygame.FINGERUP, touch_id=1, finger_id=number, x=x / 1280, y=y / 720, dx=0.0, dy=0.0)


def test_two_fingers_go_back_and_press_nothing(screen):
    screen.app.open("menu")
    screen.app.open("settings", "control")
    screen.frames()
    at = screen.pixel(place(screen, "rumble").area)
    fingers(screen, at, (900, 600))
    assert screen.scene.name == "menu" and not screen.app.settings.rumble
    screen.app.open("settings", "control")
    screen.frames()
    fingers(screen, at)
    assert screen.app.settings.rumble


def test_fingers_on_a_trackpad_do_not_count(screen):
    screen.app.open("menu")
    screen.app.open("settings", "control")
    screen.frames()
    for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
        for finger in (0, 1):
            screen.post(kind, touch_id=1, finger_id=finger, x=0.5, y=0.5, dx=0.0, dy=0.0)
    assert screen.scene.name != "menu"


def test_what_a_finger_asks_at_a_table_is_said_above_the_hand(screen):
    scene = lay_first_turn(screen)
    screen.frames(3)
    name = next(each for each in scene.table.lit if each in scene.table.top.layout.sprites)
    at = screen.pixel(scene.table.top.layout.targets[name].area)
    moves = len(scene.game.session.moves)
    screen.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=True)
    screen.frames(1, ASK_MS)
    screen.frames(2)
    screen.post(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=True)
    screen.frames(3)
    assert scene.commands.hints.shown == name and len(scene.game.session.moves) == moves
    rects = [each.rect for each in scene.commands.sight.popovers.lying]
    hand = scene.table.theme.rect(*scene.host.finger.hand)
    assert rects and not any(rect.colliderect(hand) for rect in rects)


@pytest.mark.parametrize("letters", [100, 150])
def test_everything_is_large_enough_for_a_finger(screen, letters):
    screen.app.change_settings(letters=letters)
    screen.app.open("menu")
    screen.app.open("settings", "control")
    screen.frames()
    theme = screen.scene.theme
    x, y, wide, high = place(screen, "rumble").area
    below = screen.app.theme.rect(x, y, wide, high).centery + int(LEAST / 2) - 1
    left = screen.app.theme.rect(x, y, wide, high).centerx
    assert screen.scene.form.host.finger.reach * theme.s == pytest.approx(LEAST)
    assert control(screen, "rumble")
    hit = screen.scene.form.host.finger.aimed(theme.to_units((left, below)), screen.scene.form.targets)
    assert screen.scene.form.host.at(hit).name == "rumble"
