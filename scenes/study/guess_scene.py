"""The next move of a study on the real table: readers guess it, and its writer plays what else is right."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.flow import Move
from game.learn.practice import PracticeQuestion
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.play.question_scene import (
    SIZE,
    TITLE,
    QuestionScene,
    question_button,
    question_line,
    question_told,
)
from sprites.paint import palette

_say = Sentences("screens")


class GuessScene(QuestionScene):
    """A guess; after it the words of the note are told, and what others are worth beside the move that was made."""

    name = "guess"

    def __init__(
        self, app: App, question: PracticeQuestion, study: str, says: str, answered: Callable[[bool], None]
    ) -> None:
        super().__init__(app, question, answered)
        self._study, self._says = study, says

    def _compare(self) -> None:
        """A move that is known to be right needs no thought."""
        if not self._is_known:
            super()._compare()

    def _asked_now(self, theme: ui.Theme) -> Iterator[ui.Box]:
        name = ui.as_typed(self._session.seats[self.seat].name)
        yield ui.Text(_say("study.guess_title"), ui.Style.TITLE, size=TITLE, tells=question_told("title"))
        yield question_line(_say("study.guess_text", study=ui.as_typed(self._study), name=name), "title")
        yield ui.Row(question_button(theme, "show_answer", self._show_answer), ui.Gap(grow=1), gap=8)

    def _told(self, theme: ui.Theme) -> Iterator[ui.Box]:
        verdict = self.about
        colour = {True: palette.GAIN, False: palette.LOSS, None: palette.BRASS_LIGHT}[self.is_right]
        yield ui.Text(
            _say(f"question.{verdict}"), ui.Style.TITLE, size=TITLE, colour=colour, tells=question_told(verdict)
        )
        best, own = self._words(self.question.right[0]), self._words(self._move or ())
        if self._move == self.question.right[0]:
            yield question_line(_say("study.guessed", best=best), verdict)
        elif self._is_known:
            yield question_line(_say("study.accepted", best=best, own=own), verdict)
        elif self._compared:
            is_better = self._gain < 0 and self._compared.is_surely_ahead
            key = "worse" if self._gain > 0 else "better" if is_better else "as_good"
            yield question_line(_say(f"study.guess_{key}", best=best, own=own, worth=abs(self._gain)), verdict)
            yield from self._apart(own)
        else:
            yield question_line(_say("question.thinking", best=best), verdict)
        if self._says:
            yield question_line(self._says, verdict, SIZE)
        names = {"again": self._again, "done": self.app.stack.pop}
        yield ui.Row(*(question_button(theme, name, act) for name, act in names.items()), ui.Gap(grow=1), gap=8)


class AcceptScene(QuestionScene):
    """A position whose next move is handed on, as soon as it is played."""

    name = "accept"

    def __init__(self, app: App, question: PracticeQuestion, take: Callable[[Move], None]) -> None:
        super().__init__(app, question)
        self._take = take

    def update(self, dt_ms: float) -> None:
        """Notice the move, and go back with it."""
        moves = self.game.session.moves
        if len(moves) > self.number:
            self._take(moves[self.number])
            self.app.stack.pop()
        else:
            super().update(dt_ms)

    def _asked_now(self, theme: ui.Theme) -> Iterator[ui.Box]:
        yield ui.Text(_say("study.accept_title"), ui.Style.TITLE, size=TITLE, tells=question_told("title"))
        yield question_line(_say("study.accept_text", best=self._words(self.question.right[0])), "title")
