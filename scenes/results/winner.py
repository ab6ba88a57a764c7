"""The plate of whoever has won: laurels around the disc of a seat, the title and a sentence."""

from __future__ import annotations

from typing import Unpack

from scenes.kit.box import Box, Kinds
from scenes.kit.boxes import Column, Gap, Row
from scenes.kit.explanation import Explanation
from scenes.kit.leaves import Art, plate
from scenes.kit.pen import Pen
from scenes.kit.text import Text
from scenes.kit.titles import golden
from scenes.window.drawing import lay_outline, lay_shadowed
from scenes.window.layout import Area
from sprites import palette
from sprites.poster.motif import Motif

PICTURE, DISC = (120.0, 194.0), 54.0
SENTENCE = 15.5
LAURELS = Motif("golden_age", 2, "laurels", plate="hero", place="heaven", tones=("gold",))


def winner_plate(
    title: str,
    size: float,
    words: str,
    colour: int,
    told: Explanation,
    *more: Box | float,
    **kinds: Unpack[Kinds],
) -> Row:
    """The plate; `more` are boxes at its right. The title has letters as it was drawn with, whatever the text size."""
    says = Column(
        Gap(grow=1),
        golden(title, size, "center", lines=2),
        4,
        Text(words, "text", SENTENCE, align="center", lines=3),
        Gap(grow=1),
        tells=told,
        grow=1,
        wide=(230, 420),
    )
    whole: Kinds = {"pad": 5, "back": (plate(palette.BRASS_LIGHT, radius=8),), **kinds}
    return Row(Art(_paint_laurels, colour, wide=PICTURE, tells=told), says, *more, gap=12, **whole)


def _paint_laurels(pen: Pen, area: Area, colour: int) -> None:
    """A picture of laurels around the disc of a seat's colour."""
    theme = pen.theme
    size = theme.rect(*area).size
    scene = theme.posters.picture(LAURELS, size)
    lay_shadowed(theme, pen.surface, area, scene, "laurels")
    lay_outline(theme, pen.surface, area, palette.BRASS, 1.0, 2)
    pen.seat(colour, area[0] + area[2] / 2, area[1] + area[3] * 0.5, DISC)
