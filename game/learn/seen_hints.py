"""What a player has met: kinds of pieces and questions that were explained once, kept from one evening to the next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import yaml

from game import GAMES
from game.files import safe_yaml, schema, untrusted
from game.files.profiles import MET, own_file
from game.files.shared_file import SharedFile

SHAPE = {schema.ANY: [schema.TextShape(60)]}
"""For every game the names of what was met in it."""

PLAYED = "game"
"""By what name a game is noted as met that a person has played to its end."""

Found = Mapping[str, frozenset[str]]


class SeenHints:
    """What was met, on disk. `trouble` says in plain words why the file could not be used, or not be written.

    A damaged file is never overwritten: it is kept under another name, and everything is new again.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or own_file(MET)
        self._file = SharedFile[Found](self.path, "met_file", _found, {})
        self._met = {game: set(names) for game, names in self._file.look().items()}
        self.trouble = self._file.damaged

    def has(self, game: str, name: str) -> bool:
        """Whether this was met in a game."""
        return name in self._met.get(game, ())

    def add(self, game: str, name: str) -> None:
        """It was met, and is never new again; what other copies of the program have met meanwhile stays."""
        self._met.setdefault(game, set()).add(name)
        try:
            with self._file.changing() as saved:
                for other, names in saved.items():
                    self._met.setdefault(other, set()).update(names)
                every = [(each, met) for each, names in self._met.items() for met in sorted(names)]
                self._file.write(sorted(every, key=lambda each: each[0] in GAMES), _text)
            self.trouble = self._file.damaged
        except OSError as error:
            self.trouble = self._file.unwritable(error)


def _text(every: Sequence[tuple[str, str]]) -> str:
    """The file of these names, each with its game."""
    whole: dict[str, list[str]] = {}
    for game, name in sorted(every):
        whole.setdefault(game, []).append(name)
    return str(yaml.dump(whole, Dumper=safe_yaml.Dumper, allow_unicode=True))


def _found(data: bytes) -> Found:
    """What was met, from a file's content. Raises Unfit."""
    entries = untrusted.load(data)
    schema.check(entries, SHAPE)
    assert isinstance(entries, dict)
    return {game: frozenset(names) for game, names in entries.items()}
