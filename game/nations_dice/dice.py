"""Dice: the 44 six-sided dice of the box and what their faces show (D-SETUP-03, D-RULING-01)."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.core.catalog import Passage, read_file

FOLDER = Path(__file__).parents[2] / "data" / "nations_dice"

KINDS = ("gold", "stone", "food", "books", "strength")
"""What a face or a chit can show."""

COLOURS = ("white", "orange", "blue", "red")
SIDES = 6
UNROLLED = 0
"""The face of a die that has not been rolled since the round began (D-RULING-10)."""


class Icon(NamedTuple):
    """What one face shows: one kind, once or several times."""

    kind: str
    amount: int


BLANK = Icon("", 0)


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


def read_colour(passage: Passage) -> tuple[int, tuple[Icon, ...]]:
    """How many dice of a colour there are, and their faces after the blank one; refuses what no die can show."""
    fields = passage.fields(("count", "faces"), needed=("count", "faces"))
    faces = [_read_face(face) for face in fields["faces"].entries()]
    if len(faces) != SIDES:
        raise fields["faces"].misprint(f"a die has {SIDES} faces, not {len(faces)}")
    return fields["count"].number(), (BLANK, *faces)


def _read_face(passage: Passage) -> Icon:
    fields = passage.fields(KINDS)
    if len(fields) != 1:
        raise passage.misprint("a face shows one kind of icon")
    ((kind, amount),) = fields.items()
    if amount.number() < 1:
        raise amount.misprint("a face shows its icon at least once")
    return Icon(kind, amount.number())


def _read_dice(passage: Passage) -> dict[str, tuple[int, tuple[Icon, ...]]]:
    return {colour: read_colour(each) for colour, each in passage.fields(COLOURS, needed=COLOURS).items()}


_DICE = read_file(FOLDER / "dice.yaml", _read_dice)

FACES: dict[str, tuple[Icon, ...]] = {colour: faces for colour, (_, faces) in _DICE.items()}
"""What each colour shows, by face; nothing before the first roll."""

BOX: dict[str, tuple[str, ...]] = {
    colour: tuple(f"{colour}{number}" for number in range(1, _DICE[colour][0] + 1)) for colour in COLOURS
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
