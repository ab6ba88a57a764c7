"""Paying a price with dice and chits, one piece after the other (Buy tile, Build wonder)."""

from __future__ import annotations

from functools import lru_cache

from game.engine import Action, Choice, Context, Move, Refusal, happen
from game.nations_dice.cards.chits import CHIT_HANDLES, KIND_OF_CHIT, unused, use_chits
from game.nations_dice.cards.payment import TRADABLE, additions, payment, purse
from game.nations_dice.rules.own_dice import use_dice
from game.nations_dice.state import Nation, NationsDiceState


@lru_cache(maxsize=128)
def _pay_with(handle: str) -> Move:
    return ("pay_with", handle)


class PayWith(Action[NationsDiceState]):
    """Add an unused die or chit to the payment for a tile (D-BUY-03, D-BUY-05, D-WONDER-06, D-TRADE-04)."""

    verb = "pay_with"

    def moves(self, state: NationsDiceState, seat: int, kind: str, price: int, tile: str, picked: Move) -> list[Move]:
        """Forward in the order of the purse, so that a payment is asked for in one way only."""
        return [_pay_with(handle) for handle in additions(purse(state.nations[seat], kind), price, picked)]

    def carry_out(
        self, state: NationsDiceState, seat: int, kind: str, price: int, tile: str, picked: Move, handle: str
    ) -> None:
        """Lay it to the others; nothing is used before the payment is complete."""
        state.then((PAYMENT, seat, kind, price, tile, (*picked, handle)))

    def why_not(self, state: NationsDiceState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """A used piece, one that does not show the kind and cannot be traded, or one too many."""
        kind, price, tile, chosen = context
        assert isinstance(kind, str) and isinstance(chosen, tuple) and isinstance(price, int)
        nation = state.nations[seat]
        if not picked:
            return None
        why = why_not_usable(nation, picked[0])
        if why or not is_own(nation, picked[0]):
            return why
        total = payment(purse(nation, kind), chosen).total
        if picked[0] in KIND_OF_CHIT and picked[0] != CHIT_HANDLES[kind]:
            return Refusal("chit_of_another_kind", {"chit": KIND_OF_CHIT[picked[0]], "kind": kind})
        if kind not in TRADABLE and picked[0] not in (piece.handle for piece in purse(nation, kind).paying):
            return Refusal("no_trade_for_strength", {"kind": kind})
        facts = {"tile": tile, "need": price, "have": total, "kind": kind}
        return Refusal("price_is_met" if total >= price else "not_in_this_payment", facts)


class Pay(Action[NationsDiceState]):
    """Complete the payment: the dice and chits become used, surplus is lost (D-BUY-03, D-BUY-04).

    See D-TRADE-03, D-TRADE-05.
    """

    verb = "pay"

    def moves(self, state: NationsDiceState, seat: int, kind: str, price: int, tile: str, picked: Move) -> list[Move]:
        """Once the price is met."""
        return [("pay", tile)] if payment(purse(state.nations[seat], kind), picked).total >= price else []

    def carry_out(
        self,
        state: NationsDiceState,
        seat: int,
        kind: str,
        price: int,
        tile: str,
        picked: Move,
        paid_for: str,
    ) -> None:
        """Move the pieces to the used area; what they buy is the next step."""
        nation = state.nations[seat]
        paid = payment(purse(nation, kind), picked)
        chits = picked.count(CHIT_HANDLES[kind])
        use_chits(nation, kind, chits)
        dice = tuple(handle for handle in picked if handle != CHIT_HANDLES[kind])
        use_dice(nation, dice)
        happen(
            state,
            "paid",
            seat,
            tile=tile,
            resource=kind,
            price=price,
            dice=dice,
            chits=chits,
            pieces=picked,
            traded=paid.traded,
            lost=paid.total - price,
        )

    def why_not(self, state: NationsDiceState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """The price is not met yet."""
        kind, price, tile, chosen = context
        if picked not in ((), (tile,)):
            return None
        assert isinstance(kind, str) and isinstance(chosen, tuple) and isinstance(price, int)
        return price_not_met(kind, price, tile, payment(purse(state.nations[seat], kind), chosen).total)


PAYMENT = Choice("payment", PayWith(), Pay())
"""How a seat pays: of which kind, how much, for which tile, and what it has laid out so far."""


def price_not_met(kind: str, price: int, tile: object, total: int) -> Refusal:
    """Why a payment that makes so much cannot be completed."""
    return Refusal("price_not_met", {"tile": tile, "need": price, "have": total, "kind": kind})


def is_own(nation: Nation, handle: str) -> bool:
    """Whether a handle means a chit, or a die of this nation."""
    return handle in KIND_OF_CHIT or any(die.handle == handle for die in nation.dice)


def why_not_usable(nation: Nation, handle: str) -> Refusal | None:
    """Why an own die or chit is of no use any more in this round; None for what is unused, and for other pieces."""
    if handle in KIND_OF_CHIT:
        kind = KIND_OF_CHIT[handle]
        return None if unused(nation, kind) else Refusal("no_unused_chit", {"chit": kind})
    die = next((die for die in nation.dice if die.handle == handle), None)
    return Refusal("die_is_used", {"die": handle}) if die and die.is_used else None


def why_not_payable(nation: Nation, kind: str, price: int, tile: str) -> Refusal | None:
    """Why a price cannot be paid, with what the nation has, what its dice would bring by trade, and the nearest fix."""
    held = purse(nation, kind)
    if held.worth >= price:
        return None
    facts = {"tile": tile, "kind": kind, "need": price, "have": held.shown, "missing": price - held.shown}
    facts |= {"dice": len(held.to_trade), "by_trade": held.worth - held.shown}
    reason = "cannot_pay_with_trades" if held.to_trade else "cannot_pay"
    fix = "reroll_for_it" if unused(nation, "reroll") and any(not die.is_used for die in nation.dice) else None
    return Refusal(reason, facts, fix)
