"""Nation, the deck-building game: its table, its setup, and how it ends."""

from __future__ import annotations

from game.core.late import late
from scenes.games.doors import Doors
from scenes.games.nation_deckbuilder.cover import paint_cover

DOORS = Doors(
    game="nation_deckbuilder",
    paint_cover=paint_cover,
    table=late(f"{__name__}.table", "DeckBuilderTable"),
    setup=late(f"{__name__}.setup_scene", "DeckBuilderSetup"),
    faces=late(f"{__name__}.faces", "all_faces"),
    pictured=late(f"{__name__}.pictured", "pictured"),
    result=late(f"{__name__}.victory_scene", "VictoryScene"),
)
