"""The hall of fame: the results of this player's solo games, kept from one evening to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import yaml

from game.core.files import write_whole
from game.folders import kept_aside, records_folder

FILE_NAME = "hall_of_fame_{game}.yaml"
"""Every game has a hall of its own."""


@dataclass(frozen=True)
class Result:
    """One solo game that was played to its end. `game` is the final position's digest: no game counts twice."""

    points: int
    name: str
    date: str
    seed: str
    options: Mapping[str, Any]
    game: str


class HallOfFame:
    """The player's own solo results of one game on disk, best first.

    `trouble` says in plain words why the file could not be read or written, if it could not.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: str | None = None
        self.results: tuple[Result, ...] = tuple(self._read())

    def add(self, result: Result) -> int:
        """Enter a result, unless this very game is in already; return its place, 1 for the best."""
        known = next((each for each in self.results if each.game == result.game), None)
        if known is None:
            known = result
            self.results = tuple(sorted((*self.results, result), key=lambda each: (-each.points, each.date)))
            entries = [{**asdict(each), "options": dict(each.options)} for each in self.results]
            self._write(yaml.safe_dump(entries, sort_keys=False, allow_unicode=True))
        return self.results.index(known) + 1

    def _read(self) -> Sequence[Result]:
        try:
            entries = yaml.safe_load(self.path.read_text(encoding="utf-8"))
            return sorted((_result(entry) for entry in entries), key=lambda each: (-each.points, each.date))
        except FileNotFoundError:
            return ()
        except (OSError, UnicodeDecodeError, yaml.YAMLError, TypeError, ValueError) as error:
            reason = str(error).splitlines()[0]
            self.trouble = (
                f"Earlier results could not be read ({reason}). The file is kept as {self._kept()}."
            )
            return ()

    def _kept(self) -> Path:
        try:
            return kept_aside(self.path)
        except OSError:
            return self.path

    def _write(self, text: str) -> None:
        try:
            write_whole(self.path, text)
        except OSError as error:
            self.trouble = f"This result could not be kept: {self.path} cannot be written: {error.strerror}."


def hall_of(game: str) -> HallOfFame:
    """The player's hall of fame of a game, by its package's name."""
    return HallOfFame(records_folder() / FILE_NAME.format(game=game))


def _result(entry: Any) -> Result:
    """Raises TypeError or ValueError for an entry that is not a result."""
    result = Result(**entry)
    if not isinstance(result.points, int) or not isinstance(result.options, dict):
        raise ValueError("a result needs points and options")
    return replace(result, name=str(result.name), date=str(result.date), seed=str(result.seed))
