"""Painting tools for pictures: gradients, soft light, noise and vector shapes, all on plain surfaces.

Sizes are pixels. Colours are (red, green, blue); strengths run from 0 to 1.
"""

from __future__ import annotations

import io
import math
from collections.abc import Iterable
from functools import lru_cache
from random import Random

import pygame

from sprites.paint.palette import Colour, mix

RIM = 2
"""Clear pixels around a picture that is turned."""

Size = tuple[int, int]

DETAIL = 3  # times its size in which a fine picture is drawn
SPOT = 64  # side of the master from which every soft spot is scaled
GRAIN_TILE = 192
RAMP = 72  # steps from which a taller gradient is interpolated


def css(colour: Colour) -> str:
    """The colour as a vector file writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def gradient(size: Size, stops: list[tuple[float, Colour]]) -> pygame.Surface:
    """An opaque surface that runs from the first stop at the top to the last; stop places are 0 to 1."""
    column = _column(min(size[1], RAMP), tuple(stops))
    return pygame.transform.scale(pygame.transform.smoothscale(column, (1, size[1])), size)


@lru_cache(maxsize=512)
def _column(rows: int, stops: tuple[tuple[float, Colour], ...]) -> pygame.Surface:
    """A gradient one pixel wide. Cards of one type share theirs."""
    pixels = bytearray()
    for y in range(rows):
        place = (y + 0.5) / rows
        before, after = stops[0], stops[-1]
        for stop in stops:
            if stop[0] <= place:
                before = stop
            else:
                after = stop
                break
        span = after[0] - before[0]
        pixels += bytes(mix(before[1], after[1], (place - before[0]) / span if span > 0 else 0))
    return pygame.image.frombuffer(bytes(pixels), (1, rows), "RGB").convert()


@lru_cache(maxsize=4)
def _spot_master(exponent: float) -> pygame.Surface:
    """White with alpha falling from the centre to the rim like a bell; a higher exponent makes it tighter."""
    pixels = bytearray(b"\xff" * (SPOT * SPOT * 4))
    half = (SPOT - 1) / 2
    slopes = [math.exp(-exponent * ((x - half) / half) ** 2) for x in range(SPOT)]
    least = math.exp(-exponent)
    alphas = [max(0, round(255 * (down * across - least))) for down in slopes for across in slopes]
    pixels[3::4] = bytes(alphas)
    return pygame.image.frombuffer(bytes(pixels), (SPOT, SPOT), "RGBA").convert_alpha()


def spot(size: Size, colour: Colour, strength: float, exponent: float = 4.0) -> pygame.Surface:
    """A soft ellipse of light or shade that fills `size`."""
    surface = _spot_master(exponent).copy()
    surface.fill((*colour, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(surface, (max(1, size[0]), max(1, size[1])))


def lay_spot(
    canvas: pygame.Surface,
    centre: tuple[float, float],
    size: tuple[float, float],
    colour: Colour,
    strength: float,
) -> None:
    """Mix a soft ellipse of `size` into the canvas around `centre`."""
    surface = spot((round(size[0]), round(size[1])), colour, strength)
    canvas.blit(surface, surface.get_rect(center=(round(centre[0]), round(centre[1]))))


@lru_cache(maxsize=1)
def _edge_master() -> pygame.Surface:
    """Black with alpha rising from the middle to the corners."""
    side = 48
    pixels = bytearray(side * side * 4)
    half = (side - 1) / 2
    for y in range(side):
        for x in range(side):
            distance = math.hypot((x - half) / half, (y - half) / half) / math.sqrt(2)
            pixels[(y * side + x) * 4 + 3] = round(255 * max(0.0, (distance - 0.42) / 0.58) ** 1.5)
    return pygame.image.frombuffer(bytes(pixels), (side, side), "RGBA").convert_alpha()


def darken_edges(canvas: pygame.Surface, strength: float) -> None:
    """Darken the canvas towards its corners by up to `strength`."""
    shade = _edge_master().copy()
    shade.fill((255, 255, 255, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(pygame.transform.smoothscale(shade, canvas.get_size()), (0, 0))


def noise(random: Random, size: Size, cells: Size, colour: Colour, strength: float, floor: float) -> pygame.Surface:
    """Smooth noise: a veil of `colour` whose alpha is 0 where the noise is under `floor`, `strength` at its peak."""
    count = cells[0] * cells[1]
    pixels = bytearray(bytes((*colour, 0)) * count)
    pixels[3::4] = random.randbytes(count).translate(_veil(strength, floor))
    surface = pygame.image.frombuffer(bytes(pixels), cells, "RGBA").convert_alpha()
    middle = (max(cells[0], size[0] // 3), max(cells[1], size[1] // 3))
    softened = pygame.transform.gaussian_blur(pygame.transform.smoothscale(surface, middle), max(1, middle[1] // 12))
    return pygame.transform.smoothscale(softened, size)


@lru_cache(maxsize=16)
def _veil(strength: float, floor: float) -> bytes:
    """The alpha for each of the 256 values of noise."""
    return bytes(round(255 * strength * max(0.0, (value / 255 - floor) / (1 - floor))) for value in range(256))


@lru_cache(maxsize=1)
def _grain_tile() -> pygame.Surface:
    count = GRAIN_TILE * GRAIN_TILE
    random = Random(7)
    pixels = bytearray(count * 4)
    tone = random.randbytes(count).translate(bytes(255 if value > 127 else 0 for value in range(256)))
    for channel in range(3):
        pixels[channel::4] = tone
    pixels[3::4] = random.randbytes(count).translate(bytes(value // 30 for value in range(256)))
    return pygame.image.frombuffer(bytes(pixels), (GRAIN_TILE, GRAIN_TILE), "RGBA").convert_alpha()


def lay_grain(canvas: pygame.Surface) -> None:
    """Fine grain of about two per cent over the whole canvas."""
    tile = _grain_tile()
    for y in range(0, canvas.get_height(), GRAIN_TILE):
        for x in range(0, canvas.get_width(), GRAIN_TILE):
            canvas.blit(tile, (x, y))


def vector(size: Size, shapes: Iterable[str], view: tuple[float, float, float, float] | None = None) -> pygame.Surface:
    """Vector shapes drawn on a transparent surface. `view` is the part of their plane that is seen, from its left, top,
    width and height; usually their coordinates are pixels of the surface.
    """
    left, top, width, height = view or (0, 0, *size)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{left} {top} {width} {height}">{"".join(shapes)}</svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size).convert_alpha()


def lay_vector(canvas: pygame.Surface, shapes: Iterable[str], part: pygame.Rect) -> None:
    """Vector shapes laid on a part of the canvas; their coordinates are pixels of all of it. A part costs less."""
    canvas.blit(vector(part.size, shapes, (part.x, part.y, part.w, part.h)), part)


def fine_vector(size: Size, shapes: Iterable[str], box: tuple[float, float] = (100, 100)) -> pygame.Surface:
    """Vector shapes in a box so wide and high, drawn large and shrunk to `size`."""
    large = size[0] * DETAIL, size[1] * DETAIL
    grown = f'<g transform="scale({large[0] / box[0]:.5f} {large[1] / box[1]:.5f})">{"".join(shapes)}</g>'
    return pygame.transform.smoothscale(vector(large, [grown]), size)


def polygon(points: list[tuple[float, float]], colour: Colour, alpha: float = 1.0) -> str:
    """A filled vector shape through the points."""
    places = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return f'<path d="M{places}Z" fill="{css(colour)}" fill-opacity="{alpha:.2f}"/>'


def stroke(points: list[tuple[float, float]], colour: Colour, width: float, alpha: float = 1.0) -> str:
    """An open vector line through the points."""
    places = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return (
        f'<path d="M{places}" fill="none" stroke="{css(colour)}" stroke-width="{width:.2f}" '
        f'stroke-opacity="{alpha:.2f}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def ellipse(centre: tuple[float, float], radii: tuple[float, float], colour: Colour, alpha: float = 1.0) -> str:
    """A filled vector ellipse."""
    return (
        f'<ellipse cx="{centre[0]:.1f}" cy="{centre[1]:.1f}" rx="{radii[0]:.1f}" ry="{radii[1]:.1f}" '
        f'fill="{css(colour)}" fill-opacity="{alpha:.2f}"/>'
    )


def tilted(picture: pygame.Surface, angle: float, scale: float = 1.0) -> pygame.Surface:
    """A picture turned by so many degrees and scaled, with smooth edges, even where it reaches to its rim."""
    width, height = picture.get_size()
    whole = pygame.Surface((width + 2 * RIM, height + 2 * RIM), pygame.SRCALPHA)
    whole.blit(picture, (RIM, RIM))
    return pygame.transform.rotozoom(whole, angle, scale)


def greyed(picture: pygame.Surface) -> pygame.Surface:
    """Its shades of grey, as a new surface."""
    # Of a part of a surface pygame-ce 2.5 takes the grey of other rows, unless the part is narrow.
    return pygame.transform.grayscale(picture.copy() if picture.get_parent() else picture)
