"""Pig: its table, its setup, and how it ends."""

from __future__ import annotations

from game.core.late import late
from scenes.games.doors import Doors
from scenes.games.pig.cover import paint_cover

DOORS = Doors(
    game="pig",
    paint_cover=paint_cover,
    table=late(f"{__name__}.table", "PigTable"),
    setup=late(f"{__name__}.setup_scene", "PigSetup"),
    result=late(f"{__name__}.scores", "result"),
)
