"""The log on the table: its newest lines at the foot, the wheel for older ones, and what each line speaks of.

The discs in its heading leave only the lines of one seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.core.sentences import Sentences
from game.core.session import Seat
from scenes.play.log_book import Entry
from scenes.window.canvas import Stamp
from scenes.window.drag import contains
from scenes.window.drawing import lay_heading
from scenes.window.layout import Area, Panel, Point
from sprites import materials, palette
from sprites.theme import Theme

_say = Sentences("screens")

OPEN: Area = (852.0, 44.0, 420.0, 424.0)
"""Where the log lies when it is opened, over whatever lies there."""

TITLE_HEIGHT = 26.0
FOOT = 4.0
ROW, FURTHER_ROW = 24.0, 15.0
"""Height of an entry of one line, and what each further line adds."""

TEXT_SIZE = 13.5
PANEL_ALPHA = 0.88
LINE_HEIGHT = 1.1
SIDE, BAR, DISC = 5.0, 3.0, 17.0
COLUMN = 400.0
"""Units that a column of entries takes at least, where the log is wide enough for several."""

CHOICE, CHOICE_STEP = 18.0, 22.0
"""Units across the disc of a seat in the heading, and from one to the next."""

UNCHOSEN_ALPHA = 90
JUMP_ROOM = 24.0
"""Units at the foot of a log that shows older lines for the mark that leads to the newest."""

TEXT_LEFT = BAR + DISC + 10.0


class _Laid(NamedTuple):
    """An entry of the log where it is seen."""

    area: Area
    entry: Entry


class _Choice(NamedTuple):
    """A seat whose lines can be chosen, and its disc in the heading."""

    seat: int
    colour: int
    area: Area


class LogPanel:
    """The visible part of the log in an area of the table.

    `hovered` is the entry under the pointer; `chosen` is the seat whose lines are shown, None for all.
    """

    def __init__(self) -> None:
        self.is_open = False
        self.hovered: Entry | None = None
        self.chosen: int | None = None
        self._back = 0
        self._newest: Entry | None = None
        self._is_read = False
        self._area: Area = (0, 0, 0, 0)
        self._laid: list[_Laid] = []
        self._choices: list[_Choice] = []

    def toggle(self) -> None:
        """Open the log over the table, at its newest line, or close it."""
        self.is_open = not self.is_open
        self._back = 0

    def area(self, docked: Area | None) -> Area | None:
        """Where the log lies now: open over the table, or where the table has a place for it; None out of sight."""
        return OPEN if self.is_open else docked

    def covers(self, point: Point) -> bool:
        """Whether the open log lies over what is at this point."""
        return self.is_open and contains(OPEN, point)

    def scroll(self, count: int, lines: int) -> None:
        """Go `lines` towards older lines, or newer ones when negative; `count` is how many entries there are."""
        self._back = max(0, min(self._back + lines, count - 1))

    def touch(self, point: Point, docked: Area | None) -> bool:
        """A click: a disc chooses a seat, or all seats again, the mark at the foot leads to the newest line; False
        when it was outside the log.
        """
        area = self.area(docked)
        if area is None or not contains(area, point):
            return False
        for choice in self._choices:
            if contains(choice.area, point):
                self.chosen = None if choice.seat == self.chosen else choice.seat
                self._back = 0
        if self._back and contains(_jump_area(area), point):
            self._back = 0
        return True

    def hover(self, point: Point | None) -> None:
        """The pointer is here now: the entry under it speaks of pieces."""
        self._is_read = point is not None and contains(self._area, point)
        over = (laid.entry for laid in self._laid if point and contains(laid.area, point))
        self.hovered = next(over, None)

    def panel(self, theme: Theme, area: Area, entries: Sequence[Entry], seats: Sequence[Seat]) -> Panel:
        """The log as a panel of the table."""
        alpha = 1.0 if self.is_open else PANEL_ALPHA
        shown = [entry for entry in entries if self._tells(entry)]
        self._area = area
        self._follow(shown)
        self._back = max(0, min(self._back, len(shown) - 1))
        self._laid = self._lay_back(theme, area, shown)
        self._choices = _choices(area, entries, seats)
        lit = next((row for row, each in enumerate(self._laid) if each.entry is self.hovered), None)
        laid, newer = tuple(self._laid), self._back
        choices, chosen = tuple(self._choices), self.chosen

        def draw(theme: Theme, surface: pygame.Surface) -> None:
            x, y, width, height = area
            surface.blit(materials.plate(theme, width, height, alpha=alpha), theme.rect(*area))
            lay_heading(theme, surface, x + 10, y + 6, _say("log.title"))
            for choice in choices:
                _paint_choice(theme, surface, choice, chosen in (None, choice.seat))
            for row, each in enumerate(laid):
                _paint(theme, surface, each, seats, row == lit)
            if newer:
                _paint_jump(theme, surface, _jump_area(area), newer)

        return Panel(area, ("log", laid, lit, newer, choices, chosen), draw)

    def _lay_back(self, theme: Theme, area: Area, shown: Sequence[Entry]) -> list[_Laid]:
        """The lines in sight; none older than the first one is scrolled for."""
        x, y, width, height = area
        room = (x, y, width, height - JUMP_ROOM)
        while self._back:
            laid, later = (
                _lay(theme, room, shown[: len(shown) - back]) for back in (self._back, self._back - 1)
            )
            if not later or later[0].entry is not shown[0]:
                return laid
            self._back -= 1
        return _lay(theme, area, shown)

    def _follow(self, shown: Sequence[Entry]) -> None:
        """New lines bring the log back to the newest one, unless the pointer is on it: then what is read stays."""
        newest = shown[-1] if shown else None
        if newest is self._newest:
            return
        later = next((count for count, entry in enumerate(reversed(shown)) if entry is self._newest), None)
        self._back = self._back + later if self._back and self._is_read and later else 0
        self._newest = newest

    def _tells(self, entry: Entry) -> bool:
        """Whether an entry is among those that were chosen."""
        return self.chosen is None or entry.is_heading or entry.line.seat == self.chosen

    def stamp(self, theme: Theme, entries: Sequence[Entry], seats: Sequence[Seat]) -> Stamp:
        """The open log, which lies over the pieces too."""
        panel, rect = self.panel(theme, OPEN, entries, seats), theme.rect(*OPEN)

        def draw() -> pygame.Surface:
            sheet = pygame.Surface(rect.bottomright, pygame.SRCALPHA)
            panel.draw(theme, sheet)
            return sheet.subsurface(rect).copy()

        return Stamp(theme.cached(("open log", panel.key), draw), rect.topleft)

    def clear(self) -> None:
        """The log is out of sight."""
        self._laid, self.hovered = [], None


def _jump_area(area: Area) -> Area:
    """The mark at the foot of a log that shows older lines: it leads to the newest one."""
    x, y, width, height = area
    return (x + SIDE, y + height - JUMP_ROOM, width - 2 * SIDE, JUMP_ROOM - FOOT)


def _paint_jump(theme: Theme, surface: pygame.Surface, area: Area, newer: int) -> None:
    rect = theme.rect(*area)
    surface.blit(materials.rounded(*rect.size, 4 * theme.s, palette.BRASS, 0.32), rect)
    mark = theme.text(_say("log.newer", n=newer), "name", 13, palette.IVORY, area[2] - 8)
    surface.blit(mark, mark.get_rect(center=rect.center))


def _choices(area: Area, entries: Sequence[Entry], seats: Sequence[Seat]) -> list[_Choice]:
    """A disc in the heading for every seat that the log speaks of, where there are several."""
    spoken = {entry.line.seat for entry in entries if not entry.is_heading}
    told = sorted(seat for seat in spoken if seat is not None)
    if len(told) < 2:
        return []
    x, y, width, _ = area
    left = x + width - SIDE - CHOICE_STEP * len(told)
    return [
        _Choice(
            seat,
            seats[seat].colour if seat < len(seats) else 0,
            (left + CHOICE_STEP * index, y + (TITLE_HEIGHT - CHOICE) / 2, CHOICE, CHOICE),
        )
        for index, seat in enumerate(told)
    ]


def _paint_choice(theme: Theme, surface: pygame.Surface, choice: _Choice, is_shown: bool) -> None:
    disc = materials.player_disc(theme, choice.colour, CHOICE)
    if not is_shown:
        disc = disc.copy()
        disc.set_alpha(UNCHOSEN_ALPHA)
    surface.blit(disc, disc.get_rect(center=theme.rect(*choice.area).center))


def _lay(theme: Theme, area: Area, entries: Sequence[Entry]) -> list[_Laid]:
    """The last of these entries that fit, each as high as its words need, in as many columns as a wide log has."""
    x, y, width, height = area
    count = max(1, int(width // COLUMN))
    step = width / count
    room = height - TITLE_HEIGHT - FOOT
    heights: list[float] = []
    spots: list[tuple[int, float]] = []
    for entry in reversed(entries):
        heights.insert(0, _height(theme, entry, step))
        fitting = _columns(heights, room)
        if fitting[-1][0] >= count:
            break
        spots = fitting
    shown = zip(entries[len(entries) - len(spots) :], spots, heights[-len(spots) :], strict=True)
    return [
        _Laid((x + column * step + SIDE, y + TITLE_HEIGHT + top, step - 2 * SIDE, entry_height), entry)
        for entry, (column, top), entry_height in shown
    ]


def _columns(heights: Sequence[float], room: float) -> list[tuple[int, float]]:
    """The column of each entry and how far down it begins there, when columns this high are filled one by one."""
    spots, column, top = [], 0, 0.0
    for height in heights:
        if top + height > room:
            column, top = column + 1, 0.0
        spots.append((column, top))
        top += height
    return spots


def _words(theme: Theme, entry: Entry, width: float) -> pygame.Surface:
    if entry.is_heading:
        return theme.rich(entry.line.words, "name", 13, palette.BRASS_LIGHT, width - 4 * SIDE)
    left = TEXT_LEFT if entry.line.seat is not None else SIDE
    room = width - 2 * SIDE - left
    return theme.rich(entry.line.words, "name", TEXT_SIZE, palette.IVORY, room, line_height=LINE_HEIGHT)


def _height(theme: Theme, entry: Entry, width: float) -> float:
    single = theme.rich("x", "name", TEXT_SIZE, palette.IVORY, width, line_height=LINE_HEIGHT).get_height()
    lines = round(_words(theme, entry, width).get_height() / single)
    return ROW + FURTHER_ROW * max(0, lines - 1)


def _paint(theme: Theme, surface: pygame.Surface, laid: _Laid, seats: Sequence[Seat], is_lit: bool) -> None:
    x, y, width, height = laid.area
    entry = laid.entry
    rect = theme.rect(x, y + 1, width, height - 2)
    if entry.is_heading or is_lit:
        colour = palette.BRASS if entry.is_heading else palette.LEGAL
        surface.blit(materials.rounded(*rect.size, 3 * theme.s, colour, 0.16), rect)
    left = x + SIDE
    seat = None if entry.is_heading else entry.line.seat
    if seat is not None:
        number = seats[seat].colour if seat < len(seats) else 0
        colour = palette.PLAYERS[number].colour if number else palette.SHADOW_BAR
        surface.fill(colour, theme.rect(x, y + 2, BAR, height - 4))
        disc = materials.player_disc(theme, number, DISC)
        surface.blit(disc, disc.get_rect(midleft=(rect.left + theme.px(BAR + 3), rect.centery)))
        left = x + TEXT_LEFT
    words = _words(theme, entry, width + 2 * SIDE)
    surface.blit(words, words.get_rect(midleft=(theme.rect(left, y, 0, 0).left, rect.centery)))
