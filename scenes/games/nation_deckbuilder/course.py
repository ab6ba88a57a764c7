"""The course of a game of Nation, for its timeline."""

from __future__ import annotations

from collections.abc import Mapping

from game.nation_deckbuilder.state import NationState
from scenes.results.course import Course


def _round_of(state: NationState) -> int:
    return state.turn


def _values(state: NationState) -> Mapping[int, int]:
    """The health of every side, the Evil Army behind all seats."""
    army = len(state.players)
    return {nation.seats[0] if nation.seats else army: nation.health for nation in state.nations}


def course() -> Course:
    """What the timeline shows."""
    return Course(_round_of, _values, "{health}", {"struck": "crossed-swords", "fell": "burning-skull"})
