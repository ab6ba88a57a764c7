"""Spare room: in a window of another shape than the canvas plaques are wider, and the log is docked at the table."""

from __future__ import annotations

from scenes import ui

BESIDE, MOST_BESIDE = 168.0, 300.0
"""Spare units at the right from which on the log is docked there, and how much of them it takes."""

BELOW, MOST_BELOW = 64.0, 480.0
"""The same under the canvas."""

MOST_AT_LEFT = 140.0
"""Spare units at the left that plaques take at most."""

EDGE, GAP = 8.0, 6.0


def docked_log(margin: tuple[float, float], top: float, bottom: float) -> ui.Area | None:
    """Where the log is docked, beside the table from `top` to `bottom` if there is room; None where there is none.
    `margin` is what the window has to spare at each side of the canvas and under it.
    """
    width, height = ui.CANVAS
    beside, below = margin
    if beside >= BESIDE:
        return (width + GAP, top, min(beside, MOST_BESIDE) - EDGE - GAP, bottom - top)
    if below >= BELOW:
        return (EDGE, height + GAP, width - 2 * EDGE, min(below, MOST_BELOW) - 2 * GAP)
    return None
