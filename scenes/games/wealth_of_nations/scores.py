"""The scores of Wealth of Nations in words."""

from __future__ import annotations

from game.core.session import Session
from game.wealth_of_nations.components import FLAGS
from game.wealth_of_nations.state import WealthState
from scenes.results.score_words import Category, Scoring, Ties
from scenes.results.scoring_scene import ScoringScene
from scenes.window.desk import Desk


def nation_of(state: WealthState, seat: int) -> str:
    """The nation that a seat led."""
    return FLAGS[state.nations[seat].flag].name


def why_before(state: WealthState, first: int, second: int) -> str:
    """What sets two seats with equal points apart."""
    for more, less, words in (
        (state.nations[first].money, state.nations[second].money, "more money, ${} to ${}"),
        (state.flags.count(first), state.flags.count(second), "more flags on the map, {} to {}"),
    ):
        if more != less:
            return f"{{first}} has {words.format(more, less)}, and that decides"
    return "money and flags are equal too, so they share the place"


CATEGORIES = {
    "tiles": Category("A", "Industry tiles", "factory", "Every tile on the map is 4 points."),
    "money": Category("B", "Money", "cash", "Every full $10 is a point; cubes that are left are none."),
    "notes": Category("C", "Promissory notes", "diploma", "Every note still held takes 3 points away."),
}
TIES = Ties(
    "Ties go to more money, then to more flags on the map; after that the place is shared.",
    "stand in the order of their money, then of their flags",
    why_before,
)
RECORDS = (("tiles", "Largest industry"), ("money", "Fullest purse"))

SCORING = Scoring(CATEGORIES, RECORDS, TIES, nation_of)


def result(desk: Desk, session: Session) -> ScoringScene:
    """What shows how a game ended."""
    return ScoringScene(desk, session, SCORING)
