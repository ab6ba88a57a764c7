"""Persisted names: what the fingerprints in saved games call the steps and effects of the rules.

A position holds functions and effects that wait on its stack, and its fingerprint has to name them. What it calls them
must never change, or no saved game would be read past its first `check` line; where they live in the code may. So
`data/persisted/names.yaml` says for each place in the code what saved games call it. Whoever moves or renames a step
or an effect changes the place there and leaves the name; a new one gets the name of its place.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from game.cards.catalog import DATA, Passage, gather, read_file

FOLDER = DATA / "persisted"
FILE = "names.yaml"
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_.]{0,99}")


class PersistedNames(NamedTuple):
    """What saved games call steps (functions) and effects (classes of frozen values), by where they are now, such as
    `game.cards.effects.run_effect`.
    """

    steps: Mapping[str, str]
    effects: Mapping[str, str]


@cache
def names() -> PersistedNames:
    """The names in use. Raises Misprint where the file cannot be understood."""
    return read_file(FOLDER / FILE, _read_names)


def place(thing: Any) -> str:
    """Where a function or a class is now."""
    return f"{thing.__module__}.{thing.__qualname__}"


def step_name(step: Any) -> str:
    """What saved games call a step: its place, where the table does not know it, as in the games of tests."""
    where = place(step)
    return names().steps.get(where, where)


def effect_name(kind: type) -> str:
    """What saved games call a class of frozen values: its name in the code, where the table does not know it."""
    return names().effects.get(place(kind), kind.__qualname__)


def check_names(folder: Path = FOLDER) -> None:
    """See that every place is there. Raises Misprint, also where the file cannot be understood."""
    read_file(folder / FILE, _check_places)


def _read_names(passage: Passage) -> PersistedNames:
    fields = passage.record({"steps": _read_table, "effects": _read_table}, ("steps", "effects"))
    return PersistedNames(**fields)


def _read_table(passage: Passage) -> dict[str, str]:
    """Names by places. Two things of one name could not be told apart."""
    fields = passage.fields()
    read = gather(*(partial(_read_name, name) for name in fields.values()))
    taken: dict[str, str] = {}

    def claim(place: str, name: str) -> None:
        if name in taken:
            raise fields[place].misprint(f"{taken[name]} is called {name!r}, too", "taken")
        taken[name] = place

    gather(*(partial(claim, place, name) for place, name in zip(fields, read, strict=True)))
    return dict(zip(fields, read, strict=True))


def _read_name(passage: Passage) -> str:
    if not _NAME.fullmatch(passage.text()):
        message = f"{passage.content!r} is no name of a step or an effect"
        remedy = "Write the name that saved games hold: tests/golden/persisted.yaml has those of 0.5.0."
        raise passage.misprint(message, "wrong-kind", remedy)
    return passage.text()


def _check_places(passage: Passage) -> None:
    _read_names(passage)
    fields = {place: name for table in passage.fields().values() for place, name in table.fields().items()}
    gather(*(partial(_check_place, place, name) for place, name in fields.items()))


def _check_place(place: str, passage: Passage) -> None:
    module, _, name = str(place).rpartition(".")
    try:
        is_there = module.startswith("game.") and hasattr(import_module(module), name)
    except ImportError:
        is_there = False
    if not is_there:
        remedy = "Write where it is now, and leave its name as it is."
        raise passage.misprint(f"there is no {place} in the code", "unknown-name", remedy)
