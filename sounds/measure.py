"""Loudness, brightness and restlessness of every sound of the program, how many takes it has, after how long music
comes round again, and which bars are missed.

Loudness is that of ITU-R BS.1770 in LUFS. Two grounds that beat alike have an onset correlation near 1: how much of
their strength rises at the same moments, in steps of 1024 samples at 44,100 a second. `docs/sound.md` says what the
bars are for.
"""

from __future__ import annotations

import itertools
import os
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import numpy as np

from sounds.music import LATE, TAIL_MS
from sounds.room import metered
from sounds.stings import OFTEN
from sounds.waves import RATE, Wave, likeness

STEP, WINDOW = 1024, 2048
"""Samples from one look at the spectrum to the next, and samples that each sees."""

TAKE, BRIDGE = re.compile(r"_[abc]$"), "_bridge"
ONE_TAKE = re.compile(r"loses_")
"""What hands do seldom."""

EDGE = round(0.01 * RATE)
"""Samples at the end of a phrase that are to be silent."""

SLIDER = 0.7
"""Where the sliders of all voices stand at first."""


class Measured:
    """A file as it is heard, at full level."""

    def __init__(self, path: Path, sound: Wave) -> None:
        self.name, self.kind = path.stem, path.parent.name
        self.sound = sound

    @cached_property
    def lufs(self) -> float:
        """How loud it is on the whole."""
        return metered(self.sound)

    @cached_property
    def loudest(self) -> float:
        """How loud its loudest 400 ms are, in LUFS."""
        return metered(self.sound, round(0.4 * RATE))

    @cached_property
    def peak(self) -> float:
        """The highest sample, 1 being the limit."""
        return float(np.abs(self.sound).max())

    @property
    def crest(self) -> float:
        """How far the peak is over the mean strength, in dB."""
        return float(20 * np.log10(self.peak / np.sqrt(np.mean(self.sound**2))))

    @cached_property
    def bright(self) -> float:
        """Hz under which 95 % of its energy lies."""
        energy = np.cumsum(np.abs(np.fft.rfft(self.sound.mean(axis=1))) ** 2)
        return float(np.fft.rfftfreq(len(self.sound), 1 / RATE)[np.searchsorted(energy / energy[-1], 0.95)])

    @cached_property
    def onsets(self) -> Wave:
        """How much begins at every step."""
        mono = np.pad(self.sound.mean(axis=1), (0, WINDOW))
        seen = np.lib.stride_tricks.sliding_window_view(mono, WINDOW)[::STEP] * np.hanning(WINDOW)
        strength = np.log1p(50 * np.abs(np.fft.rfft(seen)))
        return np.asarray(np.maximum(0, np.diff(strength, axis=0)).sum(axis=1))

    @property
    def score(self) -> str | None:
        """The score that it is a ground of, or a phrase of the bridge."""
        stem, _, number = self.name.rpartition("_")
        is_ground = self.kind == "music" and number.isdigit() and not stem.endswith("_air")
        return stem.removesuffix(BRIDGE) if is_ground else None

    @property
    def is_phrase(self) -> bool:
        """Whether others follow it, so that its end may not be heard."""
        return self.kind == "music" and not self.is_place

    @property
    def is_bridge(self) -> bool:
        """Whether it is a phrase of the bridge, which both halves of its score have."""
        return f"{BRIDGE}_" in self.name

    @property
    def ends(self) -> float:
        """The highest sample in its last hundredth of a second."""
        return float(np.abs(self.sound[-EDGE:]).max())

    @property
    def seam(self) -> float:
        """How far it jumps from its end to its beginning, as a share of the widest step that it takes anyway."""
        steps = np.abs(np.diff(self.sound, axis=0))
        return float(np.max(np.abs(self.sound[0] - self.sound[-1])) / steps.max())

    @property
    def bars_ms(self) -> float:
        """How long a phrase is until the next one begins."""
        return len(self.sound) * 1000 / RATE - TAIL_MS

    @property
    def is_air(self) -> bool:
        """Whether it is a voice over a ground."""
        return "_air_" in self.name

    @property
    def is_drone(self) -> bool:
        """Whether it is laid under a score near the end of a game."""
        return self.name.endswith("_drone")

    @property
    def is_place(self) -> bool:
        """Whether it is what is heard of the place around the table."""
        return self.kind == "music" and not (self.score or self.is_air or self.is_drone)


