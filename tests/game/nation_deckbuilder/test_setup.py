"""Set up: decks, market, first resources, who begins (K-SETUP)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from game.engine.game import BadOption
from game.nation_deckbuilder import GAME
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.invariants import broken_invariants
from game.nation_deckbuilder.state import SPACES

MODES = {
    "solo": (1, False),
    "duel": (2, False),
    "cooperative": (2, True),
    "three": (3, False),
    "teams": (4, False),
}
every_mode = pytest.mark.parametrize("mode", MODES)


def new(mode: str, seed: int = 1) -> Any:
    seats, cooperative = MODES[mode]
    return GAME.new(GAME.settle_options(seats, {"cooperative": cooperative}), seats, seed)


@every_mode
def test_the_number_of_players_sets_the_mode(mode: str) -> None:
    """K-SETUP-01, K-DEC-01, K-COOP-01, K-2V2-01, K-3P-01, K-SOLO-01: sides and their seats."""
    state = new(mode)
    seats = {
        "solo": [(0,), ()],
        "duel": [(0,), (1,)],
        "cooperative": [(0, 1), ()],
        "three": [(0,), (1,), (2,)],
    }
    assert state.mode == mode
    assert [nation.seats for nation in state.nations] == seats.get(mode, [(0, 2), (1, 3)])


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_only_two_can_stand_together_against_the_army(seats: int) -> None:
    """K-SETUP-01."""
    with pytest.raises(BadOption, match="two players"):
        GAME.new(GAME.settle_options(seats, {"cooperative": True}), seats, 1)


@every_mode
def test_every_player_has_ten_starting_cards(mode: str) -> None:
    """K-SETUP-02, K-SETUP-10, K-2V2-01: 5 coins, 2 science, 1 each of happiness, food, attack; five are drawn."""
    for player in new(mode).players:
        deck = Counter(CARDS[card].id for card in player.hand + player.draw_pile)
        assert deck == {"coin": 5, "science": 2, "happiness": 1, "food": 1, "attack": 1}
        assert len(player.hand) == 5


@every_mode
def test_all_142_cards_are_in_the_game_or_in_the_box(mode: str) -> None:
    """K-SETUP-02."""
    assert broken_invariants(new(mode)) == []
    assert len(CARDS) == 142


def test_hands_are_shuffled() -> None:
    """K-SETUP-10: seeds and seats differ."""
    hands = {tuple(sorted(player.hand)) for seed in range(5) for player in new("duel", seed).players}
    assert len(hands) > 5


@every_mode
def test_the_market_begins_with_five_cards_of_age_one(mode: str) -> None:
    """K-SETUP-06, K-SETUP-07, K-RULING-02: four spaces and the open card of pile I; every pile shows its top."""
    state = new(mode)
    assert [CARDS[card].age for card in state.places] == [1, 1, 1, 1, 1, 2, 3, 4, 5]
    assert [len(pile.cards) for pile in state.piles] == [26 - SPACES - 1, 22, 19, 17, 14]


def test_the_side_that_begins_second_has_one_of_each_more() -> None:
    """K-SETUP-03, K-SETUP-09, EX-K-01, K-2V2-02: 2/2/1 and 3/3/2."""
    for mode in ("duel", "teams"):
        state = new(mode)
        stocks = [(n.food, n.happiness, n.science) for n in map(state.nations.__getitem__, state.order)]
        assert stocks == [(2, 2, 1), (3, 3, 2)]


@pytest.mark.parametrize("mode", ["solo", "cooperative"])
def test_nobody_is_second_to_the_evil_army(mode: str) -> None:
    """K-RULING-42, K-RULING-45: 2/2/1; K-COOP-03, K-SOLO-01: the army has 60 health and nothing else."""
    nation, army = new(mode).nations
    assert (nation.food, nation.happiness, nation.science) == (2, 2, 1)
    assert (army.health, army.food, army.happiness, army.science, army.seats) == (60, 0, 0, 0, ())


def test_three_nations_begin_by_order_of_play() -> None:
    """K-3P-02, K-3P-06, K-RULING-39: 1/1/1, 2/2/1, 3/3/1 and 70 health."""
    state = new("three")
    nations = [state.nations[index] for index in state.order]
    assert [(n.food, n.happiness, n.science) for n in nations] == [(1, 1, 1), (2, 2, 1), (3, 3, 1)]
    assert [n.health for n in nations] == [70, 70, 70]


@pytest.mark.parametrize("mode", ["duel", "teams"])
def test_everybody_begins_in_age_one_with_sixty_health(mode: str) -> None:
    """K-SETUP-04, K-SETUP-05, K-2V2-02."""
    assert [(n.health, n.age, n.token) for n in new(mode).nations] == [(60, 1, 0)] * 2


@pytest.mark.parametrize("mode", ["duel", "three", "teams"])
def test_the_best_roll_begins_and_equal_rolls_are_repeated(mode: str) -> None:
    """K-SETUP-08, K-3P-01, K-RULING-05: then clockwise."""
    rolls_needed = set()
    firsts = set()
    for seed in range(60):
        state = new(mode, seed)
        sides = len(state.nations)
        *ties, last = state.opening_rolls
        assert all(list(roll).count(max(roll)) > 1 for roll in ties)
        for before, again in pairwise(state.opening_rolls):
            assert all(roll == max(before) or not next_roll for roll, next_roll in zip(before, again, strict=True))
        first = last.index(max(last))
        assert list(last).count(max(last)) == 1
        assert state.order == tuple((first + step) % sides for step in range(sides))
        assert state.active == first
        rolls_needed.add(len(state.opening_rolls))
        firsts.add(first)
    assert firsts == set(range(sides))
    assert max(rolls_needed) > 1
