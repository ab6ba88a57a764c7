"""What passes between this program and the desktop: its languages, folders to be shown, and files to be opened.

A window that is open takes the files that are opened meanwhile: it listens at its **doorbell**, on this machine alone,
at a port and with a key that stand in a file of whoever plays; only who can read that can ring. A path is all that is
said, as plain bytes. A window that was killed leaves its file behind, where nobody answers any more.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from hmac import compare_digest
from pathlib import Path
from secrets import token_hex
from threading import Thread
from typing import NamedTuple

from game.files.files import write_whole
from game.files.folders import config_folder
from game.files.untrusted import InvalidInput, read_bytes

OPENERS = {"darwin": "open", "linux": "xdg-open"}
"""The programs that open a folder, by the system."""

LIBRARIES = "LD_LIBRARY_PATH"
"""The variable that says where libraries lie; a build keeps the one it found under `_ORIG`."""


def open_folder(folder: Path) -> bool:
    """Show a folder, which is made where there is none yet; False where nothing here can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        opener = shutil.which(OPENERS.get(sys.platform, OPENERS["linux"]))
        if opener is None:
            return False
        process = subprocess.Popen(
            [opener, str(folder.absolute())], stdin=subprocess.DEVNULL, start_new_session=True, env=own_environment()
        )
    except OSError:
        return False
    Thread(target=process.wait, daemon=True).start()
    return True


def own_environment() -> dict[str, str]:
    """The environment as the system knows it: a build has its own libraries first, and other programs need theirs."""
    environment = dict(os.environ)
    before = environment.pop(f"{LIBRARIES}_ORIG", None)
    if getattr(sys, "frozen", False):
        environment.pop(LIBRARIES, None)
    return environment if before is None else {**environment, LIBRARIES: before}


def system_languages() -> list[str]:
    """The languages that the system is set to, such as `de`, the most wanted first."""
    if not sys.platform.startswith("linux"):
        import pygame  # not before it is needed: whoever only rings at a window does without

        return [each["language"] for each in pygame.system.get_pref_locales()]
    # As gettext has it; SDL passes over LC_ALL, and takes LANG for more than LANGUAGE.
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "C")
    if (first := re.split("[_.@]", locale)[0]) in ("C", "POSIX"):
        return []
    wanted = os.environ.get("LANGUAGE", "").split(":")
    return [*(re.split("[_.@]", each)[0] for each in wanted if each), first]


FILE = "window.json"
HERE = "127.0.0.1"
LONGEST = 4096
"""Bytes of a path."""
PATIENCE_S, BREATH_S = 2.0, 0.05
"""How long a window may take to answer, and how long it waits after somebody it could not hear."""
HEARD_S = 0.5
"""How long a window hears somebody who says nothing, before it turns to the next."""
GO_ON, TAKEN = b"go on", b"taken"


class Doorbell:
    """Listens until it is closed, and calls `take` with every path, in a thread of its own. Where the system does not
    let it listen, nobody rings.
    """

    def __init__(self, take: Callable[[Path], None]) -> None:
        self._take = take
        self._key = token_hex(16)
        self._is_open = True
        self._listener: socket.socket | None = None
        with suppress(OSError):
            self._listener = socket.create_server((HERE, 0))
            _write(_Said(self._listener.getsockname()[1], self._key))
            Thread(target=self._listen, args=(self._listener,), daemon=True).start()

    def _listen(self, listener: socket.socket) -> None:
        while self._is_open:
            try:
                line, _ = listener.accept()
                with line:
                    line.settimeout(HEARD_S)
                    self._hear(line)
            except OSError:
                time.sleep(BREATH_S)  # whoever rang has gone or says nothing, or the system lets nobody in for now

    def _hear(self, line: socket.socket) -> None:
        """The key comes first. So who has waited in vain, and gone, has told no path that is opened later."""
        if not compare_digest(_told(line), self._key.encode()):
            return
        line.sendall(GO_ON + END)
        if path := _told(line):
            self._take(Path(os.fsdecode(path)))
            line.sendall(TAKEN + END)

    def close(self) -> None:
        """Listen no more."""
        self._is_open = False
        if self._listener:
            with suppress(OSError):
                self._listener.shutdown(socket.SHUT_RDWR)  # or the thread would listen on
            self._listener.close()
        if (said := _read()) and said.key == self._key:
            with suppress(OSError):
                (config_folder() / FILE).unlink()


def ring(path: Path) -> bool:
    """Hand a file to the window that is open; False where there is none, or where it does not answer soon: it hangs, or
    was killed, and something else listens at its port.
    """
    said = _read()
    if said is None:
        return False
    with suppress(OSError, OverflowError, ValueError), socket.create_connection((HERE, said.port), PATIENCE_S) as line:
        line.sendall(said.key.encode() + END)
        if _told(line) == GO_ON:
            line.sendall(os.fsencode(path) + END)
            return _told(line) == TAKEN
    return False


END = b"\0"
"""What ends everything that is said; no path holds it."""


def _told(line: socket.socket) -> bytes:
    """What is said next; nothing where it does not end. Raises OSError where it does not come."""
    said = b""
    while len(said) <= LONGEST and (sign := line.recv(1)):
        if sign == END:
            return said
        said += sign
    return b""


class _Said(NamedTuple):
    """Where a window listens, and the key that it wants."""

    port: int
    key: str


def _write(said: _Said) -> None:
    path = config_folder() / FILE
    write_whole(path, json.dumps(said._asdict()))
    path.chmod(0o600)


def _read() -> _Said | None:
    """What the file of the window that was opened last says; None where there is none, or nothing of use."""
    try:
        said = json.loads(read_bytes(config_folder() / FILE, LONGEST))
        port, key = said["port"], said["key"]
        return _Said(port, key) if type(port) is int and isinstance(key, str) else None
    except (OSError, InvalidInput, ValueError, TypeError, KeyError):
        return None
