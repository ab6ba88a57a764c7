"""What a person can ask of a study: all that can be asked of the past, to go from note to note, and to guess."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from game.learn.practice import PracticeQuestion, alone
from game.session.savefile_lines import text_of
from game.session.session import Session
from game.study.study import MAIN, Study, StudyLine, StudyNote
from game.study.study_files import StudyFile
from game.text import device_words
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.app.app import App
from scenes.play.input.controls import Group
from scenes.play.input.table_focus import TableFocus
from scenes.play.view.table_view import TableView
from scenes.study.note_marks import NoteMarks
from scenes.study.note_panel import PanelModel, panel_group
from scenes.timeline.looking import Looking

_say = Sentences("screens")


class NoteSight(TableFocus):
    """What is seen over the pieces, and what the note of now points at."""

    marks: NoteMarks | None = None
    drawn: ui.Stamp | None = None
    """The arrow that is being drawn."""

    @property
    def needed(self) -> list[ui.Weighted]:
        """What the note points at is never hidden, either."""
        return [*(self.marks.weighted() if self.marks else ()), *super().needed]

    def stamps(
        self, theme: ui.Theme, more: Iterable[ui.Popover] = (), besides: Iterable[ui.Weighted] = ()
    ) -> list[ui.Stamp]:
        """The marks of the note, and what is shown over every table."""
        marks = self.marks.stamps(theme) if self.marks else []
        return [*marks, *([self.drawn] if self.drawn else []), *super().stamps(theme, more, besides)]


class Studying(Looking):
    """Everything that can be asked of one line of a study."""

    sees_by = NoteSight
    sight: NoteSight
    can_be_studied = False

    def __init__(self, app: App, table: TableView) -> None:
        super().__init__(app, table)
        self.file: StudyFile | None = None
        self.chapter, self.number = 0, MAIN
        self.edits = False
        self.arrow_from = ""
        """Where the arrow begins that keys draw; empty for none."""
        self._opened = MAIN
        self.presses: dict[str, Callable[[], None]] = {
            "next": partial(self.step_note, 1),
            "previous": partial(self.step_note, -1),
            "guess": self.guess,
            "variation": self.open_variation,
            "chapter_on": partial(self.step_chapter, 1),
            "chapter_back": partial(self.step_chapter, -1),
        }
        """What the keys and buttons of a study do."""

    def turn_to(self, file: StudyFile, chapter: int, number: int, edits: bool) -> None:
        """Read this line of a study, or write it."""
        self.file, self.chapter, self.number = file, chapter, number
        self.edits = edits and self.is_own

    # -- what is read -----------------------------------------------------------------------------------------

    @property
    def study(self) -> Study:
        """The study as it is now."""
        assert self.file
        return self.file.study

    @property
    def line(self) -> StudyLine:
        """The line that lies on the table."""
        return self.study.line(self.chapter, self.number)

    @property
    def is_own(self) -> bool:
        """Whether it can be written: those that the program brings cannot."""
        return self.file is not None and not self.study.matter

    @property
    def is_part(self) -> bool:
        """Whether this is one of several: a variation, or a game among others."""
        return self.number != MAIN or len(self.study.chapters) > 1

    @property
    def note(self) -> StudyNote | None:
        """What is noted of the position on the table."""
        return self.line.note_at(self.past.move)

    @property
    def asks(self) -> bool:
        """Whether the next move is to be guessed here."""
        note = self.note
        return bool(note and self._waits(note) and not self.edits)

    def _waits(self, note: StudyNote) -> bool:
        """Whether a move is to be guessed there and has not been yet, in whichever chapter the reader was meanwhile."""
        return note.guess and (self.line.session, note.move) not in self.guessed

    @property
    def guessed(self) -> set[tuple[Session, int]]:
        """What was guessed at since the study was opened."""
        return self.file.guessed if self.file else set()

    @property
    def limit(self) -> int:
        """How far the game may be seen: up to the first move that is still to be guessed."""
        waits = (each.move for each in self.line.notes if self._waits(each))
        return self.past.last if self.edits else min(waits, default=self.past.last)

    def seek(self, move: int) -> None:
        """Show a position, no further than may be seen."""
        super().seek(max(self.line.start, min(move, self.limit)))
        self.show_board()

    def told(self, move: int) -> str:
        """What is said of a position on the strip, of none that may not be seen yet."""
        return super().told(min(move, self.limit))

    @property
    def _is_covered(self) -> bool:
        """Whether a move is still to be guessed, so that nothing may be told of what came after it."""
        return self.limit < self.past.last

    def _tell_to_guess(self, name: str) -> None:
        """Say at a button of the rail why it has to wait."""
        if button := self.controls.button(name):
            self.hints.note(_say("study.after_guess"), button.area)

    def review(self) -> None:
        """Look back on the game, once no move is to be guessed any more: the review tells them."""
        if self._is_covered:
            self._tell_to_guess("review")
        else:
            super().review()

    def make_lesson(self) -> None:
        """Make a lesson of what comes next, once no move is to be guessed any more: its steps tell them."""
        if self._is_covered:
            self._tell_to_guess("lesson")
        else:
            super().make_lesson()

    def save_picture(self) -> None:
        """Show the notes to others, once no move is to be guessed any more: they tell how the game ended."""
        if self._is_covered:
            self._tell_to_guess("picture")
        else:
            self.app.open("page", self.past.whole, (), None, self.study, self.line)

    def show_board(self) -> None:
        """Lay the board in front that the note speaks of."""
        note, view = self.note, self.viewpoint
        seat = note.board if note and note.board is not None else view.viewer
        if view.shown_seat != seat:
            view.come_back()
            if seat != view.viewer:
                view.swap(seat)

    def _stops(self) -> list[int]:
        """Where there is something to read: the notes, and where variations leave the game."""
        chapter = self.study.chapters[self.chapter]
        left = (each.start for each in chapter.lines[1:]) if self.number == MAIN else ()
        return sorted({*(each.move for each in self.line.notes), *left})

    def step_note(self, step: int) -> None:
        """To the next note or the one before; to the end of the line where there is none."""
        move, stops = self.past.move, self._stops()
        if step > 0:
            self.seek(next((each for each in stops if each > move), self.past.last))
        else:
            self.seek(next((each for each in reversed(stops) if each < move), self.line.start))

    def toggle_play(self) -> None:
        """Play the game on up to the next note, or ask for the move that is to be guessed."""
        if self.asks:
            self.guess()
            return
        super().toggle_play()
        if self.plays:
            after = (each for each in self._stops() if each > self.past.move)
            self._until = min(next(after, self.past.last), self.limit)

    # -- guessing ---------------------------------------------------------------------------------------------

    def guess(self) -> None:
        """Put the next move as a question, with the rest out of sight."""
        note = self.note
        if note is None or not self.asks:
            return
        says, guessed = self._words_of(note), (self.line.session, note.move)
        self.app.open("guess", self.question(note), self.study.called, says, lambda _: self.guessed.add(guessed))

    def question(self, note: StudyNote) -> PracticeQuestion:
        """The position of a note, in which the next move is asked for."""
        session, move = self.past.whole, note.move
        right = (session.moves[move], *note.accepts)
        return PracticeQuestion(session.game.name, text_of(alone(session, move)), right, ())

    def _words_of(self, note: StudyNote) -> str:
        """What a note says, as it is drawn: what somebody typed has no signs."""
        words = self.study.words(note.says)
        return words if self.study.matter else ui.as_typed(words)

    # -- other lines and chapters -----------------------------------------------------------------------------

    @property
    def leaving(self) -> list[int]:
        """The variations that leave the game here."""
        chapter = self.study.chapters[self.chapter]
        return chapter.leaving_at(self.past.move) if self.number == MAIN and not self.asks else []

    def open_variation(self) -> None:
        """Show the variation that leaves the game here; the next one each time."""
        if numbers := self.leaving:
            opened = [each for each in numbers if each > self._opened] or numbers
            self._opened = opened[0]
            self.app.open("study", self.file, self.chapter, self._opened, self.past.move, self.edits)

    def step_chapter(self, step: int) -> None:
        """To another chapter."""
        chapter = self.chapter + step
        if self.number == MAIN and 0 <= chapter < len(self.study.chapters):
            self.app.replace("study", self.file, chapter, MAIN, 0, self.edits)

    # -- what is on offer -------------------------------------------------------------------------------------

    def _panels(self) -> list[Group]:
        """The note, and the review where that is shown."""
        if self.file is None:
            return super()._panels()
        note, is_told = self.note, not self.asks
        marks = NoteMarks(self.table, note) if note and is_told else None
        self.sight.marks = marks
        self.strip.limit, self.strip.noted = self.limit, tuple(self._stops())
        others = super()._panels()
        subject = next(iter(marks.subjects), None) if marks else None
        theme, model = self.table.theme, self._model(note if is_told else None, marks)
        return [*others, panel_group(theme, model, self.presses, subject, self.sight.popovers, self.sight.weighted)]

    def _model(self, note: StudyNote | None, marks: NoteMarks | None) -> PanelModel:
        says = self._words_of(note) if note else ""
        main = "guess" if self.asks else "words" if self.edits and not says else "next"
        assert self.file
        buttons = self._offered()
        return PanelModel(
            self.study.called, self._where, says, self._remarks(note, marks), buttons, self._hints,
            main if main in buttons else "", self.file.trouble,
        )  # fmt: skip

    @property
    def _where(self) -> str:
        """Which chapter, variation and note this is."""
        study, notes = self.study, self.line.notes
        parts = []
        if study.by:
            parts.append(_say("study.by", name=ui.as_typed(study.by)))
        if name := study.chapters[self.chapter].name_of(self.number):
            parts.append(_say("study.named", name=ui.as_typed(name)))
        if len(study.chapters) > 1:
            parts.append(_say("study.chapter", n=self.chapter + 1, of=len(study.chapters)))
        if self.number != MAIN:
            parts.append(_say("study.in_variation", n=self.number, move=self.line.start))
        number = sum(each.move <= self.past.move for each in notes)
        place = "note_of" if self.note else "after_note" if number else "notes_ahead" if notes else "no_notes"
        parts.append(_say(f"study.{place}", n=number, of=len(notes)))
        return listed(parts, "comma")

    def _remarks(self, note: StudyNote | None, marks: NoteMarks | None) -> list[str]:
        remarks = []
        if not (self.note or self.edits) and any(stop > self.past.move for stop in self._stops()):
            remarks.append(_say("study.silent"))
        if self.asks:
            remarks.append(_say("study.asks"))
        if marks and marks.lacking:
            remarks.append(_say("study.lacking", n=len(marks.lacking)))
        if self.edits:
            if note and note.guess:
                remarks.append(_say("study.is_guess"))
            if note and note.accepts:
                state = self.past.whole.state_before(note.move)
                moves = (ui.as_typed(self.call(state, (move,))) for move in note.accepts)
                remarks.append(_say("study.accepts", moves=listed(moves, "or")))
        if self.leaving:
            remarks.append(_say("study.leaving", n=len(self.leaving)))
        return remarks

    @property
    def _hints(self) -> list[str]:
        """How notes are made with the hand of now; then the same with another, as one goes from hand to hand."""
        if not self.edits:
            return []
        keys = ("arrow_begun", "editing") if self.arrow_from else ("editing", "arrow_begun")
        now = [_say(f"study.{key}") for key in keys]
        with device_words.as_written():
            return [*now, *(_say(f"study.{key}") for key in keys)]

    def _offered(self) -> Sequence[str]:
        """The buttons of the panel, by their actions."""
        if self.asks:
            return ("previous", *(["edit"] if self.is_own else []), "guess")
        names = ["previous", "next"]
        if self.leaving:
            names.append("variation")
        if len(self.study.chapters) > 1 and self.number == MAIN:
            names += ["chapter_back", "chapter_on"]
        if self.is_own:
            names.append("read" if self.edits else "edit")
        if self.edits:
            names.append("words")
            names += ["ask_guess"] if self.past.next_move else []
            names += ["accept"] if self.note and self.note.guess else []
            names += ["branches"] if self.number == MAIN else []
            names += ["clear"] if self.note else []
            names += ["rename", "remove" if self.number else "remove_game"] if self.is_part else []
        return names
