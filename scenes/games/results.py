"""The last screen of every game: what its result is shown on."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.core.session import Session
from scenes.results.result_scene import ResultScene
from scenes.results.scoring_scene import ScoringScene
from scenes.window.desk import Desk


def _nation_deckbuilder(desk: Desk, session: Session) -> ResultScene:
    from scenes.games.nation_deckbuilder.victory_scene import VictoryScene

    return VictoryScene(desk, session)


RESULTS: Mapping[str, Callable[[Desk, Session], ResultScene]] = {
    "nations": ScoringScene,
    "nations_dice": ScoringScene,
    "nation_deckbuilder": _nation_deckbuilder,
    "wealth_of_nations": ScoringScene,
}
"""What shows the result of each game, by the game's package name."""


def result_scene(desk: Desk, session: Session) -> ResultScene:
    """The screen that shows how a finished game has ended."""
    return RESULTS[session.game.name](desk, session)
