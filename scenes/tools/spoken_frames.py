"""Spoken frames: what a frame in which the focus moves costs while everything is said, and while the daemon is stopped.

The processor time of the thread of the frames is counted, which other work on the machine changes little; the ways of
speaking take turns, walk by walk, over the same places, and of all frames of a way the median counts.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pygame

from game import GAMES, game_named
from game.files import child_process
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.session.journal import Journal
from scenes.app.app import App
from scenes.play.play_scene import PlayScene
from scenes.screens import SCENES
from scenes.speech.engine import EngineFound, Uttered
from scenes.speech.speech import Speech
from scenes.speech.voice import Voice
from scenes.tools.games_shown import played, whole_game
from scenes.ui.input.actions import action

SILENT, SPOKEN, STOPPED = "silent", "spoken", "stopped"
WALKS, KEYS = 4, 40
FRAME = 16
ENGINE_STARTS_MS = 20_000
MOST_MORE = 1.0
"""Milliseconds by which a frame may take longer while it is spoken."""


class SpokenTimes(NamedTuple):
    """Milliseconds of a frame in which the focus moves: nobody speaks, somebody does, the daemon is stopped."""

    silent: float
    spoken: float
    stopped: float


def speaks(line: Connection) -> None:
    """An engine that takes every text over at once."""
    line.send(EngineFound("measured"))
    with suppress(EOFError, OSError):
        while True:
            line.recv()
            line.send(Uttered(b""))


def stops(line: Connection) -> None:
    """An engine whose daemon is stopped as soon as it is to say something."""
    line.send(EngineFound("measured"))
    with suppress(EOFError, OSError):
        line.recv()
        os.kill(os.getpid(), signal.SIGSTOP)


ENGINES: dict[str, Callable[[Connection], None]] = {SPOKEN: speaks, STOPPED: stops}


def measure_speech(size: tuple[int, int]) -> int:
    """Measure every table and print; 0 where speech costs no table more than is allowed."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    print(f"{'focus moves, CPU ms':24}{SILENT:>10}{SPOKEN:>10}{STOPPED:>10}")
    slow = False
    with TemporaryDirectory() as folder:
        os.environ["TABLE_OF_NATIONS_HOME"] = folder
        for game in GAMES.values():
            times = spoken_times(game.name, size, Path(folder))
            slow = slow or max(times) - times.silent > MOST_MORE
            print(f"{game.name:24}" + "".join(f"{each:>10.2f}" for each in times), flush=True)
    print(f"{'budget':24}{'':>10}{f'+{MOST_MORE}':>10}{f'+{MOST_MORE}':>10}")
    return 1 if slow else 0


def spoken_times(game: str, size: tuple[int, int], folder: Path) -> SpokenTimes:
    """The figures of one table."""
    session = played(whole_game(game, GAMES[game].seats[0]), 0.5)
    frames: dict[str, list[float]] = {SILENT: [], SPOKEN: [], STOPPED: []}
    for number in range(WALKS):
        for way, times in frames.items():
            walked = _walk(Journal(folder / f"{game}_{way}_{number}.nations", session), size, way)
            if number:  # the first walk finds nothing drawn yet
                times += walked
    return SpokenTimes(*(median(times) for times in frames.values()))


def _walk(journal: Journal, size: tuple[int, int], way: str) -> list[float]:
    """Milliseconds of every frame in which the focus goes on to another place of a table."""
    voice = Voice(child_process.start, ENGINES.get(way, speaks), asks_system=lambda: False)
    app = App(SettingsFile(), Saves(game_named), SCENES, size, speech=Speech(voice))
    app.change_settings(speech="off" if way == SILENT else "on", reduced_motion=True)
    app.stack.push(PlayScene(app, journal))
    for _ in range(ENGINE_STARTS_MS // FRAME):
        app.step(FRAME)
        if voice.engine_name or way == SILENT:
            break
        time.sleep(FRAME / 1000)
    times = []
    for _ in range(KEYS):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=action("focus.next_choice").code, mod=0, unicode=""))
        began = time.thread_time()
        app.step(FRAME)
        times.append((time.thread_time() - began) * 1000)
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=action("focus.next_choice").code, mod=0, unicode=""))
        app.step(FRAME)
    voice.turn_off()
    app.stack.abandon()
    app.thinker.stop()
    return times
