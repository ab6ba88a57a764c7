"""Houses of prayer and of learning."""

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


TEMPLES = {
    "greek-temple": temple,
    "classical-knowledge": lyceum,
    "bamboo": school,
    "bookshelf": library,
    "graduate-cap": college,
    "astrolabe": madrasa,
    "arabic-door": mosque,
    "lit-candelabra": synagogue,
    "samara-mosque": ziggurat,
    "pagoda": pagoda,
    "church": cathedral,
    "monk-face": monastery,
    "observatory": observatory,
    "sacrificial-dagger": altar,
    "pencil-ruler": polytechnic,
}
"""By the signs of the cards."""
