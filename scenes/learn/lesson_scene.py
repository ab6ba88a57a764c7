"""The table of a lesson: the play scene, on which every step says what to do."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.learn.lesson import Lesson, Sitting
from game.learn.progress import Progress
from scenes import ui
from scenes.app.app import App
from scenes.learn.lesson_end import LessonEnd
from scenes.learn.lesson_in_play import LessonInPlay
from scenes.learn.step_popover import NEXT, PREFIX
from scenes.learn.teaching import Teaching
from scenes.play.play_scene import SKIPPING, PlayScene
from scenes.ui.host.focus import acts
from scenes.ui.keymap import contexts


class LessonScene(PlayScene):
    """A lesson from where it was left."""

    name = "lesson"
    plays = LessonInPlay
    asks = Teaching
    tells = False
    game: LessonInPlay
    commands: Teaching

    def __init__(self, app: App, lesson: Lesson) -> None:
        self.lesson = lesson
        self.progress = Progress()
        super().__init__(app, Sitting(lesson, self.progress.done(lesson), self._keep))
        self._has_ended = False

    def _keep(self, done: int) -> None:
        self.progress.keep(self.lesson, done)

    def enter(self) -> None:
        """Lay the table; from now on the lesson is one that was begun."""
        super().enter()
        self._keep(self.game.sitting.done)

    def resume(self) -> None:
        """It may have been begun anew."""
        self._has_ended = False
        super().resume()

    def handle(self, event: pygame.event.Event) -> bool:
        """The keys of a step come before those of the table. A click beside its buttons reads on, and nothing else."""
        if event.type in SKIPPING:
            self.game.refuse(False)
        meant = ui.action_of(event, contexts.LESSON)
        if meant and self._press(f"{PREFIX}{meant.name}"):
            return True
        if acts(event) and not self._has_focus_on_button and self._press(NEXT):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT and self._is_on_popover(event):
            self.game.read()
            self.refresh()
            return True
        return super().handle(event)

    def _press(self, name: str) -> bool:
        """Press a button of the popover; False where there is none."""
        is_pressed = self.commands.sight.step_popover is not None and self.host.press(name)
        if is_pressed:
            self.refresh()
        return is_pressed

    @property
    def _has_focus_on_button(self) -> bool:
        """Whether Enter is meant for a button rather than for reading on."""
        return self.commands.controls.button(self.host.focused or "") is not None

    def _is_on_popover(self, event: pygame.event.Event) -> bool:
        """Whether the pointer is on the popover, and on none of its buttons."""
        popover, point = self.commands.sight.step_popover, self.table.theme.to_units(event.pos)
        return popover is not None and ui.contains(popover.area, point) and self.host.at(point) is None

    def update(self, dt_ms: float) -> None:
        """Let time pass; once what a step has led to was seen, the next one begins."""
        super().update(dt_ms)
        if not self.choreographer.is_still:
            return
        if self.game.advance():
            self.refresh()
        elif self.game.sitting.step is None and not self._has_ended:
            self._has_ended = True
            self.app.stack.push(LessonEnd(self.app, self.lesson, self.game))

    @property
    def spoken_heading(self) -> str:
        """What the step says."""
        return self.commands.spoken_step

    @property
    def spoken_notes(self) -> tuple[tuple[Hashable, str], ...]:
        """And why something else is not to be done now."""
        refusal = self.commands.spoken_refusal
        return (*super().spoken_notes, *(((refusal, refusal),) if refusal else ()))

    def score(self) -> bool:
        """A lesson is no result."""
        return False
