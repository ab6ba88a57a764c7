"""The dice of the game as things: their colours, what is printed on them, and how each lies."""

from __future__ import annotations

from collections import Counter
from zlib import crc32

from game.nations_dice.cards.dice import COLOURS, FACES, Die
from scenes import ui
from sprites.dice.die_faces import WHITE_BODY, DieStyle, blank_die
from sprites.dice.die_signs import BLUE_BODY, ORANGE_BODY, RED_BODY, sign_die
from sprites.dice.four_sider import four_sider
from sprites.paint import palette

BODIES: dict[str, palette.Colour] = {
    "white": WHITE_BODY,
    "orange": ORANGE_BODY,
    "blue": BLUE_BODY,
    "red": RED_BODY,
}

STYLES: dict[str, DieStyle] = {colour: sign_die(BODIES[colour], FACES[colour][1:]) for colour in COLOURS}
"""Each colour with its six faces."""

BLANKS: dict[str, DieStyle] = {colour: blank_die(BODIES[colour]) for colour in COLOURS}
"""Each colour before the first roll of a round, when no face counts yet."""

FOUR_SIDER = four_sider(palette.hex_colour("#7466B4"), palette.WHITE)
"""The shadow's die."""

FOUR_SIDER_NAME = "four sider"
"""The piece that it is on the table."""

WIDEST = 1.24
"""How wide a lying die is at most, in edges."""

LEAST_TWIST, MOST_TWIST = 5, 15
"""Degrees that a lying die is turned, so that no two lie quite alike."""


def _main_sign(colour: str) -> str:
    """The kind that most faces show, where one does; white dice show all alike."""
    (kind, faces), *_ = Counter(icon.kind for icon in FACES[colour][1:]).most_common(1)
    return kind if faces > 2 else ""


def die_look(die: Die, edge: float) -> ui.DieLook:
    """A die of the box as it lies; before the first roll of a round nothing is to be read on it."""
    style = STYLES[die.colour] if die.face else BLANKS[die.colour]
    return ui.DieLook(style, die.face or 1, edge, twist_of(die.handle), die.is_used)


def edge_for(pitch: float, edge: float) -> float:
    """The edge of dice that lie so far apart: the usual one, or less where they would touch."""
    return min(edge, pitch / WIDEST)


MAIN_SIGN = {colour: _main_sign(colour) for colour in COLOURS}


def twist_of(handle: str) -> float:
    """How a die of the box lies, in degrees; the same die always in the same way."""
    chance = crc32(handle.encode())
    size = LEAST_TWIST + chance % (MOST_TWIST - LEAST_TWIST + 1)
    return float(size if chance & 256 else -size)
