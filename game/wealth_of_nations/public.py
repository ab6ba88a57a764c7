"""What everybody may know of the others: all but the exact sum of their money (W-TRADE-07)."""

from __future__ import annotations

from game.wealth_of_nations.rules.scoring import DOLLARS_FOR_A_VP, VP_FOR_A_TILE, VP_LOST_FOR_A_NOTE, tiles_of
from game.wealth_of_nations.state import OPENLY, ROUGHLY, WealthState

BAND = 10
"""Dollars of one step in which other players' money is shown (W-RULING-14)."""


def roughly(money: int) -> int:
    """Money to the nearest step."""
    return (money + BAND // 2) // BAND * BAND


def seen_money(state: WealthState, viewer: int | None, seat: int) -> int | None:
    """A player's money as a viewer may see it: exactly, roughly, or None for not at all."""
    money = state.nations[seat].money
    if viewer == seat or state.money_shown == OPENLY:
        return money
    return roughly(money) if state.money_shown == ROUGHLY else None


def could_be_money(state: WealthState, seat: int) -> tuple[int, ...]:
    """The least and the most money that a player may have, as others can tell."""
    if state.money_shown == OPENLY:
        return (state.nations[seat].money,)
    rough = roughly(state.nations[seat].money)
    return max(0, rough - BAND // 2), rough + BAND // 2 - 1


def estimated_vp(state: WealthState, seat: int) -> int:
    """A player's score as it stands, as others can estimate it."""
    nation = state.nations[seat]
    return (
        VP_FOR_A_TILE * tiles_of(state, seat)
        + roughly(nation.money) // DOLLARS_FOR_A_VP
        - VP_LOST_FOR_A_NOTE * nation.notes
    )
