"""The door that every command goes through, `main.py` and all of `python -m game…`: what the system refuses it is said
in a sentence, whoever told it to end finds it ended, and no traceback is left of either.
"""

from __future__ import annotations

import codecs
import errno
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TextIO

FAILED = 1
INTERRUPTED = 128 + signal.SIGINT
NOBODY_READS = 128 + 13
"""What shells are told of a command whose output nobody reads on: the number of SIGPIPE, which Windows lacks."""

NO_MORE_FILES = (
    "The system lets this program open no more files: close some other programs, or raise the limit."
)


def run(command: Callable[[], int | None]) -> int:
    """Run a command; returns its exit code. SystemExit goes on its way, and so does whatever is a fault of ours."""
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
    except OSError as error:
        _say(refused(error))
        return FAILED
    except ImportError as error:
        if os.strerror(errno.EMFILE) not in str(error):
            raise
        _say(NO_MORE_FILES)
        return FAILED
    finally:
        for stream in (sys.stdout, sys.stderr):
            _let_go(stream)


def refused(error: OSError) -> str:
    """What the system has refused, in a sentence."""
    if error.errno in (errno.EMFILE, errno.ENFILE):
        return NO_MORE_FILES
    why = error.strerror or str(error)
    return f"{error.filename} can't be used: {why}." if error.filename else f"{why}."


ESCAPED = "escaped"


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
