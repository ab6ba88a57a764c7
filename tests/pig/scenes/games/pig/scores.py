"""The scores of Pig in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.pig.state import PigState
from game.session.session import Session
from game.text.sentences import Sentences
from scenes.app.app import App
from scenes.results.city import City
from scenes.results.score_words import Category, Scoring, Sources
from scenes.results.scored_city import LaurelFall, ScoredCity
from scenes.results.scoring_scene import ScoringScene
from sprites.city.city_picture import CityPicture
from sprites.city.plan import CityPlan, whole
from sprites.paint import palette

say = Sentences("pig")


def result(app: App, session: Session) -> ScoringScene:
    """What shows how a game ended."""
    categories = {"banked": Category("A", "two-coins")}
    scoring = Scoring(say, categories, (), _tied, _sources, _nobody, _nothing, _scored, "Winning")
    return ScoringScene(app, session, scoring)


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


def _scored(state: PigState, seat: int, colours: Sequence[int]) -> ScoredCity:
    """What was banked falls on the square of a village."""
    plan = CityPlan(colour=palette.PLAYERS[colours[seat]].colour)
    stage = whole(plan)
    fall = LaurelFall(stage.square, stage.work[0], state.points[seat])
    return ScoredCity(CityPicture(plan, stage, whose=("scored", seat)), ((fall,),))
