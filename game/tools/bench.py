"""How fast the rules run: every game with every number of seats.

    python main.py bench

Prints for each table how long random games are, how many of them the rules play in a second, and the microseconds of a
decision (carrying it out, and listing the next moves) and of a copy of the state. Then it measures publishing moves
without listeners and with five, opening the encyclopedia for the first time and finding something in it, forecasts
before random moves, the search for the way to a goal, and statistics of a thousand games of all kinds. All times are
processor time.
Exits with 1 if a decision, a copy, a search, the counting or 95 % of the forecasts are over their budget.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Sequence
from itertools import islice
from tempfile import TemporaryDirectory
from time import process_time
from typing import NamedTuple

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.bots.roster import bot_named
from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.engine import BadOption, Game, observe
from game.files.folders import HOME_VARIABLE
from game.files.saves import Saves
from game.records.tally import recount
from game.session.bus import Bus, Moved, Published
from game.session.savefile_lines import text_of
from game.session.session import Seat, Session
from game.text.encyclopedia import entries, find
from game.tools.check_goal_search import positions, times
from game.tools.foresee import IN_TIME, SHARE, played, soon
from game.tools.simulate import ALL, Setting, play_timed, seconds_per_copy, settings

MOST_PER_DECISION = 30.0
MOST_PER_COPY = 10.0
"""Budgets in microseconds."""

OTHER_BUDGETS = {"wealth_of_nations": (40.0, 15.0)}
"""Games of larger positions: microseconds of a decision and of a copy."""

MOST_TO_FIND = 50.0
SEARCHES = ("war", "revolt", "books>=2 age:3", "e")
"""Milliseconds until something is found, and what is looked for."""

FORESEEN = 400
"""Random moves of every game that are foreseen."""

MOST_TO_A_WAY, POSITIONS = 150.0, 60
"""Milliseconds until the way to something is found, and at how many positions of a game that is measured."""

COUNTED, MOST_TO_COUNT = 1000, 5.0
"""Games that are counted for the first time, and the seconds that this may take."""

TOLD, MOVES_TOLD, MOVES_BESIDE, TURNS, MOST_FOR_TELLING = 5, 300, 20_000, 7, 1.01
"""Random games of every kind that are played in sessions, so many moves of each, so many of which only what comes
beside is measured, how often, and how many times as long a move in a session to which nobody listens may take as
carrying it out and remembering it alone.
"""

LISTENERS, PUBLISHED, MOST_FOR_LISTENERS = 5, 200, 3.0
"""How many listen to everything, how often the moves of a random game are published, and the microseconds that this
may add to a move.
"""

LEVEL = "normal"

GAMES_PER_TABLE = 20
ROUNDS = 3
"""Every table is measured that often and its best time counts: other work on the machine only adds to it."""


def setting_for(game: Game, seats: int) -> Setting:
    """The usual options, or the first that the game accepts with this number of seats."""
    try:
        return settings(game, seats, 1, 1, [])[0]
    except BadOption:
        return settings(game, seats, 1, 1, [ALL])[0]


class EngineTimings(NamedTuple):
    """Decisions of a random game, microseconds of one of them and of a copy, and games in a second."""

    decisions: float
    decision: float
    copy: float
    games: float


def measured(game: Game, seats: int) -> EngineTimings:
    """The figures of a game with a number of seats."""
    setting = setting_for(game, seats)
    rounds, copies = [], []
    for _ in range(ROUNDS):
        played = [play_timed(game, seats, Setting(setting.options, seed)) for seed in range(GAMES_PER_TABLE)]
        rounds.append(sum(seconds for _, seconds in played))
        copies.append(seconds_per_copy(game, seats, setting))
    decisions = sum(count for count, _ in played)
    seconds = min(rounds)
    return EngineTimings(
        decisions / GAMES_PER_TABLE, seconds / decisions * 1e6, min(copies) * 1e6, GAMES_PER_TABLE / seconds
    )


def price_of_telling(game: Game) -> float:
    """How many times as long a move takes in a session to which nobody listens as carrying it out and remembering it; 1
    for games that are over before the clock moves on. What comes beside these two is measured alone, many times over:
    it takes less than they differ from one time to the next.
    """
    whole = [_at_random(game, seed) for seed in range(TOLD)]
    moves = sum(len(each.moves) for each in whole)
    commit = min(map(_seconds_committing, [whole] * TURNS)) / max(1, moves)
    return 1 + _seconds_beside(game) / commit if commit else 1.0


def _seconds_beside(game: Game) -> float:
    """The processor time that a move takes in a session to which nobody listens besides being carried out and
    remembered.
    """
    session, times = _at_random(game, 0), range(MOVES_BESIDE)
    session._commit = lambda move: []  # type: ignore[method-assign]
    turns = []
    for _ in range(TURNS):
        started = process_time()
        for _ in times:
            session.play(())
        played = process_time()
        for _ in times:
            session._commit(())
        turns.append((played - started, process_time() - played))
    return max(0.0, min(played for played, _ in turns) - min(nothing for _, nothing in turns)) / MOVES_BESIDE


def _at_random(game: Game, seed: int) -> Session:
    seats = [Seat(f"seat {seat}", "random", seat) for seat in range(1, max(2, game.seats[0]) + 1)]
    session, bot = Session(game, {}, seats, seed), RandomBot(seed, game)
    while (decision := session.state.decision) is not None and len(session.moves) < MOVES_TOLD:
        session.play(bot.choose(session.state, decision))
    return session


def price_of_listeners(game: Game) -> float:
    """The microseconds that LISTENERS who are told everything and do nothing add to a move, on average."""
    session, bus = _at_random(game, 0), Bus()
    for _ in range(LISTENERS):
        bus.subscribe(Bus.EVERYTHING, lambda message: None)
    numbers = range(len(session.moves))
    told: list[tuple[Published, ...]] = [(*session.events_of(number), Moved(number, [], False)) for number in numbers]
    turns = []
    for _ in range(PUBLISHED):
        started = process_time()
        for messages in told:
            bus.publish(*messages)
        turns.append(process_time() - started)
    return min(turns) / max(1, len(told)) * 1e6


def _seconds_committing(whole: Sequence[Session]) -> float:
    """The processor time that carrying out and remembering all moves of these games takes."""
    taken = 0.0
    for each in whole:
        session = Session(each.game, each.options, each.seats, each.seed)
        started = process_time()
        for move in each.moves:
            session._commit(move)
        taken += process_time() - started
    return taken


def milliseconds_of_ways(game: Game) -> float:
    """What the longest search for a way takes."""
    some = islice(positions(game, 1), POSITIONS)
    return max(1e3 * seconds for position in some for seconds in times(game, position, {}).values())


def milliseconds_to_find(words: str) -> float:
    """What a search takes."""
    started = process_time()
    find(words)
    return (process_time() - started) * 1e3


def seconds_to_count() -> tuple[float, float]:
    """What it takes to count a thousand games of all kinds among as many as are usual: first, and again."""
    texts = [_journal_of(game) for game in GAMES.values()]
    before = os.environ.get(HOME_VARIABLE)
    with TemporaryDirectory() as folder:
        os.environ[HOME_VARIABLE] = folder
        saves = Saves(game_named)
        named = saves.folders[1]
        named.mkdir(parents=True)
        for number in range(COUNTED):
            (named / f"{number}.yaml").write_text(texts[number % len(texts)])
        taken = []
        for _ in range(2):
            started = process_time()
            recount(saves)
            taken.append(process_time() - started)
        del os.environ[HOME_VARIABLE]
    if before is not None:
        os.environ[HOME_VARIABLE] = before
    return taken[0], taken[1]


def _journal_of(game: Game) -> str:
    """A whole game of bots that play well enough to end it as people do."""
    seats = [Seat(f"seat {seat}", LEVEL, seat) for seat in range(1, max(2, game.seats[0]) + 1)]
    session = Session(game, {}, seats, 1)
    bots = [bot_named(game, LEVEL, seat) for seat in range(len(seats))]
    while (decision := session.state.decision) is not None:
        seen = observe(session.state, decision.seat, game.hidden)
        session.play(bots[decision.seat].choose(seen, decision))
    return text_of(session)


def forecasts(name: str) -> tuple[str, float]:
    """How many figures came as foreseen, in words, and the milliseconds within which most forecasts were there."""
    seen = list(played(GAMES[name], FORESEEN, 1))
    compared = sum(each.compared for each in seen)
    right = compared - sum(len(each.wrong) for each in seen)
    return f"{right} of {compared} figures", soon(seen)


@tells_misprints
def main(arguments: Sequence[str] = ()) -> int:
    """Measure and print; 0 when everything is within budget."""
    parser = parser_of("bench", __doc__)
    parser.parse_args(arguments)
    slow = False
    print(
        f"{'game':24}{'seats':>6}{'decisions per game':>20}{'µs per decision':>18}{'µs per copy':>14}"
        f"{'games per second':>18}"
    )
    for game in GAMES.values():
        for seats in game.seats:
            decisions, decision, copy, games = measured(game, seats)
            most, most_per_copy = OTHER_BUDGETS.get(game.name, (MOST_PER_DECISION, MOST_PER_COPY))
            slow = slow or decision > most or copy > most_per_copy
            print(f"{game.name:24}{seats:>6}{decisions:>20.0f}{decision:>18.1f}{copy:>14.1f}{games:>18.0f}")
    print(f"budget: {MOST_PER_DECISION:.0f} µs per decision, {MOST_PER_COPY:.0f} µs per copy")
    for name in OTHER_BUDGETS.keys() & GAMES.keys():
        most, most_per_copy = OTHER_BUDGETS[name]
        print(f"budget of {name}: {most:.0f} µs per decision, {most_per_copy:.0f} µs per copy")
    told = ", ".join(f"{game.name} {price_of_telling(game):.3f}" for game in GAMES.values())
    print(f"a move in a session without listeners, times one that is only carried out: {told}")
    print(f"budget: {MOST_FOR_TELLING:.2f} times, which counts on a machine that does nothing else")
    told = ", ".join(f"{game.name} {price_of_listeners(game):.1f} µs" for game in GAMES.values())
    print(f"{LISTENERS} listeners to everything add to a move: {told}")
    print(f"budget: {MOST_FOR_LISTENERS:.0f} µs, which counts on a machine that does nothing else")
    started = process_time()
    count = len(entries())
    opened = (process_time() - started) * 1e3
    longest = max(map(milliseconds_to_find, SEARCHES))
    print(f"encyclopedia: {count} entries read in {opened:.0f} ms, found in {longest:.1f} ms at most")
    print(f"budget: {MOST_TO_FIND:.0f} ms to find")
    late = 0.0
    for name in GAMES:
        agree, most_of_them = forecasts(name)
        late = max(late, most_of_them)
        print(f"foreseen of {name}: {agree} came so, {SHARE:.0%} within {most_of_them:.1f} ms")
    print(f"budget: {IN_TIME:.0f} ms to foresee")
    gc.collect()
    gc.freeze()  # As in the program, which never looks through what has been read at its start while it searches.
    to_ways = {game.name: milliseconds_of_ways(game) for game in GAMES.values() if game.wishing}
    told = ", ".join(f"{name} {ms:.0f} ms" for name, ms in to_ways.items())
    print(f"shortest ways: {told} at most")
    print(f"budget: {MOST_TO_A_WAY:.0f} ms for a way")
    first, again = seconds_to_count()
    print(f"statistics: {COUNTED} games counted in {first:.1f} s, again in {again:.2f} s")
    print(f"budget: {MOST_TO_COUNT:.0f} s to count")
    slow = slow or first > MOST_TO_COUNT
    slow = slow or late > IN_TIME or longest > MOST_TO_FIND or max(to_ways.values(), default=0.0) > MOST_TO_A_WAY
    return int(slow)
