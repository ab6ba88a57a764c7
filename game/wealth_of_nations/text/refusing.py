"""What the refusals of several actions have in common: which pieces were picked, and which cubes are missing."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import Move, Refusal
from game.wealth_of_nations.cards.components import INDUSTRIES, MAP, Cost
from game.wealth_of_nations.cards.market import can_spend, missing, price_of_buying
from game.wealth_of_nations.state import WealthState


def hex_in(picked: Move) -> int | None:
    """The first hex among the picked pieces."""
    return next((MAP.index[handle] for handle in picked if handle in MAP.index), None)


def only_hex(picked: Move) -> int | None:
    """The hex that was picked, if nothing but hexes was."""
    return hex_in(picked) if all(handle in MAP.index for handle in picked) else None


def closed_hex(state: WealthState, hex: int) -> Refusal:
    """Nothing may stand there: it is the one in the middle, or one that is closed on this board."""
    return Refusal("central_hex") if hex == state.land.rose else Refusal("closed_hex", {"hex": MAP.names[hex]})


def industry_in(picked: Move) -> str | None:
    """The first industry among the picked pieces."""
    return next((handle for handle in picked if handle in INDUSTRIES), None)


def needs_cubes(state: WealthState, seat: int, wanted: str, cost: Cost) -> Refusal | None:
    """The cubes that are missing for something, and what they would cost at the markets now."""
    nation = state.nations[seat]
    if can_spend(nation, cost):
        return None
    lacking = missing(nation, cost)
    facts = {
        "wanted": wanted,
        "need": cost,
        "missing": tuple(lacking.items()),
        "price": price_of(state, lacking),
    }
    return Refusal("needs_cubes", facts, "buy_next_trade")


def price_of(state: WealthState, cubes: Mapping[str, int]) -> int:
    """What cubes of several commodities would cost at the markets now, every price climbing."""
    return sum(price_of_buying(state.market(commodity), number) for commodity, number in cubes.items())
