"""Words that the code asks for: each is there, with what its sentence needs, and there is none that nobody asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import pytest

from game import GAMES
from game.cards.catalog import DATA
from game.text.language import ENGLISH
from game.text.sentences import Entry, words
from game.text.template import PRESS, Template
from tests.game.templates import places
from tests.source.trees import tree_of

ROOT = DATA.parent
MATTERS = ("screens", *GAMES)


def lines_of(entry: Entry) -> list[Template]:
    return entry if isinstance(entry, list) else [entry]


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
    modules = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): [
            node for node in ast.walk(tree_of(path)) if isinstance(node, TELLING)
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
