"""Screens that still give the areas of what they paint by hand: the setup of a table and the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.kit.boxes import Box, Gap
from scenes.kit.screen import BOTTOM_RAIL, HEIGHT, TOP_RAIL, Screen, say
from scenes.window.drawing import lay_text, lay_title
from scenes.window.widgets import Button, Widget
from sprites import palette


class PaintedScreen(Screen):
    """A screen made of `paint` and `widgets`."""

    def tree(self) -> Box:
        """Nothing: all of it is painted."""
        return Gap()

    def widgets(self) -> Sequence[Widget]:
        """The widgets as they are now, in drawing order."""
        raise NotImplementedError

    def paint(self, surface: pygame.Surface) -> None:
        """Draw everything that lies under the widgets."""

    def rebuild(self) -> None:
        """Something shown has changed: make the widgets anew and draw."""
        self.form.fill(self.theme, self.widgets())
        self.dirty = True

    def lay_still(self, surface: pygame.Surface) -> None:
        """Ground and painted parts."""
        self.lay_ground(surface)
        self.paint(surface)

    def lay_rail_title(self, surface: pygame.Surface, title: str, aside: str = "") -> None:
        """The name of the screen on the upper rail."""
        rect = lay_title(self.theme, surface, title, 24, TOP_RAIL / 2, 21)
        if aside:
            x = self.theme.to_units(rect.midright)[0] + 22
            middle = TOP_RAIL / 2 + 1
            lay_text(
                self.theme, surface, aside, x, middle, "aside", 16, palette.BRASS_LIGHT, anchor="midleft"
            )

    def rail_button(
        self,
        name: str,
        left: float,
        width: float,
        label: str,
        act: Callable[[], None],
        kind: str = "plain",
        key: int | None = None,
        icon: str | None = None,
    ) -> Button:
        """A button on the lower rail."""
        area = (left, HEIGHT - BOTTOM_RAIL + 7, width, 30.0)
        return Button(name, area, label, act, kind, icon, key, "rail")

    def back_widget(self) -> Button:
        """The way out, at the left of the lower rail."""
        return self.rail_button("back", 14, 104, say("screen.back"), self.back, key=pygame.K_ESCAPE)

    def done_widget(self) -> Button:
        """The way out with Enter, at the right of the lower rail."""
        return self.rail_button("done", 1130, 136, say("screen.done"), self.back, "primary", pygame.K_RETURN)
