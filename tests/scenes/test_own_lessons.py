"""Lessons made of games: made in the timeline, written on their own screen, sent, and played from the list."""

import pygame
import pytest

from game.study.lesson_files import lessons_folder, own_lessons
from game.study.own_lesson import draft_lesson, lesson_letter
from scenes.learn.lesson_end import LessonEnd
from scenes.learn.lesson_scene import LessonScene
from scenes.learn.lessons import LessonsScene, as_drawn
from scenes.screens.studies.lesson_editor import LessonEditor
from scenes.study.lesson_begun import LessonBegun
from scenes.tools.pupil import Pupil
from tests.game.test_study import WHOLE
from tests.scenes.test_damaged_files import words_on
from tests.scenes.test_studies import MOVE, typed


@pytest.fixture
def editor(screen):
    screen.app.open("timeline", WHOLE, MOVE)
    screen.frames(2)
    screen.key(pygame.K_F6)
    assert isinstance(screen.scene, LessonBegun)
    screen.key(pygame.K_RETURN)
    screen.frames(2)
    assert isinstance(screen.scene, LessonEditor)
    return screen.scene


@pytest.mark.long
def test_a_lesson_is_made_written_and_played_by_keyboard(screen, editor):
    (lesson,) = own_lessons("nations_dice")
    assert lesson.steps and all(lesson.words(step.told) for step in lesson.steps)
    assert len(editor._deeds) == len(lesson.steps) and "_" not in "".join(editor._deeds)
    editor.form.ring.visible = True
    editor.form.ring.move_to("words title")
    screen.key(pygame.K_RETURN)
    typed(screen, "{gold} wins")
    screen.key(pygame.K_RETURN)
    screen.app.stack.top._play()
    screen.frames(3)
    assert isinstance(screen.scene, LessonScene)
    assert own_lessons("nations_dice")[0].title == "{gold} wins"
    for _ in range(200):
        screen.key(pygame.K_F5)
        screen.frames(3)
        if isinstance(screen.scene, LessonEnd):
            break
    assert isinstance(screen.scene, LessonEnd)


@pytest.mark.long
def test_a_lesson_comes_as_a_letter_and_is_played_by_mouse(app, screen):
    app.change_settings(speed="instant")
    lesson = draft_lesson(WHOLE, 1, MOVE, 2, lambda state, moves: "Do it.")
    app.open("menu")
    screen.post(pygame.DROPTEXT, text=lesson_letter(lesson))
    screen.key(pygame.K_RETURN)
    screen.frames(2)
    assert isinstance(screen.scene, LessonsScene)
    assert screen.scene._lessons[screen.scene._chosen].id == lesson.id
    screen.letter("e")
    assert isinstance(screen.scene, LessonEditor)
    screen.key(pygame.K_ESCAPE)
    pupil = Pupil(app, as_drawn(lesson))
    pupil.follow()
    assert pupil.scene.viewpoint.viewer == lesson.pupil
    app.stack.pop_to("lessons")
    screen.letter("e")
    screen.key(pygame.K_DELETE)
    screen.letter("y")
    screen.frames(2)
    assert own_lessons("nations_dice") == ()
    (lessons_folder() / "broken.lesson").write_text("lesson: 7")
    screen.scene.resume()
    assert any("broken.lesson isn't" in line for line in words_on(screen))
