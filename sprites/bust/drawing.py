"""The whole person from back to front, as vector shapes and as a picture with nothing behind it."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

import pygame

from sprites.bust.beards import BEARDS
from sprites.bust.collars import COLLARS
from sprites.bust.hair import HAIR, OVER_EARS
from sprites.bust.head import HIDDEN, draw_ears, draw_face, draw_features, draw_hidden, draw_neck
from sprites.bust.headgear import GEARS
from sprites.bust.measures import head_of
from sprites.bust.pen import Pen
from sprites.bust.person import CLOTHS, Bust

Size = tuple[int, int]

RAISED = 3.4
"""How far shoulders and collars, drawn for a longer neck, are raised."""


@lru_cache(maxsize=256)
def shapes(bust: Bust) -> str:
    """The shapes of a bust in units of its head."""
    head, gear = head_of(bust), GEARS[bust.gear]
    pen = Pen(head)
    tone = CLOTHS[bust.gear_colour or gear.colour]
    behind, front = HAIR[bust.hair]
    behind(pen, head)
    if gear.behind:
        gear.behind(pen, head, tone)
    pen.lift(RAISED)
    draw_neck(pen, head)
    COLLARS[bust.collar](pen, head, *(CLOTHS[name] for name in bust.cloth))
    pen.settle()
    if bust.face in HIDDEN:
        draw_hidden(pen, head)
    else:
        if bust.hair not in OVER_EARS:
            draw_ears(pen, head)
        draw_face(pen, head)
        draw_features(pen, head)
    BEARDS[bust.beard](pen, head)
    front(pen, head)
    gear.front(pen, head, tone)
    return pen.svg()


def drawn(bust: Bust, size: Size, centre: tuple[float, float], scale: float) -> pygame.Surface:
    """A bust on a transparent surface of `size` pixels: its face around `centre`, a unit of its head `scale` pixels."""
    place = f"translate({centre[0]:.2f} {centre[1]:.2f}) scale({scale:.4f})"
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}">'
        f'<g transform="{place}">{shapes(bust)}</g></svg>'
    )
    return pygame.image.load_sized_svg(BytesIO(svg.encode()), size).convert_alpha()


def is_tall(bust: Bust) -> bool:
    """Whether what it bears on its head needs more room."""
    return GEARS[bust.gear].tall or bust.hair == "tower"


def standing(bust: Bust, size: Size) -> pygame.Surface:
    """A bust in the middle of a transparent surface, down to the chest at its lower edge."""
    unit = size[1] / 100
    high, scale = (60, 1.26) if is_tall(bust) else (52, 1.42)
    return drawn(bust, size, (size[0] / 2, high * unit), scale * unit)
