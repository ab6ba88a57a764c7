"""What styles change in the play of Wealth of Nations."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots.level import LEVELS, MASTER
from game.bots.roster import bot_named
from game.wealth_of_nations import GAME
from game.wealth_of_nations.bot.evaluator import BUILDING
from game.wealth_of_nations.bot.lookahead import SOUND
from game.wealth_of_nations.bot.outlook import outlook
from tests.game.wealth_of_nations.scenario import table

FARMS = "0 farm c4 0, 0 farm c5 0, 1 academy f4 2"


def planned(state, **liking):
    """How many tiles of every industry are planned by whom."""
    plans = outlook(state, 0, replace(SOUND, **liking)).plans
    return {plan.industry: len(plan.hexes) for plan in plans}


def test_who_likes_banks_plans_them():
    state = table({"money": 60}, {}, {}, board=FARMS)
    assert "bank" not in planned(state)
    assert "bank" in planned(state, likes=("bank",), liking=20.0)


def test_a_builder_goes_on_with_loans_where_others_stop():
    state = table({"money": 40, "notes": SOUND.most_notes}, {}, {}, board=FARMS)
    assert not planned(state)
    assert planned(state, **BUILDING)


@pytest.mark.parametrize("level", [level for level in LEVELS if level != MASTER])
def test_a_merchant_goes_on_to_barter_where_others_stop(level):
    """A Master barters as long as a merchant does."""
    apart = "0 mine a1 0, 0 mine a3 0, 0 mine a5 0, 0 mine c1 0, 1 generator h2 0, 1 generator h3 0"
    state = table(
        {"money": 99, "food": 4, "notes": 9, "deals": SOUND.most_deals},
        {"food": 2, "energy": 8, "money": 10, "notes": 9},
        {},
        board=apart,
        stacks=(0,) * 6,
    )

    def answered(player):
        return bot_named(GAME, player, 1).choose(state, state.decision)

    assert answered(level)[0] != "barter"
    assert answered(f"{level} merchant") == ("barter", "seat1")
