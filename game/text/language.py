"""The language that sentences are in now: one for the whole program, and it may change at any moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from typing import ParamSpec, TypeVar

from game.cards.catalog import DATA

ENGLISH = "en"
"""The language that is complete by definition, and that all others are compared with."""
SYSTEM = "system"
"""What stands for the language of whoever's system it is, until somebody chooses another one."""
PRETEND = "pretend"
"""English made longer and with accents, for trying out whether words fit; no player is offered it."""

Asked = ParamSpec("Asked")
Told = TypeVar("Told")

_now = ENGLISH


def languages() -> tuple[str, ...]:
    """The languages that players can choose: the folders of words, English first."""
    others = {path.name for path in (DATA / "screens").iterdir() if path.is_dir()} - {ENGLISH}
    return (ENGLISH, *sorted(others))


def wished(language: str, of_system: Iterable[str]) -> str:
    """The language to speak: this one, or where that is `SYSTEM` the first there is of the system's, the most wanted
    first; English where there is none.
    """
    if language != SYSTEM:
        return language
    return next((each for each in of_system if each in languages()), ENGLISH)


def now() -> str:
    """The language of now."""
    return _now


def use(language: str) -> None:
    """Speak this language from now on. Raises ValueError for one that there is not."""
    global _now
    if language not in (*languages(), PRETEND):
        raise ValueError(f"there is no language {language!r}; there are {', '.join(languages())}")
    _now = language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak this language for a while."""
    before = now()
    use(language)
    try:
        yield
    finally:
        use(before)


def per_language(tell: Callable[Asked, Told]) -> Callable[Asked, Told]:
    """Like `functools.cache`, for words: what was told in one language is not told in another."""

    @cache
    def remembered(language: str, *args: Asked.args, **kwargs: Asked.kwargs) -> Told:
        return tell(*args, **kwargs)

    @wraps(tell)
    def telling(*args: Asked.args, **kwargs: Asked.kwargs) -> Told:
        return remembered(_now, *args, **kwargs)  # type: ignore[arg-type]

    return telling
