"""Pieces of Nation as setups and rules show them, by their names in the data."""

from __future__ import annotations

from game.nation_deckbuilder.cards.cards import DESIGNS
from game.text.sentences import Sentences
from scenes.games.nation_deckbuilder.panels.looks import CardLook
from scenes.setup.spread import Sample

say = Sentences("nation_deckbuilder")


def pictured(name: str, form: str = "market", width: float = 0.0) -> Sample:
    """A card. Raises KeyError for a name there is none of."""
    return Sample(say.name(DESIGNS[name].name), CardLook(name, form, width), CardLook(name, "zoom"))
