"""Pig: its table, its setup, and how it ends."""

from __future__ import annotations

from scenes.games.pig.cover import paint_cover

from scenes.games.doors import Doors
from scenes.window.late import late
from sprites.game_box import Box

DOORS = Doors(
    box=Box("Pig", "one die and your nerve", "2–4 players    10 min", paint_cover),
    table=late(f"{__name__}.table", "PigTable"),
    setup=late(f"{__name__}.setup_scene", "PigSetup"),
    result=late(f"{__name__}.scores", "result"),
)
