"""What holdings are worth to a player: the ground on which computer players answer offers.

Values are in twentieths of a dollar, so that all weights are whole numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from game.wealth_of_nations.cards.components import FINANCE, PRICES
from game.wealth_of_nations.cards.market import added
from game.wealth_of_nations.cards.running import Run, gain, whole_run
from game.wealth_of_nations.rules.ending import is_near
from game.wealth_of_nations.state import ITEMS, WealthState

DOLLAR = 20

NEXT_ROUND = 9
"""A cube that is needed next round counts nine tenths of its barter price, which is in half dollars."""

FILLS_A_GAP = 5
"""A dollar that pays for a missing cube counts a quarter more: a loan of $20 costs $25."""

NOTE = 26 * DOLLAR
"""A note costs $25, and the next one pays $1 less."""

LASTING_NOTE = 31 * DOLLAR
"""A note that is never repaid costs 3 VP instead."""


def paying_runs(state: WealthState, seat: int) -> list[Run]:
    """The runs of a player's blocs that pay at current prices; none in the last Trade phase and after the end."""
    if state.is_last_trade or state.phase == "over":
        return []
    runs = [whole_run(state, bloc) for bloc in state.blocs if bloc.owner == seat]
    return [run for run in runs if gain(state, run) > 0]


def needs(state: WealthState, seat: int) -> dict[str, int]:
    """Cubes for running every own bloc that pays at current prices; none in the last Trade phase."""
    return dict(added(*(run.cost for run in paying_runs(state, seat))))


def value(state: WealthState, held: Sequence[int], needed: Mapping[str, int]) -> int:
    """The worth of holdings, given in the order of ITEMS, to a player who needs these cubes.

    Needed cubes count what buying them costs, up the ladder; cubes for the next round nine tenths of the barter price;
    all others what selling them earns, down the ladder.
    """
    total = gap = 0
    last = state.is_last_trade
    for market, have in zip(state.markets, held, strict=False):
        worth, lacking = _of_cubes(market.prices, market.filled, have, needed.get(market.commodity, 0), last)
        total += worth
        gap += lacking
    money, notes = held[ITEMS.index("money")], held[ITEMS.index("notes")]
    lasting = notes > 0 and money < FINANCE.repayment * notes and is_near(state)
    return total + DOLLAR * money + FILLS_A_GAP * min(money, gap) - notes * (LASTING_NOTE if lasting else NOTE)


@lru_cache(maxsize=1 << 14)
def _of_cubes(prices: str, filled: int, have: int, need: int, last: bool) -> tuple[int, int]:
    """The worth of cubes at the prices of a board, and the dollars for those that are missing."""
    ladder = PRICES[prices].ladder
    used = min(have, need)
    later = 0 if last else min(have - used, need)
    worth = (
        DOLLAR * ladder.up(filled, used)
        + NEXT_ROUND * ladder.barter[filled] * later
        + DOLLAR * ladder.down(filled, have - used - later)
    )
    return worth, ladder.up(filled, need - used)
