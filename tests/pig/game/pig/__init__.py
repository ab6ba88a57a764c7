"""Pig: one die, and the nerve to throw it once more, for 2 to 4 seats."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.event import Event
from game.engine.game import Game, Option, Options, Score
from game.pig.rules import final_scores, lay_out
from game.pig.state import PigState
from game.text.sentences import Sentences

_say = Sentences("pig")


def _nothing_hidden(state: PigState, viewer: int | None) -> list[None]:
    return []


def _broken(state: PigState) -> Sequence[str]:
    return ["points below zero"] if min((*state.points, state.brought)) < 0 else []


def _headline(state: PigState) -> str:
    return _say("headline.over") if state.is_over else _say("headline.round", round=state.round)


def _told(event: Event) -> str:
    return _say(f"happened.{event.kind}", **event.facts)


GAME = Game(
    name="pig",
    title="Pig",
    seats=range(2, 5),
    rules=1,
    options=(Option("goal", (100, 50)),),
    lay_out=lay_out,
    result=final_scores,
    hidden=_nothing_hidden,
    invariants=_broken,
    headline=_headline,
    told=_told,
    is_near_end=lambda state: max(state.points) + state.brought >= state.goal // 2,
)

__all__ = ["GAME", "Options", "Score"]
