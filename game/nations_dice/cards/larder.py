"""What a nation could bring together for the famine, and whether that asks for a choice (D-RULING-18, D-RULING-27)."""

from __future__ import annotations

from typing import NamedTuple

from game.nations_dice.cards.payment import DICE_FOR_ONE, purse
from game.nations_dice.cards.picking import PickablePiece, least_useful_first
from game.nations_dice.state import NationsDiceState


class Larder(NamedTuple):
    """The food a famine needs, the food shown on unused pieces, and unused dice of other kinds, counted.

    `other` are dice that show gold or stone.
    """

    need: int
    food: int
    books: int
    strength: int
    other: int

    @property
    def missing(self) -> int:
        """Food that only trades could bring."""
        return max(0, self.need - self.food)

    def reached_with(self, dice: int) -> bool:
        """Whether the food is enough once so many dice are traded."""
        return self.food + dice // DICE_FOR_ONE >= self.need

    @property
    def asks_in_books(self) -> bool:
        """A real choice between books now and food soon (D-VARIANT-02)."""
        everything = self.other + self.books + self.strength
        return self.books > 0 and self.reached_with(everything) and not self.reached_with(self.other)

    @property
    def asks_in_famine(self) -> bool:
        """A real choice between food and strength, with what books are left (D-VARIANT-05)."""
        without_strength = self.other + self.books
        reachable = self.reached_with(without_strength + self.strength)
        return self.strength > 0 and reachable and not self.reached_with(without_strength)

    @property
    def asks_at_the_pass(self) -> bool:
        """A real choice between food and books or strength (D-RULING-27)."""
        precious = self.books + self.strength
        return precious > 0 and self.reached_with(precious + self.other) and not self.reached_with(self.other)


def larder(state: NationsDiceState, seat: int) -> Larder:
    """The nation's larder now, for the event of the round."""
    nation = state.nations[seat]
    food = purse(nation, "food")
    kinds = [piece.kind for piece in food.to_trade]
    books, strength = kinds.count("books"), kinds.count("strength")
    committed = len(nation.commitment) // DICE_FOR_ONE if state.step != "actions" else 0
    return Larder(state.event_tile.famine, food.shown + committed, books, strength, len(kinds) - books - strength)


def tradable(state: NationsDiceState, seat: int, precious: tuple[str, ...]) -> tuple[PickablePiece, ...]:
    """The dice a nation may trade for food, the precious kinds last; food dice never (D-RULING-18, D-RULING-19).

    See D-TRADE-09, D-RULING-35.
    """

    def order(piece: PickablePiece) -> tuple[int, ...]:
        kept = precious.index(piece.kind) + 1 if piece.kind in precious else 0
        return (kept, *least_useful_first(piece))

    return tuple(sorted(purse(state.nations[seat], "food").to_trade, key=order))


def dice_needed(state: NationsDiceState, seat: int) -> int:
    """How many dice must be traded to meet the famine: no fewer, and more would be in vain (D-RULING-21)."""
    return DICE_FOR_ONE * larder(state, seat).missing
