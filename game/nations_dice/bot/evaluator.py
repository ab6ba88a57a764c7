"""The evaluator of The Dice Game."""

from __future__ import annotations

from dataclasses import replace

from game.bots.search.evaluator import MASTERS, Budget, Evaluator, PlayStyle, TrainingTable
from game.bots.search.second_look import at_a_pass
from game.bots.search.worth import RIVALS
from game.engine import Move
from game.nations_dice import ROUNDS
from game.nations_dice.analysis.consequences import CONSEQUENCES
from game.nations_dice.analysis.goals import WISHING
from game.nations_dice.analysis.preview import payment_after
from game.nations_dice.bot.features import FEATURES, REASONS, weigh
from game.nations_dice.bot.moves import MINOR, candidates, likely, master_candidates
from game.nations_dice.bot.needs import dice_to_roll_again
from game.nations_dice.bot.never import overpays
from game.nations_dice.bot.settling import is_untouched, settle
from game.nations_dice.cards.dice import UNROLLED
from game.nations_dice.rules.reroll import ROLL_DICE
from game.nations_dice.state import NationsDiceState

KINDS = {1: "solo", 2: "two", 3: "three", 4: "four"}
"""The kinds of tables by the number of nations: what it is worth to be first grows with it."""

STYLES = {
    "builder": PlayStyle(
        {"wonder_vp": 4.0, "wonder_chit": 4.0, "ready_vp": 4.0, "missing_stone": 3.0, "stone_chits": 2.0},
    ),
    "warlord": PlayStyle(
        {"red": 2.5, "strength": 2.0, "strength_chits": 2.0, "war_vp": 1.5, "first": 2.0},
    ),
    "scholar": PlayStyle({"books": 4.0, "blue": 3.0, "book_lead": 2.0, "book_chits": 3.0}),
    "merchant": PlayStyle({"orange": 2.5, "gold_chits": 2.5, "gold": 1.5}),
}

INSTINCT = {
    "vp": 1.0,
    "book_vp": 0.7,
    "books": 0.35,
    "famine_vp": 0.9,
    "traded_famine_vp": 0.5,
    "war_vp": 0.9,
    "first": 0.3,
    "white": 1.0,
    "orange": 2.0,
    "blue": 2.0,
    "red": 2.0,
    "advisor_rerolls": 1.0,
    "gold_chits": 1.0,
    "stone_chits": 1.0,
    "food_chits": 1.0,
    "book_chits": 1.5,
    "strength_chits": 1.0,
    "rerolls": 0.4,
    "gold": 0.3,
    "wonder_vp": 0.3,
    "ready_vp": 0.5,
}


def stage(state: NationsDiceState) -> int:
    """Two for each round: before anybody has rolled, when the player order counts most, and from then on."""
    return max(0, 2 * (state.round - 1) + has_begun(state))


def has_begun(state: NationsDiceState) -> bool:
    """Whether a nation has used something in the round, or knows what its dice show."""
    first = state.nations[state.order[0]]
    return any(die.face != UNROLLED for die in first.dice) or not is_untouched(first)


def ending(state: NationsDiceState, seat: int) -> dict[str, float]:
    """The points of the nation, and those of the best other one."""
    others = [nation.projected_vp for nation in state.nations if nation.seat != seat]
    return {"points": state.nations[seat].projected_vp, RIVALS: -max(others, default=0)}


def laid_out(state: NationsDiceState, move: Move) -> tuple[Move, ...]:
    """What belongs to a move and is answered with it: the dice of a reroll, and a payment."""
    if move[0] == "reroll":
        assert state.decision is not None
        dice = dice_to_roll_again(state, state.decision.seat, ())
        return (*(("pick_die", die) for die in dice), *ROLL_DICE)
    return payment_after(state, move)


EVALUATOR: Evaluator[NationsDiceState] = Evaluator(
    features=FEATURES,
    weigh=weigh,
    stage=stage,
    stages=2 * ROUNDS,
    candidates=candidates,
    never=overpays,
    settle=settle,
    progress=lambda state: state.round,
    tables={kind: (TrainingTable(seats),) for seats, kind in KINDS.items()},
    setting=lambda state: KINDS[len(state.nations)],
    rivals=lambda state, seat: tuple(each for each in range(len(state.nations)) if each != seat),
    instinct=INSTINCT,
    ending=ending,
    reasons=REASONS,
    styles=STYLES,
    blind=frozenset({"book_vp", "book_lead", "war_share", "first", "famine_share", "traded_famine_vp"}),
    sight=0.7,
    window=0.6,
    imaginings=6,
    is_minor=lambda decision: decision.choice in MINOR,
    likely=likely,
    second_look=at_a_pass(WISHING, is_final=False),
    laid_out=laid_out,
    consequences=CONSEQUENCES,
    budget=Budget(rollouts=24, shortlist=6),
)

MASTER = replace(
    EVALUATOR,
    whose=MASTERS,
    candidates=master_candidates,
    budget=Budget(rollouts=96, shortlist=8, seconds=4.0),
)
