"""Pig: its table, its setup, and how it ends."""

from __future__ import annotations

from game.engine.lazy import lazy
from scenes.games.pig.cover import paint_cover
from scenes.games.plugin import Plugin

PLUGIN = Plugin(
    game="pig",
    paint_cover=paint_cover,
    table=lazy(f"{__name__}.table", "PigTable"),
    setup=lazy(f"{__name__}.setup_scene", "PigSetup"),
    result=lazy(f"{__name__}.scores", "result"),
)
