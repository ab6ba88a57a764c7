"""Headgear: what a piece is, and the colours and turns that all pieces share."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sprites.bust.measures import HeadMeasures
from sprites.bust.pen import BustPen
from sprites.bust.person import CLOTHS, Tone
from sprites.paint.palette import Colour

GOLD = CLOTHS["gold"]
RED: Colour = (208, 44, 40)
JADE: Colour = (60, 150, 120)
PEARL: Colour = (255, 248, 236)


class Gear(NamedTuple):
    """How it is drawn, and its own colour where a bust names none."""

    front: Callable[[BustPen, HeadMeasures, Tone], None]
    behind: Callable[[BustPen, HeadMeasures, Tone], None] | None = None
    colour: str = "black"


def middle_of(head: HeadMeasures) -> float:
    """The x around which things are laid on the head."""
    return 0.5 * head.turn


def plane(tone: Tone, way: int) -> Colour:
    """The colour of a thing on the left (-1) or the right (1) of the head."""
    return tone.light if way < 0 else tone.dark


def shaded(tone: Tone) -> Tone:
    """A tone for what lies lower or farther back."""
    return Tone(tone.dark, tone.deep, tone.deep)
