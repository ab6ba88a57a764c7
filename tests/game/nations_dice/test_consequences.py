"""What the adviser says of moves of The Dice Game, in positions in which its figures come true."""

from game.bots.advice.checking import is_refuted
from game.bots.advice.fact import CERTAIN
from game.bots.advice.words import FactWords
from game.engine import flow
from game.nations_dice import GAME
from game.nations_dice.analysis.consequences import CONSEQUENCES, counted, facts
from game.text import language
from tests.game.nations_dice.scenario import table


def told(state, move, spoken="en"):
    """What is said of a move, each sentence once."""
    move = tuple(move.split())
    assert move in state.decision.moves
    found = facts(state, move)
    for each in found:
        assert not is_refuted(GAME, CONSEQUENCES, state, each), each
    with language.speaking(spoken):
        return {FactWords("nations_dice", CONSEQUENCES)(each): each for each in found}


def test_a_building_says_how_many_dice_it_brings():
    state = table({"dice": "white gold, white gold"}, {}, rows=[("irrigation",), (), ()])
    assert "It gives 1 orange die, rolled right away and yours every round." in told(state, "buy_tile irrigation slot0")
    german = told(state, "buy_tile irrigation slot0", "de")
    assert "Das bringt einen orangen Würfel, gleich geworfen und jede Runde deiner." in german


def test_paying_with_what_meets_the_famine_says_that_it_is_missed():
    state = table({"dice": "white gold, orange 2 food"}, {}, rows=[("peru",), (), ()])
    said = told(state, "pass")
    assert "You already get 1 {vp}: the famine." in said


def test_a_colony_says_what_it_brings_every_round_and_what_it_costs_now():
    state = table({"dice": "red 3 strength"}, {}, rows=[("peru",), (), ()], event="antiquity_event_3")
    said = told(state, "buy_tile peru colonies")
    assert "You get 1 {stone} every round." in said
    misses = said["You then miss the war, worth 1 {vp}."]
    assert (misses.layer, misses.worth) == (CERTAIN, -1)


def test_what_dice_decide_is_counted():
    before, end = table({}, {}), table({}, {})
    end.nations[0].vp_war = 1
    assert counted(before, end, 0) == {"famine": False, "war": True, "books": False}


def test_paying_names_the_die_that_is_spent():
    state = table({"dice": "white gold, orange 2 gold"}, {}, rows=[("irrigation",), (), ()])
    handle = next(die.handle for die in state.nations[0].dice if die.colour == "white")
    flow.apply(state, ("buy_tile", "irrigation", "slot0"))
    assert "You spend your white die with 1 {gold}." in told(state, f"pay_with {handle}")
