"""Sentences with pictures in them: words wrapped to a width, {glyph} marks in the line, **bold** words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

import pygame

from sprites.palette import Colour

if TYPE_CHECKING:
    from sprites.theme import Theme

GLYPH_SIZE = 1.2
"""A glyph's height, in ems of the text."""

GLYPH_GAP = 0.12
"""The gap between a glyph and what touches it, in ems."""

CAPITAL_MIDDLE = 0.35
"""How far the middle of capitals lies above the line they stand on, in ems; glyphs are centred there."""

CLOSING = ".,;:!?)"
"""Marks that follow a glyph without a gap."""

STRONGER = {"text": "strong", "label": "number", "name": "number", "aside": "event"}
"""The role that **bold** words take in a text of each role."""

_TOKEN = re.compile(r"\{(\w+)\}|(\*\*)|(\n)|([ \t]+)|([^\s{*]+|\{|\*)")


class Style(NamedTuple):
    """How a text looks: its role and size, its colour, and the distance of its lines in ems."""

    role: str
    size: float
    colour: Colour
    line_height: float


class Part(NamedTuple):
    """A run of letters or one glyph: its picture, and the pixels from the line it stands on up to its top."""

    picture: pygame.Surface
    rise: int
    gap: int
    """Pixels left free before it, unless it begins an atom."""


class Atom(NamedTuple):
    """The smallest thing that is never broken over two lines: a word, with glyphs that touch it."""

    parts: tuple[Part, ...]
    width: int
    space_before: bool
    breaks_before: bool


def render(theme: Theme, string: str, style: Style, limit: int | None, align: str) -> pygame.Surface:
    """The text on a transparent surface, as wide as its widest line and never wider than `limit` pixels."""
    space = max(2, theme.font(style.role, style.size).size(" ")[0])
    lines = _lines(_atoms(theme, string, style), limit, space)
    parts = [part for line in lines for atom in line for part in atom.parts]
    rise = max((part.rise for part in parts), default=1)
    drop = max((part.picture.get_height() - part.rise for part in parts), default=0)
    step = round(theme.text_height(style.size) * style.line_height)
    widths = [_width(line, space) for line in lines]
    surface = pygame.Surface((max([*widths, 1]), rise + drop + step * (len(lines) - 1)), pygame.SRCALPHA)
    for row, line in enumerate(lines):
        spare = surface.get_width() - widths[row]
        left = {"left": 0, "center": spare // 2, "right": spare}[align]
        _draw_line(surface, line, left, rise + row * step, space)
    if limit is not None and surface.get_width() > limit:
        surface = pygame.transform.smoothscale(surface, (limit, surface.get_height()))
    return surface


def _draw_line(surface: pygame.Surface, line: list[Atom], x: int, base: int, space: int) -> None:
    """Draw one line from `x` on; its letters stand on `base`."""
    for index, atom in enumerate(line):
        x += space if atom.space_before and index else 0
        for place, part in enumerate(atom.parts):
            x += part.gap if place else 0
            surface.blit(part.picture, (x, base - part.rise))
            x += part.picture.get_width()


def _atoms(theme: Theme, string: str, style: Style) -> list[Atom]:
    atoms: list[Atom] = []
    parts: list[Part] = []
    bold = after_glyph = space_before = breaks_before = False

    def close() -> None:
        nonlocal space_before, breaks_before
        if parts or breaks_before:
            width = sum(part.picture.get_width() for part in parts) + sum(part.gap for part in parts[1:])
            atoms.append(Atom(tuple(parts), width, space_before, breaks_before))
            parts.clear()
            space_before = breaks_before = False

    gap = max(1, round(GLYPH_GAP * theme.text_height(style.size)))
    for glyph, stars, newline, blank, letters in _TOKEN.findall(string):
        if stars:
            bold = not bold
        elif newline:
            close()
            breaks_before = True
        elif blank:
            close()
            space_before = True
        elif glyph:
            parts.append(_glyph(theme, glyph, style, gap))
            after_glyph = True
        else:
            parts.append(_letters(theme, letters, style, bold, gap if after_glyph else 0))
            after_glyph = False
    close()
    return atoms


def _glyph(theme: Theme, kind: str, style: Style, gap: int) -> Part:
    em = theme.text_height(style.size)
    square = theme.glyph(kind, GLYPH_SIZE * em / theme.s)
    drawn = square.get_bounding_rect()
    picture = square.subsurface((drawn.left, 0, drawn.width, square.get_height()))
    return Part(picture, round(CAPITAL_MIDDLE * em + picture.get_height() / 2), gap)


def _letters(theme: Theme, letters: str, style: Style, bold: bool, gap: int) -> Part:
    role = STRONGER.get(style.role, style.role) if bold else style.role
    picture = theme.letters(letters, role, style.size, style.colour)
    return Part(picture, theme.font(role, style.size).get_ascent(), 0 if letters[0] in CLOSING else gap)


def _lines(atoms: list[Atom], limit: int | None, space: int) -> list[list[Atom]]:
    lines: list[list[Atom]] = [[]]
    for atom in atoms:
        full = limit is not None and lines[-1] and _width([*lines[-1], atom], space) > limit
        if atom.breaks_before or full:
            lines.append([])
        lines[-1].append(atom)
    return lines


def _width(line: list[Atom], space: int) -> int:
    return sum(atom.width + (space if atom.space_before and index else 0) for index, atom in enumerate(line))
