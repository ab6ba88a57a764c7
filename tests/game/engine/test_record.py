"""Records: copies and fingerprints."""

import pickle

from game.engine import flow
from game.engine.record import Record, canonical
from game.engine.state import NO_SUCH_RULES, State
from tests.game.engine import toy


def test_a_copy_is_equal_and_independent():
    state = toy.TOY.new({"heap": 7}, 2, 1)
    twin = state.copy()
    assert twin.fingerprint() == state.fingerprint()
    twin.players[0].points = 5
    twin.heap = 1
    twin.stack.append((toy.deal,))
    assert (state.players[0].points, state.heap) == (0, 7)
    assert len(state.stack) == len(twin.stack) - 1


def test_a_copy_plays_on_like_the_original():
    state = toy.TOY.new({"heap": 12}, 2, 4)
    twin = state.copy()
    for each in (state, twin):
        while each.decision:
            flow.apply(each, each.decision.moves[-1])
    assert twin.fingerprint() == state.fingerprint()


def test_a_copy_keeps_no_journal():
    state = toy.TOY.new({"heap": 7}, 2, 1)
    state.journal = []
    assert state.copy().journal is None
    assert state.journal == []


def test_the_journal_is_no_part_of_the_fingerprint():
    state = toy.TOY.new({"heap": 7}, 2, 1)
    before = state.fingerprint()
    state.journal = []
    assert state.fingerprint() == before


def test_every_field_is_part_of_the_fingerprint():
    state = toy.TOY.new({"heap": 7}, 2, 1)
    seen = {state.fingerprint()}
    state.rng += 1
    seen.add(state.fingerprint())
    state.players[1].hand = ("shell",)
    seen.add(state.fingerprint())
    state.stack.pop()
    seen.add(state.fingerprint())
    assert len(seen) == 4


def test_the_leaves_of_a_position_are_all_that_lies_on_the_table():
    state = toy.TOY.new({"heap": 7}, 2, 1)
    twin = state.copy()
    twin.rng, twin.surprises, twin.journal, twin.decision = 1, 2, [], None
    twin.stack.pop()
    assert twin.leaves() == state.leaves()
    seen = {state.leaves()}
    for record, name, value in (
        (twin, "heap", 6),
        (twin.players[0], "points", 1),
        (twin.players[1], "hand", ("shell",)),
    ):
        setattr(record, name, value)
        seen.add(twin.leaves())
    assert len(seen) == 4


def test_derived_fields_are_no_part_of_the_fingerprint():
    class Counted(Record):
        derived = ("total",)

        def __init__(self) -> None:
            self.parts = (1, 2)
            self.total = 3

    record = Counted()
    before = record.fingerprint()
    record.total = 4
    assert record.fingerprint() == before


def test_functions_in_frames_are_told_by_name():
    assert canonical((toy.deal, 2)) == "(tests.game.engine.toy.deal,2)"


def test_the_fingerprint_of_a_position_never_changes():
    """Saves carry fingerprints: another version of Python must find the same ones."""
    state = State(5)
    assert state.fingerprint() == "6ed212451b74"


def test_the_rules_that_always_hold_go_with_a_position_and_are_no_part_of_it():
    state = toy.ToyState(2, seed=5)
    assert [twin.always for twin in (state.copy(), pickle.loads(pickle.dumps(state)))] == [toy.ALWAYS] * 2
    before = state.fingerprint()
    state.always = NO_SUCH_RULES
    assert state.fingerprint() == before
