"""What the moves of Wealth of Nations do: what is paid and had at once, and what the tiles on the map make with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.bots.advice import fact
from game.bots.advice.changing import after_own_moves
from game.bots.advice.consequences import Consequences
from game.engine import Move, flow
from game.wealth_of_nations.analysis.deal_facts import MISSING, deal_facts, missing, produced
from game.wealth_of_nations.analysis.forecast import cost_of_running_all, forecast
from game.wealth_of_nations.analysis.intentions import (
    NOTHING_MEANT,
    Intentions,
    PlannedTile,
    displaces,
    planned_moves,
    planned_words,
    reverses,
    since,
)
from game.wealth_of_nations.cards.components import COMMODITIES, FINANCE, INDUSTRIES, LIES, MAP, MONEY, PACKAGES
from game.wealth_of_nations.cards.market import price_of_buying
from game.wealth_of_nations.cards.prices import HALF_DOLLARS
from game.wealth_of_nations.cards.running import best_runs, worth
from game.wealth_of_nations.packages import fitting_hexes
from game.wealth_of_nations.rules.placing import clashing_dots, lay_tile
from game.wealth_of_nations.rules.produce import PRODUCE, open_blocs
from game.wealth_of_nations.rules.scoring import tiles_of, total_vp
from game.wealth_of_nations.state import NOBODY, Tile, WealthState

OF_A_FLAG, OF_A_DOT, OF_A_CUBE, OF_A_DOLLAR, OF_PRINT = 0.5, 2.0, 1.0, 0.1, 0.6
"""About what these count for, in points."""

MUCH_ROOM = 3
"""From so many free hexes around one it is said that there is room."""

OF_A_CLAIM = 0.1
"""What it counts for that a hex can be built on then, as the name of the move says it."""

OF_A_REPEAT = 0.2
"""What it counts for that what was best a moment ago still is."""

MAKES = {f"makes_{product}": product for product in (*COMMODITIES, MONEY)}
"""What full dots make in a round, by its kind: cubes, or dollars."""

WORTHS = {
    "points": 1.0,
    **dict.fromkeys(COMMODITIES, OF_A_CUBE),
    **{makes: OF_A_DOT / FINANCE.bank_dot if product == MONEY else OF_A_DOT for makes, product in MAKES.items()},
    "flags": OF_A_FLAG,
}
"""Tiles, money and notes are among the points."""


def things(state: WealthState, seat: int) -> dict[str, float]:
    """What can be counted of a player."""
    nation = state.nations[seat]
    made = dict.fromkeys(MAKES, 0)
    for bloc in state.blocs:
        if bloc.owner == seat:
            product = INDUSTRIES[bloc.industry].product
            made[f"makes_{product}"] += len(bloc.dots) * (FINANCE.bank_dot if product == MONEY else 1)
    return {
        "points": total_vp(state, seat),
        "money": nation.money,
        "notes": nation.notes,
        **{commodity: nation.cubes(commodity) for commodity in COMMODITIES},
        **made,
        "tiles": tiles_of(state, seat),
        "flags": state.flags.count(seat),
        MISSING: missing(state, seat),
    }


def english(piece: str) -> str:
    """The name of an industry."""
    return INDUSTRIES[piece].name if piece in INDUSTRIES else ""


def piece(move: Move) -> str:
    """What is built or run, wherever; otherwise the first thing that a move names."""
    return next((handle for handle in move[1:] if handle in INDUSTRIES), move[1] if len(move) > 1 else move[0])


def after(state: WealthState, moves: Sequence[Move]) -> WealthState | None:
    """The position after these moves of the seat that is asked, as far as it stays its business."""
    decision = state.decision
    assert decision is not None

    def play(imagined: WealthState, move: Move) -> bool:
        flow.apply(imagined, move)
        now, then = ((each.surprises, each.phase, each.round) for each in (state, imagined))
        return now == then

    return after_own_moves(state.copy(), decision.seat, moves, play)


def facts(state: WealthState, move: Move, meant: Intentions = NOTHING_MEANT) -> list[fact.Fact]:
    """What a move does, in no order. meant: what the adviser means to do."""
    assert state.decision is not None
    seat = state.decision.seat
    then = after(state, [move]) if move != ("pass",) else None
    found = [*_printed(state, seat, move, meant), *deal_facts(state, then, seat, move, meant)]
    if move[0] in RUNS:
        found += _run(state, seat, move)
    elif move[0] in ("build", "place", "place_flag", "automate", "lay") and move in state.decision.moves:
        alone = _alone(state, move)
        before, then_alone = things(state, seat), things(alone, seat)
        found += _built(before, then_alone, move)
        if move[0] in ("build", "place", "lay") and all(then_alone[each] <= before[each] for each in MAKES):
            found += _one_more(alone, seat, MAP.index[move[2 if move[0] == "build" else 1]])
        found += _upkeep(state, alone, seat)
    return found


def _alone(state: WealthState, move: Move) -> WealthState:
    """The position once a move is made, before anything follows from it: with the last action a phase ends."""
    imagined = state.copy()
    imagined.stack = imagined.stack[-1:]
    flow.apply(imagined, move)
    return imagined


RUNS = frozenset({"run", "run_best", "run_on_ore", "feed", "finish"})
"""The verbs of the Produce phase."""


def _built(before: Mapping[str, float], then: Mapping[str, float], move: Move) -> Iterator[fact.Fact]:
    """What stands on the map and makes more, and what that costs."""
    leads = {thing: then[thing] - before[thing] for thing in WORTHS}
    makes = [thing for thing in MAKES if leads[thing] > 0]
    if makes:
        changes = [fact.ForeseenChange(thing, leads[thing], fact.NOW, (move,)) for thing in makes]
        what = tuple(fact.Difference(leads[thing], thing) for thing in makes)
        yield fact.certain("fact.makes", sum(leads[thing] * WORTHS[thing] for thing in makes), *changes, what=what)
    if leads["points"] > 0 and move[0] == "build":
        came = fact.ForeseenChange("points", leads["points"], fact.NOW, (move,))
        yield fact.certain("fact.points", leads["points"], came, n=int(leads["points"]))
    yield from _costs(leads, move)


def _upkeep(before: WealthState, then: WealthState, seat: int, key: str = "fact.upkeep") -> Iterator[fact.Fact]:
    """What running all blocs takes more from now on: a tile in a bloc of its own needs power for itself."""
    had = dict(cost_of_running_all(before, seat))
    more = [(kind, number - had.get(kind, 0)) for kind, number in cost_of_running_all(then, seat)]
    what = tuple(fact.ThingCount(number, kind) for kind, number in more if number > 0)
    if what:
        dollars = worth(before, tuple((each.thing, int(each.number)) for each in what)) / HALF_DOLLARS
        yield fact.certain(key, -OF_A_DOLLAR * dollars, what=what)


def _costs(leads: Mapping[str, float], move: Move) -> Iterator[fact.Fact]:
    """The cubes that a move takes, all of them."""
    taken = [commodity for commodity in COMMODITIES if leads[commodity] < 0]
    if taken:
        changes = [fact.ForeseenChange(commodity, leads[commodity], fact.NOW, (move,)) for commodity in taken]
        what = tuple(fact.ThingCount(-leads[commodity], commodity) for commodity in taken)
        yield fact.certain("fact.costs", sum(leads[each] * OF_A_CUBE for each in taken), *changes, what=what)


def _run(state: WealthState, seat: int, move: Move) -> Iterator[fact.Fact]:
    """What the blocs yield that a move lets run, and what they take; what stopping leaves."""
    imagined = state.copy()
    imagined.stack = [(PRODUCE, seat)]
    flow.apply(imagined, move)
    got = produced(state, imagined, seat)
    if got:
        yield fact.certain("fact.yields", sum(each.number * _worth_of(each.thing) for each in got), what=got)
    elif move[0] in ("finish", "run_best") and not best_runs(state, seat, open_blocs(state, seat)):
        yield fact.certain("fact.nothing_pays", OF_PRINT)
    before, then = things(state, seat), things(imagined, seat)
    yield from _costs({thing: then[thing] - before[thing] for thing in WORTHS}, move)


def _worth_of(item: str) -> float:
    return OF_A_DOLLAR if item == MONEY else OF_A_CUBE


def _printed(state: WealthState, seat: int, move: Move, meant: Intentions) -> Iterator[fact.Fact]:
    """What an industry makes, and what other kinds of moves are for."""
    match move:
        case ("take_package", package):
            chosen = PACKAGES[package]
            if chosen.industry:
                yield from _makes_together(state, seat, move, meant)
            price = sum(price_of_buying(state.market(commodity), number) for commodity, number in chosen.cubes)
            if price:
                yield fact.printed("fact.package", OF_PRINT, n=price)
        case ("place_flag", _):
            yield fact.printed("fact.place_flag", OF_A_CLAIM)
            yield from _last_flag(state, seat)
        case ("choose_flag", _):
            yield fact.printed("fact.any_nation", OF_PRINT / 3)
        case ("place", _, *_) if (room := _room(state, seat, move)) >= MUCH_ROOM and _is_roomy(state, seat, room):
            yield fact.printed("fact.room_to_grow", OF_PRINT / 3, n=room)
        case ("automate", hex):
            bloc = state.bloc_at(MAP.index[hex])
            yield fact.printed("fact.automate", OF_PRINT, n=len(bloc.hexes) if bloc else 0)
        case ("pass",) if state.phase == "develop":
            moves = state.decision.moves if state.decision else ()
            can_build = any(each[0] in ("build", "place_flag") for each in moves)
            yield fact.printed("fact.builds_nothing" if can_build else "fact.lacks_cubes", OF_PRINT / 3)
            if any(each[0] == "place_flag" for each in moves):
                yield from _last_flag(state, seat)
        case ("build", *_) if piece(move) in INDUSTRIES:
            yield _industry(piece(move))


def _last_flag(state: WealthState, seat: int) -> Iterator[fact.Fact]:
    """That the last flag of a player who is ahead ends the game, and by how much it would be won."""
    if state.flags_left(seat) != 1 or state.is_final:
        return
    ends = forecast(state).ends
    lead = ends[seat].then - max(end.roughly_then for end in ends if end.seat != seat)
    if lead > 0:
        yield fact.printed("fact.last_flag", OF_PRINT, n=lead)


def _is_roomy(state: WealthState, seat: int, room: int) -> bool:
    """Whether most hexes on which the tile may be laid have less room around them: else it is no reason for one."""
    assert state.decision is not None
    ways = {move[1]: move for move in state.decision.moves if move[0] == "place"}
    return 2 * sum(_room(state, seat, way) < room for way in ways.values()) > len(ways)


def _room(state: WealthState, seat: int, move: Move) -> int:
    """How many hexes around the one on which a tile is laid can take another tile of its industry then."""
    then, hex = _alone(state, move), MAP.index[move[1]]
    tile = then.tiles[hex]
    fitting = fitting_hexes(then, tile.industry) if tile else set()
    return len(fitting.intersection(then.land.near[hex]))


def _one_more(state: WealthState, seat: int, hex: int) -> Iterator[fact.Fact]:
    """What the blocs make with one more tile of the industry beside one that was just laid and makes nothing yet."""
    tile = state.tiles[hex]
    if tile is None or not state.tiles_left(tile.industry):
        return
    clashing, before = clashing_dots(state.dots, tile.industry), things(state, seat)
    best: tuple[float, int, tuple[fact.ThingCount, ...]] = 0.0, hex, ()
    free = [other for other in state.land.near[hex] if state.flags[other] in (NOBODY, seat) and not state.tiles[other]]
    for other in sorted({*free}.intersection(state.land.open)):
        for lie in LIES[tile.industry][other]:
            if lie.mask & clashing:
                continue
            imagined = state.copy()
            lay_tile(imagined, seat, other, Tile(tile.industry, lie.turn))
            then = things(imagined, seat)
            made = tuple(
                fact.ThingCount(int(then[each] - before[each]), each) for each in MAKES if then[each] > before[each]
            )
            worth = sum(each.number * WORTHS[each.thing] for each in made)
            if worth > best[0]:
                best = worth, other, made
    worth, other, made = best
    if made:
        name = fact.PieceName(INDUSTRIES[tile.industry].name)
        yield fact.certain("fact.one_more", OF_A_DOT / 2, industry=name, hex=MAP.names[other], what=made)


def used_for(
    state: WealthState, move: Move, lines: Sequence[Sequence[Move]], meant: Intentions = NOTHING_MEANT
) -> fact.Fact | None:
    """What is built on a hex that is claimed: by what the seat plays in the tries, or else means to."""
    if move[0] != "place_flag" or state.decision is None:
        return None
    name = move[1]
    built = [each[1] for line in lines for each in line if each[0] == "build" and name in each[2:]]
    plans = meant.plans(state, state.decision.seat)
    built = built or [each.industry for each in plans if MAP.index[name] in each.hexes]
    if not built:
        return None
    plan = planned_words(PlannedTile(built[0], (MAP.index[name],), {}))
    return fact.line("fact.flag_for", OF_A_FLAG, industry=fact.PieceName(INDUSTRIES[built[0]].name), plan=plan)


def _makes_together(state: WealthState, seat: int, move: Move, meant: Intentions) -> Iterator[fact.Fact]:
    """What the tiles of a package make once they are laid well, beside those that lie there, what that is worth, and
    what running them takes.
    """
    imagined = _alone(state, move)
    meant.lay_package(imagined, seat)
    before, then = things(state, seat), things(imagined, seat)
    made = [fact.ThingCount(int(then[each] - before[each]), each) for each in MAKES if then[each] > before[each]]
    if made:
        dollars = worth(state, tuple((MAKES[each.thing], int(each.number)) for each in made)) // HALF_DOLLARS
        leads = sum(each.number * WORTHS[each.thing] for each in made)
        yield fact.line("fact.package_makes", leads, what=tuple(made), n=dollars)
        yield from _upkeep(state, imagined, seat, "fact.upkeep_all")


def _industry(industry: str) -> fact.Fact:
    product = INDUSTRIES[industry].product
    key = "fact.bank" if product == MONEY else "fact.industry"
    name = fact.PieceName(INDUSTRIES[industry].name)
    return fact.printed(key, OF_PRINT, industry=name, kind=product, n=FINANCE.bank_dot)


def again(before: WealthState, now: WealthState, move: Move) -> fact.Fact | None:
    """That passing is still best, and why one might think otherwise, where nothing else has come of the last pass."""
    assert now.decision is not None
    seat, is_same_phase = now.decision.seat, (before.round, before.phase) == (now.round, now.phase)
    if move != ("pass",) or not is_same_phase or things(before, seat) != things(now, seat):
        return None
    news = since(before, now, seat)
    if news:
        return fact.line("fact.pass_since", OF_A_REPEAT, why=news[0])
    return fact.line("fact.pass_again", OF_A_REPEAT)


CONSEQUENCES: Consequences[WealthState] = Consequences(
    facts=facts,
    things=things,
    worths=WORTHS,
    english=english,
    piece=piece,
    after=after,
    used_for=used_for,
    planned=planned_moves,
    since=since,
    reverses=reverses,
    displaces=displaces,
    alike=frozenset({"choose_flag"}),
    again=again,
    seats=lambda state: state.seats,
    follow_on={product: makes for makes, product in MAKES.items() if product != MONEY},
    steps=frozenset({"give", "ask", "propose", "promise", "withdraw"}),
    answers=frozenset({"accept", "counter", "decline"}),
)
"""See `Consequences`."""
