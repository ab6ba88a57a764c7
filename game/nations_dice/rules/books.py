"""Books: the book icons of unused dice and chits move the markers, then they score (D-BOOKS, D-VARIANT-01 to 03)."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine import Action, Choice, Context, Move, Refusal, happen
from game.nations_dice.cards.chits import unused, use_chits
from game.nations_dice.cards.larder import larder
from game.nations_dice.cards.picking import PickablePiece, in_order, offered
from game.nations_dice.rules.own_dice import use_dice
from game.nations_dice.rules.paying import why_not_usable
from game.nations_dice.state import ORIGINAL, NationsDiceState

BOOKS = "books"
VP_IN_SMALL_GAMES = 2
"""VP for each nation with fewer books, with one or two players; otherwise 1 (D-BOOKS-03)."""


def books(state: NationsDiceState) -> None:
    """Every nation uses its books, in reverse player order (D-BOOKS-01)."""
    state.step = "books"
    state.then(*((ask_for_books, seat) for seat in state.reverse_order))


def ask_for_books(state: NationsDiceState, seat: int) -> None:
    """All books are used, unless the nation has a real choice (D-VARIANT-01, D-VARIANT-02, D-VARIANT-08)."""
    if state.variant == ORIGINAL and larder(state, seat).asks_in_books:
        state.then((HOLD_BACK, seat, ()))
    else:
        use_books(state, seat, ())


def book_dice(state: NationsDiceState, seat: int) -> tuple[PickablePiece, ...]:
    """The nation's unused dice that show books, fewest first."""
    return in_order([die for die in state.nations[seat].unused_dice if die.icon.kind == BOOKS])


def use_books(state: NationsDiceState, seat: int, held: Move) -> None:
    """Move the book marker one step for each book on the unused chits and dice, but for dice held back (D-BOOKS-02).

    See D-VARIANT-03.
    """
    nation = state.nations[seat]
    dice = tuple(piece.handle for piece in book_dice(state, seat) if piece.handle not in held)
    chits = unused(nation, BOOKS)
    amount = chits + sum(piece.amount for piece in book_dice(state, seat) if piece.handle in dice)
    use_chits(nation, BOOKS, chits)
    use_dice(nation, dice)
    nation.books += amount
    happen(state, "used_books", seat, amount=amount, dice=dice, chits=chits, held=held)


class HoldBack(Action[NationsDiceState]):
    """Keep a book die unused, to trade it for food in the famine; book chits are always used (D-RULING-20).

    See D-DEC-11.
    """

    verb = "hold_back"

    def moves(self, state: NationsDiceState, seat: int, picked: Move) -> list[Move]:
        """Forward in the order of picking."""
        return [("hold_back", handle) for handle in offered(book_dice(state, seat), picked)]

    def carry_out(self, state: NationsDiceState, seat: int, picked: Move, handle: str) -> None:
        """Lay it aside."""
        state.then((HOLD_BACK, seat, (*picked, handle)))

    def why_not(self, state: NationsDiceState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """Only unused dice that show books are held back."""
        nation = state.nations[seat]
        refusal = why_not_usable(nation, picked[0]) if picked else None
        if refusal or not picked:
            return refusal
        die = next((die for die in nation.dice if die.handle == picked[0]), None)
        return Refusal("no_book_die", {"die": picked[0]}) if die and die.icon.kind != BOOKS else None


class UseBooks(Action[NationsDiceState]):
    """Use all other books."""

    verb = "use_books"

    def moves(self, state: NationsDiceState, seat: int, picked: Move) -> tuple[Move, ...]:
        """Whatever is held back."""
        return USE_BOOKS

    def carry_out(self, state: NationsDiceState, seat: int, picked: Move) -> None:
        """Use them."""
        use_books(state, seat, picked)


USE_BOOKS: tuple[Move, ...] = (("use_books",),)
HOLD_BACK = Choice("hold_back", HoldBack(), UseBooks())


def score_books(state: NationsDiceState) -> None:
    """After all have used their books these score (D-BOOKS-03)."""
    for seat in state.order:
        vp = book_vp(state, seat)
        state.nations[seat].vp_books += vp
        books = state.nations[seat].books
        fewer = sum(other < books for other in state.all_books)
        happen(state, "scored_books", seat, vp=vp, books=books, fewer=fewer)


def book_vp(state: NationsDiceState, seat: int) -> int:
    """VP for each rival with fewer books, 2 with one or two players; none for a tie (D-BOOKS-04, D-SOLO-07)."""
    return vp_with(state, state.nations[seat].books, state.all_books)


def vp_with(state: NationsDiceState, own: int, others: Iterable[int]) -> int:
    """What so many books score beside those of others."""
    return sum(books < own for books in others) * (VP_IN_SMALL_GAMES if len(state.nations) <= 2 else 1)
