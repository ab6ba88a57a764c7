"""The week's situation: a position to play on from, another one every week, the same for everybody.

Normal computers have played to the half, and the seat that lies behind there is the own one. It may be tried any number
of times, and the best try counts: dice and cards of try number n are dealt anew by the week and n, so they too are the
same for everybody. The seed names the situation and the reshuffle the try, so a saved game needs no field for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta
from functools import cache, partial
from hashlib import blake2s
from pathlib import Path
from typing import NamedTuple

from game import game_named
from game.achievements.requirements import FinishedGame
from game.bots.bot import Bot
from game.bots.roster import bot_named
from game.bots.training.match import answer, bot_seed
from game.cards.catalog import DATA, Misprint, Passage, Readers, read_file
from game.challenges.challenges import measure_of
from game.daily.calendar import GAMES_IN_TURN
from game.files.saves import Saves
from game.files.untrusted import InvalidInput, read_bytes
from game.session import savefile
from game.session.fixed_tables import SITUATION, fixed_kind
from game.session.savefile import MOST_BYTES, Unreadable
from game.session.session import HUMAN, Seat, Session, names_around, usual_name
from game.text.sentences import Sentences

_say = Sentences("screens")

FILE = "situations.yaml"
FIRST_MONDAY = date(2026, 11, 23)
NORMAL = "normal"
SEATS = 2
MOST_TRIES = 500
"""Tries of a week that are told apart."""


class Situation(NamedTuple):
    """A position of a game. seed: what it was shuffled by. move: how many moves have led to it. seat: the own one.
    stars: by how many points one ends ahead from here: Normal and Hard in the middle one of some tries, and Hard in its
    best one. They mean what they do in challenges.
    """

    game: str
    seed: int
    move: int
    seat: int
    stars: tuple[int, ...]


class Week(NamedTuple):
    """A week and its situation."""

    monday: date
    situation: Situation

    @property
    def year(self) -> int:
        """The year that it belongs to."""
        return self.monday.isocalendar().year

    @property
    def number(self) -> int:
        """Which week of the year it is, as calendars count them."""
        return self.monday.isocalendar().week

    def luck(self, number: int) -> str:
        """What try number `number` is dealt by, 1 for the first: a digest, as in every saved reshuffle."""
        return blake2s(f"{self.year}-W{self.number:02} {number}".encode(), digest_size=8).hexdigest()

    def number_of(self, luck: str) -> int | None:
        """Which try is dealt by this; None for one of another week."""
        return next((number for number in range(1, MOST_TRIES + 1) if self.luck(number) == luck), None)


class SavedTry(NamedTuple):
    """A saved try. lead: points ahead at its end; None while it runs."""

    path: Path
    number: int
    lead: int | None


def week_of(day: date) -> Week:
    """The situation of the week of a day; the weeks before the first have the first one. Raises Misprint."""
    monday = max(FIRST_MONDAY, day - timedelta(days=day.weekday()))
    number = (monday - FIRST_MONDAY).days // 7
    turn, at = number // len(GAMES_IN_TURN), number % len(GAMES_IN_TURN)
    every = situations_of(GAMES_IN_TURN[at])
    return Week(monday, every[turn % len(every)])


@cache
def situations_of(game: str, folder: Path = DATA) -> tuple[Situation, ...]:
    """All situations of a game. Raises Misprint."""
    return _read(folder / game / FILE)[1]


def is_stale(game: str) -> bool:
    """Whether they were found and measured with other pieces, rules or computer players than those of now."""
    return _read(DATA / game / FILE)[0] != measure_of(game)


# -- dealing ------------------------------------------------------------------------------------------------------


def beginning(game: str, seed: int) -> Session:
    """The game of a situation before its first move."""
    seats = [Seat(usual_name(NORMAL, place), NORMAL, place + 1) for place in range(SEATS)]
    return Session(game_named(game), {}, seats, f"{SITUATION} {seed}")


def play_on(session: Session, players: Sequence[str], last: int | None = None) -> None:
    """Let computers play on to the end, or until so many moves are played."""
    game = session.game
    bots: list[Bot] = [bot_named(game, each, bot_seed(session.seed, place)) for place, each in enumerate(players)]
    while (decision := session.state.decision) is not None and (last is None or len(session.moves) < last):
        session.play(answer(game, bots[decision.seat], session.state))


def deal(week: Week, number: int, name: str = "") -> Session:
    """A try: Normal plays to its position, which takes a moment. name: who plays."""
    situation = week.situation
    session = beginning(situation.game, situation.seed)
    play_on(session, [NORMAL] * SEATS, situation.move)
    players = [HUMAN if place == situation.seat else NORMAL for place in range(SEATS)]
    names = names_around(players, [name if player == HUMAN else "" for player in players])
    session.seats = tuple(
        replace(each, player=players[place], name=names[place]) for place, each in enumerate(session.seats)
    )
    session.reshuffle(situation.seat, week.luck(number))
    return session


def situation_of(session: Session) -> tuple[Situation, str] | None:
    """The situation that a game is a try of, and its luck; None where it is none, or was changed."""
    if fixed_kind(session.seed) != SITUATION or session.parent or len(session.reshuffles) != 1:
        return None
    game, (shuffle,) = session.game.name, session.reshuffles
    every = situations_of(game) if game in GAMES_IN_TURN else ()
    found = next((each for each in every if str(session.seed) == f"{SITUATION} {each.seed}"), None)
    if found is None or (shuffle.move, shuffle.seat) != (found.move, found.seat):
        return None
    players = [HUMAN if seat == found.seat else NORMAL for seat in range(SEATS)]
    return (found, shuffle.seed) if [each.player for each in session.seats] == players else None


def lead_of(session: Session, seat: int) -> int:
    """By how many points a seat is ahead at the end."""
    return FinishedGame(session, seat).lead


def lead_words(points: int) -> str:
    """Points ahead or behind, as they are said."""
    name = "ahead" if points > 0 else "behind" if points < 0 else "level"
    return _say(f"situation.{name}", n=abs(points))


def tries_of(week: Week, saves: Saves) -> list[SavedTry]:
    """The tries of a week among the saved games."""
    found = []
    wanted = f"{SITUATION} {week.situation.seed}".encode()
    for path in saves.files():
        with suppress(OSError, InvalidInput, Unreadable, Misprint):
            if wanted not in read_bytes(path, MOST_BYTES):
                continue
            session = savefile.read(path, game_named).session
            tried = situation_of(session)
            number = week.number_of(tried[1]) if tried and tried[0] == week.situation else None
            if number is not None:
                lead = lead_of(session, week.situation.seat) if session.state.is_over else None
                found.append(SavedTry(path, number, lead))
    return found


# -- the file -----------------------------------------------------------------------------------------------------


@cache
def _read(path: Path) -> tuple[str, tuple[Situation, ...]]:
    return read_file(path, partial(_read_file, game=path.parent.name))


def _read_file(passage: Passage, game: str) -> tuple[str, tuple[Situation, ...]]:
    readers: Readers = {
        "measured": Passage.text,
        "found": lambda rows: tuple(rows.each(partial(_read_row, game=game), 1)),
    }
    content = passage.record(readers, ("measured", "found"))
    return content["measured"], content["found"]


def _read_row(passage: Passage, game: str) -> Situation:
    seed, move, seat, *stars = passage.numbers(-999, 99_999, range(6, 7))
    if seat not in range(SEATS) or move < 1 or seed < 0:
        raise passage.misprint("a row is [seed, moves, own seat, bronze, silver, gold]")
    if stars != sorted(stars):
        raise passage.misprint("the stars must rise")
    return Situation(game, seed, move, seat, tuple(stars))


def check_situations(folder: Path) -> None:
    """Read the file of a game's folder, for whoever checks data. Raises Misprint."""
    if folder.name in GAMES_IN_TURN:
        _read(folder / FILE)
