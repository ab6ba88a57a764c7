"""What if: F4 tries out how a running game could go on, and leaves it exactly as it was."""

from hashlib import sha256

import pygame
import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.engine.hidden import redact
from game.session.session import HUMAN, Seat, Session
from scenes.play.play_scene import PlayScene
from scenes.play.view.branch_sign import BRANCH_SIGN
from tests.scenes.fingers import act, click
from tests.scenes.hands import KeyboardHand, MouseHand
from tests.scenes.tables_played import NAMES, lay, lay_new, played

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def marks(scene):
    """What may not change of a game by what is tried out in it."""
    journal = scene.game.journal
    return (
        journal.session.state.fingerprint(),
        sha256(journal.path.read_bytes()).hexdigest(),
        scene.game.position,
    )


def press(screen, name):
    button = next(each for each in screen.scene.commands.controls.buttons if each.name == name)
    screen.click(button.area)


def begun(screen, game):
    """A running game of people some moves after its beginning, the curtain lifted."""
    seats = [Seat(name, HUMAN, number) for number, name in enumerate(NAMES[: max(2, GAMES[game].seats[0])], 1)]
    session, hand = Session(GAMES[game], {}, seats, "5"), RandomBot("5", GAMES[game])
    for _ in range(40):
        session.play(hand.choose(session.state, session.state.decision))
    scene = lay(screen.app, session)
    screen.frames(20)
    if scene.viewpoint.is_covered:
        screen.lift_curtain()
    return scene


HANDS = [
    pytest.param(game, hand, marks=[pytest.mark.long] if game == "wealth_of_nations" else [])
    for game, hand in zip(GAMES, (MouseHand, KeyboardHand) * 2, strict=True)
]


@pytest.mark.sample(2)
@pytest.mark.parametrize(("game", "hand"), HANDS)
def test_a_game_stands_exactly_as_it_did_whatever_was_tried_out(screen, game, hand):
    scene = begun(screen, game)
    before = marks(scene)
    screen.key(pygame.K_F4)
    what_if = screen.scene
    player = hand(screen, 3)
    for _ in range(6):
        player.play_on()
        if screen.scene is scene:
            break
    assert what_if.game.session.moves[: what_if.game.session.floor] == scene.game.session.moves
    while screen.scene is not scene:
        screen.key(pygame.K_ESCAPE)
    assert marks(scene) == before


def test_the_button_leads_into_a_what_if_and_out_of_it(screen):
    scene = lay(screen.app, played(moves=20))
    screen.frames(20)
    press(screen, "what_if")
    assert isinstance(screen.scene, PlayScene)
    assert screen.scene is not scene
    press(screen, "what_if")
    assert screen.scene is scene


def test_f4_ends_a_what_if_at_once_even_with_something_in_the_hand(screen):
    scene = lay(screen.app, played(moves=20))
    screen.frames(20)
    screen.key(pygame.K_F4)
    screen.key(pygame.K_l)
    assert screen.scene.table.log_panel.is_open
    screen.key(pygame.K_F4)
    assert screen.scene is scene


@pytest.mark.sample(2)
@EVERY_GAME
def test_the_table_looks_to_its_viewer_as_it_did(screen, game):
    scene = begun(screen, game)
    viewer = scene.viewpoint.viewer
    screen.key(pygame.K_F4)
    real, tried = (each.game.session for each in (scene, screen.scene))
    assert screen.scene.viewpoint.viewer == viewer
    assert not screen.scene.viewpoint.is_covered
    seen = [redact(each.state, viewer, each.game.hidden).fingerprint() for each in (real, tried)]
    assert seen[0] == seen[1]
    assert real.state.rng != tried.state.rng


def test_nobody_looks_behind_the_curtain_of_others_by_a_what_if(screen):
    """In a what-if one person plays all seats: the others heard there what everybody did, the viewer what they did."""
    scene = begun(screen, "nation_deckbuilder")
    viewer = scene.viewpoint.viewer
    other = 1 - viewer
    screen.key(pygame.K_F4)
    log = screen.scene.game.log
    assert log.heard_by(viewer) == scene.game.log.heard_by(viewer)
    assert log.heard_by(other) == scene.game.log.heard_by(None) != scene.game.log.heard_by(other)


