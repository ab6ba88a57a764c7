"""Promissory notes."""

from __future__ import annotations

import pytest

from game.wealth_of_nations.rules.notes import next_note_pays
from game.wealth_of_nations.rules.scoring import score_lines
from tests.game.wealth_of_nations.scenario import asked, held, moves, play, refusal, table


def test_notes_taken_in_a_row_pay_less_and_less():
    """EX-W-15, W-NOTE-02, W-NOTE-03."""
    state = table({}, {}, {})
    sums = []
    for _ in range(3):
        play(state, "take_note seat0")
        sums.append(state.nations[0].money)
    assert sums == [20, 39, 57]
    assert asked(state) == (0, "trade")


def test_three_notes_cost_75_to_clear():
    """EX-W-15, W-NOTE-04."""
    state = table({"money": 75, "notes": 3}, {}, {})
    play(state, "repay_note seat0", "repay_note seat0", "repay_note seat0")
    assert held(state) == {}
    assert state.paid_out == 0


def test_notes_are_no_action_and_leave_the_count_of_passes():
    """W-NOTE-02, W-RULING-13."""
    state = table({"money": 30}, {}, {"notes": 1, "money": 30})
    play(state, "pass", "pass", "take_note seat2", "repay_note seat2")
    assert state.passes == 2
    assert asked(state) == (2, "trade")


def test_notes_may_be_taken_and_repaid_out_of_turn():
    """W-NOTE-01, W-RULING-15, W-DEC-06."""
    state = table({}, {"notes": 2, "money": 25}, {})
    play(state, "take_note seat2", "repay_note seat1")
    assert held(state, 2) == {"money": 20, "notes": 1}
    assert held(state, 1) == {"notes": 1}
    assert asked(state) == (0, "trade")


def test_notes_may_be_taken_before_answering_an_offer():
    """W-NOTE-01, W-RULING-15."""
    state = table({"food": 1}, {}, {})
    play(state, "barter seat1", "give food", "ask dollar10", "take_note seat2", "propose")
    assert "accept" not in moves(state)
    play(state, "take_note seat1", "accept")
    assert held(state, 1) == {"food": 1, "money": 10, "notes": 1}


@pytest.mark.parametrize("phase", ["develop", "produce"])
def test_no_notes_outside_the_trade_phase(phase):
    """W-NOTE-01."""
    full = {"food": 5, "energy": 5, "labor": 1, "ore": 5, "capital": 5, "money": 90, "notes": 1}
    state = table(full, full, full, phase=phase, board="0 farm a1, 1 farm e1, 2 farm i1")
    assert asked(state)[1] == phase
    assert not [move for move in moves(state) if "note" in move]


def test_there_is_no_limit_but_a_note_that_pays_nothing_is_refused():
    """W-NOTE-05, W-RULING-16."""
    state = table({"notes": 19}, {"notes": 20}, {"notes": 12})
    assert next_note_pays(state.nations[0]) == 1
    assert moves(state, "take_note") == ["take_note seat0", "take_note seat2"]
    assert refusal(state, "seat1", verb="take_note").facts == {"have": 20}


def test_notes_in_hand_count_wherever_they_came_from():
    """W-RULING-17, W-NOTE-07."""
    state = table({"notes": 3, "ore": 1}, {}, {})
    assert next_note_pays(state.nations[0]) == 17
    play(state, "barter seat1", "give ore", "give note", "propose", "accept")
    assert next_note_pays(state.nations[0]) == 18
    assert next_note_pays(state.nations[1]) == 19


def test_repaying_takes_a_note_and_the_whole_25():
    """W-NOTE-04, W-RULING-18."""
    state = table({"money": 24, "notes": 1}, {"money": 99}, {})
    assert moves(state, "repay_note") == []
    assert refusal(state, "seat0", verb="repay_note").facts == {"need": 25, "have": 24}
    assert refusal(state, "seat1", verb="repay_note").reason == "no_note_to_repay"


def test_a_note_left_at_the_end_costs_three_points():
    """W-NOTE-06, W-SCORE-04."""
    state = table({"notes": 2}, {}, {})
    assert dict(score_lines(state, 0))["notes"] == -6
