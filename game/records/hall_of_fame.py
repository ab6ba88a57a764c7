"""The hall of fame: the results of this player's solo games, kept from one evening to the next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

import yaml

from game import game_named
from game.engine import BadOption, Game, Options
from game.engine.game import CHOSEN_OPTIONS
from game.files import folders, safe_yaml, schema, untrusted
from game.files.archive import keep
from game.files.shared_file import MOST_BYTES, SharedFile
from game.session.savefile import SEED
from game.session.session import HUMAN, STRICT, Session
from game.text.sentences import Sentences

_say = Sentences("screens")

FILE_NAME = "hall_of_fame_{game}.yaml"
"""Every game has a hall of its own."""

RESULT = {
    "points": range(-9999, 10_000),
    "name": schema.TextShape(),
    "date": schema.TextShape(),
    "seed": SEED,
    "options": CHOSEN_OPTIONS,
    "game": schema.TextShape(),
    "file?": schema.TextShape(),
}
"""What a result holds in the file."""


BUSTS: Mapping[str, Sequence[str]] = {
    "nations": (
        "trajan", "ashoka", "wu_zetian", "saladin", "victoria", "charles_v", "cleopatra", "pericles", "darius",
        "atahualpa", "cixi", "dan_quayle",
    ),
    **dict.fromkeys(
        ("nations_dice", "nation_deckbuilder"),
        ("trajan", "ashoka", "wu_zetian", "saladin", "victoria", "charles_v", "cleopatra", "dan_quayle"),
    ),
}  # fmt: skip
"""Whose bust stands on each rung of the ladder of a game, the highest first."""


@dataclass(frozen=True)
class Result:
    """One solo game that was played to its end. `game` is the final position's digest: no game counts twice. `file` is
    the name of its file; empty where that is not known.
    """

    points: int
    name: str
    date: str
    seed: str
    options: Options
    game: str
    file: str = ""


class HallOfFame:
    """The player's own solo results of one game on disk, best first.

    `trouble` says in plain words why the file could not be read or written, if it could not. Results that can still
    be read stay in it.
    """

    def __init__(self, path: Path, game: Game) -> None:
        self.path = path
        self.game = game
        self._file = SharedFile[tuple[Result, ...]](path, "results_file", partial(_results, game), ())
        self.results = self._file.look()
        self.trouble = self._mended()

    def add(self, result: Result) -> int:
        """Enter a result, unless this very game is in already, in the place of an earlier end of the same file, which
        was taken back; return its place, 1 for the best.
        """
        try:
            with self._file.changing() as kept:
                self.results = _entered((*self.results, *kept), result)
                if self.results != kept:
                    self._write(result)
            self.trouble = self.trouble or self._mended()
        except OSError as error:
            self.results = _entered(self.results, result)
            self.trouble = self._file.unwritable(error)
        return next(place for place, each in enumerate(self.results, 1) if each.game == result.game)

    def _write(self, new: Result | None = None) -> None:
        """Write the results; of more than can be read again the lowest go, but not a new one, and that is said."""
        others = [each for each in reversed(self.results) if each != new]
        lowest_first = [*others, *([new] if new else [])]
        left_out = lowest_first[: self._file.write(lowest_first, _text)]
        self.results = tuple(each for each in self.results if each not in left_out)
        if left_out:
            self.trouble = _say("results_file.full", n=len(left_out))

    def _mended(self) -> str | None:
        """Save what is sound in a damaged file, and say what was wrong with it."""
        if self._file.damage is None:
            return None
        fault, kept = self._file.damage
        with suppress(OSError, untrusted.InvalidInput):
            sound = _results(self.game, untrusted.read_bytes(kept, MOST_BYTES), is_lenient=True)
            self.results = _ranked((*self.results, *sound))
            if sound and kept != self.path:
                with self._file.changing() as others:
                    self.results = _ranked((*self.results, *others))
                    self._write()
        facts = {"n": len(self.results), "kept": kept, "fault": fault, "name": self.path.name}
        return _say("results_file.damaged", **facts)


def hall_of(game: str) -> HallOfFame:
    """The player's hall of fame of a game, by its package's name."""
    return HallOfFame(folders.records_folder() / FILE_NAME.format(game=game), game_named(game))


def enter(session: Session, points: int) -> tuple[HallOfFame, int] | None:
    """Enter a person's finished solo game and keep its moves; the hall, and its place there. None for a game that does
    not count: a branch, one with mods, or one in which dice and cards could be tried out.
    """
    seat = session.seats[0]
    if len(session.seats) > 1 or seat.player != HUMAN or session.undo_kind != STRICT or not session.counts:
        return None
    keep(session)
    hall = hall_of(session.game.name)
    digest, file = session.state.fingerprint(), untrusted.shown(session.file, 80)
    today = date.today().isoformat()
    return hall, hall.add(Result(points, seat.name, today, str(session.seed), session.options, digest, file))


def _entered(results: Iterable[Result], new: Result) -> tuple[Result, ...]:
    """The results with a new one, and without other ends of its file."""
    others = (each for each in results if not new.file or each.file != new.file or each.game == new.game)
    return _ranked((*others, new))


def _ranked(results: Iterable[Result]) -> tuple[Result, ...]:
    """Every game once, the best first."""
    each_once = {result.game: result for result in reversed(tuple(results))}
    return tuple(sorted(each_once.values(), key=lambda result: (-result.points, result.date)))


def _text(results: Iterable[Result]) -> str:
    entries = [{**asdict(result), "options": dict(result.options)} for result in _ranked(results)]
    return str(yaml.dump(entries, Dumper=safe_yaml.Dumper, sort_keys=False, allow_unicode=True))


def _results(game: Game, data: bytes, is_lenient: bool = False) -> tuple[Result, ...]:
    """The results in a file. Raises Unfit where one is none, unless those are to be left out."""
    entries = untrusted.load(data)
    if not isinstance(entries, list):
        raise untrusted.InvalidInput(_say("results_file.no_list"))
    results: list[Result] = []
    for number, entry in enumerate(entries, 1):
        try:
            results.append(_result(game, entry))
        except (untrusted.InvalidInput, BadOption) as error:
            if not is_lenient:
                raise untrusted.InvalidInput(_say("results_file.entry", n=number, fault=error)) from None
    return _ranked(results)


def _result(game: Game, entry: Any) -> Result:
    """Raises Unfit or BadOption for an entry that is not the result of a solo game."""
    schema.check(entry, RESULT)
    game.settle_options(1, entry["options"])
    return Result(**{**entry, "seed": str(entry["seed"])})
