"""Numbers as the table writes them, and days as people do."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from game.text.sentences import Sentences

_say = Sentences("screens")


def number(value: int) -> str:
    """A number with a true minus."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """A change: with its sign, unless nothing changes."""
    return f"+{value}" if value > 0 else number(value)


def percent(share: float) -> str:
    """A share from 0 to 1 in whole per cent, as the language writes it."""
    return _say("statistics.percent", n=round(100 * share))


def tenths(value: float) -> str:
    """A number with one decimal, as the language writes it."""
    return f"{value:.1f}".replace("-", "−").replace(".", _say("figures.decimal"))


def when(moment: datetime, today: date | None = None) -> str:
    """A moment as people say it."""
    today = today or date.today()
    time = f"{moment:%H:%M}"
    if moment.date() == today:
        return _say("dates.today", time=time)
    if moment.date() == today - timedelta(days=1):
        return _say("dates.yesterday", time=time)
    return _say("dates.moment", day=day_of(moment.date()), time=time)


def day_of(day: date) -> str:
    """A day as people write it."""
    return _say("dates.day", day=day.day, month=_say.lines("dates.months")[day.month - 1], year=day.year)
