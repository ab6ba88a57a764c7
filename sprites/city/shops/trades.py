"""Places of work: fields, mines, mills, stalls, yards. The roof of each shows what is done under it."""

from __future__ import annotations

from math import cos, pi, sin

from sprites.city.mason import Mason


def barn(m: Mason) -> None:
    """A barn with a hipped roof, a haystack and a silo."""
    m.block(8, 8, 27, split=0.6)
    m.dome(12, 4.4, 27, "lead", 0.9)
    m.block(-15, 22, 13)
    m.poly([(-16.5, 13), (-13, 22), (-4, 27), (5, 22), (8.5, 13)], "roof")
    m.poly([(-1, 13), (-1, 25.4), (5, 22), (8.5, 13)], m.dusk("roof"))
    m.door(-6, 8, 9)
    m.windows(-8, 8, 15.6, 2, high=3.4)
    m.dome(-18, 5, 0, "gold", 1.5)


def quarry(m: Mason) -> None:
    """A wall of rock cut in steps, and a crane with a block on its rope."""
    m.both(
        [(-17, 0), (-17, 12), (-11, 12), (-11, 21), (-3, 21), (-3, 29), (4, 29), (7, 18), (13, 16), (17, 0)], 1, "stone"
    )
    for y, x in ((12, -14), (21, -7)):
        m.line([(x - 3, y), (x + 9, y - 1)], m.dusk("stone"), 0.5)
    m.line([(8, 0), (8, 39)], "wood", 1.6)
    m.line([(8, 38), (-9, 33)], "wood", 1.4)
    m.line([(8, 38), (15, 20)], "dark", 0.5)
    m.line([(-8.4, 33), (-8.4, 26)], "dark", 0.5)
    m.block(-11, 5, 4, 22, "stone")
    m.block(9, 9, 9)
    m.gable(9, 9, 5, 9)
    m.windows(9, 7, 3, 2, high=3)


def khan(m: Mason) -> None:
    """A walled yard for caravans: a high gate, awnings and palms."""
    m.block(-17, 34, 13)
    m.teeth(-17, 34, 13, 8)
    m.block(-6, 12, 23)
    m.teeth(-6, 12, 23, 3)
    m.arch(0, 7, 14, 0)
    m.windows(-5, 10, 16, 2, high=3.2)
    m.awning(-16, 9, 9)
    for x, high in ((12, 31), (-12.5, 27)):
        m.line([(x, 8), (x + 0.8, high - 2)], "wood", 1.2)
        for turn in (-0.3, 0.35, 0.9, 2.2, 2.8, 3.4):
            along, up = cos(turn), sin(turn)
            frond = [(0.0, -2.0), (5 * along, 2 * up + 1.2), (8 * along, 4 * up - 3)]
            m.poly([(x + 0.8 + across, high + over) for across, over in frond], "leaf" if along < 0 else "deep")


def brewery(m: Mason) -> None:
    """A brew house with a copper vat under a hood, and barrels."""
    m.block(-15, 18, 15)
    m.gable(-15, 18, 12, 15)
    m.windows(-13, 12, 6, 3)
    m.windows(-10, 7, 17, 2, high=3)
    m.block(4, 11, 10, tone="copper")
    m.dome(9.5, 5.5, 10, "copper", 1.1)
    m.chimney(9.5, 2.4, 17, 15)
    m.barrels(-17, 2)
    m.barrels(7, 3)


def granary(m: Mason) -> None:
    """Round stores under pointed caps."""
    for x, high in ((-10, 20), (9, 18), (0, 25)):
        m.block(x - 6, 12, high, split=0.58)
        m.spire(x, 12, 10, high, "gold")
        m.rect(x - 6, high - 3, 12, 0.8, m.dusk("wall"))
    m.windows(-4, 8, 17, 2, high=3.6)
    m.windows(-13, 6, 13, 2, high=3)
    m.door(0, 4, 7)


