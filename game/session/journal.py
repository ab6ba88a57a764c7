"""Journal: a game's file on disk, one line for every committed move.

Every line is appended and flushed before the next is asked, so that a kill at any moment loses nothing. What the lines
say stands in `game/session/savefile_lines.py`.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from errno import EFBIG, ENOSPC
from functools import partial
from io import FileIO
from pathlib import Path
from typing import Any, NamedTuple

from game.cards.catalog import Misprint
from game.cards.registry import mods_of
from game.engine.flow import IllegalMove, Move
from game.engine.game import CHOSEN_OPTIONS, Game
from game.files.files import Claim, claim, claim_free, is_at, make_room, write_whole
from game.files.schema import ANY, TextShape, check
from game.files.untrusted import InvalidInput, load, read_bytes, shown, text_in
from game.session.savefile_lines import (
    MOST_TOLD,
    NO_MOVES,
    REDO,
    TOLD,
    UNDO,
    OtherPosition,
    advised_line,
    check_line,
    follow,
    move_line,
    player_line,
    text_of,
    told_lines,
)
from game.session.session import PEOPLE, STRICT, UNDO_KINDS, Mail, Parent, Seat, Session
from game.text.sentences import Sentences

CHECK_EVERY = 20
"""Moves between two fingerprints in a file."""

MOST_LINES = 20_000
MOST_BYTES = 1 << 21
"""Lines of moves, and bytes, in a file. One that reaches either is written anew, without what was taken back."""

END_BYTES = 512
"""How much of the end of its file a journal remembers, to notice when others change it."""
_say = Sentences("screens")

SEED = (TextShape(200), range(-(10**20), 10**20))
HEAD = {
    "game": TextShape(),
    "rules": range(1, 1_000_000),
    "seed": SEED,
    "options": CHOSEN_OPTIONS,
    "seats": [{"name": TextShape(), "player": TextShape(), "colour": range(1, 7)}],
    "parent?": {"file": TextShape(300), "move": range(MOST_LINES), "digest": TextShape()},
    "undo?": UNDO_KINDS,
    "advice?": bool,
    "mods?": {ANY: {"mark": TextShape(40), "name": TextShape(60), "version": TextShape(20)}},
    "mail?": {"game": TextShape(40), "sent": range(MOST_LINES + 1)},
    "ghost?": TextShape(),
}
"""What the first lines of a file hold."""


_MOVES = b"\nmoves:\n"
"""What stands between the first lines and those of the moves."""


_MOVES_LINE = re.compile(r"^moves:[ \t]*(?:\n|\Z)", re.MULTILINE)
_ENTRY = re.compile(r"[a-z][a-z_]{,39}")
_GAME_LINE = re.compile(r"^game:", re.MULTILINE)


class NewerEntry(ValueError):
    """What of a file only a newer version of the program knows, in a few words."""


class Unreadable(ValueError):
    """A file that is no saved game from its first lines on. The message names the file and the trouble."""


class Newer(Unreadable):
    """A file that a newer version of the program has saved: nothing is wrong with it."""


class LastSeen(NamedTuple):
    """What can be said of a game without its mods: whose it is, how many moves it has, and what was told last, of which
    the first is how far it is.
    """

    game: Game
    seats: tuple[Seat, ...]
    moves: int
    told: tuple[str, ...]
    parent: Parent | None
    undo_kind: str
    may_ask: bool


class ModsMissing(Unreadable):
    """A game with mods that are not here, or no longer what they were: nothing is wrong with it. seen: what can be
    said of it. needed: the marks of the mods that are missing, by their names.
    """

    def __init__(self, message: str, seen: LastSeen, needed: Mapping[str, str]) -> None:
        super().__init__(message)
        self.seen = seen
        self.needed = needed


class Foreign(Unreadable):
    """A file of something else: nothing in it looks like a saved game."""


@dataclass(frozen=True)
class Opened:
    """A session read from a file, and what was wrong with the file, in plain words, if anything was.

    `remark` is what is to be said of a file with which nothing is wrong: that it is of older rules. `differs` is
    whether it went on in a way that the rules of now do not allow; the session is then the part that they do.
    """

    session: Session
    trouble: str | None
    remark: str = ""
    differs: bool = False


class Journal:
    """The keeper of a session: writes its moves to a file as they are committed.

    `trouble` says in plain words why nothing can be written at the moment, None while all is well. The game goes on
    meanwhile, and every further move tries to write the whole file. No other copy of the program writes the file
    meanwhile; one that is another's, that was replaced, or that another program has changed, is left to the other:
    this game goes on in a new one, whole, and `path` says in which.
    """

    def __init__(self, path: Path, session: Session, take: Callable[[Path], Claim | None] = claim) -> None:
        """Start the file anew, with everything the session holds so far; `take` claims the file for it."""
        self.path = path
        self.session = session
        self.trouble: str | None = None
        self.is_closed = False
        self._file: FileIO | None = None
        self._claim: Claim | None = None
        self._lines = 0
        self._size = 0
        self._end = b""
        self._taken_back = 0
        self._put(partial(self._begin, take))
        session.keeper = self

    def played(self, move: Move) -> None:
        """Put a move on disk."""
        self._taken_back = 0
        self._append_move(move_line(move))

    def undone(self) -> None:
        """Put on disk that the last move was taken back."""
        self._taken_back += 1
        self._append(UNDO)

    def redone(self, move: Move) -> None:
        """Put on disk that it was played again. A file that was written anew knows nothing of what was taken back
        before: there it is a move.
        """
        is_known, self._taken_back = self._taken_back > 0, max(0, self._taken_back - 1)
        self._append_move(REDO if is_known else move_line(move))

    def seat_given(self, seat: int, player: str) -> None:
        """Put on disk that somebody else plays a seat."""
        self._append(player_line(seat, player))

    def advised(self, seat: int) -> None:
        """Put on disk that a seat has asked the adviser."""
        self._append(advised_line(seat))

    def post(self, game: str) -> None:
        """A letter of this game by mail carries every move so far: they stand for good, on disk too."""
        self.session.mail = Mail(game, len(self.session.moves))
        self._put(self._start)

    def close(self) -> None:
        """Let go of the file, and let others have it: what is played in the session after that is kept by nobody. What
        another program has done to the file costs no move even now.
        """
        with suppress(OSError):
            if self._file and is_at(self._file, self.path) and not self._is_as_written():
                self._put(self._start)
            if self._file and self.trouble is None and (told := told_lines(self.session)) and self._is_own():
                self._file.write(told.encode())
        self.is_closed = True
        if self.session.keeper is self:
            self.session.keeper = None
        self._let_go()

    def _let_go(self) -> None:
        self._shut()
        if self._claim:
            self._claim.release()
            self._claim = None

    def _shut(self) -> None:
        if self._file:
            with suppress(OSError):
                self._file.close()
            self._file = None

    def _append_move(self, line: str) -> None:
        self._append(line)
        if len(self.session.moves) % CHECK_EVERY == 0:
            self._append(check_line(self.session.state))

    def _append(self, line: str) -> None:
        self._put(partial(self._write, f"- {line}\n".encode()))

    def _put(self, write: Callable[[], None]) -> None:
        """Write, and take note of whether it went well; where there is no room, what only saves time makes some."""
        try:
            try:
                write()
            except OSError as error:
                if not make_room(error):
                    raise
                self._start()
            self.trouble = None
        except OSError as error:
            self.trouble = _say("saves.unwritable", path=self.path, reason=error.strerror)
        self.session.file = self.path.name

    def _begin(self, take: Callable[[Path], Claim | None]) -> None:
        self._claim = take(self.path)
        self._start()

    def _start(self) -> None:
        """Write everything into the own file, or into a new one where there is none any more. Raises OSError, also
        where the game is longer than what is read.
        """
        is_anothers = self._file and self.path.exists() and not self._is_own()
        if self._claim is None or is_anothers:
            new = claim_free(self.path)
            self._let_go()
            self._claim = new
        self.path = self._claim.path
        content = text_of(self.session).encode()
        lines = content.partition(_MOVES)[2].count(b"\n")
        if lines > MOST_LINES or len(content) > MOST_BYTES:
            raise OSError(EFBIG, os.strerror(EFBIG))
        if sys.platform == "win32":  # where a file that is open cannot be replaced
            self._shut()
        write_whole(self.path, content)
        self._shut()
        self._lines = lines
        self._taken_back = 0
        self._size, self._end = len(content), content[-END_BYTES:]
        self._file = self.path.open("a+b", buffering=0)

    def _write(self, line: bytes) -> None:
        """Put a line at the end of the file, or everything into a new one."""
        has_room = self._lines < MOST_LINES and self._size + len(line) <= MOST_BYTES
        if self._file and self.trouble is None and has_room and self._is_own():
            self._lines += 1
            written = self._file.write(line)
            self._size += written
            self._end = (self._end + line[:written])[-END_BYTES:]
            if written < len(line):
                raise OSError(ENOSPC, os.strerror(ENOSPC))
            os.fsync(self._file.fileno())
            return
        self._start()

    def _is_own(self) -> bool:
        """Whether the file lies there as it was written last. Raises OSError."""
        assert self._file
        return is_at(self._file, self.path) and self._is_as_written()

    def _is_as_written(self) -> bool:
        """Whether nobody else has changed the file: it is as long as it was made, and ends in the same way."""
        assert self._file
        if os.fstat(self._file.fileno()).st_size != self._size:
            return False
        self._file.seek(self._size - len(self._end))
        return self._file.read(len(self._end)) == self._end


def anybody(game: Game, player: str) -> None:
    """Lets everybody play, whoever that may be."""


def read(
    path: Path,
    game_named: Callable[[str], Game],
    check_player: Callable[[Game, str], None] = anybody,
    game_in: Callable[[bytes], bytes] = bytes,
    kind: type[Session] = Session,
) -> Opened:
    """Replay a saved game as far as it is good. `game_in` finds it in a file that holds more, `kind` makes the session.

    Raises Unreadable when not even the game's first position can be made from it, and Misprint when that is the
    fault of the game's own pieces. A move that is no longer legal, a broken line or a fingerprint that differs ends
    the reading; `Opened.trouble` then says so, or `Opened.remark` that the rules have changed. `check_player` raises
    ValueError for who cannot play a game. A fault of the program that a file brings to light costs this file only.
    """
    name = shown(path.name, 60)
    try:
        data = game_in(read_bytes(path, MOST_BYTES))
    except OSError as error:
        raise Unreadable(_say("saves.unreadable", name=name, reason=error.strerror)) from error
    except InvalidInput as unfit:
        raise Unreadable(_say("saves.no_game", name=name, fault=unfit)) from unfit
    opened = replayed(data, name, game_named, check_player, kind)
    opened.session.file = path.name
    return opened


def replayed(
    data: bytes,
    name: str,
    game_named: Callable[[str], Game],
    check_player: Callable[[Game, str], None] = anybody,
    kind: type[Session] = Session,
) -> Opened:
    """What a saved game holds of which this is the content, as `read` says it; messages call it by the name."""
    text, is_text = text_in(data)
    moves = _MOVES_LINE.search(text)
    if not text.strip():
        raise Unreadable(_say("saves.empty", name=name))
    if not moves and not _GAME_LINE.search(text):
        raise Foreign(_say("saves.foreign", name=name))
    try:
        if not moves:
            raise InvalidInput(_say("saves.breaks_off"))
        head, lines = text[: moves.start()], text[moves.end() :]
        session, rules = _first_position(load(head.encode()), game_named, check_player, kind)
    except Misprint:
        raise
    except NewerEntry as newer:
        raise Newer(_say("saves.newer", name=name, what=newer)) from newer
    except _OtherMods as other:
        raise ModsMissing(str(other), _last_seen(other.head, other.game, lines), other.needed) from other
    except Exception as error:
        raise Unreadable(_say("saves.damaged_head", name=name, fault=_brief(error))) from error
    game, agreed = session.game, 0
    is_older = rules < game.rules
    remark = _said_of_rules(rules, game, "goes_on") if is_older else ""
    for number, line in enumerate(lines.splitlines(keepends=True), 1):
        try:
            if number > MOST_LINES:
                raise InvalidInput(_say("saves.too_many_moves", most=f"{MOST_LINES:,}"))
            if follow(session, line, check_player, is_older):
                agreed = len(session.moves)
        except Exception as error:
            if is_older and isinstance(error, IllegalMove | OtherPosition):
                same = len(session.moves) if isinstance(error, IllegalMove) else agreed
                return Opened(session.at(same), None, _said_of_rules(rules, game, "ends", same), differs=True)
            facts = {"name": name, "n": len(session.moves), "line": number, "fault": _brief(error, line)}
            trouble = _say("saves.damaged_moves", **facts)
            return Opened(session, trouble, remark)
    if not is_text:
        trouble = _say("saves.damaged_names", name=name)
        return Opened(session, trouble, remark)
    return Opened(session, None, remark)


def _first_position(
    head: Any,
    game_named: Callable[[str], Game],
    check_player: Callable[[Game, str], None],
    of_kind: type[Session],
) -> tuple[Session, int]:
    """The session before its first move, and the number of the rules it was saved under."""
    _check_version(head)
    check(head, HEAD)
    game = game_named(head["game"])
    if head["rules"] > game.rules:
        raise NewerEntry(_say("saves.newer_rules", game=game.called, rules=head["rules"]))
    _check_mods(head, game)
    seats = [Seat(**seat) for seat in head["seats"]]
    for seat in seats:
        if seat.player not in PEOPLE:
            check_player(game, seat.player)
    kind, may_ask = head.get("undo", STRICT), head.get("advice", True)
    session = of_kind(game, head["options"], seats, head["seed"], undo_kind=kind, may_ask=may_ask)
    session.parent = Parent(**head["parent"]) if "parent" in head else None
    session.mail = Mail(**head["mail"]) if "mail" in head else None
    session.ghost = head.get("ghost", "")
    return session, head["rules"]


class _OtherMods(ValueError):
    """A game has mods that are not here as they were."""

    def __init__(self, message: str, head: dict[str, Any], game: Game, needed: Mapping[str, str]) -> None:
        super().__init__(message)
        self.head, self.game, self.needed = head, game, needed


def _check_mods(head: dict[str, Any], game: Game) -> None:
    """See that the mods of a game are here and decide what they decided. Raises _OtherMods."""
    if "mods" not in head:
        return
    here, known = mods_of(game.name), head["mods"]
    others = [mod for mod in known if mod not in here or here[mod].mark != known[mod]["mark"]]
    if others:
        key = "mod_missing" if others[0] not in here else "mod_differs"
        facts = {"mod": known[others[0]]["name"], "version": known[others[0]]["version"]}
        raise _OtherMods(_say(f"saves.{key}", **facts), head, game, {mod: known[mod]["mark"] for mod in others})


def _last_seen(head: dict[str, Any], game: Game, lines: str) -> LastSeen:
    """What can be said of a game without playing it."""
    found = lines.splitlines()[:MOST_LINES]
    told = [shown(line.removeprefix(TOLD), 200) for line in found if line.startswith(TOLD)]
    words = (line[2:].partition(" ")[0] for line in found if line.startswith("- "))
    moves = sum({UNDO: -1, REDO: 1}.get(word, word not in NO_MOVES) for word in words)
    seats = tuple(Seat(**seat) for seat in head["seats"])
    parent = Parent(**head["parent"]) if "parent" in head else None
    kind, may_ask = head.get("undo", STRICT), head.get("advice", True)
    return LastSeen(game, seats, max(0, moves), tuple(told[-MOST_TOLD - 1 :]), parent, kind, may_ask)


def _check_version(head: Any) -> None:
    """See that a later version has not written more than this one knows: raises NewerEntry where all else is good."""
    known = {name.removesuffix("?") for name in HEAD}
    if not isinstance(head, dict) or not (more := [name for name in head if name not in known]):
        return
    if all(isinstance(name, str) and _ENTRY.fullmatch(name) for name in more):
        check({name: each for name, each in head.items() if name in known}, HEAD)
        raise NewerEntry(_say("saves.newer_entry", entry=shown(more[0], 40)))


def _said_of_rules(rules: int, game: Game, end: str, moves: int = 0) -> str:
    """What is to be said of a game of older rules: what has changed since in each version, and what comes of it."""
    changed = Sentences(game.name)
    since = (f"rules_changed.{each}" for each in range(rules + 1, game.rules + 1))
    told = " ".join(changed(key) for key in since if changed.has(key))
    facts = {"game": game.called, "rules": rules, "now": game.rules, "changed": told}
    return _say("saves.older", **facts, end=_say(f"saves.{end}", n=moves))


def _brief(error: Exception, line: str = "") -> str:
    """What is wrong, or that the program itself stumbles over it."""
    if isinstance(error, IllegalMove):
        return _say("saves.illegal", move=shown(line.removeprefix("- ").strip(), 60))
    if isinstance(error, ValueError):
        return shown(str(error).partition("\n")[0], 140)
    return _say("saves.stumbles", fault=type(error).__name__)
