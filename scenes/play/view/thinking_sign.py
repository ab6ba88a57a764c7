"""Thinking sign: three beads that circle on the rim of the face, or the emblem, of a seat that thinks."""

from __future__ import annotations

from functools import partial
from math import cos, sin, tau

import pygame

from scenes import ui
from sprites.paint import palette

BEADS = 3
ROUND_MS, STEPS = 1600.0, 48
"""Milliseconds in which the beads go round once, and how many pictures that takes."""

ORBIT, RADIUS, RIM = 11.5, 3.0, 0.8
EMBLEM = (16.0, 13.5)
"""Units from the upper left corner of a plaque to the middle of its emblem."""

NOWHERE: ui.Area = (12.0, 48.0, 120.0, 40.0)
"""Where it stands when the seat has no plaque in sight."""


def sign_stamp(theme: ui.Theme, layout: ui.TableLayout, seat: int, elapsed_ms: float, calm: bool) -> ui.Stamp:
    """The sign around the face or the emblem of the seat's plaque; a calm one stands still."""
    step = 0 if calm else int(elapsed_ms / ROUND_MS * STEPS) % (STEPS // BEADS)
    if face := layout.anchors.get(f"face@{seat}"):
        middle, orbit = (face[0] + face[2] / 2, face[1] + face[3] / 2), min(face[2:]) / 2
    else:
        middle, orbit = _emblem(layout, seat), ORBIT
    ring = theme.cached(("thinking", step, orbit), partial(_ring, theme, step, orbit))
    return ui.Stamp(ring, ring.get_rect(center=theme.spot(*middle)).topleft)


def _emblem(layout: ui.TableLayout, seat: int) -> tuple[float, float]:
    """The middle of the emblem on the seat's plaque."""
    areas = (place.area for place in layout.targets.values() if place.looks_at == seat)
    x, y, _, _ = max(areas, key=lambda area: area[2] * area[3], default=NOWHERE)
    return x + EMBLEM[0], y + EMBLEM[1]


def _ring(theme: ui.Theme, step: int, around: float) -> pygame.Surface:
    """The beads as they lie after so many steps, on a dark band so that they are seen on any colour."""
    side = 2 * theme.px(around + RADIUS + RIM + 1)
    ring = pygame.Surface((side, side), pygame.SRCALPHA)
    middle, orbit = side / 2, theme.px(around)
    band = theme.px(RADIUS + RIM)
    pygame.draw.aacircle(ring, (*palette.DARK_INK, 225), (middle, middle), orbit + band, 2 * band)
    for bead in range(BEADS):
        turn = tau * (bead / BEADS + step / STEPS)
        at = (middle + orbit * sin(turn), middle - orbit * cos(turn))
        pygame.draw.aacircle(ring, palette.IVORY, at, theme.px(RADIUS))
    return ring
