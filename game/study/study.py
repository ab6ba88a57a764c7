"""Study: games that are over, with notes on their moves. A chapter is one game and the variations that leave it.

Everything here is a value: whoever changes a study makes another one. Sessions in it are only to be looked at.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from game.engine import Move
from game.session.branches import record_of
from game.session.session import STRICT, Session
from game.study import limits
from game.text.sentences import Sentences
from game.text.signs import spelt

MAIN = 0
"""The line of a chapter that holds the game itself; the variations follow it."""

_say = Sentences("screens")


class StudyFault(ValueError):
    """Why something cannot be a study, or part of one, in a sentence."""


class StudyNote(NamedTuple):
    """What is said of one position of a line: the one after `move` moves.

    at: the names of boxes and pieces that glow. arrows: pairs of such names. guess: whether the next move is to be
    guessed there; then the words are told after it. accepts: answers that count besides the move that was made.
    board: the seat whose board lies in front, None for the usual one.
    """

    move: int
    says: str = ""
    at: tuple[str, ...] = ()
    arrows: tuple[tuple[str, str], ...] = ()
    guess: bool = False
    accepts: tuple[Move, ...] = ()
    board: int | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nothing is noted."""
        return not (self.says or self.at or self.arrows or self.guess)


@dataclass(frozen=True)
class StudyLine:
    """A game, or what might have been played instead from the position after `start` moves on."""

    session: Session
    notes: tuple[StudyNote, ...] = ()
    start: int = 0
    name: str = ""

    def note_at(self, move: int) -> StudyNote | None:
        """The note on the position after so many moves."""
        return next((each for each in self.notes if each.move == move), None)

    def with_note(self, note: StudyNote) -> StudyLine:
        """The line with a note in the place of the one on its position; an empty note takes that away."""
        others = [each for each in self.notes if each.move != note.move]
        kept = others if note.is_empty else [*others, note]
        return replace(self, notes=tuple(sorted(kept, key=lambda each: each.move)))

    @property
    def last(self) -> int:
        """How many moves there are."""
        return len(self.session.moves)


@dataclass(frozen=True)
class StudyChapter:
    """One game: its own line first, then the variations."""

    lines: tuple[StudyLine, ...]
    name: str = ""

    @property
    def main(self) -> StudyLine:
        """The game as it was played."""
        return self.lines[MAIN]

    def name_of(self, number: int) -> str:
        """What the game, or this variation, is called; empty where nobody has named it."""
        return self.name if number == MAIN else self.lines[number].name

    def leaving_at(self, move: int) -> list[int]:
        """The variations that leave the game after so many moves, by their numbers among the lines."""
        return [number for number, line in enumerate(self.lines) if number != MAIN and line.start == move]


@dataclass(frozen=True)
class Study:
    """Chapters under a title. `by` says who wrote it. What the program brings has its words in the data: `matter` says
    of which game and `title` by which name, and all that is said in it is a key there.
    """

    chapters: tuple[StudyChapter, ...]
    title: str = ""
    by: str = ""
    matter: str = ""

    def words(self, text: str) -> str:
        """A text of the study, in the language of now where the program brings it."""
        return Sentences(self.matter)(f"studies.{self.title}.{text}") if self.matter and text else text

    @property
    def called(self) -> str:
        """Its title, or the name of its game where it has none."""
        if self.matter:
            return self.words("title")
        return self.title or _say("studies.untitled", game=self.chapters[0].main.session.game.called)

    @property
    def in_words(self) -> Study:
        """The study as a letter carries it: what the program brings is told in the words of now."""
        if not self.matter:
            return self

        def spoken(line: StudyLine) -> StudyLine:
            notes = (note._replace(says=spelt(self.words(note.says))[: limits.LONGEST_NOTE]) for note in line.notes)
            return replace(line, notes=tuple(notes))

        chapters = (replace(each, lines=tuple(map(spoken, each.lines))) for each in self.chapters)
        return Study(tuple(chapters), self.called[: limits.LONGEST_TITLE], self.by)

    def line(self, chapter: int, line: int = MAIN) -> StudyLine:
        """A line by its numbers."""
        return self.chapters[chapter].lines[line]

    def with_line(self, chapter: int, number: int, line: StudyLine) -> Study:
        """The study with another line in the place of this one; one behind the last is added. Raises StudyFault."""
        before = self.chapters[chapter]
        if number > limits.MOST_VARIATIONS:
            raise StudyFault(_say("study_fault.variations", most=limits.MOST_VARIATIONS))
        lines = (*before.lines[:number], line, *before.lines[number + 1 :])
        changed = replace(before, lines=lines)
        study = replace(self, chapters=(*self.chapters[:chapter], changed, *self.chapters[chapter + 1 :]))
        if study.count > limits.MOST_NOTES:
            raise StudyFault(_say("study_fault.notes", most=limits.MOST_NOTES))
        return study

    def with_name(self, chapter: int, number: int, name: str) -> Study:
        """The study with another name for a variation, or for a chapter where it is the game itself."""
        before = self.chapters[chapter]
        if number != MAIN:
            return self.with_line(chapter, number, replace(before.lines[number], name=name))
        changed = replace(before, name=name)
        return replace(self, chapters=(*self.chapters[:chapter], changed, *self.chapters[chapter + 1 :]))

    def without_line(self, chapter: int, number: int) -> Study:
        """The study without a variation, or without a chapter where it is the game itself."""
        if number == MAIN:
            return replace(self, chapters=(*self.chapters[:chapter], *self.chapters[chapter + 1 :]))
        before = self.chapters[chapter]
        changed = replace(before, lines=(*before.lines[:number], *before.lines[number + 1 :]))
        return replace(self, chapters=(*self.chapters[:chapter], changed, *self.chapters[chapter + 1 :]))

    def with_chapter(self, session: Session) -> Study:
        """The study with one more game behind the others. Raises StudyFault."""
        if len(self.chapters) >= limits.MOST_CHAPTERS:
            raise StudyFault(_say("study_fault.chapters", most=limits.MOST_CHAPTERS))
        return replace(self, chapters=(*self.chapters, chapter_of(session)))

    def chapter_of(self, session: Session) -> int | None:
        """The chapter that holds this game, None where none does."""
        record = record_of(session)
        numbers = (number for number, each in enumerate(self.chapters) if record_of(each.main.session) == record)
        return next(numbers, None)

    @property
    def count(self) -> int:
        """How many notes there are."""
        return sum(len(line.notes) for chapter in self.chapters for line in chapter.lines)


def chapter_of(session: Session) -> StudyChapter:
    """A chapter of a game without a note. Raises StudyFault for one that still runs: it would tell secrets."""
    if not session.state.is_over:
        raise StudyFault(_say("study_fault.still_runs"))
    return StudyChapter((StudyLine(plain(session)),))


def plain(session: Session) -> Session:
    """The session as a study holds it: without what only its table needs, such as letters, files and who asked the
    adviser.
    """
    past = session.at(len(session.moves))
    past.file, past.ghost, past.mail, past.parent = "", "", None, None
    past.undo_kind, past.may_ask, past.advised = STRICT, True, ()
    return past


def tried_line(tried: Session, start: int, name: str = "") -> StudyLine:
    """A branch of a game as a variation that leaves it after `start` moves, as it was played."""
    return StudyLine(plain(tried), start=start, name=name)
