"""What cards are worth to a side of Nation: a few figures, learned by playing, stand behind every card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.bots.search.evaluator import ALL
from game.bots.training.weights import figures_of
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.cards.effects import MayRemove
from game.nation_deckbuilder.state import AGES, KINDS, Nation, NationState

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
    happiness; emptying: by so much worse is a tax that leaves nothing.
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
    emptying: float

    @classmethod
    def of(cls, figures: Sequence[float]) -> Sense:
        """The sense that goes by these figures, in the order of RULES_OF_THUMB."""
        count = len(KINDS)
        return cls(tuple(figures[:count]), tuple(figures[count : 2 * count]), *figures[2 * count :])


RULES_OF_THUMB = {
    **dict(zip((f"{kind}_first" for kind in KINDS), (1.0, -0.5, 1.0, 1.0, 0.5), strict=True)),
    **dict(zip((f"{kind}_last" for kind in KINDS), (1.0, -1.0, 0.0, 2.5, -0.5), strict=True)),
    "scarce": 1.0,
    "draw": 2.5,
    "removal": 1.5,
    "blocking": 1.0,
    "staying": 3.5,
    "health": 1.5,
    "bar": 1.0,
    "tax": 1.0,
    "emptying": 1.0,
}
"""The figures of a Sense by hand, from which better ones are learned; rounded from a first trial of learning them."""


LEARNED_AT = {"duel": "duel", "solo": "solo", "cooperative": "cooperative", "three": "duel", "teams": "duel"}
"""The kind of table whose figures count, by mode."""


@lru_cache
def learned_sense(mode: str, whose: str = ALL) -> Sense:
    """What playing has taught about a mode, or else the rules of thumb."""
    return Sense.of(figures_of("nation_deckbuilder", RULES_OF_THUMB, LEARNED_AT[mode], whose=whose))


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


def worths_of(state: NationState, nation: Nation, sense: Sense) -> Worths:
    """What cards are worth to a side now: science and coins count early, damage late, what is scarce more."""
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
