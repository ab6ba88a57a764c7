"""The checks of the data files: everything at once, with file, line, code and remedy, by the games' own reading."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.cards.catalog import DATA, REMEDIES, Misprint, read_file
from game.nations.cards.reading import read_pieces
from game.text.sentences import read_entries
from game.tools.lint.checks import CHECKS, findings
from game.tools.lint.command import main

ROOT = DATA.parent

FAULTS = [
    (
        "nations/antiquity",
        "emblem: aqueduct, deploy: 1",
        "emblem: aqueduct, deploy: -2",
        "out-of-range",
        "deploy is -2",
    ),
    ("nations/antiquity", "books: 1}, vp: [1, 1],", "books: 1}, vp: [],", "empty", "vp is empty"),
    ("nations/antiquity", "special: {limit: 1", "special: {limit: -1", "out-of-range", "limit is -1"),
    ("nations/antiquity", "raid: 3, vp", "raid: 3, raid: 4, vp", "duplicate-key", "'raid' is here twice"),
    ("nations/antiquity", "emblem: capitol", "emblem: aqueduct", "taken", "emblem 'aqueduct' is taken"),
    ("nations/antiquity", "id: forum", "id: lyceum", "taken", "id 'lyceum' is taken"),
    (
        "nations/antiquity",
        "{gain: {gold: 3}}, {gain",
        "{gain: {books: 3}}, {gain",
        "same-twice",
        "'gain_3_books'",
    ),
    ("nations/medieval", "vp: [1, 1, 1]", "vp: [1, 0x1, 1]", "odd-spelling", "'0x1' must be"),
    (
        "nations/medieval",
        "gain: {books: 2},\n",
        "gian: {books: 2},\n",
        "unknown-name",
        "did you mean 'gain'?",
    ),
    ("nations/renaissance", "do: {gain: {stone: 4}}", "do: []", "empty", "an effect is missing"),
    (
        "nations/events",
        "{choose: [{lose: {vp: 1}}, {remove: architect}]}",
        "{choose: []}",
        "empty",
        "choose is empty",
    ),
    ("nations/boards", "workers: 6", "workers: 7", "out-of-range", "13 in all"),
    (
        "nations/solo_tiles",
        "famine: 1",
        "famine: one",
        "wrong-kind",
        "'one' stands where a whole number belongs",
    ),
    (
        "nations/en/rulebook",
        "- heading: Resources",
        "- haeding: Resources",
        "unknown-name",
        "did you mean 'heading'?",
    ),
    ("nation_deckbuilder/cards", "draw: 3", "draw: 4", "out-of-range", "draw is 4"),
    (
        "nation_deckbuilder/cards",
        "either: {food: 4, damage: 3}",
        "either: {food: 4}",
        "empty",
        "either has 1 fields",
    ),
    ("nations_dice/dice", "{gold: 3}", "{gold: 0}", "out-of-range", "gold is 0"),
    ("nations_dice/progress_tiles", "dice: [white]", "dice: [whit]", "unknown-name", "did you mean 'white'?"),
    ("wealth_of_nations/board", "closed: e5", "closed: e55", "unknown-name", "hex 'e55'"),
    ("wealth_of_nations/markets", "[9, 12, 11]", "[9, 12, 11.3]", "wrong-value", "whole or half dollars"),
    ("wealth_of_nations/en/text", "promises:", "promised:", "missing", "'promises' is missing"),
    ("nations/de/text", "  sweeps:", "  sweep:", "missing", "'happened.sweeps' is missing"),
    (
        "nations_dice/de/chapters",
        '    advisor: "',
        f'    advisor: "{"Wort " * 19}',
        "out-of-range",
        "words, a step 18 at most",
    ),
    (
        "people/people",
        "gear: top_hat",
        "gear: top_hut",
        "unknown-name",
        "gear 'top_hut'; did you mean 'top_hat'?",
    ),
    ("people/people", "cloth: [gold, white]", "cloth: [gold]", "empty", "cloth has 1 entries"),
    ("bots/nations", "    some_gold:", "    sum_gold:", "unknown-name", "feature 'sum_gold'"),
]
"""File, what stands there, what is put there, and the code and the words of the finding that must come of it."""


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the data with every one of FAULTS in it."""
    folder = tmp_path_factory.mktemp("lint") / "data"
    for name in CHECKS:
        shutil.copytree(DATA / name, folder / name)
    for name, old, new, *_ in FAULTS:
        file = folder / f"{name}.yaml"
        text = file.read_text(encoding="utf-8")
        assert old in text, old
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def found(faulty: Path) -> list[Misprint]:
    return findings(faulty)


