"""The digest of a game's pieces: who has the same plays the same table. Names, pictures and comments do not count."""

from __future__ import annotations

from functools import cache
from hashlib import blake2s
from pathlib import Path

import yaml

from game import game_named
from game.cards.catalog import DATA, Misprint

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""Ten times as fast as the reader that says what is wrong with a file: whoever deals the table hears that."""

LOOKS = frozenset({"emblem", "picture", "tones", "person", "name", "motto"})
"""Fields that only say what a piece looks like, or is called."""

NO_PIECES = frozenset({"achievements", "challenges", "chapters", "hall_of_fame", "headings", "practice"})
"""Files in a game's folder that hold none."""

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters of a mark: those that are easily told apart from figures."""

MARK = 4


@cache
def pieces_of(game: str, folder: Path = DATA) -> str:
    """The digest of all figures of a game's pieces, and of the number of its rules. Raises Misprint."""
    files = sorted(file for file in (folder / game).glob("*.yaml") if file.stem not in NO_PIECES)
    content = [_bare(_content(file)) for file in files]
    return blake2s(repr((game_named(game).rules, content)).encode(), digest_size=4).hexdigest()


def _content(file: Path) -> object:
    """Raises Misprint."""
    try:
        return yaml.load(file.read_bytes(), LOADER)
    except OSError as fault:
        raise Misprint(f"cannot be read: {fault.strerror}", code="unreadable").at(file) from None
    except yaml.YAMLError:
        raise Misprint("is no YAML", code="no-yaml").at(file) from None


def _bare(content: object) -> object:
    """A content without looks, its fields in the order of their names."""
    if isinstance(content, dict):
        fields = sorted(content.items(), key=lambda field: str(field[0]))
        return [(str(name), _bare(value)) for name, value in fields if name not in LOOKS]
    return [_bare(each) for each in content] if isinstance(content, list) else content


def mark_of(text: str) -> str:
    """Four letters that stand for a text."""
    number = int.from_bytes(blake2s(text.encode(), digest_size=8).digest(), "big")
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(MARK))
