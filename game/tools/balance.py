"""Balance: what saved games say about seats, styles and single pieces.

    python main.py tournament nations --hands normal,"normal builder" --games 200 --logs games
    python main.py balance nations --logs games
    python main.py balance nations --logs games --deeds bought.type,hired,produced.books
    python main.py balance nation_deckbuilder --logs games --events bought,took_package --least 30

Replays every game in the folder. For every seat, every player, and every piece that one of the events names (usually
`bought`), the tables say how many seats that is, which share of their games they won, and by how much they led the best
other seat. An event without a seat, such as a card that is revealed, counts for all of them. A star marks a row whose
95 % interval excludes chance; of many rows some have one by luck.

Deeds show styles: how often a player caused an event in a game. With a fact of the event they are counted for each of
its values, or added up if it is a number.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from game import GAMES, game_named
from game.bots.analysis.standings import mean_of, wilson
from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.files import files, untrusted
from game.files.saves import ENDING, OLD_ENDING
from game.session.savefile import MOST_BYTES, Unreadable, replayed
from game.session.session import Session
from game.tools.runs.chart import Whisker, page, whiskers
from game.tools.runs.long_run import add_run_options, run_of

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


class SavedMatch(NamedTuple):
    """A game as the text of its file, and what is to be counted in it. events: the kinds of event whose pieces count.
    deeds: kinds of event, with or without a fact, that are counted by player.
    """

    game: str
    text: str
    events: tuple[str, ...]
    deeds: tuple[str, ...] = ()


class SeatCount(NamedTuple):
    """What a game says of a seat: who sat there, its points and rank, the pieces that it had, and its deeds."""

    player: str
    total: int
    rank: int
    pieces: list[str]
    deeds: dict[str, int]


def counted(match: SavedMatch) -> list[SeatCount]:
    """The seats of a game; none where it was broken off."""
    session = replayed(match.text.encode(), match.game, game_named).session
    if not session.state.is_over:
        return []
    met, deeds = _met(session, match.events), _deeds(session, match.deeds)
    scores = sorted(session.game.result(session.state), key=lambda score: score.seat)
    return [
        SeatCount(session.seats[seat].player, score.total, score.rank, sorted(met[seat]), deeds[seat])
        for seat, score in enumerate(scores)
    ]


def _met(session: Session, events: Collection[str]) -> Mapping[int, set[str]]:
    """By seat: the pieces of which an event told, each once a game."""
    met: dict[int, set[str]] = {seat: set() for seat in range(len(session.seats))}
    for index in range(len(session.moves)):
        for event in session.events_of(index):
            if event.kind in events:
                pieces = {event.facts[name] for name in PIECES if name in event.facts}
                for seat in [event.seat] if event.seat in met else met:
                    met[seat] |= pieces
    return met


def _deeds(session: Session, deeds: Collection[str]) -> Sequence[Counter[str]]:
    """By seat: how often it brought about each of these events, or how much its fact came to."""
    done: list[Counter[str]] = [Counter() for _ in session.seats]
    for index in range(len(session.moves)):
        for event in session.events_of(index):
            if event.seat is None or event.seat >= len(session.seats):
                continue
            for deed in deeds:
                kind, _, fact = deed.partition(".")
                if kind == event.kind:
                    value = event.facts[fact] if fact else 1
                    is_number = isinstance(value, int)
                    done[event.seat][deed if is_number else f"{kind} {value}"] += value if is_number else 1
    return done


@dataclass
class Balance:
    """What a number of games add up to, of which the pieces of these events count."""

    events: Collection[str]
    games: int = 0
    seats: Records = field(default_factory=dict)
    players: Records = field(default_factory=dict)
    pieces: Records = field(default_factory=dict)
    done: defaultdict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def add(self, counted: Sequence[SeatCount]) -> None:
        """Count a game; one that was broken off has no seats and says nothing."""
        if not counted:
            return
        self.games += 1
        firsts = sum(each.rank == 1 for each in counted)
        for number, each in enumerate(counted):
            others = [other.total for place, other in enumerate(counted) if place != number]
            names = [(self.seats, f"seat {number + 1}"), (self.players, each.player)]
            names += [(self.pieces, piece) for piece in each.pieces]
            for records, name in names:
                record = records.setdefault(name, WinRecord())
                record.won.append((each.rank == 1) / firsts)
                record.chance.append(1 / len(counted))
                record.margins.append(each.total - max(others, default=0))
                record.points.append(each.total)
            self.done[each.player].update(each.deeds)

    def often(self, least: int) -> Records:
        """The pieces that so many seats had, those first whose seats fared best."""
        names = [name for name, record in self.pieces.items() if len(record.won) >= least]
        names.sort(key=lambda name: self.pieces[name].success, reverse=True)
        return {name: self.pieces[name] for name in names}

    def plotted(self, least: int, title: str) -> str:
        """The shares that the pieces' seats won, with their intervals, as SVG."""
        rows, chances = [], []
        for name, record in self.often(least).items():
            share = wilson(sum(record.won), len(record.won))
            rows.append(Whisker(name, *(100 * each for each in share)))
            chances.append(100 * mean(record.chance))
        return page(title, [whiskers("won % of the seats that had it (95 % interval)", rows, mean(chances or [0]))])

    def tables(self, least: int) -> Iterator[str]:
        """The report, line by line, without pieces that fewer than `least` seats had."""
        yield f"{self.games} games"
        often = self.often(least)
        for title, records, names in (
            ("by seat", self.seats, sorted(self.seats)),
            ("by player", self.players, sorted(self.players)),
            (f"by piece: {', '.join(sorted(self.events))}", often, often),
        ):
            yield from ("", title, HEADINGS)
            yield from (records[name].row(name) for name in names)
        if any(self.done.values()):
            yield from ("", "deeds a game, by player")
            for deed in sorted({deed for own in self.done.values() for deed in own}):
                each = (
                    f"{player} {own[deed] / len(self.players[player].won):.2f}"
                    for player, own in sorted(self.done.items())
                )
                yield f"{deed:30}{', '.join(each)}"


