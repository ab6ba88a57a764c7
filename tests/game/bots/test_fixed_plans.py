"""No simple-minded plan beats a Master: short matches; `tests.attacks.fixed_plans` plays long ones."""

from dataclasses import replace

import pytest

from game import game_named
from game.bots.level import MASTER
from game.bots.roster import evaluator_of
from tests.attacks.fixed_plans import PLANS, is_won

FUTURES = {"nations": 0, "nations_dice": 4, "nation_deckbuilder": 0, "wealth_of_nations": 0}
"""Those of a Master that has hardly any time."""

SEEDS = range(1, 7)


@pytest.mark.nightly
@pytest.mark.parametrize(("game_name", "plan"), [(game, plan) for game in PLANS for plan in PLANS[game]])
def test_no_fixed_plan_beats_a_master_again_and_again_even_in_haste(game_name, plan):
    game = game_named(game_name)
    budget = replace(evaluator_of(game, MASTER).budget, rollouts=FUTURES[game_name], shortlist=2)
    options = {"ages": 2} if game_name == "nations" else {}
    assert not all(is_won(game, PLANS[game_name][plan], MASTER, seed, options, budget) for seed in SEEDS)
