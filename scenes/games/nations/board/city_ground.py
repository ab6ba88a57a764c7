"""The city behind a board: its buildings and wonders stand on the square at the right, in the order of their cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from math import floor
from typing import NamedTuple

from game.nations.state import EMPTY, NationsState
from scenes import ui
from scenes.games.nations.board.faces import piece_name
from scenes.games.nations.board.own_board import OwnBoard
from scenes.games.nations.city import mood, plan_of, seat_colours
from scenes.table.model import TableModel
from scenes.table.panels.city import paint_calm, paint_city, paint_edge
from scenes.ui.layout import GroundLayer
from sprites.city.city_picture import CityPicture
from sprites.city.plan import Stage, spread

LOT = 0.032, 0.22
"""How far under the upper edge of its card a building stands where the square has no room for it, and how high it is,
as shares of the whole height.
"""

LOW, TALL, SLENDER = 0.22, 0.32, 1.35
"""How high a building on the square is at least and at most, as shares of the height; between them as many times as
high as the room for it is wide.
"""

NEARER = 0.012
"""How much nearer to the eye than wonders buildings stand, as a share of the height."""

LEAST_ROOM, GOOD_ROOM = 0.016, 0.027
"""The room for a building at least, as a share of the width: where there's less, all stand behind their cards. And the
room that is enough to leave the free place clear, too.
"""

BESIDE_WORK, TIGHT, LAST = 0.36, 0.31, 0.988
"""How far from the middle of a wonder buildings begin, in the room that it has, and where there's little; how far right
they stand, as a share of the width.
"""

FIRST_LAND = 0.93
"""Where what is said of the first colony will begin, as a share of the width."""

WORK = 0.43
"""How high a wonder is, as a share of the whole height."""
LEAST_FOOT = 0.6
"""How far down wonders stand at least, as a share of the height: where they lie as cards, they look out over them."""

STEP = 0.052
"""How far over its plate a wonder stands, as a share of the height: the steps under it are seen, and the feet of those
who work beside it.
"""

CROWDED = 0.86
"""Which share of the room between two things a wonder may take."""

HORIZON, TOWN = 0.3, 0.35
"""How high the sea reaches, and where the houses of the people stand, as shares of the height."""

COAST, SQUARE = 0.9, 0.627
"""Where the sea begins where there are no colonies, and where the square is, as shares of the width."""


_NOWHERE = Stage((), (), ())
"""The stage of a city that has not been laid yet."""


class _Names(NamedTuple):
    """How the boxes are called that the city stands behind: of its lots, its wonders and its colonies."""

    lots: tuple[str, ...]
    works: tuple[str, ...]
    isles: tuple[str, ...]
    plot: str


def city_ground(model: TableModel[NationsState], seat: int, board: ui.Box) -> GroundLayer:
    """The city of a seat behind its board, over all of the board's area."""
    plan = plan_of(model.view, seat, seat_colours(model))
    whose = (seat, *(nation.board for nation in model.view.nations))
    is_calm = model.answers and model.asked == model.viewer and mood(model) == "full"
    return GroundLayer(_City(board, CityPicture(plan, _NOWHERE, mood(model), whose), _names(model, seat), is_calm))


def _names(model: TableModel[NationsState], seat: int) -> _Names:
    nation, board = model.view.nations[seat], OwnBoard(model, seat)
    return _Names(
        tuple(piece_name(card, seat) if card else board.name(f"slot{at}") for at, card in enumerate(nation.slots)),
        tuple(piece_name(card, seat) for card in (*nation.ready, nation.wonder) if card != EMPTY),
        tuple(piece_name(card, seat) for card in nation.colonies if card != EMPTY),
        board.name("shelf"),
    )


