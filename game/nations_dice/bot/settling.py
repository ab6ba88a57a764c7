"""How a move of The Dice Game that was begun is finished in imagined futures."""

from __future__ import annotations

from game.engine import Choice, Context, Decision, Event, Move, flow
from game.nations_dice.analysis.proposals import usual_answer
from game.nations_dice.bot.needs import dice_to_roll_again
from game.nations_dice.cards.dice import UNROLLED, Die
from game.nations_dice.cards.payment import ways_to_pay
from game.nations_dice.events import Rolled
from game.nations_dice.rules import paying, solo, turns
from game.nations_dice.rules.reroll import REROLL_DICE, ROLL_DICE
from game.nations_dice.state import Nation, NationsDiceState


def settle(state: NationsDiceState, seat: int) -> None:
    """Answer what belongs to the seat's move as it would most likely be answered; the shadow's chance is left out.

    Dice that these answers roll count at their mean: they turn blank again, and nothing has been shown. So do those
    that the next nation has rolled for its first turn of the round.
    """
    throws: list[Event] = []
    state.journal = throws
    while (decision := state.decision) is not None and decision.seat == seat:
        choice = decision.choice
        if choice is turns.TURN or choice is solo.FOUR_SIDER:
            break
        if choice is paying.PAYMENT:
            pay(state, decision)
        elif choice is REROLL_DICE:
            reroll(state, decision)
        else:
            move = usual_answer(state)
            assert move is not None, choice
            flow.apply(state, move)
    state.journal = None
    for event in throws:
        if isinstance(event, Rolled) and event.seat == seat and event.occasion != "first":
            forget(state, state.nations[seat], event.dice)
    if state.decision is not None and state.decision.choice is turns.TURN:
        nation = state.nations[state.decision.seat]
        if is_untouched(nation):
            forget(state, nation, tuple(die.handle for die in nation.dice))


def is_untouched(nation: Nation) -> bool:
    """Whether a nation has used nothing since it rolled its dice for the round."""
    return not any(nation.used_chits) and len(nation.unused_dice) == len(nation.dice)


def forget(state: NationsDiceState, nation: Nation, handles: tuple[str, ...]) -> None:
    """Take back what a throw has shown."""
    nation.dice = tuple(Die(die.handle, die.colour, UNROLLED) if die.handle in handles else die for die in nation.dice)
    state.surprises -= len(handles)


def pay(state: NationsDiceState, decision: Decision) -> None:
    """Complete the cheapest payment that goes on from what is laid out; where only wasteful ones do, the cheapest."""
    kind, price, tile, picked = decision.context
    ways = ways_to_pay(state.nations[decision.seat], kind, price)
    handles = next((each.handles for each in ways if each.handles[: len(picked)] == picked), ways[0].handles)
    answer_with(state, paying.PAYMENT, (decision.seat, kind, price, tile, handles), ("pay", tile))


def reroll(state: NationsDiceState, decision: Decision) -> None:
    """Roll the picked dice, and of those that may still be picked all that show little of use."""
    chosen = dice_to_roll_again(state, decision.seat, decision.context[0])
    answer_with(state, REROLL_DICE, (decision.seat, chosen), ROLL_DICE[0])


def answer_with(state: NationsDiceState, choice: Choice, arguments: Context, move: Move) -> None:
    """Pick all pieces at once, then play the move that completes the answer."""
    state.stack[-1] = (choice, *arguments)
    state.decision = choice(state, *arguments)
    flow.apply(state, move)
