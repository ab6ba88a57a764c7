"""The words of every language: the same keys, places and signs as in English, and none asked for that is not there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from game import GAMES
from game.cards.catalog import DATA
from game.text import device_words
from game.text.language import ENGLISH, PRETEND, head_of, languages, speaking
from game.text.rulebook import chapters, read_chapters
from game.text.sentences import Entry, words
from game.text.template import PRESS, Template
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


# What the code asks for

Nodes = Sequence[ast.AST]
"""What of a module says anything about words, in the order of `ast.walk`."""

TELLING = (ast.Assign, ast.ImportFrom, ast.Call, ast.Constant, ast.JoinedStr)


def made_in(nodes: Nodes) -> Iterator[tuple[str, str]]:
    """What a module calls its Sentences, and of which matter they are."""
    for node in nodes:
        match node:
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.Call(func=ast.Name(id="Sentences"), args=[ast.Constant(value=str(matter))]),
            ):
                yield name, matter


def known_in(module: str, nodes: Nodes, made: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """The names of Sentences in a module, its own and those of others, with their matters."""
    known = dict(made[module])
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module in made:
            theirs = made[node.module]
            known |= {alias.asname or alias.name: theirs[alias.name] for alias in node.names if alias.name in theirs}
    return known


def pattern(key: ast.expr) -> str | None:
    """The expression that a key must match, as far as the code says it; None where it says nothing."""
    match key:
        case ast.Constant(value=str(text)):
            return re.escape(text)
        case ast.JoinedStr(values=values):
            return "".join(re.escape(each.value) if isinstance(each, ast.Constant) else r".*" for each in values)
        case ast.IfExp(body=body, orelse=orelse):
            both = pattern(body), pattern(orelse)
            return f"(?:{both[0]}|{both[1]})" if all(both) else None
    return None


ANY = ""
"""Stands for the matter of Sentences that are made where they are asked, for a game that is not known before."""


class Code(NamedTuple):
    """Every place where the code asks for words: module, call, matter, method and the expression of the key. And every
    string that begins like a key: what is asked for by another name than `say` stands there, too.
    """

    asked: list[tuple[str, ast.Call, str, str, str | None]]
    keys: set[str]


@pytest.fixture(scope="module")
def code() -> Code:
    """Read once, and not kept: its trees are large."""
    modules = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): [
            node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, TELLING)
        ]
        for folder in ("game", "scenes")
        for path in sorted((ROOT / folder).rglob("*.py"))
    }
    made = {module: dict(made_in(nodes)) for module, nodes in modules.items()}
    asked = [
        (module, node, known[name], method, wanted)
        for module, nodes in modules.items()
        if (known := known_in(module, nodes, made))
        for node in nodes
        if isinstance(node, ast.Call) and node.args
        for name, method in [
            (node.func.id, "")
            if isinstance(node.func, ast.Name)
            else (node.func.value.id, node.func.attr)
            if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name)
            else ("", "")
        ]
        if name in known and method in ("", "lines", "keys", "has")
        for wanted in [pattern(node.args[0])]
    ] + [
        (module, node, ANY, "", pattern(node.args[0]))
        for module, nodes in modules.items()
        for node in nodes
        if isinstance(node, ast.Call) and node.args
        if isinstance(node.func, ast.Call) and isinstance(node.func.func, ast.Name) and node.func.func.id == "Sentences"
    ]
    keys = {
        wanted
        for nodes in modules.values()
        for node in nodes
        if isinstance(node, ast.Constant | ast.JoinedStr)
        if (wanted := pattern(node)) and re.match(r"[a-z]\w*(\\.|$)", wanted)
    }
    return Code(asked, keys)


def test_every_key_that_the_code_asks_for_is_there(code: Code) -> None:
    absent = []
    for module, node, matter, method, wanted in code.asked:
        if wanted is None or matter == ANY:
            continue
        ending = r"\..*" if method == "keys" else ""
        if not any(re.fullmatch(wanted + ending, key) for key in words(DATA / matter, ENGLISH).entries):
            absent.append(f"{module}, line {node.lineno}: {wanted}")
    assert absent == []


def test_every_fact_that_a_sentence_needs_is_given(code: Code) -> None:
    short = []
    for module, node, matter, method, wanted in code.asked:
        open_ended = any(each.arg is None for each in node.keywords)
        if matter == ANY or method in ("keys", "has") or not isinstance(node.args[0], ast.Constant) or open_ended:
            continue
        entry = words(DATA / matter, ENGLISH).entries[str(node.args[0].value)]
        needed = frozenset().union(*map(places, lines_of(entry)))
        if needed - {PRESS} != {each.arg for each in node.keywords}:
            short.append(f"{module}, line {node.lineno}: {wanted} needs {sorted(needed)}")
    assert short == []


@pytest.mark.parametrize("matter", MATTERS)
def test_every_sentence_is_asked_for(code: Code, matter: str) -> None:
    """A key is asked for where a call may mean it, or where it stands in the code."""
    wanted = code.keys | {rf"{key}(\..*)?" for _, _, of, _, key in code.asked if key and of in (matter, ANY)}
    asked = re.compile("|".join(sorted(wanted)))
    assert [key for key in words(DATA / matter, ENGLISH).entries if not asked.fullmatch(key)] == []
