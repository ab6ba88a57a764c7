"""Triggers: what cards in play do whenever something happens (N-SYM-02)."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import Continuation, happen
from game.engine.event import Facts
from game.nations.cards.cards import TYPES, Trigger
from game.nations.state import NationsState

LISTENED: Mapping[str, Mapping[str, tuple[object, ...]]] = {
    "bought": {"price": (1, 2, 3), "type": TYPES},
    "hired": {},
    "wonder_ready": {},
    "passed": {"first": (True,)},
    "replaced": {"newer_building": (True,)},
    "spent_last_gold": {},
    "defeated": {},
}
"""The events a card may react to, and the facts of each that it may ask for, with their values."""


def react(state: NationsState, kind: str, seat: int | None, facts: Facts) -> None:
    """Push the effect of every trigger that this event sets off, for the nation that acted."""
    frames: list[Continuation] = []
    for owner in state.nations:
        for trigger in owner.standing.whenever:
            if (
                trigger.event == kind
                and trigger.others != (owner.seat == seat)
                and all(facts[name] in values for name, values in trigger.facts)
            ):
                frames.append((answer, trigger, seat))
    if frames:
        state.then(*frames)


def answer(state: NationsState, trigger: Trigger, seat: int) -> None:
    """A step: the card does what it does."""
    happen(state, "triggered", seat, card=trigger.card)
    trigger.do.run(state, seat)
