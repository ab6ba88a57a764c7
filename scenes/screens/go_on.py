"""What the menu goes on with: the game that was left, or the next chapter for whoever has none."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from game import game_named
from game.files.saves import SavedGame
from game.files.untrusted import shown
from game.learn.lesson import Lesson
from game.learn.progress import Progress
from game.text.sentences import Sentences
from scenes.app.app import App
from scenes.app.fault_reports import report_left_with
from scenes.app.screen import HEIGHT, WIDTH
from scenes.app.thumbnails import lay_thumbnail
from scenes.screens.saved.saved_game import facts_of, open_game, seat_label, when
from scenes.ui.box import Box
from scenes.ui.boxes import Column, Gap, Row
from scenes.ui.fields import clipboard
from scenes.ui.fields.button import Button
from scenes.ui.fields.titles import golden
from scenes.ui.host.actions import action
from scenes.ui.host.explanation import Explanation, explained
from scenes.ui.host.target import Area
from scenes.ui.layout import paint_unseen
from scenes.ui.leaves import Art, icon, plate
from scenes.ui.pen import Pen
from scenes.ui.text import Style, Text
from sprites.paint import palette
from sprites.paint.plain_text import as_typed

say = Sentences("screens")

PLATE_WIDE = (780.0, 930.0)
THUMBNAIL = (190.0, 107.0)
OVER = 13.0
"""Room over a plate."""


class GoOn:
    """The plate under the boxes of the menu, and that a game played since then cannot be opened.

    saved: the game that was left. lesson: the chapter that is offered as long as nobody has ever played here.
    """

    def __init__(self, desk: App, changed: Callable[[], None]) -> None:
        """`changed` is called when the plate shows something else by what was pressed on it."""
        self.desk, self._changed = desk, changed
        self.saved: SavedGame | None = None
        self.lesson: Lesson | None = None
        self._damaged: SavedGame | None = None
        self._earlier = 0
        self._has_copied = False

    def look(self) -> None:
        """See what there is by now."""
        self._earlier, self._has_copied = 0, False
        self.saved = self.desk.saves.latest_unfinished()
        self._damaged = self.desk.saves.damaged_lately()
        self.lesson = None if self.desk.saves.files() else Progress().next()

    def parts(self) -> list[Box | float]:
        """All that is said of it; a game that cannot be shown is set aside, and the one before it comes instead."""
        parts: list[Box | float] = []
        while self.saved:
            continued = self._continued(self.saved)
            try:
                paint_unseen(continued, (0.0, 0.0, WIDTH, HEIGHT), self.desk.theme)
            except Exception as fault:
                self.desk.saves.set_aside(self.saved.path, fault)
                self.look()
                continue
            parts += [OVER, continued]
            break
        if self.lesson:
            parts += [OVER, self._chapter(self.lesson)]
        if self._damaged:
            name = as_typed(shown(self._damaged.path.stem, 60))
            told = explained("menu.saved_games")
            words = say("menu.damaged", name=name)
            parts += [6, Text(words, Style.BODY, colour=palette.ERROR, align="center", lines=2, tells=told)]
        return parts

    # -- the game that was left -------------------------------------------------------------------------------

    def _continued(self, saved: SavedGame) -> Box:
        told = explained("menu.continue")
        facts = facts_of(saved, when(saved.saved_at))
        line = Row(
            Text(saved.title, Style.STRONG, size=16),
            Text(facts[0], Style.BODY, size=15, shorter=facts[1:], cut=True, grow=1),
            gap=12,
            tells=Explanation(saved.title, remarks=(say("menu.game_told"),)),
        )
        at = {"n": saved.moves - self._earlier, "of": saved.moves}
        resume = Button(
            "resume", say("menu.resume_at", **at) if self._earlier else say("menu.resume"),
            partial(open_game, self.desk, saved, self._earlier), "primary", key=action("menu.resume"), size=16,
            zone="table", snug=True, tells=explained("menu.resume"),
        )  # fmt: skip
        picture = Art(_paint_thumbnail, saved.path, wide=THUMBNAIL[0], high=THUMBNAIL[1], snug=True, drop=1)
        words = Column(
            golden(say("menu.continue"), 25, tells=told),
            2,
            line,
            10,
            Row(*(seat_label(seat, 23) for seat in saved.seats), Gap(grow=1), resume, gap=16),
            *self._rescue(saved),
            grow=1,
            snug=True,
        )
        return self._plate(picture, words, gap=21, left=11)

    def _rescue(self, saved: SavedGame) -> list[Box | float]:
        """What can be done besides where the program has stumbled over the game."""
        if not self.desk.saves.was_left_in_trouble(saved.path):
            return []
        stumbled = say("menu.stumbled")
        told = Explanation(say("menu.continue"), remarks=(stumbled,))
        words = Text(stumbled, Style.FAULT, lines=3, cut=True, tells=told, grow=1, wide=(60, 900))
        earlier = [self._small("earlier", partial(self._step_back, saved))]
        name = "copied" if self._has_copied else "copy"
        copied = self._small(name, partial(self._copy_report, saved))
        return [8, Row(words, *(earlier if saved.moves else []), copied, gap=12)]

    def _small(self, name: str, act: Callable[[], None]) -> Box:
        kind = "copy" if name == "copied" else name
        label = say(f"menu.{name}")
        told = Explanation(label, remarks=(say(f"menu.{kind}_told"),))
        return Button(kind, label, act, key=action(f"menu.{kind}"), zone="table", snug=True, tells=told)

    def _step_back(self, saved: SavedGame) -> None:
        self._earlier = min(self._earlier + 1, saved.moves)
        self._changed()

    def _copy_report(self, saved: SavedGame) -> None:
        self._has_copied = clipboard.copy(report_left_with(self.desk.saves, saved.path))
        self._changed()

    # -- the first chapter ------------------------------------------------------------------------------------

    def _chapter(self, lesson: Lesson) -> Box:
        """The way to begin for whoever has never played."""
        label, game = say("menu.first_chapter"), game_named(lesson.game).called
        told = explained("menu.first_chapter")
        on = say("menu.learn_on", game=game, title=lesson.title)
        words = say("menu.new_here", game=game) if Progress().is_empty else on
        shorter = say("menu.learn_it", game=game)
        begin = Button(
            "first chapter", label, partial(self._learn, lesson), "primary", key=action("menu.resume"), size=16,
            zone="table", snug=True, tells=told,
        )  # fmt: skip
        cap = icon("graduate-cap", 40, palette.BRASS_LIGHT, drop=2, tells=told)
        said = Text(words, Style.PROSE, size=16, lines=3, shorter=(shorter,), grow=1, tells=told, drop=1)
        return self._plate(cap, said, begin, gap=16, left=20)

    def _learn(self, lesson: Lesson) -> None:
        self.desk.sounds.play("button")
        self.desk.open("lesson", lesson)

    def _plate(self, *parts: Box, gap: float, left: float) -> Box:
        wide = PLATE_WIDE if self.desk.theme.letter > 1 else PLATE_WIDE[0]
        back = (plate(palette.BRASS_LIGHT, radius=8),)
        return Row(*parts, gap=gap, snug=True, wide=wide, pad=(left, 11, 20, 11), back=back)


def _paint_thumbnail(pen: Pen, area: Area, path: Path) -> None:
    lay_thumbnail(pen.theme, pen.surface, area, path)
