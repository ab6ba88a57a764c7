"""Conceding: a seat gives up, in games that know this."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.engine.flow import Action, Choice, IllegalMove, advance
from game.engine.state import Always, State
from tests.game.engine import toy


class Bargain(State):
    """Seats are asked one after the other until they are all gone; each may concede."""

    def __init__(self, seats: int) -> None:
        super().__init__(1, Always(concede=concede))
        self.present = tuple(range(seats))
        self.then(*((SPEAK, seat) for seat in range(seats)))
        advance(self)


def concede(state: Bargain, seat: str) -> bool:
    """A seat that is still there may go."""
    gone = [each for each in state.present if seat == f"seat{each}"]
    state.present = tuple(each for each in state.present if each not in gone)
    return bool(gone)


class Speak(Action):
    verb = "speak"

    def moves(self, state: Bargain, seat: int) -> list[tuple[str, ...]]:
        return [("speak",)] if seat in state.present else []

    def carry_out(self, state: Bargain, seat: int) -> None:
        pass


SPEAK = Choice("speak", Speak())


def test_who_concedes_is_asked_no_more():
    state = Bargain(3)
    flow.apply(state, ("concede", "seat0"))
    assert state.decision.seat == 1
    assert state.present == (1, 2)


def test_any_seat_may_concede_while_another_is_asked():
    state = Bargain(3)
    flow.apply(state, ("concede", "seat1"))
    assert state.decision.seat == 0
    flow.apply(state, ("speak",))
    assert state.decision.seat == 2


@pytest.mark.parametrize("move", [("concede",), ("concede", "seat9"), ("concede", "seat0", "seat1")])
def test_a_concession_of_nobody_is_illegal_and_changes_nothing(move):
    state = Bargain(2)
    before = state.fingerprint()
    with pytest.raises(IllegalMove):
        flow.apply(state, move)
    assert state.fingerprint() == before


def test_a_game_without_concessions_refuses_them():
    state = toy.TOY.new({"heap": 7}, 2, 1)
    with pytest.raises(IllegalMove, match="concede seat0"):
        flow.apply(state, ("concede", "seat0"))


def test_nobody_concedes_once_the_game_is_over():
    state = Bargain(1)
    flow.apply(state, ("speak",))
    with pytest.raises(IllegalMove):
        flow.apply(state, ("concede", "seat0"))
