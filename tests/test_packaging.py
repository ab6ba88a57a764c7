"""What an installed program needs is in its package, and what it says of itself is true."""

import tomllib
from fnmatch import fnmatch
from pathlib import Path

from game.version import VERSION

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_every_file_of_the_program_is_shipped():
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["*"]
    files = [
        path
        for folder in ("data", "sounds", "game", "scenes", "sprites")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc")
    ]

    assert files
    assert [path for path in files if not any(fnmatch(path.name, pattern) for pattern in patterns)] == []


def test_requirements_are_pinned_and_the_package_asks_for_the_same():
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    needed = [line for line in lines if line and not line.startswith("#")]

    assert needed
    assert all("==" in line for line in needed)
    assert PROJECT["tool"]["setuptools"]["dynamic"]["dependencies"] == {"file": ["requirements.txt"]}
    assert "dependencies" in PROJECT["project"]["dynamic"]


def test_the_newest_entry_of_the_changelog_is_this_version():
    headings = [
        line for line in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines() if line.startswith("## ")
    ]

    assert headings[0].split()[1] == VERSION
