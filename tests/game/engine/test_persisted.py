"""Nothing in a saved game hangs on a name in the code: verbs, steps and effects keep what 0.5.0 called them."""

from __future__ import annotations

import ast
import gc
from dataclasses import dataclass, field, fields, is_dataclass, replace
from importlib import import_module
from pathlib import Path

import pytest
import yaml

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.cards.amounts import Amount
from game.cards.catalog import Misprint
from game.cards.effects import Effect, GainEffect
from game.engine import persisted
from game.engine.flow import Action, Choice
from game.engine.persisted import FILE, FOLDER, PersistedNames, check_names, names, place
from game.engine.record import canonical
from game.files.mail_text import unsealed
from game.nations.cards.cards import Trigger
from game.session.savefile import read, replayed
from game.session.session import Seat, Session
from tests.golden.games import FOLDER as GOLDEN
from tests.source.trees import tree_of

CODE = Path(__file__).parents[3]
FROZEN = yaml.safe_load((GOLDEN / "persisted.yaml").read_text(encoding="utf-8"))
CHECKED = sorted((GOLDEN / "checked").glob("*.yaml"))
RULES = sorted(
    path
    for path in (CODE / "game").rglob("*.py")
    if (set(GAMES) & set(path.parts) and "bot" not in path.parts) or path.name == "effects.py"
)


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(CODE).with_suffix("").parts).removesuffix(".__init__")


@pytest.fixture(scope="module")
def code():
    """The syntax of every module of rules, by its name; all of them are imported."""
    for path in RULES:
        import_module(module_of(path))
    return {module_of(path): tree_of(path) for path in RULES}


def heirs(kind):
    for heir in kind.__subclasses__():
        yield heir
        yield from heirs(heir)


def in_program(kinds):
    return {kind for kind in kinds if kind.__module__ in {module_of(path) for path in RULES}}


def test_every_verb_is_written_out_and_is_that_of_0_5_0(code):
    verbs: dict[str, set[str]] = {}
    for action in in_program(heirs(Action)):
        assert "verb" in vars(action), f"{place(action)} writes no verb out"
        verbs.setdefault(action.__module__.split(".")[1], set()).add(action.verb)
    for game, frozen in FROZEN["verbs"].items():
        assert sorted(verbs[game]) == frozen


def test_every_question_is_called_as_in_0_5_0(code):
    asked: dict[str, set[str]] = {}
    for module in code:
        for value in vars(import_module(module)).values():
            if isinstance(value, Choice):
                asked.setdefault(module.split(".")[1], set()).add(value.name)
    assert {game: sorted(found) for game, found in asked.items()} == FROZEN["choices"]


def test_no_name_of_0_5_0_is_gone():
    assert set(FROZEN["steps"]) <= set(names().steps.values())
    assert set(FROZEN["effects"]) <= set(names().effects.values())


def test_every_place_is_there():
    check_names()


def is_step(name: ast.Name, parent: ast.AST | None) -> bool:
    """Whether a function that is named here may come to lie on the stack."""
    then = isinstance(parent, ast.Call) and isinstance(parent.func, ast.Attribute) and parent.func.attr == "then"
    return isinstance(parent, ast.Tuple | ast.IfExp) or then or name.id.startswith("ask_")


