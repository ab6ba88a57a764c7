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
from game.session.session import HUMAN
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.fault_reports import report_left_with
from scenes.app.screen import HEIGHT, WIDTH
from scenes.app.thumbnails import Cover, lay_thumbnail
from scenes.screens.challenges import NextChallenge
from scenes.screens.daily.today import Today, has_played
from scenes.screens.saved.saved_game import cover_of, facts_of, open_game, seat_label
from scenes.ui.controls import clipboard
from scenes.ui.layout import paint_unseen
from sprites.paint import palette

say = Sentences("screens")

PLATE_WIDE = (780.0, 930.0)
THUMBNAIL = (190.0, 107.0)
BESIDE_WIDE = (400.0, 560.0)
"""How wide the plate of what was left is beside others."""
PLATE_GAP = 10.0
OVER = 9.0, 13.0
"""Room over a plate, at least and where there is room."""


class GoOn:
    """The plate under the boxes of the menu, and that a game played since then cannot be opened.

    saved: the game that was left. lesson: the chapter that is offered as long as nobody has ever played here, or as the
    profile here has not.
    """

    def __init__(self, app: App, changed: Callable[[], None]) -> None:
        """`changed` is called when the plate shows something else by what was pressed on it."""
        self.app, self._changed = app, changed
        self.saved: SavedGame | None = None
        self.lesson: Lesson | None = None
        self.today, self.next = Today(app), NextChallenge(app)
        self._damaged: SavedGame | None = None
        self._earlier = 0
        self._has_copied = False

    def look(self) -> None:
        """See what there is by now."""
        self._earlier, self._has_copied = 0, False
        self.saved = self.app.saves.latest_unfinished(self._may_be_mine)
        self._damaged = self.app.saves.damaged_lately()
        is_new = self.app.profiles.current and not has_played(self.app)
        self.lesson = Progress().next() if is_new or not self.app.saves.files() else None
        self.today.look()
        self.next.look()

    def _may_be_mine(self, saved: SavedGame) -> bool:
        """Whether the player here may sit in a game: not where all its people are remembered as others."""
        profiles = self.app.profiles
        people = [profiles.called(seat.name) for seat in saved.seats if seat.player == HUMAN]
        return not (profiles.current and people) or None in people or profiles.current in people

    @property
    def has_several(self) -> bool:
        """Whether plates may stand beside each other, from one edge of the table to the other."""
        return bool(self.today.daily or self.next.challenge)

    def parts(self) -> list[ui.Box | float]:
        """All that is said of it; a game that cannot be shown is set aside, and the one before it comes instead."""
        parts: list[ui.Box | float] = []
        while self.saved:
            continued = self._continued(self.saved)
            try:
                paint_unseen(continued, (0.0, 0.0, WIDTH, HEIGHT), self.app.theme)
            except Exception as fault:
                self.app.saves.set_aside(self.saved.path, fault)
                self.look()
                continue
            parts += self._beside(continued)
            break
        if not parts:
            parts += self._beside(self._chapter(self.lesson) if self.lesson else None)
        if self._damaged:
            name = ui.as_typed(shown(self._damaged.path.stem, 60))
            told = ui.explained("menu.saved_games")
            words = say("menu.damaged", name=name)
            parts += [6, ui.Text(words, ui.Style.BODY, colour=palette.ERROR, align="center", lines=2, tells=told)]
        return parts

    def _beside(self, first: ui.Box | None) -> list[ui.Box | float]:
        """The plate of what was left, and the smaller ones beside it; buttons under it where letters are large."""
        plates = [self.today.plate()] if self.today.daily else []
        plates += [self.next.plate()] if self.next.challenge else []
        if not plates:
            return [ui.Gap(high=OVER), first] if first else []
        buttons = [self.today.named_button(), self.today.earlier()] if self.today.daily else []
        buttons += [self.next.button("challenges.next")] if self.next.challenge else []
        side = ui.Gap(grow=1)
        in_one = ui.Row(side, *([first] if first else []), *plates, side, gap=PLATE_GAP)
        in_two = ui.Column(*([first] if first else []), ui.Row(side, *buttons, side, gap=PLATE_GAP), gap=6)
        return [ui.Gap(high=OVER), ui.Either(in_one, in_two)]

    # -- the game that was left -------------------------------------------------------------------------------

    def _continued(self, saved: SavedGame) -> ui.Box:
        told = ui.explained("menu.continue")
        facts = facts_of(saved, ui.when(saved.saved_at))
        line = ui.Row(
            ui.Text(saved.title, ui.Style.STRONG, size=16),
            ui.Text(facts[0], ui.Style.BODY, size=15, shorter=facts[1:], cut=True, grow=1),
            gap=12,
            tells=ui.Explanation(saved.title, remarks=(say("menu.game_told"),)),
        )
        at = {"n": saved.moves - self._earlier, "of": saved.moves}
        resume = ui.Button(
            "resume", say("menu.resume_at", **at) if self._earlier else say("menu.resume"),
            partial(open_game, self.app, saved, self._earlier), "primary", key=ui.action("menu.resume"), size=16,
            zone="table", snug=True, tells=ui.explained("menu.resume"),
        )  # fmt: skip
        picture = ui.Art(
            _paint_thumbnail, saved.path, cover_of(saved), wide=THUMBNAIL[0], high=THUMBNAIL[1], snug=True, drop=1
        )
        words = ui.Column(
            ui.golden(say("menu.continue"), 25, tells=told),
            2,
            line,
            ui.Gap(high=(6.0, 10.0)),
            ui.Row(*(seat_label(seat, 23) for seat in saved.seats), ui.Gap(grow=1), resume, gap=16),
            *self._rescue(saved),
            grow=1,
            snug=True,
        )
        return self._plate(picture, words, gap=21, left=11)

    def _rescue(self, saved: SavedGame) -> list[ui.Box | float]:
        """What can be done besides where the program has stumbled over the game."""
        if not self.app.saves.was_left_in_trouble(saved.path):
            return []
        stumbled = say("menu.stumbled")
        told = ui.Explanation(say("menu.continue"), remarks=(stumbled,))
        words = ui.Text(
            stumbled, ui.Style.FAULT, lines=3, shorter=(say("menu.stumbled_short"),), cut=True, tells=told, grow=1,
            wide=(60, 900),
        )  # fmt: skip
        earlier = [self._small("earlier", partial(self._step_back, saved))]
        name = "copied" if self._has_copied else "copy"
        copied = self._small(name, partial(self._copy_report, saved))
        return [ui.Gap(high=(4.0, 8.0)), ui.Row(words, *(earlier if saved.moves else []), copied, gap=12)]

    def _small(self, name: str, act: Callable[[], None]) -> ui.Box:
        kind = "copy" if name == "copied" else name
        label = say(f"menu.{name}")
        told = ui.Explanation(label, remarks=(say(f"menu.{kind}_told"),))
        return ui.Button(kind, label, act, key=ui.action(f"menu.{kind}"), zone="table", snug=True, tells=told)

    def _step_back(self, saved: SavedGame) -> None:
        self._earlier = min(self._earlier + 1, saved.moves)
        self._changed()

    def _copy_report(self, saved: SavedGame) -> None:
        self._has_copied = clipboard.copy(report_left_with(self.app.saves, saved.path))
        self._changed()

    # -- the first chapter ------------------------------------------------------------------------------------

    def _chapter(self, lesson: Lesson) -> ui.Box:
        """The way to begin for whoever has never played."""
        label, game = say("menu.first_chapter"), game_named(lesson.game).called
        told = ui.explained("menu.first_chapter")
        on = say("menu.learn_on", game=game, title=lesson.title)
        words = say("menu.new_here", game=game) if Progress().is_empty else on
        shorter = say("menu.learn_it", game=game)
        begin = ui.Button(
            "first chapter", label, partial(self._learn, lesson), "primary", key=ui.action("menu.resume"), size=16,
            zone="table", snug=True, tells=told,
        )  # fmt: skip
        cap = ui.icon("graduate-cap", 40, palette.BRASS_LIGHT, drop=2, tells=told)
        said = ui.Text(words, ui.Style.PROSE, size=16, lines=3, shorter=(shorter,), grow=1, tells=told, drop=1)
        return self._plate(cap, said, begin, gap=16, left=20)

    def _learn(self, lesson: Lesson) -> None:
        self.app.sounds.play("button")
        self.app.open("lesson", lesson)

    def _plate(self, *parts: ui.Box, gap: float, left: float) -> ui.Box:
        wide = PLATE_WIDE if self.app.theme.letter > 1 else PLATE_WIDE[0]
        wide = BESIDE_WIDE if self.has_several and self.app.theme.letter <= 1 else wide
        back = (ui.plate(palette.BRASS_LIGHT, radius=8),)
        return ui.Row(*parts, gap=gap, snug=True, wide=wide, pad=(left, 11, 20, 11), back=back)


def _paint_thumbnail(pen: ui.Pen, area: ui.Area, path: Path, cover: Cover | None) -> None:
    lay_thumbnail(pen.theme, pen.surface, area, path, cover)
