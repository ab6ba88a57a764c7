"""The chapters of every game that are learned by playing: what is done, what each is about, and the way into it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import compress, count

from game import game_named
from game.learn.lesson import Lesson, lessons, taught
from game.learn.progress import Progress
from game.study import own_lesson
from game.study.lesson_files import listed_lessons, own_lessons
from game.text.rulebook import chapters
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.app.app import App
from scenes.app.screen import Screen, rail_button
from scenes.games.plugin import plugin_of
from scenes.learn.lesson_end import begin_first_game
from scenes.setup.spread import GameSpread, spread_box
from scenes.table.panels.book import head, open_book, page, progress
from sprites.cards.medals import AWARD
from sprites.places.cloth import Cloth
from sprites.things import book

say = Sentences("screens")

HUGE = 2.0
"""The size of letters in which less is said of damage at once; the whole is told when it is asked."""
ROW = 68.0
TICK = 26.0
TITLE, NUMBER = 18.0, 38.0
"""Units of the letters of a title and of the number before it, which stand on one line, and of the room for that."""
MOST_PIECES = 3


def as_drawn(lesson: own_lesson.OwnLesson) -> own_lesson.OwnLesson:
    """A lesson whose words somebody has typed, as they are drawn: there are no signs in them."""
    return replace(lesson, texts={key: ui.as_typed(words) for key, words in lesson.texts.items()})


class LessonsScene(Screen):
    """A list of chapters with ticks, the first that is not finished chosen."""

    name = "lessons"

    def __init__(self, app: App, game: str = "", lesson: str = "") -> None:
        """`game` is the package of the game whose chapters are listed, or else the first that has any; `lesson` is the
        name of the one that is chosen, or else the first that is not finished.
        """
        super().__init__(app)
        self.rules = game or taught()[0]
        self._open()
        for number, each in enumerate(self._lessons):
            if each.name == lesson:
                self._chosen = number

    @property
    def ground(self) -> Cloth:
        """The cloth of the game."""
        return plugin_of(self.rules).cloth

    def _open(self) -> None:
        found = listed_lessons()
        self._own = tuple(map(as_drawn, own_lessons(self.rules, found)))
        self._damaged = next((each.trouble for each in found if each.trouble), "")
        self._lessons: tuple[Lesson, ...] = (*lessons(self.rules), *self._own)
        self._progress = Progress()
        waiting = (not self._progress.is_finished(each) for each in self._lessons)
        self._chosen = next(compress(count(), waiting), 0)

    def resume(self) -> None:
        """A chapter may have been followed since."""
        chosen = self._chosen
        self._open()
        if self._own:
            self._chosen = min(chosen, len(self._lessons) - 1)
        super().resume()

    def enter(self) -> None:
        """The list has the focus."""
        super().enter()
        self.form.ring.move_to("chapters")

    def _turn_to(self, game: object) -> None:
        self.rules = str(game)
        self._open()
        self.rebuild()

    def _choose(self, index: int) -> None:
        self._chosen = index
        self.rebuild()

    def _begin(self) -> None:
        self.app.sounds.play("card_slide")
        self.app.open("lesson", self._lessons[self._chosen])

    def _first_game(self) -> None:
        self.app.sounds.play("card_slide")
        begin_first_game(self.app, self.rules)

    def _edit(self) -> None:
        """Change the words of an own lesson, send it, or delete it."""
        self.app.open("edit_lesson", self._lessons[self._chosen].name)

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """An open book: what the chosen chapter is about at the left, all chapters at the right."""
        segments = [ui.Segment(game, game_named(game).called) for game in taught()]
        caption = say("lessons.game")
        which = ui.Switch(
            "game", caption, segments, self.rules, self._turn_to, zone="rail", high=28, snug=True,
            tells=ui.explained("lessons.game"),
        )  # fmt: skip
        title = self.rail_title(*(say(f"lessons.{words}") for words in ("title", "aside", "told")))
        high = ROW * max(1.0, self.theme.letter)
        told = ui.explained("lessons.list")
        listed = ui.RowList(
            "chapters", say("lessons.list"), high, len(self._lessons), self._chosen, self._choose, self._row,
            zone="list", grow=1, high=high, tells=told,
        )  # fmt: skip
        lesson = self._lessons[self._chosen]
        done = self._progress.done(lesson)
        begin = rail_button(f"lessons.{'go_on' if done else 'begin'}", self._begin, "primary", does="lessons.begin")
        whole = rail_button("lessons.first_game", self._first_game)
        studies = rail_button("lessons.studies", partial(self.app.open, "studies"))
        why = "" if lesson in self._own else say("lessons.not_own")
        edit = [rail_button("lessons.edit", self._edit, why=why)] if self._own else []
        return self.framed(
            [ui.Overlay(title, drop=1), ui.Gap(grow=1), which],
            open_book(self._about(lesson, done), page(head(say("lessons.list"), told), *self._sum(told), 8, listed)),
            [self.back_button(), studies, *edit, ui.Gap(grow=1), whole, begin],
        )

    def _sum(self, told: ui.Explanation) -> list[ui.Box | float]:
        """How many lessons are done, as a bar and in words."""
        done, every = sum(map(self._progress.is_finished, self._lessons)), len(self._lessons)
        words = say("achievements.sum", n=done, of=every)
        number = ui.Text(words, ui.Style.CAPTION, size=14, colour=book.FAINT_INK, tells=told)
        return [6, ui.Row(progress(done, every, told), number, gap=12, drop=1)]

    def _about(self, lesson: Lesson, done: int) -> ui.Box:
        told = ui.Explanation(lesson.title, remarks=(lesson.about,))
        trouble = ui.as_typed(self._progress.trouble or self._damaged)
        broken = ui.Explanation(say("lessons.title"), remarks=(trouble,))
        lines = 6 if self.theme.letter < HUGE else 5
        damage: list[ui.Box | float] = [
            ui.Text(
                trouble, ui.Style.BODY, colour=book.RED_INK, lines=lines, cut=True, wide=(120.0, 500.0), tells=broken
            ),
            12,
        ]
        standing = say("lessons.at", n=done + 1, of=len(lesson.steps)) if done else self._standing(lesson)
        return page(
            head(lesson.title, told),
            12,
            *(damage if trouble else []),
            ui.Text(lesson.about, ui.Style.BODY, size=18, colour=book.INK, lines=8, tells=told),
            14,
            ui.Text(standing, ui.Style.PAGE_ASIDE, lines=2, tells=told),
            *self._taught(lesson, told),
            ui.Gap(grow=1) if trouble else spread_box(self._pieces(lesson)),
        )

    def _pieces(self, lesson: Lesson) -> GameSpread:
        """Some of what the chapters of the rules show that it teaches."""
        told = chapters(lesson.game)
        taught = [each for each in told if each.of in lesson.teaches and each.shows] or told[:1]
        names = dict.fromkeys(name for each in taught for name in each.shows)
        picture = plugin_of(lesson.game).pictured
        pieces = [picture(name) for name in list(names)[:MOST_PIECES]] if picture else []
        sizes = [piece.look.surface(self.theme).get_size() for piece in pieces] or [(1, 1)]
        wide, high = (max(sides) / self.theme.s for sides in zip(*sizes, strict=True))
        return GameSpread(pieces, (wide, high))

    def _taught(self, lesson: Lesson, told: ui.Explanation) -> list[ui.Box | float]:
        """The chapters of the rules that it teaches, by their headings."""
        headings = [each.heading for each in chapters(lesson.game) if each.of in lesson.teaches]
        if not headings:
            return []
        words = say("lessons.teaches", what=listed(headings))
        return [14, ui.Text(words, ui.Style.PAGE_ASIDE, lines=4, tells=told)]

    def _standing(self, lesson: Lesson) -> str:
        key = "finished" if self._progress.is_finished(lesson) else "new"
        key = "new_own" if key == "new" and lesson in self._own else key
        return say(f"lessons.{key}", n=len(lesson.steps))

    def _row(self, index: int, chosen: bool) -> ui.Box:
        lesson = self._lessons[index]
        ink = book.RED_INK if chosen else book.FAINT_INK
        told = ui.Explanation(lesson.title, remarks=(lesson.about,))
        is_finished = self._progress.is_finished(lesson)
        done = ui.explained("lessons.tick")
        tick = ui.award(AWARD, True, TICK, tells=done) if is_finished else ui.Gap(wide=TICK)
        about = partial(ui.Text, lesson.about, ui.Style.CAPTION, size=14, colour=book.FAINT_INK, tells=told, grow=1)
        said = ui.Row(ui.Gap(wide=NUMBER), ui.Either(about(lines=1, floor=1.0), about(lines=2, cut=True), grow=1))
        number = ui.Text(str(index + 1), ui.Style.CHAPTER, size=TITLE, colour=ink, wide=NUMBER, tells=told)
        title = ui.Text(lesson.title, ui.Style.CHAPTER, size=TITLE, cut=True, tells=told, grow=1)
        return ui.Row(
            ui.Column(
                ui.Row(number, title),
                said,
                snug=True,
                grow=1,
            ),
            tick,
            gap=8,
            pad=(10, 2, 10, 6),
            back=(ui.Art(ui.paint_marker),) if chosen else (),
        )
