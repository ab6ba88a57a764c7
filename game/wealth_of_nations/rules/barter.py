"""Barter: the active player and one other negotiate an exchange and carry it out (W-BARTER).

A talk goes through at most three proposals. Each is put together in small steps. An item added to one side of a
proposal can only be taken back by undoing, so every talk ends.
"""

from __future__ import annotations

from game.engine import Action, Choice, Context, Move, Refusal, happen
from game.wealth_of_nations.cards.components import COMMODITIES
from game.wealth_of_nations.rules.notes import SEATS, AskAgain, RepayNote, TakeNote, seat_named
from game.wealth_of_nations.rules.talk import (
    MONEY_PLACE,
    MOST_MONEY,
    MOST_PROPOSALS,
    MOST_TALKS,
    UNITS,
    holdings,
    position,
    room_to_ask,
    room_to_give,
    talk_of,
    why_no_deal,
    why_no_proposal,
)
from game.wealth_of_nations.state import ITEMS, Nation, Offer, Talk, WealthState

PROMISES = ("better_price", "first_refusal", "no_rivalry", "favour")
"""Words that may go with a proposal: never binding (W-RULING-22)."""

WITH_ONESELF = Refusal("barter_with_oneself")

BARTER: tuple[Move, ...] = tuple(("barter", seat) for seat in SEATS)
GIVE = tuple((("give", unit), place, size) for unit, (place, size) in UNITS.items())
ASK = tuple((("ask", unit), place, size) for unit, (place, size) in UNITS.items())
PROMISE: tuple[Move, ...] = tuple(("promise", promise) for promise in PROMISES)
PROPOSE: tuple[Move, ...] = (("propose",),)
WITHDRAW: tuple[Move, ...] = (("withdraw",),)
ACCEPT: tuple[Move, ...] = (("accept",),)
COUNTER: tuple[Move, ...] = (("counter",),)
DECLINE: tuple[Move, ...] = (("decline",),)


class Barter(Action[WealthState]):
    """Begin to talk with one other player (W-BARTER-03)."""

    verb = "barter"

    def __init__(self, ask_again: AskAgain) -> None:
        self._ask_again = ask_again

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Everybody else, once for each action, as long as talks and barters are left."""
        if self._why_with_nobody(state, seat):
            return []
        return [BARTER[other] for other in state.seats if not self._why_not_with(state, seat, other)]

    @staticmethod
    def _why_bartered_out(state: WealthState, seat: int) -> Refusal | None:
        if 0 < state.most_deals <= state.nations[seat].deals:
            return Refusal("no_barter_left", {"most": state.most_deals})
        return None

    def carry_out(self, state: WealthState, seat: int, partner: str) -> None:
        """The active player makes the first proposal."""
        state.talk = Talk(seat, SEATS.index(partner))
        other = state.talk.partner
        happen(state, "talk_began", seat, partner=other, nation=state.nations[other].flag)
        state.then((OFFER, seat), (talk_over, self._ask_again, seat))

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """A talk with this player has failed, no talk is left, or one of both has bartered enough."""
        partner = seat_named(state, picked)
        if not picked:
            return self._why_with_nobody(state, seat) or Refusal("nobody_to_talk_to", {}, "buy_sell_or_pass")
        if partner is None:
            return None
        return self._why_not_with(state, seat, partner) or self._why_with_nobody(state, seat)

    def _why_not_with(self, state: WealthState, seat: int, partner: int) -> Refusal | None:
        """Why this player cannot be talked to."""
        if partner == seat:
            return WITH_ONESELF
        if partner in state.talked:
            return Refusal("talked_already", {}, "trade_otherwise")
        return self._why_bartered_out(state, partner)

    def _why_with_nobody(self, state: WealthState, seat: int) -> Refusal | None:
        """Why no talk at all can begin."""
        if len(state.talked) >= MOST_TALKS:
            return Refusal("no_talk_left", {"most": MOST_TALKS}, "buy_sell_or_pass")
        return self._why_bartered_out(state, seat)


def talk_over(state: WealthState, ask_again: AskAgain, seat: int) -> None:
    """A step: without a deal the active player still has an action to choose (W-RULING-21)."""
    if not state.has_acted:
        ask_again(state, seat)


class Give(Action[WealthState]):
    """Add something to the own side of a proposal (W-BARTER-01)."""

    verb = "give"

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Whatever the proposer has more of; flags and tiles never change hands (W-BARTER-02)."""
        room = room_to_give(state, talk_of(state), seat)
        return [move for move, place, size in GIVE if size <= room[place]]

    def carry_out(self, state: WealthState, seat: int, unit: str) -> None:
        """Put it on the table."""
        _add(state, seat, unit, 1)

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """The proposer has no more of it, or has asked for it, or the sum would be too high."""
        if not picked or picked[0] not in UNITS:
            return None
        place, size = UNITS[picked[0]]
        talk, have = talk_of(state), holdings(state.nations[seat])[place]
        if size <= room_to_give(state, talk, seat)[place]:
            return None
        if place == MONEY_PLACE and talk.gives(seat)[place] + size <= have:
            return Refusal("too_much_money", {"most": MOST_MONEY}, "undo_the_step")
        facts = {"item": ITEMS[place], "have": have}
        return Refusal("nothing_more_to_give", facts, "undo_the_step")


