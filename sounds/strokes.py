"""What hands do with pieces: short strokes on paper, wood, stone and metal."""

from __future__ import annotations

import numpy as np
from numpy.random import Generator

from sounds.instruments import bar
from sounds.waves import RATE, Maker, Wave, dying, hiss, struck, swell, times, together

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
    tap = hiss(30, 1800 * pitch, 7000, chance) * dying(30, 5)
    table = struck(80, [(150, 1.0, 16), (310, 0.5, 11), (720, 0.2, 6)], pitch)
    return together(80, (0, 0.6 * tap), (1, table))


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


# --- wood ------------------------------------------------------------------------------------------------------


def worker(pitch: float, chance: Generator) -> Wave:
    """A wooden piece is set on a card."""
    tick = hiss(8, 2000, 7000, chance) * dying(8, 2)
    return together(70, (0, 0.12 * tick), (0, struck(70, [(560, 1, 13), (1240, 0.5, 8), (2110, 0.25, 5)], pitch)))


def architect(pitch: float, chance: Generator) -> Wave:
    """Two taps of a mallet."""
    modes = [(720, 1.0, 15), (1530, 0.6, 9), (2710, 0.3, 6), (190, 0.6, 14)]
    grit = hiss(20, 1500, 6000, chance) * dying(20, 4)
    blow = together(80, (0, struck(80, modes, pitch)), (0, 0.12 * grit))
    return together(170, (0, 0.7 * blow), (88, blow))


def button(pitch: float, chance: Generator) -> Wave:
    """A small wooden key goes down."""
    tick = hiss(6, 2500, 7000, chance) * dying(6, 1.5)
    return together(40, (0, struck(40, [(880, 1.0, 7), (1750, 0.4, 4)], pitch)), (0, 0.08 * tick))


def die_hit(pitch: float, chance: Generator) -> Wave:
    """A die knocks against wood or another die."""
    modes = [(1480, 1.0, 8), (2650, 0.7, 6), (4120, 0.4, 4), (520, 0.6, 9)]
    wobble = [(frequency * chance.uniform(0.95, 1.05), strength, decay) for frequency, strength, decay in modes]
    tick = hiss(8, 3000, 9000, chance) * dying(8, 1.5)
    return together(60, (0, struck(60, wobble, pitch)), (0, 0.15 * tick))


def die_land(pitch: float, chance: Generator) -> Wave:
    """A die falls on its face on the cloth."""
    last = struck(90, [(430, 1.0, 14), (980, 0.5, 9), (1720, 0.3, 6), (140, 0.8, 18)], pitch)
    cloth = hiss(25, 400, 2500, chance) * dying(25, 6)
    tap = struck(40, [(1100, 0.5, 6), (2100, 0.3, 4)], pitch)
    return together(120, (0, last), (0, 0.15 * cloth), (58, 0.4 * tap))


def refusal(pitch: float, chance: Generator) -> Wave:
    """Two dull knocks: no."""
    knock = struck(90, [(165, 0.7, 22), (330, 0.7, 14), (610, 0.4, 9)], pitch)
    muffled = hiss(30, 200, 1200, chance) * dying(30, 7)
    return together(190, (0, knock), (0, 0.1 * muffled), (92, 0.85 * knock))


def stamp(pitch: float, chance: Generator) -> Wave:
    """A heavy seal comes down on paper."""
    moments = times(260)
    fall = np.sin(2 * np.pi * np.cumsum(58 + 70 * np.exp(-moments / 0.025)) / RATE) * dying(260, 55)
    wood = struck(120, [(240, 0.6, 22), (520, 0.35, 13), (1130, 0.15, 7)], pitch)
    paper = hiss(60, 900, 5000, chance) * dying(60, 11)
    return together(260, (0, fall), (0, wood), (2, 0.3 * paper))


def gavel(pitch: float, chance: Generator) -> Wave:
    """A bargain is sealed: hard wood on its block, and once more, softer."""
    modes = [(610, 1.0, 17), (1370, 0.6, 10), (2480, 0.35, 6), (185, 0.9, 26)]
    tick = hiss(10, 1500, 7000, chance) * dying(10, 2.5)
    blow = together(130, (0, struck(130, modes, pitch)), (0, 0.2 * tick))
    return together(330, (0, blow), (165, 0.55 * blow))


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
    return lambda pitch, chance: together(350, (0, 0.7 * bar(note, 350, 70)), (90, bar(1.5 * note, 260, 75)))


SINGLE: dict[str, tuple[Maker, float]] = {
    "architect": (architect, -27),
    "button": (button, -34),
    "cloth": (cloth, -29),
    "cup": (cup, -29),
    "gavel": (gavel, -27),
    "refusal": (refusal, -31),
    "stamp": (stamp, -31.5),
    **{f"turn_chime_{seat}": (turn_chime(note), -25) for seat, note in enumerate(SEAT_NOTES)},
}
"""Sounds with one version: how they are made, and how loud they are in dB under the limit."""

VARIED: dict[str, tuple[Maker, float]] = {
    "book": (book, -27),
    "card_flip": (card_flip, -29),
    "card_pick": (card_pick, -33),
    "card_slide": (card_slide, -28),
    "card_snap": (card_snap, -30.5),
    "coin": (coin, -28),
    "die_hit": (die_hit, -27),
    "die_land": (die_land, -27),
    "food": (food, -27),
    "stone": (stone, -27),
    "worker": (worker, -28),
}
"""Sounds that would tire if they were always the same."""
