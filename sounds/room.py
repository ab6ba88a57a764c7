"""The room that all of it is heard in: stereo, reflections from its walls, and how loud a sound is to an ear."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.random import default_rng

from sounds.waves import RATE, Wave, banded, ending, times

PARLOUR, HALL = 0.5, 1.3
"""Seconds in which what was said in the room at the table, and in the hall where music is made, falls by 60 dB."""

BANDS = ((60, 300, 0.9), (300, 1200, 1.0), (1200, 4000, 0.8), (4000, 12000, 0.45))
"""Bands of the spectrum, and how long they are heard in a furnished room, compared with the middle."""

METER = (
    ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585)),
    ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621)),
)
"""The two filters of ITU-R BS.1770 at 48,000 samples a second; 44,100 move them by less than 0.1 dB."""

GATE, RELATIVE_GATE = -70.0, -10.0
"""LUFS under which a block is silence, and dB under the mean of the others under which it is a pause."""

BEGINNING_MS = 1
"""So long a sound takes to come up from silence, that no stroke begins with a crack."""

INAUDIBLE, HIGHEST_PEAK = 10 ** (-57 / 20), 0.6


@cache
def answer(seconds: float) -> Wave:
    """What the room answers to a single click: first reflections, then a tail, other ones on both sides."""
    chance = default_rng(round(seconds * 1000))
    length = seconds * 1000 * 1.1
    moments = times(length)
    sides = []
    for _ in range(2):
        tail = np.zeros(len(moments))
        for low, high, share in BANDS:
            noise = banded(chance.standard_normal(len(moments)), low, high)
            tail += noise * np.exp(-6.91 * moments / (seconds * share))
        tail *= np.minimum(1.0, moments / (0.02 + seconds * 0.02)) / np.sqrt(np.sum(tail**2))
        early = np.zeros(len(moments))
        for place in np.sort(chance.uniform(0.004, 0.02 + 0.03 * seconds, 9)):
            early[round(place * RATE)] += chance.choice((-1, 1)) * 0.006 / (place + 0.004)
        sides.append(tail + 0.6 * banded(early, 100, 6000, 4))
    return np.column_stack(sides)


def in_room(sound: Wave, seconds: float, wet: float, place: float = 0.0) -> Wave:
    """A dry sound of one channel, or of two, heard in a room.

    `wet` is how loud the room is beside the sound, `place` where the sound stands, from -1 at the left to 1.
    """
    if sound.ndim == 1:
        angle = (place + 1) * np.pi / 4
        sound = np.outer(sound, (np.cos(angle), np.sin(angle))) * np.sqrt(2)
    room = answer(seconds)
    count = len(sound) + len(room) - 1
    size = 1 << (count - 1).bit_length()
    heard = np.zeros((count, 2))
    middle = sound.mean(axis=1, keepdims=True)
    for side in range(2):
        dry = 0.35 * sound[:, side] + 0.65 * middle[:, 0]
        spectrum = np.fft.rfft(dry, size) * np.fft.rfft(room[:, side], size)
        heard[:, side] = wet * np.fft.irfft(spectrum, size)[:count]
    heard[: len(sound)] += sound
    return heard


def heard_by_ear(sound: Wave) -> Wave:
    """A sound in one channel, its low and its highest tones as weak as an ear hears them (A-weighted)."""
    mono = sound if sound.ndim == 1 else sound.mean(axis=1)
    size = 1 << (len(mono) - 1).bit_length()
    squares = np.fft.rfftfreq(size, 1 / RATE) ** 2
    weight = (
        1.2589 * 12194**2 * squares**2
        / ((squares + 20.6**2) * np.sqrt((squares + 107.7**2) * (squares + 737.9**2)) * (squares + 12194**2))
    )  # fmt: skip
    return np.fft.irfft(np.fft.rfft(mono, size) * weight, size)[: len(mono)]


def loudness(sound: Wave, window: int = RATE // 10) -> float:
    """How loud the loudest tenth of a second, or of another window in samples, is to an ear, in dB under the limit."""
    squares = np.concatenate((np.zeros(window), heard_by_ear(sound) ** 2, np.zeros(window)))
    sums = np.cumsum(squares)
    return float(10 * np.log10(np.max(sums[window:] - sums[:-window]) / window + 1e-12))


def metered(sound: Wave, window: int | None = None) -> float:
    """How loud a sound of two channels is to a meter of ITU-R BS.1770, in LUFS: the mean of its blocks of 400 ms that
    both gates let pass, or the loudest window of so many samples.
    """
    size = 1 << (len(sound) - 1).bit_length()
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    weight = np.ones(len(turn), complex)
    for above, below in METER:
        weight *= np.polyval(above[::-1], turn) / np.polyval(below[::-1], turn)
    heard = np.fft.irfft(np.fft.rfft(sound, size, axis=0) * weight[:, None], size, axis=0)[: len(sound)]
    block = min(len(sound), window or round(0.4 * RATE))
    sums = np.concatenate(([0.0], np.cumsum(np.sum(heard**2, axis=1))))
    starts = np.arange(0, len(sound) - block + 1, max(1, block // 4))
    levels = _lufs((sums[starts + block] - sums[starts]) / block)
    if window:
        return float(levels.max())
    powers = 10 ** (levels[levels > max(GATE, levels.max() - 60)] / 10)
    gated = levels[levels > 10 * np.log10(np.mean(powers)) + RELATIVE_GATE]
    return float(10 * np.log10(np.mean(10 ** (gated / 10))))


def _lufs(power: Wave) -> Wave:
    """LUFS of mean squares."""
    return np.asarray(10 * np.log10(power + 1e-12) - 0.691)


def rounded(sound: Wave, most: float) -> Wave:
    """The sound with what is above seven tenths of `most` bent so that it never reaches it."""
    knee = 0.7 * most
    over = np.maximum(np.abs(sound) - knee, 0) / (most - knee)
    return np.where(over > 0, np.sign(sound) * (knee + (most - knee) * np.tanh(over)), sound)


def finished(sound: Wave, loud: float) -> Wave:
    """The sound without offset, cut where it cannot be heard any more, with the given loudness in dB under the limit,
    and no peak over HIGHEST_PEAK.
    """
    sound = (sound - np.mean(sound, axis=0)) * ending(len(sound), BEGINNING_MS)[::-1, None]
    sound = rounded(sound * 10 ** ((loud - loudness(sound)) / 20), HIGHEST_PEAK)
    audible = np.flatnonzero(np.max(np.abs(sound), axis=1) > INAUDIBLE * np.max(np.abs(sound)))
    sound = sound[: audible[-1] + 1]
    return sound * ending(len(sound), 30)[:, None]
