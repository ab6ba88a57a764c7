"""Develop phase: turns and flags."""

from __future__ import annotations

from game.wealth_of_nations.cards.components import BOARDS, MAP
from tests.game.wealth_of_nations.scenario import asked, held, moves, names, play, refusal, table

LABOR = {"labor": 3}


def developing(*nations, board="0 farm b2, 1 farm h2, 2 farm e8", **fields):
    return table(*nations, board=board, phase="develop", **fields)


def test_each_turn_is_one_action_and_goes_left():
    """W-DEVELOP-01, W-DEVELOP-03."""
    state = developing(dict(LABOR), dict(LABOR), dict(LABOR))
    play(state, "place_flag b1")
    assert asked(state) == (1, "develop")
    play(state, "pass", "pass")
    assert asked(state) == (0, "develop")
    play(state, "place_flag b3", "pass", "pass", "pass")
    assert state.phase != "develop"


def test_whoever_has_passed_may_act_again():
    """W-DEVELOP-03."""
    state = developing(dict(LABOR), dict(LABOR), dict(LABOR))
    play(state, "pass", "place_flag h1", "pass", "place_flag b1")
    assert state.flags_left(0) == 16


def test_what_may_be_done():
    """W-DEVELOP-02, W-DEC-10."""
    state = developing({"labor": 9, "ore": 9, "capital": 9, "energy": 9}, {}, {}, board="0 farm b2, 0 - b3")
    assert {move.split()[0] for move in moves(state)} == {
        "place_flag",
        "build",
        "take_up",
        "automate",
        "pass",
    }


def test_a_player_who_can_do_nothing_passes_unasked():
    state = developing({}, dict(LABOR), {})
    assert asked(state) == (1, "develop")
    play(state, "place_flag h1")
    assert asked(state) == (1, "develop")


def test_a_flag_costs_one_labor_paid_to_the_supply():
    """W-FLAG-01."""
    state = developing(dict(LABOR), {}, {})
    supply, filled = state.market("labor").supply, state.market("labor").filled
    play(state, "place_flag b1")
    assert held(state) == {"labor": 2}
    assert (state.market("labor").supply, state.market("labor").filled) == (supply + 1, filled)
    assert state.flags[MAP.index["b1"]] == 0


def test_a_flag_goes_next_to_an_own_flag():
    """W-FLAG-02, W-RULING-23, W-DEC-11."""
    state = developing(dict(LABOR), {}, {}, board="0 farm b2, 1 farm h2")
    assert {move.split()[1] for move in moves(state, "place_flag")} == set(names(BOARDS["board"].near[MAP.index["b2"]]))
    assert refusal(state, "h1", verb="place_flag").reason == "no_flag_beside"
    play(state, "place_flag b3")
    assert "place_flag b4" in moves(state)


def test_a_free_hex_beside_two_flags_near_the_centre():
    """EX-W-16, W-FLAG-03: ten hexes around two neighbouring flags, less the flags themselves and the centre."""
    state = developing(dict(LABOR), {}, {}, board="0 - d4, 0 - d3")
    assert "e5" in names(MAP.neighbours[MAP.index["d4"]])
    assert len(moves(state, "place_flag")) == 7
    assert "place_flag e5" not in moves(state)
    assert refusal(state, "e5", verb="place_flag").reason == "central_hex"


def test_a_claimed_hex_cannot_be_claimed_again():
    """W-FLAG-03."""
    state = developing(dict(LABOR), {}, {}, board="0 - b2, 1 - b3")
    assert "place_flag b3" not in moves(state)
    assert refusal(state, "b3", verb="place_flag").facts == {"hex": "b3", "owner": 1}
    assert refusal(state, "b2", verb="place_flag").facts == {"hex": "b2", "owner": 0}


def test_a_claimed_hex_is_built_on_by_a_later_action():
    """W-FLAG-04."""
    state = developing({"labor": 1, "ore": 1, "capital": 1}, {}, {})
    assert not moves(state, "build")
    play(state, "place_flag b1")
    assert "build farm b1 turn0" in moves(state)


def test_without_a_flag_in_stock_none_is_placed():
    """W-RULING-24."""
    row = ", ".join(f"0 - {name}" for name in MAP.names[:18])
    state = developing({"labor": 1, "capital": 1}, {}, {}, board=f"{row}, 0 farm a1")
    assert state.flags_left(0) == 0
    assert moves(state, "place_flag") == []
    assert refusal(state, verb="place_flag").reason == "no_flag_left"


def test_a_flag_without_labor_is_refused_with_numbers():
    state = developing({"capital": 1}, {}, {})
    refused = refusal(state, "b1", verb="place_flag")
    assert refused.facts["need"] == (("labor", 1),)
    assert refused.facts["missing"] == (("labor", 1),)
    assert refused.facts["price"] == 17
    assert refused.fix == "buy_next_trade"
