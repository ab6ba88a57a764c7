"""Words in a box: they fit by declared rules, in a line, in several, shorter or cut, never by squeezed letters."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from enum import Enum
from math import inf
from typing import NamedTuple, Unpack

import pygame

from scenes.ui.box import ROUNDING, Box, Extent, Ink, Kinds
from scenes.ui.host.target import Area
from scenes.ui.pen import Align, Pen
from sprites.letters.scripts import untorn
from sprites.paint import palette
from sprites.paint.plain_text import most_fitting, plain
from sprites.paint.theme import SMALLEST_TEXT, Theme
from sprites.things import book

FLOOR = 0.86
"""The share of their size down to which letters may shrink."""


STEP = 0.09
"""The share of their size by which letters become smaller step by step, two steps at least."""

ONE_LINE = (1.0, 1.25)
"""The height that a line must have and that it wishes, in ems."""


LEAST_LARGE = 0.43
"""The share down to which letters that are larger than usual shrink before anything is cut, unless they must keep their
size; never below what usual ones shrink to.
"""

SHRINKS = 10
"""Steps in which they do."""

FEWEST_LETTERS = 4
"""Letters that are left at least of words that may be cut."""


ELLIPSIS = "…"

BETWEEN = "   ·   "
"""What stands between facts in a line."""


class Letters(NamedTuple):
    """How words look: the role of their font, their size in units, and their colour."""

    role: str
    size: float
    colour: palette.Colour


class Style(Enum):
    """The looks of words by what the words are."""

    FINE = Letters("label", 12.5, palette.SECONDARY)
    """What stands beside a figure, in the smallest letters."""
    CAPTION = Letters("label", 13.0, palette.SECONDARY)
    """What a figure or a field is called."""
    LABEL = Letters("label", 13.5, palette.SECONDARY)
    """What a row or a column is called."""
    SMALL = Letters("text", 13.5, palette.SECONDARY)
    """A sentence that says more."""
    BODY = Letters("text", 14.5, palette.SECONDARY)
    """A sentence to be read."""
    PROSE = Letters("text", 14.5, palette.IVORY)
    """A sentence that a plate is there for."""
    FAINT = Letters("label", 13.0, palette.DIM)
    """What is called so, and does not count now."""
    FAULT = Letters("text", 14.0, palette.ERROR)
    """What is wrong."""
    STRONG = Letters("strong", 15.0, palette.IVORY)
    """What matters most among sentences."""
    HEADING = Letters("number", 12.5, palette.BRASS_LIGHT)
    """The capitals over a plate or a group."""
    SMALL_FIGURE = Letters("number", 14.0, palette.IVORY)
    FIGURE = Letters("number", 15.0, palette.IVORY)
    """A number."""
    NAME = Letters("name", 13.5, palette.IVORY)
    """A card, a nation, a player."""
    TITLE = Letters("title", 17.0, palette.BRASS_LIGHT)
    """What a panel or a plate is called."""
    HINT = Letters("aside", 14.5, palette.SECONDARY)
    ASIDE = Letters("aside", 16.0, palette.SECONDARY)
    """A few words beside a title, in italics."""
    PAGE_ASIDE = Letters("aside", 16.0, book.FAINT_INK)
    """The same on the page of a book."""
    CHAPTER = Letters("event", 19.0, book.INK)
    """A heading on the page of a book."""


class Text(Box):
    """Words with {glyph} marks and **bold**, in one line, or in up to `lines`, in the letters of a style.

    size, colour: where the place asks for other ones than the style has; the size in units.
    shorter: other ways to say it, the fullest first. floor: the share of the size down to which letters shrink.
    partial: ways that leave something out: said only where no other one fits, in the smallest letters either.
    cut: words of which a part tells enough, such as a name that a player chose, may end in an ellipsis; a text that
    may not be cut and has no room is a fault of the layout.
    """

    __slots__ = ("align", "colour", "cut", "floor", "lines", "partial", "role", "size", "ways")

    def __init__(
        self,
        words: str,
        style: Style = Style.CAPTION,
        *,
        size: float | None = None,
        colour: palette.Colour | None = None,
        align: Align = "left",
        shorter: tuple[str, ...] = (),
        floor: float = FLOOR,
        lines: int = 1,
        cut: bool = False,
        partial: tuple[str, ...] = (),
        **kinds: Unpack[Kinds],
    ) -> None:
        super().__init__(**kinds)
        self.ways, self.partial = (words, *shorter, *partial), len(partial)
        role, usual, inked = style.value
        self.role = role
        self.size = usual if size is None else size
        self.colour = inked if colour is None else colour
        self.align, self.floor, self.lines, self.cut = align, floor, lines, cut

    def shape(self, theme: Theme) -> Hashable:
        """The words, their letters and how they may fit."""
        return self.ways, self.partial, self.role, self.size, self.floor, self.lines, self.cut

    def _wide(self, theme: Theme, words: str, size: float) -> float:
        if self.lines > 1 or _is_rich(words):  # as they are painted: word by word, which is wider than in one go
            return theme.extent(words, self.role, size)[0] / theme.s
        return theme.wide(plain(words), self.role, size) / theme.s

    def content_width(self, theme: Theme) -> Extent:
        """It wishes its words in one line; it must have its shortest way in small letters, in all lines it may take."""
        size = self.size * theme.letter
        wished = self._wide(theme, self.ways[0], size)
        if self.lines > 1:
            return Extent(min(wished, self._narrowest(theme)), wished)
        shortest = min(self._least(theme, way) for way in self.ways)
        if self.cut:
            shortest = min(shortest, self._least(theme, "n" * FEWEST_LETTERS + ELLIPSIS))
        return Extent(min(shortest, wished), wished)

    def _narrowest(self, theme: Theme) -> float:
        """The least width in which the shortest way fits in its lines: that of its longest word, or a little more."""
        words, smallest = self.ways[-1], self.size * theme.letter * self.floor
        longest = max(self._least(theme, word) for line in words.split("\n") for word in line.split(" "))
        if self.cut or self._fits(theme, words, smallest, longest):
            return longest
        whole = self._least(theme, words)
        return whole - most_fitting(int(whole - longest), lambda less: self._fits(theme, words, smallest, whole - less))

    def _least(self, theme: Theme, words: str) -> float:
        """How wide words in the smallest letters are."""
        return self._wide(theme, words, self.size * theme.letter * self.floor)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """One line, in small letters at least, or as many as the words take."""
        if self.lines == 1:
            size, smallest = self.size * theme.letter, SMALLEST_TEXT / theme.s
            return Extent(
                max(size * self.floor, smallest) * ONE_LINE[0],
                max(size * ONE_LINE[1], smallest * ONE_LINE[0]),
            )
        words, fitted, _ = self.fitted(theme, wide)
        least, high = (
            self._high(theme, way, size, wide)
            for way, size in ((self.ways[-1], self.size * theme.letter * self.floor), (words, fitted))
        )
        return Extent(min(least, high), high)

    def _high(self, theme: Theme, words: str, size: float, wide: float) -> float:
        return theme.extent(words, self.role, size, wide, LINE_HEIGHT)[1] / theme.s

    def fitted(self, theme: Theme, wide: float, high: float = inf) -> tuple[str, float, bool]:
        """The words and the size that they have in this room, and whether they had to be cut."""
        if self.lines == 1:
            limit = high / ONE_LINE[0] if high < self.size * theme.letter * ONE_LINE[0] else inf
        else:
            limit = high if high < inf and high < self.content_height(theme, wide).wished - ROUNDING else inf
        known = self.measured(theme).known
        found: tuple[str, float, bool] | None = known.get((wide, limit))
        if found is None:
            found = known[wide, limit] = self._fit(theme, wide, limit)
        return found

    def _fit(self, theme: Theme, wide: float, limit: float) -> tuple[str, float, bool]:
        whole = self.size * theme.letter
        smallest = whole * self.floor
        steps = max(2, round((1 - self.floor) / STEP))
        sizes = [whole - (whole - smallest) * step / steps for step in range(steps)]
        if self.lines == 1:
            sizes = [size for size in sizes if size <= limit]
        number = len(self.ways) - self.partial
        for ways in (self.ways[:number], self.ways[number:]):
            for size in (*sizes, smallest):
                for way in ways:
                    if self._fits(theme, way, size, wide, limit):
                        return way, size, False
        last = self.ways[-1]
        least = max(self.size * FLOOR, whole * LEAST_LARGE)
        if self.cut and self.floor <= FLOOR and least < smallest:
            for size in (smallest - (smallest - least) * step / SHRINKS for step in range(1, SHRINKS + 1)):
                if self._fits(theme, last, size, wide, limit):
                    return last, size, False
        kept = most_fitting(len(last), lambda count: self._fits(theme, _shortened(last, count), smallest, wide, limit))
        return _shortened(last, max(kept, 1)), smallest, True

    def _fits(self, theme: Theme, words: str, size: float, wide: float, limit: float = inf) -> bool:
        if self.lines == 1:
            return self._wide(theme, words, size) <= wide + 0.5 / theme.s
        high = theme.extent(words, self.role, size, wide, LINE_HEIGHT)[1]
        most = _height_of_lines(theme, self.role, size, self.lines)
        return high <= min(most, (limit + ROUNDING) * theme.s)

    def inks(self, theme: Theme, area: Area) -> Iterable[Ink]:
        """The words, in the middle of the height."""
        if not self.ways[0]:
            return ()
        words, size, _ = self.fitted(theme, area[2], area[3])
        return (Ink(_write, area, (words, self.role, size, self.colour, self.align, self.lines > 1)),)


def _is_rich(words: str) -> bool:
    return "{" in words or "**" in words or "\n" in words


def _line(theme: Theme, words: str, role: str, size: float, colour: palette.Colour) -> pygame.Surface:
    return theme.rich(words, role, size, colour) if _is_rich(words) else theme.text(words, role, size, colour)


def _block(
    theme: Theme, words: str, role: str, size: float, colour: palette.Colour, wide: float, align: str
) -> pygame.Surface:
    return theme.rich(words, role, size, colour, wide, align, LINE_HEIGHT)


LINE_HEIGHT = 1.25
"""The distance of lines, in ems."""


def _height_of_lines(theme: Theme, role: str, size: float, lines: int) -> int:
    _, one = theme.extent("n", role, size)
    return one + (lines - 1) * round(theme.text_height(size) * LINE_HEIGHT) + 2 * lines


def _shortened(words: str, count: int) -> str:
    """The first letters of the words, without half a mark, and an ellipsis."""
    words = plain(words, marked=True)
    if count >= len(words):
        return words
    kept = words[: untorn(words, count)]
    if "{" in kept[kept.rfind("}") + 1 :]:
        kept = kept[: kept.rfind("{")]
    kept = kept.removesuffix("*") if kept.count("*") % 2 else kept
    return kept.rstrip() + ("**" if kept.count("**") % 2 else "") + ELLIPSIS


def _write(
    pen: Pen, area: Area, words: str, role: str, size: float, colour: palette.Colour, align: Align, wraps: bool
) -> None:
    x, y, width, height = area
    theme = pen.theme
    picture = (
        _block(theme, words, role, size, colour, width, align) if wraps else _line(theme, words, role, size, colour)
    )
    aside = 0.0 if align == "left" else width / 2 if align == "center" else width
    pen.stamp(picture, x + aside, y + height / 2, align)