class Ask(Action[WealthState]):
    """Add something to the other side of a proposal (W-BARTER-01)."""

    verb = "ask"

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Cubes and notes that the other has more of, and money, which the other may still have to find."""
        room = room_to_ask(state, talk_of(state), seat)
        return [move for move, place, size in ASK if size <= room[place]]

    def carry_out(self, state: WealthState, seat: int, unit: str) -> None:
        """Ask for it."""
        _add(state, seat, unit, -1)

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """The other has no more of it, or it is offered already."""
        if not picked or picked[0] not in UNITS:
            return None
        talk = talk_of(state)
        place, size = UNITS[picked[0]]
        if size <= room_to_ask(state, talk, seat)[place]:
            return None
        if place == MONEY_PLACE:
            return Refusal("too_much_money", {"most": MOST_MONEY}, "undo_the_step")
        facts = {"item": ITEMS[place], "have": holdings(state.nations[talk.other(seat)])[place]}
        return Refusal("nothing_more_to_ask", facts, "undo_the_step")


def _add(state: WealthState, seat: int, unit: str, sign: int) -> None:
    """Change one amount of the proposal and ask on."""
    talk = talk_of(state)
    place, size = UNITS[unit]
    change = sign * size if seat == talk.active else -sign * size
    offer = (*talk.offer[:place], talk.offer[place] + change, *talk.offer[place + 1 :])
    state.talk = talk._replace(offer=offer)
    state.then((OFFER, seat))


class Promise(Action[WealthState]):
    """Add a promise: words only, kept in the log and binding nobody (W-RULING-22)."""

    verb = "promise"

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Every promise once."""
        given = talk_of(state).promises
        return [move for move in PROMISE if move[1] not in given]

    def carry_out(self, state: WealthState, seat: int, promise: str) -> None:
        """Say it."""
        talk = talk_of(state)
        state.talk = talk._replace(promises=(*talk.promises, promise))
        state.then((OFFER, seat))

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """It has been said."""
        return Refusal("promised_already") if picked[:1] and picked[0] in talk_of(state).promises else None


class Propose(Action[WealthState]):
    """Make the proposal: now the other side answers (W-DEC-08)."""

    verb = "propose"

    def moves(self, state: WealthState, seat: int) -> tuple[Move, ...]:
        """Once it is a proposal."""
        return () if why_no_proposal(state, seat) else PROPOSE

    def carry_out(self, state: WealthState, seat: int) -> None:
        """Ask the other side."""
        talk = talk_of(state)
        state.talk = talk._replace(proposals=talk.proposals + 1)
        happen(
            state,
            "proposed",
            seat,
            partner=talk.other(seat),
            nation=state.nations[talk.other(seat)].flag,
            gives=talk.gives(seat),
            promises=talk.promises,
        )
        state.then((ANSWER, talk.other(seat)))

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """What is wrong with the proposal as it stands, if nothing in particular was picked."""
        return None if picked else why_no_proposal(state, seat)


