"""What a person can ask of a study that is written: words, highlights, arrows, guesses, and variations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.engine.flow import Move
from game.files.untrusted import can_be_shown
from game.session.branches import Sandbox, try_out
from game.session.session import HUMAN
from game.study import limits
from game.study.study import MAIN, Study, StudyFault, StudyLine, StudyNote, tried_line
from game.text.sentences import Sentences, closed
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import ConfirmDialog, Message
from scenes.play.view.table_view import TableView
from scenes.study.branches_in import BranchesIn
from scenes.study.studying import Studying
from scenes.study.words_entry import TitleEntry, WordsEntry

_say = Sentences("screens")

NO_NOTE = StudyNote(0)


class Writing(Studying):
    """Everything that can be asked of one line of a study, that is read or, where it is an own one, written."""

    def __init__(self, app: App, table: TableView) -> None:
        super().__init__(app, table)
        self._trial: Sandbox | None = None
        self._chosen: Callable[[], None] | None = None
        """What is to be done with what was chosen on a scene above, once that has left."""
        self.presses |= {
            "words": self.ask_words,
            "ask_guess": self.toggle_guess,
            "accept": self.ask_accepted,
            "branches": self.bring_branches,
            "clear": self.clear,
            "edit": self.toggle_edits,
            "rename": self.ask_name,
            "remove": self.remove_line,
            "glow": self.mark_focus,
            "arrow": self.arrow_at_focus,
        }

    # -- writing ----------------------------------------------------------------------------------------------

    def toggle_edits(self) -> None:
        """Write the study, or read it."""
        if self.is_own:
            self.edits, self.arrow_from = not self.edits, ""
            self.seek(self.past.move)

    def ask_words(self) -> None:
        """Ask for the words of the note."""
        if not self.is_own:
            return
        self.edits = True
        title, text = _say("study.words_title", n=self.past.move), _say("study.words_text", most=limits.LONGEST_NOTE)
        says = self.note.says if self.note else ""
        self.app.stack.push(WordsEntry(self.app, title, text, says, self._say_words))

    def _say_words(self, words: str) -> None:
        """Raises ValueError for words that cannot be shown."""
        words = words.strip()
        if not can_be_shown(words):
            raise ValueError(_say("study.unseen"))
        self._change(says=words)

    def toggle_guess(self) -> None:
        """Let the next move be guessed here, or not."""
        note = self.note or NO_NOTE
        if self.edits and self.past.next_move:
            self._change(guess=not note.guess, accepts=() if note.guess else note.accepts)

    def ask_accepted(self) -> None:
        """Let another answer be played that counts as well."""
        if self.edits and self.note and self.note.guess:
            self.app.open("accept", self.question(self.note), lambda move: self._do_later(partial(self._accept, move)))

    def _do_later(self, then: Callable[[], None]) -> None:
        self._chosen = then

    def take_chosen(self) -> None:
        """Do what is to be done with what was chosen."""
        then, self._chosen = self._chosen, None
        if then:
            then()

    def _accept(self, move: Move) -> None:
        """Accept an answer, or no more; the move that was made always counts."""
        before = self.note.accepts if self.note else ()
        changed = tuple(each for each in before if each != move) if move in before else (*before, move)
        if move == self.past.next_move:
            self._refuse(_say("study.accepts_played"))
        elif len(changed) > limits.MOST_ACCEPTED:
            self._refuse(_say("study_fault.crowded", n=self.past.move, most=limits.MOST_ACCEPTED))
        else:
            self._change(accepts=changed)

    def clear(self) -> None:
        """Take the note away, after a question."""
        if not self.edits or self.note is None:
            return
        title, text = _say("study.clear"), _say("study.clear_text")
        clear = partial(self._change, says="", at=(), arrows=(), guess=False, accepts=())
        self.app.stack.push(ConfirmDialog(self.app, title, text, title, _say("study.clear_no"), clear))

    def mark(self, name: str) -> None:
        """Let a thing glow, or no more."""
        at = self.note.at if self.note else ()
        changed = tuple(each for each in at if each != name) if name in at else (*at, name)
        if len(changed) > limits.MOST_NAMES:
            self._refuse(_say("study_fault.crowded", n=self.past.move, most=limits.MOST_NAMES))
        else:
            self._change(at=changed)

    def draw_arrow(self, start: str, end: str) -> None:
        """Draw an arrow from thing to thing, or take it away."""
        arrows = self.note.arrows if self.note else ()
        new = (start, end)
        changed = tuple(each for each in arrows if each != new) if new in arrows else (*arrows, new)
        if len(changed) > limits.MOST_ARROWS:
            self._refuse(_say("study_fault.crowded", n=self.past.move, most=limits.MOST_ARROWS))
        elif start != end:
            self._change(arrows=changed)

    def mark_focus(self) -> None:
        """Let what has the focus glow, or no more."""
        if self.edits and (name := self._named_focus):
            self.mark(name)

    def arrow_at_focus(self) -> None:
        """Begin an arrow at what has the focus, or end the one that was begun."""
        name = self._named_focus
        if not self.edits or not name:
            return
        if self.arrow_from:
            self.draw_arrow(self.arrow_from, name)
        self.arrow_from = "" if self.arrow_from else name

    @property
    def _named_focus(self) -> str:
        name = self.host.focused or ""
        return name if name in self.table.top.layout.targets else ""

    def touch(self, name: str) -> None:
        """Enter on a thing marks it while the study is written."""
        if self.edits and name in self.table.top.layout.targets:
            self.mark(name)
        else:
            super().touch(name)

    def _change(self, **facts: object) -> None:
        view = self.viewpoint
        board = None if view.shown_seat == view.viewer else view.shown_seat
        before = self.note or StudyNote(self.past.move)
        note = before._replace(**{"board": board, **facts})  # type: ignore[arg-type]
        line = self.line.with_note(note)
        self._put(lambda study: study.with_line(self.chapter, self.number, line))

    def _put(self, change: Callable[[Study], Study]) -> None:
        assert self.file
        try:
            self.file.put(change(self.study))
        except StudyFault as fault:
            self._refuse(str(fault))
        self.table.relay(ui.Pace(0))

    def _refuse(self, why: str) -> None:
        self.app.sounds.play("refusal")
        self.app.stack.push(Message(self.app, _say("study.cannot"), closed(ui.as_typed(why))))

    # -- variations ----------------------------------------------------------------------------------------------

    def play_on_from_here(self) -> None:
        """Try out what might have been played; in an own study it can be kept as a variation."""
        if self.asks:
            self._tell_to_guess("branch")
            return
        whole, move = self.past.whole, self.past.move
        tried = try_out(whole, move, self.viewpoint.eyes)
        tried.session.seats = tuple(replace(each, player=HUMAN) for each in tried.session.seats)
        self._trial = tried if self.is_own and self.number == MAIN else None
        self.app.open("game", tried)

    def take_trial(self) -> None:
        """Ask whether what was tried out becomes a variation."""
        tried, self._trial = self._trial, None
        if tried is None or len(tried.session.moves) <= self.past.move:
            return
        count = len(tried.session.moves) - self.past.move
        title, text = _say("study.keep_trial"), _say("study.keep_trial_text", n=count)
        yes, no = _say("study.keep"), _say("study.drop")
        start = self.past.move
        self.app.stack.push(ConfirmDialog(self.app, title, text, yes, no, lambda: self._keep_trial(tried, start)))

    def _keep_trial(self, tried: Sandbox, start: int) -> None:
        tried.session.seats = self.past.whole.seats
        lines = self.study.chapters[self.chapter].lines
        self._put(lambda study: study.with_line(self.chapter, len(lines), tried_line(tried.session, start)))

    def bring_branches(self) -> None:
        """Take a saved branch of this game for a variation."""
        if self.edits and self.number == MAIN:
            lines = self.study.chapters[self.chapter].lines
            dialog = BranchesIn(self.app, lines, lambda line: self._do_later(partial(self._take_branch, line)))
            self.app.stack.push(dialog)

    def _take_branch(self, line: StudyLine) -> None:
        number = len(self.study.chapters[self.chapter].lines)
        self._put(lambda study: study.with_line(self.chapter, number, replace(line, name="")))
        self.seek(line.start)

    def ask_name(self) -> None:
        """Ask how the variation is called, or one game of several."""
        if not self.edits or not self.is_part:
            return
        key = "game" if self.number == MAIN else "variation"
        name = self.study.chapters[self.chapter].name_of(self.number)
        entry = TitleEntry(self.app, _say(f"study.name_{key}"), _say(f"study.name_{key}_text"), name, self._take_name)
        self.app.stack.push(entry)

    def _take_name(self, name: str) -> None:
        self._put(lambda study: study.with_name(self.chapter, self.number, name.strip()))

    def remove_line(self) -> None:
        """Take the variation out of the study, or one game of several, after a question."""
        if not self.edits or not self.is_part:
            return
        key, remove = ("remove", self._remove_variation) if self.number else ("remove_game", self._remove_game)
        title, text = _say(f"study.{key}"), _say(f"study.{key}_text")
        self.app.stack.push(ConfirmDialog(self.app, title, text, title, _say(f"study.{key}_no"), remove))

    def _remove_variation(self) -> None:
        assert self.file
        self.file.put(self.study.without_line(self.chapter, self.number))
        self.app.stack.pop()

    def _remove_game(self) -> None:
        assert self.file
        self.file.put(self.study.without_line(self.chapter, MAIN))
        self.app.replace("study", self.file, max(0, self.chapter - 1), MAIN, 0, True)

    def cancel(self) -> bool:
        """Call the arrow off that was begun; or hide the focus, so that arrow keys go through time again."""
        had, self.arrow_from = bool(self.arrow_from), ""
        if self.edits and self.ring.visible and not had:
            had, self.ring.visible = True, False
        return had or super().cancel()
