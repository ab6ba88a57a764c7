"""Plays the sounds of the table. Without a sound device it stays silent and reports no error.

A sound belongs to the voice whose folder it lies in; every voice has a level of its own. Sounds that are heard together
never add up to more than the device can play: what has no room left is softer.
"""

from __future__ import annotations

import logging
import re
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import NamedTuple

import pygame

from game.files.settings import VOICES
from scenes.audio.music import CHANNELS as MUSIC_CHANNELS
from scenes.audio.music import Ambience, Music, free
from scenes.audio.muted_stderr import muted_stderr

FOLDER = Path(__file__).parents[2] / "sounds"
PIECES = "table"
"""The voice of the pieces."""
AT_ONCE = 4
"""So many of one sound may be heard at once; one more ends the oldest."""
APART_MS = 25
"""Two of one sound start at least so far apart."""
CHANNELS = MUSIC_CHANNELS + 16
HEADROOM = 0.5
"""What of the device's range the sounds of table and events may take together; the music has the rest."""
SLICE_MS = 50
"""So finely is known how loud what is left of a sound will still be."""
WIDE = 0.65
"""How much weaker a sound at one side of the table is at the other."""
MIDDLE = 640.0
"""Units from the left of the canvas to its middle."""

_HEIGHTS = bytes(byte + 1 if byte < 128 else 256 - byte for byte in range(256))
"""By the high byte of a sample, in 128th parts of the limit, how far it is at most from silence."""

_TAKE = re.compile(r"_[abc]$")
_log = logging.getLogger(__name__)


class Recording(NamedTuple):
    """A file that was read: its sound, its voice, and the highest peak from each slice on, 1 being the limit."""

    sound: pygame.mixer.Sound
    voice: str
    peaks: tuple[float, ...]


