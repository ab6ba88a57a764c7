"""The buy step: advance, convert, buy, remove, in any order and mix (K-RULING-06).

Partners take turns as they like, each with coins of their own (K-2V2-04, K-RULING-34). Who has bought, advanced,
converted or removed something may let the other go on; the step is over when both have finished.
"""

from __future__ import annotations

from game.engine import Action, Choice, Move, happen
from game.nation_deckbuilder.rules.ages import Advance
from game.nation_deckbuilder.rules.market import Buy, BuyFree
from game.nation_deckbuilder.rules.removing import Remove
from game.nation_deckbuilder.rules.taxes import Convert
from game.nation_deckbuilder.state import NationState


def buy_step(state: NationState) -> None:
    """The first partner begins."""
    state.step = "buy"
    state.may_hand_over = True
    state.then((BUY, state.nation.seats[0]))


def ask_buyer(state: NationState, seat: int) -> None:
    """Ask on, after something was done."""
    state.then((BUY, seat))


def unfinished_partner(state: NationState, seat: int) -> int | None:
    """The partner who has not finished buying yet."""
    partners = (each for each in state.nation_of(seat).seats if each != seat)
    return next((each for each in partners if not state.players[each].has_finished), None)


class HandOver(Action[NationState]):
    """Let the partner go on, to come back later."""

    verb = "hand_over"

    def moves(self, state: NationState, seat: int) -> tuple[Move, ...]:
        """Once something was done since the partner handed over, so that it ends."""
        if state.may_hand_over and unfinished_partner(state, seat) is not None:
            return HAND_OVER
        return ()

    def carry_out(self, state: NationState, seat: int) -> None:
        """The partner is asked."""
        state.may_hand_over = False
        state.then((BUY, unfinished_partner(state, seat)))


class FinishBuying(Action[NationState]):
    """Buy no more: the turn ends by itself then, and unspent coins are lost (K-COIN-02)."""

    verb = "finish_buying"

    def moves(self, state: NationState, seat: int) -> tuple[Move, ...]:
        """Always possible."""
        return FINISH_BUYING

    def carry_out(self, state: NationState, seat: int) -> None:
        """The partner may still go on."""
        player = state.players[seat]
        player.has_finished = True
        happen(state, "finished_buying", seat, coins=player.coins)
        partner = unfinished_partner(state, seat)
        if partner is not None:
            state.then((BUY, partner))


HAND_OVER: tuple[Move, ...] = (("hand_over",),)
FINISH_BUYING: tuple[Move, ...] = (("finish_buying",),)
BUY = Choice(
    "buy",
    Buy(ask_buyer),
    BuyFree(ask_buyer),
    Advance(ask_buyer),
    Convert(ask_buyer),
    Remove(ask_buyer),
    HandOver(),
    FinishBuying(),
)
