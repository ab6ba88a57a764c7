"""Nations: its table, its setup, and how it ends."""

from __future__ import annotations

from game.engine.lazy import lazy
from scenes.games.nations.cover import paint_cover
from scenes.games.plugin import Plugin

PLUGIN = Plugin(
    game="nations",
    paint_cover=paint_cover,
    table=lazy(f"{__name__}.table", "NationsTable"),
    setup=lazy(f"{__name__}.setup_scene", "NationsSetup"),
    pictured=lazy(f"{__name__}.pictured", "pictured"),
    rails=lazy(f"{__name__}.text.words", "rails"),
    result=lazy(f"{__name__}.scores", "result"),
    faces=lazy(f"{__name__}.board.faces", "all_faces"),
    papers=lazy(f"{__name__}.motion.event_moment", "all_papers"),
    solo=lazy(f"{__name__}.scores", "scoring"),
)
