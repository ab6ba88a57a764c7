"""The diary of daily tables: which days one player has begun, and how these ended. One try a day counts, the first.

Days are stored as dates, never as spans of time: a clock that is set back or forward, another time zone and summer time
lose no try and count none twice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime
from typing import Any, NamedTuple

import yaml

from game.daily.calendar import FIRST
from game.engine import Game, State
from game.files import safe_yaml, schema, untrusted
from game.files.profiles import DAILY, Profile, own_file
from game.files.shared_file import SharedFile
from game.text.sentences import Sentences

_say = Sentences("screens")

GOLD, SILVER, BRONZE = MEDALS = "gold", "silver", "bronze"
NEAR = 0.9
"""The share of what Hard had that earns silver."""


class FinalStanding(NamedTuple):
    """How a seat stood at the end. is_won: whether it won, where that is all that counts. total: its points or health.
    rounds: after how many rounds or turns it was over.
    """

    is_won: bool
    total: int
    rounds: int


def standing(game: Game, state: State, seat: int) -> FinalStanding:
    """How a seat stands in a finished game."""
    score = next(score for score in game.result(state) if score.seat == seat)
    return FinalStanding(score.rank == 1 and game.is_won_alone, score.total, game.round_number(state))


class Try(NamedTuple):
    """The counted try of a day. mark: of the table it was played at. file: of its saved game. offset: minutes that the
    clock was ahead of world time when it was begun. own, its: how one stood at the end, and Hard; None before that.
    advised: how often the adviser was asked.
    """

    mark: str
    file: str
    offset: int = 0
    advised: int = 0
    own: FinalStanding | None = None
    its: FinalStanding | None = None

    @property
    def medal(self) -> str:
        """Gold for more than Hard had, silver for nearly as much, bronze for a finished game; empty before its end."""
        if self.own is None:
            return ""
        if self.its is None:
            return BRONZE
        if (self.own.is_won, self.own.total) > (self.its.is_won, self.its.total):
            return GOLD
        is_near = self.own.is_won == self.its.is_won and self.own.total >= NEAR * self.its.total
        return SILVER if is_near else BRONZE


Tries = Mapping[date, Try]


class Diary:
    """The tries of one player on disk; without a profile, of the one who plays here. `trouble` says in plain words why
    the file could not be used, or not be written.
    """

    def __init__(self, profile: Profile | None = None) -> None:
        self._file = SharedFile[Tries](own_file(DAILY, profile), "daily_file", _tries, {})
        self.tries = dict(self._file.look())
        self.trouble = self._file.damaged or ""

    def begin(self, day: date, mark: str, deal: Callable[[], str]) -> bool:
        """Count a try of a day from now on, unless one counts already: then False. deal: makes its saved game and
        returns the name of the file; no other copy of the program begins the same day meanwhile.
        """
        if day in self.tries:
            return False
        offset = datetime.now().astimezone().utcoffset()
        minutes = round(offset.total_seconds() / 60) if offset else 0
        try:
            with self._file.changing(self.tries) as kept:
                self.tries = dict(kept)
                if day in kept:
                    return False
                self.tries[day] = Try(mark, deal(), minutes)
                self._write()
        except OSError as error:
            self.trouble = self._file.unwritable(error)
            if day not in self.tries:
                self.tries[day] = Try(mark, deal(), minutes)
        return True

    def end(self, day: date, own: FinalStanding, its: FinalStanding | None, advised: int) -> None:
        """The counted game of a day is over; `its` once Hard has played it, too."""
        try:
            with self._file.changing(self.tries) as kept:
                self.tries = {**self.tries, **kept}
                self.tries[day] = self.tries[day]._replace(own=own, its=its or self.tries[day].its, advised=advised)
                self._write()
        except OSError as error:
            self.tries[day] = self.tries[day]._replace(own=own, its=its, advised=advised)
            self.trouble = self._file.unwritable(error)

    def counts(self, day: date, file: str) -> bool:
        """Whether the saved game of this name is the try that counts."""
        return bool(file) and day in self.tries and self.tries[day].file == file

    def _write(self) -> None:
        self._file.write(sorted(self.tries.items()), _text)
        self.trouble = self._file.damaged or ""


_STANDING = {"won": bool, "total": range(-99_999, 100_000), "rounds": range(10_000)}
_TRY = {
    "mark": schema.TextShape(8),
    "file": schema.TextShape(200),
    "offset?": range(-1000, 1000),
    "advised?": range(100_000),
    "own?": _STANDING,
    "its?": _STANDING,
}


def _tries(data: bytes) -> Tries:
    """Raises Unfit."""
    content = untrusted.load(data)
    if not isinstance(content, dict):
        raise untrusted.InvalidInput(_say("daily.no_days"))
    return {_day(name): _try(entry) for name, entry in content.items()}


def _day(name: Any) -> date:
    try:
        day = date.fromisoformat(str(name))
    except ValueError:
        raise untrusted.InvalidInput(_say("daily.no_day", day=untrusted.shown(str(name), 40))) from None
    if day < FIRST:
        raise untrusted.InvalidInput(_say("daily.too_early", first=FIRST.isoformat()))
    return day


def _try(entry: Any) -> Try:
    schema.check(entry, _TRY)
    stood = {name: _standing(entry[name]) for name in ("own", "its") if name in entry}
    return Try(**{**entry, **stood})


def _standing(entry: Mapping[str, Any]) -> FinalStanding:
    return FinalStanding(entry["won"], entry["total"], entry["rounds"])


def _text(tries: Sequence[tuple[date, Try]]) -> str:
    content = {}
    for day, each in tries:
        entry: dict[str, Any] = {"mark": each.mark, "file": each.file, "offset": each.offset, "advised": each.advised}
        for name, stood in (("own", each.own), ("its", each.its)):
            if stood:
                entry[name] = {"won": stood.is_won, "total": stood.total, "rounds": stood.rounds}
        content[day.isoformat()] = entry
    return str(yaml.dump(content, Dumper=safe_yaml.Dumper, sort_keys=False, allow_unicode=True))
