"""Titles and plates, which divide the screens around a game into parts."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Unpack

from scenes.ui.box import Box, Ink, Kinds
from scenes.ui.boxes import Column, Gap
from scenes.ui.drawing import lay_title
from scenes.ui.host.target import Area
from scenes.ui.host.tooltip import Explanation
from scenes.ui.leaves import heading, plate
from scenes.ui.pen import Align, Pen
from scenes.ui.text import FLOOR, LINE_HEIGHT, Style, Text
from sprites.paint.theme import Theme

PLATE_PAD = (14.0, 10.0, 14.0, 12.0)
ANCHORS = {"left": ("midleft", 0.0), "center": ("center", 0.5), "right": ("midright", 1.0)}


class Title(Text):
    """Words in golden inscriptional letters."""

    __slots__ = ()

    def inks(self, theme: Theme, area: Area) -> Iterator[Ink]:
        """The words, in the middle of the height."""
        words, size, _ = self.fitted(theme, *area[2:])
        yield Ink(_write, area, (words, size, self.align, area[2] if self.lines > 1 else inf))

    def _fits(self, theme: Theme, words: str, size: float, wide: float, limit: float = inf) -> bool:
        """Whether a long word has room, too: no letter of a title becomes narrower."""
        lines = _broken(theme, words, size, wide) if self.lines > 1 else ()
        return super()._fits(theme, words, size, wide, limit) and all(
            theme.wide(line, self.role, size) <= wide * theme.s for line in lines
        )


def golden(
    words: str, size: float, align: Align = "left", lines: int = 1, floor: float = FLOOR, **kinds: Unpack[Kinds]
) -> Title:  # fmt: skip
    """A golden title."""
    return Title(words, Style.TITLE, size=size, align=align, lines=lines, floor=floor, **kinds)


def _write(pen: Pen, area: Area, words: str, size: float, align: Align, wide: float) -> None:
    x, y, width, height = area
    theme, (anchor, share) = pen.theme, ANCHORS[align]
    lines = _broken(theme, words, size, wide)
    step = theme.text_height(size) / theme.s * LINE_HEIGHT
    middle = y + height / 2 - step * (len(lines) - 1) / 2
    for line in lines:
        lay_title(theme, pen.surface, line, x + width * share, middle, size, anchor)
        middle += step


def _broken(theme: Theme, words: str, size: float, wide: float) -> list[str]:
    """A title in lines that have room in a width of units."""
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and theme.wide(longer, "title", size) > wide * theme.s:
            lines.append(word)
        else:
            lines[-1:] = [longer]
    return lines


def section(
    words: str, *parts: Box | float, told: str = "", gap: float = 0.0, leaves: int = 1, **kinds: Unpack[Kinds]
) -> Column:
    """A dark plate with its heading, and parts one under the other; told: what the heading says when it is asked.

    The heading is the last to leave where there is no room; leaves: its drop, 0 where it stays.
    """
    tells = Explanation(words, remarks=(told,)) if told else None
    whole: Kinds = {"pad": PLATE_PAD, "back": (plate(radius=7),), **kinds}
    return Column(heading(words, tells=tells, drop=leaves), Gap(high=(2.0, 8.0)), *parts, gap=gap, **whole)
