"""What the adviser says of moves of Nation, in positions in which its figures come true."""

from types import SimpleNamespace

import pytest

from game.bots.advice.checking import is_refuted
from game.bots.advice.words import FactWords
from game.nation_deckbuilder import GAME
from game.nation_deckbuilder.analysis.consequences import CONSEQUENCES, counted, facts, then, things
from game.nation_deckbuilder.cards.cards import CARDS
from tests.game.nation_deckbuilder.scenario import play, table


def told(state, verb, design=""):
    """What is said of the first such move."""
    moves = state.decision.moves
    move = next(each for each in moves if each[0] == verb and (not design or each[1].split("#")[0] == design))
    found = facts(state, move)
    for each in found:
        assert not is_refuted(GAME, CONSEQUENCES, state, each), each
    words = FactWords("nation_deckbuilder", CONSEQUENCES)
    return [words(each) for each in found]


def bought():
    state = table({"hand": ["coin", "coin", "coin", "coin"], "discard_pile": ["coin"]}, {}, market=["cave"])
    play(state, "mark coin", "mark coin", "mark coin", "mark coin", "play")
    return state


def test_a_purchase_says_what_the_card_gives_and_what_it_makes_of_an_average_hand():
    state = bought()
    said = told(state, "buy", "cave")
    assert "You draw it nearly every turn, and it gives you 1 {food} and 1 {damage}." in said
    assert any(each.startswith("Your turns then bring you ") and "{food}" in each for each in said)


def test_a_purchase_says_what_it_is_needed_for_just_now():
    state = bought()
    nation, enemy = state.nations
    nation.food, enemy.health = 0, 9
    said = told(state, "buy", "cave")
    assert {"You have no {food} left.", "Your enemy has only 9 {health} left."} <= {*said}
    nation.food, enemy.health = 5, 50
    assert not any(" left." in each for each in told(state, "buy", "cave"))
    state.players[1].standing = ("wall#1",)
    stopped = CARDS["wall#1"].blocks
    assert f"Your enemy blocks {stopped} {{damage}} a turn, so smaller attacks do nothing." in told(
        state, "buy", "cave"
    )


def test_a_purchase_says_what_its_coins_pay_for():
    state = table({"hand": ["coin"] * 4, "discard_pile": ["food"] * 5}, {}, market=["trading_post", "hut", "chief"])
    play(state, "mark coin", "mark coin", "mark coin", "mark coin", "play")
    dear = CARDS["chief#1"].cost
    assert dear > 2
    said = told(state, "buy", "trading_post")
    assert "You draw it about every 2 turns, and it gives you 1 {food} and 2 {coins}." in said
    assert "On the turns you draw it, you can usually afford a card like Chief." in said


def test_stocks_are_not_changed_into_coins_for_nothing():
    changed = ("convert", "food")
    assert CONSEQUENCES.takes_back(("finish_buying",), changed)
    assert not CONSEQUENCES.takes_back(("buy", "cave#1"), changed)
    assert not CONSEQUENCES.takes_back(("finish_buying",), ("advance", "age2"))


def test_the_price_is_not_told_again_as_the_move_names_it():
    state = bought()
    assert things(state, 0)["coins"] == 4
    assert not any(each.startswith("In return: ") for each in told(state, "buy", "cave"))


def test_playing_the_hand_says_what_it_brings():
    state = table({"hand": ["coin", "science"]}, {}, market=["cave"])
    play(state, "mark coin", "mark science")
    assert "Right away: 1 {science} more and 1 {coins} more." in told(state, "play")


def test_a_card_that_weakens_the_hand_otherwise_says_both_in_one_sentence():
    (hand,) = [each for each in told(bought(), "buy", "cave") if each.startswith("Your turns then")]
    assert hand == "Your turns then bring you 1 {food} more and 1 {damage} more, but 1 {coins} less."


def test_less_than_a_whole_thing_a_turn_is_not_told():
    state = table({"hand": ["coin", "coin"], "discard_pile": ["coin", "coin", "attack"]}, {}, market=["thief"])
    play(state, "mark coin", "mark coin", "play")
    assert not any(each.startswith("Your turns then") for each in told(state, "buy", "thief"))


def test_buying_no_more_says_what_it_keeps_and_what_it_wastes():
    state = bought()
    said = told(state, "finish_buying")
    lean, wasted = (
        "Your deck stays at 5 cards, so your best ones come up sooner.",
        "You'd lose the 4 {coins} you don't spend.",
    )
    assert said == [lean, wasted]
    empty = {"market": ["", "", "", ""], "piles": {1: []}}
    assert told(table({"hand": [], "coins": 0, "happiness": 1, "food": 1}, {}, **empty), "finish_buying") == []
    stored = told(table({"hand": [], "coins": 0, "happiness": 1, "food": 4}, {}, **empty), "finish_buying")
    assert stored == ["You keep your 4 {food} for your next turns."]


def test_a_future_is_won_by_the_own_side_alone():
    state = table({}, {})
    won = SimpleNamespace(is_over=True, nations=state.nations, winner=0, nation_of=state.nation_of)
    assert [counted(state, won, seat)["wins"] for seat in (0, 1)] == [True, False]
    assert counted(state, state, 0) == {}


def followed(state, *move):
    """What is said of a move that follows once the hand is played."""
    return FactWords("nation_deckbuilder", CONSEQUENCES)(CONSEQUENCES.then(state, move))


def test_with_the_hand_it_is_said_what_to_buy_and_what_that_brings():
    state = table({"hand": ["coin", "coin", "coin", "coin"]}, {}, market=["cave"])
    cave = next(card for card in state.places if card.startswith("cave"))
    assert followed(state, "buy", cave) == "Then I'd buy Cave. Gives +1 {food}, +1 {damage}."
    assert followed(state, "finish_buying").startswith("Then I'd buy nothing: ")
    assert CONSEQUENCES.then(state, ("refill",)) is None


def test_a_hand_that_pays_for_no_card_says_so():
    state = table({"hand": ["science"]}, {}, market=["cave", *[""] * 3], piles={1: []})
    assert followed(state, "finish_buying") == "Then you can't afford a new card yet."


@pytest.mark.parametrize(("coins", "key"), [(2, "then_buy"), (1, "then_trade")])
def test_a_card_that_takes_more_coins_than_there_are_is_bought_after_a_trade(coins, key):
    state = table({"hand": ["coin"] * coins, "science": 5}, {}, market=["meeting"])
    bought = next(place for place in state.places if place.startswith("meeting"))
    assert CARDS[bought].cost == 2
    assert then(state, ("buy", bought)).key == key
