"""The scores of Pig in words."""

from __future__ import annotations

from game.pig.state import PigState

from game.core.sentences import Sentences
from game.core.session import Session
from scenes.results.score_words import Category, Scoring, Ties
from scenes.results.scoring_scene import ScoringScene
from scenes.window.desk import Desk

say = Sentences("pig")


def result(desk: Desk, session: Session) -> ScoringScene:
    """What shows how a game ended."""
    banked = Category("A", say("scores.banked"), "two-coins", say("scores.banked_told"))
    ties = Ties(say("scores.ties"), say("scores.order"), _shared)
    return ScoringScene(desk, session, Scoring({"banked": banked}, (), ties, _nobody))


def _shared(state: PigState, first: int, second: int) -> str:
    return say("scores.shared")


def _nobody(state: PigState, seat: int) -> str:
    """Seats of Pig lead no nation."""
    return ""
