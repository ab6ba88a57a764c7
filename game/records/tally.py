"""Tally: how every seat of every finished game did, counted from the journals.

A journal is replayed once, without its past. The result is kept in the cache folder until the file or the rules change;
a game that ends at the table is noted there at once. Branches, games in which dice and cards could be tried out, and
unfinished games don't count.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from game import GAMES, game_named
from game.achievements.achievements import achieved, came_near, definitions
from game.cards.catalog import Misprint
from game.challenges.challenges import score_of
from game.engine import Game, Move, State, flow
from game.files import child_process, files, folders, schema, untrusted
from game.files.saves import Saves
from game.session import savefile, savefile_lines
from game.session.savefile import MOST_LINES, ModsMissing, Unreadable
from game.session.session import HUMAN, SANDBOX, STRICT, Session
from game.text import language

FILE = "tally.jsonl"
"""A line for every journal: the file as it was, and its seats."""

MOST_BYTES = 1 << 24

MANY = 60
"""Journals to be replayed from which several processes are worth their start, and how many they take at a time."""
AT_A_TIME = 8
PROCESSES = 4


class Seated(NamedTuple):
    """How one seat of one finished game fared.

    game: the package's name. seats: how many played. player: `human`, or the level of a computer player without its
    style. against: the players of the other seats, each once. plays: the key of its nation, empty where there is none.
    is_won: None where nobody could win or lose. lines: points by category. rounds: what it had after every round,
    points or health. bought: the pieces it bought. met: achievements
    by their ids, each with the number of moves after which it was met. score: what it scored in a challenge
    whose goal it met. near: how much it did of what an achievement counts, by its id.
    """

    game: str
    file: str
    seed: str
    seats: int
    seat: int
    name: str
    player: str
    against: Sequence[str]
    plays: str
    total: int
    is_won: bool | None
    lines: Mapping[str, int]
    rounds: Sequence[int]
    bought: Sequence[str]
    met: Mapping[str, int] = {}
    score: int | None = None
    near: Mapping[str, int] = {}


class Notes:
    """What counts of the positions of a game, shown one after the other: what every seat had after each round, and the
    pieces that it bought.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.rounds: list[tuple[int, ...]] = []
        self.bought: list[set[str]] = [set() for _ in range(seats)]
        self.ended = 0

    def made(self, seat: int, move: Move) -> None:
        """A seat has made a move."""
        if move[0] in self.game.buys:
            self.bought[seat].add(move[1].partition("#")[0])

    def after(self, state: State) -> None:
        """The position that a move led to; the last one holds the final result."""
        if (number := self.game.rounds(state)) > self.ended:
            self.ended = number
            self.rounds.append(tuple(self.game.counts(state, seat) for seat in range(len(self.bought))))


