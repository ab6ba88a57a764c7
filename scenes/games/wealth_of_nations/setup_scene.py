"""The setup of a table of Wealth of Nations: how much of others' money is seen, how many barters, how many rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from types import MappingProxyType

from game.learn.new_table import NewTable
from game.text.sentences import Sentences
from game.wealth_of_nations import GAME
from game.wealth_of_nations.cards.components import INDUSTRIES
from scenes import ui
from scenes.app.app import App
from scenes.games.wealth_of_nations.board import looks
from scenes.games.wealth_of_nations.board.spots import SIDE
from scenes.games.wealth_of_nations.pictured import pictured
from scenes.setup.setup_scene import SetupScene
from scenes.setup.spread import GameSpread
from sprites.places.cloth import OAK

say = Sentences("wealth_of_nations")

MINUTES: Mapping[int, int] = MappingProxyType({3: 100, 4: 120, 5: 140, 6: 160})
"""How long a game takes, by the number of seats."""

SIGNS: Mapping[str, str] = MappingProxyType({"money": "cash", "barters": "shaking-hands", "rounds": "hourglass"})
"""The icon of each option."""


class WealthSetup(SetupScene):
    """Everything that Wealth of Nations leaves open."""

    cloth = OAK

    def __init__(self, app: App) -> None:
        super().__init__(app, NewTable(GAME))

    def options(self, room: int) -> Sequence[ui.Box]:
        """A plate for every option."""
        return [
            self.choice(
                option.name,
                say(f"new_table.{option.name}.title"),
                say(f"new_table.{option.name}.told"),
                {
                    value: (
                        say(f"new_table.{option.name}.{value}"),
                        say(f"new_table.{option.name}.{value}_told"),
                    )
                    for value in option.values
                },
                room,
                SIGNS[option.name],
            )
            for option in GAME.options
        ]

    def summary(self) -> str:
        """Nations, packages, how long it takes, the aim."""
        seats = len(self.table.seats)
        return say("new_table.summary", begin=say(f"new_table.begin.{seats}"), minutes=MINUTES[seats])

    def spread(self) -> GameSpread:
        """A tile of every industry."""
        pieces = [pictured(industry, SIDE) for industry in INDUSTRIES]
        return GameSpread(pieces, (sqrt(3) * SIDE, 2 * SIDE + 2 * looks.ROOF))
