"""The die of who you play alone against: thrown large over the table, and back in its tray."""

from __future__ import annotations

import pygame
import pytest

from game import GAMES
from game.engine.trace import traced
from game.session.session import HUMAN
from scenes import ui
from scenes.play.dice.dice_act import DiceAct
from scenes.play.dice.great_die import GreatDieAct
from scenes.tools.gallery import GalleryPainter
from tests.scenes.test_motion_table import begin, played

ROLLS = {"nations": "rolled", "nations_dice": "shadow_rolled", "nation_deckbuilder": "army_rolled"}


def throw_of(screen, game, calm=False):
    """The act of the first throw of the solo opponent, and its scene."""
    session = played(game, 1, HUMAN)
    number = next(n for n, move in enumerate(session.moves) if _rolls(session.state_before(n), move, ROLLS[game]))
    screen.app.change_settings(reduced_motion=calm)
    scene = begin(screen, session, number)
    scene.commands.playback.play(session.moves[number])
    for _ in range(900):
        screen.frames()
        for act in scene.choreographer.acts:
            if isinstance(act, (DiceAct, GreatDieAct)):
                return act, scene
    raise AssertionError("no die was thrown")


def _rolls(state, move, kind):
    return any(frame.kind == kind for frame in traced(state, move))


@pytest.mark.parametrize("game", ROLLS)
def test_the_die_lands_as_large_as_a_third_of_the_window_and_lies_in_its_tray_at_last(screen, game):
    act, scene = throw_of(screen, game)
    assert isinstance(act, GreatDieAct)
    (piece,) = act.pieces
    manner = ui.MANNERS["great_die"]
    act.elapsed = (manner.landed - 10) * scene.table.pace.factor
    die = act.stamps(scene.table.theme)[-1]
    assert die.rect.height == pytest.approx(scene.table.theme.size[1] / 3, rel=0.25)
    act.elapsed = act.ms - 1
    small = act.stamps(scene.table.theme)[-1]
    tray = scene.table.top.spot("army_tray" if game == "nation_deckbuilder" else "tray")
    assert scene.table.theme.rect(*tray).collidepoint(small.rect.center)
    assert small.rect.height < die.rect.height / 2
    assert piece in scene.table.top.layout.sprites or game != "nations"


def test_with_reduced_motion_the_die_lies_in_its_tray_at_once(screen):
    act, scene = throw_of(screen, "nations", calm=True)
    assert isinstance(act, DiceAct)
    die = act.stamps(scene.table.theme)[-1]
    assert die.rect.height < scene.table.theme.size[1] / 8


def test_the_gallery_shows_the_die_as_it_rolls(screen, tmp_path):
    painter = GalleryPainter(screen.app, tmp_path)
    painter._paint_die(GAMES["nations"])
    waiting, rolling = (pygame.image.load(tmp_path / f"nations_die_{how}.png") for how in ("waiting", "rolling"))
    wide, high = waiting.get_size()
    middle = pygame.Rect(wide // 3, high // 3, wide // 2, high // 2)
    changed = pygame.mask.from_threshold(
        waiting.subsurface(middle), (0, 0, 0), (40, 40, 40, 255), rolling.subsurface(middle)
    )
    assert changed.count() < 0.9 * middle.w * middle.h
