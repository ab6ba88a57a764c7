"""Grain: smooth noise as grey surfaces, and how it is laid over a material to give it a texture.

Grey noise runs from 0 to 255 around its middle. Toned noise is light enough to be multiplied into a picture.
"""

from __future__ import annotations

from random import Random

import pygame

from sprites.paint.palette import Colour

Size = tuple[int, int]


def sheet(random: Random, size: Size, cell: Size, strength: float) -> pygame.Surface:
    """Toned noise over `size` pixels whose patches are about `cell` pixels wide and high."""
    columns, rows = size[0] // cell[0] + 2, size[1] // cell[1] + 2
    return pygame.transform.smoothscale(toned(_points(random, (columns, rows)), strength), size)


def tile(random: Random, side: int, cell: int) -> pygame.Surface:
    """A square of noise with patches about `cell` pixels wide; it goes on without a seam where it is repeated."""
    count = max(2, side // cell)
    points = _points(random, (count, count))
    wrapped = pygame.Surface((count + 2, count + 2))
    for x in (1 - count, 1, 1 + count):
        for y in (1 - count, 1, 1 + count):
            wrapped.blit(points, (x, y))
    border = round(side / count)
    scaled = pygame.transform.smoothscale(wrapped, (side + 2 * border, side + 2 * border))
    return scaled.subsurface((border, border, side, side)).copy()


def toned(noise: pygame.Surface, strength: float) -> pygame.Surface:
    """Noise to multiply with: its lightest places change nothing, its darkest take `strength` away."""
    light = noise.copy()
    depth = round(255 * strength)
    light.fill((depth,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    light.fill((255 - depth,) * 3, special_flags=pygame.BLEND_RGB_ADD)
    return light


def laid(surface: pygame.Surface, texture: pygame.Surface) -> None:
    """Multiply a tile into a surface, repeated all over it."""
    for y in range(0, surface.get_height(), texture.get_height()):
        for x in range(0, surface.get_width(), texture.get_width()):
            surface.blit(texture, (x, y), special_flags=pygame.BLEND_RGB_MULT)


def _points(random: Random, size: Size) -> pygame.Surface:
    """One random grey per pixel."""
    pixels = bytearray(3 * size[0] * size[1])
    greys = random.randbytes(size[0] * size[1])
    for channel in range(3):
        pixels[channel::3] = greys
    return pygame.image.frombuffer(bytes(pixels), size, "RGB").convert()


def lifted(colour: Colour, cost: float) -> Colour:
    """A colour so much lighter that a texture which takes away `cost` of it leaves it as it was."""
    red, green, blue = (min(255, round(channel / (1 - cost))) for channel in colour)
    return red, green, blue
