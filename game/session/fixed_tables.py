"""Fixed tables: dealt alike on every computer, so that results can be compared.

Daily tables, challenges and weekly situations are of this kind. The seed of such a table begins with its kind, so files
and letters need no extra field for it. After that, the seed of a challenge has its id and the number of the try; what
is barred follows from these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any

from game.cards.catalog import DATA, read_file
from game.engine import Game
from game.engine.state import Bars

DAILY, CHALLENGE, SITUATION = FIXED = "daily", "challenge", "situation"
"""Kinds of fixed tables: they are dealt alike on every computer, so that results can be compared."""


def fixed_kind(seed: int | str) -> str:
    """The kind of fixed table that this seed deals, its first word; empty for every other table. Files and letters need
    no field of their own for it.
    """
    word = str(seed).partition(" ")[0]
    return word if word in FIXED else ""


FILE, OWN = "challenges.yaml", "you"
"""The file of a game's challenges, and what stands for the own seat in it."""


def counts_whole(seed: int | str) -> bool:
    """Whether a game of this seed is the players' own from its first move on, and counts in statistics and the hall of
    fame: a situation was played to its half by computers.
    """
    return fixed_kind(seed) != SITUATION


def bars_for(game: Game, seed: int | str) -> Bars | None:
    """What is barred at the table of a seed; None where nothing is. Raises Misprint."""
    if fixed_kind(seed) != CHALLENGE:
        return None
    name = str(seed).split(" ")[1] if " " in str(seed) else ""
    return _bars(game.name, name)


@lru_cache(maxsize=64)
def _bars(game: str, name: str) -> Bars | None:
    path = DATA / game / FILE
    every: Any = read_file(path, lambda passage: passage.content) if path.exists() else []
    entry: Any = next((each for each in every if each.get("id") == name), {})
    return bars_of(game, name, entry["seats"].index(OWN), entry["bans"]) if entry.get("bans") else None


def bars_of(game: str, name: str, seat: int, bans: Sequence[Mapping[str, str]]) -> Bars:
    """What these bans bar: {verb: reroll}, {buys: advisor} for a type of pieces, or {piece: wall} for one."""
    types: dict[str, str] = import_module(f"game.{game}.analysis.figures").types()
    of_types = {ban["buys"] for ban in bans if "buys" in ban}
    pieces = {piece for piece, type in types.items() if type in of_types}
    return Bars(
        name,
        seat,
        frozenset(ban["verb"] for ban in bans if "verb" in ban),
        frozenset(pieces | {ban["piece"] for ban in bans if "piece" in ban}),
    )
