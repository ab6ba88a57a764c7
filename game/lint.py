"""Everything that is wrong with the data files, for writers of cards.

    python -m game.lint [FOLDER]

FOLDER is a copy of `data` or of one game's folder in it; without it the program's own files are read. They are read
exactly as the games read them. Every finding has a file, a line, a code and a remedy; exits with 1 when there is one.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from game import GAMES
from game.bots.roster import mind_of
from game.bots.weights import check_features, read_learned
from game.core.catalog import DATA, Misprint, gather, read_file
from game.core.language import ENGLISH, languages
from game.core.sentences import Wanted, read_entries, read_names, read_sections, word_files
from game.nation_deckbuilder.reading import read_designs
from game.nation_deckbuilder.wording import WANTED as WANTED_OF_NATION
from game.nations.reading import read_pieces
from game.nations.wording import WANTED as WANTED_OF_NATIONS
from game.nations_dice.reading import WANTED as WANTED_OF_DICE
from game.nations_dice.reading import read_pieces as read_dice_pieces
from game.rulebook import read_chapters
from game.wealth_of_nations.reading import WANTED as WANTED_OF_WEALTH
from game.wealth_of_nations.reading import read_components

Check = Callable[[Path], object]
"""Reads files of a game's folder. Raises Misprint."""

BOTS = "bots"


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


def _words(wanted: Wanted) -> tuple[Check, ...]:
    """What reads the words of a game: the English sentences must have all that is wanted."""
    return (
        lambda folder: read_sections(folder / ENGLISH, wanted),
        _read_sentences,
        _read_names,
        _read_chapters,
    )


CHECKS: Mapping[str, tuple[Check, ...]] = {
    "nations": (read_pieces, *_words(WANTED_OF_NATIONS)),
    "nations_dice": (read_dice_pieces, *_words(WANTED_OF_DICE)),
    "nation_deckbuilder": (
        lambda folder: read_designs(folder / "cards.yaml"),
        *_words(WANTED_OF_NATION),
    ),
    "wealth_of_nations": (read_components, *_words(WANTED_OF_WEALTH)),
    "screens": (_read_sentences, _read_names),
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
    asked: Any = parser.parse_args(arguments)
    try:
        found = findings(asked.folder)
    except ValueError as error:
        parser.error(str(error))
    for finding in found:
        print(told(finding, asked.folder))
    print(f"{len(found)} {'finding' if len(found) == 1 else 'findings'}.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
