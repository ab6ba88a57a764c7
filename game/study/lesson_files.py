"""The lessons of the player's folder: own ones, and those that came in."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.files import files, folders, untrusted
from game.files.saves import NO_FILE_NAME
from game.study.own_lesson import OwnLesson, lesson_text, read_lesson
from game.study.study_text import MOST_BYTES
from game.text.sentences import Sentences

FOLDER, ENDING = "lessons", ".lesson"

_say = Sentences("screens")


class ListedLesson(NamedTuple):
    """A lesson in the player's folder: its file, and what is in it or is wrong with it."""

    path: Path
    lesson: OwnLesson | None
    trouble: str = ""


def lessons_folder() -> Path:
    """Where the player's lessons are. Raises NoHome."""
    return folders.records_folder() / FOLDER


def _text_in(path: Path) -> str:
    """Raises OSError, and Unfit."""
    return untrusted.text_in(untrusted.read_bytes(path, MOST_BYTES))[0]


def listed_lessons() -> list[ListedLesson]:
    """All lessons of the folder, by the names of their files; none where it cannot be read."""
    with suppress(OSError):
        return [_listed(path) for path in sorted(lessons_folder().glob(f"*{ENDING}"))]
    return []


def own_lessons(game: str, every: Iterable[ListedLesson] | None = None) -> tuple[OwnLesson, ...]:
    """The lessons of a game that can be played, each once, among `every` lesson of the player, which are looked for
    where they are not given.
    """
    found: dict[str, OwnLesson] = {}
    for each in listed_lessons() if every is None else every:
        if each.lesson and each.lesson.game == game:
            found.setdefault(each.lesson.id, each.lesson)
    return tuple(found.values())


def _listed(path: Path) -> ListedLesson:
    try:
        return ListedLesson(path, read_lesson(_text_in(path)))
    except (OSError, ValueError) as fault:
        why = fault.strerror or "" if isinstance(fault, OSError) else str(fault)
        facts = {"name": untrusted.shown(path.name, 60), "folder": untrusted.shown(str(path.parent), 200)}
        return ListedLesson(path, None, _say("own_lessons.damaged", fault=why, **facts))


def put_lesson(lesson: OwnLesson) -> Path:
    """Keep a lesson, in the file that it has already. Raises OSError."""
    for each in listed_lessons():
        if each.lesson and each.lesson.name == lesson.name:
            files.write_whole(each.path, lesson_text(lesson))
            return each.path
    name = NO_FILE_NAME.sub("", lesson.title).strip(" .") or FOLDER
    with files.reserved_like(lessons_folder() / f"{name}{ENDING}") as path:
        files.write_whole(path, lesson_text(lesson))
    return path


def delete_lesson(lesson: OwnLesson) -> None:
    """Delete the file of a lesson. Raises OSError."""
    for each in listed_lessons():
        if each.lesson and each.lesson.name == lesson.name:
            each.path.unlink(missing_ok=True)