class Bar(NamedTuple):
    """What a measure must lie between, and what does not."""

    name: str
    least: float
    most: float
    measured: Mapping[str, float]

    @property
    def missed(self) -> Mapping[str, float]:
        """What lies outside."""
        return {name: value for name, value in self.measured.items() if not self.least <= value <= self.most}


def read(folder: Path) -> Iterator[Measured]:
    """Every sound of the folder, as the program's mixer decodes it."""
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame

    pygame.mixer.init(RATE, -16, 2)
    for path in sorted(folder.rglob("*.ogg")):
        samples = np.frombuffer(pygame.mixer.Sound(path).get_raw(), np.int16)
        yield Measured(path, samples.reshape(-1, 2) / 32768)
    pygame.mixer.quit()


def alike(one: Measured, other: Measured) -> float:
    """The onset correlation of two grounds."""
    length = min(len(one.onsets), len(other.onsets))
    return float(np.corrcoef(one.onsets[:length], other.onsets[:length])[0, 1])


def phrases(sounds: Sequence[Measured]) -> dict[str, list[Measured]]:
    """The grounds of every score and of its second half, and the bridge with both."""
    scores: dict[str, list[Measured]] = {}
    for sound in sounds:
        if sound.score:
            scores.setdefault(sound.score, []).append(sound)
    bridges = {score: [each for each in grounds if each.is_bridge] for score, grounds in scores.items()}
    return {
        score: [*grounds, *(bridges.get(score.removeprefix(LATE), []) if score.startswith(LATE) else [])]
        for score, grounds in scores.items()
    }


def correlations(sounds: Sequence[Measured]) -> dict[str, list[float]]:
    """The onset correlations of all pairs of phrases, by score."""
    several = {score: grounds for score, grounds in phrases(sounds).items() if len(grounds) > 1}
    return {score: [alike(*pair) for pair in itertools.combinations(grounds, 2)] for score, grounds in several.items()}


def soonest(grounds: Sequence[Measured]) -> float:
    """Seconds after which a phrase of these may begin again at the soonest, without any rest between."""
    from scenes.audio.music import DRAWN_AMONG

    others = max(len(grounds) - DRAWN_AMONG, 0)
    return sum(sorted(each.bars_ms for each in grounds)[: others + 1]) / 1000


def loops(sounds: Sequence[Measured]) -> dict[str, float]:
    """Seconds after which each score and each place comes round at the soonest."""
    places = {each.name: len(each.sound) / RATE for each in sounds if each.is_place}
    return {score: round(soonest(grounds), 1) for score, grounds in phrases(sounds).items()} | places


def takes(sounds: Sequence[Measured]) -> Counter[str]:
    """How many takes there are of each sound that is no music."""
    return Counter(TAKE.sub("", each.name) for each in sounds if each.kind != "music")


def likenesses(sounds: Sequence[Measured]) -> dict[str, float]:
    """How much the two most alike takes of each sound are one wave."""
    found: dict[str, list[Measured]] = {}
    for sound in sounds:
        if sound.kind != "music" and TAKE.search(sound.name):
            found.setdefault(TAKE.sub("", sound.name), []).append(sound)
    return {
        name: max(likeness(one.sound, other.sound) for one, other in itertools.combinations(each, 2))
        for name, each in found.items()
        if len(each) > 1
    }


def mix(sounds: Sequence[Measured], place: str) -> dict[str, float]:
    """Each score's first ground with an air and a place, as loud as with the sliders at first, in LUFS."""
    named = {sound.name: sound for sound in sounds}
    mixed = {}
    for score in sorted({sound.score for sound in sounds if sound.score}):
        parts = [named[f"{score}_1"].sound, named[f"{score}_air_1"].sound, named[place].sound]
        length = min(map(len, parts))
        mixed[score] = metered(SLIDER * np.sum([part[:length] for part in parts], axis=0))
    return mixed


