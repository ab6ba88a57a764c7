"""Halls: where a city prays, learns, trades, judges, plays and is defended."""

from __future__ import annotations

from math import cos, pi

from sprites.city.mason import Mason


def temple(m: Mason) -> None:
    """Columns on steps under a pediment."""
    m.block(-18, 36, 2.4)
    m.block(-16.5, 33, 2, 2.4)
    m.columns(-15, 30, 17, 4.4, 6)
    m.windows(-11, 22, 10, 5, high=4)
    m.block(-16, 32, 3, 21.4)
    m.gable(-16, 32, 10, 24.4)
    m.disc(0, 28, 2, "gold")


def lyceum(m: Mason) -> None:
    """A hall of learning: a portico with an owl's column on either side, and steps to walk on."""
    m.block(-14, 28, 16)
    m.columns(-9, 18, 14, 1, 4)
    m.block(-15, 30, 2.4, 16)
    m.gable(-10, 20, 8, 18.4)
    m.windows(-13, 26, 10.4, 4, high=3)
    for x in (-17, 17):
        m.block(x - 1.2, 2.4, 27, split=0.6)
        m.disc(x, 29, 2.2, "gold")
    m.pane(-1.4, 19.4, 2.8, 3)


def school(m: Mason) -> None:
    """A long house under a bell."""
    m.block(-16, 32, 15)
    m.hip(-16, 32, 8, 15)
    m.block(-4, 8, 25)
    m.arch(0, 4.4, 4.4, 20, "gold")
    m.gable(-4, 8, 7, 25)
    m.windows(-15, 10, 5, 3, 2)
    m.windows(5, 10, 5, 3, 2)
    m.door(0, 4.4, 7)


def library(m: Mason) -> None:
    """Tall windows with books behind them, under a dome of copper."""
    m.block(-16, 32, 17)
    m.block(-17, 34, 2.2, 17)
    m.arches(-15, 30, 11, 3, 5, "pane")
    for place in range(5):
        for row in range(3):
            m.rect(-14 + 6 * place, 4.4 + 3 * row, 2.6, 1.7, ("gold", "roof", "copper")[(place + row) % 3])
    m.block(-7, 14, 4, 19)
    m.dome(0, 7, 23, "copper", 1.05)
    m.windows(-7, 12, 19.6, 4, high=2.6)
    m.line([(0, 30), (0, 35)], "gold", 0.7)


def college(m: Mason) -> None:
    """A tower over a hall, with a clock and pinnacles."""
    m.block(-17, 34, 14)
    m.gable(-17, 34, 9, 14)
    m.block(-6, 12, 28)
    for x in (-6, 0, 6):
        m.spire(x, 2.2, 7, 28)
    m.disc(0, 22.6, 2.8, "white")
    m.line([(0, 22.6), (0, 24.6)], "dark", 0.5)
    m.line([(0, 22.6), (1.4, 22.6)], "dark", 0.5)
    m.windows(-5, 9, 14.6, 2, high=4)
    m.windows(-16, 9, 5, 3, high=4.4)
    m.windows(7, 9, 5, 3, high=4.4)
    m.door(0, 4, 8)


def madrasa(m: Mason) -> None:
    """A high gate between slim towers, a turquoise dome behind."""
    m.dome(6, 8.4, 20, "copper", 1.25)
    m.block(-15, 30, 18)
    m.block(-8, 14, 27)
    m.arch(-1, 8.6, 20, 0, "copper")
    m.arch(-1, 5, 13, 0)
    for x in (-16, 16):
        m.block(x - 1.5, 3, 32, split=0.6)
        m.dome(x, 2.1, 32, "copper", 1.3)
    m.windows(-13.6, 5, 10, 2, high=3.4)
    m.windows(7, 6, 10, 2, high=3.4)


def mosque(m: Mason) -> None:
    """Domes between minarets."""
    for x in (-15, 15):
        m.block(x - 1.4, 2.8, 31, split=0.6)
        m.rect(x - 2.2, 23, 4.4, 1.2, "shade")
        m.spire(x, 2.8, 8, 31)
    m.block(-13, 26, 12)
    for x in (-8, 8):
        m.dome(x, 4.4, 12, "lead")
    m.block(-7, 14, 4, 12)
    m.onion(0, 8, 16, "lead")
    m.arches(-12, 24, 7.6, 0, 5)
    m.windows(-6, 12, 12.6, 4, high=2.6)


def synagogue(m: Mason) -> None:
    """A round window, two turrets with domes, steps."""
    for x in (-12, 12):
        m.block(x - 3, 6, 23)
        m.onion(x, 3.6, 23, "copper")
        m.pane(x - 1, 16, 2, 4)
    m.block(-10, 20, 18)
    m.gable(-10, 20, 8, 18)
    m.disc(0, 17, 3.2, "pane")
    m.disc(0, 17, 2.2, "lit", 0.6)
    m.arches(-9, 18, 9, 1, 3)
    m.windows(-8, 16, 11, 3, high=2.6)


def ziggurat(m: Mason) -> None:
    """Steps of brick with a stair up to a shrine."""
    for step, half in enumerate((18, 14, 10, 6.2)):
        m.both([(-half, 7.2 * step), (-half + 1, 7.2 * step + 7), (half - 1, 7.2 * step + 7), (half, 7.2 * step)],
               half * 0.24, "wall")  # fmt: skip
    m.poly([(-3, 0), (-1.4, 28.4), (1.4, 28.4), (3, 0)], "roof")
    m.block(-3.6, 7.2, 6, 28.6)
    m.rect(-4.2, 34, 8.4, 1.4, "roof")
    m.pane(-1.2, 29.4, 2.4, 3.6)
    m.windows(-13, 8, 9, 2, high=2.6)
    m.windows(-9, 5, 16.4, 1, high=2.6)


