"""Pen: writes and paints on a table in units, so that panels read as a list of what lies where.

Every method takes canvas units; `x` is the left end, the middle or the right end of what is drawn, as `align` says,
and `y` its middle. Methods that draw a line of text return its width in units, so that the next thing can follow.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, Literal

import pygame

from scenes.window.layout import Area, Panel
from sprites import brush, light, materials, palette
from sprites.palette import Colour
from sprites.plain_text import NARROWEST, most_fitting, plain
from sprites.theme import Theme
from sprites.tray import WINE, tray_surface

Align = Literal["left", "center", "right"]

IVORY = palette.IVORY
TRAY_RADIUS = 10.0


class Pen:
    """A theme and the surface it paints on; the surface is the whole window."""

    def __init__(self, theme: Theme, surface: pygame.Surface) -> None:
        self.theme = theme
        self.surface = surface

    def stamp(self, picture: pygame.Surface, x: float, y: float, align: Align = "left") -> float:
        """Lay a finished picture and return its width in units."""
        spot = self.theme.rect(x, y, 0, 0)
        left = {"left": 0, "center": picture.get_width() // 2, "right": picture.get_width()}[align]
        self.surface.blit(picture, (spot.x - left, spot.y - picture.get_height() // 2))
        return picture.get_width() / self.theme.s

    def stamp_at(self, picture: pygame.Surface, area: Area) -> None:
        """Lay a finished picture in the middle of an area of its size."""
        self.surface.blit(picture, picture.get_rect(center=self.theme.rect(*area).center))

    def text(
        self,
        string: str,
        x: float,
        y: float,
        role: str = "label",
        size: float = 13,
        colour: Colour = IVORY,
        width: float | None = None,
        align: Align = "left",
    ) -> float:
        """A line of plain text; one that is too wide is squeezed, then cut."""
        return self.stamp(self.theme.text(string, role, size, colour, width), x, y, align)

    def line(
        self,
        words: str,
        x: float,
        y: float,
        role: str = "name",
        size: float = 13,
        colour: Colour = IVORY,
        width: float | None = None,
        align: Align = "left",
    ) -> float:
        """A single line with {glyph} marks and **bold** words; one that is too wide is squeezed, then loses words."""
        if width is not None:
            words = self._fitting(words, role, size, width)
        picture = self.theme.rich(words, role, size, colour)
        limit = picture.get_width() if width is None else int(width * self.theme.s)
        if picture.get_width() > limit:
            key = ("narrow line", words, role, size, colour, limit)
            picture = self.theme.cached(key, partial(narrowed, picture, limit))
        return self.stamp(picture, x, y, align)

    def _fitting(self, words: str, role: str, size: float, width: float) -> str:
        """As many of the words as squeezing can bring into the width, an ellipsis for the rest."""
        parts = plain(words, marked=True).split(" ")

        def cut(count: int) -> str:
            kept = " ".join(parts[:count])
            closing = "**" if kept.count("**") % 2 else ""
            return kept if count == len(parts) else f"{kept}{closing}…"

        fitting = most_fitting(
            len(parts), lambda count: self.wide(cut(count), role, size) * NARROWEST <= width
        )
        return cut(max(1, fitting))

    def glyph(self, kind: str, x: float, y: float, size: float = 16, align: Align = "left") -> float:
        """A resource glyph."""
        return self.stamp(self.theme.glyph(kind, size), x, y, align)

    def icon(
        self, name: str, x: float, y: float, size: float, colour: Colour = IVORY, align: Align = "left"
    ) -> float:
        """An icon in one colour."""
        return self.stamp(self.theme.icon(name, size, colour), x, y, align)

    def heading(self, string: str, x: float, y: float, width: float | None = None) -> float:
        """The heading of a plate, in brass capitals."""
        return self.text(string.upper(), x, y, "number", 12.5, palette.BRASS_LIGHT, width)

    def seat(self, colour: int, x: float, y: float, size: float) -> float:
        """The disc of a seat's colour with its emblem; 0 is the shadow of a solo game."""
        return self.stamp(materials.player_disc(self.theme, colour, size), x, y, "center")

    def laurel(self, number: int, x: float, y: float, size: float) -> float:
        """Victory points on their green disc."""
        return self.stamp(materials.vp_disc(self.theme, number, size), x, y, "center")

    def halo(self, x: float, y: float, size: float) -> None:
        """A soft round light."""
        side = self.theme.px(size)
        light = self.theme.cached(("halo", side), partial(brush.spot, (side, side), palette.LEGAL, 0.95))
        self.stamp(light, x, y, "center")

    def plate(
        self,
        area: Area,
        fill: Colour = palette.PLATE,
        opacity: float = 0.88,
        radius: float = 6,
        edge: Colour = palette.BRASS,
        shadow: bool = True,
    ) -> None:
        """A dark glass plate with its brass edge, lying on the cloth."""
        rect = self.theme.rect(*area)
        strength = 0.33 if edge == palette.BRASS else 0.95
        line = 0.8 if edge == palette.BRASS else 1.6
        picture = materials.plate(
            self.theme,
            area[2],
            area[3],
            fill,
            opacity,
            radius=radius,
            edge=edge,
            edge_alpha=strength,
            line=line,
        )
        if shadow:
            self.shadow(rect, radius)
        self.surface.blit(picture, rect)

    def shadow(self, rect: pygame.Rect, radius: float) -> None:
        """The soft shadow of a plate, only outside it, so that glass stays clear."""
        key = ("plate shadow", rect.size, radius)
        picture = self.theme.cached(key, partial(_plate_shadow, self.theme, rect.size, radius))
        self.surface.blit(picture, picture.get_rect(center=rect.move(*_shadow_fall(self.theme)).center))

    def chip(
        self,
        words: str,
        x: float,
        y: float,
        height: float,
        fill: Colour,
        colour: Colour = IVORY,
        size: float = 13,
        align: Align = "left",
        opacity: float = 1.0,
        width: float | None = None,
        room: float | None = None,
    ) -> float:
        """Words with {glyph} marks on a small plate with round ends, `room` units wide at most.

        The plate is as wide as its words, or `width` units. Returns its width.
        """
        inside = None if room is None else room - 0.8 * height
        needed = min(self.wide(words, "number", size), inside or math.inf) + 0.8 * height
        plate_width = width or needed
        left = x - {"left": 0, "center": plate_width / 2, "right": plate_width}[align]
        self.stamp(materials.chip(self.theme, plate_width, height, fill, opacity), left, y)
        self.line(words, left + plate_width / 2, y, "number", size, colour, inside, "center")
        return plate_width

    def segment(
        self, start: tuple[float, float], end: tuple[float, float], width: float, colour: Colour
    ) -> None:
        """A straight line."""
        first, last = (self.theme.rect(*point, 0, 0).topleft for point in (start, end))
        pygame.draw.line(self.surface, colour, first, last, self.theme.px(width))

    def dot(self, x: float, y: float, size: float, colour: Colour) -> None:
        """A filled circle with a dark rim."""
        self.stamp(materials.chip(self.theme, size, size, colour, edge=palette.INK), x, y, "center")

    def parchment(self, area: Area, radius: float = 4) -> None:
        """Paper without a frame."""
        self.stamp_at(materials.parchment(self.theme, area[2], area[3], radius), area)

    def tray(self, area: Area, cloth: tuple[Colour, Colour] = WINE) -> None:
        """A wooden tray for dice, lined with cloth of two colours (top, bottom)."""
        key = ("tray", area[2:], cloth)
        picture = self.theme.cached(key, lambda: tray_surface(self.theme, area[2], area[3], cloth))
        self.shadow(self.theme.rect(*area), TRAY_RADIUS)
        self.stamp_at(picture, area)

    def ribbon(self, area: Area, top: Colour, bottom: Colour, radius: float = 5) -> None:
        """A band of colour with round upper corners, darker towards its lower edge."""
        rect = self.theme.rect(*area)
        key = ("ribbon", rect.size, top, bottom, radius)
        picture = self.theme.cached(
            key, partial(_ribbon, rect.size, top, bottom, round(radius * self.theme.s))
        )
        self.surface.blit(picture, rect)

    def wide(self, words: str, role: str, size: float) -> float:
        """How wide a line with {glyph} marks would be."""
        return self.theme.rich(words, role, size, IVORY).get_width() / self.theme.s

    def fill(self, area: Area, colour: Colour, opacity: float = 1.0, radius: float = 0) -> None:
        """A plain area, mixed into what lies there already."""
        rect = self.theme.rect(*area)
        key = ("area", rect.size, colour, opacity, radius)
        self.surface.blit(
            self.theme.cached(key, partial(self._filled, rect.size, colour, opacity, radius)), rect
        )

    def _filled(self, size: tuple[int, int], colour: Colour, opacity: float, radius: float) -> pygame.Surface:
        return materials.rounded(*size, radius * self.theme.s, colour, opacity)


