"""An evaluator for the toy game of the engine's tests: it counts points, and never throws the last die."""

from game.bots.search.evaluator import Budget, Evaluator, PlayStyle, TrainingTable
from game.bots.search.worth import RIVALS


def weigh(state, seat):
    player = state.players[seat]
    return [float(player.points), float("lucky" in player.hand), 1.0]


def rivals(state, seat):
    return [other for other in range(len(state.players)) if other != seat]


def ending(state, seat):
    points = [player.points for player in state.players]
    return {"points": points[seat], RIVALS: -max(points[other] for other in rivals(state, seat))}


def candidates(state, decision):
    allowed = [move for move in decision.moves if move != ("throw_die",) or state.throws_left > 1]
    return allowed or decision.moves


EVALUATOR = Evaluator(
    features=("points", "luck", "one"),
    weigh=weigh,
    stage=lambda state: 0,
    stages=1,
    candidates=candidates,
    progress=lambda state: 0,
    tables={"table": (TrainingTable(2),)},
    setting=lambda state: "table",
    rivals=rivals,
    ending=ending,
    reasons={"points": "points", "luck": "luck", "one": "start"},
    instinct={"points": 1.0, "luck": 0.5},
    styles={"lucky": PlayStyle({"luck": 40.0})},
    blind=frozenset({"points"}),
    sight=0.5,
    window=0.6,
    imaginings=4,
    budget=Budget(rollouts=40, shortlist=4, seconds=2.0),
)
