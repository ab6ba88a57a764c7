"""The back of a card: a lattice in an ivory edge, with a medallion in its middle."""

from __future__ import annotations

import pygame

from sprites.paint import brush, icons
from sprites.paint.materials import rounded
from sprites.paint.palette import BLACK, BRASS, IVORY, WHITE, Colour, mix
from sprites.paint.theme import Theme

GROUND: Colour = (20, 62, 50)
AGE_BACKS: dict[int, Colour] = {1: (138, 74, 34), 2: (52, 72, 98), 3: (122, 52, 30), 4: (58, 56, 62)}
"""The ground of the backs of each age."""

EMBLEM = "globe"

EDGE = 0.037
"""Width of the ivory edge, of the card's width."""

MESH = 0.12
"""From one line of the lattice to the next, of the card's width."""

DISC = 0.52
"""Diameter of the medallion, of the card's width."""


def card_back(theme: Theme, width: float, height: float, ground: Colour = GROUND) -> pygame.Surface:
    """A card lying face down, in units."""
    key = ("card back", width, height, ground)
    return theme.cached(key, lambda: _drawn(theme.px(width), theme.px(height), ground))


def age_back(theme: Theme, width: float, height: float, colour: Colour) -> pygame.Surface:
    """The back in the colour of an age, without a medallion."""
    key = ("age lattice", width, height, colour)
    ground, lines = mix(colour, BLACK, 0.42), mix(colour, WHITE, 0.28)
    return theme.cached(key, lambda: _plain(theme.px(width), theme.px(height), ground, lines))


def _plain(width: int, height: int, ground: Colour, lines: Colour) -> pygame.Surface:
    edge, radius = max(1.0, EDGE * width), 0.04 * width
    back = rounded(width, height, radius, IVORY)
    field = (round(width - 2 * edge), round(height - 2 * edge))
    back.blit(_lattice(field, width, ground, lines), (round(edge), round(edge)))
    line = max(1.0, 0.008 * width)
    rim = rounded(*field, radius * 0.7, BLACK, 0.0, line=line, edge=BRASS, edge_alpha=0.8)
    back.blit(rim, (round(edge), round(edge)))
    return back


def _drawn(width: int, height: int, ground: Colour) -> pygame.Surface:
    back = _plain(width, height, ground, mix(ground, WHITE, 0.2))
    side = DISC * width
    middle = (side / 2, side / 2)
    medallion = brush.vector(
        (round(side), round(side)),
        [
            brush.ellipse(middle, middle, mix(BRASS, BLACK, 0.35)),
            brush.ellipse(middle, (side * 0.475,) * 2, BRASS),
            brush.ellipse(middle, (side * 0.44,) * 2, mix(ground, BLACK, 0.28)),
            icons.shape(EMBLEM, middle, side * 0.56, BRASS, 0.95),
        ],
    )
    back.blit(medallion, medallion.get_rect(center=(width // 2, height // 2)))
    return back


def _lattice(size: tuple[int, int], card_width: int, ground: Colour, ink: Colour) -> pygame.Surface:
    """Two sets of slanting lines on a dark ground that is lighter at the top."""
    width, height = size
    step, line = MESH * card_width, max(1.0, 0.009 * card_width)
    field = brush.gradient(size, [(0.0, mix(ground, WHITE, 0.06)), (1.0, ground)]).convert_alpha()
    lines = []
    place = -float(height)
    while place < width:
        lines.append(brush.stroke([(place, 0), (place + height, height)], ink, line, 0.7))
        lines.append(brush.stroke([(place + height, 0), (place, height)], ink, line, 0.7))
        place += step
    field.blit(brush.vector(size, lines), (0, 0))
    mask = rounded(width, height, 0.02 * card_width, WHITE)
    field.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return field
