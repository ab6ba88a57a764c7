"""The trade that is seen on the chart: what everybody may know of what nations make, hold and have agreed on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import dist, hypot
from typing import NamedTuple

from game.wealth_of_nations.cards.components import BOARDS, COMMODITIES, INDUSTRIES, MAP
from game.wealth_of_nations.cards.hexes import ACROSS, OFF_MAP
from game.wealth_of_nations.state import NOBODY, Bloc, Nation, WealthState
from scenes import ui
from scenes.games.wealth_of_nations.board.spots import centre
from scenes.games.wealth_of_nations.text.seats import seat_colour
from scenes.table.model import TableModel
from sprites.maps.trade_chart import Cart, TradePlan, TradePort, on_track
from sprites.paint import palette

SHORE = 0.93
"""How far from the middle of its hex a pier lies, in lengths of a side."""

TILES, LARGEST = 4, 3
"""Tiles for which a port has one house more, and how many houses it has at most."""

CUBES, MOST_CRATES = 3, 3
"""Cubes for which a port stacks one crate more, and how many of a commodity at most."""

MOST_CARTS, MOST_ON_HEX = 3, 2
"""Carts of a bloc, and those on one hex, at most."""

OWN, FREE, FOREIGN, AFLOAT = 0.6, 1.0, 4.0, 8.0
"""How far a track thinks it is over a hex of its nation, a free one, one that belongs to somebody else, and water."""


class Anchorage(NamedTuple):
    """The hex where the tracks of a port end, and where its ships lie, those first that put to sea first."""

    hex: str
    berths: tuple[ui.Point, ...]


ANCHORAGES = (
    Anchorage("c1", ((-6.75, -3.95), (-6.95, -5.05))),
    Anchorage("g7", ((6.85, 3.6), (7.0, 2.5))),
    Anchorage("g1", ((-6.75, 4.15), (-6.1, 5.3))),
    Anchorage("c7", ((6.9, -3.5), (7.0, -2.4))),
    Anchorage("a1", ((-5.05, -5.85), (-6.0, -5.6))),
    Anchorage("i1", ((-5.0, 6.35), (-5.15, 5.25))),
)
"""By seat; all of them lie where there is open sea inside the frame."""


def plan_of(model: TableModel[WealthState]) -> TradePlan:
    """What a viewer sees of trade."""
    return trade_of(model.view, [seat_colour(model, nation.seat) for nation in model.view.nations])


def trade_of(state: WealthState, colours: Sequence[int]) -> TradePlan:
    """What is seen of trade; `colours` by seat. Cubes, tiles and deals lie open; of money nothing is seen."""
    ports = tuple(_port(state, nation, colours[nation.seat]) for nation in state.nations)
    ways = [(bloc, _way_to_port(state, bloc)) for bloc in state.blocs if bloc.dots]
    tracks = [(*(centre(hex) for hex in way), ports[bloc.owner].at) for bloc, way in ways]
    return TradePlan(ports, tuple(tracks), tuple(_carts(state, ways, tracks)))


def mood(model: TableModel[WealthState]) -> str:
    """How it is painted for this viewer: in high contrast as it is, for nothing is read on it."""
    return model.city


def _port(state: WealthState, nation: Nation, colour: int) -> TradePort:
    hex, berths = harbours(state.board)[nation.seat], ANCHORAGES[nation.seat].berths
    x, y = centre(hex)
    out = _outwards(state.board, hex)
    lying = zip(state.tiles, state.flags, strict=True)
    tiles = sum(tile is not None and owner == nation.seat for tile, owner in lying)
    crates = ((palette.COMMODITIES[each], min(MOST_CRATES, -(-nation.cubes(each) // CUBES))) for each in COMMODITIES)
    return TradePort(
        palette.PLAYERS[colour].colour,
        (x + SHORE * out[0], y + SHORE * out[1]),
        out,
        min(LARGEST, -(-tiles // TILES)),
        tuple((tone, count) for tone, count in crates if count),
        berths,
        min(len(berths), nation.deals),
    )


@lru_cache
def harbours(board: str) -> tuple[int, ...]:
    """The hex of every seat's port: of those by the sea the nearest to where it lies on the printed map."""
    land, found = BOARDS[board], list[int]()
    by_the_sea = [hex for hex in land.open if not land.sea.isdisjoint(MAP.neighbours[hex])]
    for anchorage in ANCHORAGES:
        there = centre(MAP.index[anchorage.hex])
        free = [hex for hex in by_the_sea if hex not in found]
        found.append(min(free, key=lambda hex: dist(there, centre(hex))))
    return tuple(found)