class Withdraw(Action[WealthState]):
    """Break the talk off instead of proposing anything."""

    verb = "withdraw"

    def moves(self, state: WealthState, seat: int) -> tuple[Move, ...]:
        """Always possible."""
        return WITHDRAW

    def carry_out(self, state: WealthState, seat: int) -> None:
        """The talk has failed."""
        break_off(state, seat)


def break_off(state: WealthState, seat: int) -> None:
    """End a talk without a deal: the active player keeps the action, not this partner (W-RULING-21)."""
    talk = talk_of(state)
    other = talk.other(seat)
    happen(state, "talk_failed", seat, partner=other, nation=state.nations[other].flag)
    state.talk = None
    state.talked = (*state.talked, talk.partner)
    opener = state.nations[talk.active]
    opener.turned_down = (*opener.turned_down, talk.partner)


class Accept(Action[WealthState]):
    """Carry the exchange out: this is the active player's trade action (W-BARTER-04, W-NOTE-07, W-RULING-19)."""

    verb = "accept"

    def moves(self, state: WealthState, seat: int) -> tuple[Move, ...]:
        """Only what both sides hold at this moment can be exchanged."""
        return () if why_no_deal(state) else ACCEPT

    def carry_out(self, state: WealthState, seat: int) -> None:
        """Swap everything at once."""
        talk = talk_of(state)
        before = position(state)
        for side in (talk.active, talk.partner):
            hand_over(state.nations[side], talk.gives(side))
        state.positions = (*state.positions, before, position(state))
        state.talk, state.has_acted = None, True
        happen(
            state,
            "bartered",
            talk.active,
            partner=talk.partner,
            nation=state.nations[talk.partner].flag,
            gives=talk.offer,
            promises=talk.promises,
        )

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """What stands in the way of the exchange, if nothing in particular was picked."""
        return None if picked else why_no_deal(state)


def hand_over(nation: Nation, gives: Offer) -> None:
    """One side of an exchange, as what this side gives: below 0 what it gets."""
    for item, amount in zip(ITEMS, gives, strict=True):
        setattr(nation, item, getattr(nation, item) - amount)
    for commodity, amount in zip(COMMODITIES, gives, strict=False):
        if amount < 0:
            nation.note_bought(commodity)
        elif amount > 0:
            nation.note_given(commodity)
    nation.deals += 1


class Counter(Action[WealthState]):
    """Answer with another proposal, beginning with the one on the table."""

    verb = "counter"

    def moves(self, state: WealthState, seat: int) -> tuple[Move, ...]:
        """As long as proposals are left."""
        return COUNTER if talk_of(state).proposals < MOST_PROPOSALS else ()

    def carry_out(self, state: WealthState, seat: int) -> None:
        """Put the next proposal together."""
        talk = talk_of(state)
        state.talk = talk._replace(answered=talk.offer, promises=())
        state.then((OFFER, seat))

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """Three proposals have been made."""
        if picked or talk_of(state).proposals < MOST_PROPOSALS:
            return None
        return Refusal("no_proposal_left", {"most": MOST_PROPOSALS})


class Decline(Action[WealthState]):
    """Say no: the talk has failed."""

    verb = "decline"

    def moves(self, state: WealthState, seat: int) -> tuple[Move, ...]:
        """Always possible."""
        return DECLINE

    def carry_out(self, state: WealthState, seat: int) -> None:
        """The talk has failed."""
        break_off(state, seat)


def ask_offer(state: WealthState, seat: int) -> None:
    """Put the question for the proposal again."""
    state.then((OFFER, seat))


def ask_answer(state: WealthState, seat: int) -> None:
    """Put the question for the answer again."""
    state.then((ANSWER, seat))


OFFER = Choice("offer", Give(), Ask(), Promise(), Propose(), Withdraw(), TakeNote(ask_offer), RepayNote(ask_offer))
ANSWER = Choice("answer", Accept(), Counter(), Decline(), TakeNote(ask_answer), RepayNote(ask_answer))
