"""Small boxes that several panels of the table share: figures with their sign, and what a side did last."""

from __future__ import annotations

from game.core.sentences import Sentences
from scenes.kit.box import Box, Told
from scenes.kit.boxes import Row
from scenes.kit.leaves import Art, glyph
from scenes.kit.pen import Align, Pen
from scenes.kit.text import Text
from scenes.window.layout import Area
from sprites import palette

say = Sentences("nation_deckbuilder")

TOLD_SIZES = (14.5, 13.5, 12.5)


def counter(kind: str, figure: int, name: str, told: Told, size: float = 18.0, **kinds: float) -> Row:
    """A sign and its figure."""
    return Row(
        glyph(kind, size + 1), Text(str(figure), "number", size), gap=5, name=name, tells=told, **kinds  # type: ignore[arg-type]
    )  # fmt: skip


def told_words(words: str, role: str, name: str, told: Told, align: Align = "left", high: float = 0.0) -> Box:
    """As much of a paragraph as there is room for, on something that tells it in full."""
    colour = palette.SECONDARY
    return Art(
        _paragraph, words, role, colour, align, name=name, tells=told, high=(0.0, high), grow=1, drop=1
    )


def _paragraph(pen: Pen, area: Area, words: str, role: str, colour: palette.Colour, align: Align) -> None:
    x, y, width, height = area
    sizes = tuple(size * pen.theme.letter for size in TOLD_SIZES)
    if not words or height < sizes[-1]:
        return
    lines = pen.theme.paragraph(words, role, sizes, colour, (width, height), align)
    pen.stamp(
        lines, x + (width / 2 if align == "center" else 0), y + lines.get_height() / 2 / pen.theme.s, align
    )
