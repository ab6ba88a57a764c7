"""The resource recording card of a nation: what its partners share (K-SETUP-03, K-2V2-02)."""

from __future__ import annotations

from game.engine import happen
from game.nation_deckbuilder.state import NationState

LINES = ("food", "happiness", "science", "health")


def gain(state: NationState, seat: int, kind: str, amount: int) -> None:
    """Add to a line; there is no upper limit (K-RULING-29, K-RULING-50)."""
    nation = state.nation_of(seat)
    setattr(nation, kind, getattr(nation, kind) + amount)
    happen(state, "gained", seat, resource=kind, amount=amount)


def lose(state: NationState, seat: int, kind: str, amount: int) -> None:
    """Take from a line what is there, at most the amount."""
    nation = state.nation_of(seat)
    lost = min(amount, getattr(nation, kind))
    setattr(nation, kind, getattr(nation, kind) - lost)
    happen(state, "lost", seat, resource=kind, amount=lost)


def can_pay(state: NationState, seat: int, kind: str, amount: int) -> bool:
    """Whether the nation has that much."""
    return bool(getattr(state.nation_of(seat), kind) >= amount)
