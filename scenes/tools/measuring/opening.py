"""How long a table takes to open in a process of its own, as it does for whoever has just started the program.

    python main.py opening FILE [--size WIDTHxHEIGHT]

Opens the menu and lets it rest, reads the saved game, and prints the milliseconds of processor time that its table then
takes until the first frame is on the screen, and how many modules were imported meanwhile. Settings and saved games of
whoever measures are left alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pygame

from game import game_named
from game.bots.thinking import ThinkingInPieces
from game.cards.catalog import Misprint
from game.files.saves import RUNNING, Saves
from game.files.settings import SettingsFile
from game.session.savefile import Unreadable
from scenes.app.app import App
from scenes.app.garbage import give_back_at_once, sweep_seldom
from scenes.screens import SCENES

PROGRAM = Path(__file__).parents[3] / "main.py"
FRAME_MS = 16
RESTED = 300
"""Frames in which nobody touches the menu."""


class Opening(NamedTuple):
    """Milliseconds of processor time until the first frame of a table is seen, and modules imported meanwhile."""

    milliseconds: float
    modules: int


def opened(file: Path, size: tuple[int, int]) -> Opening:
    """What a process of its own takes to open a saved game. Raises CalledProcessError."""
    command = [sys.executable, str(PROGRAM), "opening", str(file), "--size", f"{size[0]}x{size[1]}"]
    # As installed: modules are compiled once.
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    said = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    milliseconds, modules = said.split()[-2:]
    return Opening(float(milliseconds), int(modules))


def measure(file: Path, size: tuple[int, int]) -> int:
    """Open the game and print what it took; returns the exit code. Raises OSError."""
    with TemporaryDirectory() as home:
        os.environ["TABLE_OF_NATIONS_HOME"] = home
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
        pygame.display.init()
        pygame.font.init()
        give_back_at_once()
        saves = Saves(game_named)
        running = saves.folder / RUNNING / file.name
        running.parent.mkdir(parents=True)
        copyfile(file, running)
        app = App(SettingsFile(), saves, SCENES, size, ThinkingInPieces())
        sweep_seldom()
        app.open("menu")
        for _ in range(RESTED):
            app.step(FRAME_MS)
        try:
            journal, _ = saves.open(running)
        except (Unreadable, Misprint) as error:
            print(error, file=sys.stderr)
            return 1
        known = len(sys.modules)
        began = time.process_time()
        app.open("game", journal)
        app.step(FRAME_MS)
        print(f"{(time.process_time() - began) * 1000:.1f} {len(sys.modules) - known}")
        app.stack.clear()
        return 0
