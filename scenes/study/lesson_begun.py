"""A lesson is to be made of a game: for which player, and how long."""

from __future__ import annotations

from collections.abc import Sequence

from game.session.session import Session
from game.study import own_lesson
from game.study.lesson_files import put_lesson
from game.text.sentences import Sentences, closed
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message, dialog_button

_say = Sentences("screens")

STEPS = (5, 10, 20, 40)
USUAL = 10


class LessonBegun(Message):
    """Asks for the pupil's seat and the number of steps, and makes the draft."""

    def __init__(self, app: App, session: Session, move: int, seat: int, words: own_lesson.Words) -> None:
        super().__init__(app, _say("own_lessons.make"), _say("own_lessons.make_text", n=move))
        self._session, self._move, self._words = session, move, words
        self._seat, self._steps, self._fault = seat, USUAL, ""

    def _sit(self, seat: object) -> None:
        assert isinstance(seat, int)
        self._seat, self._fault = seat, ""
        self.rebuild()

    def _take_steps(self, steps: object) -> None:
        assert isinstance(steps, int)
        self._steps = steps
        self.rebuild()

    def _make(self) -> None:
        try:
            lesson = own_lesson.draft_lesson(self._session, self._seat, self._move, self._steps, self._words)
            put_lesson(lesson)
        except own_lesson.LessonFault as fault:
            self._fault = closed(ui.as_typed(str(fault)))
        except OSError as fault:
            self._fault = _say("dialogs.not_written", why=str(fault.strerror))
        else:
            self.app.replace("edit_lesson", lesson.name)
            return
        self.app.sounds.play("refusal")
        self.rebuild()

    def parts(self) -> Sequence[ui.Box | float]:
        """The player to learn from, the number of steps, and why it cannot be done."""
        told, long = ui.explained("own_lessons.pupil"), ui.explained("own_lessons.steps")
        seats = [
            ui.Segment(number, ui.as_typed(seat.name), ui.Explanation(ui.as_typed(seat.name), remarks=told.remarks))
            for number, seat in enumerate(self._session.seats)
        ]
        steps = [ui.Segment(each, str(each), ui.Explanation(str(each), remarks=long.remarks)) for each in STEPS]
        fault: list[ui.Box | float] = (
            [8, ui.Text(self._fault, ui.Style.FAULT, lines=4, tells=told)] if self._fault else []
        )
        return (
            12,
            ui.Text(told.title, ui.Style.BODY, tells=told),
            ui.Switch("pupil", told.title, seats, self._seat, self._sit, zone="pupil", tells=told),
            10,
            ui.Text(long.title, ui.Style.BODY, tells=long),
            ui.Switch("steps", long.title, steps, self._steps, self._take_steps, zone="steps", tells=long),
            *fault,
        )

    def buttons(self) -> Sequence[ui.Box]:
        """The way out, and the draft."""
        cancel, make = _say("dialogs.cancel"), _say("own_lessons.draft")
        told = _say("own_lessons.draft_told")
        return [
            dialog_button("cancel", cancel, self.back, "plain", "lesson_begun.cancel", _say("dialogs.cancel_told")),
            dialog_button("make", make, self._make, "primary", "lesson_begun.make", told),
        ]