class Passing(Session):
    """A session that goes through a game without keeping its past, and asks only where somebody looks; nothing can be
    taken back in it.
    """

    def __init__(self, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self.notes = Notes(self.game, len(self.seats))

    @property
    def state(self) -> State:
        """The position, with what is asked there."""
        flow.ask(self._state)
        self.notes.after(self._state)
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = state

    def play(self, move: Move) -> None:
        """Play a legal move; nobody listens. Raises IllegalMove."""
        if (seat := flow.answer(self._state, move)) is None:
            decision = self.state.decision
            flow.apply(self._state, move)
            seat = decision.seat if decision else 0
        self.moves.append(move)
        self.notes.made(seat, move)
        if self.game.rounds(self._state) > self.notes.ended:
            self.notes.after(self.state)


def seats_of(session: Session, path: Path | None = None) -> Iterator[Seated]:
    """How every seat of a finished game fared; none of one that does not count. path: where the game lies, to be read
    with its past for what people have achieved, where the session has kept none.
    """
    game, state = session.game, session.state
    if not state.is_over or not session.counts or session.undo_kind == SANDBOX:
        return
    scores, notes = game.result(state), session.notes if isinstance(session, Passing) else _noted(session)
    is_contest = len(scores) > 1 or game.is_won_alone
    players = [seat.player.split()[0] for seat in session.seats]
    told: Session | None = session
    if isinstance(session, Passing):
        is_read = path and HUMAN in players and session.undo_kind == STRICT
        told = savefile.read(path, game_named).session if path and is_read else None
    tried = score_of(told) if told else None
    for score in scores:
        others = {player for seat, player in enumerate(players) if seat != score.seat}
        yield Seated(
            game.name,
            session.file,
            str(session.seed),
            len(session.seats),
            score.seat,
            session.seats[score.seat].name,
            players[score.seat],
            tuple(sorted(others)),
            game.plays(state, score.seat),
            score.total,
            score.rank == 1 if is_contest else None,
            {line.category: line.points for line in score.lines},
            tuple(counts[score.seat] for counts in notes.rounds),
            tuple(sorted(notes.bought[score.seat])),
            achieved(told, score.seat) if told else {},
            tried if players[score.seat] == HUMAN else None,
            came_near(told, score.seat) if told else {},
        )


def _noted(session: Session) -> Notes:
    """The notes of a session that keeps its past."""
    notes = Notes(session.game, len(session.seats))
    for at, move in enumerate(session.moves, start=1):
        decision = session.state_before(at - 1).decision
        assert decision is not None
        notes.made(decision.seat, move)
        notes.after(session.state_before(at) if at < len(session.moves) else session.state)
    return notes


class TalliedGame(NamedTuple):
    """What a journal comes to: its seats, or else why it cannot be counted, in plain words."""

    path: Path
    seats: tuple[Seated, ...] = ()
    trouble: str = ""


def count(path: Path) -> TalliedGame:
    """Replay a journal. One whose game went on as no rule of now allows has no seats."""
    try:
        opened = savefile.read(path, game_named, game_in=savefile_lines.straight, kind=Passing)
        if opened.trouble or opened.differs:
            opened = savefile.read(path, game_named)
    except ModsMissing:
        return TalliedGame(path)
    except (Unreadable, Misprint, OSError) as fault:
        return TalliedGame(path, trouble=str(fault))
    if opened.trouble or opened.differs:
        return TalliedGame(path, trouble=opened.trouble or "")
    return TalliedGame(path, tuple(seats_of(opened.session, path)))


def _get_ready(line: Connection, wanted: str) -> None:
    """What a process that counts does first."""
    child_process.settle(line)
    language.use(wanted)


def _count_all(paths: Sequence[Path]) -> list[TalliedGame]:
    return [count(path) for path in paths]


class Recount:
    """All finished games in the folders of saved games, some at a time, so that a screen can go on meanwhile. Many
    journals that are new are replayed by processes beside this one.
    """

    def __init__(self, saves: Saves) -> None:
        rules, kept = _rules(), _cached()
        self._keys = {path: _key(path, rules) for path in saves.files()}
        self._seen = {path: kept[key] for path, key in self._keys.items() if key in kept}
        self._rest = [path for path in self._keys if path not in self._seen]
        self.damaged: dict[Path, str] = {}
        """Why some files do not count, by their paths."""
        self._pool: ProcessPoolExecutor | None = None
        self._line: Connection | None = None
        """What the processes live by."""
        self._coming: set[Future[list[TalliedGame]]] = set()
        self._is_alone = len(self._rest) < MANY

    @property
    def progress(self) -> tuple[int, int]:
        """How many files are counted, of how many."""
        return len(self._seen) + len(self.damaged), len(self._keys)

    def advance(self, seconds: float = 0.0) -> bool:
        """Count what can be counted now, or the next file; False once all are, and then what was found is kept. Where
        others count, wait for them so many seconds at most.
        """
        if not self._rest:
            return False
        if self._is_alone:
            self._take(count(self._rest[0]))
        else:
            self._take_what_came(seconds)
        if not self._rest:
            self.close()
            _keep({key: self._seen[path] for path, key in self._keys.items() if path in self._seen})
        return bool(self._rest)

    def close(self) -> None:
        """End the processes, whatever they count."""
        if self._line:
            self._line.close()
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._line = None

    def _take_what_came(self, seconds: float) -> None:
        """Take what others have counted; where no process can be started, count alone from now on."""
        try:
            if self._pool is None:
                self._begin()
            came, self._coming = wait(self._coming, seconds, FIRST_COMPLETED)
            for found in (each for part in came for each in part.result()):
                self._take(found)
        except (BrokenExecutor, OSError):
            self.close()
            self._is_alone = True

    def _begin(self) -> None:
        processes = min(PROCESSES, os.cpu_count() or 1)
        spawn = get_context("spawn")
        self._line, far_end = spawn.Pipe()
        self._pool = ProcessPoolExecutor(processes, spawn, _get_ready, (far_end, language.now()))
        parts = [self._rest[at : at + AT_A_TIME] for at in range(0, len(self._rest), AT_A_TIME)]
        with child_process.shielded():
            self._coming = {self._pool.submit(_count_all, part) for part in parts}

    def _take(self, found: TalliedGame) -> None:
        self._rest.remove(found.path)
        if found.trouble:
            self.damaged[found.path] = found.trouble
        else:
            self._seen[found.path] = found.seats

    @property
    def seated(self) -> list[Seated]:
        """Every seat that is counted so far; a game that lies there twice counts once."""
        every = (each for seats in self._seen.values() for each in seats)
        once = {(each.game, each.seed, each.seat, each.total, each.rounds): each for each in every}
        return list(once.values())


def recount(saves: Saves) -> list[Seated]:
    """Every seat of every finished game in the folders of saved games."""
    counting = Recount(saves)
    while counting.advance(1.0):
        pass
    return counting.seated


def note(session: Session, path: Path) -> None:
    """Keep what a game that has just ended comes to, so that its journal need not be replayed."""
    line, kept = _line(_key(path, _rules()), tuple(seats_of(session))), folders.cache_folder() / FILE
    with suppress(OSError):
        size = kept.stat().st_size if kept.exists() else 0
        if size + len(line) <= MOST_BYTES and files.has_room(kept, len(line)):
            files.append(kept, line)


def _rules() -> str:
    return ".".join((*(str(game_named(name).rules) for name in GAMES), definitions()))


def _key(path: Path, rules: str) -> str:
    """The file as it is, under the rules of now."""
    with suppress(OSError):
        facts = path.stat()
        return f"{path} {facts.st_mtime_ns} {facts.st_size} {rules}"
    return str(path)


_WHOLE = range(-1_000_000, 1_000_001)
_SEATED = {
    "game": tuple(GAMES),
    "file": schema.TextShape(300),
    "seed": schema.TextShape(200),
    "seats": range(1, 10),
    "seat": range(9),
    "name": schema.TextShape(),
    "player": schema.TextShape(),
    "against": [schema.TextShape()],
    "plays": schema.TextShape(),
    "total": _WHOLE,
    "is_won": (bool, None),
    "lines": {schema.ANY: _WHOLE},
    "rounds": [_WHOLE],
    "bought": [schema.TextShape()],
    "met": {schema.ANY: range(MOST_LINES)},
    "score": (_WHOLE, None),
    "near": {schema.ANY: _WHOLE},
}
"""What each field of a seat is in the file."""


def _cached() -> dict[str, tuple[Seated, ...]]:
    """What was kept; what is gone or damaged is left out, for everything can be counted again."""
    kept = {}
    with suppress(OSError, untrusted.InvalidInput):
        for line in untrusted.read_bytes(folders.cache_folder() / FILE, MOST_BYTES).splitlines():
            with suppress(ValueError, TypeError, RecursionError):
                key, seats = json.loads(line)
                if isinstance(key, str):
                    kept[key] = tuple(_seated(each) for each in seats)
    return kept


def _seated(fields: Any) -> Seated:
    """Raises ValueError and TypeError where this is no seat of a game."""
    named = dict(zip(Seated._fields, fields, strict=True))
    if not isinstance(fields, list) or not schema.is_of(named, _SEATED) or named["seat"] >= named["seats"]:
        raise ValueError
    return Seated._make(tuple(field) if isinstance(field, list) else field for field in fields)


def _keep(seen: Mapping[str, Sequence[Seated]]) -> None:
    """Keep what was found, that of the games played last if it is more than is read again."""
    content, size = [], 0
    for line in (_line(key, seats) for key, seats in seen.items()):
        if (size := size + len(line)) > MOST_BYTES:
            break
        content.append(line)
    with suppress(OSError):
        if files.has_room(folders.cache_folder() / FILE, size):
            files.write_whole(folders.cache_folder() / FILE, b"".join(content))


def _line(key: str, seats: Sequence[Seated]) -> bytes:
    return json.dumps([key, seats]).encode() + b"\n"
