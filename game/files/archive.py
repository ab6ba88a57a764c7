"""Kept games: the journals of solo results and of raced games, so that they can be seen and raced again.

Each lies under the digest of its last position. All of them are copies: whoever deletes the folder loses no game.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from game import game_named
from game.cards.catalog import Misprint
from game.files.files import write_whole
from game.files.folders import records_folder
from game.files.untrusted import shown
from game.session import savefile, savefile_lines
from game.session.savefile import Opened, Unreadable
from game.session.session import Session
from game.text.sentences import Sentences

_say = Sentences("screens")

FOLDER = "kept"
MOST = 300
"""How many games are kept; of more, those kept longest ago go."""


def name_of(digest: str) -> str:
    """The name under which a game lies whose last position has this digest."""
    return f"{digest}.yaml"


def keep(session: Session) -> str:
    """Keep a copy of a game, and return its name. Where it cannot be written it is missing later, and that is said."""
    name = name_of(session.state.fingerprint())
    folder = records_folder() / FOLDER
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder / name, savefile_lines.text_of(session))
        oldest_first = sorted(folder.glob("*.yaml"), key=lambda path: (path.name == name, path.lstat().st_mtime_ns))
        for path in oldest_first[:-MOST]:
            path.unlink(missing_ok=True)
    return name


def open_kept(name: str) -> Opened:
    """A game that was kept, whole, or as far as it agrees with the rules of now; then its remark says so.

    Raises Unreadable, saying what is wrong with it.
    """
    path = records_folder() / FOLDER / name
    if Path(name).name != name:
        raise Unreadable(_say("ghost.no_name", name=shown(name, 60)))
    if not path.exists():
        raise Unreadable(_say("ghost.gone", name=shown(name, 60)))
    try:
        opened = savefile.read(path, game_named)
    except Misprint as error:
        raise Unreadable(str(error)) from error
    if opened.trouble:
        raise Unreadable(opened.trouble)
    return opened
