"""Reroll."""

from __future__ import annotations

from game.nations_dice.cards.chits import unused, used
from tests.game.nations_dice.scenario import legal, play, refusal, table, told


def test_a_reroll_costs_a_reroll_chit():
    """D-REROLL-01."""
    state = table({"dice": "white gold", "chits": "reroll, reroll"}, {})
    play(state, "reroll reroll_chit", "pick_die white1", "roll_dice")
    assert (unused(state.nations[0], "reroll"), used(state.nations[0], "reroll")) == (1, 1)


def test_without_an_unused_chit_there_is_no_reroll():
    """D-REROLL-01, D-DEC-02."""
    state = table({"dice": "white gold", "chits": "reroll used"}, {})
    assert legal(state, "reroll") == []
    assert refusal(state, "reroll_chit").reason == "no_unused_chit"


def test_without_an_unused_die_there_is_no_reroll():
    """D-DEC-02."""
    state = table({"dice": "white gold used", "chits": "reroll"}, {})
    assert refusal(state, "reroll_chit").reason == "no_unused_die"


def test_the_picked_dice_are_rolled_together_once():
    """D-REROLL-02, D-DEC-03."""
    state = table({"dice": "white gold, white books, orange 2 gold, white food used", "chits": "reroll"}, {})
    play(state, "reroll reroll_chit", "pick_die white1", "pick_die orange1")
    rolled = told(state, "rolled", "roll_dice")
    assert [facts["dice"] for facts in rolled] == [("white1", "orange1")]
    assert [die.icon.kind for die in state.nations[0].dice[1:3]] == ["books", "food"]


def test_at_least_one_die_and_only_unused_ones_are_rolled():
    """D-REROLL-02, D-DEC-03."""
    state = table({"dice": "white gold, white books used", "chits": "reroll"}, {})
    play(state, "reroll reroll_chit")
    assert legal(state) == ["pick_die white1"]
    assert refusal(state, "white2").reason == "die_is_used"


def test_alike_dice_are_offered_once():
    """D-DEC-03."""
    state = table({"dice": "white gold, white gold, white books", "chits": "reroll"}, {})
    play(state, "reroll reroll_chit")
    assert legal(state, "pick_die") == ["pick_die white1", "pick_die white3"]


def test_a_reroll_is_the_whole_action():
    """D-REROLL-03."""
    state = table({"dice": "white gold", "chits": "reroll, reroll"}, {})
    play(state, "reroll reroll_chit", "pick_die white1", "roll_dice")
    assert state.decision.seat == 1


def test_what_a_reroll_has_shown_cannot_be_undone():
    """D-DEC-03."""
    state = table({"dice": "white gold", "chits": "reroll"}, {})
    before = state.surprises
    play(state, "reroll reroll_chit", "pick_die white1")
    assert state.surprises == before
    play(state, "roll_dice")
    assert state.surprises > before
