"""Pen: writes and paints on a table in units, so that panels read as a list of what lies where.

Every method takes canvas units; `x` is the left end, the middle or the right end of what is drawn, as `align` says,
and `y` its middle. Methods that draw a line of text return its width in units, so that the next thing can follow.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, Literal

import pygame

from scenes.ui.host.target import Area, Panel
from sprites.bust.person import Bust
from sprites.bust.picture import medallion
from sprites.paint import brush, light, materials, palette
from sprites.paint.plain_text import NARROWEST
from sprites.paint.theme import Theme
from sprites.things import discs
from sprites.things.tray import WINE, tray_surface

Align = Literal["left", "center", "right"]

IVORY = palette.IVORY
TRAY_RADIUS = 10.0


MEDALLION_DISC, LEAST_DISC = 0.38, 13.0
"""How large the seat's disc at the foot of a medallion is, as a share of it, and in units at least."""

MEDALLION_ASIDE = 0.35
"""How far its middle lies from that of the medallion both ways, as a share of it."""


class Pen:
    """A theme and the surface it paints on; the surface is the whole window."""

    def __init__(self, theme: Theme, surface: pygame.Surface) -> None:
        self.theme = theme
        self.surface = surface

    def stamp(self, picture: pygame.Surface, x: float, y: float, align: Align = "left") -> float:
        """Lay a finished picture and return its width in units."""
        left, middle = self.theme.spot(x, y)
        wide, high = picture.get_size()
        if align != "left":
            left -= wide // 2 if align == "center" else wide
        self.surface.blit(picture, (left, middle - high // 2))
        return wide / self.theme.s

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
        colour: palette.Colour = IVORY,
        width: float | None = None,
        align: Align = "left",
    ) -> float:
        """A line of plain text; one that is too wide is squeezed, then cut."""
        return self.stamp(self.theme.text(string, role, size, colour, width), x, y, align)

    def glyph(self, kind: str, x: float, y: float, size: float = 16, align: Align = "left") -> float:
        """A resource glyph."""
        return self.stamp(self.theme.glyph(kind, size), x, y, align)

    def icon(
        self, name: str, x: float, y: float, size: float, colour: palette.Colour = IVORY, align: Align = "left"
    ) -> float:
        """An icon in one colour."""
        return self.stamp(self.theme.icon(name, size, colour), x, y, align)

    def seat(self, colour: int, x: float, y: float, size: float) -> float:
        """The disc of a seat's colour with its emblem; 0 is the shadow of a solo game."""
        return self.stamp(discs.player_disc(self.theme, colour, size), x, y, "center")

    def medallion(self, person: Bust, colour: int, x: float, y: float, size: float) -> None:
        """A head in a ring of brass and of a seat's colour, and the seat's disc at its lower right."""
        tone = palette.PLAYERS[colour].colour if colour else palette.SHADOW_DISC
        self.stamp(medallion(self.theme, person, size, tone), x, y, "center")
        aside = size * MEDALLION_ASIDE
        self.seat(colour, x + aside, y + aside, max(LEAST_DISC, size * MEDALLION_DISC))

    def laurel(self, number: int, x: float, y: float, size: float) -> float:
        """Victory points on their green disc."""
        return self.stamp(discs.vp_disc(self.theme, number, size), x, y, "center")

    def halo(self, x: float, y: float, size: float) -> None:
        """A soft round light."""
        side = self.theme.px(size)
        light = self.theme.cached(("halo", side), partial(brush.spot, (side, side), palette.LEGAL, 0.95))
        self.stamp(light, x, y, "center")

    def plate(
        self,
        area: Area,
        fill: palette.Colour = palette.PLATE,
        opacity: float = 0.88,
        radius: float = 6,
        edge: palette.Colour = palette.BRASS,
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
        right, down = light.offset(self.theme, "resting")
        corner = self.theme.px(radius) - 2 * min(right, down)
        least = min(rect.width, 2 * corner + 1), min(rect.height, 2 * corner + 1)
        key = ("plate shadow", least, radius)
        frame = self.theme.cached(key, partial(_plate_shadow, self.theme, least, radius))
        grown = frame.get_width() - least[0]
        place = (rect.left + right, rect.top + down, rect.width + grown, rect.height + grown)
        materials.lay_frame(self.surface, frame, pygame.Rect(place))

    def segment(
        self, start: tuple[float, float], end: tuple[float, float], width: float, colour: palette.Colour
    ) -> None:
        """A straight line."""
        first, last = self.theme.spot(*start), self.theme.spot(*end)
        pygame.draw.line(self.surface, colour, first, last, self.theme.px(width))

    def dot(self, x: float, y: float, size: float, colour: palette.Colour) -> None:
        """A filled circle with a dark rim."""
        self.stamp(materials.chip(self.theme, size, size, colour, edge=palette.INK), x, y, "center")

    def parchment(self, area: Area, radius: float = 4) -> None:
        """Paper without a frame."""
        self.stamp_at(materials.parchment(self.theme, area[2], area[3], radius), area)

    def tray(self, area: Area, cloth: tuple[palette.Colour, palette.Colour] = WINE) -> None:
        """A wooden tray for dice, lined with cloth of two colours (top, bottom)."""
        key = ("tray", area[2:], cloth)
        picture = self.theme.cached(key, lambda: tray_surface(self.theme, area[2], area[3], cloth))
        self.shadow(self.theme.rect(*area), TRAY_RADIUS)
        self.stamp_at(picture, area)

    def ribbon(self, area: Area, top: palette.Colour, bottom: palette.Colour, radius: float = 5) -> None:
        """A band of colour with round upper corners, darker towards its lower edge, and darker with high contrast."""
        if self.theme.scheme == palette.CONTRASTED:
            top, bottom = (palette.mix(each, palette.BLACK, 0.5) for each in (top, bottom))
        self._lay_ribbon(area, top, bottom, radius)

    def _lay_ribbon(self, area: Area, top: palette.Colour, bottom: palette.Colour, radius: float = 5) -> None:
        rect = self.theme.rect(*area)
        key = ("ribbon", rect.size, top, bottom, radius)
        picture = self.theme.cached(key, partial(_ribbon, rect.size, top, bottom, round(radius * self.theme.s)))
        self.surface.blit(picture, rect)

    def wide(self, words: str, role: str, size: float) -> float:
        """How wide a line with {glyph} marks would be."""
        return self.theme.rich(words, role, size, IVORY).get_width() / self.theme.s

    def nameplate(self, area: Area, tone: palette.Colour, top: palette.Colour, bottom: palette.Colour) -> None:
        """A ribbon for a name in the letters that a seat's tone has. With high contrast it is of one colour, lighter or
        darker than the seat's.
        """
        if self.theme.scheme == palette.CONTRASTED:
            is_light = palette.letters_on(tone) == palette.DARK_INK
            top = bottom = palette.mix(tone, palette.WHITE, 0.2) if is_light else palette.mix(tone, palette.BLACK, 0.5)
        self._lay_ribbon(area, top, bottom)

    def fill(self, area: Area, colour: palette.Colour, opacity: float = 1.0, radius: float = 0) -> None:
        """A plain area, mixed into what lies there already."""
        rect, colour = self.theme.rect(*area), self.theme.colour(colour)
        key = ("area", rect.size, colour, opacity, radius)
        self.surface.blit(self.theme.cached(key, partial(self._filled, rect.size, colour, opacity, radius)), rect)

    def dim(self, rect: pygame.Rect, light: palette.Colour) -> None:
        """Leave so much of the light of what was painted in these pixels, of 255 for each part of a colour. A fill that
        multiplies would reach all of a rectangle that lies outside of what the surface is clipped to.
        """
        part = rect.clip(self.surface.get_clip())
        if part.w and part.h:
            self.surface.fill(light, part, pygame.BLEND_RGB_MULT)

    def _filled(self, size: tuple[int, int], colour: palette.Colour, opacity: float, radius: float) -> pygame.Surface:
        return materials.rounded(*size, radius * self.theme.s, colour, opacity)


def narrowed(picture: pygame.Surface, limit: int) -> pygame.Surface:
    """The picture at most `limit` pixels wide: squeezed as far as text may be, what is still too wide cut off."""
    height = picture.get_height()
    squeezed = pygame.transform.smoothscale(picture, (max(limit, round(picture.get_width() * NARROWEST)), height))
    return squeezed.subsurface((0, 0, limit, height)).copy()


def _plate_shadow(theme: Theme, size: tuple[int, int], radius: float) -> pygame.Surface:
    """The shadow of a plate with the plate's own place cut out of it."""
    mask = materials.rounded(*size, radius * theme.s, (255, 255, 255))
    soft = light.shadow(theme, mask)
    right, down = light.offset(theme, "resting")
    soft.blit(mask, (-right, -down), special_flags=pygame.BLEND_RGBA_SUB)
    return soft


def _ribbon(size: tuple[int, int], top: palette.Colour, bottom: palette.Colour, radius: int) -> pygame.Surface:
    shape = pygame.Surface(size, pygame.SRCALPHA)
    white = (255, 255, 255)
    pygame.draw.rect(shape, white, shape.get_rect(), border_top_left_radius=radius, border_top_right_radius=radius)
    return materials.shaded(shape, [(0, top), (1, bottom)])


Paint = Callable[["Pen", Area, Any], None]

SHADOW_ROOM = 5.0
"""Units around a plate that its shadow needs."""


def panel(area: Area, facts: Hashable, paint: Paint) -> Panel:
    """A panel that `paint` draws in `area` from `facts` alone: it is drawn again when they change.

    What lies SHADOW_ROOM around the area may be painted, too.
    """
    x, y, width, height = area
    room = SHADOW_ROOM
    outer = (x - room, y - room, width + 2 * room, height + 2 * room)

    def draw(theme: Theme, surface: pygame.Surface) -> None:
        paint(Pen(theme, surface), area, facts)

    return Panel(outer, (paint, area, facts), draw)
