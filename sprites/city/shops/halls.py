"""Halls: where a city trades, judges, plays, bathes, heals and is defended."""

from __future__ import annotations

from sprites.city.mason import Mason


def aqueduct(m: Mason) -> None:
    """Two rows of arches that carry water."""
    m.block(-19, 38, 16, split=0.72)
    m.arches(-19, 38, 13, 0, 3)
    m.block(-19, 38, 9, 16, split=0.72)
    m.arches(-19, 38, 7, 17, 6)
    m.rect(-20, 25, 40, 2.4, "shade")
    m.rect(-20, 27.4, 40, 1, "water")
    m.block(-3.5, 7, 7, 28)
    m.gable(-3.5, 7, 4, 35)
    m.windows(-3, 5, 29.4, 2, high=3.2)
    m.pane(-11.4, 28.6, 2, 3)
    m.pane(9.4, 28.6, 2, 3)


def wall(m: Mason) -> None:
    """A gate in a wall, between two towers."""
    m.block(-19, 38, 14, split=0.72)
    m.teeth(-19, 38, 14, 9)
    for x in (-12, 4):
        m.block(x, 9, 27)
        m.teeth(x - 0.6, 10.2, 27, 4, 2.4)
        m.pane(x + 2, 17, 1.8, 4)
        m.pane(x + 5, 17, 1.8, 4)
    m.arch(-0.5, 6, 10, 0)
    m.flag(-7.5, 28, 11)


def forum(m: Mason) -> None:
    """A colonnade around a column with a statue."""
    m.block(-2, 4, 31, split=0.6)
    m.rect(-3, 31, 6, 1.4, "shade")
    m.disc(0, 38, 1.7, "gold")
    m.poly([(-1.8, 32.4), (-1, 36.6), (1, 36.6), (1.8, 32.4)], "gold")
    for x in (-19, 4):
        m.columns(x, 15, 13, 0, 4)
        m.block(x - 0.6, 16.2, 3, 13)
        m.hip(x - 0.6, 16.2, 4, 16)
        m.windows(x + 2, 11, 5.4, 3, high=4)


def lighthouse(m: Mason) -> None:
    """A tower in three parts with a fire on top."""
    m.both([(-9, 0), (-7, 15), (7, 15), (9, 0)], 2, "wall")
    m.both([(-6, 15), (-4.6, 27), (4.6, 27), (6, 15)], 1.4, "wall")
    m.block(-3.4, 6.8, 7, 27)
    m.rect(-4.4, 34, 8.8, 1.2, "shade")
    m.disc(0, 37.6, 4.6, "fire", 0.35)
    m.disc(0, 37.6, 2.4, "fire")
    m.gable(-3.4, 6.8, 3.4, 40)
    m.windows(-4, 6, 19, 2, high=3)
    m.windows(-5, 8, 8, 2, high=3)
    m.rect(-19, 0, 38, 2, "stone")


def court(m: Mason) -> None:
    """Walls that slope to a ball court, with a ring on high."""
    m.both([(-19, 0), (-16, 22), (-11, 22), (-4, 0)], -10, "wall")
    m.both([(4, 0), (11, 22), (16, 22), (19, 0)], 13, "wall")
    for x in (-17, 10):
        m.block(x, 7, 8, 22)
        m.hip(x, 7, 4, 30)
        m.windows(x + 0.6, 5.4, 24, 2, high=3.4)
    for ring in (-6.4, 6.4):
        m.wheel(ring, 14, 2.8, 0, "stone")
    m.disc(0, 6, 2, "fire")
    m.flag(-13.5, 34, 8)
    m.flag(13.5, 34, 8)


def circus(m: Mason) -> None:
    """Rows of seats over arches, flags around the track."""
    for row, (half, y) in enumerate(((19, 0), (17.4, 9), (15.6, 18))):
        m.block(-half, 2 * half, 9, y, split=0.68)
        m.arches(-half, 2 * half, 6.4, y + 0.8, 7 - row)
        m.rect(-half - 0.6, y + 8.2, 2 * half + 1.2, 1, "shade")
    for x in (-14, -7, 0, 7, 14):
        m.flag(x, 27, 9, "cloth" if x % 2 == 0 else "gold")
    m.windows(-14, 28, 19.4, 6, high=3.6)


def guild(m: Mason) -> None:
    """A stepped gable with a sign that hangs over the street."""
    m.block(-11, 22, 21)
    steps = [(-11.0, 21.0)]
    for k in range(5):
        steps += [(-11 + 2.2 * k, 24 + 3 * k), (-8.8 + 2.2 * k, 24 + 3 * k)]
    m.poly([*steps, *[(-x, y) for x, y in reversed(steps)]], "roof")
    m.windows(-9, 15, 5, 4, 2, 3.4)
    m.windows(-5, 10, 23, 2, high=3.6)
    m.disc(0, 31.4, 1.8, "gold")
    m.line([(11, 17), (18, 17)], "dark", 0.8)
    m.rect(13, 10, 5, 6, "gold")
    m.rect(14.2, 12, 2.6, 2, "dark")


