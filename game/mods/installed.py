"""The mods that lie in the player's folder: found, turned on and off, taken in and lent to the games.

One process reads them once; they change only by `look_again`, and whoever has computed anything from pieces forgets it
then. A process beside the program is given what the program has (`handed_over`), not what lies on disk by now.
"""

from __future__ import annotations

import functools
import os
import shutil
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from game.cards.registry import MOD_READERS, ModContent, lend
from game.files import folders, untrusted
from game.files.files import write_whole
from game.files.shared_file import SharedFile
from game.mods.mod import Mod, read_mod
from game.mods.mod_files import MOD_FILE, ModFiles, files_in_folder
from game.text.sentences import Sentences, lend_names

_say = Sentences("screens")

FOLDER = "mods"
OFF = "off.yaml"
"""The file with the names of mods that are turned off."""
MOST_MODS = 100


@dataclass(frozen=True)
class InstalledMod:
    """A mod, or a folder that cannot even be read as one, for the list. trouble: why it cannot be read; empty for one
    that can. is_wanted: whether the player has turned it on; it is on when nothing is wrong with it, too.
    """

    mod: Mod
    trouble: str = ""
    is_wanted: bool = True

    @property
    def is_on(self) -> bool:
        """Whether games may be played with it."""
        return self.is_wanted and not self.trouble and not self.mod.findings


def mods_folder() -> Path:
    """Where the mods lie. Raises NoHome."""
    return folders.records_folder() / FOLDER


_every: list[InstalledMod] = []
_handed: dict[str, ModFiles] | None = None
_is_taken_up = False


def take_up() -> None:
    """Read all mods and lend their pieces to the games. Never fails."""
    global _is_taken_up
    _is_taken_up = True
    if _handed is None:
        _every[:] = _found()
    else:
        _every[:] = [InstalledMod(read_mod(files, Path(name))) for name, files in _handed.items()]
    on = [each.mod for each in _every if each.is_on]
    contents: dict[str, dict[str, ModContent]] = {game: {} for game in MOD_READERS}
    words: dict[tuple[str, str], dict[str, object]] = {}
    for mod in on:
        for game, content in mod.contents.items():
            contents[game][mod.id] = content
        for key, names in mod.words.items():
            words.setdefault(key, {}).update({name: each for name, each in names.items() if name not in words[key]})
    lend(contents)
    lend_names(words)  # type: ignore[arg-type]


def look_again() -> None:
    """Read all mods anew, and forget what was computed from the pieces of before."""
    take_up()
    for name, module in list(sys.modules.items()):
        if name.startswith(("game.", "scenes.", "sprites.")):
            for each in list(vars(module).values()):
                if isinstance(each, functools._lru_cache_wrapper):
                    each.cache_clear()


def every_mod() -> tuple[InstalledMod, ...]:
    """All that lie in the folder, by their names."""
    if not _is_taken_up:
        take_up()
    return tuple(_every)


def mod_called(name: str) -> Mod | None:
    """The mod of a name that is on; None where there is none."""
    return next((each.mod for each in every_mod() if each.mod.id == name and each.is_on), None)


def handed_over() -> dict[str, ModFiles]:
    """The mods that are on, for a process beside this one; none as long as nobody here has asked for one."""
    return {each.mod.id: each.mod.files for each in _every if each.is_on}


def adopt(mods: Mapping[str, ModFiles]) -> None:
    """Have these mods and no others, whatever lies in the folder: in a process beside the program."""
    global _handed
    _handed = dict(mods)
    take_up()


def _found() -> list[InstalledMod]:
    """What lies in the folder. A mod whose name another one has is no more than a finding."""
    found: list[InstalledMod] = []
    try:
        folder = mods_folder()
        off = _off(folder).look()
        names = sorted(entry.name for entry in os.scandir(folder) if entry.is_dir() and not entry.name.startswith("."))
    except OSError:
        return []
    for name in names[:MOST_MODS]:
        if os.path.lexists(folder / name / MOD_FILE):
            found.append(_installed(folder / name, off, [each.mod.id for each in found]))
    return sorted(found, key=lambda each: (each.mod.called.casefold(), each.mod.id))


def _installed(folder: Path, off: Iterable[str], taken: Iterable[str]) -> InstalledMod:
    try:
        mod = read_mod(files_in_folder(folder), folder)
    except (untrusted.InvalidInput, OSError) as fault:
        why = (
            str(fault) if isinstance(fault, untrusted.InvalidInput) else _say("fault.unreadable", reason=fault.strerror)
        )
        return InstalledMod(Mod(untrusted.shown(folder.name, 30), folder), why)
    if mod.id in taken:
        return InstalledMod(mod, _say("mods.id_taken", id=mod.id))
    return InstalledMod(mod, "", mod.id not in off)


# Changing what is installed


def turn(mod: str, on: bool) -> None:
    """Turn a mod on or off. Raises OSError."""
    file = _off(mods_folder())
    with file.changing() as off:
        now = sorted({*off, mod} if not on else {*off} - {mod})
        write_whole(file.path, "".join(f"- {name}\n" for name in now) or "[]\n")
    look_again()


def _off(folder: Path) -> SharedFile[list[str]]:
    def read(data: bytes) -> list[str]:
        content = untrusted.load(data)
        if not isinstance(content, list) or not all(isinstance(each, str) for each in content):
            raise untrusted.InvalidInput(_say("fault.no_list", at=OFF))
        return content

    return SharedFile(folder / OFF, "mods", read, [])


def install(files: ModFiles) -> Mod:
    """Put a mod into the folder, in the place of the one of this id that lies there. Raises OSError, and InvalidInput
    for one without an id.
    """
    mod = read_mod(files, Path("mod"))
    if not mod.names:
        raise untrusted.InvalidInput(str(mod.findings[0]))
    before = next((each.mod.folder for each in every_mod() if each.mod.id == mod.id), None)
    folder = before or mods_folder() / mod.id
    aside, old = folder.with_name(f".{mod.id}.new"), folder.with_name(f".{mod.id}.old")
    for path in (aside, old):
        with suppress(FileNotFoundError):
            shutil.rmtree(path)
    for name, data in mod.files.items():
        write_whole(aside / name, data)
    if os.path.lexists(folder):
        os.replace(folder, old)
    os.replace(aside, folder)
    shutil.rmtree(old, ignore_errors=True)
    look_again()
    return next(each.mod for each in every_mod() if each.mod.folder == folder)
