"""The wooden and stone pieces that lie on cards: workers, sockets, sections of a wonder, architects."""

from __future__ import annotations

import pygame

from sprites.cards.emblem import emblem_shape, padded, shifted, thickened, tinted
from sprites.paint import brush
from sprites.paint.materials import rounded, shaded
from sprites.paint.palette import BLACK, INK, WHITE, Colour, mix
from sprites.paint.theme import Theme

SOCKET_RIM: Colour = (126, 98, 52)
SOCKET_FLOOR: Colour = (214, 188, 130)
LAUREL: Colour = (164, 130, 66)
STONE_TOP: Colour = (232, 224, 206)
STONE_BOTTOM: Colour = (190, 180, 160)
STONE_EDGE: Colour = (104, 92, 72)
BRASS_TOP: Colour = (236, 200, 126)
BRASS_BOTTOM: Colour = (186, 138, 68)
BRASS_EDGE: Colour = (94, 66, 24)


def rimmed_number(theme: Theme, number: int, size: float, colour: Colour, rim: Colour) -> pygame.Surface:
    """A bold number with a dark rim that keeps it readable on any piece; `size` in units."""
    text = theme.letters(str(number).replace("-", "−"), "number", size, colour)
    line = max(1, round(theme.px(size) / 13))
    rimmed = tinted(thickened(padded(text, line), line), rim)
    rimmed.blit(text, (line, line))
    return rimmed


def worker_token(theme: Theme, colour: Colour, height: float, vp: int | None = None) -> pygame.Surface:
    """A meeple of `height` units in the middle of its surface; `vp` is what it scores, printed on its chest."""
    return theme.cached(("worker", colour, height, vp), lambda: _worker(theme, colour, height, vp))


def _worker(theme: Theme, colour: Colour, height: float, vp: int | None) -> pygame.Surface:
    tall = theme.px(height)
    shape = emblem_shape("meeple", tall, 2 * tall, WHITE)
    margin = max(3, round(tall * 0.22))
    mask = padded(shape, margin)
    size = mask.get_size()
    thickness = max(1, round(tall * 0.07))
    line = max(1, round(tall * 0.045))

    token = pygame.Surface(size, pygame.SRCALPHA)
    foot = (size[0] / 2 + tall * 0.08, size[1] - margin + thickness * 0.6)
    brush.lay_spot(token, foot, (shape.get_width() * 1.25, tall * 0.32), BLACK, 0.75)
    rim = tinted(thickened(mask, line), mix(colour, INK, 0.82))
    side = tinted(mask, mix(colour, BLACK, 0.55))
    for layer in (rim, side):
        for drop in range(thickness + 1):
            token.blit(layer, (0, drop))
    token.blit(rim, (0, 0))
    body = mask.copy()
    stops = [(0.12, mix(colour, WHITE, 0.34)), (0.5, colour), (0.92, mix(colour, BLACK, 0.16))]
    body.blit(brush.gradient(size, stops), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    token.blit(body, (0, 0))
    hair = max(1, round(tall / 26))
    lit = tinted(mask, WHITE, 0.62)
    lit.blit(tinted(shifted(mask, hair, hair), BLACK), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    token.blit(lit, (0, 0))
    if vp is not None:
        number = rimmed_number(theme, vp, max(12.0, height * 0.56), WHITE, mix(colour, INK, 0.85))
        token.blit(number, number.get_rect(center=(size[0] // 2, round(size[1] / 2 + tall * 0.14))))
    return token


def socket(theme: Theme, diameter: float, vp: int | None) -> pygame.Surface:
    """A round recess for one worker with its laurel and VP; without a VP it is plain."""
    return theme.cached(("socket", diameter, vp), lambda: _socket(theme, diameter, vp))


def _socket(theme: Theme, diameter: float, vp: int | None) -> pygame.Surface:
    side = theme.px(diameter)
    middle, radius = side / 2, side / 2 - 0.5
    surface = brush.vector(
        (side, side),
        [
            brush.ellipse((middle, middle), (radius, radius), WHITE, 0.85),
            brush.ellipse((middle - 0.02 * side, middle - 0.02 * side), (radius * 0.97,) * 2, SOCKET_RIM),
            brush.ellipse((middle + 0.01 * side, middle + 0.015 * side), (radius * 0.88,) * 2, SOCKET_FLOOR),
            brush.ellipse((middle + 0.02 * side, middle + 0.06 * side), (radius * 0.80,) * 2, WHITE, 0.16),
        ],
    )
    if vp is None:
        return surface
    laurel = emblem_shape("laurels", round(side * 0.80), round(side * 0.80), LAUREL)
    surface.blit(laurel, laurel.get_rect(center=(side // 2, side // 2)))
    number = theme.letters(str(vp), "number", max(12.0, diameter * 0.62), (62, 42, 14))
    surface.blit(number, number.get_rect(center=(side // 2, round(side * 0.5))))
    return surface


def section_block(theme: Theme, width: float, height: float, price: int, built: bool) -> pygame.Surface:
    """One section of a wonder: a stone block with its price, or the brass block of an architect who stands there."""
    key = ("section", width, height, price, built)
    return theme.cached(key, lambda: _section(theme, width, height, price, built))


def _section(theme: Theme, width: float, height: float, price: int, built: bool) -> pygame.Surface:
    size = (theme.px(width), theme.px(height))
    top, bottom, edge = (BRASS_TOP, BRASS_BOTTOM, BRASS_EDGE) if built else (STONE_TOP, STONE_BOTTOM, STONE_EDGE)
    line = max(1.0, theme.s * height / 19)
    radius = 2.2 * theme.s * height / 19
    block = shaded(rounded(*size, radius, WHITE), [(0.0, top), (1.0, bottom)])
    block.blit(rounded(*size, radius, WHITE, 0.0, line=line, edge=edge), (0, 0))
    gloss = rounded(size[0] - round(3 * line), round(size[1] * 0.2), radius / 2, WHITE, 0.45)
    block.blit(gloss, (round(1.5 * line), round(1.5 * line)))
    if built:
        dividers = architect_token(theme, height * 0.86)
        block.blit(dividers, dividers.get_rect(center=(size[0] // 2, size[1] // 2)))
        return block
    number = theme.letters(str(price), "number", max(12.0, height * 0.72), (48, 38, 24))
    gap = round(size[0] * 0.04)
    sign = theme.glyph("stone", min(height * 0.58, width * 0.42))
    left = (size[0] - number.get_width() - sign.get_width() - gap) // 2
    block.blit(number, number.get_rect(midleft=(left, size[1] // 2)))
    block.blit(sign, sign.get_rect(midleft=(left + number.get_width() + gap, round(size[1] * 0.52))))
    return block


def architect_token(theme: Theme, height: float) -> pygame.Surface:
    """A pair of dividers: one hired architect."""
    return theme.glyph("architect", height)
