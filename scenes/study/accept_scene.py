"""Another answer that a study accepts where its readers guess: its writer plays it on the real table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.engine.flow import Move
from game.learn.practice import PracticeQuestion
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.play.question_scene import TITLE, QuestionScene, question_line, question_told

_say = Sentences("screens")


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
