"""Nation, the deck-building game: its table, its setup, and how it ends."""

from __future__ import annotations

from game.engine.lazy import lazy
from scenes.games.nation_deckbuilder.cover import paint_cover
from scenes.games.plugin import Plugin
from sprites.places.cloth import MIDNIGHT

PLUGIN = Plugin(
    game="nation_deckbuilder",
    cloth=MIDNIGHT,
    paint_cover=paint_cover,
    table=lazy(f"{__name__}.table", "DeckBuilderTable"),
    setup=lazy(f"{__name__}.setup_scene", "DeckBuilderSetup"),
    faces=lazy(f"{__name__}.panels.faces", "all_faces"),
    pictured=lazy(f"{__name__}.pictured", "pictured"),
    solo=lazy(f"{__name__}.solo_names", "solo_names"),
    rails=lazy(f"{__name__}.text.words", "rails"),
    result=lazy(f"{__name__}.victory_scene", "VictoryScene"),
)
