"""What the table answers by itself is legal, and named by the rules."""

from game.engine import flow
from game.engine.game import only_answer
from game.nations_dice.rules.returning import settled
from tests.game.conformance.walks import every_table, planned, walk
from tests.game.nations_dice.scenario import legal, play, table


@every_table
def test_an_answer_that_can_only_be_right_is_legal_and_one_of_a_kind(game, seats):
    for state, move in walk(game, seats, planned(game, seats, 1)[0]):
        decision = state.decision
        if not move or (answer := game.settled(state, decision)) is None:
            continue
        assert answer in decision.moves
        assert len(answer) > 1, "a bare word is said by the person"
        flow.apply(state.copy(), answer)


SAID_BY_THE_PERSON = {
    "roll_die",
    "roll_dice",
    "use_books",
    "pass",
    "end_turn",
    "play",
    "finish_buying",
    "keep_hand",
    "throw",
}
"""Throws, and what ends a turn or a part of it: until it is said, what was done before can be taken back."""


@every_table
def test_no_question_with_one_answer_is_left_but_throws_and_ends(game, seats):
    left = set()
    for state, move in walk(game, seats, planned(game, seats, 1)[0]):
        decision = state.decision
        if move and len(decision.moves) == 1 and game.settled(state, decision) is None:
            left.add(" ".join(decision.moves[0]))
    assert left <= SAID_BY_THE_PERSON


def test_used_dice_and_chits_go_back_first_and_unused_ones_are_a_choice():
    """D-BUILDING-02, D-DEC-07."""
    dice = "white gold, orange 3 gold, orange 2 gold used, orange 2 food"
    board = ("guildhall", "farm", "caravan", "quarry", "temple")
    brought = (("orange", "orange"), ("white",), ("orange",), (), ())
    state = table({"dice": dice, "slots": board, "brought": brought}, {}, rows=[("hoplite",), (), ()])
    play(state, "buy_tile hoplite slot0", "pay_with white1", "pay hoplite")
    assert legal(state) == ["return_die orange2", "return_die orange3"]
    assert settled(state, state.decision) == ("return_die", "orange2")
    play(state, "return_die orange2")
    assert legal(state) == ["return_die orange3", "return_die orange1"]
    assert settled(state, state.decision) is None


def test_a_single_answer_is_given_unless_it_is_a_bare_word():
    state = table({"dice": "white gold"}, {}, rows=[("hoplite",), (), ()])
    decision = state.decision
    assert only_answer(state, decision._replace(moves=(("pass",),))) is None
    assert only_answer(state, decision._replace(moves=(("take", "one"),))) == ("take", "one")
    assert only_answer(state, decision._replace(moves=(("take", "one"), ("take", "two")))) is None
