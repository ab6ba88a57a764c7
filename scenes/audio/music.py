"""Music behind what is played: phrases of four bars, drawn like cards, over the sound of a place.

A score is the files NAME_1.ogg, NAME_2.ogg and so on, of which any may follow any other, and NAME_air_1.ogg and so on,
a second voice that fits all of them. Each file is TAIL_MS longer than its four bars: it dies away under the next one.
What is heard in the second half of a game has LATE before its name. NAME_bridge_1.ogg and so on belong to both halves:
phrases over other harmonies, which no second voice fits. Near the end NAME_drone.ogg lies under phrases of both that
have no second voice.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import NamedTuple

import pygame

TAIL_MS = 2500.0
READ_AHEAD_MS = 3000.0
"""A phrase is read so long before it begins, aside, as that takes longer than a frame may."""

FIRST_MS, SETTLED_MS = 2500.0, 1000.0
"""The first phrase of a score waits so long; an ambience counts once it has lasted."""

FADE_MS, PLACE_FADE_MS = 2500.0, 4000.0
DUCKED, DUCK_MS, RISE_MS = 0.5, 180.0, 900.0
"""How loud it is while an event is heard, and in which time it steps back and returns."""

AIR_CHANCE, REST_CHANCE = 0.5, 0.18
RESTS_MS = 7_000.0, 16_000.0
DRAWN_AMONG = 3
"""So many phrases are left when all are shuffled anew, without the latest ones: the others stay away for long."""

CHANNELS = 8
"""The first channels of the mixer are the music's: two phrases of two voices, two places, and what fades out."""

_log = logging.getLogger(__name__)


class Ambience(NamedTuple):
    """What is heard behind a scene: a score and a place by their names, how loud, 1 being as usual, and whether it is
    the second half of the score.
    """

    score: str
    place: str
    strength: float = 1.0
    is_late: bool = False


AT_THE_END = 1.1
"""The strength of the music when the last round is played, over a low drone."""

LATE, BRIDGE = "late_", "_bridge_"


def free(numbers: range) -> pygame.mixer.Channel | None:
    """The first of these channels on which nothing plays."""
    channels = (pygame.mixer.Channel(number) for number in numbers)
    return next((channel for channel in channels if not channel.get_busy()), None)


@dataclass
class _Part:
    """A file that is being heard; its gain moves towards its aim."""

    channel: pygame.mixer.Channel
    sound: pygame.mixer.Sound
    fade_ms: float
    gain: float = 0.0
    aim: float = 1.0
    volume: float = -1.0

    @property
    def is_heard(self) -> bool:
        return self.channel.get_sound() is self.sound

    def advance(self, ms: float, volume: float) -> None:
        step = ms / self.fade_ms
        self.gain += max(-step, min(step, self.aim - self.gain))
        if self.gain <= 0 and self.aim <= 0:
            self.channel.stop()
        elif abs(self.gain * volume - self.volume) > 0.003:
            self.volume = self.gain * volume
            self.channel.set_volume(self.volume)


class MusicChannel:
    """Names that are drawn by chance; all of them before any comes again, and none of the latest at once."""

    def __init__(self, names: Sequence[str], chance: Random) -> None:
        self._names = tuple(names)
        self._chance = chance
        self._left: list[str] = []
        self._latest: list[str] = []

    def draw(self) -> str | None:
        """The next name; None where there is none."""
        if not self._names:
            return None
        if not self._left:
            self._left = [name for name in self._names if name not in self._latest] or list(self._names)
            self._chance.shuffle(self._left)
        name = self._left.pop()
        kept = max(len(self._names) - DRAWN_AMONG, min(1, len(self._names) - 1))
        self._latest = [*self._latest, name][-kept:] if kept else []
        return name


