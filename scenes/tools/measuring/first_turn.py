"""How long the frames take that show the first turn of a computer player to whoever has just started the program.

    python main.py frames --first [GAME] [WIDTHxHEIGHT]

Each run is a process of its own: the menu rests, a new game is opened, and moves are made by chance until a computer
player is asked. From then on every frame is measured until somebody else is asked and all lies still. Of each game the
median of several runs is printed; with a GAME one run is made here, and its slow frames are told.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import median

import pygame

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.files.settings import NONE
from game.session.journal import Journal
from game.session.session import Seat, Session
from scenes.app.app import BUSY_RATE, App
from scenes.play.play_scene import PlayScene
from scenes.tools.measuring.bench import frame_time, measured_app
from scenes.tools.measuring.opening import PROGRAM, RESTED

RUNS = 5
BUDGET = 20.0
"""Milliseconds of processor time that the longest of these frames may take."""
MOST_FRAMES = 900
LOOKED = 60
"""Frames for which a person looks at the table before each move: nobody is quicker."""
TOLD = 10.0
"""Frames that take longer are told, in milliseconds."""


def measure_first_turns(size: tuple[int, int], runs: int = RUNS) -> int:
    """Measure the first turn at every table and print; 0 where all are within budget."""
    is_slow = False
    print(f"{'first turn, CPU ms':24}{'longest':>9}{'next':>9}{'frames':>9}")
    for game in GAMES:
        command = [sys.executable, str(PROGRAM), "frames", "--first", game, f"{size[0]}x{size[1]}"]
        found = [
            subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.split()[-3:]
            for _ in range(runs)
        ]
        longest, after, frames = (median(map(float, column)) for column in zip(*found, strict=True))
        is_slow |= longest > BUDGET
        print(f"{game:24}{longest:>9.1f}{after:>9.1f}{frames:>9.0f}", flush=True)
    print(f"{'budget':24}{BUDGET:>9.1f}")
    return int(is_slow)


def measure_first_turn(game: str, size: tuple[int, int]) -> int:
    """Measure it once, here: the frames that take longest, and in the last line the two longest and their number."""
    with measured_app(size) as (app, folder):
        app.change_settings(tips=NONE)
        app.open("menu")
        for _ in range(RESTED):
            frame_time(app)
        scene = _first_turn(app, folder / "first.nations", game)
        times = _frames_of_a_turn(app, scene)
        for number, ms in enumerate(times):
            if ms > TOLD:
                print(f"frame {number}: {ms:.1f}")
        longest, after = sorted(times, reverse=True)[:2]
        print(f"{longest:.1f} {after:.1f} {len(times)}")
        app.stack.clear()
    return 0


def _first_turn(app: App, path: Path, name: str) -> PlayScene:
    """A new game in which the person has moved by chance, and a computer player is asked now."""
    game, seed = game_named(name), 0
    seats = [Seat("Mira"), *(Seat(f"C{seat}", "normal", seat) for seat in range(1, max(2, game.seats[0])))]
    session = None
    while session is None or session.state.decision is None or session.state.decision.seat:
        seed += 1
        session = Session(game, game.bound.options if game.bound else {}, seats, str(seed))
    scene = PlayScene(app, Journal(path, session))
    app.stack.push(scene)
    chance = RandomBot("3", game)
    _show(app, scene)
    while (decision := session.state.decision) and not decision.seat:
        for _ in range(LOOKED):
            frame_time(app)
        scene.commands.playback.play(chance.choose(session.state, decision))
        if session.state.decision and not session.state.decision.seat:
            _show(app, scene)  # the table answers by itself what has one sensible answer
    return scene


def _show(app: App, scene: PlayScene) -> None:
    """Let frames pass until everything lies still."""
    clock = pygame.time.Clock()
    for _ in range(MOST_FRAMES):
        app.step(clock.tick(BUSY_RATE))
        if scene.choreographer.is_still and scene.banner.is_still:
            return


def _frames_of_a_turn(app: App, scene: PlayScene) -> list[float]:
    """Milliseconds of processor time of the frames from a question to a computer until all that its seat does is shown
    and lies still.
    """
    session, clock, times = scene.game.session, pygame.time.Clock(), list[float]()
    asked = session.state.decision
    while len(times) < MOST_FRAMES:
        clock.tick(BUSY_RATE)
        times.append(frame_time(app))
        decision = session.state.decision
        if scene.choreographer.is_still and not (decision and asked and decision.seat == asked.seat):
            break
    return times
