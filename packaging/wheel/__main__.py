"""The installed program: its own folder comes first where modules are looked for; it starts as in a checkout.

Only here: whoever imports this package keeps a `game` or `data` of their own.
"""

import sys
from multiprocessing import freeze_support
from pathlib import Path


def start() -> int:
    """Start the program; returns its exit code."""
    sys.path.insert(0, str(Path(__file__).parent))
    from main import start

    return start()


if __name__ == "__main__":
    freeze_support()
    sys.exit(start())