def mint(m: Mason) -> None:
    """Heavy walls, and a great coin in the pediment."""
    m.block(-16, 32, 19)
    m.rect(-17, 0, 34, 3, "shade")
    m.columns(-12, 24, 13, 3, 5)
    m.block(-17, 34, 3, 19)
    m.gable(-14, 28, 12, 22)
    m.disc(0, 27, 4.2, m.dusk("gold"))
    m.disc(0, 27.2, 3.4, "gold")
    m.line([(0, 25.4), (0, 29)], m.dusk("gold"), 0.9)
    m.windows(-15, 30, 12, 5, high=3.4)


def parliament(m: Mason) -> None:
    """Two wings and a dome on columns."""
    m.block(-19, 38, 13, split=0.7)
    m.hip(-19, 38, 4, 13, slope=0.08)
    m.columns(-9, 18, 13, 0, 5)
    m.gable(-10, 20, 6, 13)
    m.columns(-6, 12, 6, 17, 5)
    m.dome(0, 7, 23, "copper", 1.15)
    m.block(-1.4, 2.8, 3, 31)
    m.flag(0, 34, 7)
    m.windows(-18, 8, 3, 3, 2)
    m.windows(10, 8, 3, 3, 2)


def tribunal(m: Mason) -> None:
    """A hall of justice: scales over its columns."""
    m.block(-17, 34, 17)
    m.columns(-10, 20, 15, 1, 4)
    m.block(-18, 36, 2.6, 17)
    m.block(-9, 18, 5, 19.6)
    m.line([(0, 24), (0, 36)], "gold", 1.1)
    m.line([(-6.4, 34), (6.4, 34)], "gold", 0.9)
    for x in (-6.4, 6.4):
        m.poly([(x - 3, 29.4), (x - 1.6, 27.6), (x + 1.6, 27.6), (x + 3, 29.4)], "gold")
        m.line([(x - 2.6, 29.4), (x, 34), (x + 2.6, 29.4)], "gold", 0.4)
    m.windows(-16, 6, 6, 2, 2, 3)
    m.windows(10.4, 6, 6, 2, 2, 3)
    m.windows(-7, 14, 20.4, 4, high=3)


def theatre(m: Mason) -> None:
    """A round house with a banner of masks and a flag that says there is a play today."""
    m.block(-15, 30, 19)
    for x in (-15, -9, -3, 3, 9, 15):
        m.line([(x, 0), (x, 19)], "wood", 0.7)
    m.line([(-15, 10), (15, 10)], "wood", 0.7)
    m.hip(-16, 32, 7, 19, "gold", 0.16)
    m.block(-5, 10, 6, 25)
    m.gable(-5, 10, 5, 31)
    m.flag(0, 35, 9)
    m.windows(-4, 8, 26.4, 2, high=3)
    m.windows(-14, 28, 12, 5, high=3.4)
    m.rect(-6, 1.4, 12, 7, "cloth")
    m.disc(-2.6, 5, 2, "white")
    m.disc(2.6, 5, 2, "gold")


def chateau(m: Mason) -> None:
    """Steep roofs, round towers, chimneys."""
    for x in (-6, 6):
        m.rect(x - 1, 24, 2, 9, "roof")
    m.block(-12, 24, 16)
    m.hip(-12, 24, 14, 16, "lead", 0.16)
    for x in (-15, 15):
        m.block(x - 4, 8, 19, split=0.6)
        m.spire(x, 8, 15, 19, "lead")
        m.pane(x - 1, 12, 2, 4)
    m.windows(-10, 18, 5, 4, 2, 3.4)
    m.windows(-8, 14, 17.6, 3, high=4)


def baths(m: Mason) -> None:
    """Low domes with glass eyes, and steam over them."""
    m.block(-18, 36, 9, split=0.7)
    for x, r in ((-12, 5.4), (12, 5.4)):
        m.dome(x, r, 9, "lead", 0.85)
    m.block(-7, 14, 5, 9)
    m.dome(0, 7.4, 14, "lead", 0.9)
    for left, y in ((-2.6, 17), (1.4, 18), (-13.0, 11), (10.6, 11)):
        m.pane(left, y, 1.8, 1.8)
    m.arches(-17, 34, 6.4, 0, 7)
    for k in range(4):
        m.disc(1 + 2.4 * k, 24 + 3.4 * k, 1.7 + 0.8 * k, "steam", 0.62 - 0.1 * k)


def bank(m: Mason) -> None:
    """Tall columns between solid corners, and a clock."""
    m.block(-17, 34, 25)
    m.columns(-10, 20, 18, 3, 5)
    m.rect(-18, 0, 36, 3, "shade")
    m.block(-18, 36, 3, 22)
    m.block(-7, 14, 7, 25)
    m.gable(-7, 14, 4, 32)
    m.disc(0, 28.6, 2.6, "white")
    m.line([(0, 28.6), (0, 30.4)], "dark", 0.5)
    m.windows(-16, 5, 6, 2, 3, 3)
    m.windows(11, 5, 6, 2, 3, 3)


