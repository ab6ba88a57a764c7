"""Frame: the rail at the top, the table under it, and the log where a window of another shape has room for it."""

from __future__ import annotations

from scenes import ui
from scenes.table.model import TableModel
from scenes.table.panels.rail import RAIL
from scenes.table.spare_room import BELOW, BESIDE, EDGE, GAP, MOST_AT_LEFT, MOST_BELOW, MOST_BESIDE
from scenes.table.table import LOG

TOP, BOTTOM = 44.0, 686.0
"""Upper and lower end of the table, between the rails."""


def spare_at_left(model: TableModel) -> float:
    """Units at the left of the table that a wide window has to spare for it, such as for plaques."""
    return max(0.0, min(model.margin[0] - EDGE, MOST_AT_LEFT))


def frame(model: TableModel, rail: ui.Box, body: ui.Box) -> ui.Free:
    """All of the canvas: the rail, the table with its spare room at the left, and the log beside or below it."""
    beside, below = model.margin
    spare, high = spare_at_left(model), BOTTOM - TOP
    parts = [
        ((beside + RAIL[0], RAIL[1], RAIL[2], RAIL[3]), rail),
        ((beside + EDGE - spare, TOP, ui.CANVAS[0] - 2 * EDGE + spare, high), body),
    ]
    if beside >= BESIDE:
        wide = min(beside, MOST_BESIDE) - EDGE - GAP
        parts.append(((beside + ui.CANVAS[0] + GAP, TOP, wide, high), ui.Gap(name=LOG)))
    elif below >= BELOW:
        log = (beside + EDGE, ui.CANVAS[1] + GAP, ui.CANVAS[0] - 2 * EDGE, min(below, MOST_BELOW) - 2 * GAP)
        parts.append((log, ui.Gap(name=LOG)))
    return ui.Free(*parts)
