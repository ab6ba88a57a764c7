"""Table of Nations: civilization board games at one table.

Without arguments the program opens its menu in a window, and with a saved game or a letter it opens that.
"""

from __future__ import annotations

import gc
import os
import sys
from argparse import SUPPRESS
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from scenes.app.shutdown import Shutdown

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def start() -> int:
    """The program as it is started from outside; returns its exit code."""
    shutdown = Shutdown()
    shutdown.leave()
    from game.command import run

    try:
        return run(lambda: main(shutdown=shutdown), tell)
    finally:
        shutdown.ignore()
        gc.freeze()  # all that is left ends with the process: looking through it first takes a tenth of a short command


def tell(sentence: str) -> None:
    """Say why the program does not start: in the terminal, or in a box where it was started without one."""
    if sys.stderr is not None:
        print(sentence, file=sys.stderr)
        return
    import pygame

    with suppress(pygame.error):
        pygame.display.message_box("Table of Nations", sentence, "error")


def main(arguments: Sequence[str] | None = None, shutdown: Shutdown | None = None) -> int:
    """Run the program as the command line asks; returns its exit code."""
    asked = list(sys.argv[1:] if arguments is None else arguments)
    from scenes.tools import commands

    if asked and asked[0] not in commands.COMMANDS:
        if Path(asked[0]).exists() and not asked[0].startswith("-"):
            asked.insert(0, "play")
        else:
            _refuse(asked, commands.listed())
    from game.files.folders import NoHome

    try:
        name, *rest = asked or ["play"]
        return commands.run(name, rest, shutdown)
    except NoHome as error:
        tell(f"{error.strerror}.")
        return 1


def _refuse(asked: Sequence[str], listed: str) -> None:
    """Print the help or the version where that is asked for; what is neither command nor file is refused."""
    from game.command import parser_of
    from game.version import VERSION

    parser = parser_of("", __doc__)
    parser.usage = f"{parser.prog} [FILE | COMMAND ...]"
    parser.epilog = f"{listed}\n\n{parser.prog} COMMAND --help says more of one."
    parser.add_argument("--version", action="version", version=f"Table of Nations {VERSION}")
    parser.add_argument("word", nargs="*", help=SUPPRESS)
    if (word := parser.parse_args(asked).word) and word[0] == "help":
        parser.parse_args(["--help"])
    parser.error(f"{asked[0]!r} is neither a command nor a file that is there")


if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # the module takes long to read, and only a build needs it here
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(start())
