"""The scores of the Dice Game in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.session import Session
from game.nations_dice import AGES
from game.nations_dice.solo import hall_of_fame, ladder
from game.nations_dice.state import NationsDiceState
from game.nations_dice.tiles import BOARDS
from scenes.results.score_words import BY_PLAYER_ORDER, Category, Scoring
from scenes.results.scoring_scene import ScoringScene
from scenes.window.desk import Desk


def nation_of(state: NationsDiceState, seat: int) -> str:
    """The nation that a seat led."""
    return BOARDS[state.nations[seat].board].name


def options_told(options: Mapping[str, Any]) -> str:
    """The options of a solo game as a player says them."""
    shadow = "the shadow rolls its 4s again" if options.get("harder") else "the usual shadow"
    return f"{str(options.get('variant', 'original')).title()} variant, {shadow}"


_TILES = "score what is printed on them."
CATEGORIES = {
    "books": Category("A", "Books", "open-book", "Every round for nations with fewer books."),
    "famine": Category("B", "Famine", "wheat", "Every famine that was met scores the number of its age."),
    "war": Category("C", "War", "crossed-swords", "Every war that was met scores the number of its age."),
    "wonders": Category("D", "Wonders", "great-pyramid", f"Ready wonders {_TILES}"),
    "colonies": Category("E", "Colonies", "island", f"Colonies {_TILES}"),
    "buildings": Category("F", "Buildings", "house", f"Buildings and military {_TILES}"),
    "advisor": Category("G", "Advisor", "imperial-crown", "The advisor in office scores what it shows."),
}
RECORDS = (("books", "Best read"), ("wonders", "Greatest wonders"))

SCORING = Scoring(CATEGORIES, RECORDS, BY_PLAYER_ORDER, nation_of, ladder, hall_of_fame, options_told, AGES)


def result(desk: Desk, session: Session) -> ScoringScene:
    """What shows how a game ended."""
    return ScoringScene(desk, session, SCORING)


def scoring() -> Scoring:
    """The scoring of solo games."""
    return SCORING
