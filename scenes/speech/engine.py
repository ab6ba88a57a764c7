"""The engine of a voice, in a process of its own: a screen reader or the system's speech, or else a sound of espeak-ng.

A call into a speech library may never come back, and no thread that hangs in one can be ended. So this process is
given one text at a time and answers each when it has been taken over; whoever waits too long kills it.
"""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

PATIENCE = 5.0
"""Seconds that espeak-ng may take for a text."""

ESPEAK = "espeak-ng"


class Utterance(NamedTuple):
    """What is to be said, in which language, and whether it takes the place of what is still being said."""

    words: str
    interrupts: bool
    language: str


class EngineFound(NamedTuple):
    """What speaks; empty where nothing does."""

    name: str


class Uttered(NamedTuple):
    """A text was taken over: `sound` is it as a WAV file where it is still to be played, empty where it is not."""

    sound: bytes


Speak = Callable[[Utterance], bytes]
"""Says a text; a sound where somebody else has to play it."""


def work(line: Connection) -> None:
    """The process: say which engine was found, then every text that comes, until the line is cut."""
    name, speak = _reader() or _espeak() or ("", None)
    line.send(EngineFound(name))
    with suppress(EOFError, OSError):
        while speak:
            utterance = line.recv()
            line.send(Uttered(speak(utterance)))


def _reader() -> tuple[str, Speak] | None:
    """A screen reader that runs, or the speech of the system, where the library for them is installed."""
    try:
        # A native library of an optional package: it may lack parts of the system that it needs.
        prism: Any = importlib.import_module("prism")
        context = prism.Context()
        backend = context.acquire_best()
        name = str(backend.name)
    except Exception:
        return None

    def speak(utterance: Utterance, keep: object = context) -> bytes:
        try:
            backend.output(utterance.words, utterance.interrupts)
        except NotImplementedError:
            backend.speak(utterance.words, utterance.interrupts)
        return b""

    return name, speak


def _espeak() -> tuple[str, Speak] | None:
    """The program espeak-ng, where it is installed; what it makes goes through our own mixer."""
    path = shutil.which(ESPEAK)
    if path is None:
        return None

    def speak(utterance: Utterance) -> bytes:
        asked = [path, "-v", utterance.language, "--stdin", "--stdout"]
        with suppress(OSError, subprocess.TimeoutExpired):
            made = subprocess.run(asked, input=utterance.words.encode(), capture_output=True, timeout=PATIENCE)
            return made.stdout if made.returncode == 0 else b""
        return b""

    return ESPEAK, speak


def screen_reader_runs() -> bool:
    """Whether a screen reader is on, as the system tells. It may take a moment, and is asked beside the frames.

    Linux is asked over the session bus. Windows and macOS are asked as their makers describe it; nobody has tried it.
    """
    with suppress(Exception):
        match sys.platform:
            case "linux":
                return _says_bus()
            case "win32":
                return _says_windows()
            case "darwin":
                return _says_mac()
    return False


ASKED_SECONDS = 2.0


def _says_bus() -> bool:
    """The switch that Orca turns on, in the bus for accessibility."""
    place = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "ScreenReaderEnabled")
    if tool := shutil.which("busctl"):
        asked = [tool, "--user", "--auto-start=no", "get-property", *place]
    elif tool := shutil.which("gdbus"):
        service, path, *property_ = place
        asked = [tool, "call", "--session", "-d", service, "-o", path]
        asked += ["-m", "org.freedesktop.DBus.Properties.Get", *property_]
    else:
        return False
    told = subprocess.run(asked, capture_output=True, text=True, timeout=ASKED_SECONDS)
    return told.returncode == 0 and "true" in told.stdout


def _says_windows() -> bool:
    import ctypes

    get_screen_reader = 0x0046
    is_on = ctypes.c_int(0)
    user: Any = ctypes.__dict__["windll"].user32
    user.SystemParametersInfoW(get_screen_reader, 0, ctypes.byref(is_on), 0)
    return bool(is_on.value)


def _says_mac() -> bool:
    asked = ["defaults", "read", "com.apple.universalaccess", "voiceOverOnOffKey"]
    return subprocess.run(asked, capture_output=True, text=True, timeout=ASKED_SECONDS).stdout.strip() == "1"
