"""The achievements of a game, from `data/<game>/achievements.yaml`, and which of them a finished game has met."""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import cache, partial
from hashlib import blake2s
from pathlib import Path
from typing import NamedTuple

from game import GAMES
from game.achievements.requirements import MANY, FinishedGame, Requirement, met_at, read_each_once, read_requirements
from game.cards.catalog import DATA, Misprint, Passage, Readers, read_file
from game.session import fixed_tables
from game.session.session import HUMAN, STRICT, Session
from game.text.language import ENGLISH
from game.text.sentences import Sentences, read_entries

FILE = "achievements.yaml"


class Achievement(NamedTuple):
    """A plan or a story that one game can tell. icon: the name of the picture on its medal."""

    game: str
    id: str
    icon: str
    needs: tuple[Requirement, ...]

    @property
    def title(self) -> str:
        """What it is called."""
        return Sentences(self.game).lines(f"achievements.{self.id}")[0]

    @property
    def says(self) -> str:
        """What it takes, in a sentence."""
        return Sentences(self.game).lines(f"achievements.{self.id}")[1]

    @property
    def wanted(self) -> int:
        """How much of what is counted it takes, where that is all it takes; else 0."""
        only = self.needs[0]
        return only.at_least if len(self.needs) == 1 and only.at_least > 1 and only.at_most == MANY else 0


@cache
def achievements_of(game: str, folder: Path = DATA) -> tuple[Achievement, ...]:
    """All achievements of a game, in the order of its file; none where it has no file. Raises Misprint."""
    path = folder / game / FILE
    if not path.exists():
        return ()
    return read_file(path, partial(_read_all, game=game))


def _read_all(passage: Passage, game: str) -> tuple[Achievement, ...]:
    return read_each_once(passage, partial(_read, game=game), "achievement")


def _read(passage: Passage, game: str) -> Achievement:
    needs = partial(read_requirements, game=game)
    readers: Readers = {"id": Passage.handle, "icon": Passage.emblem, "needs": needs}
    return Achievement(game, **passage.record(readers, readers))


def check_achievements(folder: Path) -> None:
    """Read the file of a game's folder, for whoever checks data. Raises Misprint; also for one without words."""
    path = folder / ENGLISH / FILE
    words: Container[str] = read_file(path, read_entries) if path.exists() else ()
    for each in achievements_of(folder.name, folder.parent):
        if f"achievements.{each.id}" not in words:
            raise Misprint(f"{each.id} has no words under achievements", code="missing").at(folder / FILE)


@cache
def definitions() -> str:
    """The digest of the files of all games, of challenges as well: what was found under another one is found anew."""
    paths = [DATA / game / name for game in GAMES for name in (FILE, fixed_tables.FILE)]
    return blake2s(b"".join(path.read_bytes() for path in paths if path.exists()), digest_size=4).hexdigest()


def achieved(session: Session, seat: int) -> Mapping[str, int]:
    """What a person has achieved in a finished game, by id, each with the number of moves after which it was; nothing
    for a computer, and in games that do not enter the hall of fame: branches, and those that are not strict.
    """
    if not _is_fit(session, seat):
        return {}
    game = FinishedGame(session, seat)
    found = ((each.id, met_at(each.needs, game)) for each in achievements_of(session.game.name))
    return {id: at for id, at in found if at is not None}


def came_near(session: Session, seat: int) -> Mapping[str, int]:
    """How much a person has done in a finished game of what an achievement counts, by its id: see `wanted`."""
    if not _is_fit(session, seat):
        return {}
    game, counted = FinishedGame(session, seat), (each for each in achievements_of(session.game.name) if each.wanted)
    found = {each.id: each.needs[0].reached(game) for each in counted}
    return {id: number for id, number in found.items() if number > 0}


def _is_fit(session: Session, seat: int) -> bool:
    """Whether a person sits there in a game whose achievements count."""
    is_fit = session.state.is_over and session.undo_kind == STRICT and session.counts
    return session.seats[seat].player == HUMAN and is_fit
