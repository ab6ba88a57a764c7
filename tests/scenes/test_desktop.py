"""What passes between the program and a desktop: folders are shown, and its files open by a double click."""

import subprocess
import sys

import pytest

from scenes.app import desktop
from scenes.app.desktop import open_folder, system_languages
from scenes.tools.packaging import desktop_files
from scenes.tools.packaging.desktop_files import HIDDEN, ID, settle


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


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems tell by other ways")
@pytest.mark.parametrize(
    ("variables", "languages"),
    [
        ({"LANG": "de_DE.UTF-8"}, ["de"]),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de_AT:fr"}, ["de", "fr", "en"]),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "de_DE@euro"}, ["de"]),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": ""}, ["fr"]),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, []),
        ({}, []),
    ],
)
def test_the_languages_of_the_system_are_those_of_its_variables(monkeypatch, variables, languages):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_languages() == languages


BUILD = '/opt/my "games" $1 100%/table-of-nations'


@pytest.fixture
def known(tmp_path, monkeypatch):
    """The entry that a build writes for whoever opens its window, in a home where there is none yet."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "executable", BUILD)
    monkeypatch.setattr(desktop_files, "_icon", lambda: b"icon")
    monkeypatch.setattr(desktop_files, "DATABASES", ())
    for name in ("TABLE_OF_NATIONS_HOME", "FLATPAK_ID", "APPIMAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "shared"))
    return tmp_path / "applications" / f"{ID}.desktop"


def test_a_build_makes_itself_known_to_the_desktop_wherever_it_lies(known, monkeypatch):
    settle()
    entry = known.read_text()
    # In quotes, with the marks of entries and then those of their strings made plain.
    assert r'Exec="/opt/my \\"games\\" \\$1 100%%/table-of-nations" %f' in entry
    assert (known.parents[1] / "icons" / "hicolor" / "256x256" / "apps" / f"{ID}.png").read_bytes() == b"icon"

    kind = known.parents[1] / "mime" / "packages" / "table-of-nations.xml"
    kind.write_text("of an earlier version")
    monkeypatch.setenv("APPIMAGE", "/home/ada/table.AppImage")
    settle()
    assert 'Exec="/home/ada/table.AppImage" %f' in known.read_text()
    assert "*.nations" in kind.read_text()


def test_a_build_leaves_a_desktop_alone_that_has_been_told_to_forget_it(known, capsys):
    settle()
    assert desktop_files.main(["--remove"]) == 0
    settle()
    assert known.read_text() == HIDDEN
    assert [path.name for path in known.parents[1].rglob("*") if path.is_file()] == [known.name]


@pytest.mark.parametrize("why", ["portable", "flatpak", "package", "no build"])
def test_where_a_build_has_no_desktop_of_its_own_it_writes_nothing(known, monkeypatch, why):
    if why == "package":
        shared = known.parents[1] / "shared" / "applications" / known.name
        shared.parent.mkdir(parents=True)
        shared.write_text("[Desktop Entry]")
    monkeypatch.setattr(sys, "frozen", why != "no build", raising=False)
    monkeypatch.setenv({"portable": "TABLE_OF_NATIONS_HOME", "flatpak": "FLATPAK_ID"}.get(why, "NOTHING"), "here")
    settle()
    assert not known.exists()
