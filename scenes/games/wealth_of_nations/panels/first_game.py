"""What lies on the table of a first game: markets, map and own goods; every other panel comes once it matters."""

from __future__ import annotations

from game.wealth_of_nations import events
from game.wealth_of_nations.state import WealthState
from scenes.table.model import TableModel

DEALINGS = events.Bought, events.Sold, events.TookNote, events.Passed
NEAR = 6
"""Flags or hexes left at which the end is near."""


def deals_matter(model: TableModel[WealthState]) -> bool:
    """Whether barters are shown: once the viewer has traded, others talk, or a round is over."""
    if not model.first_game or model.view.round > 1 or model.view.talk:
        return True
    return any(
        isinstance(each, events.TalkBegan) or (isinstance(each, DEALINGS) and each.seat == model.viewer)
        for each in model.told
    )


def plans_matter(model: TableModel[WealthState]) -> bool:
    """Whether tiles can be planned and the next production is shown: from the first Trade phase on, in which what is
    missing for it can be bought.
    """
    return not model.first_game or model.view.phase != "setup"


def end_matters(model: TableModel[WealthState]) -> bool:
    """Whether the end is counted down: from the third round on, or once it is near."""
    clock = model.forecast.clock if model.forecast else None
    is_near = clock is not None and min(clock.flags, clock.hexes) <= NEAR
    return not model.first_game or model.view.round > 2 or is_near