def pagoda(m: Mason) -> None:
    """Floor upon floor under curved roofs."""
    y = 0.0
    for floor, half in enumerate((11, 9, 7, 5)):
        high = 6.2 - 0.5 * floor
        m.block(-half + 1, 2 * half - 2, high, y)
        m.windows(-half + 1.6, 1.3 * half, y + 1.6, 3, high=2.4)
        y += high
        roof = [(-half - 4, y + 1.6), (-half - 1, y), (half + 1, y), (half + 4, y + 1.6)]
        m.both([*roof, (half - 1.6, y + 3.4), (-half + 1.6, y + 3.4)], half * 0.3, "roof")
        y += 3.2
    m.line([(0, y), (0, y + 7)], "gold", 0.9)
    for k in range(3):
        m.disc(0, y + 1.4 + 1.8 * k, 1.2 - 0.25 * k, "gold")


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


def cathedral(m: Mason) -> None:
    """Two towers with spires, a rose between them, and the nave behind."""
    m.block(-4, 22, 15)
    m.gable(-4, 22, 11, 15, split=0.4)
    for x in (-12, 2):
        m.block(x - 4, 8, 24)
        m.spire(x, 8, 16, 24)
        m.pane(x - 2.6, 16, 1.8, 5)
        m.pane(x + 0.8, 16, 1.8, 5)
    m.block(-9, 8, 21)
    m.disc(-5, 15, 3, "pane")
    m.disc(-5, 15, 1.6, "gold", 0.7)
    m.arch(-5, 5, 9, 0)
    m.windows(7, 10, 5, 3, high=5)


def monastery(m: Mason) -> None:
    """A cloister, its church and a round tower."""
    m.block(9, 8, 28, split=0.6)
    m.spire(13, 8, 10, 28)
    m.windows(10, 5, 20, 2, high=3.2)
    m.block(-9, 17, 17)
    m.gable(-9, 17, 11, 17)
    m.disc(-0.5, 19.6, 2, "pane")
    m.block(-19, 28, 9)
    m.hip(-19, 28, 4, 9)
    m.arches(-18, 26, 6.4, 0, 6)
    m.windows(-7, 12, 13, 3, high=3)


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


def observatory(m: Mason) -> None:
    """A dome with a slit, a telescope looking out."""
    m.block(-16, 32, 9)
    m.block(-9, 18, 17)
    m.rect(-10, 17, 20, 1.6, "shade")
    m.dome(0, 9, 18.6, "copper", 1.0)
    m.poly([(-5.4, 21), (-7.4, 26), (-2.6, 27.6), (-1.4, 21)], "dark")
    m.line([(-3, 22), (-11, 34)], "gold", 2.2)
    m.windows(-7, 12, 8, 3, high=4)
    m.windows(-15, 6, 3, 2, high=3.4)
    m.windows(9.4, 6, 3, 2, high=3.4)


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


def altar(m: Mason) -> None:
    """A stair to a table of stone, a fire on it."""
    for step, half in enumerate((18, 13.6, 9.2)):
        m.both([(-half, 8 * step), (-half + 2.4, 8 * step + 8), (half - 2.4, 8 * step + 8), (half, 8 * step)],
               half * 0.22, "stone")  # fmt: skip
    m.poly([(-3.4, 0), (-2.2, 24), (2.2, 24), (3.4, 0)], "wall")
    m.block(-6, 12, 5, 24, "stone")
    m.rect(-7, 29, 14, 1.6, "wall")
    m.disc(0, 34, 6, "fire", 0.3)
    m.poly([(-3.6, 30.6), (-2.6, 35), (-0.8, 33), (0, 39), (1.4, 33.6), (2.6, 36), (3.6, 30.6)], "fire")
    for x in (-9, -5, 6.4, 10.4):
        m.pane(x - 1, 18 if abs(x) < 8 else 10, 2, 3)


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


def polytechnic(m: Mason) -> None:
    """A school of engineers: a great gear over its hall, compasses on the roof."""
    m.block(-17, 34, 17)
    m.hip(-17, 34, 5, 17, slope=0.12)
    teeth = []
    for k in range(32):
        r = 8.6 if k % 4 < 2 else 7.0
        teeth.append((r * cos(2 * pi * k / 32), 29 + r * cos(2 * pi * k / 32 - pi / 2)))
    m.poly(teeth, "steel")
    m.disc(0, 29, 4.6, "wall")
    m.line([(0, 33), (-2.6, 26)], "dark", 0.8)
    m.line([(0, 33), (2.6, 26)], "dark", 0.8)
    m.windows(-16, 30, 4, 7, 2, 3.4)


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
    "greek-temple": temple, "classical-knowledge": lyceum, "bamboo": school, "bookshelf": library,
    "graduate-cap": college, "astrolabe": madrasa, "arabic-door": mosque, "lit-candelabra": synagogue,
    "samara-mosque": ziggurat, "pagoda": pagoda, "aqueduct": aqueduct, "defensive-wall": wall, "capitol": forum,
    "lighthouse": lighthouse, "church": cathedral, "monk-face": monastery, "throwing-ball": court,
    "horse-head": circus, "hanging-sign": guild, "crown-coin": mint, "congress": parliament, "gavel": tribunal,
    "observatory": observatory, "drama-masks": theatre, "sacrificial-dagger": altar, "elven-castle": chateau,
    "towel": baths, "bank": bank, "chart": exchange, "hospital": hospital, "prisoner": prison,
    "modern-city": towers, "pencil-ruler": polytechnic, "forest": park, "castle": keep,
}  # fmt: skip
"""By the signs of the cards."""
