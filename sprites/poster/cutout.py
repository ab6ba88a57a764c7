"""Cut-outs: a wonder as its poster shows it, without the place around it; or as it was built, where no poster does."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from sprites.city.mason import Mason
from sprites.city.shops.wonders import WONDERS
from sprites.paint import brush
from sprites.paint.palette import BLACK, WHITE, Colour
from sprites.paint.theme import Theme
from sprites.places.air import AIRS, sunset
from sprites.poster.motif import STATICS, Motif
from sprites.things.monument import monument, statue

WIDE = 1.4
"""Width of the picture that a wonder is cut from, as a share of its height."""

FINER, HIGHEST = 2, 760
"""How many times larger it is printed than it is shown, and the pixels that are high enough for all."""

WIDEST = 1.7
"""Width of a wonder at most, as a share of the height that it is to have."""

JOINT = 50
"""Which share of the height, as one in so many, a roof may be away from what bears it, twice over."""

ROOM = 0.02
CLOTH: Colour = (196, 58, 48)
"""How much of the height is free over and under a wonder that was built, and the colour of its flags."""

SPECK = 400
"""Which share of the picture, as one in so many, is too small to be a part of the wonder."""


class CutOut(NamedTuple):
    """A wonder to be cut out. Pictures are opaque: its shape, in white, lies at the right of it."""

    motif: Motif

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        """The wonder as it is printed."""
        from sprites.poster.poster import cut_out

        build = WONDERS.get(self.motif.stage)
        return _beside_shape(_built(build, self.motif, size), size) if build else cut_out(self.motif, size)

    def plain(self, size: tuple[int, int]) -> pygame.Surface:
        """Its sign as a monument, or on a column."""
        draw = monument if self.motif.emblem in STATICS else statue
        body = draw(self.motif.emblem, round(size[1] * 0.7), sunset(max(1, self.motif.age)), 0.0)
        return _beside_shape(body, size)


def _built(build: Callable[[Mason], None], motif: Motif, size: tuple[int, int]) -> pygame.Surface:
    """A wonder as it was built, in the light of day of its age."""
    width, height = size[0] // 2, size[1]
    mason = Mason(AIRS[max(1, motif.age)], CLOTH, width / 2, height * (1 - ROOM / 2), height * (1 - ROOM) / 100)
    build(mason)
    body = brush.vector((width, height), mason.shapes)
    ground = pygame.Surface(body.get_size())
    ground.fill(pygame.transform.average_color(body, consider_alpha=True))  # no dark rim is left where it is cut out
    ground.blit(body, (0, 0))
    brush.lay_grain(ground)
    shape = pygame.mask.from_surface(body)
    return shape.to_surface(setsurface=ground.convert_alpha(), unsetcolor=(0, 0, 0, 0))


def _beside_shape(body: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A body in the middle of the left half of a picture of this size, and its shape in the other."""
    width, height = size[0] // 2, size[1]
    shape = pygame.mask.from_surface(body).to_surface(setcolor=WHITE, unsetcolor=BLACK)
    picture = pygame.Surface(size)
    for part, x in ((body, width // 2), (shape, width + width // 2)):
        picture.blit(part, part.get_rect(center=(x, height // 2)))
    return picture


def wonder(theme: Theme, motif: Motif, height: int) -> pygame.Surface:
    """The wonder, or what else a motif shows, so many pixels high or lower where it is wide, on a clear ground."""
    return cleared(theme.posters.picture(CutOut(motif), print_size(height)), motif, height)


def print_size(height: int) -> tuple[int, int]:
    """The pixels in which a wonder is printed that is to be so many high, its shape included."""
    high = min(HIGHEST, FINER * height)
    return 2 * round(WIDE * high), high


def cleared(both: pygame.Surface, motif: Motif, height: int) -> pygame.Surface:
    """The wonder of a print, so many pixels high or lower where it is wide, on a clear ground."""
    wide, high = both.get_width() // 2, both.get_height()
    picture = both.subsurface((0, 0, wide, high)).convert_alpha()
    white = both.subsurface((wide, 0, wide, high)).copy()
    white.set_colorkey(BLACK)
    shape, parts = pygame.Mask((wide, high)), pygame.mask.from_surface(white)
    if motif.kind == "wonder":
        for part in parts.connected_components(wide * high // SPECK):
            shape.draw(part, (0, 0))
    else:  # what stands beside a lesser thing is none of it
        for up in (-high // JOINT, 0, high // JOINT):
            shape.draw(parts, (0, up))
        shape = parts.overlap_mask(shape.connected_component(), (0, 0))
    clear = shape.to_surface(setcolor=(*WHITE, 255), unsetcolor=(*WHITE, 0))
    picture.blit(clear, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    body = picture.subsurface(picture.get_bounding_rect() or picture.get_rect())
    times = min(height / body.get_height(), WIDEST * height / body.get_width())
    return pygame.transform.smoothscale_by(body, times)
