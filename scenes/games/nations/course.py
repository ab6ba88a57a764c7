"""The course of a game of Nations, for its timeline."""

from __future__ import annotations

from collections.abc import Mapping

from game.nations.state import NationsState
from scenes.results.course import Course


def _round_of(state: NationsState) -> int:
    return state.round


def _values(state: NationsState) -> Mapping[int, int]:
    """The victory points of every seat."""
    return {nation.seat: nation.vp for nation in state.nations}


def course() -> Course:
    """What the timeline shows."""
    return Course(
        _round_of,
        _values,
        "{vp}",
        {"war_ended": "crossed-swords", "event_resolved": "scroll-unfurled", "revolted": "anarchy"},
    )
