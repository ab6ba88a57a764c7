"""The family of saved games: every branch under the game that it left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.branches import is_parent, record_of
from game.core.catalog import Misprint
from game.core.journal import Unreadable
from game.core.session import Parent, Session
from game.saves import SavedGame, Saves

ROOT, FOUND, RENAMED, CHANGED, GONE = "root", "found", "renamed", "changed", "gone"


class Kin(NamedTuple):
    """A saved game in the order of its family: how many games it stands under, and what has become of its parent.

    `fate` is ROOT for a game that is no branch, FOUND where the parent has the name that the branch gives it, RENAMED
    where it has another one, CHANGED where the file of that name begins otherwise or comes from the branch itself, and
    GONE where there is none. `parent` is the file that it stands under.
    """

    path: Path
    depth: int
    fate: str
    parent: Path | None


def parent_of(session: Session, saves: Saves) -> Session | None:
    """The game that a branch has left, as it is now; None where there is none of its name that begins as it did."""
    parent = session.parent
    if parent is None or Path(parent.file).name != parent.file:
        return None
    for folder in saves.folders:
        with suppress(Unreadable, Misprint):
            found = saves.read(folder / parent.file).session
            if is_parent(parent, record_of(found)):
                return found
    return None


def family(files: Sequence[Path], games: Mapping[Path, SavedGame]) -> list[Kin]:
    """The files, the one played last first; every branch after its parent, in the order in which they leave it.

    A family stands where the one of it stands that was played last.
    """
    by_name: dict[str, list[Path]] = {}
    for path in files:
        by_name.setdefault(path.name, []).append(path)
    above: dict[Path, Path] = {}
    fates = dict.fromkeys(files, ROOT)
    for path in files:
        if (game := games.get(path)) and game.parent:
            fates[path], found = _parent(path, game.parent, files, by_name, games, above)
            if found:
                above[path] = found
    place = {path: number for number, path in enumerate(files)}
    under: dict[Path, list[Path]] = {}
    for child, parent in above.items():
        under.setdefault(parent, []).append(child)
    newest = {
        path: min(place[each] for each in _all_under(path, under)) for path in files if path not in above
    }
    left = [(path, 0) for path in sorted(newest, key=lambda path: newest[path], reverse=True)]
    rows = []
    while left:
        path, depth = left.pop()
        rows.append(Kin(path, depth, fates[path], above.get(path)))
        children = sorted(under.get(path, ()), key=lambda child: (_left_at(games[child]), place[child]))
        left += ((child, depth + 1) for child in reversed(children))
    return rows


def _parent(
    path: Path,
    parent: Parent,
    files: Sequence[Path],
    by_name: Mapping[str, Sequence[Path]],
    games: Mapping[Path, SavedGame],
    above: Mapping[Path, Path],
) -> tuple[str, Path | None]:
    """What has become of the parent of a file, and where it lies."""

    def fits(other: Path) -> bool:
        game = games.get(other)
        return bool(game and is_parent(parent, game.record)) and path not in _line_up(other, above)

    named = by_name.get(parent.file, ())
    for fate, candidates in ((FOUND, named), (RENAMED, files)):
        if found := next(filter(fits, candidates), None):
            return fate, found
    return (CHANGED if named else GONE), None


def _line_up(path: Path, above: Mapping[Path, Path]) -> list[Path]:
    """A file and all that it stands under."""
    line = [path]
    while line[-1] in above:
        line.append(above[line[-1]])
    return line


def _all_under(path: Path, under: Mapping[Path, Sequence[Path]]) -> list[Path]:
    found = [path]
    for each in found:
        found += under.get(each, ())
    return found


def _left_at(game: SavedGame) -> int:
    assert game.parent
    return game.parent.move
