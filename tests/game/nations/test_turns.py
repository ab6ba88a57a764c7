"""Action Phase: turns and passing (N-TURN, N-PASS), special actions (N-SPECIAL), end of turn."""

from __future__ import annotations

import pytest

from game.engine.flow import why_not
from game.nations.rules.turns import action_phase
from tests.game.nations.scenario import asked, begin, changes, holdings, moves, play, run, table, until


def test_turns_go_round_in_order_one_action_each():
    """N-TURN-01, N-TURN-02, R-74: in round order, whatever happens to Strength meanwhile."""
    workers = {"stone": 9, "area": 3, "slots": {"axeman": 0}}
    state = table(workers, workers, workers, order=(2, 0, 1))
    run(state, action_phase)
    seats = []
    for _ in range(6):
        seats.append(asked(state))
        play(state, "deploy area slot0")
    assert seats == [2, 0, 1, 2, 0, 1]


def test_a_nation_that_passed_has_no_more_turns():
    """N-PASS-01, N-PASS-02: the last one may go on alone; then the phase is over."""
    workers = {"stone": 9, "area": 4, "slots": {"quarry": 0}}
    state = table(workers, workers, workers)
    run(state, action_phase)
    play(state, "pass", "deploy area slot0", "pass", "deploy area slot0", "deploy area slot0")
    assert (asked(state), state.passed) == (1, (0, 2))
    play(state, "pass")
    assert asked(state) is None
    assert state.passed == (0, 2, 1)


def test_passing_is_always_possible():
    """R-80: with nothing else to do it is the only move."""
    assert moves(table({}, {})) == ["pass"]


def test_undeploying_just_before_passing():
    """N-PASS-04, R-15."""
    state = table({"slots": {"axeman": 1}}, {})
    play(state, "undeploy slot0", "pass")
    assert (state.nations[0].area, state.passed) == (1, (0,))


def test_a_turn_ends_with_its_action():
    """DEC-28, R-15: with the option, a turn ends expressly and Workers may be undeployed until then."""
    state = until(begin(2, end_turn=True), "turn")
    seat = asked(state)
    play(state, "deploy area slot1")
    assert (asked(state), moves(state)) == (seat, ["undeploy slot1", "end_turn"])
    play(state, "undeploy slot1")
    assert (asked(state), moves(state)) == (seat, ["end_turn"])
    play(state, "end_turn")
    assert asked(state) != seat


def test_after_passing_there_is_nothing_to_end():
    """R-15: no undeploying after the pass."""
    state = until(begin(2, end_turn=True), "turn")
    seat = asked(state)
    play(state, "pass")
    assert asked(state) != seat


def test_a_card_may_skip_the_first_turn_of_a_round():
    """N-CARD-02, R-91: Buddha; his owner's second turn takes place."""
    state = table({"advisors": ["buddha"], "turns": 0}, {"stone": 9, "area": 3, "slots": {"quarry": 0}})
    run(state, action_phase)
    assert asked(state) == 1
    play(state, "deploy area slot0")
    assert asked(state) == 0


def test_a_card_may_make_the_first_turn_two_actions():
    """N-CARD-02, R-91: Sun Tzu; the second turn is one action again, and passing ends the turn."""
    workers = {"stone": 9, "area": 4, "slots": {"quarry": 0}}
    state = table({**workers, "advisors": ["sun_tzu"], "turns": 0}, workers)
    run(state, action_phase)
    seats = []
    for _ in range(5):
        seats.append(asked(state))
        play(state, "deploy area slot0")
    assert seats == [0, 0, 1, 0, 1]
    state = table({**workers, "advisors": ["sun_tzu"], "turns": 0}, workers)
    run(state, action_phase)
    play(state, "pass")
    assert asked(state) == 1


def test_a_special_action_is_the_action_of_the_turn():
    """N-SPECIAL-01, R-81: its cost is paid in full."""
    state = table({"ready": ["piazza_san_marco"], "gold": 2}, {})
    assert moves(state, "use_special") == ["use_special piazza_san_marco"]
    play(state, "use_special piazza_san_marco")
    play(state, moves(state)[0])
    assert (state.nations[0].gold, asked(state)) == (0, 1)


