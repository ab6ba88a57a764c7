"""Payment: which dice and chits pay a price (Buy tile, Build wonder, Trading dice).

A few concepts carry every payment:

* A *paying* piece shows the kind that is asked for: a chit pays 1, a die all that it shows, without change.
* *Traded* dice show something else; any two of them count 1 gold or 1 stone, never strength (D-TRADE-01 to 07). A die
  that shows the kind is not traded for it: alone it pays as much as the pair, so such a trade is never useful.
* A nation's *purse* holds both, each in the order of `picking`. A payment is a tuple of handles: paying pieces, then
  traded dice. It is built one piece at a time, forward in that order; payments that differ only in alike pieces are
  the same payment.
* A payment that could do without one of its pieces is *wasteful*: legal, but never proposed (D-RULING-13).

Payments are listed from the cheapest on: the one whose pieces show the fewest icons, of these the one with the
fewest dice, then with the least useful ones. What shows more than the price is lost, so an exact payment without
trades always comes before those that give something away. Which of them is proposed also hangs on what the forecast
counts on: see `what_if`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.nations_dice.cards.chits import CHIT_HANDLES, unused
from game.nations_dice.cards.dice import Die
from game.nations_dice.cards.picking import PickablePiece, in_order, offered, place_after, selections
from game.nations_dice.state import Nation

TRADABLE = ("gold", "stone", "food")
"""What two dice may stand in for (D-TRADE-01, D-TRADE-06)."""

_CHITS = {kind: PickablePiece(handle, kind, 1, (handle, kind, 1)) for kind, handle in CHIT_HANDLES.items()}

DICE_FOR_ONE = 2
"""Dice traded for one gold, stone or food."""


class Purse(NamedTuple):
    """What a nation may pay a kind with: pieces that show it, and dice to trade, each in the order of picking.

    `amounts` is what each paying piece shows, `shown` what they make together, `worth` the highest price it pays.
    """

    paying: tuple[PickablePiece, ...]
    to_trade: tuple[PickablePiece, ...]
    amounts: Mapping[str, int]
    shown: int
    worth: int


class Payment(NamedTuple):
    """Pieces picked from a purse: all handles in order, those of them that are traded, and what they make together.

    An odd traded die makes nothing yet.

    See D-RULING-12, D-RULING-14, D-TRADE-02.
    """

    handles: tuple[str, ...]
    traded: tuple[str, ...]
    total: int


def purse(nation: Nation, kind: str) -> Purse:
    """What the nation may pay this kind with now (D-TRADE-10)."""
    return _purse(nation.dice, unused(nation, kind), kind)


@lru_cache(maxsize=1 << 14)
def _unused_pieces(dice: tuple[Die, ...]) -> tuple[PickablePiece, ...]:
    return in_order([die for die in dice if not die.is_used and die.face])


@lru_cache(maxsize=1 << 14)
def _purse(dice: tuple[Die, ...], chits: int, kind: str) -> Purse:
    pieces = _unused_pieces(dice)
    paying = (_CHITS[kind],) * chits + tuple([piece for piece in pieces if piece.kind == kind])
    to_trade = tuple([piece for piece in pieces if piece.kind != kind]) if kind in TRADABLE else ()
    shown = sum([piece.amount for piece in paying])
    amounts = {piece.handle: piece.amount for piece in paying}
    return Purse(paying, to_trade, amounts, shown, shown + len(to_trade) // DICE_FOR_ONE)


def payment(purse: Purse, handles: Sequence[str]) -> Payment:
    """What these pieces of the purse, in its order, make."""
    shown = 0
    traded: tuple[str, ...] = ()
    for place, handle in enumerate(handles):
        amount = purse.amounts.get(handle)
        if amount is None:
            traded = tuple(handles[place:])
            break
        shown += amount
    return Payment(tuple(handles), traded, shown + len(traded) // DICE_FOR_ONE)


def additions(purse: Purse, price: int, handles: Sequence[str]) -> list[str]:
    """The pieces that may be added next to these, each leading to at least one full payment.

    Paying pieces may be added beyond the price (D-RULING-13); dice are traded only for what is missing (D-TRADE-08).
    """
    so_far = payment(purse, handles)
    if so_far.traded:
        shown = handles[: -len(so_far.traded)]
        missing = price - payment(purse, shown).total
        return offered(purse.to_trade, so_far.traded, DICE_FOR_ONE * missing)
    added = _paying_additions(purse, price - so_far.total, handles)
    missing = price - so_far.total
    return added + (offered(purse.to_trade, (), DICE_FOR_ONE * missing) if missing > 0 else [])


def _paying_additions(purse: Purse, missing: int, handles: Sequence[str]) -> list[str]:
    """Paying pieces after those picked, as long as the price can be reached without those passed over."""
    start = place_after(purse.paying, handles)
    reachable = sum(piece.amount for piece in purse.paying[start:]) + len(purse.to_trade) // DICE_FOR_ONE
    added: list[str] = []
    for place in range(start, len(purse.paying)):
        piece = purse.paying[place]
        if reachable < missing:
            break
        if place == start or piece.likeness != purse.paying[place - 1].likeness:
            added.append(piece.handle)
        reachable -= piece.amount
    return added


def is_wasteful(purse: Purse, price: int, handles: Sequence[str]) -> bool:
    """Whether the price would be met without one of the pieces (D-RULING-13)."""
    paid = payment(purse, handles)
    if paid.total < price or paid.traded:
        return False
    return paid.total - min(purse.amounts[handle] for handle in handles) >= price


def payments(purse: Purse, price: int) -> list[Payment]:
    """Every distinct payment that is not wasteful, the cheapest first."""
    found: list[tuple[tuple[int, ...], Payment]] = []
    for shown in selections(purse.paying, len(purse.paying)):
        total = sum(piece.amount for piece in shown)
        if total >= price:
            if total - min(piece.amount for piece in shown) < price:
                found.append(_priced(shown, (), total))
        else:
            needed = DICE_FOR_ONE * (price - total)
            found += (
                _priced(shown, traded, price) for traded in selections(purse.to_trade, needed) if len(traded) == needed
            )
    return [each for _, each in sorted(found)]


def ways_to_pay(nation: Nation, kind: str, price: int) -> tuple[Payment, ...]:
    """Every distinct payment of a nation that is not wasteful, the cheapest first."""
    return _ways_to_pay(nation.dice, unused(nation, kind), kind, price)


@lru_cache(maxsize=1 << 14)
def _ways_to_pay(dice: tuple[Die, ...], chits: int, kind: str, price: int) -> tuple[Payment, ...]:
    return tuple(payments(_purse(dice, chits, kind), price))


def _priced(
    shown: tuple[PickablePiece, ...], traded: tuple[PickablePiece, ...], total: int
) -> tuple[tuple[int, ...], Payment]:
    pieces = (*shown, *traded)
    cost = tuple(map(sum, zip(*(piece.cost for piece in pieces), strict=True)))
    handles = tuple(piece.handle for piece in pieces)
    return (*cost, len(pieces)), Payment(handles, handles[len(shown) :], total)
