"""What holdings are worth to a player: the ground on which computer hands answer offers.

Values are in twentieths of a dollar, so that all weights are whole numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.wealth_of_nations.components import COMMODITIES, FINANCE
from game.wealth_of_nations.ending import is_near
from game.wealth_of_nations.market import added, barter_price, price_of_buying, price_of_selling
from game.wealth_of_nations.running import gain, whole_run
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


def needs(state: WealthState, seat: int) -> dict[str, int]:
    """Cubes for running every own bloc that pays at current prices; none in the last Trade phase."""
    if state.is_final and state.phase == "trade":
        return {}
    runs = [whole_run(state, bloc) for bloc in state.blocs if bloc.owner == seat]
    return dict(added(*(run.cost for run in runs if gain(state, run) > 0)))


def value(state: WealthState, held: Sequence[int], needed: Mapping[str, int]) -> int:
    """The worth of holdings, given in the order of ITEMS, to a player who needs these cubes.

    Needed cubes count what buying them costs, up the ladder; cubes for the next round nine tenths of the barter price;
    all others what selling them earns, down the ladder.
    """
    total = gap = 0
    last = state.is_final and state.phase == "trade"
    for commodity, have in zip(COMMODITIES, held, strict=False):
        market, need = state.market(commodity), needed.get(commodity, 0)
        used = min(have, need)
        later = 0 if last else min(have - used, need)
        total += DOLLAR * price_of_buying(market, used)
        total += NEXT_ROUND * barter_price(market) * later
        total += DOLLAR * price_of_selling(market, have - used - later)
        gap += price_of_buying(market, need - used)
    money, notes = held[ITEMS.index("money")], held[ITEMS.index("notes")]
    lasting = notes > 0 and money < FINANCE.repayment * notes and is_near(state)
    return (
        total + DOLLAR * money + FILLS_A_GAP * min(money, gap) - notes * (LASTING_NOTE if lasting else NOTE)
    )
