"""The family of saved games: every branch under the game it left."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.cards.catalog import Misprint
from game.files.saves import SavedGame, Saves
from game.session.branches import beginning, is_parent, record_of
from game.session.savefile import Unreadable
from game.session.session import Session

ROOT, FOUND, RENAMED, CHANGED, GONE = "root", "found", "renamed", "changed", "gone"

MOST_TRIED = 20
"""Of how many games that begin alike one is looked for that does not come from the branch itself."""


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
    branches = {path: game for path in files if (game := games.get(path)) and game.parent}
    tops = _Tops()
    above: dict[Path, Path] = {}
    fates = dict.fromkeys(files, ROOT)
    lost = {}
    for path, game in branches.items():
        named = by_name.get(game.parent.file, ()) if game.parent else ()
        fates[path] = CHANGED if named else GONE
        fitting = (each for each in named if each in games and _is_parent(game, games[each]))
        if found := next((each for each in fitting if tops.of(each) != path), None):
            fates[path], above[path] = FOUND, found
            tops.put_under(path, found)
        else:
            lost[path] = game
    for path, candidates in _renamed(lost, [games[each] for each in files if each in games]).items():
        if found := next((each for each in candidates[:MOST_TRIED] if tops.of(each) != path), None):
            fates[path], above[path] = RENAMED, found
            tops.put_under(path, found)
    place = {path: number for number, path in enumerate(files)}
    under: dict[Path, list[Path]] = {}
    for child, parent in above.items():
        under.setdefault(parent, []).append(child)
    newest = {path: min(place[each] for each in _all_under(path, under)) for path in files if path not in above}
    left = [(path, 0) for path in sorted(newest, key=lambda path: newest[path], reverse=True)]
    rows = []
    while left:
        path, depth = left.pop()
        rows.append(Kin(path, depth, fates[path], above.get(path)))
        children = sorted(under.get(path, ()), key=lambda child: (_left_at(games[child]), place[child]))
        left += ((child, depth + 1) for child in reversed(children))
    return rows


class _Tops:
    """On which file each stands at last, as files are put under others; each look shortens the way of the next."""

    def __init__(self) -> None:
        self._above: dict[Path, Path] = {}

    def of(self, path: Path) -> Path:
        """The file at the top of those that this one stands under; itself where it stands under none."""
        way = []
        while path in self._above:
            way.append(path)
            path = self._above[path]
        self._above.update(dict.fromkeys(way, path))
        return path

    def put_under(self, child: Path, parent: Path) -> None:
        """Put a file that stands under none, and all under it, under another one."""
        self._above[child] = parent


def _is_parent(branch: SavedGame, other: SavedGame) -> bool:
    return branch.parent is not None and is_parent(branch.parent, other.record)


def _renamed(lost: Mapping[Path, SavedGame], games: Sequence[SavedGame]) -> dict[Path, list[Path]]:
    """Which games may be the parents of branches whose parents do not have the names that the branches give them.

    Each begins as the branch does up to where that left it, and is itself no branch that was left as early.
    """
    moves: dict[str, set[int]] = {}
    for game in lost.values():
        moves.setdefault(_start(game), set()).add(_left_at(game))
    paths: dict[str, list[SavedGame]] = {}
    for game in games if moves else ():
        if _start(game) in moves:
            paths.setdefault(game.record, []).append(game)
    known: dict[tuple[int, str], list[SavedGame]] = {}
    for record, same in paths.items():
        for at in _digests(record, sorted(moves[_start(same[0])])):
            known.setdefault(at, []).extend(same)
    place = {game.path: number for number, game in enumerate(games)}
    found: dict[tuple[int, str], list[Path]] = {}
    for at, all_alike in known.items():
        fit = (game.path for game in all_alike if not game.parent or game.parent.move < at[0])
        found[at] = sorted(fit, key=place.__getitem__)
    return {path: found.get((_left_at(game), _digest(game)), []) for path, game in lost.items()}


def _digests(record: str, moves: Sequence[int]) -> Iterator[tuple[int, str]]:
    """The digests of a record up to each of these moves that it has, the first ones first: see `branches.digest`."""
    hashed, start, end, line = beginning(), 0, -1, -1
    for move in moves:
        while line < move:
            if end == len(record):
                return
            at = record.find("\n", end + 1)
            end, line = at if at >= 0 else len(record), line + 1
        hashed.update(record[start:end].encode())
        start = end
        yield move, hashed.hexdigest()


def _start(game: SavedGame) -> str:
    """How a game begins."""
    return game.record[: game.record.find("\n")] if "\n" in game.record else game.record


def _all_under(path: Path, under: Mapping[Path, Sequence[Path]]) -> list[Path]:
    found = [path]
    for each in found:
        found += under.get(each, ())
    return found


def _left_at(game: SavedGame) -> int:
    assert game.parent
    return game.parent.move


def _digest(game: SavedGame) -> str:
    assert game.parent
    return game.parent.digest
