"""Random games with every invariant checked at every decision.

    python main.py simulate nations --seats 4 --games 100 --seed 1
    python main.py simulate nations --seats 3 --games 200 --options all
    python main.py simulate nations --seats 5 --options advanced=true sides=b

Prints `name: value` lines. On a broken invariant it prints the seed, the options and the moves that led there,
and exits with 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle, islice
from math import prod
from time import process_time
from typing import Any, NamedTuple

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.cards.catalog import tells_misprints
from game.command import parser_of
from game.engine import BadOption, Decision, Game, Move, Options, State, flow, redact
from game.files.untrusted import InvalidInput, load
from game.tools.runs.long_run import LongRun

MOST_DECISIONS = 20_000
"""No game is this long; one that gets there goes round in circles."""

ALL = "all"
"""The value of `--options` that plays one combination of options after the other."""

STRIDE = 7919
"""A prime that divides no number of combinations: steps of this length visit all of them."""

COPIES = 2000


@dataclass(frozen=True)
class Setting:
    """What one game is played with."""

    options: Options
    seed: int


class Broken(Exception):
    """An invariant does not hold, or the rules raised an error; the message says which."""

    def __init__(self, setting: Setting, moves: Sequence[Move], sentences: Sequence[str]) -> None:
        super().__init__("; ".join(sentences))
        self.setting = setting
        self.moves = tuple(moves)


class SimulatedGame(NamedTuple):
    """A game that was played: its decisions, and whether it ended at the game's bound, not by its rules."""

    decisions: int
    by_bound: bool


def play_checked(game: Game, seats: int, setting: Setting) -> SimulatedGame:
    """Play a random game, checking every position. Raises Broken.

    The bot gets an observation, never the state.
    """
    bot = RandomBot(setting.seed, game)
    moves: list[Move] = []
    try:
        state = game.new(setting.options, seats, setting.seed)
        while state.decision is not None:
            _check(game, state, setting, moves)
            move = bot.choose(redact(state, state.decision.seat, game.hidden), state.decision)
            moves.append(move)
            flow.apply(state, move)
        _check(game, state, setting, moves)
        game.result(state)
    except Broken:
        raise
    except Exception as error:
        raise Broken(setting, moves, [f"{type(error).__name__}: {error}"]) from error
    return SimulatedGame(len(moves), game.bound is not None and game.bound.reached(state))


def _check(game: Game, state: State, setting: Setting, moves: Sequence[Move]) -> None:
    broken = [*game.invariants(state), *_of_moves(state.decision)]
    if len(moves) > MOST_DECISIONS:
        broken.append("the game does not end")
    if broken:
        raise Broken(setting, moves, broken)


def _of_moves(decision: Decision | None) -> Iterator[str]:
    """What is true of every question of every game: there are answers, each of them listed once."""
    if decision and (not decision.moves or len({*decision.moves}) != len(decision.moves)):
        yield "the moves are none, or not all different"


def play_timed(game: Game, seats: int, setting: Setting) -> tuple[int, float]:
    """Play a random game without checks: its decisions, and the seconds of processor time in which the rules carried
    out what was chosen and listed the next moves. How a bot chooses is its own affair: it may weigh proposals.
    """
    bot = RandomBot(setting.seed, game)
    state = game.new(setting.options, seats, setting.seed)
    decisions, seconds = 0, 0.0
    while state.decision is not None:
        move = bot.choose(state, state.decision)
        start = process_time()
        flow.apply(state, move)
        seconds += process_time() - start
        decisions += 1
    return decisions, seconds


