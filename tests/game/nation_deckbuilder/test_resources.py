"""Resources: science, happiness, food, coins and damage (K-SCIENCE, K-HAPPY, K-FOOD, K-COIN, K-DAMAGE)."""

from __future__ import annotations

import pytest

from tests.game.nation_deckbuilder.scenario import (
    asked,
    end_turn,
    happenings,
    health,
    moves,
    play,
    play_hand,
    refusals,
    stock,
    table,
)


@pytest.mark.parametrize(("age", "cost"), [(1, 5), (2, 5), (3, 6), (4, 7)])
def test_every_age_has_its_price_in_science(age: int, cost: int) -> None:
    """K-SCIENCE-01, K-REMOVE-01: science is spent, and a token for two removals gained."""
    state = table({"age": age, "science": cost})
    play(state, f"advance age{age + 1}")
    nation = state.nations[0]
    assert (nation.age, nation.science, nation.token) == (age + 1, 0, 2)


@pytest.mark.parametrize(("age", "cost"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_three_nations_advance_for_less(age: int, cost: int) -> None:
    """K-3P-07."""
    state = table({"age": age, "science": cost}, mode="three")
    play(state, f"advance age{age + 1}")
    assert state.nations[0].science == 0


@pytest.mark.parametrize("mode", ["cooperative", "solo", "teams"])
def test_other_modes_pay_the_usual_price(mode: str) -> None:
    """K-RULING-44, K-RULING-45."""
    state = table({"science": 4}, mode=mode)
    assert moves(state, "advance") == []
    assert refusals(state, "age2") == [("too_little_science", {"age": 2, "need": 5, "have": 4}, None)]


def test_advancing_is_free_to_choose_and_several_ages_may_be_paid_in_one_turn() -> None:
    """K-RULING-10, K-DEC-05: one after the other."""
    state = table({"science": 11})
    assert refusals(state, "age3") == [("ages_in_order", {"age": 3, "next": 2}, None)]
    play(state, "advance age2", "advance age3")
    assert (state.nations[0].age, state.nations[0].science) == (3, 1)
    assert refusals(state, "age1") == [("age_already_reached", {"age": 1}, None)]
    assert moves(state, "advance") == []
    play(state, "finish_buying")


def test_the_fifth_age_is_the_last() -> None:
    """K-SCIENCE-01."""
    assert moves(table({"science": 50, "age": 5}), "advance") == []


def test_a_new_age_opens_its_cards_and_keeps_the_lower_ones() -> None:
    """K-SCIENCE-02."""
    state = table({"science": 5, "coins": 4}, market=["warriors"], piles={2: ["farm"], 3: ["doctor"]})
    assert "buy farm" not in moves(state)
    play(state, "advance age2")
    assert {"buy farm", "buy warriors"} < set(moves(state))
    assert "buy doctor" not in moves(state)


def test_warriors_with_taxes() -> None:
    """K-COIN-01, K-HAPPY-01, EX-K-07, K-RULING-48, K-DEC-06: three happiness for the fourth coin."""
    state = table(
        {"hand": ["happiness", "science", "coin", "coin", "coin"], "food": 3, "happiness": 3, "science": 2},
        market=["warriors"],
    )
    play_hand(state)
    assert stock(state) == (3, 4, 3)
    play(state, "convert happiness", "buy warriors")
    assert state.players[0].coins == 0
    assert stock(state) == (3, 1, 3)


def test_three_food_are_a_coin_too() -> None:
    """K-FOOD-03, K-COIN-03."""
    state = table({"food": 7})
    play(state, "convert food", "convert food")
    assert (state.players[0].coins, state.nations[0].food) == (2, 1)


@pytest.mark.parametrize("kind", ["food", "happiness"])
def test_conversion_goes_as_far_as_the_stock_and_not_below(kind: str) -> None:
    """K-RULING-48: to 0 is legal; two are not enough."""
    state = table({kind: 3})
    play(state, f"convert {kind}")
    assert getattr(state.nations[0], kind) == 0
    assert refusals(state, kind) == [("too_little", {"kind": kind, "need": 3, "have": 0}, None)]


def test_science_is_never_converted() -> None:
    """K-COIN-03."""
    assert moves(table({"science": 9}), "convert") == ["convert happiness", "convert food"]


def test_conversion_belongs_to_the_buy_step() -> None:
    """K-RULING-48."""
    state = table({"hand": ["coin"]})
    assert asked(state) == (0, "mark")
    assert moves(state, "convert") == []


def test_science_and_stocks_last_from_turn_to_turn_and_coins_do_not() -> None:
    """K-COIN-02."""
    state = table({"hand": ["coin", "science"]}, {"hand": ["coin"]})
    play_hand(state)
    play(state, "finish_buying")
    assert state.nations[0].science == 6
    assert state.players[0].coins == 0


@pytest.mark.parametrize(("food", "happiness", "lost"), [(1, 1, 0), (0, 1, 1), (1, 0, 1), (0, 0, 2)], ids=str)
def test_riots_and_starvation(food: int, happiness: int, lost: int) -> None:
    """K-HAPPY-02, K-FOOD-02, K-RULING-11: once at the end of each own turn, one health each."""
    state = table({"food": food, "happiness": happiness}, {"hand": ["coin"]})
    play(state, "finish_buying")
    assert health(state) == [60 - lost, 60]


def test_riots_go_on_until_there_is_happiness_again() -> None:
    """K-HAPPY-02, K-FOOD-02."""
    state = table({"happiness": 0, "draw_pile": ["coin"] * 5 + ["happiness"]}, {"draw_pile": ["coin"] * 5})
    end_turn(state)
    end_turn(state)
    end_turn(state)
    assert health(state) == [58, 60]
    end_turn(state)
    play(state, "mark happiness", "play", "finish_buying")
    assert health(state) == [58, 60]


def test_riots_are_no_damage_that_a_wall_could_stop() -> None:
    """K-RULING-12: nor do they count as suffered."""
    state = table({"standing": ["wall"], "happiness": 0, "food": 0}, {"hand": ["coin"]})
    state.nations[0].happiness = 0
    play(state, "finish_buying")
    assert health(state) == [58, 60]
    assert state.nations[0].suffered == 0


def test_each_damage_takes_one_health() -> None:
    """K-DAMAGE-01."""
    state = table({"hand": ["navy"]})
    assert "struck" in happenings(state, "mark navy") + happenings(state, "play")
    assert health(state) == [60, 50]
