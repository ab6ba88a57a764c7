"""Values that are loaded when they are first used, so that nothing waits for what it does not need yet."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def lazy(module: str, name: str) -> Callable[..., Any]:
    """Calls what has this name in a module, which is read with the first call."""

    def call(*facts: Any) -> Any:
        return getattr(import_module(module), name)(*facts)

    return call


def lazy_value(module: str, name: str) -> Callable[[], Any]:
    """What has this name in a module, which is read when it is asked for."""
    return lambda: getattr(import_module(module), name)
