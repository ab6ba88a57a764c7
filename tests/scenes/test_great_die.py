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
from sprites.dice.die import DiePainter
from sprites.dice.die_faces import PIPS
from sprites.dice.fine_die import FineDiePainter
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
def test_the_die_lands_as_large_as_a_fifth_of_the_window_and_lies_in_its_tray_at_last(screen, game):
    act, scene = throw_of(screen, game)
    assert isinstance(act, GreatDieAct)
    (piece,) = act.pieces
    manner = ui.MANNERS["great_die"]
    act.elapsed = (manner.landed - 10) * scene.table.pace.factor
    die = act.stamps(scene.table.theme)[-1]
    assert die.rect.height == pytest.approx(scene.table.theme.size[1] / 5, rel=0.25)
    act.elapsed = act.ms - 1
    small = act.stamps(scene.table.theme)[-1]
    tray = scene.table.top.spot("army_tray" if game == "nation_deckbuilder" else "tray")
    assert scene.table.theme.rect(*tray).collidepoint(small.rect.center)
    assert small.rect.height < die.rect.height / 2
    assert piece in scene.table.top.layout.sprites or game != "nations"


@pytest.mark.parametrize("game", ["nations", "nations_dice"])
def test_the_die_lies_where_nothing_is_read_while_one_looks_at_it(screen, game):
    act, scene = throw_of(screen, game)
    layout, theme = scene.table.top.layout, scene.table.theme
    act.elapsed = (ui.MANNERS["great_die"].landed - 10) * scene.table.pace.factor
    die = act.stamps(theme)[-1].rect
    read = [*layout.kept_clear, *filter(None, [layout.log])]
    assert read
    told = ("rolls",) if game == "nations" else ("rules of the shadow",)
    assert {layout.anchors[name] for name in told} <= {*layout.kept_clear}
    hidden = sum(part.w * part.h for part in (die.clip(theme.rect(*area)) for area in read))
    assert hidden <= (0 if game == "nations" else 0.6 * die.w * die.h)  # the board of Dice leaves less room


def test_what_the_die_decides_about_stays_light_and_the_rest_turns_neutrally_darker(screen):
    act, scene = throw_of(screen, "nations")
    theme, market = scene.table.theme, scene.table.top.spot("market cards")
    act.elapsed = (ui.MANNERS["great_die"].landed - 10) * scene.table.pace.factor
    table = pygame.Surface(theme.size)
    table.fill((200, 200, 200))
    for stamp in act.stamps(theme):
        table.blit(stamp.surface, stamp.corner)
    x, y, wide, high = theme.rect(*market)
    assert table.get_at((x + wide // 2, y + 4))[:3] == (200, 200, 200)
    assert table.get_at((x + 4, y + high - 4))[:3] == (200, 200, 200)
    beside = table.get_at((x // 2, y + high // 2))[:3]
    assert max(beside) == pytest.approx(200 * 2 / 3, rel=0.05)
    assert max(beside) - min(beside) < 8


def test_a_large_die_is_shaded_within_its_faces_and_bright_where_the_lamp_is(screen):
    turn = PIPS.shape.lying(1)
    picture = FineDiePainter(150).picture(PIPS, turn, (0.0, 0.0)).surface
    box = picture.get_bounding_rect()
    left, right = (picture.get_at((round(box.x + box.w * share), round(box.y + box.h * 0.4))) for share in (0.2, 0.8))
    assert sum(left[:3]) > sum(right[:3]) + 20
    flat = DiePainter(150).picture(PIPS, turn, (0.0, 0.0)).surface
    box = flat.get_bounding_rect()
    one, other = (flat.get_at((round(box.x + box.w * share), round(box.y + box.h * 0.4))) for share in (0.2, 0.8))
    assert one == other


def test_a_fast_die_is_smeared_and_one_that_lies_is_not(screen):
    act, scene = throw_of(screen, "nations")
    manner, factor = ui.MANNERS["great_die"], scene.table.pace.factor

    def pale(elapsed):
        act.elapsed = elapsed * factor
        die = act.stamps(scene.table.theme)[-1].surface
        return [each for each in act.stamps(scene.table.theme)[:-1] if each.surface.get_size() == die.get_size()]

    assert len(pale(manner.back + 0.3 * manner.path)) >= 3
    assert not pale(manner.landed - 10)


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
