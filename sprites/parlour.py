"""The room of the menu: a table before a panelled wall, in the light of a lamp and of a candle."""

from __future__ import annotations

from functools import partial

import pygame

from sprites import brush, palette
from sprites.cloth import GREEN, lay_board, lay_rail, lit_ground
from sprites.palette import BLACK, Colour, hex_colour, mix
from sprites.standing_box import Point, projected
from sprites.theme import CANVAS, Theme
from sprites.wood import wood

BACK = 560.0
"""How far behind what stands on it the table ends, in units."""
OVERHANG = 1.1
"""The width of the table's front, of the window's."""
EDGE = 46.0
"""Width of the wooden edge of the table."""
OAK: Colour = hex_colour("#7A4E2A")
PANEL = 196.0
"""Width of a panel of the wall."""
WALL_SHARE = 3
"""The wall lies out of focus: it is drawn so many times smaller."""
WALL_LIGHT = [(0.0, (46, 36, 30)), (0.25, (120, 96, 78)), (0.55, (150, 116, 92)), (1.0, (70, 52, 42))]
LAMP: Colour = hex_colour("#FFD9A0")
FLAME: Colour = hex_colour("#FFE9A8")
WAX: Colour = hex_colour("#E9DBB8")
CANDLE = (92.0, 92.0)
"""How far from the window's left edge a candle stands, and its height."""


def parlour(theme: Theme, foot: float, rail: float) -> pygame.Surface:
    """The room in the whole window. foot: where on the canvas things stand; rail: height of the lower rail in units."""

    def draw() -> pygame.Surface:
        room = _wall(theme)
        brush.lay_spot(room, _pixel(theme, (640, 170)), _long(theme, (1200, 620)), LAMP, 0.34)
        _lay_table(theme, room, foot)
        brush.lay_spot(room, _pixel(theme, (640, foot - 20)), _long(theme, (1300, 460)), LAMP, 0.17)
        brush.darken_edges(room, 0.62)
        _lay_candle(theme, room, foot)
        height = room.get_height()
        _, below = theme.spare
        down = theme.px(rail) + below
        lay_rail(theme, room, height - down, theme.px(rail), height - down, 6)
        lay_board(theme, room)
        return room

    return theme.cached(("parlour", foot, rail), draw)


def _pixel(theme: Theme, point: Point) -> tuple[int, int]:
    return theme.rect(*point, 0, 0).topleft


def _long(theme: Theme, size: Point) -> Point:
    return size[0] * theme.s, size[1] * theme.s


