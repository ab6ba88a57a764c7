"""Shows a folder in the file manager of the system."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from threading import Thread

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
            [opener, str(folder.absolute())], stdin=subprocess.DEVNULL, start_new_session=True, env=_own_environment()
        )
    except OSError:
        return False
    Thread(target=process.wait, daemon=True).start()
    return True


def _own_environment() -> dict[str, str]:
    """The environment as the system knows it: a build has its own libraries first, and other programs need theirs."""
    environment = dict(os.environ)
    before = environment.pop(f"{LIBRARIES}_ORIG", None)
    if getattr(sys, "frozen", False):
        environment.pop(LIBRARIES, None)
    return environment if before is None else {**environment, LIBRARIES: before}
