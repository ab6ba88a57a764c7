"""Nation, the deck-building game: its table, its setup, and how it ends."""

from __future__ import annotations

from scenes.games.doors import Doors
from scenes.games.nation_deckbuilder.cover import paint_cover
from scenes.window.late import late
from sprites.game_box import Box

DOORS = Doors(
    box=Box("Nation", "five ages in a hand of cards", "1–4 players    45 min", paint_cover),
    table=late(f"{__name__}.table", "DeckBuilderTable"),
    setup=late(f"{__name__}.setup_scene", "DeckBuilderSetup"),
    result=late(f"{__name__}.victory_scene", "VictoryScene"),
)
