"""The daily table: one for every day, the same on every computer that has the same rules and the same pieces.

Its seed names the day and the digest of the pieces, so a saved game or a letter is known to be the table of a day, and
whether that was dealt of the pieces of now.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from functools import cache, lru_cache
from hashlib import blake2s
from pathlib import Path
from typing import NamedTuple

from game import game_named
from game.cards.catalog import DATA, read_file
from game.daily.calendar import DailyPlan, plan_of
from game.engine import seed_number
from game.session.fixed_tables import DAILY, fixed_kind
from game.session.session import HUMAN, Seat, Session, names_around
from game.text.sentences import Sentences

_say = Sentences("screens")

LOOKS = frozenset({"emblem", "emblems", "picture", "pictures", "tones", "person", "name", "motto"})
"""Fields that only say what a piece looks like, or is called."""

NO_PIECES = frozenset({"achievements", "challenges", "chapters", "hall_of_fame", "headings", "practice", "situations"})
"""Files in a game's folder that hold none."""

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters of a mark: those that are easily told apart from figures."""

MARK = 4

HARD = "hard"
"""Whose game is the measure."""


class Daily(NamedTuple):
    """The table of a day. pieces: the digest of those it is dealt of."""

    day: date
    pieces: str

    @property
    def plan(self) -> DailyPlan:
        """What the calendar says of it."""
        return plan_of(self.day)

    @property
    def seed(self) -> str:
        """What it is shuffled by."""
        return f"{DAILY} {self.day.isoformat()} {self.pieces}"

    @property
    def seat(self) -> int:
        """The own seat."""
        return seed_number(self.seed) % self.plan.seats

    @property
    def is_of_now(self) -> bool:
        """Whether it is dealt of the pieces of now."""
        return self.pieces == pieces_of(self.plan.game)


def daily_of(day: date) -> Daily:
    """The table of a day, of the pieces of now. Raises NoSuchDay and Misprint."""
    return Daily(day, pieces_of(plan_of(day).game))


def dealt(daily: Daily, name: str = "", player: str = HUMAN) -> Session:
    """The table before its first move. name: who plays it. player: what stands for that."""
    players = players_at(daily, player)
    names = names_around(players, [name if seat == daily.seat else "" for seat in range(len(players))])
    return _laid(daily, [Seat(names[seat], each, seat + 1) for seat, each in enumerate(players)])


def players_at(daily: Daily, player: str = HUMAN) -> list[str]:
    """Who plays each seat. player: what stands for whoever plays the table."""
    rivals = iter(daily.plan.rivals)
    return [player if seat == daily.seat else next(rivals) for seat in range(daily.plan.seats)]


def _laid(daily: Daily, seats: Sequence[Seat]) -> Session:
    return Session(game_named(daily.plan.game), daily.plan.options, seats, daily.seed)


@lru_cache(maxsize=512)
def mark(daily: Daily) -> str:
    """Four letters: equal marks, equal tables."""
    nameless = [Seat("", each, seat + 1) for seat, each in enumerate(players_at(daily))]
    session = _laid(daily, nameless)  # no sentence is read for what needs no names
    return _letters(f"{session.state.fingerprint()} {sorted(session.options.items())} {daily.pieces}")


def played_daily(session: Session) -> Daily | None:
    """The table of a day that a game is, as it was dealt then; None where it is none, or was changed."""
    if fixed_kind(session.seed) != DAILY or session.parent or session.reshuffles:
        return None
    _, _, rest = str(session.seed).partition(" ")
    day, _, pieces = rest.partition(" ")
    try:
        daily = Daily(date.fromisoformat(day), pieces)
        plan = daily.plan
    except ValueError:
        return None
    rivals = [seat.player for number, seat in enumerate(session.seats) if number != daily.seat]
    is_alike = session.game.name == plan.game and len(session.seats) == plan.seats and rivals == [*plan.rivals]
    settled = session.game.settle_options(plan.seats, plan.options)
    return daily if is_alike and dict(session.options) == dict(settled) else None


def days(first: date, count: int) -> list[date]:
    """So many days from one on."""
    return [first + timedelta(days=number) for number in range(count)]


# -- the digest of the pieces -----------------------------------------------------------------------------------


@cache
def pieces_of(game: str, folder: Path = DATA) -> str:
    """The digest of all figures of a game's pieces, and of the number of its rules. Raises Misprint."""
    files = sorted(file for file in (folder / game).glob("*.yaml") if file.stem not in NO_PIECES)
    content = [_bare(read_file(file, lambda passage: passage.content)) for file in files]
    return blake2s(repr((game_named(game).rules, content)).encode(), digest_size=4).hexdigest()


def _bare(content: object) -> object:
    """A content without looks, its fields in the order of their names."""
    if isinstance(content, dict):
        fields = sorted(content.items(), key=lambda field: str(field[0]))
        return [(str(name), _bare(value)) for name, value in fields if name not in LOOKS]
    return [_bare(each) for each in content] if isinstance(content, list) else content


def _letters(text: str) -> str:
    """Four letters that stand for a text."""
    number = int.from_bytes(blake2s(text.encode(), digest_size=8).digest(), "big")
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(MARK))
