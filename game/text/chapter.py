"""Chapter: something to look up, of the rules or a printed piece."""

from __future__ import annotations

from typing import NamedTuple

from game.text.sentences import Sentences
from game.text.signs import spelt

say = Sentences("screens")


class Chapter(NamedTuple):
    """A heading and its text, with {glyph} marks and **bold** words; lines are paragraphs.

    kind: what a piece, a sign or a term is, in words, empty for a chapter of the rules. also: words for its matter that
    it does not use. of: the English heading, by which a chapter of the rules is known in every language; empty for all
    else. shows: the names of the pieces that are pictured with it. game: the package that it belongs to, "screens" for
    what is the same at every table. sort: what it is, by its English name. numbers: what is printed on it in figures,
    by their English names, which may come more than once.
    """

    heading: str
    text: str
    kind: str = ""
    also: tuple[str, ...] = ()
    of: str = ""
    shows: tuple[str, ...] = ()
    game: str = ""
    sort: str = "chapter"
    numbers: tuple[tuple[str, float], ...] = ()

    @property
    def plain(self) -> str:
        """The text as a reader would say it: signs by their names, nothing bold."""
        return spelt(self.text)


def terms(game: str) -> tuple[Chapter, ...]:
    """The signs of a game and the words that its sentences use for more than they say, in the language of now."""
    words, told = Sentences(game), []
    for key in words.keys("terms"):
        heading, text = words.lines(f"terms.{key}")
        is_sign = say.has(f"signs.{key}")
        sort = "sign" if is_sign else "term"
        text = f"{{{key}}} {text}" if is_sign else text
        told.append(Chapter(heading, text, say(f"book.{sort}"), also=(key,), game=game, sort=sort))
    return tuple(told)
