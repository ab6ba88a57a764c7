"""What the nations of the seats are called."""

from __future__ import annotations

from game.core.sentences import Sentences
from game.nations.cards import BOARDS

say = Sentences("nations")


def board_name(board: str) -> str:
    """The name of a nation, empty as long as no board is chosen."""
    return say.name(BOARDS[board].name) if board else ""
