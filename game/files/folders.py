"""Where the program keeps its files."""

from __future__ import annotations

import os
from collections.abc import Callable
from errno import ENOENT
from pathlib import Path

import platformdirs

from game.text.sentences import Sentences

APPLICATION = "table-of-nations"
PICTURES = "Table of Nations"
"""The folder of the program among the pictures of whoever plays."""
HOME_VARIABLE = "TABLE_OF_NATIONS_HOME"
"""Environment variable with a folder that holds everything, for portable use and for tests."""


class NoHome(OSError):
    """The system knows no home folder of whoever plays."""

    def __init__(self) -> None:
        super().__init__(
            ENOENT,
            Sentences("screens")("home.none", variable=HOME_VARIABLE),
        )


def config_folder() -> Path:
    """The folder of the settings. Raises NoHome."""
    return _portable("") or _usual(lambda: platformdirs.user_config_path(APPLICATION, appauthor=False))


def records_folder() -> Path:
    """The folder of saved games and results. Raises NoHome."""
    return _portable("") or _usual(lambda: platformdirs.user_data_path(APPLICATION, appauthor=False))


def cache_folder() -> Path:
    """The folder of what only saves time and may be deleted. Raises NoHome."""
    return _portable("cache") or _usual(lambda: platformdirs.user_cache_path(APPLICATION, appauthor=False))


def pictures_folder() -> Path:
    """The folder of the pictures that a player takes of the table. Raises NoHome."""
    return _portable("pictures") or _usual(platformdirs.user_pictures_path) / PICTURES


def desktop_folder() -> Path:
    """The folder in which a desktop looks for what only this player has installed. Raises NoHome."""
    return _usual(platformdirs.user_data_path)


def _portable(name: str) -> Path | None:
    """A folder in the one that holds everything, if there is one; `~` is whoever plays. Raises NoHome."""
    home = os.environ.get(HOME_VARIABLE)
    return _usual(Path(home).expanduser) / name if home else None


def _usual(folder: Callable[[], Path]) -> Path:
    try:
        return folder()
    except RuntimeError:
        raise NoHome from None
