"""How much of all words a language has: sentences, chapters of the rules and names of printed pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from game import GAMES
from game.cards.catalog import DATA, Misprint, read_file
from game.text import device_words
from game.text.language import ENGLISH, head_of
from game.text.rulebook import read_chapters
from game.text.sentences import read_entries, read_names, word_files

MATTERS = (*GAMES, "screens")
"""The folders of `data` that hold words."""

Word = tuple[str, str]
"""One thing to be said: its kind (key, chapter or name), and what it is known by."""


class TranslatedShare(NamedTuple):
    """How many of so many words there are."""

    has: int
    of: int

    @property
    def percent(self) -> int:
        """The share in per cent, rounded down: 100 only where nothing is missing."""
        return 100 * self.has // self.of if self.of else 100


def printed(folder: Path) -> tuple[str, ...]:
    """The English names of all pieces that a game prints. Raises Misprint where one of its files cannot be read."""
    found = (read_file(file, lambda each: [*_names(each.content)]) for file in sorted(folder.glob("*.yaml")))
    return tuple(dict.fromkeys(chain.from_iterable(found)))


def _names(content: object) -> Iterator[str]:
    if isinstance(content, list):
        for each in content:
            yield from _names(each)
    elif isinstance(content, dict):
        for field, each in content.items():
            if field == "name" and isinstance(each, str):
                yield each
            else:
                yield from _names(each)


@cache
def _wanted(matter: str) -> frozenset[Word]:
    """All that a matter says in English."""
    folder = DATA / matter
    chapters = read_chapters(folder / ENGLISH)
    names = (("name", name) for name in printed(folder))
    return frozenset({*_keys(folder / ENGLISH), *(("chapter", each.of) for each in chapters), *names})


def _keys(words: Path) -> Iterator[Word]:
    keys = (key for file in word_files(words) for key in read_file(file, read_entries))
    return (("key", key) for key in keys if not key.startswith(f"{device_words.ENTRY}."))


def _given(words: Path) -> frozenset[Word]:
    """All that a folder of words says. Raises Misprint."""
    chapters, names = read_chapters(words), read_names(words)
    return frozenset({*_keys(words), *(("chapter", each.of) for each in chapters), *(("name", each) for each in names)})


def missing(matter: str, words: Path) -> frozenset[Word]:
    """What the program's own English says of a matter and a folder of words does not. Raises Misprint."""
    return _wanted(matter) - _given(words) if words.is_dir() else _wanted(matter)


def shares(data: Path, language: str) -> Mapping[str, TranslatedShare]:
    """How much of each matter a language has in a data folder. Raises Misprint."""
    found = {}
    for matter in MATTERS:
        of = len(_wanted(matter))
        found[matter] = TranslatedShare(of - len(missing(matter, data / matter / language)), of)
    return found


def whole(of: Mapping[str, TranslatedShare]) -> TranslatedShare:
    """All of them together."""
    return TranslatedShare(sum(each.has for each in of.values()), sum(each.of for each in of.values()))


@cache
def own_shares(language: str) -> Mapping[str, TranslatedShare]:
    """How much of each matter one of the program's own languages has; empty where its head says that nothing is
    missing, and where a file cannot be read.
    """
    if head_of(language).finished is None:
        return {}
    try:
        return shares(DATA, language)
    except Misprint:
        return {}
