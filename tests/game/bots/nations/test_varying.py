"""Positions that a nation alone learns from are changed into others that could have come."""

from random import Random

from game import game_named
from game.nations.bot.varying import varied
from game.nations.invariants import broken_invariants
from tests.game.conformance.walks import planned, walk

GAME = game_named("nations")


def beginnings():
    """A position at the beginning of every round of a random game alone."""
    rounds = {}
    for state, _ in walk(GAME, 1, planned(GAME, 1, 1)[0]):
        if state.round and state.decision:
            rounds.setdefault(state.round, state.copy())
    return list(rounds.values())


def test_a_changed_position_is_sound_and_another_one():
    for number, state in enumerate(beginnings() * 6):
        other = state.copy()
        varied(other, Random(number))
        # what is asked is asked anew once everything hidden is dealt again
        other.decision = other.stack[-1][0](other, *other.stack[-1][1:])
        assert broken_invariants(other) == []
        assert other.fingerprint() != state.fingerprint()


def test_changes_show_what_random_hands_seldom_reach():
    changed = [state.copy() for state in beginnings() for _ in range(12)]
    for number, state in enumerate(changed):
        varied(state, Random(number))
    nations = [state.nations[0] for state in changed]
    assert {sum(map(bool, nation.colonies)) for nation in nations} >= {0, 1}
    assert {sum(map(bool, nation.ready)) for nation in nations} >= {0, 1}
    assert len({nation.area + sum(nation.workers) for nation in nations}) >= 3
    assert max(nation.strength for nation in nations) > 10
