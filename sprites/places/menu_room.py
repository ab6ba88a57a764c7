"""The room of the menu: a table before a panelled wall, in the light of a lamp and of a candle.

The wall lies in a layer of its own, which moves behind the table as the viewer's head would.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import pi, sin

import pygame

from sprites.paint import brush, palette
from sprites.paint.palette import BLACK, Colour, hex_colour, mix
from sprites.paint.theme import CANVAS, Theme
from sprites.places.cloth import GREEN, lay_board, lay_rail, lit_ground
from sprites.places.lit_air import FLICKERS, Seen, flicker, motes
from sprites.places.wood import wood
from sprites.things.standing_box import Point, projected

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
FLARE, FLARE_SIDE = 0.20, 300.0
"""How much brighter the candle's light becomes, and how far that is seen, in units."""
REACH = 8
"""How far the wall may move to each side, in units."""
DUSTY, MOTES = (250.0, 60.0, 800.0, 480.0), 12
"""Where dust is seen, and how many specks of it."""


def lay_parlour(theme: Theme, surface: pygame.Surface, foot: float, rail: float, aside: int) -> None:
    """The room in the whole window. foot: where on the canvas things stand; rail: height of the lower rail in units;
    aside: how many pixels to the right the wall has moved.
    """
    room = theme.cached(("parlour", foot, rail), lambda: _room(theme, foot, rail))
    if not aside:
        surface.blit(room, (0, 0))
        return
    far = theme.cached(("far wall", foot), lambda: _far_wall(theme, foot))
    surface.blit(far, (aside - (far.get_width() - surface.get_width()) // 2, 0))
    high = far.get_height()
    surface.blit(theme.cached(("near", foot, rail), lambda: _near(theme, room, foot, high)), (0, 0))
    surface.blit(room, (0, high), (0, high, surface.get_width(), surface.get_height() - high))


def _room(theme: Theme, foot: float, rail: float) -> pygame.Surface:
    room = _wall(theme, theme.size[0])
    _light_wall(theme, room)
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


def _light_wall(theme: Theme, wall: pygame.Surface) -> None:
    _, y = _pixel(theme, (640, 170))
    brush.lay_spot(wall, (wall.get_width() / 2, y), _long(theme, (1200, 620)), LAMP, 0.34)


def _far_wall(theme: Theme, foot: float) -> pygame.Surface:
    """The wall as far down as it is seen beside the table, and a little wider than the window."""
    reach = theme.px(REACH)
    wall = _wall(theme, theme.size[0] + 2 * reach)
    _light_wall(theme, wall)
    _, y = _pixel(theme, (640, foot - 20))
    brush.lay_spot(wall, (wall.get_width() / 2, y), _long(theme, (1300, 460)), LAMP, 0.17)
    brush.darken_edges(wall, 0.62)
    x, y = _flame(theme, foot)
    brush.lay_spot(wall, (x + reach, y), _long(theme, (420, 420)), LAMP, 0.36)
    back, _, _, front = _corners(theme, foot, 0)
    down = back[1] + (front[1] - back[1]) * back[0] / (back[0] - front[0])
    return wall.subsurface((0, 0, wall.get_width(), min(wall.get_height(), round(down) + 2))).copy()


def _near(theme: Theme, room: pygame.Surface, foot: float, high: int) -> pygame.Surface:
    """So much of the room from above as does not belong to its wall: the table and the candle."""
    near = pygame.Surface((room.get_width(), high), pygame.SRCALPHA)
    pygame.draw.polygon(near, palette.WHITE, _corners(theme, foot, 0))
    _stand_candle(theme, near, foot)
    near.fill(palette.WHITE, special_flags=pygame.BLEND_RGB_MAX)
    near.blit(room, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return near


def air_in_parlour(theme: Theme, ms: float, foot: float) -> Iterator[Seen]:
    """The flame of the candle and its light, and dust in the light of the lamp."""
    grade = flicker(ms)
    side = round(FLARE_SIDE * theme.s)
    flame = theme.cached(("flare", side, grade), partial(_flare, side, theme.s, grade))
    yield flame, flame.get_rect(center=_flame(theme, foot)).topleft
    yield from motes(theme, ms, DUSTY, MOTES)


def _flare(side: int, unit: float, grade: int) -> pygame.Surface:
    """A flame and the light that comes and goes with it."""
    light = brush.spot((side, side), LAMP, FLARE * grade / FLICKERS)
    lean = 1.6 * sin(grade * pi / 2)
    light.blit(brush.vector((side, side), [_tongue(side / 2, side / 2 + 14 * unit, unit, grade, lean)]), (0, 0))
    return light


def _pixel(theme: Theme, point: Point) -> tuple[int, int]:
    return theme.spot(*point)


def _long(theme: Theme, size: Point) -> Point:
    return size[0] * theme.s, size[1] * theme.s


def _wall(theme: Theme, wide: int) -> pygame.Surface:
    """Upright panels of dark wood, out of focus."""
    width, height = wide // WALL_SHARE, theme.size[1] // WALL_SHARE
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
    return pygame.transform.smoothscale(soft, (wide, theme.size[1])).convert()


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


def _flame(theme: Theme, foot: float) -> tuple[int, int]:
    """Where the flame burns, in pixels."""
    left = (CANVAS[0] - theme.size[0] / theme.s) / 2 + CANDLE[0]
    return _pixel(theme, (left, foot - 40.0 - CANDLE[1] - 14))


def _lay_candle(theme: Theme, room: pygame.Surface, foot: float) -> None:
    """A candle on a dish, at the left of what stands on the table, and its light."""
    _stand_candle(theme, room, foot)
    brush.lay_spot(room, _flame(theme, foot), _long(theme, (420, 420)), LAMP, 0.36)


def _stand_candle(theme: Theme, room: pygame.Surface, foot: float) -> None:
    x, y = _flame(theme, foot)
    picture = brush.vector((theme.px(90), theme.px(170)), _candle(theme.s))
    dish = y + round((CANDLE[1] + 14) * theme.s)
    room.blit(picture, (x - picture.get_width() // 2, dish - round(150 * theme.s)))


def _tongue(x: float, wick: float, unit: float, grade: int, lean: float = 0.0) -> str:
    """A flame over a wick, the taller the brighter it burns, with its tip to one side."""
    tip = (lean, -(30.0 + 1.6 * grade))
    ways = [tip, (9, -16), (6, -4), (0, -3), (-6, -4), (-9, -16), tip]
    ends = [f"{x + right * unit:.1f} {wick + down * unit:.1f}" for right, down in ways]
    return f'<path d="M{ends[0]}C{" ".join(ends[1:4])}C{" ".join(ends[4:])}Z" fill="{brush.css(FLAME)}"/>'


def _candle(unit: float) -> list[str]:
    """The shapes of a candle whose dish has its middle at 45, 150."""
    wick = 150 - CANDLE[1]

    def place(x: float, y: float) -> Point:
        return (45 + x) * unit, y * unit

    shade = mix(WAX, BLACK, 0.28)
    return [
        brush.ellipse(place(3, 156), (38 * unit, 11 * unit), BLACK, 0.5),
        brush.ellipse(place(0, 150), (32 * unit, 9 * unit), mix(palette.BRASS, BLACK, 0.45)),
        brush.ellipse(place(0, 148), (30 * unit, 7.5 * unit), mix(palette.BRASS, BLACK, 0.15)),
        brush.polygon([place(-9, 148), place(9, 148), place(8, wick), place(-8, wick)], WAX),
        brush.polygon([place(2, 148), place(9, 148), place(8, wick), place(3, wick)], shade),
        brush.ellipse(place(0, wick), (8 * unit, 2.6 * unit), mix(WAX, palette.WHITE, 0.4)),
        brush.stroke([place(0, wick), place(0, wick - 6)], BLACK, 1.2 * unit),
        _tongue(45 * unit, wick * unit, unit, 0),
    ]
