"""The ground of the arena: the field between the lands of both sides, each a city of its age in its own colour."""

from __future__ import annotations

from dataclasses import replace
from math import sin
from typing import NamedTuple

import pygame

from scenes import ui
from sprites.paint import brush, materials, palette
from sprites.places import panorama
from sprites.places.air import NIGHT, Air

GROUND: palette.Colour = palette.hex_colour("#18203E")
TINT, HIGH_CONTRAST_TINT = 0.55, 0.15
"""How much of a side's colour is on its half."""

POINTS = (32, 32)
"""Points at which the colours of the field are worked out."""

HORIZON = 0.4
"""Where the lands of the enemies end and the field begins, as a share of the height."""

THEIRS = ((0.62, HORIZON - 0.03, 0.05), (0.44, HORIZON, 0.1))
OURS = ((0.14, 1.03, 0.08),)
"""The rows of a city from far to near: how far they are, where their feet are, and how light they are. The own one is
seen from behind."""

ROAD = 0.004, 0.05
"""How wide a road between the lands is, at the horizon and at the near edge, as a share of the width."""

BENDS, STEPS = 0.025, 24
"""How far a road bends, as a share of the width, and in how many steps it is drawn."""

FAR = 150
"""How much of the Evil Army is seen in the distance, of 255."""

SEAM = 0.06
"""How far the city of one enemy reaches behind that of the next, as a share of the width."""

RADIUS = 10.0
FRAME = 5.0
"""How far from the edge the cities lie in their frame."""
SOFTER = 2
"""How many times smaller what has no edges is drawn."""


Rows = tuple[tuple[float, float, float], ...]


class Land(NamedTuple):
    """Whose land it is: the colour number, 0 for the Evil Army, and the age, 0 for a camp."""

    colour: int
    age: int


