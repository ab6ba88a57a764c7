"""The site of a great work: its land in the light of the day, what it stands on, its scaffold, and who looks on.

Times are milliseconds at Normal speed, lengths units of the canvas.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from itertools import pairwise
from math import pi, sin
from random import Random

import pygame

from scenes import ui
from scenes.table import staging
from scenes.table.moment import MomentStage
from scenes.table.piece_moments import DUST
from sprites.city.city_picture import CityPicture
from sprites.city.light import air
from sprites.city.plan import CityPlan, Stage
from sprites.paint import brush, palette, tween
from sprites.places import panorama
from sprites.places.stagecraft import pedestal

SITE = Stage((), (), (), lot=(0.9, 0.3), work=(0.9, 0.6, 0.5), horizon=0.48, coast=0.98, town=0.63, square=0.5)
"""Where everything lies in the picture of the land."""

RIM, EDGE = 3.0, 1.5
"""Units of brass around the land, and of the dark line on both sides of that."""

HAZE, HAZY = 96, (0.3, 0.8)
"""How much haze lies before the town, of 255, so that the work stands out, and where, as shares of the height."""

BEFORE_DAY: palette.Colour = (14, 16, 44)
DARK, UNPAINTED = 164, 228
"""What lies over the site as long as the light of the day has not reached it, and how strong that is, of 255: more
before a land that is only sketched.
"""

COURSES = 7
"""Of how many courses a work is laid."""

LAID, FROM = 190.0, 34.0
"""Milliseconds that a course takes to come down, and units that it comes from above."""

SHOOK = 2.5, 260.0
"""Units by which a work shakes under its last course, and for how many milliseconds."""

PEOPLE, HOP, LEAP = 34.0, 4.0, 300.0
"""Units that the people in front are high, how high they leap, and how many milliseconds that takes."""

GLEAM, SOFT = 190, 6
"""How bright the light is that runs over a work, of 255, and how many times smaller it is drawn."""

LEAST_SIZE = 0.4
"""How large the timber of a small scaffold is at least, of that before a large work."""

FALL = 480.0
"""Milliseconds that the timber of a scaffold falls."""

LIGHT_TIMBER, DARK_TIMBER = (206, 150, 92), (92, 56, 28)


def land_of(plan: CityPlan, mood: str, whose: Hashable) -> CityPicture:
    """The land on which a side of this plan builds, with its town, and without all that stands on its square."""
    land = replace(plan.scenery, neighbours=())
    return CityPicture(land, SITE, "contrast" if mood == "contrast" else "full", ("great work", whose))


def land(stage: MomentStage, picture: CityPicture, room: ui.Area) -> ui.Stamp:
    """The land in its frame, as much of it as is painted by now."""
    theme = stage.theme
    rect = theme.rect(*room)
    seen = theme.posters.picture(picture, rect.size)

    def draw() -> pygame.Surface:
        framed = seen.copy()
        tones, (wide, high) = air(picture.plan), rect.size
        top, foot = HAZY[0] * high, HAZY[1] * high
        for y in range(round(top), round(foot)):
            lines = pygame.Surface((wide, 1))
            lines.fill(tones.horizon)
            lines.set_alpha(round(HAZE * min(1.0, 3 * (y - top) / (foot - top))))
            framed.blit(lines, (0, y))
        line, rim = max(1, theme.px(EDGE)), theme.px(RIM)
        for inset, tone, width in ((0, palette.DARK_INK, line), (line, palette.BRASS, rim),
                                   (line, palette.BRASS_LIGHT, max(1, rim // 3)),
                                   (line + rim, palette.DARK_INK, line)):  # fmt: skip
            pygame.draw.rect(framed, tone, framed.get_rect().inflate(-2 * inset, -2 * inset), width)
        return framed

    return ui.Stamp(stage.kept(("land", seen), draw), rect.topleft)


def before_day(stage: MomentStage, picture: CityPicture, room: ui.Area, lit: float) -> list[ui.Stamp]:
    """The dark before the day, of which the light has taken so much away."""
    rect = stage.theme.rect(*room)

    def draw() -> pygame.Surface:
        dark = pygame.Surface(rect.size)
        dark.fill(BEFORE_DAY)
        return dark

    if lit >= 1:
        return []
    dark = stage.kept("before day", draw)
    strength = DARK if stage.theme.posters.has_come(picture) else UNPAINTED
    dark.set_alpha(round(strength * (1 - lit)))
    return [ui.Stamp(dark, rect.topleft)]


def dais(theme: ui.Theme, plan: CityPlan, area: ui.Area) -> ui.Stamp:
    """Courses of stone, in the tone of a side, on which the work stands."""
    x, y, wide, high = area
    stone = pedestal(theme, mixed(plan), round(wide), round(high))
    return staging.centred(theme, stone, (x + wide / 2, y + high / 2))


def mixed(plan: CityPlan) -> palette.Colour:
    """The colour of a side in the stone of its land."""
    return palette.mix(air(plan).wall, plan.colour, 0.25)


def people(theme: ui.Theme, plan: CityPlan, room: ui.Area, at: float, cheered: float) -> list[ui.Stamp]:
    """Those who look on from the edge of the square, and leap once they cheer."""
    x, y, wide, high = room
    size = theme.px(wide - 2 * RIM), theme.px(PEOPLE)

    def draw(seed: int) -> pygame.Surface:
        tone = palette.mix(plan.colour, air(plan).fore, 0.45)
        return theme.cached(("onlookers", size, tone, seed), lambda: panorama.crowd(size, tone, seed))

    stamps = []
    for row, lower in ((0, 9.0), (1, 0.0)):
        leap = HOP * abs(sin(pi * ((at - cheered) / LEAP + 0.5 * row))) if at > cheered else 0.0
        top = y + high - PEOPLE + 8 - lower - leap
        stamps.append(ui.Stamp(draw(row + 3), theme.rect(x + RIM, top, 0, 0).topleft))
    return staging.clipped(stamps, theme.rect(x + RIM, y, wide - 2 * RIM, high - 2 * EDGE - RIM))


def shadow(theme: ui.Theme, body: pygame.Surface, work: ui.Area, strength: float) -> list[ui.Stamp]:
    """What a work casts to the right over its ground, once it stands in the light."""
    x, y, wide, high = work
    size, deep = (theme.px(wide), theme.px(high)), theme.px(0.14 * high)

    def draw() -> pygame.Surface:
        shape = pygame.transform.smoothscale(pygame.transform.flip(body, False, True), (size[0], deep))
        shape.fill((20, 12, 24, 120), special_flags=pygame.BLEND_RGBA_MULT)
        lying = pygame.Surface((size[0] + deep, deep), pygame.SRCALPHA)
        for row in range(deep):
            lying.blit(shape, (row, row), (0, row, size[0], 1))
        return lying

    lying = theme.cached(("shadow of a work", body, size), draw)
    return [staging.faded(ui.Stamp(lying, theme.rect(x, y + high - 1, 0, 0).topleft), strength)] if strength else []


def laid_at(course: int, begin: float, end: float) -> float:
    """When a course lies that is laid from `begin` to `end` with all others, the lowest being number 0."""
    return begin + LAID + course * (end - begin - LAID) / (COURSES - 1)


def courses(
    theme: ui.Theme, large: pygame.Surface, work: ui.Area, at: float, begin: float, end: float
) -> list[ui.Stamp]:
    """The work as it is laid from `begin` to `end`, one course on the other, with the dust of each."""
    x, y = work[:2]
    if at >= end + SHOOK[1]:
        return [ui.Stamp(large, theme.rect(x, y, 0, 0).topleft)]
    shaken = staging.shaken(at, end, SHOOK[1], SHOOK[0])[0]
    edges = [round(large.get_height() * (1 - course / COURSES)) for course in range(COURSES + 1)]
    stamps, dust = [], []
    for course, (low, top) in enumerate(pairwise(edges)):
        start = laid_at(course, begin, end) - LAID
        share = staging.part(at, start, start + LAID, tween.out)
        if share <= 0:
            break
        stone = large.subsurface((0, top, large.get_width(), low - top))
        spot = theme.rect(x + shaken, y - FROM * (1 - share) ** 2, 0, 0)
        stamps.append(staging.faded(ui.Stamp(stone, (spot.x, spot.y + top)), min(1.0, 3 * share)))
        seen, settled = stone.get_bounding_rect(), staging.part(at, start + LAID, start + LAID + 320, tween.out)
        for left in (seen.left, seen.right) if seen.width else ():
            place = x + left / theme.s, y + low / theme.s
            dust += staging.burst(theme, f"{course} {left > seen.left}", 7, settled, place, 46, DUST)
    return [*stamps, *dust]


def sheen(stage: MomentStage, large: pygame.Surface, work: ui.Area, share: float) -> list[ui.Stamp]:
    """Light that runs over the work from the left; nothing before and after."""
    wide, high = large.get_size()
    across, slant = max(2, wide // 3), high // 4

    def whitened() -> pygame.Surface:
        white = large.copy()
        white.fill((255, 246, 214, 0), special_flags=pygame.BLEND_RGBA_MAX)
        return white

    def ray() -> pygame.Surface:
        small, tall = max(2, across // SOFT), max(2, high // SOFT)
        row = pygame.Surface((small, 1), pygame.SRCALPHA)
        for column in range(small):
            row.set_at((column, 0), (255, 255, 255, round(GLEAM * sin(pi * column / small) ** 2)))
        slanted = pygame.Surface((small + slant // SOFT, tall), pygame.SRCALPHA)
        for line in range(tall):
            slanted.blit(row, (slant // SOFT * (tall - line) // tall, line))
        return pygame.transform.smoothscale(slanted, (across + slant, high))

    beam, white = stage.kept(("ray", wide, high), ray), stage.kept(("white", large), whitened)
    if not 0 < share < 1:
        return []
    left = round(-beam.get_width() + share * (wide + beam.get_width()))
    part = pygame.Rect(left, 0, beam.get_width(), high).clip(white.get_rect())
    if not part.width:
        return []
    seen = white.subsurface(part).copy()
    seen.blit(beam, (left - part.x, 0), special_flags=pygame.BLEND_RGBA_MULT)
    corner = stage.theme.rect(work[0], work[1], 0, 0)
    return [ui.Stamp(seen, (corner.x + part.x, corner.y))]


def scaffold(theme: ui.Theme, name: str, work: ui.Area, at: float, falls: float) -> list[ui.Stamp]:
    """The scaffold before a work, and its timber as it falls from the top down; smaller before a small one."""
    random, stamps = Random(name), []
    x, y, wide, high = work
    size = max(LEAST_SIZE, min(1.0, high / 300))
    seen = staging.part(at, 60, 200)
    for (left, top), length, is_pole in _timber(wide, high):
        begin = falls + random.uniform(0, 60) + 170 * max(0.0, top / high)
        turned, out = random.uniform(-130, 130), random.uniform(0.2, 0.9)
        share = staging.part(at, begin, begin + FALL, lambda each: each * each)
        if share >= 1:
            continue
        beam = _beam(theme, round(length), size)
        turn = (90 if is_pole else 0) + share * turned
        aside = (left - wide / 2) * out * share * 0.6
        spot = x + left + aside, y + top + share * max(0.0, high + 20 - top)
        stamps.append(staging.faded(staging.centred(theme, beam, spot, 1.0, turn), min(seen, 1.6 * (1 - share))))
    return stamps


def _timber(wide: float, high: float) -> Iterator[tuple[ui.Point, float, bool]]:
    """The middle of every pole and plank of a scaffold, its length, and whether it stands upright: short ones, as long
    ones take long to turn.
    """
    for share in (-0.05, 0.3, 0.7, 1.05):
        for half in (0.22, 0.72):
            yield (share * wide, half * high), 0.54 * high, True
    for course in range(1, COURSES + 1):
        for share in (0.1, 0.5, 0.9):
            slip = 0.03 * wide * (1 if course % 2 else -1)
            yield (share * wide + slip, high * (1 - course / COURSES) + 3 * (share == 0.5)), 0.44 * wide, False


def _beam(theme: ui.Theme, length: int, size: float) -> pygame.Surface:
    def draw() -> pygame.Surface:
        stops = [(0.0, LIGHT_TIMBER), (0.5, palette.mix(LIGHT_TIMBER, DARK_TIMBER, 0.4)), (1.0, DARK_TIMBER)]
        return brush.gradient((theme.px(length), max(1, theme.px(5.5 * size))), stops).convert_alpha()

    return theme.cached(("beam", length, size), draw)
