"""What the adviser says of trade in Wealth of Nations: every sentence with a number, where it comes true."""

from game.bots.advice.checking import is_refuted
from game.bots.advice.words import FactWords
from game.bots.bot import think_through
from game.bots.roster import bot_named
from game.engine.hidden import observe
from game.text import language
from game.wealth_of_nations import GAME
from game.wealth_of_nations.analysis.bargaining import own_side, seen_side
from game.wealth_of_nations.analysis.consequences import CONSEQUENCES, facts
from game.wealth_of_nations.analysis.valuation import DOLLAR
from tests.game.wealth_of_nations.scenario import play, table


def told(state, move, spoken="en"):
    """What is said of a move, each sentence with its fact."""
    move = tuple(move.split())
    assert move in state.decision.moves
    found = facts(state, move)
    for each in found:
        assert not is_refuted(GAME, CONSEQUENCES, state, each), each
    with language.speaking(spoken):
        return {FactWords("wealth_of_nations", CONSEQUENCES, "Seat {}".format)(each): each for each in found}


def test_a_purchase_says_what_is_missing_no_more():
    state = table({"money": 50, "food": 1}, {}, {}, board="0 farm c4 0")
    (missing,) = [words for words in told(state, "buy energy") if words.startswith("To run")]
    assert missing == "To run all your blocs, you're missing 1 cube less."
    assert not any(words.startswith("To run") for words in told(state, "buy labor"))


def test_a_sale_says_what_is_missing_then():
    state = table({"energy": 1}, {}, {}, board="0 farm c4 0")
    said = told(state, "sell energy")
    assert said["You'd be missing 1 cube to run all your blocs."].worth < 0


def test_an_offer_says_what_it_is_worth_to_both_sides():
    state = table({"money": 60}, {"energy": 3, "money": 5}, {}, board="0 farm c4 0")
    play(state, "barter seat1", "ask energy", "give dollar5", "give dollar10", "propose")
    (worth,) = [words for words in told(state, "accept") if words.startswith("That's worth $")]
    gain = own_side(state, 1).gain(state, state.talk.gives(1)) // DOLLAR
    theirs = seen_side(state, 0).gain(state, state.talk.gives(0)) // DOLLAR
    assert gain > 0
    assert worth == f"That's worth ${gain} to you and ${max(0, theirs)} to Seat 1."


def test_an_offer_that_does_not_pay_is_declined_for_that():
    state = table({"money": 60}, {"energy": 3, "money": 5}, {}, board="0 farm c4 0, 1 generator e4 0")
    play(state, "barter seat1", "ask energy", "ask energy", "give dollar1", "propose")
    (loses,) = [words for words in told(state, "decline") if words.startswith("You'd lose $")]
    assert loses == f"You'd lose ${-(own_side(state, 1).gain(state, state.talk.gives(1)) // DOLLAR)} with this offer."


def test_no_note_of_another_seat_is_set_beside_an_offer():
    state = table({"money": 60}, {"energy": 3, "money": 5}, {}, board="0 farm c4 0")
    play(state, "barter seat1", "ask energy", "give dollar5", "give dollar10", "propose")
    decision = state.decision
    assert ("take_note", "seat2") in decision.moves
    bot = bot_named(GAME, "normal", 1)
    thought_of = think_through(bot.tries(observe(state, decision.seat, GAME.hidden), decision))
    assert len(thought_of) > 1
    assert {each.move[1] for each in thought_of if each.move[0] == "take_note"} <= {f"seat{decision.seat}"}
