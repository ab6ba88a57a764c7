"""Prospects: where the next tiles of an industry would lie best, and how many full dots they would bring."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.wealth_of_nations.bot.sites import own_spots
from game.wealth_of_nations.cards.components import BOARDS, INDUSTRIES, LIES, MAP
from game.wealth_of_nations.cards.hexes import Spot
from game.wealth_of_nations.rules.placing import clashing_dots
from game.wealth_of_nations.state import NOBODY, Tile, WealthState

MOST_TILES = 3
"""Tiles of an industry that are thought of together."""

OF_A_BEGUN_DOT = 0.3
"""What a partial dot beside an own one counts for, as long as the dot is not full."""

OF_A_FLAG = 0.2
"""By so many dots must a new hex be better than one that has a flag."""


class Prospect(NamedTuple):
    """So many tiles of an industry: the hexes they would lie on, in this order, and the full dots they would bring."""

    hexes: tuple[int, ...]
    dots: int


def prospects(state: WealthState, seat: int, industry: str) -> tuple[Prospect, ...]:
    """The best prospect for one tile, for two, and so on; fewer where there is no room."""
    return _prospects(state.board, seat, industry, state.flags, state.tiles, clashing_dots(state.dots, industry))


@lru_cache(maxsize=4096)
def _prospects(
    board: str,
    seat: int,
    industry: str,
    flags: tuple[int, ...],
    tiles: tuple[Tile | None, ...],
    clashing: int,
) -> tuple[Prospect, ...]:
    own, beside = own_spots(flags, tiles, seat, industry), BOARDS[board].near
    open_hexes = {hex for hex, owner in enumerate(flags) if owner == seat and tiles[hex] is None}
    for hex, owner in enumerate(flags):
        if owner == seat:
            open_hexes.update(near for near in beside[hex] if flags[near] == NOBODY)
    centre = INDUSTRIES[industry].centre
    found: list[Prospect] = []
    hexes: tuple[int, ...] = ()
    dots = 0
    while len(hexes) < MOST_TILES:
        best = max(
            (
                (_fit(own, lie.spots) - (OF_A_FLAG if flags[hex] == NOBODY else 0.0), -hex, lie.spots)
                for hex in open_hexes
                for lie in LIES[industry][hex]
                if not lie.mask & clashing
            ),
            default=None,
        )
        if best is None:
            break
        _, minus_hex, spots = best
        dots += centre + completed(own, spots)
        for spot in spots:
            own[spot] = own.get(spot, 0) + 1
        hexes = (*hexes, -minus_hex)
        open_hexes.remove(-minus_hex)
        open_hexes.update(near for near in beside[-minus_hex] if flags[near] == NOBODY and near not in hexes)
        found.append(Prospect(hexes, dots))
    return tuple(found)


def completed(own: dict[Spot, int], spots: tuple[Spot, ...]) -> int:
    """Dots that partial ones on these spots make full, together with own ones."""
    return sum(own.get(spot, 0) + 1 == MAP.parts[spot] for spot in spots)


def _fit(own: dict[Spot, int], spots: tuple[Spot, ...]) -> float:
    """Dots completed, and parts of dots begun; open ends count a little."""
    begun = full = possible = 0
    for spot in spots:
        parts, lying = MAP.parts[spot], own.get(spot, 0)
        begun += lying > 0
        full += lying + 1 == parts
        possible += parts > 1
    return full * (1 - OF_A_BEGUN_DOT) + OF_A_BEGUN_DOT * begun + 0.02 * possible
