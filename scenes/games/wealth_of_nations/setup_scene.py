"""The setup of a table of Wealth of Nations: how much of others' money is seen, how many barters, how many rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import sqrt
from typing import Any

import pygame

from game.wealth_of_nations import GAME
from game.wealth_of_nations.components import INDUSTRIES
from scenes.games.wealth_of_nations.looks import tile_look
from scenes.setup.new_table import NewTable
from scenes.setup.setup_scene import RIGHT, RIGHT_WIDTH, SetupScene
from scenes.setup.spread import Spread
from scenes.window.desk import Desk
from scenes.window.drawing import lay_plate, lay_sentences
from scenes.window.widgets import Segment, Switch, Widget
from sprites import hexes
from sprites.theme import Theme

MONEY_PLATE = (RIGHT, 56.0, RIGHT_WIDTH, 118.0)
BARTERS_PLATE = (RIGHT, 182.0, RIGHT_WIDTH, 118.0)
ROUNDS_PLATE = (RIGHT, 308.0, RIGHT_WIDTH, 118.0)

MONEY = {
    "roughly": (
        "About",
        "Others see money to the nearest $10, which is what a glance at a pile of notes tells.",
    ),
    "openly": ("Exactly", "Everybody sees everybody's money to the dollar."),
    "not": ("Not at all", "Others' money stays hidden; their cubes, tiles and promissory notes never do."),
}
BARTERS = {
    0: (
        "No limit",
        "As many barters as can be agreed on. None may bring back what everybody held before, so the phase ends.",
    ),
    12: ("12", "At most 12 completed barters for each player in a Trade phase."),
    6: ("6", "At most 6 completed barters for each player in a Trade phase."),
}
ROUNDS = {
    0: (
        "Until it ends",
        "To the end of the rulebook: 18 flags of one player on the map, no free hex, or five empty stacks.",
    ),
    40: (
        "40 at most",
        "The usual end, or Produce and a last Trade after round 40, for tables that would rather hoard than build.",
    ),
}
CHOICES: Mapping[str, tuple[str, tuple[float, float, float, float], Mapping[Any, tuple[str, str]]]] = {
    "money": ("Other players' money", MONEY_PLATE, MONEY),
    "barters": ("Barters", BARTERS_PLATE, BARTERS),
    "rounds": ("Rounds", ROUNDS_PLATE, ROUNDS),
}
"""For every option its heading, its plate, and for every value its label and what it means."""

PACKAGES = {
    3: "four packages each, twelve in all",
    4: "three packages each, twelve in all",
    5: "two packages each; the second of Farms stays out and one of cubes is left",
    6: "two packages each, twelve in all",
}
MINUTES = {3: 100, 4: 120, 5: 140, 6: 160}
"""How long a game takes, by the number of seats."""

NUMBERS = {3: "Three nations", 4: "Four nations", 5: "Five nations", 6: "Six nations"}


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
                heading,
                [Segment(value, label) for value, (label, _) in values.items()],
                self.table.options[name],
                partial(self.set_option, name),
                name,
            )
            for name, (heading, plate, values) in CHOICES.items()
        ]

    def paint_options(self, surface: pygame.Surface) -> None:
        """The plates, with what each choice means."""
        for name, (heading, plate, values) in CHOICES.items():
            lay_plate(self.theme, surface, plate, heading)
            _, words = values[self.table.options[name]]
            lay_sentences(self.theme, surface, words, plate[0] + 14, plate[1] + 65, plate[2] - 28, size=14)

    def summary(self) -> str:
        """Nations, packages, how long it takes, the aim."""
        seats = len(self.table.seats)
        return (
            f"{NUMBERS[seats]} begin with {PACKAGES[seats]}. About **{MINUTES[seats]} min** with people at every seat. "
            "Most {vp} win: 4 for a tile, 1 for $10, 3 less for a note."
        )

    def spread(self) -> Spread:
        """A tile of every industry."""
        side = 37.0

        def tile(industry: str, theme: Theme) -> pygame.Surface:
            return hexes.tile(theme, tile_look(industry), 0, side)

        return Spread([partial(tile, industry) for industry in INDUSTRIES], (sqrt(3) * side, 2 * side))
