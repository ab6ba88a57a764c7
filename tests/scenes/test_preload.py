"""What a table needs is read while the menu rests."""

import sys

import pytest

from game import game_named
from game.bots import pickling
from game.bots.pickling import packed
from game.engine.hidden import observe
from game.session.journal import Journal
from game.session.session import Seat, Session
from scenes.app.preload import Preloader
from scenes.tools.measuring.opening import opened
from scenes.tools.watch import self_playing_session
from sprites.letters import fonts
from tests.scenes.hands import Screen


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package of three modules, the deepest of which cannot be read."""
    inner = tmp_path / "read_ahead" / "inner"
    inner.mkdir(parents=True)
    for folder in (inner, inner.parent):
        (folder / "__init__.py").write_text("")
    (inner / "deep.py").write_text("raise OSError('no files left')")
    (inner.parent / "flat.py").write_text("")
    (inner.parent / "last.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    yield "read_ahead"
    for name in [name for name in sys.modules if name.startswith("read_ahead")]:
        del sys.modules[name]


def test_one_module_is_imported_in_a_step(package):
    preloader = Preloader()
    preloader.ask_modules(package)
    steps = []
    for _ in range(5):
        preloader.work()
        steps.append([name for name in ("flat", "last") if f"{package}.{name}" in sys.modules])
    assert steps == [[], [], ["flat"], ["flat", "last"], ["flat", "last"]]


def test_what_is_asked_for_twice_is_read_once():
    taken = []
    preloader = Preloader()
    for _ in range(2):
        preloader.ask("letters", iter([lambda: taken.append(1)]))
    for _ in range(3):
        preloader.work()
    assert taken == [1]


def test_nothing_is_read_ahead_while_somebody_moves_the_pointer(app):
    taken = []
    app.open("menu")
    for _ in range(3):
        app.step(16)
    app.preloader.ask("test", iter([lambda: taken.append(1)]))
    Screen(app).move_to((100, 100))
    assert taken == []
    for _ in range(2):
        app.step(16)
    assert taken == [1]


def test_the_menu_opens_the_fonts_of_tables(app, monkeypatch):
    opened_fonts = set()
    monkeypatch.setattr(fonts, "wide", lambda file, pixels, _: opened_fonts.add((file, pixels)) or 9)
    app.open("menu")
    for _ in range(2):
        app.step(16)
    for _ in range(600):
        app.preloader.work()
    files = app.theme._files
    assert {(files["label"], 12), (files["number"], 15), (files["title"], 19)} <= opened_fonts


def test_the_cloth_of_the_game_that_was_left_is_drawn_ahead(app, monkeypatch):
    app.saves.begin(self_playing_session(game_named("nations_dice"), 1, "7", ["human"])).close()
    app.open("menu")
    for _ in range(2):
        app.step(16)
    for _ in range(600):
        app.preloader.work()
    monkeypatch.setattr("sprites.places.cloth.table_cloth", None)
    journal, _ = app.saves.open(app.saves.latest_unfinished().path)
    app.open("game", journal)
    app.step(16)
    assert app.stack.top.name == "game"


def test_what_the_first_question_to_a_computer_needs_is_read_before_it_is_asked(screen, monkeypatch):
    monkeypatch.setattr(pickling._Packer, "names", {})
    session = Session(game_named("nations"), {}, [Seat("Mira"), Seat("Hard", "hard")], 3)
    screen.app.open("game", Journal(screen.app.saves.folder / "first.nations", session))
    for _ in range(600):
        screen.app.preloader.work()
    monkeypatch.setattr(pickling, "learn_constants", None)
    assert packed(observe(session.state, 1, session.game.hidden))
    assert "game.nations.bot.evaluator" in sys.modules


def test_a_table_that_opens_imports_next_to_nothing(tmp_path):
    session = self_playing_session(game_named("nations_dice"), 1, "7", ["human"])
    journal = Journal(tmp_path / "game.yaml", session)
    journal.close()
    assert opened(journal.path, (1280, 720)).modules <= 5
