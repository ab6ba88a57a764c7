"""Numbers of a finished game of the Dice Game that achievements and challenges ask for."""

from __future__ import annotations

from game.achievements.requirements import Figure, FinishedGame
from game.nations_dice.cards.tiles import TILES


def _behind_after_three(game: FinishedGame) -> int:
    """How far it lay behind after the third age, where it was last."""
    return int(game.behind(game.after_rounds[2])) if len(game.after_rounds) > 2 else 0


FIGURES: dict[str, Figure] = {
    "wonders": lambda game: sum(map(bool, game.me.ready)),
    "colonies": lambda game: sum(map(bool, game.me.colonies)),
    "books": lambda game: int(game.me.books),
    "dice_colours": lambda game: len({die.colour for die in game.me.dice}),
    "start_tiles": lambda game: sum(bool(tile) and TILES[tile].age == 0 for tile in game.me.slots),
    "behind_after_three": _behind_after_three,
}
"""By the names that conditions know them by."""


def types() -> dict[str, str]:
    """The type of every piece that can be bought; none where pieces have none."""
    return {tile.id: tile.type for tile in TILES.values()}