def test_a_sign_says_that_nothing_counts_and_what_was_dealt_anew(screen):
    lay(screen.app, played(moves=20))
    screen.frames(20)
    assert BRANCH_SIGN not in screen.scene.commands.controls.notes
    screen.key(pygame.K_F4)
    told = screen.scene.commands.tooltips.of(BRANCH_SIGN).look
    assert "reshuffled" in " ".join(told.remarks)
    assert "reshuffled" in screen.scene.commands.hints.notice.words


@pytest.mark.parametrize(("game", "said"), [("wealth_of_nations", "no cards or dice"), ("nations_dice", "dice rolls")])
def test_what_was_dealt_anew_is_said_in_the_words_of_the_game(screen, game, said):
    begun(screen, game)
    screen.key(pygame.K_F4)
    remarks = " ".join(screen.scene.commands.tooltips.of(BRANCH_SIGN).look.remarks)
    assert said in remarks
    assert "idden cards" not in remarks + screen.scene.commands.hints.notice.words


def test_a_table_of_computers_says_why_nothing_is_tried_out(screen):
    scene = lay_new(screen.app, "nations", ["random", "random"], 5)
    screen.key(pygame.K_F4)
    assert screen.scene is scene
    assert "Only computers are playing" in scene.commands.hints.notice.words


def tried_out(screen, moves=1):
    """A game of people in which so many moves were tried out; the game, with the pause of the what-if on top."""
    scene = lay(screen.app, played(moves=20))
    screen.frames(20)
    screen.key(pygame.K_F4)
    for _ in range(moves):
        screen.scene.commands.playback.play(screen.scene.game.session.state.decision.moves[0])
        screen.frames(5)
    press(screen, "menu")
    return scene


def test_what_was_tried_out_is_kept_as_a_branch_of_its_game(screen):
    scene = tried_out(screen)
    before = marks(scene)
    act(screen, "keep")
    (kept,) = [path for path in screen.app.saves.files() if path != scene.game.journal.path]
    branch = screen.app.saves.read(kept).session
    assert branch.parent.file == scene.game.journal.path.name
    assert (branch.parent.move, len(branch.moves)) == (20, 21)
    assert marks(scene) == before
    assert screen.app.saves.latest_unfinished().path == scene.game.journal.path


def test_what_was_tried_out_is_played_in_the_game_after_a_question(screen):
    scene = tried_out(screen)
    move = scene.game.session.state.decision.moves[0]
    click(screen, "take")
    assert len(scene.game.session.moves) == 20
    click(screen, "yes")
    assert screen.scene.text == "One move was played in the original game."
    screen.key(pygame.K_RETURN)
    assert screen.scene is scene
    assert screen.app.saves.read(scene.game.journal.path).session.moves[20:] == [move]
    assert scene.game.log.entries[-1].move == 20
    assert scene.game.turn.selection.moves == scene.game.session.state.decision.moves


def test_the_pause_of_a_what_if_leads_back_to_the_game(screen):
    scene = tried_out(screen, moves=0)
    click(screen, "end")
    assert screen.scene is scene


def test_with_nothing_tried_out_nothing_is_played_in_the_game(screen):
    scene = tried_out(screen, moves=0)
    act(screen, "take")
    assert "no more moves of this branch" in screen.scene.text
    assert len(scene.game.session.moves) == 20


@EVERY_GAME
def test_on_the_first_turn_nothing_is_dealt_again(screen, game):
    """How the game began has been seen."""
    scene = lay_new(screen.app, game, [HUMAN] * max(2, GAMES[game].seats[0]), "5")
    screen.frames(2)
    assert not scene.game.session.moves
    screen.app.change_settings(speed="normal")
    if scene.viewpoint.is_covered:
        screen.lift_curtain()
    screen.key(pygame.K_F4)
    assert screen.scene is not scene
    assert screen.scene.choreographer.is_idle
    assert screen.scene.table.shown_state is None
