"""Compares the search for the shortest ways with trying everything.

    python main.py goals nations --positions 100 --seed 1

Plays random games over all seats and options, and asks at positions of them for the way to everything that is dark.
Everything is tried as deep as a few thousand positions reach, three moves at most and one at least; the search must
then find a way of so many moves wherever there is one, and none that is longer than it need be. Prints for how many
positions that is so, how deep they were searched, and how long one wish took. Names what was missed first, and exits
with 1 then.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle, islice
from time import process_time
from typing import NamedTuple

from game import GAMES, game_named
from game.bots.bot import think_through
from game.bots.random_bot import RandomBot
from game.command import parser_of
from game.engine import Game, Goal, State, flow, observe, redact
from game.engine.goal_search import DEEP, Found, GoalRoute, dark, every_move, ways
from game.tools.runs.long_run import LongRun
from game.tools.simulate import combinations

STRIDE, MOST_OF_A_GAME = 7, 4
"""How many decisions lie between two positions of a game, at least, and how many of its positions are asked about."""

MOST_TOLD = 5

MOST_TRIES = 6000
"""How many positions are tried before everything is tried less deep."""


class SearchComparison(NamedTuple):
    """What a position has shown: how deep everything was tried, the wishes with a way, where the two searches differ,
    in words, and the seconds that each dark wish took.
    """

    deep: int
    ways: int
    differences: tuple[str, ...]
    seconds: tuple[float, ...]


def positions(game: Game, seed: int) -> Iterator[State]:
    """Observations of random games, one after the other, in which something is dark."""
    bot = RandomBot(seed, game)
    settings = [(seats, options) for seats in game.seats for options in islice(combinations(game, seats), 50)]
    for number, (seats, options) in enumerate(cycle(settings)):
        state = game.new(options, seats, f"{seed}-{number}")
        since, asked = 0, 0
        while (decision := state.decision) is not None and asked < MOST_OF_A_GAME:
            since += 1
            if since > STRIDE:
                view = observe(state, decision.seat, game.hidden)
                if dark(game.wishes, view):
                    since, asked = 0, asked + 1
                    yield view
            flow.apply(state, bot.choose(redact(state, decision.seat, game.hidden), decision))


def tried_out(game: Game, position: State, wishes: Sequence[Goal]) -> tuple[int, Found]:
    """How deep everything can be tried, and what that finds."""
    everything = replace(game.wishes, tries=every_move)
    for deep in range(DEEP, 0, -1):
        search = ways(everything, position, wishes, deep)
        try:
            for _ in range(MOST_TRIES):
                next(search)
        except StopIteration as done:
            return deep, done.value
    return 0, {}


def times(game: Game, position: State, found: dict[Goal, GoalRoute]) -> dict[Goal, float]:
    """The seconds that the search takes for each dark wish of a position; what it finds is noted."""
    seconds = {}
    for wish in dark(game.wishes, position):
        began = process_time()
        found |= think_through(ways(game.wishes, position, [wish]))
        seconds[wish] = process_time() - began
    return seconds


def compared(game: Game, position: State) -> SearchComparison:
    """What the search finds in a position for each wish, beside what trying everything finds for all of them."""
    wishes = dark(game.wishes, position)
    deep, truth = tried_out(game, position, wishes)
    differences = []
    found: dict[Goal, GoalRoute] = {}
    seconds = times(game, position, found)
    as_deep = found if deep == DEEP else think_through(ways(game.wishes, position, wishes, deep))
    for wish in wishes:
        mine, true = as_deep.get(wish), truth.get(wish)
        if (mine and mine.steps) != (true and true.steps):
            differences.append(f"{' '.join(wish)}: {_told(mine)}, not {_told(true)}")
    return SearchComparison(deep, len(found), tuple(differences), tuple(seconds.values()))


def _told(way: GoalRoute | None) -> str:
    return ", ".join(" ".join(move) for move in way.moves) if way else "no way"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 1 where a way was missed."""
    parser = parser_of("goals", "Compare the search for shortest ways with trying everything.")
    parser.add_argument("game", choices=[name for name, game in GAMES.items() if game.wishing])
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    game = game_named(asked.game)
    tried = (compared(game, each) for each in positions(game, asked.seed))
    deep_enough = islice((each for each in tried if each.deep), asked.positions)
    all_of_them = list(LongRun(map).counted(deep_enough, asked.positions))
    agreeing = sum(not each.differences for each in all_of_them)
    seconds = sorted(each for position in all_of_them for each in position.seconds)
    print(f"agree: {agreeing} of {len(all_of_them)}")
    depths = Counter(each.deep for each in all_of_them)
    print(f"tried out: {', '.join(f'{depths[deep]} {deep} deep' for deep in sorted(depths, reverse=True))}")
    print(f"wishes: {len(seconds)}, with a way: {sum(each.ways for each in all_of_them)}")
    print(f"ms for a wish: median {1000 * seconds[len(seconds) // 2]:.1f}, longest {1000 * seconds[-1]:.1f}")
    for difference in [each for position in all_of_them for each in position.differences][:MOST_TOLD]:
        print(f"missed: {difference}", file=sys.stderr)
    return int(agreeing < len(all_of_them))
