"""Pieces of the Dice Game as setups and rules show them, by their names in the data."""

from __future__ import annotations

from game.nations_dice.cards.tiles import TILES
from game.nations_dice.state import REROLL
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations_dice.board.dice import STYLES, twist_of
from scenes.games.nations_dice.board.die_card import DieCardLook
from scenes.games.nations_dice.board.looks import ChitLook, TileLook
from scenes.setup.spread import Sample

say = Sentences("nations_dice")

DIE, CHIT = 44.0, 40.0
"""Edge of a die and width of a chit in the rules, in units."""


def pictured(name: str) -> Sample:
    """A tile, or a piece by what it is and of which kind: "die red", "chit gold". Raises KeyError."""
    piece, _, kind = name.partition(" ")
    if piece == "die":
        return die(kind, DIE)
    return chit(kind, CHIT) if piece == "chit" else tile(name)


def tile(name: str) -> Sample:
    """A tile."""
    return Sample(say.name(TILES[name].name), TileLook(name), TileLook(name, "zoom"))


def die(colour: str, edge: float) -> Sample:
    """A die of a colour with its first face up."""
    look = ui.DieLook(STYLES[colour], 1, edge, twist_of(colour))
    return Sample(say("faces.colour_die", colour=say.name(colour)), look, DieCardLook(colour))


def chit(kind: str, size: float) -> Sample:
    """A chit, and what it does."""
    words = say("told.kind_chit", kind=kind)
    told = say("told.chit_rerolls") if kind == REROLL else say("told.chit_pays", kind=kind)
    return Sample(words, ChitLook(kind, size), ui.Explanation(words, remarks=(told,), chapter="Dice and chits"))
