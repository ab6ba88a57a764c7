"""Drawing ahead: what the table is about to show is laid and drawn before anybody sees it, a little in every frame.
What has never been seen takes most of a frame to lay, and another to draw.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from time import perf_counter

from game.engine import flow
from game.engine.flow import Move
from scenes import ui
from scenes.play.view.table_view import TableView

A_FRAME = 0.005
"""Seconds of a frame that are spent."""


def spend(seconds: float, steps: Iterator[None]) -> bool:
    """Take steps for a part of a frame; True once there is none left."""
    end = perf_counter() + seconds
    while perf_counter() < end:
        if next(steps, end) is not None:
            return True
    return False


class DrawAhead:
    """Draws what lies on a table and is not on its picture yet; before that, what the move leads to that a computer
    player holds back. All of it is only kept where the table finds it when it needs it.
    """

    def __init__(self, table: TableView) -> None:
        self._table = table
        self._steps: Iterator[None] = iter(())
        self._move: tuple[int, Move] | None = None
        self._is_done = False

    def begin(self, painting: Iterator[None]) -> None:
        """Draw what the table lays now, then paint it."""
        drawing = self._table.top.drawn_ahead(self._table.top.layout)
        self._move, self._steps = None, chain(drawing, painting)

    def follow(self, move: Move) -> None:
        """Spend a part of a frame on what a move that nobody has seen yet leads to."""
        if (coming := (self._table.game.position, move)) != self._move:
            self._move, self._steps, self._is_done = coming, self._led_to(move), False
        self._is_done = self._is_done or self.work()

    def has_followed(self, move: Move) -> bool:
        """Whether all is laid and drawn that a move leads to."""
        return self._is_done and self._move == (self._table.game.position, move)

    def work(self) -> bool:
        """Spend a part of a frame; True once all is drawn."""
        return spend(A_FRAME, self._steps)

    def _led_to(self, move: Move) -> Iterator[None]:
        state = self._table.game.session.state.copy()
        flow.apply(state, move)
        layout = self._table.layout_after(state)
        yield
        yield from self._table.top.drawn_ahead(layout)


class PicturesAhead:
    """Draws what a table is likely to show soon (`Table.looks_ahead`), one look at a time while nothing moves. So its
    pictures are printed before anybody sees it, and no plain one turns into another.
    """

    def __init__(self, table: TableView) -> None:
        self._table = table
        self._position = -1
        self._looks: Iterator[ui.Look] = iter(())
        self._drawn: tuple[ui.Theme, set[ui.Look]] = (table.theme, set())

    def work(self) -> None:
        """Draw one more that has not been drawn yet, for this theme."""
        table = self._table
        if self._drawn[0] is not table.theme:
            self._drawn, self._position = (table.theme, set()), -1
        if self._position != table.game.position:
            self._position = table.game.position
            self._looks = iter(table.table.looks_ahead(table.model()))
        drawn = self._drawn[1]
        look = next((each for each in self._looks if each not in drawn), None)
        if look is not None:
            drawn.add(look)
            with table.theme.posters.ahead():
                look.surface(table.theme)