class _City(ui.Box):
    """Paints the city where the cards of a board lie that was laid in the same area."""

    __slots__ = ("_board", "_city", "_is_calm", "_names")

    def __init__(self, board: ui.Box, city: CityPicture, names: _Names, is_calm: bool) -> None:
        super().__init__()
        self._board, self._city, self._names, self._is_calm = board, city, names, is_calm

    def inks(self, theme: ui.Theme, area: ui.Area) -> Iterator[ui.Ink]:
        """The city, its buildings behind their cards."""
        anchors = ui.lay(self._board, area, theme).anchors
        city = self._city._replace(stage=_stage(self._names, anchors, area))
        yield ui.Ink(paint_city, area, (city,))
        if self._is_calm:
            yield ui.Ink(paint_calm, area, ())
        yield ui.Ink(paint_edge, area, ())


def _stage(names: _Names, anchors: Mapping[str, ui.Area], area: ui.Area) -> Stage:
    """Where the city stands, in hundredths of a per cent, so that rounding makes no new picture."""
    left, top, width, height = area

    def middle(name: str) -> float:
        x, _, wide, _ = anchors.get(name, area)
        return round((x + wide / 2 - left) / width, 4)

    works, isles = tuple(map(middle, names.works)), tuple(map(middle, names.isles))
    room = min((anchors[name][2] for name in names.works if name in anchors), default=110.0)
    head = min((anchors[name][1] for name in names.lots if name in anchors), default=top + height * 0.34)
    foot = max([top + LEAST_FOOT * height, *(anchors[name][1] for name in names.works if name in anchors)])
    ground = round((foot - top) / height - STEP, 4)
    lots = tuple(map(middle, names.lots)) or spread(0.1, 0.55, 5)
    lot = round((head - top) / height + LOT[0], 4), LOT[1]
    x, _, wide, _ = anchors.get(names.plot, (left, 0.0, 0.0, 0.0))
    lands = min(((anchors[name][0] - left) / width for name in names.isles if name in anchors), default=0.0)
    plot = round((x + wide - left) / width, 4)
    if quarter := _quarter(works, room / width, plot, round(lands, 4), len(lots)):
        wide = min((after - before for before, after in pairwise(quarter)), default=1.0)
        lots, lot = tuple(quarter), (ground + NEARER, round(max(LOW, min(TALL, SLENDER * wide * width / height)), 4))
    return Stage(
        lots,
        works,
        isles,
        lot=lot,
        work=(ground, WORK, round(CROWDED * room / width, 4)),
        horizon=HORIZON,
        town=TOWN,
        coast=min(COAST, min(isles, default=1.0) - 0.02),
        square=SQUARE,
        has_quarter=bool(quarter),
    )


def _quarter(works: tuple[float, ...], room: float, plot: float, lands: float, count: int) -> list[float]:
    """Where so many buildings stand right of the square: evenly on what wonders leave free, but right of the free place
    that ends at `plot` if there is room. None stands over what is said of colonies, from `lands` on, nor where that of
    the first would be if there is room. The place of the first wonder is always left free, so that buildings seldom
    give way. Nothing where there is too little room.
    """
    taken = works or (SQUARE + 0.023 + room / 2,)

    def between(first: float, last: float, half: float = BESIDE_WORK * room) -> list[tuple[float, float]]:
        gaps = ((max(first, before + half), min(last, after - half)) for before, after in pairwise((*taken, 2.0)))
        return [(begins, ends) for begins, ends in gaps if ends > begins]

    lasts = (floor(100 * lands) / 100,) if lands else (FIRST_LAND, LAST)
    ways = [between(first, last) for first in (plot, 0.0) for last in lasts]
    last_way = ways[-1] if _room_of(ways[-1]) >= LEAST_ROOM * count else between(0.0, lasts[-1], TIGHT * room)
    free = next((way for way in ways if _room_of(way) >= GOOD_ROOM * count), last_way)
    step = _room_of(free) / count
    found, at = list[float](), step / 2
    if step < LEAST_ROOM:
        return found
    for begins, ends in free:
        while at < ends - begins and len(found) < count:
            found.append(round(begins + at, 4))
            at += step
        at -= ends - begins
    return found


def _room_of(free: list[tuple[float, float]]) -> float:
    return sum(ends - begins for begins, ends in free)
