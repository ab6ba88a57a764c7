"""Events of a game for tests that care for some of their facts only."""

from __future__ import annotations

from importlib import import_module
from typing import Any, get_origin, get_type_hints

from game.engine.event import Event

NOTHING = {int: 0, str: "", bool: False, tuple: ()}


def event(game: str, word: str, **facts: Any) -> Event:
    """An event that the game declares; facts that are not given are nothing."""
    kind = import_module(f"game.{game}.events").DECLARED[word]
    hints = get_type_hints(kind)
    usual = {name: NOTHING.get(get_origin(hints[name]) or hints[name]) for name in kind.__match_args__}
    assert facts.keys() <= usual.keys(), (word, facts.keys() - usual.keys())
    return kind(**usual | facts)
