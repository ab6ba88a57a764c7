"""The ladder of names that solo results earn."""

from __future__ import annotations

from collections.abc import Sequence

from game.text.sentences import Sentences
from scenes.ui.box import Box
from scenes.ui.boxes import Column, Row
from scenes.ui.drawing import lay_outline, lay_tint
from scenes.ui.host.explanation import Explanation
from scenes.ui.host.target import Area
from scenes.ui.leaves import Art, fill
from scenes.ui.pen import Pen
from scenes.ui.text import Style, Text
from sprites.paint import palette

say = Sentences("screens")

RUNG = 46.0
SIZE = 16.0
COLUMN_GAP = 12.0


def ladder(rungs: Sequence[tuple[int, str]], points: int | None, columns: int = 1) -> Box:
    """The names with the points they take, the highest first; what `points` reach is lit, what lies above is pale."""
    reached = next((least for least, _ in rungs if points is not None and points >= least), None)
    rows = -(-len(rungs) // columns)
    parts = [
        _rung(least, name, points, least == reached, place % rows % 2 == 0) for place, (least, name) in enumerate(rungs)
    ]
    return Row(*(Column(*parts[at : at + rows], grow=1) for at in range(0, len(parts), rows)), gap=COLUMN_GAP)


def _rung(least: int, name: str, points: int | None, is_reached: bool, is_even: bool) -> Box:
    above = points is not None and points < least
    ink = palette.HOT if is_reached else palette.DIM if above else palette.IVORY
    shade = (Art(_paint_lit),) if is_reached else (fill(palette.IVORY, 0.045, 3),) if is_even else ()
    told = say("ladder.reached" if is_reached else "ladder.above" if above else "ladder.rung", name=name, n=least)
    return Row(
        Text(str(least), Style.FIGURE, size=SIZE, colour=palette.VP_RING, align="right", wide=(28, 44)),
        Text(name, Style.CHAPTER, size=SIZE, colour=ink, grow=1),
        gap=18,
        high=(SIZE, RUNG),
        pad=(0, 0, 10, 0),
        back=shade,
        tells=Explanation(name, remarks=(told,)),
    )


def _paint_lit(pen: Pen, area: Area) -> None:
    lay_tint(pen.theme, pen.surface, area, palette.WHAT_IF_CELL, 0.9)
    lay_outline(pen.theme, pen.surface, area, palette.LEGAL)
