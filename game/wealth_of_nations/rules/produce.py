"""Produce phase: every player feeds and powers blocs, then all products are paid out at once (W-PRODUCE)."""

from __future__ import annotations

from game.engine import Action, Context, Move, Refusal, happen
from game.wealth_of_nations.cards.components import INDUSTRIES, MAP, MONEY, Cost
from game.wealth_of_nations.cards.market import can_spend, receive, spend, take
from game.wealth_of_nations.cards.running import best_runs, cost_on_food, cost_on_ore, output
from game.wealth_of_nations.rules.turns import Turn
from game.wealth_of_nations.state import Bloc, WealthState
from game.wealth_of_nations.text.refusing import hex_in, needs_cubes

RUN: tuple[Move, ...] = tuple(("run", name) for name in MAP.names)
RUN_ON_ORE: tuple[Move, ...] = tuple(("run_on_ore", name) for name in MAP.names)
FEED: tuple[Move, ...] = tuple(("feed", name) for name in MAP.names)
RUN_BEST: tuple[Move, ...] = (("run_best",),)
FINISH: tuple[Move, ...] = (("finish",),)


def produce_phase(state: WealthState) -> None:
    """One player after the other decides, the first player first; nobody's choice hangs on another's (W-RULING-32)."""
    state.phase = "produce"
    state.running, state.fed = (), ()
    happen(state, "produce_began", None, round=state.round, final=state.is_final)
    state.then(*((PRODUCE, seat) for seat in state.in_order()), collect)


def collect(state: WealthState) -> None:
    """Only when all have fed and powered are products taken, so none of them can run a bloc now (W-PRODUCE-09)."""
    for seat in state.in_order():
        products = output(state, seat)
        for product, amount in products:
            if product == MONEY:
                receive(state, seat, amount)
            else:
                take(state, seat, product, amount)
        if products:
            happen(state, "produced", seat, products=products)
    state.running, state.fed = (), ()


def is_running(state: WealthState, bloc: Bloc) -> bool:
    """Whether it is powered this phase."""
    return bloc.hexes[0] in state.running


def unfed(state: WealthState, bloc: Bloc) -> tuple[int, ...]:
    """Its hexes whose tiles are not fed."""
    return tuple(hex for hex in bloc.hexes if hex not in state.fed) if state.fed else bloc.hexes


def open_blocs(state: WealthState, seat: int) -> list[Bloc]:
    """Own blocs with tiles that are not fed: each tile is fed once, each bloc powered once (W-PRODUCE-07)."""
    return [bloc for bloc in state.blocs if bloc.owner == seat and unfed(state, bloc)]


def cost_of_rest(state: WealthState, bloc: Bloc, tiles: int) -> Cost:
    """What feeding so many further tiles of a bloc with Food takes."""
    return cost_on_food(bloc.industry, tiles, power=not is_running(state, bloc))


def can_start(state: WealthState, seat: int, bloc: Bloc) -> bool:
    """Whether the cubes are there to feed at least one more tile of a bloc, or all of it with Ore."""
    if can_spend(state.nations[seat], cost_of_rest(state, bloc, 1)):
        return True
    return INDUSTRIES[bloc.industry].is_fed and not why_not_on_ore(state, seat, bloc)


def start(state: WealthState, seat: int, bloc: Bloc, hexes: tuple[int, ...], cost: Cost) -> None:
    """Pay into the supplies; these tiles are fed and the bloc runs (W-PRODUCE-11)."""
    spend(state, seat, cost)
    state.fed = (*state.fed, *hexes)
    if not is_running(state, bloc):
        state.running = (*state.running, bloc.hexes[0])
    first = MAP.names[bloc.hexes[0]]
    happen(state, "ran", seat, hex=first, industry=bloc.industry, tiles=len(hexes), cost=cost)


def bloc_named(state: WealthState, name: str) -> Bloc:
    """The bloc on a hex that has one."""
    bloc = state.bloc_at(MAP.index[name])
    assert bloc is not None
    return bloc


