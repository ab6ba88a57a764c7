"""The music: modal tunes in phrases of four bars, composed from seeds.

A score has a mode, a measure, one harmony for each of its four bars, and its instruments. Every phrase keeps to that
plan, so any may follow any other: the program draws them like cards (`scenes/audio/music.py`). A phrase of the ground
is a lyre, or what stands for it, over a drone; an air is a slow voice that may be laid over any of them. Both are
longer than their four bars by TAIL_MS, in which they die away while the next phrase has begun.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.random import Generator, default_rng

from sounds.instruments import blown, bowed, drone, drum, felt, hammered, midi, pluck
from sounds.room import HALL, in_room, loudness, metered, rounded
from sounds.waves import RATE, Wave, banded, ending, together

BARS = 4
TAIL_MS = 2500.0
GROUNDS, AIRS = 5, 2
GROUND_LEVEL, AIR_LEVEL = -46.0, -48.0
"""How loud they are to an ear on the whole, in dB under the limit: well under anything that must be heard."""

MOST = -37.0
"""No phrase is louder to a meter, in LUFS: an ear hears little of what lies deep, a loud room more of it."""

GROUND_PEAK, AIR_PEAK = 0.12, 0.06

DORIAN, MIXOLYDIAN, AEOLIAN = (0, 2, 3, 5, 7, 9, 10), (0, 2, 4, 5, 7, 9, 10), (0, 2, 3, 5, 7, 8, 10)
PHRYGIAN, LYDIAN = (0, 1, 3, 5, 7, 8, 10), (0, 2, 4, 6, 7, 9, 11)

String = Callable[[float, float, Generator], Wave]


@dataclass(frozen=True)
class Score:
    """How a score is made.

    mode: its scale in half tones over `tonic`, a key of the keyboard. plan: the step of the scale that each bar rests
    on. pulses: how many quick notes a bar has, `pulse` the milliseconds of each; `strong` are those with weight.
    figure: the tones of the accompaniment as steps over the bar's, by pulse. beats: strokes of a small drum by pulse.
    """

    seed: int
    mode: Sequence[int]
    tonic: int
    plan: Sequence[int]
    pulses: int
    pulse: float
    strong: Sequence[int]
    figure: Sequence[int | None]
    string: String
    air: String
    beats: Sequence[tuple[int, float]] = field(default=())
    stress: float = 0.0

    @property
    def bar(self) -> float:
        """Milliseconds of a bar."""
        return self.pulses * self.pulse

    def key(self, step: int) -> int:
        """The key of a step of the scale, 0 being the tonic."""
        octave, place = divmod(step, len(self.mode))
        return self.tonic + 12 * octave + self.mode[place]


def _lyre(note: float, length: float, chance: Generator) -> Wave:
    return pluck(note, max(length, 1500), chance)


def _lute(note: float, length: float, chance: Generator) -> Wave:
    return pluck(note, max(length, 1300), chance, decay=1.5, dark=1.15, place=0.13)


def _harp(note: float, length: float, chance: Generator) -> Wave:
    return pluck(note, max(length, 2200), chance, decay=2.7, dark=1.5, place=0.27)


def _felt(note: float, length: float, chance: Generator) -> Wave:
    return felt(note, max(length, 2200), chance)


def _dulcimer(note: float, length: float, chance: Generator) -> Wave:
    return hammered(note, max(length, 1100), chance)


def _pipe(note: float, length: float, chance: Generator) -> Wave:
    return blown(note, length, chance)


def _reed(note: float, length: float, chance: Generator) -> Wave:
    return blown(note, length, chance, reed=0.45)


def _viol(note: float, length: float, chance: Generator) -> Wave:
    return bowed(note / 2, length, chance, 260)


def _strings(note: float, length: float, chance: Generator) -> Wave:
    return bowed(note / 2, length, chance, 420, 3)


SCORES = {
    "antiquity": Score(11, DORIAN, 50, (0, 6, 3, 0), 8, 445, (0, 4), (0, 4, 7, 9, 4, 7, 9, None), _lyre, _pipe),
    "medieval": Score(
        22, MIXOLYDIAN, 55, (0, 6, 3, 0), 6, 400, (0, 3), (0, 4, 7, 4, 7, 9), _harp, _reed,
        beats=((0, 0.9), (3, 0.5), (5, 0.35)),
    ),
    "renaissance": Score(
        33, DORIAN, 45, (0, 2, 6, 4), 6, 370, (0, 4), (0, None, 7, 9, 11, 9), _lute, _viol
    ),
    "industrial": Score(44, AEOLIAN, 48, (0, 5, 2, 6), 8, 390, (0, 4), (0, 4, 7, 9, 7, 4, 9, 7), _felt, _viol),
    "calm": Score(55, DORIAN, 52, (0, 3, 6, 0), 6, 520, (0, 3), (0, 4, 7, 9, None, 7), _harp, _pipe),
    "tense": Score(
        66, PHRYGIAN, 40, (0, 1, 0, 6), 8, 330, (0, 3, 6), (0, None, 0, 4, None, 0, 7, None), _lute, _strings,
        beats=((0, 1.0), (3, 0.6), (6, 0.7)), stress=0.5,
    ),
    "harbour": Score(77, MIXOLYDIAN, 45, (0, 3, 6, 0), 6, 430, (0, 3), (0, 4, 7, 9, 7, 4), _lute, _reed),
    "market": Score(
        88, MIXOLYDIAN, 50, (0, 6, 0, 4), 8, 320, (0, 4), (0, 4, 7, 4, 0, 4, 7, 9), _dulcimer, _pipe,
        beats=((0, 0.8), (3, 0.35), (4, 0.6), (6, 0.35)),
    ),
    "tavern": Score(
        111, DORIAN, 50, (0, 3, 0, 6), 6, 340, (0, 3), (0, 4, 7, 4, 9, 7), _lyre, _reed,
        beats=((0, 0.7), (3, 0.4)),
    ),
    "boulevard": Score(122, MIXOLYDIAN, 47, (0, 3, 4, 0), 6, 350, (0, 3), (0, 7, 4, 9, 7, 4), _felt, _pipe),
    "menu": Score(99, LYDIAN, 50, (0, 1, 4, 0), 8, 470, (0, 4), (0, 4, 7, 9, 11, 9, 7, None), _harp, _strings),
}  # fmt: skip


def pieces() -> Iterator[tuple[str, Wave]]:
    """Every phrase of every score, by its name."""
    for name, score in SCORES.items():
        for number in range(GROUNDS):
            chance = default_rng((score.seed, number))
            yield f"{name}_{number + 1}", levelled(ground(score, number, chance), GROUND_LEVEL, GROUND_PEAK)
        for number in range(AIRS):
            chance = default_rng((score.seed, 100 + number))
            yield f"{name}_air_{number + 1}", levelled(air(score, number, chance), AIR_LEVEL, AIR_PEAK)


def levelled(sound: Wave, level: float, most: float) -> Wave:
    """A phrase as loud as it is to be, without what is below or above all instruments."""
    sound = np.column_stack([banded(side, 35, 9000) for side in sound.T])
    sound *= 10 ** (min(level - loudness(sound, len(sound)), MOST - metered(sound)) / 20)
    return rounded(sound, most) * ending(len(sound), 900)[:, None]


def _length(score: Score) -> float:
    return BARS * score.bar + TAIL_MS


def _cut(sound: Wave, score: Score) -> Wave:
    return sound[: round(RATE * _length(score) / 1000)]


# --- the ground --------------------------------------------------------------------------------------------------


def ground(score: Score, number: int, chance: Generator) -> Wave:
    """A phrase of the ground: accompaniment, a tune in all but the first, a drone, and a drum where there is one."""
    length = _length(score)
    notes = list(_accompaniment(score, 1.0 if number == 0 else 0.62, chance))
    tune = list(_tune(score, number, chance)) if number else []
    low = [(start, strength * score.string(midi(key), 1500, chance)) for start, key, strength in notes]
    high = [(start, strength * score.string(midi(key), 1900, chance)) for start, key, strength in tune]
    tonic = midi(_low(score.tonic))
    held = drone((tonic, 1.5 * tonic), BARS * score.bar + 1800, chance)
    sound = in_room(together(length, *low), HALL, 0.34, -0.28)
    sound += in_room(together(length, *high), HALL, 0.34, 0.16)
    sound += in_room(together(length, (0, (0.1 + 0.04 * score.stress) * held)), HALL, 0.2)
    if score.beats:
        sound += in_room(together(length, *_drums(score, chance)), HALL, 0.4, 0.3)
    return _cut(sound, score)


def _low(key: int) -> int:
    """The same tone between the Cs of 65 and 131 Hz."""
    return 36 + (key - 36) % 12


def _accompaniment(score: Score, fullness: float, chance: Generator) -> Iterator[tuple[float, int, float]]:
    """The broken chords of four bars: start in milliseconds, key, strength."""
    for number, root in enumerate(score.plan):
        root = root - 7 if root > 3 else root
        for pulse, step in enumerate(score.figure):
            is_strong = pulse in score.strong
            if step is None or (not is_strong and chance.random() > fullness):
                continue
            if number == BARS - 1 and pulse > score.strong[-1]:
                continue
            start = number * score.bar + pulse * score.pulse + chance.normal(0, 7) + 12
            strength = (0.62 if is_strong else 0.42) * chance.uniform(0.85, 1.1) * (1 if pulse else 1.15)
            yield max(0.0, start), score.key(root + step), strength


def _rhythm(score: Score, chance: Generator) -> list[tuple[int, int]]:
    """Where the notes of a bar of the tune begin, and how long they are, in pulses."""
    if score.pulses == 6:
        patterns = [(3, 2, 1), (2, 1, 3), (2, 1, 2, 1), (3, 3), (4, 2), (1, 1, 1, 3), (2, 2, 2)]
    else:
        patterns = [(4, 2, 2), (3, 1, 4), (2, 2, 4), (6, 2), (2, 1, 1, 4), (3, 1, 2, 2), (4, 4)]
    lengths = patterns[chance.integers(len(patterns))]
    starts = np.cumsum((0, *lengths[:-1]))
    return [(int(start), length) for start, length in zip(starts, lengths, strict=True)]


def _nearest(step: float, root: int) -> int:
    """The tone of the chord on `root` that is nearest to a step."""
    candidates = [7 * octave + root + tone for octave in range(-1, 4) for tone in (0, 2, 4)]
    return min(candidates, key=lambda candidate: (abs(candidate - step), candidate))


def _tune(score: Score, number: int, chance: Generator) -> Iterator[tuple[float, int, float]]:
    """A tune of four bars: a motive, its answer on another step, a third that rises or falls, and a close.

    Strong pulses have tones of the chord, what lies between them goes by steps, and leaps are followed by steps back.
    """
    motive, other = _rhythm(score, chance), _rhythm(score, chance)
    late = score.strong[-1]
    close = [(0, score.pulses)] if number % 2 else [(0, late), (late, score.pulses - late)]
    rhythms = (motive, motive, other, close)
    base = 7 if score.tonic > 45 else 14
    start = base + chance.choice((0, 2, 4))
    arch = (
        start,
        start + chance.choice((1, 2, 3)),
        start + chance.choice((2, 3, 4)),
        base + chance.choice((0, 4)),
    )
    before = float(start)
    for bar, (rhythm, root, aim) in enumerate(zip(rhythms, score.plan, arch, strict=True)):
        for place, (pulse, length) in enumerate(rhythm):
            share = place / max(1, len(rhythm))
            following = arch[min(bar + 1, BARS - 1)]
            wish = aim + (following - aim) * share
            if bar == BARS - 1:
                step = base if number % 2 and place == len(rhythm) - 1 else _nearest(wish, root)
                step = _nearest(step, root)
            elif pulse in score.strong or length >= 3:
                step = _nearest(wish, root)
            else:
                step = round(before) + int(np.sign(wish - before) or chance.choice((-1, 1)))
            if step == before and place and bar != BARS - 1:
                step += (2 if pulse in score.strong else 1) * int(chance.choice((-1, 1)))
            if abs(step - before) > 4:
                step = _nearest(before + 2 * np.sign(step - before), root)
            before = step
            if bar != BARS - 1 and place and length == 1 and chance.random() < 0.25:
                continue
            moment = bar * score.bar + pulse * score.pulse + chance.normal(0, 9) + 20
            strength = (0.95 if pulse in score.strong else 0.72) * chance.uniform(0.88, 1.08)
            yield (
                max(0.0, moment),
                score.key(step),
                strength * (0.8 + 0.2 * np.sin(np.pi * (bar + share) / BARS)),
            )


def _drums(score: Score, chance: Generator) -> Iterator[tuple[float, Wave]]:
    """A small drum, played with the fingers."""
    for number in range(BARS):
        for pulse, strength in score.beats:
            if number == BARS - 1 and pulse:
                break
            note = 98 if pulse in score.strong else 150
            start = number * score.bar + pulse * score.pulse + chance.normal(0, 6) + 15
            loud = 0.3 * strength * chance.uniform(0.8, 1.1)
            yield max(0.0, start), loud * drum(note * (1 - 0.2 * score.stress), 340, chance, 0.8)


# --- the air -----------------------------------------------------------------------------------------------------


def air(score: Score, number: int, chance: Generator) -> Wave:
    """A slow voice over the four bars: one or two tones of the harmony in each, a breath before the end."""
    voice = []
    base = 7 if score.tonic > 45 else 14
    before = base + int(chance.choice((2, 4)))
    half = score.strong[len(score.strong) // 2] if len(score.strong) < 3 else score.strong[-1]
    for bar, root in enumerate(score.plan):
        if bar == 0 and number == 1:
            continue
        splits = bar in (1, 2) and chance.random() < 0.6
        spans = [(0, half), (half, score.pulses - half)] if splits else [(0, score.pulses)]
        for pulse, length in spans:
            wish = before + chance.choice((-2, -1, 1, 2)) + (base + 3 - before) * 0.3
            step = _nearest(wish, root) if pulse == 0 else round(before + np.sign(wish - before))
            before = step
            rest = 0.8 if bar == BARS - 1 else 1.0
            lasts = length * score.pulse * rest + 180
            tone = score.air(midi(score.key(step)), lasts, chance)
            tone = tone / np.sqrt(np.mean(tone**2)) * 0.2
            voice.append((bar * score.bar + pulse * score.pulse + 25 + chance.uniform(0, 15), tone))
    return _cut(in_room(together(_length(score), *voice), HALL, 0.6, 0.38), score)
