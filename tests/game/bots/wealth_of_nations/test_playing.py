"""How a hand plans, trades and builds in Wealth of Nations."""

from __future__ import annotations

from dataclasses import replace
from math import inf, isfinite

import pytest

from game.bots.level import LEVELS
from game.bots.roster import bot_named, sentence
from game.bots.training.match import answer
from game.engine import flow
from game.session.fixed_tables import bars_of
from game.wealth_of_nations import GAME
from game.wealth_of_nations.bot.drafting import best_packages
from game.wealth_of_nations.bot.economy import Economy
from game.wealth_of_nations.bot.evaluator import EVALUATOR, MASTER, stage
from game.wealth_of_nations.bot.features import FEATURES, weigh
from game.wealth_of_nations.bot.habits import LATE, habit, trading
from game.wealth_of_nations.bot.lookahead import MASTERLY, SOUND, produce_phases_ahead
from game.wealth_of_nations.bot.moves import MOST, candidates
from game.wealth_of_nations.bot.outlook import outlook, within_credit
from game.wealth_of_nations.bot.plans import bill, plan, plans
from game.wealth_of_nations.bot.prospects import prospects
from game.wealth_of_nations.cards.components import INDUSTRIES, MAP
from tests.game.wealth_of_nations.scenario import new_game, table

FARMS = "0 farm c4 0, 0 farm c5 0, 1 academy f4 2"


def number(state, name, seat=0):
    """One feature of a seat."""
    return weigh(state, seat)[FEATURES.index(name)]


def looked_at(state):
    """The candidates, written with spaces."""
    return [" ".join(move) for move in candidates(state, state.decision)]


def traded(state):
    """What a sound hand does in the Trade phase, written with spaces."""
    return " ".join(trading(state, state.decision))


# Judging


def test_there_is_a_number_for_every_feature():
    assert len(weigh(new_game(), 0)) == len(FEATURES)


@pytest.mark.parametrize(
    ("feature", "expected"),
    [("tiles", 2), ("money", 4), ("notes", 1), ("kinds", 1), ("banks", 0), ("sites", 1)],
)
def test_what_a_player_has_is_counted(feature, expected):
    state = table({"money": 40, "notes": 1}, {}, {}, board=f"{FARMS}, 0 - d4")
    assert number(state, feature) == expected


def test_buying_what_the_plan_needs_costs_nothing_in_the_outlook():
    state = table({"money": 90, "energy": 1}, {}, {}, board=FARMS)
    before = outlook(state, 0)
    assert before.plans
    flow.apply(state, trading(state, state.decision))
    assert outlook(state, 0).total >= before.total - 0.3


def test_without_money_and_loans_nothing_is_planned():
    state = table({"money": 0, "notes": SOUND.most_notes}, {}, {}, board=FARMS)
    ahead = outlook(state, 0)
    assert not ahead.plans
    assert isfinite(ahead.total) and ahead.added == 0
    assert sum(ahead.fuel) > 0


def test_in_the_develop_phase_a_plan_takes_what_is_there():
    cubes = {"ore": 1, "capital": 1, "energy": 1}
    rich = table(cubes, {}, {}, board=f"{FARMS}, 0 - d4", phase="develop")
    assert len(outlook(rich, 0).plans[0].hexes) == 1
    poor = table({"money": 200, "ore": 1}, {}, {}, board=f"{FARMS}, 0 - d4")
    assert outlook(poor, 0).plans
    poor.phase = "develop"
    assert not outlook(poor, 0).plans


def test_the_last_trade_phase_has_no_production_ahead():
    state = table({"food": 1}, {}, {}, board=FARMS, final=True)
    assert produce_phases_ahead(state) == 0
    state.phase = "develop"
    assert produce_phases_ahead(state) == 1
    assert produce_phases_ahead(table({}, {}, {}, board=FARMS)) > 1


def test_a_plan_counts_tiles_flags_and_fuel():
    two = plan("mine", (3, 4), flags=1, dots=3, has_power=True)
    assert two.cost == bill((("labor", 3), ("energy", 2), ("capital", 2)))
    assert two.fuel == bill((("food", 2),))


def test_plans_keep_to_stacks_and_flags():
    state = table({}, {}, {}, board=FARMS)
    assert {each.industry for each in plans(state, 0, 3)} == set(INDUSTRIES)
    state.stacks = (0, 9, 9, 9, 9, 2)
    assert not [each for each in plans(state, 0, 3) if each.industry == "farm"]
    assert max(len(each.hexes) for each in plans(state, 0, 3) if each.industry == "bank") == 2


def test_stages_and_the_end_are_told():
    state = table({"money": 25}, {"money": 3}, {}, board=FARMS)
    assert 0 <= stage(state) < EVALUATOR.stages
    assert EVALUATOR.final(state, 0) == pytest.approx(8 + 2.5 - 4.3)


