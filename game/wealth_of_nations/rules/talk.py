"""The talk of a barter: what may be proposed, and what may be carried out (W-BARTER-01, W-RULING-20)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Refusal
from game.wealth_of_nations.cards.components import COMMODITIES, FINANCE
from game.wealth_of_nations.state import ITEMS, NOTHING, Nation, Offer, Talk, WealthState

MOST_PROPOSALS = 3
"""Offer, counter, counter: the last can only be accepted or declined."""

MOST_TALKS = 3
"""Talks that a player may open for one action, each with another partner."""

MOST_MONEY = 500
"""Dollars that one side of a proposal may hold."""

UNITS: dict[str, tuple[int, int]] = {
    **{commodity: (place, 1) for place, commodity in enumerate(COMMODITIES)},
    **{f"dollar{value}": (ITEMS.index("money"), value) for value in FINANCE.banknotes},
    "note": (ITEMS.index("notes"), 1),
}
"""Handles of what is added in one step: the place in an Offer, and how many."""

MONEY_PLACE = ITEMS.index("money")


def talk_of(state: WealthState) -> Talk:
    """The talk under way."""
    assert state.talk is not None
    return state.talk


def holdings(nation: Nation) -> tuple[int, ...]:
    """What a player could give away, in the order of ITEMS; never flags or tiles (W-BARTER-02)."""
    return (nation.food, nation.energy, nation.labor, nation.ore, nation.capital, nation.money, nation.notes)


def can_give(nation: Nation, given: Offer) -> bool:
    """Whether a player holds everything that an offer takes away."""
    return all(amount <= held for amount, held in zip(given, holdings(nation), strict=True))


def position(state: WealthState) -> tuple[int, ...]:
    """Everybody's holdings and the markets, for telling whether a barter goes round in a circle."""
    held = (amount for nation in state.nations for amount in holdings(nation))
    return (*(market.filled for market in state.markets), *held)


def comes_back(state: WealthState, talk: Talk) -> bool:
    """Whether the offer on the table would lead to an earlier position of the phase."""
    if not state.positions:
        return False
    after = list(position(state))
    for seat in (talk.active, talk.partner):
        start = len(state.markets) + seat * len(ITEMS)
        for place, amount in enumerate(talk.gives(seat)):
            after[start + place] -= amount
    return tuple(after) in state.positions


def room_to_give(state: WealthState, talk: Talk, seat: int) -> list[int]:
    """How much more of every item this seat may add to its side of the proposal; none once it has asked for it."""
    most = list(holdings(state.nations[seat]))
    most[MONEY_PLACE] = min(most[MONEY_PLACE], MOST_MONEY)
    return _room(most, talk.gives(seat), talk.gave(seat))


def room_to_ask(state: WealthState, talk: Talk, seat: int) -> list[int]:
    """How much more of every item this seat may ask for; none once it has offered it. Money need not be there yet."""
    other = talk.other(seat)
    most = list(holdings(state.nations[other]))
    most[MONEY_PLACE] = MOST_MONEY
    return _room(most, talk.gives(other), talk.gave(other))


def _room(most: Sequence[int], given: Offer, before: Offer) -> list[int]:
    """What is left of the most that a side may give; nothing of what it gives less of than in the proposal before."""
    return [have - now if now >= then else 0 for have, now, then in zip(most, given, before, strict=True)]


def why_no_proposal(state: WealthState, seat: int) -> Refusal | None:
    """What is wrong with a proposal, if anything: something must move, be new, and be there to be given.

    (W-RULING-20; rule 7a of the barter protocol: no deal may bring an earlier position of the phase back)
    """
    talk = talk_of(state)
    if talk.offer == NOTHING:
        return Refusal("empty_offer", {}, "add_something")
    if talk.offer == talk.answered:
        return Refusal("same_offer", {}, "add_something")
    if not can_give(state.nations[seat], talk.gives(seat)):
        return Refusal("cannot_give_that_much", {}, "take_a_note_or_withdraw")
    return Refusal("position_comes_back") if comes_back(state, talk) else None


def why_no_deal(state: WealthState) -> Refusal | None:
    """Why the proposal on the table cannot be carried out now."""
    talk = talk_of(state)
    for seat in (talk.active, talk.partner):
        given, held = talk.gives(seat), holdings(state.nations[seat])
        for item, amount, have in zip(ITEMS, given, held, strict=True):
            if amount > have:
                facts = {"item": item, "need": amount, "have": have}
                return Refusal("cannot_pay_the_offer", facts, "take_a_note" if item == "money" else None)
    return Refusal("position_comes_back") if comes_back(state, talk) else None
