"""What sides build for war and for times to come: ships, cranes, walkers, dishes and gates."""

from __future__ import annotations

from math import cos, pi, sin

from sprites.city.mason import Mason


def galleon(m: Mason) -> None:
    """A ship of war on its slip, with its sails set."""
    for x in (-14, -4, 6, 16):
        m.line([(x, 0), (x - 2, 6)], "wood", 1.4)
    for x, top, wide in ((-11, 33, 12), (1, 43, 16), (13, 35, 12)):
        m.line([(x, 8), (x, top + 2)], "dark", 0.9)
        for low, share in ((14, 1.0), (14 + (top - 14) * 0.55, 0.74)):
            high, half = (top - 14) * 0.42, share * wide / 2
            m.poly([(x - half, low), (x - half * 0.8, low + high), (x + half * 0.8, low + high), (x + half, low)],
                   "white")  # fmt: skip
            m.poly([(x + half * 0.1, low), (x, low + high), (x + half * 0.8, low + high), (x + half, low)],
                   m.dusk("white", 0.2))  # fmt: skip
        m.poly([(x, top + 2), (x - 6, top + 0.6), (x, top - 1)], "cloth")
    m.both([(-19, 3), (-24, 18), (-15, 15), (-13, 12), (13, 12), (16, 16), (24, 15), (19, 3)], 6, "wood")
    m.line([(22, 14), (31, 19)], "wood", 1.0)
    m.rect(-20, 9.6, 41, 1.6, "cloth")
    for x in (-12, -5, 2, 9):
        m.pane(x, 5.4, 2.4, 2.6)


def crane(m: Mason) -> None:
    """A crane that lifts a beam over a house that it builds."""
    for y in (0, 9, 18):
        m.line([(-18, y), (16, y)], "steel", 1.2)
        for x in (-17, -6, 5, 15):
            m.line([(x, y), (x, y + 9)], "steel", 1.0)
    m.block(-17, 22, 9, tone="wall")
    m.windows(-15, 18, 3, 4)
    _mast(m, -8, 40)
    m.line([(-18, 38), (24, 38)], "gold", 1.6)
    m.line([(-8, 44), (24, 38.6)], "dark", 0.6)
    m.line([(-8, 44), (-18, 38.6)], "dark", 0.6)
    m.block(-19.6, 5, 4.6, 33, "lead")
    m.line([(18, 38), (18, 27)], "dark", 0.6)
    m.rect(10, 24.6, 16, 2.2, "fire")


def wrecking_crane(m: Mason) -> None:
    """An excavator's house on tracks, and a ball of iron that swings from its boom."""
    m.both([(-19, 0), (-21, 3), (-18, 6), (8, 6), (11, 3), (9, 0)], 2, "lead")
    for x in (-16, -10.6, -5.2, 0.2, 5.6):
        m.disc(x, 3, 1.9, "dark")
    m.block(-17, 20, 11, 6, "gold")
    m.pane(-3.6, 10, 5.4, 5)
    for x, y in ((0, 12), (2.4, 12)):
        m.line([(x, y), (x + 16, 41)], "gold", 1.1)
    for step in range(5):
        m.line([(0.4 + 3.2 * step, 12.6 + 5.8 * step), (5.4 + 3.2 * step, 17.6 + 5.8 * step)], "gold", 0.7)
    m.line([(-12, 17), (17.6, 41)], "dark", 0.5)
    m.line([(17.6, 41), (22, 21)], "dark", 0.8)
    m.disc(22.6, 17, 5, "lead")
    m.disc(21.2, 18.4, 1.9, "steel")


