"""Previews: production of every seat, and planning."""

from __future__ import annotations

import pytest

from game.wealth_of_nations.analysis.forecast import Forecast, forecast, what_if
from game.wealth_of_nations.analysis.planning import WISHES, cost_of, planning
from game.wealth_of_nations.rules import scoring
from tests.game.wealth_of_nations.scenario import moves, new_game, play, table, tiles

ACADEMIES = tiles(0, "academy", {(0, 0): 1, (0, 1): 1, (1, 0): 3})


def test_what_production_takes_and_brings():
    state = table({"food": 1, "energy": 1}, {}, {}, board=f"{ACADEMIES}, 0 farm b5")
    row = forecast(state).rows[0]
    assert dict(row.cost) == {"food": 3, "energy": 2}
    assert dict(row.short) == {"food": 2, "energy": 1}
    assert row.price == 7 + 7 + 13
    assert dict(row.output) == {"labor": 5, "food": 1}
    assert row.shared == 0


def test_nothing_is_foreseen_once_no_production_is_to_come():
    """W-END-04."""
    assert forecast(table({}, {}, {}, board=ACADEMIES, final=True)).rows == ()


def test_what_the_cubes_at_hand_bring():
    state = table({"food": 3, "energy": 1}, {}, {}, board=f"{ACADEMIES}, 0 farm b5")
    row = forecast(state).rows[0]
    assert (row.best, dict(row.best_cost)) == ((("labor", 5),), {"food": 3, "energy": 1})


def test_an_automated_bloc_takes_the_cheaper_feed():
    state = table({}, {}, {}, board=ACADEMIES, automated=ACADEMIES.split()[2])
    assert dict(forecast(state).rows[0].cost) == {"food": 3, "energy": 1}
    state.market("food").filled = 0
    assert dict(forecast(state).rows[0].cost) == {"ore": 1, "energy": 1}


def test_shared_dots_are_counted():
    state = table({}, {}, {}, board="0 farm b2, 1 farm b3")
    assert [row.shared for row in forecast(state).rows] == [1, 1, 0]


def test_during_production_what_runs_counts_as_output():
    state = table({"food": 3, "energy": 2}, {}, {}, board=f"{ACADEMIES}, 0 farm b5", phase="produce")
    play(state, moves(state, "run")[1])
    row = forecast(state).rows[0]
    assert dict(row.output) == {"labor": 5, "food": 1}
    assert dict(row.cost) == {"energy": 1}


def test_there_is_no_forecast_before_and_after_the_game():
    state = new_game(3)
    assert forecast(state) == Forecast()
    state.phase = "over"
    assert forecast(state) == Forecast()


def test_what_a_move_would_change():
    state = table({"ore": 1, "capital": 1}, {}, {}, board="0 farm b2, 0 - b3", phase="develop")
    now, then = forecast(state).rows[0], what_if(state, ("build", "farm", "b3", "turn0")).rows[0]
    assert (dict(now.output), dict(then.output)) == ({"food": 1}, {"food": 3})


def test_a_plan_says_what_is_missing_and_what_it_costs_with_the_climb():
    state = table({"capital": 1, "money": 60}, {}, {})
    plan = planning(state, 0, ["farm", "farm", "force"])
    assert dict(plan.cost) == {"ore": 2, "capital": 3}
    assert dict(plan.missing) == {"ore": 2, "capital": 2}
    assert plan.price == 20 + 21 + 25 + 26
    assert plan.money_left == 60 - plan.price


@pytest.mark.parametrize(
    ("wish", "cost"),
    [
        ("flag", {"labor": 1}),
        ("move", {"capital": 1}),
        ("force", {"capital": 1}),
        ("automate", {"energy": 1, "capital": 2}),
        ("factory", {"labor": 1, "ore": 2}),
        ("run", {"food": 3, "energy": 1}),
    ],
)
def test_every_wish_has_its_cost(wish, cost):
    state = table({}, {}, {}, board=ACADEMIES)
    assert wish in WISHES
    assert dict(cost_of(state, 0, wish)) == cost


def test_nothing_planned_costs_nothing():
    assert planning(table({}, {}, {}), 0, []).price == 0


@pytest.mark.parametrize(("money", "notes", "vp"), [(303, 8, 66 - 56), (49, 2, -1), (24, 1, -1), (30, 0, 3)])
def test_the_end_counts_notes_as_repaid_where_the_money_pays_for_them(money, notes, vp):
    """$25 are worth less than the 3 VP that a note costs at the end."""
    state = table({"money": money, "notes": notes}, {}, {}, board=ACADEMIES, final=True)
    (own, *_) = forecast(state).ends
    assert own.then - scoring.VP_FOR_A_TILE * scoring.tiles_of(state, 0) == vp