# Trading


def test_a_trade_has_one_answer():
    state = table({"money": 60}, {}, {}, board=FARMS)
    assert len(looked_at(state)) == 1


def test_the_last_trade_phase_turns_cubes_into_money_and_notes_back():
    state = table({"ore": 1, "food": 1}, {}, {}, final=True)
    assert traded(state) == "sell ore"
    state = table({"money": 30, "notes": 1, "food": 1}, {}, {}, final=True)
    assert traded(state) == "repay_note seat0"
    assert traded(table({"money": 5}, {}, {}, final=True)) == "pass"


def test_nobody_takes_more_notes_than_pay():
    state = table({"notes": SOUND.most_notes}, {}, {}, board=FARMS)
    assert traded(state) != "take_note seat0"


# Building


def test_a_package_tile_is_laid_beside_its_kind():
    state = new_game(seed=2)
    for _ in range(200):
        if state.decision.choice.name == "where":
            break
        flow.apply(state, state.decision.moves[0])
    assert 1 <= len(looked_at(state)) <= MOST


def test_what_runs_best_is_run():
    state = table({"energy": 1}, {}, {}, board=FARMS, phase="produce")
    assert looked_at(state) == ["run_best"]


@pytest.mark.nightly
def test_habits_end_a_game():
    state = new_game(3, 1, rounds=40)
    for _ in range(4000):
        if state.decision is None:
            break
        opinion = GAME.advice(state, state.decision)
        flow.apply(state, opinion.move if opinion else habit(state, state, state.decision))
    assert state.decision is None


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_builds_what_it_has_the_cubes_for(level):
    cubes = {"ore": 1, "capital": 1, "energy": 3, "food": 3}
    state = table(cubes, {}, {}, board=f"{FARMS}, 0 - d4", phase="develop")
    move = bot_named(GAME, level, 1).choose(state, state.decision)
    assert move[0] == "build"


# Levels


def test_farms_are_taken_before_anything_else_and_cubes_last():
    moves = [("take_package", package) for package in ("commodity5", "industry4", "industry1")]
    assert [move[1] for move in best_packages(moves)] == ["industry1", "industry4", "commodity5"]


def test_a_tile_beside_its_kind_makes_the_dot_between_them_full():
    state = table({}, {}, {}, board="0 farm c4 0")
    near, more = prospects(state, 0, "farm")[:2]
    assert near.dots == 2
    assert more.dots > near.dots + 1


def test_who_hopes_for_more_expects_more_of_its_products():
    state = table({"money": 150, "energy": 2}, {}, {}, board=FARMS)

    assert outlook(state, 0, replace(SOUND, hope=1.5)).income > outlook(state, 0).income


def test_an_easy_hand_plans_one_thing_at_a_time():
    state = table({"money": 300, "ore": 9, "capital": 9, "labor": 9}, {}, {}, board=FARMS)
    assert len(outlook(state, 0, replace(SOUND, plans=1)).plans) == 1
    assert len(outlook(state, 0).plans) > 1


def test_what_everybody_makes_fills_the_markets_that_a_far_sighted_hand_sees():
    """Four Farms of another player make Food cheap; who looks at the markets of today does not see it."""
    farms = "1 farm c4 0, 1 farm c5 0, 1 farm d5 0, 1 farm d4 0"
    state = table({}, {}, {}, board=farms)
    food = 0
    today = Economy(state, 0, pace=0.0, drift=0.0).filled_in(4, food, own=0)
    later = Economy(state, 0, pace=0.0, drift=0.5).filled_in(4, food, own=0)
    assert later > today == state.markets[food].filled


def test_no_purchase_changes_what_the_markets_are_expected_to_hold():
    state = table({"money": 60}, {}, {}, board=FARMS)
    before = Economy(state, 0, 0.6, 0.3)
    flow.apply(state, ("buy", "ore"))
    after = Economy(state, 0, 0.6, 0.3)
    assert [after.filled_in(3, place, 0) for place in range(5)] == [before.filled_in(3, place, 0) for place in range(5)]


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_buys_back_in_a_phase_what_it_has_sold(level):
    """A whole Trade phase of the hand; the others pass."""
    state = table({"money": 90, "food": 9, "labor": 1, "ore": 1, "capital": 1}, {}, {}, board=FARMS)
    hand = bot_named(GAME, level, 1)
    bought, sold = set(), set()
    while state.phase == "trade" and state.decision is not None:
        seat = state.decision.seat
        move = hand.choose(state, state.decision) if seat == 0 else ("pass",)
        if move[0] in ("buy", "sell"):
            (bought if move[0] == "buy" else sold).add(move[1])
        flow.apply(state, move)
    assert bought or sold
    assert not bought & sold


