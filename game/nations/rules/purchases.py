"""Golden Ages and Battles: what their buyer chooses (N-GOLDEN, N-BATTLE)."""

from __future__ import annotations

from game.engine import Action, Choice, Move
from game.nations.cards.cards import CARDS
from game.nations.concepts import gain, golden_age_bonus, holdings, pay, raid_value
from game.nations.state import RESOURCES, NationsState

RESOURCE, VICTORY_POINT = "resource", "vp"


def golden_age_price(state: NationsState, seat: int, card: str) -> int:
    """Resources for the VP: the age of the card less all bonuses, at least 0 (N-GOLDEN-04 to N-GOLDEN-07)."""
    return max(0, CARDS[card].age - golden_age_bonus(state, seat))


def golden_age_gain(state: NationsState, seat: int, card: str) -> tuple[str, int]:
    """The resource and how much of it, bonuses included (N-GOLDEN-05)."""
    kind, amount = CARDS[card].gain
    return kind, amount + golden_age_bonus(state, seat)


class UseGoldenAge(Action[NationsState]):
    """Take the printed resource, or pay for 1 VP (N-GOLDEN-01, N-GOLDEN-03)."""

    verb = "choose"

    def moves(self, state: NationsState, seat: int, card: str) -> list[Move]:
        """The VP only when its price can be paid in full (R-61, N-LOSS-07)."""
        moves: list[Move] = [("choose", RESOURCE)]
        if sum(holdings(state.nations[seat]).values()) >= golden_age_price(state, seat, card):
            moves.append(("choose", VICTORY_POINT))
        return moves

    def carry_out(self, state: NationsState, seat: int, card: str, chosen: str) -> None:
        """Take the resource, or go on to pay for the VP."""
        if chosen == RESOURCE:
            gain(state, seat, *golden_age_gain(state, seat, card))
        else:
            ask_payment(state, seat, golden_age_price(state, seat, card), ())


def ask_payment(state: NationsState, seat: int, price: int, picked: tuple[str, ...]) -> None:
    """Ask for one resource after the other until the price of the VP is complete; then pay it at once."""
    if len(picked) < price:
        state.then((PAYMENT, seat, price, picked))
        return
    for kind in RESOURCES:
        pay(state, seat, kind, picked.count(kind))
    gain(state, seat, "vp", 1)


class PayWith(Action[NationsState]):
    """Add one unit to the payment for a VP: any mix of the four resources (N-GOLDEN-02)."""

    verb = "pay_with"

    def moves(self, state: NationsState, seat: int, price: int, picked: tuple[str, ...]) -> list[Move]:
        """In the order of the resources, so that a mix is asked for in one way only."""
        held = holdings(state.nations[seat])
        first = RESOURCES.index(picked[-1]) if picked else 0
        missing = price - len(picked)
        moves: list[Move] = []
        for index in range(first, len(RESOURCES)):
            kind = RESOURCES[index]
            left = held[kind] - picked.count(kind)
            reachable = left + sum(held[later] for later in RESOURCES[index + 1 :])
            if left > 0 and reachable >= missing:
                moves.append(("pay_with", kind))
        return moves

    def carry_out(self, state: NationsState, seat: int, price: int, picked: tuple[str, ...], kind: str) -> None:
        """Note it."""
        ask_payment(state, seat, price, (*picked, kind))


class UseBattle(Action[NationsState]):
    """Take as much of one resource as the raid value (N-BATTLE-02, N-BATTLE-03)."""

    verb = "choose"

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """Books, Food or Stone."""
        return [("choose", "books"), ("choose", "food"), ("choose", "stone")]

    def carry_out(self, state: NationsState, seat: int, kind: str) -> None:
        """Take it."""
        gain(state, seat, kind, raid_value(state, seat))


GOLDEN_AGE = Choice("golden_age", UseGoldenAge())
PAYMENT = Choice("payment", PayWith())
BATTLE = Choice("battle", UseBattle())
