"""Every rule has a test that names it, and every rule that a test names exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
RULES = FOLDER.parents[2] / "docs" / "rules" / "nations.md"
NAME = re.compile(r"\b(?:N-[A-Z0-9]+-\d\d|R-\d\d|EX-\d\d)\b")

listed = set(
    re.findall(r"^\s*- \**((?:N-[A-Z0-9]+|R|EX)-\d\d)\b", RULES.read_text(encoding="utf-8"), re.MULTILINE)
)
named = {
    name
    for file in FOLDER.glob("test_*.py")
    if file != Path(__file__)
    for name in NAME.findall(file.read_text(encoding="utf-8"))
}


def test_the_list_of_rules_is_read():
    assert len([name for name in listed if name.startswith("N-")]) > 220
    assert {f"EX-{number:02}" for number in range(1, 37)} <= listed


@pytest.mark.parametrize("name", sorted(listed))
def test_every_rule_is_named_by_a_test(name):
    assert name in named


def test_every_rule_that_a_test_names_exists():
    assert named - listed == set()
