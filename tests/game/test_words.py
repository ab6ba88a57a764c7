"""The words of every language: the same keys, places and signs as in English, and none asked for that is not there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from game import GAMES
from game.cards.catalog import DATA
from game.text import device_words
from game.text.language import ENGLISH, PRETEND, head_of, languages, speaking
from game.text.rulebook import chapters, read_chapters
from game.text.sentences import Entry, words
from game.text.template import Template
from sprites.paint.glyphs import kinds
from tests.game.templates import places, signs

ROOT = DATA.parent
MATTERS = ("screens", *GAMES)
OTHERS = [spoken for spoken in (*languages(), PRETEND) if spoken != ENGLISH]
FINISHED = [
    (matter, spoken)
    for matter in MATTERS
    for spoken in OTHERS
    if spoken == PRETEND or not head_of(spoken).may_lack(matter)
]
"""The matters that a language claims to have all words of, each with it."""
GLYPHS = kinds()


def lines_of(entry: Entry) -> list[Template]:
    return entry if isinstance(entry, list) else [entry]


def is_like(entry: Entry, english: Entry) -> bool:
    """Whether places and signs are those of the English sentence."""
    if isinstance(entry, list) != isinstance(english, list):
        return False
    of, like = (frozenset().union(*map(places, lines_of(each))) for each in (entry, english))
    shown, wanted = (frozenset().union(*map(signs, lines_of(each))) for each in (entry, english))
    return of == like and shown == wanted


@pytest.mark.parametrize(("matter", "spoken"), FINISHED)
def test_every_language_has_all_keys_of_english(matter: str, spoken: str) -> None:
    english, other = words(DATA / matter, ENGLISH).entries, words(DATA / matter, spoken).entries
    assert [key for key in english if key not in other] == []


@pytest.mark.parametrize("spoken", OTHERS)
@pytest.mark.parametrize("matter", MATTERS)
def test_what_a_language_has_are_the_places_and_signs_of_english(matter: str, spoken: str) -> None:
    english, other = words(DATA / matter, ENGLISH).entries, words(DATA / matter, spoken).entries
    assert [key for key in other if key not in english] == []
    shared = (key for key in other if not key.startswith(f"{device_words.ENTRY}."))
    assert [key for key in shared if not is_like(other[key], english[key])] == []


@pytest.mark.parametrize(("game", "spoken"), [each for each in FINISHED if each[0] in GAMES])
def test_every_language_has_every_chapter_of_the_rules(game: str, spoken: str) -> None:
    english = chapters(game)
    with speaking(spoken):
        told = chapters(game)
    assert [each.of for each in told] == [each.of for each in english]
    if spoken != PRETEND:
        read = (*read_chapters(DATA / game / spoken), *read_chapters(DATA / "screens" / spoken))
        assert [each.of for each in read] == [each.of for each in english]
    for each, like in zip(told, english, strict=True):
        assert set(re.findall(r"\{\w+\}", each.text)) == set(re.findall(r"\{\w+\}", like.text)), each.of
        assert each.text.count("**") % 2 == 0, each.of


def names_in(content: object) -> Iterator[str]:
    """All that is printed on pieces in a file."""
    if isinstance(content, list):
        for each in content:
            yield from names_in(each)
    elif isinstance(content, dict):
        for field, each in content.items():
            yield from [each] if field == "name" else names_in(each)


@pytest.mark.sample(3)
@pytest.mark.parametrize(("game", "spoken"), [each for each in FINISHED if each[0] in GAMES and each[1] != PRETEND])
def test_every_language_names_every_printed_piece_in_all_forms(game: str, spoken: str) -> None:
    english, other = words(DATA / game, ENGLISH).names, words(DATA / game, spoken).names
    printed = {
        name
        for file in (DATA / game).glob("*.yaml")
        for name in names_in(yaml.safe_load(file.read_text(encoding="utf-8")))
    }
    assert sorted(printed - other.keys()) == []
    assert [name for name, of in english.items() if of.forms.keys() - other[name].forms.keys()] == []


@pytest.mark.parametrize("matter", MATTERS)
def test_every_sign_is_one_that_is_drawn(matter: str) -> None:
    entries = words(DATA / matter, ENGLISH).entries
    assert [key for key, entry in entries.items() for line in lines_of(entry) if signs(line) - GLYPHS] == []
    for chapter in chapters(matter) if matter in GAMES else ():
        assert set(re.findall(r"\{(\w+)\}", chapter.text)) <= GLYPHS, chapter.heading


@pytest.mark.parametrize("spoken", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_log_ends_like_a_sentence(game: str, spoken: str) -> None:
    entries = words(DATA / game, spoken).entries
    said = {key: entry[-1] for key, entry in entries.items() if key.startswith("happened.") and entry}
    assert [key for key, end in said.items() if isinstance(end, str) and not end.endswith(".")] == []


@pytest.mark.parametrize("matter", MATTERS)
def test_a_section_stands_in_one_file(matter: str) -> None:
    for spoken in languages():
        sections: dict[str, Path] = {}
        for file in sorted((DATA / matter / spoken).glob("*.yaml")):
            if file.name not in ("rulebook.yaml", "names.yaml"):
                found = re.findall(r"^(\w+):", file.read_text(encoding="utf-8"), re.MULTILINE)
                assert [name for name in found if name in sections] == [], file
                sections |= dict.fromkeys(found, file)


STANDS_FOR_A_CARD = re.compile(r"\b(?:Er|Sie) (?:bringt|gibt|kostet|bleibt|hält|trifft|nimmt)\b")


@pytest.mark.parametrize("matter", GAMES)
def test_german_advice_calls_no_card_by_a_pronoun(matter):
    """It stands after names of every gender: „Dieb“, „Höhle“, „Dorf“."""
    said = {
        key: entry
        for key, entry in words(DATA / matter, "de").entries.items()
        if key.startswith(("advice.", "effects."))
    }
    told = {key: str(line) for key, entry in said.items() for line in lines_of(entry)}
    assert said
    assert [key for key, line in told.items() if STANDS_FOR_A_CARD.search(line)] == []
