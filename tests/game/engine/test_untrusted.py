"""Files from outside: bounded before they are read, and nothing but plain content comes of them."""

import os
import re
from pathlib import Path

import pytest
import yaml

from game.files import safe_yaml
from game.files.untrusted import InvalidInput, load, read_bytes, shown
from game.text.sentences import Sentences

ROOT = Path(__file__).parents[3]
OWN_FILES = sorted([*(ROOT / "data").rglob("*.yaml"), *(ROOT / "tests" / "golden").rglob("*.yaml")])

LAUGHS = "a: &a [1, 2]\n" + "".join(f"b{n}: &b{n} [*a, *a, *a]\n" for n in range(9))
MERGES = "".join(f"m{n}: &m{n}\n  <<: [*m{n - 1}, *m{n - 1}]\n" if n else "m0: &m0 {x: 1}\n" for n in range(9))

HOSTILE = {
    "!!int ''": "tags",
    "!!bool maybe": "tags",
    "!!timestamp x": "tags",
    "!!float x": "tags",
    "!!python/object:os.system []": "tags",
    LAUGHS: "aliases",
    MERGES: "aliases",
    "&a [*a]": "aliases",
    "[" * 2_000: "lists within one another",
    "[" * 100_000: "lists within one another",
    "- " * 2_000 + "x": "lists within one another",
    "{a: " * 2_000: "lists within one another",
    "? " * 2_000: "a name belongs",
    "[" + "1," * 2_000 + "]": "more than 1,000 entries",
    "x" * 30_000: "more than 20,000 characters",
    "a: 1\na: 2": "is here twice",
    "[1]: 2": "a name belongs",
    "{[1]: 2}": "a name belongs",
    "a\n---\nb": "second document",
    "a: [": "line 1",
    "a: \0": "line 1",
    "'\\ud800": "line 1",
    '"\\UFFFFFFFF"': "line 1",
    "*a": "line 1",
}


@pytest.mark.parametrize("path", OWN_FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_our_own_files_are_read_as_the_yaml_they_are(path):
    data = path.read_bytes()
    assert repr(load(data)) == repr(yaml.load(data, yaml.CSafeLoader))


@pytest.mark.parametrize("loader", [yaml.SafeLoader, yaml.CSafeLoader])
@pytest.mark.parametrize(("text", "fault"), HOSTILE.items(), ids=lambda text: text[:16])
def test_whatever_else_yaml_can_say_is_refused_in_plain_words(text, fault, loader, monkeypatch):
    monkeypatch.setattr(safe_yaml, "_LOADER", loader)
    monkeypatch.setattr(safe_yaml, "MOST_ENTRIES", 1_000)
    with pytest.raises(InvalidInput, match=fault) as refusal:
        load(text.encode())
    assert len(str(refusal.value)) < 200


@pytest.mark.parametrize(
    "text",
    [
        ".inf",
        "-.inf",
        ".nan",
        "1e999",
        "1.0e999",
        "1:30",
        "0x7f",
        "0b1",
        "1_0",
        "2024-13-45",
        "<<",
        "=",
        "9" * 21,
    ],
)
def test_what_is_no_decimal_number_is_a_text(text):
    assert load(text.encode()) == text


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ("", None),
        ("# nothing", None),
        ("~", None),
        ("-7", -7),
        ("2.5", 2.5),
        ("1.0e-05", 1e-5),
        ("On", True),
        ("no", False),
        ("'7'", "7"),
        ("[]", []),
        ("a: {b: [c]}", {"a": {"b": ["c"]}}),
    ],
)
def test_plain_content_is_read(text, content):
    assert load(text.encode()) == content


def test_bytes_that_are_no_text_are_told_with_their_line():
    with pytest.raises(InvalidInput, match="line 2: a byte here is not UTF-8 text"):
        load(b"a: 1\nb: \xff\n")


def test_an_ordinary_file_is_read_up_to_its_bound(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_bytes(path, 5) == b"12345"
    with pytest.raises(InvalidInput, match="larger than 4 bytes"):
        read_bytes(path, 4)


def test_a_file_of_a_gigabyte_is_not_read(tmp_path):
    path = tmp_path / "zeros"
    with path.open("wb") as file:
        file.truncate(1 << 30)
    with pytest.raises(InvalidInput, match="larger"):
        read_bytes(path, 1000)


def test_a_folder_is_no_file(tmp_path):
    with pytest.raises(InvalidInput, match="it is a folder"):
        read_bytes(tmp_path, 1000)


@pytest.mark.skipif(os.name == "nt", reason="there are neither pipes nor links of this kind")
def test_pipes_devices_and_links_to_themselves_are_no_files(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "endless").symlink_to("/dev/zero")
    (tmp_path / "itself").symlink_to("itself")
    with pytest.raises(InvalidInput, match="a pipe"):
        read_bytes(tmp_path / "pipe", 1000)
    with pytest.raises(InvalidInput, match="a device"):
        read_bytes(tmp_path / "endless", 1000)
    with pytest.raises(OSError):
        read_bytes(tmp_path / "itself", 1000)


def test_a_text_is_shown_without_what_cannot_be_seen_and_not_for_ever():
    assert shown("a\0b\ud800c\nd") == "a?b?c?d"
    assert shown("W" * 30_000, 10) == "W" * 9 + "…"


def test_players_and_writers_of_data_files_are_told_the_same():
    for complaint, english in safe_yaml.COMPLAINTS.items():
        facts = {name: f"({name})" for name in re.findall(r"\{(\w+)\}", english)}
        assert Sentences("screens")(f"yaml.{complaint}", **facts) == english.format(**facts)
