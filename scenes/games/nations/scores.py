"""The scores of Nations in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.session import Session
from game.nations import AGES
from game.nations.cards import BOARDS
from game.nations.solo import hall_of_fame, ladder
from game.nations.state import NationsState
from scenes.results.score_words import BY_PLAYER_ORDER, Category, Scoring
from scenes.results.scoring_scene import ScoringScene
from scenes.window.desk import Desk


def nation_of(state: NationsState, seat: int) -> str:
    """The nation that a seat led."""
    return BOARDS[state.nations[seat].board].name


def options_told(options: Mapping[str, Any]) -> str:
    """The options of a solo game as a player says them."""
    sets = ["basic", *(name for name in ("advanced", "expert") if options.get(name))]
    words = [f"{' + '.join(sets)} cards", f"{(options.get('level') or ['prince'])[0].title()}"]
    words.append(
        "B-sides"
        if options.get("sides") == "b"
        else "A-side picked"
        if options.get("pick")
        else "A-side dealt"
    )
    words.append(f"{options.get('ages', 4)} ages")
    if any(options.get("easier") or ()):
        words.append("one worker more")
    if options.get("swaps"):
        words.append(f"{options['swaps']} cards swapped")
    if options.get("end_turn"):
        words.append("turns ended by button")
    if not options.get("roll_on_military", True):
        words.append("no die after deploying military")
    return ", ".join(words)


CATEGORIES = {
    "vp": Category("A", "Victory tokens", "laurels", "Every token held is a point."),
    "colonies": Category("B", "Colonies", "island", "Colonies score what is printed on them."),
    "wonders": Category(
        "C", "Wonders", "great-pyramid", "Ready wonders score what they show, and their bonus."
    ),
    "workers": Category("D", "Workers", "meeple", "Every worker scores the number under it."),
    "resources": Category(
        "E",
        "Resources",
        "cube",
        "Every full ten of gold, stone, food, books, strength and stability make a point.",
    ),
}
RECORDS = (("workers", "Best at work"), ("wonders", "Greatest wonders"))

SCORING = Scoring(
    CATEGORIES, RECORDS, BY_PLAYER_ORDER, nation_of, ladder, hall_of_fame, options_told, AGES, 2
)


def result(desk: Desk, session: Session) -> ScoringScene:
    """What shows how a game ended."""
    return ScoringScene(desk, session, SCORING)


def scoring() -> Scoring:
    """The scoring of solo games."""
    return SCORING
