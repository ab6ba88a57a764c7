"""The printed cards of Nation: 5 designs of the starting deck and 54 of the five ages, frozen and shared.

A design is named by its id, `chief`; every card of it by a handle of its own, `chief#2`. CARDS has a design
under the handle of each of its cards; it is filled from `data/nation_deckbuilder` when the first card is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.cards.effects import Effect
from game.cards.registry import Registry
from game.nation_deckbuilder.state import NOTHING, NationState, Resources
from game.text.people import Looks
from game.text.pictures import Picture

TYPES = ("person", "group", "building")

Bonus = Callable[[NationState, int, tuple["Card", ...]], Resources]
"""(state, seat, all cards the seat plays this turn) -> what they bring together beyond their own figures."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A design. `age` is 0 for the starting deck, `type` is empty for a card without a symbol.

    brings: when played, and on every later turn for a card that stays. modes: what it brings in all, by the kind
    that is chosen when it is marked; the empty kind alone where there is no choice. bonus: shared by several cards.
    draw: cards drawn once the batch is counted. blocks: damage that it stops while it stands. play: its other effect.

    See K-CARD-ARCHITECT-01, K-CARD-FARM-01, K-RULING-01.
    """

    id: str
    name: str
    age: int
    copies: int  # in the market; in every starting deck for age 0
    emblem: str = ""  # persons have none
    picture: Picture = ()
    type: str = ""
    cost: int = 0
    brings: Resources = NOTHING
    modes: Mapping[str, Resources] = field(default_factory=dict)
    bonus: Bonus | None = None
    draw: int = 0
    stays: bool = False
    blocks: int = 0
    wins: bool = False
    play: Effect[NationState] | None = None
    person: Looks = ()  # whose face a person shows

    def brings_as(self, mode: str) -> Resources:
        """What it brings in a mode; without one that it has, only its printed figures."""
        return self.modes.get(mode, self.brings)

    def handle(self, number: int) -> str:
        """The handle of one of its cards, numbered from 1."""
        return f"{self.id}#{number}"

    def __repr__(self) -> str:
        return self.id


DESIGNS: Registry[Card] = Registry("nation_deckbuilder")
CARDS: Registry[Card] = Registry("nation_deckbuilder")


def starting_deck(seat: int) -> tuple[str, ...]:
    """The ten orange cards of a seat (K-SETUP-02)."""
    return tuple(
        card.handle(number)
        for card in DESIGNS.all()
        if card.age == 0
        for number in range(seat * card.copies + 1, (seat + 1) * card.copies + 1)
    )


def cards_of(age: int, mods: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Every card of an age, then those of mods."""
    return tuple(
        card.handle(number) for card in DESIGNS.among(mods) if card.age == age for number in range(1, card.copies + 1)
    )