@pytest.mark.parametrize(("name", "old", "new", "code", "words"), FAULTS, ids=[fault[2] for fault in FAULTS])
def test_every_fault_is_found_in_one_run(
    faulty: Path, found: list[Misprint], name: str, old: str, new: str, code: str, words: str
) -> None:
    file = faulty / f"{name}.yaml"
    (finding,) = (each for each in found if each.file == file and each.code == code and words in each.message)
    line = file.read_text(encoding="utf-8").splitlines()[finding.line - 1]
    assert new.strip() in line or (code == "missing" and finding.line == 1)
    assert finding.remedy


def test_nothing_else_is_found(found: list[Misprint]) -> None:
    """No fault brings findings about what is right."""
    assert len(found) == len(FAULTS)
    assert {each.code for each in found} <= REMEDIES.keys()


def test_the_game_is_told_the_first_of_what_is_found(faulty: Path, found: list[Misprint]) -> None:
    with pytest.raises(Misprint) as raised:
        read_pieces(faulty / "nations")
    cards = [str(each) for each in found if each.file and each.file.parent.name == "nations"]
    assert cards[: len(raised.value.all)] == [str(each) for each in raised.value.all]


def test_findings_are_printed_with_their_remedies(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(faulty / "nation_deckbuilder")]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("cards.yaml:")
    assert ": empty: farm: either has 1 fields; it must have at least 2" in lines[0]
    assert lines[1] == "    Write at least one, or leave the whole field out."
    assert lines[-1] == "2 findings."


def test_a_folder_without_data_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([str(tmp_path)])
    assert ended.value.code == 2
    assert "is no data folder" in capsys.readouterr().err


@pytest.mark.long
def test_damaged_data_of_the_program_itself_are_found(tmp_path: Path) -> None:
    """Nothing that the checks need reads the program's own data on the way."""
    shutil.copytree(ROOT / "game", tmp_path / "game", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(DATA, tmp_path / "data", ignore=shutil.ignore_patterns("fonts", "glyphs"))
    broken = [
        "nations_dice/dice",
        "nations_dice/events",
        "wealth_of_nations/board",
        "nations/events",
        "nations/en/text",
    ]
    for file in (*broken, "nation_deckbuilder/cards", "nation_deckbuilder/en/text"):
        (tmp_path / "data" / f"{file}.yaml").write_bytes(b"\xff")
    done = subprocess.run(
        [sys.executable, "-c", "from game.tools.lint.command import main; main([])"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.count(": not-utf-8: ") == len(broken) + 2


def sentences(folder: Path, text: bytes) -> str:
    file = folder / "text.yaml"
    file.write_bytes(text)
    with pytest.raises(Misprint) as raised:
        read_file(file, read_entries)
    return str(raised.value)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (b"happened:\n  won: 3\n", "text.yaml, line 2: 3 stands where a text belongs"),
        (b"happened:\n  won: a\n  won: b\n", "text.yaml, line 3: the field 'won' is here twice"),
        (b"happened:\n  won: \xff\n", "text.yaml, line 2: a byte here is not UTF-8 text"),
        (
            b"happened:\n  won: \x07\n",
            "text.yaml, line 2: the character U+0007 is not allowed in a YAML file",
        ),
        (b"", "text.yaml, line 1: nothing stands where fields (name: value) belong"),
    ],
)
def test_what_is_wrong_with_sentences_is_said_with_file_and_line(tmp_path: Path, text: bytes, complaint: str) -> None:
    assert sentences(tmp_path, text) == complaint
