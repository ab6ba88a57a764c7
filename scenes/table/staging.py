"""Staging: what moments are drawn with, such as light, sparks, words on a plate, and how far each has come.

Times are milliseconds at Normal speed, lengths units of the canvas; what is drawn is in pixels of the window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import cos, pi, sin
from random import Random

import pygame

from scenes import ui
from sprites.cards.emblem import padded, thickened, tinted
from sprites.paint import brush, materials, palette, tween

REACH, CLOTH = 80.0, (36.0, 688.0)
"""Units that light falls in from the edges of the cloth, and where it begins and ends."""

VEIL = (48, 24)
"""Points at which the darkness around a view is worked out."""

ALPHA_STEPS = 16
"""Grades of what fades in and out."""

LARGE_ENOUGH = 24.0
"""Units of letters that are read with every text size of the settings."""


def part(at: float, start: float, end: float, curve: tween.Curve = tween.inout) -> float:
    """How far something has come that takes from one time to another, 0 to 1."""
    return curve(max(0.0, min(1.0, (at - start) / (end - start))))


def pulse(at: float, start: float, end: float, fade: float = 120.0) -> float:
    """How strong something is that comes at one time and has gone at another."""
    return min(part(at, start, start + fade), 1 - part(at, end - fade, end))


def shaken(at: float, start: float, ms: float, reach: float) -> ui.Point:
    """How far something hit at this time is off its place."""
    share = (at - start) / ms
    if not 0 <= share < 1:
        return 0.0, 0.0
    swing = reach * (1 - share)
    return swing * sin(share * 7 * pi), swing * 0.6 * cos(share * 9 * pi)


def faded(stamp: ui.Stamp, strength: float) -> ui.Stamp:
    """A stamp of which only so much is seen."""
    level = round(ALPHA_STEPS * max(0.0, min(1.0, strength)))
    if level == ALPHA_STEPS:
        return stamp
    picture = stamp.surface.subsurface(stamp.surface.get_rect())
    picture.set_alpha((stamp.surface.get_alpha() or 0) * level // ALPHA_STEPS)
    return ui.Stamp(picture, stamp.corner)


def centred(
    theme: ui.Theme, picture: pygame.Surface, spot: ui.Point, scale: float = 1.0, turn: float = 0.0
) -> ui.Stamp:
    """A picture with its middle at a point in units, so many times as large and turned by so many degrees."""
    if abs(turn) > 0.2:
        picture = pygame.transform.rotozoom(picture, turn, scale)
    elif abs(scale - 1) > 0.004:
        width, height = picture.get_size()
        picture = pygame.transform.smoothscale(picture, (max(1, round(width * scale)), max(1, round(height * scale))))
    return ui.Stamp(picture, picture.get_rect(center=theme.spot(*spot)).topleft)


def squeezed(theme: ui.Theme, picture: pygame.Surface, spot: ui.Point, wide: float) -> ui.Stamp:
    """A picture with its middle at a point in units, and only so much of its width."""
    width, height = picture.get_size()
    size = max(1, round(width * wide)), height
    flat = pygame.transform.smoothscale(picture, size)
    return ui.Stamp(flat, flat.get_rect(center=theme.spot(*spot)).topleft)


def clipped(stamps: Iterable[ui.Stamp], window: pygame.Rect) -> list[ui.Stamp]:
    """As much of the stamps as is seen through a window, which is given in pixels."""
    found = []
    for stamp in stamps:
        rect = stamp.rect.clip(window)
        if rect.width and rect.height:
            seen = stamp.surface.subsurface(rect.move(-stamp.corner[0], -stamp.corner[1]))
            seen.set_alpha(stamp.surface.get_alpha())
            found.append(ui.Stamp(seen, rect.topleft))
    return found


def across(theme: ui.Theme, top: float, height: float) -> pygame.Rect:
    """A band over the whole width of the window, in pixels."""
    rect = theme.rect(0, top, 0, height)
    return pygame.Rect(0, rect.y, theme.size[0], rect.height)


def vignette(size: tuple[int, int], strength: float, colour: palette.Colour = palette.DARK_INK) -> pygame.Surface:
    """Darkness that gathers at the edges and at the foot of a view, as in a theatre; sizes are pixels."""
    small = pygame.Surface(VEIL, pygame.SRCALPHA)
    for x in range(VEIL[0]):
        for y in range(VEIL[1]):
            aside, down = abs(2 * (x + 0.5) / VEIL[0] - 1), (y + 0.5) / VEIL[1]
            dark = max(aside**4, (1 - down) ** 6, 0.9 * down**4.5)
            small.set_at((x, y), (*colour, round(255 * strength * min(1.0, dark))))
    return pygame.transform.smoothscale(small, size)


def opening(band: pygame.Rect, share: float) -> pygame.Rect:
    """As much of a band as is open, from its middle."""
    high = round(band.height * share)
    return pygame.Rect(band.x, band.centery - high // 2, band.width, high)


def grown(theme: ui.Theme, size: float) -> float:
    """How large letters are at the text size of the settings: small ones grow with it until they are large enough."""
    return max(size, min(size * theme.letter, LARGE_ENOUGH))


def fitting(theme: ui.Theme, words: str, role: str, size: float, room: float) -> float:
    """How large letters are that have so many units of room: this size, or smaller."""
    return size * min(1.0, room * theme.s / max(1, theme.wide(words, role, size)))


def title(
    theme: ui.Theme, words: str, size: float, spot: ui.Point, role: str = "title", colour: palette.Colour = palette.HOT,
    room: float = 1240.0,
) -> ui.Stamp:  # fmt: skip
    """Letters with a dark edge, that are read on any picture; smaller where so many units are no room for them. In high
    contrast words lie on a dark plate besides.
    """
    size = fitting(theme, words, role, grown(theme, size), room)

    def draw() -> pygame.Surface:
        face = theme.text(words, role, size, colour)
        reach = max(1, theme.px(size * 0.035))
        wide = thickened(padded(theme.text(words, role, size, palette.WHITE), 2 * reach), reach)
        edge = tinted(pygame.transform.box_blur(wide, max(1, reach // 3)), palette.DARK_INK)
        picture = pygame.Surface((edge.get_width(), edge.get_height() + reach), pygame.SRCALPHA)
        picture.blit(edge, (0, 0))
        picture.blit(edge, (reach // 2, round(reach * 1.3)))
        picture.blit(face, (2 * reach, 2 * reach))
        return _plated(theme, picture, 14, size * 1.36) if is_plated else picture

    is_plated = theme.scheme == "high contrast" and role != "number"
    return centred(theme, theme.cached(("moment title", words, role, size, colour), draw), spot)


def _plated(theme: ui.Theme, words: pygame.Surface, beside: float, high: float) -> pygame.Surface:
    """Words on a dark plate with round ends, so many units wider than they are."""
    wide = round(words.get_width() / theme.s + beside, 1)
    plate = materials.chip(theme, wide, high, palette.DARK_INK, 0.88).copy()
    plate.blit(words, words.get_rect(center=plate.get_rect().center))
    return plate


def dusk(theme: ui.Theme, spot: ui.Point, size: ui.Point) -> ui.Stamp:
    """Soft darkness around a point, before which words are read on any picture."""
    side = theme.px(size[0]), theme.px(size[1])
    dark = theme.cached(("moment dusk", side), lambda: brush.spot(side, palette.DARK_INK, 0.85, 2.4))
    return centred(theme, dark, spot)


def inked(
    theme: ui.Theme, words: str, size: float, spot: ui.Point, role: str = "title", colour: palette.Colour = palette.INK,
    room: float = 1240.0,
) -> ui.Stamp:  # fmt: skip
    """Words written on paper, with {glyph} marks; smaller where so many units are no room for them."""
    size = grown(theme, size)
    size *= min(1.0, room * theme.s / max(1, theme.extent(words, role, size)[0]))
    ink = palette.IVORY if theme.scheme == "high contrast" else colour
    picture = theme.cached(("moment ink", words, role, size, ink), lambda: theme.rich(words, role, size, ink))
    return centred(theme, picture, spot)


def signboard(theme: ui.Theme, area: ui.Area) -> ui.Stamp:
    """A dark plate in a line of brass that words are read on, over whatever picture."""
    x, y, wide, high = area
    plate = materials.plate(
        theme, round(wide), round(high), palette.DARK_INK, 1.0, radius=9, edge=palette.BRASS, edge_alpha=0.8, line=1.6
    )
    return centred(theme, plate, (x + wide / 2, y + high / 2))


def pill(
    theme: ui.Theme, words: str, size: float, spot: ui.Point, colour: palette.Colour = palette.BRASS_LIGHT,
    role: str = "number", room: float = 1240.0,
) -> ui.Stamp:  # fmt: skip
    """Words with {glyph} marks on a dark pill with round ends, that is no wider than so many units."""
    size = grown(theme, size)
    size *= min(1.0, (room - 28) * theme.s / max(1, theme.extent(words, role, size)[0]))

    def draw() -> pygame.Surface:
        return _plated(theme, theme.rich(words, role, size, colour), 28, size * 1.6)

    return centred(theme, theme.cached(("moment pill", words, role, size, colour), draw), spot)


def sparks(
    theme: ui.Theme, seed: str, count: int, at: float, area: ui.Area, rise: float, colours: Sequence[palette.Colour],
    sizes: tuple[float, float] = (1.5, 4.0), life: float = 1400.0,
) -> list[ui.Stamp]:  # fmt: skip
    """Embers, dust or grains: each drifts up by `rise` units (down where that is negative), glows and goes out."""
    random = Random(seed)
    x, y, width, height = area
    found = []
    for _ in range(count):
        begun, left, foot = random.uniform(0, life), random.random(), random.random()
        sway, size, tone = random.uniform(-1, 1), random.uniform(*sizes), random.choice(colours)
        age = (at + begun) % life / life
        spot = (
            x + width * left + sway * 26 * age + 4 * sin(age * 9 + sway * 5),
            y + height * foot - rise * age,
        )
        found.append(faded(centred(theme, _spark(theme, tone, size), spot), sin(pi * age)))
    return found


def _spark(theme: ui.Theme, colour: palette.Colour, size: float) -> pygame.Surface:
    size = round(size * 2) / 2

    def draw() -> pygame.Surface:
        side = max(3, theme.px(size * 3))
        spot = brush.spot((side, side), colour, 0.75, 5.0)
        core = max(1, theme.px(size / 2))
        pygame.draw.circle(spot, palette.mix(colour, palette.WHITE, 0.5), (side // 2, side // 2), core)
        return spot

    return theme.cached(("spark", colour, size), draw)


def burst(
    theme: ui.Theme,
    seed: str,
    count: int,
    share: float,
    spot: ui.Point,
    reach: float,
    colours: Sequence[palette.Colour],
) -> list[ui.Stamp]:
    """Splinters or dust that fly from a point: `share` of their way is over."""
    if not 0 < share < 1:
        return []
    random = Random(seed)
    found = []
    for _ in range(count):
        turn, far = random.uniform(0, 2 * pi), reach * random.uniform(0.4, 1.0)
        size, tone = random.uniform(1.5, 4.5), random.choice(colours)
        way = far * (1 - (1 - share) ** 2)
        place = spot[0] + way * cos(turn), spot[1] + way * sin(turn) * 0.7 + reach * 0.4 * share * share
        found.append(faded(centred(theme, _spark(theme, tone, size), place), 1 - share))
    return found


def edge_glow(theme: ui.Theme, colour: palette.Colour, strength: float) -> list[ui.Stamp]:
    """Light of a colour that falls in from all edges of the cloth."""
    width, reach = theme.size[0], theme.px(REACH)
    top, bottom = (theme.rect(0, edge, 0, 0).y for edge in CLOTH)
    height = bottom - top

    def strip(key: str, size: tuple[int, int], is_upright: bool, turned: bool) -> pygame.Surface:
        def draw() -> pygame.Surface:
            length = reach
            ramp = pygame.Surface((1, length) if is_upright else (length, 1), pygame.SRCALPHA)
            for step in range(length):
                far = (length - 1 - step if turned else step) / length
                ramp.set_at((0, step) if is_upright else (step, 0), (*colour, round(150 * (1 - far) ** 2.4)))
            return pygame.transform.scale(ramp, size)

        return theme.cached(("edge glow", key, colour, size), draw)

    sides = (
        (strip("top", (width, reach), True, False), (0, top)),
        (strip("bottom", (width, reach), True, True), (0, bottom - reach)),
        (strip("left", (reach, height), False, False), (0, top)),
        (strip("right", (reach, height), False, True), (width - reach, top)),
    )
    return [faded(ui.Stamp(picture, corner), strength) for picture, corner in sides]


def trail(theme: ui.Theme, picture: pygame.Surface, way: Callable[[float], ui.Point], share: float) -> list[ui.Stamp]:
    """A picture on its way with three dots of light behind it; nothing before it sets out and after it has come."""
    if not 0 < share < 1:
        return []
    dots = [
        faded(
            centred(theme, _spark(theme, palette.HOT, 5.0 - dot), way(max(0.0, share - 0.05 * (dot + 1)))),
            0.8 - 0.2 * dot,
        )
        for dot in range(3)
    ]
    return [*dots[::-1], centred(theme, picture, way(share))]


def arc(start: ui.Point, end: ui.Point, height: float) -> Callable[[float], ui.Point]:
    """The way from one point to another over a height."""

    def way(share: float) -> ui.Point:
        x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        return x, y - height * 4 * share * (1 - share)

    return way


def punched(share: float) -> float:
    """How large a number is that has just changed: 1.15 at first, then itself."""
    return 1 + 0.15 * sin(pi * min(1.0, max(0.0, share)))
