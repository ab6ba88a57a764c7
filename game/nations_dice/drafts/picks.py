"""Picking dice and chits on the table: alike pieces are one heap, of which the first ones are picked.

The rules ask for alike pieces in one order only; so the table picks them in that order too, whichever is touched.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.nations_dice.cards.picking import PickablePiece


def rules_handle(name: str) -> str:
    """The handle of the rules for a piece on the table: chits of a kind share theirs."""
    return name.partition("@")[0]


def toggled(pieces: Sequence[PickablePiece], picked: Sequence[str], name: str) -> tuple[str, ...] | None:
    """The picks after a piece of the table was touched, in the order of the pieces; None where it is none of them."""
    handle = rules_handle(name)
    touched = next((piece for piece in pieces if piece.handle == handle), None)
    if touched is None:
        return None
    heap = [piece.handle for piece in pieces if piece.likeness == touched.likeness]
    number = int(name.partition("#")[2] or heap.index(handle))
    count = sum(handle in heap for handle in picked)
    count += -1 if number < count else 1
    return ordered(pieces, [*(other for other in picked if other not in heap), *heap[:count]])


def ordered(pieces: Sequence[PickablePiece], picked: Sequence[str]) -> tuple[str, ...]:
    """The picks in the order of the pieces."""
    left = list(picked)
    found = []
    for piece in pieces:
        if piece.handle in left:
            left.remove(piece.handle)
            found.append(piece.handle)
    return tuple(found)
