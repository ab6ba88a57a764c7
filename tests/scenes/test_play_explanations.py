"""Whoever rests the pointer on a number is told how it comes about."""

import pytest

from game.nations.concepts import stability, strength
from game.nations.rules.resolution import production_total
from game.nations.state import RESOURCES
from scenes.ui.host.tooltip import Tooltip
from tests.scenes.tables_played import lay, played

DWELL_FRAMES = 25


@pytest.fixture
def scene(screen):
    scene = lay(screen.app, played(seats=3, moves=60))
    screen.frames(10, 100)
    return scene


def rest_on(screen, scene, name):
    """Let the pointer rest on a number; what its tooltip says."""
    screen.move_to((5, 700))
    screen.move_to(screen.pixel(scene.table.top.layout.targets[name].area))
    screen.frames(DWELL_FRAMES)
    hints = scene.commands.hints
    assert hints.shown == name
    zoom = scene.table.top.layout.targets[name].tells
    return zoom.told if isinstance(zoom, Tooltip) else zoom


def total(told):
    return sum(int(part.amount.replace("−", "-")) for part in told.parts)


def test_the_strip_explains_its_numbers_source_by_source(screen, scene):
    state, seat = scene.game.session.state, scene.viewpoint.shown_seat
    for kind, made in zip(RESOURCES, production_total(state, seat), strict=True):
        assert total(rest_on(screen, scene, f"{kind}@{seat}")) == made
    assert total(rest_on(screen, scene, f"strength@{seat}")) == strength(state, seat)
    assert total(rest_on(screen, scene, f"stability@{seat}")) == stability(state, seat)


def test_plaques_and_tracks_explain_the_numbers_of_rivals(screen, scene):
    state, own = scene.game.session.state, scene.viewpoint.shown_seat
    rival = next(seat for seat in range(3) if seat != own)
    assert total(rest_on(screen, scene, f"stability@{rival}")) == stability(state, rival)
    assert total(rest_on(screen, scene, f"strength disc {rival}")) == strength(state, rival)


def test_every_cell_of_the_forecast_can_be_asked(screen, scene):
    cells = [name for name in scene.table.top.layout.targets if name.startswith("forecast ")]
    assert len(cells) >= 3 * 12
    for name in cells:
        told = rest_on(screen, scene, name)
        assert told.parts or told.remarks
        assert scene.table.top.layout.targets[name].tells.surface(screen.app.theme).get_width() > 0


def test_the_formula_of_a_shortage_is_spelled_out(screen, scene):
    state, seat = scene.game.session.state, scene.viewpoint.shown_seat
    nation = state.nations[seat]
    nation.food_track, nation.food, nation.short = 0, 1, ()
    scene.game._turn_to_position()
    scene.table.relay()
    told = rest_on(screen, scene, f"food@{seat}")
    missing = -1 - production_total(state, seat)[2]
    assert told.remarks == (f"**{missing}** {{food}} short: lose all **1**, **1** {{vp}} and **{missing}** {{books}}.",)


def test_the_keyboard_reaches_the_explanations(screen, scene):
    zones = {place.zone for place in scene.commands.ring.places}
    assert {"notes forecast", "notes tracks", "notes numbers", "notes rail"} <= zones


def test_touching_a_number_plays_nothing(screen, scene):
    before = len(scene.game.session.moves)
    screen.click(scene.table.top.layout.targets[f"food@{scene.viewpoint.shown_seat}"].area)
    screen.click(scene.table.top.layout.targets["books disc 0"].area)
    screen.click(scene.table.top.layout.targets["order disc 1"].area)
    assert len(scene.game.session.moves) == before
    assert scene.commands.hints.notice is None
