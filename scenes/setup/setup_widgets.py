"""What only setups need: panes over boxes, ticks beside words, colour discs, closing marks, and how much is said."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Unpack

import pygame

from game.text.sentences import Sentences
from scenes.ui.box import Box, Kinds
from scenes.ui.boxes import Gap, Overlay, Row
from scenes.ui.drawing import lay_outline
from scenes.ui.fields.choices import BOX, BOX_GAP, TICK_SIZE, CheckBox
from scenes.ui.fields.widgets import Mood, Widget
from scenes.ui.host.hit_target import HitTarget
from scenes.ui.host.target import Area
from scenes.ui.leaves import Control
from scenes.ui.text import Text
from sprites.paint import palette
from sprites.paint.palette import PLAYERS
from sprites.paint.theme import Theme
from sprites.things import discs

say = Sentences("screens")

DISC, DISC_GAP = (18.0, 22.0), 4.0
"""How wide the disc of a colour must be and wishes to be, and the least gap between two."""
CROSS = 21.0

CONTROL = (20.0, 28.0)
"""How high a line of controls must be and wishes to be, for letters as they were drawn."""

FULL, PLAIN, BRIEF = range(3)
"""How much is said where there is room for it: everything; what is needed; without headings and sentences."""


def line_high(letter: float, high: tuple[float, float] = CONTROL) -> tuple[float, float]:
    """How high a line of controls must be and wishes to be, for letters of a size."""
    return high[0], high[1] * max(1.0, letter)


class Pane(Widget):
    """A clear pane over boxes that are pressed as one; its edge lights up under the pointer."""

    def __init__(self, name: str, area: Area, caption: str, on_press: Callable[[], None], zone: str) -> None:
        super().__init__(name, area, caption, zone)
        self.on_press = on_press

    def press(self, place: str) -> None:
        """Press what lies under it."""
        self.on_press()

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """Its edge, under the pointer."""
        if mood.hovered == self.name:
            lay_outline(theme, surface, self.area, palette.BRASS_LIGHT, 1.2, 6)


def pane(name: str, caption: str, act: Callable[[], None], part: Box, /, **kinds: Unpack[Kinds]) -> Overlay:
    """A box that is pressed as one."""

    def make(area: Area) -> Widget:
        return Pane(name, area, caption, act, kinds.get("zone", ""))

    return Overlay(part, Control(make, tells=kinds.get("tells"), zone=kinds.get("zone", "")), **kinds)


class _WordlessBox(CheckBox):
    """A box to tick whose label stands beside it as words of a box."""

    def width(self, theme: Theme) -> tuple[float, float]:
        """The box alone."""
        return BOX * theme.letter, BOX * theme.letter

    def draw_label(self, theme: Theme, surface: pygame.Surface) -> None:
        """Nothing."""


def long_tick(
    name: str, label: str, ticked: bool, change: Callable[[bool], None], theme: Theme, /, *, why: str = "",
    **kinds: Unpack[Kinds],
) -> Overlay:  # fmt: skip
    """A box to tick with a label of up to two lines."""

    def make(area: Area) -> Widget:
        return _WordlessBox(name, area, label, ticked, change, kinds.get("zone", ""))

    ink = palette.OFF if why else palette.IVORY
    words = Row(Gap(wide=(BOX + BOX_GAP) * theme.letter), Text(label, "strong", TICK_SIZE, ink, lines=2, grow=1))
    return Overlay(words, Control(make, why=why, tells=kinds.get("tells"), zone=kinds.get("zone", "")), **kinds)


class ColourDiscs(Widget):
    """The six colours with their emblems; those of other seats are dimmed and cannot be taken."""

    def __init__(
        self,
        name: str,
        area: Area,
        caption: str,
        colour: int,
        taken: Collection[int],
        on_change: Callable[[int], None],
        zone: str,
    ) -> None:
        super().__init__(name, area, caption, zone)
        self.colour = colour
        self.taken = taken
        self.on_change = on_change
        self._disc = DISC[1]

    def width(self, theme: Theme) -> tuple[float, float]:
        """All discs side by side."""
        return (DISC[0] + DISC_GAP) * len(PLAYERS), (DISC[1] * theme.letter + DISC_GAP) * len(PLAYERS)

    def height(self, theme: Theme) -> tuple[float, float]:
        """A disc with the ring around it."""
        return DISC[0] + 2, DISC[1] * theme.letter + 4

    def settle(self, theme: Theme) -> None:
        """As large as its area allows, so that the ring has room."""
        _, _, width, height = self.area
        self._disc = min(DISC[1] * theme.letter, width / len(PLAYERS) - DISC_GAP, height - 2)

    def _disc_area(self, colour: int) -> Area:
        x, y, _, height = self.area
        step = self._disc + DISC_GAP
        return x + 2 + step * (colour - 1), y + (height - self._disc) / 2, self._disc, self._disc

    def targets(self) -> Sequence[HitTarget]:
        """One for every colour."""
        taken = say("new_table.colour_taken")
        return [
            HitTarget(
                f"{self.name}:{colour}",
                self._disc_area(colour),
                say(f"new_table.colours.{colour}"),
                self.zone,
                self.tells,
                taken if colour in self.taken else "",
                colour not in self.taken,
            )
            for colour in PLAYERS
        ]

    def press(self, place: str) -> None:
        """Take a colour."""
        self.on_change(int(place.rpartition(":")[2]))

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """The discs; the chosen one is ringed."""
        for colour in PLAYERS:
            rect = theme.rect(*self._disc_area(colour))
            disc = discs.player_disc(theme, colour, self._disc, ghost=colour in self.taken)
            surface.blit(disc, disc.get_rect(center=rect.center))
            if colour == self.colour:
                pygame.draw.aacircle(surface, palette.LEGAL, rect.center, rect.w // 2 + theme.px(3), theme.px(2))
            elif mood.hovered == f"{self.name}:{colour}":
                pygame.draw.aacircle(
                    surface, palette.BRASS_LIGHT, rect.center, rect.w // 2 + theme.px(2), theme.px(1.2)
                )


class CloseMark(Widget):
    """A small cross that takes something away."""

    def __init__(self, name: str, area: Area, caption: str, on_press: Callable[[], None], zone: str) -> None:
        super().__init__(name, area, caption, zone)
        self.on_press = on_press

    def width(self, theme: Theme) -> tuple[float, float]:
        """Its side."""
        return CROSS, CROSS * max(1.0, theme.letter)

    def height(self, theme: Theme) -> tuple[float, float]:
        """Its side."""
        return self.width(theme)

    def press(self, place: str) -> None:
        """Take it away."""
        self.on_press()

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """Two crossing lines, brighter under the pointer."""
        rect = theme.rect(*self.area).inflate(-theme.px(8), -theme.px(8))
        ink = palette.LOSS if mood.hovered == self.name else palette.DIM
        for start, end in ((rect.topleft, rect.bottomright), (rect.bottomleft, rect.topright)):
            pygame.draw.line(surface, ink, start, end, theme.px(2))
