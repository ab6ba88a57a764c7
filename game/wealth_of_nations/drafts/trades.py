"""Cubes of one commodity to be bought or sold: one now, the others one at each of the next turns (W-RULING-42)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from game.engine import Move, PlainDraft
from game.wealth_of_nations.cards.components import COMMODITIES
from game.wealth_of_nations.cards.market import buy_price, price_of_buying, price_of_selling, sell, sell_price
from game.wealth_of_nations.state import WealthState

BUY, SELL = "buy", "sell"
VERBS = (BUY, SELL)
MORE, FEWER = "more", "fewer"
MOST_CUBES = 20


def market_place(commodity: str) -> str:
    """The place of a market's wells."""
    return f"{commodity} market"


def stock_place(commodity: str) -> str:
    """The place of the own cubes of a commodity."""
    return f"{commodity} stock"


def button_place(verb: str, commodity: str) -> str:
    """The place of the price for which a cube is bought or sold."""
    return f"{verb} {commodity}"


@dataclass(frozen=True)
class Trades(PlainDraft):
    """See `game.engine.draft.Draft`. `totals` is what one cube, two and so on cost or earn together, as many as there
    is money for, or as there are; `is_dropped` is whether a cube was dropped on it: the next one is one more.
    """

    verb: str
    commodity: str
    totals: tuple[int, ...] = field(repr=False)
    cubes: int = 1
    is_dropped: bool = False

    is_counted = True

    @property
    def covers(self) -> frozenset[str]:
        """Its verb."""
        return frozenset({self.verb})

    @property
    def subjects(self) -> tuple[str, ...]:
        """The price that is paid or earned."""
        return (button_place(self.verb, self.commodity),)

    @property
    def moves(self) -> tuple[Move, ...]:
        """One trade after the other."""
        return ((self.verb, self.commodity),) * self.cubes

    @property
    def total(self) -> int:
        """What all of them cost or earn, the price climbing or falling."""
        return self.totals[self.cubes - 1]

    def _with(self, cubes: int) -> Trades:
        return replace(self, cubes=max(1, min(cubes, len(self.totals))))

    def touched(self, state: WealthState, handle: str) -> Trades | None:
        """One more, or one fewer."""
        if handle == f"{MORE} {self.commodity}":
            return self._with(self.cubes + 1)
        if handle == f"{FEWER} {self.commodity}":
            return self._with(self.cubes - 1)
        return None

    def is_confirmed_by(self, handle: str) -> bool:
        """The price again."""
        return handle == button_place(self.verb, self.commodity)

    def landings(self, state: WealthState, handle: str) -> frozenset[str]:
        """An own cube goes to its market, a cube of the market to the own ones."""
        ways = {SELL: (stock_place, market_place), BUY: (market_place, stock_place)}
        start, goal = (place(self.commodity) for place in ways[self.verb])
        return frozenset({goal}) if handle == start else frozenset()

    def dropped(self, state: WealthState, handle: str, target: str) -> Trades:
        """The first cube is the one laid out; each further one is one more."""
        return self._with(self.cubes + 1) if self.is_dropped else replace(self, is_dropped=True)

    def turned(self, state: WealthState, step: int) -> Trades:
        """The wheel adds cubes and takes them away."""
        return self._with(self.cubes - step)


def trades(state: WealthState, moves: Sequence[Move]) -> Trades | None:
    """The trade that a single legal move begins."""
    decision = state.decision
    if decision is None or len(moves) != 1:
        return None
    verb, commodity = moves[0]
    return Trades(verb, commodity, _totals(state, decision.seat, verb, commodity))


class Clearance(NamedTuple):
    """The sale of all cubes in the last Trade phase, the dearest first, and what it earns if nobody else sells."""

    moves: tuple[Move, ...]
    earns: int


def clearance(state: WealthState, seat: int) -> Clearance | None:
    """What would sell all cubes of a seat that may sell in the last Trade phase; None where it has none."""
    decision, imagined = state.decision, state.copy()
    if not state.is_last_trade or decision is None or decision.seat != seat:
        return None
    moves, earns = list[Move](), 0
    while held := [each for each in COMMODITIES if imagined.nations[seat].cubes(each)]:
        commodity = max(held, key=lambda each: sell_price(imagined.market(each)))
        earns += sell(imagined, seat, commodity)
        moves.append((SELL, commodity))
    return Clearance(tuple(moves), earns) if moves and moves[0] in decision.moves else None


def _totals(state: WealthState, seat: int, verb: str, commodity: str) -> tuple[int, ...]:
    """What one cube, two and so on cost or earn together: of one that can be traded in any case, and no more than so
    many.
    """
    nation, market = state.nations[seat], state.market(commodity)
    if verb == SELL:
        return tuple(price_of_selling(market, each) for each in range(1, min(nation.cubes(commodity), MOST_CUBES) + 1))
    prices = [price_of_buying(market, each) for each in range(1, MOST_CUBES + 1)]
    return tuple(price for each, price in enumerate(prices) if each == 0 or price <= nation.money)


def is_still_meant(before: WealthState, ordered: Sequence[Move], now: WealthState, move: Move) -> bool:
    """Whether a trade that was ordered costs no more, or earns no less, than it was said to when it was ordered; in the
    last Trade phase any sale is better than none.
    """
    verb, commodity = move
    if verb == SELL and now.is_last_trade:
        return True
    cubes = list(ordered).count(move)
    at_first, market = before.market(commodity), now.market(commodity)
    if verb == BUY:
        return buy_price(market) <= price_of_buying(at_first, cubes) - price_of_buying(at_first, cubes - 1)
    return sell_price(market) >= price_of_selling(at_first, cubes) - price_of_selling(at_first, cubes - 1)
