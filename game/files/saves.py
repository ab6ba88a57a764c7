"""Saved games: the file of every running game, and the copies that a player has saved under a name.

A running game's file grows with every move, so that the game can be continued after any mishap. A named save never
changes: playing it on starts a new running game. A damaged file is copied before it is played on.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from hashlib import blake2s
from pathlib import Path
from weakref import ref

from game.bots import roster
from game.cards.catalog import Misprint
from game.cards.registry import marks
from game.engine import Game
from game.files import files
from game.files.folders import records_folder
from game.files.untrusted import shown
from game.session import savefile, savefile_lines
from game.session.branches import record_of
from game.session.clock import ENDING as TIMES
from game.session.journal import Journal
from game.session.savefile import Foreign, ModsMissing, Newer, Opened, Unreadable
from game.session.session import ELSEWHERE, STRICT, Parent, Seat, Session
from game.text import language
from game.text.sentences import Sentences

_say = Sentences("screens")

RUNNING, NAMED, DAMAGED, LETTERS = "running", "named", "damaged", "letters"
"""The folders of running games, of named saves, of damaged files as they were found, and of games as texts."""

ENDING, OLD_ENDING = ".nations", ".yaml"
"""The ending of the files of games, by which systems know them, and the one that they had up to version 0.6."""

Key = tuple[Path, int, int, str]
"""A file as it is: its path, the time of its last change, its size; and the language it was spoken of in."""

LONGEST_NAME = 40
NO_FILE_NAME = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
"""What may not stand in a file's name on one system or another."""
_RESERVED = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\..*)?", re.IGNORECASE)
"""Names of devices on Windows, whatever ending they have."""

AHEAD_NS = 86_400 * 10**9
"""How far ahead of the clock a file may be dated, in nanoseconds; of a later one it is not known when it was played."""


class BadName(ValueError):
    """A name under which nothing can be saved; the message says why."""


@dataclass(frozen=True)
class SavedGame:
    """What a list of saved games shows of a file.

    name: None for a running game. headline: how far it is, in the game's words. turn: the name of the seat that
    decides, None when the game is over. is_mailed: whether that seat sits elsewhere. trouble: what is wrong with the
    file and what can be done, in plain sentences. remark: what is to be said of a sound file. game: its package's name.
    A file that cannot be opened at all has no seats. parent: the game that a branch has left. record: what branches
    know it by. may_ask: whether the adviser answers in it. nations: what every seat leads, empty for nothing. has_mods:
    whether it is played with mods. away: which mod is not here as it was; such a game can be looked at, and told is
    what was told last in it.
    """

    path: Path
    name: str | None
    saved_at: datetime
    title: str = ""
    headline: str = ""
    seats: tuple[Seat, ...] = ()
    turn: str | None = None
    is_mailed: bool = False
    moves: int = 0
    is_over: bool = False
    undo_kind: str = STRICT
    trouble: str | None = None
    remark: str = ""
    differs: bool = False
    parent: Parent | None = None
    record: str = ""
    game: str = ""
    may_ask: bool = True
    nations: tuple[str, ...] = ()
    has_mods: bool = False
    away: str = ""
    told: tuple[str, ...] = ()

    @property
    def can_open(self) -> bool:
        """Whether at least the beginning of the game can be made from the file."""
        return bool(self.seats) and not self.away


def picture_path(game_file: Path) -> Path:
    """Where the picture of a game lies: beside its file, under the same name."""
    return game_file.with_suffix(".png")


