"""Promissory notes: loans that any player may take or repay at any moment of a Trade phase (W-NOTE)."""

from __future__ import annotations

from collections.abc import Callable

from game.engine import Action, Context, Move, Refusal, happen
from game.wealth_of_nations.cards.components import FINANCE
from game.wealth_of_nations.cards.market import receive
from game.wealth_of_nations.state import Nation, WealthState

SEATS = tuple(f"seat{seat}" for seat in range(6))
"""Handles of the seats."""

TAKE: tuple[Move, ...] = tuple(("take_note", seat) for seat in SEATS)
REPAY: tuple[Move, ...] = tuple(("repay_note", seat) for seat in SEATS)

NO_NOTE = Refusal("no_note_to_repay")

AskAgain = Callable[[WealthState, int], None]
"""(state, seat): put the question anew that a note has interrupted; a note is no action (W-NOTE-02)."""


def next_note_pays(nation: Nation) -> int:
    """Dollars for the next note: a dollar less for each one held (W-NOTE-03, W-RULING-17)."""
    return FINANCE.first_note_pays - nation.notes


def seat_named(state: WealthState, picked: Move) -> int | None:
    """The seat that the first picked handle names, if it names one."""
    if picked and picked[0] in SEATS[: len(state.nations)]:
        return SEATS.index(picked[0])
    return None


class TakeNote(Action[WealthState]):
    """Take a promissory note, in or out of turn: the handle names who takes it (W-NOTE-01, W-DEC-06, W-RULING-15)."""

    verb = "take_note"

    def __init__(self, ask_again: AskAgain) -> None:
        self._ask_again = ask_again

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Everybody whose next note pays anything; the stock of notes is no limit (W-NOTE-05, W-RULING-16)."""
        return [TAKE[nation.seat] for nation in state.nations if next_note_pays(nation) > 0]

    def carry_out(self, state: WealthState, seat: int, taker: str) -> None:
        """Take it and go on."""
        nation = state.nations[SEATS.index(taker)]
        amount = next_note_pays(nation)
        receive(state, nation.seat, amount)
        nation.notes += 1
        state.positions = ()
        happen(state, "took_note", nation.seat, amount=amount, notes=nation.notes)
        self._ask_again(state, seat)

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """Twenty notes are held already."""
        taker = seat_named(state, picked) if picked else seat
        if taker is None:
            return None
        nation = state.nations[taker]
        if next_note_pays(nation) > 0:
            return None
        return Refusal("note_pays_nothing", {"have": nation.notes}, "repay_first")


class RepayNote(Action[WealthState]):
    """Give a promissory note back for $25, in or out of turn (W-NOTE-04, W-RULING-18)."""

    verb = "repay_note"

    def __init__(self, ask_again: AskAgain) -> None:
        self._ask_again = ask_again

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Everybody who has a note and the money."""
        return [REPAY[nation.seat] for nation in state.nations if not why_not_repaid(nation)]

    def carry_out(self, state: WealthState, seat: int, payer: str) -> None:
        """Repay it and go on."""
        nation = state.nations[SEATS.index(payer)]
        receive(state, nation.seat, -FINANCE.repayment)
        nation.notes -= 1
        state.positions = ()
        happen(state, "repaid_note", nation.seat, amount=FINANCE.repayment, notes=nation.notes)
        self._ask_again(state, seat)

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """No note to repay, or too little money."""
        payer = seat_named(state, picked) if picked else seat
        if payer is None:
            return None
        return why_not_repaid(state.nations[payer])


def why_not_repaid(nation: Nation) -> Refusal | None:
    """Why a player cannot repay a note now."""
    if not nation.notes:
        return NO_NOTE
    if nation.money < FINANCE.repayment:
        return Refusal("needs_money_to_repay", {"need": FINANCE.repayment, "have": nation.money})
    return None
