"""The setup of a table of Pig: how many points win."""

from __future__ import annotations

from collections.abc import Sequence

from game.learn.new_table import NewTable
from game.pig import GAME
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.games.pig.die import DIE, EDGE
from scenes.setup.setup_scene import SetupScene
from scenes.setup.spread import GameSpread, Sample

say = Sentences("pig")


class PigSetup(SetupScene):
    """Everything that Pig leaves open."""

    def __init__(self, app: App) -> None:
        table = NewTable(GAME)
        table.add_seat()
        super().__init__(app, table)

    def options(self, room: int) -> Sequence[ui.Box]:
        """The goal."""
        values = {goal: (str(goal), say("setup.goal_told")) for goal in (100, 50)}
        return (self.choice("goal", say("setup.goal"), say("table.goal_told"), values, room),)

    def summary(self) -> str:
        """Who plays, and for how much."""
        return say("setup.summary", seats=len(self.table.seats), goal=self.table.options["goal"])

    def spread(self) -> GameSpread:
        """The die, from three sides."""
        told = ui.Explanation(say("table.die"), remarks=(say("table.die_told"),))
        dice = [Sample(say("table.die"), ui.DieLook(DIE, face, EDGE, 9.0 * face), told) for face in (6, 1, 4)]
        return GameSpread(dice, (EDGE * 1.3, EDGE * 1.3))
