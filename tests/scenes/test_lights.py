"""Light on the table: where there is none, where there is, and how it passes when a turn begins."""

import pytest

from scenes.play.view.turn_banner import Sweep
from scenes.ui.host.motion import Pace
from tests.scenes.tables_played import lay_first_turn


@pytest.fixture
def scene(screen):
    """A game of two people at the first turn of the first round."""
    scene = lay_first_turn(screen)
    screen.move_to((640, 700))
    return scene


def card_to_buy(scene):
    moves = scene.game.session.state.decision.moves
    return min(move[1] for move in moves if move[0] == "buy_card" and move[2] == "slot0")


def kinds(scene):
    return {kind for glows in scene.table.glows(None).values() for kind in glows}


def test_a_turn_begins_without_halos(scene):
    assert kinds(scene) == {"open"}


def test_light_lies_on_what_is_picked_and_on_what_it_may_be_played_to(screen, scene):
    card = card_to_buy(scene)
    screen.click(scene.table.top.layout.targets[card].area)
    screen.move_to((640, 700))

    glows = scene.table.glows(None)
    assert glows[card] == ("hot",)
    assert kinds(scene) == {"hot", "asked"}


def test_a_light_passes_from_left_to_right_and_is_gone(scene):
    top, names = scene.table.top, list(scene.table.glows(None))
    sweep, middles = Sweep(), []
    sweep.begin(Pace())
    for _ in range(7):
        sweep.advance(100)
        xs = [stamp.rect.centerx for stamp in sweep.stamps(top, names)]
        middles.append(sum(xs) / len(xs) if xs else None)
    lit = [x for x in middles if x is not None]
    assert len(lit) > 2
    assert lit == sorted(lit)
    sweep.advance(200)
    assert sweep.is_still
    assert sweep.stamps(top, names) == []


def test_calm_motion_goes_without_the_light():
    sweep = Sweep()
    sweep.begin(Pace(calm=True))
    assert sweep.is_still