def walker(m: Mason) -> None:
    """A robot that towers over the houses, and two small ones at its feet."""
    for x, share in ((-16, 0.4), (16, 0.44), (0, 1.0)):

        def on(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
            return [(x + share * across, share * up) for across, up in points]  # noqa: B023

        for side in (-1, 1):
            m.both(on([(side * 4 - 3, 0), (side * 4 - 2, 14), (side * 4 + 2, 14), (side * 4 + 3.4, 0)]),
                   x + share * (side * 4 + 1), "steel")  # fmt: skip
            m.line(on([(side * 9, 30), (side * 12, 22), (side * 10.6, 13)]), "lead", 2.8 * share)
        m.both(on([(-8, 14), (-9.6, 31), (9.6, 31), (8, 14)]), x + 2.4 * share, "steel")
        m.both(on([(-5.4, 24), (0, 19), (5.4, 24), (0, 29)]), x + 1, "cloth")
        m.both(on([(-4.6, 31), (-5, 39), (5, 39), (4.6, 31)]), x + 1.6 * share, "lead")
        m.rect(x - 3.4 * share, 34 * share, 6.8 * share, 2.2 * share, "fire")
        m.line(on([(3, 39), (4.4, 44)]), "dark", 0.7)
    m.pane(-1.3, 15, 2.6, 2.8)


def satellite_dish(m: Mason) -> None:
    """A dish that looks up from the house of its station."""
    m.block(-16, 22, 9)
    m.windows(-15, 20, 3, 5, high=3.2)
    m.both([(-3, 9), (-0.6, 20), (2.6, 20), (5, 9)], 1, "steel")
    rim = [(2 + 16 * cos(t) * 0.8 - 6 * sin(t), 28 + 12 * sin(t) + 8 * cos(t)) for t in
           (2 * pi * k / 24 for k in range(24))]  # fmt: skip
    m.poly(rim, "white")
    m.poly([(2 + (x - 2) * 0.74 + 1.4, 28 + (y - 28) * 0.74 - 1) for x, y in rim], m.dusk("white", 0.24))
    m.line([(2, 27), (-6, 39)], "lead", 0.9)
    m.disc(-6.4, 39.6, 1.5, "fire")
    m.line([(13, 9), (13, 22)], "dark", 0.6)
    m.flag(13, 12, 11)


def light_gate(m: Mason) -> None:
    """A ring on steps in which the air shines: who goes in comes out elsewhere."""
    m.block(-18, 36, 3, tone="stone")
    m.block(-13, 26, 3, 3, "stone")
    for radius, tone in ((17.4, "lead"), (14.6, "water"), (11.0, "white"), (6.4, "lit")):
        m.disc(0, 22.6, radius, tone)
    for k in range(8):
        turn = 2 * pi * k / 8 + 0.2
        m.disc(16 * cos(turn), 22.6 + 16 * sin(turn), 1.5, "gold")
    m.pane(-16.6, 0.3, 2.6, 2.4)
    m.pane(14, 0.3, 2.6, 2.4)


def time_tower(m: Mason) -> None:
    """A tower of brass with a great clock, in a coil of copper."""
    m.block(-10, 20, 15)
    m.windows(-9, 18, 4, 4, 2)
    m.block(-6, 12, 22, 15, "stone")
    for y in (17, 20.4, 23.8):
        m.line([(-8.4, y), (8.4, y + 2)], "copper", 1.4)
    m.disc(0, 33, 8.4, "gold")
    m.disc(0, 33, 6.6, "white")
    m.line([(0, 33), (0, 38)], "dark", 0.9)
    m.line([(0, 33), (3.4, 31)], "dark", 0.9)
    m.dome(0, 5, 40, "copper")


def _mast(m: Mason, x: float, high: float) -> None:
    """A mast of lattice."""
    for left in (x - 1.6, x + 1.6):
        m.line([(left, 0), (left, high + 4)], "gold", 0.9)
    for y in range(2, round(high), 5):
        m.line([(x - 1.6, y), (x + 1.6, y + 4)], "gold", 0.6)


ENGINES = {
    "galleon": galleon,
    "crane": crane,
    "wrecking-ball": wrecking_crane,
    "battle-mech": walker,
    "beam-satellite": satellite_dish,
    "teleport": light_gate,
    "time-trap": time_tower,
}
"""By the signs of the cards."""
