"""Pig: its table, its setup, and how it ends."""

from __future__ import annotations

from game.core.late import lazy
from scenes.games.doors import Plugin
from scenes.games.pig.cover import paint_cover

PLUGIN = Plugin(
    game="pig",
    paint_cover=paint_cover,
    table=lazy(f"{__name__}.table", "PigTable"),
    setup=lazy(f"{__name__}.setup_scene", "PigSetup"),
    result=lazy(f"{__name__}.scores", "result"),
)
