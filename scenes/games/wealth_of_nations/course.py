"""The course of a game of Wealth of Nations, for its timeline."""

from __future__ import annotations

from collections.abc import Mapping

from game.wealth_of_nations.public import estimated_vp
from game.wealth_of_nations.state import OPENLY, WealthState
from scenes.results.course import Course


def _round_of(state: WealthState) -> int:
    return state.round


def _values(state: WealthState) -> Mapping[int, int]:
    """The points of every seat as everybody may know them."""
    return {seat: estimated_vp(state, seat) for seat in state.seats}


def _lay_open(state: WealthState) -> bool:
    """Money to the dollar."""
    was_covered, state.money_shown = state.money_shown != OPENLY, OPENLY
    return was_covered


def course() -> Course:
    """What the timeline shows."""
    marks = {"took_note": "banknote", "end_drew_near": "hourglass"}
    return Course(_round_of, _values, "{vp}", marks, _lay_open)
