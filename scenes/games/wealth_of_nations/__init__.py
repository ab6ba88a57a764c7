"""Wealth of Nations: its table, its setup, and how it ends."""

from __future__ import annotations

from game.core.late import late
from scenes.games.doors import Doors
from scenes.games.wealth_of_nations.cover import paint_cover

DOORS = Doors(
    game="wealth_of_nations",
    paint_cover=paint_cover,
    table=late(f"{__name__}.table", "WealthTable"),
    setup=late(f"{__name__}.setup_scene", "WealthSetup"),
    pictured=late(f"{__name__}.pictured", "pictured"),
    result=late(f"{__name__}.scores", "result"),
)
