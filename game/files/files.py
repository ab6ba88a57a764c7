"""Files that survive: kills at any moment, and several copies of the program that use them at once.

What is written is written aside and renamed, under a name that nobody else uses. A new name is taken by making the
file, which only one copy can do. A file that a copy goes on writing is claimed by a lock beside it, which the system
frees when the program ends, however it ends.
"""

from __future__ import annotations

import errno
import os
import shutil
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from errno import EACCES, EAGAIN, EDEADLK, EINVAL, ENOSPC, ETIMEDOUT
from io import FileIO
from itertools import count
from pathlib import Path
from secrets import token_hex

from game.text.sentences import Sentences

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ASIDE, LOCK = ".writing", ".lock"
"""The endings of what lies beside the files of the program for a while."""
LEFT_OVER_S = 3600.0
"""Age in seconds at which a file that was written aside is nobody's: its program was killed over it."""
_say = Sentences("screens")

PATIENCE_S = 5.0
"""How long a file that another copy is changing is waited for."""
LEAST_FREE = 1 << 24
"""Bytes of a disk that only what must be kept may take."""
_spare: list[Path] = []
"""Folders of what only saves time: it goes where there is no room for what must be kept."""
_NO_ROOM = (ENOSPC, getattr(errno, "EDQUOT", ENOSPC))
_TAKEN = (EACCES, EAGAIN, EDEADLK)
"""What systems answer when somebody else has the lock; other answers mean that there are no locks in this folder."""


class Claim:
    """A file that this copy of the program alone writes, until it is released or the program ends."""

    def __init__(self, path: Path, lock: FileIO, lock_path: Path) -> None:
        self.path = path
        self._lock = lock
        self._lock_path = lock_path

    def release(self) -> None:
        """Let others have the file."""
        if sys.platform == "win32":  # where an open file cannot be deleted
            self._lock.close()
        with suppress(OSError):
            self._lock_path.unlink()
        self._lock.close()


def claim(path: Path) -> Claim | None:
    """Claim a file, whether it exists or not; None where another copy of the program has it. Raises OSError."""
    lock_path = _lock_path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    while True:
        number = os.open(lock_path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o666)
        lock = FileIO(number, "r+")
        if not _is_locked_by_us(lock):
            lock.close()
            return None
        if is_at(lock, lock_path):
            return Claim(path, lock, lock_path)
        lock.close()  # whoever had it has just deleted it: another one counts


def is_left_claimed(path: Path) -> bool:
    """Whether the program that claimed a file last has ended, or given up, without releasing it."""
    try:
        with FileIO(os.open(_lock_path(path), os.O_RDWR), "r+") as lock:
            return _is_locked_by_us(lock)
    except OSError:
        return False


def leave_claimed(path: Path) -> None:
    """Leave the lock of a file that nobody claims any more, as a program leaves it that ends before its time."""
    with suppress(OSError):
        _lock_path(path).touch()


def forget_claim(path: Path) -> None:
    """Delete the lock that a program has left beside a file, unless another one has it."""
    with suppress(OSError):
        if _lock_path(path).exists() and (left := claim(path)):
            left.release()


def _lock_path(path: Path) -> Path:
    return path.with_name(f".{path.name}{LOCK}")


def claim_free(path: Path) -> Claim:
    """Claim the first of `name`, `name 2`, `name 3` and so on that no file and no other copy has. Raises OSError."""
    for free in _names_like(path):
        claimed = None if os.path.lexists(free) else claim(free)
        if claimed and not os.path.lexists(free):
            return claimed
        if claimed:
            claimed.release()
    raise AssertionError("names never end")


@contextmanager
def claimed(path: Path) -> Iterator[None]:
    """Have a file alone for the block, after other copies have done. Raises OSError, when they never are too."""
    latest = time.monotonic() + PATIENCE_S
    while (held := claim(path)) is None:
        if time.monotonic() > latest:
            raise OSError(ETIMEDOUT, _say("busy.elsewhere"))
        time.sleep(0.01)
    try:
        yield
    finally:
        held.release()


