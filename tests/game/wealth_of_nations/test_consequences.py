"""What the adviser says of barters and starting packages of Wealth of Nations."""

import pytest

from game import GAMES
from game.bots.advice.words import FactWords
from game.wealth_of_nations.analysis.consequences import CONSEQUENCES, facts, piece, things
from game.wealth_of_nations.cards.market import price_of_buying
from game.wealth_of_nations.state import ITEMS, Talk
from tests.game.bots.test_move_analysis import played


def said(state, *move):
    words = FactWords("wealth_of_nations", CONSEQUENCES, lambda seat: f"Seat {seat}")
    return [words(each) for each in facts(state, move)]


@pytest.fixture
def state():
    return played(GAMES["wealth_of_nations"], "random", 0).state


def test_a_package_is_told_by_what_it_makes_and_not_by_its_name(state):
    assert said(state, "take_package", "industry1") == ["Each full dot on Farms makes 1 {food} a round."]
    price = price_of_buying(state.market("energy"), 1) + price_of_buying(state.market("labor"), 3)
    assert said(state, "take_package", "commodity3") == [f"At today's prices, that's worth ${40 + price}."]


def test_an_offer_is_told_from_the_side_of_the_player_who_makes_it(state):
    offer = tuple({"food": 2, "money": -9}.get(item, 0) for item in ITEMS)
    state.talk = Talk(state.decision.seat, 1 - min(1, state.decision.seat), offer)
    assert said(state, "propose")[0].startswith("You'd get $9 for 2 {food}")


@pytest.mark.parametrize("verb", ["propose", "withdraw"])
def test_without_a_deal_nothing_is_made_up(state, verb):
    state.talk = Talk(state.decision.seat, 1 - min(1, state.decision.seat), tuple(0 for _ in ITEMS))
    deals = {
        "propose": [],
        "withdraw": [f"There's no deal with Seat {state.talk.other(state.decision.seat) + 1} that helps you both."],
    }
    assert said(state, verb) == deals[verb]


def test_automation_is_told(state):
    assert "1 {ore} then feeds the whole bloc." in said(state, "automate", "b5")


def test_what_is_built_is_one_thing_wherever_it_is_built():
    assert piece(("build", "b5", "farm", "turn0")) == piece(("build", "c7", "farm", "turn1")) == "farm"


def test_a_player_counts_money_tiles_and_what_the_dots_make(state):
    counted = things(state, 0)
    assert counted["tiles"] == counted["makes_food"] == 0
    assert counted["money"] == state.nations[0].money
