"""Playing on from a position of the timeline."""

import os
from errno import ENOSPC

import pygame
import pytest

from game import GAMES
from game.engine.hidden import FACE_DOWN
from game.session.branches import branch
from scenes.app.dialog import Message
from scenes.play.dialogs.pause import PauseDialog
from scenes.play.view.branch_sign import kind_of
from tests.game.test_branches import begun, played_on


def opened(screen, session, move, eyes=None):
    """A saved game, and its timeline before a move."""
    journal = screen.app.saves.begin(session)
    journal.close()
    screen.app.change_settings(speed="instant")
    screen.app.open("timeline", session, move, eyes)
    screen.frames(2)
    return journal.path, journal.path.read_bytes()


def leaves_a_choice(session, move):
    """Whether a question is left to its player; one with a single right answer is answered by itself."""
    state = session.state_before(move)
    return session.game.settled(state, state.decision) is None


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", ["nations", "nations_dice", "nation_deckbuilder"])
def test_a_branch_of_a_game_that_is_over_plays_on_with_its_dice_and_cards(screen, name):
    whole = begun(GAMES[name], -1)
    move = next(each for each in range(30, len(whole.moves)) if leaves_a_choice(whole, each))
    path, before = opened(screen, whole, move)
    screen.key(pygame.K_F4)
    new = screen.scene.game.journal
    assert new.session.parent[:2] == (path.name, move)
    assert new.session.state.rng == whole.state_before(move).rng
    screen.frames(10)
    screen.scene.game.commit(whole.moves[move])
    assert screen.app.saves.read(new.path).session.moves == whole.moves[: move + 1]
    assert path.read_bytes() == before


def test_in_a_running_game_it_is_tried_out_and_f4_leads_back(screen):
    path, before = opened(screen, whole := begun(GAMES["wealth_of_nations"], 40), 20)
    button = next(each for each in screen.scene.commands.controls.buttons if each.name == "what_if")
    timeline = screen.scene
    screen.click(button.area)
    assert screen.scene.game.is_what_if
    assert screen.scene.game.session.state.rng != whole.state_before(20).rng
    assert screen.app.saves.files() == [path]
    screen.key(pygame.K_F4)
    assert screen.scene is timeline
    assert path.read_bytes() == before


@pytest.mark.parametrize("door", ["game.session.journal.write_whole", "game.files.files.claim_free"])
def test_a_branch_that_cannot_be_written_is_no_what_if(screen, monkeypatch, door):
    """The curtain stays between its people, and Esc asks before the game is left."""

    def refuse(*_):
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    opened(screen, begun(GAMES["nation_deckbuilder"], -1), 30)
    monkeypatch.setattr(door, refuse)
    screen.key(pygame.K_F4)
    assert isinstance(screen.scene, Message)
    assert "No space left" in screen.scene.text
    screen.key(pygame.K_RETURN)
    assert screen.scene.viewpoint.is_covered
    screen.lift_curtain()
    assert kind_of(screen.scene.game.session) == "branch"
    screen.key(pygame.K_ESCAPE)
    assert isinstance(screen.scene, PauseDialog)


def test_nothing_is_played_on_after_the_end(screen):
    opened(screen, whole := begun(GAMES["nations"], -1), 0)
    screen.key(pygame.K_END)
    timeline = screen.scene
    screen.key(pygame.K_F4)
    assert screen.scene is timeline
    assert timeline.game.move == len(whole.moves)


def test_the_curves_of_the_game_that_a_branch_has_left_go_on_beside_its_own(screen):
    whole = begun(GAMES["nations"], -1)
    opened(screen, whole, 0)
    new = played_on(branch(whole, 30, 0), 20)
    screen.app.open("timeline", new, 40)
    screen.frames(2)
    strip = screen.scene.commands.strip
    assert strip.parents_values[0] == screen.app.stack._scenes[0].commands.strip.values[0][30:]
    x, y, width, height = screen.scene.commands.strip_area
    assert strip.move_at((x, y, width, height), (x + width, y)) == 50


def hands(screen):
    """The cards in every hand as they are seen."""
    return [player.hand for player in screen.scene.table.model().view.players]


@pytest.mark.parametrize(("eyes", "own"), [(1, True), (0, False), (None, False)])
@pytest.mark.parametrize("more", [4, -1])
def test_what_is_before_something_was_dealt_anew_is_seen_by_its_maker_alone(screen, more, eyes, own):
    """The game that the branch has left still runs, even where the branch is over and shows all of its own."""
    running = begun(GAMES["nation_deckbuilder"], 40)
    opened(screen, played_on(branch(running, 40, 1), more), 39, eyes)
    screen.letter("h")
    screen.frames(2)
    real = running.state_before(39).players[1].hand
    assert hands(screen)[1] == (real if own else (FACE_DOWN,) * len(real))
    assert FACE_DOWN in hands(screen)[0]
    screen.key(pygame.K_RIGHT)
    screen.frames(2)
    is_own_shown = more == -1 or eyes == 1
    assert (FACE_DOWN not in hands(screen)[1]) == is_own_shown
