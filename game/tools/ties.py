"""Which place is named for a card where several are worth the same, and what that hides.

    python main.py ties nations --ties 10000 --seed 1
    python main.py ties nations --ties 200 --judged 40
    python main.py ties nations --seats 1 --ties 200 --judged 40

Games of Normal bots for three, until so often several places for a card were worth the same, or `--games` are over: in
the Dice Game hardly any are. Counts how often the place that is named comes after an equal one in the game's own order
(a manned card, a later age). With `--judged` every tie is looked at again as at the table, and then judged by a Hard
bot in so many futures that the second look has not seen: how often the named place is more than 1 VP short of another
equal one, before and after the second look, and how often `any of` them was said where they lie further apart than half
a point. Among several nations one future says all, and the second look has seen that one; only alone can they differ.
Exits with 1 where a place is named out of order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from statistics import fmean
from typing import NamedTuple

from game import GAMES, game_named
from game.bots.bot import think_through
from game.bots.roster import PROMPT, USUAL, bot_named
from game.bots.search.one_ply import OnePlyBot
from game.bots.search.ties import NEAR, placed
from game.bots.training.match import bot_seed, choices
from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.engine import Game, Move, State
from game.tools.runs.long_run import LongRun

UNSEEN = 1_000
"""The number of the first future by which is judged: the second look never goes so far."""

SHORT = 1.0
"""So many points are hidden by a place that is named in place of a better one."""


class Tie(NamedTuple):
    """Moves that the forecast holds for equal but for their place, the named one first, and what the seat knows."""

    view: State
    moves: tuple[Move, ...]
    in_order: bool


class Judged(NamedTuple):
    """By how much the named place is short of the best, before and after the second look, and how far all lie apart
    where any of them was said to do; None where one was named.
    """

    before: float
    after: float
    apart: float | None


def ties(game: Game, seats: int, seeds: Iterable[int]) -> Iterator[Tie]:
    """Ties of games with these seeds."""
    for number in seeds:
        state = game.new(game.settle_options(seats, {}), seats, number)
        bots = [bot_named(game, USUAL, bot_seed(number, seat)) for seat in range(seats)]
        for view, _ in choices(game, bots, state):
            decision = view.decision
            assert decision is not None
            foresight = game.foresight(view, decision.seat)
            for kind in dict.fromkeys(move[:2] for move in decision.moves):
                several = [move for move in decision.moves if move[:2] == kind]
                if len(several) > 1 and (equal := foresight.places(several)):
                    named = foresight.best(several)
                    order = [game.forecaster.prefer(view, move) for move in equal]
                    assert named is not None
                    yield Tie(view, equal, game.forecaster.prefer(view, named) == min(order))


def judged(game: Game, tie: Tie, futures: int) -> Judged:
    """What futures that nobody has looked at say of a tie."""
    decision = tie.view.decision
    assert decision is not None
    said = think_through(placed(bot_named(game, PROMPT, 1), tie.view, tie.moves))
    judge = bot_named(game, PROMPT, "judge")
    assert isinstance(judge, OnePlyBot)
    seen = think_through(judge.faced(tie.view, decision, tie.moves, range(UNSEEN, UNSEEN + futures)))
    worths = {each.move: fmean(each.worths) for each in seen}
    best = max(worths.values())
    apart = best - min(worths.values()) if said.places > 1 else None
    return Judged(best - worths[tie.moves[0]], best - worths[said.move], apart)


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 where every place was named in order."""
    parser = parser_of("ties", "Count ties among places for a card.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--ties", type=int, default=1000)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--judged", type=int, default=0, metavar="FUTURES")
    asked = parser.parse_args(arguments)
    game = game_named(asked.game)
    run, seeds = LongRun(map), range(asked.seed, asked.seed + asked.games)
    seen = list(run.counted(islice(ties(game, asked.seats, seeds), asked.ties), asked.ties))
    wrong = sum(not tie.in_order for tie in seen)
    print(f"ties: {len(seen)}")
    print(f"named out of order: {wrong}")
    if asked.judged and seen:
        told = list(run.counted((judged(game, tie, asked.judged) for tie in seen), len(seen)))
        apart = [each.apart for each in told if each.apart is not None]
        print(f"hide more than {SHORT:.0f} VP at first: {_share(each.before > SHORT for each in told)}")
        print(f"hide more than {SHORT:.0f} VP after the second look: {_share(each.after > SHORT for each in told)}")
        print(f"any of them: {len(apart)}, of these further apart than {NEAR}: {sum(far > NEAR for far in apart)}")
    return int(wrong > 0)


def _share(hits: Iterator[bool]) -> str:
    found = list(hits)
    return f"{sum(found)} ({fmean(found):.1%})"
