"""Which moves of The Dice Game a hand looks at, and what it never does."""

from __future__ import annotations

import pytest

from game.bots.analysis.move_analysis import AT_FIRST_SIGHT
from game.bots.bot import think_through
from game.bots.level import LEVELS
from game.bots.roster import ADVISER, bot_named
from game.engine import flow
from game.nations_dice import GAME
from game.nations_dice.analysis.preview import payments_for
from game.nations_dice.bot.moves import candidates, master_candidates
from game.nations_dice.bot.settling import settle
from game.nations_dice.cards.dice import UNROLLED
from tests.game.nations_dice.scenario import play, table


def looked_at(state):
    """The candidates, written with spaces."""
    return [" ".join(move) for move in candidates(state, state.decision)]


def test_nobody_passes_while_the_wonder_can_be_finished():
    state = table({"dice": "white stone, white stone, white stone", "wonder": "great_pyramid"}, {})
    assert "pass" not in looked_at(state)


def test_a_wonder_that_can_be_finished_is_not_replaced():
    state = table({"dice": "orange 3 gold, white stone", "wonder": "hanging_gardens"}, {}, rows=[("colossus",), (), ()])
    assert "buy_tile colossus wonder" not in looked_at(state)


def test_no_building_covers_a_better_one():
    state = table(
        {
            "dice": "orange 3 gold, red 3 strength, red 3 strength",
            "slots": ("knights", "farm", "caravan", "quarry", "temple"),
            "brought": (("red", "red"), ("white",), ("white",), ("white",), ("white",)),
        },
        {},
        rows=[("irrigation",), (), ()],
    )
    assert "buy_tile irrigation slot0" not in looked_at(state)
    assert "buy_tile irrigation slot1" in looked_at(state)


def test_a_building_with_points_is_left_where_the_same_dice_lie_without():
    state = table({"dice": "white gold"}, {}, rows=[("university",), (), ()])
    nation = state.nations[0]
    nation.slots = ("windmill", "marketplace", "guildhall", "guildhall", "guildhall")
    nation.brought = (("orange",), ("orange",), *[("orange", "orange")] * 3)
    assert "buy_tile university slot1" in looked_at(state)
    assert "buy_tile university slot0" not in looked_at(state)


def test_a_poor_used_die_goes_back_rather_than_a_rich_one():
    """Guildhall costs both gold dice: one of the white ones goes back, and the red die stays."""
    state = table(
        {
            "dice": "white gold, white strength, orange 2 gold, red 2 food",
            "slots": ("hoplite", "irrigation", "caravan", "quarry", "temple"),
            "brought": (("red",), ("orange",), ("white",), ("white",), ()),
        },
        {},
        rows=[(), (), ("guildhall",)],
    )
    assert [each for each in looked_at(state) if "guildhall" in each] == ["buy_tile guildhall slot4"]
    state.nations[0].brought = (("red",), ("orange",), ("white",), ("white",), ("blue",))
    assert [each for each in looked_at(state) if "guildhall" in each] == ["buy_tile guildhall slot2"]


def test_nothing_more_is_advised_into_a_payment_that_is_complete():
    state = table({"dice": "white gold, white gold", "chits": "gold"}, {}, rows=[("irrigation",), (), ()])
    for move in (("buy_tile", "irrigation", "slot0"), ("pay_with", "gold_chit")):
        flow.apply(state, move)
    analysis = think_through(bot_named(GAME, ADVISER, 1).analysis(state, state.decision, None, AT_FIRST_SIGHT))
    assert analysis.move == ("pay", "irrigation")
    assert not analysis.others


def test_the_adviser_pays_in_all_futures_what_the_table_lays_out():
    state = table({"dice": "white gold, white gold", "chits": "gold"}, {}, rows=[("irrigation",), (), ()])
    buy = ("buy_tile", "irrigation", "slot0")
    (handles, *_) = payments_for(state, buy)
    paid = (*(("pay_with", each) for each in handles), ("pay", "irrigation"))
    bot = bot_named(GAME, ADVISER, 1)
    found = [
        *think_through(bot.tries(state, state.decision, AT_FIRST_SIGHT)),
        *think_through(bot.faced(state, state.decision, [buy])),
    ]
    lines = [line for each in found if each.move == buy for line in each.lines]
    assert lines and all(line[: len(paid)] == paid for line in lines)
    flow.apply(state, buy)
    assert paid[0] == master_candidates(state, state.decision)[0] != candidates(state, state.decision)[0]


def test_no_advisor_gives_way_to_a_worse_one():
    state = table(
        {"dice": "orange 3 gold", "advisor": "hammurabi", "advisor_rerolls": 1},
        {},
        rows=[("sun_tzu",), (), ()],
    )
    assert "buy_tile sun_tzu advisor" not in looked_at(state)


def test_payments_are_few_and_none_is_wasteful():
    state = table(
        {"dice": "orange 3 gold, orange 2 gold, orange 1 gold, white gold", "chits": "gold, gold"},
        {},
        rows=[(), ("library",), ()],
    )
    play(state, "buy_tile library slot0")
    assert len(looked_at(state)) <= 4


def test_dice_of_a_new_building_count_at_their_mean_and_show_nothing():
    state = table({"dice": "white gold", "chits": ""}, {}, rows=[("irrigation",), (), ()])
    before = state.surprises
    flow.apply(state, ("buy_tile", "irrigation", "slot1"))
    settle(state, 0)
    assert [die.face for die in state.nations[0].dice if die.colour == "orange"] == [UNROLLED]
    assert state.surprises == before


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_finishes_the_last_wonder(level):
    state = table(
        {"dice": "blue 2 stone, white stone", "wonder": "great_pyramid"},
        {},
        rows=[(), (), ()],
        event="industrial_event_1",
    )
    state.round = 4
    assert bot_named(GAME, level, 1).choose(state, state.decision) == ("build_wonder", "wonder")


def test_what_the_next_nation_has_just_rolled_counts_at_its_mean_and_shows_nothing():
    state = GAME.new(GAME.settle_options(2, {}), 2, 3)
    before, roller = state.surprises, state.decision.seat
    flow.apply(state, ("pass",))
    settle(state, roller)
    assert {die.face for die in state.nations[1 - roller].dice} == {UNROLLED}
    assert UNROLLED not in {die.face for die in state.nations[roller].dice}
    assert state.surprises == before
