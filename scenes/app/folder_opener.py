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
        process = subprocess.Popen([opener, str(folder.absolute())], stdin=subprocess.DEVNULL, start_new_session=True)
    except OSError:
        return False
    Thread(target=process.wait, daemon=True).start()
    return True
