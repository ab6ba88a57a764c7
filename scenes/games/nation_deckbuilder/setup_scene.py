"""The setup of a table of Nation: how many sit down decides the mode, two may also stand together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, reduce

import pygame

from game.core.sentences import Sentences, listed
from game.nation_deckbuilder import GAME
from scenes.games.nation_deckbuilder.looks import CardLook
from scenes.setup.new_table import NewTable
from scenes.setup.setup_scene import RIGHT, RIGHT_WIDTH, SetupScene
from scenes.setup.spread import Spread
from scenes.window.desk import Desk
from scenes.window.drawing import lay_plate, lay_sentences
from scenes.window.widgets import Segment, Switch, Widget
from sprites.theme import Theme

say = Sentences("nation_deckbuilder")

MODE_PLATE = (RIGHT, 56.0, RIGHT_WIDTH, 128.0)
HANDS_PLATE = (RIGHT, 192.0, RIGHT_WIDTH, 96.0)
BOX_PLATE = (RIGHT, 296.0, RIGHT_WIDTH, 130.0)
SAMPLES = ("chief", "king", "professor", "president", "mind_control")
"""A card of every age, to be looked at."""

CARDS_GAP = 14.0
BY_SEATS = {1: "solo", 3: "three", 4: "teams"}
"""The mode that a number of seats leaves no choice about."""

HANDS = {
    "duel": "passed_on",
    "cooperative": "open_hands",
    "solo": "alone",
    "three": "passed_on",
    "teams": "teams_hands",
}
"""What is said of secret hands in every mode."""


class DeckBuilderSetup(SetupScene):
    """Everything that Nation leaves open."""

    def __init__(self, desk: Desk) -> None:
        table = NewTable(GAME)
        table.add_seat()
        super().__init__(desk, table)

    @property
    def mode(self) -> str:
        """The mode of the table as it is now."""
        together = "cooperative" if self.table.options["cooperative"] else "duel"
        return BY_SEATS.get(len(self.table.seats), together)

    def changed(self) -> None:
        """Only two can stand together."""
        if len(self.table.seats) != 2:
            self.table.options["cooperative"] = False
        super().changed()

    def option_widgets(self) -> Sequence[Widget]:
        """The mode, where there is a choice."""
        if len(self.table.seats) != 2:
            return ()
        modes = [Segment(False, say("rail_modes.duel")), Segment(True, say("rail_modes.cooperative"))]
        area = (RIGHT + 14, MODE_PLATE[1] + 30, RIGHT_WIDTH - 28, 28)
        choose = partial(self.set_option, "cooperative")
        return [
            Switch("mode", area, say("setup.mode"), modes, self.table.options["cooperative"], choose, "mode")
        ]

    def paint_options(self, surface: pygame.Surface) -> None:
        """The plates, with what the mode means and how hands stay secret."""
        theme, x, width = self.theme, RIGHT + 14, RIGHT_WIDTH - 28
        top = MODE_PLATE[1] + (66 if len(self.table.seats) == 2 else 32)
        lay_plate(theme, surface, MODE_PLATE, say(f"modes.{self.mode}"))
        lay_sentences(theme, surface, say(f"modes_told.{self.mode}"), x, top, width, size=14)
        lay_plate(theme, surface, HANDS_PLATE, say("setup.secret"))
        lay_sentences(
            theme, surface, say(f"setup.{HANDS[self.mode]}"), x, HANDS_PLATE[1] + 30, width, size=14
        )
        lay_plate(theme, surface, BOX_PLATE, say("setup.box"))
        step = (width + CARDS_GAP) / len(SAMPLES)
        for place, card in enumerate(SAMPLES):
            picture = CardLook(card, "market", step - CARDS_GAP).surface(theme)
            surface.blit(picture, theme.rect(x + place * step, BOX_PLATE[1] + 30, 0, 0))

    def summary(self) -> str:
        """Who plays against whom."""
        names = [self.table.name(place) for place in range(len(self.table.seats))]
        match self.mode:
            case "teams":
                sides = [listed(pair, "and") for pair in ((names[0], names[2]), (names[1], names[3]))]
            case "cooperative":
                sides = [listed(names, "and"), say("setup.army")]
            case "solo":
                sides = [names[0], say("setup.army")]
            case _:
                sides = names
        against = reduce(lambda one, other: say("setup.against", one=one, other=other), sides)
        return say("setup.summary", mode=say(f"modes.{self.mode}"), sides=against)

    def spread(self) -> Spread:
        """Cards of five ages."""

        def card(name: str, theme: Theme) -> pygame.Surface:
            return CardLook(name, "hand").surface(theme)

        names = ("hunter", "campfire", "forum", "musketeers", "factory")
        return Spread([partial(card, name) for name in names], (136.0, 190.0))
