"""The music: modal tunes in phrases of four bars, composed from seeds.

A score has a mode, a measure, one harmony for each of its four bars, and its instruments. Every phrase keeps to that
plan, so any may follow any other: the program draws them like cards (`scenes/audio/music.py`). A phrase of the ground
is a lyre, or what stands for it, over a drone; an air is a slow voice that may be laid over any of them. Both are
longer than their four bars by TAIL_MS, in which they die away while the next phrase has begun.

A score that is heard in a game has a second half (`later`), with another harmony in one of its bars and one instrument
more, a bridge that belongs to both halves, over harmonies of its own, and a low drone for the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.random import Generator, default_rng

from sounds.instruments import blown, bowed, drone, drum, felt, hammered, midi, pluck
from sounds.room import HALL, in_room, metered, rounded
from sounds.waves import RATE, Wave, banded, ending, together

BARS = 4
TAIL_MS = 2500.0
AIRS = 2
GROUND_LEVEL, AIR_LEVEL = -28.8, -29.8
"""How loud they are to a meter, in LUFS: under anything that must be heard, and still heard beside it."""

GROUND_PEAK, AIR_PEAK = 0.155, 0.095
DRONE_LEVEL, DRONE_PEAK = -33.0, 0.09
"""The same of the drone that is laid under a phrase near the end."""

DORIAN, MIXOLYDIAN, AEOLIAN = (0, 2, 3, 5, 7, 9, 10), (0, 2, 4, 5, 7, 9, 10), (0, 2, 3, 5, 7, 8, 10)
PHRYGIAN, LYDIAN = (0, 1, 3, 5, 7, 8, 10), (0, 2, 4, 6, 7, 9, 11)

String = Callable[[float, float, Generator], Wave]


class Figure(NamedTuple):
    """How a ground moves: the tones of the accompaniment as steps over the bar's, one for each pulse of a bar.

    strong: the pulses with weight. beats: strokes of a small drum, each a pulse and its strength.
    """

    tones: Sequence[int | None]
    strong: Sequence[int]
    beats: Sequence[tuple[int, float]] = ()

    @property
    def pulses(self) -> int:
        """How many quick notes a bar has."""
        return len(self.tones)


@dataclass(frozen=True)
class Score:
    """How a score is made.

    mode: its scale in half tones over `tonic`, a key of the keyboard. plan: the step of the scale that each bar rests
    on. bar: its milliseconds, the same in all grounds, so that every air fits them. figures: one for each ground.
    late, late_seed, joins: the plan of its second half, what its seed has more, and the instrument that joins in
    there. bridge: the plan of its bridge. The menu has neither. more: what holds a tone of each bar's harmony beside
    the tune.
    """

    seed: int
    mode: Sequence[int]
    tonic: int
    plan: Sequence[int]
    bar: float
    figures: Sequence[Figure]
    string: String
    air: String
    stress: float = 0.0
    bridge: Sequence[int] = ()
    late: Sequence[int] = ()
    late_seed: int = 1000
    joins: String | None = None
    more: String | None = None

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


def figures(
    own: Sequence[int | None], strong: Sequence[int], beats: Sequence[tuple[int, float]] = ()
) -> Sequence[Figure]:
    """Five figures that beat at other times: the score's own, three and three and two, across the measure, after the
    beat, and at half the time. Where the own one has eight pulses, too, the second goes in three threes, or both would
    beat alike. A drum is heard in two of them.
    """
    turned = (*beats, (3, 0.45), (6, 0.6)) if beats else ()
    uneven = (0, None, 7, 4, None, 9, 4, None, 7) if len(own) == 8 else (0, None, 7, 4, None, 9, 4, None)
    return (
        Figure(own, strong),
        Figure(uneven, (0, 3, 6), turned),
        Figure((0, None, 9, None, 4, None, None, 7, None, 4, None, None), (0, 4, 7)),
        Figure(
            (None, 4, 0, None, 7, None, 9, 4, None, 7), (2, 7), tuple((2 * pulse, loud) for pulse, loud in beats[:2])
        ),
        Figure((0, None, None, 7, None, None, None), (0, 3)),
    )


BRIDGES = (
    Figure((0, None, None, 7, 4, None, 9, None, 7, None, 4), (0, 4, 8)),
    Figure((0, None, 4, None, 7), (0, 2)),
)
"""How the phrases of a bridge move: in eleven pulses, and in five slow ones."""

SCORES = {
    "antiquity": Score(
        11, DORIAN, 50, (0, 6, 3, 0), 3560, figures((0, 4, 7, 9, 4, 7, 9, None), (0, 4)), _lyre, _pipe,
        bridge=(2, 6, 3, 4), late=(0, 6, 4, 0), joins=_reed,
    ),
    "medieval": Score(
        22, MIXOLYDIAN, 55, (0, 6, 3, 0), 2400, figures((0, 4, 7, 4, 7, 9), (0, 3), ((0, 0.9), (3, 0.5))), _harp, _reed,
        bridge=(3, 5, 1, 6), late=(0, 5, 3, 0), joins=_viol,
    ),
    "renaissance": Score(
        33, DORIAN, 45, (0, 2, 6, 4), 2220, figures((0, None, 7, 9, 11, 9), (0, 4)), _lute, _viol,
        bridge=(3, 1, 2, 6), late=(0, 2, 3, 4), joins=_pipe,
    ),
    "industrial": Score(
        44, AEOLIAN, 48, (0, 5, 2, 6), 3120, figures((0, 4, 7, 9, 7, 4, 9, 7), (0, 4)), _felt, _viol,
        bridge=(5, 3, 6, 4), late=(0, 3, 2, 6), joins=_pipe,
    ),
    "calm": Score(
        55, DORIAN, 52, (0, 3, 6, 0), 3120, figures((0, 4, 7, 9, None, 7), (0, 3)), _harp, _pipe,
        bridge=(2, 1, 4, 3), late=(0, 2, 6, 0), joins=_viol,
    ),
    "tense": Score(
        66, PHRYGIAN, 40, (0, 1, 0, 6), 2640, figures((0, None, 4, None, 0, 7), (0, 4), ((0, 1.0), (4, 0.6))), _lute,
        _strings, stress=0.5, bridge=(5, 3, 2, 1), late=(0, 1, 5, 6), joins=_viol,
    ),
    "harbour": Score(
        77, MIXOLYDIAN, 45, (0, 3, 6, 0), 2580, figures((0, 4, 7, 9, 7, 4), (0, 3)), _lute, _reed,
        bridge=(5, 1, 3, 4), late=(0, 5, 6, 0), joins=_pipe,
    ),
    "market": Score(
        88, MIXOLYDIAN, 50, (0, 6, 0, 4), 2560, figures((0, 4, 7, 4, 0, 4, 7, 9), (0, 4), ((0, 0.8), (4, 0.6))),
        _dulcimer, _pipe, bridge=(3, 5, 1, 4), late=(0, 6, 3, 4), late_seed=3000, joins=_reed,
    ),
    "tavern": Score(
        111, DORIAN, 50, (0, 3, 0, 6), 2040, figures((0, 4, 7, 4, 9, 7), (0, 3), ((0, 0.7), (3, 0.4))), _lyre, _reed,
        bridge=(2, 6, 3, 4), late=(0, 3, 2, 6), joins=_pipe,
    ),
    "boulevard": Score(
        122, MIXOLYDIAN, 47, (0, 3, 4, 0), 2100, figures((0, 7, 4, 9, 7, 4), (0, 3)), _felt, _pipe,
        bridge=(5, 1, 3, 6), late=(0, 6, 4, 0), joins=_reed,
    ),
    "menu": Score(99, LYDIAN, 50, (0, 1, 4, 0), 3760, figures((0, 4, 7, 9, 11, 9, 7, None), (0, 4)), _harp, _strings),
}  # fmt: skip

BRIDGE_SEED = 300
"""What the seeds of a bridge have more than those of the grounds."""

LATE = "late_"
"""What the names of a second half begin with."""


def later(score: Score) -> Score:
    """The second half of a score."""
    return replace(score, seed=score.seed + score.late_seed, plan=score.late, more=score.joins)


def pieces() -> Iterator[tuple[str, Wave]]:
    """Every phrase of every score and of its second half, and its drone, by their names."""
    for name, score in SCORES.items():
        yield from _phrases(name, score)
        if score.late:
            yield from _phrases(LATE + name, later(score))
            yield from _grounds(f"{name}_bridge", replace(score, plan=score.bridge, figures=BRIDGES), BRIDGE_SEED)
            yield f"{name}_drone", levelled(low_drone(score, default_rng((score.seed, 200))), DRONE_LEVEL, DRONE_PEAK)


def _phrases(name: str, score: Score) -> Iterator[tuple[str, Wave]]:
    """The grounds and the airs."""
    yield from _grounds(name, score)
    for number in range(AIRS):
        chance = default_rng((score.seed, 100 + number))
        yield f"{name}_air_{number + 1}", levelled(air(score, number, chance), AIR_LEVEL, AIR_PEAK)


def _grounds(name: str, score: Score, seed: int = 0) -> Iterator[tuple[str, Wave]]:
    for number in range(len(score.figures)):
        chance = default_rng((score.seed, seed + number))
        yield f"{name}_{number + 1}", levelled(ground(score, number, chance), GROUND_LEVEL, GROUND_PEAK)


def levelled(sound: Wave, level: float, most: float) -> Wave:
    """A phrase with this loudness in LUFS, without what is below or above all instruments, and no peak over `most`."""
    sound = np.column_stack([banded(side, 35, 9000) for side in sound.T])
    sound = sound * ending(len(sound), 900)[:, None]
    return rounded(sound * 10 ** ((level - metered(sound)) / 20), most)


def _length(score: Score) -> float:
    return BARS * score.bar + TAIL_MS


def _cut(sound: Wave, score: Score) -> Wave:
    return sound[: round(RATE * _length(score) / 1000)]


# --- the ground --------------------------------------------------------------------------------------------------


def ground(score: Score, number: int, chance: Generator) -> Wave:
    """A phrase of the ground: accompaniment, a tune in all but the first, a drone, and a drum where there is one."""
    length, figure = _length(score), score.figures[number]
    notes = list(_accompaniment(score, figure, 1.0 if number == 0 else 0.75, chance))
    tune = list(_tune(score, number, chance)) if number else []
    low = [(start, strength * score.string(midi(key), 1500, chance)) for start, key, strength in notes]
    high = [(start, strength * score.string(midi(key), 1900, chance)) for start, key, strength in tune]
    tonic = midi(_low(score.tonic))
    held = drone((tonic, 1.5 * tonic), BARS * score.bar + 1800, chance)
    sound = in_room(together(length, *low), HALL, 0.34, -0.28)
    sound += in_room(together(length, *high), HALL, 0.34, 0.16)
    sound += in_room(together(length, (0, (0.1 + 0.04 * score.stress) * held)), HALL, 0.2)
    if figure.beats:
        sound += in_room(together(length, *_drums(score, figure, chance)), HALL, 0.4, 0.3)
    if score.more:
        sound += in_room(together(length, *_held(score, number, score.more, chance)), HALL, 0.5, 0.34)
    return _cut(sound, score)


HELD = 0.085
"""How strong a held tone is beside the strings."""

ENTERS = (0.0, 0.44, 0.19, 0.62, 0.31)
"""At which share of a bar it enters in each ground, so that grounds do not beat alike for it."""


def _held(score: Score, number: int, voice: String, chance: Generator) -> Iterator[tuple[float, Wave]]:
    """One tone of the harmony in each bar, as near as may be to the one before, from which it is slurred."""
    step, late = 2 * (number % 3), ENTERS[number]
    for bar, root in enumerate(score.plan):
        step = _nearest(step, root)
        lasts = score.bar * (0.8 - late if bar == BARS - 1 else 1.0) + 260
        tone = voice(midi(score.key(step)), lasts, chance)
        yield (bar + late) * score.bar + 40 + chance.uniform(0, 20), HELD * tone / np.sqrt(np.mean(tone**2))


DRONE_RESTS = 300
"""Milliseconds that it is over before the next phrase begins, whose own drone breathes in."""


def low_drone(score: Score, chance: Generator) -> Wave:
    """Low strings a fifth under those of the grounds, for the end of a game; they fit every ground and air."""
    fifth = midi(_low(score.tonic)) / 1.5
    held = drone((fifth, 1.5 * fifth), BARS * score.bar - DRONE_RESTS, chance)
    return _cut(in_room(together(_length(score), (0, held)), HALL, 0.2), score)


def _low(key: int) -> int:
    """The same tone between the Cs of 65 and 131 Hz."""
    return 36 + (key - 36) % 12


def _accompaniment(
    score: Score, figure: Figure, fullness: float, chance: Generator
) -> Iterator[tuple[float, int, float]]:
    """The broken chords of four bars: start in milliseconds, key, strength."""
    for number, root in enumerate(score.plan):
        root = root - 7 if root > 3 else root
        for pulse, step in enumerate(figure.tones):
            is_strong = pulse in figure.strong
            if step is None or (not is_strong and chance.random() > fullness):
                continue
            if number == BARS - 1 and pulse > figure.strong[-1]:
                continue
            start = (number + pulse / figure.pulses) * score.bar + chance.normal(0, 7) + 12
            strength = (0.62 if is_strong else 0.42) * chance.uniform(0.85, 1.1) * (1 if pulse else 1.15)
            yield max(0.0, start), score.key(root + step), strength


def _rhythm(figure: Figure, chance: Generator) -> list[tuple[int, int]]:
    """Where the notes of a bar of the tune begin, and how long they are, in pulses: most with those of weight."""
    borders = (*figure.strong, figure.pulses)
    starts = set(figure.strong)
    for start, end in pairwise(borders):
        if end - start > 1 and chance.random() < 0.6:
            starts.add(int(chance.integers(start + 1, end)))
    placed = sorted(starts)
    return [(start, end - start) for start, end in pairwise((*placed, figure.pulses))]


def _nearest(step: float, root: int) -> int:
    """The tone of the chord on `root` that is nearest to a step."""
    candidates = [7 * octave + root + tone for octave in range(-1, 4) for tone in (0, 2, 4)]
    return min(candidates, key=lambda candidate: (abs(candidate - step), candidate))


def _tune(score: Score, number: int, chance: Generator) -> Iterator[tuple[float, int, float]]:
    """A tune of four bars: a motive, its answer on another step, a third that rises or falls, and a close.

    Strong pulses have tones of the chord, what lies between them goes by steps, and leaps are followed by steps back.
    """
    figure = score.figures[number]
    motive, other = _rhythm(figure, chance), _rhythm(figure, chance)
    first, late = figure.strong[0], figure.strong[-1]
    close = [(first, figure.pulses - first)] if number % 2 else [(first, late - first), (late, figure.pulses - late)]
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
            elif pulse in figure.strong or length >= 3:
                step = _nearest(wish, root)
            else:
                step = round(before) + int(np.sign(wish - before) or chance.choice((-1, 1)))
            if step == before and place and bar != BARS - 1:
                step += (2 if pulse in figure.strong else 1) * int(chance.choice((-1, 1)))
            if abs(step - before) > 4:
                step = _nearest(before + 2 * np.sign(step - before), root)
            before = step
            if bar != BARS - 1 and place and length == 1 and chance.random() < 0.25:
                continue
            moment = (bar + pulse / figure.pulses) * score.bar + chance.normal(0, 9) + 20
            strength = (0.95 if pulse in figure.strong else 0.72) * chance.uniform(0.88, 1.08)
            yield (
                max(0.0, moment),
                score.key(step),
                strength * (0.8 + 0.2 * np.sin(np.pi * (bar + share) / BARS)),
            )


def _drums(score: Score, figure: Figure, chance: Generator) -> Iterator[tuple[float, Wave]]:
    """A small drum, played with the fingers."""
    for number in range(BARS):
        for pulse, strength in figure.beats:
            if number == BARS - 1 and pulse:
                break
            note = 98 if pulse in figure.strong else 150
            start = (number + pulse / figure.pulses) * score.bar + chance.normal(0, 6) + 15
            loud = 0.3 * strength * chance.uniform(0.8, 1.1)
            yield max(0.0, start), loud * drum(note * (1 - 0.2 * score.stress), 340, chance, 0.8)


# --- the air -----------------------------------------------------------------------------------------------------


def air(score: Score, number: int, chance: Generator) -> Wave:
    """A slow voice over the four bars: one or two tones of the harmony in each, a breath before the end."""
    voice = []
    base = 7 if score.tonic > 45 else 14
    before = base + int(chance.choice((2, 4)))
    own = score.figures[0]
    half = own.strong[-1] / own.pulses
    for bar, root in enumerate(score.plan):
        if bar == 0 and number == 1:
            continue
        splits = bar in (1, 2) and chance.random() < 0.6
        spans = [(0.0, half), (half, 1 - half)] if splits else [(0.0, 1.0)]
        for start, length in spans:
            wish = before + chance.choice((-2, -1, 1, 2)) + (base + 3 - before) * 0.3
            step = _nearest(wish, root) if start == 0 else round(before + np.sign(wish - before))
            before = step
            rest = 0.8 if bar == BARS - 1 else 1.0
            lasts = length * score.bar * rest + 180
            tone = score.air(midi(score.key(step)), lasts, chance)
            tone = tone / np.sqrt(np.mean(tone**2)) * 0.2
            voice.append(((bar + start) * score.bar + 25 + chance.uniform(0, 15), tone))
    return _cut(in_room(together(_length(score), *voice), HALL, 0.6, 0.38), score)