def mine(m: Mason) -> None:
    """A head frame over the shaft, its wheel, and a heap of what was dug."""
    m.both([(-18, 0), (-11, 11), (-5, 7), (0, 0)], -10, "earth")
    for x in (-6, 8):
        m.line([(x, 0), (x * 0.2 + 0.8, 33)], "wood", 1.5)
    for y in (8, 16, 24):
        half = 7 * (1 - y / 42)
        m.line([(1 - half, y), (1 + half, y)], "wood", 0.9)
    m.wheel(1, 33, 5.4, tone="steel")
    m.line([(6, 31), (14, 12)], "dark", 0.5)
    m.block(8, 11, 11)
    m.gable(8, 11, 7, 11)
    m.windows(9, 8, 4, 2, high=3.4)
    m.windows(-3, 8, 3, 2, high=3.4)


def forge(m: Mason) -> None:
    """A low smithy, open to the fire, under a great chimney."""
    m.block(-15, 24, 12)
    m.hip(-15, 24, 8, 12)
    m.chimney(11, 7, 31)
    m.arch(-3, 9, 9, 0, "fire")
    m.windows(-13, 7, 4, 2, high=3.4)
    m.windows(-8, 12, 14, 2, high=2.6)
    m.poly([(-6, 0), (-5, 3), (-1, 3), (0, 0)], "dark")


def stalls(m: Mason) -> None:
    """A covered market: striped awnings under a hall with a lantern."""
    m.block(-16, 32, 15)
    m.hip(-16, 32, 8, 15)
    m.block(-5, 10, 6, 22)
    m.gable(-5, 10, 5, 28)
    m.windows(-5, 9, 23.4, 2, high=3)
    m.windows(-14, 28, 10.6, 4)
    m.awning(-17, 16, 5, 4)
    m.awning(1, 16, 5, 4, tone="gold")
    m.flag(0, 33, 7)


def watermill(m: Mason) -> None:
    """A timbered house with its wheel in the stream."""
    m.block(-14, 20, 17)
    for x in (-14, -7.6, -1.2):
        m.line([(x, 9), (x + 5, 17)], "wood", 0.8)
    m.line([(-14, 9), (6, 9)], "wood", 0.8)
    m.gable(-15, 22, 15, 17, split=0.45)
    m.windows(-12, 13, 11, 3)
    m.pane(-7, 20, 2.4, 3.6)
    m.rect(3, 0, 16, 2.4, "water")
    m.wheel(11, 10, 9.4, 10)


def windmill(m: Mason) -> None:
    """A tower with sails."""
    m.both([(-7, 0), (-4.6, 24), (4.6, 24), (7, 0)], 1.4, "wall")
    m.dome(0, 5.4, 24, "roof", 1.2)
    m.windows(-4, 6, 15, 2, high=3)
    m.windows(-4, 6, 6, 2, high=3)
    for turn in (0.6, 0.6 + pi / 2, 0.6 + pi, 0.6 + 3 * pi / 2):
        along, over = (cos(turn), sin(turn)), (-sin(turn), cos(turn))
        sail = [(17, 0.0), (17, 4.4), (4, 4.4), (4, 0.0)]
        m.poly([(r * along[0] + w * over[0], 27 + r * along[1] + w * over[1]) for r, w in sail], "white", 0.92)
        m.line([(0, 27), (17 * along[0], 27 + 17 * along[1])], "wood", 1.0)
    m.disc(0, 27, 1.5, "dark")


def jetty(m: Mason) -> None:
    """Boat houses over the water, a mast and nets hung up to dry."""
    m.rect(-18, 0, 36, 4, "water")
    for x in (-15, -4, 4, 15):
        m.line([(x, 0), (x, 9)], "wood", 0.9)
    m.block(-16, 15, 9, 7)
    m.gable(-16, 15, 9, 16)
    m.windows(-14, 10, 9.5, 3)
    m.pane(-9.6, 17.4, 2.2, 3.2)
    m.line([(8, 4), (8, 38)], "wood", 1.1)
    m.poly([(8.8, 36), (18, 14), (8.8, 12)], "white")
    m.line([(-1, 22), (8, 34)], "dark", 0.4)
    for k in range(5):
        m.line([(0.5 + 1.5 * k, 23.5 + 2 * k), (0.5 + 1.5 * k, 14)], "wood", 0.35)
    m.both([(2, 6), (4, 2), (14, 2), (18, 7)], 10, "wood")


