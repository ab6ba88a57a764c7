"""Undo as it was chosen: in the setup by mouse and keys, on the table, beside the result."""

import pygame
import pytest

from game import GAMES
from game.records.hall_of_fame import hall_of
from game.session.session import FRIENDLY, HUMAN, SANDBOX, STRICT, Seat, Session
from scenes.app.dialog import ConfirmDialog
from scenes.games.plugin import plugin_of
from scenes.play.help.reasons import why_dark
from scenes.results.result_scene import PAUSE
from scenes.results.scoring_scene import ScoringScene
from tests.scenes.fingers import act, click
from tests.scenes.tables_played import lay, played


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("press", [click, act], ids=["mouse", "keys"])
def test_every_setup_chooses_how_far_undo_goes(screen, name, press):
    screen.app.stack.push(plugin_of(name).setup(screen.app))
    screen.frames(2)
    press(screen, f"undo:{SANDBOX}")
    screen.frames()
    press(screen, "deal")

    assert screen.scene.game.session.undo_kind == SANDBOX


@pytest.fixture
def table(screen):
    """Lays a game of the Dice Game by these players, in which the last move of the first person showed new tiles."""

    def make(undo_kind, *players):
        seats = [
            Seat(name, player, colour)
            for colour, (name, player) in enumerate(zip(("Ann", "Bob"), players, strict=False), 1)
        ]
        scene = lay(screen.app, Session(GAMES["nations_dice"], {}, seats, "5", undo_kind=undo_kind))
        game = scene.game
        while not game.has_moved or not game.session.has_shown_since(len(game.session.moves) - 1):
            decision = game.session.state.decision
            scene.commands.playback.play(decision.moves[-1])
        screen.frames(3)
        return scene

    return make


def test_strict_undo_is_dark_after_a_throw_and_says_so(screen, table):
    scene = table(STRICT, HUMAN, HUMAN)
    moves = len(scene.game.session.moves)
    screen.letter("u")

    assert len(scene.game.session.moves) == moves
    assert "strict" in why_dark(scene.table, "undo").words


def test_friendly_undo_asks_everybody_by_name_and_leaves_it_unless_all_agree(screen, table):
    scene = table(FRIENDLY, HUMAN, HUMAN)
    moves, steps = len(scene.game.session.moves), scene.game.undo_steps
    screen.letter("u")

    assert isinstance(screen.scene, ConfirmDialog)
    assert "Ann" in screen.scene.text and "Bob" in screen.scene.text
    screen.key(pygame.K_RETURN)
    assert screen.scene is scene and len(scene.game.session.moves) == moves

    screen.letter("u")
    screen.letter("y")
    assert screen.scene is scene and len(scene.game.session.moves) == moves - steps


@pytest.mark.parametrize(("kind", "other"), [(FRIENDLY, "random"), (SANDBOX, HUMAN)])
def test_nobody_is_asked_who_plays_alone_or_in_a_sandbox(screen, table, kind, other):
    scene = table(kind, HUMAN, other)
    moves, steps = len(scene.game.session.moves), scene.game.undo_steps
    screen.letter("u")

    assert screen.scene is scene and steps
    assert len(scene.game.session.moves) == moves - steps


@pytest.mark.parametrize("kind", [FRIENDLY, SANDBOX])
def test_a_result_that_could_be_tried_out_says_so_and_enters_no_hall_of_fame(screen, kind):
    session = played(seats=1, moves=-1)
    session.undo_kind = kind
    screen.app.stack.push(scene := plugin_of("nations").result(screen.app, session))
    screen.key(pygame.K_RETURN)

    assert any(kind in words for words in scene.kinds())
    assert [each.words for each in scene._records()] == ["not counted"]
    assert hall_of("nations").results == ()


OTHER_END = ("undeploy", "slot1"), ("pass",)
"""How the game of seed 3 ends as well: its last move shows nothing new, so that a strict game lets it be taken back."""


def scored(screen):
    """The scoring, which opens by itself and is counted at once."""
    screen.frames(20)
    assert isinstance(screen.scene, ScoringScene)
    screen.frames(2, PAUSE)
    return screen.scene


def test_a_game_whose_end_was_taken_back_is_scored_again_and_counts_once(screen):
    session = played(seats=1, moves=-1, seed="3")
    lay(screen.app, session)
    scored(screen)
    first = session.state.fingerprint()
    screen.letter("t")
    screen.letter("u")
    assert not session.state.is_over
    screen.scene.commands.playback.play(*OTHER_END)
    scored(screen)

    (result,) = hall_of("nations").results
    assert result.game == session.state.fingerprint() != first
    assert result.points == session.game.result(session.state)[0].total


def test_another_game_on_the_same_seed_counts_besides(screen):
    for is_other in (False, True):
        session = played(seats=1, moves=-1, seed="3")
        if is_other:
            session.undo()
            for move in OTHER_END:
                session.play(move)
        lay(screen.app, session)
        scored(screen)
        screen.app.stack.clear()

    assert len(hall_of("nations").results) == 2
