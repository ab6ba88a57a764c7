"""Specific card effects (K-CARD), each with the rulings that touch it."""

from __future__ import annotations

import pytest

from tests.game.nation_deckbuilder.scenario import (
    asked,
    end_turn,
    health,
    moves,
    play,
    play_hand,
    refusals,
    stock,
    table,
    zone,
)


def test_an_architect_adds_one_health() -> None:
    """K-CARD-ARCHITECT-01, EX-K-16: 54 to 55."""
    state = table({"hand": ["architect"], "health": 54})
    play_hand(state)
    assert health(state) == [55, 60]


def test_health_may_rise_above_its_beginning() -> None:
    """K-RULING-29."""
    state = table({"hand": ["architect", "emt"], "draw_pile": ["coin"]})
    play_hand(state)
    assert health(state)[0] == 64


def test_a_doctor_puts_a_person_on_top_of_the_draw_pile() -> None:
    """K-CARD-DOCTOR-01, K-DEC-04: only persons, only from the own discard pile."""
    state = table({"hand": ["doctor"], "discard_pile": ["chief", "hut", "wiseman"], "draw_pile": ["coin"]})
    play_hand(state)
    assert moves(state) == ["recall chief", "recall wiseman", "decline"]
    assert refusals(state, "hut#1") == [("other_kind", {"card": "hut#1", "kind": "person"}, None)]
    play(state, "recall chief")
    assert zone(state, 0, "on_top") == ["chief"]
    end_turn(state)
    assert zone(state, 0, "hand")[0] == "chief"


def test_the_recalled_person_is_the_next_card_drawn_in_this_turn_too() -> None:
    """K-RULING-26, K-RULING-06: by a card that draws in the next batch."""
    state = table({"hand": ["doctor", "airport"], "draw_pile": ["coin", "shipyard"], "discard_pile": ["chief"]})
    play(state, "mark doctor", "mark airport", "play", "recall chief", "mark shipyard", "play")
    assert zone(state, 0, "hand") == ["chief"]
    assert zone(state, 0, "draw_pile") == ["coin"]


def test_a_doctor_is_optional_and_asks_nothing_without_persons() -> None:
    """K-RULING-26."""
    state = table({"hand": ["doctor"], "discard_pile": ["chief"]})
    play_hand(state)
    play(state, "decline")
    assert zone(state, 0, "discard_pile") == ["chief"]
    without = table({"hand": ["doctor"], "discard_pile": ["hut"]})
    play_hand(without)
    assert asked(without) == (0, "buy")


@pytest.mark.parametrize(
    ("hand", "food", "damage"),
    [
        (["hunter", "gatherer"], 4, 2),
        (["hunter"], 2, 1),
        (["gatherer"], 1, 0),
        (["hunter", "hunter", "gatherer"], 6, 3),
        (["hunter", "hunter", "gatherer", "gatherer"], 8, 4),
    ],
)
def test_hunter_and_gatherer_bring_more_in_pairs(hand: list[str], food: int, damage: int) -> None:
    """K-CARD-HUNTERGATHERER-01, K-RULING-20: one food and one damage more for each pair."""
    state = table({"hand": hand})
    play_hand(state)
    assert (stock(state)[0] - 5, 60 - health(state)[1]) == (food, damage)


def test_a_pair_may_meet_in_two_batches() -> None:
    """K-CARD-HUNTERGATHERER-01: in the same turn."""
    state = table({"hand": ["hunter", "airport"], "draw_pile": ["gatherer"]})
    play_hand(state)
    play_hand(state)
    assert (stock(state)[0] - 5, 60 - health(state)[1]) == (4, 2)


@pytest.mark.parametrize(("age", "science", "brings"), [(2, 0, 4), (1, 6, 4), (1, 5, 2), (1, 0, 2)], ids=str)
def test_a_summit_brings_more_to_the_weaker(age: int, science: int, brings: int) -> None:
    """K-CARD-INTERNATIONALSUMMIT-01: a higher age, or the same age and more science."""
    state = table({"hand": ["international_summit"]}, {"age": age, "science": science})
    play_hand(state)
    assert stock(state)[2] == 5 + brings


def test_a_lower_age_with_more_science_is_not_ahead() -> None:
    """K-CARD-INTERNATIONALSUMMIT-01."""
    state = table({"hand": ["international_summit"], "age": 2}, {"age": 1, "science": 50})
    play_hand(state)
    assert stock(state)[2] == 7


