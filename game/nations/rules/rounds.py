"""The course of a round, as the rulebook lists it (N-FLOW-01 to N-FLOW-04, N-SOLO-19)."""

from __future__ import annotations

from game.engine import happen
from game.nations.rules.event_cards import events
from game.nations.rules.maintenance import architects, growth, new_event, progress_cards, round_marker
from game.nations.rules.resolution import famine, player_order, production, score_books
from game.nations.rules.solo import draw_tile, stability_duel
from game.nations.rules.turns import action_phase
from game.nations.rules.war import war
from game.nations.state import NationsState

MAINTENANCE = (round_marker, progress_cards, growth, new_event, architects)
RESOLUTION = (production, player_order, war, events, famine, score_books)
ROUND = (*MAINTENANCE, action_phase, *RESOLUTION)

SOLO_MAINTENANCE = (round_marker, progress_cards, growth, draw_tile, architects)
SOLO_RESOLUTION = (production, player_order, war, stability_duel, famine, score_books)
SOLO_ROUND = (*SOLO_MAINTENANCE, action_phase, *SOLO_RESOLUTION)


def play_round(state: NationsState) -> None:
    """Play one round, then see whether another follows (N-GAME-02)."""
    state.then(*(SOLO_ROUND if state.is_solo else ROUND), end_of_round)


def end_of_round(state: NationsState) -> None:
    """After the second round of the last agreed age the game is over (N-GAME-03, N-SCORE-01, N-SHORT-02, R-69)."""
    state.vp_after_round = (*state.vp_after_round, tuple(nation.vp for nation in state.nations))
    if state.is_last_round:
        state.phase, state.step = "over", "final_scoring"
        happen(state, "game_ended")
    else:
        state.then(play_round)
