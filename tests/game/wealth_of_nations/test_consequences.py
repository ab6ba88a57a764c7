"""What the adviser says of barters and starting packages of Wealth of Nations."""

import pytest

from game import GAMES
from game.bots.advice.words import FactWords
from game.engine import flow
from game.wealth_of_nations.analysis.consequences import CONSEQUENCES, facts, piece, things
from game.wealth_of_nations.analysis.intentions import displaces
from game.wealth_of_nations.bot.evaluator import EVALUATOR
from game.wealth_of_nations.cards.components import FLAGS_OF_A_NATION, MAP
from game.wealth_of_nations.cards.market import price_of_buying
from game.wealth_of_nations.packages import WHERE
from game.wealth_of_nations.state import ITEMS, Talk
from tests.game.bots.test_move_analysis import played
from tests.game.wealth_of_nations.scenario import FLAGS, new_game, table


def said(state, *move):
    return advised_words(facts(state, move))


def advised_words(found):
    words = FactWords("wealth_of_nations", CONSEQUENCES, lambda seat: f"Seat {seat}")
    return [words(each) for each in found]


@pytest.fixture
def state():
    return played(GAMES["wealth_of_nations"], "random", 0).state


def test_a_package_is_told_by_what_its_tiles_make_together_or_by_what_its_cubes_cost(state):
    begun = new_game()
    for flag in FLAGS[:3]:
        flow.apply(begun, ("choose_flag", flag))
    advised = EVALUATOR.consequences.facts(begun, ("take_package", "industry1"))
    assert advised_words(advised) == [
        "Laid well, it makes 6 {food} a round, about $33 worth.",
        "Running all of it takes 1 {energy} a round.",
    ]
    price = price_of_buying(state.market("energy"), 1) + price_of_buying(state.market("labor"), 3)
    assert said(state, "take_package", "commodity3") == [f"Buying those cubes would cost you ${price}."]


@pytest.mark.parametrize(("hex", "upkeep"), [("c5", []), ("c6", ["Running it takes 1 {energy} a round."])])
def test_a_tile_in_a_bloc_of_its_own_is_told_with_the_power_it_takes(hex, upkeep):
    state = table({"ore": 2, "capital": 3}, {}, {}, board=f"0 farm c4, 0 - {hex}", phase="develop")
    told = said(state, "build", "farm", hex, "turn0")
    assert [each for each in told if each.startswith("Running")] == upkeep


def rooms(board):
    """What is said of the room around every hex beside a Farm on which another one may be laid."""
    state = table({}, {}, {}, board=board, phase="setup")
    state.stack = [(WHERE, 0, "farm")]
    flow.advance(state)
    told = {move[1]: said(state, *move) for move in state.decision.moves}
    return {hex: [each for each in words if each.startswith("There's room")] for hex, words in told.items()}


def test_a_hex_with_more_room_than_most_says_so():
    """Of the six hexes around b2 one is taken, and around a2 and b1 there is sea."""
    assert rooms("0 farm a1") == {
        "a2": [],
        "b1": [],
        "b2": ["There's room for 5 more tiles of its kind around it."],
    }


def test_room_that_most_hexes_have_is_no_reason_for_one_of_them():
    assert not any(rooms("0 farm c4").values())


def test_another_tile_on_a_hex_that_was_meant_for_one_takes_its_place():
    assert displaces(("build", "academy", "e4", "turn2"), ("build", "farm", "e4"))
    assert not displaces(("build", "farm", "e4", "turn2"), ("build", "farm", "e4"))
    assert not displaces(("build", "academy", "e5", "turn2"), ("build", "farm", "e4"))


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


@pytest.mark.parametrize(("left", "tiles", "told"), [(1, 5, True), (2, 5, False), (1, 0, False)])
def test_who_is_ahead_is_told_that_the_last_flag_wins(left, tiles, told):
    names = MAP.names[: FLAGS_OF_A_NATION - left]
    board = ", ".join(f"0 farm {name} 0" if place < tiles else f"0 - {name}" for place, name in enumerate(names))
    state = table({"labor": 1}, {"money": 100}, {}, board=board, phase="develop")
    assert state.flags_left(0) == left
    for move in (("pass",), ("place_flag", next(each[1] for each in state.decision.moves if each[0] == "place_flag"))):
        assert any(each.startswith("Your last flag would end the game") for each in said(state, *move)) is told
