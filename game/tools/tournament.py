"""Tournaments: computer players play each other, and the table says who is stronger, and how sure that is.

    python main.py tournament nations --hands master,hard --games 200 --seed 1
    python main.py tournament wealth_of_nations --seats 3 --hands hard,normal --games 300 --on processes:2
    python main.py tournament nations --seats 1 --hands hard,normal,easy --games 200 --parts
    python main.py tournament nations --hands hard,normal --games 5000 --until-sure --keep run.jsonl --plot run.svg
    python main.py tournament nations_dice --hands random,easy,normal,hard --games 500 --rollouts 10 --in-time

The last bot fills the seats that are left over. Every shuffle is played once for each seat, with the bots moved on by
one. With more bots than seats each game draws who plays; with one seat every bot plays every shuffle alone. The same
command plays the same games, except with `--in-time`. Exits with 1 if a game broke off or a bot took too long.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path

from game import GAMES, game_named
from game.bots.analysis.standings import SequentialTest, best_total, mean_of, part_won, shares_won, table, wilson
from game.bots.random_bot import RandomBot
from game.bots.roster import UnknownPlayer, check
from game.bots.training.match import Match, MatchResult, play
from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.engine import BadOption, shuffled
from game.files.files import write_whole
from game.files.saves import ENDING
from game.tools.runs.chart import Whisker, histogram, page, whiskers
from game.tools.runs.long_run import LongRun, add_run_options, run_of
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
        replace(match, rollouts=asked.rollouts, in_time=asked.in_time, is_told=bool(asked.logs)) for match in planned
    ]
    outcomes: list[MatchResult] = []
    test = SequentialTest(len({*bots}), asked.until_sure / 100) if asked.until_sure else None
    with run_of(_parser(), asked) as run:
        for outcome in run.map(play, planned, lambda: leading(outcomes)):
            outcomes.append(outcome)
            _tell(outcome, len(outcomes), len(planned), asked, run)
            if test and _is_sure(test, outcomes, planned):
                break
    for line in table(outcomes, LONGEST_MS, asked.parts):
        print(line)
    if test:
        print(_verdict(test, len(outcomes), asked.until_sure))
    if asked.plot:
        write_whole(asked.plot, _plotted(outcomes, f"{game.title}: {len(outcomes)} games"))
    slow = any(ms > LONGEST_MS for each in outcomes for times in each.milliseconds.values() for ms in times)
    return int(slow or any(outcome.trouble for outcome in outcomes))


def _tell(outcome: MatchResult, number: int, of: int, asked: Namespace, run: LongRun) -> None:
    """Say what there is to say of an outcome, and save its game where that is wanted."""
    match = outcome.match
    if asked.logs:
        write_whole(asked.logs / f"{number:04} {match.game_name} {match.seed}{ENDING}", outcome.text)
    if outcome.trouble:
        run.tell(f"seed {match.seed}, {', '.join(match.players)}, move {outcome.moves}: {outcome.trouble}")
    if asked.verbose:
        run.finish()
        print(f"{number}/{of} {match.players} {outcome.totals}", file=sys.stderr)


def leading(outcomes: Sequence[MatchResult]) -> str:
    """Who leads so far, with the 95 % interval of its share of games."""
    won: dict[str, list[float]] = {}
    for outcome in outcomes:
        for name in {*outcome.match.players} if outcome.trouble is None else ():
            won.setdefault(name, []).append(part_won(outcome, name))
    if not won:
        return ""
    shares = {name: wilson(sum(each), len(each)) for name, each in sorted(won.items())}
    name = max(shares, key=lambda name: shares[name].share)
    share, low, high = (round(100 * each) for each in shares[name])
    return f"{name} wins {share} % ({low} to {high})"


def _is_sure(test: SequentialTest, outcomes: Sequence[MatchResult], planned: Sequence[Match]) -> bool:
    """Whether the test has come to its end with the last outcome; shuffles count when all seats played them."""
    seed = outcomes[-1].match.seed
    if len(outcomes) < len(planned) and planned[len(outcomes)].seed == seed:
        return False
    shuffle = [outcome for outcome in outcomes if outcome.match.seed == seed]
    if all(outcome.trouble is None for outcome in shuffle):
        test.add(shares_won(shuffle))
    return test.better is not None or test.is_even


def _verdict(test: SequentialTest, games: int, edge: float) -> str:
    bounds = "wrong in at most 5 of 100 such tournaments"
    if test.better:
        return f"sure after {games} games: {test.better} wins more than its share ({bounds})"
    if test.is_even:
        return f"sure after {games} games: nobody wins {edge:g} games of 100 more than their share ({bounds})"
    return f"not sure after {games} games; more --games may tell"


def _plotted(outcomes: Sequence[MatchResult], title: str) -> str:
    """The shares of games won with their intervals, and below them the points."""
    good = [outcome for outcome in outcomes if outcome.trouble is None]
    names = list(dict.fromkeys(name for outcome in good for name in outcome.match.players))
    rows, points, chances = [], {}, set()
    for name in names:
        own = [outcome for outcome in good if name in outcome.match.players]
        share = wilson(sum(part_won(outcome, name) for outcome in own), len(own))
        rows.append(Whisker(name, *(100 * each for each in share)))
        points[name] = [float(best_total(outcome, name)) for outcome in own]
        chances.add(
            mean_of([100 * outcome.match.players.count(name) / len(outcome.match.players) for outcome in own]).mean
        )
    chance = chances.pop() if len(chances) == 1 and len(good[0].match.players) > 1 else None
    return page(title, [whiskers("won % (95 % interval)", rows, chance), histogram("games by points", points)])


def _parser() -> ArgumentParser:
    parser = parser_of("tournament", __doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--hands", required=True, help='separated by commas, such as "hard,normal warlord,random"')
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first shuffle; the next has the next number")
    parser.add_argument("--seats", type=int, help="default: 2, or the game's fewest")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help="or 'all', one after the other")
    parser.add_argument("--rollouts", type=int, help="number of futures for bots that search (default: the game's own)")
    parser.add_argument("--in-time", action="store_true", help="limit thinking time, as in a real game")
    parser.add_argument(
        "--logs", metavar="FOLDER", type=Path, help="save every game there, so you can open and replay it"
    )
    parser.add_argument(
        "--until-sure", type=float, nargs="?", const=5.0, default=0.0, metavar="EDGE",
        help="end as soon as it's sure, at 5 %% error, that somebody wins more than their share, or that nobody wins "
        "EDGE games of 100 more (%(const)g); --games are the most",
    )  # fmt: skip
    parser.add_argument(
        "--parts", action="store_true",
        help="tell what points are made of: lines of the score, what each round brought, duels won and lost",
    )  # fmt: skip
    parser.add_argument("--plot", metavar="OUT.svg", type=Path, help="draw wins with their intervals, and points")
    add_run_options(parser)
    parser.add_argument("--verbose", action="store_true", help="print every result as it comes")
    return parser
