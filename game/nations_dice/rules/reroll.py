"""Reroll (D-REROLL)."""

from __future__ import annotations

from game.engine import Action, Choice, Context, Move, Refusal, happen
from game.nations_dice.cards.chits import REROLL_CHIT, use_chits
from game.nations_dice.cards.picking import in_order, offered
from game.nations_dice.rules.own_dice import roll_dice
from game.nations_dice.rules.paying import why_not_usable
from game.nations_dice.state import REROLL, Nation, NationsDiceState


class Reroll(Action[NationsDiceState]):
    """Begin a reroll: which dice is asked next; the chit is used with the throw (D-REROLL-01)."""

    verb = "reroll"

    def moves(self, state: NationsDiceState, seat: int) -> tuple[Move, ...]:
        """With an unused reroll chit and an unused die."""
        return () if why_no_reroll(state.nations[seat]) else START

    def carry_out(self, state: NationsDiceState, seat: int, chit: str) -> None:
        """Ask for the dice."""
        state.then((REROLL_DICE, seat, ()))

    def why_not(self, state: NationsDiceState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """No unused reroll chit, or no unused die."""
        if picked not in ((), (REROLL_CHIT,)):
            return None
        return why_no_reroll(state.nations[seat])


def why_no_reroll(nation: Nation) -> Refusal | None:
    """Why a nation cannot reroll anything now."""
    refusal = why_not_usable(nation, REROLL_CHIT)
    if refusal or any(not die.is_used for die in nation.dice):
        return refusal
    return Refusal("no_unused_die")


START: tuple[Move, ...] = (("reroll", REROLL_CHIT),)


class PickDie(Action[NationsDiceState]):
    """Add an unused die to those that will be rolled again (D-REROLL-02, D-DEC-03)."""

    verb = "pick_die"

    def moves(self, state: NationsDiceState, seat: int, picked: Move) -> list[Move]:
        """Forward in the order of picking."""
        dice = in_order(state.nations[seat].unused_dice)
        return [("pick_die", handle) for handle in offered(dice, picked)]

    def carry_out(self, state: NationsDiceState, seat: int, picked: Move, handle: str) -> None:
        """Lay it to the others."""
        state.then((REROLL_DICE, seat, (*picked, handle)))

    def why_not(self, state: NationsDiceState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """A used die lies still."""
        return why_not_usable(state.nations[seat], picked[0]) if picked else None


class RollDice(Action[NationsDiceState]):
    """Use a reroll chit and roll the picked dice together once; that is the whole action (D-REROLL-03)."""

    verb = "roll_dice"

    def moves(self, state: NationsDiceState, seat: int, picked: Move) -> tuple[Move, ...]:
        """With at least one die."""
        return ROLL_DICE if picked else ()

    def carry_out(self, state: NationsDiceState, seat: int, picked: Move) -> None:
        """Roll."""
        use_chits(state.nations[seat], REROLL, 1)
        happen(state, "rerolled", seat, dice=picked)
        roll_dice(state, seat, picked, "reroll")

    def why_not(self, state: NationsDiceState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """No die is picked yet."""
        return None if picked else Refusal("pick_a_die")


ROLL_DICE: tuple[Move, ...] = (("roll_dice",),)
REROLL_DICE = Choice("reroll_dice", PickDie(), RollDice())
