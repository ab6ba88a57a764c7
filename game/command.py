"""What every command goes through (`python main.py NAME`).

If the system refuses something, the user gets a sentence; if somebody stops the command, it ends. Neither leaves a
traceback.
"""

from __future__ import annotations

import argparse
import codecs
import errno
import os
import re
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TextIO

FAILED = 1
INTERRUPTED = 128 + signal.SIGINT
NOBODY_READS = 128 + 13
"""What shells are told of a command whose output nobody reads on: the number of SIGPIPE, which Windows lacks."""

INSTALLED = "table-of-nations"
"""What the program is called where it is installed; in a checkout it is `python main.py`."""

NO_MORE_FILES = "The system lets this program open no more files: close some other programs, or raise the limit."


def run(command: Callable[[], int | None], tell: Callable[[str], None] | None = None) -> int:
    """Run a command; returns its exit code. SystemExit goes on its way, and so does whatever is a fault of ours. `tell`
    says what the system has refused; without it that is printed.
    """
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, signal.default_int_handler)
    codecs.register_error(ESCAPED, escaped)
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors=ESCAPED)
    try:
        try:
            return command() or 0
        finally:
            _flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return NOBODY_READS
    except Exception as error:
        if not isinstance(error, OSError) and not no_files_left(error):
            raise
        (tell or _say)(refused(error))
        return FAILED
    finally:
        for stream in (sys.stdout, sys.stderr):
            _let_go(stream)


def no_files_left(error: Exception) -> bool:
    """Whether the error comes of that the system opens no more files; libraries then miss files that are there."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        return True
    if isinstance(error, FileNotFoundError) and error.errno is None:
        missed = re.search("'(.+)'", str(error))
        return bool(missed and os.path.exists(missed[1]))
    return isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE)


def refused(error: Exception) -> str:
    """What the system has refused, in a sentence."""
    if no_files_left(error) or not isinstance(error, OSError):
        return NO_MORE_FILES
    why = (error.strerror or str(error)).rstrip(".")
    if error.filename:
        return f"{error.filename} can't be used: {why}."
    return f"The output can't be written: {why}." if error.errno in OF_OUTPUT else f"{why}."


OF_OUTPUT = (errno.EFBIG, errno.ENOSPC, errno.EDQUOT, errno.EIO)
"""What a system answers that has no room for what is printed, or nobody to print it for: it names no file."""

ESCAPED = "escaped"
"""What `escaped` is called among the ways of dealing with what an encoding has no signs for."""


def escaped(error: UnicodeError) -> tuple[str, int]:
    r"""What an encoding has no signs for, as `\u00e9`: nothing is lost, and what is JSON stays so. An error handler."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    units = error.object[error.start : error.end].encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2)), error.end


def _say(sentence: str) -> None:
    with suppress(OSError):
        print(sentence, file=sys.stderr, flush=True)


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _let_go(stream: TextIO | None) -> None:
    """What could not be written is not tried again when the interpreter ends, which would complain."""
    if stream is None:
        return
    try:
        stream.flush()
    except OSError:
        with suppress(OSError, ValueError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)


def parser_of(name: str, description: str | None) -> argparse.ArgumentParser:
    """What reads the arguments of a command; its help calls the program by the name that it was started by."""
    is_installed = Path(sys.argv[0]).stem.startswith(INSTALLED)
    program = INSTALLED if is_installed else "main.py"
    text = (description or "").replace("python main.py", program if is_installed else "python main.py")
    return argparse.ArgumentParser(
        prog=f"{program} {name}".strip(), description=text, formatter_class=argparse.RawDescriptionHelpFormatter
    )


def window_size(text: str) -> tuple[int, int]:
    """A window's width and height in pixels, from words such as 1920x1080.

    Raises ArgumentTypeError for any other words, and for less than the smallest window.
    """
    try:
        width, height = (int(part) for part in text.lower().split("x"))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not a size such as 1920x1080") from None
    if width < 960 or height < 540:
        raise argparse.ArgumentTypeError(f"{text} is too small; the smallest window is 960x540")
    return width, height
