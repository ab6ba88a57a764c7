"""The hall of fame: the results of this player's solo games, kept from one evening to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import yaml

from game.folders import kept_aside, records_folder, write_whole

FILE_NAME = "hall_of_fame.yaml"


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
    """The player's own solo results on disk, best first."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or records_folder() / FILE_NAME
        self.trouble: str | None = None
        self.results: tuple[Result, ...] = tuple(self._read())

    def add(self, result: Result) -> int:
        """Enter a result, unless this very game is in already; return its place, 1 for the best."""
        known = next((each for each in self.results if each.game == result.game), None)
        if known is None:
            known = result
            self.results = tuple(sorted((*self.results, result), key=lambda each: (-each.points, each.date)))
            entries = [{**asdict(each), "options": dict(each.options)} for each in self.results]
            write_whole(self.path, yaml.safe_dump(entries, sort_keys=False, allow_unicode=True))
        return self.results.index(known) + 1

    def _read(self) -> Sequence[Result]:
        try:
            entries = yaml.safe_load(self.path.read_text(encoding="utf-8"))
            return sorted((_result(entry) for entry in entries), key=lambda each: (-each.points, each.date))
        except FileNotFoundError:
            return ()
        except (OSError, UnicodeDecodeError, yaml.YAMLError, TypeError, ValueError) as error:
            kept = kept_aside(self.path)
            reason = str(error).splitlines()[0]
            self.trouble = f"Earlier results could not be read ({reason}). The file is kept as {kept}."
            return ()


def _result(entry: Any) -> Result:
    """Raises TypeError or ValueError for an entry that is not a result."""
    result = Result(**entry)
    if not isinstance(result.points, int) or not isinstance(result.options, dict):
        raise ValueError("a result needs points and options")
    return replace(result, name=str(result.name), date=str(result.date), seed=str(result.seed))
