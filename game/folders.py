"""Where the program keeps its files."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

APPLICATION = "table-of-nations"
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


def write_whole(path: Path, text: str) -> None:
    """Replace a file so that a kill at any moment leaves either the old text or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(path.name + ".writing")
    with aside.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(aside, path)


def kept_aside(path: Path) -> Path:
    """Move a damaged file out of the way, under a name that is free, and return where it lies now."""
    number = 1
    while (kept := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    os.replace(path, kept)
    return kept