def test_a_summit_compares_the_science_before_this_turn() -> None:
    """K-RULING-23: the science card beside it, or in an earlier batch, does not count."""
    state = table(
        {"hand": ["university", "airport"], "draw_pile": ["international_summit"], "science": 5},
        {"science": 6},
    )
    play_hand(state)
    play_hand(state)
    assert stock(state)[2] == 5 + 4 + 4


@pytest.mark.parametrize("mode", ["solo", "cooperative"])
def test_a_summit_against_the_army_brings_two(mode: str) -> None:
    """K-RULING-43."""
    state = table({"hand": ["international_summit"], "science": 0}, mode=mode)
    play_hand(state)
    while asked(state)[1] == "mark":
        play(state, "play")
    assert stock(state)[2] == 2


def test_unspent_coins_become_food_or_happiness() -> None:
    """K-CARD-MARKET-01, K-RULING-25, K-DEC-09: any number, one kind, before hunger is tested."""
    state = table({"hand": ["market", "coin"], "food": 0})
    play_hand(state)
    play(state, "finish_buying")
    assert moves(state) == [
        *(f"sell_coins food {number}" for number in (3, 2, 1)),
        *(f"sell_coins happiness {number}" for number in (3, 2, 1)),
        "keep_coins",
    ]
    play(state, "sell_coins food 2")
    assert stock(state) == (2, 6, 5)
    assert health(state) == [60, 60]


def test_two_markets_may_each_serve_a_kind() -> None:
    """K-RULING-25."""
    state = table({"hand": ["market", "market"]})
    play_hand(state)
    play(state, "finish_buying", "sell_coins food 3", "sell_coins happiness 1")
    assert stock(state) == (8, 8, 5)


def test_one_market_sells_once() -> None:
    """K-RULING-25: the coins that it left are lost, they make no second sale."""
    state = table({"hand": ["market", "coin"]}, {"hand": ["coin"]})
    play_hand(state)
    play(state, "finish_buying", "sell_coins food 1")
    assert state.active == 1
    assert stock(state) == (6, 6, 5)


def test_a_market_without_coins_asks_nothing() -> None:
    """K-CARD-MARKET-01: nor does it in a turn without one."""
    state = table({"hand": ["market"]}, {"hand": ["coin"]}, market=["hut"])
    play_hand(state)
    play(state, "buy hut", "finish_buying")
    assert state.active == 1
    plain = table({"hand": ["coin"]}, {"hand": ["coin"]})
    play_hand(plain)
    play(plain, "finish_buying")
    assert plain.active == 1


def test_a_partners_market_serves_the_shared_stock_with_own_coins() -> None:
    """K-RULING-37."""
    state = table({"hand": ["coin"]}, {}, {"hand": ["market"]}, {}, mode="teams")
    play_hand(state)
    play_hand(state)
    play(state, "finish_buying", "finish_buying")
    assert state.decision.seat == 2
    assert "sell_coins food 3" not in moves(state)
    play(state, "sell_coins food 2")
    assert stock(state)[0] == 7


def test_a_philosopher_counts_the_other_persons() -> None:
    """K-CARD-PHILOSOPHER-01, EX-K-17: with two others 3 science."""
    state = table({"hand": ["philosopher", "hunter", "thief", "hut"]})
    play_hand(state)
    assert stock(state)[2] == 5 + 3


def test_philosophers_count_each_other_and_cards_drawn_later() -> None:
    """K-RULING-24: two Philosophers and a later person: 1 + 2 each."""
    state = table({"hand": ["philosopher", "philosopher", "airport"], "draw_pile": ["thief"]})
    play_hand(state)
    assert stock(state)[2] == 5 + 4
    play_hand(state)
    assert stock(state)[2] == 5 + 6


def test_a_professor_makes_all_persons_cheaper() -> None:
    """K-CARD-PROFESSOR-01, EX-K-18: Athlete for 3, in the same turn Thief for nothing; buildings cost the same."""
    state = table({"hand": ["professor", "coin", "coin"], "age": 2}, market=["athlete", "thief", "cave"], piles={2: []})
    play_hand(state)
    play(state, "buy athlete", "buy thief")
    assert state.players[0].coins == 0
    assert "buy cave" not in moves(state)


def test_groups_and_cards_without_a_symbol_cost_a_professor_the_same() -> None:
    """K-CARD-PROFESSOR-01: only persons are cheaper."""
    market = ["warriors", "meeting", "cave", "wiseman"]
    state = table({"hand": ["professor"], "coins": 9}, market=market, piles={1: []})
    play_hand(state)
    play(state, "buy warriors", "buy meeting", "buy cave", "buy wiseman")
    assert state.players[0].coins == 10 - (4 + 2 + 1 + 1)