class RunBloc(Action[WealthState]):
    """Run a bloc with all its tiles, fed with Food (W-PRODUCE-01, W-PRODUCE-02, W-DEC-16)."""

    verb = "run"

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Every own bloc whose Food and Energy are there, named by its first hex."""
        nation = state.nations[seat]
        return [
            RUN[bloc.hexes[0]]
            for bloc in open_blocs(state, seat)
            if can_spend(nation, cost_of_rest(state, bloc, len(unfed(state, bloc))))
        ]

    def carry_out(self, state: WealthState, seat: int, first_hex: str) -> None:
        """Feed and power it, then ask on."""
        bloc = bloc_named(state, first_hex)
        hexes = unfed(state, bloc)
        start(state, seat, bloc, hexes, cost_of_rest(state, bloc, len(hexes)))
        state.then((PRODUCE, seat))

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """No own bloc there, it runs already, or Food or Energy is missing."""
        bloc = _bloc_picked(state, picked)
        if bloc is None:
            return None
        if bloc.owner != seat:
            return Refusal("not_your_bloc", {"owner": bloc.owner})
        hexes = unfed(state, bloc)
        if not hexes:
            return Refusal("runs_already", {"industry": bloc.industry})
        return needs_cubes(state, seat, "run", cost_of_rest(state, bloc, len(hexes)))


class RunOnOre(Action[WealthState]):
    """Run a whole automated bloc on 1 Ore; Ore and Food are not mixed in one bloc (W-RULING-33)."""

    verb = "run_on_ore"

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Every own automated bloc, none of its tiles fed, whose Ore and Energy are there; Farms need no feeding."""
        if not state.automated:
            return []
        return [
            RUN_ON_ORE[bloc.hexes[0]]
            for bloc in state.blocs
            if bloc.owner == seat and INDUSTRIES[bloc.industry].is_fed and not why_not_on_ore(state, seat, bloc)
        ]

    def carry_out(self, state: WealthState, seat: int, first_hex: str) -> None:
        """Feed and power it, then ask on."""
        bloc = bloc_named(state, first_hex)
        start(state, seat, bloc, bloc.hexes, cost_on_ore(bloc.industry))
        state.then((PRODUCE, seat))

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """Not automated, fed with Food already, or Ore or Energy is missing."""
        bloc = _bloc_picked(state, picked)
        if bloc is None or bloc.owner != seat or not INDUSTRIES[bloc.industry].is_fed:
            return None
        return why_not_on_ore(state, seat, bloc)


def why_not_on_ore(state: WealthState, seat: int, bloc: Bloc) -> Refusal | None:
    """Why an own bloc that needs feeding cannot run on Ore now."""
    if not state.is_automated(bloc):
        return Refusal("not_automated", {"industry": bloc.industry}, "automate_in_develop")
    if is_running(state, bloc):
        return Refusal("runs_already", {"industry": bloc.industry})
    return needs_cubes(state, seat, "run_on_ore", cost_on_ore(bloc.industry))


class Feed(Action[WealthState]):
    """Feed a single tile of a bloc, the others staying idle (W-PRODUCE-08, W-RULING-33)."""

    verb = "feed"

    def moves(self, state: WealthState, seat: int) -> list[Move]:
        """Every tile that is one of several unfed ones in its bloc, as long as Food and Energy are there."""
        nation = state.nations[seat]
        if not nation.food:
            return []
        moves: list[Move] = []
        for bloc in open_blocs(state, seat):
            hexes = unfed(state, bloc)
            can_part = len(hexes) > 1 and INDUSTRIES[bloc.industry].is_fed
            if can_part and can_spend(nation, cost_of_rest(state, bloc, 1)):
                moves += [FEED[hex] for hex in hexes]
        return moves

    def carry_out(self, state: WealthState, seat: int, hex: str) -> None:
        """Feed it, power the bloc with the first, then ask on."""
        bloc = bloc_named(state, hex)
        start(state, seat, bloc, (MAP.index[hex],), cost_of_rest(state, bloc, 1))
        state.then((PRODUCE, seat))

    def why_not(self, state: WealthState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """The tile is fed already, or Food or Energy is missing."""
        hex, bloc = hex_in(picked), _bloc_picked(state, picked)
        if hex is None or bloc is None or bloc.owner != seat or not INDUSTRIES[bloc.industry].is_fed:
            return None
        if hex in state.fed:
            return Refusal("fed_already")
        return needs_cubes(state, seat, "feed", cost_of_rest(state, bloc, 1))


def _bloc_picked(state: WealthState, picked: Move) -> Bloc | None:
    hex = hex_in(picked)
    return None if hex is None else state.bloc_at(hex)


class RunBest(Action[WealthState]):
    """Run the blocs that pay best at current prices, and be done (W-RULING-36)."""

    verb = "run_best"

    def moves(self, state: WealthState, seat: int) -> tuple[Move, ...]:
        """As long as anything can be run."""
        can_run = any(can_start(state, seat, bloc) for bloc in open_blocs(state, seat))
        return RUN_BEST if can_run else ()

    def carry_out(self, state: WealthState, seat: int) -> None:
        """Run them."""
        idle = [bloc for bloc in open_blocs(state, seat) if not is_running(state, bloc)]
        for run in best_runs(state, seat, idle):
            start(state, seat, run.bloc, run.fed, run.cost)


class Finish(Action[WealthState]):
    """Run nothing more; running is voluntary (W-PRODUCE-07)."""

    verb = "finish"

    def moves(self, state: WealthState, seat: int) -> tuple[Move, ...]:
        """Always possible."""
        return FINISH

    def carry_out(self, state: WealthState, seat: int) -> None:
        """Nothing is left to do."""


PRODUCE = Turn("produce", RunBloc(), RunOnOre(), Feed(), RunBest(), Finish())
