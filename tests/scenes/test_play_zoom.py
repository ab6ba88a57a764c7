"""A card is shown large once the pointer has rested on it, or pinned, off what is needed."""

import pygame
import pytest

from game import GAMES
from scenes.play.help.hints import PINNED_PREFIX
from scenes.play.help.zoom import Zooms
from scenes.play.view.renderer import TOP_RAIL
from scenes.ui.host.drag import middle
from scenes.ui.host.host import DWELL, LATE
from tests.scenes.tables_played import lay, played, questions


def test_a_zoom_appears_after_the_pointer_has_rested():
    zooms = Zooms()
    zooms.hover("temple")
    assert not zooms.advance(DWELL - 10)
    assert zooms.shown is None
    assert zooms.advance(10)
    assert zooms.shown == "temple"


def test_moving_to_another_card_begins_the_wait_anew():
    zooms = Zooms()
    zooms.hover("temple")
    zooms.advance(DWELL)
    zooms.hover("quarry")
    assert zooms.shown is None


def test_what_lies_under_the_pointer_after_hiding_stays_small_until_another_card_is_meant():
    zooms = Zooms()
    zooms.hide()
    zooms.suspend()
    zooms.hover("temple")
    assert not zooms.advance(DWELL)
    zooms.hover("quarry")
    assert zooms.advance(DWELL)


def test_while_something_is_shown_there_is_no_zoom_and_the_wait_begins_anew():
    zooms = Zooms()
    zooms.hover("temple")
    zooms.advance(DWELL)
    zooms.suspend()
    assert zooms.shown is None
    zooms.hover("temple")
    assert not zooms.advance(DWELL - 10)


def test_the_wheel_shows_it_at_once():
    zooms = Zooms()
    zooms.hover("temple")
    zooms.show_at_once()
    assert zooms.shown == "temple"


def test_three_cards_stay_pinned_and_the_oldest_makes_room():
    zooms = Zooms()
    for name in ("a", "b", "c", "d"):
        zooms.pin(name)
    assert zooms.pinned == ["b", "c", "d"]
    zooms.pin("c")
    assert zooms.pinned == ["b", "d"]


@pytest.mark.parametrize("size", [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_no_zoom_lies_over_the_answers_and_hardly_one_over_the_forecast_or_the_own_stocks(desk_of, game, size):
    desk, zoomed, over_rail, over_read = desk_of(size), 0, 0, 0
    for session in questions(game):
        desk.stack.abandon()
        scene = lay(desk, session)
        scene.update(16)
        scene._uncover()
        top, commands = scene.table.top, scene.commands
        answers = [b.area for group in commands.controls.groups for b in group.buttons if b.zone == "answers"]
        assert top.layout.kept_clear
        clear = [desk.theme.rect(*area) for area in answers]
        read = [desk.theme.rect(*area) for area in top.layout.kept_clear]
        for name in [name for name, place in top.layout.targets.items() if place.tells][::4]:
            commands.hints.zooms.pinned = [name]
            commands.sight.popovers.begin()
            commands.sight.stamps(desk.theme)
            zoom = commands.sight.popovers.rect_of(PINNED_PREFIX + name)
            zoomed += 1
            assert zoom.collidelist(clear) == -1, name
            over_read += zoom.collidelist(read) >= 0
            over_rail += zoom.top < desk.theme.rect(0, TOP_RAIL, 0, 0).top
    assert zoomed > 5
    assert over_rail <= zoomed / 4
    assert over_read <= zoomed / 10


def over_a_card(screen, zoom):
    """A table with the pointer on a card, and the zooms there."""
    screen.desk.change_settings(speed="instant", tips="none", zoom=zoom)
    scene = lay(screen.desk, played(seats=2, moves=20))
    screen.frames(10, 500)
    assert scene._is_quiet
    places = scene.table.top.layout.targets
    name = next(name for name in scene.table.lit if scene.table.top.target_at(middle(places[name].area)) == name)
    screen.move_to((2, 200))
    screen.move_to(screen.pixel(scene.table.top.layout.targets[name].area))
    return scene, name


@pytest.mark.parametrize(("zoom", "ms"), [("soon", DWELL), ("late", LATE)])
def test_the_settings_say_how_long_the_pointer_rests(screen, zoom, ms):
    scene, name = over_a_card(screen, zoom)
    screen.frames(1, ms - 100)
    assert scene.commands.hints.zooms.shown is None
    screen.frames(2, 100)
    assert scene.commands.hints.zooms.shown == name


@pytest.mark.parametrize("by_wheel", [True, False])
def test_on_request_a_card_waits_for_the_wheel_or_its_key(screen, by_wheel):
    scene, name = over_a_card(screen, "on request")
    screen.frames(3, 10 * LATE)
    zooms = scene.commands.hints.zooms
    assert (zooms.shown, zooms.pinned) == (None, [])
    if by_wheel:
        screen.post(pygame.MOUSEWHEEL, x=0, y=1)
        assert zooms.shown == name
    else:
        screen.letter("z")
        assert zooms.pinned == [name]
