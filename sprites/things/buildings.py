"""What stands on the tiles of each industry: barn, dynamo house with its pylon, school, head frame, works, bank.

A building is drawn in a box 82 wide and 100 high that stands on its lower edge, two to a unit of a usual map.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import cos, pi, sin
from types import MappingProxyType

import pygame

from sprites.maps.hexes import Point
from sprites.paint import brush
from sprites.paint.palette import BLACK, INK, WHITE, Colour, mix
from sprites.paint.theme import Theme

WIDE, HIGH, USUAL_SIDE = 41.0, 50.0, 37.0
"""Units that a building takes on a map of the usual size, and the side of its hexes."""

POLES: Mapping[str, Point] = MappingProxyType(
    {
        "farm": (29.0, 25.0),
        "generator": (17.0, 46.0),
        "academy": (41.0, 16.0),
        "mine": (19.0, 60.0),
        "factory": (8.0, 60.0),
        "bank": (41.0, 24.0),
    }
)
"""Where the roof bears a flag, in the box of the building."""

CHIMNEY: Point = (64.0, 18.0)
"""Where the works' smoke rises."""

LAMPS: tuple[Point, ...] = ((27.0, 40.0), (63.0, 40.0), (32.0, 28.0), (58.0, 28.0))
"""Where lamps hang on the pylon."""

_LINE = 2.6
_RED: Colour = (190, 72, 54)
_ROOF: Colour = (140, 46, 36)
_PLASTER: Colour = (232, 214, 176)
_STONE: Colour = (226, 220, 206)
_SLATE: Colour = (92, 104, 122)
_IRON: Colour = (206, 212, 222)
_TIMBER: Colour = (136, 92, 52)
_LAMP: Colour = (255, 212, 96)
_GLASS: Colour = (74, 108, 150)
_DOOR: Colour = (84, 48, 28)


def side_of(theme: Theme, height: int) -> float:
    """The side of the hexes on which buildings are so many pixels high."""
    return USUAL_SIDE * height / (HIGH * theme.s)


def building(theme: Theme, industry: str, side: float) -> pygame.Surface:
    """The building of an industry for hexes with sides of `side` units, with its shade on the ground at the right."""

    def draw() -> pygame.Surface:
        scale = side / USUAL_SIDE * theme.s
        size = max(8, round(WIDE * scale)), max(10, round(HIGH * scale))
        shapes = [brush.ellipse((47, 96), (38, 4.5), BLACK, 0.34), *_DRAWN[industry]()]
        return brush.fine_vector(size, shapes, (82, 100))

    return theme.cached(("building", industry, side), draw)


def _wall(points: Sequence[Point], colour: Colour, line: float = _LINE) -> str:
    """A face with its ink."""
    places = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return (
        f'<path d="M{places}Z" fill="{brush.css(colour)}" stroke="{brush.css(INK)}" stroke-width="{line}" '
        f'stroke-linejoin="round"/>'
    )


def _block(left: float, top: float, right: float, bottom: float, colour: Colour, line: float = _LINE) -> str:
    return _wall([(left, top), (right, top), (right, bottom), (left, bottom)], colour, line)


def _shade(left: float, top: float, right: float, bottom: float, strength: float = 0.2) -> str:
    return brush.polygon([(left, top), (right, top), (right, bottom), (left, bottom)], BLACK, strength)


