"""Whole games keep their accounts: what the rules note agrees with what has happened, move by move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import Any

from game.bots.random_bot import RandomBot
from game.engine import flow
from game.engine.event import Event
from game.nations.cards.triggers import answer
from tests.game.nations.scenario import begin
from tests.game.nations.test_ledger import restless

SEEDS = range(4)


@cache
def course(seats: int, seed: int) -> tuple[tuple[Any, tuple[Event, ...]], ...]:
    """Every position of a random game with all cards, and the events of the move that led to it."""
    state, hand = begin(seats, seed, advanced=True, expert=True), RandomBot(seed)
    steps = []
    while state.decision is not None:
        state.journal = []
        flow.apply(state, restless(hand, state))
        steps.append((state.copy(), tuple(state.journal)))
    return tuple(steps)


def test_a_shortage_is_spent_by_a_vp_lost_and_by_nothing_else():
    """R-09, N-LOSS-05: the kinds noted for a round are as many as the VP that shortages cost in it."""
    spent = 0
    for seed in SEEDS:
        spent += shortages_spent(course(3, seed))
    assert spent


def shortages_spent(steps: Iterable[tuple[Any, tuple[Event, ...]]]) -> int:
    spent, lost = 0, {}
    for state, events in steps:
        for event in events:
            if event.kind == "round_began":
                lost.clear()
            if event.kind == "lost_vp" and event.facts["cause"] == "shortage":
                seat = event.facts["seat"]
                lost[seat] = lost.get(seat, 0) + event.facts["amount"]
        for nation in state.nations:
            assert len(nation.short) == lost.get(nation.seat, 0)
            spent += len(nation.short)
    return spent


def purchases() -> Iterator[tuple[Any, tuple[Event, ...], Event]]:
    for seats, seed in product((3, 5), SEEDS):
        for state, events in course(seats, seed):
            for event in events:
                if event.kind == "bought":
                    yield state, events, event


def test_what_was_bought_was_bought_for_the_gold_paid():
    """R-90: whatever row it lay in, and whatever other nations' cards put on top."""
    bought = 0
    for _, events, purchase in purchases():
        before = events[: events.index(purchase)]
        paid = [e.facts["amount"] for e in before if e.kind == "paid" and e.facts["resource"] == "gold"]
        assert purchase.facts["price"] == sum(paid)
        bought += 1
    assert bought


def test_nothing_that_reacts_to_a_purchase_waits_for_the_choice_of_the_card_bought():
    """R-96."""
    asked = 0
    for state, _, _ in purchases():
        if state.decision and state.decision.choice.name in ("golden_age", "battle"):
            assert answer not in [frame[0] for frame in state.stack]
            asked += 1
    assert asked