def steps_in(module: str, tree: ast.Module, functions: set[str]) -> set[str]:
    """The places of the functions of rules that this module may lay on a stack."""
    known = {node.name: f"{module}.{node.name}" for node in tree.body if isinstance(node, ast.FunctionDef)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            known |= {each.asname or each.name: f"{node.module}.{each.name}" for each in node.names}
    found: set[str] = set()

    def look(node: ast.AST, parent: ast.AST | None, local: set[str]) -> None:
        if isinstance(node, ast.FunctionDef):
            inside = [*ast.walk(node)]
            local = local | {each.arg for each in inside if isinstance(each, ast.arg)}
            local |= {e.id for e in inside if isinstance(e, ast.Name) and isinstance(e.ctx, ast.Store)}
        is_called = isinstance(parent, ast.Call) and parent.func is node
        if isinstance(node, ast.Name) and node.id not in local and not is_called and is_step(node, parent):
            found.add(known.get(node.id, ""))
        for child in ast.iter_child_nodes(node):
            look(child, node, local)

    look(tree, None, set())
    return found & functions


def test_every_step_has_a_name_in_the_table(code):
    functions = {
        f"{module}.{node.name}"
        for module, tree in code.items()
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.args.args and node.args.args[0].arg == "state"
    }
    found = set().union(*(steps_in(module, tree, functions) for module, tree in code.items()))

    assert sorted(found - set(names().steps)) == []
    assert len(found) > 110


def told(value, classes):
    """All frozen values of which one is made, by their class; what has another text in every run fails."""
    if is_dataclass(value):
        classes.setdefault(type(value), [each.name for each in fields(value) if each.repr])
        for name in classes[type(value)]:
            told(getattr(value, name), classes)
    elif isinstance(value, tuple):
        for each in value:
            told(each, classes)
    else:
        assert type(value) in (int, str, bool, type(None)), value


def test_every_effect_has_a_name_in_the_table_and_the_fields_of_0_5_0(code):
    for game in GAMES.values():
        game.new(game.settle_options(game.seats[0], {}), game.seats[0], "1")
    gc.unfreeze()  # a program that ran before in this process has put its objects out of sight
    classes: dict[type, list[str]] = {}
    for value in gc.get_objects():
        if isinstance(value, Effect | Trigger) and place(type(value)).startswith("game."):
            told(value, classes)

    assert {place(kind) for kind in classes} <= set(names().effects)
    known = names().effects
    by_name = {known[place(kind)]: told_by for kind, told_by in classes.items()}
    assert all(by_name[name] == fields for name, fields in FROZEN["effects"].items() if name in by_name)
    assert len(by_name) > 15


@pytest.mark.parametrize("name", GAMES)
def test_whatever_waits_in_a_game_that_is_played_has_a_name(name):
    game, known = GAMES[name], names()
    session = Session(game, {}, [Seat(f"Seat {seat}") for seat in range(3)], "waits")
    hand = RandomBot("waits", game)
    while session.state.decision and len(session.moves) < 120:
        for frame in session.state.stack:
            functions = [each for each in frame if callable(each) and hasattr(each, "__qualname__")]
            assert {place(each) for each in functions} <= set(known.steps)
        session.play(hand.choose(session.state, session.state.decision))


@pytest.mark.parametrize("path", CHECKED, ids=lambda path: path.stem)
def test_a_game_that_0_5_0_checked_at_every_fourth_move_is_read_to_its_end(path):
    """As one of the present rules, for fingerprints of older ones are not compared. A file that the rules of now play
    otherwise goes from here, and another one comes.
    """
    lines = path.read_text(encoding="utf-8").splitlines()
    rules = next(int(line.split()[1]) for line in lines if line.startswith("rules: "))
    opened = read(path, lambda name: replace(game_named(name), rules=rules))

    assert (opened.trouble, opened.remark) == (None, "")
    assert opened.session.state.fingerprint() == FROZEN["ends"][path.stem]
    assert sum(line.startswith("- check ") for line in lines) >= len(opened.session.moves) // 4


def test_a_letter_of_0_5_0_is_read_to_its_end():
    text = unsealed((GOLDEN / "checked" / "letter.txt").read_text(encoding="utf-8"))
    opened = replayed(text.encode(), "letter", game_named)
    assert (opened.trouble, opened.remark) == (None, "")
    assert opened.session.state.fingerprint() == FROZEN["ends"]["letter"]


@dataclass(frozen=True, slots=True)
class Receive:
    """What Gain might be called one day, elsewhere."""

    amounts: tuple[tuple[str, Amount], ...]
    vocabulary: object = field(repr=False)


def test_a_step_and_an_effect_may_move_and_keep_their_names(monkeypatch):
    def moved_step() -> None: ...

    amounts = (("gold", Amount(2)),)
    before = canonical(GainEffect(amounts, None))
    steps, effects = (
        {place(moved_step): "game.nations.war.war"},
        {**names().effects, place(Receive): "Gain"},
    )
    monkeypatch.setattr(persisted, "names", lambda: PersistedNames(steps, effects))

    assert canonical((moved_step, 1)) == "(game.nations.war.war,1)"
    assert canonical(Receive(amounts, None)) == before
    assert before == "Gain(amounts=(('gold', Amount(plus=2, each=1, count='')),))"


@pytest.mark.parametrize(
    ("line", "instead", "complaint"),
    [
        (
            "game.nations.rules.war.war: game.nations.war.war",
            "game.nations.rules.war.war: '\\e'",
            "is no name of a step",
        ),
        (
            "game.nations.rules.war.war: game.nations.war.war",
            "game.nations.rules.war.war: [1]",
            "where a text belongs",
        ),
        (
            "game.nations.rules.war.war: game.nations.war.war",
            "game.nations.rules.war.war: game.nations.war.save",
            "save', too",
        ),
        (
            "game.nations.rules.war.war: game.nations.war.war",
            "game.nations.rules.war.waar: game.nations.war.war",
            "in the code",
        ),
        ("steps:", "step:", "there is no field 'step'; did you mean 'steps'?"),
    ],
)
def test_a_damaged_name_is_refused_in_words(tmp_path, line, instead, complaint):
    text = (FOLDER / FILE).read_text(encoding="utf-8")
    assert line in text
    (tmp_path / FILE).write_text(text.replace(line, instead), encoding="utf-8")

    with pytest.raises(Misprint) as raised:
        check_names(tmp_path)
    assert str(raised.value).startswith(FILE)
    assert complaint in str(raised.value)


def test_a_game_is_not_called_damaged_where_the_table_of_names_is(tmp_path, monkeypatch):
    (tmp_path / FILE).write_text("steps: {}\n", encoding="utf-8")
    monkeypatch.setattr(persisted, "FOLDER", tmp_path)
    names.cache_clear()
    try:
        with pytest.raises(Misprint, match="'effects' is missing"):
            read(CHECKED[0], game_named)
    finally:
        names.cache_clear()
