"""The chart under the hexes: the same every time, land in the middle and sea around it, signs on land alone."""

from math import hypot

import pygame

from game.wealth_of_nations.cards.components import MAP
from sprites.maps import chart_signs, coast
from sprites.maps.chart import Chart
from sprites.maps.hex_outline import centre

SIZE, SIDE = (296, 266), 18.5
CHART = Chart(SIDE, MAP.cells)


def test_a_chart_is_the_same_every_time():
    first, second = (pygame.image.tobytes(CHART.paint(SIZE), "RGB") for _ in range(2))
    assert first == second


def test_plain_and_painted_charts_have_land_and_sea_in_the_same_places():
    points = [(148, 60), (90, 150), (200, 190)], [(30, 20), (270, 210)]
    for picture in (CHART.plain(SIZE), CHART.paint(SIZE)):
        land, sea = ([picture.get_at(point) for point in some] for some in points)
        assert all(colour.r > colour.b + 20 for colour in land)
        assert all(colour.b > colour.r for colour in sea)


def test_the_coast_runs_within_the_outer_hexes():
    """Every hex has land, and none of the land lies beyond the rope."""
    shore = coast.coast(MAP.cells)
    assert all(coast.inland(shore, centre(cell)) > 0 for cell in MAP.cells)
    assert max(shore) < 9


def test_signs_stand_on_land():
    shore = coast.coast(MAP.cells)
    signs = chart_signs.placed(MAP.cells, shore, 7)
    assert len(signs) > 100
    assert all(coast.inland(shore, at) > 0 for at, _ in signs)
    assert all(hypot(*at) > 0.9 for at, _ in signs), "the barred hex stays bare"
