"""A second look at a pass: what the game's own search finds that passing would overlook, as the table warns a person.

The search sees what the seat may know, and nothing else. It keeps nothing: a bot that has gone a part of a way and
would pass again finds the rest of it again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial

from game.bots.search.evaluator import Line, SecondLook
from game.engine import GoalSource, Move, S
from game.engine.goal_search import overlooked

PASS: Move = ("pass",)


def at_a_pass(
    wishing: GoalSource[S], is_final: bool = True, is_late: Callable[[S], bool] = lambda observation: False
) -> SecondLook[S]:
    """The second look of a game that says what may be at stake; see `SecondLook`."""
    return SecondLook(partial(_look, wishing), is_final, is_late)


def _look(wishing: GoalSource[S], observation: S, move: Move, most: int) -> Generator[None, None, Line]:
    if move != PASS:
        return ()
    found = yield from overlooked(wishing, observation, most)
    return found.way.moves if found else ()
