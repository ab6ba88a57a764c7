"""Spoken frames: what a frame in which the focus moves costs while everything is said, and while the engine is stopped.

The processor time of the thread of the frames is counted, which other work on the machine changes little. The ways of
speaking take turns, walk by walk over the same places, and of all frames of a way the median counts. Of what saying
takes in a frame, which nothing else in it changes, all but the longest 5 % must be within the budget as well.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pygame

from game import GAMES, game_named
from game.files import child_process
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.session.journal import Journal
from scenes import ui
from scenes.app.app import App
from scenes.play.play_scene import PlayScene
from scenes.screens import SCENES
from scenes.speech.narration import Narration
from scenes.speech.speech import Speech
from scenes.speech.voice import Voice
from scenes.tools.games_shown import played, whole_game
from scenes.tools.measuring.stand_in_engines import answers, stops

WALKS, KEYS = 4, 40
FRAME = 16
STARTS = 1000
"""Frames within which an engine must have started."""
MOST_MORE = 1.0
"""Milliseconds by which a frame may take longer while it is spoken."""


class SpokenTimes(NamedTuple):
    """Milliseconds of a frame in which the focus moves: nobody speaks, somebody does, whoever speaks was stopped; and
    what saying takes of such a frame, in 95 of 100.
    """

    silent: float
    spoken: float
    stopped: float
    saying: float

    @property
    def is_slow(self) -> bool:
        """Whether speech costs more than is allowed."""
        return max(self.spoken, self.stopped) - self.silent > MOST_MORE or self.saying > MOST_MORE


WAYS = ("silent", "spoken", "stopped")


class MeasuredSpeech(Speech):
    """Speech that knows how long it took in the last frame, in milliseconds of its thread."""

    took = 0.0

    def follow(self, narration: Narration, ms: float) -> str:
        """Say what is new, and count how long that takes."""
        began = time.thread_time()
        trouble = super().follow(narration, ms)
        self.took = (time.thread_time() - began) * 1000
        return trouble


class MeasuredVoice(Voice):
    """A voice whose engine can be another one each time that it is turned on."""

    def turn_to(self, engine: Callable[[Connection], None]) -> None:
        """Speak by this engine from the next time on."""
        self._engine = engine


def measure_speech(size: tuple[int, int]) -> int:
    """Measure every table and print; 0 where speech costs no table more than is allowed."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    print(f"{'focus moves, CPU ms':24}" + "".join(f"{each:>10}" for each in SpokenTimes._fields))
    slow = False
    with TemporaryDirectory() as folder:
        os.environ["TABLE_OF_NATIONS_HOME"] = folder
        voice = MeasuredVoice(child_process.start, asks_system=lambda: False)
        speech = MeasuredSpeech(voice)
        app = App(SettingsFile(), Saves(game_named), SCENES, size, speech=speech)
        for game in GAMES.values():
            session = played(whole_game(game.name, game.seats[0]), 0.5)
            app.stack.push(PlayScene(app, Journal(Path(folder) / f"{game.name}.nations", session)))
            times = spoken_times(app, speech, voice)
            app.stack.abandon()
            slow = slow or times.is_slow
            print(f"{game.name:24}" + "".join(f"{each:>10.2f}" for each in times), flush=True)
        app.thinker.stop()
    print(f"{'budget':24}{'':>10}" + f"{f'+{MOST_MORE}':>10}" * 2 + f"{MOST_MORE:>10}")
    return 1 if slow else 0


def spoken_times(app: App, speech: MeasuredSpeech, voice: MeasuredVoice) -> SpokenTimes:
    """The figures of the table on an app. Raises RuntimeError where an engine does not start."""
    frames: dict[str, list[float]] = {name: [] for name in WAYS}
    saying: list[float] = []
    for number in range(WALKS + 1):
        for way, times in frames.items():
            app.change_settings(speech="off")
            if way != "silent":
                _listen(app, voice, answers if way == "spoken" else stops)
            walked = _walk(app, speech)
            if number:  # the first walk finds nothing drawn yet
                times += (whole for whole, _ in walked)
                saying += (said for _, said in walked if way != "silent")
    app.change_settings(speech="off")
    silent, spoken, stopped = (median(frames[way]) for way in WAYS)
    return SpokenTimes(silent, spoken, stopped, quantiles(saying, n=20)[-1])


def _listen(app: App, voice: MeasuredVoice, engine: Callable[[Connection], None]) -> None:
    voice.turn_to(engine)
    app.change_settings(speech="on")
    for _ in range(STARTS):
        app.step(FRAME)
        if voice.engine_name:
            return
        time.sleep(FRAME / 1000)
    raise RuntimeError("the engine does not start")


def _walk(app: App, speech: MeasuredSpeech) -> list[tuple[float, float]]:
    """Milliseconds of every frame in which the focus goes on to another place of a table, and of saying so."""
    times = []
    for _ in range(KEYS):
        _post(pygame.KEYDOWN)
        began = time.thread_time()
        app.step(FRAME)
        times.append(((time.thread_time() - began) * 1000, speech.took))
        _post(pygame.KEYUP)
        app.step(FRAME)
    return times


def _post(kind: int) -> None:
    pygame.event.post(pygame.event.Event(kind, key=ui.action("focus.next_choice").code, mod=0, unicode="", scancode=0))
