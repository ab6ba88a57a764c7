"""The setup of a table of Nation: how many sit down decides the mode, two may also stand together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.nation_deckbuilder import GAME, MODES
from scenes.games.nation_deckbuilder.looks import CardLook
from scenes.setup.new_table import NewTable
from scenes.setup.setup_scene import RIGHT, RIGHT_WIDTH, SetupScene
from scenes.setup.spread import Spread
from scenes.window.desk import Desk
from scenes.window.drawing import lay_plate, lay_sentences
from scenes.window.widgets import Segment, Switch, Widget
from sprites.theme import Theme

MODE_PLATE = (RIGHT, 56.0, RIGHT_WIDTH, 128.0)
HANDS_PLATE = (RIGHT, 192.0, RIGHT_WIDTH, 96.0)
BOX_PLATE = (RIGHT, 296.0, RIGHT_WIDTH, 130.0)
SAMPLES = ("chief", "king", "professor", "president", "mind_control")
"""A card of every age, to be looked at."""

CARDS_GAP = 14.0
BY_SEATS = {1: "solo", 3: "three", 4: "teams"}
"""The mode that a number of seats leaves no choice about."""

WORDS = {
    "duel": "Two nations with 60 {health} each. Who brings the other to 0, or plays Mind Control, wins.",
    "cooperative": "Two partners share one record. The Evil Army strikes before every turn, with 1, then 2, then 3 …",
    "solo": "One nation against the Evil Army, which strikes with the roll of a die before every turn.",
    "three": "Three nations with 70 {health} each. Attacks hit both enemies; the last one standing wins.",
    "teams": "Seats 1 and 3 against seats 2 and 4. Partners share everything but cards and {coins}.",
}

PASSED_ON = (
    "Several people at one computer pass it on: a curtain hides all hands until the next one is ready."
)
OPEN_HANDS = "Partners see each other's hands, so nothing is hidden at this table but the draw piles."
HANDS = {
    "duel": PASSED_ON,
    "cooperative": OPEN_HANDS,
    "solo": "Nobody else is there to look at your hand.",
    "three": PASSED_ON,
    "teams": "Partners see each other's hands. Between the teams a curtain hides them until the next one is ready.",
}


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
        modes = [Segment(False, "Duel"), Segment(True, "Together")]
        area = (RIGHT + 14, MODE_PLATE[1] + 30, RIGHT_WIDTH - 28, 28)
        choose = partial(self.set_option, "cooperative")
        return [Switch("mode", area, "Mode", modes, self.table.options["cooperative"], choose, "mode")]

    def paint_options(self, surface: pygame.Surface) -> None:
        """The plates, with what the mode means and how hands stay secret."""
        theme, x, width = self.theme, RIGHT + 14, RIGHT_WIDTH - 28
        top = MODE_PLATE[1] + (66 if len(self.table.seats) == 2 else 32)
        lay_plate(theme, surface, MODE_PLATE, MODES[self.mode])
        lay_sentences(theme, surface, WORDS[self.mode], x, top, width, size=14)
        lay_plate(theme, surface, HANDS_PLATE, "Secret hands")
        lay_sentences(theme, surface, HANDS[self.mode], x, HANDS_PLATE[1] + 30, width, size=14)
        lay_plate(theme, surface, BOX_PLATE, "In the box")
        step = (width + CARDS_GAP) / len(SAMPLES)
        for place, card in enumerate(SAMPLES):
            picture = CardLook(card, "market", step - CARDS_GAP).surface(theme)
            surface.blit(picture, theme.rect(x + place * step, BOX_PLATE[1] + 30, 0, 0))

    def summary(self) -> str:
        """Who plays against whom."""
        names = [self.table.name(place) for place in range(len(self.table.seats))]
        match self.mode:
            case "teams":
                sides = f"{names[0]} and {names[2]} against {names[1]} and {names[3]}"
            case "cooperative":
                sides = f"{names[0]} and {names[1]} against the Evil Army"
            case "solo":
                sides = f"{names[0]} against the Evil Army"
            case _:
                sides = " against ".join(names)
        return f"{MODES[self.mode]}: {sides}. About **45 min** with people at every seat."

    def spread(self) -> Spread:
        """Cards of five ages."""

        def card(name: str, theme: Theme) -> pygame.Surface:
            return CardLook(name, "hand").surface(theme)

        names = ("hunter", "campfire", "forum", "musketeers", "factory")
        return Spread([partial(card, name) for name in names], (136.0, 190.0))
