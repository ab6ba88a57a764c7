"""What a nation still needs dice for in this round of The Dice Game: the rest had better be rolled again."""

from __future__ import annotations

from functools import cache

from game.nations_dice.cards.dice import FACES, KINDS, SIDES
from game.nations_dice.cards.payment import purse
from game.nations_dice.cards.picking import PickablePiece, in_order, place_after
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.state import NationsDiceState

STEADY = ("books", "strength")
"""What always serves: for the book track, and for the war and the player order."""


def dice_to_roll_again(state: NationsDiceState, seat: int, picked: tuple[str, ...]) -> tuple[str, ...]:
    """The picked dice, and of those that may still be picked all that show little of use; never none.

    Of dice of which one may go, but not all, without missing the famine or the war, those are rolled that bring most.
    """
    pieces = in_order(state.nations[seat].unused_dice)
    rest = pieces[place_after(pieces, picked) :]
    rolled = set(picked)
    spare = _spare(state, seat)
    for piece in pieces:
        if piece.handle in rolled and piece.kind in spare:
            spare[piece.kind] -= piece.amount
    missing = tuple(kind for kind, more in spare.items() if more < 0)
    best_first = sorted(rest, key=lambda piece: [-_mean_amount(piece.likeness[0], of) for of in (missing, KINDS)])
    for piece in best_first:
        is_kept = spare.get(piece.kind, -1) >= 0 and spare[piece.kind] < piece.amount
        if is_kept or not _shows_little(state, seat, piece):
            continue
        rolled.add(piece.handle)
        if piece.kind in spare:
            spare[piece.kind] -= piece.amount
    return tuple(piece.handle for piece in pieces if piece.handle in rolled) or (pieces[0].handle,)


def _spare(state: NationsDiceState, seat: int) -> dict[str, int]:
    """By how much a nation has more than famine and war need, below 0 where it has less."""
    nation, event = state.nations[seat], state.event_tile
    return {"food": purse(nation, "food").shown - event.famine, "strength": purse(nation, "strength").shown - event.war}


def _shows_little(state: NationsDiceState, seat: int, piece: PickablePiece) -> bool:
    """Whether an unused die shows nothing that is needed, or less than the mean of its colour."""
    colour, kind, amount = piece.likeness
    return not _is_needed(state, seat, kind) or amount < _mean_amount(colour)


@cache
def _mean_amount(colour: str, kinds: tuple[str, ...] = KINDS) -> float:
    """How much of these kinds a throw of a colour shows on average."""
    return sum(face.amount for face in FACES[colour] if face.kind in kinds) / SIDES


def _is_needed(state: NationsDiceState, seat: int, kind: str) -> bool:
    nation = state.nations[seat]
    if kind in STEADY:
        return True
    if kind == "food":
        return purse(nation, "food").shown < state.event_tile.famine
    if kind == "stone":
        return bool(nation.wonder)
    return any(TILES[tile].pays == "gold" for row in state.board for tile in row if tile)
