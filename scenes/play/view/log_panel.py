"""The log on the table: the newest lines at the foot, older ones by the wheel, and what each line is about.

The discs in its heading filter the log by seat.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.session.session import Seat
from game.text import language
from game.text.sentences import Sentences
from scenes import ui
from scenes.play.log import Entry
from scenes.table.seats import as_shown
from sprites.paint import materials, palette

_say = Sentences("screens")

OPEN: ui.Area = (852.0, 44.0, 420.0, 424.0)
"""Where the log lies when it is opened on a table without a forecast, over whatever lies there."""
LEAST_HIGH, TALLEST_CUT, SLIVER, STRIP = 280.0, 240.0, 24.0, 60.0
"""How high it is at least when it is opened, how high boxes are at most that its foot does not cut, how far they reach
under it at least, and how much of a higher one would be left under its foot that it covers whole instead.
"""

LEAST, NARROWEST = 330.0, 300.0
"""How wide it is at least over a forecast and what stands above that, and where it leaves a box beside it whole."""

SLICE, BROAD, LONGEST_WAY = 48.0, 60.0, 64.0
"""A slice of a box that is thinner than this is neither covered nor left by its left edge, how wide such boxes are at
least, and how far that edge moves for it.
"""

TITLE_HEIGHT = 26.0
FOOT = 4.0
ROW_EDGE = 3.5
"""Units over and under the words of an entry."""

TEXT_SIZE, HEADING_SIZE = 13.5, 13.0
MOST_LINES = 30
PANEL_ALPHA = 0.88
SIDE, BAR, DISC = 5.0, 3.0, 17.0
COLUMN = 400.0
"""Units that a column of entries takes at least, where the log is wide enough for several."""

CHOICE, CHOICE_GAP = 18.0, 4.0
"""Units across the disc of a seat in the heading, and between two."""

UNCHOSEN = 0.64
"""How dark the discs are of seats that are not chosen."""

JUMP_ROOM = 24.0
"""Units at the foot of a log that shows older lines for the mark that leads to the newest."""

ZONE = "log"
LINE, CHOOSE, NEWEST = "log line ", "log seat ", "log newest"
"""What the parts of the log are called."""


class _Laid(NamedTuple):
    """An entry of the log where it is seen."""

    area: ui.Area
    entry: Entry


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
        self._area: ui.Area = (0, 0, 0, 0)
        self.opens: ui.Area = OPEN
        """Where it lies when it is opened."""
        self._uncut: tuple[Mapping[str, ui.Area], tuple[float, float]] | None = None
        """The boxes of the table that it was last opened over, where it begins over them, and how high it is."""
        self._laid: list[_Laid] = []
        self._anchors: Mapping[str, ui.Area] = {}
        self._shown: object = None
        """What the panel was made to show."""
        self._panel: ui.Panel
        self.notes: Mapping[str, ui.Target] = {}
        """What can be asked of it."""

    def open_over(self, forecast: ui.Area | None, boxes: Mapping[str, ui.Area] | None = None) -> None:
        """Lie over a forecast when opened, and over nothing left of it where that is wide enough. It begins where it
        takes no slice of one of these boxes of the table, and ends where none is cut by its foot, as far as it stays
        wide and high enough.
        """
        right, (_, top, wide, high) = OPEN[0] + OPEN[2], OPEN
        if forecast:
            wide = max(LEAST, min(wide, right - forecast[0]))
        if self.is_open and boxes:
            if self._uncut is None or self._uncut[0] is not boxes:
                left = _unsliced(right - wide, boxes.values())
                self._uncut = boxes, (left, _uncut(left, boxes.values()))
            left, high = self._uncut[1]
            wide = right - left
        self.opens = right - wide, top, wide, high

    def toggle(self) -> None:
        """Open the log over the table, at its newest line, or close it."""
        self.is_open = not self.is_open
        self._back = 0

    def close(self) -> bool:
        """Close it; False when it was closed."""
        was_open, self.is_open = self.is_open, False
        return was_open

    def area(self, docked: ui.Area | None) -> ui.Area | None:
        """Where the log lies now: open over the table, or where the table has a place for it; None out of sight."""
        return self.opens if self.is_open else docked

    def scroll(self, count: int, lines: int) -> None:
        """Go `lines` towards older lines, or newer ones when negative; `count` is how many entries there are."""
        self._back = max(0, min(self._back + lines, count - 1))

    def touch(self, point: ui.Point, docked: ui.Area | None) -> bool:
        """A click: a disc chooses a seat, or all seats again, the mark at the foot leads to the newest line; False
        when it was outside the log.
        """
        area = self.area(docked)
        if area is None or not ui.contains(area, point):
            return False
        for name, its_area in self._anchors.items():
            if name.startswith(CHOOSE) and ui.contains(its_area, point):
                seat = int(name.removeprefix(CHOOSE))
                self.chosen = None if seat == self.chosen else seat
                self._back = 0
        if self._back and ui.contains(self._anchors[NEWEST], point):
            self._back = 0
        return True

    def hover(self, point: ui.Point | None) -> None:
        """The pointer is here now: the entry under it speaks of pieces."""
        self._is_read = point is not None and ui.contains(self._area, point)
        over = (laid.entry for laid in self._laid if point and ui.contains(laid.area, point))
        self.hovered = next(over, None)

    def panel(self, theme: ui.Theme, area: ui.Area, entries: Sequence[Entry], seats: Sequence[Seat]) -> ui.Panel:
        """The log as a panel of the table."""
        shown = entries if self.chosen is None else [entry for entry in entries if self._tells(entry)]
        self._area = area
        self._follow(shown)
        self._back = max(0, min(self._back, len(shown) - 1))
        ends = (shown[0], shown[-1], len(shown)) if shown else ()
        now = (
            theme,
            area,
            tuple(seats),
            ends,
            self._back,
            self.hovered,
            self.chosen,
            self.is_open,
            language.now(),
        )
        if now != self._shown:
            self._shown, self._panel = now, self._laid_panel(theme, area, entries, shown, seats)
        return self._panel

    def _laid_panel(
        self,
        theme: ui.Theme,
        area: ui.Area,
        entries: Sequence[Entry],
        shown: Sequence[Entry],
        seats: Sequence[Seat],
    ) -> ui.Panel:
        self._laid = self._lay_back(theme, area, shown, seats)
        told = (entry.line.seat for entry in entries if not entry.is_heading)
        choices = sorted({seat for seat in told if seat is not None})
        laid = ui.PaintLayer(self._tree(theme, choices, seats), 0.0, zone=ZONE).laid(theme, area)
        self.notes, self._anchors = laid.targets, laid.anchors
        return laid.panels[0]

    def _tree(self, theme: ui.Theme, choices: Sequence[int], seats: Sequence[Seat]) -> ui.Box:
        """The plate, its heading, the lines in sight, and the mark that leads to the newest one."""
        x, y, width, height = self._area
        parts: list[tuple[ui.Area, ui.Box]] = [((0, 0, width, _title_height(theme)), self._heading(choices, seats))]
        for number, each in enumerate(self._laid):
            box = _entry_box(each.entry, seats)
            lit = (ui.fill(palette.LEGAL, 0.16, 3),) if each.entry is self.hovered else ()
            area = (each.area[0] - x, each.area[1] - y, *each.area[2:])
            parts.append((area, ui.Overlay(box, back=lit, name=f"{LINE}{number}", tells=_told(each.entry, seats))))
        if self._back:
            room = _jump_room(theme)
            parts.append(((SIDE, height - room, width - 2 * SIDE, room - FOOT), _jump(self._back)))
        alpha = 1.0 if self.is_open else PANEL_ALPHA
        return ui.Free(*parts, back=(ui.Art(_paint_plate, alpha),))

    def _heading(self, choices: Sequence[int], seats: Sequence[Seat]) -> ui.Row:
        """The title and, where the log speaks of several seats, the discs that choose one."""
        discs = [self._choice(seat, seats) for seat in choices if len(choices) > 1]
        title = ui.Explanation(_say("log.title"), remarks=_say.lines("log.told"))
        return ui.Row(
            ui.heading(_say("log.title"), name="log title", tells=title), ui.Gap(grow=1), *discs,
            gap=CHOICE_GAP, pad=(10, 0, SIDE + CHOICE_GAP / 2, 0),
        )  # fmt: skip

    def _choice(self, seat: int, seats: Sequence[Seat]) -> ui.Box:
        key = "log.all_again" if seat == self.chosen else "log.only"
        told = ui.Explanation(_say("log.title"), remarks=(_say(key, name=_shown_name(seats, seat)),))
        veil = () if self.chosen in (None, seat) else (ui.fill(palette.BLACK, UNCHOSEN, CHOICE / 2),)
        return ui.Overlay(
            ui.disc(_colour(seats, seat), CHOICE), front=veil, name=f"{CHOOSE}{seat}", tells=told, snug=True
        )

    def _lay_back(self, theme: ui.Theme, area: ui.Area, shown: Sequence[Entry], seats: Sequence[Seat]) -> list[_Laid]:
        """The lines in sight; none older than the first one is scrolled for."""
        x, y, width, height = area
        room = (x, y, width, height - _jump_room(theme))
        while self._back:
            laid, later = (
                _lay(theme, room, shown[: len(shown) - back], seats) for back in (self._back, self._back - 1)
            )
            if not later or later[0].entry is not shown[0]:
                return laid
            self._back -= 1
        return _lay(theme, area, shown, seats)

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
        return entry.is_heading or entry.line.seat == self.chosen

    def stamp(self, theme: ui.Theme, entries: Sequence[Entry], seats: Sequence[Seat]) -> ui.Stamp:
        """The open log, which lies over the pieces too."""
        panel, rect = self.panel(theme, self.opens, entries, seats), theme.rect(*self.opens)

        def draw() -> pygame.Surface:
            sheet = pygame.Surface(rect.bottomright, pygame.SRCALPHA)
            panel.draw(theme, sheet)
            return sheet.subsurface(rect).copy()

        return ui.Stamp(theme.cached(("open log", panel.key), draw), rect.topleft)

    def clear(self) -> None:
        """The log is out of sight."""
        self._laid, self.hovered, self.notes, self._shown = [], None, {}, None


def _title_height(theme: ui.Theme) -> float:
    return TITLE_HEIGHT * max(1.0, theme.letter)


def _jump_room(theme: ui.Theme) -> float:
    return JUMP_ROOM * max(1.0, theme.letter)


def _paint_plate(pen: ui.Pen, area: ui.Area, alpha: float) -> None:
    pen.surface.blit(materials.plate(pen.theme, area[2], area[3], alpha=alpha), pen.theme.rect(*area))


def _jump(newer: int) -> ui.Box:
    """The mark at the foot of a log that shows older lines: it leads to the newest one."""
    told = ui.Explanation(_say("log.title"), remarks=(_say("log.newer", n=newer),))
    return ui.Text(
        _say("log.newer", n=newer), ui.Style.NAME, size=13, align="center", shorter=(_say("log.newer_short", n=newer),),
        name=NEWEST, tells=told, back=(ui.fill(palette.BRASS, 0.32, 4),),
    )  # fmt: skip


def _colour(seats: Sequence[Seat], seat: int) -> int:
    """The number of the colour of a seat, 0 for one that only the rules play."""
    return seats[seat].colour if seat < len(seats) else 0


def _shown_name(seats: Sequence[Seat], seat: int | None) -> str:
    if seat is None:
        return ""
    return as_shown(tuple(seats))[seat].name if seat < len(seats) else _say("seats.shadow")


def _entry_box(entry: Entry, seats: Sequence[Seat]) -> ui.Box:
    seat = entry.line.seat
    return _line(entry, None if seat is None else _colour(seats, seat))


@lru_cache(maxsize=1024)
def _line(entry: Entry, colour: int | None) -> ui.Box:
    """A heading, or what somebody did behind the bar and disc of its colour; equal ones are measured once."""
    edges = (0.0, ROW_EDGE, 0.0, ROW_EDGE)
    if entry.is_heading:
        words = ui.Text(
            entry.line.words, ui.Style.NAME, size=HEADING_SIZE, colour=palette.BRASS_LIGHT, lines=MOST_LINES
        )
        return ui.Overlay(words, pad=(SIDE, *edges[1:]), back=(ui.fill(palette.BRASS, 0.16, 3),))
    words = ui.Text(entry.line.words, ui.Style.NAME, size=TEXT_SIZE, lines=MOST_LINES, grow=1, margin=edges)
    if colour is None:
        return ui.Row(words, pad=(SIDE, 0, 0, 0))
    shade = palette.PLAYERS[colour].colour if colour else palette.SHADOW_BAR
    bar = ui.Art(ui.Pen.fill, shade, 1.0, 0, wide=BAR, margin=(0, 2, 0, 2))
    return ui.Row(bar, 3.0, ui.disc(colour, DISC), 7.0, words)


def _told(entry: Entry, seats: Sequence[Seat]) -> ui.Explanation:
    """What a line says: its words, and what a click on it does."""
    if entry.is_heading:
        return ui.Explanation(entry.line.words, remarks=(_say("log.heading_told"),))
    name = _shown_name(seats, entry.line.seat)
    pieces = (_say("log.shows_pieces"),) if entry.line.pieces else ()
    remarks = (entry.line.words, *pieces, _say("log.looks_back"))
    return ui.Explanation(name or _say("log.title"), remarks=remarks)


def _lay(theme: ui.Theme, area: ui.Area, entries: Sequence[Entry], seats: Sequence[Seat]) -> list[_Laid]:
    """The last of these entries that fit, each as high as its words need, in as many columns as a wide log has."""
    x, y, width, height = area
    count = max(1, int(width // (COLUMN * max(1.0, theme.letter))))
    step, top = width / count, _title_height(theme)
    room = height - top - FOOT
    heights: list[float] = []
    spots: list[tuple[int, float]] = []
    for entry in reversed(entries):
        box = _entry_box(entry, seats)
        heights.insert(0, box.height(theme, step - 2 * SIDE).wished)
        fitting = _columns(heights, room)
        if fitting[-1][0] >= count:
            break
        spots = fitting
    shown = zip(entries[len(entries) - len(spots) :], spots, heights[len(heights) - len(spots) :], strict=True)
    return [
        _Laid((x + column * step + SIDE, y + top + down, step - 2 * SIDE, entry_height), entry)
        for entry, (column, down), entry_height in shown
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


def _unsliced(left: float, boxes: Collection[ui.Area]) -> float:
    """Where the open log begins, near this place: where it neither covers nor leaves a thin slice of a box; there where
    no such place is near.
    """
    right, top, broad = OPEN[0] + OPEN[2], OPEN[1], [box for box in boxes if box[2] >= BROAD]

    def is_sliced(edge: float) -> bool:
        foot = top + _uncut(edge, boxes)
        beside = ((x, x + wide) for x, y, wide, tall in broad if y < foot - 1 and y + tall > top + 1)
        return any(1 < min(edge - begins, ends - edge) < SLICE for begins, ends in beside)

    ways = sorted(
        {left, *(edge for x, _, wide, _ in broad for edge in (x, x + wide))}, key=lambda each: abs(each - left)
    )
    near = (edge for edge in ways if abs(edge - left) <= LONGEST_WAY and right - edge >= NARROWEST)
    return next((edge for edge in near if not is_sliced(edge)), left)


def _uncut(left: float, boxes: Collection[ui.Area]) -> float:
    """The greatest height of the open log from this side on whose foot cuts none of the boxes; its usual one where that
    would be too little.
    """
    _, top, _, high = OPEN
    foot = top + high
    tall_ones = (y + tall for x, y, wide, tall in boxes if x + wide > left + SLIVER and tall > TALLEST_CUT)
    foot = max([foot, *(lower for lower in tall_ones if foot < lower <= foot + STRIP)])
    usual = foot - top
    beside = [(y, y + tall) for x, y, wide, tall in boxes if x + wide > left + SLIVER and tall <= TALLEST_CUT]
    while cut := [upper for upper, lower in beside if upper < foot - 1 and lower > foot + 1]:
        foot = min(cut)
    return foot - top if foot - top >= LEAST_HIGH else usual
