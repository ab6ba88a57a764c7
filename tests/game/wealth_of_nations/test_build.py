"""Building industry tiles, and force placement."""

from __future__ import annotations

import pytest

from game.wealth_of_nations.cards.components import INDUSTRIES, MAP
from game.wealth_of_nations.state import Tile
from tests.game.wealth_of_nations.scenario import asked, held, moves, play, refusal, table, tiles

ALL = {"food": 9, "energy": 9, "labor": 9, "ore": 9, "capital": 9}


def building(board, cubes=None, **fields):
    return table(dict(ALL if cubes is None else cubes), {}, {}, board=board, phase="develop", **fields)


@pytest.mark.parametrize(
    ("industry", "cost"),
    [
        ("farm", {"ore": 1, "capital": 1}),
        ("generator", {"ore": 1, "capital": 1}),
        ("academy", {"ore": 1, "capital": 1}),
        ("mine", {"labor": 1, "energy": 1, "capital": 1}),
        ("factory", {"labor": 1, "ore": 2}),
        ("bank", {"energy": 1, "ore": 1, "capital": 1}),
    ],
)
def test_costs_are_paid_to_the_supplies(industry, cost):
    """W-BUILD-02, W-BUILD-04, W-BUILD-05."""
    state = building("0 - b2", cost)
    supplies = {market.commodity: (market.supply, market.filled) for market in state.markets}
    left = state.tiles_left(industry)
    assert {move.split()[1] for move in moves(state, "build")} >= {industry}
    play(state, f"build {industry} b2 turn0")
    assert held(state) == {}
    assert state.tiles_left(industry) == left - 1
    assert state.tiles[MAP.index["b2"]] == Tile(industry, 0)
    for market in state.markets:
        supply, filled = supplies[market.commodity]
        assert (market.supply, market.filled) == (supply + cost.get(market.commodity, 0), filled)


def test_flag_and_mine_take_two_labor_in_all():
    """W-BUILD-03, W-RULING-01."""
    state = building("0 farm b2", {"labor": 2, "energy": 1, "capital": 1})
    play(state, "place_flag b1")
    assert held(state) == {"labor": 1, "energy": 1, "capital": 1}
    assert {move.split()[1] for move in moves(state, "build")} <= {"mine"}


def test_a_tile_goes_on_an_own_flag_without_a_tile():
    """W-BUILD-01."""
    state = building("0 farm b2, 0 - b3, 1 - b4, 1 farm h2")
    assert {move.split()[2] for move in moves(state, "build")} == {"b3"}
    assert refusal(state, "farm", "b4").reason == "no_own_flag"
    assert refusal(state, "farm", "h2").reason == "hex_built_on"
    assert refusal(state, "farm", "a1").reason == "no_own_flag"


def test_a_tile_is_laid_at_once_and_every_turn_is_offered_once():
    """W-BUILD-05, W-DEC-12."""
    state = building("0 - h3")
    turns = dict.fromkeys(INDUSTRIES, 0)
    for move in moves(state, "build"):
        turns[move.split()[1]] += 1
    assert turns == {"farm": 1, "generator": 2, "academy": 6, "mine": 3, "factory": 6, "bank": 6}


def test_no_build_without_cubes():
    """W-BUILD-06."""
    state = building("0 - b2, 0 farm h2", {"ore": 1, "labor": 1})
    assert moves(state, "build") == []
    refused = refusal(state, "farm", "b2")
    assert refused.reason == "needs_cubes"
    assert refused.facts["missing"] == (("capital", 1),)
    assert refused.facts["price"] == 25


def test_no_build_from_an_empty_stack():
    """W-BUILD-06."""
    state = building("0 - b2")
    state.stacks = (0, *state.stacks[1:])
    state.decision = state.decision.choice(state, 0)
    assert not [move for move in moves(state, "build") if "farm" in move]
    assert refusal(state, "farm").reason == "stack_is_empty"


def test_no_build_without_a_site():
    """W-BUILD-06."""
    state = building("0 farm b2")
    assert moves(state, "build") == []
    assert refusal(state, "farm").reason == "no_site"


def test_two_factories_may_be_joined():
    """EX-W-17."""
    site = MAP.names[MAP.at((-3, 2))]
    state = building(f"{tiles(0, 'factory', {(0, 0): 0})}, 0 - {site}")
    play(state, f"build factory {site} turn0")
    (bloc,) = state.blocs
    assert (bloc.industry, len(bloc.hexes)) == ("factory", 2)


def test_the_same_colour_may_meet_across_owners():
    """EX-W-17, W-BUILD-08."""
    state = building("1 generator b4 1, 0 - b3")
    play(state, "build generator b3 turn0")
    assert [(bloc.owner, bloc.shared) for bloc in state.blocs] == [(0, 1), (1, 1)]


def test_a_partial_dot_may_face_a_blank_side():
    """EX-W-17, W-BUILD-08: the Generator's blank left side faces the Academy's half dot."""
    state = building("0 academy b2 0, 0 - b3")
    legal = {move for move in moves(state, "build") if move.startswith("build generator b3") and "force" not in move}
    assert legal == {"build generator b3 turn0"}


def test_different_colours_may_not_meet_without_force():
    """EX-W-18, W-BUILD-07."""
    state = building("0 academy b2 0, 0 - b3")
    assert "build generator b3 turn1 force" in moves(state)
    assert "build generator b3 turn1" not in moves(state)


def test_third_dots_of_factory_and_academy_may_not_meet():
    """EX-W-18, W-BUILD-07, W-RULING-03."""
    state = building("0 academy b2 0, 0 - b3")
    forced = {move.split()[3] for move in moves(state, "build") if "factory" in move and move.endswith("force")}
    free = {move.split()[3] for move in moves(state, "build") if "factory" in move and not move.endswith("force")}
    assert forced and free
    assert forced | free == {f"turn{turn}" for turn in range(6)}


def test_force_costs_one_capital_more_whatever_the_number_of_dots():
    """W-FORCE-01, W-FORCE-02, W-FORCE-03, W-RULING-25."""
    ring = "1 generator a2 0, 1 generator a2 0, 1 mine b1 0, 1 academy b3 0, 0 - b2"
    state = building(ring, {"ore": 1, "capital": 2})
    supply = state.market("capital").supply
    (forced,) = [move for move in moves(state, "build") if move.startswith("build farm b2")]
    assert forced == "build farm b2 turn0 force"
    play(state, forced)
    assert held(state) == {}
    assert state.market("capital").supply == supply + 2


def test_without_the_extra_capital_a_clash_is_refused_with_its_dots():
    """W-FORCE-01."""
    state = building("1 mine b1 2, 1 academy b3 0, 0 - b2", {"ore": 1, "capital": 1})
    farm = [move for move in moves(state, "build") if "farm" in move]
    assert farm == []
    assert refusal(state, "farm", "b2", verb="build").facts == {"dots": 2, "need": 2, "have": 1}


def test_only_the_tile_being_laid_is_tested():
    """W-RULING-04: a clash between two others is nobody's concern."""
    state = building("1 farm h2, 1 generator h3 0, 0 - g3, 0 - b2")
    assert "build farm b2 turn0" in moves(state)
    others = [move for move in moves(state, "build") if move.startswith("build bank g3") and "force" not in move]
    assert others


def test_building_is_one_action():
    """W-DEVELOP-01."""
    state = table(dict(ALL), {"labor": 1}, {}, board="0 - b2, 1 - h2", phase="develop")
    play(state, "build bank b2 turn3")
    assert asked(state) == (1, "develop")
