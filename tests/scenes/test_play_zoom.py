"""A card is shown large once the pointer has rested on it, or pinned, off what is needed."""

import pygame
import pytest

from game import GAMES
from scenes.play.help.hints import PINNED_PREFIX
from scenes.play.view.renderer import TOP_RAIL
from scenes.ui.host.drag import middle
from scenes.ui.host.host import DWELL, LATE
from tests.scenes.answering import target_at
from tests.scenes.tables_played import lay, played, questions


def test_three_cards_stay_pinned_and_the_oldest_makes_room(app):
    hints = lay(app, played()).commands.hints
    names = [name for name, place in hints._table.top.layout.targets.items() if place.tells][:4]
    for name in names:
        hints.pin(name)
    assert hints.pinned == names[1:]
    hints.pin(names[2])
    assert hints.pinned == [names[1], names[3]]


OVER_FIGURES = {"nations": 1 / 50, "nation_deckbuilder": 1 / 20}
"""The share of zooms that may lie over figures, none where nothing is said."""


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_no_zoom_lies_over_the_answers_and_hardly_one_over_the_forecast_or_the_own_stocks(app_of, game, size):
    app, zoomed, over_rail, over_read = app_of(size), 0, 0, 0
    for session in questions(game):
        app.stack.abandon()
        scene = lay(app, session)
        scene.update(16)
        scene._uncover()
        top, commands = scene.table.top, scene.commands
        answers = [b.area for group in commands.controls.groups for b in group.buttons if b.control.zone == "answers"]
        assert top.layout.kept_clear
        clear = [app.theme.rect(*area) for area in answers]
        read = [app.theme.rect(*area) for area in top.layout.kept_clear]
        for name in [name for name, place in top.layout.targets.items() if place.tells][::4]:
            commands.hints.pinned = [name]
            commands.sight.popovers.begin()
            commands.sight.stamps(app.theme)
            zoom = commands.sight.popovers.rect_of(PINNED_PREFIX + name)
            zoomed += 1
            assert zoom.collidelist(clear) == -1, name
            over_read += zoom.collidelist(read) >= 0
            over_rail += zoom.top < app.theme.rect(0, TOP_RAIL, 0, 0).top
    assert zoomed > 5
    assert over_rail <= zoomed / 4
    assert over_read <= zoomed * OVER_FIGURES.get(game, 0)


def over_a_card(screen, zoom):
    """A table with the pointer on a card, and the zooms there."""
    screen.app.change_settings(speed="instant", tips="none", zoom=zoom)
    scene = lay(screen.app, played(seats=2, moves=20))
    screen.frames(10, 500)
    assert scene._is_quiet
    places = scene.table.top.layout.targets
    name = next(name for name in scene.table.lit if target_at(scene.table.top, middle(places[name].area)) == name)
    screen.move_to((2, 200))
    screen.move_to(screen.pixel(scene.table.top.layout.targets[name].area))
    return scene, name


@pytest.mark.parametrize(("zoom", "ms"), [("soon", DWELL), ("late", LATE)])
def test_the_settings_say_how_long_the_pointer_rests(screen, zoom, ms):
    scene, name = over_a_card(screen, zoom)
    screen.frames(1, ms - 100)
    assert scene.commands.hints.shown is None
    screen.frames(2, 100)
    assert scene.commands.hints.shown == name


@pytest.mark.parametrize("by_wheel", [True, False])
def test_on_request_a_card_waits_for_the_wheel_or_its_key(screen, by_wheel):
    scene, name = over_a_card(screen, "on request")
    screen.frames(3, 10 * LATE)
    hints = scene.commands.hints
    assert (hints.shown, hints.pinned) == (None, [])
    if by_wheel:
        screen.post(pygame.MOUSEWHEEL, x=0, y=1)
        assert hints.shown == name
    else:
        screen.letter("z")
        assert hints.pinned == [name]
