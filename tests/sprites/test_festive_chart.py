"""The map on the evening of a win: what stands there is what was played, and the winner's part of it is lit."""

import pygame
import pytest

from sprites.maps.chart import Chart
from sprites.maps.festive_chart import FestiveBloc, FestiveChart, FestiveTile, SeaView
from sprites.maps.hex_outline import centre
from sprites.maps.hexes import HexTileLook
from sprites.maps.trade_chart import TradePlan, TradePort
from sprites.paint import palette

SIZE = (640, 150)
CELLS = tuple((q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2)
FARM = HexTileLook("farm", "food", (1, 4), ())
WEST, EAST = (-2, 0), (2, 0)
PORT = TradePort(palette.PLAYERS[1].colour, (-3.0, 2.0), (-1.0, 0.0), 2, (), ((-4.5, 2.5),))
MAP = FestiveChart(
    1,
    Chart(1.0, CELLS, is_framed=False, has_vessels=False),
    TradePlan((PORT,)),
    (FestiveTile(WEST, FARM, 0, 1), FestiveTile(EAST, FARM, 0, 2)),
    (FestiveBloc(1, (WEST,), ()), FestiveBloc(2, (EAST,), ())),
    (),
    (((0.0, -1.5), 2),),
)


@pytest.fixture(autouse=True, scope="module")
def _display():
    pygame.display.set_mode((1, 1))


def light(picture, cell):
    x, y = SeaView(SIZE).at(centre(cell))
    spot = pygame.Rect(0, 0, 16, 10)
    spot.center = round(x), round(y)
    return sum(pygame.transform.average_color(picture, spot)[:3])


@pytest.mark.parametrize("size", [(640, 150), (400, 60), (300, 200)])
def test_what_is_seen_in_a_row_of_the_picture_lies_there_on_the_map(size):
    view = SeaView(size)
    for down in (-7.0, 0.0, 5.5):
        assert view.down(view.at((0.0, down))[1]) == pytest.approx(down)
    assert view.side(7.0) > view.side(-7.0)
    assert all(0 < x < size[0] for x, _ in (view.at((across, 7.0)) for across in (-8.0, 8.0)))


def test_the_blocs_of_the_winner_are_lit_and_the_others_dim():
    west, east = MAP.paint(SIZE), MAP._replace(winner=2).paint(SIZE)
    assert light(west, WEST) > 1.3 * light(east, WEST)
    assert light(east, EAST) > 1.3 * light(west, EAST)


def test_the_same_end_is_the_same_picture_and_a_tile_less_is_another():
    painted = [pygame.image.tobytes(each.paint(SIZE), "RGB") for each in (MAP, MAP, MAP._replace(tiles=MAP.tiles[:1]))]
    assert painted[0] == painted[1] != painted[2]


def test_the_ships_of_the_winner_are_in_their_harbour_and_no_others():
    (x, y), side = SeaView(SIZE).at(PORT.berths[0]), SeaView(SIZE).nearest
    berth = pygame.Rect(0, 0, round(0.6 * side), round(0.6 * side))
    berth.midbottom = round(x), round(y)
    home, away = (pygame.transform.average_color(each.paint(SIZE), berth) for each in (MAP, MAP._replace(winner=2)))
    assert sum(home[:3]) > sum(away[:3]) + 60


def test_what_is_lit_shines_again_when_the_sun_has_gone_down():
    picture = MAP.paint(SIZE)
    picture.fill((118, 122, 186), special_flags=pygame.BLEND_RGB_MULT)
    before = [light(picture, cell) for cell in (WEST, EAST)]
    MAP.relight(picture)
    assert light(picture, WEST) > before[0] + 20
    assert light(picture, EAST) == before[1]


def test_until_it_is_painted_the_land_lies_where_it_will_lie():
    view, plain = SeaView(SIZE), MAP.plain(SIZE)
    x, y = view.at((0.0, 0.0))
    assert plain.get_size() == SIZE
    assert plain.get_at((round(x), round(y))) != plain.get_at((20, round(y)))


def test_nobody_feasts_while_the_score_is_counted():
    counted, feast = (each.paint(SIZE) for each in (MAP._replace(is_counted=True), MAP))
    sea = pygame.Rect(0, SIZE[1] // 2, SIZE[0] // 3, SIZE[1] // 2)
    lit = [
        pygame.mask.from_threshold(each.subsurface(sea), "white", (80, 90, 150)).count() for each in (counted, feast)
    ]
    assert lit[0] == 0 < 40 < lit[1]
    assert light(counted, WEST) > 1.2 * light(counted, EAST)
