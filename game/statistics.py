"""What all finished games add up to, recounted from their journals at any time.

    python -m game.statistics [--game GAME] [--seats N] [--who human] [--csv FILE]

A journal is replayed once; what came of it is kept in the cache folder and counts until the file or the rules change.
Branches, games in which dice and cards could be tried out, and games that are not over do not count.
"""

from __future__ import annotations

import argparse
import csv
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from io import StringIO
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from game import GAMES, game_named
from game.core import journal
from game.core.catalog import Misprint, tells_misprints
from game.core.files import write_whole
from game.core.journal import Unreadable
from game.core.session import SANDBOX, Session
from game.core.state import State
from game.folders import cache_folder
from game.saves import Saves

FILE = "statistics.json"
SURE = 1.96
"""Standard errors on either side of an interval of 95 %."""

MOST_BYTES = 1 << 24


class Seated(NamedTuple):
    """How one seat of one finished game fared.

    game: the package's name. seats: how many played. player: `human`, or the level of a computer hand without its
    style. plays: the key of its nation, empty where there is none. is_won: None where nobody could win or lose. lines:
    points by category. rounds: what it had after every round, points or health. bought: the pieces it bought.
    """

    game: str
    file: str
    seed: str
    seats: int
    seat: int
    name: str
    player: str
    plays: str
    total: int
    is_won: bool | None
    lines: Mapping[str, int]
    rounds: Sequence[int]
    bought: Sequence[str]


class Wanted(NamedTuple):
    """Which seats count: empty and 0 for all."""

    game: str = ""
    seats: int = 0
    player: str = ""
    plays: str = ""

    def takes(self, each: Seated) -> bool:
        """Whether this one counts."""
        return (
            self.game in ("", each.game)
            and self.seats in (0, each.seats)
            and self.player in ("", each.player)
            and self.plays in ("", each.plays)
        )


class Share(NamedTuple):
    """How often something came of so many tries, with the bounds between which the true share lies, 95 % sure."""

    came: int
    tries: int

    @property
    def share(self) -> float:
        """0 to 1; 0 of no tries."""
        return self.came / self.tries if self.tries else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """The interval of Wilson, which stays between 0 and 1 for few tries, too."""
        if not self.tries:
            return 0.0, 1.0
        square, tries = SURE * SURE, self.tries
        middle = (self.came + square / 2) / (tries + square)
        spread = SURE / (tries + square) * sqrt(self.came * (tries - self.came) / tries + square / 4)
        return max(0.0, middle - spread), min(1.0, middle + spread)


class Summary(NamedTuple):
    """What some seats add up to; means are over the seats that have the number. rounds: after each round."""

    plays: int
    wins: Share
    mean: float
    best: int
    lines: Mapping[str, float]
    rounds: Sequence[float]


class Recount:
    """All finished games in the folders of saved games, a file at a time, so that a screen can go on meanwhile."""

    def __init__(self, saves: Saves) -> None:
        self._files = saves.files()
        self._kept = _cached()
        self._seen: dict[str, list[Seated]] = {}
        self._replayed = 0

    @property
    def progress(self) -> tuple[int, int]:
        """How many files are counted, of how many."""
        return len(self._seen), len(self._files)

    def advance(self) -> bool:
        """Count the next file; False once all are, and then what was found is kept."""
        at = len(self._seen)
        if at == len(self._files):
            return False
        path = self._files[at]
        key = _key(path)
        if key not in self._kept:
            self._kept[key] = list(_seats_of(path))
            self._replayed += 1
        self._seen[key] = self._kept[key]
        if len(self._seen) == len(self._files) and self._replayed:
            _keep(self._seen)
        return True

    @property
    def seated(self) -> list[Seated]:
        """Every seat that is counted so far; a game that lies there twice counts once."""
        once = {(each.game, each.seed, each.seat, each.total, each.rounds): each for each in self._all()}
        return list(once.values())

    def _all(self) -> Iterator[Seated]:
        return (each._replace(rounds=tuple(each.rounds)) for seats in self._seen.values() for each in seats)


def recount(saves: Saves) -> list[Seated]:
    """Every seat of every finished game in the folders of saved games."""
    counting = Recount(saves)
    while counting.advance():
        pass
    return counting.seated


def seats_of(session: Session) -> Iterator[Seated]:
    """How every seat of a finished game fared; none of one that does not count."""
    game, state = session.game, session.state
    if not state.is_over or session.parent or session.undo_kind == SANDBOX:
        return
    scores, ended = game.result(state), _rounds(session)
    is_contest = len(scores) > 1 or game.is_won_alone
    for score in scores:
        seat = session.seats[score.seat]
        yield Seated(
            game.name,
            session.file,
            str(session.seed),
            len(session.seats),
            score.seat,
            seat.name,
            seat.player.split()[0],
            game.plays(state, score.seat),
            score.total,
            score.rank == 1 if is_contest else None,
            {line.category: line.points for line in score.lines},
            tuple(game.counts(each, score.seat) for each in ended),
            sorted(_bought(session, score.seat)),
        )


