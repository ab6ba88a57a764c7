"""Wonders whose posters show nothing that could be cut out, such as a ceiling or a voyage: each as it stands in a city,
up to a hundred units high and 1.4 times as wide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from math import cos, pi, sin

from sprites.city.mason import Mason, Spot
from sprites.paint.palette import BLACK, WHITE, Colour, mix

BRICK: Colour = (178, 98, 66)
TILE: Colour = (190, 98, 62)
GRANITE: Colour = (172, 166, 150)
LAWN, GROVE = (122, 164, 78), (70, 116, 66)
SAND: Colour = (232, 196, 130)
SEA, FOAM = (38, 112, 146), (220, 238, 240)
ICE, BLUE_ICE = (232, 242, 248), (168, 202, 226)
HULL, DECK, FUNNEL = (38, 36, 46), (240, 234, 220), (214, 156, 72)
CANVAS, TARRED = (244, 234, 208), (82, 54, 36)
SKIN, AZURE = (224, 170, 130), (96, 150, 190)


def chapel(m: Mason) -> None:
    """A tall plain house of brick with battlements. Its gable is open: there two hands nearly touch."""
    m.block(2, 54, 62, tone=TILE, split=0.0)
    m.rect(2, 0, 54, 62, mix(BRICK, BLACK, 0.2))
    for x in (12, 24, 36, 48):
        m.arch(x, 6, 17, 38, "dark")
        m.arch(x, 4.4, 15.4, 38.8, "pane")
        m.rect(x - 5.2, 0, 2.2, 58, mix(BRICK, BLACK, 0.34))
        m.arch(x, 5, 12, 8, "dark")
    m.rect(2, 62, 54, 2.6, mix(BRICK, BLACK, 0.34))
    m.teeth(2, 54, 64.6, 9, 4, mix(BRICK, BLACK, 0.22))
    m.poly([(2, 69), (8, 84), (52, 78), (56, 69)], m.dusk(TILE, 0.25))
    m.poly([(-46, 0), (-46, 66), (-20, 88), (6, 66), (6, 0)], BRICK)
    m.poly([(-50, 64), (-20, 91), (10, 64), (6, 63), (-20, 86), (-46, 63)], TILE)
    for row in range(12):
        m.line([(-45, 5 * row + 3), (5, 5 * row + 3)], mix(BRICK, BLACK, 0.1), 0.35)
    for x in (-46, -2):
        m.block(x, 8, 58, tone=mix(BRICK, WHITE, 0.1))
        m.teeth(x - 1, 10, 58, 3, 3.4, mix(BRICK, WHITE, 0.1))
    m.arch(-20, 38, 46, 22, "stone")
    m.arch(-20, 34, 43, 23.6, AZURE)
    for x, y, r in ((-31, 33, 5), (-25, 29, 6), (-15, 29, 5), (-8, 33, 5), (-20, 60, 4)):
        m.disc(x, y, r, mix(AZURE, WHITE, 0.6))
    m.poly([(-36, 42), (-36, 49), (-28, 47.6), (-22.4, 45.2), (-21.4, 43.6), (-24, 43.4), (-28, 42)], SKIN)
    m.poly([(-4, 40), (-4, 54), (-11, 51), (-18, 46.2), (-20.6, 44.2), (-17.4, 43), (-11, 43)], SKIN)
    m.poly([(-4, 40), (-4, 46), (-11, 44.4), (-18, 44), (-17.4, 43), (-11, 43)], mix(SKIN, BLACK, 0.24))
    m.rect(-40, 19, 40, 3, "stone")
    m.arch(-20, 12, 16, 0, "stone")
    m.arch(-20, 9, 14, 0, "dark")
    m.line([(-20, 91), (-20, 99)], "gold", 1.1)
    m.line([(-22.6, 96), (-17.4, 96)], "gold", 1.1)


def terraces(m: Mason) -> None:
    """Terraces on a mountain ridge, houses without a roof among them, and the peak behind."""
    rock = mix(GRANITE, GROVE, 0.35)
    m.poly([(-14, 20), (4, 62), (12, 84), (20, 97), (27, 92), (34, 72), (46, 50), (58, 20)], GROVE)
    m.poly([(20, 97), (27, 92), (34, 72), (46, 50), (58, 20), (34, 20), (27, 52), (23, 78)], m.dusk(GROVE, 0.35))
    m.poly([(12, 84), (20, 97), (23, 78), (18, 66), (14, 74)], rock)
    m.poly([(4, 62), (12, 70), (10, 52), (2, 50)], rock)
    m.poly([(23, 78), (27, 92), (34, 72), (30, 60)], m.dusk(rock, 0.4))
    steps = 7
    for step in range(steps):
        left, right, y, high = -62 + 6.4 * step, 62 - 4.6 * step, 8.2 * step, 8.2
        stone = mix(GRANITE, WHITE, 0.08 * (step % 2))
        m.poly([(left, y), (left + 2, y + high - 2.4), (right - 2, y + high - 2.4), (right, y)], stone)
        m.poly([(left + 0.62 * (right - left), y), (left + 0.62 * (right - left), y + high - 2.4),
                (right - 2, y + high - 2.4), (right, y)], m.dusk(stone, 0.34))  # fmt: skip
        for place in range(int((right - left) / 7)):
            x = left + 4 + 7 * place + 3 * (step % 2)
            m.rect(x, y + 1 + (place % 3), 3.2, 1.5, mix(stone, BLACK, 0.14))
        m.poly([(left + 2, y + high - 2.6), (left + 5, y + high), (right - 4, y + high), (right - 2, y + high - 2.6)],
               mix(LAWN, WHITE, 0.06 * (step % 2)))  # fmt: skip
    houses = ((-38, 49, 15, 12), (-21, 57, 14, 12), (-5, 57, 16, 14), (13, 57, 13, 11), (-48, 24, 14, 11),
              (20, 32, 15, 11), (36, 15.8, 14, 10), (-30, 15.8, 14, 10))  # fmt: skip
    for x, y, wide, high in houses:
        m.block(x, wide, high * 0.6, y, mix(GRANITE, WHITE, 0.28), 0.6)
        m.gable(x, wide, high * 0.6, y + high * 0.6, mix(GRANITE, WHITE, 0.28))
        m.poly([(x + 2.4, y + high * 0.6), (x + wide / 2, y + high), (x + wide - 2.4, y + high * 0.6)], "dark", 0.55)
        m.rect(x + wide * 0.22, y, wide * 0.16, high * 0.42, "dark")
        m.rect(x + wide * 0.74, y + 2, wide * 0.12, high * 0.24, "dark")
    for x, y in ((-56, 6), (50, 12), (-10, 40)):
        m.disc(x, y + 3, 3.4, GROVE)
        m.disc(x + 1, y + 2.4, 2.6, m.dusk(GROVE, 0.3))


def long_wall(m: Mason) -> None:
    """A wall that climbs from ridge to ridge, with a watchtower on each."""
    m.poly([(-66, 0), (-62, 14), (-44, 30), (-30, 26), (-12, 40), (6, 56), (18, 66), (34, 50), (54, 30), (66, 10),
            (68, 0)], LAWN)  # fmt: skip
    m.poly([(18, 66), (34, 50), (54, 30), (66, 10), (68, 0), (30, 0), (22, 30)], m.dusk(LAWN, 0.35))
    m.poly([(-44, 30), (-30, 26), (-12, 40), (-20, 14), (-32, 0), (-46, 0)], m.dusk(LAWN, 0.2))
    stone = mix(GRANITE, SAND, 0.4)

    def run(spots: list[Spot], high: float) -> None:
        """A piece of wall on the ground along these places, with teeth on it."""
        top = [(x, y + high) for x, y in spots]
        m.poly([*spots, *reversed(top)], stone)
        m.poly([*[(x, y - 0.1) for x, y in spots], *[(x, y + high * 0.3) for x, y in reversed(spots)]],
               m.dusk(stone, 0.2))  # fmt: skip
        for (x, y), (after, up) in pairwise(top):
            many = max(2, round((after - x) / 3.4))
            for place in range(many):
                share = (place + 0.2) / many
                m.rect(x + (after - x) * share, y + (up - y) * share - 0.4, 0.55 * (after - x) / many, 2.6, stone)

    def watch(x: float, y: float, wide: float, high: float) -> None:
        m.poly([(x - wide * 0.56, y), (x - wide / 2, y + high), (x + wide / 2, y + high), (x + wide * 0.56, y)], stone)
        m.poly([(x + wide * 0.14, y), (x + wide * 0.12, y + high), (x + wide / 2, y + high), (x + wide * 0.56, y)],
               m.dusk(stone, 0.34))  # fmt: skip
        m.rect(x - wide * 0.56, y + high, wide * 1.12, wide * 0.08, m.dusk(stone, 0.15))
        m.teeth(x - wide * 0.56, wide * 1.12, y + high + wide * 0.08, 5, wide * 0.12, stone)
        for place in (-0.28, 0.0):
            m.arch(x + place * wide, wide * 0.16, wide * 0.26, y + high * 0.55, "dark")
        m.arch(x - 0.14 * wide, wide * 0.24, wide * 0.4, y, "dark")

    run([(20, 62), (30, 53), (42, 40), (56, 26)], 6)
    watch(56, 24, 13, 22)
    run([(-14, 36), (-2, 47), (10, 58), (18, 64)], 8)
    watch(18, 60, 19, 32)
    run([(-58, 14), (-46, 26), (-36, 25), (-26, 27), (-14, 37)], 11)
    watch(-44, 22, 26, 38)
    for x, y, r in ((-8, 14, 5), (0, 22, 4), (36, 16, 5), (44, 10, 4), (-60, 4, 4), (8, 8, 6)):
        m.disc(x, y + r * 0.5, r, GROVE)
        m.disc(x + 0.3 * r, y + 0.3 * r, r * 0.75, m.dusk(GROVE, 0.3))


def society(m: Mason) -> None:
    """A learned house under a dome of copper, with a portico, and instruments on its roof."""
    wall = mix(BRICK, WHITE, 0.1)
    m.block(-58, 116, 34, tone=wall, split=0.7)
    for row, high in ((4, 9), (19, 9)):
        for place in range(9):
            x = -54 + 13.2 * place
            if abs(x + 2.6) > 18:
                m.rect(x - 0.8, row - 0.8, 6.4, high + 2, "stone")
                m.pane(x, row, 4.8, high)
    m.rect(-60, 33, 120, 3.2, "stone")
    for place in range(15):
        m.rect(-57 + 8 * place, 36.2, 2, 3.6, "stone")
    m.rect(-58, 39.6, 116, 1.2, "stone")
    m.block(-21, 42, 45, tone="stone", split=0.72)
    m.columns(-19, 38, 28, 4, 6, "white")
    m.rect(-23, 0, 46, 4, "stone")
    m.rect(-22, 32, 44, 3.6, "white")
    m.gable(-22, 44, 11, 35.6, "white")
    m.poly([(-15, 37), (0, 44.4), (15, 37)], "copper")
    m.disc(0, 39.6, 2.4, "gold")
    m.block(-15, 30, 15, 46, "stone", 0.68)
    m.arches(-14, 28, 9.4, 48, 6, "pane")
    m.rect(-16.6, 60, 33.2, 2.2, "white")
    m.dome(0, 15.4, 62, "copper", 1.06)
    for x in (-9.4, -4.6, 0.4, 6):
        m.line([(x, 62), (x * 0.74, 71), (x * 0.28, 77.8)], mix((92, 158, 140), WHITE, 0.3), 0.5)
    m.block(-3.4, 6.8, 6, 77, "white", 0.6)
    m.dome(0, 3.8, 83, "copper", 1.1)
    m.line([(0, 87), (0, 96)], "gold", 0.9)
    m.disc(0, 93, 2.3, "gold")
    m.line([(-50, 41), (-45, 52), (-40, 41)], "wood", 1.1)
    m.both([(-54, 49), (-38, 57.4), (-36.6, 54.6), (-52.6, 46.4)], -41, "gold")
    ring: list[Spot] = [(46 + 7 * cos(2 * pi * k / 24), 51 + 7 * sin(2 * pi * k / 24)) for k in range(25)]
    m.line(ring, "gold", 1.0)
    m.line([(x + (y - 51) * 0.2, 51 + (y - 51) * 0.4) for x, y in ring], "gold", 0.8)
    m.line([(46, 41), (46, 44)], "gold", 1.4)
    m.disc(46, 51, 2.2, "gold")


def _pier(m: Mason, left: float, right: float) -> None:
    """Planks on piles, and the water under them."""
    m.poly([(left - 3, 0), (left + 1, 9), (right - 1, 9), (right + 3, 0)], SEA)
    for row in range(3):
        for place in range(int((right - left) / 15)):
            x = left + 4 + 15 * place + 5 * (row % 2)
            m.line([(x, 1.6 + 2.4 * row), (x + 7, 1.6 + 2.4 * row)], mix(SEA, FOAM, 0.5), 0.7)


def voyage(m: Mason) -> None:
    """A ship of three masts at its pier, all sails set; a finch has come along."""
    _pier(m, -62, 62)
    for x, top, sails in ((-30, 84, 3), (2, 96, 4), (30, 78, 3)):
        m.line([(x, 16), (x, top)], "wood", 1.4)
        reach, y = 15.0, 27.0
        for sail in range(sails):
            high = 17.0 - 2.6 * sail
            low = reach * 0.94
            m.line([(x - reach - 1, y + high), (x + reach + 1, y + high)], "wood", 1.0)
            m.poly([(x - reach, y + high), (x - low - 1.6, y + high * 0.5), (x - low, y + 1), (x, y + 3.4),
                    (x + low, y + 1), (x + low + 2.2, y + high * 0.5), (x + reach, y + high)], CANVAS)  # fmt: skip
            m.poly([(x + reach * 0.3, y + high), (x + low * 0.36, y + 2.7), (x + low, y + 1),
                    (x + low + 2.2, y + high * 0.5), (x + reach, y + high)], mix(CANVAS, TARRED, 0.22))  # fmt: skip
            y, reach = y + high + 0.8, reach * 0.82
    m.poly([(2, 96), (2, 90), (14, 92.4)], "cloth")
    for start, end in (((-56, 26), (-30, 80)), ((-56, 26), (-30, 60)), ((30, 74), (50, 22)), ((2, 92), (-30, 60))):
        m.line([start, end], mix(TARRED, BLACK, 0.3), 0.5)
    m.poly([(-40, 20), (-63, 30), (-62, 27.6), (-42, 15)], "wood")
    hull: list[Spot] = [(-46, 22), (-40, 12), (-33, 5), (40, 5), (47, 12), (50, 25), (44, 22), (20, 19.4), (-20, 19)]
    m.poly(hull, TARRED)
    m.poly([(-44, 19), (-42, 16), (46, 16.4), (48, 20), (20, 16.8), (-20, 16.4)], CANVAS)
    for place in range(9):
        m.rect(-32 + 8.4 * place, 16.2, 2.6, 2.4, "dark")
    m.poly([(10, 5), (12, 19.6), (20, 19.4), (44, 22), (50, 25), (47, 12), (40, 5)], BLACK, 0.22)
    m.line([(-36, 9), (45, 9)], mix(TARRED, SAND, 0.4), 0.7)
    m.poly([(-39, 5.6), (-33, 3.4), (41, 3.4), (46, 6), (40, 5), (-33, 5)], FOAM)
    m.block(40, 26, 5, 0, "wood", 0.7)
    for x in (42, 52, 62):
        m.rect(x, 0, 2, 8, mix(TARRED, BLACK, 0.2))
    m.poly([(49, 10.6), (52, 13.6), (56.6, 14), (58.4, 16.6), (60.6, 17.4), (63, 16), (62, 13), (59, 9.6), (54, 9)],
           "gold")  # fmt: skip
    m.poly([(51, 11), (56, 13.4), (58, 10.6), (54, 9)], m.dusk("gold", 0.4))
    m.poly([(62.6, 16.4), (66, 15.2), (62.8, 14.4)], "dark")
    m.disc(61, 15.6, 0.6, "dark")


def assembly_line(m: Mason) -> None:
    """A factory of brick and glass with chimneys; motor cars roll out of it on a belt."""
    for x, high in ((34, 97), (48, 88)):
        m.both([(x - 4, 0), (x - 2.8, high), (x + 2.8, high), (x + 4, 0)], x + 0.6, BRICK)
        m.rect(x - 3.6, high - 4, 7.2, 2.6, "stone")
        m.rect(x - 3, high - 12, 6, 2.2, "white")
    m.block(-60, 122, 36, tone=BRICK, split=0.74)
    for place in range(6):
        x = -60 + 16 * place
        m.poly([(x, 36), (x, 52), (x + 16, 36)], "steel")
        m.poly([(x, 37.6), (x, 50), (x + 3.6, 46.6), (x + 3.6, 37.6)], AZURE)
        m.poly([(x + 1.4, 50.8), (x, 52), (x + 16, 36), (x + 14, 36)], m.dusk("steel", 0.3))
    m.rect(-62, 34.6, 126, 2.6, "stone")
    for place in range(7):
        x = -56 + 11 * place
        m.rect(x - 1, 15, 9, 16, "stone")
        m.pane(x, 16, 7, 14)
        for row in (20.6, 25.2):
            m.line([(x, row), (x + 7, row)], "steel", 0.5)
        m.line([(x + 3.5, 16), (x + 3.5, 30)], "steel", 0.5)
    m.block(22, 36, 50, tone=mix(BRICK, WHITE, 0.1), split=0.66)
    m.rect(20.6, 49, 38.8, 3, "stone")
    m.wheel(40, 62, 12, 10, "dark")
    m.wheel(40, 62, 9.6, 10, "gold")
    m.arch(40, 24, 34, 0, "stone")
    m.arch(40, 20, 31, 0, "dark")
    m.rect(-64, 2.4, 128, 3.4, "steel")
    m.rect(-64, 4.6, 128, 1.2, mix((98, 106, 118), WHITE, 0.4))
    for place in range(16):
        m.disc(-60 + 8 * place, 1.8, 1.9, "dark")
    for x in (-52, -24, 4):
        _motor_car(m, x, 5.8)
    _motor_car(m, 33, 5.8)


def _motor_car(m: Mason, x: float, y: float) -> None:
    body = (30, 32, 40)
    m.poly([(x, y + 4), (x + 1, y + 10), (x + 10, y + 10.4), (x + 18.6, y + 9.4), (x + 20, y + 4)], body)
    m.poly([(x + 1.4, y + 10), (x + 2.4, y + 17), (x + 10.6, y + 17), (x + 11.8, y + 10)], body)
    m.rect(x + 3.2, y + 11, 3, 4.6, FOAM)
    m.rect(x + 7.2, y + 11, 3, 4.6, FOAM)
    m.rect(x + 0.6, y + 17, 11.4, 1.2, mix(body, WHITE, 0.2))
    m.rect(x + 1, y + 7.6, 18, 0.8, "cloth")
    m.disc(x + 19.6, y + 8, 1.3, "gold")
    for wheel in (x + 4.4, x + 16):
        m.disc(wheel, y + 3.4, 3.4, "dark")
        m.disc(wheel, y + 3.4, 2.2, "wood")
        m.disc(wheel, y + 3.4, 0.8, "gold")


def ice_camp(m: Mason) -> None:
    """A tent and a flag on the ice, a sledge before them, and penguins."""
    m.poly([(-64, 0), (-58, 16), (-44, 22), (-34, 44), (-24, 58), (-12, 52), (0, 66), (10, 58), (22, 30), (46, 22),
            (60, 12), (66, 0)], ICE)  # fmt: skip
    m.poly([(0, 66), (10, 58), (22, 30), (46, 22), (60, 12), (66, 0), (24, 0), (8, 22), (4, 44)], BLUE_ICE)
    m.poly([(-24, 58), (-12, 52), (-14, 36), (-8, 20), (-20, 10), (-26, 32)], BLUE_ICE)
    m.poly([(-44, 22), (-36, 16), (-40, 6), (-52, 8), (-58, 16)], mix(ICE, BLUE_ICE, 0.5))
    m.poly([(-66, 0), (-58, 6), (-30, 9), (0, 7), (36, 9), (58, 5), (68, 0)], mix(ICE, WHITE, 0.6))
    m.line([(30, 6), (30, 97)], "wood", 1.5)
    m.poly([(30, 96), (40, 98), (50, 94), (62, 96), (62, 76), (50, 74), (40, 78), (30, 76)], (188, 44, 52))
    m.poly([(30, 88.4), (40, 90.4), (50, 86.4), (62, 88.4), (62, 83.6), (50, 81.6), (40, 85.6), (30, 83.6)], "white")
    m.poly([(38, 98), (43, 96.8), (43, 76.8), (38, 78)], "white")
    m.poly([(30, 87.2), (40, 89.2), (50, 85.2), (62, 87.2), (62, 84.8), (50, 82.8), (40, 86.8), (30, 84.8)],
           (34, 62, 120))  # fmt: skip
    m.poly([(39.4, 97.8), (41.6, 97.2), (41.6, 77.2), (39.4, 77.6)], (34, 62, 120))
    m.poly([(-42, 5), (-18, 46), (8, 5)], (206, 150, 78))
    m.poly([(-18, 46), (8, 5), (16, 8), (-8, 45)], m.dusk((206, 150, 78), 0.4))
    m.poly([(-24, 5), (-18, 31), (-11, 5)], "dark")
    m.poly([(-24, 5), (-18, 31), (-22, 5)], CANVAS)
    m.line([(-18, 46), (-18, 51)], "wood", 1.2)
    for start, end in (((-18, 46), (-52, 5)), ((-8, 45), (24, 5))):
        m.line([start, end], CANVAS, 0.6)
    m.line([(28, 4), (56, 4), (60, 8)], "wood", 1.4)
    m.line([(32, 7.4), (56, 7.4)], "wood", 1.0)
    for x in (34, 44, 54):
        m.line([(x, 4), (x, 8)], "wood", 1.0)
    m.block(34, 9, 6, 8, "wood")
    m.block(44, 8, 4.6, 8, (206, 150, 78))
    for x, tall in ((-54, 19), (-44, 15), (20, 17)):
        _penguin(m, x, 2.0, tall / 18)


def _penguin(m: Mason, x: float, y: float, size: float) -> None:
    def at(*spots: Spot) -> list[Spot]:
        return [(x + size * across, y + size * up) for across, up in spots]

    m.poly(at((-4.6, 1), (-5.4, 8), (-3.4, 14), (-2.6, 17.4), (0, 18.8), (2.6, 17.4), (3.4, 14), (5.4, 8), (4.6, 1)),
           (40, 44, 58))  # fmt: skip
    m.poly(at((-3, 1), (-3.4, 8), (-1.4, 13.4), (1.4, 12.8), (3, 8), (2.8, 1)), "white")
    m.poly(at((-1.8, 16.4), (-5.4, 15.6), (-1.8, 14.8)), "gold")
    m.poly(at((-4.6, 0), (-0.4, 0), (-1, 1.4), (-3.8, 1.4)), "gold")
    m.poly(at((0.6, 0), (4.6, 0), (3.8, 1.4), (1.2, 1.4)), "gold")


def canal(m: Mason) -> None:
    """A steamer on a canal between dunes, palms and a signal tower on its banks."""
    m.poly([(-66, 0), (-64, 20), (-48, 30), (-34, 26), (-20, 20), (-30, 0)], SAND)
    m.poly([(-48, 30), (-34, 26), (-20, 20), (-30, 0), (-40, 0), (-42, 16)], m.dusk(SAND, 0.2))
    m.poly([(66, 0), (66, 22), (50, 34), (36, 28), (18, 20), (32, 0)], SAND)
    m.poly([(66, 0), (66, 22), (50, 34), (46, 18), (50, 0)], m.dusk(SAND, 0.26))
    m.poly([(-44, 0), (-17, 22), (17, 22), (44, 0)], SEA)
    m.block(40, 12, 34, 22, "white", 0.6)
    m.rect(38.4, 55, 15.2, 2, "stone")
    m.block(42, 8, 6, 57, FOAM, 0.6)
    m.dome(46, 5, 63, "copper", 1.0)
    m.flag(46, 67, 16)
    for y in (30, 42):
        m.pane(44.6, y, 2.8, 6)
    m.block(-62, 20, 12, 18, "white", 0.62)
    m.dome(-52, 6.4, 30, "gold", 0.9)
    m.arch(-54, 5, 8, 18, "dark")
    for x, foot, high in ((-34, 20, 30), (-42, 24, 24), (33, 22, 22)):
        _palm(m, x, foot, high)
    m.poly([(-13, 17), (-10, 6), (0, 3), (10, 6), (13, 17), (15, 31), (-15, 31)], HULL)
    m.poly([(0, 3), (10, 6), (13, 17), (15, 31), (0, 33)], m.dusk(HULL, 0.4))
    m.poly([(-12.6, 15), (-10, 6), (0, 3), (10, 6), (12.6, 15), (0, 11)], (176, 58, 44))
    m.line([(0, 4), (0, 33)], mix(HULL, WHITE, 0.3), 0.7)
    m.poly([(-16, 31), (0, 35), (16, 31), (15, 29), (0, 32.6), (-15, 29)], DECK)
    m.block(-11, 22, 9, 33, DECK, 0.62)
    m.rect(-14, 41, 28, 1.8, DECK)
    m.block(-8, 16, 7, 42.8, DECK, 0.62)
    for left in (-8.4, -3.4, 1.8, 6.6):
        m.pane(left, 36, 2.8, 3.4)
    for left in (-5.4, -1.2, 3.2):
        m.pane(left, 45, 2.4, 3)
    m.both([(-4, 49), (-3.6, 68), (4.6, 68), (5, 49)], 1.6, FUNNEL)
    m.both([(-3.7, 63), (-3.6, 69), (4.6, 69), (4.7, 63)], 1.6, HULL)
    m.line([(-1, 50), (-1, 86)], "wood", 1.1)
    m.line([(-9, 76), (7, 76)], "wood", 0.8)
    for end in (-15, 15):
        m.line([(-1, 84), (end, 32)], "dark", 0.5)
    m.poly([(-1, 86), (-1, 79), (11, 82.4)], "cloth")
    m.poly([(-16, 6), (-9.4, 8), (0, 4), (9.4, 8), (16, 6), (11, 3), (0, 1.4), (-11, 3)], FOAM)
    for x, y in ((-26, 4), (18, 4), (-15, 12), (14, 15), (26, 2)):
        m.line([(x, y), (x + 7, y)], mix(SEA, FOAM, 0.5), 0.8)


def _palm(m: Mason, x: float, foot: float, high: float) -> None:
    top = foot + high
    m.line([(x, foot), (x + 1.4, foot + high * 0.5), (x + 3, top)], "wood", 1.5)
    for turn in (2.9, 2.3, 1.6, 0.9, 0.25):
        tip = x + 3 + 10 * cos(turn), top + 5 * sin(turn) - 3
        bend = x + 3 + 6 * cos(turn), top + 6 * sin(turn) + 0.6
        tone = GROVE if turn > 1.5 else m.dusk(GROVE, 0.3)
        m.poly([(x + 3, top - 0.6), bend, tip, (bend[0], bend[1] - 2.2)], tone)


def liner(m: Mason) -> None:
    """A great liner of four funnels at the quay."""
    _pier(m, -66, 66)
    for x in (-33, -14, 5, 24):
        m.both([(x - 4.4, 36), (x - 2.4, 66), (x + 6, 66), (x + 4.6, 36)], x + 2.4, FUNNEL)
        m.both([(x - 3.1, 57), (x - 2.4, 67), (x + 6, 67), (x + 5.4, 57)], x + 2.6, HULL)
    for x, high in ((-50, 76), (44, 72)):
        m.line([(x, 24), (x + 2, high)], "wood", 1.2)
    for spots in ([(-64, 32), (-48, 76), (46, 72), (62, 30)], [(-48, 70), (-22, 40)], [(46, 66), (30, 38)]):
        m.line(spots, "dark", 0.45)
    m.poly([(46, 72), (46, 65), (58, 68.6)], "cloth")
    m.block(-44, 84, 6, 26, DECK, 0.72)
    m.block(-40, 74, 5.4, 31.6, DECK, 0.72)
    m.block(-36, 64, 4, 36.8, DECK, 0.72)
    m.block(-41, 9, 5, 36.8, DECK, 0.6)
    for y, first, count in ((27.6, -42, 27), (33, -38, 24)):
        for place in range(count):
            m.rect(first + 3 * place, y, 1.7, 2.2, "pane")
    for x in (-30, -18, -6, 6, 18):
        m.poly([(x, 41), (x + 1, 39.4), (x + 7, 39.4), (x + 8, 41)], "white")
    m.poly([(-66, 33), (-62, 8), (-56, 4), (54, 4), (60, 8), (65, 30), (56, 27.6), (40, 26), (-44, 26)], HULL)
    m.poly([(10, 4), (10, 26), (40, 26), (56, 27.6), (65, 30), (60, 8), (54, 4)], BLACK, 0.25)
    m.poly([(-62.4, 10), (-62, 8), (-56, 4), (54, 4), (60, 8), (60.4, 10)], (160, 52, 44))
    m.poly([(-65.8, 33), (-65.4, 30.6), (-44, 24.4), (40, 24.4), (56, 26), (64.6, 28.6), (65, 30), (56, 27.6),
            (40, 26), (-44, 26)], "gold")  # fmt: skip
    for y in (14, 19):
        for place in range(26):
            m.disc(-54 + 4.3 * place, y, 0.8, "lit")
    m.poly([(-68, 5), (-60, 7), (-54, 3.6), (56, 3.6), (64, 6), (60, 2), (-62, 2)], FOAM)
    m.block(-30, 60, 5, 0, "stone", 0.7)
    for x in (-26, -8, 10, 26):
        m.rect(x, 4, 2.4, 3, "dark")
    m.line([(-2, 5), (-6, 16)], "wood", 1.5)
    m.line([(2, 5), (-2, 16)], "wood", 0.7)


WONDERS: Mapping[str, Callable[[Mason], None]] = {
    "vault": chapel, "terraces": terraces, "great_wall": long_wall, "learned_hall": society, "voyage": voyage,
    "assembly_line": assembly_line, "ice_camp": ice_camp, "canal": canal, "liner": liner,
}  # fmt: skip
"""By the stage that their posters show."""
