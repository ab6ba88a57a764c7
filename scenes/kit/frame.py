"""Frame: the rail at the top, the table under it, and the log where a window of another shape has room for it."""

from __future__ import annotations

from scenes.kit.box import Box
from scenes.kit.boxes import Column, Gap, Overlay, Row
from scenes.kit.model import TableModel
from scenes.kit.rail import RAIL
from scenes.kit.spare_room import BELOW, BESIDE, EDGE, GAP, MOST_AT_LEFT, MOST_BELOW, MOST_BESIDE
from scenes.kit.table import LOG
from sprites.theme import CANVAS

TOP, BOTTOM = 44.0, 686.0
"""Upper and lower end of the table, between the rails."""


def spare_at_left(model: TableModel) -> float:
    """Units at the left of the table that a wide window has to spare for it, such as for plaques."""
    return max(0.0, min(model.margin[0] - EDGE, MOST_AT_LEFT))


def frame(model: TableModel, rail: Box, body: Box) -> Column:
    """All of the canvas: the rail, the table with its spare room at the left, and the log beside or below it."""
    beside, below = model.margin
    parts: list[Box | float] = [beside + EDGE - spare_at_left(model), body]
    if beside >= BESIDE:
        parts += [EDGE + GAP, Gap(name=LOG, wide=min(beside, MOST_BESIDE) - EDGE - GAP)]
        parts.append(beside - min(beside, MOST_BESIDE) + EDGE)
    else:
        parts.append(EDGE + beside)
    table: list[Box | float] = [
        Row(beside + RAIL[0], Overlay(rail, wide=RAIL[2]), Gap(grow=1), high=RAIL[3]),
        TOP - RAIL[3],
        Row(*parts, Gap(), high=BOTTOM - TOP),
    ]
    if beside < BESIDE and below >= BELOW:
        log = Gap(
            name=LOG, high=min(below, MOST_BELOW) - 2 * GAP, margin=(beside + EDGE, 0, beside + EDGE, 0)
        )
        table += [CANVAS[1] - BOTTOM + GAP, log]
    return Column(*table)
