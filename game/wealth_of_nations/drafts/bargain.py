"""A proposal of a barter as it is put together on the tray, before it is made (W-BARTER-01, W-DEC-07)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game.engine import Decision, Move, PlainDraft, Refusal, flow
from game.wealth_of_nations.cards.components import COMMODITIES, FINANCE
from game.wealth_of_nations.cards.market import barter_price
from game.wealth_of_nations.cards.prices import HALF_DOLLARS
from game.wealth_of_nations.rules.barter import PROMISES, PROPOSE
from game.wealth_of_nations.rules.notes import SEATS
from game.wealth_of_nations.rules.talk import (
    MONEY_PLACE,
    MOST_MONEY,
    UNITS,
    holdings,
    talk_of,
    why_no_proposal,
)
from game.wealth_of_nations.state import ITEMS, Offer, WealthState

TAKE_NOTE, REPAY_NOTE = "take note", "repay note"
"""The buttons of Finance: while a proposal is put together they say how many notes are taken first."""

NOTE_WORTH = FINANCE.repayment + 1
"""Dollars that a note weighs on whoever holds it: its repayment, and the dollar that the next one pays less."""


def own_pile(unit: str) -> str:
    """The place of the own goods from which this unit is given."""
    return f"own {unit}"


def their_pile(unit: str) -> str:
    """The place of the partner's goods from which this unit is asked for."""
    return f"their {unit}"


def given_place(item: str) -> str:
    """The place on the tray where what is given of an item lies."""
    return f"given {item}"


def asked_place(item: str) -> str:
    """The place on the tray where what is asked for of an item lies."""
    return f"asked {item}"


def promise_place(promise: str) -> str:
    """The place of the words of a promise."""
    return f"promise {promise}"


def unit_of(item: str) -> str:
    """The unit in which an item is laid and taken back piece by piece."""
    return {"money": f"dollar{min(FINANCE.banknotes)}", "notes": "note"}.get(item, item)


@dataclass(frozen=True)
class Bargain(PlainDraft):
    """See `game.engine.draft.Draft`. `gives` is what the proposer gives away of each of ITEMS, negative for what it
    gets; `loans` are promissory notes that it takes first. `start` is what lay on the tray already: the proposal that
    this one answers, or nothing.
    """

    seat: int
    gives: Offer
    start: Offer
    promises: tuple[str, ...] = ()
    loans: int = 0
    problem: Refusal | None = field(default=None, hash=False)
    """What is wrong with the proposal as it stands, if anything."""

    verb = "propose"
    is_counted = True
    covers = frozenset({"give", "ask", "promise", "propose", "take_note", "repay_note"})
    subjects: tuple[str, ...] = ()

    def _with_loans(self, state: WealthState) -> WealthState:
        """The position once the notes are taken."""
        then = state.copy()
        for _ in range(self.loans):
            flow.apply(then, ("take_note", SEATS[self.seat]))
        return then

    def _judged(self, state: WealthState) -> Bargain:
        """The same, with what is wrong with it."""
        then = self._with_loans(state)
        talk = talk_of(then)
        offer = self.gives if self.seat == talk.active else tuple(-amount for amount in self.gives)
        then.talk = talk._replace(offer=offer)
        return replace(self, problem=why_no_proposal(then, self.seat))

    @property
    def moves(self) -> tuple[Move, ...]:
        """Notes first, then the goods in the fewest steps, promises, and the proposal itself."""
        if self.problem:
            return ()
        return (
            *((("take_note", SEATS[self.seat]),) * self.loans),
            *self._laying,
            *(("promise", promise) for promise in self.promises),
            *PROPOSE,
        )

    @property
    def _laying(self) -> list[Move]:
        """The moves that lay the goods."""
        return [step for place in range(len(ITEMS)) for step in self._steps(place)]

    def _steps(self, place: int) -> list[Move]:
        """From what lies there to what shall lie there, the largest units first."""
        rest = self.gives[place] - self.start[place]
        verb = "give" if rest > 0 else "ask"
        steps: list[Move] = []
        for unit, size in _units_at(place):
            count, rest = divmod(abs(rest), size)
            steps += [(verb, unit)] * count
        return steps

    def touched(self, state: WealthState, handle: str) -> Bargain | None:
        """A pile adds to its side, what lies on the tray goes back, a promise is said or not, a note is taken first."""
        if handle in _CHANGES:
            return self._changed(state, *_CHANGES[handle])
        if handle in _BACK:
            place, sign = _BACK[handle]
            return self._changed(state, place, -sign) if sign * self.gives[place] > 0 else None
        if handle in _PROMISES:
            return self._with_promise(state, _PROMISES[handle])
        if handle == TAKE_NOTE and ("take_note", SEATS[self.seat]) in _moves(self._with_loans(state)):
            return replace(self, loans=self.loans + 1)._judged(state)
        if handle == REPAY_NOTE and self.loans:
            return replace(self, loans=self.loans - 1)._judged(state)
        return None

    def _changed(self, state: WealthState, place: int, change: int) -> Bargain | None:
        """More or less of one item; None where somebody has no more of it."""
        amount = self.gives[place] + change
        least, most = self._bounds(state, place)
        if (change > 0 and amount > most) or (change < 0 and amount < least):
            return None
        return replace(self, gives=(*self.gives[:place], amount, *self.gives[place + 1 :]))._judged(state)

    def _bounds(self, state: WealthState, place: int) -> tuple[int, int]:
        """The least and the most of an item that may be given: what is laid for good does not come back."""
        talk = talk_of(state)
        own = holdings(self._with_loans(state).nations[self.seat])[place]
        theirs = holdings(state.nations[talk.other(self.seat)])[place]
        least, most = (-MOST_MONEY, min(own, MOST_MONEY)) if place == MONEY_PLACE else (-theirs, own)
        answered = talk._replace(offer=talk.answered).gives(self.seat)[place]
        if self.start[place] > answered:
            least = max(least, self.start[place])
        elif self.start[place] < answered:
            most = min(most, self.start[place])
        return least, most

    def _with_promise(self, state: WealthState, promise: str) -> Bargain | None:
        if promise in talk_of(state).promises:
            return None
        others = tuple(each for each in self.promises if each != promise)
        return replace(self, promises=others if promise in self.promises else (*others, promise))

    def landings(self, state: WealthState, handle: str) -> frozenset[str]:
        """A cube of a pile goes onto its side of the tray, a cube of the tray back to its pile."""
        return frozenset(_LANDINGS.get(handle, ())) if self.touched(state, handle) else frozenset()

    def turned(self, state: WealthState, step: int) -> Bargain:
        """The wheel changes the price by a dollar: up for more to get, down for more to give."""
        return self._changed(state, MONEY_PLACE, step) or self

    def refusals(self, state: WealthState, handle: str) -> tuple[Refusal, ...]:
        """Why no more of this can be laid."""
        for verb, piles in (("give", _OWN_PILES), ("ask", _THEIR_PILES)):
            if handle in piles:
                return tuple(flow.why_not(self._as_laid(state), (piles[handle],), verb))
        return ()

    def _as_laid(self, state: WealthState) -> WealthState:
        """The position with this proposal on the tray, where the rules say why no more fits."""
        then = self._with_loans(state)
        for step in self._laying:
            flow.apply(then, step)
        return then


