"""Breakdown: where the figures of a nation come from, source by source, for whoever heard what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.engine import Event
from game.nation_deckbuilder import events
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.state import KINDS, NationState
from game.nation_deckbuilder.text.recap import change_by_change, latest_turn


class Source(NamedTuple):
    """What has changed a figure: an event, or of a batch one card; and by how much."""

    kind: str  # of the event; "card" for a card of a batch, "together" for what its cards bring besides their figures
    amount: int
    card: str = ""
    other: int = 0  # the age that was reached, or the nation that struck


def since_latest_turn(state: NationState, told: Sequence[Event], nation: int) -> tuple[Event, ...]:
    """Everything from the beginning of the nation's latest turn up to now; all that happened before it had one."""
    seats = state.nations[nation].seats
    start = next(
        (
            at
            for at in range(len(told) - 1, -1, -1)
            if isinstance(told[at], events.TurnBegan) and told[at].seat in seats
        ),
        0,
    )
    return tuple(told[start:])


def changed_by(state: NationState, told: Sequence[Event], nation: int, kind: str) -> list[Source]:
    """What has changed a line of a nation's record since its latest turn began."""
    return [*_sources(state, since_latest_turn(state, told, nation), nation, kind)]


def damage_by(state: NationState, told: Sequence[Event], nation: int) -> list[Source]:
    """What has dealt the damage of a nation's latest turn."""
    return [*_sources(state, latest_turn(state, told, nation), nation, "damage")]


def _sources(state: NationState, turn: Sequence[Event], nation: int, kind: str) -> Iterator[Source]:
    batch = iter(_batches(turn, state.nations[nation].seats))
    for event, changes in change_by_change(state, turn, nation):
        if isinstance(event, events.Counted):
            yield from _of_batch(next(batch), changes.get(kind, 0), kind)
        elif amount := changes.get(kind, 0):
            facts = event.facts
            yield Source(event.kind, amount, facts.get("card", ""), facts.get("age", facts.get("attacker", 0)))


def _batches(turn: Sequence[Event], seats: Sequence[int]) -> Iterator[list[str]]:
    """The cards of every batch that was counted."""
    cards: list[str] = []
    for event in turn:
        if isinstance(event, events.Played) and event.seat in seats:
            cards.append(event.card)
        elif isinstance(event, events.Counted) and event.seat in seats:
            yield cards
            cards = []


def _of_batch(cards: Sequence[str], counted: int, kind: str) -> Iterator[Source]:
    """A batch card by card; a kind that was chosen, and what cards bring together, are no figures of one card."""
    place = KINDS.index(kind) if kind in KINDS else -1
    printed = [(card, CARDS[card].brings[place]) for card in cards] if place >= 0 else []
    yield from (Source("card", amount, card) for card, amount in printed if amount)
    if rest := counted - sum(amount for _, amount in printed):
        yield Source("together", rest)
