"""Damaged data files: each is read, or refused in a message with file and line; never another exception.

    python -m tests.attacks.data_files --files 10000 --seed 1

The same number of the same seed damages the same file in the same way. Exits with 1 when a file was not refused well.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest import mock

from game.cards.catalog import DATA, Misprint
from game.files import safe_yaml
from game.nation_deckbuilder.cards import reading as nation_reading
from game.nation_deckbuilder.text import wording as nation_wording
from game.nations.cards import reading
from game.nations.text import wording
from game.tools.lint.checks import CHECKS

VALUES = (
    "[]", "{}", "", "~", "-1", "0", "1", "99999", "1e99", ".inf", ".nan", "0x10", "010", "1_0", "1:30", "2024-13-45",
    "true", "no", "'", '"', "any", "all", "none", "[[1]]", "{a: 1}", "{a: 1, a: 2}", "&a [*a]", "*a", "!!int ''",
    "!!bool maybe", "!!timestamp x", "!!python/object:x {}", "<<", "'\\ud800'", '"\\ud800"', '"\\UFFFFFFFF"', '"\\0"',
    "? [1]", "|", "---", "...", "%YAML 9.9", "[" * 50, "[" * 100_000, "x" * 30_000, "9" * 5_000, "é" * 70, "<card>",
    "{gold}", "{gunpowder}", "\x00", "\x07", "\u2028", "\ufeff", "\ud83d",
)  # fmt: skip
"""What is put in the place of a value, or anywhere."""

LONGEST_MESSAGE = 400

WORD = re.compile(r"[\w-]+")


class Damaged(NamedTuple):
    """A file that was refused badly, or not at all."""

    number: int
    file: str
    what: str


def damaged(text: bytes, chance: random.Random) -> bytes:
    """The text with one to three things wrong."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        text = chance.choice(DAMAGES)(text, chance)
    return text


def _bytes(text: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(text) + 1)
    return text[:place] + chance.randbytes(chance.choice((1, 1, 4))) + text[place + chance.choice((0, 1)) :]


def _value(text: bytes, chance: random.Random) -> bytes:
    words = list(WORD.finditer(text.decode("utf-8", "replace")))
    return _put(text, words, chance.choice(VALUES), chance)


def _another_word(text: bytes, chance: random.Random) -> bytes:
    words = list(WORD.finditer(text.decode("utf-8", "replace")))
    return _put(text, words, chance.choice(words)[0] if words else "", chance)


def _put(text: bytes, words: list[re.Match[str]], value: str, chance: random.Random) -> bytes:
    if not words:
        return text + value.encode("utf-8", "surrogatepass")
    start, end = chance.choice(words).span()
    whole = text.decode("utf-8", "replace")
    return (whole[:start] + value + whole[end:]).encode("utf-8", "surrogatepass")


def _lines(text: bytes, chance: random.Random) -> bytes:
    lines = text.splitlines(keepends=True)
    if not lines:
        return text
    first = chance.randrange(len(lines))
    last = min(len(lines), first + chance.choice((1, 1, 2, 9)))
    taken = lines[first:last]
    if chance.random() < 0.4:
        return b"".join(lines[:first] + lines[last:])
    place = chance.randrange(len(lines))
    return b"".join(lines[:place] + taken + lines[place:])


def _cut(text: bytes, chance: random.Random) -> bytes:
    return text[: chance.randrange(len(text) + 1)]


def _indent(text: bytes, chance: random.Random) -> bytes:
    lines = text.splitlines(keepends=True) or [b""]
    place = chance.randrange(len(lines))
    lines[place] = chance.choice((b" ", b"  ", b"\t", b"- ")) + lines[place]
    return b"".join(lines)


DAMAGES: tuple[Callable[[bytes, random.Random], bytes], ...] = (
    _bytes, _value, _value, _value, _another_word, _another_word, _lines, _lines, _cut, _indent,
)  # fmt: skip


def attack(files: int, seed: int, first: int = 0) -> Iterator[Damaged]:
    """Damage so many files of `data`, one after the other; what was not answered well."""
    with (
        TemporaryDirectory() as folder,
        mock.patch.object(safe_yaml, "read", lru_cache(64)(safe_yaml.read)),
    ):
        home = Path(folder) / "data"
        for name in CHECKS:
            shutil.copytree(DATA / name, home / name)
        names = sorted(path.relative_to(home).as_posix() for path in home.glob("*/*.yaml") if path.stem != "headings")
        for number in range(first, first + files):
            chance = random.Random(f"{seed} {number}")
            path = home / chance.choice(names)
            whole = path.read_bytes()
            path.write_bytes(damaged(whole, chance))
            what = _trouble(path)
            path.write_bytes(whole)
            if what:
                yield Damaged(number, path.relative_to(home).as_posix(), what)


def _trouble(path: Path) -> str:
    """What is wrong with how the damaged file is answered; empty when all is well."""
    found: list[Misprint] = []
    try:
        for check in CHECKS[path.parent.name]:
            try:
                check(path.parent)
            except Misprint as misprint:
                found += misprint.all
        if not found:
            _tell_all(path.parent)
    except Exception:
        return traceback.format_exc()
    for each in found:
        if each.file is None or not each.line or not each.remedy or len(str(each)) > LONGEST_MESSAGE:
            return f"said badly: {each!r}"
    return ""


def _tell_all(folder: Path) -> None:
    """Put every card of a folder that was read into words."""
    if folder.name == "nations":
        pieces = reading.read_pieces(folder)
        for card in pieces.cards.values():
            wording.card_rule(card)
        for event in pieces.events.values():
            wording.event_card_rule(event)
    elif folder.name == "nation_deckbuilder":
        for design in nation_reading.read_pieces(folder):
            nation_wording.card_rule(design)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 0 when every file was answered well."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.data_files", description=__doc__.splitlines()[0])
    parser.add_argument("--files", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="number of the first file, to see one again")
    asked = parser.parse_args(arguments)
    bad = list(attack(asked.files, asked.seed, asked.first))
    for number, file, what in bad:
        print(f"{file}: --files 1 --seed {asked.seed} --first {number}\n{what}")
    print(f"{asked.files} damaged data files, {len(bad)} not answered well")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
