"""A card is shown large beside the pointer, inside the window, and off its own row where that is possible."""

import pygame
import pytest

from game import GAMES
from scenes.play.help.zoom import Zooms, zoom_spots
from scenes.play.view.renderer import TOP_RAIL
from scenes.ui.fields.beside import place_beside
from scenes.ui.host.host import DWELL
from tests.scenes.tables_played import lay, questions

WINDOW = pygame.Rect(0, 0, 1280, 720)
SIZE = (250, 350)


def card(x, y):
    return pygame.Rect(x, y, 96, 134)


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


def test_the_zoom_is_beside_a_card_that_lies_alone():
    assert place_beside(SIZE, card(300, 300), [], WINDOW, 8).midleft == (404, 367)


def test_the_zoom_never_leaves_the_window():
    for x in range(0, 1184, 37):
        for y in range(0, 586, 41):
            assert WINDOW.contains(place_beside(SIZE, card(x, y), [], WINDOW, 8))


def test_the_zoom_never_covers_its_own_card():
    for x in range(0, 1184, 37):
        for y in range(0, 586, 41):
            assert not place_beside(SIZE, card(x, y), [], WINDOW, 8).colliderect(card(x, y))


def test_the_zoom_keeps_off_the_other_cards_of_the_row():
    row = [card(296 + 102 * index, 48) for index in range(6)]
    for here in row:
        zoom = place_beside(SIZE, here, [other for other in row if other != here], WINDOW, 8)
        assert zoom.collidelist(row) == -1


def test_the_zoom_keeps_off_what_is_to_be_kept_clear_even_where_no_place_beside_the_card_is_free():
    clear = [pygame.Rect(400, 0, 260, 720), pygame.Rect(0, 0, 290, 720)]
    zoom = place_beside(SIZE, card(296, 300), [], WINDOW, 8, clear)
    assert WINDOW.contains(zoom)
    assert zoom.collidelist(clear) == -1


@pytest.mark.parametrize("size", [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_no_zoom_lies_over_the_forecast_the_answers_or_the_own_stocks(desk_of, game, size):
    desk, zoomed, over_rail = desk_of(size), 0, 0
    for session in questions(game):
        desk.stack.abandon()
        scene = lay(desk, session)
        scene.update(16)
        scene._uncover()
        top, commands = scene.table.top, scene.commands
        answers = [b.area for group in commands.controls.groups for b in group.buttons if b.zone == "answers"]
        assert top.layout.kept_clear
        clear = [desk.theme.rect(*area) for area in (*top.layout.kept_clear, *answers)]
        for name in [name for name, place in top.layout.places.items() if place.zoom][::4]:
            commands.hints.zooms.pinned = [name]
            spots = zoom_spots(commands.hints.zooms, commands.tips, top, answers)
            zoomed += 1
            assert spots[name][1].collidelist(clear) == -1, name
            over_rail += spots[name][1].top < desk.theme.rect(0, TOP_RAIL, 0, 0).top
        assert commands.sight.stamps(desk.theme)
    assert zoomed > 5
    assert over_rail <= zoomed / 4
