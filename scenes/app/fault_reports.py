"""What is written down, or copied, of a fault: with what ran, and with the game where it can still be told."""

from __future__ import annotations

import platform
import traceback
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import pygame

from game.files.reports import crash_since, latest_of, told
from game.files.saves import Saves
from game.session.journal import Journal
from game.text.sentences import Sentences
from game.version import VERSION

_say = Sentences("screens")

TITLE = "Table of Nations"


def report_of(error: Exception, journal: Journal | None = None) -> str:
    """The report of an error, with the game that was on the table."""
    fault = "".join(traceback.format_exception(error))
    with suppress(Exception):
        if journal:
            return told(_versions(), fault, journal.path.name, journal.session)
    return told(_versions(), fault)


def report_left_with(saves: Saves, path: Path) -> str:
    """The report of the fault that a running game was left with; one of how it was left, where nobody wrote any.

    Raises Unreadable, Misprint and OSError.
    """
    left_at = datetime.fromtimestamp(path.stat().st_mtime)
    crash = crash_since(left_at)
    if not crash and (written := latest_of(path.name, left_at)):
        return written
    return told(_versions(), crash or _say("trouble.no_word"), path.name, saves.read(path).session)


def _versions() -> str:
    """What ran when something went wrong: the program, its libraries and the system."""
    return (
        f"{TITLE} {VERSION}, Python {platform.python_version()}, pygame-ce {pygame.version.ver}, "
        f"SDL {'.'.join(map(str, pygame.get_sdl_version()))} ({pygame.display.get_driver()}), {platform.platform()}"
    )
