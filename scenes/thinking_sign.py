"""Thinking sign: three beads beside the plaque of a seat that thinks, one of them lit after the other."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.canvas import Stamp
from scenes.tables.layout import Area, Layout
from sprites import materials, palette
from sprites.palette import Colour
from sprites.theme import Theme

BEADS = 3
STEP_MS = 260.0
SIZE: tuple[float, float] = (46.0, 18.0)
RADIUS = 4.0
INSET = 4.0
NOWHERE: Area = (12.0, 40.0, 120.0, 40.0)
"""Where it stands when the seat has no plaque in sight."""


def sign_stamp(theme: Theme, layout: Layout, seat: int, colour: int, elapsed_ms: float, calm: bool) -> Stamp:
    """The sign in the lower right corner of the seat's plaque; a calm one stands still."""
    area = next((place.area for place in layout.places.values() if place.looks_at == seat), NOWHERE)
    lit = None if calm else int(elapsed_ms / STEP_MS) % BEADS
    paint = palette.PLAYERS[colour].colour
    face = theme.cached(("thinking", paint, lit), partial(_face, theme, paint, lit))
    corner = theme.rect(area[0] + area[2] - INSET, area[1] + area[3] - INSET, 0, 0).topleft
    return Stamp(face, face.get_rect(bottomright=corner).topleft)


def _face(theme: Theme, colour: Colour, lit: int | None) -> pygame.Surface:
    face = materials.plate(
        theme, *SIZE, palette.DARK_INK, 0.95, radius=9, edge=colour, edge_alpha=1.0, line=1.4
    ).copy()
    middle = face.get_height() // 2
    for bead in range(BEADS):
        x = face.get_width() * (bead + 1) // (BEADS + 1)
        ink = palette.IVORY if lit in (None, bead) else palette.DIM
        pygame.draw.aacircle(face, ink, (x, middle), theme.px(RADIUS if lit == bead else RADIUS - 1))
    return face
