"""The setup of every game. A setup's code is read when it is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scenes.setup.setup_scene import SetupScene
from scenes.window.desk import Desk


def _nations(desk: Desk) -> SetupScene:
    from scenes.games.nations.setup_scene import NationsSetup

    return NationsSetup(desk)


def _nations_dice(desk: Desk) -> SetupScene:
    from scenes.games.nations_dice.setup_scene import NationsDiceSetup

    return NationsDiceSetup(desk)


def _nation_deckbuilder(desk: Desk) -> SetupScene:
    from scenes.games.nation_deckbuilder.setup_scene import DeckBuilderSetup

    return DeckBuilderSetup(desk)


def _wealth_of_nations(desk: Desk) -> SetupScene:
    from scenes.games.wealth_of_nations.setup_scene import WealthSetup

    return WealthSetup(desk)


SETUPS: Mapping[str, Callable[[Desk], SetupScene]] = {
    "nations": _nations,
    "nations_dice": _nations_dice,
    "nation_deckbuilder": _nation_deckbuilder,
    "wealth_of_nations": _wealth_of_nations,
}
"""What sets up a table of each game, by the game's package name."""
