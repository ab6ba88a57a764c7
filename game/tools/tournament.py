"""Tournaments: computer players play each other, and the table says who is stronger and how surely.

    python main.py tournament nations --hands master,hard --games 200 --seed 1
    python main.py tournament wealth_of_nations --seats 3 --hands hard,normal --games 300 --processes 2
    python main.py tournament nations --seats 1 --hands hard,normal,easy --games 200
    python main.py tournament nations_dice --hands random,easy,normal,hard --games 500 --rollouts 10 --in-time

The first bot sits against the last, which fills the seats that are left over; every shuffle is played once with the
bots moved on by one seat for every seat. With more bots than seats each game draws who plays; with one seat all of
them play every shuffle alone. The same command plays the same games, but for `--in-time`. Exits with 1 when a game
broke off or a bot took too long.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

from game import GAMES, game_named
from game.bots.analysis.standings import table
from game.bots.random_bot import RandomBot
from game.bots.roster import UnknownPlayer, check
from game.bots.training.match import Match, MatchResult, play
from game.cards.catalog import tells_misprints
from game.engine.chance import shuffled
from game.engine.game import BadOption
from game.files import child_process
from game.tools.simulate import settings

LONGEST_MS = 6000.0
"""Thinking longer than this is a time-out at the table."""


def seatings(bots: Sequence[str], seats: int, seed: int) -> Iterator[tuple[str, ...]]:
    """Who sits where for one shuffle, one table after the other."""
    if seats == 1:
        yield from ((bot,) for bot in bots)
        return
    if len(bots) > seats:
        bots = shuffled(RandomBot(f"{seed} seating"), bots)[:seats]
    full = [*bots, *[bots[-1]] * (seats - len(bots))]
    yield from dict.fromkeys(tuple(full[-turn:] + full[:-turn]) for turn in range(seats))


def matches(
    game_name: str, bots: Sequence[str], seats: int, games: int, seed: int, wanted: Sequence[str]
) -> list[Match]:
    """The games of a tournament. Raises BadOption."""
    planned = (
        Match(game_name, setting.options, setting.seed, players)
        for setting in settings(game_named(game_name), seats, games, seed, wanted)
        for players in seatings(bots, seats, setting.seed)
    )
    return list(islice(planned, games * (len(bots) if seats == 1 else 1)))


def played(planned: Sequence[Match], processes: int) -> Iterator[MatchResult]:
    """The outcomes in the order of the matches, each as soon as it is known."""
    if processes == 1:
        yield from map(play, planned)
        return
    with child_process.pool(processes) as pool:
        yield from pool.imap(play, planned)


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when every game was played to its end in time."""
    asked = _parser().parse_args(arguments)
    game = game_named(asked.game)
    bots = asked.hands.split(",")
    try:
        for bot in bots:
            check(game, bot)
        planned = matches(
            asked.game, bots, asked.seats or max(2, game.seats[0]), asked.games, asked.seed, asked.options
        )
    except (BadOption, UnknownPlayer) as error:
        _parser().error(str(error))
    planned = [
        replace(
            match, rollouts=asked.rollouts, in_time=asked.in_time,
            log=asked.logs / f"{number:04} {match.game_name} {match.seed}.yaml" if asked.logs else None,
        )
        for number, match in enumerate(planned, 1)
    ]  # fmt: skip
    outcomes = []
    for outcome in played(planned, asked.processes):
        outcomes.append(outcome)
        if outcome.trouble:
            where = f"seed {outcome.match.seed}, {', '.join(outcome.match.players)}, move {outcome.moves}"
            print(f"{where}: {outcome.trouble}")
        if asked.verbose:
            print(f"{len(outcomes)}/{len(planned)} {outcome.match.players} {outcome.totals}", file=sys.stderr)
    for line in table(outcomes, LONGEST_MS):
        print(line)
    slow = any(ms > LONGEST_MS for each in outcomes for times in each.milliseconds.values() for ms in times)
    return int(slow or any(outcome.trouble for outcome in outcomes))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="main.py tournament",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--hands", required=True, help='separated by commas, such as "hard,normal warlord,random"')
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first shuffle; the next has the next number")
    parser.add_argument("--seats", type=int, help="default: 2, or the game's fewest")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help="or 'all', one after the other")
    parser.add_argument(
        "--rollouts", type=int, help="number of playouts for searching computers (default: the game's own)"
    )
    parser.add_argument("--in-time", action="store_true", help="limit thinking time, as in a real game")
    parser.add_argument(
        "--logs", metavar="FOLDER", type=Path, help="save every game there, so you can open and replay it"
    )
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--verbose", action="store_true", help="print every result as it comes")
    return parser
