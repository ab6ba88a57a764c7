"""Widgets that only the setup of a table needs: preset plates, colour discs, and the place of a further seat."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import pygame

from scenes.window.drawing import lay_outline, lay_picture, lay_plate, lay_text
from scenes.window.focus import Focusable
from scenes.window.layout import Area
from scenes.window.widgets import Mood, Tip, Widget
from sprites import materials, palette
from sprites.palette import PLAYERS
from sprites.theme import Theme

DISC = 22.0
DISC_STEP = 26.0
TAKEN = "Another seat has this colour."


class PresetPlate(Widget):
    """A preset to start from, with its icon; lit while the table is exactly like it."""

    def __init__(
        self,
        name: str,
        area: Area,
        title: str,
        advice: str,
        icon: str,
        chosen: bool,
        on_press: Callable[[], None],
    ) -> None:
        super().__init__(name, area, f"{title}: {advice}", "presets")
        self.title = title
        self.icon = icon
        self.chosen = chosen
        self.on_press = on_press

    def press(self, place: str) -> None:
        """Start from it."""
        self.on_press()

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """Icon above title on a plate."""
        x, y, width, height = self.area
        lay_plate(theme, surface, self.area, radius=6, chosen=self.chosen)
        if mood.hovered == self.name:
            lay_outline(theme, surface, self.area, palette.BRASS_LIGHT, 1.2, 6)
        ink = palette.HOT if self.chosen else palette.SECONDARY
        icon = theme.icon(self.icon, 24, ink)
        lay_picture(theme, surface, icon, x + width / 2, y + 18)
        lay_text(
            theme, surface, self.title, x + width / 2, y + height - 14, "strong", 13.5,
            palette.IVORY, width - 8, "center",
        )  # fmt: skip


class ColourDiscs(Widget):
    """The six colours with their emblems; those of other seats are dimmed and cannot be taken."""

    def __init__(
        self,
        name: str,
        corner: tuple[float, float],
        colour: int,
        taken: Collection[int],
        on_change: Callable[[int], None],
        zone: str,
    ) -> None:
        area = (*corner, DISC_STEP * len(PLAYERS), DISC)
        super().__init__(name, area, "Colour", zone)
        self.colour = colour
        self.taken = taken
        self.on_change = on_change

    def _disc_area(self, colour: int) -> Area:
        return self.area[0] + DISC_STEP * (colour - 1), self.area[1], DISC, DISC

    def places(self) -> Sequence[Focusable]:
        """One place for every colour that may be taken."""
        return [
            Focusable(f"{self.name}:{colour}", self._disc_area(colour), f"Colour: {paint.name}", self.zone)
            for colour, paint in PLAYERS.items()
            if colour not in self.taken
        ]

    def tips(self) -> Sequence[Tip]:
        """One for every colour."""
        return [
            Tip(
                f"{self.name}:{colour}",
                self._disc_area(colour),
                paint.name,
                self.tells,
                TAKEN * (colour in self.taken),
            )
            for colour, paint in PLAYERS.items()
        ]

    def press(self, place: str) -> None:
        """Take a colour."""
        self.on_change(int(place.rpartition(":")[2]))

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """The discs; the chosen one is ringed."""
        for colour in PLAYERS:
            rect = theme.rect(*self._disc_area(colour))
            disc = materials.player_disc(theme, colour, DISC, ghost=colour in self.taken)
            surface.blit(disc, disc.get_rect(center=rect.center))
            if colour == self.colour:
                pygame.draw.aacircle(
                    surface, palette.LEGAL, rect.center, rect.w // 2 + theme.px(3), theme.px(2)
                )
            elif mood.hovered == f"{self.name}:{colour}":
                pygame.draw.aacircle(
                    surface, palette.BRASS_LIGHT, rect.center, rect.w // 2 + theme.px(2), theme.px(1.2)
                )


class FreeSeat(Widget):
    """The dashed place where one more seat may be laid."""

    def __init__(self, area: Area, label: str, on_press: Callable[[], None]) -> None:
        super().__init__("add seat", area, label, "seats")
        self.on_press = on_press

    def press(self, place: str) -> None:
        """Add the seat."""
        self.on_press()

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """The dashed outline and its words."""
        x, y, width, height = self.area
        place = materials.empty_place(theme, width, height)
        surface.blit(place, theme.rect(*self.area))
        ink = palette.HOT if mood.hovered == self.name else palette.IVORY
        lay_text(
            theme,
            surface,
            f"+  {self.caption}",
            x + width / 2,
            y + height / 2,
            "strong",
            15,
            ink,
            anchor="center",
        )


class CloseMark(Widget):
    """A small cross that takes something away."""

    def __init__(self, name: str, area: Area, caption: str, on_press: Callable[[], None], zone: str) -> None:
        super().__init__(name, area, caption, zone)
        self.on_press = on_press

    def press(self, place: str) -> None:
        """Take it away."""
        self.on_press()

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """Two crossing lines, brighter under the pointer."""
        rect = theme.rect(*self.area).inflate(-theme.px(8), -theme.px(8))
        ink = palette.LOSS if mood.hovered == self.name else palette.DIM
        for start, end in ((rect.topleft, rect.bottomright), (rect.bottomleft, rect.topright)):
            pygame.draw.line(surface, ink, start, end, theme.px(2))
