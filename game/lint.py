"""Everything that is wrong with the data files, for writers of cards.

    python -m game.lint [FOLDER] [--style]

FOLDER is a copy of `data` or of one game's folder in it; without it the program's own files are read. They are read
exactly as the games read them. Every finding has a file, a line, a code and a remedy; exits with 1 when there is one.
With --style it also counts how the English reads: `game.style` says what is a finding and what is only counted.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from game import GAMES, style
from game.bots.roster import mind_of
from game.bots.weights import check_features, read_learned
from game.core.catalog import DATA, Misprint, gather, misprint_in, read_file, together
from game.core.command import run
from game.core.language import ENGLISH, languages
from game.core.people import read_people
from game.core.persisted import check_names
from game.core.sentences import read_entries, read_names, word_files
from game.lesson import faults, wordy
from game.rulebook import read_chapters

Check = Callable[[Path], object]
"""Reads files of a game's folder. Raises Misprint."""

BOTS, PEOPLE, PERSISTED = "bots", "people", "persisted"


def _read_bots(folder: Path, game: str) -> None:
    """Read what was learned about a game, if anything was. Raises Misprint."""
    path = folder / f"{game}.yaml"
    if path.exists():
        check_features(path, read_learned(path), mind_of(GAMES[game]))


def _in_every_language(folder: Path, read: Check) -> None:
    gather(*(partial(read, folder / spoken) for spoken in languages() if (folder / spoken).is_dir()))


def _read_sentences(folder: Path) -> None:
    """Read the files of sections in every language, each file on its own."""
    _in_every_language(
        folder, lambda words: gather(*(partial(read_file, file, read_entries) for file in word_files(words)))
    )


def _read_names(folder: Path) -> None:
    _in_every_language(folder, read_names)


def _read_chapters(folder: Path) -> None:
    _in_every_language(folder, read_chapters)


def _check_lessons(folder: Path) -> None:
    """Play the chapters that are learned by playing. Raises Misprint."""
    _raise_all(faults(folder))


def _check_lengths(folder: Path) -> None:
    """Count the words of every step of those chapters. Raises Misprint."""
    _in_every_language(folder, lambda words: _raise_all(wordy(words)))


def _check_style(folder: Path) -> None:
    """Read every language as a player would. Raises Misprint for what nobody would say."""
    _in_every_language(folder, lambda words: _raise_all(style.faults(folder, words)))


def _raise_all(misprints: Iterable[Misprint]) -> None:
    if found := [*misprints]:
        raise together(found)


def _find_missing(folder: Path) -> None:
    """Compare every language with the program's own English: Raises Misprint for sentences that are not there."""
    _in_every_language(folder, lambda words: _compare(words, DATA / folder.name / ENGLISH))


def _compare(words: Path, english: Path) -> None:
    given = {key for file in word_files(words) for key in read_file(file, read_entries)}
    missing = []
    for file in word_files(english):
        wanted = read_file(file, read_entries).keys()
        sections = {key.split(".")[0] for key in wanted} - {key.split(".")[0] for key in given}
        keys = [key for key in wanted - given if key.split(".")[0] not in sections]
        missing += [(words / file.name, name) for name in sorted((*sections, *keys))]
    gather(*(partial(_complain, *each) for each in missing))


def _complain(file: Path, name: str) -> None:
    raise misprint_in(file, (), f"{name!r} is missing", "missing")


def _checks(game: str) -> tuple[Check, ...]:
    """What reads the files of a game: its pieces, if its package reads any, and its words."""
    reading = f"game.{game}.reading"
    pieces: tuple[Check, ...] = (import_module(reading).read_pieces,) if find_spec(reading) else ()
    lessons = _check_lessons, _check_lengths
    return *pieces, _read_sentences, _find_missing, _read_names, _read_chapters, *lessons, _check_style


CHECKS: Mapping[str, tuple[Check, ...]] = {
    **{game: _checks(game) for game in GAMES},
    "screens": (_read_sentences, _find_missing, _read_names, _check_style),
    PEOPLE: (read_people,),
    PERSISTED: (check_names,),
    BOTS: tuple(partial(_read_bots, game=game) for game in GAMES),
}
"""What reads the files of each folder of `data`."""


def folders(folder: Path) -> dict[str, Path]:
    """The folders to be checked, by their names. Raises ValueError where there are none."""
    found = {name: folder / name for name in CHECKS if (folder / name).is_dir()}
    if not found and folder.resolve().name in CHECKS and folder.is_dir():
        found = {folder.resolve().name: folder}
    if not found:
        raise ValueError(f"{folder} is no data folder: it holds no folder of a game ({', '.join(CHECKS)})")
    return found


def findings(folder: Path) -> list[Misprint]:
    """Everything that is wrong, file by file. Raises ValueError for a folder that holds no data."""
    found: dict[str, Misprint] = {}
    for name, place in folders(folder).items():
        for check in CHECKS[name]:
            try:
                check(place)
            except Misprint as misprint:
                found |= {f"{each.file} {each}": each for each in misprint.all}
    return list(found.values())


def told(finding: Misprint, folder: Path) -> str:
    """Two lines about a finding: where it stands and what it is, and what can be done."""
    assert finding.file is not None
    file = finding.file.relative_to(folder) if finding.file.is_relative_to(folder) else finding.file
    piece = f"{finding.piece}: " if finding.piece else ""
    return f"{file.as_posix()}:{finding.line or 1}: {finding.code}: {piece}{finding.message}\n    {finding.remedy}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when nothing is wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m game.lint",
        description="Check the data files: cards, texts, rules help, learned weights.",
    )
    parser.add_argument("folder", nargs="?", type=Path, default=DATA, metavar="FOLDER")
    parser.add_argument("--style", action="store_true", help="also count how the English reads")
    asked: Any = parser.parse_args(arguments)
    try:
        found = findings(asked.folder)
    except ValueError as error:
        parser.error(str(error))
    for finding in found:
        print(told(finding, asked.folder))
    if asked.style:
        spoken = (place / ENGLISH for place in folders(asked.folder).values())
        print(*style.report(words for words in spoken if words.is_dir()), sep="\n")
    print(f"{len(found)} {'finding' if len(found) == 1 else 'findings'}.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(run(main))
