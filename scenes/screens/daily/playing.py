"""Playing the table of a day: the first try counts, goes on where it was left, and later ones are for the fun of it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from game.cards.catalog import Misprint
from game.daily.daily_table import Daily, daily_of, dealt, mark
from game.daily.diary import Diary
from game.session.journal import Journal
from game.text.sentences import Sentences
from scenes.app.app import App
from scenes.app.crash_screen import closed
from scenes.app.dialog import Message
from scenes.screens.saved.saved_game import open_game

say = Sentences("screens")

NEW, BEGUN, OVER, GONE = "new", "begun", "over", "gone"
"""How far the counted try of a day is: not begun, running, over, or begun in a saved game that is gone."""


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
