"""Pieces of Nations as setups and rules show them, by their names in the data."""

from __future__ import annotations

from game.core.sentences import Sentences
from game.nations.cards import CARDS
from scenes.games.nations.faces import card_face
from scenes.games.nations.looks import CardLook
from scenes.setup.spread import Sample

say = Sentences("nations")


def pictured(name: str) -> Sample:
    """A card. Raises KeyError for a name there is none of."""
    face = card_face(name)
    return Sample(say.name(CARDS[name].name), CardLook(face), CardLook(face, "zoom"))
