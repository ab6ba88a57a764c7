"""The end of a lesson: what was learned, and where to go on."""

from __future__ import annotations

from collections.abc import Sequence

from game.learn.lesson import Lesson, lessons
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message, dialog_button
from scenes.games.plugin import plugin_of
from scenes.learn.lesson_in_play import LessonInPlay
from scenes.play.play_scene import PlayScene

say = Sentences("screens")

FIRST_RIVAL = "easy"


class LessonEnd(Message):
    """Leads to the next chapter, after the last one to a whole game with the adviser at hand."""

    def __init__(self, app: App, lesson: Lesson, game: LessonInPlay) -> None:
        super().__init__(app, say("lesson.finished", title=lesson.title), lesson.end)
        self._game = game
        of_game = lessons(lesson.game)
        self._lesson = lesson
        self._is_own = lesson not in of_game
        later = () if self._is_own else of_game[of_game.index(lesson) + 1 :]
        self._next = next(iter(later), None)

    def back(self) -> None:
        """Back to where the lesson was begun."""
        self.app.stack.pop()
        self.app.stack.pop()

    def buttons(self) -> Sequence[ui.Box]:
        """Where to go on, the likeliest last."""
        if self._is_own:
            return [_button("again", self._again, "plain"), _button("leave", self.back, "primary")]
        return [
            _button("leave", self.back, "plain"),
            _button("again", self._again, "plain"),
            _button("go_on", self._go_on, "primary")
            if self._next
            else _button("first_game", self._first_game, "primary", "go_on", is_alone=self._lesson.seats == 1),
        ]

    def _again(self) -> None:
        self._game.begin_anew()
        self.app.stack.pop()

    def _go_on(self) -> None:
        self.app.stack.pop()
        self.app.replace("lesson", self._next)

    def _first_game(self) -> None:
        self.app.stack.pop()
        begin_first_game(self.app, self._lesson.game, self._lesson.seats)


def _button(name: str, act: ui.Press, kind: str, does: str = "", is_alone: bool = False) -> ui.Box:
    told = say(f"lesson.{name}{'_alone' if is_alone else ''}_told")
    return dialog_button(name, say(f"lesson.{name}"), act, kind, f"lesson_end.{does or name}", told)


def begin_first_game(app: App, game: str, seats: int = 2) -> None:
    """Deal a usual game against an easy hand, or alone for one seat, in the place of the scene on top, and say who can
    be asked.
    """
    table = plugin_of(game).setup(app).table
    if len(table.seats) == 1 and seats > 1:
        table.add_seat()
    while seats == 1 and len(table.seats) > 1:
        table.remove_seat(len(table.seats) - 1)
    for seat in table.seats[1:]:
        seat.player = FIRST_RIVAL
    scene = PlayScene(app, app.saves.begin(table.session()))
    app.stack.replace(scene)
    ask = "lesson.ask_alone" if len(table.seats) == 1 else "lesson.ask"
    app.stack.push(Message(app, say("lesson.first_game"), say(ask, n=len(table.seats) - 1)))
