"""The setup of a table of the Dice Game: the variant, the harder shadow, and what the box holds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.learn.new_table import NewTable
from game.nations_dice import GAME
from game.nations_dice.state import ACCELERATED, ORIGINAL, REROLL
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.games.nations_dice.board.dice import STYLES
from scenes.games.nations_dice.pictured import chit, die, tile
from scenes.setup.setup_scene import SetupScene
from scenes.setup.setup_widgets import FULL, long_tick
from scenes.setup.spread import GameSpread, lying
from sprites.places.cloth import BURGUNDY

say = Sentences("nations_dice")

MINUTES = (0, 15, 25, 40, 50)
"""How long a game takes, by the number of seats."""

SPREAD = ("library", "chariot", "judea", "galileo", "taj_mahal")
IN_THE_BOX = ("marco_polo", "university")
CHITS = ("gold", "food", REROLL)
TILE, DIE, DIE_ROOM, CHIT = (112.0, 112.0), 30.0, (44.0, 44.0), 28.0


class NationsDiceSetup(SetupScene):
    """Everything that the Dice Game leaves open."""

    cloth = BURGUNDY

    def __init__(self, app: App) -> None:
        table = NewTable(GAME)
        table.add_seat()
        super().__init__(app, table)

    def options(self, room: int) -> Sequence[ui.Box]:
        """The variant, the harder shadow, and what is in the box."""
        values = {value: (say(f"names.{value}"), say(f"new_table.{value}_told")) for value in (ORIGINAL, ACCELERATED)}
        variant = self.choice(
            "variant", say("new_table.variant"), say("new_table.variant_told"), values, room, "hourglass"
        )
        return variant, self._solo(room), *([self._box(room)] if room == FULL else [])

    def _solo(self, room: int) -> ui.Box:
        harder, words = self.table.options["harder"], say("new_table.harder")
        is_solo = len(self.table.seats) == 1
        told = ui.Explanation(words, remarks=(say("new_table.harder_told"),), chapter="Playing alone")
        tick = long_tick(
            "harder", words, harder, partial(self.set_option, "harder"), self.theme, zone="solo", tells=told,
            why="" if is_solo or harder else say("new_table.not_solo"),
        )  # fmt: skip
        means = self.meaning(say("new_table.harder_told"), told, room)
        return self.plate(say("new_table.solo"), say("new_table.solo_told"), room, tick, *means, sign="cowled")

    def _box(self, room: int) -> ui.Box:
        """Some of everything that is in the box."""
        tiles = [lying(tile(name), TILE, drop=place) for place, name in enumerate(IN_THE_BOX)]
        dice = [lying(die(colour, DIE), DIE_ROOM) for colour in STYLES]
        row = ui.Row(
            *tiles,
            ui.Grid([dice[:2], dice[2:]], column_gap=4, row_gap=4, snug=True),
            ui.Column(*(lying(chit(kind, CHIT), (CHIT, CHIT)) for kind in CHITS), gap=8, snug=True),
            ui.Gap(grow=1),
            gap=6,
        )
        return self.plate(say("new_table.box"), say("new_table.box_told"), room, row, sign="wooden-crate")

    def summary(self) -> str:
        """Nations, rounds, columns, how long it takes."""
        seats = len(self.table.seats)
        return say(f"new_table.summary.{seats}", minutes=MINUTES[seats])

    def spread(self) -> GameSpread:
        """Tiles of every kind."""
        return GameSpread([tile(name) for name in SPREAD], TILE)
