"""The rules of a game as chapters to read, from the game's data."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from game.core.catalog import Passage, Readers, read_file

FOLDER = Path(__file__).parent.parent / "data"
FILE_NAME = "rulebook.yaml"


class Chapter(NamedTuple):
    """A heading and its text, with {glyph} marks and **bold** words; lines are paragraphs."""

    heading: str
    text: str

    def mentions(self, word: str) -> bool:
        """Whether the chapter holds this text, in upper or lower case."""
        return word.casefold() in f"{self.heading} {self.plain}".casefold()

    @property
    def plain(self) -> str:
        """The text as a reader would say it: signs by their names, nothing bold."""
        return self.text.replace("**", "").replace("{", "").replace("}", "")


@lru_cache(maxsize=4)
def chapters(game: str) -> tuple[Chapter, ...]:
    """The rules of a game by its package's name. Raises Misprint that names the file and the line."""
    return read_chapters(FOLDER / game)


def read_chapters(folder: Path) -> tuple[Chapter, ...]:
    """The rules in a game's folder. Raises Misprint that names the file and the line."""
    return tuple(read_file(folder / FILE_NAME, lambda passage: passage.each(_chapter, 1)))


def _chapter(passage: Passage) -> Chapter:
    readers: Readers = {"heading": Passage.name, "text": lambda text: text.text().strip()}
    return Chapter(**passage.record(readers, readers))


def search(game: str, words: str) -> tuple[Chapter, ...]:
    """The chapters that hold every one of these words, those with a matching heading first."""
    wanted = words.split()
    found = [chapter for chapter in chapters(game) if all(chapter.mentions(word) for word in wanted)]
    in_heading = [c for c in found if any(word.casefold() in c.heading.casefold() for word in wanted)]
    return (*in_heading, *(chapter for chapter in found if chapter not in in_heading))
