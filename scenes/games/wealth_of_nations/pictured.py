"""Pieces of Wealth of Nations as setups and rules show them, by their names in the data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.wealth_of_nations.cards.components import INDUSTRIES, PRICES
from scenes import ui
from scenes.games.wealth_of_nations.board import looks
from scenes.games.wealth_of_nations.board.tile_zoom import TileZoom
from scenes.games.wealth_of_nations.text.seats import say
from scenes.setup.spread import Sample

PIECES: Mapping[str, ui.Look] = MappingProxyType(
    {"flag": looks.FlagLook(2, 60.0), "gear": looks.GearLook(40.0), "clash": looks.ClashLook(40.0)}
)
RULES = 62.0
"""Side of a tile in the rules, in units."""
CUBE = 48.0


def pictured(name: str, side: float = RULES) -> Sample:
    """A tile by its industry, a cube, a flag, the gear of automation or the mark of a clash. Raises KeyError."""
    if name in PIECES:
        words = say(f"pictured.{name}")
        return Sample(words, PIECES[name], ui.Explanation(words, remarks=(say(f"pictured.{name}_told"),)))
    if name in PRICES:
        words = say.name(PRICES[name].name)
        return Sample(words, looks.CubeLook(name, CUBE), ui.Explanation(words))
    return Sample(say.name(INDUSTRIES[name].name), looks.TileFace(name, side=side, whole=True), TileZoom(name))
