"""Nations: its table, its setup, and how it ends."""

from __future__ import annotations

from game.core.late import late
from scenes.games.doors import Doors
from scenes.games.nations.cover import paint_cover

DOORS = Doors(
    game="nations",
    paint_cover=paint_cover,
    table=late(f"{__name__}.table", "NationsTable"),
    setup=late(f"{__name__}.setup_scene", "NationsSetup"),
    pictured=late(f"{__name__}.pictured", "pictured"),
    result=late(f"{__name__}.scores", "result"),
    faces=late(f"{__name__}.faces", "all_faces"),
    papers=late(f"{__name__}.moments", "all_papers"),
    solo=late(f"{__name__}.scores", "scoring"),
)