def _wall(theme: Theme) -> pygame.Surface:
    """Upright panels of dark wood, out of focus."""
    width, height = (side // WALL_SHARE for side in theme.size)
    unit = theme.s / WALL_SHARE
    boards = pygame.transform.rotate(wood(theme, height, width, seed=21), 90)
    step, groove = PANEL * unit, max(1, round(5 * unit))
    x = width / 2 - step * (width // (2 * step) + 1.5)
    while x < width:
        boards.fill((58, 48, 42), (round(x), 0, groove, height), special_flags=pygame.BLEND_RGB_MULT)
        boards.fill((44, 34, 24), (round(x) + groove, 0, groove, height), special_flags=pygame.BLEND_RGB_ADD)
        x += step
    boards.blit(brush.gradient((width, height), WALL_LIGHT), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    soft = pygame.transform.gaussian_blur(boards, max(1, round(unit)))
    return pygame.transform.smoothscale(soft, theme.size).convert()


def _corners(theme: Theme, foot: float, inset: float) -> list[Point]:
    """The top of the table so far inside its edge, in pixels: back left, back right, front right, front left."""
    half = theme.size[0] / theme.s / 2 * OVERHANG - inset
    back = [projected(640 + side * half, foot, BACK - inset) for side in (-1, 1)]
    front = [projected(640 + side * half, foot, -420) for side in (1, -1)]
    return [_pixel(theme, point) for point in (*back, *front)]


def _lay_table(theme: Theme, room: pygame.Surface, foot: float) -> None:
    outer, inner = _corners(theme, foot, 0), _corners(theme, foot, EDGE)
    oak = wood(theme, room.get_width() // WALL_SHARE, theme.px(EDGE))
    _lay_shape(room, pygame.transform.smoothscale(oak, room.get_size()), outer)
    _lay_shape(room, lit_ground(theme, GREEN), inner)
    cloth = GREEN.light
    for inset, width, alpha in ((EDGE - 2, 2.2, 0.9), (EDGE + 22, 1.2, 0.5), (EDGE + 30, 0.8, 0.4)):
        _lay_line(theme, room, _corners(theme, foot, inset), mix(cloth, palette.BRASS, alpha), width)
    _lay_line(theme, room, outer, mix(OAK, LAMP, 0.4), 1.6)


def _lay_line(theme: Theme, room: pygame.Surface, places: list[Point], colour: Colour, width: float) -> None:
    """A line along the sides and the back of the table."""
    back_left, back_right, front_right, front_left = places
    for start, end in ((front_left, back_left), (back_left, back_right), (back_right, front_right)):
        pygame.draw.aaline(room, colour, start, end, theme.px(width))


def _lay_shape(room: pygame.Surface, face: pygame.Surface, places: list[Point]) -> None:
    """Lay what of a face is inside these corners."""
    shape = pygame.Surface(room.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(shape, palette.WHITE, places)
    shape.blit(face, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    room.blit(shape, (0, 0))


def lay_foot_shadow(theme: Theme, surface: pygame.Surface, box: pygame.Rect) -> None:
    """What a box that stands in these pixels keeps of the light from the table around it."""
    reach = theme.px(34)
    for wide, high, strength in (
        (box.w + 2 * reach, 2 * reach, 0.6),
        (round(box.w * 1.04), reach // 2, 0.85),
    ):
        key = ("foot shadow", wide, high)
        shade = theme.cached(key, partial(brush.spot, (wide, high), BLACK, strength, 2.5))
        surface.blit(shade, shade.get_rect(center=(box.centerx + reach // 4, box.bottom - reach // 5)))


def _lay_candle(theme: Theme, room: pygame.Surface, foot: float) -> None:
    """A candle on a dish, at the left of what stands on the table."""
    left = (CANVAS[0] - theme.size[0] / theme.s) / 2 + CANDLE[0]
    base = foot - 40.0
    flame = _pixel(theme, (left, base - CANDLE[1] - 14))
    picture = brush.vector((theme.px(90), theme.px(170)), _candle(theme.s))
    dish = _pixel(theme, (left, base))
    room.blit(picture, (dish[0] - picture.get_width() // 2, dish[1] - round(150 * theme.s)))
    brush.lay_spot(room, flame, _long(theme, (420, 420)), LAMP, 0.36)


def _candle(unit: float) -> list[str]:
    """The shapes of a candle whose dish has its middle at 45, 150."""
    wick = 150 - CANDLE[1]

    def place(x: float, y: float) -> Point:
        return (45 + x) * unit, y * unit

    flame = "M{} {}C{} {} {} {} {} {}C{} {} {} {} {} {}Z".format(
        *place(0, wick - 34), *place(9, wick - 16), *place(6, wick - 4), *place(0, wick - 3),
        *place(-6, wick - 4), *place(-9, wick - 16), *place(0, wick - 34),
    )  # fmt: skip
    shade = mix(WAX, BLACK, 0.28)
    return [
        brush.ellipse(place(3, 156), (38 * unit, 11 * unit), BLACK, 0.5),
        brush.ellipse(place(0, 150), (32 * unit, 9 * unit), mix(palette.BRASS, BLACK, 0.45)),
        brush.ellipse(place(0, 148), (30 * unit, 7.5 * unit), mix(palette.BRASS, BLACK, 0.15)),
        brush.polygon([place(-9, 148), place(9, 148), place(8, wick), place(-8, wick)], WAX),
        brush.polygon([place(2, 148), place(9, 148), place(8, wick), place(3, wick)], shade),
        brush.ellipse(place(0, wick), (8 * unit, 2.6 * unit), mix(WAX, palette.WHITE, 0.4)),
        brush.stroke([place(0, wick), place(0, wick - 6)], BLACK, 1.2 * unit),
        f'<path d="{flame}" fill="{brush.css(FLAME)}"/>',
    ]
