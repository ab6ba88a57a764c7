"""The resource glyphs: small drawings that stand for gold, food, strength and the like in every text and row.

Each is one file in data/glyphs, in a box of 64 by 64 with a dark outline, and is told by its shape alone down to
twelve pixels; the colours only help. A new glyph is one more file there.
"""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path

import pygame

GLYPHS = Path(__file__).parents[2] / "data" / "glyphs"

OTHER_NAMES = {"coins": "gold"}
"""What one game calls by another name than the drawing has."""

SHARPNESS = 3
"""Small glyphs are drawn this many times larger, then shrunk."""

LARGE = 96
"""Pixels from which a glyph needs no such refinement."""


@cache
def kinds() -> frozenset[str]:
    """The names of all glyphs."""
    return frozenset(path.stem for path in GLYPHS.glob("*.svg")).union(OTHER_NAMES)


@cache
def _drawing(kind: str) -> bytes:
    if kind not in kinds():
        raise KeyError(f"data/glyphs has no glyph {kind!r}")
    return (GLYPHS / f"{OTHER_NAMES.get(kind, kind)}.svg").read_bytes()


def draw(kind: str, side: int) -> pygame.Surface:
    """A glyph on a square of `side` pixels. Raises KeyError for a kind there is none of."""
    detail = side if side >= LARGE else side * SHARPNESS
    glyph = pygame.image.load_sized_svg(BytesIO(_drawing(kind)), (detail, detail)).convert_alpha()
    return glyph if detail == side else pygame.transform.smoothscale(glyph, (side, side))
