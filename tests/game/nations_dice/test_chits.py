"""Display of resource chits."""

from __future__ import annotations

from game.nations_dice.cards.chits import chit_counter
from tests.game.nations_dice.scenario import play, table


def counter(words: str, at_start: int, is_active: bool = True) -> tuple[int, ...]:
    state = table({"chits": words, "dice": "white gold"}, {})
    nation = state.nations[0]
    nation.chits_at_turn_start = (0, at_start, 0, 0, 0, 0)
    return chit_counter(nation, "stone", is_active)


def test_a_counter_shows_all_chits_owned():
    """D-CHIT-01."""
    assert counter("stone, stone, stone", 3) == (3,)


def test_a_counter_shows_those_still_unused_before_it():
    """D-CHIT-01, D-CHIT-02."""
    assert counter("stone, stone used, stone used", 1) == (1, 3)


def test_a_counter_shows_what_the_active_player_has_spent_this_turn():
    """D-CHIT-01, D-CHIT-03, EX-D-05."""
    assert counter("stone used, stone used, stone used", 1) == (0, 1, 3)
    assert counter("stone used, stone used, stone used", 1, is_active=False) == (0, 3)


def test_the_turn_begins_with_a_fresh_count():
    """D-CHIT-03."""
    state = table({"chits": "stone, gold"}, {"chits": "gold, gold"})
    assert state.nations[0].chits_at_turn_start == (1, 1, 0, 0, 0, 0)
    play(state, "pass")
    assert state.nations[1].chits_at_turn_start == (2, 0, 0, 0, 0, 0)
