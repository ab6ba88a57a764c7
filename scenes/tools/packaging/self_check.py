"""Sees that nothing is missing where the program lies: for builds, which are put together from what somebody listed.

    python main.py self-check

Reads every module, drawing, letter, sound and sentence, has a process beside this one think about a move of each game
for a Hard computer player, and another one print a card. Ends with a line and 0.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from game import GAMES, game_named
from game.bots.thinking import Job
from game.bots.worker import Worker
from game.cards.catalog import DATA
from game.engine.hidden import observe
from game.files import child_process
from game.text.language import languages, speaking
from game.text.sentences import Sentences
from game.version import VERSION
from sprites.poster.motif import Motif
from sprites.poster.posters import PrintRequest
from sprites.poster.studio import Studio

PACKAGES = ("game", "scenes", "sprites")
PATIENCE_S = 60.0
"""How long a process beside this one may take."""


def modules() -> Iterator[str]:
    """The names of all modules of the program."""
    for package in PACKAGES:
        yield package
        yield from (each.name for each in walk_packages(import_module(package).__path__, f"{package}."))


def check_itself(commands: Iterable[Callable[[], object]]) -> int:
    """Say that nothing is missing; what is raises its error. commands: what reads each of them."""
    for load in commands:
        load()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    read = len([import_module(name) for name in modules()])
    files = _files()
    _think()
    _print()
    print(f"Table of Nations {VERSION}: {read} modules, {files} files, {len(GAMES)} games; nothing is missing.")
    return 0


def _files() -> int:
    """Read every drawing, letter, sound and sentence; how many files these are."""
    pygame.font.init()
    fonts, icons = sorted(DATA.rglob("*.ttf")), sorted(DATA.rglob("*.svg"))
    sounds = sorted((DATA.parent / "sounds").rglob("*.ogg"))
    for font in fonts:
        pygame.font.Font(font, 12).render("Table of Nations", True, "black")
    for icon in icons:
        if "<path" not in icon.read_text(encoding="utf-8"):
            raise ValueError(f"{icon} draws nothing")
    for sound in sounds:
        if sound.read_bytes()[:4] != b"OggS":
            raise ValueError(f"{sound} is no sound")
    for spoken in languages():
        with speaking(spoken):
            for folder in (*GAMES, "screens"):
                Sentences(folder).read()
    if not (fonts and icons and sounds):
        raise FileNotFoundError(f"fonts, drawings or sounds are missing in {DATA.parent}")
    return len(fonts) + len(icons) + len(sounds)


def _think() -> None:
    """Have a process find the first move of every game."""
    worker = Worker()
    worker.start()
    try:
        _awaited(worker.has_come_up, "the process that thinks")
        for name, game in ((name, game_named(name)) for name in GAMES):
            seats = max(2, game.seats[0])
            state = game.new(game.settle_options(seats, {}), seats, 7)
            assert state.decision is not None
            worker.begin(Job(name, "hard", 7, observe(state, state.decision.seat, game.hidden)))
            if _awaited(worker.answer, f"a move of {name}") not in state.decision.moves:
                raise ValueError(f"a Hard computer player of {name} answers with no legal move")
    finally:
        worker.stop()


def _print() -> None:
    """Have a process print a card."""
    with TemporaryDirectory() as folder:
        studio = Studio(Path(folder), child_process.start)
        try:
            studio.begin([PrintRequest(Motif("wonder", 1, "hourglass", tones=("gold",)), (80, 60))])
            _awaited(lambda: [*studio.finished()], "the process that prints")
        finally:
            studio.stop()


def _awaited(ask: Callable[[], Any], what: str) -> Any:
    """What somebody answers, as soon as there is anything. Raises TimeoutError."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        if answer := ask():
            return answer
        time.sleep(0.01)
    raise TimeoutError(f"{what} does not answer")
