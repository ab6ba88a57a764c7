"""What every sound is made of: moments, strokes, noise, and how they rise, fall and are laid together."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

Wave = NDArray[np.float64]
"""Samples of one channel, or rows of left and right."""

Maker = Callable[[float, Generator], Wave]
Mode = tuple[float, float, float]
"""Frequency in Hz, strength and the milliseconds in which it falls to a third."""

RATE = 44_100
FADE_MS = 4


def times(milliseconds: float) -> Wave:
    """The moments of a sound of this length, in seconds."""
    return np.arange(round(RATE * milliseconds / 1000)) / RATE


def struck(milliseconds: float, modes: Sequence[Mode], pitch: float = 1.0) -> Wave:
    """Something hard that is struck once and rings in its own modes."""
    moments = times(milliseconds)
    attack = np.minimum(1.0, moments / 0.0006)
    ringing = (
        strength * np.exp(-moments * 1000 / decay) * np.sin(2 * np.pi * frequency * pitch * moments)
        for frequency, strength, decay in modes
    )
    return attack * ending(len(moments)) * np.sum(list(ringing), axis=0)


def struck_anew(milliseconds: float, modes: Sequence[Mode], pitch: float, chance: Generator) -> Wave:
    """The same, struck by a hand, which never meets the same place twice: each mode is up to a quarter tone off,
    louder or softer, and rings for longer or shorter.
    """
    drawn = [
        (
            frequency * chance.uniform(0.97, 1.03),
            strength * chance.uniform(0.35, 1.3),
            decay * chance.uniform(0.7, 1.25),
        )
        for frequency, strength, decay in modes
    ]
    return struck(milliseconds, drawn, pitch)


def ending(count: int, milliseconds: float = FADE_MS) -> Wave:
    """A strength of one that falls to nothing in the last milliseconds of so many samples."""
    return np.minimum(1.0, np.arange(count)[::-1] / (RATE * milliseconds / 1000))


def hiss(milliseconds: float, low: float, high: float, chance: Generator, steep: int = 6) -> Wave:
    """Noise between two frequencies in Hz, soft at both borders, with a strength of about one."""
    count = len(times(milliseconds))
    margin = RATE // 50
    noise = banded(chance.standard_normal(count + 2 * margin), low, high, steep)[margin : margin + count]
    return noise / max(1e-9, float(np.std(noise)))


def banded(sound: Wave, low: float, high: float, steep: int = 6) -> Wave:
    """What of a sound lies between two frequencies in Hz. It goes round: its end runs into its beginning."""
    spectrum = np.fft.rfft(sound)
    frequencies = np.fft.rfftfreq(len(sound), 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(frequencies, 1)) ** steep) / (1 + (frequencies / high) ** steep)
    return np.fft.irfft(spectrum, len(sound))


def swell(milliseconds: float, peak: float, sharpness: float = 2.0) -> Wave:
    """A strength that rises to one at a share `peak` of the time and falls again."""
    share = times(milliseconds) * 1000 / milliseconds
    return np.where(share < peak, share / peak, (1 - share) / (1 - peak)).clip(0, 1) ** sharpness


def dying(milliseconds: float, decay: float) -> Wave:
    """A strength that starts at one and falls to a third every `decay` milliseconds."""
    return np.exp(-times(milliseconds) * 1000 / decay)


def together(milliseconds: float, *parts: tuple[float, Wave]) -> Wave:
    """Sounds that start at the given milliseconds, mixed into one of the given length."""
    mixed = np.zeros(len(times(milliseconds)))
    for start, part in parts:
        first = round(RATE * start / 1000)
        room = mixed[first : first + len(part)]
        room += part[: len(room)]
    return mixed


def likeness(one: Wave, other: Wave) -> float:
    """How much two sounds of two channels are one wave, wherever the second begins: 1 if they are the same."""
    first, second = one.mean(axis=1), other.mean(axis=1)
    size = 1 << (len(first) + len(second)).bit_length()
    shared = np.fft.irfft(np.fft.rfft(first, size) * np.conj(np.fft.rfft(second, size)), size)
    return float(np.abs(shared).max() / np.sqrt((first @ first) * (second @ second)))


def at_pitch(sound: Wave, pitch: float) -> Wave:
    """A sound of one channel so many times higher, and as much shorter."""
    if pitch == 1:
        return sound
    return np.interp(np.arange(0, len(sound) - 1, pitch), np.arange(len(sound)), sound)
