"""Resolution Phase, step 4: the two events of the round's Event Card (N-EVENT-06 to N-EVENT-16)."""

from __future__ import annotations

from game.cards.amounts import All, AtLeast, Condition, Not, RankAmount
from game.cards.effects import run_for
from game.engine import happen
from game.nations.cards.cards import EVENTS, EventHalf
from game.nations.cards.removing import begin_together, end_together
from game.nations.concepts import begin_step, seats_in_order
from game.nations.state import NationsState


def events(state: NationsState) -> None:
    """4. Events: the top event fully, then the bottom one (N-EVENT-06)."""
    begin_step(state, "events")
    state.then((resolve, "top"), (resolve, "bottom"), full_strength)


def resolve(state: NationsState, half: str) -> None:
    """One event: whom it concerns is measured now; choices in reverse order, then all at once (R-32).

    See N-EVENT-09, N-EVENT-10, N-EVENT-15, R-97, R-98.
    """
    card = EVENTS[state.event]
    event = card.top if half == "top" else card.bottom
    happen(state, "event_resolved", None, card=card.id, half=half)
    asking_order = tuple(reversed(seats_in_order(state)))
    concerned = [
        (run_for, part.do, tuple(s for s in asking_order if part.who is None or part.who.holds(state, s)))
        for part in event.parts
    ]
    state.then(begin_together, *concerned, end_together)


def measured(event: EventHalf) -> frozenset[str]:
    """The names of what an event compares nations by, or counts of each."""
    return frozenset().union(*(_measured(part.who) for part in event.parts))


def _measured(condition: Condition[NationsState] | None) -> frozenset[str]:
    match condition:
        case RankAmount(measured=name) | AtLeast(measured=name):
            return frozenset({name})
        case Not(condition=inner):
            return _measured(inner)
        case All(conditions=several):
            return frozenset().union(*map(_measured, several))
    return frozenset()


def full_strength(state: NationsState) -> None:
    """Strength that did not count for the events counts again."""
    for nation in state.nations:
        nation.handicap_strength = 0
