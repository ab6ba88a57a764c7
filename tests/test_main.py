"""The command line: every door, and a plain word where there is no screen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import main
from scenes.tools.commands import COMMANDS, page

PROGRAM = Path(main.__file__)


def start(*arguments, home, **environment):
    """Run the program as a user does, without any screen."""
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER"}
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, str(PROGRAM), *arguments],
        env={**kept, "TABLE_OF_NATIONS_HOME": str(home), **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
def test_without_a_screen_the_program_says_so_in_one_line(tmp_path):
    ended = start(home=tmp_path)

    assert ended.returncode == 1
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "no screen" in ended.stderr
    assert "SDL_VIDEODRIVER" in ended.stderr


def test_help_names_every_command(tmp_path):
    ended = start("--help", home=tmp_path)

    assert ended.returncode == 0
    told = [line.split()[0] for line in ended.stdout.splitlines() if line.startswith("  ") and line.strip()]
    assert [name for name in COMMANDS if name not in told] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_there_and_helps_by_its_own_name(name, capsys):
    with pytest.raises(SystemExit) as ended:
        main.main([name, "--help"])

    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: main.py {name} ")


def test_the_page_of_commands_is_made_of_the_table():
    written = (PROGRAM.parent / "docs" / "commands.md").read_text(encoding="utf-8")
    assert written == page(), "write it anew by: main.py commands > docs/commands.md"


def test_a_file_opens_by_its_name_alone(tmp_path, monkeypatch):
    opened = []
    monkeypatch.setattr("scenes.tools.program.play", lambda above, *_: opened.append(above) or 0)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.nations").touch()
    assert main.main(["game.nations"]) == 0
    assert main.main(["play"]) == 0
    assert opened == [("arrival", (tmp_path / "game.nations",)), None]


def test_no_module_is_a_command_besides():
    modules = [
        file for package in ("game", "scenes", "sprites") for file in (PROGRAM.parent / package).rglob("*.py")
    ]  # what makes the sounds is no part of the program
    assert [file for file in modules if '__name__ == "__main__"' in file.read_text(encoding="utf-8")] == []


def test_what_is_no_command_is_refused(capsys):
    with pytest.raises(SystemExit) as ended:
        main.main(["nonsense"])

    assert ended.value.code == 2
    assert "nonsense" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["gallery", "pictures", "--size", "big"],
        ["gallery", "pictures", "--size", "100x100"],
        ["frames", "big"],
        ["watch", "nations", "--speed", "rapid"],
    ],
)
def test_arguments_that_make_no_sense_are_refused(arguments, capsys):
    with pytest.raises(SystemExit):
        main.main(arguments)

    assert arguments[-1] in capsys.readouterr().err


def test_a_gallery_that_cannot_be_written_is_refused_in_one_line(tmp_path):
    (tmp_path / "taken").write_text("no folder")

    ended = start("gallery", str(tmp_path / "taken"), home=tmp_path)

    assert ended.returncode == 1
    assert ended.stderr.strip().splitlines() == [f"No pictures can be written to {tmp_path / 'taken'}: File exists."]


def test_what_killed_programs_have_left_is_deleted_at_the_start(tmp_path, monkeypatch):
    class NoApp:
        def __init__(self, *_, **__):
            pass

        def run(self, _):
            return 0

    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    monkeypatch.setattr("scenes.app.app.App", NoApp)
    monkeypatch.setattr("pygame.quit", lambda: None)
    left = [
        tmp_path / "settings.yaml.writing",
        *(tmp_path / "games" / kind / ".1.writing" for kind in ("running", "named")),
    ]
    for path in left:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        os.utime(path, (0, 0))

    assert main.main([]) == 0
    assert [path for path in left if path.exists()] == []


@pytest.mark.skipif(not hasattr(os, "fork"), reason="only there a program can be given few files")
@pytest.mark.parametrize("files", [8, 10])
def test_out_of_file_descriptors_the_program_says_so_without_a_traceback(tmp_path, files):
    """As many as are open anyway, and a few more: it fails at different places."""
    few = f"ulimit -n {files} && exec {sys.executable} {PROGRAM}"
    unseen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TABLE_OF_NATIONS_HOME": str(tmp_path)}
    ended = subprocess.run(["sh", "-c", few], env={**os.environ, **unseen}, capture_output=True, text=True, timeout=60)

    assert ended.returncode == 1
    assert "open more files" in ended.stderr
    assert "Traceback" not in ended.stderr and "None" not in ended.stderr


def test_without_a_home_folder_the_program_says_so_in_one_line(monkeypatch, capsys):
    def no_home(*_, **__):
        raise RuntimeError("could not determine the home directory")

    monkeypatch.delenv("TABLE_OF_NATIONS_HOME", raising=False)
    monkeypatch.setattr("platformdirs.user_config_path", no_home)

    assert main.main([]) == 1
    assert "Set HOME" in capsys.readouterr().err


def test_where_there_is_no_terminal_a_box_says_why_nothing_starts(monkeypatch):
    def no_home(*_, **__):
        raise RuntimeError("could not determine the home directory")

    shown = []
    monkeypatch.delenv("TABLE_OF_NATIONS_HOME", raising=False)
    monkeypatch.setattr("platformdirs.user_config_path", no_home)
    monkeypatch.setattr("pygame.display.message_box", lambda *words: shown.append(words))
    monkeypatch.setattr("sys.stderr", None)

    assert main.main([]) == 1
    [(title, sentence, kind)] = shown
    assert title == "Table of Nations" and "Set HOME" in sentence and kind == "error"
