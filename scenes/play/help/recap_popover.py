"""Recap: after computer seats have moved faster than anybody can follow, one line for each says what it did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.session.session import Seat
from game.text import language
from game.text.sentences import Sentences
from scenes import ui
from scenes.table.panels.recap import RECAP, latest, shares
from scenes.ui.text import LINE_HEIGHT

_say = Sentences("screens")

LASTS = 9000.0
"""Milliseconds that it stays, unless something is pressed."""

Tell = Callable[[], Sequence[tuple[Seat, str]]]
"""Tells what each seat did, in the language of now."""

WIDTHS = (588.0, 440.0, 320.0)
"""Units that it may be wide, at letters as they were drawn: the first that has room."""
LINE, EDGE, LINE_EDGE = 26.0, 12.0, 3.0

MOST = 440.0
"""Units that it may be high."""

DISC = 20.0
SIZES = (15.0, 13.5, 12.0)
"""Sizes of its words, the first that leaves room for everything."""

MOST_LETTERS = 200
"""Letters of all lines together: what does not fit on two or three nobody reads before it goes."""

MANY = 60
"""Lines that nothing ever takes."""


class Recap:
    """Words with {glyph} marks, in a line or more for each seat."""

    def __init__(self) -> None:
        self._tell: Tell = tuple
        self._lines: Sequence[tuple[Seat, str]] = ()
        self._told_in = ""
        self._left = 0.0

    def show(self, tell: Tell) -> None:
        """Show what this tells from now on, in the language of then; nothing where it tells nothing."""
        self._tell, self._told_in = tell, ""
        self._left = LASTS if self.lines else 0.0

    def hide(self) -> None:
        """Take it away."""
        self._tell, self._told_in, self._left = tuple, "", 0.0

    @property
    def lines(self) -> Sequence[tuple[Seat, str]]:
        """What it says, told anew when the language changes."""
        if self._told_in != language.now():
            told = tuple(self._tell())
            self._told_in = language.now()
            self._lines = tuple((seat, brief(deeds, MOST_LETTERS // len(told))) for seat, deeds in told)
        return self._lines

    def advance(self, ms: float) -> bool:
        """Let time pass; True when it is over by that."""
        if not self.lines:
            return False
        self._left -= ms
        if self._left > 0:
            return False
        self.hide()
        return True

    def popover(self, theme: ui.Theme) -> ui.Popover | None:
        """The lines on a plate, the wider ones first; None where there are none."""
        lines = self.lines
        if not lines:
            return None
        faces = [theme.cached(("recap", lines, wide), partial(_plate, theme, lines, wide)) for wide in WIDTHS]
        shapes = {face.get_size(): face for face in faces}
        return ui.Popover(RECAP, ui.PopoverKind.SUMMARY, [*shapes.values()], close=self.close)

    def close(self) -> bool:
        """Take it away; False where there is none."""
        was_shown = bool(self.lines)
        self.hide()
        return was_shown


def brief(deeds: str, letters: int) -> str:
    """The last of these deeds, as many as have room in so many letters; all of them are in the log."""
    short = latest(deeds)
    if len(deeds) <= letters or not short:
        return deeds
    return _say("seats.lately", deeds=next((each for each in short if len(each) <= letters), short[-1]))


def _plate(theme: ui.Theme, lines: Sequence[tuple[Seat, str]], wide: float) -> pygame.Surface:
    """The words of every line, no wider than they need, or wrapped; where there is too much even for small ones the
    longest are cut.
    """
    width, corner = wide * max(1.0, theme.letter), theme.at_corner()
    for size in SIZES:
        popover = _content(lines, size, [MANY] * len(lines))
        if popover.height(corner, width).least <= MOST:
            return ui.painted(popover, theme, min(width, popover.width(corner).wished))
    one = corner.text_height(SIZES[-1] * theme.letter) / theme.s * LINE_HEIGHT
    wanted = [_content([line], SIZES[-1], [MANY]).height(corner, width).least for line in lines]
    given = shares(wanted, MOST - 2 * EDGE)
    cut = _content(lines, SIZES[-1], [max(1, int((room - 2 * LINE_EDGE) / one)) for room in given])
    return ui.painted(cut, theme, width)


def _content(lines: Sequence[tuple[Seat, str]], size: float, most: Sequence[int]) -> ui.Box:
    """A line or more for each seat, of `most` lines."""
    rows = [
        ui.Row(
            ui.disc(seat.colour, DISC),
            ui.Text(
                _say("seats.did", name=ui.as_typed(seat.name), deeds=deeds), ui.Style.PROSE, size=size, lines=count,
                floor=1.0, cut=True, grow=1, margin=(0, LINE_EDGE, 0, LINE_EDGE),
            ),
            gap=8.0,
            high=(LINE, LINE),
        )
        for (seat, deeds), count in zip(lines, most, strict=True)
    ]  # fmt: skip
    return ui.Column(*rows, pad=(14, EDGE, EDGE, EDGE), back=(ui.popover_plate(),))
