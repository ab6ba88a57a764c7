"""How long a table takes to open in a process of its own, as it does for whoever has just started the program.

    python -m scenes.tools.opening FILE [WIDTHxHEIGHT]

Opens the menu and lets it rest, reads the saved game, and prints the milliseconds of processor time that its table then
takes until the first frame is on the screen, and how many modules were imported meanwhile.
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
from game.command import run
from game.files.saves import RUNNING, Saves
from game.files.settings import SettingsFile
from scenes.app.app import App
from scenes.app.garbage import give_back_at_once, sweep_seldom
from scenes.screens import SCENES

FRAME_MS = 16
RESTED = 300
"""Frames in which nobody touches the menu."""


class Opening(NamedTuple):
    """Milliseconds of processor time until the first frame of a table is seen, and modules imported meanwhile."""

    milliseconds: float
    modules: int


def opened(file: Path, size: tuple[int, int]) -> Opening:
    """What a process of its own takes to open a saved game. Raises CalledProcessError."""
    command = [sys.executable, "-m", "scenes.tools.opening", str(file), f"{size[0]}x{size[1]}"]
    with TemporaryDirectory() as home:
        # As installed: modules are compiled once.
        facts = {"TABLE_OF_NATIONS_HOME": home, "PYTHONDONTWRITEBYTECODE": ""}
        said = subprocess.run(
            command, env={**os.environ, **facts}, check=True, stdout=subprocess.PIPE, text=True
        ).stdout
    milliseconds, modules = said.split()[-2:]
    return Opening(float(milliseconds), int(modules))


def main(file: Path, size: tuple[int, int]) -> int:
    """Open the game and print what it took."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    give_back_at_once()
    saves = Saves(game_named)
    running = saves.folder / RUNNING / file.name
    running.parent.mkdir(parents=True)
    copyfile(file, running)
    desk = App(SettingsFile(), saves, SCENES, size, ThinkingInPieces())
    sweep_seldom()
    desk.open("menu")
    for _ in range(RESTED):
        desk.step(FRAME_MS)
    journal, _ = saves.open(running)
    known = len(sys.modules)
    began = time.process_time()
    desk.open("game", journal)
    desk.step(FRAME_MS)
    print(f"{(time.process_time() - began) * 1000:.1f} {len(sys.modules) - known}")
    desk.stack.clear()
    return 0


if __name__ == "__main__":
    width, height = map(int, (*sys.argv[2:], "1920x1080")[0].split("x"))
    sys.exit(run(lambda: main(Path(sys.argv[1]), (width, height))))
