"""What whoever advises in Wealth of Nations means to do, how that is called, and what may change it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.bots.advice import fact
from game.engine import Move
from game.wealth_of_nations.analysis import bargaining
from game.wealth_of_nations.analysis.valuation import needs
from game.wealth_of_nations.cards.components import BOARDS, INDUSTRIES, MAP
from game.wealth_of_nations.cards.market import buy_price
from game.wealth_of_nations.state import NOBODY, Offer, WealthState

LEAST_RISE = 3
"""Dollars by which a price must have moved to be spoken of."""


class PlannedTile(NamedTuple):
    """Tiles that somebody means to build in this round: of which industry, on which hexes, the cubes for them, and
    those for running them once.
    """

    industry: str
    hexes: tuple[int, ...]
    cost: Mapping[str, int]
    fuel: Mapping[str, int] = {}


class Loan(NamedTuple):
    """What further notes are for: the plans, none where blocs cannot run otherwise, the cubes that are missing and
    their price, how many notes that takes, how many more tiles are built than without, and the dollars that a Produce
    phase earns more.
    """

    plans: tuple[PlannedTile, ...]
    lacks: Mapping[str, int]
    price: int
    notes: int
    tiles: int
    earns: int = 0


class Intentions(NamedTuple):
    """What whoever advises means to do.

    plans: (state, seat) -> what is to be built, the best first. deal: (state, seat, partner) -> what the seat would
    give in a barter, below 0 what it would get; None where none is worth it. loan: (state, seat) -> what notes are for.
    wanted: (state, seat) -> the cubes that an offer is answered by. upsets: (state, seat, gives) -> whether a deal
    leaves less of what is to be built than it is worth. repaid: (state, seat) -> how many notes are given
    back in a row. lay_package: (state, seat) lays the tiles of the package that was taken.
    """

    plans: Callable[[WealthState, int], tuple[PlannedTile, ...]] = lambda state, seat: ()
    deal: Callable[[WealthState, int, int], Offer | None] = lambda state, seat, partner: None
    loan: Callable[[WealthState, int], Loan | None] = lambda state, seat: None
    wanted: bargaining.Wanted = needs
    upsets: bargaining.Upsets = bargaining.upsets_nothing
    repaid: Callable[[WealthState, int], int] = lambda state, seat: 1
    lay_package: Callable[[WealthState, int], None] = lambda state, seat: None


NOTHING_MEANT = Intentions()


def planned_words(plan: PlannedTile) -> fact.Fact:
    """A plan as words within a sentence: the tiles. On which hexes is found out when they are built, by a closer look
    than the one by which they are planned.
    """
    return fact.line(
        "plan.tiles", 0.0, industry=fact.PieceName(INDUSTRIES[plan.industry].name), n=max(1, len(plan.hexes))
    )


def kinds_of(amounts: Sequence[fact.ThingCount]) -> tuple[fact.Phrase, ...]:
    """The kinds of these cubes, without their numbers."""
    return tuple(fact.Phrase(f"kind.{each.thing}") for each in amounts)


def planned_moves(state: WealthState, seat: int, meant: Intentions = NOTHING_MEANT) -> tuple[Move, ...] | None:
    """All that is to be built, as the moves that do it, but for which way the tiles lie; what comes first, first. None
    once the Develop phase is over, or the last one.
    """
    if state.phase not in ("setup", "trade", "develop") or state.is_last_trade:
        return None
    plans = meant.plans(state, seat)
    return tuple(("build", plan.industry, MAP.names[hex]) for plan in plans for hex in plan.hexes)


def since(before: WealthState, now: WealthState, seat: int) -> list[fact.Fact]:
    """What has happened that may change a player's plans: others have claimed hexes beside the own flags, and prices
    have moved.
    """
    near = {other for hex, owner in enumerate(now.flags) if owner == seat for other in BOARDS[now.board].near[hex]}
    claimed = [hex for hex in near if before.flags[hex] == NOBODY and now.flags[hex] not in (NOBODY, seat)]
    found = [fact.line("since.claimed", 0.0, seat=now.flags[hex] + 1, hex=MAP.names[hex]) for hex in sorted(claimed)]
    rises = {market.commodity: buy_price(market) - buy_price(before.market(market.commodity)) for market in now.markets}
    for commodity, rise in sorted(rises.items(), key=lambda each: -abs(each[1])):
        if abs(rise) >= LEAST_RISE:
            key = "since.dearer" if rise > 0 else "since.cheaper"
            found.append(fact.line(key, 0.0, kind=commodity, n=buy_price(now.market(commodity))))
    return found


def displaces(move: Move, promise: Move) -> str:
    """The hex that a planned tile was for and on which another industry is built; empty where it is none."""
    is_another = move[0] == promise[0] == "build" and move[1] != promise[1] and move[2] == promise[2]
    return move[2] if is_another else ""


def reverses(move: Move, earlier: Move) -> bool:
    """Whether a move sells what an earlier one has bought, or buys it back."""
    return {move[0], earlier[0]} == {"buy", "sell"} and move[1:] == earlier[1:]
