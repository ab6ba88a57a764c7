"""Icons: the game-icons drawings of data/icons, rasterised at the exact pixel size in any colour.

A name that begins with `path:` is a drawing itself: what follows is the `d` of a path.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pygame

from sprites.paint.brush import css, vector
from sprites.paint.palette import WHITE, Colour

ICONS = Path(__file__).parents[2] / "data" / "icons" / "icons.json"

LETTERS = ICONS.with_name("letters.json")

PATH = "path:"

BOX = 512
"""The side of the square every icon is drawn in."""

OUTLINE = 26
"""Width of a dark outline, in the icon's own units."""

Gradient = tuple[Colour, Colour]
"""The colours at the top and at the foot."""


@cache
def bodies() -> dict[str, str]:
    """The SVG body of every icon by name. Raises OSError naming the file when it is missing or damaged."""
    return _read(ICONS)


@cache
def letters() -> dict[str, str]:
    """The SVG body of every letter that may stand for an icon, such as `letter-a`. Raises OSError as `bodies` does."""
    return _read(LETTERS)


def _read(path: Path) -> dict[str, str]:
    try:
        found: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise OSError(f"{path} is damaged: {error}") from error
    return found


def raster(
    name: str, side: int, colour: Colour, outline: Colour | None = None, gradient: Gradient | None = None
) -> pygame.Surface:
    """An icon on a square of `side` pixels, with a line around it where asked; a gradient replaces the colour.

    With an outline the icon itself is a little smaller, so that the line stays inside the square.
    Raises KeyError naming the icon when data/icons has none of this name.
    """
    body = _body(name)
    margin = OUTLINE if outline else 0
    face = _raster(body, side, margin, WHITE if gradient else colour)
    if gradient:
        face.blit(_ramp(face.get_bounding_rect(), side, gradient), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    if outline is None:
        return face
    line = f'stroke="{css(outline)}" stroke-width="{2 * OUTLINE}" stroke-linejoin="round"'
    icon = _raster(f"<g {line}>{body}</g>", side, margin, outline)
    icon.blit(face, (0, 0))
    return icon


def shape(name: str, centre: tuple[float, float], side: float, colour: Colour, alpha: float) -> str:
    """An icon as part of a larger vector picture: on a square of `side` around `centre`, `alpha` from 0 to 1.

    Raises KeyError naming the icon when data/icons has none of this name.
    """
    left, top = centre[0] - side / 2, centre[1] - side / 2
    place = f"translate({left:.2f} {top:.2f}) scale({side / BOX:.5f})"
    drawing = _body(name).replace("currentColor", css(colour))
    return f'<g transform="{place}" fill-opacity="{alpha:.2f}">{drawing}</g>'


def _body(name: str) -> str:
    if name.startswith(PATH):
        return f'<path fill="currentColor" d="{name.removeprefix(PATH)}"/>'
    body = bodies().get(name) or letters().get(name)
    if body is None:
        raise KeyError(f"data/icons/icons.json has no icon {name!r}")
    return body


def _raster(body: str, side: int, margin: int, colour: Colour) -> pygame.Surface:
    box = BOX + 2 * margin
    return vector((side, side), [body.replace("currentColor", css(colour))], (-margin, -margin, box, box))


def _ramp(drawn: pygame.Rect, side: int, gradient: Gradient) -> pygame.Surface:
    """The gradient on a square, running from the top of what is drawn there to its foot."""
    ramp = pygame.Surface((1, 2))
    ramp.set_at((0, 0), gradient[0])
    ramp.set_at((0, 1), gradient[1])
    square = pygame.Surface((side, side))
    square.blit(pygame.transform.smoothscale(ramp, (side, max(1, drawn.height))), (0, drawn.top))
    return square
