"""What a player has set for the whole program, kept in a text file a person can edit."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

import yaml

from game.core.files import write_whole
from game.folders import config_folder, kept_aside

FILE_NAME = "settings.yaml"
SPEEDS = ("slow", "normal", "fast", "instant")
SCHEMES = ("standard", "high contrast")
INTERFACE_SIZES = (80, 90, 100)
"""Per cent of the largest size that fits the window."""


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; the values here are the usual ones. `volume` runs from 0 to 100."""

    volume: int = 70
    muted: bool = False
    speed: str = "normal"
    interface: int = 100
    full_screen: bool = False
    scheme: str = "standard"
    reduced_motion: bool = False

    def __post_init__(self) -> None:
        wrong = next((field.name for field in fields(self) if not self._is_sound(field.name)), None)
        if wrong:
            raise ValueError(f"{wrong} cannot be {getattr(self, wrong)!r}; it can be {ALLOWED[wrong]}")

    def _is_sound(self, name: str) -> bool:
        value = getattr(self, name)
        match name:
            case "volume":
                return type(value) is int and 0 <= value <= 100
            case "speed":
                return value in SPEEDS
            case "interface":
                return value in INTERFACE_SIZES
            case "scheme":
                return value in SCHEMES
            case _:
                return isinstance(value, bool)


ALLOWED = {
    "volume": "a whole number from 0 to 100",
    "speed": ", ".join(SPEEDS),
    "interface": ", ".join(map(str, INTERFACE_SIZES)),
    "scheme": ", ".join(SCHEMES),
    **dict.fromkeys(("muted", "full_screen", "reduced_motion"), "true or false"),
}
"""What each setting may be, in words."""


class SettingsFile:
    """The settings on disk. `trouble` says in plain words why the file could not be used, or not be written.

    A damaged file is never overwritten: it is kept under another name and the usual settings are used.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or config_folder() / FILE_NAME
        self.trouble: str | None = None
        self.settings = self._read()

    def change(self, **changes: Any) -> Settings:
        """Change some settings and save them at once. Raises ValueError for a value that is not allowed."""
        self.settings = replace(self.settings, **changes)
        try:
            write_whole(self.path, yaml.safe_dump(asdict(self.settings), sort_keys=False))
            self.trouble = None
        except OSError as error:
            self.trouble = f"The settings hold for now, but {self.path} cannot be written: {error.strerror}."
        return self.settings

    def _read(self) -> Settings:
        try:
            text = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return Settings()
        except (OSError, UnicodeDecodeError) as error:
            return self._usual(f"it cannot be read ({error})")
        try:
            return _settings(yaml.safe_load(text))
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            return self._usual(f"line {line}: {error.problem}")
        except (yaml.YAMLError, ValueError) as error:
            return self._usual(str(error))

    def _usual(self, fault: str) -> Settings:
        try:
            kept = kept_aside(self.path)
        except OSError:
            kept = self.path
        self.trouble = (
            f"The settings in {self.path} could not be used: {fault}. The usual settings are on. Your file is kept as "
            f"{kept.name} in the same folder: correct it and name it {self.path.name} again, or delete it."
        )
        return Settings()


def _settings(entries: Any) -> Settings:
    """Settings from a file's content. Raises ValueError that names the wrong entry."""
    if not isinstance(entries, dict):
        raise ValueError("it is not a list of settings such as 'volume: 70'")
    unknown = [name for name in entries if name not in ALLOWED]
    if unknown:
        raise ValueError(f"there is no setting called {unknown[0]!r}; there are {', '.join(ALLOWED)}")
    return Settings(**entries)
