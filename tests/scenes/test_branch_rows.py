"""Branches among the saved games: under the game that they left, in which they are played only after a question."""

import pygame
import pytest

from game.session.branches import branch
from scenes.play.play_scene import PlayScene
from scenes.screens.saved.saved_games import SavedGamesScene
from tests.scenes.fingers import act, click, laid
from tests.scenes.tables_played import played


@pytest.fixture
def kept(screen):
    """A game of 20 moves, a branch that left it before move 20 and plays one, and another game; in the list."""
    saves, paths = screen.app.saves, {}
    sessions = {"game": played(moves=20), "other": played(seats=2, moves=5)}
    for name in ("game", "branch", "other"):
        if name == "branch":
            sessions[name] = branch(sessions["game"], 20, 0)
            sessions[name].play(sessions[name].state.decision.moves[0])
        journal = saves.begin(sessions[name])
        journal.close()
        paths[name] = journal.path
    screen.app.stack.push(SavedGamesScene(screen.app))
    screen.frames(6)
    return paths


def choose(screen, path):
    screen.key(pygame.K_TAB)
    for _ in range(3):
        if screen.scene._files[screen.scene._chosen] == path:
            return
        screen.key(pygame.K_DOWN)


def rows(screen, paths):
    names = {path: name for name, path in paths.items()}
    return [(names[path], screen.scene._kin[path].depth) for path in screen.scene._files]


def test_a_branch_stands_under_the_game_that_it_left(screen, kept):
    assert sorted(rows(screen, kept)) == [("branch", 1), ("game", 0), ("other", 0)]
    order = [name for name, _ in rows(screen, kept)]
    assert order.index("branch") == order.index("game") + 1


def test_the_moves_of_a_branch_are_played_in_its_game_by_keyboard(screen, kept):
    choose(screen, kept["branch"])
    before = kept["branch"].read_bytes()
    act(screen, "take")
    screen.key(pygame.K_y)
    assert screen.scene.text == "One move was played in the original game."
    read = screen.app.saves.read
    assert read(kept["game"]).session.moves == read(kept["branch"]).session.moves
    assert kept["branch"].read_bytes() == before


def test_the_game_of_a_branch_stays_as_it_is_unless_that_is_meant(screen, kept):
    before = kept["game"].read_bytes()
    choose(screen, kept["branch"])
    click(screen, "take")
    click(screen, "no")
    click(screen, "open")
    assert isinstance(screen.scene, PlayScene)
    screen.frames(20)
    while screen.scene.game.is_person_deciding and len(screen.scene.game.session.moves) < 24:
        screen.scene.commands.playback.play(screen.scene.game.session.state.decision.moves[0])
        screen.frames(4)
    screen.app.go("menu")
    assert kept["game"].read_bytes() == before
    assert len(screen.app.saves.read(kept["branch"]).session.moves) == 24


def test_a_game_that_is_played_elsewhere_takes_no_moves(screen, kept):
    elsewhere, _ = screen.app.saves.open(kept["game"])
    choose(screen, kept["branch"])
    click(screen, "take")
    click(screen, "yes")
    elsewhere.close()
    assert "another window" in screen.scene.text
    assert len(screen.app.saves.files()) == 3
    assert len(screen.app.saves.read(kept["game"]).session.moves) == 20


def test_a_game_that_is_gone_takes_no_moves(screen, kept):
    kept["game"].unlink()
    screen.scene.resume()
    screen.frames(6)
    choose(screen, kept["branch"])
    assert not laid(screen, "take").is_enabled
    assert dict(rows(screen, kept))["branch"] == 0


def test_a_branch_follows_its_game_to_its_new_name(screen, kept):
    kept["game"] = screen.app.saves.rename(kept["game"], "Sunday")
    screen.scene.resume()
    screen.frames(6)
    assert dict(rows(screen, kept))["branch"] == 1
