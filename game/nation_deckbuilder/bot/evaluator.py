"""The evaluator of Nation, the deck-builder."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.bots.search.evaluator import MASTERS, Budget, Evaluator, Habits, PlayStyle, TrainingTable
from game.nation_deckbuilder.analysis.consequences import CONSEQUENCES
from game.nation_deckbuilder.bot.features import FEATURES, REASONS, weigh
from game.nation_deckbuilder.bot.habits import habit, habit_by
from game.nation_deckbuilder.bot.moves import candidates, likely, settle
from game.nation_deckbuilder.bot.values import LEARNED_AT, RULES_OF_THUMB
from game.nation_deckbuilder.rules.buying import BUY
from game.nation_deckbuilder.state import AGES, NationState

FOR_WINNING = 10.0
"""Winning counts as much as so much health; how much more is left to each decides the rest."""

SPELL = 20
"""Turns of all nations for which an Easy hand overlooks the same cards: if it never came to see them, a market full of
them would be bought from no more, and no game end."""

STYLES = {
    "builder": PlayStyle(
        {"coin_rate": 2.0, "starters": 1.5, "removers": 2.0},
        {"coins_first": 0.8, "coins_last": 0.8, "removal": 0.8},
    ),
    "warlord": PlayStyle(
        {"damage_rate": 3.0, "pace": 3.0, "attacks": 4.0, "enemy_health": 1.5},
        {"damage_first": 1.2, "damage_last": 1.2},
    ),
    "scholar": PlayStyle(
        {"science_rate": 2.5, "science": 2.5, "age": 2.0},
        {"science_first": 0.8, "science_last": 0.8},
    ),
    "merchant": PlayStyle(
        {
            "food_rate": 4.0,
            "happiness_rate": 4.0,
            "food": 2.5,
            "happiness": 2.5,
            "hunger": 2.0,
            "unrest": 2.0,
        },
        {"food_first": 0.8, "food_last": 0.8, "happiness_first": 0.8, "happiness_last": 0.8},
    ),
}

INSTINCT = {
    "health": 5.0,
    "last_health": 1.0,
    "enemy_health": -1.0,
    "army_health": -5.0,
    "food": 0.4,
    "happiness": 0.4,
    "starving": -1.0,
    "rioting": -1.0,
    "age": 3.0,
    "science": 2.0,
    "food_rate": 0.5,
    "happiness_rate": 0.5,
    "science_rate": 1.0,
    "damage_rate": 2.5,
    "coin_rate": 2.0,
    "hunger": -2.0,
    "unrest": -2.0,
    "pace": 2.0,
    "drawn": 1.5,
    "removers": 1.0,
    "attacks": 1.0,
    "starters": -0.3,
    "mind_control": 15.0,
    "blocking": 1.5,
    "standing_damage": 5.0,
    "token": 0.5,
    "duties": -1.0,
}

BLIND = frozenset({"pace", "enemy_health", "hunger", "unrest", "starters", "removers", "duties", "attacks", "drawn"})


def stage(state: NationState) -> int:
    """The highest age that any side has reached."""
    return max(nation.age for nation in state.nations) - 1


def rivals(state: NationState, seat: int) -> tuple[int, ...]:
    """A seat of every enemy that is still in the game; the Evil Army has none."""
    own = state.nation_of(seat)
    return tuple(
        nation.seats[0] for nation in state.nations if nation is not own and nation.seats and not nation.is_out
    )


def ending(state: NationState, seat: int) -> dict[str, float]:
    """Whether the game is won, and the health left over the enemies'; what the winner has over the own is lost."""
    own, winner = state.nations[state.nation_of(seat).index], state.nations[state.winner]
    if own is not winner:
        return {"winning": -FOR_WINNING, "health": -max(0, winner.health - own.health)}
    loser = max(nation.health for nation in state.nations if nation is not winner)
    return {"winning": FOR_WINNING, "health": max(0, winner.health - loser)}


EVALUATOR: Evaluator[NationState] = Evaluator(
    features=FEATURES,
    weigh=weigh,
    stage=stage,
    stages=AGES,
    candidates=candidates,
    settle=settle,
    progress=lambda state: 0,  # futures are played to the end of the game
    tables={
        "duel": (TrainingTable(2),),
        "solo": (TrainingTable(1),),
        "three": (TrainingTable(3),),
        "teams": (TrainingTable(4, sides=2),),
        "cooperative": (TrainingTable(2, {"cooperative": True}, sides=1),),
    },
    setting=lambda state: state.mode,
    rivals=rivals,
    instinct=INSTINCT,
    ending=ending,
    reasons=REASONS,
    styles=STYLES,
    blind=BLIND,
    sight=0.5,
    spell=lambda state: state.turn // SPELL,
    window=1.5,
    imaginings=3,
    policy=habit,
    habits=Habits(RULES_OF_THUMB, habit_by, tuple(dict.fromkeys(LEARNED_AT.values()))),
    is_minor=lambda decision: decision.choice is not BUY or any(move[0] == "advance" for move in decision.moves),
    likely=likely,
    consequences=CONSEQUENCES,
    budget=Budget(rollouts=16, shortlist=3),
)

MASTER = replace(
    EVALUATOR,
    whose=MASTERS,
    policy=partial(habit, whose=MASTERS),
    likely=partial(likely, whose=MASTERS),
    budget=Budget(rollouts=120, shortlist=5, seconds=4.0, doubt=1.5),
)
