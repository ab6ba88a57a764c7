"""The rules of a game as chapters to read, from the game's data, and the search in them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

from game.core.catalog import Passage, Readers, read_file

FOLDER = Path(__file__).parent.parent / "data"
FILE_NAME = "rulebook.yaml"

ENDINGS = ("ing", "ies", "es", "ed", "s", "y", "e")
"""Endings that make another form of a word, the longest first; what is left has at least SHORTEST letters."""

SHORTEST = 3
BEFORE = 18
"""Letters of a passage that are shown before a word that was found in it, at most."""


class Chapter(NamedTuple):
    """A heading and its text, with {glyph} marks and **bold** words; lines are paragraphs.

    kind: what a printed piece is, empty for a chapter of the rules. also: words for its matter that it does not use.
    """

    heading: str
    text: str
    kind: str = ""
    also: tuple[str, ...] = ()

    @property
    def plain(self) -> str:
        """The text as a reader would say it: signs by their names, nothing bold."""
        return self.text.replace("**", "").replace("{", "").replace("}", "")


class Found(NamedTuple):
    """A chapter that was found, and where: what a piece is, or the passage with the first of the words."""

    chapter: Chapter
    where: str


@lru_cache(maxsize=4)
def chapters(game: str) -> tuple[Chapter, ...]:
    """The rules of a game by its package's name. Raises Misprint that names the file and the line."""
    return read_chapters(FOLDER / game)


def read_chapters(folder: Path) -> tuple[Chapter, ...]:
    """The rules in a game's folder. Raises Misprint that names the file and the line."""
    return tuple(read_file(folder / FILE_NAME, lambda passage: passage.each(_chapter, 1)))


def _chapter(passage: Passage) -> Chapter:
    readers: Readers = {
        "heading": Passage.name,
        "text": lambda text: text.text().strip(),
        "also": lambda words: tuple(words.each(Passage.name)),
    }
    return Chapter(**passage.record(readers, ("heading", "text")))


def search(among: Iterable[Chapter], words: str) -> tuple[Found, ...]:
    """The chapters that hold every one of these words, then those that hold them in other forms.

    Of both the rules come first, then the pieces, those with a word in the heading before the others.
    """
    typed = _folded(words).split()
    stems = [_stem(word) for word in typed]
    found: list[tuple[tuple[bool, bool, bool], Found]] = []
    for chapter in among:
        if all(stem in _searched(chapter) for stem in stems):
            is_exact = all(word in _searched(chapter) for word in typed)
            wanted = typed if is_exact else stems
            in_heading = any(word in _folded(chapter.heading) for word in wanted)
            where = chapter.kind or _passage(chapter.plain, wanted)
            found.append(((not is_exact, bool(chapter.kind), not in_heading), Found(chapter, where)))
    return tuple(each for _, each in sorted(found, key=itemgetter(0)))


@lru_cache(maxsize=2048)
def _searched(chapter: Chapter) -> str:
    return _folded(" ".join([chapter.heading, chapter.plain, chapter.kind, *chapter.also]))


def _folded(text: str) -> str:
    """Letters without case and accents."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _stem(word: str) -> str:
    """What all forms of a word begin with: "revolt" for "revolts" and "revolted"."""
    if word.endswith("ss"):
        return word
    cut = (word.removesuffix(ending) for ending in ENDINGS if word.endswith(ending))
    return next((stem for stem in cut if len(stem) >= SHORTEST), word)


def _passage(plain: str, wanted: list[str]) -> str:
    """The part of a text that begins shortly before the first of these words, or its beginning."""
    text = re.sub(r"\s+", " ", plain)
    folded = "".join(_folded(letter)[:1] or " " for letter in text)
    at = min((place for stem in wanted if (place := folded.find(stem)) >= 0), default=0)
    start = text.find(" ", at - BEFORE, at) + 1 if at > BEFORE else 0
    return f"…{text[start:]}" if start else text
