"""Where the program keeps its files."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

from game.core.files import free_path

APPLICATION = "table-of-nations"
PICTURES = "Table of Nations"
"""The folder of the program among the pictures of whoever plays."""
HOME_VARIABLE = "TABLE_OF_NATIONS_HOME"
"""Environment variable with a folder that holds everything, for portable use and for tests."""


def config_folder() -> Path:
    """The folder of the settings."""
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) if home else platformdirs.user_config_path(APPLICATION, appauthor=False)


def records_folder() -> Path:
    """The folder of saved games and results."""
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) if home else platformdirs.user_data_path(APPLICATION, appauthor=False)


def pictures_folder() -> Path:
    """The folder of the pictures that a player takes of the table."""
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) / "pictures" if home else platformdirs.user_pictures_path() / PICTURES


def kept_aside(path: Path) -> Path:
    """Move a damaged file out of the way, under a name that is free, and return where it lies now. Raises OSError."""
    kept = free_path(path.with_name(f"{path.stem}.damaged{path.suffix}"))
    os.replace(path, kept)
    return kept
