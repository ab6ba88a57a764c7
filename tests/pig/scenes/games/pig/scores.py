"""The scores of Pig in words."""

from __future__ import annotations

from game.pig.state import PigState
from game.session.session import Session
from game.text.sentences import Sentences
from scenes.app.app import App
from scenes.results.city import City
from scenes.results.score_words import Category, Scoring, Sources
from scenes.results.scoring_scene import ScoringScene

say = Sentences("pig")


def result(app: App, session: Session) -> ScoringScene:
    """What shows how a game ended."""
    categories = {"banked": Category("A", "two-coins")}
    return ScoringScene(app, session, Scoring(say, categories, (), _tied, _sources, _nobody, _nothing, "Winning"))


def _tied(state: PigState, first: int, second: int, name: str) -> str:
    return say("scores.shared", name=name)


def _sources(state: PigState, seat: int, category: str) -> Sources:
    """Banked points have no further parts."""
    return Sources()


def _nobody(state: PigState, seat: int) -> str:
    """Seats of Pig lead no nation."""
    return ""


def _nothing(state: PigState, seat: int) -> City:
    """Nor do they build anything: a die flies on the banner of the winner."""
    return City(1, "d4")
