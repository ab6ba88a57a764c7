"""Enemies: who stands against whom, those on the left first (K-3P-04, K-RULING-38)."""

from __future__ import annotations

from game.nation_deckbuilder.state import Nation, NationState, Player


def enemies(state: NationState, nation: Nation) -> list[Nation]:
    """The nations still in the game against this one; every attack hits all of them (K-3P-03)."""
    return [each for each in state.nations if each is not nation and not each.is_out]


def opponents(state: NationState, seat: int) -> list[Player]:
    """The enemies' seats, beginning on the left; the Evil Army has none (K-RULING-43)."""
    count = len(state.players)
    nation = state.players[seat].nation
    clockwise = (state.players[(seat + steps) % count] for steps in range(1, count))
    return [player for player in clockwise if player.nation != nation and not state.nations[player.nation].is_out]


def enemies_from_left(state: NationState, seat: int) -> list[Nation]:
    """The enemies with seats, the one on the left first (K-3P-05)."""
    found: list[Nation] = []
    for player in opponents(state, seat):
        nation = state.nations[player.nation]
        if nation not in found:
            found.append(nation)
    return found
