"""The rules of every game at the table, free of any screen."""

from __future__ import annotations

from game.cards.registry import mods_found_by
from game.engine import Game
from game.engine.lazy import lazy
from game.nation_deckbuilder import GAME as NATION
from game.nations import GAME as NATIONS
from game.nations_dice import GAME as NATIONS_DICE
from game.wealth_of_nations import GAME as WEALTH_OF_NATIONS

GAMES: dict[str, Game] = {game.name: game for game in (NATIONS, NATIONS_DICE, NATION, WEALTH_OF_NATIONS)}
"""Every game by its package's name, in the order of the menu."""


mods_found_by(lazy("game.mods.installed", "take_up"))


def game_named(name: str) -> Game:
    """The game with this package name. Raises ValueError naming the known ones."""
    try:
        return GAMES[name]
    except KeyError:
        raise ValueError(f"there is no game called {name!r}; there are {', '.join(GAMES)}") from None
