"""What changes hands in trade, cubes and bank notes, and what marks the map, flags and the automation gear."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, radians, sin, tau
from types import MappingProxyType

import pygame

from sprites.paint import brush, icons, palette
from sprites.paint.palette import BLACK, INK, IVORY, WHITE, Colour, mix
from sprites.paint.theme import Theme
from sprites.things.discs import PALE

_GHOST = 0.26
_DEPTH = 0.24
"""How far a cube's top and right side reach back, as a share of the cube."""
_FRONT_SIGN = 0.92
"""The sign on a cube's front, as a share of the front."""
NOTE_SHAPE = 1.72
"""How much wider than high a bank note is."""

HANGS = 0.75
"""How far under the foot of a pennant's pole the middle of its picture lies, as a share of its width."""

_POLE: Colour = (214, 190, 142)
_STEEL: tuple[Colour, Colour] = ((226, 230, 236), (120, 128, 140))


def cube(theme: Theme, commodity: str, sign: str, size: float, ghost: bool = False) -> pygame.Surface:
    """A cube of a commodity on a square of `size` units, its sign on the front; a ghost stands for a missing one."""

    def draw() -> pygame.Surface:
        paint = palette.COMMODITIES[commodity]
        depth, line = 100 * _DEPTH, 4.0
        front = 100 - depth - line
        left, top, right, bottom = line, depth, line + front - line, 100 - line
        back_right, back_top = 100 - line, line
        shapes = [
            _outlined(
                [(left, top), (left + depth, back_top), (back_right, back_top), (right, top)],
                _top(paint),
                line,
            ),
            _outlined(
                [(right, top), (back_right, back_top), (back_right, bottom - depth), (right, bottom)],
                _right(paint),
                line,
            ),
            _outlined([(left, top), (right, top), (right, bottom), (left, bottom)], paint, line),
            brush.polygon(
                [
                    (left, top + (bottom - top) * 0.6),
                    (right, top + (bottom - top) * 0.4),
                    (right, bottom),
                    (left, bottom),
                ],
                BLACK,
                0.10,
            ),
            brush.stroke([(left + 4, bottom - 6), (left + 4, top + 4), (right - 5, top + 4)], WHITE, 3.2, 0.45),
        ]
        ink = mix(INK, BLACK, 0.2) if sum(paint) > PALE else IVORY
        middle = ((left + right) / 2, (top + bottom) / 2)
        shapes.append(icons.shape(sign, middle, (right - left) * _FRONT_SIGN, ink, 1.0))
        surface = brush.fine_vector((theme.px(size), theme.px(size)), shapes)
        if ghost:
            surface.set_alpha(round(255 * _GHOST))
        return surface

    return theme.cached(("cube", commodity, sign, size, ghost), draw)


def banknote(theme: Theme, dollars: int, height: float) -> pygame.Surface:
    """A bank note of this value, `height` units high."""

    def draw() -> pygame.Surface:
        paper = palette.BANKNOTES[dollars]
        tall = theme.px(height)
        wide = round(tall * NOTE_SHAPE)
        width = 100 * NOTE_SHAPE
        ink = mix(paper, INK, 0.78)
        frame = [(9.0, 9.0), (width - 9, 9.0), (width - 9, 91.0), (9.0, 91.0), (9.0, 9.0)]
        shapes = [
            _outlined([(2, 2), (width - 2, 2), (width - 2, 98), (2, 98)], paper, 4),
            brush.polygon([(2, 2), (width - 2, 2), (width - 2, 30), (2, 60)], WHITE, 0.22),
            brush.stroke(frame, ink, 3, 0.7),
            brush.ellipse((width * 0.68, 50), (29, 29), mix(paper, ink, 0.35)),
            brush.ellipse((width * 0.68, 50), (24, 24), mix(paper, WHITE, 0.25)),
            icons.shape("globe", (width * 0.68, 50), 38, ink, 0.75),
        ]
        note = brush.fine_vector((wide, tall), shapes, (width, 100))
        value = theme.text(str(dollars), "number", height * 0.62, ink)
        note.blit(value, value.get_rect(center=(round(wide * 0.27), round(tall * 0.5))))
        return note

    return theme.cached(("bank note", dollars, height), draw)