class Saves:
    """The folder of saved games."""

    def __init__(self, game_named: Callable[[str], Game], folder: Path | None = None) -> None:
        self.folder = folder or records_folder() / "games"
        self._game_named = game_named
        self._seen: dict[Key, SavedGame] = {}
        self._marks: dict[Path, object] = {}
        """What there was of mods when each file was looked into."""
        self._latest: ref[Journal] | None = None

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where the files of running games and of named saves lie."""
        return self.folder / RUNNING, self.folder / NAMED

    @property
    def letters(self) -> Path:
        """Where games lie that have been written as texts."""
        return self.folder / LETTERS

    def files(self) -> list[Path]:
        """Every saved game's file, the one played last first, at the end those that are dated in the future. Costs next
        to nothing.
        """
        played: dict[Path, tuple[bool, int]] = {}
        latest = round(datetime.now().timestamp() * 1e9) + AHEAD_NS
        kinds = [(folder, ending) for folder in self.folders for ending in (ENDING, OLD_ENDING)]
        for path in (path for folder, ending in kinds for path in folder.glob(f"*{ending}")):
            with suppress(FileNotFoundError):
                changed = _status(path).st_mtime_ns
                played[path] = changed <= latest, changed
        return sorted(played, key=lambda path: played[path], reverse=True)

    def look_at(self, path: Path) -> SavedGame:
        """What a file holds. Replays it once; later looks at an unchanged file are free."""
        try:
            key = _key(path)
        except OSError as error:
            return _damaged(path, datetime.now(), _say("saves.gone", name=shown(path.name, 60), reason=error.strerror))
        seen = self._seen.get(key)
        if seen is None or (seen.has_mods and self._marks.get(path) != marks()):
            self._seen[key] = seen = self._look_at(path, _moment(key[1]))
            self._marks[path] = marks()
        return seen

    def set_aside(self, path: Path, fault: Exception) -> SavedGame:
        """Take a file that cannot be shown for damaged as long as it does not change."""
        facts = {"name": shown(path.name, 60), "fault": type(fault).__name__, "remedy": _say("saves.remedy")}
        try:
            key = _key(path)
        except OSError:
            return self.look_at(path)
        self._seen[key] = _damaged(path, _moment(key[1]), _say("saves.not_shown", **facts))
        return self._seen[key]

    def _look_at(self, path: Path, saved_at: datetime) -> SavedGame:
        try:
            opened = self.read(path)
            session = opened.session
            decision = session.state.decision
            return SavedGame(
                path,
                _name(path),
                saved_at,
                session.game.called,
                session.game.headline(session.state),
                session.seats,
                session.seats[decision.seat].name if decision else None,
                decision is not None and session.seats[decision.seat].player == ELSEWHERE,
                len(session.moves),
                session.state.is_over,
                session.undo_kind,
                _with_remedy(opened.trouble, "remedy_as_far_as_good") if opened.trouble else None,
                opened.remark,
                opened.differs,
                session.parent,
                record_of(session),
                session.game.name,
                session.may_ask,
                tuple(session.game.leads(session.state, seat) for seat in range(len(session.seats))),
                bool(session.mods),
            )
        except ModsMissing as error:
            return _without_mods(path, saved_at, error)
        except (Unreadable, Misprint) as error:
            remedies: dict[type[Exception], str] = {Foreign: "remedy_foreign", Newer: "remedy_newer"}
            remedy = remedies.get(type(error), "remedy")
            return _damaged(path, saved_at, _with_remedy(error, remedy))
        except Exception as fault:
            return self.set_aside(path, fault)

    def latest_unfinished(self, suits: Callable[[SavedGame], bool] = lambda saved: True) -> SavedGame | None:
        """The running game that was played last and can be continued, of those that suit."""
        open_ones = (saved for saved in self._running() if saved.can_open and not saved.is_over)
        return next(filter(suits, open_ones), None)

    def damaged_lately(self) -> SavedGame | None:
        """A running game that was played after the one that can be continued, but cannot be opened any more."""
        newest = next((saved for saved in self._running() if not saved.is_over), None)
        return newest if newest and not newest.can_open and not newest.away else None

    def _running(self) -> Iterator[SavedGame]:
        return (self.look_at(path) for path in self.files() if path.parent.name == RUNNING)

    def begin(self, session: Session) -> Journal:
        """Give a new game its file."""
        return self._laid(self._new(session))

    def put_beside(self, session: Session) -> Journal:
        """Give a game a file of its own and let go of it, while another one stays on the table."""
        kept = self._new(session)
        kept.close()
        return kept

    def _new(self, session: Session) -> Journal:
        title = NO_FILE_NAME.sub("", session.game.title)
        name = f"{datetime.now():%Y-%m-%d %H.%M.%S} {title}{ENDING}"
        return Journal(self.folder / RUNNING / name, session, files.claim_free)

    def _laid(self, journal: Journal) -> Journal:
        self._latest = ref(journal)
        return journal

    @property
    def on_table(self) -> Journal | None:
        """The game that is played now, None while there is none."""
        latest = self._latest() if self._latest else None
        return None if latest is None or latest.is_closed else latest

    def leave_in_trouble(self, journal: Journal) -> None:
        """Let go of a game over which the program has stumbled, so that `was_left_in_trouble` knows."""
        journal.close()
        files.leave_claimed(journal.path)

    def was_left_in_trouble(self, path: Path) -> bool:
        """Whether the program stumbled or broke off over a running game the last time it was played."""
        return path.parent == self.folder / RUNNING and files.is_left_claimed(path)

    def open(self, path: Path, earlier: int = 0) -> tuple[Journal, str | None]:
        """Go on with a saved game, as far as its file is good, and say what was wrong with it; or so many moves
        earlier, after a copy of the file was kept.

        A running game of this folder goes on in its own file, any other in a new one; so does a running game that
        another copy of the program is playing, or that has gone another way under older rules. Raises Unreadable,
        Misprint and OSError.
        """
        own = _claim(path) if path.parent == self.folder / RUNNING else None
        try:
            opened = self._read(path)
            if earlier:
                self._keep(path)
        except BaseException:
            if own:
                own.release()
            raise
        if own and opened.differs:
            own.release()
        session = opened.session.at(max(0, len(opened.session.moves) - earlier)) if earlier else opened.session
        if own is None or opened.differs:
            return self.begin(session), opened.trouble
        return self._laid(Journal(path, session, lambda _: own)), opened.trouble

    def read(self, path: Path) -> Opened:
        """What a file holds, as far as it is good. Raises Unreadable and Misprint."""
        return savefile.read(path, self._game_named, _check_player)

    def _read(self, path: Path) -> Opened:
        opened = self.read(path)
        if opened.differs or not (opened.trouble or opened.remark):
            return opened
        kept = self._keep(path)
        if opened.trouble is None:
            return opened
        facts = {"fault": opened.trouble, "remark": opened.remark, "kept": shown(str(kept))}
        return Opened(opened.session, _say("saves.kept", **facts), opened.remark)

    def _keep(self, path: Path) -> Path:
        """Copy a damaged file aside, once: what it holds is part of the name."""
        digest = blake2s(path.read_bytes(), digest_size=4).hexdigest()
        kept = self.folder / DAMAGED / f"{path.stem} {digest}{path.suffix}"
        if not kept.exists():
            with suppress(FileExistsError), files.reserved(kept):
                shutil.copy2(path, kept)
        return kept

    def keep_as(self, name: str, session: Session) -> Path:
        """Save a copy under a name. Raises OSError, and BadName for a name that is empty, no file's name, or taken."""
        with self._new_name(name) as path:
            files.write_whole(path, savefile_lines.text_of(session))
        return path

    def rename(self, path: Path, name: str) -> Path:
        """Give a saved game a name, which makes it a named save. Raises BadName, and OSError."""
        with self._new_name(name) as target:
            path.replace(target)
        files.forget_claim(path)
        if picture_path(path).exists():
            picture_path(path).replace(picture_path(target))
        if path.with_suffix(TIMES).exists():
            path.with_suffix(TIMES).replace(target.with_suffix(TIMES))
        return target

    def delete(self, path: Path) -> None:
        """Delete a saved game for good, its picture too."""
        path.unlink(missing_ok=True)
        files.forget_claim(path)
        picture_path(path).unlink(missing_ok=True)
        path.with_suffix(TIMES).unlink(missing_ok=True)

    @contextmanager
    def _new_name(self, name: str) -> Iterator[Path]:
        """The file of a name that nobody has, taken for the block."""
        name = name.strip()
        if not name:
            raise BadName(_say("saves.needs_a_name"))
        if len(name) > LONGEST_NAME or NO_FILE_NAME.search(name) or name.startswith("."):
            raise BadName(_say("saves.no_name", most=LONGEST_NAME))
        if _RESERVED.fullmatch(name):
            raise BadName(_say("saves.reserved_name", name=name))
        path = self.folder / NAMED / f"{name}{ENDING}"
        if os.path.lexists(path.with_name(f"{name}{OLD_ENDING}")):
            raise BadName(_say("saves.name_taken", name=name))
        try:
            with files.reserved(path):
                yield path
        except FileExistsError:
            if not path.parent.is_dir():
                raise
            raise BadName(_say("saves.name_taken", name=name)) from None


