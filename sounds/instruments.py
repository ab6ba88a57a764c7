"""Instruments: what one note, or one stroke, of each of them sounds like. Notes are in Hz, lengths in milliseconds."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.random import Generator

from sounds.waves import RATE, Wave, dying, ending, hiss, struck, times

HIGHEST = 11_000
"""Hz, over which no partial is made."""


def midi(key: float) -> float:
    """The note of a key of the keyboard, 69 being the A of 440 Hz."""
    return 440.0 * 2 ** ((key - 69) / 12)


def bodied(sound: Wave, peaks: Sequence[tuple[float, float, float]]) -> Wave:
    """A sound through the body of an instrument; a peak is its frequency, its width in octaves, and its gain."""
    size = 1 << (len(sound) - 1).bit_length()
    octaves = np.log2(np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1))
    gains = sum(gain * np.exp(-(((octaves - np.log2(at)) / width) ** 2)) for at, width, gain in peaks)
    return np.fft.irfft(np.fft.rfft(sound, size) * (1 + gains), size)[: len(sound)]


def bar(note: float, milliseconds: float, ring: float) -> Wave:
    """A tuned wooden bar is struck softly."""
    modes = [(note, 1.0, ring), (3.93 * note, 0.22, ring / 4), (9.6 * note, 0.07, ring / 12)]
    return struck(milliseconds, modes) * np.minimum(1.0, times(milliseconds) / 0.003)


def pluck(
    note: float,
    milliseconds: float,
    chance: Generator,
    decay: float = 1.8,
    dark: float = 1.3,
    place: float = 0.17,
) -> Wave:
    """A gut string is plucked at a share `place` of its length; a low note rings for `decay` seconds."""
    moments = times(milliseconds)
    lasts = decay * (220 / note) ** 0.35
    sound = np.zeros(len(moments))
    for part in range(1, 25):
        if part * note > HIGHEST:
            break
        strength = np.sin(np.pi * part * place) / part**dark
        fall = np.exp(-6.91 * moments / (lasts / (1 + 0.16 * (part - 1) ** 1.25)))
        pitch = part * note * np.sqrt(1 + 8e-5 * part**2)
        beat = np.sin(2 * np.pi * pitch * 0.9997 * moments) + 0.7 * np.sin(
            2 * np.pi * pitch * 1.0004 * moments + chance.uniform(0, 6.28)
        )
        sound += strength * fall * beat
    finger = hiss(18, 900, 5200, chance) * dying(18, 5)
    sound[: len(finger)] += 0.09 * finger
    sound *= np.minimum(1.0, moments / 0.0016) * ending(len(moments), 60)
    return bodied(sound, ((205, 0.5, 0.5), (430, 0.4, 0.4), (1150, 0.6, 0.25)))


def hammered(note: float, milliseconds: float, chance: Generator) -> Wave:
    """Two metal strings of a dulcimer are struck with a light hammer."""
    return pluck(note, milliseconds, chance, decay=1.5, dark=1.0, place=0.11)


def felt(note: float, milliseconds: float, chance: Generator) -> Wave:
    """A soft felt hammer falls on a long string, as in an old piano."""
    moments = times(milliseconds)
    soft = pluck(note, milliseconds, chance, decay=3.4, dark=1.75, place=0.12)
    return soft * np.minimum(1.0, moments / 0.006)


def bowed(note: float, milliseconds: float, chance: Generator, attack: float = 160, voices: int = 1) -> Wave:
    """Bowed strings: their tone opens with the bow, wavers a little, and there is hair on it."""
    moments = times(milliseconds)
    rise = np.minimum(1.0, moments * 1000 / attack)
    envelope = rise * rise * (3 - 2 * rise) * ending(len(moments), min(350, milliseconds / 3)) ** 1.5
    sound = np.zeros(len(moments))
    for _ in range(voices):
        rate, depth = chance.uniform(4.6, 5.6), chance.uniform(0.0016, 0.0026)
        waver = depth * rise**3 * np.sin(2 * np.pi * rate * moments + chance.uniform(0, 6.28))
        drift = chance.normal(0, 0.0013) if voices > 1 else 0.0
        turns = 2 * np.pi * (np.cumsum(note * (1 + drift + waver)) / RATE + chance.random())
        for part in range(1, 40):
            if part * note > HIGHEST:
                break
            sound += np.sin(turns * part + part * part) * envelope ** (0.6 + 0.05 * part) / part**1.02
    hair = hiss(milliseconds, 1.5 * note, 6500, chance, 2) * envelope * 0.05
    wood = (
        (50, 0.8, -0.75),
        (260, 0.4, 0.5),
        (480, 0.3, 0.6),
        (1150, 0.6, -0.35),
        (2600, 0.5, 0.35),
        (7000, 1.2, -0.6),
    )
    return bodied(sound / np.sqrt(voices) + hair, wood)


def blown(note: float, milliseconds: float, chance: Generator, reed: float = 0.0) -> Wave:
    """A wooden pipe; `reed` from 0, a flute with breath, to 1, a nasal reed."""
    moments = times(milliseconds)
    envelope = np.minimum(1.0, moments / 0.07) ** 0.8 * ending(len(moments), min(160, milliseconds / 3))
    waver = 0.0035 * np.clip((moments - 0.25) / 0.5, 0, 1) * np.sin(2 * np.pi * 4.9 * moments)
    scoop = -0.008 * np.exp(-moments / 0.03)
    turns = 2 * np.pi * np.cumsum(note * (1 + waver + scoop)) / RATE
    parts = [(1, 1.0), (2, 0.22 + 0.5 * reed), (3, 0.12 + 0.6 * reed), (4, 0.03 + 0.4 * reed)]
    parts += [(part, 0.9 * reed / part**0.9) for part in range(5, 14)]
    tone = sum(
        strength * envelope ** (1 + 0.2 * part) * np.sin(turns * part)
        for part, strength in parts
        if part * note < HIGHEST
    )
    breath = hiss(milliseconds, 0.8 * note, 5 * note, chance, 3)
    return tone + breath * envelope * (0.035 + 0.09 * np.exp(-moments / 0.05))


def drone(notes: Sequence[float], milliseconds: float, chance: Generator) -> Wave:
    """Low strings that sound on: they breathe in, turn slowly, and out again."""
    moments = times(milliseconds)
    sound = np.zeros(len(moments))
    for order, note in enumerate(notes):
        for detune in (0.9988, 1.0, 1.0011):
            phase = chance.random()
            for part in range(1, 13):
                turn = 1 + 0.5 * np.sin(2 * np.pi * (chance.uniform(0.08, 0.21) * moments + chance.random()))
                wave = np.sin(2 * np.pi * part * (note * detune * moments + phase))
                sound += wave * turn / part**1.6 / (1 + 0.5 * order)
    share = moments * 1000 / milliseconds
    return sound * np.clip(np.minimum(share / 0.14, (1 - share) / 0.22), 0, 1) ** 1.3


def horn(note: float, milliseconds: float, chance: Generator, loud: float = 1.0) -> Wave:
    """A brass horn: lips find the note, the tone brightens as it swells and darkens as it dies away."""
    moments = times(milliseconds)
    rise = 1 - np.exp(-moments / 0.035)
    sustain = 0.78 + 0.22 * np.exp(-moments / 0.25)
    envelope = rise * sustain * ending(len(moments), min(260, 0.45 * milliseconds)) ** 1.4
    lips = -0.022 * np.exp(-moments / 0.022)
    waver = 0.002 * np.clip((moments - 0.35) / 0.5, 0, 1) * np.sin(2 * np.pi * 5.1 * moments)
    unsteady = np.interp(moments, np.linspace(0, moments[-1], 40), chance.normal(0, 0.0008, 40))
    turns = 2 * np.pi * np.cumsum(note * (1 + lips + waver + unsteady)) / RATE
    tone = np.zeros(len(moments))
    for part in range(1, 33):
        if part * note > HIGHEST:
            break
        tone += np.sin(turns * part) * envelope ** (0.8 + 0.16 * part / loud) / part**0.55
    air = hiss(milliseconds, 700, 5000, chance, 3) * envelope * (0.03 + 0.16 * np.exp(-moments / 0.03))
    return bodied(tone + air, ((420, 0.7, 0.9), (1100, 0.7, 0.6), (2300, 0.5, 0.3), (5200, 0.9, -0.75)))


def drum(note: float, milliseconds: float, chance: Generator, tight: float = 0.5) -> Wave:
    """A skin drum: the skin falls to its note, rings in modes that are no harmonics, and the stick is heard."""
    moments = times(milliseconds)
    ring = milliseconds * 0.25
    turns = 2 * np.pi * np.cumsum(note * (1 + 0.5 * np.exp(-moments / 0.022))) / RATE
    skin = np.sin(turns) * np.exp(-moments * 1000 / ring)
    modes = ((1.59, 0.9, 0.7), (2.14, 0.75, 0.55), (2.65, 0.5, 0.45), (3.6, 0.35, 0.35), (4.9, 0.25, 0.25))
    for ratio, strength, share in modes:
        skin += strength * (0.35 + tight) * np.sin(turns * ratio) * np.exp(-moments * 1000 / (ring * share))
    stick = hiss(35, 300, 3800, chance) * dying(35, 7)
    skin[: len(stick)] += 0.32 * stick
    return skin * np.minimum(1.0, moments / 0.001) * ending(len(moments), 40)


GONG = 73.4
"""Hertz of its low tone."""


def gong(milliseconds: float, chance: Generator) -> Wave:
    """A great gong: the low tone at once, the shimmer of hundreds of modes a moment later."""
    moments = times(milliseconds)
    sound = 0.6 * np.sin(2 * np.pi * GONG * moments) * np.exp(-moments / 1.5)
    for ratio, strength, lasts in ((1.48, 0.8, 1.3), (2.02, 0.7, 1.1), (2.51, 0.5, 0.9), (3.07, 0.45, 0.8)):
        beat = 1 + 0.3 * np.sin(2 * np.pi * chance.uniform(0.7, 2.2) * moments)
        sound += strength * beat * np.sin(2 * np.pi * GONG * ratio * moments) * np.exp(-moments / lasts)
    for _ in range(90):
        ratio = chance.uniform(3.2, 34)
        bloom = 1 - np.exp(-moments / (0.012 * ratio))
        lasts = 1.5 / (1 + 0.09 * ratio)
        wave = np.sin(2 * np.pi * GONG * ratio * moments + chance.uniform(0, 6.28))
        sound += 0.5 / ratio**0.4 * bloom * wave * np.exp(-moments / lasts)
    mallet = hiss(60, 80, 900, chance) * dying(60, 14)
    sound[: len(mallet)] += 0.5 * mallet
    return sound * np.minimum(1.0, moments / 0.004) * ending(len(moments), 200)


def bell(note: float, milliseconds: float, chance: Generator) -> Wave:
    """A cast bell, with the minor third that bells have."""
    ring = milliseconds * 0.3
    partials = (
        (0.5, 0.5, 1.3),
        (1, 0.9, 1),
        (1.2, 0.6, 0.8),
        (1.5, 0.35, 0.6),
        (2, 0.8, 0.7),
        (2.67, 0.3, 0.35),
    )
    partials += ((3.01, 0.35, 0.3), (4.1, 0.22, 0.22), (5.4, 0.12, 0.15), (6.8, 0.08, 0.1))
    modes = [
        (ratio * note * chance.uniform(0.999, 1.001), strength, share * ring)
        for ratio, strength, share in partials
        if ratio * note < HIGHEST
    ]
    return struck(milliseconds, modes)
