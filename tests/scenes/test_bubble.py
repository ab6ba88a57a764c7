"""A bubble stands inside the window, its tail at the piece it speaks of; one tells what has become final."""

import pygame
import pytest

from scenes.bubble import Bubble
from sprites.theme import Theme
from tests.scenes.tables_played import lay_first_turn

SIZE = (1280, 720)


@pytest.mark.parametrize("at", [(600, 400, 96, 134), (8, 40, 96, 134), (1180, 4, 90, 30), (4, 690, 60, 28)])
@pytest.mark.parametrize("is_refusal", [True, False])
def test_the_tail_touches_bubble_and_piece(at, is_refusal):
    pygame.display.set_mode(SIZE)
    pygame.font.init()
    piece = pygame.Rect(at)
    body, tail = Bubble("Needs **8** {strength}, you have 5.", at, is_refusal).stamps(Theme(SIZE))
    assert pygame.Rect((0, 0), SIZE).contains(body.rect)
    assert tail.rect.colliderect(body.rect)
    assert tail.rect.inflate(2, 4).colliderect(piece)
    assert body.rect.left < tail.rect.centerx < body.rect.right


def test_what_has_been_shown_is_said_to_be_beyond_undo(screen):
    scene = lay_first_turn(screen)
    game, hints = scene.game, scene.commands.hints
    hints.hide()
    while True:
        could_undo, before = game.undo_steps > 0, game.session.state.surprises
        moves = game.session.state.decision.moves
        scene.commands.course.play(("pass",) if ("pass",) in moves else moves[0])
        if game.session.state.surprises > before:
            break
        assert hints.bubble is None
    assert could_undo
    assert "can no longer be undone" in hints.bubble.words
