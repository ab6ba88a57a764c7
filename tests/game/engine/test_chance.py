"""The generator of chance."""

from collections import Counter

import pytest

from game.engine.chance import below, reveal, roll, seed_number, shuffled
from game.engine.state import State


def test_the_numbers_of_a_seed_never_change():
    """The reference numbers of SplitMix64."""
    state = State(1234567)
    assert [below(state, 2**64) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_a_whole_number_means_itself_and_any_other_text_is_a_seed_too():
    assert seed_number("42") == seed_number(42) == seed_number(" 42 ") == 42
    assert seed_number("Ada") == seed_number("Ada") != seed_number("ada")


@pytest.mark.parametrize("seed", ["", "-3", "🎲", str(2**70), "1.5"])
def test_every_seed_starts_the_generator(seed):
    assert 0 <= seed_number(seed) < 2**64


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 100])
def test_every_number_below_a_limit_is_equally_likely(limit):
    state = State(1)
    draws = 400 * limit
    counts = Counter(below(state, limit) for _ in range(draws))
    assert set(counts) == set(range(limit))
    chi_squared = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi_squared < limit - 1 + 4 * (2 * (limit - 1)) ** 0.5


def test_a_shuffle_keeps_every_piece_and_reaches_every_order():
    state = State(3)
    orders = Counter(shuffled(state, "abc") for _ in range(1200))
    assert len(orders) == 6
    assert min(orders.values()) > 140


def test_a_die_shows_one_to_six_and_is_a_surprise():
    state = State(1)
    faces = {roll(state, 6) for _ in range(200)}
    assert faces == {1, 2, 3, 4, 5, 6}
    assert state.surprises == 200


def test_turning_something_up_is_a_surprise_and_shuffling_is_none():
    state = State(1)
    shuffled(state, "abc")
    assert state.surprises == 0
    reveal(state)
    assert state.surprises == 1
