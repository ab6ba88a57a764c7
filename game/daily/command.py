"""Daily tables: what is dealt on a day, how a year looks, and the game of a Hard computer player.

    python main.py daily --date 2026-12-24
    python main.py daily --year 2027
    python main.py daily --date 2026-12-24 --ghost
    python main.py daily --check 400
    python main.py daily --situations nations_dice --first 1 --count 26

Without a date it shows today's table. --check deals this many days from the date on and plays each at random. It exits
with 1 if two days bring the same table, an option is not valid or a game does not end. It also names days whose marks
are equal by chance; they do no harm, as marks are compared for one day. --situations searches for positions for the
weekly situation and prints what belongs into data/GAME/situations.yaml. That takes half a minute for each.
"""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Sequence
from datetime import date

from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.daily.calendar import GAMES_IN_TURN, NoSuchDay, plan_of
from game.daily.daily_table import Daily, daily_of, days, dealt, mark, players_at


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = parser_of("daily", __doc__)
    parser.add_argument("--date", type=_day, default=None, help="such as 2026-12-24; today without it")
    parser.add_argument("--year", type=int, help="count the games of a year")
    parser.add_argument("--ghost", action="store_true", help="let Hard play the table")
    parser.add_argument("--check", type=int, default=0, metavar="N", help="check so many days")
    parser.add_argument("--situations", choices=GAMES_IN_TURN, metavar="GAME", help="search situations of this game")
    parser.add_argument("--first", type=int, default=1, metavar="SEED", help="the seed to search from (1)")
    parser.add_argument("--count", type=int, default=26, metavar="N", help="how many to find (26)")
    asked = parser.parse_args(arguments)
    if asked.situations:
        return _search(asked.situations, asked.first, asked.count)
    day = asked.date or date.today()
    try:
        if asked.year:
            return _tell_year(asked.year)
        if asked.check:
            return _check(day, asked.check)
        daily = daily_of(day)
    except (NoSuchDay, ValueError, OverflowError) as fault:
        parser.error(str(fault))
    _describe(daily)
    if asked.ghost:
        _tell_ghost(daily)
    return 0


def _day(text: str) -> date:
    """Raises ArgumentTypeError."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is no day such as 2026-12-24") from None


def _search(game: str, first: int, count: int) -> int:
    # What thinks or plays is read by what needs it: neither the help nor a date waits for it.
    from game.daily.situation_search import head, row, search

    print(f"{head(game)}\nfound:", flush=True)
    for found in search(game, first, count):
        print(row(found), flush=True)
    return 0


def _describe(daily: Daily) -> None:
    plan = daily.plan
    print(f"date: {daily.day.isoformat()}\ngame: {plan.game}\nmode: {plan.mode}\noptions: {dict(plan.options)}")
    print(f"seats: {', '.join(players_at(daily))}\nseed: {daily.seed}\nmark: {mark(daily)}")
    print(f"minutes: {plan.minutes}")


def _tell_year(year: int) -> int:
    """The games and the modes of a year; 1 where a game comes two days running."""
    every = days(date(year, 1, 1), (date(year + 1, 1, 1) - date(year, 1, 1)).days)
    plans = [plan_of(day) for day in every]
    twice = sum(plan.game == plans[place].game for place, plan in enumerate(plans[1:]))
    games = [plan.game for plan in plans]
    modes = [f"{plan.game}, {plan.mode}" for plan in plans]
    for name in (*sorted(set(games)), *sorted(set(modes))):
        print(f"{name}: {games.count(name) + modes.count(name)}")
    print(f"two days running: {twice}")
    return int(twice > 0)


def _tell_ghost(daily: Daily) -> None:
    from game.bots.thinking import ThinkingInPieces
    from game.daily.diary import standing
    from game.daily.hard_game import HardGame

    hard = HardGame(daily, ThinkingInPieces(0.1))
    while not hard.is_over:
        hard.think()
    session = hard.session
    stood = standing(session.game, session.state, daily.seat)
    print(f"ghost: {len(session.moves)} moves, {stood}")
    print(f"end: {session.state.fingerprint()}")


def _check(first: date, count: int) -> int:
    from game.tools.simulate import Broken, Setting, play_checked

    marks: dict[str, date] = {}
    faults = 0
    for day in days(first, count):
        daily = daily_of(day)
        other = marks.setdefault(mark(daily), day)
        if other != day:
            is_alike = dealt(daily_of(other)).state.fingerprint() == dealt(daily).state.fingerprint()
            print(f"{day}: the same {'table' if is_alike else 'mark'} as {other}")
            faults += is_alike
        game = dealt(daily).game
        options = {**daily.plan.options, **(game.bound.options if game.bound else {})}
        try:
            play_checked(
                game, daily.plan.seats, Setting(game.settle_options(daily.plan.seats, options), day.toordinal())
            )
        except Broken as broken:
            print(f"{day}: {broken}")
            faults += 1
    print(f"{count} days, {len(marks)} marks, {faults} faults")
    return int(faults > 0)
