"""The lands on both sides of a battle: cities that burn as they lose, with the dark field between them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from math import sin
from typing import NamedTuple

import pygame

from sprites.city import town
from sprites.city.city_picture import bare_land, behind, in_mood
from sprites.city.fire.blaze import GLEAMING, blazes, doom, lay_blaze
from sprites.city.fire.smoke import Fire, burning, fires, puffs
from sprites.city.living import PictureChange, changes
from sprites.city.plan import CityPlan, Stage
from sprites.city.row import BuiltRow, light_windows, lit_windows
from sprites.city.scenery.land import ground
from sprites.paint import brush
from sprites.paint.palette import BLACK, WHITE, Colour, hex_colour, mix

DARK: Colour = hex_colour("#243050")
"""The field between the lands."""

MEADOW, DUSK = hex_colour("#56663A"), 0.4
"""The field where no words are read before it, and how much darker it is by night."""

EMBER, GLOWS = hex_colour("#B4522A"), 0.42
"""The light of the fires on the field between the armies, and how much of it there is."""

THEIRS, OURS = (0.0, 0.45), (0.42, 1.0)
"""From where to where the lands reach, as shares of the height."""

TINT, FIELD_TINT = 0.12, 0.3
"""How much of a side's colour lies on its land, and of the own one on the field."""

READ, BARE = (1.08, 1.14), (1.0, 0.84)
"""How light a land is that has lost nothing, and one that has lost all; before bare ones no words are read."""

LIT, LIT_TO = 0.7, 0.5
"""By how much what was built is lighter where it is night, and up to what night more and more so: its outlines stand
against the dark.
"""

ASHEN = 0.05, 0.34
"""How much of its colour a land has lost beside what is read, and one that has lost all: its red roofs are charred and
draw no eye, and still nobody takes it for a land in peace.
"""

SEAM = 0.06
"""How far the lands of two enemies fade into the field between them, as a share of their widths."""

CALM = 0.7
"""How much darker a land is under words."""

CALM_TO = 0.57, 0.76
"""Down to where the own land is dark under words, and from where on it is as light as elsewhere: as shares of its
height.
"""

SUBDUED = 162
"""How light all of it is under what is read in high contrast, of 255."""

FADES = 0.3
"""Which share of the far lands fades into the field."""

ROAD = 0.004, 0.07
"""How wide a road between the lands is, at its far and at its near end, as a share of the width."""

BENDS, STEPS = 0.025, 24
"""How far a road bends, as a share of the width, and in how many steps it is drawn."""

RED_SKY = 0.7
"""What the land of a side that has lost nearly all glows in from behind, and how strongly where all is lost."""

THICKENS = 0.6
"""By how much the smoke of fires is larger where all is lost."""

ROUGH = 3
"""How many times smaller a plain picture is drawn."""

SMOKES = 6
"""Fires whose smoke moves, at most: the others are painted."""


class Territory(NamedTuple):
    """A city with its stage, what part of the width it takes, and over how much of that, from the left, words lie."""

    plan: CityPlan
    stage: Stage
    left: float = 0.0
    wide: float = 1.0
    words: float = 0.0


