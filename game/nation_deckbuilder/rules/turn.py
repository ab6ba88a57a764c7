"""Gameplay: sides take turns, each in the same steps (K-TURN-01, K-RULING-06)."""

from __future__ import annotations

from game.engine import happen
from game.nation_deckbuilder.rules import end_of_turn
from game.nation_deckbuilder.rules.buying import buy_step
from game.nation_deckbuilder.rules.combat import standing_cards
from game.nation_deckbuilder.rules.discarding import meet_duties
from game.nation_deckbuilder.rules.evil_army import army_attack
from game.nation_deckbuilder.rules.playing import play_hands
from game.nation_deckbuilder.state import NOBODY, NationState

TURN = (
    army_attack,
    standing_cards,
    play_hands,
    buy_step,
    end_of_turn.markets,
    end_of_turn.riots_and_starvation,
    end_of_turn.lay_cards_aside,
    end_of_turn.draw_hands,
)
"""The steps of a turn, after forced discards have been met."""


def next_turn(state: NationState) -> None:
    """The turn passes to the next nation that is still in the game (K-RULING-40).

    What counts for one turn begins anew, however the last one ended (K-RULING-28, K-RULING-30).
    """
    order, place = state.order, 0
    if state.active != NOBODY:
        state.nation.suffered = 0
        place = order.index(state.active) + 1
    ahead = (*order[place:], *order[:place])
    state.active = next(nation for nation in ahead if not state.nations[nation].is_out)
    nation = state.nation
    state.turn += 1
    state.round += state.turn == 1 or order.index(state.active) < place
    state.step = "start"
    state.batch = 0
    for each in state.nations:
        each.absorbed = 0
    state.science_before = nation.science
    happen(state, "turn_began", nation.seats[0], turn=state.round)
    state.then(*((meet_duties, seat) for seat in nation.seats), *TURN, next_turn)
