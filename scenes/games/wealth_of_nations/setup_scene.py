"""The setup of a table of Wealth of Nations: how much of others' money is seen, how many barters, how many rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import sqrt

import pygame

from game.wealth_of_nations import GAME
from game.wealth_of_nations.components import INDUSTRIES
from scenes.games.wealth_of_nations.looks import tile_look
from scenes.games.wealth_of_nations.seats import say
from scenes.setup.new_table import NewTable
from scenes.setup.setup_scene import RIGHT, RIGHT_WIDTH, SetupScene
from scenes.setup.spread import Spread
from scenes.window.desk import Desk
from scenes.window.drawing import lay_plate, lay_sentences
from scenes.window.layout import Area
from scenes.window.widgets import Segment, Switch, Widget
from sprites import hexes
from sprites.theme import Theme

MONEY_PLATE = (RIGHT, 56.0, RIGHT_WIDTH, 118.0)
BARTERS_PLATE = (RIGHT, 182.0, RIGHT_WIDTH, 118.0)
ROUNDS_PLATE = (RIGHT, 308.0, RIGHT_WIDTH, 118.0)

CHOICES: Mapping[str, tuple[Area, tuple[object, ...]]] = {
    "money": (MONEY_PLATE, ("roughly", "openly", "not")),
    "barters": (BARTERS_PLATE, (0, 12, 6)),
    "rounds": (ROUNDS_PLATE, (0, 40)),
}
"""For every option its plate and its values."""

MINUTES = {3: 100, 4: 120, 5: 140, 6: 160}
"""How long a game takes, by the number of seats."""


class WealthSetup(SetupScene):
    """Everything that Wealth of Nations leaves open."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, NewTable(GAME))

    def option_widgets(self) -> Sequence[Widget]:
        """A switch for every option."""
        return [
            Switch(
                name,
                (plate[0] + 14, plate[1] + 30, plate[2] - 28, 28),
                say(f"options.{name}"),
                [Segment(value, say(f"options.{name}_{value}")) for value in values],
                self.table.options[name],
                partial(self.set_option, name),
                name,
            )
            for name, (plate, values) in CHOICES.items()
        ]

    def paint_options(self, surface: pygame.Surface) -> None:
        """The plates, with what each choice means."""
        for name, (plate, _) in CHOICES.items():
            lay_plate(self.theme, surface, plate, say(f"options.{name}"))
            words = say(f"options.{name}_{self.table.options[name]}_is")
            lay_sentences(self.theme, surface, words, plate[0] + 14, plate[1] + 65, plate[2] - 28, size=14)

    def summary(self) -> str:
        """Nations, packages, how long it takes, the aim."""
        seats = len(self.table.seats)
        return say(f"summary.{seats}", minutes=MINUTES[seats])

    def spread(self) -> Spread:
        """A tile of every industry."""
        side = 37.0

        def tile(industry: str, theme: Theme) -> pygame.Surface:
            return hexes.tile(theme, tile_look(industry), 0, side)

        return Spread([partial(tile, industry) for industry in INDUSTRIES], (sqrt(3) * side, 2 * side))
