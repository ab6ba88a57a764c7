"""What is heard of every kind of move: games are played at random, without a window, and for every move it is noted
what its events, and what is shown of them, sound like.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain
from random import Random
from typing import Any, NamedTuple

from game import GAMES
from game.bots.random_bot import RandomBot
from game.engine.event import Event, Frame
from game.engine.flow import Action
from game.engine.game import BadOption, Game
from game.engine.hidden import redact
from game.engine.selection import Selection
from game.engine.state import State
from game.engine.trace import traced
from game.session.session import HUMAN, Seat, Session
from scenes.audio.pieces import token_sound
from scenes.games.plugin import plugin_of
from scenes.play.dice.dice_act import CUP
from scenes.table.model import TableModel
from scenes.table.moment import Moment
from scenes.table.show import DiceThrow, Show, Tokens
from scenes.table.table import Table

GAMES_EACH, MOST_MOVES = 16, 500
"""So many games of each, and so many moves of one at most."""


class MovesHeard(NamedTuple):
    """How often moves of a verb were played, how often in silence, and how often each sound was heard with them."""

    played: int
    silent: int
    sounds: Counter[str]


def moves_heard(game: Game, games: int = GAMES_EACH) -> dict[str, MovesHeard]:
    """What is heard of the moves of a game, by their verbs; those that were never played are there as well."""
    table = plugin_of(game.name).table()
    played, silent, sounds = Counter[str](), Counter[str](), defaultdict[str, Counter[str]](Counter)
    for number in range(games):
        for verb, heard in _one_game(game, table, number):
            played[verb] += 1
            silent[verb] += not heard
            sounds[verb].update(set(heard))
    return {verb: MovesHeard(played[verb], silent[verb], sounds[verb]) for verb in sorted(verbs_of(game))}


def verbs_of(game: Game) -> set[str]:
    """The verbs of all moves of a game whose rules have been read."""
    found: set[str] = set()
    waiting: list[type[Action[Any]]] = [Action]
    while waiting:
        action = waiting.pop()
        waiting += action.__subclasses__()
        if action.__module__.startswith(f"game.{game.name}."):
            found.add(action.verb)
    return found


def _begun(game: Game, seed: int) -> Session:
    """A new game with as many seats and such options as the seed says, drawn until they go together."""
    chance, size = Random(seed), game.seats[seed % len(game.seats)]
    seats = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, size + 1)]
    while True:
        options = {option.name: chance.choice(option.values) for option in game.options if not option.each_seat}
        with suppress(BadOption):
            return Session(game, options, seats, seed)


def _one_game(game: Game, table: Table, seed: int) -> Iterator[tuple[str, list[str]]]:
    """The moves of a game that is played at random: the verb of each, and what is heard with it."""
    session, hand = _begun(game, seed), RandomBot(seed, game)
    told: list[Event] = []
    for _ in range(MOST_MOVES):
        if session.state.decision is None:
            return
        move = hand.choose(session.state, session.state.decision)
        frames = traced(session.state, move)
        heard = list(
            chain.from_iterable(_with_event(game, table, session, frames, at, told) for at in range(len(frames)))
        )
        session.play(move)
        told += [frame.event for frame in frames]
        yield move[0], heard if frames else [table.quiet_sound(move[0], session.state)]


def _with_event(
    game: Game, table: Table, session: Session, frames: Sequence[Frame], at: int, told: Sequence[Event]
) -> Iterator[str]:
    """What is heard with the event of a frame: as `scenes.play.table_stage` plays it."""
    event, state = frames[at].event, frames[at].state
    if own := table.sound(state, event):
        yield own
    yield from _shown(table.shows(_model(game, session, frames, at, told), event))


def _model(game: Game, session: Session, frames: Sequence[Frame], at: int, told: Sequence[Event]) -> TableModel:
    """What the first seat sees before the event of a frame."""
    before: State = frames[at - 1].state if at else frames[0].before
    return TableModel(
        view=redact(before, 0, game.hidden),
        seats=session.seats,
        viewer=0,
        shown_seat=0,
        decision=None,
        selection=Selection(),
        forecast=game.forecaster.forecast(frames[0].before) if game.forecaster else None,
        told=(*told, *(frame.event for frame in frames[:at])),
        coming=tuple(frame.event for frame in frames[at:]),
    )


def _shown(shows: Iterable[Show]) -> Iterator[str]:
    for show in shows:
        match show:
            case Tokens(glyph=glyph, count=count) if count > 0:
                yield token_sound(glyph)
            case DiceThrow():
                yield CUP
            case Moment():
                yield from (name for _, name in show.heard)


def report(heard: dict[str, MovesHeard], game: str) -> Iterator[str]:
    """A row a verb."""
    yield f"moves of {game}: played, in silence, what is heard"
    for verb, each in heard.items():
        told = ", ".join(name for name, _ in each.sounds.most_common(6)) if each.played else "never played"
        yield f"{game}/{verb},{each.played},{each.silent},{told}"


def tell_silent_moves(only_bars: bool) -> int:
    """Print what is heard of all moves of all games, and those that were played in silence; 1 where there are any."""
    silent = []
    for name, game in GAMES.items():
        heard = moves_heard(game)
        if not only_bars:
            print(*report(heard, name), sep="\n")
        silent += [f"{name}/{verb}" for verb, each in heard.items() if each.silent]
    print(f"moves without a sound: {', '.join(silent) or 'none'}")
    return int(bool(silent))