def flag(theme: Theme, colour: int, size: float, standing: bool = False) -> pygame.Surface:
    """A flag in a seat's colour with its emblem, on a square of `size` units; on the ground it casts a shadow."""

    def draw() -> pygame.Surface:
        paint, emblem = palette.PLAYERS[colour]
        ink = INK if sum(paint) > PALE else IVORY
        cloth = "M16 12C34 3 52 20 70 13C80 9 88 9 96 12V60C88 57 80 57 70 61C52 68 34 51 16 60Z"
        shapes = [brush.ellipse((38, 94), (30, 6), BLACK, 0.40)] if standing else []
        shapes += [
            brush.stroke([(12, 8), (12, 94)], INK, 12),
            brush.stroke([(12, 8), (12, 94)], _POLE, 6),
            f'<path d="{cloth}" fill="{brush.css(paint)}" stroke="{brush.css(INK)}" stroke-width="6"/>',
            '<path d="M18 14C34 6 52 22 70 16V28C52 34 34 18 18 26Z" fill="#fff" fill-opacity=".24"/>',
            '<path d="M70 15C80 11 88 11 94 14V58C88 55 80 55 70 59Z" fill="#000" fill-opacity=".14"/>',
            icons.shape(emblem, (54, 36), 42, ink, 1.0),
        ]
        return brush.fine_vector((theme.px(size), theme.px(size)), shapes)

    return theme.cached(("flag", colour, size, standing), draw)


def pennant(theme: Theme, colour: int, size: float) -> pygame.Surface:
    """A seat's small flag on a roof, `size` units wide. The foot of its pole lies HANGS of its width over the middle of
    the picture, so that the middle is on the tile. Every seat's is cut in its own way.
    """

    def draw() -> pygame.Surface:
        paint = palette.PLAYERS[colour].colour
        cloth = (
            f'<path d="M53 8{_CUTS[colour]}Z" fill="{brush.css(paint)}" stroke="{brush.css(INK)}" '
            f'stroke-width="4.5" stroke-linejoin="round"/>'
        )
        pole = [brush.stroke([(51, 5), (51, 50)], INK, 6), brush.stroke([(51, 6), (51, 50)], _POLE, 2.4)]
        flag = brush.fine_vector((theme.px(size), theme.px(size)), [*pole, cloth])
        room = round(2 * HANGS * flag.get_height())
        picture = pygame.Surface((flag.get_width(), flag.get_height() + room), pygame.SRCALPHA)
        picture.blit(flag, (0, 0))
        return picture

    return theme.cached(("pennant", colour, size), draw)


def waving(flag: pygame.Surface, phase: float, sway: float) -> pygame.Surface:
    """A flag as it waves: `phase` runs from 0 to 1, `sway` is how far its free end swings, as a share of its height."""
    width, height = flag.get_size()
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    for x in range(width):
        swing = sway * height * x / width * sin(tau * (x / width - phase))
        picture.blit(flag, (x, round(swing)), (x, 0, 1, height))
    return picture


_CUTS: Mapping[int, str] = MappingProxyType(
    {
        1: "L94 13L82 21L94 29L53 34",
        2: "L96 21L53 34",
        3: "L92 8L92 32L53 32",
        4: "L86 8L97 20L86 32L53 32",
        5: "L94 8L80 14L94 20L80 26L94 32L53 32",
        6: "L78 8A12 12 0 0 1 78 32L53 32",
    }
)
"""The cloth of each seat's pennant from the upper end of its pole on: swallow-tail, point, square and so on."""


def automation_gear(theme: Theme, sign: str, size: float) -> pygame.Surface:
    """The steel gear that lies on an automated bloc, on a square of `size` units."""
    return theme.icon(sign, size, outline=INK, gradient=_STEEL)


def needle(theme: Theme, colour: int, turn: int, size: float) -> pygame.Surface:
    """A blade in the colour of a seat, `turn` degrees clockwise from pointing up, on a square of `size` units."""
    side, paint = theme.px(size), palette.PLAYERS[colour].colour
    across, along = sin(radians(turn)), cos(radians(turn))

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(50 + x * along - y * across, 50 + x * across + y * along) for x, y in points]

    rim = _outlined(at((0, -46), (30, 40), (0, 22), (-30, 40)), palette.BRASS_LIGHT, 9)
    left = brush.polygon(at((0, -26), (0, 12), (-17, 25)), _top(paint))
    right = brush.polygon(at((0, -26), (0, 12), (17, 25)), paint)
    return brush.fine_vector((side, side), [rim, left, right])


def _outlined(points: list[tuple[float, float]], fill: Colour, line: float) -> str:
    places = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return (
        f'<path d="M{places}Z" fill="{brush.css(fill)}" stroke="{brush.css(mix(fill, BLACK, 0.72))}" '
        f'stroke-width="{line:.1f}" stroke-linejoin="round"/>'
    )


def _top(paint: Colour) -> Colour:
    return mix(paint, WHITE, 0.38)


def _right(paint: Colour) -> Colour:
    return mix(paint, BLACK, 0.38)
