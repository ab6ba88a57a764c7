"""What all finished games add up to, recounted from their journals at any time.

    python main.py statistics [--game GAME] [--seats N] [--who human] [--csv FILE]

`game/records/tally.py` says which games count.
"""

from __future__ import annotations

import csv
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from io import StringIO
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from game import GAMES, game_named
from game.bots.level import LEVELS
from game.bots.roster import RANDOM
from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.files.files import write_whole
from game.files.profiles import Profiles
from game.files.saves import Saves
from game.records.tally import Seated, recount
from game.session.session import ELSEWHERE, HUMAN

SURE = 1.96
"""Standard errors on either side of an interval of 95 %."""

ALONE = "alone"
"""Against whom somebody plays who plays alone."""

ORDER = (ALONE, HUMAN, ELSEWHERE, RANDOM, *LEVELS)
"""In which order players stand in a filter."""

FILTERS = ("player", "name", "seats", "against")
GROUPS = ("plays", "seats", "against")
"""What results are filtered by, and what they are parted by: fields of Wanted."""


class Wanted(NamedTuple):
    """Which seats count: empty and 0 for all."""

    game: str = ""
    seats: int = 0
    player: str = ""
    plays: str = ""
    against: str = ""
    name: str = ""

    def takes(self, each: Seated) -> bool:
        """Whether this one counts."""
        return all(not value or value in is_of(each, field) for field, value in self._asdict().items())


def is_of(each: Seated, field: str) -> Sequence[str | int]:
    """What a field of Wanted can ask for of this one; a seat may have several rivals."""
    if field == "against":
        return each.against or (ALONE,)
    value = getattr(each, field)
    return (value,) if value else ()


def by_profile(seated: Sequence[Seated], profiles: Profiles) -> list[Seated]:
    """The same seats under the names of profiles, whatever their people were called; nobody else is named."""
    known: dict[str, str] = {}
    for each in seated:
        if each.name not in known:
            profile = profiles.called(each.name)
            known[each.name] = profile.name if profile else ""
    return [each._replace(name=known[each.name] if each.player == HUMAN else "") for each in seated]


class Rate(NamedTuple):
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
    """What some seats add up to; means are over the seats that have the number. rounds: after each round. spread: the
    bounds between which the middle half of them lies then, and last those of the final scores.
    """

    plays: int
    wins: Rate
    mean: float
    best: int
    lines: Mapping[str, float]
    rounds: Sequence[float]
    spread: Sequence[tuple[float, float]]


def summary(seated: Iterable[Seated]) -> Summary:
    """What these seats add up to."""
    some = list(seated)
    contests = [each.is_won for each in some if each.is_won is not None]
    longest = max((len(each.rounds) for each in some), default=0)
    categories = dict.fromkeys(name for each in some for name in each.lines)
    after = [sorted(each.rounds[at] for each in some if at < len(each.rounds)) for at in range(longest)]
    totals = sorted(each.total for each in some) or [0]
    return Summary(
        len(some),
        Rate(sum(contests), len(contests)),
        _mean(each.total for each in some),
        totals[-1],
        {name: _mean(each.lines[name] for each in some if name in each.lines) for name in categories},
        [_mean(points) for points in after],
        [(_quantile(points, 0.25), _quantile(points, 0.75)) for points in (*after, totals)],
    )


def _quantile(numbers: Sequence[int], share: float) -> float:
    """The number below which this share of some lies, which are in their order."""
    place = share * (len(numbers) - 1)
    low = int(place)
    high = min(low + 1, len(numbers) - 1)
    return numbers[low] + (place - low) * (numbers[high] - numbers[low])


def tables_of(chosen: Iterable[Seated], among: Iterable[Seated]) -> list[Seated]:
    """All seats at the tables at which these sat."""
    tables = {(each.game, each.file, each.seed) for each in chosen}
    return [each for each in among if (each.game, each.file, each.seed) in tables]


def grouped(seated: Iterable[Seated], field: str) -> dict[str | int, Summary]:
    """The same for everything that a field of Wanted can ask for, the largest group first."""
    groups: dict[str | int, list[Seated]] = {}
    for each in seated:
        for value in is_of(each, field):
            groups.setdefault(value, []).append(each)
    return {value: summary(groups[value]) for value in sorted(groups, key=lambda value: -len(groups[value]))}


