"""Theme: the one scale that everything drawn depends on, with its fonts, texts, glyphs and icons.

A unit (u) is one pixel on a canvas of 1280 by 720. When the window's size, the interface size or the color scheme
changes, a new Theme is made, and all caches start empty.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from copy import copy
from functools import lru_cache, partial
from string import ascii_letters, digits
from typing import Any, TypeVar

import pygame

from sprites.letters import fonts
from sprites.letters.bidi import runs_right_to_left
from sprites.letters.scripts import untorn
from sprites.paint import glyphs, icons, palette, rich_text
from sprites.paint.palette import Colour
from sprites.paint.plain_text import NARROWEST, WIDEST, letters_of, most_fitting, plain
from sprites.paint.surface_cache import SurfaceCache
from sprites.poster.posters import Posters

T = TypeVar("T")

CANVAS = (1280, 720)
SMALLEST_TEXT = 12
"""Pixels below which no text is ever drawn."""

SLANTED_FROM, SLANTED_WHOLE, UPRIGHT = 17, 24, 0.9
"""Pixels from which slanted letters are told apart: in smaller ones c and l together read as d. Upright letters stand
in for them, of a size that looks alike. From the second number on they are fitted to whole pixels as well; in smaller
ones c and o together would read as œ.
"""

NARROW_ROLES = ("name", "label", "number")
FINE_FROM, FINER = 16, 4
"""Pixels from which narrow letters are fitted to whole pixels. That would rob smaller ones of what tells them apart,
such as the flag of a 1; they are drawn so many times as large and scaled down.
"""

DOTLESS = (("name", 19),)
"""Roles and larger pixels at which that closes the gap under the dot of an i, which is read as an l."""

ONES_GAP = 1 / 24
"""The least distance of two ones side by side, in ems."""

LEAST_SPACE = 0.25
"""The least distance of two words of small letters, in ems: fitted to whole pixels some come to touch."""

TALL = "Égfj"
"""Letters that reach as far up and down as any."""

_BETWEEN_ONES = re.compile(r"(?<=1)(?=1)")

MOST_FOUND = 20_000
"""Facts such as widths of words that are remembered; then they are found out anew."""

MOST_MEASURES = 5
"""Scales of which that is remembered."""

USUAL = {
    "label": (10.0, 15.0),
    "name": (10.0, 15.0),
    "number": (10.0, 17.5),
    "strong": (10.5, 17.5),
    "text": (10.0, 15.0),
    "title": (9.0, 19.0),
}
"""From what to what size in units tables have letters of most roles."""

USUAL_STEP = 0.5
USUAL_LETTERS = f" {ascii_letters}{digits}.,:+-\u2019\u2013"
"""The last two are not looked up in a font but in the list of its letters, which is read then, too."""


class Measure:
    """What has been measured with one scale and size of letters; it holds no picture, and outlives the themes."""

    def __init__(self) -> None:
        self.facts: dict[Hashable, Any] = {}
        self.rooms: dict[Hashable, Any] = {}


@lru_cache(maxsize=MOST_MEASURES)
def _measure(s: float, letter: float, face: str, found: int) -> Measure:
    """The same one for all themes that measure alike: what is known with one of them is known with all."""
    return Measure()


class Theme:
    """Lengths in units become pixels here, and only here.

    `origin` is the window pixel of the canvas's corner; the canvas lies in the middle of the window. `letter` is how
    large the letters and signs of panels are, 1 for as they were drawn; what is printed on pieces stays. Its letters
    are those of the face that is in use when it is made.
    """

    def __init__(
        self,
        size: tuple[int, int],
        interface: float = 1.0,
        scheme: str = "standard",
        letter: float = 1.0,
        posters: Posters | None = None,
    ) -> None:
        self.posters = posters or Posters()
        self.letter = letter
        self.size = size
        self.scheme = scheme
        self._replaced = palette.SCHEMES[scheme]
        self.s = min(size[0] / CANVAS[0], size[1] / CANVAS[1]) * interface
        self.origin = (
            round((size[0] - CANVAS[0] * self.s) / 2),
            round((size[1] - CANVAS[1] * self.s) / 2),
        )
        self.face = fonts.in_use()
        self._files = fonts.FACES[self.face]
        self.measure = self._measured()
        self._surfaces = SurfaceCache(self.posters, size)
        self._magnified: dict[float, Theme] = {}
        self._at_corner: Theme | None = None

    def _measured(self) -> Measure:
        return _measure(self.s, self.letter, self.face, len(fonts.COMPUTER.found))

    def at_the_top(self) -> Theme:
        """The same theme with the canvas at the upper edge of the window; both share what has been drawn."""
        raised = copy(self)
        raised.origin = (self.origin[0], 0)
        return raised

    def at_corner(self) -> Theme:
        """The same theme with the canvas at the corner, for pictures of their own; both share what has been drawn."""
        if self._at_corner is None:
            self._at_corner = copy(self)
            self._at_corner.origin = (0, 0)
        return self._at_corner

    def moved(self, right: int, down: int) -> Theme:
        """The same theme with the canvas moved by so many pixels; both share what has been drawn."""
        moved = copy(self)
        moved.origin = (self.origin[0] + right, self.origin[1] + down)
        return moved

    def magnified(self, times: float) -> Theme:
        """The same theme with units this many times as large, for what is shown large by itself."""
        larger = self._magnified.get(times)
        if larger is None:
            larger = self._magnified[times] = copy(self)
            larger.s = self.s * times
            larger.measure = larger._measured()
            larger._surfaces = SurfaceCache(self.posters, self.size)
        return larger

    def with_plates(self, tones: Mapping[Colour, Colour]) -> Theme:
        """The same theme where these colours stand in for those of plates; both share what has been drawn."""
        other = copy(self)
        other._replaced = {**tones, **palette.SCHEMES[self.scheme]}
        other._magnified, other._at_corner = {}, None
        return other

    def on_paper(self) -> Theme:
        """The same theme where ink stands in for the letters on glass; both share what has been drawn."""
        other = copy(self)
        other._replaced = {**self._replaced, **{tone: self.colour(ink) for tone, ink in palette.ON_PAPER.items()}}
        other._magnified, other._at_corner = {}, None
        return other

    @property
    def spare(self) -> tuple[int, int]:
        """Pixels over and under the canvas."""
        above = self.origin[1]
        return above, max(0, self.size[1] - above - round(CANVAS[1] * self.s))

    def px(self, u: float) -> int:
        """A length in pixels; never 0 for a length above 0."""
        return max(1, round(u * self.s)) if u > 0 else round(u * self.s)

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """An area of the canvas in window pixels; neighbours that touch on the canvas touch on the screen."""
        left, top = round(x * self.s), round(y * self.s)
        right, bottom = round((x + w) * self.s), round((y + h) * self.s)
        return pygame.Rect(left + self.origin[0], top + self.origin[1], right - left, bottom - top)

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """A point of the canvas in window pixels."""
        left, top = self.origin
        return round(x * self.s) + left, round(y * self.s) + top

    def to_units(self, pos: tuple[float, float]) -> tuple[float, float]:
        """A window position on the canvas."""
        return (pos[0] - self.origin[0]) / self.s, (pos[1] - self.origin[1]) / self.s

    def colour(self, colour: Colour) -> Colour:
        """The colour that this theme shows for a colour of the palette."""
        return self._replaced.get(colour, colour)

    def cached(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface under this key, drawn now if it is not in memory."""
        return self._surfaces.surface(key, draw)

    def found(self, key: Hashable, find: Callable[[], T]) -> T:
        """What has been found out under this key, such as how wide words are; found now if it is not in memory."""
        facts = self.measure.facts
        known = facts.get(key)
        if known is None:
            if len(facts) >= MOST_FOUND:
                facts.clear()
            known = facts[key] = find()
        found: T = known
        return found

    def font(self, role: str, size: float) -> pygame.Font:
        """The font of a role; `size` in units, never under 12 pixels. Small asides stand upright."""
        return fonts.font(*self._drawn_as(role, size))

    def _drawn_as(self, role: str, size: float) -> tuple[str, int]:
        """The file and the pixels of the letters that are drawn."""
        pixels = self.text_height(size)
        if role == "aside" and pixels < SLANTED_FROM and self.face == fonts.USUAL:
            return self._files["text"], max(SMALLEST_TEXT, round(pixels * UPRIGHT))
        return self._files[role], pixels

    def usual_letters(self) -> Iterator[Callable[[], object]]:
        """Steps that open the fonts which tables have most letters of: opening one takes longer than measuring twenty
        words with it.
        """
        for role, (least, most) in USUAL.items():
            sizes = [least + USUAL_STEP * count for count in range(round((most - least) / USUAL_STEP) + 1)]
            for size in {self.text_height(size): size for size in sizes}.values():
                yield partial(fonts.wide, self._files[role], self.text_height(size), USUAL_LETTERS)
                yield partial(self._piece_width, USUAL_LETTERS, role, size)  # which some roles measure in larger ones
            yield from (partial(self.high, role, size) for size in sizes)

    def text_height(self, size: float) -> int:
        """Pixels of a text of `size` units: its em."""
        return max(SMALLEST_TEXT, round(size * self.s))

    def letters(self, string: str, role: str, size: float, color: Colour) -> pygame.Surface:
        """A string in one piece, as much of it as WIDEST has room for.

        Ones side by side are set apart: narrow faces draw 11 like one thick stroke.
        """
        string = plain(string)
        string = string[: most_fitting(len(string), lambda count: self.wide(string[:count], role, size) <= WIDEST)]
        parts = [(gap, self._piece(part, role, size, color)) for gap, part in self._parts(string, role, size)]
        if len(parts) == 1:
            return parts[0][1]
        width = sum(gap + part.get_width() for gap, part in parts)
        line = pygame.Surface((width, parts[0][1].get_height()), pygame.SRCALPHA)
        x = 0
        for gap, part in parts:
            line.blit(part, (x + gap, 0))
            x += gap + part.get_width()
        return line

    def _parts(self, string: str, role: str, size: float) -> list[tuple[int, str]]:
        """The parts of a string that are drawn by themselves, each with the pixels that are left free before it; where
        anything runs to the left, only the whole of it tells what stands where.
        """
        if not string.isascii() and runs_right_to_left(string):
            return [(0, string)]
        between_ones = max(1, round(ONES_GAP * self.text_height(size)))
        words = string.split(" ") if self.text_height(size) < FINE_FROM else [string]
        parts: list[tuple[int, str]] = []
        for number, word in enumerate(words):
            first, *others = _BETWEEN_ONES.split(word)
            parts.append((self.space(role, size) if number else 0, first))
            parts += [(between_ones, other) for other in others]
        return parts

    def space(self, role: str, size: float) -> int:
        """Pixels between two words."""
        return max(self._piece_width(" ", role, size), round(LEAST_SPACE * self.text_height(size)))

    def _piece(self, string: str, role: str, size: float, color: Colour) -> pygame.Surface:
        """Letters that touch nothing before or after them."""
        file, pixels = self._drawn_as(role, size)
        if not self._is_fine(role, size):
            return fonts.drawn(file, pixels, string, color).convert_alpha()
        large = fonts.drawn(file, pixels * FINER, string, color).convert_alpha()
        return pygame.transform.smoothscale(large, (-(-large.get_width() // FINER), self.font(role, size).get_height()))

    def _is_fine(self, role: str, size: float) -> bool:
        pixels = self.text_height(size)
        if self.face != fonts.USUAL:
            return False
        if role == "aside":
            return SLANTED_FROM <= pixels < SLANTED_WHOLE
        return (role in NARROW_ROLES and pixels < FINE_FROM) or (role, pixels) in DOTLESS

    def caret(self, string: str, place: int, role: str, size: float) -> int:
        """Pixels from the left end of a string that is typed to the caret before the letter of this place."""
        shown = [letters_of(plain(part)) for part in (string[:place], string)]
        return fonts.caret(*self._drawn_as(role, size), shown[1], len(shown[0]))

    def wide(self, string: str, role: str, size: float) -> int:
        """Pixels that a string takes in one piece."""
        return self.found(("wide", string, role, size), lambda: self._wide(letters_of(string), role, size))

    def leaning(self, ends: str, role: str, size: float) -> tuple[int, int]:
        """Pixels that the first of two letters reaches to the left and the last to the right of where it ends."""
        return self.found(("leaning", ends, role, size), lambda: self._leaning(ends, role, size))

    def _leaning(self, ends: str, role: str, size: float) -> tuple[int, int]:
        first, last = self.font(role, size).metrics(ends)
        return max(0, -first[0]) if first else 0, max(0, last[1] - last[4]) if last else 0

    def high(self, role: str, size: float) -> int:
        """Pixels that letters in one piece take in height at most."""
        return self.found(("high", role, size), lambda: self._piece(TALL, role, size, palette.IVORY).get_height())

    def _wide(self, string: str, role: str, size: float) -> int:
        return sum(gap + self._piece_width(part, role, size) for gap, part in self._parts(string, role, size))

    def _piece_width(self, string: str, role: str, size: float) -> int:
        file, pixels = self._drawn_as(role, size)
        if not self._is_fine(role, size):
            return fonts.wide(file, pixels, string)
        return -(-fonts.wide(file, pixels * FINER, string) // FINER)

    def text(self, string: str, role: str, size: float, color: Colour, width: float | None = None) -> pygame.Surface:
        """One line of text; one that is wider than `width` units is squeezed, then cut with an ellipsis."""
        limit = None if width is None else max(1, int(width * self.s))
        shown = self.colour(color)
        key = ("text", string, role, size, shown, limit)
        return self.cached(key, lambda: self._line(string, role, size, shown, limit))

    def _line(self, string: str, role: str, size: float, color: Colour, limit: int | None) -> pygame.Surface:
        if limit is None:
            return self.letters(string, role, size, color)
        string = plain(string)

        def cut(count: int) -> str:
            return string if count == len(string) else string[: untorn(string, count)].rstrip() + "…"

        kept = most_fitting(len(string), lambda count: self.wide(cut(count), role, size) * NARROWEST <= limit)
        line = self.letters(cut(kept), role, size, color)
        if line.get_width() > limit:
            line = pygame.transform.smoothscale(line, (limit, line.get_height()))
        return line

    def rich(
        self,
        string: str,
        role: str,
        size: float,
        color: Colour,
        width: float | None = None,
        align: str = "left",
        line_height: float = 1.35,
    ) -> pygame.Surface:
        """Text wrapped to `width` units, with {glyph} marks drawn in the line and **bold** words."""
        limit = None if width is None else max(1, int(width * self.s))
        style = rich_text.TextStyle(role, size, self.colour(color), line_height)
        key = ("rich", string, role, size, style.colour, limit, align, line_height)
        return self.cached(key, lambda: rich_text.render(self, string, style, limit, align))

    def extent(
        self, string: str, role: str, size: float, width: float | None = None, line_height: float = 1.35
    ) -> tuple[int, int]:
        """How many pixels such a text takes in width and height, learnt without drawing it."""
        limit = None if width is None else max(1, int(width * self.s))
        style = rich_text.TextStyle(role, size, palette.IVORY, line_height)
        return self.found(
            ("extent", string, role, size, limit, line_height),
            lambda: rich_text.extent(self, string, style, limit),
        )

    def paragraph(
        self,
        string: str,
        role: str,
        sizes: Sequence[float],
        color: Colour,
        room: tuple[float, float],
        align: str = "left",
    ) -> pygame.Surface:
        """Rich text in the first of these sizes that fits a room of width and height; the last one leaves words out."""
        key = ("paragraph", string, role, tuple(sizes), self.colour(color), room, align)
        return self.cached(key, lambda: self._fitting(string, role, sizes, color, room, align))

    def _fitting(
        self,
        string: str,
        role: str,
        sizes: Sequence[float],
        color: Colour,
        room: tuple[float, float],
        align: str,
    ) -> pygame.Surface:
        height = self.px(room[1])
        for size in sizes:
            picture = self.rich(string, role, size, color, room[0], align, 1.25)
            if picture.get_height() <= height:
                return picture
        string = plain(string, marked=True)

        def cut(count: int) -> pygame.Surface:
            kept = string[:count].rsplit(" ", 1)[0]
            closing = "**" if kept.count("**") % 2 else ""
            return self.rich(f"{kept}{closing} …", role, sizes[-1], color, room[0], align, 1.25)

        return cut(max(1, most_fitting(len(string), lambda count: cut(count).get_height() <= height)))

    def glyph(self, kind: str, size: float) -> pygame.Surface:
        """A resource glyph on a square of `size` units. Raises KeyError for a kind there is none of."""
        side = max(8, self.px(size))
        return self.cached(("glyph", kind, side), lambda: glyphs.draw(kind, side))

    def icon(
        self,
        name: str,
        size: float,
        color: Colour = palette.IVORY,
        outline: Colour | None = None,
        gradient: tuple[Colour, Colour] | None = None,
    ) -> pygame.Surface:
        """An icon on a square of `size` units, in one colour or with a gradient from top to bottom."""
        side = self.px(size)
        shown = self.colour(color)
        key = ("icon", name, side, shown, outline, gradient)
        return self.cached(key, lambda: icons.raster(name, side, shown, outline, gradient))
