"""What only setups need: panes over boxes, ticks beside words, colour discs, closing marks, and how much is said."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Unpack

import pygame

from game.text.sentences import Sentences
from scenes import ui
from scenes.ui.controls.choices import BOX, BOX_GAP, TICK_SIZE
from sprites.paint import palette
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


class _Pressed(ui.Control):
    """What is pressed as a whole."""

    __slots__ = ("press",)

    def __init__(self, name: str, press: ui.Press | None, /, **kinds: Unpack[ui.Kinds]) -> None:
        super().__init__(name, **kinds)
        self.press = press

    def targets(self, laid: ui.LaidControl, state: ui.InputState) -> Iterable[ui.HitTarget]:
        """All of it."""
        for target in super().targets(laid, state):
            yield target._replace(on_press=self.press)


class Pane(_Pressed):
    """A clear pane over boxes that are pressed as one; its edge lights up under the pointer."""

    __slots__ = ()

    def draw(self, theme: ui.Theme, surface: pygame.Surface, laid: ui.LaidControl, state: ui.InputState) -> None:
        """Its edge, under the pointer."""
        if state.hovered == self.name:
            ui.lay_outline(theme, surface, laid.area, palette.BRASS_LIGHT, 1.2, 6)


def pane(name: str, caption: str, act: ui.Press | None, part: ui.Box, /, **kinds: Unpack[ui.Kinds]) -> ui.Overlay:
    """A box that is pressed as one; without `act` it only answers the pointer, and Enter means the main button."""
    over = Pane(name, act, caption=caption, tells=kinds.get("tells"), zone=kinds.get("zone", ""))
    return ui.Overlay(part, over, **kinds)


class _WordlessBox(ui.CheckBox):
    """A box to tick whose label stands beside it as words of a box."""

    __slots__ = ()

    def content_width(self, theme: ui.Theme) -> ui.Extent:
        """The box alone."""
        return ui.Extent(BOX * theme.letter, BOX * theme.letter)

    def draw_label(self, theme: ui.Theme, surface: pygame.Surface, laid: ui.LaidControl) -> None:
        """Nothing."""


def long_tick(
    name: str, label: str, ticked: bool, change: Callable[[bool], None], theme: ui.Theme, /, *, why: str = "",
    **kinds: Unpack[ui.Kinds],
) -> ui.Overlay:  # fmt: skip
    """A box to tick with a label of up to two lines."""
    box = _WordlessBox(name, label, ticked, change, why=why, tells=kinds.get("tells"), zone=kinds.get("zone", ""))
    ink = palette.OFF if why else palette.IVORY
    words = ui.Row(
        ui.Gap(wide=(BOX + BOX_GAP) * theme.letter),
        ui.Text(label, ui.Style.STRONG, size=TICK_SIZE, colour=ink, lines=2, grow=1),
    )
    return ui.Overlay(words, box, **kinds)


class ColourDiscs(ui.Control):
    """The six colours with their emblems; those of other seats are dimmed and cannot be taken."""

    __slots__ = ("change", "colour", "taken")

    def __init__(
        self, name: str, colour: int, taken: Collection[int], change: Callable[[int], object], /,
        **kinds: Unpack[ui.Kinds],
    ) -> None:  # fmt: skip
        super().__init__(name, **kinds)
        self.colour, self.taken, self.change = colour, taken, change

    def content_width(self, theme: ui.Theme) -> ui.Extent:
        """All discs side by side."""
        return ui.Extent(
            (DISC[0] + DISC_GAP) * len(palette.PLAYERS), (DISC[1] * theme.letter + DISC_GAP) * len(palette.PLAYERS)
        )

    def content_height(self, theme: ui.Theme, wide: float) -> ui.Extent:
        """A disc with the ring around it."""
        return ui.Extent(DISC[0] + 2, DISC[1] * theme.letter + 4)

    def _areas(self, laid: ui.LaidControl) -> list[tuple[int, ui.Area]]:
        """The colours, and discs as large as there is room with the ring."""
        x, y, width, height = laid.area
        side = min(DISC[1] * laid.theme.letter, width / len(palette.PLAYERS) - DISC_GAP, height - 2)
        step = side + DISC_GAP
        return [
            (colour, (x + 2 + step * (colour - 1), y + (height - side) / 2, side, side)) for colour in palette.PLAYERS
        ]

    def targets(self, laid: ui.LaidControl, state: ui.InputState) -> Iterable[ui.HitTarget]:
        """One for every colour."""
        taken = say("new_table.colour_taken")
        for colour, area in self._areas(laid):
            caption = say("widgets.value", label=self.caption, value=say(f"new_table.colours.{colour}"))
            yield ui.HitTarget(
                f"{self.name}:{colour}",
                area,
                say("widgets.chosen", label=caption) if colour == self.colour else caption,
                self.zone,
                self.tells,
                taken if colour in self.taken else "",
                colour not in self.taken,
                on_press=partial(state.tell, self.change, colour),
            )

    def draw(self, theme: ui.Theme, surface: pygame.Surface, laid: ui.LaidControl, state: ui.InputState) -> None:
        """The discs; the chosen one is ringed."""
        for colour, area in self._areas(laid):
            rect = theme.rect(*area)
            disc = discs.player_disc(theme, colour, area[2], ghost=colour in self.taken)
            surface.blit(disc, disc.get_rect(center=rect.center))
            if colour == self.colour:
                pygame.draw.aacircle(surface, palette.LEGAL, rect.center, rect.w // 2 + theme.px(3), theme.px(2))
            elif state.hovered == f"{self.name}:{colour}":
                pygame.draw.aacircle(
                    surface, palette.BRASS_LIGHT, rect.center, rect.w // 2 + theme.px(2), theme.px(1.2)
                )


class CloseMark(_Pressed):
    """A small cross that takes something away."""

    __slots__ = ()

    def content_width(self, theme: ui.Theme) -> ui.Extent:
        """Its side."""
        return ui.Extent(CROSS, CROSS * max(1.0, theme.letter))

    def content_height(self, theme: ui.Theme, wide: float) -> ui.Extent:
        """Its side."""
        return self.content_width(theme)

    def draw(self, theme: ui.Theme, surface: pygame.Surface, laid: ui.LaidControl, state: ui.InputState) -> None:
        """Two crossing lines, brighter under the pointer."""
        rect = theme.rect(*laid.area).inflate(-theme.px(8), -theme.px(8))
        ink = palette.LOSS if state.hovered == self.name else palette.DIM
        for start, end in ((rect.topleft, rect.bottomright), (rect.bottomleft, rect.topright)):
            pygame.draw.line(surface, ink, start, end, theme.px(2))
