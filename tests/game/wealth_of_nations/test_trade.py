"""Trade phase: turns, buying and selling."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.wealth_of_nations.cards.market import (
    barter_price,
    buy_price,
    price_of_buying,
    price_of_selling,
    sell_price,
)
from game.wealth_of_nations.public import roughly, seen_money
from tests.game.wealth_of_nations.scenario import asked, events, held, moves, new_game, play, refusal, table


def test_the_food_market_as_it_begins():
    """EX-W-14, W-TRADE-08, W-RULING-06."""
    market = table({}, {}, {}).market("food")
    assert (buy_price(market), sell_price(market), barter_price(market) / 2) == (7, 4, 5.5)


def test_buying_takes_the_cheapest_cube_for_its_buy_price():
    """W-BUY-01, W-TRADE-01."""
    state = table({"money": 20}, {}, {})
    play(state, "buy food")
    assert held(state) == {"food": 1, "money": 13}
    assert (state.market("food").filled, state.market("food").supply) == (19, 40)
    assert state.paid_out == 13


def test_buying_one_after_the_other_climbs():
    """W-BUY-01."""
    state = table({"money": 100}, {}, {})
    market = state.market("capital")
    prices = [25, 26, 27, 28, 29, 30]
    for price in prices:
        assert buy_price(market) == price
        market.filled -= 1


def test_with_empty_rows_the_cube_comes_from_the_supply():
    """W-BUY-02."""
    state = table({"money": 50}, {}, {}, filled_ore=0)
    play(state, "buy ore")
    assert held(state) == {"ore": 1, "money": 15}
    assert (state.market("ore").filled, state.market("ore").supply) == (0, 39)


def test_one_cube_is_one_action():
    """W-BUY-03, W-SELL-03, W-TRADE-03, W-TRADE-04."""
    state = table({"money": 50}, {"food": 2}, {"money": 50})
    play(state, "buy food")
    assert asked(state) == (1, "trade")
    play(state, "sell food")
    assert asked(state) == (2, "trade")


def test_selling_fills_the_best_empty_well():
    """W-SELL-01, W-TRADE-01."""
    state = table({"labor": 2}, {}, {})
    play(state, "sell labor")
    assert held(state) == {"labor": 1, "money": 13}
    assert (state.market("labor").filled, state.market("labor").supply) == (21, 28)


def test_with_full_rows_the_cube_goes_to_the_supply():
    """W-SELL-02."""
    state = table({"food": 1}, {}, {}, filled_food=40)
    play(state, "sell food")
    assert held(state) == {"money": 1}
    assert (state.market("food").filled, state.market("food").supply) == (40, 20)


def test_no_profit_lies_in_buying_and_selling_the_same_cube():
    state = table({"money": 20}, {}, {})
    play(state, "buy food", "pass", "pass", "sell food")
    assert held(state) == {"money": 18}


@pytest.mark.parametrize(("cubes", "price"), [(1, 7), (3, 21), (4, 29), (21, 193 + 13)])
def test_price_of_several_cubes_climbs_the_ladder(cubes, price):
    assert price_of_buying(table({}, {}, {}).market("food"), cubes) == price


@pytest.mark.parametrize(("cubes", "price"), [(0, 0), (4, 15 + 15 + 14 + 13), (17, 168 + 8 + 8)])
def test_price_of_selling_several_falls(cubes, price):
    assert price_of_selling(table({}, {}, {}).market("ore"), cubes) == price


def test_the_barter_price_of_empty_rows_is_the_mean():
    """W-RULING-06."""
    assert barter_price(table({}, {}, {}, filled_food=0).market("food")) / 2 == 11.5


def test_a_phase_ends_when_all_pass_in_a_row():
    """EX-W-13, W-TRADE-05, W-TRADE-06, W-TRADE-09, W-RULING-13."""
    state = table({"money": 9, "labor": 1}, {"food": 1, "money": 9}, {"money": 9})
    play(state, "pass", "sell food", "pass", "pass")
    assert (state.phase, asked(state)) == ("trade", (1, "trade"))
    other = state.copy()
    play(state, "pass")
    assert asked(state) is None
    play(other, "buy food")
    assert (other.phase, asked(other)) == ("trade", (2, "trade"))


def test_one_player_may_act_several_times_while_the_others_pass():
    """W-TRADE-05, W-TRADE-06."""
    state = table({"food": 3}, {}, {})
    play(state, "sell food", "pass", "pass", "sell food", "pass", "pass", "sell food")
    assert held(state) == {"money": 12}
    assert state.phase == "trade"


def test_the_passes_are_counted():
    told = events(table({"food": 1}, {}, {"food": 1}), "pass", "pass", "sell food", "pass")
    assert [facts["in_a_row"] for kind, facts in told if kind == "passed"] == [1, 2, 1]


def test_prices_that_cannot_be_paid_are_not_offered_and_say_so():
    state = table({"money": 6}, {}, {})
    assert "buy food" not in moves(state)
    refused = refusal(state, "food", verb="buy")
    assert refused.facts == {"commodity": "food", "need": 7, "have": 6, "loan": 20}
    assert refused.fix == "take_a_note"
    assert refusal(state, "food", verb="sell").reason == "no_cube_to_sell"


def test_what_can_be_sold_is_not_refused():
    state = table({"food": 1}, {}, {})
    assert flow.why_not(state, ("food",)) == []
    assert flow.why_not(state, ("food",), "buy")[0].reason == "needs_money_to_buy"


def test_others_see_money_only_roughly():
    """W-TRADE-07, W-RULING-14."""
    state = table({"money": 58, "food": 2}, {}, {})
    assert seen_money(state, 0, 0) == 58
    assert seen_money(state, 1, 0) == 60
    assert (roughly(54), roughly(55)) == (50, 60)


@pytest.mark.parametrize(("shown", "seen"), [("openly", 58), ("roughly", 60), ("not", None)])
def test_how_money_is_shown_is_agreed_beforehand(shown, seen):
    """W-TRADE-07."""
    state = table({"money": 58}, {}, {})
    state.money_shown = shown
    assert seen_money(state, 1, 0) == seen
    assert seen_money(state, None, 0) == seen


def test_the_option_says_how_money_is_shown():
    """W-DEC-01."""
    state = new_game(3, money="openly", barters=6)
    assert (state.money_shown, state.most_deals) == ("openly", 6)


def test_in_trade_a_player_may_buy_sell_barter_or_pass():
    """W-DEC-05."""
    state = table({"money": 30, "food": 1}, {}, {})
    assert {move.split()[0] for move in moves(state)} == {"buy", "sell", "barter", "take_note", "pass"}


def test_several_cubes_are_several_actions_with_the_others_turns_between():
    """W-DEC-09, W-RULING-42."""
    state = table({"food": 3}, {}, {"food": 1})
    play(state, "sell food", "pass", "sell food")
    assert asked(state) == (0, "trade")
    assert state.nations[0].food == 2
