"""The evaluator of Nations."""

from __future__ import annotations

from dataclasses import replace

from game.bots.search.evaluator import MASTERS, Budget, Evaluator, PlayStyle, TrainingTable
from game.bots.search.second_look import at_a_pass
from game.bots.search.worth import RIVALS
from game.nations.analysis.consequences import CONSEQUENCES
from game.nations.analysis.goals import WISHING
from game.nations.bot.features import FEATURES, REASONS, weigh
from game.nations.bot.moves import candidates
from game.nations.bot.promise import alternatives, hasty, likely
from game.nations.bot.settling import settle
from game.nations.bot.varying import varied
from game.nations.rules.scoring import score_lines
from game.nations.state import NationsState

ROUNDS = 8
"""Rounds of a full game, which are the stages of the learned weights."""

SOLO, SEVERAL = "solo", "several"

STYLES = {
    "builder": PlayStyle(
        {
            "begun_vp": 3.0,
            "begun_stone": 3.0,
            "wonder": 3.0,
            "wonders": 3.0,
            "stone_rate": 1.3,
            "buildings": 1.5,
        },
    ),
    "warlord": PlayStyle(
        {
            "strength": 3.0,
            "strength_lead": 2.0,
            "strongest": 2.0,
            "raid": 3.0,
            "soldiers": 2.0,
            "colonies": 1.5,
        },
    ),
    "scholar": PlayStyle({"books": 2.0, "book_rate": 2.0, "book_vp": 1.5, "book_lead": 2.0, "advisor": 1.5}),
    "merchant": PlayStyle(
        {"gold": 2.0, "gold_rate": 2.0, "some_gold_rate": 1.5, "golden_ages": 3.0},
    ),
}

INSTINCT = {
    "vp": 1.0,
    "held": 1.5,
    "some_gold": 0.15,
    "some_stone": 0.15,
    "some_food": 0.1,
    "book_vp": 0.4,
    "book_lead": 0.1,
    "gold_rate": 0.5,
    "some_gold_rate": 0.3,
    "stone_rate": 0.5,
    "some_stone_rate": 0.3,
    "food_rate": 0.45,
    "book_rate": 0.4,
    "shortage": -0.8,
    "strength": 0.3,
    "strongest": 0.5,
    "weakest": -0.5,
    "raid": 0.1,
    "stability": 0.2,
    "revolt": -0.8,
    "least_stable": -0.4,
    "workers": 0.6,
    "growth": 0.8,
    "buildings": 0.3,
    "soldiers": 0.1,
    "colonies": 0.3,
    "advisor": 0.4,
    "wonders": 0.3,
    "specials": 0.2,
    "begun_vp": 0.6,
    "begun_stone": 0.2,
    "wonder": 0.2,
    "first": 0.2,
}

ALONE = {
    **INSTINCT,
    "strength": 0.05,
    "strongest": 0.0,
    "weakest": 0.0,
    "soldiers": 0.0,
    "stability": 0.8,
    "workers": 0.9,
    "prospect": 0.4,
}
"""Against the shadow alone, where soldiers serve little, and Workers and their Stability all the more."""

INCOME = frozenset({"gold_rate", "some_gold_rate", "stone_rate", "some_stone_rate", "food_rate", "book_rate"})
LASTING = frozenset(
    {"vp", "held", "some_food", "book_vp", "book_lead", "shortage", "revolt", "strongest", "weakest"}
    | {"stability_lead", "least_stable", "growth", "begun_vp", "first", "one", "idle"}
)
"""What counts alike to the end."""

LONG = 4.0
"""Rounds to come that make what serves to get something else count in full."""

BLIND = frozenset(
    {
        "book_vp",
        "book_lead",
        "strength_lead",
        "strongest",
        "weakest",
        "stability_lead",
        "least_stable",
        "raid",
        "first",
        "specials",
        "newest",
        "soldiers",
    }
)
"""An Easy bot looks at its own board only."""


def stage(state: NationsState) -> int:
    """The rounds that are over, counted from the end, so that a short game begins in the middle."""
    over = state.round - (state.phase in ("setup", "maintenance")) if state.round else 0
    return min(ROUNDS - 1, ROUNDS - state.rounds + over)


def course(setting: str, feature: str, stage: int) -> float:
    """How much of a weight counts with so many rounds over; among several nations, always alike."""
    if setting == SEVERAL:
        return 1.0
    left = ROUNDS - stage
    if feature in INCOME:
        return left / LONG
    return 1.0 if feature in LASTING else min(1.0, left / LONG)


def is_late(state: NationsState) -> bool:
    """Whether it is one of the last two rounds among several: weights by hand count the Books that a round brings as if
    there were more to come, and in the last one everything hangs on what the others do.
    """
    return not state.is_solo and state.round >= state.rounds - 1


def _points(state: NationsState, seat: int) -> int:
    return sum(line.points for line in score_lines(state, seat))


def rivals(state: NationsState, seat: int) -> tuple[int, ...]:
    """Every other nation that has its Player Board already; the shadow is none."""
    return tuple(nation.seat for nation in state.nations if nation.seat != seat and nation.board)


def ending(state: NationsState, seat: int) -> dict[str, float]:
    """The points of the nation, and those of the best other one."""
    others = [_points(state, other) for other in rivals(state, seat)]
    return {"points": _points(state, seat), RIVALS: -max(others, default=0)}


EVALUATOR: Evaluator[NationsState] = Evaluator(
    features=FEATURES,
    weigh=weigh,
    stage=stage,
    stages=ROUNDS,
    candidates=candidates,
    settle=settle,
    progress=lambda state: state.round,
    is_certain=lambda state: state.phase == "action" and not state.is_solo,
    tables={
        SOLO: (TrainingTable(1),),
        SEVERAL: (TrainingTable(2), TrainingTable(2), TrainingTable(2), TrainingTable(3)),
    },
    setting=lambda state: SOLO if state.is_solo else SEVERAL,
    rivals=rivals,
    instinct=INSTINCT,
    ending=ending,
    reasons=REASONS,
    instincts={SOLO: ALONE},
    course=course,
    varied=varied,
    styles=STYLES,
    blind=BLIND,
    sight=0.6,
    window=0.8,
    imaginings=2,
    likely=likely,
    hasty=hasty,
    second_look=at_a_pass(WISHING, is_late=is_late),
    consequences=CONSEQUENCES,
    budget=Budget(rollouts=12, shortlist=8),
    budgets={SOLO: Budget(rollouts=24, shortlist=24)},
)

MASTER = replace(
    EVALUATOR,
    alternatives=alternatives,
    whose=MASTERS,
    budget=Budget(rollouts=12, shortlist=8, seconds=4.0),
    budgets={SOLO: Budget(rollouts=24, shortlist=24, seconds=4.0, plans=3, lines=12)},
)
