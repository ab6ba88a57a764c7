"""Plans hold against playing them: the cubes they count suffice to build what is planned, and not one of them less."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from game.bots.random_bot import RandomBot
from game.session.session import Seat, Session
from game.wealth_of_nations import GAME
from game.wealth_of_nations.analysis.planning import planning
from game.wealth_of_nations.cards.components import COMMODITIES, INDUSTRIES
from game.wealth_of_nations.rules.build import Build
from game.wealth_of_nations.rules.develop import PlaceFlag
from tests.game.wealth_of_nations.scenario import table

HOME = "0 academy c4 0, 0 - c5"


def test_a_tile_without_a_free_flag_needs_the_labor_of_one():
    state = table({"ore": 1, "capital": 1}, {}, {}, board="0 academy c4 0", phase="develop")
    plan = planning(state, 0, ["academy"])
    assert dict(plan.cost) == {"ore": 1, "capital": 1, "labor": 1}
    assert dict(plan.missing) == {"labor": 1}
    assert plan.wishes == ("academy", "flag")


def test_a_free_flag_and_a_planned_one_serve_one_tile_each():
    state = table({}, {}, {}, board=HOME, phase="develop")
    assert planning(state, 0, ["academy"]).wishes == ("academy",)
    assert planning(state, 0, ["academy", "farm"]).wishes == ("academy", "farm", "flag")
    assert planning(state, 0, ["flag", "academy", "farm"]).wishes == ("flag", "academy", "farm")


def test_a_tile_that_is_gone_or_has_no_hex_is_not_said_to_be_all_there():
    state = table({"ore": 1, "capital": 1}, {}, {}, board=HOME, phase="develop")
    assert planning(state, 0, ["academy"]).has_room
    state.stacks = (0,) * len(state.stacks)
    assert not planning(state, 0, ["academy"]).has_room
    assert not planning(table({}, {}, {}), 0, ["academy"]).has_room


def can_be_played(state, seat, tiles):
    """Whether the seat can build all of these, in some order, with the cubes it has and nothing else."""
    return any(_played(state.copy(), seat, order) for order in set(permutations(tiles)))


def _played(state, seat, tiles, most=2):
    if not tiles:
        return True
    builds = [move for move in Build().moves(state, seat) if move[1] == tiles[0]]
    for move in builds[:: max(1, len(builds) // most)] if len(tiles) > 1 else builds[:1]:
        after = state.copy()
        Build().carry_out(after, seat, *move[1:])
        if _played(after, seat, tiles[1:]):
            return True
    for move in PlaceFlag().moves(state, seat):
        after = state.copy()
        PlaceFlag().carry_out(after, seat, *move[1:])
        if _played(after, seat, tiles):
            return True
    return False


def positions(seed, every=31):
    """Positions of a random game once flags lie on the map."""
    seats = [Seat(f"Seat {number}", "human", number) for number in (1, 2, 3)]
    session, hand = Session(GAME, {}, seats, seed), RandomBot(seed, GAME)
    while session.state.decision and len(session.moves) < 600:
        session.play(hand.choose(session.state, session.state.decision))
        if session.state.phase in ("trade", "develop") and len(session.moves) % every == 0:
            yield session.state


def with_cubes(state, seat, cubes):
    """The position with these cubes alone in the seat's hands."""
    state = state.copy()
    for commodity in COMMODITIES:
        setattr(state.nations[seat], commodity, cubes.get(commodity, 0))
    return state


@pytest.mark.parametrize("seed", [3, 5])
def test_the_cubes_of_a_plan_suffice_to_play_it_and_one_less_does_not(seed):
    random, checked = Random(seed), 0
    for state in positions(seed):
        seat = random.randrange(3)
        tiles = random.sample(list(INDUSTRIES), random.choice((1, 1, 2)))
        plan = planning(with_cubes(state, seat, {}), seat, tiles)
        cost = dict(plan.cost)
        assert can_be_played(with_cubes(state, seat, cost), seat, tiles) == plan.has_room
        for commodity in ("labor", "capital") if plan.has_room and len(tiles) == 1 else ():
            less = {**cost, commodity: cost.get(commodity, 0) - 1}
            assert not cost.get(commodity) or not can_be_played(with_cubes(state, seat, less), seat, tiles)
        checked += 1
    assert checked >= 8
