"""Cooperative and solo mode: the Evil Army (K-COOP, K-SOLO)."""

from __future__ import annotations

from game.engine import happen, roll
from game.nation_deckbuilder.rules.combat import strike
from game.nation_deckbuilder.state import NationState

DIE = 6
FIRST_STRENGTH = 1


def army_attack(state: NationState) -> None:
    """Before every turn the army strikes: with its growing strength, or solo with its die (K-COOP-02, K-SOLO-01).

    See K-RULING-42, K-RULING-45.
    """
    army = state.nations[-1]
    if not army.is_army:
        return
    if state.mode == "solo":
        state.strength = roll(state, DIE)
        happen(state, "army_rolled", None, roll=state.strength)
    strike(state, army, state.nation, state.strength)
    if state.mode == "cooperative":
        state.strength += 1
