"""What happens in a game: a sound of its own for each bad and each good thing, most of them around D."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.random import Generator, default_rng

from sounds.instruments import bar, bell, blown, bodied, bowed, drum, gong, horn, midi, pluck
from sounds.strokes import book, coin, stone
from sounds.waves import RATE, Maker, Wave, dying, hiss, struck, swell, times, together

D2, A2, BB2, C3, D3, EB3, E3, F3, FS3, G3, A3, BB3, D4 = (
    midi(key) for key in (38, 45, 46, 48, 50, 51, 52, 53, 54, 55, 57, 58, 62)
)
E4, F4, FS4, G4, A4, D5, FS5, A5 = (midi(key) for key in (64, 65, 66, 67, 69, 74, 78, 81))

LADDER = (62, 64, 66, 69, 71, 74, 76, 78, 81, 83, 86, 88)
"""The keys of counted points and of steps that are reached: a scale of five notes that rises from D."""


# --- time ------------------------------------------------------------------------------------------------------


def age(chance: Generator) -> Wave:
    """Horns swell, and a gong is struck as the numeral is (`scenes/table/age_change.py`)."""
    call = together(1900, (0, horn(D3, 1900, chance, 0.6)), (40, 0.7 * horn(A3, 1850, chance, 0.6)))
    call *= np.minimum(1.0, times(1900) / 0.4)
    return together(4600, (0, 0.2 * call), (440, gong(4160, chance)))


def age_reached(chance: Generator) -> Wave:
    """A nation steps into another age: a harp runs to a fourth and a fifth, and a horn answers."""
    harp = [
        (70 * place, (0.6 + 0.1 * place) * pluck(note, 1300, chance)) for place, note in enumerate((D3, G3, A3, D4))
    ]
    call = ((230, A3, 300), (420, D4, 900))
    horns = [(start, 0.5 * horn(note, length, chance, 0.8)) for start, note, length in call]
    return together(1700, *harp, *horns, (420, 0.5 * bell(A5, 1100, chance)), (420, 0.9 * drum(82, 380, chance, 0.5)))


def round_began(chance: Generator) -> Wave:
    """A calm step: a low wooden bar, its octave and the fifth over that."""
    return together(620, (0, 0.5 * bar(D3, 420, 110)), (95, 0.7 * bar(D4, 420, 100)), (190, 0.8 * bar(A4, 420, 95)))


def production(chance: Generator) -> Wave:
    """A harp runs upwards: the harvest comes in."""
    notes = (D3, A3, D4, FS4, A4, D5, FS5)
    run = [(46 * place, (0.6 + 0.06 * place) * pluck(note, 1500, chance)) for place, note in enumerate(notes)]
    return together(1900, *run)


def trade(chance: Generator) -> Wave:
    """The hand bell of a market, twice, and coins that are put on the table."""
    ring = bell(midi(86), 900, chance)
    coins = coin(0.97, chance)
    return together(1300, (0, 0.5 * ring), (170, 0.8 * ring), (330, 0.35 * coins), (430, 0.25 * coin(1.04, chance)))


def develop(chance: Generator) -> Wave:
    """Mallets at work on wood and stone."""
    wood = struck(120, [(392, 1.0, 24), (1010, 0.5, 12), (1730, 0.25, 7), (180, 0.5, 20)])
    return together(
        700, (0, 1.3 * wood), (120, 0.9 * wood), (240, 1.2 * stone(0.97, chance)), (300, 0.45 * bar(D4, 380, 120)),
        (300, 0.35 * bar(D3, 380, 130)),
    )  # fmt: skip


def event_read(chance: Generator) -> Wave:
    """A scroll is opened, and a small bell asks for silence."""
    unrolled = hiss(420, 1400, 6000, chance) * swell(420, 0.55, 1.6)
    rough = 1 + 0.5 * np.interp(times(420), np.linspace(0, 0.42, 50), chance.standard_normal(50))
    return together(
        1500, (0, 0.16 * unrolled * rough), (30, 0.3 * book(1.0, chance)), (330, 0.5 * bell(A5, 1100, chance)),
        (335, 0.4 * pluck(D4, 1100, chance)),
    )  # fmt: skip


def end_near(chance: Generator) -> Wave:
    """The bell of a tower, twice: the day draws to its end."""
    toll = together(2600, (0, bell(midi(57), 2600, chance)), (0, 0.3 * bell(midi(76), 1100, chance)))
    return together(3300, (0, toll), (900, 0.75 * toll))


# --- what is gained --------------------------------------------------------------------------------------------


def wonder_ready(chance: Generator) -> Wave:
    """Harp and strings rise to a bright chord, and a horn stands over it."""
    harp = [
        (80 * place, 0.8 * pluck(note, 2100, chance, 2.6))
        for place, note in enumerate((D3, A3, D4, FS4, A4, D5, FS5, A5))
    ]
    pad = sum(bowed(note, 2400, chance, 420, 3) for note in (D3, A3, D4, FS4))
    call = horn(D4, 1500, chance, 0.9) + 0.8 * horn(A3, 1500, chance, 0.9)
    return together(3000, *harp, (180, 0.085 * pad), (640, 0.11 * call), (640, 0.5 * drum(73, 500, chance)))


def bloc_completed(chance: Generator) -> Wave:
    """The last stone, and a dulcimer that closes the circle."""
    keys = [
        (90 + 75 * place, 0.7 * pluck(note, 900, chance, 1.5, 1.0, 0.11))
        for place, note in enumerate((A4, D5, FS5, A5, D5))
    ]
    return together(1500, (0, 1.2 * stone(0.9, chance)), *keys, (390, 0.4 * bell(midi(81), 1000, chance)))


def met_war(chance: Generator) -> Wave:
    """A short horn: we stood."""
    return together(
        1100, (0, 0.9 * horn(D3 * 2, 170, chance)), (180, horn(A4, 700, chance)), (180, 0.8 * horn(D4, 700, chance)),
        (180, 2.2 * drum(82, 380, chance)),
    )  # fmt: skip


def people(milliseconds: float, low: float, high: float, chance: Generator) -> Wave:
    """Many voices at once, between two notes in Hz, that rise together and fall."""
    moments = times(milliseconds)
    said = np.zeros(len(moments))
    for _ in range(22):
        note = chance.uniform(low, high)
        melody = note * (1 + 0.18 * np.sin(np.pi * moments * 1000 / milliseconds) + chance.normal(0, 0.01))
        turns = 2 * np.pi * np.cumsum(melody) / RATE
        vowel = chance.uniform(420, 1050)
        parts = range(1, 14)
        tone = sum(np.exp(-(((part * note - vowel) / 380) ** 2)) * np.sin(part * turns) for part in parts)
        begun = swell(milliseconds, chance.uniform(0.2, 0.5), 1.2)
        said += tone * begun * chance.uniform(0.5, 1)
    return said / max(1e-9, float(np.std(said)))


def growth(chance: Generator) -> Wave:
    """A child is born to the town: a few glad voices, and two wooden bars that rise."""
    glad = people(620, 180, 420, chance)
    return together(900, (0, 0.12 * glad), (60, 0.7 * bar(D4, 400, 90)), (200, 0.8 * bar(A4, 420, 95)))


def applause(age: int) -> Callable[[Generator], Wave]:
    """A great work stands: a crowd shouts and claps, in the open in the first age, in a hall of many in the last."""

    def made(chance: Generator) -> Wave:
        length = 2200.0
        many = 120 + 90 * age
        hands = [
            (
                start,
                chance.uniform(0.15, 1) * struck(
                    26, [(chance.uniform(700, 1500), 1.0, 4.5), (chance.uniform(1800, 3200), 0.6, 3.0)]
                ),
            )
            for start in np.sort(chance.triangular(60, 500, 1950, many))
        ]  # fmt: skip
        shout = people(1300, 150 - 10 * age, 380 + 20 * age, chance)
        drums = [(start, 1.6 * drum(84, 420, chance, 0.6)) for start in ((0, 240, 480) if age < 3 else (0,))]
        brass = [(120, 0.5 * horn(note, 900, chance)) for note in (D4, FS4, A4)] if age > 1 else []
        bells = [(start, 0.5 * bell(midi(74), 1500, chance)) for start in (200, 620)] if age in (2, 3) else []
        return together(length, (80, 0.5 * shout), *hands, *drums, *brass, *bells)

    return made


# --- war -------------------------------------------------------------------------------------------------------


def war_declared(chance: Generator) -> Wave:
    """A roll of drums that grows, a blow as the war has burnt in, another one, and low horns."""
    roll = [
        (
            place * 68 + chance.uniform(-5, 5),
            (0.15 + 0.035 * place) * drum(chance.uniform(84, 92), 320, chance, 0.8),
        )
        for place in range(15)
    ]
    call = together(1500, (0, horn(D2 * 1.0, 1400, chance, 1.3)), (0, 0.8 * horn(A2, 1400, chance, 1.3)))
    blow = drum(72, 900, chance, 0.8)
    return together(2900, *roll, (1050, 1.2 * blow), (1330, 1.5 * blow), (1330, 0.2 * call))


def thunder(chance: Generator) -> Wave:
    """A storm far away, as long as a war hangs over the table: a long low roll that breaks twice."""
    length = 2400.0
    roll = hiss(length, 45, 420, chance, 3) * swell(length, 0.22, 1.3)
    uneven = 1 + 0.6 * np.interp(times(length), np.linspace(0, length / 1000, 60), chance.standard_normal(60))
    crack = hiss(500, 90, 1400, chance, 3) * dying(500, 120)
    return together(length, (0, roll * uneven), (180, 0.5 * crack), (820, 0.3 * crack))


def war_resolved(chance: Generator) -> Wave:
    """Three blows of a great drum, the last with steel on steel as the line has fallen on those who lose."""
    blow = drum(70, 1000, chance, 0.8)
    return together(
        2500,
        (0, 0.7 * blow),
        (570, 0.9 * blow),
        (1150, 1.4 * blow),
        (1155, 0.36 * steel(chance)),
        (1320, 0.2 * steel(chance)),
    )


def defeated(chance: Generator) -> Wave:
    """A drum that gives way, and horns that sink by half a tone."""
    fall = together(
        1700, (0, horn(F3, 520, chance)), (0, horn(C3, 520, chance)), (480, horn(E3, 1100, chance, 0.7)),
        (480, horn(BB2, 1100, chance, 0.7)),
    )  # fmt: skip
    rubble = hiss(700, 120, 1100, chance) * dying(700, 160)
    return together(2100, (0, 1.3 * drum(66, 1100, chance, 0.8)), (10, 0.2 * rubble), (120, 0.28 * fall))


def steel(chance: Generator) -> Wave:
    """A blade on a blade."""
    modes = [(2210, 0.8, 120), (3390, 1.0, 150), (4870, 0.7, 100), (6630, 0.5, 70), (8810, 0.3, 50)]
    clash = struck(600, [(frequency * chance.uniform(0.97, 1.03), *rest) for frequency, *rest in modes])
    scrape = hiss(160, 2500, 9000, chance) * swell(160, 0.2)
    return together(600, (0, clash), (0, 0.4 * scrape))


# --- what is suffered ------------------------------------------------------------------------------------------


def famine(chance: Generator) -> Wave:
    """A low cello that sinks: empty baskets."""
    line = ((0, A2, 900), (780, G3 / 2, 800), (1440, F3 / 2, 1500))
    return together(3100, *((start, bowed(note, length, chance, 190, 2)) for start, note, length in line))


def missed_famine(chance: Generator) -> Wave:
    """An empty bowl is set down; the cello sinks into the dark."""
    bowl = struck(500, [(410, 1.0, 60), (1130, 0.6, 40), (2050, 0.3, 22), (3160, 0.15, 14)])
    low = together(1900, (0, bowed(EB3 / 2, 800, chance, 120, 2)), (640, bowed(D2, 1250, chance, 160, 2)))
    return together(2100, (0, 0.8 * bowl), (210, 0.4 * bowl), (160, 0.5 * low))


def revolt(chance: Generator) -> Wave:
    """A crowd that beats on doors, and a discord over it."""
    doors = [
        (start, strength * drum(chance.uniform(105, 150), 260, chance, 1.0))
        for start, strength in zip(
            (0, 150, 260, 410, 520, 600, 760, 850), (0.8, 0.6, 0.9, 0.7, 1.0, 0.7, 1.0, 1.2), strict=True
        )
    ]
    shout = hiss(1200, 350, 1900, chance, 3) * swell(1200, 0.6, 1.4)
    crowd = bodied(shout, ((520, 0.25, 3), (1150, 0.2, 2)))
    discord = sum(bowed(note, 1300, chance, 90, 2) for note in (D3, EB3, A3, BB3))
    return together(1900, *doors, (0, 0.24 * crowd), (160, 0.07 * discord))


def bankruptcy(chance: Generator) -> Wave:
    """The last coin rolls away, spins and falls; two low strings close the book."""
    spin = [
        (place, strength * coin(chance.uniform(0.8, 0.86), chance))
        for place, strength in zip(
            np.cumsum([0, 210, 160, 120, 90, 66, 48, 36, 28, 22]), np.linspace(0.9, 0.25, 10), strict=True
        )
    ]
    close = together(1100, (0, pluck(BB2, 1000, chance)), (260, pluck(A2, 840, chance)))
    return together(2300, *spin, (700, 1.5 * close), (690, 0.4 * book(0.9, chance)))


# --- Nation ----------------------------------------------------------------------------------------------------


def attack(chance: Generator) -> Wave:
    """A blade through the air, and what it hits."""
    air = hiss(260, 700, 3800, chance, 4) * swell(260, 0.75, 2.1)
    return together(
        1000, (0, 0.22 * air), (215, 1.3 * drum(70, 500, chance, 0.9)), (215, 0.2 * steel(chance)),
    )  # fmt: skip


def wall_hit(chance: Generator) -> Wave:
    """A ram against a wall: a dull blow, and stones that fall."""
    stones = [
        (start, strength * stone(chance.uniform(0.8, 1.3), chance))
        for start, strength in zip(np.sort(chance.uniform(120, 720, 9)), chance.uniform(0.3, 0.9, 9)[::-1], strict=True)
    ]
    dust = hiss(700, 250, 2600, chance, 3) * swell(700, 0.12, 1.8)
    return together(
        1200, (0, 1.2 * drum(62, 700, chance, 0.7)), (0, 0.9 * stone(0.7, chance)), *stones, (30, 0.08 * dust)
    )


def heartbeat(chance: Generator) -> Wave:
    """Two beats of a heart, twice."""
    one, two = drum(74, 300, chance, 0.4), drum(66, 330, chance, 0.4)
    beats = [(0, one), (170, 0.75 * two), (860, 0.9 * one), (1030, 0.65 * two)]
    return together(1500, *beats)


def wound(chance: Generator) -> Wave:
    """Health is lost: two low plucked strings, the second half a tone deeper, over a dull beat."""
    second = 165 + chance.uniform(-4, 4)
    hand = default_rng(7)  # the same in every take: by how two strings stand to each other, they add up or cancel
    return together(
        900, (0, 0.8 * pluck(EB3, 700, hand, 1.3, 1.2)), (second, pluck(D3, 700, hand, 1.5, 1.2)),
        (0, 0.6 * drum(78, 320, chance, 0.5)), (second, 0.25 * bowed(D3, 620, hand, 120, 2)),
    )  # fmt: skip


def death(chance: Generator) -> Wave:
    """A side falls: a bell under the earth, and voices of strings that go out one by one."""
    voices = [
        (60, 0.8 * bowed(F3, 900, chance, 140, 3)),
        (60, 0.8 * bowed(A3, 700, chance, 140, 3)),
        (60, bowed(D3, 1500, chance, 140, 3)),
        (60, bowed(D2, 2300, chance, 140, 3)),
    ]
    return together(
        3400, (0, drum(64, 1100, chance, 0.5)), (0, 0.8 * bell(midi(50), 2600, chance)),
        (0, 0.35 * bell(midi(65), 1900, chance)),
        *((start, 0.25 * voice) for start, voice in voices),
    )  # fmt: skip


# --- the end ---------------------------------------------------------------------------------------------------


def points(key: float) -> Maker:
    """Points are counted: a dulcimer, each step higher than the one before."""

    def make(pitch: float, chance: Generator) -> Wave:
        note = midi(key) * pitch
        struck_at = chance.uniform(0, 6)
        return together(600, (0, pluck(note, 600, chance, 1.2, 1.0, 0.11)), (struck_at, 0.5 * bar(note, 294, 80)))

    return make


def victory(chance: Generator) -> Wave:
    """Horns call, drums answer, and a full chord of horns and strings stands until it dies away in the hall."""
    call = [(0, A3, 210), (170, A3, 150), (300, A3, 150), (430, D4, 520), (900, A3, 240), (1110, FS4, 560)]
    lower = [(430, FS3, 520), (430, D3, 520), (900, E3, 240), (1110, D4, 560), (1110, A3, 560)]
    chord = [(1620, horn(note, 2300, chance, 1.2)) for note in (D3, A3, D4, FS4)]
    top = [(1620, 1.1 * horn(A4, 2300, chance, 1.2))]
    strings = sum(bowed(note, 2600, chance, 260, 3) for note in (D3, A3, D4, FS4, A4))
    beats = [(430, 2.6), (1110, 2.2), (1290, 1.4), (1450, 1.8), (1620, 3.6)]
    return together(
        4300,
        *((start, horn(note, length, chance, 1.1)) for start, note, length in call),
        *((start, 0.6 * horn(note, length, chance)) for start, note, length in lower),
        *((start, 0.75 * voice) for start, voice in chord + top),
        (1560, 0.2 * strings),
        *((start, strength * drum(73, 700, chance, 0.6)) for start, strength in beats),
        (1620, 0.6 * gong(2600, chance)),
    )


def defeat(chance: Generator) -> Wave:
    """A cadence that does not come home: a lone pipe over low strings that sink to the minor."""
    chords = (
        (0, (D2, A2, F3, D4), 1300),
        (1150, (BB2 / 2, BB2, D3, F3), 1300),
        (2250, (A2 / 2, A2, C3, E3), 900),
    )
    strings = [(start, bowed(note, length, chance, 200, 2)) for start, notes, length in chords for note in notes]
    last = [(3050, bowed(note, 1900, chance, 220, 2)) for note in (D2, A2, D3, F3)]
    pipe = [(250, A4, 420), (650, G4, 420), (1050, F4, 900), (2050, E4, 800), (3050, D4, 1500)]
    return together(
        5000,
        *((start, 0.2 * voice) for start, voice in strings + last),
        *((start, 0.45 * blown(note, length, chance)) for start, note, length in pipe),
        (3050, 0.9 * drum(55, 1200, chance, 0.3)),
    )


STINGS = {
    "age": (age, -21),
    "age_reached": (age_reached, -23),
    **{f"applause_{number}": (applause(number), -24) for number in (1, 2, 3, 4)},
    "attack": (attack, -24),
    "bankruptcy": (bankruptcy, -25),
    "bloc_completed": (bloc_completed, -24),
    "death": (death, -24),
    "defeat": (defeat, -25),
    "defeated": (defeated, -22),
    "develop": (develop, -26),
    "end_near": (end_near, -23),
    "event_read": (event_read, -18),
    "famine": (famine, -26),
    "growth": (growth, -25),
    "heartbeat": (heartbeat, -31),
    "met_war": (met_war, -23),
    "missed_famine": (missed_famine, -23),
    "production": (production, -25),
    "revolt": (revolt, -22),
    "round": (round_began, -24.6),
    "thunder": (thunder, -24),
    "trade": (trade, -26),
    "victory": (victory, -19),
    "wall_hit": (wall_hit, -26),
    "war_declared": (war_declared, -23),
    "war_resolved": (war_resolved, -24),
    "wonder_ready": (wonder_ready, -21),
    "wound": (wound, -29),
}
"""How each sound of an event is made, and how loud it is in dB under the limit."""

OFTEN = frozenset({"attack", "growth", "heartbeat", "wall_hit", "wound"})
"""Those that come with a turn, not with a round."""
