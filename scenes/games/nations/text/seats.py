"""What the nations of the seats are called."""

from __future__ import annotations

from game.nations.cards.cards import BOARDS
from game.text.sentences import Sentences

say = Sentences("nations")


def board_name(board: str) -> str:
    """The name of a nation, empty as long as no board is chosen."""
    return say.name(BOARDS[board].name) if board else ""