def _lines(colour: Colour, width: float, *lines: tuple[Point, Point]) -> str:
    places = "".join(f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" for (x, y), (to_x, to_y) in lines)
    return f'<path d="{places}" fill="none" stroke="{brush.css(colour)}" stroke-width="{width}"/>'


def _barn() -> list[str]:
    """A red barn with a bent roof, and a silo."""
    front = [(6.0, 96.0), (6.0, 58.0), (14.0, 38.0), (29.0, 27.0), (44.0, 38.0), (52.0, 58.0), (52.0, 96.0)]
    roof = [(3.0, 60.0), (12.0, 36.0), (29.0, 23.0), (46.0, 36.0), (55.0, 60.0)]
    return [
        _block(58, 44, 76, 96, (196, 190, 178)),
        _shade(68, 45, 75, 95),
        _lines(INK, 1.2, ((58, 60), (76, 60)), ((58, 76), (76, 76))),
        f'<path d="M58 44Q67 26 76 44Z" fill="{brush.css(_SLATE)}" stroke="{brush.css(INK)}" stroke-width="{_LINE}"/>',
        _wall(front, _RED),
        _shade(38, 44, 51, 95, 0.16),
        brush.stroke(roof, INK, 8.5),
        brush.stroke(roof, (238, 230, 214), 4.6),
        _block(19, 68, 39, 96, (214, 104, 84), 2.0),
        _lines((246, 238, 222), 2.4, ((19, 69), (39, 95)), ((39, 69), (19, 95))),
        _block(24, 44, 34, 54, (74, 34, 24), 1.8),
    ]


def _dynamo() -> list[str]:
    """A lattice pylon, between a dynamo house and a tank."""
    braces = [
        ((35, 96), (49, 72)), ((55, 96), (41, 72)), ((41, 72), (48, 52)), ((49, 72), (42, 52)),
        ((42, 52), (47, 34)), ((48, 52), (43, 34)), ((38, 72), (52, 72)), ((41, 52), (49, 52)),
    ]  # fmt: skip
    arms: list[tuple[Point, Point]] = [((26, 36), (64, 36)), ((31, 24), (59, 24))]
    legs: list[tuple[Point, Point]] = [((33, 97), (45, 8)), ((57, 97), (45, 8))]
    return [
        _block(62, 72, 78, 96, (128, 134, 146)),
        f'<path d="M62 72Q70 62 78 72Z" fill="{brush.css(_SLATE)}" stroke="{brush.css(INK)}" stroke-width="{_LINE}"/>',
        _wall([(4, 96), (4, 62), (17, 46), (30, 62), (30, 96)], (216, 218, 224)),
        _shade(20, 62, 29, 95, 0.14),
        brush.stroke([(1, 64), (17, 44), (33, 64)], INK, 5.4),
        brush.polygon([(19, 60), (10, 78), (16, 78), (13, 92), (24, 72), (18, 72), (22, 60)], _LAMP),
        _lines(INK, 6.0, *arms, *legs),
        _lines(INK, 4.4, *braces),
        _lines(_IRON, 3.2, *arms, *legs),
        _lines(_IRON, 1.9, *braces),
        *(brush.ellipse(at, (2.6, 2.6), _LAMP) for at in LAMPS),
    ]


def _school() -> list[str]:
    """A school with two wings and a clock tower."""
    wings = [
        part
        for left, right in ((4, 34), (48, 78))
        for part in (
            _block(left, 62, right, 96, _PLASTER),
            _wall([(left - 3, 63), (left + 4, 48), (right - 4, 48), (right + 3, 63)], _ROOF),
            *(_block(x, 71, x + 8, 87, _GLASS, 1.8) for x in (left + 5, left + 17)),
        )
    ]
    return [
        *wings,
        _shade(66, 64, 77, 95, 0.12),
        _block(29, 38, 53, 96, mix(_PLASTER, WHITE, 0.3)),
        _shade(45, 39, 52, 95, 0.12),
        _wall([(25, 39), (41, 13), (57, 39)], _RED),
        brush.ellipse((41, 50), (8.2, 8.2), INK),
        brush.ellipse((41, 50), (6.4, 6.4), (252, 246, 230)),
        _lines(INK, 1.8, ((41, 50), (41, 45)), ((41, 50), (45, 52))),
        f'<path d="M35 96V78Q41 69 47 78V96Z" fill="{brush.css(_DOOR)}" stroke="{brush.css(INK)}" stroke-width="1.8"/>',
    ]


def _head_frame() -> list[str]:
    """The head frame over a shaft with its wheel, a hut and a heap of spoil."""
    legs: list[tuple[Point, Point]] = [((42, 20), (34, 96)), ((50, 20), (56, 96)), ((50, 24), (76, 92))]
    ties: list[tuple[Point, Point]] = [
        ((39, 46), (53, 46)),
        ((37, 66), (54, 66)),
        ((39, 46), (54, 66)),
        ((53, 46), (37, 66)),
    ]
    spokes: list[tuple[Point, Point]] = [
        ((46 - 11 * cos(turn), 17 - 11 * sin(turn)), (46 + 11 * cos(turn), 17 + 11 * sin(turn)))
        for turn in (0, pi / 4, pi / 2, 3 * pi / 4)
    ]
    return [
        _wall([(60, 96), (66, 84), (72, 88), (79, 96)], (62, 66, 74)),
        _lines(INK, 8.4, *legs),
        _lines(INK, 5.2, *ties),
        _lines(_TIMBER, 4.8, *legs),
        _lines((164, 116, 70), 2.4, *ties),
        _wall([(4, 96), (4, 72), (18, 60), (32, 72), (32, 96)], _TIMBER),
        _shade(20, 72, 31, 95, 0.18),
        brush.stroke([(1, 74), (18, 58), (35, 74)], INK, 7.0),
        brush.stroke([(1, 74), (18, 58), (35, 74)], (196, 200, 206), 3.4),
        _block(12, 80, 24, 96, (52, 32, 20), 1.8),
        brush.ellipse((46, 17), (15.5, 15.5), INK),
        brush.ellipse((46, 17), (13, 13), _IRON),
        brush.ellipse((46, 17), (9.6, 9.6), (70, 76, 86)),
        _lines(_IRON, 2.2, *spokes),
        brush.ellipse((46, 17), (3.4, 3.4), _IRON),
    ]


def _works() -> list[str]:
    """Works with a saw-tooth roof, lit windows and a stack."""
    teeth = [_wall([(x, 66), (x, 62), (x + 14, 46), (x + 14, 66)], _SLATE) for x in (6, 20, 34)]
    return [
        _wall([(58, 70), (60, 24), (69, 24), (71, 70)], (176, 80, 58)),
        _lines((236, 222, 200), 4.0, ((59.6, 33), (69.6, 33))),
        _block(57, 18, 72, 26, (196, 96, 70), 2.2),
        *teeth,
        _block(4, 64, 78, 96, (204, 196, 178)),
        _shade(64, 65, 77, 95, 0.14),
        *(_block(x, 74, x + 9, 86, _LAMP, 1.9) for x in (11, 25, 39)),
        _block(58, 74, 69, 86, _LAMP, 1.9),
    ]


def _portico() -> list[str]:
    """A portico of four columns on steps."""
    return [
        _block(8, 50, 74, 90, (150, 128, 176)),
        *(_block(x, 50, x + 8, 88, _STONE, 2.0) for x in (12, 28, 46, 62)),
        *(_shade(x + 5, 51, x + 7, 87, 0.22) for x in (12, 28, 46, 62)),
        _block(5, 44, 77, 52, _STONE),
        _wall([(3, 44), (41, 22), (79, 44)], _STONE),
        brush.polygon([(17, 41), (41, 28), (65, 41)], (176, 156, 204)),
        brush.ellipse((41, 36.5), (4.2, 4.2), (232, 196, 110)),
        _block(4, 87, 78, 92, (206, 198, 184), 2.0),
        _block(1, 91, 81, 97, (190, 182, 168), 2.0),
    ]


_DRAWN: Mapping[str, Callable[[], list[str]]] = MappingProxyType(
    {
        "farm": _barn,
        "generator": _dynamo,
        "academy": _school,
        "mine": _head_frame,
        "factory": _works,
        "bank": _portico,
    }
)
