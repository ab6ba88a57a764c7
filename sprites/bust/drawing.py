"""The whole person from back to front, as vector shapes and as a picture with nothing behind it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from sprites.bust.beards import BEARDS
from sprites.bust.hair import HAIR, OVER_EARS
from sprites.bust.head import draw_ears, draw_face, draw_features, draw_neck, draw_shadow, draw_skull
from sprites.bust.measures import head_of
from sprites.bust.pen import BustPen
from sprites.bust.person import CLOTHS, Bust
from sprites.bust.worn.collars import COLLARS
from sprites.bust.worn.headgear import GEARS
from sprites.paint import brush

Size = tuple[int, int]

PROBE = 24, 48
"""Where a face lies in the picture in which a bust is measured."""

USUAL_TOP = 24.0
"""How far hair stands above the middle of a face; what stands higher makes the whole head smaller."""

LOW = 1.6
"""How many times as wide as high a picture is from which heads are shown larger."""

RAISED = 3.4
"""How far shoulders and collars, drawn for a longer neck, are raised."""


@lru_cache(maxsize=256)
def shapes(bust: Bust) -> str:
    """The shapes of a bust in units of its head."""
    return _layered(bust, _draw_all)


def _layered(bust: Bust, draw_middle: Callable[[BustPen, Bust], None]) -> str:
    """What lies behind a head, then this, then hair and headgear before it."""
    head, gear = head_of(bust), GEARS[bust.gear]
    pen = BustPen(head)
    tone = CLOTHS[bust.gear_colour or gear.colour]
    behind, front = HAIR[bust.hair]
    behind(pen, head)
    if gear.behind:
        gear.behind(pen, head, tone)
    draw_middle(pen, bust)
    front(pen, head)
    gear.front(pen, head, tone)
    return pen.svg()


def _draw_all(pen: BustPen, bust: Bust) -> None:
    """Shoulders, face and beard."""
    head = head_of(bust)
    pen.lift(RAISED)
    draw_neck(pen, head)
    COLLARS[bust.collar](pen, head, *(CLOTHS[name] for name in bust.cloth))
    pen.settle()
    if bust.face == "shadow":
        draw_shadow(pen, head)
    else:
        if bust.hair not in OVER_EARS:
            draw_ears(pen, head)
        draw_face(pen, head)
        draw_features(pen, head)
    BEARDS[bust.beard](pen, head)


def drawn(bust: Bust, size: Size, centre: tuple[float, float], scale: float) -> pygame.Surface:
    """A bust on a transparent surface of `size` pixels: its face around `centre`, a unit of its head `scale` pixels."""
    return _placed(shapes(bust), size, centre, scale)


def _placed(shapes: str, size: Size, centre: tuple[float, float], scale: float) -> pygame.Surface:
    place = f"translate({centre[0]:.2f} {centre[1]:.2f}) scale({scale:.4f})"
    return brush.vector(size, [f'<g transform="{place}">{shapes}</g>'])


@lru_cache(maxsize=256)
def top_of(bust: Bust) -> float:
    """How far the highest thing on the head stands above the middle of the face, in units of the head."""
    probe = _placed(_layered(bust, _draw_skull), (2 * PROBE[0], PROBE[1]), PROBE, 1)
    return PROBE[1] - probe.get_bounding_rect(min_alpha=60).top


def _draw_skull(pen: BustPen, bust: Bust) -> None:
    """Of all that, what reaches to the top: to read and draw all of it takes four times as long."""
    (draw_shadow if bust.face == "shadow" else draw_skull)(pen, head_of(bust))


def standing(bust: Bust, size: Size) -> pygame.Surface:
    """A bust in the middle of a transparent surface, down to the chest at its lower edge; nearer in a low one."""
    unit, top = size[1] / 100, top_of(bust)
    nearer = min(1.25, max(1.0, size[0] / size[1] / LOW))
    scale = (1.42 - 0.013 * max(0.0, top - USUAL_TOP)) * nearer
    high = max(52.0, 8 + top * scale)
    return drawn(bust, size, (size[0] / 2, high * unit), scale * unit)
