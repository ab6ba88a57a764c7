"""How far each chapter that is learned by playing has been followed, kept for each player."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import yaml

from game.files import safe_yaml, schema, untrusted
from game.files.profiles import LESSONS, own_file
from game.files.shared_file import SharedFile
from game.learn.lesson import Lesson, lessons, taught

SHAPE = {schema.ANY: {"done": range(1000), "finished": bool}}


Steps = dict[str, tuple[int, bool]]
"""By the name of a lesson, how many of its steps are done, and whether it was ever finished."""


class Progress:
    """The steps that are done of every lesson, and whether it was ever finished.

    Where nothing can be written it is kept as long as the program runs. `trouble` says in plain words why the
    file could not be used, or not be written.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or own_file(LESSONS)
        self._file = SharedFile[Steps](self._path, "chapters_file", _progress, {})
        self._known: Steps = dict(self._file.look())
        self.trouble = self._file.damaged

    def done(self, lesson: Lesson) -> int:
        """How many of its steps are done; none where it is to be begun, as after its end."""
        done = self._known.get(lesson.name, (0, False))[0]
        return done if done < len(lesson.steps) else 0

    def is_finished(self, lesson: Lesson) -> bool:
        """Whether it was followed to its end, now or before."""
        return self._known.get(lesson.name, (0, False))[1]

    @property
    def is_empty(self) -> bool:
        """Whether no lesson was ever begun."""
        return not self._known

    def next(self) -> Lesson | None:
        """The first lesson that is not finished, of a game of which some were begun before any other."""
        waiting = [each for game in taught() for each in lessons(game) if not self.is_finished(each)]
        begun = {name.partition("/")[0] for name in self._known}
        return min(waiting, key=lambda each: each.game not in begun, default=None)

    def keep(self, lesson: Lesson, done: int) -> None:
        """So many steps of a lesson are done."""
        is_finished = self.is_finished(lesson) or done == len(lesson.steps)
        self._known[lesson.name] = done, is_finished
        try:
            with self._file.changing(self._known) as kept:
                every = {**kept, lesson.name: (done, is_finished)}
                ours = {each.name for game in taught() for each in lessons(game)}
                self._file.write(sorted(every.items(), key=lambda each: each[0] in ours), _text)
            self.trouble = self._file.damaged
        except OSError as error:
            self.trouble = self._file.unwritable(error)


def _text(steps: Sequence[tuple[str, tuple[int, bool]]]) -> str:
    content = {name: {"done": done, "finished": is_finished} for name, (done, is_finished) in steps}
    return str(yaml.dump(content, Dumper=safe_yaml.Dumper, allow_unicode=True))


def _progress(data: bytes) -> Steps:
    """Raises Unfit."""
    entries = untrusted.load(data)
    schema.check(entries, SHAPE)
    return {name: (each["done"], each["finished"]) for name, each in entries.items()}
