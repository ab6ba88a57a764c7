"""What if: the forecast after a move, and the payment and the dice given back that cost the forecast least.

An action is carried out on a copy to its end, and so is the round. Of the ways to answer what belongs to the action
the one is proposed after which the nation stands best: with the most VP, then others with the fewest, then earliest in
player order, then with the most icons left. Equals keep the order of the rules: the least useful pieces first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import replace

from game.engine import Event, Figure, Figures, Forecaster, Move, flow
from game.nations_dice import events
from game.nations_dice.analysis.chances import best_to_reroll, chances
from game.nations_dice.analysis.forecast import (
    Chances,
    Forecast,
    SeatForecast,
    forecast,
    outlook,
    purses,
    rest_of_round,
    run_out,
)
from game.nations_dice.analysis.proposals import payment_moves, usual_answer
from game.nations_dice.cards.dice import UNROLLED
from game.nations_dice.cards.payment import Purse, additions, payment, purse, ways_to_pay
from game.nations_dice.cards.picking import selections
from game.nations_dice.rules import paying, reroll, returning, turns
from game.nations_dice.state import Nation, NationsDiceState

PAID = frozenset({"buy_tile", "build_wonder", "pay_with"})
"""The verbs of moves after which a payment is asked for."""

Handles = tuple[str, ...]
"""Dice and chits, in the order in which the rules ask for them."""

Standing = tuple[int, int, int, int]
"""How well a nation stands at the end of the round: the more, the better."""

Standings = dict[Hashable, Standing]
"""The standings found so far, by what the nation has left once its action is over."""


def what_if(state: NationsDiceState, move: Move) -> Forecast | None:
    """The forecast after a legal move, with its payment and the like as proposed. Changes nothing.

    Dice that the move rolls count for nothing yet, and leave their nation uncertain. None when the shadow rolls, or
    when the player has to choose first.
    """
    if state.step != "actions":
        imagined = state.copy()
        imagined.journal = []
        imagined.stack = rest_of_round(imagined)
        flow.apply(imagined, move)
        return outlook(state, imagined, purses(imagined), run_out(imagined))
    if state.decision and state.decision.choice is reroll.REROLL_DICE:
        return _rolled_again(state, state.decision.seat, (*state.decision.context[0], *move[1:]))
    if state.decision and move[0] == "reroll":
        return _rolled_again(state, state.decision.seat, best_to_reroll(state, state.decision.seat))
    carried_out = _carried_out(state, move)
    if carried_out is None:
        return None
    imagined, throws = carried_out
    left = purses(imagined)
    imagined.stack = rest_of_round(imagined)
    return outlook(state, imagined, left, run_out(imagined) | {_seat_of(event) for event in throws})


def _carried_out(state: NationsDiceState, move: Move) -> tuple[NationsDiceState, list[events.Rolled]] | None:
    """The position after an action as proposed, with the dice that it rolls still blank, and these throws; None where
    something else is left to chance or to the player.
    """
    imagined = _action_alone(state)
    flow.apply(imagined, move)
    if not _finish_action(imagined, {}):
        return None
    throws = _forget_throws(imagined)
    if imagined.surprises != state.surprises + sum(len(event.dice) for event in throws):
        return None
    return imagined, throws


def dice_to_come(state: NationsDiceState, move: Move) -> tuple[Nation, SeatForecast, Chances] | None:
    """The nation that is asked after an action that brings it new dice, with these still blank, its row, and what they
    may then bring; None where it brings none.
    """
    assert state.decision is not None
    seat, carried_out = state.decision.seat, _carried_out(state, move)
    if carried_out is None or not (dice := tuple(die for event in carried_out[1] for die in event.dice)):
        return None
    then = carried_out[0]
    then.journal = None
    return then.nations[seat], forecast(then).rows[seat], chances(then, seat, dice, is_reroll=False)


def _rolled_again(state: NationsDiceState, seat: int, picked: Handles) -> Forecast:
    """The chances of these dice."""
    imagined = state.copy()
    imagined.journal = []
    imagined.stack = rest_of_round(imagined)
    now = outlook(state, imagined, purses(imagined), run_out(imagined))
    row = replace(now.rows[seat], chances=chances(state, seat, picked), uncertain=True)
    return replace(now, rows=(*now.rows[:seat], row, *now.rows[seat + 1 :]))


def payments_for(state: NationsDiceState, move: Move | None = None) -> list[Handles]:
    """Every distinct payment that is not wasteful, the proposed one first.

    They are for the purchase that a legal move begins, or go on with the payment that is asked for now.
    """
    asked = _action_alone(state)
    if move:
        flow.apply(asked, move)
    return _ranked_payments(asked, {})


def payment_after(state: NationsDiceState, move: Move) -> tuple[Move, ...]:
    """The proposed rest of the payment that a legal move begins or goes on with; nothing for other moves."""
    asked = _action_alone(state)
    if move[0] not in PAID:
        return ()
    flow.apply(asked, move)
    assert asked.decision is not None
    *_, tile, picked = asked.decision.context
    return payment_moves(_ranked_payments(asked, {})[0], tile)[len(picked) :]


def dice_to_give_back(state: NationsDiceState) -> Handles:
    """The dice that are proposed to go back where it is asked which, with those that are picked already."""
    return _ranked_dice(_action_alone(state), {})[0]


def _action_alone(state: NationsDiceState) -> NationsDiceState:
    """A copy on which nothing follows the action under way, and which tells what happens."""
    imagined = state.copy()
    imagined.journal = []
    steps = [frame[0] for frame in state.stack]
    if turns.end_of_turn in steps:
        imagined.stack = state.stack[steps.index(turns.end_of_turn) + 1 :]
    else:
        imagined.stack = state.stack[-1:]
    return imagined


def _finish_action(imagined: NationsDiceState, standings: Standings) -> bool:
    """Answer what belongs to the action as proposed; False where it is left to chance or to the player."""
    while (decision := imagined.decision) is not None:
        if decision.choice is paying.PAYMENT:
            _pay(imagined, _ranked_payments(imagined, standings)[0])
        elif decision.choice is returning.WHICH_DIE:
            _give_back(imagined, _ranked_dice(imagined, standings)[0])
        elif move := usual_answer(imagined):
            flow.apply(imagined, move)
        else:
            return False
    return True


def _ranked_payments(asked: NationsDiceState, standings: Standings) -> list[Handles]:
    """The payments that go on from the pieces laid out (D-DEC-05)."""
    assert asked.decision is not None
    kind, price, _, picked = asked.decision.context
    nation = asked.nations[asked.decision.seat]
    ways = [way.handles for way in ways_to_pay(nation, kind, price) if way.handles[: len(picked)] == picked]
    return _ranked(asked, ways or [_completed(purse(nation, kind), price, picked)], _pay, standings)


def _completed(held: Purse, price: int, picked: Handles) -> Handles:
    """A payment that began with a piece too many, gone on with until the price is met."""
    while payment(held, picked).total < price:
        picked = (*picked, additions(held, price, picked)[-1])
    return picked


def _pay(imagined: NationsDiceState, handles: Handles) -> None:
    """Lay out a whole payment at once and complete it."""
    choice, seat, kind, price, tile, _ = imagined.stack.pop()
    imagined.then((choice, seat, kind, price, tile, handles))
    flow.advance(imagined)
    flow.apply(imagined, ("pay", tile))


def _ranked_dice(asked: NationsDiceState, standings: Standings) -> list[Handles]:
    """The dice that may go back with those that are picked already; among equals used ones, then the lowest."""
    assert asked.decision is not None
    colour, count, picked = asked.decision.context
    pieces = returning.dice_to_return(asked.nations[asked.decision.seat], colour)
    order = {piece.handle: place for place, piece in enumerate(pieces)}
    chosen = (tuple(piece.handle for piece in dice) for dice in selections(pieces, count))
    whole = [dice for dice in chosen if len(dice) == count and dice[: len(picked)] == picked]
    return _ranked(asked, sorted(whole, key=lambda dice: [order[die] for die in dice]), _give_back, standings)


def _give_back(imagined: NationsDiceState, dice: Handles) -> None:
    """Give all dice of a colour back at once."""
    _, seat, colour, count, _ = imagined.stack.pop()
    imagined.then((returning.ask_for_dice, seat, colour, count, dice))
    flow.advance(imagined)


def _ranked(
    asked: NationsDiceState,
    answers: Sequence[Handles],
    answer_with: Callable[[NationsDiceState, Handles], None],
    standings: Standings,
) -> list[Handles]:
    """The answers to a question of an action, the one after which its nation stands best first."""
    assert asked.decision is not None
    seat = asked.decision.seat

    def standing(answer: Handles) -> Standing:
        imagined = asked.copy()
        imagined.journal = []
        answer_with(imagined, answer)
        _finish_action(imagined, standings)
        return _standing(imagined, seat, standings)

    return sorted(answers, key=standing, reverse=True) if len(answers) > 1 else list(answers)


def _standing(imagined: NationsDiceState, seat: int, standings: Standings) -> Standing:
    """How a nation stands at the end of the round after an action that is over."""
    _forget_throws(imagined)
    nation = imagined.nations[seat]
    icons = tuple(sorted(die.icon for die in nation.unused_dice))
    left = (icons, nation.unused_chits)
    if left not in standings:
        imagined.journal = None
        imagined.stack = rest_of_round(imagined)
        run_out(imagined)
        others = sum(each.vp for each in imagined.nations if each is not nation)
        kept = sum(icon.amount for icon in icons) + sum(left[1])
        standings[left] = (nation.vp, -others, -imagined.order.index(seat), kept)
    return standings[left]


def _forget_throws(imagined: NationsDiceState) -> list[events.Rolled]:
    """Turn dice that were rolled blank, as nobody can know yet what they will show; the throws."""
    throws = [event for event in imagined.journal or () if isinstance(event, events.Rolled)]
    for event in throws:
        _forget_faces(imagined.nations[event.seat], event.dice)
    return throws


def _forget_faces(nation: Nation, handles: Collection[str]) -> None:
    nation.dice = tuple(die._replace(face=UNROLLED) if die.handle in handles else die for die in nation.dice)


def _seat_of(event: Event) -> int:
    assert event.seat is not None, event.kind
    return event.seat


def worth(state: NationsDiceState, move: Move) -> tuple[int, int] | None:
    """The VP of the seat that is asked, with those of its tiles, at the end of the round after a legal move, and its
    place in the order then; None where nobody can know.
    """
    assert state.decision is not None
    foreseen = what_if(state, move)
    if foreseen is None or not foreseen.rows:
        return None
    row = foreseen.rows[state.decision.seat]
    if row.chances:
        return round(100 * row.chances.points), 0
    return 100 * row.projected_then, -row.order_then


def figures(state: NationsDiceState, foreseen: Forecast) -> Figures:
    """What every seat has at the end of the round, where nothing open stands between; the VP of the rounds before.

    Nothing is certain while an action is under way: how it is gone on with is the player's business.
    """
    found = {
        f"seat{seat}.vp.round{number}": Figure(vp, True)
        for number, round in enumerate(state.vp_after_round, 1)
        for seat, vp in enumerate(round)
    }
    if foreseen.is_open:
        return found
    are_open = any(row.uncertain for row in foreseen.rows)
    for row in foreseen.rows:
        name = f"seat{row.seat}.%s.round{state.round}"
        if not are_open:
            found[name % "vp"] = Figure(row.projected_then)
            found[name % "order"] = Figure(row.order_then)
        if row.books and not row.uncertain:
            found[name % "books"] = Figure(row.books.then, "used" in row.locked)
        for kind, need in (("famine", row.famine), ("war", row.war)):
            if need and not row.uncertain:
                found[name % kind] = Figure(need.vp, kind in row.locked)
    return found


FORECASTER = Forecaster(forecast, what_if, worth, figures)
