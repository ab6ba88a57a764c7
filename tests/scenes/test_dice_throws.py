"""Throws on the real table: which dice tumble together, and how they are cut short."""

from __future__ import annotations

import pygame
import pytest

from game.nations_dice import GAME
from game.session.session import HUMAN, Seat, Session
from scenes.play.dice import dice_act
from scenes.play.dice.dice_act import DiceAct
from scenes.ui.host.drag import middle
from scenes.ui.host.tooltip import spoken
from sprites.dice.thrown_dice import ThrownDice
from tests.scenes.tables_played import lay


@pytest.fixture
def scene(screen):
    """Two people at Normal speed; the first has rolled."""
    seats = [Seat(name, HUMAN, colour) for colour, name in enumerate(("Mira", "Ruth"), 1)]
    scene = lay(screen.app, Session(GAME, {}, seats, 5))
    screen.app.change_settings(speed="normal")
    screen.frames()
    return scene


def thrown(scene):
    """The dice of every throw that runs now."""
    return [set(act.pieces) for act in scene.choreographer.acts if isinstance(act, DiceAct)]


def wait_for_a_throw(screen, scene):
    for _ in range(300):
        if thrown(scene):
            return
        screen.frames()
    raise AssertionError("no dice were thrown")


def reroll(screen, scene, count):
    """Roll some of the unused dice again by real clicks; their handles."""
    nation = scene.game.session.state.nations[scene.game.deciding]
    chosen = [die.handle for die in nation.unused_dice][:count]
    screen.letter("r")
    for die in chosen:
        screen.click(scene.table.top.layout.targets[die].area)
    laid_out = set(scene.game.turn.draft.dice)
    screen.letter("r")
    return laid_out


def test_a_reroll_throws_the_chosen_dice_and_no_others(screen, scene):
    chosen = reroll(screen, scene, 2)
    assert len(chosen) == 2
    wait_for_a_throw(screen, scene)
    assert thrown(scene) == [chosen]


def test_a_throw_knows_of_the_dice_that_lie_in_the_tray(screen, scene, monkeypatch):
    known = []

    def noted(*args):
        known.append(args[6])
        return ThrownDice(*args)

    monkeypatch.setattr(dice_act, "ThrownDice", noted)
    handles = {die.handle for die in scene.game.session.state.nations[scene.game.deciding].unused_dice}
    chosen = reroll(screen, scene, 1)
    wait_for_a_throw(screen, scene)
    places = scene.table.top.layout.targets
    assert {middle(places[die].area) for die in handles - chosen} <= set(known[0])
    assert not {middle(places[die].area) for die in chosen} & set(known[0])


def test_all_dice_of_a_first_roll_tumble_together(screen, scene):
    reroll(screen, scene, 1)
    rival = scene.game.session.state.nations[1 - scene.game.session.state_before(0).decision.seat]
    for _ in range(600):
        screen.frames()
        if thrown(scene) == [{die.handle for die in rival.dice}]:
            return
    raise AssertionError("the first roll of the next nation was not seen as one throw")


def test_a_click_anywhere_settles_what_tumbles(screen, scene):
    reroll(screen, scene, 1)
    wait_for_a_throw(screen, scene)
    screen.click((640, 399, 2, 2))
    assert not thrown(scene)
    assert scene.choreographer.is_idle
    assert scene.table.shown_state is None


def test_a_throw_is_over_within_its_time(screen, scene):
    reroll(screen, scene, 5)
    wait_for_a_throw(screen, scene)
    act = next(act for act in scene.choreographer.acts if isinstance(act, DiceAct))
    assert act.ms - act.elapsed <= 1110


def test_each_die_is_heard_once_as_it_comes_to_lie(screen, scene, monkeypatch):
    heard = []
    monkeypatch.setattr(screen.app.sounds, "play", lambda name, strength=1.0, x=0.0: heard.append(name))
    chosen = reroll(screen, scene, 2)
    wait_for_a_throw(screen, scene)
    while chosen in thrown(scene):
        screen.frames()
    assert heard.count("die_land") == 2
    assert "die_hit" in heard


def test_the_line_about_a_focused_die_tells_what_it_shows_now(screen, scene):
    rival = 1 - scene.game.deciding
    die = scene.game.session.state.nations[rival].dice[0].handle
    screen.app.change_settings(speed="instant")
    screen.key(pygame.K_TAB)
    scene.commands.ring.move_to(die)
    screen.pass_by_key()
    assert scene.game.deciding == rival
    scene.commands.ring.move_to(die)
    screen.frames(3)
    caption = scene.table.top.layout.targets[die].caption
    assert "not rolled" not in caption
    assert scene.commands.controls.notes["prompt"].caption == spoken(caption)
