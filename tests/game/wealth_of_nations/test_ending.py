"""The end of the game, and the scores."""

from __future__ import annotations

import pytest

from game.wealth_of_nations import GAME
from game.wealth_of_nations.bot.evaluator import EVALUATOR
from game.wealth_of_nations.cards.components import MAP
from game.wealth_of_nations.rules.ending import end_conditions, is_near, open_hexes
from game.wealth_of_nations.rules.scoring import final_scores, left_behind, score_lines
from tests.game.wealth_of_nations.scenario import asked, moves, play, table

EIGHTEEN = ", ".join(f"0 - {name}" for name in MAP.names[:17])


def finish(state):
    """Nobody does anything any more."""
    while asked(state):
        way_out = next(move for move in ("pass", "finish") if move in moves(state))
        play(state, way_out)


def test_all_flags_of_a_player_end_the_game():
    """W-END-01."""
    state = table({"labor": 1}, {}, {}, board=f"{EIGHTEEN}, 1 farm i5", phase="develop")
    assert end_conditions(state) == ()
    play(state, moves(state)[0])
    assert state.end_conditions == ("all_flags",)


def test_a_full_map_ends_the_game_and_the_centre_does_not_count():
    """W-END-02, W-RULING-38."""
    owners = [name for name in MAP.names if name not in ("e5", "i5")]
    board = ", ".join(f"{place % 5} - {name}" for place, name in enumerate(owners))
    state = table(*({} for _ in range(5)), board=board)
    assert open_hexes(state) == 1
    assert end_conditions(state) == ()
    state.flags = (*state.flags[:-1], 0)
    assert end_conditions(state) == ("full_map",)


def test_five_empty_stacks_end_the_game():
    """W-END-03."""
    state = table({}, {}, {})
    state.stacks = (0, 0, 3, 0, 0, 1)
    assert end_conditions(state) == ()
    state.stacks = (0, 0, 3, 0, 0, 0)
    assert end_conditions(state) == ("empty_stacks",)


def test_after_the_last_develop_phase_come_one_produce_and_one_trade_phase():
    """W-END-04, W-RULING-39."""
    state = table({"labor": 1, "food": 1}, {"energy": 1}, {}, board=f"{EIGHTEEN}, 1 farm i5", phase="develop")
    play(state, moves(state)[0])
    assert (state.phase, asked(state)) == ("produce", (1, "produce"))
    play(state, "finish")
    assert (state.phase, asked(state), state.first) == ("trade", (1, "trade"), 1)
    finish(state)
    assert (state.phase, state.is_over) == ("over", True)
    assert [len(each) for each in state.vp_after_round] == [3]


def test_the_conditions_are_looked_at_only_after_a_develop_phase():
    """W-END-04, W-RULING-37."""
    state = table({"money": 9}, {}, {})
    state.stacks = (0, 0, 0, 0, 0, 0)
    play(state, "buy food")
    assert state.end_conditions == ()


def test_a_flag_taken_back_by_a_move_does_not_count():
    """W-RULING-37: the eighteenth flag was placed, but at the end of the phase it is in the stock again."""
    board = ", ".join(f"0 - {name}" for name in MAP.names[:16])
    state = table({"labor": 1, "capital": 1}, {}, {}, board=f"{board}, 0 farm i1, 1 farm i5", phase="develop")
    play(state, "place_flag h1")
    assert state.flags_left(0) == 0
    play(state, "take_up i1", "lay h1 turn0")
    assert state.end_conditions == ()


def test_in_the_last_trade_phase_the_rules_are_unchanged():
    """W-END-05, W-RULING-40."""
    state = table({"food": 2, "money": 30, "notes": 1}, {}, {}, final=True)
    assert {move.split()[0] for move in moves(state)} == {
        "buy",
        "sell",
        "barter",
        "take_note",
        "repay_note",
        "pass",
    }
    play(state, "sell food", "pass", "pass", "sell food")
    assert state.nations[0].money == 38


