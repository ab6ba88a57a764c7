"""Dice: the 44 six-sided dice of the box and what their faces show (D-SETUP-03, D-RULING-01)."""

from __future__ import annotations

from typing import NamedTuple

from game.nations_dice.cards.reading import COLOURS, KINDS, SIDES, Icon, read_pieces

__all__ = ["COLOURS", "KINDS", "SIDES", "Icon"]

PIECES = read_pieces()
"""Everything that is printed."""

UNROLLED = 0
"""The face of a die that has not been rolled since the round began (D-RULING-10)."""


class Die(NamedTuple):
    """A die that somebody owns. `handle` is its name in the box, such as orange3; used dice lie on the board."""

    handle: str
    colour: str
    face: int = UNROLLED
    is_used: bool = False

    @property
    def icon(self) -> Icon:
        """What it shows."""
        return FACES[self.colour][self.face]


FACES: dict[str, tuple[Icon, ...]] = {colour: faces for colour, (_, faces) in PIECES.dice.items()}
"""What each colour shows, by face; nothing before the first roll."""

BOX: dict[str, tuple[str, ...]] = {
    colour: tuple(f"{colour}{number}" for number in range(1, PIECES.dice[colour][0] + 1)) for colour in COLOURS
}
"""The handles of the dice of each colour."""

COLOUR_OF = {handle: colour for colour, handles in BOX.items() for handle in handles}
PLACE_IN_BOX = {handle: place for place, handle in enumerate(COLOUR_OF)}
"""Handle order: by colour, then by number. A seat's dice always lie in it."""

ICONS_ON_ALL_FACES = {colour: sum(icon.amount for icon in faces) for colour, faces in FACES.items()}
"""How rich a colour is."""


def in_box_order(die: Die) -> int:
    """Key that sorts dice by their handles."""
    return PLACE_IN_BOX[die.handle]