class Battlefield(NamedTuple):
    """The lands of the enemies from left to right, and the own one; whether words are read before them."""

    theirs: tuple[Territory, ...]
    ours: Territory
    mood: str = "full"
    whose: Hashable = 0
    is_read: bool = True

    @property
    def subject(self) -> object:
        """What all pictures of this battle have in common."""
        return "battlefield", self.whose, self.mood

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        """The finished picture, the same in every run."""
        picture = _field(self, size)
        for land in self.theirs:
            part = _part(land, THEIRS, size)
            picture.blit(_far_land(land, part.size, self.is_read), part)
        _lay_roads(picture, self)
        part = _part(self.ours, OURS, size)
        picture.blit(near_land(self.ours, part.size, self.is_read), part)
        for land, rows in self._lands:
            _light(picture.subsurface(_part(land, rows, size)), land, self.is_read)
        return self._as_seen(picture)

    def plain(self, size: tuple[int, int]) -> pygame.Surface:
        """Bare lands and the field, roughly."""
        rough = max(1, size[0] // ROUGH), max(1, size[1] // ROUGH)
        picture = _field(self, rough)
        for land, rows in self._lands:
            part = _part(land, rows, rough)
            sketch = bare_land(land.plan, land.stage, part.size)
            _shine(sketch, _shade(land.plan, self.is_read))
            _calm(sketch, land.words)
            picture.blit(sketch, part)
        return pygame.transform.smoothscale(self._as_seen(picture), size)

    @property
    def stand_in(self) -> None:
        """Nothing is kept of what changes all the time."""
        return None

    def lights(self, size: tuple[int, int]) -> Sequence[pygame.Rect]:
        """The windows in which there is light."""
        found = []
        for land, rows in self._lands:
            part = _part(land, rows, size)
            found += [pane.move(part.topleft) for pane in lit_windows(land.plan, land.stage, part.size)]
        return found

    def fires(self, size: tuple[int, int]) -> Sequence[Fire]:
        """What burns in sight, on all sides alike."""
        found: list[Fire] = []
        for land, rows in self._lands:
            part = _part(land, rows, size)
            burns = [*_fires(land, part.size)][: max(1, SMOKES // (len(self.theirs) + 1))]
            found += [fire._replace(x=fire.x + part.x, y=fire.y + part.y) for fire in burns]
        return found

    def changed(self, before: Battlefield, size: tuple[int, int]) -> Iterator[PictureChange]:
        """What has changed since an earlier picture of this battle: a land that has lost is another at once."""
        if len(before.theirs) != len(self.theirs):
            yield PictureChange(pygame.Rect((0, 0), size))
            return
        for (old, _), (new, rows) in zip(before._lands, self._lands, strict=True):
            part = _part(new, rows, size)
            if _lost(old) != _lost(new):
                yield PictureChange(part)
            elif old != new:
                shown = (old.plan, old.stage), (new.plan, new.stage)
                yield from (change.moved(part.topleft) for change in changes(*shown, part.size))

    def _as_seen(self, picture: pygame.Surface) -> pygame.Surface:
        """A finished picture in its mood; where contrast is high, darker under what is read."""
        picture = in_mood(picture, self.mood)
        if self.mood == "contrast" and self.is_read:
            picture.fill((SUBDUED,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        return picture

    @property
    def _lands(self) -> list[tuple[Territory, tuple[float, float]]]:
        return [*((land, THEIRS) for land in self.theirs), (self.ours, OURS)]


def _lost(land: Territory) -> tuple[object, ...]:
    return land.plan.fires, land.plan.night, land.plan.losses


def _part(land: Territory, rows: tuple[float, float], size: tuple[int, int]) -> pygame.Rect:
    """Where a land lies in the picture."""
    left, right = round(land.left * size[0]), round((land.left + land.wide) * size[0])
    top, foot = round(rows[0] * size[1]), round(rows[1] * size[1])
    return pygame.Rect(left, top, min(right, size[0]) - left, foot - top)


def _shade(plan: CityPlan, is_read: bool) -> tuple[float, float, float]:
    """What the colours of a land are multiplied with, as shares."""
    day, night = READ if is_read else BARE
    light = day + (night - day) * plan.night
    tint = mix(WHITE, mix(plan.colour, WHITE, 0.2), TINT)
    red, green, blue = (tone * light / 255 for tone in tint)
    return red, green, blue


def _field(battle: Battlefield, size: tuple[int, int]) -> pygame.Surface:
    """The field from far to near, where it takes on the own colour."""
    near = mix(DARK, mix(battle.ours.plan.colour, BLACK, 0.55), FIELD_TINT)
    glow = mix(DARK, EMBER, GLOWS)
    if not battle.is_read:
        meadow = mix(MEADOW, DARK, DUSK * battle.ours.plan.night)
        return brush.gradient(size, [(0.0, DARK), (0.3, meadow), (0.6, mix(meadow, near, 0.25)), (1.0, near)])
    steps = [(0.0, DARK), (0.34, DARK), (0.46, glow), (0.52, mix(glow, near, 0.5)), (0.66, near), (1.0, near)]
    return brush.gradient(size, steps)


def _lay_roads(picture: pygame.Surface, battle: Battlefield) -> None:
    """A road from the land of every enemy to the own one."""
    size = picture.get_size()
    shapes = []
    for land in battle.theirs:
        start, end = land.left + land.wide * land.stage.square, battle.ours.stage.square
        left, right = [], []
        for step in range(STEPS + 1):
            near = (step / STEPS) ** 1.6
            middle = start + (end - start) * near + BENDS * sin(6 * near**0.5) * (0.4 + near)
            half = (ROAD[0] + (ROAD[1] - ROAD[0]) * near) / 2
            y = size[1] * (0.3 + (0.8 - 0.3) * near)
            left.append((size[0] * (middle - half), y))
            right.append((size[0] * (middle + half), y))
        shapes.append(brush.polygon([*left, *reversed(right)], mix(DARK, WHITE, 0.5), 0.13))
    picture.blit(brush.vector(size, shapes), (0, 0))


def _far_land(land: Territory, size: tuple[int, int], is_read: bool) -> pygame.Surface:
    """A land with its sky, fading into the field before it, and where the land of another enemy begins."""
    plan, stage = land.plan, land.stage
    picture = behind(plan.scenery, stage.scenery, size).convert_alpha()
    _lay_city(picture, land, is_read)
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill((255, 255, 255, 255))
    fade, seam = round(FADES * size[1]), max(1, round(SEAM * size[0]))
    for y in range(fade):
        veil.fill((255, 255, 255, round(255 * y / fade)), (0, size[1] - 1 - y, size[0], 1))
    for x in range(seam):
        ends = ((x, land.left > 0), (size[0] - 1 - x, land.left + land.wide < 1))
        for column, fades in ends:
            if fades:
                tone = (255, 255, 255, round(255 * x / seam))
                veil.fill(tone, (column, 0, 1, size[1]), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def near_land(land: Territory, size: tuple[int, int], is_read: bool) -> pygame.Surface:
    """The own land, before the field."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    for layer in (ground, town.houses):
        picture.blit(layer(land.plan, land.stage, size), (0, 0))
    _lay_city(picture, land, is_read, CALM_TO)
    return picture


def _lay_city(
    picture: pygame.Surface, land: Territory, is_read: bool, calm_to: tuple[float, float] = (1.0, 1.0)
) -> None:
    """What was built there, and its people; then it gets dark."""
    plan, stage, size = land.plan, land.stage, picture.get_size()
    row = BuiltRow(plan, stage, size).picture
    if is_read:
        _lay_smoke(picture, land)
        light = 1 + LIT * min(plan.night, LIT_TO)
        _shine(row, (light, light, light))
    picture.blit(row, (0, 0))
    town.crowd(plan, stage, size, picture)
    if is_read:
        ash = brush.greyed(picture)
        ash.set_alpha(round(255 * (ASHEN[0] + (ASHEN[1] - ASHEN[0]) * plan.night)))
        picture.blit(ash, (0, 0))
    _shine(picture, _shade(plan, is_read))
    _calm(picture, land.words, calm_to)


def _shine(picture: pygame.Surface, light: tuple[float, float, float]) -> None:
    """Multiply all colours; what of that is over 1 is added."""
    more = tuple(round(255 * max(0.0, each - 1)) for each in light)
    if any(more):
        lit = picture.copy()
        lit.fill((*more, 255), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(lit, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    less = tuple(round(255 * min(1.0, each)) for each in light)
    picture.fill(less, special_flags=pygame.BLEND_RGB_MULT)


def _calm(picture: pygame.Surface, share: float, to: tuple[float, float] = (1.0, 1.0)) -> None:
    """Darken what words lie over, less and less towards what lies beside and below them."""
    (width, height), over = picture.get_size(), max(1, round(SEAM * picture.get_width()))
    across = pygame.Surface((width, 1))
    for x in range(width):
        light = round(255 * (1 - CALM * max(0.0, min(1.0, (share * width + over - x) / over)))) if share else 255
        across.fill((light, light, light), (x, 0, 1, 1))
    veil = pygame.transform.scale(across, (width, height))
    first, last = (round(each * height) for each in to)
    for y in range(first, height):
        light = round(255 * min(1.0, (y - first) / max(1, last - first)))
        veil.fill((light, light, light), (0, y, width, 1), special_flags=pygame.BLEND_RGB_ADD)
    picture.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _fires(land: Territory, size: tuple[int, int]) -> Iterator[Fire]:
    """All that burns there: houses first, then roofs of buildings."""
    thick = 1 + THICKENS * doom(land.plan)
    yield from (fire._replace(unit=thick * fire.unit) for fire in burning(land.plan, land.stage, size))
    yield from fires(land.plan, land.stage, size)


def _redden(picture: pygame.Surface, stage: Stage, near: float) -> None:
    """The light of what burns behind the houses, in the sky and on the land right of the words."""
    width, height = picture.get_size()
    for share in stage.fires[:3]:
        side = (0.34 * width, 1.5 * height)
        brush.lay_spot(picture, (share * width, stage.horizon * height), side, GLEAMING, RED_SKY * near / 2)


def _light(picture: pygame.Surface, land: Territory, is_read: bool) -> None:
    """The light of windows and of fires, and smoke. Beside what is read houses only smoulder, and smoke lies behind
    what was built.
    """
    plan, stage, size = land.plan, land.stage, picture.get_size()
    light_windows(picture, replace(plan, night=1.0), lit_windows(plan, stage, size))
    near = doom(plan)
    if is_read and near:
        _redden(picture, stage, near)
    for blaze in blazes(plan, stage, size):
        lay_blaze(picture, plan, blaze, near, is_read)
    if not is_read:
        _lay_smoke(picture, land)


def _lay_smoke(picture: pygame.Surface, land: Territory) -> None:
    for fire in _fires(land, picture.get_size()):
        brush.lay_vector(picture, puffs(fire, 0.5), fire.box)
