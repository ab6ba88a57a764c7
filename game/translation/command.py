"""The words of a language: how much of them there is, and the way to translators and back.

    python main.py words --share
    python main.py words fr --po fr.po
    python main.py words --from-po fr.po

A file for translators (.po) has one entry for every sentence, chapter and name, with its key as the context and the
English as the source. What comes back is checked as a whole before any file changes. docs/translating.md says more.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.cards.catalog import DATA, tells_misprints
from game.command import parser_of
from game.files import files, untrusted
from game.text.language import ENGLISH, languages
from game.translation.exchange import LANGUAGE, exported, imported
from game.translation.po import MOST_BYTES, InvalidPo
from game.translation.share import MATTERS, shares, whole


@tells_misprints
def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when nothing is wrong."""
    parser = parser_of("words", "Show how complete a language is; export and import translations.")
    parser.add_argument("language", nargs="?", default="", help="such as fr: of --po, or the only one of --share")
    parser.add_argument("--share", action="store_true", help="say how much of each game a language has")
    parser.add_argument("--po", type=Path, metavar="OUT", help="write a file for translators")
    parser.add_argument("--from-po", type=Path, metavar="FILE", help="put such a file's words into the data folder")
    parser.add_argument(
        "--data", type=Path, default=DATA, metavar="FOLDER", help="a copy of `data` (the program's own)"
    )
    asked: Any = parser.parse_args(arguments)
    if asked.po and (asked.language == ENGLISH or not LANGUAGE.fullmatch(asked.language)):
        parser.error("name the language to translate to by its code, such as: words fr --po fr.po")
    if asked.po:
        files.write_whole(asked.po, exported(asked.data, asked.language))
        return 0
    if asked.from_po:
        return _import(asked.data, asked.from_po)
    for line in told(asked.data, [asked.language] if asked.language else languages()[1:]):
        print(line)
    return 0


def told(data: Path, spoken: Sequence[str]) -> list[str]:
    """A table of how much every language has of each game. Raises Misprint."""
    wide = max(map(len, MATTERS))
    lines = [" ".join([" " * wide, *(f"{each:>6}" for each in spoken)])]
    found = [shares(data, each) for each in spoken]
    lines += [" ".join([f"{name:{wide}}", *(f"{of[name].percent:4} %" for of in found)]) for name in found[0]]
    return [*lines, " ".join([f"{'all':{wide}}", *(f"{whole(of).percent:4} %" for of in found)])]


def _import(data: Path, file: Path) -> int:
    try:
        text, is_text = untrusted.text_in(untrusted.read_bytes(file, MOST_BYTES))
        if not is_text:
            raise InvalidPo(1, "the file is not UTF-8 text; save it as UTF-8")
        changed = imported(data, text)
    except (InvalidPo, untrusted.InvalidInput) as fault:
        print(f"{file}: {fault}. Nothing was changed.", file=sys.stderr)
        return 1
    print(*(f"{each} changed" for each in changed), f"{len(changed)} files changed.", sep="\n")
    return 0
