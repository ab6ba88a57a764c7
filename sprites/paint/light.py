"""Light on the table: the shadow under a piece and the glow around it, made from its silhouette."""

from __future__ import annotations

import pygame

from sprites.paint import brush, palette
from sprites.paint.theme import Theme

SHADOWS = {
    "resting": (1, 2, 4, 0.42),
    "stacked": (2, 3, 6, 0.45),
    "hover": (3, 6, 10, 0.46),
    "held": (7, 14, 20, 0.42),
    "dialog": (0, 16, 34, 0.55),
}
"""Offset right, offset down, blur and strength of the shadow of each height above the table."""

GLOWS = {
    "open": (1.0, 0.0, palette.OPEN),
    "opened": (1.3, 0.0, palette.OPEN),
    "asked": (1.4, 5.0, palette.LEGAL),
    "hot": (2.6, 9.0, palette.HOT),
    "focus": (3.0, 2.0, palette.FOCUS),
}
"""Line, halo and colour of each glow: of what may be done, of what free moves would open, of what a choice must be made
of, of what is meant, and of the focus.
"""

CLEAR_LINES = {"open": 2.6, "opened": 3.0}
"""Lines of the glows that high contrast makes stronger."""

DASHED, DASH, SPACE = "opened", 11.0, 7.0
"""The glow that is broken into dashes, and how long these and the spaces between them are, aslant over the table."""


GREY, COOL = 64, (222, 226, 240)
"""How a piece out of reach is toned down: alpha of its grey, and what is left of its light."""


def cooled(piece: pygame.Surface) -> pygame.Surface:
    """A piece that cannot be had now: paler, darker and bluer, and still to be read."""
    cool = piece.copy()
    grey = brush.greyed(piece)
    grey.set_alpha(GREY)
    cool.blit(grey, (0, 0))
    cool.fill(COOL, special_flags=pygame.BLEND_RGB_MULT)
    return cool


def lay(
    theme: Theme,
    surface: pygame.Surface,
    piece: pygame.Surface,
    corner: tuple[int, int],
    height: str = "resting",
    soft: pygame.Surface | None = None,
) -> None:
    """Lay a piece at a window pixel with its shadow, or with this one."""
    right, down = offset(theme, height)
    surface.blit(soft or shadow(theme, piece, height), (corner[0] + right, corner[1] + down))
    surface.blit(piece, corner)


def shadow(theme: Theme, mask: pygame.Surface, height: str = "resting") -> pygame.Surface:
    """The soft shadow of a silhouette; it lies at its `offset`."""
    _, _, blur, strength = SHADOWS[height]
    soft = _softened(_grown(mask, 0, _margin(0, blur * theme.s)), max(1.0, blur * theme.s))
    soft.fill((0, 0, 0, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    return soft


def glow(theme: Theme, mask: pygame.Surface, kind: str) -> pygame.Surface:
    """Line and halo around a silhouette; they lie at their `offset`."""
    _, halo, colour = GLOWS[kind]
    grown = _grown(mask, _line(theme, kind), -offset(theme, kind)[0])
    if not halo:
        grown.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if kind == DASHED:
            grown.blit(_dashes(theme, grown.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return grown
    soft = _softened(grown, max(1.0, halo * theme.s))
    for light, strength in ((soft, 235), (grown, 255)):
        light.fill((*colour, strength), special_flags=pygame.BLEND_RGBA_MULT)
    soft.blit(grown, (0, 0))
    return soft


def offset(theme: Theme, kind: str) -> tuple[int, int]:
    """Where the corner of a shadow or a glow lies from the silhouette's, in pixels."""
    if kind in SHADOWS:
        right, down, blur, _ = SHADOWS[kind]
        margin = _margin(0, blur * theme.s)
        return round(right * theme.s) - margin, round(down * theme.s) - margin
    margin = _margin(_line(theme, kind), max(1.0, GLOWS[kind][1] * theme.s))
    return -margin, -margin


def _line(theme: Theme, kind: str) -> int:
    line = GLOWS[kind][0]
    if theme.scheme == "high contrast":
        line = CLEAR_LINES.get(kind, line)
    return max(1, round(line * theme.s))


def _margin(line: int, blur: float) -> int:
    """Pixels all round a silhouette that a line and a blur of it need."""
    return round(blur * 1.6) + line + 2


def _dashes(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """White stripes, aslant, so that they break lines of every direction."""
    stripes = pygame.Surface(size, pygame.SRCALPHA)
    width, height = size
    dash, step = theme.s * DASH, theme.s * (DASH + SPACE)
    for number in range(int((width + height) / step) + 1):
        left = number * step - height
        outline = [(left, height), (left + dash, height), (left + dash + height, 0), (left + height, 0)]
        pygame.draw.polygon(stripes, palette.WHITE, outline)
    return stripes


def _grown(mask: pygame.Surface, line: int, margin: int) -> pygame.Surface:
    """The silhouette in white, `line` pixels larger all round, with a margin."""
    padded = pygame.Surface((mask.get_width() + 2 * margin, mask.get_height() + 2 * margin), pygame.SRCALPHA)
    for dx, dy in circle(line):
        padded.blit(mask, (margin + dx, margin + dy), special_flags=pygame.BLEND_RGBA_MAX)
    padded.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return padded


def _softened(shape: pygame.Surface, blur: float) -> pygame.Surface:
    """The shape blurred by `blur` pixels; done at a quarter of its size, where blurring is cheap."""
    factor = 4 if blur >= 3 else 2
    width, height = shape.get_size()
    small = pygame.transform.smoothscale(shape, (max(2, width // factor), max(2, height // factor)))
    return pygame.transform.smoothscale(
        pygame.transform.gaussian_blur(small, max(1, round(blur / factor))), (width, height)
    )


def circle(radius: int) -> tuple[tuple[int, int], ...]:
    """Offsets on a circle of `radius` pixels, close enough to grow a silhouette by it."""
    if radius <= 0:
        return ((0, 0),)
    count = 16 if radius < 4 else 24
    turns = (pygame.Vector2(radius, 0).rotate(360 * step / count) for step in range(count))
    return tuple((round(turn.x), round(turn.y)) for turn in turns)
