"""Sentences: found by key in the language of now, and never a fault for the player."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.text import language
from game.text.language import PRETEND, per_language, speaking
from game.text.sentences import Sentences, listed

FILES = {
    "en/text.yaml": """
log:
  took: "takes <piece> in <n> <n|turn|turns>."
  only_english: "is in check."
  long: "The <piece> stands in the way of the other {king}, and nobody can move before it is gone. Wait for <n>."
  more: "<piece>"
ages: {1: "Opening"}
notes:
  start: ["One <n>", "Two"]
""",
    "en/names.yaml": "Knight: {name: Knight, an: a knight}\n",
    "de/text.yaml": """
log:
  long: "<piece> steht {king} im Weg, <n>."
  took: "nimmt <piece.akk> in <n> <n|Zug|Zügen>."
  more: "<price> für <piece>"
ages: {1: "Eröffnung"}
notes:
  start: ["Eins <n>", "Zwei"]
""",
    "de/names.yaml": "Knight: {name: der Springer, akk: den Springer}\nRook: Turm\n",
}


@pytest.fixture
def say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sentences:
    """A game of two languages."""
    for name, text in FILES.items():
        file = tmp_path / "chess" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(language, "languages", lambda: ("en", "de"))
    return Sentences("chess", tmp_path)


def test_a_sentence_is_told_in_the_language_of_now(say: Sentences) -> None:
    def told() -> str:
        return say("log.took", piece=say.name("Knight"), n=2)

    assert told() == "takes Knight in 2 turns."
    with speaking("de"):
        assert told() == "nimmt den Springer in 2 Zügen."
        assert say.lines("notes.start", n=1) == ("Eins 1", "Zwei")
        assert say("ages.1") == "Eröffnung"
        assert say.name("Rook") == "Turm"
    assert told() == "takes Knight in 2 turns."


def test_english_stands_in_for_what_is_missing_and_the_log_says_so(say: Sentences, missing_words: list[str]) -> None:
    with speaking("de"):
        assert say("log.only_english") == "is in check."
        assert say("log.more", piece="Queen") == "Queen"
    assert [words for words in missing_words if "only_english" in words and "is missing" in words]
    assert [words for words in missing_words if "log.more" in words and "'price'" in words]
    missing_words.clear()


def test_what_is_missing_in_english_shows_its_key(say: Sentences, missing_words: list[str]) -> None:
    assert say("log.nothing") == "log.nothing"
    assert say("log.took") == "log.took"
    assert say.lines("log.took") == ("log.took",)
    assert len(missing_words) == 3
    missing_words.clear()


def test_a_damaged_file_costs_its_sentences_only(say: Sentences, tmp_path: Path, missing_words: list[str]) -> None:
    (tmp_path / "chess" / "de" / "text.yaml").write_text('log: {took: "<n|"}', encoding="utf-8")
    with speaking("de"):
        assert say("ages.1") == "Opening"
        assert say.name("Rook") == "Turm"
    assert "text.yaml, line 1" in missing_words[0]
    missing_words.clear()


def test_what_is_remembered_belongs_to_a_language(say: Sentences) -> None:
    asked = []

    @per_language
    def age(number: int) -> str:
        asked.append(number)
        return say(f"ages.{number}")

    assert [age(1), age(1)] == ["Opening"] * 2
    with speaking("de"):
        assert [age(1), age(1)] == ["Eröffnung"] * 2
    assert asked == [1, 1]


def test_the_pretend_language_is_longer_and_keeps_places_and_signs(say: Sentences) -> None:
    english = say("log.long", piece="{gold}", n=2)
    with speaking(PRETEND):
        pretended = say("log.long", piece="{gold}", n=2)
    assert "{gold}" in pretended and "{king}" in pretended and " 2." in pretended
    assert 1.3 < len(pretended) / len(english) < 1.5
    assert not pretended.isascii()


def test_things_stand_in_a_row() -> None:
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert listed(["a", "b", "c"], "or") == "a, b or c"
    assert listed(["a", "b", "c"], "comma") == "a, b, c"


def test_a_language_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no language 'xx'"):
        language.use("xx")
    assert language.now() == "en"
