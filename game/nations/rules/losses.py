"""Resource loss: what happens when a nation must give more than it has (N-LOSS-01 to N-LOSS-07)."""

from __future__ import annotations

from game.engine import Action, Choice, Move, happen
from game.nations.concepts import lose_vp
from game.nations.state import SHADOW, NationsState

SUBSTITUTES = ("gold", "stone", "food")
"""What may be lost in place of Books (R-08)."""


def lose(state: NationsState, seat: int, kind: str, amount: int) -> None:
    """A forced loss of resources or VP.

    All that is held goes first; every missing unit costs a Book, and the shortage 1 VP (N-LOSS-01 to 03).
    Books that are missing too are owed: each costs another resource of the owner's choice, asked for by
    a step that this call leaves on the stack (N-LOSS-04). The shadow loses Books only, and none it lacks.

    See N-PROD-11, R-11.
    """
    if kind == "vp":
        lose_vp(state, seat, amount, "event")
        return
    if state.shadows and seat == SHADOW:
        if kind == "books":
            state.shadows[0].books = max(0, state.shadows[0].books - amount)
        return
    nation = state.nations[seat]
    held = getattr(nation, kind)
    taken = min(held, amount)
    setattr(nation, kind, held - taken)
    if taken:
        happen(state, "lost", seat, resource=kind, amount=taken)
    if held < amount:
        shortage(state, seat, kind, amount - held)


def shortage(state: NationsState, seat: int, kind: str, missing: int) -> None:
    """A resource ran short: 1 VP once a round for each kind, and Books or substitutes for what is missing.

    See N-LOSS-02.
    """
    note_shortage(state, seat, kind, missing)
    if kind != "books":
        lose(state, seat, "books", missing)
        return
    state.nations[seat].owed += missing
    state.then((substitutes, seat))


def note_shortage(state: NationsState, seat: int, kind: str, missing: int) -> None:
    """Lose the VP for a kind that ran short, unless it is spent for this round (N-LOSS-03, N-LOSS-05).

    Only a VP really lost spends it (R-09).

    See R-07, R-10, R-79.
    """
    nation = state.nations[seat]
    happen(state, "shortage", seat, resource=kind, amount=missing)
    if kind in nation.short or nation.standing.no_shortage_vp:
        return
    if lose_vp(state, seat, 1, "shortage"):
        nation.short = (*nation.short, kind)


def substitutes(state: NationsState, seat: int, taken_so_far: int = 0) -> None:
    """Take another resource for every Book owed, as far as the nation has any (N-LOSS-04, R-08)."""
    nation = state.nations[seat]
    kinds = [kind for kind in SUBSTITUTES if getattr(nation, kind)]
    if nation.owed and len(kinds) > 1 and sum(getattr(nation, kind) for kind in kinds) > nation.owed:
        state.then((WHICH_RESOURCE, seat, taken_so_far + 1, taken_so_far + nation.owed))
        return
    for kind in kinds:
        taken = min(nation.owed, getattr(nation, kind))
        nation.owed -= taken
        setattr(nation, kind, getattr(nation, kind) - taken)
        if taken:
            happen(state, "lost", seat, resource=kind, amount=taken)
    nation.owed = 0


class LoseResource(Action[NationsState]):
    """Lose one unit of a resource in place of a Book (DEC-22); it is unit `number` of the `whole` loss."""

    verb = "lose_resource"

    def moves(self, state: NationsState, seat: int, number: int, whole: int) -> list[Move]:
        """One of each kind held."""
        nation = state.nations[seat]
        return [("lose_resource", kind) for kind in SUBSTITUTES if getattr(nation, kind)]

    def carry_out(self, state: NationsState, seat: int, number: int, whole: int, kind: str) -> None:
        """Lose it and go on until nothing is owed."""
        nation = state.nations[seat]
        setattr(nation, kind, getattr(nation, kind) - 1)
        nation.owed -= 1
        happen(state, "lost", seat, resource=kind, amount=1)
        state.then((substitutes, seat, number))


WHICH_RESOURCE = Choice("which_resource", LoseResource())
