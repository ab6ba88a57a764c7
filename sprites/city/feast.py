"""The city of a winner on the evening of the end: its wonders in light, bunting, lanterns, fireworks, and a crowd."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pygame

from sprites.city.light import air
from sprites.city.mason import Mason
from sprites.city.plan import LEAST_LOT, CityPlan, Neighbour, Stage, spread
from sprites.paint import brush
from sprites.paint.palette import BLACK, Colour, mix

FALLEN_TOWNS, FALLEN_FLAGS, FALLEN_HOUSES = 2, 1, 8
"""Towns of somebody who has fallen, and the flags and houses of each."""

VICTORS_FLAGS, VICTORS_HOUSES = 4, 16
"""The flags and houses of the town of somebody who has won, seen from where nobody has."""

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

A_WORK, MOST_WORKS = 0.17, 0.62
"""How much of the width each wonder takes, and all of them at most, of a picture that is `USUAL` times as wide as high.
"""
USUAL = 5.0

HERO_ROOM, CENTREPIECE = 0.43, 0.12
"""How much of the width the best building takes where there is no wonder, with what is put up beside it, and how far
from the square that stands.
"""

HERO_AT = 0.125
"""How far from the right end that building stands."""

FLOOD, TOGETHER = 0.4, 0.55
"""How bright the light behind a wonder is, and how much of it each of several has less: more would drown the sky."""

SQUARE = 0.045
"""How far the square reaches to both sides, as a share of the width."""

CROWD = ((1.005, 7.6, 0.34), (1.05, 9.6, 0.12))
"""Where the rows of the crowd stand, as a share of the height; how tall people are there, in units, and how dark: they
stand below all that is built, so that no door or column is hidden.
"""
FLAGS_HIGH = 7.6, 9.8
"""How high the flags reach that they wave, in units."""

COATS: tuple[Colour, ...] = ((190, 78, 60), (70, 104, 152), (226, 204, 166), (96, 122, 82), (146, 88, 138))
SKINS: tuple[Colour, ...] = ((226, 176, 136), (188, 132, 96), (120, 80, 58))
HAIR: Colour = (44, 32, 36)
PARTISANS = 0.5
"""How many of the crowd wear the colour of the winner."""

OTHERS: tuple[Colour, ...] = (
    (214, 64, 58),
    (58, 124, 196),
    (240, 186, 70),
    (96, 168, 92),
    (168, 92, 176),
    (238, 128, 60),
)
"""Colours of which every side has one beside its own."""


APART = 160
"""How far two colours are apart at least, in all their parts, that are told apart at night."""


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


def fallen(plan: CityPlan, victors: Iterable[Colour]) -> CityPlan:
    """The city of who has lost a war, on the night of its fall: all of it burns, and those who have won hold the hills
    with flags in their colours.
    """
    rivals = tuple(Neighbour(colour, VICTORS_FLAGS, VICTORS_HOUSES) for colour in victors)
    broken = tuple(lot._replace(is_broken=True, workers=0) for lot in plan.lots if lot)
    return replace(plan, lots=broken, neighbours=rivals, stone=0, drought=0.0, people=0, night=1.0)


def second_tone(plan: CityPlan) -> Colour:
    """What a side wears beside its own colour, at its feasts: by its sign, and never nearly the same."""
    first = sum(map(ord, plan.beast))
    for step in range(len(OTHERS)):
        tone = OTHERS[(first + step) % len(OTHERS)]
        if sum(abs(one - other) for one, other in zip(tone, plan.colour, strict=True)) > APART:
            return tone
    return IVORY


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
        lots = (*others[:hero], last - HERO_AT, *others[hero:]) if hero >= 0 else others
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
        centrepiece=0.0 if works else round(square + CENTREPIECE, 4),
    )


def _best(plan: CityPlan) -> int:
    """The place of the building of the latest age in which most work; -1 where nothing was built."""
    built = [(not lot.is_army, lot.age, lot.workers, -place) for place, lot in enumerate(plan.lots) if lot]
    return -max(built)[3] if built else -1


def floodlights(picture: pygame.Surface, stage: Stage) -> None:
    """Light from the ground behind every wonder; that of several comes together."""
    width, height = picture.get_size()
    foot, high, wide = stage.work
    for share in stage.works:
        spot, side = (share * width, (foot - 0.35 * high) * height), 2.3 * max(wide * width, high * height)
        glow(picture, spot, side, LANTERN, FLOOD / max(1.0, TOGETHER * len(stage.works)))


def crowd(picture: pygame.Surface, plan: CityPlan) -> None:
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
        x, tall = (number + random.random()) * 9, random.uniform(*FLAGS_HIGH)
        lean, tone = random.uniform(-1.2, 1.2), (plan.colour, IVORY, GOLD)[number % 3]
        top, hem = x + lean, x + 0.8 * lean
        mason.line([(x, 3), (top, tall)], "dark", 0.35)
        cloth = [(top, tall), (top + 4, tall - 0.7), (hem + 3.6, tall - 2.9), (hem, tall - 2.4)]
        mason.poly(cloth, mix(tone, BLACK, 0.08))
    brush.lay_vector(picture, mason.shapes, picture.get_rect())


def glow(picture: pygame.Surface, centre: tuple[float, float], side: float, tone: Colour, strength: float) -> None:
    """Light that is added to what lies there."""
    halo = pygame.Surface((round(side), round(side)))
    halo.blit(brush.spot(halo.get_size(), tone, strength, 2.4), (0, 0))
    picture.blit(halo, halo.get_rect(center=(round(centre[0]), round(centre[1]))), special_flags=pygame.BLEND_RGB_ADD)
