"""The course of a game of Nations: The Dice Game, for its timeline."""

from __future__ import annotations

from collections.abc import Mapping

from game.nations_dice.state import NationsDiceState
from scenes.results.course import Course


def _round_of(state: NationsDiceState) -> int:
    return state.round


def _values(state: NationsDiceState) -> Mapping[int, int]:
    """The points of every seat with those of its tiles."""
    return {nation.seat: nation.projected_vp for nation in state.nations}


def course() -> Course:
    """What the timeline shows."""
    return Course(
        _round_of,
        _values,
        "{vp}",
        {"met_war": "crossed-swords", "missed_war": "crossed-swords", "event_revealed": "scroll-unfurled"},
    )