def exchange(m: Mason) -> None:
    """A hall of glass and columns; its roof bears a line that rises."""
    m.block(-17, 34, 18)
    m.columns(-14, 28, 14, 1, 7)
    m.block(-18, 36, 3, 17)
    m.rect(-13, 20, 26, 12, "dark")
    m.line([(-11, 23), (-6, 26), (-2, 24), (3, 28), (6, 26.6), (11, 31)], "gold", 1.1)
    m.line([(-13, 20), (-13, 32.6), (13, 32.6), (13, 20)], "gold", 0.6)
    m.windows(-12, 24, 7, 5, high=4)


def hospital(m: Mason) -> None:
    """White wings, and a cross over the door."""
    m.block(-18, 36, 18, tone="white", split=0.7)
    m.hip(-18, 36, 5, 18, slope=0.1)
    m.block(-6, 12, 29, tone="white")
    m.hip(-6, 12, 5, 29)
    for x, y, wide, high in ((-1.1, 19.6, 2.2, 7), (-3.5, 22, 7, 2.2)):
        m.rect(x, y, wide, high, (196, 52, 44))
    m.windows(-17, 10, 4, 4, 2, 3)
    m.windows(7, 10, 4, 4, 2, 3)
    m.windows(-5, 9, 13, 2, high=3.4)


def prison(m: Mason) -> None:
    """Walls with bars, watched from a tower."""
    m.block(-18, 36, 15, split=0.72)
    m.rect(-18.6, 14, 37.2, 1.4, "shade")
    for place in range(6):
        m.pane(-16.4 + 5.6 * place, 6, 3.2, 4)
        for bar in range(3):
            m.line([(-15.6 + 5.6 * place + bar, 6), (-15.6 + 5.6 * place + bar, 10)], "lead", 0.4)
    m.block(6, 7, 27)
    m.block(4.6, 9.8, 6, 27)
    m.windows(5.4, 8, 28.4, 3, high=3)
    m.hip(4.6, 9.8, 5, 33)
    m.line([(-18, 17), (5, 17)], "dark", 0.5)


def towers(m: Mason) -> None:
    """Offices that reach for the sky."""
    for x, wide, high in ((-17, 11, 24), (5, 12, 30), (-7, 13, 38)):
        m.block(x, wide, high, split=0.62)
        m.rect(x - 0.5, high - 1, wide + 1, 1.6, "roof")
        m.windows(x + 0.8, wide * 0.56, 4, 3, int((high - 8) / 4.8), 2.8)
    m.line([(0, 38), (0, 43)], "steel", 0.8)


def park(m: Mason) -> None:
    """Tall trees around a pavilion."""
    for x, high in ((-13, 33), (11, 38), (-5, 27), (17, 25)):
        m.poly([(x - 6.4, 5), (x, high), (x + 6.4, 5)], "leaf")
        m.poly([(x + 0.6, 5), (x, high), (x + 6.4, 5)], "deep")
        m.line([(x, 0), (x, 5)], "wood", 1.4)
    m.columns(-5.4, 9.6, 8, 0, 4)
    m.dome(-0.6, 6, 8, "copper", 0.8)
    m.windows(-4.6, 8, 3, 3, high=3.6)
    m.pane(10, 12, 1.4, 2)


def keep(m: Mason) -> None:
    """A castle: a keep behind its wall."""
    m.block(-7, 14, 32)
    m.teeth(-8, 16, 32, 5, 2.6)
    m.flag(0, 34, 9)
    for x in (-15, 15):
        m.block(x - 4, 8, 22, split=0.6)
        m.spire(x, 8, 10, 22)
        m.pane(x - 1, 15, 2, 3.6)
    m.block(-17, 34, 12, split=0.72)
    m.teeth(-17, 34, 12, 8)
    m.arch(0, 6, 8.6, 0)
    m.windows(-5, 9, 24, 2, high=4)
    m.windows(-5, 9, 16, 2, high=3.4)


def house(m: Mason) -> None:
    """What no sign tells: a large house."""
    m.block(-13, 26, 18)
    m.gable(-13, 26, 12, 18)
    m.windows(-11, 20, 5, 4, 2)
    m.windows(-5, 9, 19.6, 2, high=3.4)


HALLS = {
    "aqueduct": aqueduct,
    "defensive-wall": wall,
    "capitol": forum,
    "lighthouse": lighthouse,
    "throwing-ball": court,
    "horse-head": circus,
    "hanging-sign": guild,
    "crown-coin": mint,
    "congress": parliament,
    "gavel": tribunal,
    "drama-masks": theatre,
    "elven-castle": chateau,
    "towel": baths,
    "bank": bank,
    "chart": exchange,
    "hospital": hospital,
    "prisoner": prison,
    "modern-city": towers,
    "forest": park,
    "castle": keep,
}
"""By the signs of the cards."""
