"""Nations: The Dice Game: its table, its setup, and how it ends."""

from __future__ import annotations

from game.core.late import late
from scenes.games.doors import Doors
from scenes.games.nations_dice.cover import paint_cover

DOORS = Doors(
    game="nations_dice",
    paint_cover=paint_cover,
    table=late(f"{__name__}.table", "NationsDiceTable"),
    setup=late(f"{__name__}.setup_scene", "NationsDiceSetup"),
    faces=late(f"{__name__}.faces", "all_faces"),
    pictured=late(f"{__name__}.pictured", "pictured"),
    result=late(f"{__name__}.scores", "result"),
    solo=late(f"{__name__}.scores", "scoring"),
)
