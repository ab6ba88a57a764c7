"""What few moves can bring at most: nothing is searched for that is surely out of reach, and no way is lost by that."""

import pytest

from game.bots.bot import think_through
from game.engine.goal_search import Goal, ways
from game.nations.analysis.bounds import sight
from game.nations.analysis.goals import WISHING
from game.nations.rules.turns import TURN
from tests.game.nations.scenario import play, table

FREE = [["hoplite"], ["temple"], ["ziggurat"]]


def tried(state, *wish):
    """How many positions are tried for a wish."""
    return sum(1 for _ in ways(WISHING, state, [Goal(*wish)]))


def way(state, *wish):
    """The verbs of the way to a wish."""
    found = think_through(ways(WISHING, state, [Goal(*wish)]))
    return [move[0] for each in found.values() for move in each.moves]


@pytest.mark.parametrize(
    ("nation", "wish"),
    [
        ({"gold": 2, "stone": 9, "slots": {"hoplite": 1}, "area": 3}, ("buy_card", "ziggurat")),
        ({"gold": 0, "stone": 0, "slots": {"hoplite": 1}, "area": 1}, ("deploy", "slot0")),
        ({"gold": 3, "stone": 9, "slots": {"hoplite": 1}}, ("hire_architect", "wonder")),
        ({"gold": 3, "stone": 9, "slots": {"farm": 1}, "area": 3}, ("buy_card", "nubia")),
    ],
)
def test_what_no_move_can_bring_is_not_searched_for(nation, wish):
    board = [["silk"], ["aeneid"], ["nubia", "ziggurat"]]
    assert tried(table(nation, {}, board=board), *wish) == 0


def test_a_second_war_is_out_of_reach():
    state = table({"gold": 9}, {}, board=[["hyksos_invasion"]], war="peloponnesian_war")
    assert tried(state, "buy_card", "hyksos_invasion") == 0


def test_architects_of_own_cards_are_there_or_gone():
    nation = {"gold": 3, "stone": 9, "wonder": "the_oracle", "advisors": ["archimedes"]}
    used = table(nation, {}, board=FREE)
    used.nations[0].private_architects = ()
    used.decision = TURN(used, 0)
    assert tried(used, "hire_architect", "wonder") == 0
    nation["advisors"] = []
    offered = table(nation, {}, board=[["archimedes"], *FREE[:2]])
    assert way(offered, "hire_architect", "wonder") == ["buy_card", "hire_architect"]


def test_what_a_card_brings_is_within_reach():
    nation = {"gold": 1, "food": 1, "ready": ["petra"]}
    assert way(table(nation, {}, board=FREE), "buy_card", "ziggurat") == ["use_special", "choose", "buy_card"]


def test_a_wonder_may_bring_what_is_missing():
    nation = {"gold": 1, "stone": 9, "wonder": "darwins_voyage"}
    state = table(nation, {}, board=FREE, architects=9)
    assert sight(state, state.nations[0]).after(state.nations[0], 3).gold >= 16


def test_it_is_never_less_than_what_a_move_brings():
    state = table({"gold": 5, "stone": 1, "slots": {"hoplite": 0}, "area": 2}, {}, board=[["iron_working"]])
    before = sight(state, state.nations[0]).after(state.nations[0], 2)
    play(state, "buy_card iron_working nation", "choose resource")
    assert state.nations[0].stone <= before.stone