def warehouse(m: Mason) -> None:
    """Gabled stores with a hoist, before the masts of a ship."""
    for x, high in ((12, 37), (17, 31)):
        m.line([(x, 0), (x, high)], "wood", 1.0)
        m.poly([(x - 4, high - 4), (x + 4, high - 4), (x + 3, high - 14), (x - 3, high - 14)], "white", 0.95)
    for x in (-16, -5):
        m.block(x, 11, 20)
        m.poly([(x, 20), (x, 23), (x + 2.5, 23), (x + 2.5, 27), (x + 4, 27), (x + 4, 31), (x + 7, 31), (x + 7, 27),
                (x + 8.5, 27), (x + 8.5, 23), (x + 11, 23), (x + 11, 20)], "roof")  # fmt: skip
        m.windows(x + 1, 8.4, 6, 2, 3)
        m.pane(x + 4.2, 24, 2.4, 3.2)
    m.line([(6, 29), (10, 29)], "wood", 0.8)
    m.line([(9.6, 29), (9.6, 20)], "dark", 0.4)
    m.block(8, 3.4, 3.4, 16.6, "wood")
    m.both([(6, 0), (5, 6), (22, 6), (19, 0)], 13, "wood")


def dyke(m: Mason) -> None:
    """A wall against the sea, and a pump with sails behind it."""
    m.block(-16, 8, 12)
    m.gable(-16, 8, 6, 12)
    m.windows(-15.4, 6, 6, 2)
    m.both([(3, 5), (5.6, 23), (10.4, 23), (13, 5)], 9, "wall")
    m.spire(8, 6, 6, 23)
    m.windows(5, 5, 13, 2, high=3)
    for turn in (0.5, 0.5 + pi / 2, 0.5 + pi, 0.5 + 3 * pi / 2):
        m.line([(8, 24), (8 + 12 * cos(turn), 24 + 12 * sin(turn))], "white", 2.0)
        m.line([(8, 24), (8 + 12 * cos(turn), 24 + 12 * sin(turn))], "wood", 0.7)
    m.rect(-18, 2, 36, 4, "water")
    m.both([(-19, 0), (-17, 5), (17, 5), (19, 0)], 5, "leaf")


def sawmill(m: Mason) -> None:
    """A shed over a great blade, logs beside it."""
    m.block(-17, 24, 10)
    m.gable(-17, 24, 11, 10, "wood")
    m.windows(-15, 9, 3.4, 2, high=3.6)
    m.windows(-9, 8, 12, 2, high=3.2)
    spikes = []
    for k in range(28):
        r = 10.5 if k % 2 else 8.4
        spikes.append((8 + r * cos(2 * pi * k / 28), 14 + r * sin(2 * pi * k / 28)))
    m.poly(spikes, "lead")
    m.disc(8, 14, 6.8, "steel")
    m.disc(8, 14, 1.6, "dark")
    m.rect(-3, 0, 22, 9, "wood")
    for x, y in ((12, 1.5), (15.2, 1.5), (18.4, 1.5), (13.6, 4.2), (16.8, 4.2), (15.2, 6.9)):
        m.disc(x, y, 1.6, "wood")
        m.disc(x, y, 0.8, "gold")


def terraces(m: Mason) -> None:
    """A hill of terraces, a hut on top."""
    for step, half in enumerate((18, 15, 12, 8.5)):
        y = 6.2 * step
        m.both([(-half, y), (-half + 1, y + 5), (half - 1, y + 5), (half, y)], half * 0.3, "stone")
        m.both([(-half + 1, y + 5), (-half + 2, y + 6.6), (half - 2, y + 6.6), (half - 1, y + 5)], half * 0.3, "leaf")
        for k in range(int(half)):
            m.line([(-half + 2 + 2 * k, y + 5.6), (-half + 2 + 2 * k, y + 8)], "gold", 0.5)
    m.block(-5, 10, 7, 25)
    m.gable(-5, 10, 7, 32, "gold")
    m.windows(-4, 7, 27, 2, high=3)


def yard(m: Mason) -> None:
    """A ship on its slip between sheers."""
    m.line([(-13, 0), (-4, 38)], "wood", 1.3)
    m.line([(5, 0), (-4, 38)], "wood", 1.3)
    m.line([(-4, 37), (-4, 22)], "dark", 0.5)
    m.both([(-18, 17), (-12, 5), (12, 5), (19, 19), (10, 15), (-10, 15)], 4, "wood")
    for x in range(-12, 14, 4):
        m.line([(x, 5), (x, 15)], m.dusk("wood"), 0.5)
    m.line([(10, 15), (10, 34)], "wood", 1.1)
    m.flag(10, 30, 8)
    m.block(-17, 9, 8)
    m.hip(-17, 9, 4, 8)
    m.windows(-16, 7, 2.4, 2, high=3.2)
    m.windows(-8, 16, 9.4, 3, high=2.8)