def seconds_per_copy(game: Game, seats: int, setting: Setting) -> float:
    """Seconds for copying a state from the middle of a game."""
    decisions, _ = play_timed(game, seats, setting)
    bot = RandomBot(setting.seed, game)
    state = game.new(setting.options, seats, setting.seed)
    for _ in range(decisions // 2):
        assert state.decision is not None
        flow.apply(state, bot.choose(state, state.decision))
    start = process_time()
    for _ in range(COPIES):
        state.copy()
    return (process_time() - start) / COPIES


def combinations(game: Game, seats: int) -> Iterator[Options]:
    """Every combination of option values that the game accepts, scattered, so that a few show many values.

    An option for each seat is one such value for the first seat, the next value for the next seat, and so on.
    """
    total = prod(len(option.values) for option in game.options)
    for number in range(total):
        rest = number * STRIDE % total
        options: dict[str, Any] = {}
        for option in game.options:
            rest, first = divmod(rest, len(option.values))
            dealt = [option.values[(first + seat) % len(option.values)] for seat in range(seats)]
            options[option.name] = dealt if option.each_seat else option.values[first]
        try:
            game.new(game.settle_options(seats, options), seats, 0)
        except BadOption:
            continue
        yield options


def settings(game: Game, seats: int, games: int, seed: int, wanted: Sequence[str]) -> list[Setting]:
    """The settings of all games: the wanted options, or one combination after the other, with the game's bound.

    Raises BadOption.
    """
    bound = game.bound.options if game.bound else {}
    if list(wanted) == [ALL]:
        offered = islice(cycle(combinations(game, seats)), games)
        return [Setting({**options, **bound}, seed + number) for number, options in enumerate(offered)]
    options = game.settle_options(seats, {**bound, **chosen_options(game, seats, wanted)})
    game.new(options, seats, seed)
    return [Setting(options, seed + number) for number in range(games)]


def chosen_options(game: Game, seats: int, wanted: Sequence[str]) -> Options:
    """Options given as name=value; a value for each seat is given once for all of them. Raises BadOption."""
    each_seat = {option.name for option in game.options if option.each_seat}
    chosen: dict[str, Any] = {}
    for text in wanted:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"{text!r} is not name=value")
        try:
            read = load(value.encode(errors="replace"))
        except InvalidInput as unfit:
            raise BadOption(f"{name}: {unfit}") from None
        chosen[name] = [read] * seats if name in each_seat else read
    return chosen


def report(game: Game, seats: int, planned: Sequence[Setting], played: Sequence[SimulatedGame]) -> Iterator[str]:
    """The measurements, as `name: value` lines; times come from a run without the checks."""
    timed = [play_timed(game, seats, setting) for setting in planned]
    counted, seconds = sum(each for each, _ in timed), sum(each for _, each in timed)
    decisions = sum(each.decisions for each in played)
    yield f"games: {len(played)}"
    yield f"decisions: {decisions}"
    yield f"decisions per game: {decisions / len(played):.1f}"
    if game.bound:
        yield f"ended by bound: {sum(each.by_bound for each in played)}"
    yield f"µs per decision: {seconds / counted * 1e6:.1f}"
    yield f"µs per state copy: {seconds_per_copy(game, seats, planned[0]) * 1e6:.1f}"
    yield f"games per second: {len(played) / seconds:.1f}"


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when every invariant held."""
    parser = parser_of("simulate", "Play random games and check the rules.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game; the next has the next number")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE", help=f"or {ALL!r}")
    asked = parser.parse_args(arguments)
    game = game_named(asked.game)
    if asked.games < 1:
        parser.error("--games must be at least 1")
    try:
        planned = settings(game, asked.seats, asked.games, asked.seed, asked.options)
        played = list(LongRun(map).map(partial(play_checked, game, asked.seats), planned))
    except BadOption as error:
        parser.error(str(error))
    except Broken as broken:
        print(f"broken: {broken}")
        print(f"seed: {broken.setting.seed}")
        print(f"options: {dict(broken.setting.options)}")
        print("moves:")
        for move in broken.moves:
            print(f"- {' '.join(move)}")
        return 1
    for line in report(game, asked.seats, planned, played):
        print(line)
    return 0
