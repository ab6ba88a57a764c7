"""What hands do with pieces: short strokes on paper, wood, stone and metal."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.instruments import bar
from sounds.waves import RATE, Maker, Wave, dying, hiss, struck, struck_anew, swell, times, together

# --- paper -----------------------------------------------------------------------------------------------------


def card_pick(pitch: float, chance: Generator) -> Wave:
    """A finger lifts a card."""
    return hiss(40, 2500 * pitch, 8000, chance) * swell(40, 0.2)


def card_slide(pitch: float, chance: Generator) -> Wave:
    """A card slides over the cloth."""
    roughness = 1 + 0.35 * np.interp(times(190), np.linspace(0, 0.19, 24), chance.standard_normal(24))
    return hiss(190, 1300 * pitch, 5200 * pitch, chance) * swell(190, 0.35, 1.6) * roughness


def card_snap(pitch: float, chance: Generator) -> Wave:
    """A card is put down flat."""
    tap = hiss(30, 1800 * pitch, 7000, chance) * dying(30, chance.uniform(3, 8))
    table = struck_anew(80, [(150, 1.0, 16), (310, 0.7, 11), (720, 0.3, 6)], pitch, chance)
    return together(90, (0, chance.uniform(0.6, 0.9) * tap), (chance.uniform(1, 7), table))


def card_flip(pitch: float, chance: Generator) -> Wave:
    """A card bends, springs over and lands."""
    lift = hiss(45, 1800 * pitch, 5000 * pitch, chance) * swell(45, 0.7)
    land = hiss(40, 1200 * pitch, 6500, chance) * dying(40, 8)
    return together(90, (0, 0.3 * lift), (46, 0.5 * land), (47, struck(40, [(190, 0.9, 12)], pitch)))


def book(pitch: float, chance: Generator) -> Wave:
    """A page is turned."""
    sweep = hiss(150, 900 * pitch, 3200 * pitch, chance) * swell(150, 0.6, 1.5)
    crackle = hiss(150, 3500, 9000, chance) * swell(150, 0.75, 3) * (chance.random(len(times(150))) < 0.25)
    lay = hiss(40, 700, 3800, chance) * dying(40, 9)
    return together(180, (0, 0.4 * sweep), (0, 0.3 * crackle), (138, 0.5 * lay))


def shuffle(pitch: float, chance: Generator) -> Wave:
    """Two halves of a deck run into each other, and are squared."""
    leaves = [
        (start, strength * hiss(16, 2200 * pitch, 8000, chance) * dying(16, 4))
        for start, strength in zip(np.sort(chance.uniform(0, 330, 26)), chance.uniform(0.4, 1.0, 26), strict=True)
    ]
    squared = struck(60, [(210, 0.9, 14), (480, 0.4, 9)], pitch)
    return together(480, *leaves, (395, 0.9 * squared), (395, 0.4 * hiss(30, 1200, 6000, chance) * dying(30, 6)))


MARKS = 5
"""So many cards in a row, each a half tone higher, are marked before it rises no more."""


def mark(step: int) -> Maker:
    """A card is put down flat beside those that lie there already."""
    higher = 0.92 * 2 ** (step / 12)
    return lambda pitch, chance: card_snap(higher * pitch, chance)


# --- wood ------------------------------------------------------------------------------------------------------


def worker(pitch: float, chance: Generator) -> Wave:
    """A wooden piece is set on a card."""
    tick = hiss(8, 2000, 7000, chance) * dying(8, 2)
    return together(
        70, (0, 0.12 * tick), (0, struck_anew(70, [(560, 1, 13), (1240, 0.6, 8), (2110, 0.3, 5)], pitch, chance))
    )


def architect(pitch: float, chance: Generator) -> Wave:
    """Two taps of a mallet."""
    modes = [(720, 1.0, 15), (1530, 0.6, 9), (2710, 0.3, 6), (190, 0.6, 14)]
    grit = hiss(20, 1500, 6000, chance) * dying(20, 4)
    blow = together(80, (0, struck(80, modes, pitch)), (0, 0.12 * grit))
    return together(170, (0, 0.7 * blow), (88, blow))


def button(pitch: float, chance: Generator) -> Wave:
    """A small wooden key goes down."""
    tick = hiss(9, 2500, 7000, chance) * dying(9, chance.uniform(1.5, 3))
    return together(
        45,
        (chance.uniform(0, 3), struck_anew(40, [(880, 1.0, 7), (1310, 0.5, 5), (1750, 0.5, 4)], pitch, chance)),
        (0, 0.2 * tick),
    )


def die_hit(pitch: float, chance: Generator) -> Wave:
    """A die knocks against wood or another die."""
    modes = [(1480, 1.0, 8), (2650, 0.7, 6), (4120, 0.4, 4), (520, 0.6, 9)]
    wobble = [(frequency * chance.uniform(0.95, 1.05), strength, decay) for frequency, strength, decay in modes]
    tick = hiss(8, 3000, 9000, chance) * dying(8, 1.5)
    return together(60, (0, struck(60, wobble, pitch)), (0, 0.15 * tick))


def die_land(pitch: float, chance: Generator) -> Wave:
    """A die falls on its face on the cloth."""
    last = struck_anew(90, [(430, 1.0, 14), (980, 0.7, 9), (1720, 0.4, 6), (140, 0.8, 18)], pitch, chance)
    cloth = hiss(25, 400, 2500, chance) * dying(25, 6)
    tap = struck_anew(40, [(1100, 0.5, 6), (2100, 0.3, 4)], pitch, chance)
    edge = struck_anew(30, [(760, 0.7, 6), (1540, 0.4, 4)], pitch, chance)
    fallen = chance.uniform(8, 24)
    return together(
        150,
        (0, edge),
        (fallen, last),
        (fallen, 0.2 * cloth),
        (fallen + chance.uniform(42, 76), chance.uniform(0.4, 0.8) * tap),
    )


def cube(pitch: float, chance: Generator) -> Wave:
    """A small cube of wood is put to others: higher and drier than a worker, and it touches its neighbour."""
    modes = [(1130, 1.0, 9), (2240, 0.55, 6), (3400, 0.3, 4)]
    tick = hiss(6, 3000, 8000, chance) * dying(6, 1.5)
    beside = struck(40, [(1510, 0.8, 6), (2870, 0.4, 4)], pitch)
    return together(80, (0, struck(60, modes, pitch)), (0, 0.1 * tick), (26 + chance.uniform(-6, 6), 0.5 * beside))


def hexagon(pitch: float, chance: Generator) -> Wave:
    """A thick tile is laid on the map: it slides in between its neighbours and falls into its place."""
    slide = hiss(90, 700 * pitch, 3000, chance, 3) * swell(90, 0.7, 1.5)
    fall = struck_anew(110, [(260, 1.0, 22), (560, 0.7, 14), (1180, 0.35, 8), (115, 0.6, 26)], pitch, chance)
    edge = struck(40, [(1720, 0.5, 6), (2980, 0.3, 4)], pitch)
    return together(230, (0, 0.16 * slide), (88, fall), (112 + chance.uniform(-5, 5), 0.35 * edge))


def knock(pitch: float, chance: Generator) -> Wave:
    """Knuckles on the table, twice: I pass."""
    modes = [(235, 0.8, 20), (470, 0.7, 14), (890, 0.35, 8)]
    skin = hiss(14, 500, 2600, chance) * dying(14, 3)
    first, second = (together(90, (0, struck_anew(90, modes, pitch, chance)), (0, 0.12 * skin)) for _ in range(2))
    return together(260, (0, 0.8 * first), (118 + chance.uniform(-10, 10), second))


def refusal(pitch: float, chance: Generator) -> Wave:
    """Two dull knocks: no."""
    knock = struck(90, [(165, 0.7, 22), (330, 0.7, 14), (610, 0.4, 9)], pitch)
    muffled = hiss(30, 200, 1200, chance) * dying(30, 7)
    second = 92 + chance.uniform(-8, 8)
    return together(198, (0, knock), (0, 0.1 * muffled), (second, chance.uniform(0.7, 0.9) * knock))


def stamp(pitch: float, chance: Generator) -> Wave:
    """A heavy seal comes down on paper."""
    moments = times(260)
    deep = pitch * (chance.uniform(60, 72) + 70 * np.exp(-moments / (0.025 * chance.uniform(0.5, 1.6))))
    fall = np.sin(2 * np.pi * np.cumsum(deep) / RATE) * dying(260, chance.uniform(26, 48))
    wood = struck_anew(120, [(240, 0.9, 22), (520, 0.6, 13), (1130, 0.25, 7)], pitch, chance)
    paper = hiss(60, 900, 5000, chance) * dying(60, chance.uniform(7, 14))
    return together(260, (chance.uniform(0, 9), 0.7 * fall), (chance.uniform(0, 5), wood), (0, 0.3 * paper))


def gavel(pitch: float, chance: Generator) -> Wave:
    """A bargain is sealed: hard wood on its block, and once more, softer."""
    modes = [(610, 1.0, 17), (1370, 0.6, 10), (2480, 0.35, 6), (185, 0.9, 26)]
    tick = hiss(10, 1500, 7000, chance) * dying(10, 2.5)
    blow = together(130, (0, struck_anew(130, modes, pitch, chance)), (0, 0.2 * tick))
    return together(330, (0, blow), (165 + chance.uniform(-12, 12), 0.55 * blow))


def tile_lift(pitch: float, chance: Generator) -> Wave:
    """A thick tile is lifted out from among its neighbours: it grates along one, and knocks against another."""
    grates = hiss(70, 900 * pitch, 3600, chance, 4) * swell(70, 0.6, 1.5)
    loose = struck_anew(70, [(410, 1.0, 12), (930, 0.7, 8), (1640, 0.4, 5)], pitch, chance)
    against = struck_anew(40, [(1260, 0.6, 5), (2350, 0.4, 4)], pitch, chance)
    free = 58 + chance.uniform(-10, 10)
    return together(160, (0, 0.25 * grates), (free, loose), (free + chance.uniform(18, 34), 0.5 * against))


def push(pitch: float, chance: Generator) -> Wave:
    """A die or a chit is pushed over the table with one finger, and stops."""
    over = hiss(60, 1400 * pitch, 4600, chance, 4) * swell(60, 0.4, 1.4)
    stops = struck_anew(40, [(1020, 1.0, 6), (1930, 0.6, 4), (2890, 0.3, 3)], pitch, chance)
    return together(110, (0, 0.3 * over), (48 + chance.uniform(-8, 8), stops))


def dice_gather(pitch: float, chance: Generator) -> Wave:
    """Dice are swept together with a hand, to be thrown again."""
    clicks = [
        (start, strength * die_hit(0.85 * pitch * chance.uniform(0.92, 1.08), chance))
        for start, strength in zip(np.sort(chance.uniform(20, 170, 5)), np.linspace(0.5, 1.0, 5), strict=True)
    ]
    palm = hiss(190, 500 * pitch, 2400, chance, 3) * swell(190, 0.6, 1.5)
    return together(240, (0, 0.2 * palm), *clicks)


def cup(pitch: float, chance: Generator) -> Wave:
    """Dice are shaken in a leather cup before they are thrown."""
    modes = [(690, 1.0, 7), (1240, 0.7, 6), (2050, 0.35, 4), (310, 0.6, 10)]
    knocks = [
        (start, strength * struck(40, [(note * chance.uniform(0.9, 1.1), *rest) for note, *rest in modes], pitch))
        for start, strength in zip(
            np.sort(chance.uniform(0, 260, 11)), chance.uniform(0.4, 1.0, 11) * np.linspace(0.5, 1.0, 11), strict=True
        )
    ]
    leather = hiss(300, 250, 1400, chance, 3) * swell(300, 0.6)
    return together(330, (0, 0.1 * leather), *knocks)


# --- cloth -----------------------------------------------------------------------------------------------------


def cloth(pitch: float, chance: Generator) -> Wave:
    """A cloth is drawn over the table: a market that turns, a bargain that is spread out."""
    folds = 1 + 0.5 * np.interp(times(320), np.linspace(0, 0.32, 40), chance.standard_normal(40))
    drawn = hiss(320, 500 * pitch, 2800 * pitch, chance, 3) * swell(320, 0.35, 1.4) * folds
    flap = hiss(60, 180, 900, chance, 3) * swell(60, 0.25)
    return together(360, (0, 0.5 * drawn), (245, 0.5 * flap))


def flag(pitch: float, chance: Generator) -> Wave:
    """A staff is driven into the ground, and the flag on it flaps."""
    staff = struck(90, [(330, 1.0, 16), (760, 0.6, 10), (1490, 0.25, 6)], pitch)
    earth = hiss(60, 150, 900, chance, 3) * dying(60, 14)
    flaps = [
        (start, strength * hiss(55, 300 * pitch, 1900, chance, 3) * swell(55, 0.25))
        for start, strength in ((70, 1.0), (150 + chance.uniform(-15, 15), 0.7), (235 + chance.uniform(-20, 20), 0.5))
    ]
    return together(310, (0, staff), (0, 0.3 * earth), *((start, 0.4 * flap) for start, flap in flaps))


def sail(pitch: float, chance: Generator) -> Wave:
    """A ship puts to sea: its sail fills, a rope creaks, and water runs along its side."""
    fills = hiss(240, 200 * pitch, 1500, chance, 3) * swell(240, 0.4, 1.5)
    moments = times(190)
    grip = np.clip(np.sin(2 * np.pi * np.cumsum(34 + 60 * moments) / RATE), 0, 1) ** 5
    creak = grip * np.sin(2 * np.pi * 620 * pitch * moments) * swell(190, 0.5)
    water = hiss(420, 500 * pitch, 2600, chance, 2) * swell(420, 0.4) * (1 + 0.5 * np.sin(2 * np.pi * 7 * times(420)))
    return together(640, (0, 0.6 * fills), (170, 0.35 * creak), (200, 0.3 * water))


# --- those who join in and those who watch -----------------------------------------------------------------------


def advisor(pitch: float, chance: Generator) -> Wave:
    """Somebody comes in: two steps on boards, and a staff that is set down."""
    step = struck(80, [(150, 0.9, 20), (340, 0.6, 12), (720, 0.2, 6)], pitch)
    sole = hiss(40, 500, 3000, chance) * dying(40, 9)
    staff = struck(120, [(520, 1.0, 18), (1080, 0.6, 11), (1930, 0.3, 7)], pitch)
    second = 170 + chance.uniform(-12, 12)
    return together(
        480, (0, 0.6 * step), (4, 0.1 * sole), (second, 0.7 * step), (second + 4, 0.1 * sole), (second + 160, staff)
    )


def cheer(pitch: float, chance: Generator) -> Wave:
    """A tambourine is shaken: somebody is glad."""
    jingles = [
        (start, strength * struck(70, [(high, 1.0, 18), (1.47 * high, 0.6, 13)], pitch))
        for start, strength, high in zip(
            np.sort(chance.uniform(0, 130, 12)),
            chance.uniform(0.3, 1.0, 12),
            chance.uniform(4200, 7600, 12),
            strict=True,
        )
    ]
    skin = struck(80, [(280, 1.0, 14), (610, 0.4, 8)], pitch)
    return together(240, (0, 0.8 * skin), *((start, 0.4 * jingle) for start, jingle in jingles))


def laurel(pitch: float, chance: Generator) -> Wave:
    """Leaves that are laid on leaves, and a small bar of metal that rings."""
    leaves = hiss(120, 2400, 8000, chance) * swell(120, 0.4) * (1 + 0.5 * chance.standard_normal(len(times(120))))
    ring = struck(260, [(1568, 1.0, 60), (4310, 0.35, 28), (8420, 0.12, 12)], pitch)
    return together(300, (0, 0.08 * leaves), (40, 0.6 * ring))


# --- stone, metal, grain ---------------------------------------------------------------------------------------


def coin(pitch: float, chance: Generator) -> Wave:
    """A coin falls on another."""
    modes = [(3120, 1.0, 26), (4730, 0.8, 22), (6890, 0.6, 16), (9240, 0.35, 10), (11800, 0.2, 7)]
    clink = struck(110, [(frequency * chance.uniform(0.98, 1.02), *rest) for frequency, *rest in modes], pitch)
    return together(130, (0, clink), (38 + chance.uniform(-6, 6), 0.55 * clink))


def stone(pitch: float, chance: Generator) -> Wave:
    """Two blocks of stone are laid together."""
    modes = [(340, 1.0, 20), (690, 0.7, 15), (1270, 0.5, 11), (2240, 0.3, 8)]
    grind = hiss(140, 600 * pitch, 2600 * pitch, chance) * swell(140, 0.15, 2.5)
    return together(140, (0, struck(140, modes, pitch)), (5, 0.16 * grind))


def chisel(pitch: float, chance: Generator) -> Wave:
    """A chisel is set on stone and struck twice: something great is begun."""
    modes = [(1840, 1.0, 14), (3270, 0.7, 10), (5060, 0.4, 7), (610, 0.6, 10)]
    chips = hiss(50, 2500, 7500, chance, 4) * dying(50, 12)
    first, second = (
        together(90, (0, struck_anew(90, modes, pitch, chance)), (2, chance.uniform(0.1, 0.2) * chips))
        for _ in range(2)
    )
    return together(240, (0, 0.7 * first), (125 + chance.uniform(-14, 14), second))


def rubble(pitch: float, chance: Generator) -> Wave:
    """Stones of a wall or a roof come down."""
    stones = [
        (start, strength * stone(pitch * chance.uniform(0.75, 1.3), chance))
        for start, strength in zip(np.sort(chance.uniform(0, 380, 8)), np.linspace(1.0, 0.35, 8), strict=True)
    ]
    dust = hiss(460, 300, 2400, chance, 3) * swell(460, 0.15, 1.8)
    return together(620, *stones, (0, 0.07 * dust))


def blade(pitch: float, chance: Generator) -> Wave:
    """A sword is drawn."""
    moments = times(260)
    drawn = hiss(200, 2600 * pitch, 9000, chance, 4) * swell(200, 0.8, 1.6)
    modes = [(2140, 1.0, 70), (3390, 0.7, 52), (5270, 0.5, 36), (7410, 0.3, 22)]
    ring = struck(260, [(high * chance.uniform(0.99, 1.01), *rest) for high, *rest in modes], pitch)
    return together(460, (0, 0.22 * drawn), (165, 0.35 * ring * np.minimum(1, moments / 0.006)))


def works(pitch: float, chance: Generator) -> Wave:
    """Works begin to run: a breath of the bellows, and two blows on an anvil."""
    breath = hiss(190, 250 * pitch, 1300, chance, 3) * swell(190, 0.55, 1.5)
    modes = [(940, 1.0, 28), (2270, 0.7, 22), (3980, 0.4, 14), (180, 0.8, 20)]
    blow = struck(150, modes, pitch)
    second = 300 + chance.uniform(-12, 12)
    return together(470, (0, 0.3 * breath), (165, 0.8 * blow), (second, 0.55 * blow))


def food(pitch: float, chance: Generator) -> Wave:
    """A handful of grain runs into a bowl."""
    grains = [
        (start, strength * struck(14, [(frequency * pitch, 1.0, 3), (2.3 * frequency * pitch, 0.5, 2)]))
        for start, strength, frequency in zip(
            np.sort(chance.uniform(0, 115, 22)),
            chance.uniform(0.3, 1.0, 22),
            chance.uniform(1500, 3400, 22),
            strict=True,
        )
    ]
    rustle = hiss(130, 2200, 6500, chance) * swell(130, 0.3)
    return together(135, (0, 0.12 * rustle), *grains)


# --- the notes of the seats --------------------------------------------------------------------------------------

SEAT_NOTES = 523.25, 587.33, 659.26, 783.99, 880.0, 1046.5
"""C, D, E, G, A and C in Hz."""


def turn_chime(note: float) -> Maker:
    """A seat's own note: two soft strokes on a wooden bar, the second a fifth higher."""

    def make(pitch: float, chance: Generator) -> Wave:
        second, strength = chance.uniform(55, 130), chance.uniform(0.5, 1.2)
        first, fifth = (
            bar(of * note * pitch * chance.uniform(0.995, 1.005), 350, chance.uniform(40, 100)) for of in (1, 1.5)
        )
        mallet = hiss(20, 300, 2500, chance, 3) * dying(20, 5)
        return together(480, (0, strength * first), (0, 0.06 * mallet), (second, fifth), (second, 0.08 * mallet))

    return make


