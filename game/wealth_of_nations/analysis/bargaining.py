"""How computer players answer an offer: by what it is worth to both sides, with a reason in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from game.engine import Decision, Move
from game.engine.game import Opinion
from game.wealth_of_nations.analysis.valuation import DOLLAR, needs, value
from game.wealth_of_nations.cards.components import COMMODITIES, FINANCE
from game.wealth_of_nations.cards.market import barter_price, price_of_buying, price_of_selling
from game.wealth_of_nations.cards.prices import HALF_DOLLARS
from game.wealth_of_nations.public import estimated_vp, roughly
from game.wealth_of_nations.rules.barter import ANSWER, OFFER
from game.wealth_of_nations.rules.ending import is_near
from game.wealth_of_nations.rules.talk import MONEY_PLACE, UNITS, holdings, talk_of
from game.wealth_of_nations.state import ITEMS, Offer, WealthState, back

MARGIN = 1
"""Dollars that a deal must bring at least."""

SHARE, SHARE_IF_AHEAD, SHARE_OF_LEADER = 3, 6, 9
"""Tenths of the other's gain that the own must reach: of anybody's, of one who is ahead, of the leader's at last."""

NOTES_PLACE = ITEMS.index("notes")


Wanted = Callable[[WealthState, int], Mapping[str, int]]
"""The cubes that a player wants for itself; those for fuel are all that others can tell."""

Upsets = Callable[[WealthState, int, Offer], bool]
"""Whether giving this away, and getting what is negative, leaves a player worse off for what it was about to build."""


def upsets_nothing(state: WealthState, seat: int, gives: Offer) -> bool:
    """Nothing is about to be built."""
    return False


@dataclass(frozen=True)
class Side:
    """One side of a deal as the other can see it: what it holds, in the order of ITEMS, and needs."""

    held: tuple[int, ...]
    needed: Mapping[str, int]
    worth: int

    def gain(self, state: WealthState, gives: Offer) -> int:
        """What giving this away, and getting what is negative, brings the side."""
        after = [have - amount for have, amount in zip(self.held, gives, strict=True)]
        return value(state, after, self.needed) - self.worth


def own_side(state: WealthState, seat: int, wanted: Wanted = needs) -> Side:
    """A player's side as the player knows it."""
    held, needed = holdings(state.nations[seat]), wanted(state, seat)
    return Side(held, needed, value(state, held, needed))


def seen_side(state: WealthState, seat: int) -> Side:
    """A player's side as others see it: the money is known roughly."""
    held, needed = list(holdings(state.nations[seat])), needs(state, seat)
    held[MONEY_PLACE] = roughly(held[MONEY_PLACE])
    return Side(tuple(held), needed, value(state, held, needed))


def advice(
    state: WealthState, decision: Decision, wanted: Wanted = needs, upsets: Upsets = upsets_nothing
) -> Opinion | None:
    """The answer to a proposal, and the steps of a counter-proposal; first proposals are left to the hand."""
    if decision.choice is ANSWER:
        return answer(state, decision, wanted, upsets)
    if decision.choice is OFFER and talk_of(state).proposals:
        return next_step(state, decision, wanted)
    return None


