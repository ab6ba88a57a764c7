"""What runs in a Produce phase, laid out as a plan that its player can change and confirms (W-RULING-36)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property

from game.core import flow
from game.core.flow import Decision, Move, Refusal
from game.wealth_of_nations.components import MAP, Cost
from game.wealth_of_nations.forecast import idle_blocs
from game.wealth_of_nations.market import added, can_spend
from game.wealth_of_nations.produce import FINISH, PRODUCE
from game.wealth_of_nations.running import Run, best_runs, ways_to_run, whole_run
from game.wealth_of_nations.state import Bloc, WealthState


@dataclass(frozen=True)
class Running:
    """See `scenes.tables.layout.Draft`. `runs` are the blocs that run, by their first hexes."""

    state: WealthState = field(compare=False, repr=False)
    seat: int
    runs: tuple[Run, ...]

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

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Run after run, and no more; the question is not put again once nothing more could be run."""
        trial = self.state.copy()
        moves: list[Move] = []
        for move in (*(move for run in self.runs for move in _moves_of(run)), *FINISH):
            decision = trial.decision
            if decision and decision.choice is PRODUCE and decision.seat == self.seat:
                moves.append(move)
                flow.play(trial, move)
        return tuple(moves)

    def _with(self, runs: Iterable[Run]) -> Running:
        return replace(self, runs=tuple(sorted(runs, key=lambda run: run.bloc.hexes)))

    def touched(self, handle: str) -> Running | None:
        """The next way to run the bloc on this hex that the cubes at hand allow; after the last it stays idle."""
        bloc = next((bloc for bloc in idle_blocs(self.state, self.seat) if _is_on(bloc, handle)), None)
        if bloc is None:
            return None
        others = tuple(run for run in self.runs if run.bloc != bloc)
        spent = added(*(run.cost for run in others))
        nation = self.state.nations[self.seat]
        ways = [run for run in ways_to_run(self.state, bloc) if can_spend(nation, added(spent, run.cost))]
        present = self.run_of(bloc)
        later = ways[ways.index(present) + 1 :] if present in ways else ways
        if present is None and not later:
            return None
        return self._with((*others, *later[:1]))

    def is_confirmed_by(self, handle: str) -> bool:
        """Only its button does."""
        return False

    def landings(self, handle: str) -> frozenset[str]:
        """Nothing is carried."""
        return frozenset()

    def dropped(self, handle: str, target: str) -> Running:
        """Nothing is carried."""
        return self

    def turned(self, step: int) -> Running:
        """Leaf through the plan that pays best, everything that can be fed, and nothing."""
        plans = proposals(self.state, self.seat)
        if self.runs not in plans:
            return self._with(plans[0])
        return self._with(plans[(plans.index(self.runs) + step) % len(plans)])

    def refusals(self, handle: str) -> tuple[Refusal, ...]:
        """Why the bloc on this hex cannot run."""
        bloc = self.state.bloc_at(MAP.index[handle]) if handle in MAP.index else None
        first = MAP.names[bloc.hexes[0]] if bloc else handle
        return tuple(flow.why_not(self.state, (first,), "run"))


def _is_on(bloc: Bloc, handle: str) -> bool:
    return any(MAP.names[hex] == handle for hex in bloc.hexes)


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
    return Running(state, decision.seat, proposals(state, decision.seat)[0])
