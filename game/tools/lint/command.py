"""Everything that is wrong with the data files, for writers of cards.

    python main.py lint [FOLDER] [--style]

FOLDER is a copy of `data` or of one game's folder in it; without it the program's own files are read. They are read
exactly as the games read them. Every finding has a file, a line, a code and a remedy; exits with 1 when there is one.
Of every language but English it is said how much of all words it has, such as "fi 38 %", and what it lacks. With
--style it also counts how the English reads: `patterns.py` says what is a finding and what is only counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from game.cards.catalog import DATA, Misprint
from game.command import parser_of
from game.text.language import ENGLISH


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when nothing is wrong."""
    parser = parser_of("lint", "Check the data files: cards, texts, rules help, learned weights.")
    parser.add_argument("folder", nargs="?", type=Path, default=DATA, metavar="FOLDER")
    parser.add_argument("--style", action="store_true", help="also count how the English reads")
    asked: Any = parser.parse_args(arguments)
    # Whoever asks for the help does not wait for all games with all their bots, which the checks need.
    from game.tools.lint import style
    from game.tools.lint.checks import findings, folders, spoken_in, told_shares, unmeasured
    from game.translation.share import MATTERS

    try:
        found = findings(asked.folder)
    except ValueError as error:
        parser.error(str(error))
    for finding in found:
        print(*finding.in_two_lines(asked.folder), sep="\n    ")
    if asked.style:
        english = (place / ENGLISH for place in folders(asked.folder).values())
        print(*style.report(words for words in english if words.is_dir()), sep="\n")
    whole = all((asked.folder / name).is_dir() for name in MATTERS)
    # A file that can't be read is a finding already; what would count it says nothing.
    with suppress(Misprint):
        for spoken in spoken_in(asked.folder) if whole else ():
            if spoken != ENGLISH:
                print(told_shares(asked.folder, spoken))
    with suppress(Misprint):
        for words in unmeasured():
            print(words)
    print(f"{len(found)} {'finding' if len(found) == 1 else 'findings'}.")
    return 1 if found else 0