def summary(seated: Iterable[Seated]) -> Summary:
    """What these seats add up to."""
    some = list(seated)
    contests = [each.is_won for each in some if each.is_won is not None]
    longest = max((len(each.rounds) for each in some), default=0)
    categories = dict.fromkeys(name for each in some for name in each.lines)
    return Summary(
        len(some),
        Share(sum(contests), len(contests)),
        _mean(each.total for each in some),
        max((each.total for each in some), default=0),
        {name: _mean(each.lines[name] for each in some if name in each.lines) for name in categories},
        [_mean(each.rounds[at] for each in some if at < len(each.rounds)) for at in range(longest)],
    )


def by_nation(seated: Iterable[Seated]) -> dict[str, Summary]:
    """The same for every nation that was played, the one played most first."""
    some = [each for each in seated if each.plays]
    often = Counter(each.plays for each in some).most_common()
    return {name: summary(each for each in some if each.plays == name) for name, _ in often}


def record_of(piece: str, seated: Iterable[Seated]) -> tuple[Share, Share]:
    """How often a piece was bought, of the seats there were, and how often these won, of the contests they were in."""
    some = list(seated)
    having = [each for each in some if piece in each.bought]
    contests = [each.is_won for each in having if each.is_won is not None]
    return Share(len(having), len(some)), Share(sum(contests), len(contests))


def as_csv(seated: Sequence[Seated]) -> str:
    """A line for every seat, with a column for every category and every round there is."""
    categories = list(dict.fromkeys(name for each in seated for name in each.lines))
    rounds = range(max((len(each.rounds) for each in seated), default=0))
    plain = [name for name in Seated._fields if name not in ("lines", "rounds", "bought")]
    text = StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow([*plain, *categories, *(f"round_{at + 1}" for at in rounds), "bought"])
    for each in seated:
        points = [each.lines.get(name, "") for name in categories]
        after = [each.rounds[at] if at < len(each.rounds) else "" for at in rounds]
        rows.writerow([*(getattr(each, name) for name in plain), *points, *after, " ".join(each.bought)])
    return text.getvalue()


def _rounds(session: Session) -> list[State]:
    """The positions right after each round; the last one holds the final result."""
    ended: list[State] = []
    number = 0
    for at in range(1, len(session.moves) + 1):
        state = session.state_before(at) if at < len(session.moves) else session.state
        if session.game.rounds(state) > number:
            number = session.game.rounds(state)
            ended.append(state)
    return ended


def _bought(session: Session, seat: int) -> set[str]:
    """The pieces that a seat bought, by their keys."""
    verbs = session.game.buys
    return {
        move[1].partition("#")[0]
        for at, move in enumerate(session.moves)
        if move[0] in verbs and (asked := session.state_before(at).decision) and asked.seat == seat
    }


def _mean(numbers: Iterable[float]) -> float:
    some = list(numbers)
    return sum(some) / len(some) if some else 0.0


def _seats_of(path: Path) -> Iterator[Seated]:
    """Those of a file; none of one that is damaged or gone, or whose game went on as no rule of now allows."""
    with suppress(Unreadable, Misprint, OSError):
        opened = journal.read(path, game_named)
        if not opened.trouble and not opened.differs:
            yield from seats_of(opened.session)


def _key(path: Path) -> str:
    """The file as it is, under the rules of now."""
    with suppress(OSError):
        facts = path.stat()
        rules = ".".join(str(game_named(name).rules) for name in GAMES)
        return f"{path} {facts.st_mtime_ns} {facts.st_size} {rules}"
    return str(path)


def _cached() -> dict[str, list[Seated]]:
    """What was kept; nothing where the file is gone or damaged, for everything in it can be counted again."""
    with suppress(OSError, ValueError, TypeError, AttributeError):
        data = (cache_folder() / FILE).read_bytes()[:MOST_BYTES]
        return {key: [Seated(*each) for each in seats] for key, seats in json.loads(data).items()}
    return {}


def _keep(seen: Mapping[str, Sequence[Seated]]) -> None:
    with suppress(OSError):
        write_whole(cache_folder() / FILE, json.dumps(seen))


def told(seated: Sequence[Seated]) -> Iterator[str]:
    """A few lines of what these seats add up to."""
    found = summary(seated)
    low, high = found.wins.bounds
    yield f"plays: {found.plays}, mean {found.mean:.1f}, best {found.best}"
    if found.wins.tries:
        yield f"won: {found.wins.came} of {found.wins.tries} ({low:.0%} to {high:.0%})"
    yield from (f"{name}: {points:.1f}" for name, points in found.lines.items())
    if found.rounds:
        yield "after each round: " + " ".join(f"{points:.1f}" for points in found.rounds)
    for name, each in by_nation(seated).items():
        yield f"{name}: {each.plays} plays, mean {each.mean:.1f}, won {each.wins.came} of {each.wins.tries}"


@tells_misprints
def main() -> int:
    """Print what the finished games of this player add up to, or write them as a table."""
    parser = argparse.ArgumentParser(prog="python -m game.statistics", description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--who", default="", help="human, or the level of computer hands")
    parser.add_argument("--csv", type=Path, help="write a line for every seat into this file")
    wished = parser.parse_args()
    wanted = Wanted(wished.game, wished.seats, wished.who)
    seated = [each for each in recount(Saves(game_named)) if wanted.takes(each)]
    if wished.csv:
        write_whole(wished.csv, as_csv(seated))
    print(*told(seated), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
