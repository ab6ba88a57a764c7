"""Picking several dice or chits, one at a time, so that every selection can be made in exactly one way.

Dice of one colour that show the same are *alike*. Pieces to pick from lie in a fixed order, the least useful first,
alike ones side by side. Picking goes forward in that order, and of alike pieces the first one is offered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.nations_dice.cards.dice import FACES, ICONS_ON_ALL_FACES, PLACE_IN_BOX, Die

LEAST_USEFUL_FIRST = ("", "stone", "gold", "food", "books", "strength")
"""What a nation would rather lose among faces of the same amount."""

USEFULNESS = {kind: rank for rank, kind in enumerate(LEAST_USEFUL_FIRST)}


class PickablePiece(NamedTuple):
    """A die or chit to pick. Alike pieces have the same `likeness`: where it comes from and what it shows."""

    handle: str
    kind: str
    amount: int
    likeness: tuple[str, str, int]

    @property
    def cost(self) -> tuple[int, int, int, int]:
        """What giving it up costs: icons, dice, usefulness of what it shows, richness of its colour."""
        richness = ICONS_ON_ALL_FACES.get(self.likeness[0])
        return (self.amount, 1, USEFULNESS[self.kind], richness) if richness else (self.amount, 0, 0, 0)


@lru_cache(maxsize=1 << 10)
def piece_of(die: Die) -> PickablePiece:
    """The die as something to pick."""
    kind, amount = FACES[die.colour][die.face]
    return PickablePiece(die.handle, kind, amount, (die.colour, kind, amount))


def least_useful_first(piece: PickablePiece) -> tuple[int, int, int, int]:
    """Key of the order: little before much, then by what it shows and by colour, alike dice by handle."""
    colour, kind, amount = piece.likeness
    place = PLACE_IN_BOX.get(piece.handle, 0)
    return amount, USEFULNESS[kind], ICONS_ON_ALL_FACES.get(colour, 0), place


def in_order(dice: Sequence[Die]) -> tuple[PickablePiece, ...]:
    """Dice as pieces to pick, the least useful first."""
    return tuple(sorted(map(piece_of, dice), key=least_useful_first))


def place_after(pieces: Sequence[PickablePiece], picked: Sequence[str]) -> int:
    """The place in the order that comes after everything picked."""
    place = 0
    for handle in picked:
        while pieces[place].handle != handle:
            place += 1
        place += 1
    return place


def offered(pieces: Sequence[PickablePiece], picked: Sequence[str], wanted: int = 0) -> list[str]:
    """What may be picked next. With `wanted`, picking stops at that many and never gets stuck before."""
    start = place_after(pieces, picked)
    end = len(pieces)
    if wanted:
        end = 0 if len(picked) == wanted else end - (wanted - len(picked)) + 1
    return [
        pieces[place].handle
        for place in range(start, end)
        if place == start or pieces[place].likeness != pieces[place - 1].likeness
    ]


def selections(pieces: Sequence[PickablePiece], most: int) -> Iterator[tuple[PickablePiece, ...]]:
    """Every selection of up to `most` pieces, one for all that differ in alike pieces only."""
    if not pieces:
        yield ()
        return
    alike = sum(piece.likeness == pieces[0].likeness for piece in pieces)
    for taken in range(min(alike, most) + 1):
        for rest in selections(pieces[alike:], most - taken):
            yield (*pieces[:taken], *rest)
