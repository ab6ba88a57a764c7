"""Words go to translators and come back: not a byte changes on the way, and nothing that is damaged gets in."""

from __future__ import annotations

import re
import shutil

import pytest

from game.cards.catalog import DATA
from game.tools.lint.checks import told_shares
from game.translation import command, exchange, po, share
from game.translation.exchange import exported, imported
from game.translation.po import InvalidPo, PoEntry
from game.translation.share import MATTERS, whole
from game.translation.share import shares as shares_of

FEW = ("nations_dice", "screens")
HEAD = 'msgid ""\nmsgstr "Language: fi\\n"\n\n'


@pytest.fixture
def all_data(tmp_path):
    """A copy of all words, and nothing else of `data`."""
    return copied(tmp_path, MATTERS)


@pytest.fixture
def data(tmp_path, monkeypatch):
    """A copy of the words of one game and of the screens, as if there were no others."""
    for module in (exchange, share):
        monkeypatch.setattr(module, "MATTERS", FEW)
    exchange.sources.cache_clear()
    yield copied(tmp_path, FEW)
    exchange.sources.cache_clear()


def copied(tmp_path, matters):
    for matter in matters:
        for language in ("en", "de"):
            shutil.copytree(DATA / matter / language, tmp_path / matter / language)
    return tmp_path


def contents(data, language):
    return {file.relative_to(data): file.read_bytes() for file in data.glob(f"*/{language}/*.yaml")}


def entry(context, source, translation):
    return HEAD + f'msgctxt "{context}"\nmsgid "{source}"\nmsgstr "{translation}"\n'


def test_what_comes_back_unchanged_changes_no_file(data):
    before = contents(data, "de")
    assert imported(data, exported(data, "de")) == []
    assert contents(data, "de") == before


@pytest.mark.long
def test_all_words_come_back_byte_by_byte(all_data):
    text = exported(all_data, "de")
    assert imported(all_data, text) == []
    finnish = text.replace("Language: de", "Language: fi")
    imported(all_data, finnish)
    assert exported(all_data, "fi") == finnish
    assert {name: each.percent for name, each in shares_of(all_data, "fi").items()} == dict.fromkeys(MATTERS, 100)


def test_a_language_of_its_own_comes_back_byte_by_byte(data):
    text = exported(data, "de")
    german = text.replace("Language: de", "Language: fi")
    imported(data, german)
    assert exported(data, "fi") == german
    assert shares_of(data, "fi") == shares_of(DATA, "de")
    assert not (data / "screens" / "fi" / "language.yaml").read_text().count("finished")


def test_one_sentence_that_was_changed_changes_one_line(data):
    text = exported(data, "de")
    found = re.search(r'msgctxt "screens/hall\.points"\n.*\nmsgstr "(.*)"', text)
    assert found
    changed = text.replace(found[0], found[0].replace(found[1], "<n|1 Punkt|<n> Pünktchen>"))
    before = (data / "screens" / "de" / "hall.yaml").read_text(encoding="utf-8").splitlines()
    assert [file.name for file in imported(data, changed)] == ["hall.yaml"]
    after = (data / "screens" / "de" / "hall.yaml").read_text(encoding="utf-8").splitlines()
    (line,) = [new for was, new in zip(before, after, strict=True) if was != new]
    assert line == '  points: "<n|1 Punkt|<n> Pünktchen>"'


def test_a_chapter_of_several_paragraphs_keeps_the_others(data):
    text = exported(data, "de")
    file = data / "nations_dice" / "de" / "rulebook.yaml"
    before = file.read_text(encoding="utf-8")
    was = "nach vier ist das Spiel also vorbei."
    assert was in before and was in text
    assert imported(data, text.replace(was, "nach vieren ist Schluss.")) == [file]
    after = file.read_text(encoding="utf-8")
    assert "nach vieren ist Schluss." in after
    assert after.count("\n- of: ") == before.count("\n- of: ")
    assert exported(data, "de").count("msgctxt") == text.count("msgctxt")


def test_a_part_of_a_language_is_taken_and_its_share_told(data):
    file, *_ = imported(data, entry("screens/hall.points", "-", "<n|1 piste|<n> pistettä>"))
    assert file.read_text(encoding="utf-8") == "hall:\n  points: <n|1 piste|<n> pistettä>\n"
    assert shares_of(data, "fi")["screens"].has == 1 and whole(shares_of(data, "fi")).percent == 0
    assert "no words for nations_dice" in told_shares(data, "fi")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "line 1: the head must name the language"),
        (HEAD + "msgid\n", "line 4: 'msgid' is not"),
        (HEAD + 'msgid "a"\n', "line 4: an entry has no msgstr"),
        (HEAD + 'msgstr "a"\nmsgid "b"\n', "line 4: an entry has no msgid"),
        (HEAD + '"a"\n', "line 4: a text stands here"),
        (HEAD + 'msgid "a\nmsgstr "b"\n', "line 4"),
        (entry("screens/nothing.there", "a", "b"), "line 4: no text is known as 'screens/nothing.there'"),
        (entry("screens/hall.points", "a", "<n|1 piste"), "screens/hall.points: a place"),
        (entry("screens/hall.points", "a", "<k|1 piste|pistettä>"), "<k>, <n> are in only one"),
        (entry("screens/hall.points", "a", "<n|a|b|c|d>"), "needs a text for each of one, other"),
        (entry("screens/hall.points", "a", "<n|1 {vp}|<n> pistettä>"), "icons"),
        (entry("screens/hall.points", "a", "<n>" + "x" * 600), "the most are 500"),
        (entry("nations_dice/names/Temple", "Temple", "x" * 80), "the most are 60"),
        (HEAD.replace("fi", "../x"), "is no language"),
        (HEAD.replace("fi", "en"), "is no language"),
    ],
)
def test_what_is_damaged_is_refused_with_its_line_and_changes_nothing(data, text, fault):
    before = sorted(data.rglob("*"))
    with pytest.raises(InvalidPo) as caught:
        imported(data, text)
    assert fault in str(caught.value)
    assert sorted(data.rglob("*")) == before


def test_guesses_and_what_is_empty_are_left_out(data):
    guess = entry("screens/hall.points", "a", "<n|1 piste|<n> pistettä>").replace("msgctxt", "#, fuzzy\nmsgctxt")
    assert [file.name for file in imported(data, guess)] == ["language.yaml"]


def test_texts_of_every_kind_are_read_as_they_were_written():
    entries = [
        PoEntry("a", 'with "quotes"', "with \\ and \t"),
        PoEntry("b", "two\nlines", "two\n\nlines\n", ("A comment",), True),
        PoEntry("", "without a context", ""),
    ]
    text = po.write("fr", entries)
    language, read = po.read(text)
    assert language == "fr" and [each._replace(line=0) for each in read] == entries
    assert po.write(language, read) == text


def test_the_command_says_what_is_wrong_and_which_file(data, tmp_path, capsys):
    file = tmp_path / "odd.po"
    file.write_bytes(b'msgid "\xff"\n')
    assert command.main(["--from-po", str(file), "--data", str(data)]) == 1
    assert "odd.po: line 1" in capsys.readouterr().err
    assert command.main(["de", "--po", str(tmp_path / "de.po"), "--data", str(data)]) == 0
    assert command.main(["--from-po", str(tmp_path / "de.po"), "--data", str(data)]) == 0
    assert capsys.readouterr().out == "0 files changed.\n"
    assert command.main(["--share", "de"]) == 0
    assert re.search(r"^nations_dice +100 %$", capsys.readouterr().out, re.MULTILINE)
