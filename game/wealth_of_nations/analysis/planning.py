"""Planning: what wishes cost, which cubes are missing, and what buying those would take now.

A tile asks for more than its own cubes: a flag where none of the player's stands free (W-FLAG-01, W-BUILD-03), and a
Capital where its dots would clash at every turn (W-FORCE-02). A plan counts both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count

from game.wealth_of_nations.analysis.forecast import cost_of_running_all
from game.wealth_of_nations.cards.components import BOARDS, FINANCE, INDUSTRIES, LIES, Cost
from game.wealth_of_nations.cards.market import added, missing
from game.wealth_of_nations.rules.build import sites
from game.wealth_of_nations.rules.placing import PLACE, clashing_dots
from game.wealth_of_nations.state import NOBODY, WealthState
from game.wealth_of_nations.text.refusing import price_of

FLAG, FORCED = "flag", "force"
RUN = "run"
"""The wish to run all own blocs in the next Produce phase."""

WISHES = (*INDUSTRIES, *FINANCE.costs, RUN)
"""What can be planned: a tile, a flag, a move, a forced placement, an automation, running everything."""

MOST_TRIED = 3_000
"""Placements that are tried for one plan; a plan that is not settled by then counts as one that fits."""


@dataclass(frozen=True)
class Plan:
    """What wishes take together.

    wishes: with the flags and forced placements that the tiles among them need besides. has_room: whether stacks and
    map have what the tiles need. cost: the cubes. missing: those the player lacks. price: buying these now, one by one,
    every price climbing. money_left: what would be left of the money; negative when it does not suffice.
    """

    wishes: tuple[str, ...]
    has_room: bool
    cost: Cost
    missing: Cost
    price: int
    money_left: int


def planning(state: WealthState, seat: int, wishes: Iterable[str]) -> Plan:
    """What these wishes take, each one of WISHES; a wish may stand in the list several times."""
    wishes = tuple(wishes)
    tiles = tuple(sorted(wish for wish in wishes if wish in INDUSTRIES))
    table = _Map(state.board, state.flags, tuple(sites(state, seat)), state.dots, seat)
    at_hand = (wishes.count(FLAG), wishes.count(FORCED))
    ways = _needed(table, tiles, at_hand, state.flags_left(seat)) if tiles else ((0, 0),)
    plans = [_priced(state, seat, (*wishes, *(FLAG,) * flags, *(FORCED,) * forced)) for flags, forced in ways]
    in_stock = all(state.tiles_left(tile) >= tiles.count(tile) for tile in tiles)
    if not plans or not in_stock:
        return _priced(state, seat, wishes, has_room=False)
    return min(plans, key=lambda plan: (plan.price, sum(cubes for _, cubes in plan.cost)))


def _priced(state: WealthState, seat: int, wishes: tuple[str, ...], has_room: bool = True) -> Plan:
    cost = added(*(cost_of(state, seat, wish) for wish in wishes))
    lacking = missing(state.nations[seat], cost)
    price = price_of(state, lacking)
    left = state.nations[seat].money - price
    return Plan(wishes, has_room, cost, tuple(lacking.items()), price, left)


def cost_of(state: WealthState, seat: int, wish: str) -> Cost:
    """The cubes that one wish takes."""
    if wish == RUN:
        return cost_of_running_all(state, seat)
    return INDUSTRIES[wish].cost if wish in INDUSTRIES else FINANCE.costs[wish]


# -- where tiles could go ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Map:
    """The board, whose flag lies where, a seat's free sites, and the partial dots of every industry."""

    board: str
    flags: tuple[int, ...]
    sites: tuple[int, ...]
    dots: tuple[int, ...]
    seat: int


@lru_cache(maxsize=256)
def _needed(
    table: _Map, tiles: tuple[str, ...], at_hand: tuple[int, int], flags_left: int
) -> tuple[tuple[int, int], ...]:
    """The flags and forced placements that laying these tiles takes beyond those that are planned already: every way
    that is not worse than another one; none where the tiles find no room.
    """
    wished_flags, wished_forced = at_hand
    ways: list[tuple[int, int]] = []
    fewest_forced = len(tiles) + 1
    for flags in range(min(flags_left, len(tiles) + wished_flags) + 1 - min(wished_flags, flags_left)):
        for forced in range(fewest_forced):
            if _fits(table, tiles, wished_flags + flags, wished_forced + forced):
                ways.append((flags, forced))
                fewest_forced = forced
                break
        if not fewest_forced:
            break
    return tuple(ways)


def _fits(table: _Map, tiles: Sequence[str], flags: int, forced: int) -> bool:
    """Whether the tiles can be laid with at most so many new flags and forced placements."""
    tried = count()

    def lay(place: int, sites: Sequence[int], claimed: Sequence[int], dots: Sequence[int], forced: int) -> bool:
        if place == len(tiles):
            return True
        industry = tiles[place]
        clashing = clashing_dots(dots, industry)
        can_claim = len(claimed) < flags
        for hex in (*sites, *(_free(table, claimed) if can_claim else ())):
            for lie in LIES[industry][hex]:
                if next(tried) > MOST_TRIED:
                    return True
                clashes = bool(lie.mask & clashing)
                if clashes and not forced:
                    continue
                now = list(dots)
                now[PLACE[industry]] |= lie.mask
                own = [each for each in sites if each != hex]
                new = claimed if hex in sites else (*claimed, hex)
                if lay(place + 1, own, new, now, forced - clashes):
                    return True
        return False

    return lay(0, table.sites, (), table.dots, forced)


def _free(table: _Map, claimed: Sequence[int]) -> Iterator[int]:
    """Free hexes next to the seat's flags, those just claimed among them (W-FLAG-02)."""
    own = {hex for hex, owner in enumerate(table.flags) if owner == table.seat} | {*claimed}
    near = {other for hex in own for other in BOARDS[table.board].near[hex]}
    return (hex for hex in sorted(near) if table.flags[hex] == NOBODY and hex not in own)
