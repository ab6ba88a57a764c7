"""Recap: after computer seats have moved faster than anybody can follow, one line for each says what it did."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.session.session import Seat
from game.text.sentences import Sentences
from scenes.table.panels.recap import shares
from scenes.ui.box import Box
from scenes.ui.boxes import Column, Row
from scenes.ui.host.canvas import Stamp
from scenes.ui.host.slips import painted, slip_plate
from scenes.ui.host.target import Area, TableLayout
from scenes.ui.leaves import disc
from scenes.ui.text import LINE_HEIGHT, Text
from sprites.paint.plain_text import as_typed
from sprites.paint.theme import Theme

_say = Sentences("screens")

LASTS = 9000.0
"""Milliseconds that it stays, unless something is pressed."""

WIDTH = 588.0
"""Units that it may be wide, at letters as they were drawn."""
LINE, EDGE, LINE_EDGE = 26.0, 12.0, 3.0
MIDDLES = (640.0, 556.0, 436.0, 306.0, 974.0)
TOPS = (312.0, 178.0, 44.0, 446.0, 556.0)
"""Where the middle of its upper edge may lie, the sooner the earlier: in the middle of the table, or over the map where
goods are traded beside it."""

MOST = 440.0
"""Units that it may be high."""

LOWEST = 684.0
DISC = 20.0
SIZES = (15.0, 13.5, 12.0)
"""Sizes of its words, the first that leaves room for everything."""

MANY = 60
"""Lines that nothing ever takes."""


class Recap:
    """Words with {glyph} marks, in a line or more for each seat."""

    def __init__(self) -> None:
        self._lines: Sequence[tuple[Seat, str]] = ()
        self._left = 0.0

    def show(self, lines: Sequence[tuple[Seat, str]]) -> None:
        """Show these lines from now on."""
        self._lines = tuple(lines)
        self._left = LASTS if lines else 0.0

    def hide(self) -> None:
        """Take it away."""
        self._lines, self._left = (), 0.0

    @property
    def lines(self) -> Sequence[tuple[Seat, str]]:
        """What it says now."""
        return self._lines

    def advance(self, ms: float) -> bool:
        """Let time pass; True when it is over by that."""
        if not self._lines:
            return False
        self._left -= ms
        if self._left > 0:
            return False
        self.hide()
        return True

    def stamps(self, theme: Theme, asked: Sequence[Area], layout: TableLayout) -> list[Stamp]:
        """The plate with the lines, where it hides least of what is to be read, and then of what can be answered on."""
        if not self._lines:
            return []
        face = theme.cached(("recap", self._lines), lambda: _plate(theme, self._lines))
        x, y, _, _ = clearest(face.get_width() / theme.s, face.get_height() / theme.s, layout, asked)
        return [Stamp(face, theme.spot(x, y))]


def clearest(
    width: float, height: float, layout: TableLayout, asked: Sequence[Area] = (), meant: Sequence[Area] = ()
) -> Area:
    """The area for a plate of this height that hides least of what is meant by it, then of what every table keeps
    clear, then of the pieces and of what is asked, pieces that are asked twofold; of several the one nearest the
    middle.
    """
    spots = [
        (max(8.0, min(middle - width / 2, 1272 - width)), min(top, LOWEST - height), width, height)
        for top in TOPS
        for middle in MIDDLES
    ]
    for areas in (meant, layout.kept_clear, [*asked, *layout.pieces]):
        hidden = [sum(_hidden_share(area, spot) for area in areas) for spot in spots]
        spots = [spot for spot, share in zip(spots, hidden, strict=True) if share == min(hidden)]
        if len(spots) == 1:
            break
    return spots[0]


def _hidden_share(area: Area, plate: Area) -> float:
    """How much of an area a plate hides, from 0 to 1: a small button counts as much as a large card, and what has no
    size, such as a piece that has no room, for nothing.
    """
    hidden = pygame.FRect(area).clip(pygame.FRect(plate))
    return hidden.width * hidden.height / (area[2] * area[3]) if hidden.width and hidden.height else 0.0


def _plate(theme: Theme, lines: Sequence[tuple[Seat, str]]) -> pygame.Surface:
    """The words of every line, no wider than they need, or wrapped; where there is too much even for small ones the
    longest are cut.
    """
    width, corner = WIDTH * max(1.0, theme.letter), theme.at_corner()
    for size in SIZES:
        slip = _slip(lines, size, [MANY] * len(lines))
        if slip.height(corner, width).least <= MOST:
            return painted(slip, theme, min(width, slip.width(corner).wished))
    one = corner.text_height(SIZES[-1] * theme.letter) / theme.s * LINE_HEIGHT
    wanted = [_slip([line], SIZES[-1], [MANY]).height(corner, width).least for line in lines]
    given = shares(wanted, MOST - 2 * EDGE)
    cut = _slip(lines, SIZES[-1], [max(1, int((room - 2 * LINE_EDGE) / one)) for room in given])
    return painted(cut, theme, width)


def _slip(lines: Sequence[tuple[Seat, str]], size: float, most: Sequence[int]) -> Box:
    """A line or more for each seat, of `most` lines."""
    rows = [
        Row(
            disc(seat.colour, DISC),
            Text(
                _say("seats.did", name=as_typed(seat.name), deeds=deeds), "text", size, lines=count, floor=1.0,
                cut=True, grow=1, margin=(0, LINE_EDGE, 0, LINE_EDGE),
            ),
            gap=8.0,
            high=(LINE, LINE),
        )
        for (seat, deeds), count in zip(lines, most, strict=True)
    ]  # fmt: skip
    return Column(*rows, pad=(14, EDGE, EDGE, EDGE), back=(slip_plate(),))
