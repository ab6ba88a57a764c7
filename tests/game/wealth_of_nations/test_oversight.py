"""What passing would cost: points that own moves surely bring where the game ends by it, and nothing anywhere else."""

import pytest

from game.bots.bot import think_through
from game.engine.goal_search import overlooked
from game.wealth_of_nations.analysis.forecast import left_idle
from game.wealth_of_nations.analysis.goals import WISHING
from game.wealth_of_nations.cards.components import PRICES
from tests.game.wealth_of_nations.scenario import play, table

ABLE = {"food": 1, "labor": 2, "energy": 2, "ore": 3, "capital": 4, "money": 30}
FLOODED = {f"filled_{kind}": len(PRICES[kind].wells) for kind in ("energy", "labor", "ore", "capital")}
"""Markets on which cubes bring little."""
EMPTY = dict.fromkeys(FLOODED, 0)


def found(state):
    return think_through(overlooked(WISHING, state))


@pytest.mark.parametrize(
    ("board", "verbs"),
    [("0 - c4", ["build"]), ("0 farm c4 0", ["place_flag", "build"])],
)
def test_a_tile_that_is_worth_more_than_its_cubes_is_overlooked_in_the_last_develop_phase(board, verbs):
    last = table(ABLE, {}, {}, board=board, phase="develop", most_rounds=1, **FLOODED)
    pass_now = found(last)
    assert [move[0] for move in pass_now.way.moves] == verbs
    assert pass_now.then.points > pass_now.now.points


@pytest.mark.parametrize(
    "case", [{"most_rounds": 2}, {"phase": "trade"}, EMPTY], ids=["goes on", "trade", "dear cubes"]
)
def test_nothing_is_overlooked_while_the_game_goes_on_or_where_cubes_bring_as_much(case):
    facts = {"phase": "develop", "most_rounds": 1, **FLOODED, **case}
    assert found(table({**ABLE, "labor": 0}, {}, {}, board="0 farm c4 0, 0 - c5", **facts)) is None


def test_blocs_that_pay_are_missed_in_the_last_produce_phase():
    generators = ", ".join(f"0 generator {hex} 0" for hex in ("a1", "c4", "e4", "g4"))
    state = table({"food": 4}, {}, {}, board=generators, phase="produce", final=True)
    assert left_idle(state, 0) > 0
    play(state, "run_best")
    assert left_idle(state, 0) == 0
