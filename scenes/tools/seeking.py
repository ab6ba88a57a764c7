"""A picture of a saved game as it was before one of its moves."""

from __future__ import annotations

import sys
from pathlib import Path

import pygame

from game import game_named
from game.cards.catalog import Misprint
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.session.savefile import Unreadable
from scenes.tools.inspection import unseen_app
from sprites.poster.posters import AtOnce, Posters

FRAMES, FRAME = 30, 16
"""How many frames of so many milliseconds a table is given to come to rest."""


def seek(file: Path, move: str, picture: Path, size: tuple[int, int]) -> int:
    """Draw the table before this move, of 0 to the number of moves, into a PNG; returns the exit code."""
    saves = Saves(game_named)
    try:
        opened = saves.read(file)
    except (Unreadable, Misprint) as error:
        return _refuse(str(error))
    last = len(opened.session.moves)
    if not (move.isascii() and move.isdigit() and int(move) <= last):
        return _refuse(f"{file} has positions 0 to {last}, not {move}. {opened.trouble or ''}".strip())
    with unseen_app(SettingsFile(), saves, size, Posters(AtOnce())) as app:
        window = pygame.display.set_mode(size)
        app.open("timeline", opened.session, int(move))
        for _ in range(FRAMES):
            if app.stack.top:
                app.stack.top.update(FRAME)
        app.stack.draw(window)
        try:
            picture.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(window, picture)
        except (OSError, pygame.error) as error:
            return _refuse(f"No picture can be written to {picture}: {error}.")
    return 0


def _refuse(words: str) -> int:
    print(words, file=sys.stderr)
    return 1
