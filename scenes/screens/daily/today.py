"""The plate of today's table in the menu."""

from __future__ import annotations

from datetime import date
from functools import partial

from game import GAMES, game_named
from game.cards.catalog import Misprint
from game.daily.calendar import NoSuchDay
from game.daily.daily_table import Daily, daily_of, mark
from game.daily.diary import Diary
from game.learn.lesson import lessons, taught
from game.learn.progress import Progress
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.play.help.newcomer_hints import PLAYED
from scenes.screens.daily.playing import BEGUN, OVER, play_day, saved_try, stage
from sprites.paint import palette

say = Sentences("screens")

WIDE = (196.0, 224.0)


class Today:
    """What today's table is, and how far it is played; `daily` is None where it is not shown: before anybody who plays
    here has finished a game or a lesson, where it was put away, and where it cannot be dealt.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.daily: Daily | None = None
        self._stage = ""
        self._medal = ""

    def look(self) -> None:
        """See what there is by now."""
        self.daily = None
        if not self.app.settings.today or not has_played(self.app):
            return
        try:
            daily = daily_of(date.today())
        except (NoSuchDay, Misprint):
            return
        diary = Diary()
        self.daily, self._stage = daily, stage(self.app, diary, daily.day)
        self._medal = diary.tries[daily.day].medal if self._stage == OVER else ""

    def _play(self) -> None:
        if self.daily:
            play_day(self.app, self.daily.day)

    def _show_result(self) -> None:
        if self.daily:
            show_result(self.app, self.daily.day)

    def button(self) -> ui.Button:
        """What there is to do with it."""
        is_over = self._stage == OVER
        words = "daily.result" if is_over else "daily.go_on" if self._stage == BEGUN else "daily.play"
        act = self._show_result if is_over else self._play
        return ui.Button(
            "today", say(words), act, key=ui.action("menu.today"), zone="table", snug=True, tells=ui.explained(words)
        )

    def named_button(self) -> ui.Button:
        """The same where there is no room for the plate."""
        act = self._show_result if self._stage == OVER else self._play
        told = ui.explained("daily.title")
        return ui.Button(
            "today", told.title, act, key=ui.action("menu.today"), zone="table", snug=True, tells=told
        )  # fmt: skip

    def earlier(self) -> ui.Button:
        """The way to the calendar."""
        open_calendar = partial(self.app.open, "calendar")
        return ui.Button(
            "calendar", say("daily.calendar"), open_calendar, key=ui.action("menu.calendar"), zone="table", snug=True,
            tells=ui.explained("daily.calendar"),
        )  # fmt: skip

    def plate(self) -> ui.Box:
        """What is played today, for about how long, and the mark of the table."""
        assert self.daily
        plan = self.daily.plan
        game = game_named(plan.game).called
        told = ui.Explanation(say("daily.title"), remarks=(say("daily.title_told"),))
        facts = say(f"daily.medal_{self._medal}") if self._medal else say("daily.minutes", n=plan.minutes)
        mark_told = ui.Explanation(say("daily.mark", mark=mark(self.daily)), remarks=(say("daily.mark_told"),))
        return ui.Column(
            ui.golden(say("daily.title"), 19, tells=told),
            ui.Text(game, ui.Style.STRONG, size=15, cut=True, tells=told),
            ui.Text(plan.called, ui.Style.BODY, size=14, cut=True, tells=told),
            ui.Row(
                ui.Text(facts, ui.Style.BODY, size=14, colour=palette.SECONDARY, cut=True, grow=1, tells=told),
                ui.Text(mark(self.daily), ui.Style.FIGURE, size=13, colour=palette.SECONDARY, tells=mark_told),
                gap=8,
            ),
            ui.Gap(grow=1),
            ui.Row(self.earlier(), ui.Gap(grow=1), self.button(), gap=8),
            wide=WIDE,
            pad=(14, 9, 14, 11),
            back=(ui.plate(palette.BRASS_LIGHT, radius=8),),
        )


def has_played(app: App) -> bool:
    """Whether the player here has finished a game or a lesson."""
    if any(app.met.has(game, PLAYED) for game in GAMES):
        return True
    progress = Progress()
    return any(progress.is_finished(lesson) for game in taught() for lesson in lessons(game))


def show_result(app: App, day: date) -> None:
    """Show the three lines of a day's counted game; where its file is gone, the calendar instead."""
    if path := saved_try(app, Diary(), day):
        app.open("daily_result", app.saves.read(path).session)
    else:
        app.open("calendar", day)