def test_nothing_is_scored_for_cubes():
    """W-RULING-40, W-SCORE-01."""
    state = table({"capital": 9}, {}, {})
    assert final_scores(state)[0].total == 0


def test_tiles_money_and_notes_are_scored():
    """EX-W-24, W-SCORE-01, W-SCORE-02, W-SCORE-03, W-SCORE-04."""
    board = ", ".join(f"0 farm {hex}" for hex in ("a1", "a2", "a3", "a4", "a5", "b1", "b2"))
    state = table({"money": 59, "notes": 2}, {}, {}, board=f"{board}, 0 - b3")
    assert dict(score_lines(state, 0)) == {"tiles": 28, "money": 5, "notes": -6}
    assert final_scores(state)[0].total == 27


def test_scores_may_be_negative():
    """W-RULING-41."""
    state = table({"notes": 3}, {}, {})
    assert final_scores(state)[-1].total == -9


def test_ties_go_to_money_then_flags_then_are_shared():
    """W-SCORE-05, W-RULING-41."""
    state = table({"money": 11}, {"money": 15}, {"money": 11}, {"money": 11}, board="3 - a1, 0 - b1")
    assert [(score.seat, score.rank) for score in final_scores(state)] == [(1, 1), (0, 2), (3, 2), (2, 4)]


def test_the_winner_has_most_points_not_most_money():
    """W-SCORE-01."""
    state = table({"money": 39}, {"money": 5}, {}, board="1 farm b2")
    assert final_scores(state)[0].seat == 1


@pytest.mark.parametrize("limit", [0, 1])
def test_an_agreed_number_of_rounds_ends_the_game(limit):
    """The bound of games of random moves."""
    state = table({"labor": 1}, {}, {}, board="0 farm b2, 1 farm h2", phase="develop")
    state.most_rounds = limit
    play(state, "pass")
    assert state.end_conditions == (("most_rounds",) if limit else ())
    assert GAME.bound.reached(state) == bool(limit)


def test_the_bound_counts_only_where_nothing_else_ended_the_game():
    state = table({}, {}, {})
    state.end_conditions = ("full_map", "most_rounds")
    assert not GAME.bound.reached(state)


def test_the_end_can_be_seen_coming():
    state = table({}, {}, {})
    assert not is_near(state)
    state.stacks = (0, 0, 0, 0, 1, 1)
    assert is_near(state)


def test_headlines():
    state = table({"money": 9}, {}, {})
    assert GAME.headline(state) == "Round 1, Trade"
    state.end_conditions = ("full_map",)
    assert GAME.headline(state) == "Round 1, last Trade"


@pytest.mark.parametrize(
    ("own", "points"),
    [({"food": 1}, 0), ({"capital": 2}, 3), ({"money": 29, "notes": 1}, 1), ({"money": 24, "notes": 1}, 0)],
)
def test_what_is_left_behind_at_the_end_is_what_sales_and_repaid_notes_surely_bring(own, points):
    state = table(own, {}, {}, final=True)
    before = state.fingerprint()
    assert left_behind(state, 0) == points
    assert state.fingerprint() == before


@pytest.mark.parametrize(
    ("own", "final", "given_away"),
    [
        ({"capital": 2}, True, ("fact.forfeit_cubes", -3)),
        ({"money": 29, "notes": 1}, True, ("fact.forfeit_notes", -1)),
        ({"food": 1}, True, None),
        ({"capital": 2}, False, None),
    ],
)
def test_who_ends_the_last_trade_with_points_in_hand_has_given_them_away(own, final, given_away):
    before = table(own, {}, {}, final=final)
    after = before.copy()
    while after.phase == "trade" and not after.is_over:
        play(after, "pass")
    fact = EVALUATOR.forfeit(before, after, 0, ("pass",))
    assert (fact and (fact.key, fact.worth)) == given_away
    assert EVALUATOR.forfeit(before, before, 0, ("pass",)) is None, "it can still sell on its next turn"
