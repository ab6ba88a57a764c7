"""What runs in a Produce phase, laid out as a plan that its player can change and confirms (W-RULING-36)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.engine import Decision, Move, PlainDraft, Refusal, flow
from game.wealth_of_nations.analysis.forecast import idle_blocs
from game.wealth_of_nations.cards.components import INDUSTRIES, MAP, Cost
from game.wealth_of_nations.cards.market import added, can_spend
from game.wealth_of_nations.cards.running import Run, best_runs, run_on_food, ways_to_run, whole_run
from game.wealth_of_nations.rules.produce import FINISH, PRODUCE
from game.wealth_of_nations.state import Bloc, WealthState
from game.wealth_of_nations.text.refusing import needs_cubes


@dataclass(frozen=True)
class Running(PlainDraft):
    """See `game.engine.draft.Draft`. `blocs` are those that can be planned, `runs` those of them that run, by their
    first hexes, and `moves` what plays that: run after run, and no more; the question is not put again once nothing
    more could be run.
    """

    seat: int
    blocs: tuple[Bloc, ...] = field(repr=False)
    runs: tuple[Run, ...]
    moves: tuple[Move, ...] = field(repr=False)

    verb = "run"
    is_leafed = True
    covers = frozenset({"run", "run_on_ore", "feed", "run_best"})
    subjects: tuple[str, ...] = ()

    def holds(self, name: str) -> bool:
        """Whether the tile on this hex is fed."""
        return any(MAP.names[hex] == name for run in self.runs for hex in run.fed)

    def run_of(self, bloc: Bloc) -> Run | None:
        """How a bloc runs."""
        return next((run for run in self.runs if run.bloc == bloc), None)

    @property
    def cost(self) -> Cost:
        """What all of it takes."""
        return added(*(run.cost for run in self.runs))

    @property
    def output(self) -> Cost:
        """What all of it yields."""
        return added(*(run.products for run in self.runs))

    @property
    def problem(self) -> Refusal | None:
        """Nothing is to run."""
        return None if self.moves else Refusal("nothing_is_run")

    def _with(self, state: WealthState, runs: Iterable[Run]) -> Running:
        return _plan(state, self.seat, self.blocs, runs)

    def touched(self, state: WealthState, handle: str) -> Running | None:
        """The plan with one tile fed or left unfed; a switch runs its bloc in another way; None where cubes lack."""
        for bloc in self.blocs:
            if handle == switch_place(bloc):
                return self._switched(state, bloc)
            if handle in MAP.index and MAP.index[handle] in bloc.hexes:
                return self._fed_or_not(state, bloc, MAP.index[handle])
        return None

    def _switched(self, state: WealthState, bloc: Bloc) -> Running | None:
        """The whole bloc on Food, then on Ore where it is automated, then idle; with too little Food a part of it."""
        present = self.run_of(bloc)
        affordable = [run for run in ways_to_run(state, bloc) if self._can_pay(state, run)]
        ways = [run for run in affordable if run.fed == bloc.hexes] or affordable[:1]
        later = ways[ways.index(present) + 1 :] if present in ways else ways
        if present is None and not later:
            return None
        return self._with(state, (*self._others(bloc), *later[:1]))

    def _fed_or_not(self, state: WealthState, bloc: Bloc, hex: int) -> Running | None:
        """One tile fed or not; where nothing is fed by the tile, the bloc runs or not (W-PRODUCE-08)."""
        present = self.run_of(bloc)
        if present is None:
            ways = [run for run in ways_to_run(state, bloc) if self._can_pay(state, run)]
            return self._with(state, (*self.runs, ways[0])) if ways else None
        if present.on_ore or not INDUSTRIES[bloc.industry].is_fed:
            return self._with(state, self._others(bloc))
        changed = self._with_tile(present, hex)
        if not changed.fed:
            return self._with(state, self._others(bloc))
        return self._with(state, (*self._others(bloc), changed)) if self._can_pay(state, changed) else None

    def _with_tile(self, run: Run, hex: int) -> Run:
        """A run on Food with this tile fed if it was not, and the other way round."""
        bloc = run.bloc
        return run_on_food(bloc, tuple(each for each in bloc.hexes if (each in run.fed) != (each == hex)))

    def _others(self, bloc: Bloc) -> tuple[Run, ...]:
        return tuple(run for run in self.runs if run.bloc != bloc)

    def _cost_with(self, run: Run) -> Cost:
        """What the plan takes with this run of its bloc."""
        return added(*(each.cost for each in self._others(run.bloc)), run.cost)

    def _can_pay(self, state: WealthState, run: Run) -> bool:
        return can_spend(state.nations[self.seat], self._cost_with(run))

    def turned(self, state: WealthState, step: int) -> Running:
        """Leaf through the plan that pays best, everything that can be fed, and nothing."""
        plans = proposals(state, self.seat)
        if self.runs not in plans:
            return self._with(state, plans[0])
        return self._with(state, plans[(plans.index(self.runs) + step) % len(plans)])

    def refusals(self, state: WealthState, handle: str) -> tuple[Refusal, ...]:
        """Why the bloc on this hex cannot run, or its tile not be fed, beside everything else that is laid out."""
        for bloc in self.blocs:
            if handle in (switch_place(bloc), *(MAP.names[hex] for hex in bloc.hexes)):
                present = self.run_of(bloc)
                wanted = run_on_food(bloc, bloc.hexes)
                if present and handle in MAP.index:
                    wanted = self._with_tile(present, MAP.index[handle])
                verb = "feed" if present else "run"
                refusal = needs_cubes(state, self.seat, verb, self._cost_with(wanted))
                return (refusal,) if refusal else ()
        bloc_there = state.bloc_at(MAP.index[handle]) if handle in MAP.index else None
        first = MAP.names[bloc_there.hexes[0]] if bloc_there else handle
        return tuple(flow.why_not(state, (first,), "run"))


def switch_place(bloc: Bloc) -> str:
    """The place of the switch that runs a bloc in another way."""
    return f"switch {MAP.names[bloc.hexes[0]]}"


def has_switch(state: WealthState, bloc: Bloc) -> bool:
    """Whether a bloc runs in more ways than its tiles say by themselves: fed tile by tile, or on Ore."""
    return INDUSTRIES[bloc.industry].is_fed and (len(bloc.hexes) > 1 or state.is_automated(bloc))


def _moves_of(run: Run) -> tuple[Move, ...]:
    first = MAP.names[run.bloc.hexes[0]]
    if run.on_ore:
        return (("run_on_ore", first),)
    if run.fed == run.bloc.hexes:
        return (("run", first),)
    return tuple(("feed", MAP.names[hex]) for hex in run.fed)


def proposals(state: WealthState, seat: int) -> list[tuple[Run, ...]]:
    """The plan that pays best, as many whole blocs as can be run, and nothing."""
    idle = idle_blocs(state, seat)
    best = tuple(sorted(best_runs(state, seat, idle), key=lambda run: run.bloc.hexes))
    whole: tuple[Run, ...] = ()
    for bloc in idle:
        more = (*whole, whole_run(state, bloc))
        if can_spend(state.nations[seat], added(*(run.cost for run in more))):
            whole = more
    return list(dict.fromkeys((best, whole, ())))


def running(state: WealthState, decision: Decision) -> Running:
    """The plan that pays best."""
    idle = tuple(idle_blocs(state, decision.seat))
    return _plan(state, decision.seat, idle, proposals(state, decision.seat)[0])


def _plan(state: WealthState, seat: int, blocs: tuple[Bloc, ...], runs: Iterable[Run]) -> Running:
    """These runs as a plan."""
    laid = tuple(sorted(runs, key=lambda run: run.bloc.hexes))
    trial, moves = state.copy(), list[Move]()
    for move in (*(move for run in laid for move in _moves_of(run)), *FINISH):
        decision = trial.decision
        if decision and decision.choice is PRODUCE and decision.seat == seat:
            moves.append(move)
            flow.apply(trial, move)
    return Running(seat, blocs, laid, tuple(moves))