@lru_cache
def _outwards(board: str, hex: int) -> ui.Point:
    """Away from the land, at right angles to a side of the outermost hexes."""
    sides, sea = [], BOARDS[board].sea
    for (dq, dr), beside in zip(ACROSS, MAP.neighbours[hex], strict=True):
        if beside in sea:
            x, y = 3**0.5 * (dq + dr / 2), 1.5 * dr
            sides.append((x / hypot(x, y), y / hypot(x, y)))
    x, y = sum(x for x, _ in sides), sum(y for _, y in sides)
    if hypot(x, y) < 0.1:  # sea on opposite sides
        x, y = sides[0]
    return x / hypot(x, y), y / hypot(x, y)


def _way_to_port(state: WealthState, bloc: Bloc) -> tuple[int, ...]:
    """The way of what a bloc makes, to the port of its nation."""
    end = harbours(state.board)[bloc.owner]
    return _way(state.board, bloc.hexes[0], end, tuple(state.flags), bloc.owner)


def _carts(
    state: WealthState, ways: Sequence[tuple[Bloc, tuple[int, ...]]], tracks: Sequence[tuple[ui.Point, ...]]
) -> Iterator[Cart]:
    """Carts with what every bloc makes, no more than there are dots that yield, where no tile hides them. On a hex they
    stand behind each other, each with something else.
    """
    loads: dict[int, dict[str, tuple[tuple[ui.Point, ...], int]]] = {}
    for (bloc, way), track in zip(ways, tracks, strict=True):
        bare = [at for at, hex in enumerate(way) if state.tiles[hex] is None and hex not in state.land.water]
        bare = bare or [len(way) - 1]
        count = min(MOST_CARTS, len(bloc.dots), len(bare))
        for number in range(count):
            at = bare[len(bare) * (2 * number + 1) // (2 * count)]
            on_hex = loads.setdefault(way[at], {})
            if len(on_hex) < MOST_ON_HEX:
                on_hex.setdefault(INDUSTRIES[bloc.industry].product, (track, at))
    for load in loads.values():
        for place, (product, (track, at)) in enumerate(load.items()):
            spot = on_track(track, at, (place + 0.5) / len(load))
            yield Cart(spot, palette.COMMODITIES[product], track[at + 1][0] >= track[max(0, at - 1)][0])


@lru_cache(maxsize=256)
def _way(board: str, start: int, end: int, flags: tuple[int, ...], owner: int) -> tuple[int, ...]:
    """The shortest way over hexes, round the barred one, over land of others and water only where there is no other."""
    around, water = _around(board), frozenset(BOARDS[board].water)
    known: dict[int, float] = {start: 0.0}
    came: dict[int, int] = {}
    queue = [(0.0, start)]
    while queue:
        far, hex = heappop(queue)
        if hex == end:
            break
        if far > known[hex]:
            continue
        for after in around[hex]:
            is_free = flags[after] == NOBODY
            cost = far + (AFLOAT if after in water else OWN if flags[after] == owner else FREE if is_free else FOREIGN)
            if cost < known.get(after, float("inf")):
                known[after], came[after] = cost, hex
                heappush(queue, (cost, after))
    way = [end]
    while way[-1] != start:
        way.append(came[way[-1]])
    return tuple(reversed(way))


@lru_cache
def _around(board: str) -> tuple[tuple[int, ...], ...]:
    """The hexes beside each that may be crossed."""
    barred = (OFF_MAP, BOARDS[board].rose)
    return tuple(tuple(hex for hex in beside if hex not in barred) for beside in MAP.neighbours)
