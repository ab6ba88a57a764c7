"""Giving back what a replaced building or advisor brought; its owner picks which (D-BUILDING-02, D-ADVISOR-02)."""

from __future__ import annotations

from collections import Counter

from game.engine import Action, Choice, Context, Decision, Move, Refusal, happen
from game.engine.game import only_answer
from game.nations_dice.cards.chits import REROLL_CHIT, unused, used, with_more
from game.nations_dice.cards.picking import PickablePiece, in_order, offered
from game.nations_dice.rules.own_dice import return_dice
from game.nations_dice.state import REROLL, Nation, NationsDiceState

USED_REROLL_CHIT = f"used_{REROLL_CHIT}"


def return_printed_dice(state: NationsDiceState, seat: int, colours: tuple[str, ...]) -> None:
    """As many dice of each colour as the building brought go back, used or unused (D-RULING-06)."""
    state.then(*((ask_for_dice, seat, colour, count, ()) for colour, count in Counter(colours).items()))


def dice_to_return(nation: Nation, colour: str) -> tuple[PickablePiece, ...]:
    """A nation's dice of a colour, in the order in which it would rather part with them: used ones first."""
    dice = [die for die in nation.dice if die.colour == colour]
    used_dice = in_order([die for die in dice if die.is_used])
    unused_dice = in_order([die for die in dice if not die.is_used])
    return (*(_used_up(piece) for piece in used_dice), *unused_dice)


def _used_up(piece: PickablePiece) -> PickablePiece:
    """Used dice of a colour are all alike, since what they show no longer counts, and never alike unused ones."""
    return piece._replace(likeness=(f"used_{piece.likeness[0]}", "", 0))


def ask_for_dice(state: NationsDiceState, seat: int, colour: str, count: int, picked: Move) -> None:
    """Ask for the next die as long as there is a real choice; then return all that were picked."""
    dice = dice_to_return(state.nations[seat], colour)
    while len(picked) < count:
        offers = offered(dice, picked, count)
        if len(offers) > 1:
            state.then((WHICH_DIE, seat, colour, count, picked))
            return
        picked = (*picked, offers[0])
    return_dice(state, seat, picked)


class ReturnDie(Action[NationsDiceState]):
    """Pick a die that goes back to the supply (D-BUILDING-02)."""

    verb = "return_die"

    def moves(self, state: NationsDiceState, seat: int, colour: str, count: int, picked: Move) -> list[Move]:
        """Dice of the colour, used ones first, then the lowest faces (D-DEC-07)."""
        dice = dice_to_return(state.nations[seat], colour)
        return [("return_die", handle) for handle in offered(dice, picked, count)]

    def why_not(self, state: NationsDiceState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """Only dice of the colour go back; of dice that are alike the first ones."""
        if not picked:
            return None
        colour, count, _ = context
        die = next((die for die in state.nations[seat].dice if die.handle == picked[0]), None)
        if die is None:
            return None
        facts = {"colour": colour, "count": count}
        return Refusal("another_colour_goes_back" if die.colour != colour else "alike_die_is_offered", facts)

    def carry_out(self, state: NationsDiceState, seat: int, colour: str, count: int, picked: Move, handle: str) -> None:
        """Go on until all are picked."""
        state.then((ask_for_dice, seat, colour, count, (*picked, handle)))


WHICH_DIE = Choice("which_die", ReturnDie())


def return_rerolls(state: NationsDiceState, seat: int) -> None:
    """As many reroll chits as the old advisor brought go back (D-ADVISOR-02, D-RULING-08)."""
    nation = state.nations[seat]
    count, nation.advisor_rerolls = nation.advisor_rerolls, 0
    if count:
        ask_for_rerolls(state, seat, count, 0)


def ask_for_rerolls(state: NationsDiceState, seat: int, count: int, of_used: int) -> None:
    """Ask used or unused for one chit after the other, as long as there is a real choice; used ones come first."""
    nation = state.nations[seat]
    of_used = max(of_used, count - unused(nation, REROLL))
    if of_used < min(count, used(nation, REROLL)):
        state.then((WHICH_REROLL, seat, count, of_used))
    else:
        give_rerolls_back(state, seat, of_used, count - of_used)


class ReturnReroll(Action[NationsDiceState]):
    """Give back a used reroll chit, or only unused ones from here on (D-DEC-08)."""

    verb = "return_reroll"

    def moves(self, state: NationsDiceState, seat: int, count: int, of_used: int) -> tuple[Move, ...]:
        """Used first."""
        return RETURN_REROLL

    def carry_out(self, state: NationsDiceState, seat: int, count: int, of_used: int, chit: str) -> None:
        """Note it."""
        if chit == USED_REROLL_CHIT:
            ask_for_rerolls(state, seat, count, of_used + 1)
        else:
            give_rerolls_back(state, seat, of_used, count - of_used)


RETURN_REROLL: tuple[Move, ...] = (("return_reroll", USED_REROLL_CHIT), ("return_reroll", REROLL_CHIT))
WHICH_REROLL = Choice("which_reroll", ReturnReroll())


def give_rerolls_back(state: NationsDiceState, seat: int, of_used: int, of_unused: int) -> None:
    """Put reroll chits back into the supply."""
    nation = state.nations[seat]
    nation.used_chits = with_more(nation.used_chits, REROLL, -of_used)
    nation.unused_chits = with_more(nation.unused_chits, REROLL, -of_unused)
    happen(state, "returned_chits", seat, resource=REROLL, amount=of_used + of_unused)


def settled(state: NationsDiceState, decision: Decision) -> Move | None:
    """What is used goes back first: it is of no more use in this round, and in the next one nothing is used
    (D-ROUND-09), so that whoever parts with an unused piece instead has only less.
    """
    if decision.choice is WHICH_REROLL:
        return RETURN_REROLL[0]
    if decision.choice is WHICH_DIE:
        first = decision.moves[0]
        is_used = any(die.is_used for die in state.nations[decision.seat].dice if die.handle == first[1])
        return first if is_used else only_answer(state, decision)
    return only_answer(state, decision)
