"""The evaluator of Pig: points count, those at risk a little less, and nobody throws for ever."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.search.evaluator import Budget, Evaluator, PlayStyle, TrainingTable
from game.bots.search.worth import RIVALS
from game.engine.flow import Decision, Move
from game.pig.state import PigState


def weigh(state: PigState, seat: int) -> list[float]:
    """In tens of points: what is banked, what lies at risk, how far the best rival is."""
    at_risk = state.brought if state.decision and state.decision.seat == seat else 0
    best = max(state.points[other] for other in rivals(state, seat))
    return [state.points[seat] / 10, at_risk / 10, best / 10]


def rivals(state: PigState, seat: int) -> Sequence[int]:
    """All other seats."""
    return [other for other in range(len(state.points)) if other != seat]


def ending(state: PigState, seat: int) -> dict[str, float]:
    """The own points, and those of the best rival."""
    best = max(state.points[other] for other in rivals(state, seat))
    return {"points": state.points[seat], RIVALS: -best}


def candidates(state: PigState, decision: Decision) -> Sequence[Move]:
    """Whoever would win by holding looks at nothing else."""
    wins = ("hold",) in decision.moves and state.points[decision.seat] + state.brought >= state.goal
    return (("hold",),) if wins else decision.moves


EVALUATOR = Evaluator[PigState](
    features=("banked", "at_risk", "best_rival"),
    weigh=weigh,
    stage=lambda state: 0,
    stages=1,
    candidates=candidates,
    progress=lambda state: state.round,
    ending=ending,
    reasons={"banked": "points", "at_risk": "risk", "best_rival": RIVALS},
    tables={"table": (TrainingTable(2), TrainingTable(3), TrainingTable(4))},
    setting=lambda state: "table",
    rivals=rivals,
    instinct={"banked": 1.0, "at_risk": 0.8, "best_rival": -1.0},
    styles={"bold": PlayStyle({"at_risk": 1.15}), "careful": PlayStyle({"at_risk": 0.85})},
    blind=frozenset({"best_rival"}),
    budget=Budget(rollouts=20, shortlist=2, seconds=0.5),
)

MASTER = EVALUATOR
"""Nothing is left to look at longer."""
