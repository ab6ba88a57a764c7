"""Tables whose picture is painted only now and then: whole games are played on them where nobody looks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from scenes.ui.host.canvas import Canvas

PAINTED = 20
"""Of so many frames that would paint a table, one does."""


@contextmanager
def seldom_painted(every: int = PAINTED) -> Iterator[None]:
    """Paint tables in one of so many frames. Everything is laid, offered and said as ever: what lies on a canvas waits
    until it is painted, or until somebody asks for its picture.
    """
    waiting: dict[Canvas, tuple] = {}
    settle, paint, picture = Canvas.settle, Canvas.paint, Canvas.picture
    frames = 0

    def catch_up(canvas: Canvas) -> None:
        if facts := waiting.pop(canvas, None):
            settle(canvas, *facts)

    def settle_later(canvas: Canvas, panels, pieces) -> None:
        waiting.clear()  # of another table nothing is seen any more
        waiting[canvas] = panels, pieces

    def paint_seldom(canvas: Canvas, window, actors):
        nonlocal frames
        frames += 1
        if frames % every:
            return []
        catch_up(canvas)
        return paint(canvas, window, actors)

    def picture_now(canvas: Canvas, rect):
        catch_up(canvas)
        return picture(canvas, rect)

    with (
        patch.object(Canvas, "settle", settle_later),
        patch.object(Canvas, "paint", paint_seldom),
        patch.object(Canvas, "picture", picture_now),
    ):
        yield
