"""Ties: places for a card that the forecast holds for equal, looked at again in the futures of a Hard bot."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from statistics import fmean
from typing import NamedTuple

from game.bots.bot import Bot
from game.bots.search.one_ply import OnePlyBot
from game.engine import Move, State

NEAR = 0.5
"""Places whose futures lie no further apart than this, in points, are called equal."""


class NamedPlace(NamedTuple):
    """The move that is named of several, and among how many places it is all the same; 1 where it is the best."""

    move: Move
    places: int


def placed(bot: Bot, observation: State, moves: Sequence[Move]) -> Generator[None, None, NamedPlace]:
    """What a bot makes of moves that the forecast holds for equal, the preferred one first."""
    decision = observation.decision
    assert decision is not None and isinstance(bot, OnePlyBot)
    tried = yield from bot.faced(observation, decision, moves)
    worths = [fmean(each.worths) for each in tried]
    if max(worths) - min(worths) <= NEAR:
        return NamedPlace(moves[0], len(moves))
    return NamedPlace(moves[worths.index(max(worths))], 1)
