"""Hidden information: only the order of the face-down decks (N-GAME-06)."""

from __future__ import annotations

from game.engine import Pool
from game.nations.state import NationsState


def hidden(state: NationsState, viewer: int | None) -> list[Pool]:
    """Nobody knows in what order the cards of the current age lie in their decks."""
    return [[(state, "progress_deck")], [(state, "event_deck")]]
