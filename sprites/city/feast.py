"""The city of a winner on the evening of the end: its wonders in light, bunting, lanterns, fireworks, and a crowd."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise
from math import cos, pi, sin
from random import Random

import pygame

from sprites.city.light import air
from sprites.city.mason import Mason
from sprites.city.plan import LEAST_LOT, CityPlan, Neighbour, Stage, spread
from sprites.paint import brush
from sprites.paint.palette import BLACK, WHITE, Colour, mix

FALLEN_TOWNS, FALLEN_FLAGS, FALLEN_HOUSES = 2, 1, 8
"""Towns of somebody who has fallen, and the flags and houses of each."""

FIRST_FIRE, GOLDEN = 0.9, 0.618034
"""Where the first house burns, as a share of the width, and how far on the next: they fill it evenly."""

DUSK, DAYBREAK = 0.5, 0.62
"""How far the night has fallen when fireworks are seen and windows are lit; what is left of it after a last stand."""

SCARRED = 0.5
"""The share of its health that a land may have lost and still feast."""

GOLD: Colour = (255, 212, 110)
LANTERN: Colour = (255, 190, 96)
BULB: Colour = (255, 226, 158)
IVORY: Colour = (255, 244, 220)

BURSTS = ((0.55, 0.15, 13.0), (0.68, 0.2, 9.0), (0.79, 0.14, 15.0), (0.9, 0.19, 10.0), (0.965, 0.1, 8.0))
"""The middles of fireworks, as shares of width and height, and their radii in units: no words are read before them."""

RAYS, RINGS, STARS = 22, (0.34, 0.62, 0.84, 1.0), 0.55
"""Rays of a firework, how far from its middle the sparks on each lie, and how large they are, in units."""

A_WORK, MOST_WORKS = 0.17, 0.62
"""How much of the width each wonder takes, and all of them at most, of a picture that is `USUAL` times as wide as high.
"""
USUAL = 5.0

HERO_ROOM = 0.3
"""How much of the width the best building takes where there is no wonder."""

SQUARE = 0.045
"""How far the square reaches to both sides, as a share of the width."""

POLE, MAST, SAG, PENNANT = 0.93, 34.0, 7.0, 2.4
"""The foot of the poles of the bunting, as a share of the height; how high they are, how far a line sags, and how wide
its pennants are, in units.
"""
BETWEEN_POLES = 34.0

CROWD = ((0.985, 8.0, 0.34), (1.03, 10.5, 0.12))
"""Where the rows of the crowd stand, as a share of the height; how tall people are there, in units, and how dark."""

COATS: tuple[Colour, ...] = ((190, 78, 60), (70, 104, 152), (226, 204, 166), (96, 122, 82), (146, 88, 138))
SKINS: tuple[Colour, ...] = ((226, 176, 136), (188, 132, 96), (120, 80, 58))
HAIR: Colour = (44, 32, 36)
PARTISANS = 0.5
"""How many of the crowd wear the colour of the winner."""

NIGHT_SKY: Colour = (30, 26, 66)
DEEP = 0.62
"""What the top of the sky has turned to, and how far."""


def won(plan: CityPlan) -> CityPlan:
    """The city as its winner remembers it: nothing burns or is still to be built, and everybody is out."""
    mended = tuple(lot._replace(is_broken=False) for lot in plan.lots if lot)
    return replace(
        plan, lots=mended, works=tuple(work for work in plan.works if work.is_ready), stone=0, drought=0.0, losses=0,
        neighbours=tuple(each._replace(burns=False) for each in plan.neighbours), is_at_war=False, fires=0,
        night=DUSK, is_festive=True,
    )  # fmt: skip


def held(plan: CityPlan, fallen: Iterable[Colour]) -> CityPlan:
    """The city of who has won a war to the end. One that has kept most of its health feasts as `won` does; in any other
    what is broken stays broken, and nobody feasts. The towns of those who have fallen smoke on the horizon, each in its
    colour.
    """
    rivals = tuple(
        Neighbour(colour, FALLEN_FLAGS, FALLEN_HOUSES, burns=True) for colour in fallen for _ in range(FALLEN_TOWNS)
    )
    if plan.night <= SCARRED:
        return replace(won(plan), neighbours=rivals)
    return replace(
        plan, lots=tuple(filter(None, plan.lots)), neighbours=rivals, stone=0, drought=0.0, night=DAYBREAK,
        is_vigil=True,
    )  # fmt: skip


def festive(plan: CityPlan, across: float, words: float = 0.0) -> Stage:
    """A stage so many times as wide as high on which wonders are the largest: they take the right, where no words are
    read before the sky, and buildings the left. Where there is no wonder the best building stands there instead, larger
    than the others. There is sea only where there are colonies in it. `words`: as far from the left, as a share of the
    width, as something is read before the sky, which no wonder stands behind.
    """
    isles, works = len(plan.colonies), len(plan.works)
    coast = 1.03 if not isles else 0.9 if isles < 4 else 0.84
    last = min(0.985, coast - 0.01)
    wide = min(MOST_WORKS, last - words, A_WORK * works * USUAL / across) if works else 0.0
    square = last - wide - SQUARE if works else last - HERO_ROOM - SQUARE
    places, hero = max(1, len(plan.lots)), -1
    if works:
        lots, room = spread(0.015, square - SQUARE, places), square - SQUARE
    else:
        hero, room = _best(plan), square - SQUARE
        others = spread(0.015, square - SQUARE, max(1, places - 1))
        lots = (*others[:hero], last - HERO_ROOM / 2, *others[hero:]) if hero >= 0 else others
        places = max(1, places - 1)
    return Stage(
        tuple(round(share, 4) for share in lots),
        tuple(round(share, 4) for share in spread(last - wide, last, max(1, works))[:works]),
        spread(coast + 0.01, 0.995, max(1, isles))[:isles],
        lot=(0.86, round(max(LEAST_LOT, min(0.44, 0.92 * room * across / places)), 4)),
        work=(0.9, 0.8, round(0.96 * wide / max(1, works), 4)),
        coast=coast,
        square=round(square, 4),
        fires=tuple(round(0.02 + 0.96 * ((FIRST_FIRE + place * GOLDEN) % 1), 3) for place in range(plan.fires)),
        has_plots=False,
        hero=hero,
    )


def _best(plan: CityPlan) -> int:
    """The place of the building of the latest age in which most work; -1 where nothing was built."""
    built = [(not lot.is_army, lot.age, lot.workers, -place) for place, lot in enumerate(plan.lots) if lot]
    return -max(built)[3] if built else -1


def fireworks(picture: pygame.Surface, colour: Colour) -> None:
    """In the sky, in the colour of the winner and in gold."""
    (width, height), tones = picture.get_size(), (GOLD, mix(colour, WHITE, 0.3), IVORY)
    unit, shapes = height / 100, list[str]()
    veil = pygame.Surface((1, round(0.5 * height)), pygame.SRCALPHA)
    for row in range(veil.get_height()):
        veil.fill((*NIGHT_SKY, round(255 * DEEP * (1 - row / veil.get_height()) ** 1.2)), (0, row, 1, 1))
    picture.blit(pygame.transform.scale(veil, (width, veil.get_height())), (0, 0))
    for number, (across, down, radius) in enumerate(BURSTS):
        random, tone = Random(40 + number), tones[number % 3]
        centre, reach = (across * width, down * height), radius * unit
        glow(picture, centre, 3.4 * reach, tone, 0.34)
        trail = [(centre[0] - 1.6 * unit, 0.44 * height), (centre[0] - 0.5 * unit, centre[1] + 0.5 * reach), centre]
        shapes.append(brush.stroke(trail, mix(tone, WHITE, 0.3), 0.3 * unit, 0.3))
        for ray in range(RAYS):
            angle, far = 2 * pi * (ray + 0.3 * random.random()) / RAYS, reach * random.uniform(0.8, 1.0)
            for share in RINGS:
                x, y = centre[0] + cos(angle) * far * share, centre[1] + sin(angle) * far * share
                y += 0.14 * reach * share * share
                size = STARS * unit * (0.5 + 0.6 * share)
                shapes.append(
                    brush.ellipse((x, y), (size, size), mix(tone, WHITE, 0.65 - 0.5 * share), 0.55 + 0.4 * share)
                )
            edge = centre[0] + cos(angle) * far, centre[1] + sin(angle) * far + 0.14 * reach
            shapes.append(brush.stroke([centre, edge], tone, 0.22 * unit, 0.4))
    brush.lay_vector(picture, shapes, picture.get_rect())


def floodlights(picture: pygame.Surface, stage: Stage) -> None:
    """Light from the ground behind every wonder."""
    width, height = picture.get_size()
    foot, high, wide = stage.work
    for share in stage.works:
        glow(
            picture,
            (share * width, (foot - 0.35 * high) * height),
            2.3 * max(wide * width, high * height),
            LANTERN,
            0.4,
        )


def adorn(picture: pygame.Surface, plan: CityPlan, stage: Stage) -> None:
    """Bunting and lanterns over the buildings and the square, and everybody before them."""
    (width, height), here = picture.get_size(), air(plan)
    unit, foot = height / 100, POLE * height
    last = stage.square + SQUARE if stage.works else 0.985
    many = max(2, round(last * width / (BETWEEN_POLES * unit)))
    feet = [(0.012 + (last - 0.012) * place / many) * width for place in range(many + 1)]
    mason = Mason(here, plan.colour, 0.0, foot, unit)
    for x in feet:
        at = x / unit
        mason.line([(at, 0), (at, MAST)], "dark", 0.7)
        mason.disc(at, MAST, 0.9, GOLD)
    brush.lay_vector(picture, mason.shapes, picture.get_rect())
    lights = [spot for line, tall in ((0, MAST - 1), (1, MAST - 9)) for spot in _hung(feet, foot, unit, tall, line)]
    tones = (plan.colour, IVORY, GOLD)
    shapes = list[str]()
    for number, (x, y, is_lantern) in enumerate(lights):
        if is_lantern:
            continue
        half, tone = 0.5 * PENNANT * unit, mix(tones[number % 3], here.fore, 0.12)
        shapes.append(brush.polygon([(x - half, y), (x + half, y), (x, y + 3.4 * unit)], tone))
    for line, tall in ((0, MAST - 1), (1, MAST - 9)):
        spots = _hung(feet, foot, unit, tall, line)
        shapes.append(brush.stroke([(x, y) for x, y, _ in spots], mix(here.dark, BLACK, 0.3), 0.3 * unit))
    brush.lay_vector(picture, shapes, picture.get_rect())
    lanterns: list[tuple[float, float]] = [*dict.fromkeys((round(x), round(y)) for x, y, is_hung in lights if is_hung)]
    lanterns += [(share * width + side * 0.5 * stage.work[2] * width, stage.work[0] * height - 3 * unit)
                 for share in stage.works for side in (-1, 1)]  # fmt: skip
    for x, y in lanterns:
        brush.lay_spot(picture, (x, y + unit), (13 * unit, 13 * unit), LANTERN, 0.42)
    bulbs = [brush.ellipse((x, y + unit), (0.8 * unit, unit), BULB) for x, y in lanterns]
    brush.lay_vector(picture, bulbs, picture.get_rect())
    _crowd(picture, plan)


def _crowd(picture: pygame.Surface, plan: CityPlan) -> None:
    """Everybody, seen from behind in two rows with flags, against the light of the square."""
    (width, height), here, shapes = picture.get_size(), air(plan), list[str]()
    unit, random = height / 100, Random(21)
    for row, (down, tall, dark) in enumerate(CROWD):
        x = -2.0 * row * unit
        while x < width:
            size, foot = tall * random.uniform(0.86, 1.06) * unit, down * height
            coat = plan.colour if random.random() < PARTISANS else random.choice(COATS)
            coat, skin = (mix(tone, here.fore, 0.2 + dark) for tone in (coat, random.choice(SKINS)))
            half, neck = 0.24 * size, foot - 0.72 * size
            shapes.append(brush.polygon([(x - half, foot), (x - 0.8 * half, neck + 0.1 * size), (x - 0.3 * half, neck),
                                         (x + 0.3 * half, neck), (x + 0.8 * half, neck + 0.1 * size), (x + half, foot)],
                                        coat))  # fmt: skip
            if random.random() < 0.22:
                side = random.choice((-1, 1))
                hand = x + side * 1.5 * half, neck - 0.3 * size
                shapes.append(brush.stroke([(x + side * 0.7 * half, neck + 0.12 * size), hand], coat, 0.12 * size))
                shapes.append(brush.ellipse(hand, (0.07 * size,) * 2, skin))
            head = x, neck - 0.1 * size
            shapes.append(brush.ellipse(head, (0.135 * size, 0.15 * size), mix(LANTERN, here.fore, 0.25 + dark)))
            shapes.append(brush.ellipse((x + 0.02 * size, head[1] + 0.012 * size), (0.12 * size, 0.135 * size),
                                        mix(HAIR, skin, 0.25)))  # fmt: skip
            x += size * random.uniform(0.5, 0.72)
        if not row:
            brush.lay_vector(picture, shapes, picture.get_rect())
            shapes = []
            _flags(picture, plan, unit)
    brush.lay_vector(picture, shapes, picture.get_rect())


def _flags(picture: pygame.Surface, plan: CityPlan, unit: float) -> None:
    """What the crowd waves."""
    width, height = picture.get_size()
    mason, random = Mason(air(plan), plan.colour, 0.0, float(height), unit), Random(88)
    for number in range(round(width / (9 * unit))):
        x, tall = (number + random.random()) * 9, random.uniform(11, 16)
        lean, tone = random.uniform(-1.2, 1.2), (plan.colour, IVORY, GOLD)[number % 3]
        top, hem = x + lean, x + 0.8 * lean
        mason.line([(x, 3), (top, tall)], "dark", 0.35)
        cloth = [(top, tall), (top + 4, tall - 0.7), (hem + 3.6, tall - 2.9), (hem, tall - 2.4)]
        mason.poly(cloth, mix(tone, BLACK, 0.08))
    brush.lay_vector(picture, mason.shapes, picture.get_rect())


def _hung(feet: list[float], foot: float, unit: float, tall: float, line: int) -> Iterator[tuple[float, float, bool]]:
    """What hangs on the lines from pole to pole: pennants on the upper one, lanterns on that below."""
    for x, after in pairwise(feet):
        many = max(2, round((after - x) / ((4.2 if line == 0 else 8.0) * unit)))
        for place in range(many + 1):
            share = place / many
            sags = 4 * share * (1 - share) * SAG * unit
            yield x + (after - x) * share, foot - tall * unit + sags, line == 1


def glow(picture: pygame.Surface, centre: tuple[float, float], side: float, tone: Colour, strength: float) -> None:
    """Light that is added to what lies there."""
    halo = pygame.Surface((round(side), round(side)))
    halo.blit(brush.spot(halo.get_size(), tone, strength, 2.4), (0, 0))
    picture.blit(halo, halo.get_rect(center=(round(centre[0]), round(centre[1]))), special_flags=pygame.BLEND_RGB_ADD)
