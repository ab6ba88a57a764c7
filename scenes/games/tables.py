"""The tables of the games: where everything lies and how it looks. A table's code is read when it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scenes.kit.table import Table


def _nations() -> Table:
    from scenes.games.nations.table import NationsTable

    return NationsTable()


def _nations_dice() -> Table:
    from scenes.games.nations_dice.table import NationsDiceTable

    return NationsDiceTable()


def _nation_deckbuilder() -> Table:
    from scenes.games.nation_deckbuilder.table import DeckBuilderTable

    return DeckBuilderTable()


def _wealth_of_nations() -> Table:
    from scenes.games.wealth_of_nations.table import WealthTable

    return WealthTable()


TABLES: Mapping[str, Callable[[], Table]] = {
    "nations": _nations,
    "nations_dice": _nations_dice,
    "nation_deckbuilder": _nation_deckbuilder,
    "wealth_of_nations": _wealth_of_nations,
}
"""What lays the table of each game, by the game's package name."""
