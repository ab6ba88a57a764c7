"""Plays the sounds of the table, and stays silent without complaint where there is nothing to play them on."""

import logging
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random

import pygame

from game.bus import Bus, Event
from scenes.window.quiet import muffled_stderr

FOLDER = Path(__file__).parents[2] / "sounds"
VOICES = 3
"""So many of one sound may be heard at once."""
APART_MS = 25
"""Two of one sound start at least so far apart."""
CHANNELS = 16

_VARIANT = re.compile(r"_[abc]$")
_log = logging.getLogger(__name__)


class Sounds:
    """The sounds of a folder, played by name.

    A name stands for NAME.ogg, or for one of NAME_a.ogg, NAME_b.ogg and NAME_c.ogg in turn by chance. Files are read
    when they are first needed, each in about half a millisecond. Nothing is heard before `open`; without a sound
    device, or of a file that is missing or damaged, nothing is heard at all, and one warning says so.
    """

    def __init__(
        self,
        volume: float = 0.7,
        muted: bool = False,
        folder: Path = FOLDER,
        clock: Callable[[], int] = pygame.time.get_ticks,  # noqa: TID251 - sounds last as long as they last
    ) -> None:
        self._volume = volume
        self._muted = muted
        self._folder = folder
        self._clock = clock
        self._chance = Random()
        self._is_open = False
        self._variants: dict[str, list[pygame.mixer.Sound]] = {}
        self._latest: dict[str, pygame.mixer.Sound] = {}
        self._started: dict[str, int] = {}
        self._voices: defaultdict[str, list[pygame.mixer.Channel]] = defaultdict(list)

    def open(self) -> None:
        """Take the sound device; to be called after the first frame, as this may take a moment."""
        try:
            with muffled_stderr():
                pygame.mixer.init(44100, -16, 2, 512)
        except pygame.error as error:
            _log.warning("No sound: %s", error)
            return
        pygame.mixer.set_num_channels(CHANNELS)
        self._is_open = True

    def close(self) -> None:
        """Give the sound device back."""
        if self._is_open:
            pygame.mixer.quit()
        self._is_open = False
        self._variants.clear()
        self._voices.clear()
        self._latest.clear()

    @property
    def volume(self) -> float:
        """How loud everything is, 0 to 1."""
        return self._volume

    @volume.setter
    def volume(self, volume: float) -> None:
        self._volume = max(0.0, min(1.0, volume))

    @property
    def muted(self) -> bool:
        """Whether everything is silent, whatever the volume."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        if muted and self._is_open:
            pygame.mixer.stop()

    def play(self, name: str, strength: float = 1.0) -> None:
        """Start a sound; `strength`, 0 to 1, makes it softer. Too many of it at once, or too soon: it is left out."""
        if not self._is_open or self._muted:
            return
        now = self._clock()
        if now - self._started.get(name, -APART_MS) < APART_MS:
            return
        voices = self._voices[name] = [
            channel for channel in self._voices[name] if self._speaks(channel, name)
        ]
        sound = self._choose(name)
        channel = pygame.mixer.find_channel()
        if sound is None or channel is None or len(voices) >= VOICES:
            return
        channel.play(sound)
        channel.set_volume(self._volume * strength)
        voices.append(channel)
        self._started[name] = now

    def follow(self, bus: Bus, sound_of: Mapping[str, str]) -> None:
        """Play a sound whenever something happens; `sound_of` maps the kind of event to the name of its sound."""
        for kind, name in sound_of.items():
            bus.subscribe(kind, partial(self._answer, name))

    def _answer(self, name: str, _: Event) -> None:
        self.play(name)

    def _speaks(self, channel: pygame.mixer.Channel, name: str) -> bool:
        """Whether a channel still plays the sound it was given, and not another one that took its place."""
        return channel.get_busy() and channel.get_sound() in self._variants[name]

    def _choose(self, name: str) -> pygame.mixer.Sound | None:
        """A variant of the sound other than the latest, read now if need be; None when there is none to hear."""
        if name not in self._variants:
            self._variants[name] = list(self._read(name))
        variants = self._variants[name]
        if not variants:
            return None
        fresh = [sound for sound in variants if sound is not self._latest.get(name)]
        self._latest[name] = self._chance.choice(fresh or variants)
        return self._latest[name]

    def _read(self, name: str) -> Iterator[pygame.mixer.Sound]:
        """All variants of a sound that can be played."""
        paths = sorted(
            path for path in self._folder.glob(f"{name}*.ogg") if _VARIANT.sub("", path.stem) == name
        )
        if not paths:
            _log.warning("Sound %s is missing.", self._folder / f"{name}.ogg")
        for path in paths:
            try:
                yield pygame.mixer.Sound(path)
            except pygame.error as error:
                _log.warning("Sound %s cannot be played: %s", path, error)
