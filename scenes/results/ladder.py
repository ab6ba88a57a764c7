"""The ladder of names that solo results earn."""

from __future__ import annotations

from collections.abc import Sequence

from game.text.sentences import Sentences
from scenes import ui
from scenes.results.score_words import POINTS
from sprites.paint import palette

say = Sentences("screens")

RUNG = 46.0
SIZE = 16.0
COLUMN_GAP = 12.0


def ladder(rungs: Sequence[tuple[int, str]], points: int | None, columns: int = 1, unit: str = POINTS) -> ui.Box:
    """The names with the points they take, or whatever counts, the highest first; what `points` reach is lit, what lies
    above is pale.
    """
    reached = next((least for least, _ in rungs if points is not None and points >= least), None)
    rows = -(-len(rungs) // columns)
    parts = [
        _rung(least, name, points, least == reached, place % rows % 2 == 0, unit)
        for place, (least, name) in enumerate(rungs)
    ]
    return ui.Row(*(ui.Column(*parts[at : at + rows], grow=1) for at in range(0, len(parts), rows)), gap=COLUMN_GAP)


def rung_told(how: str, name: str, least: int, unit: str) -> str:
    """What a rung says: that it was reached, lies above what was reached, or what it takes."""
    return say(f"ladder.{how}" if unit == POINTS else f"ladder.{how}_{unit}", name=name, n=least)


def _rung(least: int, name: str, points: int | None, is_reached: bool, is_even: bool, unit: str) -> ui.Box:
    above = points is not None and points < least
    ink = palette.HOT if is_reached else palette.DIM if above else palette.IVORY
    shade = (ui.Art(_paint_lit),) if is_reached else (ui.fill(palette.IVORY, 0.045, 3),) if is_even else ()
    told = rung_told("reached" if is_reached else "above" if above else "rung", name, least, unit)
    return ui.Row(
        ui.Text(str(least), ui.Style.FIGURE, size=SIZE, colour=palette.VP_RING, align="right", wide=(28, 44)),
        ui.Text(name, ui.Style.CHAPTER, size=SIZE, colour=ink, grow=1),
        gap=18,
        high=(SIZE, RUNG),
        pad=(0, 0, 10, 0),
        back=shade,
        tells=ui.Explanation(name, remarks=(told,)),
    )


def _paint_lit(pen: ui.Pen, area: ui.Area) -> None:
    ui.lay_tint(pen.theme, pen.surface, area, palette.WHAT_IF_CELL, 0.9)
    ui.lay_outline(pen.theme, pen.surface, area, palette.LEGAL)
