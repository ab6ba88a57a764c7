"""Goals of Wealth of Nations: what a nation may want to do in its turn and can't do yet."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from game.engine import Decision, Goal, GoalSource, Move
from game.engine.goal_search import DEEP, Stake
from game.wealth_of_nations.analysis.forecast import end_for
from game.wealth_of_nations.cards.components import BOARDS, COMMODITIES, FINANCE, INDUSTRIES, MAP
from game.wealth_of_nations.cards.market import added, can_spend
from game.wealth_of_nations.rules import automate, develop, ending, moving, notes, placing, trade, turns
from game.wealth_of_nations.state import NOBODY, Nation, WealthState

TRADES = frozenset({"buy", "sell"})
NOTES = frozenset({"take_note", "repay_note"})


def wishes(state: WealthState) -> Iterator[Goal]:
    """In the Trade phase a cube of every kind, in the Develop phase every free hex and every tile, and to automate and
    to move something.
    """
    assert state.decision is not None
    seat, choice = state.decision.seat, state.decision.choice
    if choice is trade.TRADE:
        yield from (Goal("buy", commodity) for commodity in COMMODITIES)
    elif choice is develop.DEVELOP:
        yield from (Goal("build", industry) for industry in INDUSTRIES)
        yield from (Goal(verb) for verb in ON_TILES)
        for hex in state.land.open:
            if state.flags[hex] in (NOBODY, seat) and not state.tiles[hex]:
                yield Goal("build", MAP.names[hex])
                if state.flags[hex] == NOBODY:
                    yield Goal("place_flag", MAP.names[hex])


ON_TILES = {"automate": FINANCE.costs["automate"], "take_up": FINANCE.costs["move"]}
"""What is done with own tiles that lie on the map, and its cost."""

SPLIT = added(FINANCE.costs["move"], FINANCE.costs["automate"])
"""What it costs to move a tile out of an automated bloc, and to automate the part without the token."""


ACTIONS = (*FINANCE.costs.values(), *(industry.cost for industry in INDUSTRIES.values()))
"""What anything costs that is done in the Develop phase."""


def tries(state: WealthState, decision: Decision, wished: Collection[Goal], left: int) -> Iterable[Move]:
    """Own cubes and notes in the Trade phase. In the Develop phase nothing brings cubes: flags, and tiles that move,
    lead to where one may build, and what is built can be automated and moved. No way leads through Produce.
    """
    nation = state.nations[decision.seat]
    if decision.choice is trade.TRADE:
        own = notes.SEATS[decision.seat]
        return [move for move in decision.moves if move[0] in TRADES or (move[0] in NOTES and move[1] == own)]
    places = [wish for wish in wished if wish.verb not in ON_TILES and _can_be_paid(state, nation, wish)]
    is_to_split = any(wish.verb == "automate" for wish in wished)
    if decision.choice is moving.MOVING and not wished:
        beside = _hexes_beside_alike(state)
        return [move for move in decision.moves if move[0] == "lay" and move[1] in beside]
    if decision.choice is moving.MOVING:
        return [*_laid(state, decision, places, left), *(_laid_apart(state, decision) if is_to_split else ())]
    if decision.choice is not develop.DEVELOP:
        return decision.moves if decision.choice is automate.WHICH_BLOC else ()
    if not wished:
        return _paying(state, nation, decision, left)
    ahead = [_steps(state, decision.seat, wish, left) for wish in places]
    flags = [
        move
        for move in decision.moves
        if move[0] == "place_flag" and any(MAP.index[move[1]] in steps for steps in ahead)
    ]
    builds = [move for wish in wished if wish.verb in ON_TILES for move in _built(state, nation, decision, wish, left)]
    if not _comes_again(state, decision.seat):
        return (*flags, *builds)
    can_move = any(len(steps) > 1 and _can_be_flagged(nation, wish) for wish, steps in zip(places, ahead, strict=True))
    can_split = is_to_split and can_spend(nation, SPLIT)
    linked = {MAP.names[hex] for bloc in state.blocs if len(bloc.hexes) > 1 for hex in bloc.hexes}
    moved = [
        move for move in decision.moves if move[0] == "take_up" and (can_move or (can_split and move[1] in linked))
    ]
    return (*flags, *builds, *moved)


def _paying(state: WealthState, nation: Nation, decision: Decision, left: int) -> list[Move]:
    """What may be worth points in the last Develop phase: tiles, flags for them where no hex waits for one, tokens, and
    at first a tile moved beside others of its industry.
    """
    builds = [move for move in decision.moves if move[0] == "build"]
    if left < DEEP:
        builds = list({move[1:3]: move for move in reversed(builds)}.values())
    tiles = (added(each.cost, FINANCE.costs["flag"]) for each in INDUSTRIES.values() if state.tiles_left(each.id))
    leads_on = not builds and left > 1 and any(can_spend(nation, cost) for cost in tiles)
    kinds = {"automate", *(("place_flag",) if leads_on else ()), *(("take_up",) if left == DEEP else ())}
    return [*builds, *(move for move in decision.moves if move[0] in kinds)]


def _hexes_beside_alike(state: WealthState) -> set[str]:
    """The hexes beside tiles of the industry of the tile in hand."""
    industry = moving.in_hand(state)[0].before.industry
    own = (hex for bloc in state.blocs if bloc.industry == industry for hex in bloc.hexes)
    return {MAP.names[near] for hex in own for near in state.land.near[hex]}


def _comes_again(state: WealthState, seat: int) -> bool:
    """Whether the turn comes back before anybody else is asked: the others stand still, or can pay for nothing."""
    others = (nation for other, nation in enumerate(state.nations) if other != seat)
    return any(frame[0] is turn_again for frame in state.stack) or not any(
        can_spend(nation, cost) for nation in others for cost in ACTIONS
    )


def _built(state: WealthState, nation: Nation, decision: Decision, wish: Goal, left: int) -> Iterator[Move]:
    """One way to lay each tile on each hex, where what is wished for can be paid then; before that any flag, where both
    can be paid.
    """
    after = {
        each.id: added(each.cost, ON_TILES[wish.verb]) for each in INDUSTRIES.values() if state.tiles_left(each.id)
    }
    leads_on = left > 1 and any(can_spend(nation, added(cost, FINANCE.costs["flag"])) for cost in after.values())
    seen = set[Move]()
    for move in decision.moves:
        if move[0] == "build" and move[1:3] not in seen:
            seen.add(move[1:3])
            if can_spend(nation, after[move[1]]):
                yield move
        elif move[0] == "place_flag" and leads_on:
            yield move


def _laid(state: WealthState, decision: Decision, wished: Sequence[Goal], left: int) -> list[Move]:
    """Where a tile in hand is laid: as near to each wish as can be, one way on each hex, or every one to build beside
    it. Without a flag left also where a flag comes back.
    """
    lays = [move for move in decision.moves if move[0] == "lay"]
    firsts = list({move[1]: move for move in reversed(lays)}.values())
    chosen = dict[Move, None]()
    for wish in wished:
        steps = _steps(state, decision.seat, wish, left)
        far = {move[1]: steps.get(MAP.index[move[1]]) for move in firsts}
        least = min((distance for distance in far.values() if distance), default=0)
        hexes = {hex for hex, distance in far.items() if distance == least}
        chosen |= dict.fromkeys(move for move in (lays if wish.verb == "build" else firsts) if move[1] in hexes)
    if not state.flags_left(decision.seat):
        own = {MAP.names[hex] for hex, owner in enumerate(state.flags) if owner == decision.seat}
        chosen |= dict.fromkeys(move for move in firsts if move[1] in own)
    return list(chosen)


def _laid_apart(state: WealthState, decision: Decision) -> list[Move]:
    """Where a tile in hand is surely a bloc of its own: one way without force, or else every way."""
    beside = _hexes_beside_alike(state)
    lays = [move for move in decision.moves if move[0] == "lay"]
    apart = (move for move in lays if move[1] not in beside and move[-1] != placing.FORCE)
    return next(([move] for move in apart), lays)


def _can_be_paid(state: WealthState, nation: Nation, wish: Goal) -> bool:
    """Whether there are cubes and a tile for a wished tile, or for any where the tile does not matter."""
    if wish.verb != "build":
        return True
    wanted = [INDUSTRIES[wish.handle]] if wish.handle in INDUSTRIES else INDUSTRIES.values()
    return any(state.tiles_left(each.id) and can_spend(nation, each.cost) for each in wanted)


def _can_be_flagged(nation: Nation, wish: Goal) -> bool:
    """Whether there are cubes to move a tile, to set a flag after that, and to build."""
    cost = added(FINANCE.costs["flag"], FINANCE.costs["move"])
    if wish.verb != "build":
        return can_spend(nation, cost)
    wanted = [INDUSTRIES[wish.handle]] if wish.handle in INDUSTRIES else INDUSTRIES.values()
    return any(can_spend(nation, added(cost, each.cost)) for each in wanted)


def _steps(state: WealthState, seat: int, wish: Goal, left: int) -> Mapping[int, int]:
    """From which hexes flags lead to a wished one by as many moves as are left, and how many steps away those are; from
    any where the hex does not matter. No flag leads over hexes of others.
    """
    target = MAP.index.get(wish.handle)
    if target is None:
        return dict.fromkeys(state.land.open, 0)
    taken = frozenset(hex for hex, owner in enumerate(state.flags) if owner not in (NOBODY, seat))
    return _distances(state.board, target, left if wish.verb == "place_flag" else left - 1, taken)


@lru_cache(maxsize=1 << 10)
def _distances(board: str, hex: int, most: int, taken: frozenset[int]) -> Mapping[int, int]:
    reached, near = {hex: 0}, BOARDS[board].near
    for steps in range(1, most + 1):
        beside = {other for each in reached for other in near[each] if other not in taken}
        reached = dict.fromkeys(beside, steps) | reached
    return reached


def alone(state: WealthState) -> WealthState:
    """All others stand still."""
    assert state.decision is not None
    imagined, seat, question = state.copy(), state.decision.seat, state.decision.choice
    after = [place for place, frame in enumerate(imagined.stack) if frame[0] is turns.end_turn]
    imagined.stack[: after[-1] + 1] = [(turn_again, question, seat)]
    return imagined


def turn_again(state: WealthState, question: turns.Turn, seat: int) -> None:
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
    return (own.money, own.notes, cubes, markets, state.flags, state.tiles, state.automated)


def stake(state: WealthState, seat: int) -> Stake:
    """What the nation ends with if nobody develops any further, where that ends the game; else nothing is at stake.

    Of Trade and Produce `scoring.left_behind` and `forecast.left_idle` tell the same, for any number of moves.
    """
    is_at_stake = state.phase == "develop" and bool(ending.end_conditions(state))
    return Stake(end_for(state, seat)) if is_at_stake else Stake(0, 0)


WISHING = GoalSource(wishes, frozenset({"pass", "barter"}), tries, alone, alike, stake=stake)
