"""What is laid out on the table of Wealth of Nations: tiles with their turns, trades of several cubes, runs."""

from __future__ import annotations

from game.engine import flow
from game.wealth_of_nations.cards.components import MAP
from game.wealth_of_nations.drafts.trades import is_still_meant
from game.wealth_of_nations.packages import WHERE
from tests.game.wealth_of_nations.scenario import asked, play, table
from tests.scenes.tables.wealth_games import TABLE, begun, model

BUILDER = {"ore": 2, "capital": 3, "labor": 2, "energy": 2}


def played(state, draft):
    """The position after everything that is laid out."""
    for move in draft.moves:
        flow.apply(state, move)
    return state


def test_a_tile_of_a_package_is_in_hand_at_once_and_needs_a_hex():
    state = table({}, {}, {})
    state.stack.clear()
    state.then((WHERE, 0, "academy"))
    state.decision = None
    flow.advance(state)
    draft = TABLE.draft(state, state.decision.moves)
    assert draft.moves == ()
    draft = draft.turned(state, 2).touched(state, "c4")
    assert draft.moves == (("place", "c4", "turn2"),)
    assert draft.is_confirmed_by("c4")


def test_the_wheel_turns_a_tile_where_it_lies():
    state = table(BUILDER, {}, {}, board="0 - c4", phase="develop")
    draft = begun(state, "academy", "c4").draft
    turns = [draft.turned(state, step).moves[0][3] for step in range(6)]
    assert turns == [f"turn{turn}" for turn in range(6)]
    assert draft.turned(state, -1).moves[0][3] == "turn5"


def test_a_turn_that_clashes_is_laid_by_force():
    state = table(BUILDER, {}, {}, board="1 farm c5, 0 - c4", phase="develop")
    draft = begun(state, "generator", "c4").draft
    ways = {draft.turned(state, step).moves[0][-1] == "force" for step in range(2)}
    assert ways == {True, False}


def test_without_capital_for_force_only_peaceful_turns_are_leafed():
    state = table({"ore": 1, "capital": 1}, {}, {}, board="1 farm c5, 0 - c4", phase="develop")
    draft = begun(state, "generator", "c4").draft
    assert draft.turned(state, 1) == draft


def test_a_hex_may_be_chosen_before_the_tile():
    state = table(BUILDER, {}, {}, board="0 - c4, 0 - d7", phase="develop")
    draft = begun(state, "c4", "farm").draft
    assert draft.moves == (("build", "farm", "c4", "turn0"),)


def test_a_tile_is_moved_and_turned_in_one_go_and_cannot_be_left_as_it_was():
    state = table({"capital": 1}, {}, {}, board="0 academy c4 1", phase="develop")
    draft = begun(state, "c4").draft
    assert draft.origins == ("c4",)
    draft = draft.touched(state, "e8").turned(state, 1)
    played(state, draft)
    assert state.tiles[MAP.index["e8"]].turn == 2


def test_nothing_covers_the_map_while_a_tile_is_laid():
    state = table({"capital": 1}, {}, {}, board="0 academy c4 1", phase="develop")
    assert TABLE.layout(begun(state)).targets["c4"].tells
    assert TABLE.layout(begun(state, "c4")).targets["c4"].tells is None


def test_the_button_of_building_does_not_speak_of_a_tile_that_is_moved():
    state = table({"capital": 1}, {}, {}, board="0 academy c4 1", phase="develop")
    labels = {verb.verb: verb.label for verb in TABLE.words.rail_verbs(begun(state, "c4"))}
    assert (labels["build"], labels["take_up"]) == ("Build", "Move")
    state = table(BUILDER, {}, {}, board="0 - c4", phase="develop")
    assert {verb.verb: verb.label for verb in TABLE.words.rail_verbs(begun(state, "farm"))}["build"] == "Build a Farm"


def test_two_tiles_are_taken_up_together_and_the_second_is_laid_next():
    state = table({"capital": 1}, {}, {}, board="0 farm c4, 0 farm c5", phase="develop")
    draft = begun(state, "c4", "c5").draft
    assert draft.origins == ("c4", "c5")
    played(state, draft.touched(state, "e8"))
    assert asked(state) == (0, "moving")
    assert TABLE.is_midway(state)
    assert TABLE.draft(state, state.decision.moves).moves == ()


def test_the_total_of_several_cubes_climbs_with_the_price():
    state = table({"money": 100}, {}, {})
    draft = begun(state, "buy capital", "more capital", "more capital").draft
    assert (draft.cubes, draft.total) == (3, 25 + 26 + 27)
    assert draft.turned(state, 1).cubes == 2
    assert draft.touched(state, "fewer capital").cubes == 2


def test_no_more_cubes_than_money_or_cubes_allow():
    state = table({"money": 51, "food": 2}, {}, {})
    buying = begun(state, "buy capital", *["more capital"] * 4).draft
    selling = begun(state, "sell food", *["more food"] * 4).draft
    assert (buying.cubes, selling.cubes) == (2, 2)


