"""The evaluator of Wealth of Nations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from game.bots.advice.consequences import Consequences
from game.bots.advice.fact import Fact, certain
from game.bots.search.evaluator import Budget, Evaluator, PlayStyle, TrainingTable
from game.bots.search.second_look import at_a_pass
from game.bots.search.worth import RIVALS
from game.engine import Move
from game.wealth_of_nations.analysis.consequences import CONSEQUENCES, facts, used_for
from game.wealth_of_nations.analysis.deal_facts import whole_deal
from game.wealth_of_nations.analysis.forecast import left_idle
from game.wealth_of_nations.analysis.goals import WISHING
from game.wealth_of_nations.analysis.intentions import planned_moves
from game.wealth_of_nations.bot.drafting import settle
from game.wealth_of_nations.bot.features import FEATURES, REASONS, weigh
from game.wealth_of_nations.bot.habits import habit, intentions, purpose, swaying_habit
from game.wealth_of_nations.bot.lookahead import MASTERLY, SOUND, Lookahead
from game.wealth_of_nations.bot.moves import candidates, glimpsed
from game.wealth_of_nations.bot.never import is_absurd
from game.wealth_of_nations.cards.components import COMMODITIES, INDUSTRIES
from game.wealth_of_nations.rules import turns
from game.wealth_of_nations.rules.develop import DEVELOP
from game.wealth_of_nations.rules.scoring import left_behind, total_vp
from game.wealth_of_nations.state import WealthState

STAGES = 3
"""The beginning, the middle, and the end, by the share of the flags that lie on the map."""

KINDS = {3: "three", 4: "four", 5: "many", 6: "many"}


BUILDING = {"likes": tuple(INDUSTRIES), "liking": 3.0, "most_notes": 14}
"""What a builder's foresight has that others have not."""


def _styles(foresight: Lookahead) -> dict[str, PlayStyle[WealthState]]:
    """Styles that change the foresight of bots of every level as well; of those that go by habit, this one."""

    def style(factors: Mapping[str, float], **liking: Any) -> PlayStyle[WealthState]:
        policy = partial(habit, foresight=replace(foresight, **liking))
        return PlayStyle(factors, glimpsed=glimpsed(**liking), policy=policy)

    return {
        "builder": style({"tiles": 3.0, "plan": 2.0, "sites": 2.0}, **BUILDING),
        "banker": style({"banks": 4.0, "money": 2.0}, likes=("bank",), liking=4.0),
        "merchant": style({"kinds": 2.0, "income": 2.0}, most_deals=9, least_gain=1),
    }


def _consequences(foresight: Lookahead) -> Consequences[WealthState]:
    """What is said of moves by who means to do what this foresight says."""
    meant = intentions(foresight)
    return replace(
        CONSEQUENCES,
        facts=partial(facts, meant=meant),
        batch=partial(whole_deal, meant=meant),
        used_for=partial(used_for, meant=meant),
        planned=partial(planned_moves, meant=meant),
    )


INSTINCT = {
    "outlook": 1.0,
    "tiles": 0.2,
    "banks": 0.1,
    "automated": 0.1,
    "shared": -0.2,
    "kinds": 0.1,
    "room": 0.35,
}

BLIND = frozenset({"room", "lasting_income", "income", "sites", "shared", "kinds", "plan"})


def stage(state: WealthState) -> int:
    """By the most flags that anybody has placed."""
    placed = max(map(state.flags.count, state.seats))
    return 0 if placed < 8 else 1 if placed < 14 and not state.is_final else 2


def points(state: WealthState, seat: int) -> float:
    """A player's points, with money for tens of dollars counted in full."""
    return total_vp(state, seat) + state.nations[seat].money % 10 / 10


def forfeit(before: WealthState, after: WealthState, seat: int, move: Move) -> Fact | None:
    """Cubes and notes that the last Trade phase was ended with, and blocs left idle in the last Produce phase."""
    if before.phase == after.phase and not after.is_over:
        return None
    if move == turns.PASS[0] and before.is_last_trade and (points := left_behind(before, seat)):
        cubes = sum(map(before.nations[seat].cubes, COMMODITIES))
        return certain("fact.forfeit_cubes" if cubes else "fact.forfeit_notes", -points, n=points, cubes=cubes)
    if move == ("finish",) and before.is_final and (points := left_idle(before, seat)) > 0:
        return certain("fact.forfeit_blocs", -points, n=points)
    return None


def ending(state: WealthState, seat: int) -> dict[str, float]:
    """The points of the player, and those of the best other one."""
    others = [points(state, each) for each in state.seats if each != seat]
    return {"end": points(state, seat), RIVALS: -max(others)}


EVALUATOR: Evaluator[WealthState] = Evaluator(
    features=FEATURES,
    weigh=weigh,
    stage=stage,
    stages=STAGES,
    candidates=candidates,
    never=is_absurd,
    settle=settle,
    progress=lambda state: state.round,
    tables={
        "three": (TrainingTable(3),),
        "four": (TrainingTable(4),),
        "many": (TrainingTable(5), TrainingTable(6)),
    },
    setting=lambda state: KINDS[len(state.nations)],
    rivals=lambda state, seat: tuple(each for each in state.seats if each != seat),
    instinct=INSTINCT,
    ending=ending,
    reasons=REASONS,
    styles=_styles(SOUND),
    blind=BLIND,
    sight=0.5,
    window=2.0,
    glimpsed=glimpsed(),
    forfeit=forfeit,
    policy=habit,
    foreseen=swaying_habit,
    purpose=purpose,
    second_look=at_a_pass(WISHING),
    consequences=_consequences(SOUND),
    budget=Budget(rollouts=0),
)

MASTER = replace(
    EVALUATOR,
    styles=_styles(MASTERLY),
    policy=partial(habit, foresight=MASTERLY),
    purpose=partial(purpose, foresight=MASTERLY),
    likely=partial(candidates, foresight=MASTERLY),
    is_minor=lambda decision: decision.choice is not DEVELOP,
    ahead=2,
    consequences=replace(_consequences(MASTERLY), until="rounds"),
    budget=Budget(rollouts=1, shortlist=5, seconds=4.0, doubt=0.0),
)
"""It plays on to the round after the next what it may build: once each, and of the better half once more."""