def _is_locked_by_us(lock: FileIO) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in _TAKEN
    return True


def is_at(file: FileIO, path: Path) -> bool:
    """Whether a file that is open still lies at a path."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), os.stat(path))
    except FileNotFoundError:
        return False


@contextmanager
def reserved(path: Path) -> Iterator[Path]:
    """Take a name that no file has, for the block to put one there; without it the name is free again.

    Raises FileExistsError where the name is taken, and OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
    try:
        yield path
    except BaseException:
        with suppress(OSError):
            path.unlink()
        raise


@contextmanager
def reserved_like(path: Path) -> Iterator[Path]:
    """Take the first of `name`, `name 2`, `name 3` and so on that no file has, as `reserved` does. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as taken:
        for free in _names_like(path):
            with suppress(FileExistsError):
                taken.enter_context(reserved(free))
                break
        yield free


def _names_like(path: Path) -> Iterator[Path]:
    yield path
    for number in count(2):
        yield path.with_name(f"{path.stem} {number}{path.suffix}")


def write_whole(path: Path, content: str | bytes) -> None:
    """Put content in the place of a file, making its folder when there is none. Raises OSError, changing nothing."""
    data = content.encode() if isinstance(content, str) else content
    try:
        _write_aside(path, data)
    except OSError as error:
        if not make_room(error):
            raise
        _write_aside(path, data)


def _write_aside(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with reserved(path.with_name(f".{token_hex(8)}{ASIDE}")) as aside:
        with aside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _replace(aside, path)


def append(path: Path, data: bytes) -> None:
    """Put bytes at the end of an ordinary file, making it when there is none. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    number = os.open(path, flags, 0o666)
    try:
        if not stat.S_ISREG(os.fstat(number).st_mode):
            raise OSError(EINVAL, os.strerror(EINVAL))
        os.write(number, data)
    finally:
        os.close(number)


def spare(folder: Path) -> None:
    """What lies in this folder only saves time: it may be deleted where there is no room for what must be kept."""
    _spare.append(folder)


def has_room(path: Path, size: int) -> bool:
    """Whether something of so many bytes that only saves time may be written there. Raises OSError."""
    folder = next(each for each in path.absolute().parents if each.exists())
    return shutil.disk_usage(folder).free - size >= LEAST_FREE


def make_room(error: OSError) -> bool:
    """Delete what only saves time, the oldest first, where a disk is full; whether it was, and there was any."""
    if error.errno not in _NO_ROOM:
        return False
    freed = 0
    for path in sorted((each for folder in _spare for each in folder.rglob("*")), key=_age_of):
        with suppress(OSError):
            size = path.lstat().st_size
            path.unlink()
            freed += size
        if freed >= LEAST_FREE:
            break
    return freed > 0


def _age_of(path: Path) -> float:
    try:
        return path.lstat().st_mtime
    except OSError:
        return 0.0


def _replace(aside: Path, path: Path) -> None:
    """Rename over a file. Windows refuses while a virus scanner or another reader has it open, which is soon over."""
    for wait in (0.05, 0.1, 0.2, 0.4) if sys.platform == "win32" else ():
        with suppress(PermissionError):
            os.replace(aside, path)
            return
        time.sleep(wait)
    os.replace(aside, path)


def tidy(folder: Path) -> None:
    """Delete what programs that were killed have left in a folder. What cannot be deleted stays, and so do the locks of
    files that are there: they say that a program has ended over them.
    """
    with suppress(OSError):
        for path in list(folder.iterdir()):
            with suppress(OSError):
                if path.suffix == ASIDE and time.time() - path.lstat().st_mtime > LEFT_OVER_S:
                    path.unlink()
                elif path.suffix == LOCK and path.name.startswith("."):
                    file = path.with_name(path.name[1:].removesuffix(LOCK))
                    if not os.path.lexists(file):
                        forget_claim(file)
