"""Switch scan: with one key, and time, everything is reached and pressed."""

import pygame
import pytest

from game.files.settings import HOLD, ONCE, SCANS, TWICE, Settings
from scenes.app.devices.on_screen_keyboard import OnScreenKeyboard
from scenes.app.devices.switch_scan import LONG
from scenes.games.plugin import plugin_of
from tests.scenes.fingers import form
from tests.scenes.tables_played import lay_first_turn

EVERY = SCANS[1]


@pytest.fixture
def scanning(screen):
    screen.app.change_settings(scan=EVERY)
    return screen


def switch(screen, ms=0.0):
    screen.key(pygame.K_SPACE, " ", hold_ms=ms)


def wait_for(screen, name, ring):
    """Wait until the focus has come to something by itself."""
    for _ in range(200):
        if ring.visible and ring.current == name:
            return
        screen.frames(1, EVERY)
    raise AssertionError(f"the focus does not come to {name}")


def test_the_focus_goes_on_by_itself_over_everything_and_one_switch_presses_it(scanning):
    scanning.app.open("settings", "control")
    scanning.frames()
    ring, seen = form(scanning).ring, []
    pressable = [each.name for each in ring.places if not each.is_note]
    for _ in pressable:
        scanning.frames(1, EVERY)
        seen.append(ring.current)
    assert sorted(seen) == sorted(pressable)
    wait_for(scanning, "rumble", ring)
    switch(scanning)
    assert scanning.app.settings.rumble


def test_a_switch_that_is_held_for_long_goes_back_and_presses_nothing(scanning):
    scanning.app.open("menu")
    scanning.app.open("settings", "control")
    scanning.frames()
    wait_for(scanning, "rumble", form(scanning).ring)
    switch(scanning, LONG + 50)
    assert scanning.scene.name == "menu" and not scanning.app.settings.rumble


@pytest.mark.parametrize(("key", "writes"), [(pygame.K_SPACE, " "), (pygame.K_RETURN, "")])
def test_a_name_is_typed_with_one_switch(scanning, key, writes):
    def press():
        scanning.post(pygame.KEYDOWN, key=key, unicode=writes, mod=0, scancode=0)
        if writes:
            scanning.post(pygame.TEXTINPUT, text=writes)
        scanning.post(pygame.KEYUP, key=key, unicode=writes, mod=0, scancode=0)

    app = scanning.app
    app.stack.push(plugin_of("nations_dice").setup(app))
    scanning.frames()
    setup = scanning.scene
    wait_for(scanning, "seat 1 name", form(scanning).ring)
    press()
    board = scanning.scene
    assert isinstance(board, OnScreenKeyboard)
    for name in ("letter:1", "letter:14", "letter:1", "done"):  # B, o, b
        wait_for(scanning, name, form(scanning).ring)
        press()
    assert scanning.scene is setup
    assert form(scanning).laid("seat 1 name").control.text == "Bob"


def test_the_focus_rests_while_the_switch_is_down_and_while_nobody_scans(scanning):
    scanning.app.open("settings", "control")
    scanning.frames(1, EVERY)
    ring = form(scanning).ring
    before = ring.current
    scanning.post(pygame.KEYDOWN, key=pygame.K_SPACE, unicode=" ", mod=0, scancode=0)
    scanning.frames(1, EVERY)
    assert ring.current == before
    scanning.post(pygame.KEYUP, key=pygame.K_SPACE, unicode=" ", mod=0, scancode=0)
    scanning.app.change_settings(scan=0)
    scanning.frames(5, EVERY)
    assert ring.current == before


def test_a_card_is_bought_with_one_switch(scanning):
    scene = lay_first_turn(scanning)
    ring, session = scene.host.ring, scene.game.session
    made = len(session.moves)
    buys = {move[1] for move in session.state.decision.moves if move[0] == "buy_card"}
    for _ in range(400):
        if len(session.moves) > made:
            break
        if ring.visible and (ring.current in buys or scene.game.turn.selection.picked):
            switch(scanning)
        else:
            scanning.frames(1, EVERY)
    assert session.moves[made][0] == "buy_card"


def test_at_a_table_the_switch_leads_to_the_menu_and_back(scanning):
    scene = lay_first_turn(scanning)
    scanning.frames(3)
    switch(scanning, LONG + 50)
    assert scanning.scene is not scene
    switch(scanning, LONG + 50)
    assert scanning.scene is scene


def test_a_button_of_a_pad_is_a_switch_and_others_let_nothing_go(scanning):
    scanning.app.open("menu")
    scanning.app.open("settings", "control")
    scanning.frames()
    wait_for(scanning, "rumble", form(scanning).ring)
    scan, told = scanning.app._devices.scan, []
    for kind, pad in ((pygame.KEYDOWN, "a"), (pygame.KEYUP, "x"), (pygame.KEYUP, "a")):
        event = pygame.event.Event(kind, key=0, mod=0, unicode="", scancode=0, pad=pad)
        told.append([(each.type, each.pad) for each in scan.heard(event)])
    assert told == [[], [(pygame.KEYUP, "x")], [(pygame.KEYDOWN, "a"), (pygame.KEYUP, "a")]]


@pytest.mark.parametrize(("holding", "pressing"), [(HOLD, TWICE), (TWICE, TWICE), (ONCE, ONCE)])
def test_with_one_switch_nothing_has_to_be_held(holding, pressing):
    assert Settings(scan=EVERY, holding=holding).pressing == pressing
    assert Settings(holding=holding).pressing == holding
