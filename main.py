"""Table of Nations: civilization board games at one table.

Without arguments the program opens its menu in a window.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from multiprocessing import freeze_support

from scenes.app.shutdown import Shutdown

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def start() -> int:
    """The program as it is started from outside; returns its exit code."""
    shutdown = Shutdown()
    shutdown.leave()
    from game.command import run

    try:
        return run(lambda: main(shutdown=shutdown))
    finally:
        shutdown.ignore()


def main(arguments: Sequence[str] | None = None, shutdown: Shutdown | None = None) -> int:
    """Run the program as the command line asks; returns its exit code."""
    asked = list(sys.argv[1:] if arguments is None else arguments)
    from scenes.tools import commands

    if asked and asked[0] not in commands.COMMANDS:
        _parser(commands.listed()).parse_args(asked)
    from game.files.folders import NoHome

    try:
        if asked:
            return commands.run(asked[0], asked[1:], shutdown)
        from scenes.tools.program import play

        return play(shutdown=shutdown)
    except NoHome as error:
        print(f"{error.strerror}.", file=sys.stderr)
        return 1


def _parser(listed: str) -> argparse.ArgumentParser:
    """What refuses all that is no command, and prints the help."""
    parser = argparse.ArgumentParser(
        prog="main.py",
        usage="main.py [COMMAND ...]",
        description=__doc__,
        epilog=f"commands:\n{listed}\n\nmain.py COMMAND --help says more of one.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return parser


if __name__ == "__main__":
    freeze_support()
    sys.exit(start())
