"""What the forecast says, as the table asks for it: net amounts of a nation, and what a tried move would change."""

from __future__ import annotations

from game.nations.analysis.forecast import Forecast, SeatForecast
from game.nations.state import RESOURCES, NationsState
from scenes import ui
from scenes.table.model import TableModel

MOST_CHANGES = 4


def row_of(forecast: Forecast | None, seat: int) -> SeatForecast | None:
    """What is foreseen for a seat; None during setup and for the shadow."""
    if forecast is None or seat >= len(forecast.rows):
        return None
    return forecast.rows[seat]


def _points(row: SeatForecast) -> str:
    """The VP of the round's end; where some are lost and some gained, both, as one would hide the other."""
    changes = [change.vp for change in row.changes.values()]
    lost, gained = (sum(each for each in changes if each * sign > 0) for sign in (-1, 1))
    return f"{ui.signed(lost)} {ui.signed(gained)}" if lost and gained else ui.signed(lost + gained)


def telling_changes(model: TableModel[NationsState], seat: int) -> ui.Tried:
    """The most telling changes that the tried move brings a nation, as glyph and "old › new"."""
    before, after = row_of(model.forecast, seat), row_of(model.what_if, seat)
    if before is None or after is None:
        return ()
    lines = []
    for name in ("strength", "stability"):
        old, new = getattr(before, name), getattr(after, name)
        if old != new:
            lines.append((name, f"{ui.number(old)} › {ui.number(new)}"))
    for name in RESOURCES:
        if before.held[name] != after.held[name]:
            lines.append((name, f"{before.held[name]} › {after.held[name]}"))
    for name in RESOURCES:
        old, new = (getattr(row.change("production"), name) for row in (before, after))
        if old != new:
            lines.append((name, f"{ui.signed(old)} › {ui.signed(new)}"))
    if (old_points := _points(before)) != (new_points := _points(after)):
        lines.insert(0, ("vp", f"{old_points} › {new_points}"))
    if before.vp != after.vp:
        lines.insert(0, ("vp", f"{ui.number(before.vp)} › {ui.number(after.vp)}"))
    return tuple(lines[:MOST_CHANGES])
