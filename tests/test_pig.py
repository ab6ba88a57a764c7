"""The game to copy: laid over a copy of the project, with one line more in the list of games, Pig is a whole game."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OVERLAY = ROOT / "tests" / "pig"
LINE = "for game in (NATIONS,"


@pytest.fixture(scope="session")
def project(tmp_path_factory):
    """The project with Pig in it."""
    copy = tmp_path_factory.mktemp("project")
    for name in ("game", "scenes", "tests"):
        skipped = shutil.ignore_patterns("__pycache__", "pig")
        shutil.copytree(ROOT / name, copy / name, ignore=skipped)
    for name in ("sprites", "sounds", "pyproject.toml", "docs"):
        (copy / name).symlink_to(ROOT / name)
    shutil.copy(ROOT / "main.py", copy)
    (copy / "data").mkdir()
    for each in (ROOT / "data").iterdir():
        (copy / "data" / each.name).symlink_to(each)
    for name in ("game", "scenes", "data"):
        shutil.copytree(OVERLAY / name, copy / name, dirs_exist_ok=True)
    games = copy / "game" / "__init__.py"
    listed = games.read_text(encoding="utf-8")
    assert LINE in listed
    listed = listed.replace(LINE, "for game in (PIG, NATIONS,")
    listed = listed.replace("from game.nations import", "from game.pig import GAME as PIG\nfrom game.nations import")
    games.write_text(listed, encoding="utf-8")
    return copy


def run(project, home, *command):
    """What a command of the project says; its faults fail the test."""
    unseen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TABLE_OF_NATIONS_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=project,
        env={**os.environ, **unseen, "PYTHONPATH": str(project)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_random_games_keep_its_invariants(project, tmp_path):
    assert "games: 20" in run(project, tmp_path, "main.py", "simulate", "pig", "--seats", "3", "--games", "20")


def test_its_data_files_are_checked(project, tmp_path):
    run(project, tmp_path, "main.py", "lint")


@pytest.mark.long
def test_computer_hands_play_it_on_the_real_table(project, tmp_path):
    told = run(
        project, tmp_path, "main.py", "watch", "pig", "--seats", "2", "--hands", "normal,easy", "--seed", "7",
        "--speed", "instant", "--quit-at-end",
    )  # fmt: skip
    assert '"pig"' in told


TESTS = (
    "tests/scenes/test_every_game.py",
    "tests/game/conformance",
    "tests/game/bots/test_every_evaluator.py",
    "tests/game/test_rulebook.py",
)


@pytest.mark.long
def test_what_holds_for_every_game_holds_for_it(project, tmp_path):
    """Conformance, plugin, the evaluator, the rules help."""
    run(project, tmp_path, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", "pig", *TESTS)


def test_what_the_guide_quotes_stands_in_its_files():
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    files = [path.read_text(encoding="utf-8") for path in OVERLAY.rglob("*.*") if path.suffix in (".py", ".yaml")]
    quotes = re.findall(r"```\n(.*?)```", guide, re.DOTALL)
    assert len(quotes) >= 6
    assert [quote for quote in quotes if not any(quote in text for text in files)] == []
