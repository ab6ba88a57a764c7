"""A second look at a pass: what the game's own search finds that passing would overlook, as the table warns a person.

The search sees what the seat may know, and nothing else. It keeps nothing: a bot that has gone a part of a way and
would pass again finds the rest of it again.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from game.bots.search.evaluator import Line, SecondLook
from game.engine import GoalSource, Move, S
from game.engine.goal_search import overlooked

PASS: Move = ("pass",)

MOST_TRIED = 600
"""How many moves a bot tries, where the table tries `game.engine.goal_search.MOST_TRIED`: nearly all ways are found
by then."""


def at_a_pass(wishing: GoalSource[S], most: int = MOST_TRIED, is_final: bool = True) -> SecondLook[S]:
    """The second look of a game that says what may be at stake; see `SecondLook`."""
    return SecondLook(partial(_look, wishing, most), is_final)


def _look(wishing: GoalSource[S], most: int, observation: S, move: Move) -> Generator[None, None, Line]:
    if move != PASS:
        return ()
    found = yield from overlooked(wishing, observation, most)
    return found.way.moves if found else ()
