"""Showing a folder: the file manager gets the environment of the system, not that of a build."""

import subprocess
import sys

import pytest

from scenes.app import desktop
from scenes.app.desktop import open_folder


@pytest.mark.skipif(sys.platform == "win32", reason="Windows opens folders itself")
@pytest.mark.parametrize(
    ("set_by_build", "found"), [({"LD_LIBRARY_PATH_ORIG": "/their"}, "/their"), ({}, None)], ids=["was set", "was not"]
)
def test_other_programs_get_their_own_libraries(tmp_path, monkeypatch, set_by_build, found):
    class Started:
        def __init__(self, command, env, **_):
            started.append((command, env))

        def wait(self):
            pass

    started = []
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(desktop.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(subprocess, "Popen", Started)
    for name, value in {"LD_LIBRARY_PATH": "/ours", **set_by_build}.items():
        monkeypatch.setenv(name, value)
    assert open_folder(tmp_path / "games")
    [(command, environment)] = started
    assert command[1] == str(tmp_path / "games")
    assert environment.get("LD_LIBRARY_PATH") == found
    assert "LD_LIBRARY_PATH_ORIG" not in environment