def test_a_carried_cube_lands_at_its_own_market_alone():
    state = table({"food": 2}, {}, {})
    draft = begun(state, "sell food").draft
    assert draft.landings(state, "food stock") == {"food market"}
    once = draft.dropped(state, "food stock", "food market")
    assert once.cubes == 1
    assert once.dropped(state, "food stock", "food market").cubes == 2


def test_an_order_is_meant_as_long_as_the_price_is_no_worse_than_promised():
    before = table({"money": 90}, {"money": 90}, {})
    ordered = (("buy", "ore"),) * 2
    now = table({"money": 90}, {"money": 90}, {})
    play(now, "buy ore")
    assert is_still_meant(before, ordered, now, ordered[1])
    play(now, "buy ore")
    assert not is_still_meant(before, ordered, now, ordered[1])


PRODUCER = "0 farm c4, 0 farm c5, 0 academy e4 1, 0 academy f4 1"


def test_the_plan_that_pays_best_is_laid_out_first():
    state = table({"food": 2, "energy": 2}, {}, {}, board=PRODUCER, phase="produce")
    draft = TABLE.draft(state, state.decision.moves)
    assert dict(draft.output)["food"] == 3
    assert draft.holds("c4")
    played(state, draft)
    assert state.nations[0].food == 3 + (0 if draft.holds("e4") else 2)


def test_touching_a_bloc_that_needs_no_food_stops_it_and_touching_it_again_runs_it():
    state = table({"food": 2, "energy": 2}, {}, {}, board=PRODUCER, phase="produce")
    draft = TABLE.draft(state, state.decision.moves)
    stopped = draft.touched(state, "c5")
    assert not stopped.holds("c4")
    assert stopped.touched(state, "c4").holds("c5")


ACADEMIES = "0 academy d1, 0 academy d2, 0 academy d3, 0 academy d4"


def academies(food, **changes):
    """Four Academies in a row with this much Food, and what is laid out for them."""
    state = table({"food": food, "energy": 1, **changes}, {}, {}, board=ACADEMIES, phase="produce")
    return state, TABLE.draft(state, state.decision.moves)


def fed(draft):
    """The hexes of the tiles that are fed."""
    return [name for name in ("d1", "d2", "d3", "d4") if draft.holds(name)]


def test_any_tiles_of_a_bloc_may_be_fed_whatever_they_yield():
    """W-PRODUCE-08, W-RULING-33."""
    state, draft = academies(4)
    draft = draft.touched(state, "d2").touched(state, "d3")
    assert fed(draft) == ["d1", "d4"]
    assert draft.moves[:2] == (("feed", "d1"), ("feed", "d4"))
    played(state, draft)
    assert (state.nations[0].food, state.nations[0].labor) == (2, 2)


def test_the_last_tile_left_unfed_stops_the_bloc():
    state, draft = academies(4)
    for name in ("d1", "d2", "d3", "d4"):
        draft = draft.touched(state, name)
    assert draft.moves == (("finish",),)


def test_a_tile_is_fed_in_exchange_for_another_when_food_is_short():
    state, draft = academies(2)
    here, there = fed(draft)[0], next(name for name in ("d1", "d2", "d3", "d4") if not draft.holds(name))
    assert draft.touched(state, there) is None
    (refusal,) = draft.refusals(state, there)
    assert (refusal.reason, refusal.facts["missing"]) == ("needs_cubes", (("food", 1),))
    assert draft.touched(state, here).touched(state, there).holds(there)


def test_the_cube_on_a_bloc_runs_all_of_it_or_nothing():
    state, draft = academies(4)
    for name in ("d1", "d2"):
        draft = draft.touched(state, name)
    switch = "switch d1"
    assert switch in TABLE.layout(begun(state)).targets
    whole = draft.touched(state, switch)
    assert fed(whole) == ["d1", "d2", "d3", "d4"]
    assert fed(whole.touched(state, switch)) == []


def test_dots_on_tiles_left_unfed_do_not_shine():
    state, draft = academies(4)
    places = TABLE.layout(model(state, 0, draft=draft.touched(state, "d2"))).sprites
    assert places["dot d1"].look.kind == "whole"
    assert places["dot d2"].look.kind == "idle"


def test_a_production_begun_is_midway_until_it_is_finished():
    state, draft = academies(4)
    assert not TABLE.is_midway(state)
    flow.apply(state, draft.touched(state, "d2").moves[0])
    assert TABLE.is_midway(state)


def test_the_last_proposal_runs_nothing():
    state = table({"food": 2, "energy": 2}, {}, {}, board=PRODUCER, phase="produce")
    draft = TABLE.draft(state, state.decision.moves).turned(state, -1)
    assert draft.moves == (("finish",),)


def test_an_automated_bloc_is_offered_on_ore_as_well():
    state = table(
        {"food": 2, "energy": 1, "ore": 1}, {}, {}, board="0 academy e4 1, 0 academy f4 1",
        automated="e4", phase="produce",
    )  # fmt: skip
    draft = TABLE.draft(state, state.decision.moves)
    seen = {draft.moves[:1]}
    for _ in range(4):
        draft = draft.touched(state, "switch e4") or draft
        seen.add(draft.moves[:1])
    assert {(("run", "e4"),), (("run_on_ore", "e4"),), (("finish",),)} <= seen
