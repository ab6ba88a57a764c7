"""The payment and the dice given back that are proposed: none of the others leaves a better forecast."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.engine import flow
from game.engine.flow import Move
from game.nations_dice.analysis.forecast import Forecast
from game.nations_dice.analysis.preview import dice_to_give_back, payments_for, what_if
from game.nations_dice.rules.paying import PAYMENT
from game.nations_dice.rules.returning import WHICH_DIE
from game.nations_dice.rules.turns import TURN
from game.nations_dice.state import NationsDiceState
from tests.game.nations_dice.proposed import proposed_move
from tests.game.nations_dice.scenario import new_game, play, table

EVERY_VARIANT = pytest.mark.parametrize("variant", ["original", "accelerated"])


def positions(seats: int, variant: str, seed: int) -> Iterator[NationsDiceState]:
    """All positions of a game of hands that rather act than pass."""
    state, random = new_game(seats, seed, variant=variant), Random(seed)
    while state.decision is not None:
        yield state
        keen = [move for move in state.decision.moves if move[0] not in ("pass", "reroll")]
        flow.apply(state, random.choice(keen if keen and random.random() < 0.9 else state.decision.moves))


def played(state: NationsDiceState, *moves: Move) -> NationsDiceState:
    after = state.copy()
    for move in moves:
        flow.apply(after, move)
    return after


def chains(state: NationsDiceState, choice: flow.Choice) -> Iterator[tuple[NationsDiceState, Move]]:
    """Every legal way to answer all questions of one kind: the last position that asks it, and the last answer."""
    assert state.decision is not None
    for move in state.decision.moves:
        after = played(state, move)
        if after.decision is not None and after.decision.choice is choice:
            yield from chains(after, choice)
        else:
            yield state, move


def vp(forecast: Forecast | None, seat: int) -> int:
    assert forecast is not None
    return forecast.rows[seat].projected_then


def purchases(state: NationsDiceState, random: Random) -> list[Move]:
    """One legal way for each thing that can be bought or built."""
    assert state.decision is not None
    moves = [move for move in state.decision.moves if move[0] in ("buy_tile", "build_wonder")]
    random.shuffle(moves)
    return list({move[:2]: move for move in moves}.values())


ROWS: list[tuple[str, ...]] = [("irrigation",), (), ()]
FAR_BEHIND = {"books": 9}
"""A rival whom no book reaches."""


def test_dice_that_meet_the_famine_are_not_traded_for_gold():
    """D-DEC-05."""
    nation = {"dice": "white food, white food, white books, white strength"}
    state = table(nation, FAR_BEHIND, rows=ROWS)
    move = ("buy_tile", "irrigation", "slot4")
    assert payments_for(state, move)[0] == ("white3", "white4")
    assert len(payments_for(state, move)) == 4
    row = what_if(state, move).rows[0]
    assert row.famine.is_met


def test_a_payment_that_was_begun_goes_on_as_is_cheapest_for_the_forecast():
    nation = {"dice": "white stone, white stone, white food, white food, white books, white strength"}
    state = table(nation, FAR_BEHIND, rows=[(), ("marketplace",), ()])
    play(state, "buy_tile marketplace slot0", "pay_with white1", "pay_with white2")
    assert payments_for(state)[0] == ("white1", "white2", "white5", "white6")
    assert proposed_move(state) == ("pay_with", "white5")


def test_a_payment_that_was_begun_with_a_piece_too_many_is_gone_on_with():
    state = table({"dice": "white gold, orange 3 gold"}, {}, rows=[(), (), ("hoplite",)])
    play(state, "buy_tile hoplite slot0", "pay_with white1")
    assert payments_for(state) == [("white1", "orange1")]


def test_a_die_that_goes_back_anyway_pays_before_a_chit():
    """D-DEC-05, D-DEC-07."""
    nation = {"dice": "white gold, white food, white food", "chits": "gold"}
    state = table(nation, FAR_BEHIND, rows=ROWS)
    assert payments_for(state, ("buy_tile", "irrigation", "slot0"))[0] == ("white1",)
    assert payments_for(state, ("buy_tile", "irrigation", "slot3"))[0] == ("gold_chit",)


def test_a_die_that_meets_the_famine_does_not_go_back():
    """D-DEC-07."""
    nation = {"dice": "white food, white food, white books", "chits": "gold"}
    state = table(nation, FAR_BEHIND, rows=ROWS)
    play(state, "buy_tile irrigation slot0", "pay_with gold_chit", "pay irrigation")
    assert dice_to_give_back(state) == ("white3",)
    assert proposed_move(state) == ("return_die", "white3")


@pytest.mark.sample(3)
@EVERY_VARIANT
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_other_payment_leaves_a_better_forecast(seats, variant):
    """D-DEC-05."""
    random = Random(seats)
    compared = 0
    for number, state in enumerate(positions(seats, variant, seats + 20)):
        if state.decision.choice is not TURN or number % 2:
            continue
        seat = state.decision.seat
        for move in purchases(state, random)[:3]:
            ways = [vp(what_if(*way), seat) for way in chains(played(state, move), PAYMENT)]
            proposed = vp(what_if(state, move), seat)
            compared += len(ways) > 1
            assert proposed == max(ways), (number, move)
    assert compared > 5


@EVERY_VARIANT
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_other_dice_to_give_back_leave_a_better_forecast(seats, variant):
    """D-DEC-07."""
    compared = 0
    for state in positions(seats, variant, seats + 30):
        if state.decision.choice is WHICH_DIE:
            ways = [vp(what_if(*way), state.decision.seat) for way in chains(state, WHICH_DIE)]
            assert vp(what_if(*as_proposed(state, WHICH_DIE)), state.decision.seat) == max(ways)
            compared += 1
    assert compared


def as_proposed(state: NationsDiceState, choice: flow.Choice) -> tuple[NationsDiceState, Move]:
    """All questions of one kind answered as proposed: the last position that asks it, and the last answer."""
    move = proposed_move(state)
    after = played(state, move)
    asks_on = after.decision is not None and after.decision.choice is choice
    return as_proposed(after, choice) if asks_on else (state, move)
