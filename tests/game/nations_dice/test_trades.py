"""Which dice are traded for the famine, where books or strength are lost by it."""

from __future__ import annotations

import random

from game.engine import flow
from game.nations_dice.analysis.forecast import forecast
from game.nations_dice.analysis.proposals import usual_answer
from game.nations_dice.rules.food import ask_for_commitment, famine, show_commitments
from game.nations_dice.rules.resolution import player_order, war
from game.nations_dice.rules.rounds import RESOLUTION
from game.nations_dice.state import NationsDiceState
from tests.game.nations_dice.scenario import resolve, table

KINDS = ("gold", "stone", "food", "books", "strength")


def best(state: NationsDiceState) -> int:
    """The VP of seat 0 at the end of the round after its best answers, tried one by one."""
    if state.decision is None:
        return state.nations[0].vp
    assert state.decision.seat == 0
    outcomes = []
    for move in state.decision.moves:
        then = state.copy()
        flow.apply(then, move)
        outcomes.append(best(then))
    return max(outcomes)


def as_proposed(state: NationsDiceState) -> int:
    """The same with the usual answers."""
    while state.decision is not None:
        flow.apply(state, usual_answer(state))
    return state.nations[0].vp


def test_the_proposal_brings_the_most_points_there_are():
    """D-RULING-20, D-RULING-21, D-RULING-27."""
    chance = random.Random(5)
    asked = 0
    for number in range(160):
        dice = ", ".join(f"white {chance.choice(KINDS)}" for _ in range(chance.randint(3, 6)))
        own, rival = chance.randint(1, 3), {"books": chance.randint(1, 5)}
        variant = chance.choice(("original", "accelerated"))
        event = chance.choice(("antiquity_event_2", "antiquity_event_3"))
        state = table({"dice": dice, "books": own, "chits": "books"}, rival, variant=variant, event=event)
        commitments = [(ask_for_commitment, 0), (show_commitments,)] if variant == "accelerated" else []
        resolve(state, *commitments, *((step,) for step in RESOLUTION if step is not show_commitments))
        asked += state.decision is not None
        assert as_proposed(state.copy()) == best(state), (number, dice, own, rival, variant, event)
    assert asked > 30


def test_nothing_is_traded_for_no_gain():
    """A famine of 2 and a war of 1, 1 VP each: the sword is worth as much as the food."""
    state = table({"dice": "white strength, white strength, white food"}, {"books": 5})
    resolve(state, famine, player_order, war)
    assert usual_answer(state) == ("keep_dice",)
    row = forecast(table({"dice": "white strength, white strength, white food"}, {"books": 5})).rows[0]
    assert (row.famine.vp, row.war.vp) == (0, 1)


def test_the_books_are_held_back_that_save_the_war():
    """Two books that score nothing are given for the food rather than one of them and the strength."""
    state = table(
        {"dice": "white stone, white stone, white books, white books, white strength"},
        {"books": 5},
        event="antiquity_event_2",
    )
    row = forecast(state).rows[0]
    assert (row.famine.vp, row.war.vp, row.vp_then) == (1, 1, 2)
