"""A scroll of parchment between two rolls, on which what is proclaimed is written. Lengths are units."""

from __future__ import annotations

from random import Random

import pygame

from sprites.paint import brush, palette
from sprites.paint.palette import BLACK, WHITE, Colour, mix
from sprites.paint.theme import Theme

MARGIN = 18.0
"""What lies around it, for its shadow."""
ROLL, BESIDE = 15.0, 9.0
"""How thick its rolls are, and how far they reach out beside the sheet."""
WAVE = 2.2
"""How far its edges wave in and out."""
_WOOD: Colour = (96, 58, 28)
_SHADOW, _SOFT = 0.6, 6


def scroll(theme: Theme, wide: float, high: float) -> pygame.Surface:
    """The open scroll with its shadow; the sheet between its rolls is so wide, and all of it so high. In high contrast
    it is a black plate, on which one writes in white.
    """

    def draw() -> pygame.Surface:
        size = theme.px(wide + 2 * (MARGIN + BESIDE)), theme.px(high + 2 * MARGIN)
        body = pygame.Rect(0, 0, theme.px(wide), theme.px(high - ROLL))
        body.center = size[0] // 2, size[1] // 2
        picture = _shadow(theme, size, body.inflate(theme.px(2 * BESIDE), theme.px(ROLL)))
        if theme.scheme == "high contrast":
            picture.fill(BLACK, body)
            pygame.draw.rect(picture, WHITE, body, theme.px(2))
            return picture
        picture.blit(_sheet(theme, body.size), body)
        for y in (body.top, body.bottom):
            roll = _roll(theme, body.width + theme.px(2 * BESIDE), theme.px(ROLL))
            picture.blit(roll, roll.get_rect(center=(size[0] // 2, y)))
        return picture

    return theme.cached(("scroll", wide, high), draw)


def _shadow(theme: Theme, size: brush.Size, body: pygame.Rect) -> pygame.Surface:
    small = max(4, size[0] // _SOFT), max(4, size[1] // _SOFT)
    shade = pygame.Surface(small, pygame.SRCALPHA)
    drop = theme.px(5)
    rect = pygame.Rect(*(round(each / _SOFT) for each in body.move(drop // 2, drop)))
    pygame.draw.rect(shade, (*BLACK, round(255 * _SHADOW)), rect, 0, 2)
    shade = pygame.transform.gaussian_blur(shade, max(1, round(theme.px(7) / _SOFT)))
    return pygame.transform.smoothscale(shade, size)


def _sheet(theme: Theme, size: brush.Size) -> pygame.Surface:
    """Paper with wavy edges, darker towards them and where it comes out of the rolls."""
    wide, high = size
    random, wave = Random(f"{wide} {high}"), WAVE * theme.s
    steps = max(6, high // max(1, theme.px(12)))
    left = [(wave * random.random(), high * step / steps) for step in range(steps + 1)]
    right = [(wide - wave * random.random(), high * step / steps) for step in range(steps + 1)]
    edge = [*left, *reversed(right)]
    dark = mix(palette.PAPER_BOTTOM, _WOOD, 0.45)
    stops = [
        (0.0, dark),
        (0.12, palette.PAPER_TOP),
        (0.6, palette.PAPER_BOTTOM),
        (0.9, palette.PAPER_BOTTOM),
        (1.0, dark),
    ]
    paper = brush.gradient(size, stops).convert_alpha()
    brush.lay_grain(paper)
    brush.darken_edges(paper, 0.22)
    shape = brush.vector(size, [brush.polygon(edge, WHITE)])
    paper.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    inset, brown = 9 * theme.s, mix(palette.BROWN, BLACK, 0.1)
    frame = [(inset, 0.0), (inset, float(high))], [(wide - inset, 0.0), (wide - inset, float(high))]
    lines = [brush.stroke(points, brown, max(1.0, theme.s), 0.4) for points in frame]
    paper.blit(brush.vector(size, [*lines, brush.stroke([*edge, edge[0]], brown, max(1.0, theme.s), 0.55)]), (0, 0))
    return paper


def _roll(theme: Theme, wide: int, high: int) -> pygame.Surface:
    """A roll of paper round a stick whose knobs are seen at both ends."""
    knob = round(0.55 * high)
    roll = pygame.Surface((wide, high), pygame.SRCALPHA)
    for x in (0, wide - 2 * knob):
        part = pygame.Rect(x, (high - knob) // 2, 2 * knob, knob)
        pygame.draw.rect(roll, mix(_WOOD, BLACK, 0.35), part, 0, knob // 2)
        pygame.draw.rect(roll, mix(_WOOD, WHITE, 0.15), part.inflate(-2, -knob // 2).move(0, -knob // 6), 0, knob // 4)
    light, dark = mix(palette.PAPER_TOP, WHITE, 0.3), mix(palette.PAPER_BOTTOM, _WOOD, 0.7)
    paper = brush.gradient(
        (wide - 2 * knob, high), [(0.0, dark), (0.3, light), (0.62, palette.PAPER_BOTTOM), (1.0, dark)]
    )
    roll.blit(paper, (knob, 0))
    pygame.draw.rect(roll, mix(_WOOD, BLACK, 0.3), (knob, 0, wide - 2 * knob, high), max(1, theme.px(0.9)))
    return roll
