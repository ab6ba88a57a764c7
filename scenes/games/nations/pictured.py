"""Pieces of Nations as setups and rules show them, by their names in the data."""

from __future__ import annotations

from game.nations.cards.cards import BOARDS, CARDS, EVENTS, TILES
from game.nations.text.telling import piece_name
from scenes import ui
from scenes.games.nations.board.board_look import BoardZoom
from scenes.games.nations.board.event_look import EventZoom, TileZoom
from scenes.games.nations.board.faces import card_face
from scenes.games.nations.board.looks import CardLook
from scenes.setup.spread import Sample


def pictured(name: str) -> Sample:
    """A card, an Event Card, a solo tile or a Player Board. Raises KeyError for a name there is none of."""
    if paper := _paper(name):
        return Sample(piece_name(name), paper, paper)
    face = card_face(name)
    return Sample(piece_name(CARDS[name].id), CardLook(face), CardLook(face, "zoom"))


def _paper(name: str) -> ui.Look | None:
    """What is shown as a sheet of paper."""
    if name in BOARDS:
        return BoardZoom(name, ("a", "b"))
    if name in EVENTS:
        return EventZoom(name)
    return TileZoom(name) if name in TILES else None
