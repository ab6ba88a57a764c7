"""The course of a round, as the rulebook lists it (D-ROUND-02)."""

from __future__ import annotations

from game.engine import happen
from game.nations_dice import ROUNDS
from game.nations_dice.rules.books import books, score_books
from game.nations_dice.rules.food import famine, show_commitments
from game.nations_dice.rules.new_tiles import bring_back, new_event, new_round, new_tiles
from game.nations_dice.rules.resolution import player_order, war
from game.nations_dice.rules.turns import actions
from game.nations_dice.state import NationsDiceState

RESOLUTION = (show_commitments, books, score_books, famine, player_order, war)
ROUND = (new_round, new_tiles, new_event, bring_back, actions, *RESOLUTION)


def play_round(state: NationsDiceState) -> None:
    """Play one round, then see whether another follows."""
    state.then(*ROUND, end_of_round)


def end_of_round(state: NationsDiceState) -> None:
    """After the fourth round the game is over (D-ROUND-01, D-END-01, D-ROUND-04)."""
    state.vp_after_round = (*state.vp_after_round, tuple(nation.projected_vp for nation in state.nations))
    if state.round < ROUNDS:
        state.then(play_round)
    else:
        state.step = "over"
        happen(state, "game_ended")
