"""Produce phase: feeding, powering, and what comes of it."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.wealth_of_nations.rules.produce import produce_phase
from tests.game.wealth_of_nations.scenario import asked, events, held, moves, play, refusal, table, tiles

ACADEMIES = tiles(0, "academy", {(0, 0): 1, (0, 1): 1, (1, 0): 3})
FOUR_ACADEMIES = tiles(0, "academy", {(0, 0): 1, (0, 1): 1, (0, 2): 1, (1, 0): 3})
FACTORIES = tiles(0, "factory", {(0, 0): 0, (0, 1): 1, (1, 0): 1})
TWO_FACTORIES = tiles(0, "factory", {(0, 0): 0, (0, 1): 0})
GENERATORS = tiles(0, "generator", {(0, 0): 1, (0, 1): 0, (1, -1): 0})
BANKS = tiles(0, "bank", {(0, 0): 1, (0, 1): 5, (1, 0): 3})
PLENTY = {"food": 9, "energy": 9, "ore": 9}


def producing(board, cubes=None, automated=False, **fields):
    token = board.split()[2] if automated else ""
    cubes = PLENTY if cubes is None else cubes
    return table(dict(cubes), {}, {}, board=board, automated=token, phase="produce", **fields)


def first(board):
    """The first hex of a bloc, by which it is run."""
    return f"{min(entry.split()[2] for entry in board.split(','))}"


def after(state, *wanted):
    """What seat 0 holds once these moves are played and the phase is over."""
    play(state, *wanted)
    while asked(state) and asked(state)[1] == "produce":
        play(state, "finish")
    return held(state)


@pytest.mark.parametrize(
    ("board", "cubes", "product"),
    [
        (ACADEMIES, {"food": 3, "energy": 1}, {"labor": 5}),
        (FOUR_ACADEMIES, {"food": 4, "energy": 1}, {"labor": 7}),
        (TWO_FACTORIES, {"food": 2, "energy": 1}, {"capital": 2}),
        (FACTORIES, {"food": 3, "energy": 1}, {"capital": 4}),
        (GENERATORS, {"food": 3}, {"energy": 5}),
        (BANKS, {"food": 3, "energy": 1}, {"money": 90}),
        ("0 farm b2, 0 farm b3", {"energy": 1}, {"food": 3}),
        ("0 mine b2 2, 0 mine b3 2", {"food": 2, "energy": 1}, {"ore": 3}),
    ],
)
def test_what_blocs_take_and_yield(board, cubes, product):
    """EX-W-07, EX-W-19, EX-W-22, EX-W-23, W-PRODUCE-01, W-PRODUCE-02, W-PRODUCE-05, W-RULING-34."""
    state = producing(board, cubes)
    (run,) = moves(state, "run")
    assert after(state, run) == product


@pytest.mark.parametrize(("board", "product"), [(FACTORIES, {"capital": 4}), (ACADEMIES, {"labor": 5})])
def test_an_automated_bloc_runs_on_one_ore(board, product):
    """EX-W-20, EX-W-21, W-PRODUCE-03, W-PRODUCE-10, W-AUTO-02."""
    state = producing(board, {"ore": 1, "energy": 1}, automated=True)
    (run,) = moves(state, "run_on_ore")
    assert after(state, run) == product


def test_an_automated_bloc_still_runs_on_food():
    """EX-W-20, W-AUTO-03."""
    state = producing(ACADEMIES, {"food": 3, "energy": 1}, automated=True)
    assert moves(state, "run_on_ore") == []
    (run,) = moves(state, "run")
    assert after(state, run) == {"labor": 5}


def test_automated_generators_need_no_energy():
    """W-AUTO-03, W-PRODUCE-10."""
    state = producing(GENERATORS, {"ore": 1}, automated=True)
    (run,) = moves(state, "run_on_ore")
    assert after(state, run) == {"energy": 5}


def test_an_automated_bloc_still_needs_power():
    """W-PRODUCE-03, W-PRODUCE-10."""
    state = producing(FACTORIES, {"ore": 1}, automated=True)
    assert asked(state) is None or asked(state)[1] != "produce"


def test_farms_are_not_fed_and_so_never_run_on_ore():
    """W-PRODUCE-01, W-RULING-31, W-RULING-34."""
    state = producing("0 farm b2", {"ore": 1, "energy": 1}, automated=True)
    assert moves(state) == ["run b2", "run_best", "finish"]


def test_full_dots_between_owners_yield_nothing_for_anyone():
    """W-PRODUCE-06, W-RULING-35."""
    state = table({"energy": 1}, {"energy": 1}, {}, board="0 farm b2, 1 farm b3", phase="produce")
    play(state, "run b2", "run b3")
    assert (held(state, 0), held(state, 1)) == ({"food": 1}, {"food": 1})


def test_a_shared_dot_yields_nothing_even_if_the_other_does_not_run():
    """W-RULING-35."""
    state = table({"energy": 1}, {}, {}, board="0 farm b2, 1 farm b3", phase="produce")
    play(state, "run b2")
    assert held(state) == {"food": 1}


def test_each_bloc_runs_once():
    """W-PRODUCE-07, W-DEC-16."""
    state = producing("0 farm b2, 0 farm h2")
    play(state, "run b2")
    assert moves(state, "run") == ["run h2"]
    assert refusal(state, "b2", verb="run").reason == "runs_already"


def test_running_is_voluntary():
    """W-PRODUCE-07, W-RULING-36."""
    state = producing("0 farm b2")
    assert after(state) == PLENTY


def test_unfed_tiles_yield_nothing_even_in_part():
    """W-PRODUCE-08, W-DEC-16, W-RULING-33: three Academies, one unfed; energy is 1 all the same."""
    state = producing(ACADEMIES, {"food": 2, "energy": 1})
    assert moves(state, "run") == []
    fed = moves(state, "feed")
    assert len(fed) == 3
    play(state, fed[0])
    assert held(state) == {"food": 1}
    assert after(state, moves(state, "feed")[0])["labor"] in (2, 3)


@pytest.mark.parametrize(("unfed", "labor"), [(0, 2), (1, 2), (2, 3)])
def test_which_tile_is_unfed_matters(unfed, labor):
    """W-PRODUCE-08, W-RULING-33."""
    hexes = [entry.split()[2] for entry in ACADEMIES.split(", ")]
    state = producing(ACADEMIES, {"food": 2, "energy": 1})
    results = after(state, *(f"feed {hex}" for place, hex in enumerate(hexes) if place != unfed))
    assert results == {"labor": labor}


def test_the_rest_of_a_partly_fed_bloc_can_be_fed_at_once_but_not_on_ore():
    """W-RULING-33."""
    state = producing(ACADEMIES, {"food": 3, "energy": 1, "ore": 1}, automated=True)
    play(state, moves(state, "feed")[1])
    assert moves(state, "run_on_ore") == []
    (run,) = moves(state, "run")
    assert after(state, run) == {"ore": 1, "labor": 5}


def test_what_is_produced_now_runs_nothing_now():
    """W-PRODUCE-09."""
    state = producing(f"{GENERATORS}, 0 farm b2", {"food": 3})
    (run,) = moves(state, "run")
    play(state, run)
    assert held(state) == {"energy": 5}
    assert asked(state)[1] == "trade"


def test_spent_cubes_go_to_the_supplies_and_products_come_from_there():
    """W-PRODUCE-11."""
    state = producing(FACTORIES)
    before = {market.commodity: (market.supply, market.filled) for market in state.markets}
    after(state, moves(state, "run")[0])
    change = {"food": 3, "energy": 1, "capital": -4}
    for market in state.markets:
        supply, filled = before[market.commodity]
        assert (market.supply, market.filled) == (supply + change.get(market.commodity, 0), filled)


def test_bank_income_comes_from_the_bank():
    """W-PRODUCE-05, W-PRODUCE-11."""
    state = producing(BANKS)
    after(state, moves(state, "run")[0])
    assert state.paid_out == 90


def test_an_empty_supply_limits_nothing():
    """W-PRODUCE-12, W-RULING-07."""
    state = producing(FACTORIES)
    state.market("capital").supply = 1
    state.market("capital").filled += 14
    assert after(state, moves(state, "run")[0])["capital"] == 4
    assert state.market("capital").supply == -3


def test_all_decide_before_anything_is_paid_out():
    """W-RULING-32, W-PRODUCE-09."""
    state = table({"energy": 1}, {"energy": 1}, {}, board="0 farm b2, 1 farm h2", phase="produce")
    play(state, "run b2")
    assert asked(state) == (1, "produce")
    assert held(state) == {}
    play(state, "run h2")
    assert (held(state, 0), held(state, 1)) == ({"food": 1}, {"food": 1})


def test_the_marker_goes_one_seat_left_after_the_round():
    """W-PRODUCE-13, W-SETUP-13, W-TRADE-02."""
    state = producing("0 farm b2")
    play(state, "finish")
    assert (state.first, state.round) == (1, 2)
    assert asked(state) == (1, "trade")


def test_the_first_player_decides_first():
    """W-SETUP-13."""
    state = table({"energy": 1}, {"energy": 1}, {"energy": 1}, board="0 farm b2, 1 farm h2, 2 farm e9", phase="trade")
    state.first = 2
    state.stack[:] = [(produce_phase,)]
    flow.advance(state)
    assert asked(state) == (2, "produce")


def test_the_best_runs_are_proposed():
    """W-RULING-36: with food for one bloc only, the one that brings more runs."""
    board = f"{FACTORIES}, 0 mine b5 0"
    state = producing(board, {"food": 3, "energy": 1})
    assert after(state, "run_best") == {"capital": 4}


def test_what_does_not_pay_is_not_run():
    """W-RULING-36."""
    state = producing("0 farm b2", {"energy": 1})
    assert after(state, "run_best") == {"energy": 1}


def test_with_too_little_food_the_best_runs_feed_a_part():
    """W-RULING-36, W-PRODUCE-08."""
    state = producing(FACTORIES, {"food": 2, "energy": 1})
    assert after(state, "run_best") == {"capital": 2}


def test_a_bloc_without_its_cubes_is_refused_with_numbers():
    state = producing(f"{ACADEMIES}, 0 farm b2", {"food": 1, "energy": 1})
    refused = refusal(state, ACADEMIES.split()[2], verb="run")
    assert refused.facts["need"] == (("food", 3), ("energy", 1))
    assert refused.facts["missing"] == (("food", 2),)
    assert refusal(state, ACADEMIES.split()[2], verb="run_on_ore").reason == "not_automated"


def test_only_own_blocs_are_run():
    state = table({"energy": 1}, {}, {}, board="0 farm b2, 1 farm h2", phase="produce")
    assert refusal(state, "h2", verb="run").facts == {"owner": 1}


def test_production_is_told():
    told = dict(events(producing("0 farm b2, 0 farm b3"), "run b2"))
    assert told["produced"]["products"] == (("food", 3),)
    assert told["ran"]["cost"] == (("energy", 1),)