def test_a_special_action_needs_its_full_cost():
    """R-81, N-LOSS-07."""
    state = table({"ready": ["piazza_san_marco"], "gold": 1}, {})
    assert moves(state, "use_special") == []
    assert why_not(state, ("piazza_san_marco",))[0].reason == "special_cost"


def test_a_slash_is_an_exclusive_choice():
    """N-SYM-01, EX-06: Piazza San Marco: 2 Gold for 5 Books, or 5 Food, or 5 Stone; no mix."""
    outcomes = set()
    for index in range(3):
        state = table({"ready": ["piazza_san_marco"], "gold": 2}, {})
        play(state, "use_special piazza_san_marco")
        assert len(moves(state)) == 3
        play(state, moves(state)[index])
        nation = state.nations[0]
        outcomes.add((nation.books, nation.food, nation.stone))
    assert outcomes == {(5, 0, 0), (0, 5, 0), (0, 0, 5)}


def test_a_limited_card_is_used_once_a_round():
    """N-SPECIAL-02."""
    state = table({"ready": ["petra"], "food": 2}, {}, passed=(1,))
    play(state, "use_special petra")
    play(state, moves(state)[0])
    assert (asked(state), moves(state, "use_special")) == (0, [])
    assert why_not(state, ("petra",))[0].reason == "special_used"


def test_an_unlimited_card_may_be_used_again_and_again():
    """N-BUY-09."""
    state = table({"advisors": ["abraham_lincoln"]}, {}, passed=(1,))
    for workers in (1, 2, 3):
        play(state, "use_special abraham_lincoln", "take_worker food")
        assert state.nations[0].area == workers


def test_used_markers_go_with_the_card():
    """R-72."""
    state = table({"gold": 1, "advisors": ["marco_polo"], "used": ("marco_polo",)}, {}, board=[["augustus"]])
    play(state, "buy_card augustus advisor0")
    assert state.nations[0].used == ()


def test_a_colon_separates_trigger_and_outcome():
    """N-SYM-02, EX-07: the Great Lighthouse gives a Book for a card bought at 3 Gold, not at 2 or 1."""
    for price, books in ((1, 0), (2, 0), (3, 1)):
        board = [[], [], []]
        board[price - 1] = ["hatshepsut"]
        state = table({"gold": 3, "ready": ["great_lighthouse"]}, {}, board=board)
        play(state, "buy_card hatshepsut advisor0")
        assert state.nations[0].books == books


@pytest.mark.parametrize(
    ("row", "wonder", "gained"),
    [
        (1, "red_fort", {}),
        (2, "great_lighthouse", {"books": 1}),
        (3, "great_lighthouse", {}),
    ],
)
def test_the_gold_really_paid_counts_for_what_reacts_to_it(row, wonder, gained):
    """R-90: Hannibal makes a Battle cost 1 Gold more than its row says."""
    board = [[], [], []]
    board[row - 1] = ["siege_of_troy"]
    state = table(
        {"gold": row + 1, "ready": [wonder], "slots": {"hoplite": 1}}, {"advisors": ["hannibal"]}, board=board
    )
    before = {**holdings(state), "gold": 0}
    play(state, "buy_card siege_of_troy nation")
    assert changes(before, holdings(state)) == gained


def test_a_card_taken_for_nothing_was_bought_for_nothing():
    """R-90: Galileo takes a Wonder from the 3 Gold row; the Great Lighthouse gives nothing for it."""
    state = table(
        {"gold": 3, "advisors": ["galileo_galilei"], "ready": ["great_lighthouse"]},
        {},
        board=[[], [], ["sphinx"]],
    )
    play(state, "use_special galileo_galilei", "buy_card sphinx wonder")
    assert (state.nations[0].gold, state.nations[0].books) == (3, 0)


def test_a_card_bought_in_the_first_turn_does_not_double_it():
    """R-91."""
    state = table({"gold": 1, "turns": 0}, {}, board=[["sun_tzu"]])
    run(state, action_phase)
    play(state, "buy_card sun_tzu advisor0")
    assert asked(state) == 1