def press(m: Mason) -> None:
    """A printer's house: sheets hang from its gable to dry."""
    m.block(-11, 22, 24)
    m.poly([(-11, 24), (-11, 27), (-8, 27), (-8, 31), (-4.6, 31), (-4.6, 35), (-1.6, 35), (0, 38), (1.6, 35), (4.6, 35),
            (4.6, 31), (8, 31), (8, 27), (11, 27), (11, 24)], "roof")  # fmt: skip
    m.windows(-10, 15, 6, 4, 2, 3.2)
    m.pane(-1.2, 31, 2.4, 3.4)
    m.line([(-16, 21), (16, 21)], "dark", 0.4)
    for x in (-15.4, -9.6, -3.8, 2, 7.8, 12.4):
        m.rect(x, 16.6, 3.8, 4.4, "white")
        m.line([(x + 0.6, 19.4), (x + 3.2, 19.4)], "dark", 0.4)
        m.line([(x + 0.6, 18), (x + 2.6, 18)], "dark", 0.4)


def works(m: Mason) -> None:
    """A hall with a saw-tooth roof and two stacks."""
    m.chimney(-9, 4, 40)
    m.chimney(10, 4, 36)
    m.block(-18, 36, 12, split=0.7)
    for x in (-18, -9, 0, 9):
        m.poly([(x, 12), (x, 20), (x + 9, 12)], "roof")
        m.poly([(x + 1, 13), (x + 1, 17), (x + 5.6, 13)], "pane")
    m.windows(-17, 25, 4.4, 6, high=4)
    m.windows(-17, 34, 13, 4, high=2.6)


def dam(m: Mason) -> None:
    """A wall between rocks, with water over its sluices and a house of engines."""
    m.both([(-19, 0), (-16, 31), (-9, 31), (-6, 0)], -10, "earth")
    m.both([(6, 0), (9, 29), (16, 27), (19, 0)], 13, "earth")
    m.both([(-13, 0), (-11, 26), (11, 26), (13, 0)], 5, "stone")
    m.rect(-12, 25, 24, 2.6, "white")
    for x in (-8, -2, 4):
        m.poly([(x, 0), (x + 0.6, 22), (x + 3.4, 22), (x + 4, 0)], "water")
        m.line([(x + 2, 21), (x + 2, 1)], "white", 0.7)
    m.windows(-11, 22, 27.6, 4, high=3.2)
    m.block(-11, 22, 1.2, 31.6)
    m.line([(14, 27), (14, 40)], "steel", 0.9)
    m.line([(11, 37), (17, 37)], "steel", 0.7)


def station(m: Mason) -> None:
    """A train shed with its clock, a locomotive under steam."""
    arc = [(-16 * cos(pi * k / 16), 10 + 17 * sin(pi * k / 16)) for k in range(17)]
    m.poly([(-16, 0), *arc, (16, 0)], "lead")
    inner = [(-13 * cos(pi * k / 16), 10 + 14 * sin(pi * k / 16)) for k in range(17)]
    m.poly([(-13, 0), *inner, (13, 0)], "pane")
    for k in range(1, 8):
        m.line([(-13 * cos(pi * k / 8), 10 + 14 * sin(pi * k / 8)), (0, 10)], "lead", 0.5)
    m.windows(-11, 22, 12, 4, high=4)
    m.block(-19, 6, 24)
    m.hip(-19, 6, 5, 24, slope=0.3)
    m.disc(-16.6, 20, 2, "white")
    m.both([(-9, 2), (-9, 8), (6, 8), (6, 2)], 0, "dark")
    m.rect(3, 8, 5, 5, "dark")
    m.rect(-7, 8, 1.8, 4.4, "dark")
    for x in (-7, -3, 2, 6):
        m.disc(x, 1.8, 1.8, "steel")
    for k in range(4):
        m.disc(-6 + 2.6 * k, 14.5 + 3.4 * k, 1.6 + 0.8 * k, "steam", 0.75 - 0.1 * k)


