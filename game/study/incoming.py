"""What comes in as a text besides games: studies, and lessons that players have made."""

from __future__ import annotations

from game.study.lesson_files import put_lesson
from game.study.own_lesson import OwnLesson, lesson_in, read_lesson
from game.study.study import Study, StudyFault
from game.study.study_files import StudyFile, taken_in
from game.study.study_text import read_study, study_in

__all__ = ["OwnLesson", "Study", "StudyFault", "incoming", "kept_study", "put_lesson"]


def incoming(text: str) -> Study | OwnLesson | None:
    """The study or the lesson in a text or a letter; None where it holds anything else. Raises StudyFault, Misprint."""
    if study := study_in(text):
        return read_study(study)
    lesson = lesson_in(text)
    return read_lesson(lesson) if lesson else None


def kept_study(study: Study) -> StudyFile:
    """A study that came in, put among the own ones."""
    return taken_in(study)