class Findings:
    """What of all that was counted is looked at: of one game, what is wanted, parted into groups, and one of these.

    by: the field of Wanted that groups differ in. chosen: the place of a group, counted from 1, 0 for all together.
    found: the seats that are wanted.
    """

    def __init__(self, seated: Sequence[Seated], game: str = "") -> None:
        """Without a game, the one that people played most."""
        self.wanted = Wanted(game or next(iter(GAMES)), player=HUMAN)
        self.by, self.chosen = GROUPS[0], 0
        self._is_free = not game
        self.count(seated)

    def count(self, seated: Sequence[Seated]) -> None:
        """Look at all that is counted by now."""
        self.seated = seated
        if self._is_free:
            often = [each.game for each in seated if each.player == HUMAN]
            self.wanted = self.wanted._replace(game=max(GAMES, key=often.count))
        self._find()

    def want(self, field: str, value: Any) -> None:
        """Ask for something else."""
        if field == "game":
            self._is_free, self.chosen = False, 0
        self.wanted = self.wanted._replace(**{field: value})
        self._find()

    def part(self, by: str) -> None:
        """Part what was found by another field."""
        self.by, self.chosen = by, 0
        self._find()

    def values(self, field: str) -> list[Any]:
        """What a field can ask for, of the game that is looked at: all of it first."""
        own = {value for each in self.seated if each.game == self.wanted.game for value in is_of(each, field)}
        places = {player: place for place, player in enumerate(ORDER)}
        ordered = sorted(own, key=lambda value: (places.get(str(value), len(places)), value))
        return [Wanted._field_defaults[field], *ordered]

    def _find(self) -> None:
        """Find what is wanted, and its groups; nothing is asked for that no seat answers to."""
        for field, (every, *own) in ((field, self.values(field)) for field in FILTERS):
            if own and getattr(self.wanted, field) not in own:
                self.wanted = self.wanted._replace(**{field: every})
        self.found = [each for each in self.seated if self.wanted.takes(each)]
        if self.found and not grouped(self.found, self.by):
            self.by = "seats"
        self.groups = grouped(self.found, self.by)
        self.chosen = min(self.chosen, len(self.groups))

    @property
    def looked_at(self) -> list[Seated]:
        """The seats of the chosen group."""
        if not self.chosen:
            return self.found
        value = [*self.groups][self.chosen - 1]
        return [each for each in self.found if value in is_of(each, self.by)]


def record_of(pieces: Collection[str], seated: Iterable[Seated]) -> tuple[Rate, Rate]:
    """How often a piece of these names was bought or played, of the seats there were, and how often these won, of the
    contests they were in.
    """
    some = list(seated)
    having = [each for each in some if each.plays in pieces or not set(pieces).isdisjoint(each.bought)]
    contests = [each.is_won for each in having if each.is_won is not None]
    return Rate(len(having), len(some)), Rate(sum(contests), len(contests))


def as_csv(seated: Sequence[Seated]) -> str:
    """A line for every seat, with a column for every category and every round there is."""
    categories = list(dict.fromkeys(name for each in seated for name in each.lines))
    rounds = range(max((len(each.rounds) for each in seated), default=0))
    plain = [name for name in Seated._fields if name not in ("against", "lines", "rounds", "bought", "met")]
    text = StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow([*plain, "against", *categories, *(f"round_{at + 1}" for at in rounds), "bought"])
    for each in seated:
        points = [each.lines.get(name, "") for name in categories]
        after = [each.rounds[at] if at < len(each.rounds) else "" for at in rounds]
        facts = [*(getattr(each, name) for name in plain), " ".join(each.against)]
        rows.writerow([*facts, *points, *after, " ".join(each.bought)])
    return text.getvalue()


def _mean(numbers: Iterable[float]) -> float:
    some = list(numbers)
    return sum(some) / len(some) if some else 0.0


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
    for name, each in grouped(seated, "plays").items():
        yield f"{name}: {each.plays} plays, mean {each.mean:.1f}, won {each.wins.came} of {each.wins.tries}"


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Print what the finished games of this player add up to, or write them as a table."""
    parser = parser_of("statistics", __doc__)
    parser.add_argument("--game", choices=sorted(GAMES), default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--who", default="", help="human, or the level of computer players")
    parser.add_argument("--csv", type=Path, help="write a line for every seat into this file")
    wished = parser.parse_args(arguments)
    wanted = Wanted(wished.game, wished.seats, wished.who)
    seated = [each for each in recount(Saves(game_named)) if wanted.takes(each)]
    if wished.csv:
        write_whole(wished.csv, as_csv(seated))
    print(*told(seated), sep="\n")
    return 0
