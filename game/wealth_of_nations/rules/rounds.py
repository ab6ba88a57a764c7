"""The course of a round: Trade, Develop, Produce; then the marker goes one seat to the left (W-TRADE-02)."""

from __future__ import annotations

from game.engine import happen
from game.wealth_of_nations.rules.develop import develop_phase
from game.wealth_of_nations.rules.ending import end_conditions
from game.wealth_of_nations.rules.produce import produce_phase
from game.wealth_of_nations.rules.scoring import total_vp
from game.wealth_of_nations.rules.trade import trade_phase
from game.wealth_of_nations.state import WealthState


def play_round(state: WealthState) -> None:
    """Play one round; whether it is the last shows when its Develop phase is over (W-RULING-37)."""
    state.round += 1
    state.then(*ROUND)


def last_round(state: WealthState) -> None:
    """See whether an end condition holds (W-END-04)."""
    state.end_conditions = end_conditions(state)
    if state.end_conditions:
        happen(state, "end_drew_near", None, conditions=state.end_conditions)


def end_of_round(state: WealthState) -> None:
    """Pass the marker (W-PRODUCE-13, W-RULING-39); then the next round, or the last Trade phase (W-END-04)."""
    state.first = state.left_of(state.first)
    state.vp_after_round = (*state.vp_after_round, tuple(total_vp(state, seat) for seat in state.seats))
    happen(state, "round_ended", state.first, round=state.round)
    state.then(*((trade_phase, game_over) if state.is_final else (play_round,)))


def game_over(state: WealthState) -> None:
    """Nothing is left but the scores (W-END-05)."""
    state.phase = "over"
    happen(state, "game_ended")


ROUND = (trade_phase, develop_phase, last_round, produce_phase, end_of_round)
