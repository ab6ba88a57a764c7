"""What a nation still needs dice for in this round of The Dice Game: the rest had better be rolled again."""

from __future__ import annotations

from game.nations_dice.bot.features import shown
from game.nations_dice.cards.dice import FACES, SIDES
from game.nations_dice.cards.picking import PickablePiece, in_order, place_after
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.state import NationsDiceState

STEADY = ("books", "strength")
"""What always serves: for the book track, and for the war and the player order."""


def dice_to_roll_again(state: NationsDiceState, seat: int, picked: tuple[str, ...]) -> tuple[str, ...]:
    """The picked dice, and of those that may still be picked all that show little of use; never none."""
    pieces = in_order(state.nations[seat].unused_dice)
    rest = pieces[place_after(pieces, picked) :]
    poor = tuple(piece.handle for piece in rest if shows_little(state, seat, piece))
    return (*picked, *poor) or (pieces[0].handle,)


def shows_little(state: NationsDiceState, seat: int, piece: PickablePiece) -> bool:
    """Whether an unused die shows nothing that is needed, or less than the mean of its colour."""
    colour, kind, amount = piece.likeness
    return not _is_needed(state, seat, kind, amount) or amount < _mean_amount(colour)


def _mean_amount(colour: str) -> float:
    return sum(face.amount for face in FACES[colour]) / SIDES


def _is_needed(state: NationsDiceState, seat: int, kind: str, amount: int) -> bool:
    nation = state.nations[seat]
    tiles = [tile for row in state.board for tile in row if tile]
    if kind in STEADY:
        return True
    if kind == "food":
        others = shown(nation.dice).food + nation.unused_chits[2] - amount
        return others < state.event_tile.famine
    if kind == "stone":
        return bool(nation.wonder)
    return any(TILES[tile].pays == "gold" for tile in tiles)
