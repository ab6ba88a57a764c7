"""A simulated pupil that follows a lesson by its own words, with real events on the real table, unseen.

It does what the steps say and nothing else: it clicks on what they want and answers as a person would.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from game import game_named
from game.cards.catalog import Misprint
from game.engine.flow import IllegalMove, Move
from game.engine.game import BadOption
from game.files.folders import HOME_VARIABLE
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.learn.lesson import Lesson, LessonStep, LessonText, lesson_named, lessons, taught
from game.study import own_lesson
from scenes import ui
from scenes.app.app import App
from scenes.learn.lesson_end import LessonEnd
from scenes.learn.lesson_scene import LessonScene
from scenes.play.input.answers import ANSWER_PREFIX
from scenes.play.input.rails import VERB_PREFIX
from scenes.play.input.turn_input import handles_of
from scenes.tools.inspection import FRAME, unseen_app

PATIENCE = 400
"""Frames that a step may take to begin."""
MOST_DEEDS = 30
"""Clicks and keys that a step may take."""
HELD = 400.0


class Stuck(Exception):
    """The chapter cannot be followed: the message says where and why."""


class Pupil:
    """Follows one lesson on an app. Where a lesson that a player has made leads nowhere, it asks to be shown the step;
    `shown` counts how often.
    """

    def __init__(self, app: App, lesson: Lesson) -> None:
        self.shown = 0
        self.app = app
        self.lesson = lesson
        self.scene = LessonScene(app, lesson)
        app.stack.push(self.scene)

    def follow(self) -> None:
        """Do all that the lesson says, to its end. Raises Stuck."""
        for number in range(len(self.lesson.steps)):
            self._wait_for(number)
            step = self.lesson.steps[number]
            self._look(step, step.told)
            if step.answers:
                self._do(step)
            else:
                self._key(ui.action("lesson.next").code, " ")
        self._wait_for(len(self.lesson.steps))
        if not isinstance(self.app.stack.top, LessonEnd):
            raise Stuck("the chapter does not end")

    @property
    def _is_own(self) -> bool:
        return isinstance(self.lesson, own_lesson.OwnLesson)

    def _frame(self, ms: float = FRAME) -> None:
        self.app.step(ms)

    def _wait_for(self, number: int) -> None:
        """Let time pass until this step is asked, or all are done."""
        sitting = self.scene.game.sitting
        for _ in range(PATIENCE):
            self._frame()
            if sitting.done == number and (sitting.step is None or self.scene.commands.sight.step_popover):
                break
        else:
            raise Stuck(f"step {number + 1} does not begin: the game is at step {sitting.done + 1}")
        self._frame()

    def _look(self, step: LessonStep, told: LessonText) -> None:
        """All that the pupil is told of is in sight."""
        table, controls = self.scene.table, self.scene.commands.controls
        places = table.top.layout.targets
        handles = {handle for place in places.values() for handle in place.stands_for}
        known = {*table.top.layout.anchors, *places, *handles, *(each.name for each in controls.buttons)}
        for name in () if self._is_own else told.at:
            if name not in known:
                near = get_close_matches(name, known, 5, 0.3)
                raise self._stuck(step, f"there is no {name!r} in sight; there are {', '.join(near)}")

    def _stuck(self, step: LessonStep, why: str) -> Stuck:
        return Stuck(f"step {self.lesson.steps.index(step) + 1} ({step.told.say}): {why}")

    def _do(self, step: LessonStep) -> None:
        sitting, tried = self.scene.game.sitting, set[tuple[int, str]]()
        number, made = sitting.done, len(sitting.session.moves)
        ready = self.scene.game.turn.draft
        if not self._is_own and ready and len(ready.moves) == len(sitting.shown) and sitting.takes(ready.moves):
            verb = VERB_PREFIX + ready.verb
            if verb not in step.told.at:
                raise self._stuck(step, f"all of it is laid out already, and {verb!r} is not named")
        for _ in range(MOST_DEEDS):
            if sitting.done != number or not sitting.is_asking:
                return
            if len(sitting.session.moves) > made:
                made, tried = len(sitting.session.moves), set()
            if self.app.stack.top is not self.scene:
                raise self._stuck(step, "something else lies on the table")
            said = step.begun if step.begun and self.scene.game.turn.is_begun else step.told
            if not sitting.shown or not self._deed(sitting.shown, said, tried):
                break
            for _ in range(PATIENCE):
                self._frame()
                if self.scene.choreographer.is_still:
                    break
            if step.begun and sitting.is_asking and self.scene.game.turn.is_begun:
                self._look(step, step.begun)
        if sitting.is_asking and sitting.done == number and self._is_own:
            self.shown += 1
            self.scene.game.turn.call_off()
            self._frame()
            self._key(ui.action("lesson.show").code)
        elif sitting.is_asking and sitting.done == number:
            wish = "; ".join(" ".join(move) for move in sitting.shown)
            raise self._stuck(step, f"nothing on the table leads to {wish}")

    def _deed(self, moves: Sequence[Move], said: LessonText, tried: set[tuple[int, str]]) -> bool:
        """One thing that is said, done for these moves; False where there is none that was not `tried`: the numbers
        of what is said, with the places it was done at.
        """
        commands, turn = self.scene.commands, self.scene.game.turn
        drafted = turn.draft.moves if turn.draft else ()
        sitting = self.scene.game.sitting
        if turn.draft and turn.draft.is_counted and 0 < len(drafted) < sitting.amount:
            more = commands.table.top.layout.targets[said.at[0]]
            self._click(more.area)
            return True
        is_all = len(drafted) == len(moves) and (sitting.takes(drafted) or sitting.in_order(drafted))
        is_all = is_all or len(drafted) == sitting.amount
        if turn.draft and drafted and (is_all or len(sitting.alike(drafted)) == len(moves)):
            return self._press(VERB_PREFIX + turn.draft.verb) or self._key(ui.action("focus.act").code)
        if self._press(ANSWER_PREFIX + " ".join(moves[0])):
            return True
        if turn.draft and turn.draft.subjects and turn.draft.moves and not turn.draft.is_leafed:
            return self._key(ui.action("table.turn").code, "r")
        for number, wish in enumerate(said.at):
            places = commands.table.top.within_reach
            meant = [name for name, place in places.items() if wish in handles_of(name, place)]
            for name in (wish, *meant):
                if name in places and name in commands.table.lit and (number, name) not in tried:
                    tried.add((number, name))
                    self._click(places[name].area)
                    return True
            if wish.startswith(VERB_PREFIX) and (number, wish) not in tried and self._press(wish):
                tried.add((number, wish))
                return True
        return False

    def _press(self, name: str) -> bool:
        button = self.scene.commands.controls.button(name)
        if button:
            self._click(button.area, HELD if name in self.scene.commands.controls.needs_hold else 0.0)
        return button is not None

    def _click(self, area: ui.Area, held: float = 0.0) -> None:
        x, y = self.scene.table.theme.rect(*area).center
        self._post(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=False)
        self._post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=False)
        self._frame(held or FRAME)
        self._post(pygame.MOUSEBUTTONUP, pos=(x, y), button=1, touch=False)

    def _key(self, key: int, letter: str = "") -> bool:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self._post(kind, key=key, unicode=letter, mod=0, scancode=0)
        return True

    def _post(self, kind: int, **facts: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **facts))
        self._frame()


def list_lessons() -> int:
    """Print the name, the length and the title of every chapter; returns the exit code."""
    for game in taught():
        for each in lessons(game):
            print(f"{each.name:40} {len(each.steps):3} steps  {each.title}")
    return 0


def follow_alone(name: str) -> int:
    """Follow a chapter, or every chapter of a game, and say how it went; returns the exit code."""
    try:
        wanted = lessons(game_named(name).name) if "/" not in name else (lesson_named(name),)
    except (ValueError, Misprint) as fault:
        print(fault, file=sys.stderr)
        return 1
    return max([_followed(lesson) for lesson in wanted])


def _followed(lesson: Lesson) -> int:
    with TemporaryDirectory() as folder:
        home, os.environ[HOME_VARIABLE] = os.environ.get(HOME_VARIABLE), folder
        try:
            settings = SettingsFile(Path(folder) / "settings.yaml")
            settings.settings = replace(settings.settings, speed="instant", reduced_motion=True)
            with unseen_app(settings, Saves(game_named, Path(folder)), (1280, 720)) as app:
                Pupil(app, lesson).follow()
                app.stack.abandon()
        except (Stuck, BadOption, IllegalMove) as fault:
            print(f"{lesson.name}: {fault}", file=sys.stderr)
            return 1
        finally:
            if home is None:
                del os.environ[HOME_VARIABLE]
            else:
                os.environ[HOME_VARIABLE] = home
    print(f"{lesson.name}: ok, {len(lesson.steps)} steps")
    return 0
