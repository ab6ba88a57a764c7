"""Leaves of a tree that are pictures: pills, and what a card does in signs and short words."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import NamedTuple, Unpack

import pygame

from scenes.ui.box import Box, Extent, Ink, Kinds
from scenes.ui.host.target import Area
from scenes.ui.pen import Pen
from sprites.cards.card_face import EffectRow
from sprites.cards.effects import effect_lines
from sprites.cards.pills import MINUS, cost_pill
from sprites.paint.theme import Theme


class Drawn(Box):
    """A small picture, as large as `draw(theme, side, *how)` makes it; its side grows with the letters."""

    __slots__ = ("draw", "how", "side")

    def __init__(self, draw: Callable[..., pygame.Surface], side: float, *how: object, **kinds: Unpack[Kinds]) -> None:
        super().__init__(**kinds)
        self.draw, self.side, self.how = draw, side, how

    def shape(self, theme: Theme) -> Hashable:
        """The picture."""
        return self.draw, self.side, self.how

    def _size(self, theme: Theme) -> tuple[float, float]:
        width, height = _picture(theme, self.draw, self.side * theme.letter, self.how).get_size()
        return width / theme.s, height / theme.s

    def content_width(self, theme: Theme) -> Extent:
        """As wide as it is."""
        width = self._size(theme)[0]
        return Extent(width, width)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """As high as it is."""
        height = self._size(theme)[1]
        return Extent(height, height)

    def inks(self, theme: Theme, area: Area) -> Iterator[Ink]:
        """The picture in the middle of its area."""
        yield Ink(_stamp, area, (self.draw, self.side * theme.letter, self.how))


def _picture(theme: Theme, draw: Callable[..., pygame.Surface], side: float, how: tuple[object, ...]) -> pygame.Surface:
    return theme.cached(("drawn", draw, side, how), partial(draw, theme, side, *how))


def _stamp(pen: Pen, area: Area, draw: Callable[..., pygame.Surface], side: float, how: tuple[object, ...]) -> None:
    x, y, width, height = area
    pen.stamp(_picture(pen.theme, draw, side, how), x + width / 2, y + height / 2, "center")


def cost(amount: int, kind: str, side: float, **kinds: Unpack[Kinds]) -> Drawn:
    """What has to be paid, as a red pill."""
    return Drawn(_cost, side, f"{MINUS}{amount}", kind, **kinds)


def _cost(theme: Theme, side: float, number: str, kind: str) -> pygame.Surface:
    return cost_pill(theme, number, kind, side)


WIDEST = 1000.0
LINE = 1.06
"""From one line of effects to the next, in heights of a pill."""

SLACK = 1.15
"""How much longer lines are together than the words that are broken into them."""


class _Told(NamedTuple):
    """Rows of effects, and how they may be written; see `Effects`."""

    rows: tuple[EffectRow, ...]
    sides: tuple[float, ...]
    lines: int

    @property
    def in_one(self) -> tuple[EffectRow, ...]:
        """All rows as one."""
        return (tuple(token for row in self.rows for token in row),)

    def drawn(self, theme: Theme, wide: float) -> tuple[list[pygame.Surface], float]:
        """The lines in this width, and the height of a pill in them."""
        for side in self.sides:
            for rows in (self.in_one, self.rows):
                lines = effect_lines(theme, rows, side * theme.letter, wide)
                if len(lines) <= self.lines:
                    return lines, side * theme.letter
        return lines, side * theme.letter

    def widest(self, theme: Theme, rows: tuple[EffectRow, ...], side: float) -> float:
        """How wide rows are where nothing breaks them."""
        lines = effect_lines(theme, rows, side * theme.letter, WIDEST)
        return max((line.get_width() for line in lines), default=0) / theme.s


class Effects(Box):
    """What a card or an event does, in signs and short words, in as many lines as its width asks for.

    sides: heights of a pill, the largest first; it takes the first that needs no more than `lines` lines. All rows
    stand in one line where they can.
    """

    __slots__ = ("told",)

    def __init__(
        self,
        rows: tuple[EffectRow, ...],
        sides: tuple[float, ...],
        lines: int,
        **kinds: Unpack[Kinds],
    ) -> None:
        super().__init__(**kinds)
        self.told = _Told(rows, sides, lines)

    def shape(self, theme: Theme) -> Hashable:
        """What it tells, and how."""
        return self.told

    def content_width(self, theme: Theme) -> Extent:
        """It wishes all in one line; it must have its longest piece, or a share of that line for each it may take."""
        told, smallest = self.told, self.told.sides[-1]
        wished = told.widest(theme, told.in_one, told.sides[0])
        longest = told.widest(theme, tuple((token,) for token in told.in_one[0]), smallest)
        shared = told.widest(theme, told.in_one, smallest) * SLACK / told.lines
        return Extent(min(wished, max(longest, shared)), wished)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """All its lines."""
        lines, side = self.told.drawn(theme, wide)
        high = side * (1 + LINE * (len(lines) - 1))
        return Extent(high, high)

    def inks(self, theme: Theme, area: Area) -> Iterator[Ink]:
        """The lines, in the middle of the height."""
        yield Ink(_write, area, (self.told,))


def _write(pen: Pen, area: Area, told: _Told) -> None:
    x, y, width, height = area
    lines, side = told.drawn(pen.theme, width)
    top = y + height / 2 - side * LINE * (len(lines) - 1) / 2
    for index, line in enumerate(lines):
        pen.stamp(line, x, top + index * side * LINE, "left")
