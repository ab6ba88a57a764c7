"""The log on the table: its newest lines at the foot, the wheel for older ones, and what each line speaks of."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.session import Seat
from scenes.drag import Point, contains
from scenes.log_book import Entry
from scenes.parts import lay_heading
from scenes.tables.layout import Area, Panel
from sprites import materials, palette
from sprites.theme import Theme

OVERLAY: Area = (852.0, 44.0, 420.0, 424.0)
"""Where the log opens on a table that has no place for it."""

TITLE_HEIGHT = 26.0
STEP = 24.0
TEXT_SIZE = 13.5
BAR, DISC = 3.0, 17.0


class LogPanel:
    """The visible part of the log in an area of the table."""

    def __init__(self) -> None:
        self.is_open = False
        self.hovered: int | None = None
        self._scrolled = 0

    def area(self, docked: Area | None) -> Area | None:
        """Where the log lies now, None when it is not in sight."""
        return docked or (OVERLAY if self.is_open else None)

    def _rows(self, area: Area) -> int:
        return max(1, int((area[3] - TITLE_HEIGHT - 4) // STEP))

    def _first(self, area: Area, count: int) -> int:
        return max(0, count - self._rows(area) - self._scrolled)

    def scroll(self, area: Area, count: int, lines: int) -> None:
        """Go `lines` towards older lines, or newer ones when negative; `count` is how many there are."""
        self._scrolled = max(0, min(self._scrolled + lines, count - self._rows(area)))

    def hover(self, area: Area | None, count: int, point: Point) -> bool:
        """The pointer is here now; True when it is on another line than before."""
        before, self.hovered = self.hovered, None
        if area and contains(area, point):
            row = int((point[1] - area[1] - TITLE_HEIGHT) // STEP)
            index = self._first(area, count) + row
            if 0 <= row < self._rows(area) and index < count:
                self.hovered = index
        return self.hovered != before

    def panel(self, area: Area, entries: Sequence[Entry], seats: Sequence[Seat]) -> Panel:
        """The log as a panel of the table."""
        first = self._first(area, len(entries))
        shown = tuple(entries[first : first + self._rows(area)])
        lit = None if self.hovered is None else self.hovered - first

        def draw(theme: Theme, surface: pygame.Surface) -> None:
            x, y, width, height = area
            surface.blit(materials.plate(theme, width, height), theme.rect(*area))
            lay_heading(theme, surface, x + 10, y + 6, "Log")
            for row, entry in enumerate(shown):
                line_area = (x + 5, y + TITLE_HEIGHT + row * STEP, width - 10, STEP)
                _lay_entry(theme, surface, line_area, entry, seats, row == lit)
            if self._scrolled:
                mark = theme.text("newer lines below", "aside", 12, palette.DIM)
                surface.blit(mark, mark.get_rect(topright=theme.rect(x + width - 10, y + 7, 0, 0).topleft))

        return Panel(area, ("log", shown, lit, self._scrolled > 0), draw)


def _lay_entry(
    theme: Theme, surface: pygame.Surface, area: Area, entry: Entry, seats: Sequence[Seat], is_lit: bool
) -> None:
    x, y, width, height = area
    rect = theme.rect(x, y + 1, width, height - 2)
    if entry.is_heading or is_lit:
        colour = palette.BRASS if entry.is_heading else palette.LEGAL
        surface.blit(materials.rounded(*rect.size, 3 * theme.s, colour, 0.16), rect)
    if entry.is_heading:
        line = theme.rich(entry.line.words, "name", 13, palette.BRASS_LIGHT)
        surface.blit(line, line.get_rect(midleft=(rect.left + theme.px(6), rect.centery)))
        return
    left = x + 6
    seat = entry.line.seat
    if seat is not None:
        colour_index = seats[seat].colour if seat < len(seats) else 0
        colour = palette.PLAYERS[colour_index].colour if colour_index else palette.SHADOW_BAR
        surface.fill(colour, theme.rect(x, y + 2, BAR, height - 4))
        disc = materials.player_disc(theme, colour_index, DISC)
        surface.blit(disc, disc.get_rect(midleft=(rect.left + theme.px(BAR + 3), rect.centery)))
        left += BAR + DISC + 4
    words = theme.rich(entry.line.words, "name", TEXT_SIZE, palette.IVORY)
    room = theme.px(x + width - left - 4)
    if words.get_width() > room:
        words = pygame.transform.smoothscale(words, (room, words.get_height()))
    surface.blit(words, words.get_rect(midleft=(theme.rect(left, y, 0, 0).left, rect.centery)))