def test_every_level_says_of_itself_what_it_does():
    assert len({sentence(GAME, level) for level in LEVELS}) == len(LEVELS)
    assert sentence(GAME, "hard banker").startswith(sentence(GAME, "hard"))


@pytest.mark.parametrize("money", [20, 40])
def test_a_master_can_say_what_a_note_is_for(money):
    state = table({"money": money}, {}, {}, board=FARMS)
    note = trading(state, state.decision, MASTERLY)
    worths = MASTER.purpose(state, 0, note)
    assert note == ("take_note", "seat0")
    assert worths["tiles"] > 0
    assert MASTERLY.least_credit <= sum(worths.values()) < inf


def test_a_note_is_for_what_is_built_once_it_is_taken():
    """Further loans would add a tile to the best outlook, but too little to be taken: none is what this one is for."""
    state = table({"money": 0}, {}, {}, board=FARMS)
    assert MASTER.purpose(state, 0, ("take_note", "seat0"))["tiles"] == 0
    assert traded_to_the_end(state) == ["take_note seat0", "buy energy", "pass"]


def traded_to_the_end(state):
    """What a Master does in the Trade phase while the others pass."""
    done = []
    while state.decision and state.phase == "trade":
        move = ("pass",) if state.decision.seat else trading(state, state.decision, MASTERLY)
        done += [] if state.decision.seat else [" ".join(move)]
        flow.apply(state, move)
    return done


@pytest.mark.parametrize("money", [30, 40])
def test_what_a_plan_does_not_need_is_sold_before_money_is_borrowed_and_the_plan_is_kept(money):
    """A plan for all the loans that could be had was given up on the way, for it added too little."""
    board = "0 farm b3, 0 farm b4, 0 farm c4, 0 mine d3 2, 0 mine d4 2, 0 factory e3 1, 0 factory f2 0"
    state = table({"money": money, "labor": 5, "energy": 3}, {}, {}, board=board)
    planned = within_credit(state, 0, MASTERLY)[0].plans
    done = traded_to_the_end(state)
    sold = [place for place, move in enumerate(done) if move == "sell labor"]
    assert sold and max(sold) < done.index("take_note seat0")
    assert within_credit(state, 0, MASTERLY)[0].plans == planned


def test_a_master_takes_no_note_for_little():
    state = table({"money": 40}, {}, {}, board=FARMS)
    worth = sum(MASTER.purpose(state, 0, ("take_note", "seat0")).values())
    proud = replace(MASTERLY, least_credit=worth + 0.1)
    assert trading(state, state.decision, proud)[0] != "take_note"


def test_nothing_else_pays_for_a_plan():
    state = table({"money": 40}, {}, {}, board=FARMS)
    others = [move for move in state.decision.moves if move != ("take_note", "seat0")]
    assert not any(MASTER.purpose(state, 0, move) for move in others)


SIXTEEN = ", ".join(f"0 - {name}" for name in MAP.names[:16])


def last_flag(phase, round=LATE, **holdings):
    """A leader with 17 flags, an academy, which makes Labor, and no use for another tile."""
    return table(holdings, {}, {}, board=f"{SIXTEEN}, 0 academy i5 0", phase=phase, round=round)


@pytest.mark.parametrize(
    ("round", "money", "answer"), [(LATE - 1, 20, "pass"), (LATE, 20, "buy labor"), (LATE, 12, "pass")]
)
def test_in_a_game_that_drags_on_labor_is_bought_for_a_flag(round, money, answer):
    assert traded(last_flag("trade", round, money=money)) == answer


@pytest.mark.parametrize(("round", "answer"), [(LATE - 1, "sell labor"), (LATE, "pass")])
def test_labor_for_the_flag_that_ends_a_game_is_not_sold(round, answer):
    assert traded(last_flag("trade", round, money=20, labor=1)) == answer


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_that_drags_on_is_ended(level):
    """W-END-01."""
    assert looked_at(last_flag("develop", LATE - 1, labor=1)) == ["pass"]
    state = last_flag("develop", labor=1)
    flow.apply(state, bot_named(GAME, level, 1).choose(state, state.decision))
    assert state.end_conditions == ("all_flags",)


def test_habits_end_a_game_that_drags_on():
    state = last_flag("develop", labor=1)
    assert habit(state, state, state.decision)[0] == "place_flag"


@pytest.mark.sample(3)
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_where_notes_are_barred_bots_do_without(level):
    bars = bars_of("wealth_of_nations", "never_a_debtor", 0, [{"verb": "take_note"}, {"verb": "repay_note"}])
    state = GAME.new(GAME.settle_options(3, {}), 3, 2, bars=bars)
    bots = [bot_named(GAME, level, seat) for seat in range(3)]
    while state.round <= 1 and (decision := state.decision):
        move = answer(GAME, bots[decision.seat], state)
        assert not bars.bar(decision.seat, move)
        flow.apply(state, move)
