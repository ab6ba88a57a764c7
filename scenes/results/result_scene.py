"""What every result of a game has: the way back to the table, to the menu, and to another game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.core.session import Session
from scenes.kit.painted_screen import PaintedScreen
from scenes.setup.new_table import new_seed
from scenes.window.desk import Desk
from scenes.window.widgets import Widget


class ResultScene(PaintedScreen):
    """How a game has ended. The table stays below it."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk)
        self.session = session

    def back(self) -> None:
        """Esc leads to the menu."""
        self.desk.sounds.play("button")
        self.desk.go("menu")

    def _look(self) -> None:
        self.desk.stack.pop()

    def _again(self) -> None:
        """The same seats and options with a new seed, at once."""
        before = self.session
        session = Session(before.game, before.options, [replace(seat) for seat in before.seats], new_seed())
        self.desk.go("menu")
        self.desk.open("game", self.desk.saves.begin(session))

    def widgets(self) -> Sequence[Widget]:
        """The rail."""
        return [
            self.rail_button("look", 14, 176, "Look at the table", self._look, key=pygame.K_t),
            self.rail_button("menu", 968, 140, "Main menu", self.back, key=pygame.K_ESCAPE),
            self.rail_button("again", 1116, 150, "Play again", self._again, "primary", pygame.K_RETURN),
        ]
