"""Placing: which hexes and turns a tile may take, and what changes on the map when it does (W-BUILD-07, W-FORCE)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.wealth_of_nations.cards.blocs import blocs_of, dot_mask, in_order
from game.wealth_of_nations.cards.components import INDUSTRIES, LIES, MAP
from game.wealth_of_nations.state import NOBODY, Tile, WealthState

TURNS = tuple(f"turn{turn}" for turn in range(6))
"""Handles of a tile's turns: clockwise, in sixths."""

FORCE = "force"
"""The last handle of a placement that ignores clashing dots for 1 Capital (W-FORCE-01)."""

PLACE = {industry: place for place, industry in enumerate(INDUSTRIES)}


def clashing_dots(dots: Sequence[int], industry: str) -> int:
    """Spots that partial dots of this industry may not touch: those of all others, as a bit mask (W-RULING-03).

    See W-BUILD-08.
    """
    clashing = 0
    for place, mask in enumerate(dots):
        if place != PLACE[industry]:
            clashing |= mask
    return clashing


def placements(dots: Sequence[int], industry: str, hexes: Iterable[int], can_force: bool) -> list[tuple[str, ...]]:
    """The handles of every way to lay a tile on these hexes: hex, turn, and `force` where dots would clash.

    Only the tile that is laid is tested, against what lies on the map at that moment (W-RULING-04).
    """
    clashing = clashing_dots(dots, industry)
    handles: list[tuple[str, ...]] = []
    for hex in hexes:
        for (hex_name, turn), lie in zip(_NAMED[industry][hex], LIES[industry][hex], strict=True):
            if not lie.mask & clashing:
                handles.append((hex_name, turn))
            elif can_force:
                handles.append((hex_name, turn, FORCE))
    return handles


_NAMED = {
    industry: tuple(tuple((MAP.names[hex], TURNS[lie.turn]) for lie in lies) for hex, lies in enumerate(hexes))
    for industry, hexes in LIES.items()
}


def fewest_clashes(dots: Sequence[int], industry: str, hex: int) -> int:
    """How many dots of a tile would clash on a hex at its best turn."""
    clashing = clashing_dots(dots, industry)
    return min((lie.mask & clashing).bit_count() for lie in LIES[industry][hex])


def lay_tile(state: WealthState, seat: int, hex: int, tile: Tile) -> None:
    """Lay a tile with its owner's flag on a hex."""
    state.tiles = (*state.tiles[:hex], tile, *state.tiles[hex + 1 :])
    lay_flag(state, hex, seat)
    map_changed(state, tile.industry)


def lift_tile(state: WealthState, hex: int) -> Tile:
    """Take a tile off the map, its flag with it (W-MOVE-01, W-RULING-27)."""
    tile = state.tiles[hex]
    assert tile is not None
    state.tiles = (*state.tiles[:hex], None, *state.tiles[hex + 1 :])
    lay_flag(state, hex, NOBODY)
    map_changed(state, tile.industry)
    return tile


def lay_flag(state: WealthState, hex: int, seat: int) -> None:
    """Set whose flag lies on a hex (W-MOVE-06)."""
    state.flags = (*state.flags[:hex], seat, *state.flags[hex + 1 :])


def map_changed(state: WealthState, industry: str) -> None:
    """Find the blocs and dots of an industry anew. Every change of tiles ends here."""
    others = (bloc for bloc in state.blocs if bloc.industry != industry)
    state.blocs = in_order((*others, *blocs_of(industry, state.tiles, state.flags)))
    place = PLACE[industry]
    state.dots = (*state.dots[:place], dot_mask(industry, state.tiles), *state.dots[place + 1 :])
