"""Drafting: which starting packages to take, and where their tiles leave most to grow into."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine import Move, flow
from game.wealth_of_nations.bot.features import ENOUGH_ROOM, room_to_grow
from game.wealth_of_nations.bot.prospects import prospects
from game.wealth_of_nations.bot.sites import best_sites
from game.wealth_of_nations.cards.components import INDUSTRIES
from game.wealth_of_nations.packages import WHERE
from game.wealth_of_nations.state import WealthState

LEADS = {
    "industry1": 11.4, "industry2": 8.2, "industry3": -2.9, "industry4": -0.3, "industry5": 6.5,
    "industry6": 3.3, "commodity1": -4.0, "commodity2": -4.0, "commodity3": -6.2, "commodity4": -5.4,
    "commodity5": -2.7, "commodity6": -4.0,
}  # fmt: skip
"""VP above the mean of the table with which owners of a package ended, in games with packages dealt at random."""

WAYS_TRIED = 24
"""Ways to lay a tile that are looked at, those first that complete most dots."""

OF_DOTS_TO_COME = (0.5, 0.4, 0.3)
"""What the dots of the next tile of the same industry count for, of the one after it, and so on."""

OF_ANOTHER_KIND = 0.08
"""What dots of the next two tiles of another industry count for."""

OF_ROOM = 0.05
"""What a free hex beside own flags counts for, up to ENOUGH_ROOM."""


def best_packages(moves: Iterable[Move]) -> list[Move]:
    """The moves that take a package, the most promising first."""
    return sorted(moves, key=lambda move: -LEADS[move[1]])


def farsighted_site(state: WealthState, seat: int, moves: Iterable[Move], industry: str) -> Move:
    """The way to lay a tile of a package that leaves most to grow into."""

    def promise(move: Move) -> float:
        twin = state.copy()
        flow.apply(twin, move)
        promised = float(sum(len(bloc.dots) for bloc in twin.blocs if bloc.owner == seat))
        promised += OF_ROOM * min(ENOUGH_ROOM, room_to_grow(twin, seat))
        dots = 0
        for share, prospect in zip(OF_DOTS_TO_COME, prospects(twin, seat, industry), strict=False):
            promised += share * (prospect.dots - dots)
            dots = prospect.dots
        for other in INDUSTRIES:
            if other != industry:
                promised += OF_ANOTHER_KIND * sum(each.dots for each in prospects(twin, seat, other)[1:2])
        return promised

    return max(best_sites(state, seat, moves, industry, WAYS_TRIED), key=promise)


def settle(state: WealthState, seat: int) -> None:
    """Lay the tiles of a package that was taken."""
    while (decision := state.decision) is not None and decision.seat == seat and decision.choice is WHERE:
        flow.apply(state, best_sites(state, seat, decision.moves, decision.context[0], 1)[0])
