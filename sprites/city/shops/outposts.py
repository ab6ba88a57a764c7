"""Buildings of the first settlers and of times to come: caves and huts, airfields and domes."""

from __future__ import annotations

from math import cos, pi, sin

from sprites.city.mason import Mason


def cave(m: Mason) -> None:
    """A rock with a dark mouth, and a fire before it."""
    m.both([(-19, 0), (-17, 9), (-11, 17), (-3, 25), (5, 27), (12, 19), (17, 8), (19, 0)], 3, "stone")
    m.poly([(-11, 17), (-3, 25), (5, 27), (1, 21), (-6, 16)], "leaf")
    m.arch(-2, 15, 14, 0)
    m.pane(-4, 2, 3, 3)


def round_hut(m: Mason) -> None:
    """Two round huts under thatch."""
    for x, wide, high in ((8, 14, 9), (-7, 19, 11)):
        m.block(x - wide / 2, wide, high, tone="wood")
        m.both([(x - wide * 0.68, high - 2), (x, high + 15), (x + wide * 0.68, high - 2)], x + 1, "gold")
        m.arch(x - 1, wide * 0.26, high * 0.7, 0)
        m.pane(x + wide * 0.2, high * 0.35, 2.4, 2.8)


def campfire(m: Mason) -> None:
    """A fire between logs, tents of hide behind it."""
    for x, wide, high in ((-13, 17, 21), (13, 15, 18)):
        m.both([(x - wide / 2, 0), (x, high), (x + wide / 2, 0)], x + 1, "wood")
        m.poly([(x - 2.6, 0), (x - 0.4, high * 0.6), (x + 1.6, 0)], "dark")
        m.line([(x - 1.4, high - 2), (x + 2.4, high + 4)], "wood", 0.8)
    m.pane(-13.6, 2, 2.4, 3)
    m.poly([(-5, 1), (-3, 9), (0, 17), (3, 8), (5, 1)], "fire")
    m.poly([(-2.4, 1), (0, 10), (2.4, 1)], "lit")
    m.line([(-6, 0.6), (6, 2.4)], "wood", 1.8)
    m.line([(-6, 2.4), (6, 0.6)], "wood", 1.8)


def trading_post(m: Mason) -> None:
    """A log house with a porch, bales and barrels, a flag over it."""
    m.block(-14, 22, 13, tone="wood")
    m.gable(-14, 22, 9, 13)
    m.windows(-12, 10, 6, 2, high=3.2)
    m.door(3, 5, 8)
    m.awning(-15, 24, 12, 3.4)
    m.flag(-9, 18, 14)
    m.barrels(9, 2)
    m.block(13, 5, 4, tone="gold")


def town_wall(m: Mason) -> None:
    """A gate between two towers, the wall running off to both sides."""
    m.block(-24, 48, 13, tone="stone")
    m.teeth(-24, 48, 13, 10, 2.2, "stone")
    for x in (-8, 8):
        m.block(x - 5, 10, 24, tone="stone")
        m.teeth(x - 5.6, 11.2, 24, 3, 2.4, "stone")
        m.pane(x - 1, 15, 2, 4)
    m.arch(0, 7, 11, 0)
    m.flag(0, 15, 12)


def plantation(m: Mason) -> None:
    """A low house with a veranda among high cane."""
    for x in (-18, -15, -12, 12, 15, 18):
        m.line([(x, 0), (x + 0.8, 17)], "leaf", 1.3)
        m.poly([(x - 3, 13), (x + 0.8, 21), (x + 4, 12), (x + 0.8, 16)], "deep" if x % 2 else "leaf")
    m.block(-10, 20, 11)
    m.hip(-13, 26, 8, 11)
    m.columns(-12, 24, 7, 0, 6)
    m.windows(-8, 16, 7, 3, high=2.6)


def airport(m: Mason) -> None:
    """A hall of glass under a long curved roof, a tower, and a plane that has taken off."""
    m.block(-18, 28, 9)
    m.windows(-17, 26, 2, 7, high=4)
    m.both([(-20, 9), (-12, 15), (2, 14), (12, 9)], 2, "steel")
    m.block(12, 4.4, 25)
    m.both([(9, 25), (10.4, 31), (18, 31), (19.4, 25)], 15, "pane")
    m.pane(12, 27, 4.4, 2.6)
    m.line([(14.2, 31), (14.2, 37)], "dark", 0.7)
    m.poly([(-14, 29), (-2, 33), (1, 36), (3.6, 37), (2.6, 33.6), (-9, 27.4)], "white")
    m.poly([(-8, 30.4), (-12, 35), (-10, 35), (-4, 31.6)], "steel")


