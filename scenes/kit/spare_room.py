"""Spare room: in a window of another shape than the canvas plaques are wider, and the log is docked at the table."""

from __future__ import annotations

from math import inf

from scenes.window.layout import Area
from sprites.theme import CANVAS

BESIDE, MOST_BESIDE = 168.0, 300.0
"""Spare units at the right from which on the log is docked there, and how much of them it takes."""

BELOW, MOST_BELOW = 64.0, 480.0
"""The same under the canvas."""

MOST_AT_LEFT = 140.0
"""Spare units at the left that plaques take at most."""

EDGE, GAP = 8.0, 6.0


def docked_log(margin: tuple[float, float], top: float, bottom: float) -> Area | None:
    """Where the log is docked, beside the table from `top` to `bottom` if there is room; None where there is none.
    `margin` is what the window has to spare at each side of the canvas and under it.
    """
    width, height = CANVAS
    beside, below = margin
    if beside >= BESIDE:
        return (width + GAP, top, min(beside, MOST_BESIDE) - EDGE - GAP, bottom - top)
    if below >= BELOW:
        return (EDGE, height + GAP, width - 2 * EDGE, min(below, MOST_BELOW) - 2 * GAP)
    return None


def plaque_column(width: float, beside: float) -> tuple[float, float]:
    """Left end and width of plaques that are so wide on the canvas; `beside` is what each side has to spare."""
    spare = max(0.0, min(beside - EDGE, MOST_AT_LEFT))
    return EDGE - spare, width + spare


def plaques_in(
    column: tuple[float, float], count: int, top: float, bottom: float, gap: float, tallest: float = inf
) -> tuple[Area, ...]:
    """Plaques under each other in a column, from `top` down to `bottom` unless they are the tallest before that."""
    left, width = column
    height = min(tallest, (bottom - top - gap * (count - 1)) / count)
    return tuple((left, top + index * (height + gap), width, height) for index in range(count))
