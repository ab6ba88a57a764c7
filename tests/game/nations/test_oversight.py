"""What passing overlooks: VP that a few own moves would keep, held against every line of moves there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from game.bots.bot import think_through
from game.bots.random_bot import RandomBot
from game.engine import flow
from game.engine.goal_search import overlooked
from game.nations.analysis.forecast import forecast, outcome
from game.nations.analysis.goals import WISHING
from game.nations.analysis.round_ends import without_resolution
from game.nations.rules.turns import TURN
from tests.game.nations.scenario import begin, table
from tests.game.nations.test_ledger import restless

FEW = 13
"""Moves in a position in which all lines are followed."""


def oversight(state: Any) -> Any:
    return think_through(overlooked(WISHING, state))


def losing(seats: int, count: int, most: int = FEW) -> Iterator[Any]:
    """Positions of random games in which passing costs the seat to move VP."""

    def found() -> Iterator[Any]:
        for seed in range(99):
            state, hand = begin(seats, seed, advanced=True, expert=True), RandomBot(seed)
            chance = Random(seed)
            while state.decision is not None:
                choice, moves, seat = state.decision.choice, state.decision.moves, state.decision.seat
                is_tried = choice is TURN and len(moves) <= most and chance.random() < 0.4
                if is_tried and outcome(state, seat).lost:
                    yield state.copy()
                flow.apply(state, restless(hand, state))

    return islice(found(), count)


def lines(state: Any, seat: int, actions: int) -> Iterator[Any]:
    """Every position after so many own actions, however it is come to, no chance and no other nation in between."""
    for move in state.decision.moves:
        if move[0] in ("pass", "end_turn"):
            continue
        after = state.copy()
        flow.apply(after, move)
        asked = after.decision
        if after.surprises != state.surprises:
            continue
        is_done = asked is None or asked.choice.name in ("turn", "after_action", "roll")
        if not is_done:
            yield from lines(after, seat, actions) if asked.seat == seat else ()
            continue
        yield after
        if actions > 1 and asked is not None and asked.choice.name != "roll":
            after.stack[-1] = (TURN, seat)
            after.decision = TURN(after, seat)
            yield from lines(after, seat, actions - 1)


def helps(state: Any, then: Any, seat: int) -> bool:
    now, better = outcome(state, seat), outcome(then, seat)
    return better.lost < now.lost and better.vp > now.vp


def test_a_pass_is_an_oversight_wherever_one_or_two_own_moves_help_and_otherwise_only_where_three_do():
    answers = Counter()
    for state in (state for seats in (1, 2, 3, 4, 5) for state in losing(seats, 12)):
        seat = state.decision.seat
        after = lines(without_resolution(state), seat, 2)
        found = oversight(state)
        steps = found.way.steps if found else 0
        assert (steps in (1, 2)) == any(helps(state, then, seat) for then in after)
        answers[steps] += 1
    assert set(answers) >= {0, 1, 2}


@pytest.mark.parametrize("seats", [2, 4])
def test_the_moves_named_can_be_made_and_keep_what_is_said(seats):
    for state in losing(seats, 12, most=40):
        found, seat = oversight(state), state.decision.seat
        if found is None:
            continue
        last = WISHING.alone(state)
        for move in found.way.moves:
            assert move in last.decision.moves
            flow.apply(last, move)
        assert outcome(last, seat).lost == found.then.lost < found.now.lost
        assert found.way.moves[0] in state.decision.moves


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_lost_is_what_the_forecast_shows(seats):
    for state in losing(seats, 10):
        seat = state.decision.seat
        row = forecast(state).rows[seat]
        lost = -sum(change.vp for change in row.changes.values() if change.vp < 0)
        assert outcome(state, seat) == (lost, state.nations[seat].vp + row.total.vp)


def test_two_moves_that_help_only_together_are_found():
    """A famine of 3 Food: one Worker in the Brewery makes 2, two make 4."""
    own = {"area": 2, "stone": 2, "books": 9, "slots": {"printed_brewery": 0}}
    state = table({**own, "gold": 9, "food": 0}, {"slots": {"axeman": 1}, "gold": 9}, event="attila")
    found = oversight(state)
    assert found is not None
    assert [move[0] for move in found.way.moves] == ["deploy", "deploy"]
    assert (found.now.lost, found.then.lost) == (1, 0)


def test_nothing_is_an_oversight_where_nothing_is_lost():
    assert oversight(table({"gold": 9, "food": 9}, {"gold": 9}, event="attila")) is None


def test_positions_of_the_game_are_left_as_they_are():
    state = next(losing(2, 1))
    before = state.fingerprint()
    oversight(state)
    assert state.fingerprint() == before