def stadium(m: Mason) -> None:
    """A bowl of stands with arches, floodlights over it."""
    m.both([(-21, 0), (-24, 15), (24, 15), (21, 0)], 8, "wall")
    m.arches(-21, 42, 5.4, 0.4, 9)
    m.arches(-22, 44, 5, 7, 9)
    m.rect(-24.6, 14.4, 49.2, 2.2, "cloth")
    for x in (-17, 17):
        m.line([(x, 16), (x, 31)], "steel", 1.2)
        m.rect(x - 4, 30, 8, 5, "lead")
        m.pane(x - 3, 31, 2.4, 3)
        m.pane(x + 0.6, 31, 2.4, 3)
    m.flag(0, 16, 12)


def supermarket(m: Mason) -> None:
    """A wide shop of glass under its sign."""
    m.block(-20, 40, 13)
    m.windows(-19, 38, 2, 8, high=6.4)
    m.rect(-21, 12, 42, 4, "cloth")
    m.block(-8, 16, 7, 15, "white")
    m.disc(0, 18.6, 2.4, "fire")
    m.door(0, 6, 8)


def exchange_tower(m: Mason) -> None:
    """A tower of dishes and masts over a house of machines."""
    m.block(-15, 30, 12)
    m.windows(-14, 28, 3, 6, 2, 2.4)
    m.both([(-5, 12), (-2, 37), (2, 37), (5, 12)], 1, "steel")
    for y, radius in ((19, 6.4), (27, 5)):
        m.disc(-3, y, radius, "white")
        m.disc(-2.2, y, radius * 0.7, "lead")
    m.line([(0, 37), (0, 44)], "dark", 0.8)
    m.disc(0, 43, 1.2, "fire")


def reactor(m: Mason) -> None:
    """A ring that glows between two cooling towers."""
    for x in (-14, 14):
        m.both([(x - 7, 0), (x - 4.2, 14), (x - 5.4, 26), (x + 5.4, 26), (x + 4.2, 14), (x + 7, 0)], x + 1, "wall")
        m.disc(x + 1, 29, 3.4, "steam", 0.7)
        m.disc(x + 4, 33, 4.6, "steam", 0.5)
    m.disc(0, 12, 10.4, "steel")
    m.disc(0, 12, 8.4, "water")
    m.disc(0, 12, 4.6, "white")
    m.pane(-1.2, 10.6, 2.4, 2.8)


def high_farm(m: Mason) -> None:
    """A tower of glass with a garden on every floor."""
    m.block(-10, 20, 38)
    for floor in range(5):
        y = 2 + 7.2 * floor
        m.pane(-8.6, y, 9, 4.4)
        m.rect(-11.4, y + 4.4, 22.8, 1.2, "wall")
        for x in (-10, -6.4, -2, 3, 7.4):
            m.disc(x, y + 5.6, 2.1, "leaf" if (x + floor) % 2 < 1 else "deep")


def habitat(m: Mason) -> None:
    """A dome of glass over a garden, two small ones beside it."""
    for x, radius in ((-15, 7), (15, 7), (0, 15)):
        m.dome(x, radius, 3, "water")
        for turn in (0.25, 0.5, 0.75):
            m.line([(x, 3 + radius), (x - radius * cos(pi * turn), 3)], "white", 0.5)
        m.line([(x - radius * 0.86, 3 + radius * 0.5), (x + radius * 0.86, 3 + radius * 0.5)], "white", 0.5)
        m.pane(x - 1.2, 4, 2.4, 3)
    m.block(-22, 44, 3, tone="steel")
    for number in range(5):
        m.disc(-8 + 4 * number, 4 + 1.6 * sin(number * 2.0), 2.4, "leaf")


OUTPOSTS = {
    "cave-entrance": cave,
    "hut": round_hut,
    "campfire": campfire,
    "trade": trading_post,
    "stone-wall": town_wall,
    "sugar-cane": plantation,
    "commercial-airplane": airport,
    "soccer-ball": stadium,
    "shopping-cart": supermarket,
    "wireframe-globe": exchange_tower,
    "atom": reactor,
    "greenhouse": high_farm,
    "habitat-dome": habitat,
}
"""By the signs of the cards."""
