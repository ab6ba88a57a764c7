"""Setup: markets, first player, flags."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.game import BadOption
from game.wealth_of_nations import GAME
from game.wealth_of_nations.cards.components import INDUSTRIES, PACKAGES, PRICES
from game.wealth_of_nations.setup import first_player
from game.wealth_of_nations.state import WealthState
from tests.game.wealth_of_nations.scenario import asked, moves, new_game, play, refusal


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_may_play(seats):
    """W-SETUP-15."""
    assert len(new_game(seats).nations) == seats


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_others_may_not(seats):
    """W-SETUP-15."""
    with pytest.raises(BadOption):
        GAME.settle_options(seats, {})


def test_half_of_all_wells_hold_a_cube_and_the_rest_is_supply():
    """W-SETUP-09, W-SETUP-10."""
    state = WealthState(3, 1)
    for market in state.markets:
        assert 2 * market.filled == len(PRICES[market.commodity].wells)
    assert [market.supply for market in state.markets] == [40, 30, 30, 25, 25]


def test_tiles_lie_in_stacks_by_industry():
    """W-SETUP-08."""
    state = WealthState(3, 1)
    assert {industry: state.tiles_left(industry) for industry in INDUSTRIES} == {
        "farm": 15,
        "generator": 9,
        "academy": 9,
        "mine": 9,
        "factory": 9,
        "bank": 9,
    }


def test_nobody_has_money_or_notes_before_the_packages():
    """W-SETUP-11."""
    state = new_game(3)
    assert state.paid_out == 0
    assert all((nation.money, nation.notes) == (0, 0) for nation in state.nations)


def test_the_generator_makes_its_drawer_first_player():
    """W-SETUP-12, W-RULING-12."""
    state = WealthState(4, 7)
    state.journal = []
    first_player(state)
    (drawn,) = state.journal
    assert drawn.facts["tiles"].index("generator") == state.first == drawn.seat
    assert Counter(drawn.facts["tiles"]) == {"farm": 3, "generator": 1}
    assert state.tiles_left("generator") == 9
    assert state.surprises == 1


def test_everybody_is_first_player_equally_often():
    """W-SETUP-12."""
    firsts = Counter(new_game(3, seed).first for seed in range(300))
    assert all(70 < firsts[seat] < 130 for seat in range(3))


def test_flags_are_chosen_from_the_first_player_on():
    """W-SETUP-14, W-DEC-02."""
    state = new_game(3)
    first = state.first
    assert len(moves(state)) == 6
    chosen = []
    for place in range(3):
        assert asked(state) == ((first + place) % 3, "which_flag")
        chosen.append(moves(state)[0])
        play(state, chosen[-1])
        assert chosen[-1] not in moves(state)
    assert asked(state)[1] == "which_package"
    assert [f"choose_flag {state.nations[(first + place) % 3].flag}" for place in range(3)] == chosen


def test_a_flag_that_is_taken_is_refused_with_its_owner():
    state = new_game(3)
    play(state, "choose_flag bharat")
    assert refusal(state, "bharat").facts == {"flag": "bharat", "owner": state.first}


def test_packages_are_made_up_from_stacks_and_supplies_first():
    """W-PACKAGE-01."""
    state = new_game(3)
    for _ in range(3):
        play(state, moves(state)[0])
    assert state.packages == tuple(PACKAGES)
    assert state.tiles_left("farm") == 15 - 6
    assert state.market("food").supply == 40 - 12


def test_a_round_begins_with_trade_once_all_packages_are_gone():
    """W-TRADE-02."""
    state = new_game(3)
    while state.phase == "setup":
        assert state.round == 0
        play(state, moves(state)[0])
    assert (state.phase, state.round, asked(state)) == ("trade", 1, (state.first, "trade"))
