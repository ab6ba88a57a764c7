"""Actions: turns in player order until everybody has passed (D-ACTION, D-PASS)."""

from __future__ import annotations

from game.engine import Action, Choice, Move, happen
from game.nations_dice.rules.buying import BuyTile
from game.nations_dice.rules.food import ask_for_commitment
from game.nations_dice.rules.own_dice import roll_dice
from game.nations_dice.rules.reroll import Reroll
from game.nations_dice.rules.solo import shadow_removes
from game.nations_dice.rules.wonders import BuildWonder
from game.nations_dice.state import NationsDiceState


def actions(state: NationsDiceState) -> None:
    """Nations take turns, player 1 first (D-ACTION-01, D-ACTION-03)."""
    state.step = "actions"
    state.then((next_turn, 0))


def next_turn(state: NationsDiceState, position: int) -> None:
    """The first nation from this place in the order on that has not passed takes a turn (D-ACTION-04, D-PASS-03).

    Before its first turn of the round it rolls all its dice, whatever it means to do (D-ACTION-02, D-RULING-10).
    """
    order = state.order
    for ahead in range(position, position + len(order)):
        seat = order[ahead % len(order)]
        nation = state.nations[seat]
        if not nation.passed:
            nation.chits_at_turn_start = nation.unused_chits
            if not nation.has_rolled:
                nation.has_rolled = True
                roll_dice(state, seat, tuple(die.handle for die in nation.dice), "first")
            state.then((TURN, seat), (end_of_turn, seat), (next_turn, ahead % len(order) + 1))
            return


def end_of_turn(state: NationsDiceState, seat: int) -> None:
    """Solo, the shadow answers every action; passing is none (D-SOLO-05, D-RULING-11, D-RULING-31)."""
    if state.is_solo and not state.nations[seat].passed:
        shadow_removes(state)


class Pass(Action[NationsDiceState]):
    """Take no more actions this round (D-PASS-01, D-PASS-02, D-DEC-10)."""

    verb = "pass"

    def moves(self, state: NationsDiceState, seat: int) -> tuple[Move, ...]:
        """Always possible (D-RULING-26)."""
        return PASS

    def carry_out(self, state: NationsDiceState, seat: int) -> None:
        """In the Accelerated variant the food trade is decided in this very turn (D-VARIANT-09)."""
        state.nations[seat].passed = True
        happen(state, "passed", seat)
        ask_for_commitment(state, seat)


PASS: tuple[Move, ...] = (("pass",),)
TURN = Choice("turn", BuyTile(), BuildWonder(), Reroll(), Pass())