def test_two_professors_do_not_add_up_and_no_price_falls_below_nothing() -> None:
    """K-RULING-18."""
    state = table({"hand": ["professor", "professor"]}, market=["thief", "wiseman"])
    play_hand(state)
    play(state, "buy thief", "buy wiseman")
    assert state.players[0].coins == 1


def test_a_professor_helps_only_its_player_and_only_this_turn() -> None:
    """K-RULING-18."""
    state = table({"hand": ["professor"]}, {}, {"hand": ["coin"]}, {}, mode="teams", market=["wiseman"])
    play_hand(state)
    play_hand(state)
    assert "buy wiseman" in moves(state)
    play(state, "finish_buying")
    assert "buy wiseman" not in moves(state)
    end_turn(state)
    assert state.players[0].person_discount == 0


def test_a_construction_crew_makes_one_building_free() -> None:
    """K-CARD-CONSTRUCTIONCREW-01, K-RULING-19: of a reached age, refilled like any purchase; persons are not."""
    state = table(
        {"hand": ["construction_crew"], "age": 2},
        market=["trading_post", "chief", "cave"],
        piles={1: ["thief"], 2: []},
    )
    play_hand(state)
    assert moves(state, "buy_free") == ["buy_free trading_post", "buy_free cave"]
    play(state, "buy_free trading_post")
    assert state.players[0].coins == 3
    assert zone(state, 0, "discard_pile") == ["trading_post"]
    assert state.places[0] == "thief#1"
    assert moves(state, "buy_free") == []
    assert "buy cave" in moves(state)


def test_a_free_building_is_for_the_same_turn() -> None:
    """K-RULING-19."""
    state = table({"hand": ["construction_crew"]}, {"hand": ["coin"]})
    play_hand(state)
    play(state, "finish_buying")
    assert state.players[0].free_buildings == 0


@pytest.mark.parametrize("card", ["shipyard", "train_station", "airport", "emt", "internet"])
def test_a_drawing_card_draws_one_and_it_is_played(card: str) -> None:
    """K-CARD-EXTRADRAW-01."""
    state = table({"hand": [card, "coin"], "draw_pile": ["food", "attack"]})
    play_hand(state)
    assert zone(state, 0, "hand") == ["attack"]
    play_hand(state)
    assert health(state)[1] == 60 - 1 - (2 if card == "shipyard" else 0)


def test_a_teleporter_draws_three() -> None:
    """K-CARD-TELEPORTER-01, K-RULING-27: a new batch."""
    state = table({"hand": ["teleporter"], "draw_pile": ["coin", "food", "attack", "science"]})
    play_hand(state)
    assert zone(state, 0, "hand") == ["science", "attack", "food"]
    play(state, "mark food", "play")
    assert zone(state, 0, "discard_pile") == ["science", "attack"]


def test_a_teleporter_may_send_a_discard_to_an_enemy_who_owns_it_from_then_on() -> None:
    """K-CARD-TELEPORTER-02."""
    state = table({"hand": ["teleporter", "attack"], "draw_pile": ["coin"] * 3, "discard_pile": ["food"]})
    play(state, "mark teleporter", "play")
    assert moves(state) == ["deport food seat1", "deport attack seat1", "decline"]
    play(state, "deport attack seat1")
    assert zone(state, 1, "discard_pile") == ["attack"]
    assert zone(state, 0, "discard_pile") == ["food"]


def test_a_teleporter_reaches_any_enemy_and_no_partner() -> None:
    """K-RULING-27."""
    seat = {"hand": ["teleporter"], "draw_pile": ["coin"] * 3, "discard_pile": ["food"]}
    teams = table(seat, mode="teams")
    play_hand(teams)
    assert moves(teams) == ["deport food seat1", "deport food seat3", "decline"]
    three = table(seat, mode="three")
    play_hand(three)
    assert moves(three) == ["deport food seat1", "deport food seat2", "decline"]


@pytest.mark.parametrize(("theirs", "left"), [(3, 2), (0, 0)])
def test_a_thief_takes_one_food_and_eats_it(theirs: int, left: int) -> None:
    """K-CARD-THIEF-01, K-RULING-33: never below 0; its own side neither gains nor loses."""
    state = table({"hand": ["thief"], "food": 2}, {"food": theirs})
    play_hand(state)
    assert (state.nations[0].food, state.nations[1].food) == (2, left)