def wagons(m: Mason) -> None:
    """Covered wagons in a ring around a fire."""
    for x, size in ((-9, 1.0), (9, 0.9), (0, 1.25)):
        top = [(x - 8 * size * cos(pi * k / 12), 9 * size + 9.5 * size * sin(pi * k / 12)) for k in range(13)]
        m.both(top, x + 2.4 * size, "white")
        bed = [(-8, 5.4), (-8.4, 9.4), (8.4, 9.4), (8, 5.4)]
        m.both([(x + across * size, up * size) for across, up in bed], x + 2.4 * size, "wood")
        m.pane(x - 1.8 * size, 11 * size, 3.6 * size, 4.4 * size)
        for dx in (-5.2, 5.2):
            m.wheel(x + dx * size, 3.6 * size, 3.6 * size, 6)
    m.pane(-8.4, 10, 1.6, 3)


def hangar(m: Mason) -> None:
    """An airship over its hangar."""
    arc = [(-15 * cos(pi * k / 14), 4 + 12 * sin(pi * k / 14)) for k in range(15)]
    m.both([(-15, 0), *arc, (15, 0)], 4, "lead")
    m.arch(-2, 15, 11, 0)
    m.windows(-12, 20, 11, 3, high=2.6)
    hull = [(17 * cos(2 * pi * k / 30), 31 + 6.2 * sin(2 * pi * k / 30)) for k in range(30)]
    m.poly(hull, "wall")
    m.poly([(x, min(y, 30)) for x, y in hull], "shade")
    m.poly([(13, 31), (19, 36), (19, 26)], "cloth")
    m.rect(-5, 22.6, 9, 2.6, "wood")
    m.windows(-4.6, 8, 23, 3, high=1.6)
    m.line([(-4, 22), (-8, 12)], "dark", 0.35)


def pumps(m: Mason) -> None:
    """A pump house with its engine's chimney and great pipes."""
    m.chimney(-12, 3.6, 34)
    m.block(-9, 19, 16)
    m.gable(-9, 19, 7, 16)
    m.arches(-8, 16, 8, 4, 3, "pane")
    m.windows(-5, 10, 16.6, 2, high=3)
    for y in (3, 8):
        m.line([(8, y), (17, y), (17, 0)], "copper", 2.6)
    m.wheel(14, 12, 3.4, 6, "steel")
    m.line([(14, 8), (14, 12)], "copper", 1.4)


def mast(m: Mason) -> None:
    """A lattice mast that sends, and its station."""
    m.block(4, 14, 9)
    m.hip(4, 14, 4, 9)
    m.windows(5, 10, 3, 3, high=3.6)
    for side in (-1, 1):
        m.line([(-5 + 6 * side, 0), (-5, 43)], "steel", 1.0)
    for k in range(7):
        y, half = 6 * k, 6 * (1 - 6 * k / 43)
        after = 6 * (1 - 6 * (k + 1) / 43)
        m.line([(-5 - half, y), (-5 + after, y + 6)], "steel", 0.5)
        m.line([(-5 + half, y), (-5 - after, y + 6)], "steel", 0.5)
    for r in (3.4, 6.2):
        for side in (-1, 1):
            bow = [(-5 + side * r * cos(a / 10), 41 + r * sin(a / 10)) for a in range(-7, 8)]
            m.line(bow, "fire", 0.6)
    m.windows(-7, 5, 13, 2, high=2.4)


TRADES = {
    "sickle": barn, "barn": barn, "stone-crafting": quarry, "camel-head": khan, "beer-stein": brewery,
    "granary": granary,
    "gold-mine": mine, "coal-wagon": mine, "anvil-impact": forge, "shop": stalls, "water-mill": watermill,
    "windmill": windmill, "fishing-net": jetty, "coffee-beans": warehouse, "sea-cliff": dyke,
    "circular-sawblade": sawmill, "corn": terraces, "harbor-dock": yard, "newspaper": press, "factory": works,
    "dam": dam, "steam-locomotive": station, "old-wagon": wagons, "zeppelin": hangar, "pipes": pumps,
    "radio-tower": mast,
}  # fmt: skip
"""By the signs of the cards."""
