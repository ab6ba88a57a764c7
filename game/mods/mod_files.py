"""The files of a mod, from a folder or a zip: the one door by which they come in, with its bounds.

What comes out is a table of contents by names of a known form, such as `nations/medieval.yaml`. Nothing is unpacked, no
link is followed, and no path leads anywhere: what has another name is left where it is.
"""

from __future__ import annotations

import io
import json
import os
import re
import stat
import zipfile
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath

from game.files.untrusted import InvalidInput, read_bytes, shown
from game.text.sentences import Sentences

_say = Sentences("screens")

MOD_FILE = "mod.yaml"
"""What says whose mod it is, and for which games: a folder with it is a mod."""

MOST_FILES = 200
MOST_ENTRIES = 2_000
"""Files of a mod that are read, and entries of its folder or zip that are looked at."""
MOST_OF_ONE, MOST_OF_ALL, MOST_PACKED = 1 << 18, 1 << 20, 1 << 21
"""Bytes of one file, of all together, and of a zip."""
DEEPEST = 3

ICONS = "icons"
_NAME = re.compile(r"icons/[\w-]{1,40}\.svg|icons/authors\.csv|([\w-]{1,40}/){0,2}[\w-]{1,40}\.ya?ml", re.ASCII)
"""Names of files that may be a mod's; which of them mean something, `game.mods.mod` says."""

ModFiles = Mapping[str, bytes]
"""The content of every file of a mod by its name, with `/` between folders."""


def files_in_folder(folder: Path) -> ModFiles:
    """The files of the mod that lies in a folder. Raises InvalidInput for what is too much, a link or no file, and
    OSError.
    """
    found: dict[str, bytes] = {}
    seen = 0
    for path in _walked(folder, DEEPEST):
        seen += 1
        if seen > MOST_ENTRIES:
            raise InvalidInput(_say("mods.too_many_files", most=MOST_ENTRIES))
        name = path.relative_to(folder).as_posix()
        if not _NAME.fullmatch(name):
            continue
        if path.is_symlink():
            raise InvalidInput(_say("mods.link", file=shown(name, 60)))
        try:
            _take(found, name, read_bytes(path, MOST_OF_ONE))
        except InvalidInput as fault:
            raise InvalidInput(_say("mods.of_file", file=name, fault=fault)) from None
    return _sound(found)


def _walked(folder: Path, deep: int) -> Iterator[Path]:
    """Everything in a folder that is no folder, in the order of names; folders that are links are left out."""
    with os.scandir(folder) as entries:
        inside = sorted(_first(entries), key=lambda entry: entry.name)
    for entry in inside:
        if entry.is_dir(follow_symlinks=False):
            if deep > 1:
                yield from _walked(Path(entry.path), deep - 1)
        else:
            yield Path(entry.path)


def _first(entries: Iterable[os.DirEntry[str]]) -> Iterator[os.DirEntry[str]]:
    for number, entry in enumerate(entries):
        if number > MOST_ENTRIES:
            return
        yield entry


def is_zip(path: Path) -> bool:
    """Whether a file is named like a zip, or begins like one. Never fails."""
    if path.suffix.lower() == ".zip":
        return True
    try:
        return path.is_file() and read_start(path) == b"PK\x03\x04"
    except OSError:
        return False


def read_start(path: Path) -> bytes:
    """The first bytes of an ordinary file. Raises OSError."""
    with path.open("rb") as file:
        return file.read(4)


def files_in_zip(path: Path) -> ModFiles:
    """The files of the mod in a zip, which lie at its top or in the one folder there. Raises InvalidInput, and OSError.

    What an entry says of its size is not believed: no more is unpacked than a file may have.
    """
    data = read_bytes(path, MOST_PACKED)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as packed:
            return _sound(_unpacked(packed))
    except (zipfile.BadZipFile, zipfile.LargeZipFile, zlib.error, EOFError, NotImplementedError) as fault:
        raise InvalidInput(_say("mods.no_zip")) from fault
    except (RuntimeError, ValueError, KeyError, IndexError, OverflowError, OSError) as fault:
        if isinstance(fault, InvalidInput):
            raise
        raise InvalidInput(_say("mods.no_zip")) from fault


