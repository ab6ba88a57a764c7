"""Saved games: the file of every running game, and the copies a player has put aside under a name.

A running game's file grows with every move, so that it can be continued after any mishap. A named save never changes
when it is played on: that starts a new running game. A damaged file is kept as it is before it is played on.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.core import journal
from game.core.catalog import Misprint
from game.core.description import Game
from game.core.files import free_path, write_whole
from game.core.journal import Journal, Opened, Unreadable
from game.core.session import Seat, Session
from game.folders import records_folder

RUNNING, NAMED, DAMAGED = "running", "named", "damaged"
"""The folders of running games, of named saves, and of damaged files as they were found."""

LONGEST_NAME = 40
NO_FILE_NAME = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
"""What may not stand in a file's name on one system or another."""


class BadName(ValueError):
    """A name under which nothing can be saved; the message says why."""


@dataclass(frozen=True)
class SavedGame:
    """What a list of saved games shows of a file.

    name: None for a running game. headline: how far it is, in the game's words. turn: the name of the seat that
    decides, None when the game is over. trouble: what is wrong with the file, in plain words. A file that cannot be
    opened at all has no seats.
    """

    path: Path
    name: str | None
    saved_at: datetime
    title: str = ""
    headline: str = ""
    seats: tuple[Seat, ...] = ()
    turn: str | None = None
    moves: int = 0
    is_over: bool = False
    trouble: str | None = None

    @property
    def can_open(self) -> bool:
        """Whether at least the beginning of the game can be made from the file."""
        return bool(self.seats)


def picture_path(game_file: Path) -> Path:
    """Where the picture of a game lies: beside its file, under the same name."""
    return game_file.with_suffix(".png")


class Saves:
    """The folder of saved games."""

    def __init__(self, game_named: Callable[[str], Game], folder: Path | None = None) -> None:
        self.folder = folder or records_folder() / "games"
        self._game_named = game_named
        self._seen: dict[tuple[Path, int, int], SavedGame] = {}

    def files(self) -> list[Path]:
        """Every saved game's file, the one played last first. Costs next to nothing."""
        played: dict[Path, int] = {}
        for path in (path for kind in (RUNNING, NAMED) for path in (self.folder / kind).glob("*.yaml")):
            with suppress(FileNotFoundError):
                played[path] = path.stat().st_mtime_ns
        return sorted(played, key=lambda path: played[path], reverse=True)

    def look_at(self, path: Path) -> SavedGame:
        """What a file holds. Replays it once; later looks at an unchanged file are free."""
        try:
            stat = path.stat()
        except OSError as error:
            return SavedGame(
                path, path.stem, datetime.now(), trouble=f"{path.name} is gone: {error.strerror}"
            )
        key = (path, stat.st_mtime_ns, stat.st_size)
        if key not in self._seen:
            self._seen[key] = self._look_at(path, datetime.fromtimestamp(stat.st_mtime))
        return self._seen[key]

    def _look_at(self, path: Path, saved_at: datetime) -> SavedGame:
        name = path.stem if path.parent.name == NAMED else None
        try:
            opened = journal.read(path, self._game_named)
        except (Unreadable, Misprint) as error:
            return SavedGame(path, name, saved_at, trouble=str(error))
        session = opened.session
        decision = session.state.decision
        return SavedGame(
            path,
            name,
            saved_at,
            session.game.title,
            session.game.headline(session.state),
            session.seats,
            session.seats[decision.seat].name if decision else None,
            len(session.moves),
            session.state.is_over,
            opened.trouble,
        )

    def latest_unfinished(self) -> SavedGame | None:
        """The running game that was played last and can be continued."""
        for path in self.files():
            if path.parent.name == RUNNING:
                saved = self.look_at(path)
                if saved.can_open and not saved.is_over:
                    return saved
        return None

    def begin(self, session: Session) -> Journal:
        """Give a new game its file."""
        title = NO_FILE_NAME.sub("", session.game.title)
        name = f"{datetime.now():%Y-%m-%d %H.%M.%S} {title}.yaml"
        return Journal(free_path(self.folder / RUNNING / name), session)

    def open(self, path: Path) -> tuple[Journal, str | None]:
        """Go on with a saved game, as far as its file is good, and say what was wrong with it.

        A running game of this folder goes on in its own file, any other in a new one. Raises Unreadable.
        """
        opened = self._read(path)
        if path.parent == self.folder / RUNNING:
            return Journal(path, opened.session), opened.trouble
        return self.begin(opened.session), opened.trouble

    def _read(self, path: Path) -> Opened:
        opened = journal.read(path, self._game_named)
        if opened.trouble is None:
            return opened
        kept = self._keep(path)
        return Opened(opened.session, f"{opened.trouble}. The file as it was is kept as {kept}.")

    def _keep(self, path: Path) -> Path:
        """Copy a damaged file aside, once."""
        folder = self.folder / DAMAGED
        folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while (kept := folder / f"{path.stem} {number}{path.suffix}").exists():
            if kept.read_bytes() == path.read_bytes():
                return kept
            number += 1
        shutil.copy2(path, kept)
        return kept

    def keep_as(self, name: str, session: Session) -> Path:
        """Save a copy under a name. Raises OSError, and BadName for a name that is empty, no file's name, or taken."""
        path = self._named_path(name)
        write_whole(path, journal.text_of(session))
        return path

    def rename(self, path: Path, name: str) -> Path:
        """Give a saved game a name, which makes it a named save. Raises BadName, and OSError."""
        target = self._named_path(name)
        target.parent.mkdir(parents=True, exist_ok=True)
        if picture_path(path).exists():
            picture_path(path).replace(picture_path(target))
        return path.rename(target)

    def delete(self, path: Path) -> None:
        """Delete a saved game for good, its picture too."""
        path.unlink(missing_ok=True)
        picture_path(path).unlink(missing_ok=True)

    def _named_path(self, name: str) -> Path:
        name = name.strip()
        if not name:
            raise BadName("A saved game needs a name.")
        if len(name) > LONGEST_NAME or NO_FILE_NAME.search(name) or name.startswith("."):
            raise BadName(
                f'A name has at most {LONGEST_NAME} letters, no leading dot and none of < > : " / \\ | ? *'
            )
        path = self.folder / NAMED / f"{name}.yaml"
        if path.exists():
            raise BadName(f"There is already a saved game called {name}.")
        return path
