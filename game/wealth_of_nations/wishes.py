"""Wishes: what a nation may want to do in its turn and cannot do yet."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator

from game.core.flow import Decision, Move
from game.core.ways import Wish, Wishing
from game.wealth_of_nations.components import COMMODITIES, INDUSTRIES, MAP
from game.wealth_of_nations.develop import DEVELOP
from game.wealth_of_nations.market import can_spend
from game.wealth_of_nations.notes import SEATS
from game.wealth_of_nations.placing import NEAR, OPEN
from game.wealth_of_nations.state import NOBODY, Nation, WealthState
from game.wealth_of_nations.trade import TRADE
from game.wealth_of_nations.turns import Turn, end_turn

TRADES = frozenset({"buy", "sell"})
NOTES = frozenset({"take_note", "repay_note"})


def wishes(state: WealthState) -> Iterator[Wish]:
    """In the Trade phase a cube of every kind, in the Develop phase every free hex and every tile."""
    assert state.decision is not None
    seat, choice = state.decision.seat, state.decision.choice
    if choice is TRADE:
        yield from (Wish("buy", commodity) for commodity in COMMODITIES)
    elif choice is DEVELOP:
        yield from (Wish("build", industry) for industry in INDUSTRIES)
        for hex in OPEN:
            if state.flags[hex] in (NOBODY, seat) and not state.tiles[hex]:
                yield Wish("place_flag", MAP.names[hex])
                yield Wish("build", MAP.names[hex])


def tries(state: WealthState, decision: Decision, wished: Collection[Wish], left: int) -> Iterable[Move]:
    """Own cubes and notes in the Trade phase. In the Develop phase nothing brings cubes: flags lead to where one may
    build.
    """
    if decision.choice is TRADE:
        own = SEATS[decision.seat]
        return [move for move in decision.moves if move[0] in TRADES or (move[0] in NOTES and move[1] == own)]
    payable = [wish for wish in wished if _can_be_paid(state, state.nations[decision.seat], wish)]
    return [
        move
        for move in decision.moves
        if move[0] == "place_flag" and any(_leads_to(move[1], wish, left) for wish in payable)
    ]


def _can_be_paid(state: WealthState, nation: Nation, wish: Wish) -> bool:
    """Whether there are cubes and a tile for a wished tile, or for any where the tile does not matter."""
    if wish.verb != "build":
        return True
    wanted = [INDUSTRIES[wish.handle]] if wish.handle in INDUSTRIES else INDUSTRIES.values()
    return any(state.tiles_left(each.id) and can_spend(nation, each.cost) for each in wanted)


def _leads_to(hex: str, wish: Wish, left: int) -> bool:
    """Whether a flag here can lead, by so many flags, to a wished hex, or to any where the hex does not matter."""
    target = MAP.index.get(wish.handle)
    return target is None or MAP.index[hex] in _within(
        target, left if wish.verb == "place_flag" else left - 1
    )


def _within(hex: int, steps: int) -> set[int]:
    reached = {hex}
    for _ in range(steps):
        reached |= {near for each in reached for near in NEAR[each]}
    return reached


def alone(state: WealthState) -> WealthState:
    """All others stand still."""
    assert state.decision is not None
    imagined, seat, question = state.copy(), state.decision.seat, state.decision.choice
    after = [place for place, frame in enumerate(imagined.stack) if frame[0] is end_turn]
    imagined.stack[: after[-1] + 1] = [(turn_again, question, seat)]
    return imagined


def turn_again(state: WealthState, question: Turn, seat: int) -> None:
    """The turn comes round to the same nation, unless there was nothing it could do."""
    if state.has_acted:
        state.has_acted = False
        state.talked = ()
        state.then((question, seat), (turn_again, question, seat))


def alike(state: WealthState, seat: int) -> Hashable:
    """What the nation holds, what the markets ask, and the map."""
    own = state.nations[seat]
    cubes = tuple(own.cubes(commodity) for commodity in COMMODITIES)
    markets = tuple(market.filled for market in state.markets)
    return (own.money, own.notes, cubes, markets, state.flags, state.tiles)


WISHING = Wishing(wishes, frozenset({"pass", "barter", "take_up", "automate"}), tries, alone, alike)
