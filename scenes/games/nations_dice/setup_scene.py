"""The setup of a table of the Dice Game: the variant, the harder shadow, and what the box holds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.nations_dice import GAME
from game.nations_dice.state import ACCELERATED, ORIGINAL
from scenes.games.nations_dice.faces import tile_face
from scenes.games.nations_dice.sample_pieces import lay_sample_pieces
from scenes.setup.new_table import NewTable
from scenes.setup.setup_scene import RIGHT, RIGHT_WIDTH, SetupScene
from scenes.setup.spread import Spread
from scenes.window.desk import Desk
from scenes.window.drawing import lay_plate, lay_sentences
from scenes.window.widgets import CheckBox, Segment, Switch, Widget
from sprites.card import card_surface
from sprites.theme import Theme

VARIANT_PLATE = (RIGHT, 56.0, RIGHT_WIDTH, 116.0)
SOLO_PLATE = (RIGHT, 180.0, RIGHT_WIDTH, 82.0)
BOX_PLATE = (RIGHT, 270.0, RIGHT_WIDTH, 156.0)
MINUTES = (0, 15, 25, 40, 50)
"""How long a game takes, by the number of seats."""

NUMBERS = ("", "One nation against the shadow", "Two nations", "Three nations", "Four nations")

VARIANTS = {
    ORIGINAL: "Books, then famine, one nation after the other. Whoever has a real choice is asked, and sees what those "
    "before have done.",
    ACCELERATED: "Dice are committed to the famine with the pass, hidden until everybody has passed. Nobody is asked "
    "afterwards.",
}


class NationsDiceSetup(SetupScene):
    """Everything that the Dice Game leaves open."""

    def __init__(self, desk: Desk) -> None:
        table = NewTable(GAME)
        table.add_seat()
        super().__init__(desk, table)

    def option_widgets(self) -> Sequence[Widget]:
        """The variant and the harder shadow."""
        options, x, width = self.table.options, RIGHT + 14, RIGHT_WIDTH - 28
        variants = [Segment(ORIGINAL, "Original"), Segment(ACCELERATED, "Accelerated")]
        harder = CheckBox(
            "harder", (x, SOLO_PLATE[1] + 28, width, 24), "The shadow rolls its 4s again", options["harder"],
            partial(self.set_option, "harder"), "solo",
        )  # fmt: skip
        harder.enabled = len(self.table.seats) == 1 or options["harder"]
        harder.why = "The shadow plays only at a table of one seat."
        return [
            Switch(
                "variant", (x, VARIANT_PLATE[1] + 30, width, 28), "Variant", variants, options["variant"],
                partial(self.set_option, "variant"), "variant",
            ),
            harder,
        ]  # fmt: skip

    def paint_options(self, surface: pygame.Surface) -> None:
        """The plates, with what each choice means."""
        theme, x, width = self.theme, RIGHT + 14, RIGHT_WIDTH - 28
        lay_plate(theme, surface, VARIANT_PLATE, "Variant")
        words = VARIANTS[self.table.options["variant"]]
        lay_sentences(theme, surface, words, x, VARIANT_PLATE[1] + 63, width, size=14)
        lay_plate(theme, surface, SOLO_PLATE, "Playing alone, harder")
        words = "Then every roll takes a tile, as long as its column has one."
        lay_sentences(theme, surface, words, x, SOLO_PLATE[1] + 55, width, size=14)
        lay_plate(theme, surface, BOX_PLATE, "In the box")
        lay_sample_pieces(theme, surface, (x, BOX_PLATE[1] + 32))

    def summary(self) -> str:
        """Nations, rounds, columns, how long it takes."""
        seats = len(self.table.seats)
        columns = "four" if seats == 4 else "three"
        minutes = MINUTES[seats]
        aim = "The aim is a better name." if seats == 1 else "Most {vp} after the fourth round wins."
        return (
            f"{NUMBERS[seats]}, four rounds, one for each age, {columns} columns of tiles. "
            f"About **{minutes} min** with people at every seat. {aim}"
        )

    def spread(self) -> Spread:
        """Tiles of every kind."""

        def tile(name: str, theme: Theme) -> pygame.Surface:
            return card_surface(theme, tile_face(name), "tile")

        names = ("library", "chariot", "judea", "galileo", "taj_mahal")
        return Spread([partial(tile, name) for name in names], (112.0, 112.0))
