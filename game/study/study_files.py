"""The studies that lie here: own ones and those that came in a folder of the player, one of each game in the data."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from game import GAMES
from game.cards.catalog import DATA, Misprint
from game.files import files, folders, untrusted
from game.files.saves import NO_FILE_NAME
from game.learn.practice import nameless
from game.session.savefile_lines import text_of
from game.session.session import HUMAN, Session, usual_name
from game.study.study import Study, plain
from game.study.study_text import MOST_BYTES, read_study, study_text
from game.text import language
from game.text.sentences import Sentences

FOLDER, ENDING = "studies", ".study"
BROUGHT = "won"
"""The study of each game that the program brings, by the name of its words."""

_say = Sentences("screens")


@dataclass(frozen=True)
class ListedStudy:
    """A study in the list: its file, None for one that the program brings, and what is in it or is wrong with it."""

    path: Path | None
    study: Study | None
    trouble: str = ""

    @property
    def called(self) -> str:
        """What it is called in the list."""
        return self.study.called if self.study else untrusted.shown(self.path.stem if self.path else "", 60)


class StudyFile:
    """The file of one study that is being written. `trouble` says why it could not be, in a sentence; empty while all
    is well. A file that somebody else has changed is left alone: the study goes on in a new one. `guessed` are the
    moves that its reader has guessed at, each with the game it is of: they are known as long as the study is open.
    """

    def __init__(self, study: Study, path: Path | None = None) -> None:
        self.study = study
        self.path = path
        self.trouble = ""
        self.guessed: set[tuple[Session, int]] = set()
        self._written = study_text(study) if path else ""

    def put(self, study: Study) -> None:
        """Take this for the study from now on, on disk too. One that is too long to be read again is not written."""
        self.study = study
        text = study_text(study)
        if text == self._written:
            self.trouble = ""
            return
        if len(text.encode()) > MOST_BYTES:
            self.trouble = _say("studies.full")
            return
        try:
            if self.path is None or self._is_anothers(self.path):
                name = NO_FILE_NAME.sub("", study.called).strip(" .") or FOLDER
                with files.reserved_like(studies_folder() / f"{name}{ENDING}") as path:
                    files.write_whole(path, text)
                self.path = path
            else:
                files.write_whole(self.path, text)
            self._written, self.trouble = text, ""
        except OSError as error:
            self.trouble = _say("studies.unwritable", reason=error.strerror or "")

    def _is_anothers(self, path: Path) -> bool:
        """Whether the file is no longer as it was written last; one that is gone is put there again."""
        try:
            return _text_in(path) != self._written
        except FileNotFoundError:
            return False


def studies_folder() -> Path:
    """Where the player's studies are. Raises NoHome."""
    return folders.records_folder() / FOLDER


def _text_in(path: Path) -> str:
    """Raises OSError, and Unfit."""
    return untrusted.text_in(untrusted.read_bytes(path, MOST_BYTES))[0]


def study_paths() -> list[Path]:
    """The files of the player's studies, the one that was changed last first."""
    changed: dict[Path, float] = {}
    for path in studies_folder().glob(f"*{ENDING}"):
        with suppress(OSError):
            changed[path] = path.lstat().st_mtime
    return sorted(changed, key=lambda path: changed[path], reverse=True)


def delete_study(path: Path) -> None:
    """Delete a file of the folder; one that cannot be stays in the list."""
    with suppress(OSError):
        path.unlink()


def study_at(path: Path) -> ListedStudy:
    """What a file holds, or what is wrong with it."""
    try:
        return ListedStudy(path, read_study(_text_in(path)))
    except (OSError, ValueError, Misprint) as fault:
        why = fault.strerror or "" if isinstance(fault, OSError) else str(fault)
        return ListedStudy(path, None, _say("studies.damaged", name=untrusted.shown(path.name, 60), fault=why))


def brought_study(game: str) -> Study | None:
    """The study of a game that the program brings; None where there is none. Raises StudyFault."""
    return _brought(game, language.now())


@cache
def _brought(game: str, spoken: str) -> Study | None:
    """The same, with its seats called as usual in a language."""
    path = DATA / game / f"{BROUGHT}{ENDING}"
    if not path.exists():
        return None
    study = replace(read_study(path.read_text(encoding="utf-8")), title=BROUGHT, matter=game)
    for chapter in study.chapters:
        for line in chapter.lines:
            _name_seats(line.session)
    return study


def _name_seats(session: Session) -> None:
    """Call seats without a name by their number, as the notes do."""
    session.seats = tuple(
        replace(seat, name=usual_name(HUMAN, number)) if seat.name == nameless(number) else seat
        for number, seat in enumerate(session.seats)
    )


def brought_studies() -> list[ListedStudy]:
    """The studies that the program brings, in the order of the menu."""
    found = (brought_study(game) for game in GAMES)
    return [ListedStudy(None, each) for each in found if each]


def study_file_of(session: Session) -> tuple[StudyFile, int] | None:
    """The own study that was changed last of those with a chapter on this game, and which chapter that is; None where
    there is none.
    """
    text = text_of(plain(session))
    for path in study_paths():
        with suppress(OSError, ValueError):
            if text not in _text_in(path):
                continue
            listed = study_at(path)
            if listed.study and (chapter := listed.study.chapter_of(session)) is not None:
                return StudyFile(listed.study, path), chapter
    return None


def taken_in(study: Study) -> StudyFile:
    """A study that came in, put among the own ones; one that lies here already stays as it is."""
    text = study_text(study)
    for path in study_paths():
        with suppress(OSError, ValueError):
            if _text_in(path) == text:
                return StudyFile(study, path)
    file = StudyFile(study)
    file.put(study)
    return file


def check_study(folder: Path) -> None:
    """See that the study in a game's folder of the data can be read. Raises Misprint."""
    path = folder / f"{BROUGHT}{ENDING}"
    if not path.exists():
        return
    try:
        read_study(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise Misprint(str(fault), code="wrong-value").at(path) from fault
