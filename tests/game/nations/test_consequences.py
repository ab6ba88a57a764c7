"""What the adviser says of moves of Nations: every sentence with a number, in a position in which it comes true."""

import pytest

from game.bots.advice.checking import is_refuted
from game.bots.advice.fact import CERTAIN, PRINTED
from game.bots.advice.words import FactWords
from game.nations import GAME
from game.nations.analysis.consequences import CONSEQUENCES, facts
from game.nations.cards.cards import EVENTS
from game.text import language
from tests.game.nations.scenario import table

PLAIN = {"area": 2, "stone": 5, "gold": 3, "food": 5, "books": 5, "slots": {"farm": 1, "temple": 0, "axeman": 0}}


def told(state, move, spoken="en"):
    """What is said of a move, each sentence once."""
    move = tuple(move.split())
    assert move in state.decision.moves
    found = facts(state, move)
    for each in found:
        assert not is_refuted(GAME, CONSEQUENCES, state, each), each
    with language.speaking(spoken):
        return {FactWords("nations", CONSEQUENCES)(each): each for each in found}


def two(own=(), other=(), **fields):
    return table({**PLAIN, **dict(own)}, {**PLAIN, **dict(other)}, **fields)


def test_a_card_for_workers_is_told_by_what_each_of_them_gives():
    state = two(board=[["ziggurat"]])
    said = told(state, "buy_card ziggurat slot1")
    assert "Each worker on it gives 1 {stone} and 2 {stability} (1 {stone} to place)." in said
    assert "Jeder Arbeiter darauf bringt 1 {stone} und 2 {stability} (1 {stone} fürs Einsetzen)." in told(
        state, "buy_card ziggurat slot1", "de"
    )


def test_with_the_first_worker_on_it_a_card_changes_ranks_and_opens_colonies():
    state = two(
        {"slots": {"farm": 1, "temple": 0}},
        {"slots": {"farm": 1, "axeman": 1}},
        board=[["chariot", "macedonia"]],
    )
    state.nations[0].gold = 5
    said = told(state, "buy_card chariot slot1")
    assert "With a worker on it, you stop being the weakest (3 {strength} to 2)." in said
    assert "With a worker on it, you become the strongest (3 {strength} to 2)." in said
    assert said["With a worker on it, you become the strongest (3 {strength} to 2)."].layer == CERTAIN


@pytest.mark.parametrize(("strength", "is_open"), [(4, True), (5, False)])
def test_a_colony_is_opened_by_enough_strength_and_by_no_less(strength, is_open, monkeypatch):
    state = two({"slots": {"axeman": 1, "farm": 0}}, board=[["macedonia"]])
    monkeypatch.setattr("game.nations.analysis.consequences.colony_requirement", lambda state, card: strength)
    said = told(state, "deploy area slot0")
    assert ("You're strong enough for Macedonia (4 {strength})." in said) is is_open


def test_deploying_says_what_is_made_every_round_and_what_it_costs():
    said = told(two({"area": 1, "slots": {"farm": 1, "axeman": 0}}), "deploy area slot1")
    assert "You get 2 {strength} right away." in said
    assert "It costs you 1 {food} every round." in said
    assert said["It costs you 1 {food} every round."].worth < 0
    assert "As things stand, you get 1 {stone} and 1 {food} every round." in told(two(), "deploy area slot0")


def test_what_the_round_would_cost_is_saved():
    hungry = {"food": 0, "books": 9, "slots": {"farm": 0, "axeman": 1}, "area": 2}
    event = next(each.id for each in EVENTS.all() if not each.famine and each.age == 1)
    said = told(two(hungry, event=event), "deploy area slot0")
    (saves,) = [words for words in said if words.startswith("It saves 1 {vp}")]
    assert saves == "It saves 1 {vp} you'd lose: production."
    assert said[saves].changes[0].change == 1


def test_a_battle_and_a_golden_age_say_what_is_taken():
    state = two({"slots": {"axeman": 1, "farm": 1}}, board=[["battle_of_cannae", "aeneid"]])
    raid = told(state, "buy_card battle_of_cannae nation")
    assert "You take 2 {books}, {food} or {stone} right away." in raid
    assert "You take 2 {books}, or pay for 1 {vp}." in told(state, "buy_card aeneid nation")


def test_a_wonder_and_its_sections_are_counted():
    state = two(board=[["hanging_gardens"]])
    said = told(state, "buy_card hanging_gardens wonder")
    assert "Hanging Gardens takes 2 sections (3 {stone} in all), worth 1 {vp} in the end." in said
    state = two({"wonder": "hanging_gardens"}, architects=1)
    assert "Hanging Gardens then needs 1 more section, worth 1 {vp} in the end." in told(
        state, "hire_architect public wonder"
    )


def test_an_advisor_speaks_in_the_words_of_its_card():
    state = two(board=[["hatshepsut"]])
    said = told(state, "buy_card hatshepsut advisor0")
    assert next(each for words, each in said.items() if words.startswith("Hatshepsut: ")).layer == PRINTED
    assert "As things stand, you get 1 {gold} every round." in said


def test_undeploying_says_that_the_turn_goes_on():
    said = told(two({"slots": {"axeman": 1, "farm": 1}}), "undeploy slot0")
    assert "It takes a worker off Axeman, and it's still your turn." in said
    assert "As things stand, you get 1 {food} every round." in said
