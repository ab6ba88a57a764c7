"""The tables of the games: where everything lies and how it looks. A table's code is read when it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scenes.tables.layout import Table


def _nations() -> Table:
    from scenes.tables.nations import NationsTable

    return NationsTable()


TABLES: Mapping[str, Callable[[], Table]] = {"nations": _nations}
"""What lays the table of each game, by the game's package name."""