def narrowed(picture: pygame.Surface, limit: int) -> pygame.Surface:
    """The picture at most `limit` pixels wide: squeezed as far as text may be, what is still too wide cut off."""
    height = picture.get_height()
    squeezed = pygame.transform.smoothscale(
        picture, (max(limit, round(picture.get_width() * NARROWEST)), height)
    )
    return squeezed.subsurface((0, 0, limit, height)).copy()


def _shadow_fall(theme: Theme) -> tuple[int, int]:
    right, down, _, _ = light.SHADOWS["resting"]
    return theme.px(right), theme.px(down)


def _plate_shadow(theme: Theme, size: tuple[int, int], radius: float) -> pygame.Surface:
    """The shadow of a plate with the plate's own place cut out of it."""
    mask = materials.rounded(*size, radius * theme.s, (255, 255, 255))
    soft, corner = light.shadow(theme, mask)
    soft.blit(mask, (-corner[0], -corner[1]), special_flags=pygame.BLEND_RGBA_SUB)
    return soft


def _ribbon(size: tuple[int, int], top: Colour, bottom: Colour, radius: int) -> pygame.Surface:
    shape = pygame.Surface(size, pygame.SRCALPHA)
    white = (255, 255, 255)
    pygame.draw.rect(
        shape, white, shape.get_rect(), border_top_left_radius=radius, border_top_right_radius=radius
    )
    return materials.shaded(shape, [(0, top), (1, bottom)])


Paint = Callable[["Pen", Area, Any], None]

SHADOW_ROOM = 5.0
"""Units around a plate that its shadow needs."""


def panel(area: Area, facts: Hashable, paint: Paint, room: float = SHADOW_ROOM) -> Panel:
    """A panel that `paint` draws in `area` from `facts` alone: it is drawn again when they change.

    `room` units around the area may be painted too, for shadows.
    """
    x, y, width, height = area
    outer = (x - room, y - room, width + 2 * room, height + 2 * room)

    def draw(theme: Theme, surface: pygame.Surface) -> None:
        paint(Pen(theme, surface), area, facts)

    return Panel(outer, (paint, area, facts), draw)
