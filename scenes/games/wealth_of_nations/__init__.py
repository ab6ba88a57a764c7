"""Wealth of Nations: its table, its setup, and how it ends."""

from __future__ import annotations

from game.engine.lazy import lazy
from scenes.games.plugin import Plugin
from scenes.games.wealth_of_nations.cover import paint_cover
from sprites.places.cloth import OAK

PLUGIN = Plugin(
    game="wealth_of_nations",
    cloth=OAK,
    paint_cover=paint_cover,
    table=lazy(f"{__name__}.table", "WealthTable"),
    setup=lazy(f"{__name__}.setup_scene", "WealthSetup"),
    pictured=lazy(f"{__name__}.pictured", "pictured"),
    rails=lazy(f"{__name__}.text.words", "rails"),
    result=lazy(f"{__name__}.scores", "result"),
)
