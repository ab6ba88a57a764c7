"""A pointer that rests: whatever it brings about, the picture comes to rest, in every game, at every place."""

from __future__ import annotations

import zlib

import pygame
import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.learn.lesson import lesson_named
from game.learn.progress import Progress
from game.session.session import HUMAN, Seat, Session
from scenes.play.help.newcomer_hints import REST, TOLD
from scenes.play.help.possible import KIND_PREFIX
from scenes.play.view.idle_motion import IdleMotion
from scenes.ui.controls.lit_air import LitAir
from scenes.ui.host.host import DWELL
from tests.scenes.answering import target_at
from tests.scenes.tables_played import lay

TABLES = {
    "nations": (3, 60),
    "nations_dice": (2, 60),
    "nation_deckbuilder": (2, 150),
    "nation_deckbuilder of three": (3, 400),
    "nation_deckbuilder of teams": (4, 200),
    "wealth_of_nations": (3, 80),
}
"""How many sit at a table, and after how many moves it is looked at."""

STILL = 3
"""Frames that must be alike, each of them made anew because the mouse reports where it is."""


def played(name):
    """A game of people, played by chance for a while."""
    seats, moves = TABLES[name]
    people = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, seats + 1)]
    session = Session(GAMES[name.split()[0]], {}, people, 11)
    hand = RandomBot(11)
    while len(session.moves) < moves:
        session.play(hand.choose(session.state, session.state.decision))
    return session


@pytest.fixture(params=TABLES)
def scene(request, screen, monkeypatch):
    monkeypatch.setattr(IdleMotion, "stamps", lambda life: [])
    monkeypatch.setattr(LitAir, "stamps", lambda air, theme: [])
    screen.app.change_settings(tips="none", city_look="off")
    scene = lay(screen.app, played(request.param))
    screen.frames(3)
    if scene.viewpoint.is_covered:
        scene._uncover()
    screen.frames(20, 1000)
    return scene


def spots(scene):
    """The middles of all places, in pixels, and points between the places."""
    theme = scene.table.theme
    middles = {theme.rect(*place.area).center for place in scene.table.top.layout.targets.values()}
    yield from sorted(middles)
    for across in range(20, 1280, 310):
        for down in range(60, 720, 170):
            yield theme.spot(across, down)


def picture(screen):
    """The window as a number."""
    return zlib.crc32(pygame.display.get_surface().get_buffer())


def pictures_at(screen, spot):
    """What is seen frame by frame once a pointer has rested here."""
    screen.move_to(spot)
    screen.frames(2, 5000)  # what was said elsewhere is gone
    screen.frames(2, DWELL)
    seen = []
    for _ in range(STILL):
        screen.move_to(spot)
        screen.frames(1, DWELL)
        seen.append(picture(screen))
    return seen


@pytest.mark.sample(3)
@pytest.mark.long
def test_a_pointer_at_rest_leaves_the_picture_at_rest(screen, scene):
    restless = [spot for spot in spots(scene) if len(set(pictures_at(screen, spot))) > 1]
    assert restless == []


@pytest.mark.sample(3)
def test_a_click_on_a_plaque_keeps_the_board_that_its_rest_has_shown(screen, scene):
    plaque = plaque_of_another(scene)
    spot = free_spot(scene, plaque)
    pictures_at(screen, spot)
    assert scene.viewpoint.is_peeking
    screen.press_mouse(spot)
    screen.release_mouse(spot)
    pictures_at(screen, spot)
    assert not scene.viewpoint.is_peeking
    assert scene.viewpoint.shown_seat == plaque.looks_at


@pytest.mark.sample(3)
def test_a_board_is_peeked_at_beside_the_list_of_what_can_be_done(screen, scene):
    screen.key(pygame.K_i)
    screen.frames(40)
    possible = scene.commands.possible
    for number in range(len(possible.kinds)):
        screen.click(scene.commands.controls.button(f"{KIND_PREFIX}{number}").area)
        if not spots_to_peek_from(scene):
            assert scene.game.session.game.name == "wealth_of_nations"
            continue
        peek(screen, scene)
        assert scene.viewpoint.is_peeking and possible.is_open


@pytest.mark.sample(3)
def test_what_newcomers_are_told_waits_while_a_board_is_peeked_at(screen, scene):
    screen.app.change_settings(tips="full")
    peek(screen, scene)
    screen.frames(3, 2 * REST)
    assert scene.viewpoint.is_peeking
    assert scene.newcomer_hints.told is None
    screen.move_to((5, 400))
    screen.frames(14, REST)
    lit = [scene.table.theme.rect(*place.area) for place in scene.table.lit_targets.values()]
    told = scene.commands.sight.popovers.rect_of(TOLD)
    assert told is None or told.collidelist(lit) < 0
    is_crowded = len(scene.game.session.seats) == 4
    assert told or is_crowded, "a table of teams has no room for it off all that is read"


@pytest.mark.sample(3)
def test_a_plaque_that_comes_under_a_resting_pointer_shows_no_board(screen, scene):
    spot = spots_to_peek_from(scene)[0]
    scene.host.move((2.0, 300.0))
    scene.host.point = scene.table.theme.to_units(spot)
    for _ in range(3):
        scene.host.look_around()
        scene.commands.sight.look(is_quiet=True)
        scene.viewpoint.advance(DWELL)
    assert peeks(scene.table.top.layout.targets[scene.host.hovered], scene.viewpoint.viewer)
    assert not scene.viewpoint.is_peeking


def test_a_board_is_peeked_at_in_a_lesson(screen):
    screen.app.change_settings(speed="instant")
    lesson = lesson_named("nations_dice/first_round")
    Progress().keep(lesson, 2)
    screen.app.open("lesson", lesson)
    screen.frames(20, 50)
    peek(screen, screen.scene)
    assert screen.scene.viewpoint.is_peeking and screen.scene.commands.sight.step_popover


def peek(screen, scene):
    """Rest the pointer on the plaque of another seat; once its board is shown, the mouse reports again where it is."""
    spot = spots_to_peek_from(scene)[0]
    screen.move_to(spot)
    screen.frames(2, DWELL)
    screen.move_to(spot)


def spots_to_peek_from(scene):
    """The pixels of all plaques of other seats on which nothing lies."""
    viewer, places = scene.viewpoint.viewer, scene.table.top.layout.targets.values()
    return [spot for place in places if peeks(place, viewer) for spot in free_spots(scene, place)]


def plaque_of_another(scene):
    viewer = scene.viewpoint.viewer
    return next(place for place in scene.table.top.layout.targets.values() if peeks(place, viewer))


def peeks(place, viewer):
    """Whether this is the plaque of another seat, and nothing that lies on it."""
    return place.looks_at not in (None, viewer) and place.tells is None


def free_spot(scene, plaque):
    return next(free_spots(scene, plaque))


def free_spots(scene, plaque):
    """The pixels of a plaque on which nothing lies."""
    x, y, width, height = plaque.area
    points = ((x + across, y + down) for down in range(4, int(height), 6) for across in range(4, int(width), 6))
    top, popovers = scene.table.top, scene.commands.sight.popovers
    for point in points:
        spot = scene.table.theme.spot(*point)
        if top.within_reach[target_at(top, point)] is plaque and not popovers.at(spot):
            yield spot
