"""What the adviser says of hands of Nation: every sentence with a number, in a position in which it comes true."""

from game.bots.advice.checking import is_refuted
from game.bots.advice.words import FactWords
from game.nation_deckbuilder import GAME
from game.nation_deckbuilder.analysis.consequences import CONSEQUENCES, facts
from game.text import language
from tests.game.nation_deckbuilder.scenario import table


def told(state, verb, design="", spoken="en"):
    """What is said of the move with this card, each sentence with its fact."""
    move = next(
        move
        for move in state.decision.moves
        if move[0] == verb and (not design or any(each.split("#")[0] == design for each in move[1:]))
    )
    found = facts(state, move)
    for each in found:
        assert not is_refuted(GAME, CONSEQUENCES, state, each), each
    with language.speaking(spoken):
        return {FactWords("nation_deckbuilder", CONSEQUENCES)(each): each for each in found}


def test_a_hand_is_told_as_a_whole():
    state = table({"hand": ["coin", "coin", "attack", "coin"]}, {}, market=["warriors", "cave", "", ""])
    said = told(state, "mark", "coin")
    assert "You get 1 {damage} and 3 {coins} in all." in said
    assert "Your enemy loses 1 {health} and has 59 left." in said
    german = told(state, "mark", "coin", "de")
    assert "Du bekommst zusammen 1 {damage} und 3 {coins}." in german


def test_two_enemies_are_hit_together():
    said = told(table({"hand": ["attack"]}, {}, {}, mode="three"), "mark", "attack")
    assert "Your enemies lose 2 {health} in all." in said


def test_hunger_is_a_cost_and_enough_is_a_gain():
    hungry = told(table({"hand": ["warriors"], "food": 2}, {}), "mark", "warriors")
    assert hungry["You'd run out of {food}: that costs 1 {health}."].worth < 0
    fed = told(table({"hand": ["food"], "food": 0}, {}), "mark", "food")
    assert fed["You'd have {food} again, so you won't starve."].worth > 0


def test_a_new_age_says_what_it_costs():
    state = table({"hand": [], "science": 6}, {})
    said = told(state, "advance")
    assert "You reach age II and can buy its cards." in said
    assert "You get the token: with it, you can remove two of your cards for good." in said


def test_a_hand_says_which_age_its_science_pays_for_and_what_a_thief_takes():
    state = table({"hand": ["science", "thief"], "science": 4}, {"food": 2})
    said = told(state, "mark", "thief")
    assert "You get 1 {science} and 1 {damage} in all. That's enough {science} for age II." in said
    assert "Your enemy loses 1 {health} and has 59 left. It also loses 1 {food}." in said
    state.nations[0].science, state.nations[1].food = 3, 0
    said = told(state, "mark", "thief")
    assert not any("enough" in each or "also" in each for each in said)