class _Heard(NamedTuple):
    """A recording that was started on a channel, when in milliseconds, and how loud."""

    name: str
    recording: Recording
    channel: pygame.mixer.Channel
    since: int
    volume: float

    @property
    def goes_on(self) -> bool:
        """Whether the channel still plays it, and not another one that took its place."""
        return self.channel.get_sound() is self.recording.sound

    def peak(self, now: int) -> float:
        """The highest peak that is still to come."""
        peaks = self.recording.peaks
        return self.volume * peaks[min(len(peaks) - 1, max(0, now - self.since) // SLICE_MS)]


class _Device:
    """The one sound device of the process, and which opening of it this is.

    Sounds and channels belong to one opening: the mixer does not check them, and one of before ends the process.
    """

    opening = 0

    @classmethod
    def open(cls) -> int:
        """Open the device if it is not; the number of this opening. Raises pygame.error where there is none."""
        if not pygame.mixer.get_init():
            with muted_stderr():
                pygame.mixer.init(44100, -16, 2, 512)
            cls.opening += 1
        pygame.mixer.set_num_channels(CHANNELS + 1)  # the last one is for spoken words
        return cls.opening

    @classmethod
    def close(cls) -> None:
        """Close it in silence: a sound that ends while the mixer goes would be looked for in memory given back."""
        pygame.mixer.stop()
        pygame.mixer.quit()


class Sounds:
    """The sounds of a folder, played by name, and the music behind them.

    A name stands for NAME.ogg in the folder of a voice, or for one of its takes NAME_a.ogg, NAME_b.ogg and NAME_c.ogg
    by chance, never the same twice in a row. Files are read when they are first needed, or before by the steps of
    `ahead`. Nothing is heard before `open`; without a sound device, or of a file that is missing or damaged, nothing is
    heard at all, and one warning says so.
    """

    def __init__(
        self,
        levels: Mapping[str, float] | None = None,
        muted: bool = False,
        folder: Path = FOLDER,
        clock: Callable[[], int] = pygame.time.get_ticks,  # noqa: TID251 - sounds last as long as they last
    ) -> None:
        """`levels` says how loud each voice is, 0 to 1; one that is not named is as loud as it can be."""
        self.levels = levels or {}
        self._muted = muted
        self._is_away = False
        self._folder = folder
        self._clock = clock
        self._chance = Random()
        self.felt: Callable[[str], object] = lambda name: None
        """Told of every sound that is played, whether it is heard or not."""
        self._opening = 0
        self._music: Music | None = None
        self._last_beat = 0
        self._takes: dict[str, list[Recording]] = {}
        self._latest: dict[str, Recording] = {}
        self._words: deque[pygame.mixer.Sound] = deque()
        self._started: dict[str, int] = {}
        self._heard: list[_Heard] = []

    def open(self) -> None:
        """Take the sound device; to be called after the first frame, as this may take a moment."""
        try:
            self._opening = _Device.open()
        except pygame.error as error:
            _log.warning("No sound: %s", error)
            return
        self._music = Music(self._folder / "music", self._chance)
        self._last_beat = self._clock()

    def ahead(self) -> Iterator[Callable[[], object]]:
        """Steps that read what is heard of pieces: the frame of a move, where most else happens, need not wait."""
        for name in sorted({_TAKE.sub("", path.stem) for path in (self._folder / PIECES).glob("*.ogg")}):
            yield partial(self._known, name)

    @property
    def _is_open(self) -> bool:
        """Whether the device is still as it was taken: not closed meanwhile, nor opened anew."""
        return 0 < self._opening == _Device.opening and pygame.mixer.get_init() is not None

    def close(self) -> None:
        """Give the sound device back; nothing is done to one that somebody else has closed."""
        self._words.clear()
        if self._music:
            self._music.close()
        if self._is_open:
            _Device.close()
        self._opening, self._music = 0, None
        self._takes.clear()
        self._latest.clear()
        self._heard.clear()

    @property
    def muted(self) -> bool:
        """Whether everything is silent, whatever the levels."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        if muted and self._music and self._is_open:
            self._music.silence()
            pygame.mixer.stop()

    @property
    def is_away(self) -> bool:
        """Whether the player looks at another window: what was heard waits until the return, and nothing begins."""
        return self._is_away

    @is_away.setter
    def is_away(self, is_away: bool) -> None:
        self._is_away = is_away
        if self._is_open:
            (pygame.mixer.pause if is_away else pygame.mixer.unpause)()

    def level(self, voice: str) -> float:
        """How loud a voice is, 0 to 1."""
        return max(0.0, min(1.0, self.levels.get(voice, 1.0)))

    def advance(self, ambience: Ambience | None) -> None:
        """Let the music go on; `ambience` is what the scene wishes, None when it leaves that to the one before."""
        now = self._clock()
        ms, self._last_beat = now - self._last_beat, now
        if self._words:
            self._speak_on()
        if self._music and not self._muted and not self._is_away and self._is_open:
            is_ducked = any(each.recording.voice == "events" and each.goes_on for each in self._heard)
            self._music.advance(ms, ambience, self.level("music"), is_ducked)

    def play(self, name: str, strength: float = 1.0, x: float = MIDDLE) -> None:
        """Start a sound; `strength`, 0 to 1, makes it softer, `x` is where it is, in units from the left of the canvas.

        The same sound again too soon is left out.
        """
        self.felt(name)
        now = self._clock()
        is_heard = self._is_open and not self._muted and not self._is_away
        if not is_heard or now - self._started.get(name, -APART_MS) < APART_MS:
            return
        recording = self._choose(name)
        if recording is None:
            return
        self._heard = [each for each in self._heard if each.goes_on]
        same = [each for each in self._heard if each.name == name]
        if len(same) >= AT_ONCE:
            same[0].channel.stop()
            self._heard.remove(same[0])
        channel = free(range(MUSIC_CHANNELS, CHANNELS))
        room = max(0.0, HEADROOM - sum(each.peak(now) for each in self._heard))
        volume = min(strength * self.level(recording.voice), room / (recording.peaks[0] or 1.0))
        if channel is None or volume <= 0:
            return
        channel.play(recording.sound)
        channel.set_volume(*(volume * side for side in sides(x)))
        self._heard.append(_Heard(name, recording, channel, now, volume))
        self._started[name] = now

    def speak(self, words: pygame.mixer.Sound, interrupts: bool) -> None:
        """Play spoken words on a channel of their own, after those before or in their place; muting is for the rest."""
        if not self._is_open or words.get_length() <= 0:
            return
        if interrupts:
            self._words.clear()
            pygame.mixer.Channel(CHANNELS).stop()
        self._words.append(words)
        self._speak_on()

    def _speak_on(self) -> None:
        """Play the words that are next once those before are over. The queue of a channel crashes the library where a
        queued sound is replaced.
        """
        channel = pygame.mixer.Channel(CHANNELS)
        if self._words and not channel.get_busy():
            channel.play(self._words.popleft())

    def _choose(self, name: str) -> Recording | None:
        """A take of the sound other than the latest, read now if need be; None when there is none to hear."""
        takes = self._known(name)
        if not takes:
            return None
        fresh = [recording for recording in takes if recording is not self._latest.get(name)]
        self._latest[name] = self._chance.choice(fresh or takes)
        return self._latest[name]

    def _known(self, name: str) -> list[Recording]:
        """All takes of a sound, read now if need be; none while the device is closed."""
        if name not in self._takes and self._is_open:
            self._takes[name] = list(self._read(name))
        return self._takes.get(name, [])

    def _read(self, name: str) -> Iterator[Recording]:
        """All takes of a sound that can be played."""
        files = (path for voice in VOICES for path in (self._folder / voice).glob(f"{name}*.ogg"))
        paths = sorted(path for path in files if _TAKE.sub("", path.stem) == name)
        if not paths:
            _log.warning("Sound %s is missing in %s.", name, self._folder)
        for path in paths:
            try:
                sound = pygame.mixer.Sound(path)
            except pygame.error as error:
                _log.warning("Sound %s cannot be played: %s", path, error)
                continue
            if sound.get_length() > 0:  # the mixer ends the process over one of no length
                yield Recording(sound, path.parent.name, falling_peaks(sound))
            else:
                _log.warning("Sound %s cannot be played: nothing is in it", path)


def sides(x: float) -> tuple[float, float]:
    """How strong something at `x` units is heard at the left and at the right."""
    place = max(-1.0, min(1.0, x / MIDDLE - 1))
    return 1 - WIDE * max(0.0, place), 1 + WIDE * min(0.0, place)


def falling_peaks(sound: pygame.mixer.Sound) -> tuple[float, ...]:
    """The highest peak of a sound from each slice on, 1 being the limit. The high bytes of its samples tell it."""
    heights = sound.get_raw()[1::2].translate(_HEIGHTS)
    size = 2 * 44100 * SLICE_MS // 1000
    slices = (max(heights[start : start + size]) / 128 for start in range(0, len(heights), size))
    return tuple(accumulate(reversed(tuple(slices)), max))[::-1] or (0.0,)
