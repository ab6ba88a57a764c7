"""The pause dialog of a lesson: go on, begin anew, look things up, or leave; it is taken up again at the same step."""

from __future__ import annotations

from functools import partial

from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.learn.lesson_in_play import LessonInPlay
from scenes.play.dialogs.pause import PauseDialog

say = Sentences("screens")


class LessonPause(PauseDialog):
    """What can be done with a lesson besides following it."""

    def __init__(self, app: App, game: LessonInPlay, topic: str) -> None:
        super().__init__(app, game, topic)
        self._lesson = game

    def headline(self) -> str:
        """The title of the lesson, and how far it is."""
        sitting = self._lesson.sitting
        facts = {"title": sitting.lesson.title, "n": sitting.done + 1, "of": len(sitting.lesson.steps)}
        return say("lesson.where", **facts)

    def _buttons(self) -> list[ui.Box]:
        return [
            self._button("resume", self.back),
            self._button("anew", self._begin_anew),
            self._button("rules", self._open_rules),
            self._button("settings", partial(self.app.open, "settings")),
            self._button("leave", self._leave, does="menu"),
        ]

    def _begin_anew(self) -> None:
        self._lesson.begin_anew()
        self.back()

    def _leave(self) -> None:
        """Back to where the lesson was begun."""
        self.app.stack.pop()
        self.app.stack.pop()
