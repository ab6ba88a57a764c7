"""Text with pictures in it: words wrapped to a width, {glyph} marks in the line, **bold** words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pygame

from sprites.letters.bidi import (
    END_OF_ISOLATE,
    FIRST_STRONG_ISOLATE,
    ISOLATES,
    levels_of,
    runs_right_to_left,
    seen_order,
)
from sprites.paint import glyphs, palette
from sprites.paint.palette import Colour
from sprites.paint.plain_text import NARROWEST, WIDEST, letters_of, most_fitting, plain

if TYPE_CHECKING:
    from sprites.paint.theme import Theme

GLYPH_SIZE = 1.2
"""A glyph's height, in ems of the text."""

GLYPH_GAP = 0.12
"""The gap between a glyph and what touches it, in ems."""

OPENING = ("(", "[")
"""Marks that a glyph follows without a gap."""

CAPITAL_MIDDLE = 0.35
"""How far the middle of capitals lies above the line they stand on, in ems; glyphs are centred there."""

CLOSING = ".,;:!?)\u00a0"
"""Marks that follow a glyph without a gap: a blank that no line ends with is a gap of its own."""

STRONGER = {"text": "strong", "label": "number", "name": "number", "aside": "event"}
"""The role that **bold** words take in a text of each role."""

MOST_LINES = 100
"""Lines that are drawn of one text."""

_TOKEN = re.compile(r"\{(\w+)\}|(\*\*)|(\n)|([ \t]+)|([^ \t\n{*]+|\{|\*)")


SLANTED = "aside"
"""The role whose letters lean out of their room."""

UPRIGHT = (0, 0)

SIGN = "\ufffc"
"""Stands for a glyph among letters."""

_AT_ISOLATES = re.compile(f"(?={FIRST_STRONG_ISOLATE})|(?<={END_OF_ISOLATE})")


class TextStyle(NamedTuple):
    """How a text looks: its role and size, its colour, and the distance of its lines in ems."""

    role: str
    size: float
    colour: Colour
    line_height: float


class GlyphRun(NamedTuple):
    """A run of letters or one glyph: its pixels, those of them from the line it stands on up to its top, and those left
    free before it, unless it begins an atom. `draw` makes its picture in a colour. Slanting letters lean `out` of their
    room to the left and to the right: into the space between two words. `letters` tell whether it runs to the left.
    """

    wide: int
    high: int
    rise: int
    gap: int
    draw: Callable[[Theme, Colour], pygame.Surface]
    out: tuple[int, int] = UPRIGHT
    letters: str = SIGN


class Atom(NamedTuple):
    """The smallest thing that is never broken over two lines: a word, with glyphs that touch it, or a number with the
    glyph that it counts; of a word that no line has room for, a piece.
    """

    parts: tuple[GlyphRun, ...]
    width: int
    space_before: bool
    breaks_before: bool

    def apart(self, before: Atom, space: int) -> int:
        """Pixels between the one before and this one, if there is a space."""
        leaning = before.parts[-1].out[1] + self.parts[0].out[0] if before.parts and self.parts else 0
        return max(1, space - leaning) if self.space_before else 0