STROKES: dict[str, tuple[Maker, float]] = {
    "advisor": (advisor, -28),
    "architect": (architect, -27),
    "blade": (blade, -29),
    "book": (book, -27),
    "button": (button, -34),
    "card_flip": (card_flip, -29),
    "card_pick": (card_pick, -33),
    "card_slide": (card_slide, -28),
    "card_snap": (card_snap, -30.5),
    "cheer": (cheer, -29),
    "chisel": (chisel, -29),
    "cloth": (cloth, -29),
    "coin": (coin, -28),
    "cube": (cube, -28),
    "cup": (cup, -29),
    "dice_gather": (dice_gather, -29),
    "die_hit": (die_hit, -27),
    "die_land": (die_land, -27),
    "flag": (flag, -28),
    "food": (food, -27),
    "gavel": (gavel, -27),
    "hexagon": (hexagon, -28),
    "knock": (knock, -31),
    "laurel": (laurel, -29),
    **{f"mark_{step}": (mark(step), -30.5) for step in range(MARKS)},
    "push": (push, -31),
    "refusal": (refusal, -31),
    "rubble": (rubble, -27),
    "sail": (sail, -28),
    "shuffle": (shuffle, -29),
    "stamp": (stamp, -31.5),
    "stone": (stone, -27),
    "tile_lift": (tile_lift, -29),
    "worker": (worker, -28),
    "works": (works, -29),
}
"""How each is made, and how loud it is in dB under the limit."""

CHIMES: dict[str, tuple[Maker, float]] = {
    f"turn_chime_{seat}": (turn_chime(note), -25) for seat, note in enumerate(SEAT_NOTES)
}
"""The same of the notes of the seats."""