def answer(state: WealthState, decision: Decision, wanted: Wanted = needs, upsets: Upsets = upsets_nothing) -> Opinion:
    """Accept what brings enough, compared with the other's gain; else counter with a fair sum, or decline. Cubes for
    what is about to be built are given away for no sum that only buys them back: the tiles are worth more.
    """
    talk, seat = talk_of(state), decision.seat
    own, other = own_side(state, seat, wanted), seen_side(state, talk.other(seat))
    gives = talk.gives(seat)
    gain = own.gain(state, gives)
    facts = {"gain": gain // DOLLAR}
    is_enough = gain >= MARGIN * DOLLAR
    is_good = pays_enough(state, seat, talk.other(seat), own, gives)
    if is_good and upsets(state, seat, gives):
        return Opinion(("decline",), "it_upsets_plans", {})
    if is_good and ("accept",) in decision.moves:
        return Opinion(("accept",), "it_pays", facts)
    counter = counter_offer(state, gives, own, other) if ("counter",) in decision.moves else None
    if counter and not upsets(state, seat, counter):
        return Opinion(("counter",), "another_price", _price(gives, counter))
    if not is_enough:
        return Opinion(("decline",), "it_does_not_pay", {"loss": -(gain // DOLLAR)})
    return Opinion(("decline",), "it_helps_you_more", facts)


def pays_enough(state: WealthState, seat: int, other: int, own: Side, gives: Offer) -> bool:
    """Whether a deal brings a side enough, compared with what it seems to bring the other."""
    gain, theirs = own.gain(state, gives), seen_side(state, other).gain(state, back(gives))
    return gain >= MARGIN * DOLLAR and 10 * gain >= share(state, seat, other) * theirs


def share(state: WealthState, seat: int, other: int) -> int:
    """How many tenths of the other's gain the own gain must reach."""
    estimates = [estimated_vp(state, each) for each in state.seats]
    if is_near(state) and estimates[other] == max(estimates):
        return SHARE_OF_LEADER
    return SHARE_IF_AHEAD if estimates[other] > estimates[seat] else SHARE


def counter_offer(state: WealthState, gives: Offer, own: Side, other: Side) -> Offer | None:
    """The same goods for the whole-dollar sum nearest the barter prices at which both gain, as what the own side gives.

    Where the other cannot pay that much, a cube that the other does not need goes with it. None where both together
    would gain too little, or nothing new comes of it.
    """
    for goods in _with_a_spare_cube(state, gives, other):
        offer = _at_fair_price(state, goods, own)
        theirs = other.gain(state, back(offer))
        is_payable = -other.held[MONEY_PLACE] <= offer[MONEY_PLACE] <= own.held[MONEY_PLACE]
        is_worth_it = theirs >= 0 and own.gain(state, offer) + theirs > 2 * MARGIN * DOLLAR
        if is_payable and is_worth_it and offer != gives:
            return offer
    return None


def _with_a_spare_cube(state: WealthState, gives: Offer, other: Side) -> Iterator[Offer]:
    """The goods as they are, then with one cube more from what the other has to spare, the dearest first."""
    yield gives
    spare = [
        place
        for place, commodity in enumerate(COMMODITIES)
        if gives[place] <= 0 and other.held[place] + gives[place] > other.needed.get(commodity, 0)
    ]
    for place in sorted(spare, key=lambda place: -barter_price(state.markets[place])):
        yield (*gives[:place], gives[place] - 1, *gives[place + 1 :])


def at_barter_prices(state: WealthState, goods: Offer) -> Offer:
    """These goods with the money that balances them at barter prices."""
    worth = sum(amount * barter_price(market) for amount, market in zip(goods, state.markets, strict=False))
    return with_money(goods, -worth // HALF_DOLLARS + goods[NOTES_PLACE] * (FINANCE.repayment + 1))


def at_market_prices(state: WealthState, gives: Offer) -> int:
    """By how many dollars an exchange beats buying and selling the same cubes one by one."""
    dollars = -gives[MONEY_PLACE]
    for market, amount in zip(state.markets, gives, strict=False):
        dollars += price_of_buying(market, -amount) if amount < 0 else -price_of_selling(market, amount)
    return dollars


def with_money(offer: Offer, money: int) -> Offer:
    """The same offer with another sum."""
    return (*offer[:MONEY_PLACE], money, *offer[MONEY_PLACE + 1 :])


def _at_fair_price(state: WealthState, goods: Offer, own: Side) -> Offer:
    """These goods with the money that balances them at barter prices, or as much less as the margin asks for."""
    offer = at_barter_prices(state, goods)
    while True:
        short = MARGIN * DOLLAR - own.gain(state, offer)
        if short <= 0:
            return offer
        offer = with_money(offer, offer[MONEY_PLACE] - max(1, short // (DOLLAR + DOLLAR // 4)))


def next_step(state: WealthState, decision: Decision, wanted: Wanted = needs) -> Opinion:
    """Put the counter-proposal together item by item, then make it."""
    talk, seat = talk_of(state), decision.seat
    answered = talk.gave(seat)
    own, other = own_side(state, seat, wanted), seen_side(state, talk.other(seat))
    aim = counter_offer(state, answered, own, other) or talk.gives(seat)
    return Opinion(step_towards(state, decision, aim), "another_price", _price(answered, aim))


def step_towards(state: WealthState, decision: Decision, wanted: Offer) -> Move:
    """The next item of a proposal that is wanted, given as what the own side gives; at last the proposal itself.

    Withdraws where that proposal cannot be reached or made.
    """
    gives = talk_of(state).gives(decision.seat)
    for place, (now, then) in enumerate(zip(gives, wanted, strict=True)):
        if now != then:
            fitting = ((size, unit) for unit, (at, size) in UNITS.items() if at == place and size <= abs(then - now))
            move: Move = ("give" if then > now else "ask", max(fitting)[1])
            if move in decision.moves:
                return move
    return ("propose",) if gives == wanted and ("propose",) in decision.moves else ("withdraw",)


def _price(gives: Offer, counter: Offer) -> dict[str, Any]:
    """What a counter-proposal asks for: the money, negative where it is paid, and cubes beyond those offered."""
    also = tuple(
        (commodity, before - after)
        for commodity, before, after in zip(COMMODITIES, gives, counter, strict=False)
        if after < before
    )
    return {"money": -counter[MONEY_PLACE], "also": also}