def _moves(state: WealthState) -> tuple[Move, ...]:
    return state.decision.moves if state.decision else ()


def _units_at(place: int) -> list[tuple[str, int]]:
    """The units of an item and their sizes, the largest first."""
    sized = [(unit, size) for unit, (at, size) in UNITS.items() if at == place]
    return sorted(sized, key=lambda each: -each[1])


_OWN_PILES: Mapping[str, str] = {own_pile(unit): unit for unit in UNITS}
_THEIR_PILES: Mapping[str, str] = {their_pile(unit): unit for unit in UNITS}
_PROMISES: Mapping[str, str] = {promise_place(promise): promise for promise in PROMISES}
_CHANGES: Mapping[str, tuple[int, int]] = {
    **{own_pile(unit): (place, size) for unit, (place, size) in UNITS.items()},
    **{their_pile(unit): (place, -size) for unit, (place, size) in UNITS.items()},
}
"""What touching a pile adds: the place in an Offer, and how much."""

_BACK: Mapping[str, tuple[int, int]] = {
    **{given_place(item): (place, 1) for place, item in enumerate(ITEMS)},
    **{asked_place(item): (place, -1) for place, item in enumerate(ITEMS)},
}
"""What touching the tray takes back: the place in an Offer, and the sign of that side."""

_LANDINGS: Mapping[str, tuple[str, ...]] = {
    **{own_pile(unit): (given_place(ITEMS[place]),) for unit, (place, _) in UNITS.items()},
    **{their_pile(unit): (asked_place(ITEMS[place]),) for unit, (place, _) in UNITS.items()},
    **{given_place(item): (own_pile(unit_of(item)),) for item in ITEMS},
    **{asked_place(item): (their_pile(unit_of(item)),) for item in ITEMS},
}


def worth(state: WealthState, gives: Offer) -> tuple[float, float]:
    """Dollars that each side of a proposal weighs at barter prices: what is given, and what is got.

    A note that goes over to the other side counts for what is got: somebody else will have to repay it.
    """
    given = got = 0.0
    prices = [barter_price(state.market(commodity)) / HALF_DOLLARS for commodity in COMMODITIES]
    for amount, price in zip(gives, (*prices, 1, -NOTE_WORTH), strict=True):
        weight = amount * price
        given += max(0.0, weight)
        got += max(0.0, -weight)
    return given, got


def bargain(state: WealthState, decision: Decision) -> Bargain:
    """The proposal as it lies on the tray when the question is put."""
    start = talk_of(state).gives(decision.seat)
    return Bargain(decision.seat, start, start)._judged(state)
