"""The log on the table: a seat's lines alone, and what a line speaks of."""

import pytest

from scenes.play.log_panel import CHOOSE
from tests.scenes.tables_played import lay, played


@pytest.fixture
def scene(screen):
    scene = lay(screen.desk, played(seats=3, moves=60))
    screen.frames(10)
    return scene


def laid(scene):
    return scene.table.log_panel._laid


def seats_told(scene):
    return {each.entry.line.seat for each in laid(scene) if not each.entry.is_heading}


def disc_of(scene, seat):
    return scene.table.log_panel.notes[f"{CHOOSE}{seat}"].area


def test_a_click_on_a_disc_leaves_the_lines_of_its_seat_and_another_brings_all_back(screen, scene):
    assert len(seats_told(scene)) > 1
    screen.click(disc_of(scene, 1))
    screen.frames(2)
    assert seats_told(scene) == {1}
    screen.click(disc_of(scene, 1))
    screen.frames(2)
    assert len(seats_told(scene)) > 1


def test_the_open_log_has_the_discs_too(screen, scene):
    screen.letter("l")
    screen.frames(2)
    screen.click(disc_of(scene, 2))
    screen.frames(2)
    assert seats_told(scene) == {2}
    assert scene.viewpoint.shown_seat == scene.viewpoint.viewer


def test_a_click_on_a_line_shows_the_card_it_speaks_of(screen, scene):
    places = scene.table.top.layout.places
    line, card = next(
        (each, name)
        for each in laid(scene)
        for name in each.entry.line.pieces
        if name in places and places[name].zoom
    )
    screen.click(line.area)
    assert card in scene.commands.hints.zooms.pinned
    screen.click(line.area)
    assert card not in scene.commands.hints.zooms.pinned


def test_a_click_on_a_line_about_nothing_on_the_table_shows_the_board_of_its_seat(screen, scene):
    places, viewer = scene.table.top.layout.places, scene.viewpoint.viewer
    screen.letter("l")
    screen.frames(2)
    line = next(
        each
        for each in laid(scene)
        if each.entry.line.seat not in (None, viewer) and not set(each.entry.line.pieces) & set(places)
    )
    screen.click(line.area)
    assert scene.viewpoint.shown_seat == line.entry.line.seat
