"""The calendar of daily tables: which game is dealt on which day, for how many, with what options and rivals."""

from __future__ import annotations

from datetime import date
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import NamedTuple

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.cards.catalog import DATA, Passage, Reader, Readers, between, read_file
from game.engine import BadOption, Options, shuffled
from game.text.sentences import Sentences

_say = Sentences("screens")

FOLDER = DATA / "daily"
FILE = "calendar.yaml"
FIRST = date(2026, 1, 5)
"""The Monday on which the first cycle began; there is no table before it."""

WEEKS, DAYS, SHORT_DAYS = 4, 7, 4
"""Weeks of a cycle, days of a week, and how many of these bring short tables, from Monday on."""

GAMES_IN_TURN = "nations_dice", "nation_deckbuilder"
"""The games of the weeks' situations, one after the other: their positions are often lost by Normal and won by Hard."""


class DailyPlan(NamedTuple):
    """A table of the calendar. rivals: who plays the other seats, clockwise from the own one. minutes: a guess."""

    game: str
    mode: str
    seats: int
    minutes: int
    options: Options = {}
    rivals: tuple[str, ...] = ()

    @property
    def called(self) -> str:
        """What the table is called, such as "Duel with a Hard computer"."""
        return _say(f"daily.modes.{self.mode}")


class Calendar(NamedTuple):
    """short, long: the tables of a cycle. weeks: the game of each day."""

    short: tuple[DailyPlan, ...]
    long: tuple[DailyPlan, ...]
    weeks: tuple[tuple[str, ...], ...]


class NoSuchDay(ValueError):
    """A day that has no table; the message says which do."""


def plan_of(day: date) -> DailyPlan:
    """The table of a day. Raises NoSuchDay."""
    if day < FIRST:
        raise NoSuchDay(_say("daily.too_early", first=FIRST.isoformat()))
    cycle, place = divmod((day - FIRST).days, WEEKS * DAYS)
    return _cycle(cycle)[place]


@lru_cache(maxsize=32)
def _cycle(number: int) -> tuple[DailyPlan, ...]:
    """The tables of a cycle, day by day."""
    calendar, chance = calendar_of(FOLDER), RandomBot(f"calendar {number}")
    weeks = shuffled(chance, calendar.weeks)
    parts = {is_short: list(shuffled(chance, calendar.short if is_short else calendar.long)) for is_short in (1, 0)}
    days = [(place, game) for week in weeks for place, game in enumerate(week)]
    return tuple(_taken(parts[place < SHORT_DAYS], game) for place, game in days)


def _taken(plans: list[DailyPlan], game: str) -> DailyPlan:
    """The next table of a game, which is taken away."""
    return plans.pop(next(at for at, plan in enumerate(plans) if plan.game == game))


def _plan(passage: Passage) -> DailyPlan:
    readers: Readers = {
        "game": partial(Passage.one_of, names=GAMES, what="game"),
        "mode": Passage.handle,
        "seats": between(1, 9),
        "minutes": between(1, 600),
        "options": lambda options: options.content,
        "rivals": lambda rivals: tuple(rivals.each(Passage.text)),
    }
    plan = DailyPlan(**passage.record(readers, ("game", "mode", "seats", "minutes")))
    if len(plan.rivals) != plan.seats - 1:
        raise passage.misprint(f"{plan.seats} seats need {plan.seats - 1} rivals")
    return plan


@cache
def calendar_of(folder: Path) -> Calendar:
    """Read the calendar of a folder. Raises Misprint."""
    return read_file(folder / FILE, _calendar)


def _calendar(passage: Passage, read: Reader = _plan) -> Calendar:
    readers: Readers = {
        "short": lambda plans: tuple(plans.each(read, 1)),
        "long": lambda plans: tuple(plans.each(read, 1)),
        "weeks": lambda weeks: tuple(weeks.each(_week, WEEKS, WEEKS)),
    }
    calendar = Calendar(**passage.record(readers, readers))
    weeks = passage.fields()["weeks"]
    for is_short, plans in ((True, calendar.short), (False, calendar.long)):
        wanted = sorted(game for week in calendar.weeks for game in _days(week, is_short))
        if wanted != sorted(plan.game for plan in plans):
            raise weeks.misprint("the weeks do not bring every table once", "wrong-value")
    for one in calendar.weeks:
        for other in calendar.weeks:
            if any(day == after for day, after in zip(one, (*one[1:], other[0]), strict=True)):
                raise weeks.misprint("a game comes two days running", "same-twice")
    return calendar


def _days(week: tuple[str, ...], is_short: bool) -> tuple[str, ...]:
    return week[:SHORT_DAYS] if is_short else week[SHORT_DAYS:]


def _week(passage: Passage) -> tuple[str, ...]:
    return tuple(passage.each(lambda day: day.one_of(GAMES, "game"), DAYS, DAYS))


def _checked_plan(passage: Passage) -> DailyPlan:
    """A table that can be dealt and has a name. Raises Misprint."""
    from game.bots.roster import UnknownPlayer, parted  # whoever only asks for a day needs no computer player

    plan = _plan(passage)
    try:
        game = game_named(plan.game)
        game.settle_options(plan.seats, plan.options)
        for rival in plan.rivals:
            parted(game, rival)
    except (BadOption, UnknownPlayer) as fault:
        raise passage.misprint(str(fault)) from None
    if not _say.has(f"daily.modes.{plan.mode}"):
        raise passage.misprint(f"the mode {plan.mode} has no name under daily.modes", "missing")
    return plan


def read_calendar(folder: Path) -> Calendar:
    """Read the calendar of a folder for whoever checks data. Raises Misprint for a table that cannot be dealt, too."""
    return read_file(folder / FILE, partial(_calendar, read=_checked_plan))