def _unpacked(packed: zipfile.ZipFile) -> dict[str, bytes]:
    entries = packed.infolist()
    if len(entries) > MOST_ENTRIES:
        raise InvalidInput(_say("mods.too_many_files", most=MOST_ENTRIES))
    for entry in entries:
        name = entry.filename
        if name.startswith("/") or "\\" in name or ":" in name or ".." in PurePosixPath(name).parts:
            raise InvalidInput(_say("mods.path", file=shown(name, 60)))
    wrapped = {PurePosixPath(e.filename).parts[0] for e in entries if PurePosixPath(e.filename).name == MOD_FILE}
    at_top = any(entry.filename == MOD_FILE for entry in entries)
    top = "" if at_top or len(wrapped) != 1 else f"{wrapped.pop()}/"
    found: dict[str, bytes] = {}
    for entry in entries:
        name = entry.filename.removeprefix(top)
        if entry.is_dir() or not entry.filename.startswith(top) or not _NAME.fullmatch(name):
            continue
        if stat.S_ISLNK(entry.external_attr >> 16):
            raise InvalidInput(_say("mods.link", file=shown(name, 60)))
        if name in found:
            raise InvalidInput(_say("mods.twice", file=shown(name, 60)))
        with packed.open(entry) as file:
            content = file.read(MOST_OF_ONE + 1)
        _take(found, name, content)
    return found


LETTER, MOST_IN_LETTER, MOST_LETTERS = "#mod ", 1 << 15, 8
"""How the line of a letter begins that carries a mod, how many bytes of one it carries, and of how many."""


def letter_line(mod: str, files: ModFiles) -> str:
    """A mod as a line of a letter; empty for one that is too large for that."""
    if sum(map(len, files.values())) > MOST_IN_LETTER:
        return ""
    content = json.dumps({name: data.decode(errors="replace") for name, data in files.items()})
    return f"{LETTER}{mod} {b64encode(zlib.compress(content.encode(), 9)).decode()}\n"


def files_in_letter(text: str) -> dict[str, ModFiles]:
    """The mods that a letter carries, by what it calls them; those that are not whole are left out."""
    found: dict[str, ModFiles] = {}
    lines = [line for line in text.splitlines() if line.startswith(LETTER)]
    for line in lines[:MOST_LETTERS]:
        mod, _, packed = line.removeprefix(LETTER).partition(" ")
        try:
            content = _unpacked_line(packed)
        except (ValueError, RecursionError, zlib.error):
            continue
        files: dict[str, bytes] = {}
        try:
            for name, data in content.items():
                if isinstance(name, str) and isinstance(data, str) and _NAME.fullmatch(name):
                    _take(files, name, data.encode())
            found[mod] = _sound(files)
        except (InvalidInput, UnicodeEncodeError):
            continue
    return found


def _unpacked_line(packed: str) -> dict[object, object]:
    """What a line carries. Raises ValueError and zlib.error."""
    if len(packed) > 2 * MOST_IN_LETTER:
        raise ValueError("it is too long")
    unpacking = zlib.decompressobj()
    data = unpacking.decompress(b64decode(packed, validate=True), 4 * MOST_IN_LETTER)
    content = json.loads(data) if unpacking.eof else None
    if not isinstance(content, dict):
        raise ValueError("it is no table")
    return content


def _take(found: dict[str, bytes], name: str, content: bytes) -> None:
    """Take a file in, within the bounds."""
    if len(content) > MOST_OF_ONE:
        raise InvalidInput(_say("mods.large_file", file=shown(name, 60), most=f"{MOST_OF_ONE:,}"))
    if len(found) == MOST_FILES:
        raise InvalidInput(_say("mods.too_many_files", most=MOST_FILES))
    found[name] = content
    if sum(map(len, found.values())) > MOST_OF_ALL:
        raise InvalidInput(_say("mods.large", most=f"{MOST_OF_ALL:,}"))


def _sound(found: dict[str, bytes]) -> ModFiles:
    if MOD_FILE not in found:
        raise InvalidInput(_say("mods.no_mod", file=MOD_FILE))
    return found
