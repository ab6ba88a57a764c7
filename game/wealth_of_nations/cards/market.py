"""The markets: prices, and the way of cubes and money between players, rows, supplies and bank (W-BUY, W-SELL)."""

from __future__ import annotations

from game.wealth_of_nations.cards.components import Cost
from game.wealth_of_nations.cards.prices import HALF_DOLLARS
from game.wealth_of_nations.state import Market, Nation, WealthState


def buy_price(market: Market) -> int:
    """What the next cube costs (W-BUY-01, W-BUY-02)."""
    return market.ladder.buy[market.filled]


def sell_price(market: Market) -> int:
    """What the next cube earns (W-SELL-01, W-SELL-02)."""
    return market.ladder.sell[market.filled]


def barter_price(market: Market) -> int:
    """The advised price in half dollars."""
    return market.ladder.barter[market.filled]


def usual_price(market: Market) -> float:
    """The barter price at the beginning of the game, in dollars."""
    return market.ladder.barter[market.price_board.filled] / HALF_DOLLARS


def price_of_buying(market: Market, cubes: int) -> int:
    """What so many cubes cost one after the other."""
    return market.ladder.up(market.filled, cubes)


def price_of_selling(market: Market, cubes: int) -> int:
    """What so many cubes earn one after the other."""
    return market.ladder.down(market.filled, cubes)


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
    if market.filled < market.ladder.wells:
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
