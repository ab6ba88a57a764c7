"""Where tiles and flags lie best: what completes dots with own tiles, and leaves room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine import Move
from game.wealth_of_nations.cards.blocs import spots_of
from game.wealth_of_nations.cards.components import LIES, MAP
from game.wealth_of_nations.cards.hexes import Spot
from game.wealth_of_nations.rules.placing import FORCE, TURNS
from game.wealth_of_nations.state import NOBODY, Tile, WealthState


def best_sites(state: WealthState, seat: int, moves: Iterable[Move], industry: str, number: int) -> list[Move]:
    """The ways to lay a tile that complete most dots with own tiles, without force if they are as good."""
    own = own_spots(state.flags, state.tiles, seat, industry)
    return sorted(moves, key=lambda move: -_fit(own, industry, move))[:number]


def own_spots(flags: Sequence[int], tiles: Sequence[Tile | None], seat: int, industry: str) -> dict[Spot, int]:
    """How many partial dots of the seat's own tiles of an industry lie at every spot."""
    counted: dict[Spot, int] = {}
    for hex, spots in spots_of(industry, tiles).items():
        if flags[hex] == seat:
            for spot in spots:
                counted[spot] = counted.get(spot, 0) + 1
    return counted


def _fit(own: dict[Spot, int], industry: str, move: Move) -> float:
    """Dots that a tile completes, and parts of dots that it brings nearer, less what force costs."""
    forced = move[-1] == FORCE
    hex_name, turn = (move[-3], move[-2]) if forced else (move[-2], move[-1])
    lie = LIES[industry][MAP.index[hex_name]][TURNS.index(turn)]
    complete = sum(own.get(spot, 0) + 1 == MAP.parts[spot] for spot in lie.spots)
    begun = sum(spot in own for spot in lie.spots)
    possible = sum(MAP.parts[spot] > 1 for spot in lie.spots)
    return complete + 0.3 * begun + 0.02 * possible - (0.5 if forced else 0.0)


def room(state: WealthState, seat: int, hex: int) -> float:
    """How good a hex is for a flag: beside own tiles and flags, with free hexes around."""
    owners = [state.flags[near] for near in state.land.near[hex]]
    return owners.count(seat) + 0.3 * owners.count(NOBODY)
