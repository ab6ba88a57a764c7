"""What is true of every position, at every decision. Used by `game.tools.simulate` and by tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from game.wealth_of_nations.cards import components
from game.wealth_of_nations.cards.blocs import dot_masks, find_blocs
from game.wealth_of_nations.packages import WHERE
from game.wealth_of_nations.rules import barter, moving, talk
from game.wealth_of_nations.state import NOBODY, Bloc, Tile, WealthState


def broken_invariants(state: WealthState) -> list[str]:
    """A sentence for every invariant that the position breaks; none in a sound one."""
    return [*_markets(state), *_pieces(state), *_map(state), *_nations(state), *_course(state)]


def _markets(state: WealthState) -> Iterator[str]:
    """Every cube is in a well, in a supply, with a player or in a package (W-SETUP-04, W-SETUP-09)."""
    aside = Counter[str]()
    for package in state.packages:
        aside.update(dict(components.PACKAGES[package].cubes))
    for market in state.markets:
        prices, commodity = market.price_board, market.commodity
        if not 0 <= market.filled <= len(prices.wells):
            yield f"{market.filled} wells of {commodity} are filled"
        owned = sum(nation.cubes(commodity) for nation in state.nations)
        cubes = market.filled + market.supply + owned + aside[commodity]
        if cubes != prices.cubes:
            yield f"there are {cubes} cubes of {commodity}, not {prices.cubes}"
    if state.paid_out != sum(nation.money for nation in state.nations):
        yield f"the bank has paid out ${state.paid_out}, but the players have another sum"


def _pieces(state: WealthState) -> Iterator[str]:
    """Every tile is in a stack, on the map, in a hand or in a package (W-SETUP-03, W-SETUP-06)."""
    counts = Counter(tile.industry for tile in state.tiles if tile)
    counts.update(each.before.industry for each in moving.in_hand(state))
    counts.update(frame[2] for frame in state.stack if frame[0] is WHERE)
    for package in state.packages:
        counts[components.PACKAGES[package].industry] += components.PACKAGES[package].tiles
    for industry, left in zip(components.INDUSTRIES.values(), state.stacks, strict=True):
        tiles = left + counts[industry.id]
        if left < 0 or tiles != industry.tiles:
            yield f"there are {tiles} tiles of {industry.id}, not {industry.tiles}"
    for seat in state.seats:
        if not 0 <= state.flags_left(seat) <= components.FLAGS_OF_A_NATION:
            yield f"seat {seat} has {state.flags_left(seat)} flags left"
    if len(state.carried) > moving.MOST_TILES:
        yield "more tiles are moved than may be"  # W-MOVE-01
    taken = Counter(package for nation in state.nations for package in nation.packages)
    taken.update(state.packages)
    if any(count > 1 for count in taken.values()):
        yield "a package is in two places"  # W-PACKAGE-04


def _map(state: WealthState) -> Iterator[str]:
    yield from _lying(state.board, state.tiles, state.flags, state.blocs, state.dots)
    tokens = set(state.automated)
    if not state.carried and (
        len(tokens) != len(state.automated) or not tokens <= {bloc.hexes for bloc in state.blocs}
    ):
        yield "an automation token lies on no bloc, or two on one"  # W-AUTO-04


@lru_cache(maxsize=4)
def _lying(
    board: str,
    tiles: tuple[Tile | None, ...],
    flags: tuple[int, ...],
    blocs: tuple[Bloc, ...],
    dots: tuple[int, ...],
) -> tuple[str, ...]:
    """What is wrong with the pieces on the map; it changes rarely."""
    broken = []
    if any(tile and owner == NOBODY for tile, owner in zip(tiles, flags, strict=True)):
        broken.append("a tile has no flag")  # W-BUILD-01, W-PACKAGE-10
    if any(tiles[hex] or flags[hex] != NOBODY for hex in components.BOARDS[board].closed):
        broken.append("something stands on a closed hex")  # W-PACKAGE-09, W-FLAG-03
    if blocs != find_blocs(tiles, flags):
        broken.append("the blocs are not those of the map")
    if dots != dot_masks(tiles):
        broken.append("the dots are not those of the map")
    return tuple(broken)


def _nations(state: WealthState) -> Iterator[str]:
    for nation in state.nations:
        held = (nation.money, nation.notes, *map(nation.cubes, components.COMMODITIES))
        if min(held) < 0:
            yield f"seat {nation.seat} has less than nothing of something"
        if 0 < state.most_deals < nation.deals:
            yield f"seat {nation.seat} has bartered too often"
    flags = [nation.flag for nation in state.nations if nation.flag]
    if len(set(flags)) != len(flags):
        yield "two nations have the same flag"  # W-SETUP-14


def _course(state: WealthState) -> Iterator[str]:
    decision = state.decision
    if not 0 <= state.passes <= len(state.nations):
        yield f"{state.passes} players have passed in a row"
    if state.phase != "produce" and (state.running or state.fed):
        yield "blocs run outside the Produce phase"
    if decision is None:
        if state.phase != "over" or not state.end_conditions:
            yield "nobody is asked, yet the game is not over"
        return
    if state.phase == "over":
        yield "the game is over, yet somebody is asked"
    if decision.seat not in state.seats:
        yield f"seat {decision.seat} is asked, which does not exist"
    if state.phase in ("trade", "develop") and state.passes == len(state.nations):
        yield "all have passed, yet the phase goes on"  # W-TRADE-06, W-DEVELOP-03
    if (state.talk is not None) != (decision.choice in (barter.OFFER, barter.ANSWER)):
        yield "a talk goes on while something else is asked, or the other way round"
    if state.talk and state.talk.proposals > talk.MOST_PROPOSALS:
        yield "too many proposals were made"
    if bool(state.carried) != (decision.choice.name == "moving"):
        yield "tiles are in hand while something else is asked, or the other way round"
