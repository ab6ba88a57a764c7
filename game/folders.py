"""Where the program keeps its files."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

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