def bars(sounds: Sequence[Measured]) -> list[Bar]:
    """What all sounds of the program must keep to."""

    def those(fits: Callable[[Measured], object], measure: str = "lufs") -> dict[str, float]:
        return {sound.name: round(float(getattr(sound, measure)), 3) for sound in sounds if fits(sound)}

    def named(*names: str) -> dict[str, float]:
        return those(lambda sound: sound.name in names)

    often = {TAKE.sub("", each.name) for each in sounds if each.kind == "table"} | set(OFTEN)
    several = {name: float(count) for name, count in takes(sounds).items() if name in often or "points_" in name}
    pairs = correlations(sounds)
    means = {score: float(np.mean(found)) for score, found in pairs.items()}
    worst = {score: max(found) for score, found in pairs.items()}
    return [
        Bar("grounds, LUFS", -29.5, -27.5, those(lambda it: it.score)),
        Bar("airs, LUFS", -30.5, -28.5, those(lambda it: it.is_air)),
        Bar("drones, LUFS", -34.0, -32.0, those(lambda it: it.is_drone)),
        Bar("places, LUFS", -35.5, -32.5, those(lambda it: it.is_place)),
        Bar("music and place with all sliders at 70 %, LUFS", -31.0, -29.0, mix(sounds, "hearth")),
        Bar("music, crest in dB", 12.0, 40.0, those(lambda it: it.score, "crest")),
        Bar("strokes and events, peak", 0.05, 0.65, those(lambda it: it.kind != "music", "peak")),
        Bar("strokes, loudest 400 ms in LUFS", -60.0, -20.0, those(lambda it: it.kind == "table", "loudest")),
        Bar("famine and defeat, LUFS", -19.5, -17.5, named("famine", "defeat")),
        Bar("an event is read, LUFS", -21.0, -19.0, named("event_read")),
        Bar("a round begins, LUFS", -23.0, -21.0, named("round")),
        Bar("takes of what is heard often", 3, 9, {name: n for name, n in several.items() if not ONE_TAKE.match(name)}),
        Bar("likeness of the two most alike takes", 0.0, 0.7, likenesses(sounds)),
        Bar("wounds, LUFS", -25.0, -23.0, those(lambda it: it.name.startswith("wound_"))),
        Bar("seconds until music comes round", 40.0, 600.0, loops(sounds)),
        Bar("phrases, end in silence, peak", 0.0, 0.002, those(lambda it: it.is_phrase, "ends")),
        Bar("places, jump from end to beginning in widest steps", 0.0, 1.0, those(lambda it: it.is_place, "seam")),
        Bar("onset correlation, mean of a score", -1.0, 0.52, means),
        Bar("onset correlation, worst pair of a score", -1.0, 0.62, worst),
    ]


def report(sounds: Sequence[Measured]) -> Iterator[str]:
    """A row a file, and a row a score."""
    yield "file,seconds,LUFS,loudest 400 ms,peak,crest dB,95 % under Hz"
    for sound in sounds:
        seconds = len(sound.sound) / RATE
        yield (
            f"{sound.kind}/{sound.name},{seconds:.2f},{sound.lufs:.1f},{sound.loudest:.1f},{sound.peak:.2f},"
            f"{sound.crest:.1f},{sound.bright:.0f}"
        )
    for name, count in sorted(takes(sounds).items()):
        yield f"{name}: {count} {'take' if count == 1 else 'takes'}"
    for score, grounds in phrases(sounds).items():
        whole = sum(each.bars_ms for each in grounds) / 1000
        yield f"{score}: {len(grounds)} phrases of {grounds[0].bars_ms / 1000:.1f} s, {whole:.0f} s in all"
    for name, seconds in loops(sounds).items():
        yield f"{name}: comes round after {seconds:.1f} s at the soonest"
    for score, pairs in correlations(sounds).items():
        yield f"{score}: onset correlation {min(pairs):.2f} to {max(pairs):.2f}, mean {np.mean(pairs):.2f}"


class NoSounds(ValueError):
    """Why nothing can be measured, in a sentence."""


def measure(folder: Path, only_bars: bool) -> int:
    """Print what was measured and the bars; 1 where one is missed. Raises NoSounds."""
    if not folder.is_dir():
        raise NoSounds(f"{folder} is no folder: name the one in which the sounds lie.")
    sounds = list(read(folder))
    if not sounds:
        raise NoSounds(f"No sound lies in {folder}: make them with `python main.py sounds`.")
    if not only_bars:
        print(*report(sounds), sep="\n")
    is_missed = False
    for bar in bars(sounds):
        is_missed |= bool(bar.missed)
        least, most = min(bar.measured.values(), default=0.0), max(bar.measured.values(), default=0.0)
        told = ", ".join(f"{name} {value:.2f}" for name, value in bar.missed.items())
        verdict = f"missed by {told}" if told else "held"
        print(f"{bar.name}: {least:.2f} to {most:.2f}, wanted {bar.least:g} to {bar.most:g}: {verdict}")
    return int(is_missed)
