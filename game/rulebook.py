"""The rules of a game as chapters to read, from the game's data, and the search in them."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Iterable
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

from game.core import language
from game.core.catalog import DATA, Passage, Readers, read_file
from game.core.language import ENGLISH, PRETEND, per_language
from game.core.pretend import pretend
from game.core.sentences import CHAPTERS, Sentences

_log = logging.getLogger(__name__)

say = Sentences("screens")

SHORTEST = 3
"""Letters that are left of a word without its ending, at least."""
BEFORE = 18
"""Letters of a passage that are shown before a word that was found in it, at most."""


class Chapter(NamedTuple):
    """A heading and its text, with {glyph} marks and **bold** words; lines are paragraphs.

    kind: what a printed piece is, empty for a chapter of the rules. also: words for its matter that it does not use.
    of: the English heading, by which a chapter of the rules is known in every language; empty for a piece. shows: the
    names of the pieces that are pictured with it.
    """

    heading: str
    text: str
    kind: str = ""
    also: tuple[str, ...] = ()
    of: str = ""
    shows: tuple[str, ...] = ()

    @property
    def plain(self) -> str:
        """The text as a reader would say it: signs by their names, nothing bold."""
        return re.sub(r"\{(\w+)\}", lambda sign: say(f"signs.{sign[1]}"), self.text.replace("**", ""))


class Found(NamedTuple):
    """A chapter that was found, and where: what a piece is, or the passage with the first of the words."""

    chapter: Chapter
    where: str


@per_language
def chapters(game: str) -> tuple[Chapter, ...]:
    """The rules of a game by its package's name, and what is the same at every table, in the language of now; in
    English what that has no chapter for.

    Raises Misprint that names the file and the line.
    """
    return (*_chapters_of(game), *_chapters_of("screens"))


def _chapters_of(game: str) -> tuple[Chapter, ...]:
    english = read_chapters(DATA / game / ENGLISH)
    spoken = language.now()
    if spoken == PRETEND:
        return tuple(
            each._replace(heading=pretend(each.heading), text=pretend(each.text)) for each in english
        )
    known = {each.of: each for each in read_chapters(DATA / game / spoken)}
    for each in english:
        if each.of not in known:
            _log.error("%s, %s: the chapter %r is missing", game, spoken, each.of)
    return tuple(known.get(each.of, each)._replace(shows=each.shows) for each in english)


def read_chapters(folder: Path) -> tuple[Chapter, ...]:
    """The rules in a folder of words; none where there are none but English ones.

    Raises Misprint that names the file and the line.
    """
    file = folder / CHAPTERS
    if folder.name == ENGLISH:
        return tuple(read_file(file, lambda passage: passage.each(_chapter, 1)))
    return tuple(read_file(file, lambda passage: passage.each(_translated, 1))) if file.exists() else ()


_READERS: Readers = {
    "heading": Passage.name,
    "text": lambda text: text.text().strip(),
    "also": lambda words: tuple(words.each(Passage.name)),
}


def _chapter(passage: Passage) -> Chapter:
    shows: Readers = {"shows": lambda names: tuple(names.each(Passage.name))}
    read = passage.record({**_READERS, **shows}, ("heading", "text"))
    return Chapter(of=read["heading"], **read)


def _translated(passage: Passage) -> Chapter:
    return Chapter(**passage.record({**_READERS, "of": Passage.name}, ("of", "heading", "text")))


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


@per_language
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
    cut = (word.removesuffix(ending) for ending in say.lines("search.endings") if word.endswith(ending))
    return next((stem for stem in cut if len(stem) >= SHORTEST), word)


def _passage(plain: str, wanted: list[str]) -> str:
    """The part of a text that begins shortly before the first of these words, or its beginning."""
    text = re.sub(r"\s+", " ", plain)
    folded = "".join(_folded(letter)[:1] or " " for letter in text)
    at = min((place for stem in wanted if (place := folded.find(stem)) >= 0), default=0)
    start = text.find(" ", at - BEFORE, at) + 1 if at > BEFORE else 0
    return f"…{text[start:]}" if start else text