class Music:
    """Plays the ambience it is told. Nothing is read or heard while its volume is nothing."""

    def __init__(self, folder: Path, chance: Random) -> None:
        self._folder = folder
        self._chance = chance
        self._reader = ThreadPoolExecutor(1, "music")
        self._ambience: Ambience | None = None
        self._wished: tuple[Ambience | None, float] = (None, 0.0)
        self._grounds = self._airs = MusicChannel((), chance)
        self._parts: list[_Part] = []
        self._places: list[_Part] = []
        self._coming: Future[list[pygame.mixer.Sound]] | None = None
        self._coming_place: Future[list[pygame.mixer.Sound]] | None = None
        self._wait_ms = 0.0
        self._duck = 1.0

    def close(self) -> None:
        """Read nothing more. Silence it before, unless the device is closed."""
        self._reader.shutdown(cancel_futures=True)

    def silence(self) -> None:
        """Stop everything; the next ambience begins from the beginning."""
        for part in (*self._parts, *self._places):
            part.channel.stop()
        self._parts.clear()
        self._places.clear()
        self._ambience = self._coming = self._coming_place = None
        self._wished = (None, 0.0)

    def advance(self, ms: float, ambience: Ambience | None, volume: float, is_ducked: bool) -> None:
        """Let time pass. `ambience` is what is wished now, None what is heard; `is_ducked` while an event is heard."""
        if not volume:
            if self._ambience or self._wished[0]:
                self.silence()
            return
        self._duck += max(-ms / DUCK_MS, min(ms / RISE_MS, (DUCKED if is_ducked else 1.0) - self._duck))
        self._settle(ms, ambience)
        if self._ambience is None:
            return
        self._go_on(ms)
        loud = volume * self._duck
        for part in self._parts:
            part.advance(ms, loud * self._ambience.strength)
        for part in self._places:
            part.advance(ms, loud)
        self._parts = [part for part in self._parts if part.is_heard]
        self._places = [part for part in self._places if part.is_heard]

    def _settle(self, ms: float, ambience: Ambience | None) -> None:
        """Turn to another ambience once it has lasted for a while."""
        if ambience is None or ambience == self._ambience:
            self._wished = (None, 0.0)
            return
        lasted = self._wished[1] + ms if self._wished[0] == ambience else 0.0
        self._wished = (ambience, lasted)
        if lasted < SETTLED_MS:
            return
        before, self._ambience = self._ambience, ambience
        if before is None or before.score != ambience.score:
            self._leave(self._parts)
            self._coming, self._wait_ms = None, FIRST_MS
        if before is None or (before.score, before.is_late) != (ambience.score, ambience.is_late):
            self._shuffle(ambience)
        if before is None or before.place != ambience.place:
            self._leave(self._places)
            self._coming_place = self._reader.submit(self._read, [ambience.place])

    def _shuffle(self, ambience: Ambience) -> None:
        """Lay the phrases of an ambience ready; what is heard of the same score is heard to its end."""
        name = LATE * ambience.is_late + ambience.score
        phrases = *self._named(f"{name}_[0-9]"), *self._named(f"{ambience.score}{BRIDGE}[0-9]")
        self._grounds = MusicChannel(phrases, self._chance)
        self._airs = MusicChannel(self._named(f"{name}_air_*"), self._chance)

    def _named(self, pattern: str) -> list[str]:
        return sorted(path.stem for path in self._folder.glob(f"{pattern}.ogg"))

    def _leave(self, parts: Sequence[_Part]) -> None:
        for part in parts:
            part.aim, part.fade_ms = 0.0, FADE_MS

    def _go_on(self, ms: float) -> None:
        """Begin what is due, and read what is due soon."""
        if self._coming_place and self._coming_place.done():
            self._places += self._begin(self._coming_place.result(), PLACE_FADE_MS, loops=-1)
            self._coming_place = None
        self._wait_ms -= ms
        if self._coming is None and self._wait_ms <= READ_AHEAD_MS:
            ground = self._grounds.draw()
            names = ground, self._second_voice(ground)
            self._coming = self._reader.submit(self._read, [name for name in names if name])
        if self._coming and self._wait_ms <= 0 and self._coming.done():
            begun = list(self._begin(self._coming.result(), 1.0))
            self._parts += begun
            self._coming = None
            rest = self._chance.uniform(*RESTS_MS) if self._chance.random() < REST_CHANCE else 0.0
            self._wait_ms = rest + max((part.sound.get_length() * 1000 for part in begun), default=60_000) - TAIL_MS

    def _second_voice(self, ground: str | None) -> str | None:
        """An air over every other phrase that it fits; where there is none near the end, a drone under it."""
        assert self._ambience
        if self._chance.random() < AIR_CHANCE and not (ground and BRIDGE in ground):
            return self._airs.draw()
        return f"{self._ambience.score}_drone" if self._ambience.strength > 1 else None

    def _begin(self, sounds: Sequence[pygame.mixer.Sound], fade_ms: float, loops: int = 0) -> Iterator[_Part]:
        for sound in sounds:
            if channel := free(range(CHANNELS)):
                channel.play(sound, loops)
                channel.set_volume(0.0)
                yield _Part(channel, sound, fade_ms)

    def _read(self, names: Sequence[str]) -> list[pygame.mixer.Sound]:
        """The files of these names; those that cannot be played are left out, and the log says so."""
        sounds = []
        for name in names:
            path = self._folder / f"{name}.ogg"
            try:
                sound = pygame.mixer.Sound(path)
                if not sound.get_length():
                    raise pygame.error("nothing is in it")  # the mixer would end the process
                sounds.append(sound)
            except (pygame.error, FileNotFoundError) as error:
                _log.warning("Music %s cannot be played: %s", path, error)
        return sounds
