"""Nations: The Dice Game: its table, its setup, and how it ends."""

from __future__ import annotations

from game.engine.lazy import lazy
from scenes.games.nations_dice.cover import paint_cover
from scenes.games.plugin import Plugin
from sprites.places.cloth import BURGUNDY

PLUGIN = Plugin(
    game="nations_dice",
    cloth=BURGUNDY,
    paint_cover=paint_cover,
    table=lazy(f"{__name__}.table", "NationsDiceTable"),
    setup=lazy(f"{__name__}.setup_scene", "NationsDiceSetup"),
    faces=lazy(f"{__name__}.board.faces", "all_faces"),
    pictured=lazy(f"{__name__}.pictured", "pictured"),
    rails=lazy(f"{__name__}.text.words", "rails"),
    result=lazy(f"{__name__}.scores", "result"),
    solo=lazy(f"{__name__}.scores", "scoring"),
)