def saved_matches(
    game: str, folder: Path, events: Sequence[str] = (), deeds: Sequence[str] = ()
) -> Iterator[SavedMatch]:
    """The games of one kind in a folder, by the names of their files. Raises OSError, and InvalidInput for no text."""
    for path in sorted(path for ending in (ENDING, OLD_ENDING) for path in folder.glob(f"*{game} *{ending}")):
        text, _ = untrusted.text_in(untrusted.read_bytes(path, MOST_BYTES))
        if f"\ngame: {game}\n" in f"\n{text}":
            yield SavedMatch(game, text, tuple(events), tuple(deeds))


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 1 when there are no games."""
    parser = parser_of("balance", __doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--logs", metavar="FOLDER", type=Path, required=True, help="games saved by a tournament")
    parser.add_argument("--events", default="bought", help="events whose pieces count, separated by commas")
    parser.add_argument("--deeds", default="", help="events to be counted by player, such as bought.type")
    parser.add_argument("--least", type=int, default=20, help="players who must have had a piece to give it a row")
    parser.add_argument("--plot", metavar="OUT.svg", type=Path, help="draw the pieces' wins with their intervals")
    add_run_options(parser)
    asked = parser.parse_args(arguments)
    events, deeds = asked.events.split(","), [*filter(None, asked.deeds.split(","))]
    balance = Balance(events)
    with run_of(parser, asked) as run:
        try:
            for seats in run.map(counted, list(saved_matches(asked.game, asked.logs, events, sorted(deeds)))):
                balance.add(seats)
        except (untrusted.InvalidInput, Unreadable) as error:
            parser.exit(1, f"{asked.logs}: {error}\n")
    for line in balance.tables(asked.least):
        print(line)
    if asked.plot:
        files.write_whole(
            asked.plot, balance.plotted(asked.least, f"{game_named(asked.game).title}: {balance.games} games")
        )
    return int(not balance.games)
