"""Playing on from a position of the timeline."""

import pygame
import pytest

from game import GAMES
from game.branches import branch
from game.core.hidden import FACE_DOWN
from tests.game.test_branches import begun, played_on


def opened(screen, session, move):
    """A saved game, and its timeline before a move."""
    journal = screen.desk.saves.begin(session)
    journal.close()
    screen.desk.change_settings(speed="instant")
    screen.desk.open("timeline", session, move)
    screen.frames(2)
    return journal.path, journal.path.read_bytes()


@pytest.mark.parametrize("name", ["nations", "nations_dice", "nation_deckbuilder"])
def test_a_branch_of_a_game_that_is_over_plays_on_with_its_dice_and_cards(screen, name):
    whole = begun(GAMES[name], -1)
    path, before = opened(screen, whole, 30)
    screen.key(pygame.K_F4)
    new = screen.scene.game.journal
    assert new.session.parent[:2] == (path.name, 30)
    assert new.session.state.rng == whole.state_before(30).rng
    screen.frames(10)
    screen.scene.game.play(whole.moves[30])
    assert screen.desk.saves.read(new.path).session.moves == whole.moves[:31]
    assert path.read_bytes() == before


def test_in_a_running_game_it_is_tried_out_and_f4_leads_back(screen):
    path, before = opened(screen, whole := begun(GAMES["wealth_of_nations"], 40), 20)
    button = next(each for each in screen.scene.commands.controls.buttons if each.name == "what_if")
    timeline = screen.scene
    screen.click(button.area)
    assert screen.scene.game.is_what_if
    assert screen.scene.game.session.state.rng != whole.state_before(20).rng
    assert screen.desk.saves.files() == [path]
    screen.key(pygame.K_F4)
    assert screen.scene is timeline
    assert path.read_bytes() == before


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
    screen.desk.open("timeline", new, 40)
    screen.frames(2)
    strip = screen.scene.commands.strip
    assert strip.parents_values[0] == screen.desk.stack._scenes[0].commands.strip.values[0][30:]
    x, y, width, height = screen.scene.strip_area
    assert strip.move_at((x, y, width, height), (x + width, y)) == 50


def test_what_is_before_something_was_dealt_anew_is_shown_as_its_maker_saw_it(screen):
    """The branch is over, but the game that it left still runs."""
    running = begun(GAMES["nation_deckbuilder"], 40)
    over = played_on(branch(running, 40, 1), -1)
    opened(screen, over, 39)
    scene = screen.scene
    scene.commands.toggle_all()
    screen.frames(2)
    assert scene.viewpoint.eyes == 1
    assert FACE_DOWN in scene.table.model().view.players[0].hand
    screen.key(pygame.K_RIGHT)
    screen.frames(2)
    assert FACE_DOWN not in scene.table.model().view.players[0].hand
