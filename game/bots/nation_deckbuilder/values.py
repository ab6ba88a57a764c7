"""What cards are worth to a side of Nation, by rules of thumb.

The figures were found by playing: sides with slightly other ones met each other, and those that won more of their
games and kept more health were followed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.nation_deckbuilder.cards import CARDS
from game.nation_deckbuilder.state import AGES, KINDS, Nation, NationState
from game.nation_deckbuilder.words import MayRemove

TURNS = {"solo": 18, "duel": 18, "three": 18, "cooperative": 11, "teams": 12}
"""Turns of every side in a game, as a rule."""

SCARCE = 2
"""Food or happiness in stock that is too little."""

WINNING = 30.0


class Sense(NamedTuple):
    """A sense of what cards are worth.

    beginning, end: one of each of KINDS in the first turn of a game and in its last.
    scarce: by so much more is food or happiness worth while it is scarce. draw: a card drawn. removal: removing a card.
    blocking: a point of damage that a Wall stops. staying: how often what standing cards bring every turn counts.
    health: a point regained. bar: a card of less value had better stay in the market. tax: a coin's worth of food or
    happiness; last: by so much worse is a tax that leaves nothing.
    """

    beginning: tuple[float, ...]
    end: tuple[float, ...]
    scarce: float
    draw: float
    removal: float
    blocking: float
    staying: float
    health: float
    bar: float
    tax: float
    last: float


AMONG_NATIONS = Sense(
    beginning=(1.11, -0.31, 1.06, 0.76, 0.50),
    end=(1.01, -1.16, 0.01, 2.45, -0.60),
    scarce=0.87,
    draw=2.32,
    removal=1.41,
    blocking=1.04,
    staying=3.44,
    health=1.37,
    bar=1.1,
    tax=1.16,
    last=0.84,
)
AGAINST_THE_ARMY = Sense(
    beginning=(0.69, 0.18, 1.16, 0.57, 1.26),
    end=(0.63, -0.04, 0.16, 1.56, 0.21),
    scarce=0.91,
    draw=1.75,
    removal=1.29,
    blocking=1.85,
    staying=3.05,
    health=1.11,
    bar=1.44,
    tax=1.53,
    last=0.53,
)
SENSES = {"solo": AGAINST_THE_ARMY, "cooperative": AGAINST_THE_ARMY}
"""By mode; AMONG_NATIONS in all others."""

HEALED = {"architect": 1.0, "emt": 3.0, "time_machine": 3.5}
"""Health that designs bring back when they are played, as a rule."""

OF_EFFECTS = {
    "hunter": 0.4, "gatherer": 0.4, "thief": 0.4, "assassin": 0.7, "privateer": 1.2, "demolition_crew": 0.3,
    "philosopher": 0.8, "market": 0.8, "professor": 0.8, "doctor": 0.8, "construction_crew": 0.8,
}  # fmt: skip
"""What designs are worth for the sake of what else they do."""

FOOD, HAPPINESS, SCIENCE = (KINDS.index(kind) for kind in ("food", "happiness", "science"))


class Worths(NamedTuple):
    """What cards are worth to a side now: one of each of KINDS, and everything else."""

    kinds: tuple[float, ...]
    sense: Sense


def worths_of(state: NationState, nation: Nation) -> Worths:
    """What cards are worth to a side now: science and coins count early, damage late, what is scarce more."""
    sense = SENSES.get(state.mode, AMONG_NATIONS)
    gone = min(1.0, state.turn / len(state.order) / TURNS[state.mode])
    kinds = [first + gone * (last - first) for first, last in zip(sense.beginning, sense.end, strict=True)]
    for kind, stock in ((FOOD, nation.food), (HAPPINESS, nation.happiness)):
        if stock < SCARCE:
            kinds[kind] += sense.scarce
    if nation.age >= AGES:
        kinds[SCIENCE] = 0.0
    return Worths(tuple(kinds), sense)


def brought_worth(worths: Worths, brings: Sequence[int]) -> float:
    """What such resources are worth together."""
    return sum(amount * each for amount, each in zip(brings, worths.kinds, strict=True))


def value(worths: Worths, card_id: str) -> float:
    """What a card is worth in a deck."""
    card, sense = CARDS[card_id], worths.sense
    if card.wins:
        return WINNING
    brought = max(brought_worth(worths, brings) for brings in card.modes.values())
    if card.stays:
        brought = sense.staying * brought + sense.blocking * card.blocks
    if isinstance(card.play, MayRemove):
        brought += sense.removal
    healed = sense.health * HEALED.get(card.id, 0.0)
    return brought + sense.draw * card.draw + healed + OF_EFFECTS.get(card.id, 0.0)