def ground(pen: ui.Pen, area: ui.Area, theirs: tuple[Land, ...], ours: Land) -> None:
    """A field in the colours of both sides, in a double line of brass."""
    theme = pen.theme
    rect = theme.rect(*area)
    soft = (rect.width // SOFTER, rect.height // SOFTER)
    lands = theme.cached(("arena", soft, theirs, ours, theme.scheme), lambda: _drawn(theme, soft, theirs, ours))
    field = pygame.transform.smoothscale(lands, rect.size)
    materials.round_off(field, RADIUS * theme.s)
    pen.shadow(rect, RADIUS)
    pen.surface.blit(field, rect)
    materials.lay_outline(pen.surface, rect, RADIUS * theme.s, 1.6 * theme.s, palette.BRASS)
    gap = theme.px(4)
    inside = rect.inflate(-2 * gap, -2 * gap)
    materials.lay_outline(pen.surface, inside, RADIUS * theme.s - gap, 0.8 * theme.s, palette.BRASS, 0.55)


def framed(pen: ui.Pen, area: ui.Area) -> None:
    """A frame of dark wood between two lines of brass, for the cities in it."""
    theme = pen.theme
    rect, gap = theme.rect(*area), theme.px(FRAME)
    pen.shadow(rect, RADIUS)
    pen.surface.blit(
        theme.cached(("arena frame", rect.size), lambda: materials.rounded(*rect.size, RADIUS * theme.s, GROUND)), rect
    )
    materials.lay_outline(pen.surface, rect, RADIUS * theme.s, 1.6 * theme.s, palette.BRASS)
    inside = rect.inflate(2 - 2 * gap, 2 - 2 * gap)
    pygame.draw.rect(pen.surface, palette.mix(palette.BRASS, palette.BLACK, 0.35), inside, max(1, theme.px(0.8)))


def tone(theme: ui.Theme, colour: int) -> palette.Colour:
    """The outer edge of the half of a seat's colour; 0 is the Evil Army's."""
    paint = palette.PLAYERS[colour].colour if colour else palette.SHADOW_DISC
    tint = TINT if theme.scheme == "standard" else HIGH_CONTRAST_TINT
    return palette.mix(
        GROUND if theme.scheme == "standard" else palette.BLACK, palette.mix(paint, palette.BLACK, 0.55), tint
    )


def _colours(theme: ui.Theme, theirs: tuple[Land, ...], ours: Land) -> pygame.Surface:
    """The colours of the field at few points: theirs run into each other above, ours lies below."""
    colours = pygame.Surface(POINTS)
    own, others = tone(theme, ours.colour), [tone(theme, land.colour) for land in theirs]
    ground = GROUND if theme.scheme == "standard" else palette.BLACK
    for x in range(POINTS[0]):
        place = (x + 0.5) / POINTS[0] * len(others) - 0.5
        first = min(max(0, int(place)), len(others) - 1)
        then = min(first + 1, len(others) - 1)
        above = palette.mix(others[first], others[then], min(1.0, max(0.0, 2.5 * (place - first) - 0.75)))
        for y in range(POINTS[1]):
            down = 2 * (y + 0.5) / POINTS[1] - 1
            colours.set_at((x, y), palette.mix(ground, above if down < 0 else own, min(1.0, abs(down) ** 0.8)))
    return colours


def _drawn(theme: ui.Theme, size: tuple[int, int], theirs: tuple[Land, ...], ours: Land) -> pygame.Surface:
    """The lands and the road between them, without an edge."""
    field = pygame.transform.smoothscale(_colours(theme, theirs, ours), size).convert_alpha()
    if theme.scheme == "standard":
        _lay_lands(theme, field, theirs, ours)
    brush.lay_spot(field, (size[0] * 0.34, size[1] * 0.3), (size[0] * 1.1, size[1] * 1.2), palette.WHITE, 0.05)
    return field


def _lay_lands(theme: ui.Theme, field: pygame.Surface, theirs: tuple[Land, ...], ours: Land) -> None:
    """Theirs side by side along the horizon, a road for every one of them, ours along the near edge."""
    width, height = field.get_size()
    wide, seam, horizon = width // len(theirs), round(SEAM * width), round(HORIZON * height)
    for index, land in enumerate(theirs):
        left = index * wide
        room = field.subsurface((left, 0, min(wide + seam, width - left), horizon))
        _lay_land(theme, room, land, (room.get_width(), height), THEIRS, 3 + index)
    earth = air(theme, ours.colour, 0.3).wall
    roads = [_road((width, height), (index + 0.5) / len(theirs), earth) for index in range(len(theirs))]
    field.blit(brush.vector((width, height), roads), (0, 0))
    _lay_land(theme, field, ours, (width, height), OURS, 11)


def _road(size: brush.Size, start: float, earth: palette.Colour) -> str:
    """From a place on the horizon in bends to the near city."""
    left, right = [], []
    for step in range(STEPS + 1):
        near = (step / STEPS) ** 2
        middle = start + (0.5 - start) * near + BENDS * sin(6 * near**0.5) * (0.4 + near)
        half = (ROAD[0] + (ROAD[1] - ROAD[0]) * near) / 2
        y = size[1] * (HORIZON + (1 - HORIZON) * near)
        left.append((size[0] * (middle - half), y))
        right.append((size[0] * (middle + half), y))
    return brush.polygon([*left, *reversed(right)], earth, 0.14)


def _lay_land(theme: ui.Theme, field: pygame.Surface, land: Land, size: brush.Size, rows: Rows, seed: int) -> None:
    for depth, foot, light in rows:
        hour = air(theme, land.colour, light)
        if land.age:
            field.blit(panorama.city(size, hour, land.age, seed, depth, foot), (0, 0))
        else:
            high = round(size[1] * 0.3 * (1 - depth))
            army = panorama.crowd((size[0], high), hour.wall, seed, spears=True)
            army.set_alpha(FAR)
            field.blit(army, (0, round(foot * size[1]) - high))


def air(theme: ui.Theme, colour: int, light: float) -> Air:
    """A land by moonlight, all in the colour of its seat; `light` is how light its walls are."""
    base = palette.mix(tone(theme, colour), GROUND, 0.4)
    lit, dim = palette.mix(base, palette.IVORY, light), palette.mix(base, palette.BLACK, 0.12)
    return replace(
        NIGHT, haze=base, far=base, middle=GROUND, accent=lit,
        ground=palette.mix(base, palette.BLACK, 0.18), dark=palette.mix(base, palette.BLACK, 0.4),
        fore=palette.mix(base, palette.BLACK, 0.5), wall=lit, shade=palette.mix(lit, dim, 0.6),
        roof=palette.mix(lit, dim, 0.4), leaf=palette.mix(lit, dim, 0.7), deep_leaf=dim,
    )  # fmt: skip
