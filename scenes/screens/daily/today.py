"""Today's table: its plate in the menu, and playing the table of any day. The first try is the one that counts."""

from __future__ import annotations

from datetime import date, timedelta
from functools import partial
from pathlib import Path

from game import GAMES, game_named
from game.cards.catalog import Misprint
from game.daily.calendar import NoSuchDay, plan_of
from game.daily.daily_table import Daily, daily_of, dealt, mark
from game.daily.diary import Diary, Try
from game.daily.hard_game import LateHard, late_hard
from game.daily.result_text import ended_words
from game.learn.lesson import lessons, taught
from game.learn.progress import Progress
from game.learn.seen_hints import PLAYED
from game.session.journal import Journal
from game.text.sentences import Sentences, closed
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message
from scenes.screens.saved.saved_game import open_game
from sprites.paint import palette

say = Sentences("screens")

NEW, BEGUN, OVER, GONE = "new", "begun", "over", "gone"
"""How far the counted try of a day is: not begun, running, over, or begun in a saved game that is gone."""

WIDE = (196.0, 224.0)


class Today:
    """What today's table is, and how far it is played; `daily` is None where it is not shown: before anybody who plays
    here has finished a game or a lesson, where it was put away, and where it cannot be dealt.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.daily: Daily | None = None
        self._stage = ""
        self._tried: Try | None = None
        self._late: LateHard | None = None

    @property
    def is_past(self) -> bool:
        """Whether another day has begun since it was looked at."""
        return self.daily is not None and self.daily.day != date.today()

    def look(self) -> None:
        """See what there is by now."""
        self.daily = self._late = None
        if not self.app.settings.today or not has_played(self.app):
            return
        try:
            daily = daily_of(date.today())
        except (NoSuchDay, Misprint):
            return
        diary = Diary()
        self.daily, self._stage = daily, stage(self.app, diary, daily.day)
        self._tried = diary.tries[daily.day] if self._stage == OVER else None
        self._late = late_hard(diary, daily.day, self.app.thinker)

    def let_hard_play(self) -> bool:
        """While today's medal waits for Hard, it plays on; True where its game has just ended."""
        return self._late is not None and self._late.think()

    def rest(self) -> None:
        """Nobody looks at it any more: Hard lets go of the thinker."""
        if self._late:
            self._late.leave()

    def _ended(self) -> tuple[str, ...]:
        """How the counted game ended, in a few words first, and what is played on the next day; nothing before that."""
        if self.daily is None or self._tried is None:
            return ()
        return *ended_words(self.daily.day, self._tried), *_next_day(self.daily.day)

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
        told = ui.Explanation(say("daily.title"), remarks=(say("daily.title_told"), *self._ended()))
        facts = next(iter(self._ended()), say("daily.minutes", n=plan.minutes))
        mark_told = ui.Explanation(say("daily.mark", mark=mark(self.daily)), remarks=(say("daily.mark_told"),))
        marked = ui.Text(
            mark_told.title, ui.Style.FIGURE, size=13, colour=palette.SECONDARY, tells=mark_told,
            shorter=(mark(self.daily),),
        )  # fmt: skip
        return ui.Column(
            ui.golden(say("daily.title"), 19, tells=told),
            ui.Text(game, ui.Style.STRONG, size=15, cut=True, tells=told),
            ui.Text(plan.called, ui.Style.BODY, size=14, cut=True, tells=told),
            ui.Row(
                ui.Text(facts, ui.Style.BODY, size=14, colour=palette.SECONDARY, cut=True, grow=1, tells=told),
                marked,
                gap=8,
            ),
            ui.Gap(grow=1),
            ui.Row(self.earlier(), ui.Gap(grow=1), self.button(), gap=8),
            wide=WIDE,
            pad=(14, 9, 14, 11),
            back=(ui.plate(palette.BRASS_LIGHT, radius=8),),
        )


def _next_day(day: date) -> tuple[str, ...]:
    """What is played on the day after, where the calendar goes so far."""
    try:
        plan = plan_of(day + timedelta(days=1))
    except NoSuchDay:
        return ()
    return (say("daily.tomorrow", game=game_named(plan.game).called, mode=plan.called),)


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


def stage(app: App, diary: Diary, day: date) -> str:
    """How far the counted try of a day is."""
    if day not in diary.tries:
        return NEW
    if diary.tries[day].own:
        return OVER
    return BEGUN if saved_try(app, diary, day) else GONE


def saved_try(app: App, diary: Diary, day: date) -> Path | None:
    """The file of the counted try of a day, where it still is one of the saved games."""
    return next((path for path in app.saves.files() if diary.counts(day, path.name)), None)


def play_day(app: App, day: date) -> None:
    """Begin the counted try of a day or go on with it; once it is over, play the table again."""
    try:
        daily = daily_of(day)
        diary = Diary()
        if stage(app, diary, day) == NEW:
            _begin(app, diary, daily)
            return
        running = saved_try(app, diary, day)
        if running and not diary.tries[day].own:
            open_game(app, app.saves.look_at(running))
        else:
            app.open("game", _dealt(app, daily))
    except Misprint as fault:
        app.stack.push(Message(app, say("daily.title"), closed(str(fault))))


def _begin(app: App, diary: Diary, daily: Daily) -> None:
    journals: list[Journal] = []

    def deal() -> str:
        journals.append(_dealt(app, daily))
        return journals[0].path.name

    if diary.begin(daily.day, mark(daily), deal):
        app.open("game", journals[0])
        if diary.trouble:
            app.stack.push(Message(app, say("daily.title"), diary.trouble))
    else:
        app.stack.push(Message(app, say("daily.title"), say("daily.begun_elsewhere")))


def _dealt(app: App, daily: Daily) -> Journal:
    profile = app.profiles.current
    app.sounds.play("card_slide")
    return app.saves.begin(dealt(daily, profile.name if profile else ""))