def _with_remedy(fault: object, remedy: str) -> str:
    return _say("saves.with_remedy", fault=fault, remedy=_say(f"saves.{remedy}"))


def _check_player(game: Game, player: str) -> None:
    roster.check(game, player)


def _name(path: Path) -> str | None:
    return shown(path.stem, LONGEST_NAME) if path.parent.name == NAMED else None


def _damaged(path: Path, saved_at: datetime, trouble: str) -> SavedGame:
    return SavedGame(path, _name(path), saved_at, trouble=trouble)


def _without_mods(path: Path, saved_at: datetime, error: ModsMissing) -> SavedGame:
    """What a list shows of a game whose mods are not here as they were."""
    seen = error.seen
    headline, told = (seen.told[0], seen.told[1:]) if seen.told else ("", ())
    return SavedGame(
        path,
        _name(path),
        saved_at,
        seen.game.called,
        headline,
        seen.seats,
        moves=seen.moves,
        undo_kind=seen.undo_kind,
        parent=seen.parent,
        game=seen.game.name,
        may_ask=seen.may_ask,
        has_mods=True,
        away=str(error),
        told=told,
    )


def _claim(path: Path) -> files.Claim | None:
    """The file of a running game for this copy alone; None where another has it or nothing can be written."""
    try:
        return files.claim(path)
    except OSError:
        return None


def _status(path: Path) -> os.stat_result:
    """What the system knows of a file, or of a link that leads nowhere."""
    try:
        return path.stat()
    except OSError:
        return path.lstat()


def _key(path: Path) -> Key:
    status = _status(path)
    return path, status.st_mtime_ns, status.st_size, language.now()


def _moment(nanoseconds: int) -> datetime:
    """The time of a file, which may be set to any; the oldest where it is beyond the calendar."""
    try:
        return datetime.fromtimestamp(nanoseconds / 1e9)
    except (OverflowError, OSError, ValueError):
        return datetime.min