def render(theme: Theme, string: str, style: TextStyle, limit: int | None, align: str) -> pygame.Surface:
    """The text on a transparent surface, as wide as its widest line and never wider than `limit` pixels.

    Marks of signs that there are none of are shown as they are written.
    """
    block = _block(theme, string, style, limit)
    surface = pygame.Surface((max([*block.widths, 1]), block.high), pygame.SRCALPHA)
    for row, (line, wide) in enumerate(zip(block.lines, block.widths, strict=True)):
        spare = surface.get_width() - wide
        left = {"left": 0, "center": spare // 2, "right": spare}[align]
        spot = (left, block.rise + row * block.step)
        _draw_line(surface, line, spot, block.space, lambda part: part.draw(theme, style.colour))
    if surface.get_width() > block.limit:
        surface = pygame.transform.smoothscale(surface, (block.limit, surface.get_height()))
    return surface


def extent(theme: Theme, string: str, style: TextStyle, limit: int | None) -> tuple[int, int]:
    """How many pixels the text takes in width and height, learnt without drawing its letters."""
    block = _block(theme, string, style, limit)
    return min(max([*block.widths, 1]), block.limit), block.high


class Block(NamedTuple):
    """A text in lines: their pixels in width, how far the first line stands from the top, and the distance of lines."""

    lines: list[list[Atom]]
    widths: list[int]
    high: int
    rise: int
    step: int
    space: int
    limit: int


def _block(theme: Theme, string: str, style: TextStyle, limit: int | None) -> Block:
    limit = WIDEST if limit is None else min(limit, WIDEST)
    space = theme.space(style.role, style.size)
    atoms = _known_atoms(theme, string, style.role, style.size, int(limit / NARROWEST))
    lines, widths = _lines(atoms, limit, space)
    del lines[MOST_LINES:], widths[MOST_LINES:]
    parts = [part for line in lines for atom in line for part in atom.parts]
    rise = max((part.rise for part in parts), default=1)
    drop = max((part.high - part.rise for part in parts), default=0)
    step = round(theme.text_height(style.size) * style.line_height)
    return Block(lines, widths, rise + drop + step * (len(lines) - 1), rise, step, space, limit)


def _draw_line(
    surface: pygame.Surface,
    line: list[Atom],
    spot: tuple[int, int],
    space: int,
    drawn: Callable[[GlyphRun], pygame.Surface],
) -> None:
    """Draw one line from a spot on, on whose height its letters stand."""
    x, base = spot
    placed: list[tuple[int, GlyphRun]] = []
    for index, atom in enumerate(line):
        between = atom.apart(line[index - 1], space) if index else 0
        placed += [(part.gap if place else between, part) for place, part in enumerate(atom.parts)]
    for gap, part in _as_seen(placed):
        x += gap
        if part:
            surface.blit(drawn(part), (x, base - part.rise))
            x += part.wide


def _as_seen(placed: list[tuple[int, GlyphRun]]) -> Iterable[tuple[int, GlyphRun | None]]:
    """The parts of a line from left to right, with the pixels before each: what runs to the left stands the other way
    round, and the spaces in it do, too.
    """
    if not any(runs_right_to_left(part.letters) for _, part in placed if not part.letters.isascii()):
        return placed
    line, single = "", []
    for gap, part in placed:
        for piece in ((gap, None), (0, part)) if gap else ((0, part),):
            single.append((len(line), piece))
            line += piece[1].letters if piece[1] else " "
    levels, ends = levels_of(line), [start for start, _ in single[1:]] + [len(line)]
    of_piece = [
        min((levels[place] for place in range(start, end) if line[place] not in ISOLATES), default=0)
        for (start, _), end in zip(single, ends, strict=True)
    ]
    return [single[index][1] for index in seen_order(of_piece)]


def _known_atoms(theme: Theme, string: str, role: str, size: float, widest: int) -> list[Atom]:
    """The atoms of a text, found once for all widths with room for each of its words: a text is measured in many."""

    def find() -> list[Atom]:
        return _atoms(theme, plain(string, marked=True), role, size, WIDEST)

    whole = theme.found(("atoms", string, role, size), find)
    if all(atom.width <= widest for atom in whole):
        return whole
    return _atoms(theme, plain(string, marked=True), role, size, widest)


def _atoms(theme: Theme, string: str, role: str, size: float, widest: int) -> list[Atom]:
    """The atoms of a text, none of them wider than `widest` pixels."""
    atoms: list[Atom] = []
    parts: list[GlyphRun] = []
    bold = after_glyph = space_before = breaks_before = False
    width = amount_space = 0

    def close() -> None:
        nonlocal space_before, breaks_before, width
        if parts or breaks_before:
            atoms.append(Atom(tuple(parts), width, space_before, breaks_before))
            parts.clear()
            space_before = breaks_before = False
            width = 0

    def add(part: GlyphRun) -> None:
        nonlocal width
        if parts and width + part.gap + part.wide > widest:
            close()
        width += part.wide + (part.gap if parts else 0)
        parts.append(part)

    gap = max(1, round(GLYPH_GAP * theme.text_height(size)))
    tokens = _TOKEN.findall(string)
    for (glyph, stars, newline, blank, letters), (following, *_) in pairwise([*tokens, ("",) * 5]):
        if stars:
            bold = not bold
        elif newline:
            close()
            breaks_before = True
        elif blank and parts and parts[-1].letters[-1:].isdigit() and following in glyphs.kinds():
            amount_space = theme.space(role, size)
        elif blank:
            close()
            space_before = True
        elif glyph in glyphs.kinds():
            is_in_bracket = bool(parts) and parts[-1].letters.endswith(OPENING)
            add(_glyph(theme, glyph, size, 0 if is_in_bracket else amount_space or gap))
            after_glyph, amount_space = True, 0
        else:
            shown_as = STRONGER.get(role, role) if bold else role
            for word in _between_isolates(letters or f"{{{glyph}}}"):
                for piece in _pieces(theme, shown_as, size, word, widest):
                    add(_letters(theme, piece, shown_as, size, gap if after_glyph else 0))
                    after_glyph = False
    close()
    return atoms


def _glyph(theme: Theme, kind: str, size: float, gap: int) -> GlyphRun:
    em = theme.text_height(size)
    wide, high = _mark(kind, em, theme).get_size()
    return GlyphRun(wide, high, round(CAPITAL_MIDDLE * em + high / 2), gap, partial(_mark, kind, em))


def _mark(kind: str, em: int, theme: Theme, colour: Colour = palette.IVORY) -> pygame.Surface:
    """A glyph, which has colours of its own."""
    return theme.cached(("mark", kind, em), partial(_drawn_part, theme, kind, em))


def _drawn_part(theme: Theme, kind: str, em: int) -> pygame.Surface:
    """A glyph without the free pixels to its left and right."""
    square = theme.glyph(kind, GLYPH_SIZE * em / theme.s)
    drawn = square.get_bounding_rect()
    return square.subsurface((drawn.left, 0, drawn.width, square.get_height()))


def _between_isolates(word: str) -> Sequence[str]:
    """The parts of a word that may stand at different places of a line."""
    return (word,) if word.isascii() else [part for part in _AT_ISOLATES.split(word) if part]


def _pieces(theme: Theme, role: str, size: float, word: str, widest: int) -> Iterator[str]:
    """The word, or as few pieces of it as have room in `widest` pixels each."""
    if theme.wide(word, role, size) <= widest:
        yield word
        return
    while word:
        count = max(1, most_fitting(min(len(word), widest), partial(_fits, theme, role, size, word, widest)))
        yield word[:count]
        word = word[count:]


def _fits(theme: Theme, role: str, size: float, word: str, widest: int, count: int) -> bool:
    return theme.wide(word[:count], role, size) <= widest


def _letters(theme: Theme, letters: str, role: str, size: float, gap: int) -> GlyphRun:
    high, rise = theme.found(("line", role, size), lambda: _line(theme, role, size))
    return GlyphRun(
        theme.wide(letters, role, size),
        high,
        rise,
        0 if letters[0] in CLOSING else gap,
        partial(_written, letters, role, size),
        theme.leaning(letters[0] + letters[-1], role, size) if role == SLANTED else UPRIGHT,
        letters_of(letters),
    )


def _written(letters: str, role: str, size: float, theme: Theme, colour: Colour) -> pygame.Surface:
    return theme.letters(letters, role, size, colour)


def _line(theme: Theme, role: str, size: float) -> tuple[int, int]:
    """How high letters are, and those pixels of it from the line they stand on up."""
    return theme.high(role, size), theme.font(role, size).get_ascent()


def _lines(atoms: list[Atom], limit: int, space: int) -> tuple[list[list[Atom]], list[int]]:
    """The lines, and the pixels of each in width."""
    lines, widths = [list[Atom]()], [0]
    for atom in atoms:
        line, wide = lines[-1], atom.width
        if line:
            wide += widths[-1] + atom.apart(line[-1], space)
        if atom.breaks_before or (line and wide > limit):
            lines.append([atom])
            widths.append(atom.width)
        else:
            line.append(atom)
            widths[-1] = wide
    return lines, widths
