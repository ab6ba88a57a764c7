"""What pieces and moves sound like, whatever the game."""

from __future__ import annotations

from collections.abc import Mapping

TOKEN_SOUNDS: Mapping[str, str] = {
    "architect": "architect",
    "books": "book",
    "coins": "coin",
    "food": "food",
    "gold": "coin",
    "happiness": "cheer",
    "note": "card_flip",
    "science": "book",
    "stone": "stone",
    "vp": "laurel",
    "worker": "worker",
}
"""By their glyphs; all others are cubes."""

BUYING_SOUNDS: Mapping[str, str] = {"advisor": "advisor", "colony": "sail", "military": "blade"}
"""By the type of what a nation buys: somebody who joins it, a ship that sails, a sword. All others slide."""


def token_sound(glyph: str) -> str:
    """What a token sounds like that flies."""
    return TOKEN_SOUNDS.get(glyph, "cube")


def buying_sound(kind: str) -> str:
    """What a card or tile of a type sounds like as it comes to a nation."""
    return BUYING_SOUNDS.get(kind, "card_slide")
