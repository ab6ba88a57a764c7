"""Forecast: what the next Produce phase would take and bring every player, and how the game would end, from the
position as it is.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.engine import Figure, Figures, Forecaster, Move, flow
from game.wealth_of_nations.cards.components import COMMODITIES, FLAGS_OF_A_NATION, MONEY, Cost
from game.wealth_of_nations.cards.market import added, missing, price_of_selling
from game.wealth_of_nations.cards.running import Run, best_runs, output, whole_run
from game.wealth_of_nations.cards.running import worth as value
from game.wealth_of_nations.public import roughly
from game.wealth_of_nations.rules import ending, moving, produce, scoring
from game.wealth_of_nations.state import Bloc, WealthState
from game.wealth_of_nations.text.refusing import price_of


@dataclass(frozen=True)
class Production:
    """One player's row.

    cost: the cubes that feed and power every bloc that does not run yet, on Ore where that is cheaper. short: those
    missing. price: buying these now, every price climbing. output: what all blocs yield together. best: what the
    cubes at hand yield when they run the blocs that pay best, and `best_cost` what that takes. shared: full dots that
    yield nothing because another player has a part of them. locked: the player has run what is run this time.
    """

    seat: int
    cost: Cost
    short: Cost
    price: int
    output: Cost
    best: Cost
    best_cost: Cost
    shared: int
    locked: bool = False


@dataclass(frozen=True)
class End:
    """What a player's score would be if the game ended now, and after the next Produce phase and a last Trade phase in
    which every cube is sold and notes are repaid as far as that pays, nobody else acting. `roughly` is the same as
    others can tell it, with the money they see.
    `held` is all that the player holds now, money and notes included.
    """

    seat: int
    now: int
    then: int
    roughly_now: int
    roughly_then: int
    held: Cost


@dataclass(frozen=True)
class Clock:
    """How far the end is away: flags that the player with the fewest has left, hexes without flag and tile, stacks that
    have to be emptied yet, rounds to the agreed last one (None without), and whether the end has been announced.
    """

    flags: int
    hexes: int
    stacks: int
    rounds: int | None
    is_final: bool


@dataclass(frozen=True)
class Forecast:
    """Every player's row of the next Produce phase, by seat, none once no such phase is to come; every player's end, by
    seat; and the clock of the game. Nothing is foreseen during setup and when the game is over.
    """

    rows: tuple[Production, ...] = ()
    ends: tuple[End, ...] = ()
    clock: Clock | None = None


def forecast(state: WealthState) -> Forecast:
    """What the next Produce phase brings, and how the game would end."""
    if state.phase in ("setup", "over"):
        return Forecast()
    is_last = state.is_last_trade
    rows = () if is_last else tuple(production_of(state, seat) for seat in state.seats)
    return Forecast(rows, tuple(end_of(state, seat, rows) for seat in state.seats), clock(state))


def clock(state: WealthState) -> Clock:
    """How far the end is away."""
    return Clock(
        flags=FLAGS_OF_A_NATION - max(state.flags.count(seat) for seat in state.seats),
        hexes=ending.open_hexes(state),
        stacks=max(0, ending.STACKS_TO_EMPTY - state.stacks.count(0)),
        rounds=state.most_rounds - state.round if state.most_rounds else None,
        is_final=state.is_final,
    )


def end_of(state: WealthState, seat: int, rows: tuple[Production, ...]) -> End:
    """A player's score now, and once everything has been produced and sold."""
    nation = state.nations[seat]
    stock = {commodity: nation.cubes(commodity) for commodity in COMMODITIES}
    earned = 0
    if rows:
        for kind, amount in rows[seat].best_cost:
            stock[kind] -= amount
        for kind, amount in rows[seat].best:
            earned += amount if kind == MONEY else 0
            stock[kind] = stock.get(kind, 0) + amount
    earned += sum(price_of_selling(state.market(kind), stock[kind]) for kind in COMMODITIES)
    fixed = scoring.total_vp(state, seat) - nation.money // scoring.DOLLARS_FOR_A_VP
    now, about = (fixed + money // scoring.DOLLARS_FOR_A_VP for money in (nation.money, roughly(nation.money)))
    then, about_then = (
        fixed + scoring.vp_of_money(money + earned, nation.notes) for money in (nation.money, roughly(nation.money))
    )
    held = (
        *((kind, nation.cubes(kind)) for kind in COMMODITIES),
        (MONEY, nation.money),
        ("note", nation.notes),
    )
    return End(seat, now, then, about, about_then, held)


def production_of(state: WealthState, seat: int) -> Production:
    """One player's row."""
    locked = state.phase == "produce" and (produce.PRODUCE, seat) not in state.stack
    whole = [] if locked else whole_runs(state, seat)
    best = best_runs(state, seat, [run.bloc for run in whole])
    cost = added(*(run.cost for run in whole))
    short = missing(state.nations[seat], cost)
    return Production(
        seat=seat,
        cost=cost,
        short=tuple(short.items()),
        price=price_of(state, short),
        output=added(output(state, seat), *(run.products for run in whole)),
        best=added(output(state, seat), *(run.products for run in best)),
        best_cost=added(*(run.cost for run in best)),
        locked=locked,
        shared=sum(bloc.shared for bloc in state.blocs if bloc.owner == seat),
    )


def end_for(state: WealthState, seat: int) -> int:
    """The score of one player once everything has been produced and sold."""
    return end_of(state, seat, (production_of(state, seat),) * (seat + 1)).then


def left_idle(state: WealthState, seat: int) -> int:
    """The points that idle blocs which pay would still bring a player, sold at the end."""
    idle = replace(production_of(state, seat), best=output(state, seat), best_cost=())
    return end_for(state, seat) - end_of(state, seat, (idle,) * (seat + 1)).then


def idle_blocs(state: WealthState, seat: int) -> list[Bloc]:
    """A player's blocs that do not run yet."""
    return [bloc for bloc in state.blocs if bloc.owner == seat and not produce.is_running(state, bloc)]


def whole_runs(state: WealthState, seat: int) -> list[Run]:
    """How a player's idle blocs would all run, each in the cheaper way."""
    return [whole_run(state, bloc) for bloc in idle_blocs(state, seat)]


def cost_of_running_all(state: WealthState, seat: int) -> Cost:
    """The cubes that run all of a player's idle blocs."""
    return added(*(run.cost for run in whole_runs(state, seat)))


def what_if(state: WealthState, move: Move) -> Forecast:
    """The forecast after a legal move, a tile in hand laid where it is worth most; nothing is revealed in this game."""
    return forecast(_after(state, move))


def _after(state: WealthState, move: Move) -> WealthState:
    """The position after a move; a single tile in hand is laid where its owner would stand best."""
    imagined = _played(state, move)
    decision = imagined.decision
    if decision is None or decision.choice is not moving.MOVING or len(moving.in_hand(imagined)) != 1:
        return imagined
    lays = [each for each in decision.moves if each[0] == "lay"]
    laid = [_played(imagined, each) for each in lays]
    return max(laid, key=lambda each: _standing(each, decision.seat), default=imagined)


def _played(state: WealthState, move: Move) -> WealthState:
    imagined = state.copy()
    flow.apply(imagined, move)
    return imagined


def _standing(state: WealthState, seat: int) -> tuple[int, int]:
    """The score at the end, and what all blocs would yield, at barter prices."""
    row = production_of(state, seat)
    return end_of(state, seat, (row,) * (seat + 1)).then, value(state, row.output)


def worth(state: WealthState, move: Move) -> tuple[int, int] | None:
    """The score at the end after a legal move, and what all blocs would yield then, at barter prices.

    A tile that is taken up counts as gone: the best to take up is the one that is missed least.
    """
    assert state.decision is not None
    return _standing(_played(state, move), state.decision.seat)


def figures(state: WealthState, foreseen: Forecast) -> Figures:
    """What every player's blocs yield and cost, and the score; nothing while tiles are moved."""
    if state.decision and state.decision.choice is moving.MOVING:
        return {}
    name = f"seat%d.%s.{state.phase}.round{state.round}"
    found: dict[str, Figure] = {}
    for row in foreseen.rows:
        for kind in ("output", "cost", "short", "best"):
            found[name % (row.seat, kind)] = Figure(getattr(row, kind), row.locked)
    for end in foreseen.ends:
        found[name % (end.seat, "score")] = Figure((end.now, end.then))
    return found


FORECASTER = Forecaster(forecast, what_if, worth, figures)
