"""The rules of a game as chapters to read, from the game's data, and the search in them."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

from game.cards.catalog import DATA, Passage, Readers, read_file
from game.text import language
from game.text.chapter import Chapter
from game.text.language import ENGLISH, PRETEND, head_of, per_language, pretend
from game.text.sentences import CHAPTERS, Sentences
from game.text.template import with_keys

_log = logging.getLogger(__name__)

say = Sentences("screens")

SHORTEST = 3
"""Letters that are left of a word without its ending, at least."""
BEFORE = 18
"""Letters of a passage that are shown before a word that was found in it, at most."""


class Found(NamedTuple):
    """A chapter that was found, and where: what a piece is, or the passage with the first of the words."""

    chapter: Chapter
    where: str


def chapters(game: str) -> tuple[Chapter, ...]:
    """The rules of a game by its package's name, and what is the same at every table, in the language of now; in
    English what that has no chapter for.

    Raises Misprint that names the file and the line.
    """
    return tuple(each._replace(text=with_keys(each.text)) for each in _chapters(game))


@per_language
def _chapters(game: str) -> tuple[Chapter, ...]:
    return (*_chapters_of(game), *_chapters_of("screens"))


def _chapters_of(game: str) -> tuple[Chapter, ...]:
    english = read_chapters(DATA / game / ENGLISH)
    spoken = language.now()
    if spoken == PRETEND:
        return tuple(
            each._replace(heading=pretend(each.heading), text=pretend(each.text), game=game) for each in english
        )
    known = {each.of: each for each in read_chapters(DATA / game / spoken)}
    for each in () if head_of(spoken).may_lack(game) else english:
        if each.of not in known:
            _log.error("%s, %s: the chapter %r is missing", game, spoken, each.of)
    return tuple(known.get(each.of, each)._replace(shows=each.shows, game=game) for each in english)


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

    Of both come first what is called so, then what has words that begin so; of these the rules, then pieces, those with
    a word in the heading before the others.
    """
    typed = _words(words)
    stems = [_stem(word) for word in typed]
    found: list[tuple[tuple[bool, ...], Found]] = []
    for chapter in among:
        searched = _searched(chapter)
        if all(stem in searched for stem in stems):
            is_exact = all(word in searched for word in typed)
            wanted = typed if is_exact else stems
            heading = _words(chapter.heading)
            in_heading = any(word in each for word in wanted for each in heading)
            begins = all(f" {word}" in searched for word in wanted)
            where = chapter.kind or passage(chapter, wanted)
            first = heading[: len(typed)] == typed
            rank = (heading != typed, not is_exact, not first, not begins, bool(chapter.kind), not in_heading)
            found.append((rank, Found(chapter, where)))
    return tuple(each for _, each in sorted(found, key=itemgetter(0)))


@per_language
def _searched(chapter: Chapter) -> str:
    words = _words(" ".join([chapter.heading, chapter.plain, chapter.kind, *chapter.also]))
    return " ".join(["", *words])


def folded(text: str) -> str:
    """Letters without case and accents."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", folded(text))


def _stem(word: str) -> str:
    """What all forms of a word begin with: "revolt" for "revolts" and "revolted"."""
    if word.endswith("ss"):
        return word
    cut = (word.removesuffix(ending) for ending in say.lines("search.endings") if word.endswith(ending))
    return next((stem for stem in cut if len(stem) >= SHORTEST), word)


def passage(chapter: Chapter, wanted: Sequence[str] = ()) -> str:
    """The part of a chapter that begins shortly before the first of these words, or its beginning."""
    text, letters = _letters(chapter)
    at = min((place for stem in wanted if (place := letters.find(stem)) >= 0), default=0)
    start = text.find(" ", at - BEFORE, at) + 1 if at > BEFORE else 0
    return f"…{text[start:]}" if start else text


@per_language
def _letters(chapter: Chapter) -> tuple[str, str]:
    """The text in one line, and the same folded, letter by letter."""
    text = re.sub(r"\s+", " ", chapter.plain)
    return text, "".join(map(_letter, text))


@cache
def _letter(letter: str) -> str:
    """One letter for each, folded."""
    return folded(letter)[:1] or " "
