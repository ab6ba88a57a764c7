"""The ladder of names that games alone against the Evil Army earn, by the health that is left."""

from __future__ import annotations

from functools import cache

from game.cards.catalog import DATA, Passage, Readers, between, read_file
from game.text.sentences import Sentences

_say = Sentences("nation_deckbuilder")


@cache
def _rungs() -> tuple[tuple[int, str], ...]:
    """Raises Misprint."""
    readers: Readers = {"health": between(1, 60), "name": Passage.name}

    def rung(passage: Passage) -> tuple[int, str]:
        found = passage.record(readers, readers)
        return found["health"], found["name"]

    path = DATA / "nation_deckbuilder" / "hall_of_fame.yaml"
    return read_file(path, lambda file: tuple(file.each(rung, 1)))


def ladder() -> tuple[tuple[int, str], ...]:
    """Health left and the names it earns, the highest first."""
    return tuple((health, _say.name(name)) for health, name in _rungs())


def hall_name(health: int) -> str:
    """The name of the highest rung not above the health that is left; empty below the lowest."""
    return next((name for least, name in ladder() if health >= least), "")
