"""The places around the table, as one hears them when nobody speaks: they go round without a seam."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.random import Generator

from sounds.instruments import bell, drum
from sounds.room import HALL, PARLOUR, in_room, metered, rounded
from sounds.waves import RATE, Wave, banded, hiss, struck, swell, times

LENGTH = 40_000.0
"""Milliseconds after which a place comes round again."""

LEVEL, PEAK = -34.0, 0.065
"""LUFS, and the highest peak."""


def round_about(*parts: tuple[float, Wave]) -> Wave:
    """Sounds laid into a place; what runs over its end goes on at its beginning."""
    whole = np.zeros((len(times(LENGTH)), 2))
    for start, part in parts:
        part = part if part.ndim == 2 else np.column_stack((part, part))
        at = (round(RATE * start / 1000) + np.arange(len(part))) % len(whole)
        np.add.at(whole, at, part)
    return whole


def steady(low: float, high: float, chance: Generator, steep: int = 2) -> Wave:
    """Noise of a place, other on both sides, with a strength of one."""
    count = len(times(LENGTH))
    sides = [banded(chance.standard_normal(count), low, high, steep) for _ in range(2)]
    return np.column_stack([side / np.std(side) for side in sides])


def slow(chance: Generator, waves: Sequence[int], depth: float) -> Wave:
    """A strength about one that comes and goes so many times while the place goes round."""
    share = np.arange(len(times(LENGTH))) / len(times(LENGTH))
    swing = sum(np.sin(2 * np.pi * (wave * share + chance.random())) for wave in waves) / len(waves)
    return (1 + depth * swing)[:, None]


def quiet(sound: Wave) -> Wave:
    """As loud as a place is; a peak over PEAK is rounded off."""
    return rounded(sound * 10 ** ((LEVEL - metered(sound)) / 20), PEAK)


def hearth(chance: Generator) -> Wave:
    """A fire: it rumbles, and wood cracks in it now and then."""
    fire = steady(90, 420, chance) * slow(chance, (9, 21, 34), 0.5) + 0.16 * steady(700, 2600, chance) * slow(
        chance, (13, 27, 55), 0.7
    )
    cracks = []
    for start in np.sort(chance.uniform(0, LENGTH, 190)):
        loud = chance.pareto(2.2) * 0.8 + 0.3
        high = chance.uniform(1100, 5200)
        crack = struck(22, [(high, 1.0, 2.2), (0.43 * high, 0.7, 4.0)]) + 0.3 * hiss(
            22, high / 2, 8000, chance
        ) * swell(22, 0.08)
        cracks.append((start, in_room(min(loud, 5) * crack, PARLOUR, 0.3, chance.uniform(-0.5, 0.1))))
    return quiet(fire + round_about(*cracks))


def crowd(chance: Generator) -> Wave:
    """A market that is heard from afar: many voices, carts, a hammer."""
    said = []
    for _ in range(46):
        place, pitch = chance.uniform(-0.9, 0.9), chance.uniform(95, 230)
        for start in np.cumsum(chance.uniform(700, 2600, 24)):
            length = chance.uniform(500, 1500)
            moments = times(length)
            syllables = np.clip(np.sin(2 * np.pi * chance.uniform(2.6, 4.4) * moments + chance.uniform(0, 6)), 0, 1)
            melody = pitch * (1 + 0.12 * np.sin(2 * np.pi * chance.uniform(0.4, 1.1) * moments + chance.uniform(0, 6)))
            turns = 2 * np.pi * np.cumsum(melody) / RATE
            vowel = chance.uniform(350, 900)
            tone = sum(
                np.exp(-(((part * pitch - vowel) / 320) ** 2)) * np.sin(part * turns) / part**0.3
                for part in range(1, 9)
            )
            voice = tone * syllables * swell(length, 0.3, 0.8) + 0.03 * hiss(length, 800, 2600, chance) * syllables
            angle = (place + 1) * np.pi / 4
            said.append((start % LENGTH, np.outer(voice, (np.cos(angle), np.sin(angle))) * chance.uniform(0.3, 1)))
    voices = np.column_stack([banded(side, 150, 1500, 3) for side in round_about(*said).T])
    voices /= np.std(voices)
    work = [
        (
            start,
            in_room(0.9 * drum(chance.uniform(140, 240), 200, chance, 1.0), HALL, 0.9, chance.uniform(-0.8, 0.8)),
        )
        for start in np.sort(chance.uniform(0, LENGTH, 17))
    ]
    return quiet(voices + 0.5 * steady(120, 500, chance) * slow(chance, (5, 9), 0.4) + round_about(*work))


def wind(chance: Generator) -> Wave:
    """Wind and water in a harbour, ropes that creak, and a buoy."""
    air = 0.5 * steady(220, 900, chance) * slow(chance, (3, 8, 13), 0.6)
    water = steady(60, 700, chance) * slow(chance, (5, 7, 11), 0.75) + 0.2 * steady(900, 3800, chance, 3) * slow(
        chance, (5, 7, 23), 0.9
    )
    ropes = []
    for start in (3100, 9700, 10900, 18400, 27300, 33800, 34700):
        creak = 900 * chance.uniform(0.7, 1.2)
        moments = times(700)
        grip = np.clip(np.sin(2 * np.pi * np.cumsum(22 + 16 * moments) / RATE), 0, 1) ** 6
        ropes.append(
            (
                start,
                in_room(
                    0.7 * grip * np.sin(2 * np.pi * creak * moments) * swell(700, 0.5),
                    HALL,
                    0.6,
                    chance.uniform(-0.7, 0.7),
                ),
            )
        )
    buoy = [
        (start, in_room(0.4 * bell(622, 2400, chance), HALL, 1.2, 0.6))
        for start in (6200, 14900, 15900, 24100, 31700, 32600)
    ]
    return quiet(air + water + round_about(*ropes, *buoy))


PLACES = {"hearth": hearth, "crowd": crowd, "wind": wind}
"""How each place is made."""
