"""Blocs: tiles of one industry and one owner that are linked by touching partial dots, and their full dots (W-BLOC)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter

from game.wealth_of_nations.cards.components import INDUSTRIES, LIES, MAP
from game.wealth_of_nations.cards.hexes import Spot
from game.wealth_of_nations.state import Bloc, Tile

Tiles = Sequence[Tile | None]
Owners = Sequence[int]


def find_blocs(tiles: Tiles, owners: Owners) -> tuple[Bloc, ...]:
    """All blocs of a map, in the order of their first hexes (W-BLOC-03, W-BLOC-04, W-BLOC-05)."""
    return in_order(bloc for industry in INDUSTRIES for bloc in blocs_of(industry, tiles, owners))


def in_order(blocs: Iterable[Bloc]) -> tuple[Bloc, ...]:
    """Blocs in the order of their first hexes."""
    return tuple(sorted(blocs, key=_FIRST_HEX))


_FIRST_HEX = attrgetter("hexes")


def blocs_of(industry: str, tiles: Tiles, owners: Owners) -> list[Bloc]:
    """The blocs of one industry.

    Tiles are linked where their half dots meet on a side or their third dots at a corner, whole or not (W-BLOC-02).
    """
    spots = spots_of(industry, tiles)
    meeting: dict[Spot, list[int]] = {}
    for hex, lying in spots.items():
        for spot in lying:
            meeting.setdefault(spot, []).append(hex)
    blocs, seen = [], set[int]()
    for hex in spots:
        if hex not in seen:
            hexes = _reached(hex, spots, meeting, owners)
            seen |= hexes
            blocs.append(_bloc(industry, sorted(hexes), spots, meeting, owners))
    return blocs


def spots_of(industry: str, tiles: Tiles) -> dict[int, tuple[Spot, ...]]:
    """For every hex with a tile of an industry the spots of its partial dots."""
    return {
        hex: LIES[industry][hex][tile.turn].spots
        for hex, tile in enumerate(tiles)
        if tile and tile.industry == industry
    }


_Meeting = Mapping[Spot, Sequence[int]]
"""The hexes whose partial dots of an industry meet at a spot."""


def _reached(start: int, spots: Mapping[int, tuple[Spot, ...]], meeting: _Meeting, owners: Owners) -> set[int]:
    """All hexes that hang together with this one."""
    reached, ahead = {start}, [start]
    while ahead:
        for spot in spots[ahead.pop()]:
            for hex in meeting[spot]:
                if hex not in reached and owners[hex] == owners[start]:
                    reached.add(hex)
                    ahead.append(hex)
    return reached


def _bloc(
    industry: str,
    hexes: Sequence[int],
    spots: Mapping[int, tuple[Spot, ...]],
    meeting: _Meeting,
    owners: Owners,
) -> Bloc:
    """The bloc on these hexes with its full dots (W-DOTS-02, W-DOTS-03, W-PRODUCE-06)."""
    owner = owners[hexes[0]]
    dots: list[tuple[int, ...]] = [(hex,) for hex in hexes] if INDUSTRIES[industry].centre else []
    shared = 0
    for spot in dict.fromkeys(spot for hex in hexes for spot in spots[hex]):
        parts = meeting[spot]
        if len(parts) == MAP.parts[spot]:
            if all(owners[hex] == owner for hex in parts):
                dots.append(tuple(parts))
            else:
                shared += 1
    return Bloc(owner, industry, tuple(hexes), tuple(dots), shared)


def full_dots(bloc: Bloc, fed: Iterable[int]) -> int:
    """Full dots that lie on fed tiles alone; a dot that touches an unfed tile is ignored (W-PRODUCE-08).

    See W-RULING-35.
    """
    return sum(map(frozenset(fed).issuperset, bloc.dots))


def dot_mask(industry: str, tiles: Tiles) -> int:
    """The spots where an industry has partial dots, as a bit mask."""
    mask = 0
    for hex, tile in enumerate(tiles):
        if tile and tile.industry == industry:
            mask |= LIES[industry][hex][tile.turn].mask
    return mask


def dot_masks(tiles: Tiles) -> tuple[int, ...]:
    """The spots of every industry."""
    return tuple(dot_mask(industry, tiles) for industry in INDUSTRIES)
