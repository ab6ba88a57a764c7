"""Adds the program to a Linux desktop: the applications menu lists it, and a double click opens its files.

    python main.py desktop
    python main.py desktop --remove

Writes a desktop entry, a file type for saved games and letters, and an icon below `$XDG_DATA_HOME`, only for you. A
build does this automatically when it opens its window, also after it was moved. It doesn't after `--remove`, if all
files are kept in one folder (`TABLE_OF_NATIONS_HOME`), or if a package has brought the entry.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread

from game.command import INSTALLED, parser_of
from game.files.files import write_whole
from game.files.folders import HOME_VARIABLE, desktop_folder
from scenes.app.desktop import own_environment

ID = "io.github.table_of_nations.TableOfNations"
ROOT = Path(__file__).parents[3]
TEMPLATES = ROOT / "packaging"
ICON = 256
HIDDEN = "[Desktop Entry]\nType=Application\nHidden=true\n"
"""The entry of a program that nobody wants to see."""
DATABASES = (("update-mime-database", "mime"), ("update-desktop-database", "applications"))
"""What tells a desktop that there are other files in a folder, where it is installed."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 1 where there is no desktop of Linux."""
    parser = parser_of("desktop", __doc__)
    parser.add_argument("--remove", action="store_true", help="take the files away again")
    asked = parser.parse_args(arguments)
    if not sys.platform.startswith("linux"):
        print("Only desktops of Linux need this.", file=sys.stderr)
        return 1
    folder = desktop_folder()
    _put(folder, None if asked.remove else _started_by())
    for process in _refresh(folder):
        process.wait()
    print(f"{'Removed from' if asked.remove else 'Written to'} {folder}.")
    return 0


def settle() -> None:
    """What a build does when it opens its window. What cannot be written stays as it is."""
    if not (getattr(sys, "frozen", False) and sys.platform.startswith("linux")):
        return
    if os.environ.get(HOME_VARIABLE) or os.environ.get("FLATPAK_ID"):
        return
    if any(_content(_entry_in(folder)) for folder in _shared_folders()):
        return
    with suppress(OSError):
        folder, start = desktop_folder(), _started_by()
        is_as_wanted = all(_content(path) == content for path, content in _files(folder, start).items())
        if is_as_wanted or _content(_entry_in(folder)) == HIDDEN:
            return
        _put(folder, start)
        for process in _refresh(folder):
            Thread(target=process.wait, daemon=True).start()


def _shared_folders() -> Iterator[Path]:
    """Where they look for what everybody has."""
    folders = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    return (Path(each) for each in folders.split(":") if os.path.isabs(each))


def _entry_in(folder: Path) -> Path:
    return folder / "applications" / f"{ID}.desktop"


def _icon_in(folder: Path) -> Path:
    return folder / "icons" / "hicolor" / f"{ICON}x{ICON}" / "apps" / f"{ID}.png"


def _content(path: Path) -> str:
    """What a file says; nothing where there is none."""
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _started_by() -> Sequence[str]:
    """The words that start the program as it runs now, from anywhere."""
    if getattr(sys, "frozen", False):
        return (os.environ.get("APPIMAGE") or sys.executable,)
    start = Path(sys.argv[0]).absolute()
    return (str(start),) if start.stem == INSTALLED else (sys.executable, str(ROOT / "main.py"))


def _files(folder: Path, start: Sequence[str]) -> dict[Path, str]:
    """The type of files and the entry of a program that is started by these words, where desktops look for them."""
    entry, kind = (TEMPLATES / name for name in (f"{ID}.desktop", f"{INSTALLED}-mime.xml"))
    words = " ".join(map(_quoted, start))
    return {
        folder / "mime" / "packages" / f"{INSTALLED}.xml": kind.read_text(encoding="utf-8"),
        _entry_in(folder): entry.read_text(encoding="utf-8").replace(f"Exec={INSTALLED} ", f"Exec={words} "),
    }


def _quoted(word: str) -> str:
    """A word as entries have it: in quotes, and the marks of entries, of their strings and of `%f` are none here."""
    quoted = re.sub(r'(["`$\\])', r"\\\1", word).replace("\\", "\\\\")
    return '"{}"'.format(quoted.replace("%", "%%"))


def _put(folder: Path, start: Sequence[str] | None) -> None:
    """Write the files for a program that is started by these words, or take them away. Raises OSError."""
    files = _files(folder, start or ())
    if start is None:
        for path in (*files, _icon_in(folder)):
            path.unlink(missing_ok=True)
        write_whole(_entry_in(folder), HIDDEN)
        return
    write_whole(_icon_in(folder), _icon())
    for path, content in files.items():
        write_whole(path, content)


def _icon() -> bytes:
    """The program's icon, which builds bring along."""
    try:
        return (TEMPLATES / "icons" / f"{INSTALLED}-{ICON}.png").read_bytes()
    except OSError:
        import pygame

        from scenes.tools.packaging.icons import drawn

        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        pygame.display.init()
        pygame.display.set_mode((1, 1))
        return drawn(ICON)


def _refresh(folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Tell the desktop."""
    for program, part in DATABASES:
        if found := shutil.which(program):
            nowhere = subprocess.DEVNULL
            command = [found, str(folder / part)]
            yield subprocess.Popen(command, stdin=nowhere, stdout=nowhere, stderr=nowhere, env=own_environment())
