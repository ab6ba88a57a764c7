"""Trades for the famine that bring the most: which dice are kept from books or given for food, and what they cost.

Dice count once: a book die that is held back does not move the marker, and strength that is traded is missing in the
war. Nothing is traded unless the points of the round grow by it; of trades that bring the same the one is proposed
that keeps the most books, then the most strength.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.nations_dice.cards.larder import dice_needed, tradable
from game.nations_dice.cards.payment import purse
from game.nations_dice.cards.picking import PickablePiece, place_after
from game.nations_dice.rules import books, food
from game.nations_dice.state import NationsDiceState

Handles = tuple[str, ...]


def books_worth_holding(state: NationsDiceState, seat: int, picked: Handles = ()) -> Handles:
    """The book dice to hold back, those included that are picked already (D-RULING-20)."""
    pieces = books.book_dice(state, seat)
    rest = [piece.handle for piece in pieces[place_after(pieces, picked) :]]
    ways = [(*picked, *rest[:number]) for number in range(len(rest) + 1)]
    return max(ways, key=lambda held: (_most_with(state, seat, held), -len(held)))


def is_worth_trading(state: NationsDiceState, seat: int) -> bool:
    """Whether meeting the famine with strength brings more points than the war does without it (D-RULING-21)."""
    dice = tradable(state, seat, food.PRECIOUS_IN_FAMINE)[: dice_needed(state, seat)]
    return _points(state, seat, (), dice) > _points(state, seat, (), None)


def worth_committing(state: NationsDiceState, seat: int, picked: Handles = ()) -> Handles:
    """The dice to commit at the pass, those included that are picked already; none where that brings nothing."""
    pieces = tradable(state, seat, food.PRECIOUS_AT_THE_PASS)
    ways = [dice for dice in _commitments(pieces, dice_needed(state, seat)) if _handles(dice)[: len(picked)] == picked]
    if not ways:
        return picked

    def standing(dice: tuple[PickablePiece, ...]) -> tuple[int, ...]:
        lost = (_given(dice, kind) for kind in food.PRECIOUS_AT_THE_PASS)
        return (_points(state, seat, _handles(dice), dice), *(-amount for amount in lost))

    best = max(ways, key=standing)
    is_better = _points(state, seat, _handles(best), best) > _points(state, seat, (), None)
    return _handles(best) if picked or is_better else ()


def _commitments(pieces: Sequence[PickablePiece], wanted: int) -> Iterator[tuple[PickablePiece, ...]]:
    """Sets of so many dice, by how many of books are among them: of every kind the least useful ones."""
    plain, book_dice, swords = (
        [piece for piece in pieces if (piece.kind if piece.kind in food.PRECIOUS_AT_THE_PASS else "") == kind]
        for kind in ("", *food.PRECIOUS_AT_THE_PASS)
    )
    left = wanted - min(wanted, len(plain))
    for number in range(min(left, len(book_dice)) + 1):
        if left - number <= len(swords):
            yield (*plain[:wanted], *book_dice[:number], *swords[: left - number])


def _given(dice: Sequence[PickablePiece], kind: str) -> int:
    """How much of a kind these dice show."""
    return sum(piece.amount for piece in dice if piece.kind == kind)


def _handles(pieces: Sequence[PickablePiece]) -> Handles:
    return tuple(piece.handle for piece in pieces)


def _most_with(state: NationsDiceState, seat: int, held: Handles) -> int:
    """The points of the round at best, once these book dice are held back."""
    dice = [
        piece
        for piece in tradable(state, seat, food.PRECIOUS_IN_FAMINE)
        if piece.kind != "books" or piece.handle in held
    ]
    wanted = dice_needed(state, seat)
    without = _points(state, seat, held, None)
    return max(without, _points(state, seat, held, dice[:wanted])) if len(dice) >= wanted else without


def _points(state: NationsDiceState, seat: int, held: Handles, traded: Sequence[PickablePiece] | None) -> int:
    """What books, famine and war bring together, where these book dice do not move the marker and these dice are
    traded to meet the famine; None where it is missed.
    """
    event = state.event_tile
    given = [] if traded is None else traded
    strength = purse(state.nations[seat], "strength").shown - _given(given, "strength")
    points = event.vp * ((traded is not None) + (strength >= event.war))
    if state.step == "famine":  # books have scored
        return points
    own = state.nations[seat].books + _unused_books(state, seat, held)
    waiting = state.reverse_order
    if state.step == "books":  # those before have moved their markers, and dice that they hold back are for food
        waiting = waiting[waiting.index(seat) + 1 :]
    totals = [
        nation.books + (_unused_books(state, nation.seat) if nation.seat in waiting else 0)
        for nation in state.nations
        if nation.seat != seat
    ]
    return points + books.vp_with(state, own, [*totals, *(shadow.books for shadow in state.shadows)])


def _unused_books(state: NationsDiceState, seat: int, held: Handles = ()) -> int:
    """The books on unused chits and dice, but for those held back."""
    kept = sum(piece.amount for piece in books.book_dice(state, seat) if piece.handle in held)
    return purse(state.nations[seat], "books").shown - kept
