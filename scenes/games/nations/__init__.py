"""Nations: its table, its setup, and how it ends."""

from __future__ import annotations

from scenes.games.doors import Doors
from scenes.games.nations.cover import paint_cover
from scenes.window.late import late
from sprites.game_box import Box

DOORS = Doors(
    box=Box("Nations", "build, battle, be remembered", "1–5 players    2–3 h", paint_cover),
    table=late(f"{__name__}.table", "NationsTable"),
    setup=late(f"{__name__}.setup_scene", "NationsSetup"),
    result=late(f"{__name__}.scores", "result"),
    solo=late(f"{__name__}.scores", "scoring"),
)
