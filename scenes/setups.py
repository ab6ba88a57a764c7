"""The setup of every game. A setup's code is read when it is opened."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scenes.desk import Desk
from scenes.setup import SetupScene


def _nations(desk: Desk) -> SetupScene:
    from scenes.setup_nations import NationsSetup

    return NationsSetup(desk)


def _nations_dice(desk: Desk) -> SetupScene:
    from scenes.setup_nations_dice import NationsDiceSetup

    return NationsDiceSetup(desk)


def _nation_deckbuilder(desk: Desk) -> SetupScene:
    from scenes.setup_nation_deckbuilder import NationSetup

    return NationSetup(desk)


def _wealth_of_nations(desk: Desk) -> SetupScene:
    from scenes.setup_wealth_of_nations import WealthSetup

    return WealthSetup(desk)


SETUPS: Mapping[str, Callable[[Desk], SetupScene]] = {
    "nations": _nations,
    "nations_dice": _nations_dice,
    "nation_deckbuilder": _nation_deckbuilder,
    "wealth_of_nations": _wealth_of_nations,
}
"""What sets up a table of each game, by the game's package name."""
