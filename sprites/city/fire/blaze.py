"""Houses that burn: roofs in flames, windows that glow, and broken walls in sparks, small far away and large near."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Literal, NamedTuple

import pygame

from sprites.city.fire.smoke import Fire, burning, embers, flames
from sprites.city.homes import home
from sprites.city.light import air
from sprites.city.plan import CityPlan, Stage
from sprites.city.row import ruin
from sprites.paint import brush
from sprites.paint.palette import Colour, hex_colour, mix

Kind = Literal["roof", "windows", "wall"]

KINDS: tuple[Kind, ...] = ("roof", "windows", "wall", "windows", "roof", "wall", "windows")
"""How houses burn, one after the other."""

WIDE, HIGH = (9.0, 12.0), 22.0
"""How wide a house that burns is, and how high it is at most, in units of its fire."""

CHARRED = 0.34, 0.62
"""How light its walls are where all is lost, and where little is."""

PANES: tuple[tuple[float, float], ...] = ((-3.2, 1.6), (-0.4, 1.6), (2.2, 1.6), (-1.8, 4.4), (1.0, 4.4))
"""Windows that glow from within: how far right of the middle and over the ground they are, in units."""

GLOW: Colour = (255, 110, 30)
GLOW_READ, GLOW_BARE = (1.0, 0.24), (1.35, 0.5)
"""How large a fire and its light are, and how strong that is, beside what is read and elsewhere."""

GLEAMING: Colour = (214, 92, 40)
PANE: Colour = (255, 168, 66)
SPARKS, SPARK = 16, (255, 160, 66)
"""Sparks over a broken wall where all is lost, and their tone."""

SMOULDERS, BLAZES = 0.6, 1.35
"""How large the flames of a roof are where little is lost, and where all is."""

ABLAZE = 0.4
"""How near the loss of all roofs flare up: before, they only smoulder."""

DIMMED = 0.2
"""How far fires have turned to what is charred beside what is read: the eye is to find the market first."""

CHAR: Colour = hex_colour("#3A2224")


LATE = 0.55
"""The share of its health that a side has lost before its fires grow larger, and the sky over them red."""


class Blaze(NamedTuple):
    """A house that burns: its fire, where its foot is, and how it burns. `sway` is how far its flames lean."""

    fire: Fire
    kind: Kind
    number: int

    @property
    def around(self) -> pygame.Rect:
        """What the house takes at most, in pixels."""
        unit = self.fire.unit
        part = pygame.Rect(0, 0, round(30 * unit), round((HIGH + 3) * unit))
        part.midbottom = round(self.fire.x), round(self.fire.y + 3 * unit)
        return part


def doom(plan: CityPlan) -> float:
    """How near a side is to losing all, from 0 to 1: the last points of its health count most."""
    return max(0.0, (plan.night - LATE) / (1 - LATE)) ** 2


def blazes(plan: CityPlan, stage: Stage, size: brush.Size) -> Iterator[Blaze]:
    """All houses that burn, the farthest first."""
    found = [Blaze(fire, KINDS[number % len(KINDS)], number) for number, fire in enumerate(burning(plan, stage, size))]
    return iter(sorted(found, key=lambda blaze: blaze.fire.y))


def lay_blaze(picture: pygame.Surface, plan: CityPlan, blaze: Blaze, near: float, is_read: bool) -> None:
    """A house in its fire; `near` is how near its side is to losing all, `is_read` whether words are read beside it."""
    fire, random = blaze.fire, Random(blaze.number)
    unit, dull = fire.unit, DIMMED if is_read else 0.0
    top = _house(picture, plan, blaze, near, random)
    share, (wide, light) = 0.45 + 0.55 * near, GLOW_READ if is_read else GLOW_BARE
    around = (44 * wide * unit, 30 * wide * unit)
    brush.lay_spot(picture, (fire.x, fire.y - 4 * unit), around, mix(GLOW, CHAR, 0.5 * dull), light * share)
    if blaze.kind == "roof":
        large = wide * (SMOULDERS + (BLAZES - SMOULDERS) * near) * unit
        burns = Fire(fire.x, top, large)
        sway = 0.5 * (random.random() - 0.5)
        shapes = flames(burns, sway, dull) if near > ABLAZE or not is_read else embers(burns, near, sway)
        brush.lay_vector(picture, shapes, burns.box)
    elif blaze.kind == "windows":
        _glow_within(picture, blaze, dull, share, random)
    else:
        _sparks(picture, blaze, top, dull, near, random)


def _house(picture: pygame.Surface, plan: CityPlan, blaze: Blaze, near: float, random: Random) -> float:
    """Lay the charred house, and say how high its roof begins, in pixels of the picture."""
    fire, part = blaze.fire, blaze.around
    shapes = home(plan.age, random, air(plan), (fire.x, fire.y), random.uniform(*WIDE), 0.9 * fire.unit, 0.0)
    body = brush.vector(part.size, shapes, (part.x, part.y, part.w, part.h))
    where = body.get_bounding_rect(min_alpha=200)
    if not where.h:
        return fire.y
    standing = body.subsurface(where).copy()
    light = round(255 * (CHARRED[1] + (CHARRED[0] - CHARRED[1]) * near))
    standing.fill((light, round(0.84 * light), round(0.84 * light)), special_flags=pygame.BLEND_RGB_MULT)
    if blaze.kind == "wall":
        standing = ruin(standing, blaze.number)
    where.move_ip(part.topleft)
    picture.blit(standing, where)
    return where.y + (0.5 if blaze.kind == "wall" else 0.34) * where.h


def _glow_within(picture: pygame.Surface, blaze: Blaze, dull: float, share: float, random: Random) -> None:
    """A house that burns inside: its windows are bright, its roof still whole."""
    fire, unit, tone = blaze.fire, blaze.fire.unit, mix(PANE, CHAR, 1 - (1 - dull) * share)
    shapes = []
    for across, up in random.sample(PANES, 3 + round(2 * share)):
        x, y = fire.x + across * unit, fire.y - up * unit
        brush.lay_spot(picture, (x, y - 0.8 * unit), (6 * unit, 6 * unit), GLEAMING, 0.5 * share * (1 - dull))
        left, right, top = x - 0.7 * unit, x + 0.7 * unit, y - 1.7 * unit
        corners = [(left, y), (right, y), (right, top), (left, top)]
        shapes.append(brush.polygon(corners, tone))
    brush.lay_vector(picture, shapes, blaze.around)


def _sparks(picture: pygame.Surface, blaze: Blaze, top: float, dull: float, near: float, random: Random) -> None:
    """What is left of a house that has fallen in: it glows low, and sparks rise from it."""
    fire, unit = blaze.fire, blaze.fire.unit
    glows = Fire(fire.x + unit, fire.y - 0.5 * unit, 0.8 * unit)
    brush.lay_vector(picture, embers(glows, (1 - dull) * near, 0.1), glows.box)
    tone, shapes = mix(SPARK, CHAR, 0.5 * dull), []
    for _ in range(round(3 + (SPARKS - 3) * near)):
        way = random.random()
        x = fire.x + (2 + 9 * way * way + random.uniform(-3, 3)) * unit
        y = top + (2 - 20 * way) * unit
        radius = (0.36 - 0.18 * way) * unit
        shapes.append(brush.ellipse((x, y), (radius, radius), tone, 0.9 - 0.6 * way))
    brush.lay_vector(picture, shapes, fire.box)
