"""Plurals: every language counts as CLDR says, in the categories that its head names."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.cards.catalog import DATA, Misprint
from game.text.language import languages, read_head, speaking
from game.text.plurals import category_of, plurals_of, rule_of, wanted
from game.text.signs import sign_name
from game.text.template import cut, fill, miscounted
from game.tools.lint.checks import findings

KEPT = [line.split() for line in (Path(__file__).with_name("plurals_of_cldr.txt")).read_text().splitlines()]
EXPECTED = {language: letters for language, *rest in KEPT for letters in rest if language != "#"}
SHEETS = "<n> <n|kartka|kartki|kartek>"


@pytest.mark.parametrize("language", EXPECTED)
def test_numbers_are_of_the_categories_of_cldr(language):
    categories = [category_of(number, rule_of(language)) for number in range(201)]
    assert "".join("x" if each == "other" else each[0] for each in categories) == EXPECTED[language]


def test_twelve_languages_are_compared_with_cldr():
    assert len(EXPECTED) == 12 and {len(letters) for letters in EXPECTED.values()} == {201}


def test_a_language_needs_the_categories_that_everyday_numbers_are_of():
    assert wanted("pl") == ("one", "few", "many")
    assert wanted("fr") == ("one", "other"), "many is for millions"
    assert wanted("ja") == ("other",)
    assert wanted("pt-BR") == wanted("pt")
    assert len(wanted("ar")) == 6


@pytest.mark.parametrize(
    ("n", "told"),
    [(0, "0 kartek"), (1, "1 kartka"), (2, "2 kartki"), (5, "5 kartek"), (12, "12 kartek"), (22, "22 kartki"),
     (25, "25 kartek"), (101, "101 kartek"), (112, "112 kartek"), (124, "124 kartki")],
)  # fmt: skip
def test_polish_counts_in_three_forms(n, told):
    assert fill(cut(SHEETS), {"n": n}, plurals_of("pl")) == told


def test_words_for_none_stand_before_those_of_the_categories():
    template = cut("<n|żadnej kartki|kartka|<n> kartki|<n> kartek>")
    polish = plurals_of("pl")
    assert [fill(template, {"n": n}, polish) for n in (0, 1, 3, 7)] == [
        "żadnej kartki", "kartka", "3 kartki", "7 kartek",
    ]  # fmt: skip
    assert miscounted(template, polish) is None
    assert miscounted(template, plurals_of("de")).name == "n"


def test_what_is_there_or_not_is_no_matter_of_plurals():
    for language in ("pl", "fr", "ja"):
        assert [fill(cut("a<n|, b>"), {"n": n}, plurals_of(language)) for n in (0, "", 1, 5)] == [
            "a", "a", "a, b", "a, b",
        ]  # fmt: skip


def test_french_says_0_like_1():
    assert [fill(cut("<n> <n|carte|cartes>"), {"n": n}, plurals_of("fr")) for n in (0, 1, 2)] == [
        "0 carte", "1 carte", "2 cartes",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("spoken", "told"),
    [("en", ["0 victory points", "1 victory point", "2 victory points"]),
     ("fr", ["0 point de victoire", "1 point de victoire", "2 points de victoire"])],
)  # fmt: skip
def test_signs_are_counted_as_their_language_does(spoken, told):
    with speaking(spoken):
        assert [f"{n} {sign_name('vp', str(n))}" for n in (0, 1, 2)] == told


def test_what_is_no_number_takes_the_last_text():
    assert fill(cut(SHEETS), {"n": "−1"}, plurals_of("pl")) == "−1 kartek"
    assert fill(cut(SHEETS), {"n": 1.5}, plurals_of("pl")) == "1.5 kartek"


@pytest.mark.parametrize("language", languages())
def test_every_language_has_a_head(language):
    assert read_head(DATA / "screens" / language).plurals.categories == wanted(language)


def test_a_head_with_other_categories_is_refused(tmp_path):
    head = tmp_path / "pl" / "language.yaml"
    head.parent.mkdir()
    head.write_text("name: Polski\nplurals: [one, other]\n", encoding="utf-8")
    with pytest.raises(Misprint, match="one, few, many"):
        read_head(head.parent)


def test_a_sentence_with_too_few_texts_is_found(tmp_path):
    for matter in ("screens", "nations"):
        (tmp_path / matter).mkdir()
        shutil.copytree(DATA / matter / "en", tmp_path / matter / "en")
    polish = tmp_path / "screens" / "pl"
    polish.mkdir()
    (polish / "language.yaml").write_text("name: Polski\nplurals: [one, few, many]\nfinished: []\n", encoding="utf-8")
    (polish / "hall.yaml").write_text('hall:\n  points: "<n|1 punkt|<n> punktów>"\n', encoding="utf-8")
    (found,) = [each for each in findings(tmp_path / "screens") if each.code == "plurals"]
    assert (found.file.name, found.line) == ("hall.yaml", 2)
    assert "2 texts" in found.message and "one, few, many" in found.message
