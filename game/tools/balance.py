"""Balance: what saved games say of seats, of ways to play, and of single pieces.

    python main.py tournament nations --hands normal,"normal builder" --games 200 --logs games
    python main.py balance nations --logs games
    python main.py balance nations --logs games --deeds bought.type,hired,produced.books
    python main.py balance nation_deckbuilder --logs games --events bought,took_package --least 30

Every game in the folder is played again. For every seat, for everybody who played, and for every piece of which one of
the events tells (usually `bought`), the tables say how many seats are meant, which share of their games they won, and
by how much they led the best other seat. An event of no seat, such as a card turned up, counts for all of them.
A star marks what its 95 % interval keeps away from chance; of many rows some bear one by luck.

Deeds show styles: how often a player brought about an event in a game; with a fact of it, by its words, or how much
it came to where the fact is a number.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

from game import GAMES, game_named
from game.bots.analysis.standings import mean_of, wilson
from game.cards.catalog import tells_misprints
from game.session import journal
from game.session.session import Session

PIECES = ("card", "tile", "package", "industry")
"""Facts of events that name a piece."""

HEADINGS = f"{'':30}{'seats':>7}{'won %':>8}{'95 %':>15}{'chance %':>10}{'margin':>16}{'points':>16}"


@dataclass
class WinRecord:
    """How the seats fared of which something is true: for each of them its part of the victory, what chance would
    have given it, its lead over the best other seat, and its points.
    """

    won: list[float] = field(default_factory=list)
    chance: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)

    @property
    def success(self) -> tuple[float, float]:
        """The share of games won, and where that is the same, as alone, the mean lead."""
        return mean(self.won), mean(self.margins)

    def row(self, name: str) -> str:
        """A line of a table."""
        count = len(self.won)
        won, chance = wilson(sum(self.won), count), sum(self.chance) / count
        margin, points = mean_of(self.margins), mean_of(self.points)
        star = "*" if chance < 1 and not won.low <= chance <= won.high else " "
        return (
            f"{name:30}{count:>7}{100 * won.share:>8.1f}{f'{100 * won.low:.1f} - {100 * won.high:.1f}':>15}"
            f"{100 * chance:>10.1f}{star}{f'{margin.mean:+.1f} ± {margin.reach:.1f}':>15}"
            f"{f'{points.mean:.1f} ± {points.reach:.1f}':>16}"
        )


Records = dict[str, WinRecord]


@dataclass
class Balance:
    """What a number of games add up to. events: the kinds of event whose pieces count. deeds: kinds of event, with or
    without a fact, that are counted by player.
    """

    events: frozenset[str]
    deeds: frozenset[str] = frozenset()
    games: int = 0
    seats: Records = field(default_factory=dict)
    players: Records = field(default_factory=dict)
    pieces: Records = field(default_factory=dict)
    done: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def add(self, session: Session) -> None:
        """Count a game; one that was broken off says nothing."""
        if not session.state.is_over:
            return
        self.games += 1
        scores = {score.seat: score for score in session.game.result(session.state)}
        firsts = sum(score.rank == 1 for score in scores.values())
        met = self._met(session)
        self._count_deeds(session)
        for seat, score in scores.items():
            others = [other.total for other in scores.values() if other.seat != seat]
            names = [(self.seats, f"seat {seat + 1}"), (self.players, session.seats[seat].player)]
            names += [(self.pieces, piece) for piece in sorted(met[seat])]
            for records, name in names:
                record = records.setdefault(name, WinRecord())
                record.won.append((score.rank == 1) / firsts)
                record.chance.append(1 / len(scores))
                record.margins.append(score.total - max(others, default=0))
                record.points.append(score.total)

    def _met(self, session: Session) -> Mapping[int, set[str]]:
        """By seat: the pieces of which an event told, each once a game."""
        met: dict[int, set[str]] = {seat: set() for seat in range(len(session.seats))}
        for index in range(len(session.moves)):
            for event in session.events_of(index):
                if event.kind not in self.events:
                    continue
                pieces = {event.facts[name] for name in PIECES if name in event.facts}
                for seat in [event.seat] if event.seat in met else met:
                    met[seat] |= pieces
        return met

    def _count_deeds(self, session: Session) -> None:
        for index in range(len(session.moves)):
            for event in session.events_of(index):
                if event.seat is None or event.seat >= len(session.seats):
                    continue
                own = self.done[session.seats[event.seat].player]
                for deed in self.deeds:
                    kind, _, fact = deed.partition(".")
                    if kind == event.kind:
                        value = event.facts[fact] if fact else 1
                        is_number = isinstance(value, int)
                        own[deed if is_number else f"{kind} {value}"] += value if is_number else 1

    def tables(self, least: int) -> Iterator[str]:
        """The report, line by line, without pieces that fewer than `least` seats had."""
        yield f"{self.games} games"
        often = {name: record for name, record in self.pieces.items() if len(record.won) >= least}
        by_success = sorted(often, key=lambda name: often[name].success, reverse=True)
        for title, records, names in (
            ("by seat", self.seats, sorted(self.seats)),
            ("by player", self.players, sorted(self.players)),
            (f"by piece: {', '.join(sorted(self.events))}", often, by_success),
        ):
            yield from ("", title, HEADINGS)
            yield from (records[name].row(name) for name in names)
        if self.deeds:
            yield from ("", "deeds a game, by player")
            for deed in sorted({deed for own in self.done.values() for deed in own}):
                each = (
                    f"{player} {own[deed] / len(self.players[player].won):.2f}"
                    for player, own in sorted(self.done.items())
                )
                yield f"{deed:30}{', '.join(each)}"


def sessions(game_name: str, folder: Path) -> Iterator[Session]:
    """The games of one kind in a folder, played again one after the other, by the names of their files."""
    for path in sorted(folder.glob(f"*{game_name} *.yaml")):
        session = journal.read(path, game_named).session
        if session.game.name == game_name:
            yield session


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 1 when there are no games."""
    parser = argparse.ArgumentParser(
        prog="main.py balance",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--logs", metavar="FOLDER", type=Path, required=True, help="games saved by a tournament")
    parser.add_argument("--events", default="bought", help="events whose pieces count, separated by commas")
    parser.add_argument("--deeds", default="", help="events to be counted by player, such as bought.type")
    parser.add_argument("--least", type=int, default=20, help="players who must have had a piece to give it a row")
    asked = parser.parse_args(arguments)
    balance = Balance(frozenset(asked.events.split(",")), frozenset(filter(None, asked.deeds.split(","))))
    for session in sessions(asked.game, asked.logs):
        balance.add(session)
    for line in balance.tables(asked.least):
        print(line)
    return int(not balance.games)
