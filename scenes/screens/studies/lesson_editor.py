"""The words of your own lesson: its title, its steps, and what still has to be corrected."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.hidden import redact
from game.engine.selection import Selection
from game.learn.lesson import Sitting
from game.study import limits, own_lesson
from game.study.lesson_files import delete_lesson, listed_lessons, put_lesson
from game.text.sentences import Sentences, closed
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import ConfirmDialog
from scenes.app.screen import Screen, rail_button
from scenes.games.plugin import plugin_of
from scenes.learn.lessons import as_drawn
from scenes.screens.studies.study_export import StudyExport
from scenes.table.model import TableModel
from scenes.table.panels.book import head, open_book, page
from scenes.table.seats import as_shown
from sprites.things import book

_say = Sentences("screens")

ROW, MOST_FINDINGS = 30.0, 4


class LessonEditor(Screen):
    """One lesson of the player's folder. What is typed is kept when another line is begun, and on the way out."""

    name = "edit_lesson"

    def __init__(self, app: App, lesson: str) -> None:
        """`lesson` is its name. Raises LessonFault where it is gone."""
        super().__init__(app)
        found = (each.lesson for each in listed_lessons() if each.lesson and each.lesson.name == lesson)
        kept = next(found, None)
        if kept is None:
            raise own_lesson.LessonFault(_say("lesson_fault.foreign"))
        self._lesson = self._kept = kept
        self._deeds = [*_deeds_of(kept)]
        self._step = 0
        self._trouble = ""

    def _keep(self) -> None:
        if self._lesson.texts != self._kept.texts:
            try:
                put_lesson(self._lesson)
                self._kept, self._trouble = self._lesson, ""
            except OSError as fault:
                self._trouble = _say("dialogs.not_written", why=str(fault.strerror))

    def _type(self, key: str, words: str) -> None:
        self._lesson = self._lesson.with_words(key, words)

    def _choose(self, index: int) -> None:
        self._keep()
        self._step = index
        self.rebuild()

    def pause(self) -> None:
        """Another scene is on top: what was typed is kept."""
        super().pause()
        self._keep()

    def leave(self) -> None:
        """What was typed is kept."""
        super().leave()
        self._keep()

    def _play(self) -> None:
        self._keep()
        self.app.sounds.play("card_slide")
        self.app.open("lesson", as_drawn(self._lesson))

    def _send(self) -> None:
        self._keep()
        words, lesson = (_say("own_lessons.send"), _say("own_lessons.send_text")), self._lesson
        self.app.stack.push(
            StudyExport(self.app, lesson.begin(), words, lesson.title, own_lesson.lesson_letter(lesson))
        )

    def _delete(self) -> None:
        def delete() -> None:
            self._kept = self._lesson
            try:
                delete_lesson(self._lesson)
            except OSError as fault:
                self._trouble = _say("dialogs.not_written", why=str(fault.strerror))
                self.rebuild()
            else:
                self.app.stack.pop()

        title, yes, no = (_say(f"edit_lesson.delete_{part}") for part in ("title", "yes", "no"))
        text = _say("edit_lesson.delete_text", title=ui.as_typed(self._lesson.title))
        self.app.stack.push(ConfirmDialog(self.app, title, text, yes, no, delete))

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """An open book: what is said around the lesson at the left, its steps at the right."""
        told = ui.explained("edit_lesson.steps")
        high = ROW * max(1.0, self.theme.letter)
        steps = self._lesson.steps
        rows = ui.RowList(
            "steps", told.title, high, len(steps), self._step, self._choose, self._row, zone="steps", grow=1, high=high,
            tells=told,
        )  # fmt: skip
        now = steps[self._step]
        step = self._field(now.told.say, _say("edit_lesson.step", n=self._step + 1), own_lesson.LONGEST_WORDS, "step")
        deed = _say("edit_lesson.does", deed=self._deeds[self._step])
        does = ui.Text(deed, ui.Style.PAGE_ASIDE, size=14, lines=2, cut=True, tells=told)
        title = self.rail_title(*(_say(f"edit_lesson.{words}") for words in ("title", "aside", "told")))
        return self.framed(
            [ui.Overlay(title, drop=1), ui.Gap(grow=1)],
            open_book(self._around(), page(head(told.title, told), 6, rows, 8, *step, 4, does)),
            [
                self.back_button(), ui.Gap(grow=1), rail_button("edit_lesson.delete", self._delete),
                rail_button("edit_lesson.send", self._send), rail_button("edit_lesson.play", self._play, "primary"),
            ],
        )  # fmt: skip

    def _around(self) -> ui.Box:
        """Title, what it is about, what is said at the end, and what is not right yet."""
        parts: list[ui.Box | float] = []
        for key in own_lesson.AROUND:
            longest = limits.LONGEST_TITLE if key == own_lesson.TITLE else own_lesson.LONGEST_WORDS
            parts += [*self._field(key, _say(f"edit_lesson.{LABELS[key]}"), longest, key), 10]
        told = ui.explained("edit_lesson.findings")
        findings = [closed(each) for each in own_lesson.lesson_findings(self._lesson)]
        if self._trouble:
            findings.insert(0, self._trouble)
        shown = findings[:MOST_FINDINGS] or [_say("edit_lesson.all_well")]
        ink = book.RED_INK if findings else book.FAINT_INK
        lines = (ui.Text(each, ui.Style.BODY, size=15, colour=ink, lines=3, tells=told) for each in shown)
        return page(head(ui.as_typed(self._lesson.title), told), 12, *parts, *lines, ui.Gap(grow=1))

    def _field(self, key: str, label: str, longest: int, zone: str) -> list[ui.Box | float]:
        told = ui.Explanation(label, remarks=(_say("edit_lesson.field_told", most=longest),))
        field = ui.TextField(
            f"words {zone}", label, self._lesson.texts.get(key, ""), lambda words: self._type(key, words),
            longest=longest, zone=zone, hint=label, tells=told,
        )  # fmt: skip
        return [ui.Text(label, ui.Style.CAPTION, size=14, colour=book.FAINT_INK, tells=told), 2, field]

    def _row(self, index: int, chosen: bool) -> ui.Box:
        step = self._lesson.steps[index]
        told = ui.Explanation(_say("edit_lesson.step", n=index + 1), remarks=(_say("edit_lesson.steps_told"),))
        words = ui.as_typed(self._lesson.words(step.told)) or _say("edit_lesson.silent")
        ink = book.RED_INK if chosen else book.FAINT_INK
        return ui.Row(
            ui.Text(str(index + 1), ui.Style.CHAPTER, size=17, colour=ink, wide=28, tells=told),
            ui.Text(words, ui.Style.BODY, size=15, colour=book.INK, cut=True, grow=1, tells=told),
            gap=6,
            pad=(8, 0, 8, 0),
            back=(ui.Art(ui.paint_marker),) if chosen else (),
        )


def _deeds_of(lesson: own_lesson.OwnLesson) -> Iterator[str]:
    """What the pupil does at each step, by what its first move is called."""
    sitting, table = Sitting(lesson), plugin_of(lesson.game).table()
    while step := sitting.step:
        session = sitting.session
        view = redact(session.state, lesson.pupil, session.game.hidden)
        seats, options = as_shown(session.seats), session.options
        model = TableModel(view, seats, lesson.pupil, lesson.pupil, view.decision, Selection(), options=options)
        yield table.words.move_words(model, step.answers[0][0])
        sitting.finish_step()


LABELS = {own_lesson.TITLE: "called", own_lesson.ABOUT: "about", own_lesson.END: "end"}
"""The keys of what the lines around the steps are called."""
