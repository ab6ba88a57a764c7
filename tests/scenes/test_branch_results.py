"""The results of branches: no result of their own, and beside the game that they left."""

import pygame
import pytest

from game.records.hall_of_fame import hall_of
from game.session.branches import branch, try_out
from scenes.play.play_scene import PlayScene
from scenes.results.result_scene import PAUSE
from scenes.results.scoring_scene import ScoringScene
from tests.game.test_branches import GAMES, begun, played_on
from tests.scenes.fingers import act, laid
from tests.scenes.tables_played import lay, played
from tests.scenes.trees import words_in


@pytest.fixture
def solo(screen):
    """A game that somebody has played alone to its end, and kept."""
    session = begun(GAMES["nations"], -1, players=["human"])
    screen.app.saves.begin(session).close()
    return session


def words_on(scene):
    return " ".join(words_in(scene.tree(), (0.0, 0.0, 1280.0, 720.0), scene.theme))


def scored(screen, session):
    screen.app.stack.push(PlayScene(screen.app, session))
    for _ in range(400):
        screen.frames()
        if isinstance(screen.scene, ScoringScene):
            screen.frames(1, PAUSE)
            screen.key(pygame.K_SPACE)
            screen.frames(1, PAUSE)
            return screen.scene
    raise AssertionError("no result")


def test_a_branch_never_enters_the_hall_of_fame(screen, solo):
    screen.app.change_settings(speed="instant")
    new = played_on(branch(solo, 30, 0), -1)
    scene = scored(screen, screen.app.saves.begin(new))
    words = words_on(scene)
    assert "a branch" in words
    assert "not counted" in words
    assert hall_of("nations").results == ()


def test_the_curve_of_the_game_that_was_left_lies_beside_that_of_the_branch(screen, solo):
    screen.app.change_settings(speed="instant")
    scene = scored(screen, screen.app.saves.begin(played_on(branch(solo, 30, 0), -1)))
    assert scene._parents_points == solo.state.vp_after_round


def test_what_was_only_tried_out_leads_back_to_the_game_from_its_result(screen):
    scene = lay(screen.app, played(seats=2, moves=20))
    screen.frames(20)
    sandbox = try_out(scene.game.session, 20, 0)
    played_on(sandbox.session, -1)
    result = scored(screen, sandbox)
    assert "only tried out" in words_on(result)
    assert str(scene.game.session.seed) not in words_on(result)
    act(screen, "to_the_game")
    assert screen.scene is scene


def test_the_seed_of_a_game_that_still_runs_is_not_played_again(screen):
    running = begun(GAMES["nations"])
    screen.app.change_settings(speed="instant")
    result = scored(screen, screen.app.saves.begin(played_on(branch(running, 40, 0), -1)))
    assert not laid(screen, "race").is_enabled
    assert "seed" not in words_on(result)
    screen.app.open("once_more", result.session)
    assert [laid(screen, name).is_enabled for name in ("race", "race_hard", "again")] == [False] * 3
