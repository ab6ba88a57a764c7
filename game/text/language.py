"""The language that sentences are in now: one for the whole program, and it may change at any moment."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, partial, wraps
from pathlib import Path
from typing import NamedTuple, ParamSpec, TypeVar

from game.cards.catalog import DATA, Misprint, Passage, read_file
from game.text.plurals import CATEGORIES, Plurals, plurals_of, rule_of, wanted

ENGLISH = "en"
"""The language that is complete by definition, and that all others are compared with."""
SYSTEM = "system"
"""What stands for the language of whoever's system it is, until somebody chooses another one."""
PRETEND = "pretend"
"""English made longer and with accents, for trying out whether words fit; no player is offered it."""

HEAD = "language.yaml"
"""The file in a language's folder of `data/screens` that says what holds for all its words."""
_log = logging.getLogger(__name__)

Asked = ParamSpec("Asked")
Told = TypeVar("Told")

_now = ENGLISH


class LanguageHead(NamedTuple):
    """What holds for all words of a language.

    name: what it calls itself. plurals: what its words come in. finished: in a language that is still being
    translated, the folders of which every word is there; None in one that has all.
    """

    name: str
    plurals: Plurals
    finished: tuple[str, ...] | None = None

    def may_lack(self, folder: str) -> bool:
        """Whether words of a folder may be missing; English stands there instead."""
        return self.finished is not None and folder not in self.finished


def read_head(folder: Path) -> LanguageHead:
    """The head in a language's folder of `data/screens`. Raises Misprint that names the file and the line."""
    return read_file(folder / HEAD, partial(_read_head, folder.name))


def _read_head(language: str, passage: Passage) -> LanguageHead:
    def categories(texts: Passage) -> tuple[str, ...]:
        given = tuple(texts.each(lambda each: each.one_of(CATEGORIES, "category"), 1, len(CATEGORIES)))
        if given != (needed := wanted(language)):
            raise texts.misprint(f"the numbers of {language!r} need {', '.join(needed)}, in this order")
        return given

    def folders(names: Passage) -> tuple[str, ...]:
        return tuple(names.each(Passage.name))

    readers = {"name": Passage.name, "plurals": categories, "finished": folders}
    read = passage.record(readers, ("name", "plurals"))
    return LanguageHead(read["name"], Plurals(read["plurals"], rule_of(language)), read.get("finished"))


@cache
def head_of(language: str) -> LanguageHead:
    """The head of one of the program's languages; where it cannot be read, what CLDR says, and the log says why."""
    try:
        return read_head(DATA / "screens" / language)
    except Misprint as misprint:
        _log.error("%s", misprint)
        return LanguageHead(language, plurals_of(language))


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


_LONGER = 0.5
"""Letters that are added for every letter: with blanks, signs and figures a text is some 40 per cent longer."""

_ACCENTS = str.maketrans("aeiouyAEIOUYcnsz", "àéîöüÿÀÉÎÖÜŸçñšž")
_KEPT_OR_WORD = re.compile(r"\{\w*\}|<press\.[\w.]+>|[A-Za-z]+")
"""Signs and keys, which stay as they are, and words."""


def pretend(text: str) -> str:
    """English in the pretend language: signs, bold marks, figures and places stay as they are."""
    owed = 0.0

    def longer(found: re.Match[str]) -> str:
        nonlocal owed
        word = found[0]
        if word.startswith(("{", "<")):
            return word
        owed += _LONGER * len(word)
        more = round(owed)
        owed -= more
        return (word + (word.lower() * 2)[:more]).translate(_ACCENTS)

    return _KEPT_OR_WORD.sub(longer, text)
