"""Chits: the 33 of the box, who holds them, and how a counter shows them (D-SETUP-02, Display of resource chits)."""

from __future__ import annotations

from game.engine import happen
from game.nations_dice.state import CHITS, REROLL, Nation, NationsDiceState

STOCK = {"gold": 9, "stone": 3, "food": 3, "books": 3, "strength": 3, REROLL: 12}
PLACE = {kind: place for place, kind in enumerate(CHITS)}

CHIT_HANDLES = {kind: f"{kind}_chit" for kind in CHITS}
"""The handle of a nation's unused chits of a kind; chits of a kind are all alike."""

REROLL_CHIT = CHIT_HANDLES[REROLL]
KIND_OF_CHIT = {handle: kind for kind, handle in CHIT_HANDLES.items()}


def unused(nation: Nation, kind: str) -> int:
    """Chits of a kind that lie beside the board."""
    return nation.unused_chits[PLACE[kind]]


def used(nation: Nation, kind: str) -> int:
    """Chits of a kind that lie on the board."""
    return nation.used_chits[PLACE[kind]]


def owned(nation: Nation, kind: str) -> int:
    """All chits of a kind."""
    return unused(nation, kind) + used(nation, kind)


def supply(state: NationsDiceState, kind: str) -> int:
    """Chits of a kind that nobody owns."""
    return STOCK[kind] - sum(owned(nation, kind) for nation in state.nations)


def with_more(counts: tuple[int, ...], kind: str, amount: int) -> tuple[int, ...]:
    """The counts with so many more of a kind."""
    place = PLACE[kind]
    return (*counts[:place], counts[place] + amount, *counts[place + 1 :])


def use_chits(nation: Nation, kind: str, amount: int) -> None:
    """Move unused chits to the used ones."""
    nation.unused_chits = with_more(nation.unused_chits, kind, -amount)
    nation.used_chits = with_more(nation.used_chits, kind, amount)


def take_chits(state: NationsDiceState, seat: int, kind: str, wanted: int) -> int:
    """Take chits from the supply, unused, as many as there are; how many that were (D-RULING-07)."""
    nation = state.nations[seat]
    taken = min(wanted, supply(state, kind))
    nation.unused_chits = with_more(nation.unused_chits, kind, taken)
    happen(state, "took_chits", seat, resource=kind, amount=taken, missing=wanted - taken)
    return taken


def bring_back_chits(nation: Nation) -> None:
    """All chits lie beside the board again (D-ROUND-09)."""
    nation.unused_chits = tuple(
        unused + used for unused, used in zip(nation.unused_chits, nation.used_chits, strict=True)
    )
    nation.used_chits = (0,) * len(CHITS)


def chit_counter(nation: Nation, kind: str, is_active: bool) -> tuple[int, ...]:
    """What a counter shows (D-CHIT-01): all owned; before it those unused, if fewer; before that those unused now.

    The last form is for the seat whose turn it is, once it has spent some in this turn (D-CHIT-02, D-CHIT-03).
    """
    now, at_start, all_owned = (
        unused(nation, kind),
        nation.chits_at_turn_start[PLACE[kind]],
        owned(nation, kind),
    )
    if is_active and now < at_start:
        return now, at_start, all_owned
    return (now, all_owned) if now < all_owned else (all_owned,)
