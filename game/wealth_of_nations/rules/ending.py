"""The end of the game: the conditions that announce it (W-END)."""

from __future__ import annotations

from game.wealth_of_nations.cards.components import FLAGS_OF_A_NATION
from game.wealth_of_nations.state import NOBODY, WealthState

ALL_FLAGS, FULL_MAP, EMPTY_STACKS, MOST_ROUNDS = "all_flags", "full_map", "empty_stacks", "most_rounds"

STACKS_TO_EMPTY = 5


def end_conditions(state: WealthState) -> tuple[str, ...]:
    """Those that hold at this moment (W-END-01 to W-END-03), or the agreed number of rounds (W-END-02)."""
    holds = {
        ALL_FLAGS: any(state.flags.count(seat) == FLAGS_OF_A_NATION for seat in state.seats),
        FULL_MAP: open_hexes(state) == 0,
        EMPTY_STACKS: state.stacks.count(0) >= STACKS_TO_EMPTY,
        MOST_ROUNDS: 0 < state.most_rounds <= state.round,
    }
    return tuple(condition for condition, met in holds.items() if met)


def open_hexes(state: WealthState) -> int:
    """Hexes without flag and tile; the closed ones do not count (W-RULING-38)."""
    return state.flags.count(NOBODY) - len(state.land.closed)


NEAR_FLAGS, NEAR_HEXES, NEAR_STACKS = 2, 6, 4
"""Flags left to a player, hexes left on the map and stacks empty when the end can come within two rounds."""


def is_near(state: WealthState) -> bool:
    """Whether the game may well end within two rounds."""
    return (
        state.is_final
        or any(state.flags.count(seat) >= FLAGS_OF_A_NATION - NEAR_FLAGS for seat in state.seats)
        or open_hexes(state) <= NEAR_HEXES
        or state.stacks.count(0) >= NEAR_STACKS
        or 0 < state.most_rounds <= state.round + 1
    )
