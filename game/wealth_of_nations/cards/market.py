"""The markets: prices, and the way of cubes and money between players, rows, supplies and bank (W-BUY, W-SELL)."""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

from game.wealth_of_nations.cards.components import PRICES, Cost, PriceBoard
from game.wealth_of_nations.state import Market, Nation, WealthState

HALF_DOLLARS = 2
"""Barter prices are counted in half dollars."""


class Ladder(NamedTuple):
    """The prices of a commodity by how many of its wells are filled: none, one, two, ...

    buy, sell: the next cube. barter: the advised price in half dollars, beside the cheapest cube, with empty rows the
    mean of both prices (W-BARTER-05, W-RULING-06). bought, sold: what the cubes of so many wells cost together, and
    what filling them earns.
    """

    buy: tuple[int, ...]
    sell: tuple[int, ...]
    barter: tuple[int, ...]
    bought: tuple[int, ...]
    sold: tuple[int, ...]

    def up(self, filled: int, cubes: int) -> int:
        """What buying so many cubes costs, the price climbing until the rows are empty."""
        beyond = max(0, cubes - filled)
        return self.bought[filled] - self.bought[max(0, filled - cubes)] + beyond * self.buy[0]

    def down(self, filled: int, cubes: int) -> int:
        """What selling so many cubes earns, the price falling until the rows are full."""
        then = min(len(self.sold) - 1, filled + cubes)
        return self.sold[then] - self.sold[filled] + (filled + cubes - then) * self.sell[-1]


def _ladder(board: PriceBoard) -> Ladder:
    buy = [well.buy for well in board.wells]
    sell = [well.sell for well in board.wells]
    return Ladder(
        buy=(board.when_empty, *buy),
        sell=(*sell, board.when_full),
        barter=(board.when_empty + sell[0], *(well.barter for well in board.wells)),
        bought=tuple(accumulate(buy, initial=0)),
        sold=tuple(accumulate(sell, initial=0)),
    )


LADDERS = {board.id: _ladder(board) for board in PRICES.values()}


def buy_price(market: Market) -> int:
    """What the next cube costs (W-BUY-01, W-BUY-02)."""
    return LADDERS[market.commodity].buy[market.filled]


def sell_price(market: Market) -> int:
    """What the next cube earns (W-SELL-01, W-SELL-02)."""
    return LADDERS[market.commodity].sell[market.filled]


def barter_price(market: Market) -> int:
    """The advised price in half dollars."""
    return LADDERS[market.commodity].barter[market.filled]


def price_of_buying(market: Market, cubes: int) -> int:
    """What so many cubes cost one after the other."""
    return LADDERS[market.commodity].up(market.filled, cubes)


def price_of_selling(market: Market, cubes: int) -> int:
    """What so many cubes earn one after the other."""
    return LADDERS[market.commodity].down(market.filled, cubes)


def buy(state: WealthState, seat: int, commodity: str) -> int:
    """Buy the cheapest cube; the price paid (W-BUY-01 to W-BUY-03)."""
    market, nation = state.market(commodity), state.nations[seat]
    price = buy_price(market)
    receive(state, seat, -price)
    if market.filled:
        market.filled -= 1
    else:
        market.supply -= 1
    setattr(nation, commodity, nation.cubes(commodity) + 1)
    return price


def sell(state: WealthState, seat: int, commodity: str) -> int:
    """Sell a cube into the best empty well; the price earned (W-SELL-01 to W-SELL-03, W-RULING-05)."""
    market, nation = state.market(commodity), state.nations[seat]
    price = sell_price(market)
    receive(state, seat, price)
    if market.filled < len(PRICES[commodity].wells):
        market.filled += 1
    else:
        market.supply += 1
    setattr(nation, commodity, nation.cubes(commodity) - 1)
    return price


def receive(state: WealthState, seat: int, money: int) -> None:
    """Take money from the bank, or pay it where it is negative; the bank keeps count (W-SETUP-11)."""
    state.nations[seat].money += money
    state.paid_out += money


def take(state: WealthState, seat: int, commodity: str, cubes: int) -> None:
    """Take cubes from the supply, which never runs out (W-PRODUCE-11, W-PRODUCE-12, W-RULING-07)."""
    nation, market = state.nations[seat], state.market(commodity)
    setattr(nation, commodity, nation.cubes(commodity) + cubes)
    market.supply -= cubes


def spend(state: WealthState, seat: int, cost: Cost) -> None:
    """Pay cubes into their supplies, never into the rows (W-BUILD-04, W-FLAG-01, W-PRODUCE-11)."""
    for commodity, cubes in cost:
        take(state, seat, commodity, -cubes)


def can_spend(nation: Nation, cost: Cost) -> bool:
    """Whether a player has the cubes."""
    return all(nation.cubes(commodity) >= cubes for commodity, cubes in cost)


def missing(nation: Nation, cost: Cost) -> dict[str, int]:
    """The cubes that a player lacks."""
    lacking = {commodity: cubes - nation.cubes(commodity) for commodity, cubes in cost}
    return {commodity: cubes for commodity, cubes in lacking.items() if cubes > 0}


def added(*costs: Cost) -> Cost:
    """Several costs as one."""
    sums: dict[str, int] = {}
    for cost in costs:
        for commodity, cubes in cost:
            sums[commodity] = sums.get(commodity, 0) + cubes
    return tuple(sums.items())
