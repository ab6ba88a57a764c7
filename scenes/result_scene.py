"""What every result of a game has: the way back to the table, to the menu, and to another game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.core.session import Session
from scenes.desk import Desk
from scenes.menu import MenuScene
from scenes.new_table import new_seed
from scenes.screen import RAIL_BUTTON, Screen
from scenes.widgets import Button, Widget


class ResultScene(Screen):
    """How a game has ended. The table stays below it."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk)
        self.session = session

    def back(self) -> None:
        """Esc leads to the menu."""
        self.desk.sounds.play("button")
        self.desk.stack.pop_to(MenuScene)

    def _look(self) -> None:
        self.desk.stack.pop()

    def _again(self) -> None:
        """The same seats and options with a new seed, at once."""
        from scenes.play import PlayScene

        before = self.session
        session = Session(before.game, before.options, [replace(seat) for seat in before.seats], new_seed())
        self.desk.stack.pop_to(MenuScene)
        self.desk.stack.push(PlayScene(self.desk, self.desk.saves.begin(session)))

    def widgets(self) -> Sequence[Widget]:
        """The rail."""
        top, height = RAIL_BUTTON
        return [
            Button("look", (14, top, 176, height), "Look at the table", self._look, shortcut=pygame.K_t, zone="rail"),
            Button("menu", (968, top, 140, height), "Main menu", self.back, shortcut=pygame.K_ESCAPE, zone="rail"),
            Button(
                "again", (1116, top, 150, height), "Play again", self._again, "primary", shortcut=pygame.K_RETURN,
                zone="rail",
            ),
        ]  # fmt: skip
