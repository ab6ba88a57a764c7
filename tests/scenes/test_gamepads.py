"""Pads: what they do becomes actions, whoever made them, however worn they are, and whenever they are pulled out."""

from functools import partial
from itertools import pairwise

import pygame
import pytest

from game.files.settings import Settings, SettingsFile
from game.session.session import HUMAN
from game.text.language import languages, speaking
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.devices.devices import Devices
from scenes.app.devices.gamepads import make_of
from scenes.app.devices.on_screen_keyboard import PAGES, OnScreenKeyboard
from scenes.app.devices.pad_gone import PadGone
from scenes.app.main_window import settle_first_start
from scenes.app.screen import Screen, rail_button
from scenes.screens.settings import SettingsScene
from scenes.speech.transcript import Channel
from scenes.ui.controls.line_editor import LineEditor
from scenes.ui.host.tooltip import Explanation
from scenes.ui.keymap import device, own_buttons
from scenes.ui.keymap.actions import ACTIONS, VERB_HOLD, action, action_of
from scenes.ui.keymap.bindings import BadKeys
from scenes.ui.keymap.own_buttons import OwnButtons
from scenes.ui.keymap.pad_buttons import BUTTONS, SHARED
from tests.scenes import virtual_pad
from tests.scenes.listener import Listener
from tests.scenes.pad_hand import walk
from tests.scenes.tables_played import lay_first_turn, lay_new
from tests.scenes.trees import SCREEN, words_in
from tests.scenes.virtual_pad import FRAME, NINTENDO, NOBODY, SONY, PostedPad


class Plain(Screen):
    """Five buttons and a field."""

    name = "menu"

    def __init__(self, app):
        super().__init__(app)
        self.pressed, self.text = [], ""

    def tree(self):
        buttons = [ui.Button(f"b{n}", f"B{n}", partial(self.pressed.append, n), wide=90) for n in range(5)]
        field = ui.TextField("field", "Name", self.text, self.typed, suggested=("Ada", "Bo"), zone="field")
        return ui.Column(ui.Row(*buttons, gap=8, high=40), 20, field, rail_button("screen.back", self.back))

    def typed(self, text):
        self.text = text


@pytest.fixture
def pad_of(screen):
    """Plugs pads in, and all of them out at the end."""
    pads = []

    def plug_in(vendor=0x045E):
        pads.append(virtual_pad.pad_of(screen, vendor))
        return pads[-1]

    screen.app.stack.push(Plain(screen.app))
    screen.frames(2)
    yield plug_in
    for each in pads:
        each.pull_out()


@pytest.fixture
def pad(pad_of):
    return pad_of()


def ring(screen):
    return screen.scene.form.ring if hasattr(screen.scene, "form") else screen.scene.host.ring


def steps_of(screen, pad, name, ms):
    """Where the focus comes to while a direction is held for so long."""
    pad.down(name)
    seen = [ring(screen).current]
    for _ in range(round(ms / FRAME)):
        screen.frames()
        seen.append(ring(screen).current)
    pad.up(name)
    return len([one for one, other in pairwise(seen) if one != other])


# -- the table


def test_no_button_means_two_things_at_once_unless_the_inner_context_is_known_to_take_it_over():
    OwnButtons().check(lambda row: row.id)
    assert all(set(pair) <= {each.id for each in ACTIONS} for pair in SHARED)


def test_a_button_that_is_set_is_swapped_and_what_would_lock_out_is_refused():
    undo, wish, menu = action("table.undo"), action("table.wish"), action("table.menu")
    changed = OwnButtons().with_button(undo, "x", lambda row: row.id)
    assert (changed.buttons_of(undo), changed.buttons_of(wish)) == (("x",), ("view",))
    assert changed.without(undo).buttons_of(undo) == ("view",)
    with pytest.raises(BadKeys, match="needs a gamepad button"):
        OwnButtons({menu.id: ()}).check(lambda row: row.id)
    with pytest.raises(BadKeys, match="two things"):
        OwnButtons({undo.id: ("a",)}).check(lambda row: row.id)


@pytest.mark.parametrize(
    ("buttons", "words"),
    [
        ({"table.undo": "l9"}, "l9"),
        ({"table.undo": "view, view+x"}, "view"),
        ({"table.no_such": "x"}, "no_such"),
        ({"focus.act": ""}, "focus.act"),
        ({"table.undo": "b"}, "two things"),
    ],
)
def test_buttons_that_are_damaged_or_lock_out_are_refused_in_words_and_the_usual_ones_stay(buttons, words):
    assert words in own_buttons.use(Settings(buttons=buttons))
    assert action("table.undo").buttons == ("view",)


def test_a_button_is_set_by_pressing_it_and_kept(screen, pad):
    screen.app.open("keys", "table")
    screen.frames(2)
    keys = screen.scene
    keys._choose(next(n for n, row in enumerate(keys._rows) if row.action.id == "table.undo"))
    pad.press("down")
    walk(screen, pad, "change")
    pad.press("a")
    pad.press("lt+x")
    assert screen.scene is keys
    assert SettingsFile().settings.buttons == {"table.undo": "lt+x", "table.log": "view"}
    assert action("table.undo").buttons == ("lt+x",)
    walk(screen, pad, "usual")
    pad.press("a")
    assert action("table.undo").buttons == ("lt+x",), "the log has the usual one now"
    screen.app.change_settings(buttons={})
    assert action("table.undo").buttons == ("view",)


def test_buttons_belong_to_actions_that_there_are():
    assert BUTTONS.keys() <= {f"{each.context}.{each.name}" for each in ACTIONS}


# -- buttons, sticks and time


def test_the_d_pad_and_the_left_stick_walk_a_presses_and_b_leads_back(screen, pad):
    scene = screen.scene
    for button in ("down", "right", "right", "stick_left", "a"):
        pad.press(button)
    assert scene.pressed == [1]
    scene.app.stack.push(Plain(screen.app))
    pad.press("b")
    assert screen.scene is scene


def test_a_direction_that_is_held_repeats_after_400_ms_and_then_every_90(screen, pad):
    pad.press("down")
    assert steps_of(screen, pad, "right", 350) == 0  # the first step came with the press
    pad.press("left")
    assert steps_of(screen, pad, "right", 400 + 90) == 2


def test_a_worn_stick_does_nothing_and_one_that_counts_lets_go_later(screen, pad):
    pad.press("down")
    before = ring(screen).current
    pad.axis(0, 0.5)
    screen.frames(60)
    assert ring(screen).current == before, "half of the way does not count"
    pad.axis(0, 0.6)
    after = ring(screen).current
    assert after != before
    pad.axis(0, 0.45)
    pad.axis(0, 0.6)
    assert ring(screen).current == after, "it has not been let go between"
    pad.axis(0, 0.3)
    pad.axis(0, 0.6)
    assert ring(screen).current not in (before, after)


@pytest.mark.parametrize(
    ("vendor", "make", "undo", "act"),
    [
        (0x045E, device.XBOX, "View", "A"),
        (SONY, device.PLAYSTATION, "Create", "Cross"),
        (NINTENDO, device.NINTENDO, "−", "A"),
        (NOBODY, device.GENERIC, "View", "A"),
    ],
)
def test_buttons_bear_the_signs_of_the_maker_in_the_same_frame(screen, pad_of, vendor, make, undo, act):
    pad = pad_of(vendor)
    assert (device.used(), action("table.undo").cap) == (device.MOUSE, "U")
    pad.button("down", True)
    screen.frames(1)
    assert (device.used(), action("table.undo").cap, action("focus.act").cap) == (make, undo, act)
    screen.key(pygame.K_TAB)
    assert device.used() == device.KEYBOARD


def test_the_picture_of_that_frame_has_the_other_caps(screen, pad):
    pixels = [pygame.image.tobytes(screen.app.surface, "RGB")]
    pad.button("x", True)  # nothing but the caps changes
    screen.frames(1)
    pixels.append(pygame.image.tobytes(screen.app.surface, "RGB"))
    assert pixels[0] != pixels[1]


def test_where_sdl_is_not_found_posted_events_stand_for_a_pad(screen, pad_of, monkeypatch):
    monkeypatch.setattr(virtual_pad, "sdl", lambda: None)
    pad = pad_of(SONY)
    assert isinstance(pad, PostedPad)
    pad.press("down")
    pad.press("right")
    pad.press("a")
    assert (screen.scene.pressed, device.used()) == ([1], device.PLAYSTATION)
    pad.press("lt+y")
    pad.pull_out()
    assert isinstance(screen.scene, PadGone)


def test_a_mouse_that_is_shaken_is_not_used(screen, pad):
    pad.press("down")
    for x in (101, 104, 100, 105):
        screen.move_to((x, 100))
    assert device.is_pad()
    screen.move_to((112, 100))
    assert not device.is_pad()


def test_sentences_speak_of_the_device_of_the_same_frame(screen, pad):
    app, hint = screen.app, "pay.hint"
    pad.press("down")

    def words():
        return Sentences("nations_dice")(hint).split(" a ")[0]

    assert words() == "Press A on"
    screen.move_to((100, 100))
    screen.move_to((120, 100))
    assert words() == "Click"
    screen.letter("h")  # whoever holds the mouse presses the key of a button with the other hand
    assert words() == "Click"
    screen.key(pygame.K_TAB)
    assert words() == "Press Enter on"
    finger = {"touch_id": 1, "finger_id": 1, "x": 0.5, "y": 0.5, "dx": 0.0, "dy": 0.0, "pressure": 1.0}
    screen.post(pygame.FINGERDOWN, **finger)
    screen.post(pygame.FINGERUP, **finger)
    assert words() == "Tap"
    app.change_settings(language="de")
    assert words().startswith("Tippe auf")


def test_signs_may_be_set_once_and_for_all(screen, pad):
    screen.app.change_settings(pad_caps="nintendo")
    pad.press("down")
    assert device.used() == device.NINTENDO
    screen.app.change_settings(pad_caps="auto")
    assert device.used() == device.XBOX


def test_the_vendor_is_read_of_the_identifier_and_nonsense_is_nobodys():
    assert make_of("030000004c050000e60c000000007601") == device.PLAYSTATION
    assert [make_of(each) for each in ("", "zz", "0300000034120000")] == [device.GENERIC] * 3


def test_the_library_without_its_private_module_is_one_without_pads(monkeypatch):
    monkeypatch.setattr("scenes.app.devices.gamepads.controller", None)
    devices = Devices()
    devices.open()
    added = pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=0)
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=0)
    assert list(devices.heard(added)) == []
    assert [each.key for each in devices.heard(key)] == [pygame.K_a]


# -- at a table


def at_table(screen, game="nations", seats=1):
    scene = lay_new(screen.app, game, [HUMAN] * seats, 1)
    screen.frames(8, 100)
    return scene


def test_a_trigger_counts_when_let_go_unless_it_was_held_beside_a_button(screen, pad):
    scene, heard = at_table(screen), []
    scene.key_acts = {name: partial(heard.append, name) for name in scene.key_acts}
    for buttons in ("lt+y", "rt", "rt+y", "view", "lt+view"):
        pad.press(buttons)
    assert heard == ["ask", "go_way", "help", "undo", "redo"]


def test_the_d_pad_walks_what_can_be_chosen_and_the_right_stick_what_only_explains(screen, pad):
    scene = at_table(screen)
    walked = set()
    for way in ("down", "right", "up", "left") * 3:
        pad.press(way)
        walked.add(scene.host.ring.current)
    assert walked <= {*scene.host.ring.choices} and len(walked) > 2
    pad.press("look_up")
    pad.press("look_up")
    assert scene.host.ring.place.is_note
    pad.press("left")
    assert scene.host.ring.current in scene.host.ring.choices


@pytest.fixture
def holding(screen, pad, monkeypatch):
    """Pass has just begun to be held, and overlooks nothing."""
    scene = lay_first_turn(screen)
    screen.frames(3)
    monkeypatch.setattr(scene.game.ways, "knows_of_passing", lambda pieces=0: True)
    monkeypatch.setattr(scene.table.table, "warning", lambda *_: "")
    pad.press("down")
    scene.host.ring.move_to("verb:pass")
    pad.down("a")
    assert scene.host.held
    return scene


def test_a_pad_that_is_pulled_out_during_a_hold_plays_nothing_and_says_so(screen, pad, holding):
    scene = holding
    moves = len(scene.game.session.moves)
    screen.frames(3)
    pad.pull_out()
    screen.frames(60)
    assert isinstance(screen.scene, PadGone)
    assert (len(scene.game.session.moves), scene.host.held) == (moves, None)
    pad.plug_in()
    pad.press("a")
    assert screen.scene is scene
    screen.frames(60)
    assert len(scene.game.session.moves) == moves


def test_a_pad_that_is_not_used_goes_in_silence(screen, pad):
    scene = screen.scene
    pad.press("down")
    screen.key(pygame.K_TAB)
    pad.pull_out()
    assert screen.scene is scene


def test_a_button_that_is_held_is_the_hold_of_a_verb(screen, pad, holding):
    screen.frames(3)
    assert holding.game.session.moves[-1] != ("pass",)
    screen.hold_on(VERB_HOLD)
    pad.up("a")
    assert holding.game.session.moves[-1] == ("pass",)


def test_a_button_that_is_let_go_too_soon_plays_nothing(screen, pad, holding):
    moves = len(holding.game.session.moves)
    pad.up("a")
    screen.frames(40)
    assert len(holding.game.session.moves) == moves


def test_the_pad_is_felt_for_a_moment_only_where_that_is_wished(screen, pad):
    pad.press("down")
    screen.app.sounds.play("refusal")
    assert [each for each in pad.felt if any(each)] == []
    screen.app.change_settings(rumble=True)
    screen.app.sounds.play("refusal")
    felt = [each for each in pad.felt if any(each)]
    assert len(felt) == 1
    screen.app.change_settings(reduced_motion=True)
    screen.app.sounds.play("turn_chime_1")
    assert [each for each in pad.felt if any(each)] == felt


def test_every_button_of_a_pad_has_words(screen):
    for make in device.MAKES:
        for buttons in BUTTONS.values():
            words = [device.button_words(each, make) for each in buttons]
            assert all(words) and not any("pads." in each for each in words)
    assert action_of(pygame.event.Event(pygame.KEYDOWN, key=0, mod=0, pad="a"), "focus") is action("focus.act")


def test_those_who_listen_read_and_ask_by_a_pad(screen, pad):
    listener = Listener(screen.app)
    scene = lay_first_turn(screen)
    listener.frames(3)
    asked = {}
    for name in ("rt+b", "rt+look_right", "rt+look_down"):
        listener.heard.clear()
        pad.press(name)
        asked[name] = listener.said(Channel.ASKED)
    assert asked["rt+b"] == [scene.narration.state.question]
    assert asked["rt+look_right"][0].startswith("Your supply. ")
    assert len(asked["rt+look_down"]) == 1
    assert " gold" in asked["rt+look_down"][0]


def test_no_key_is_named_to_those_who_listen_while_a_pad_is_used(screen, pad):
    screen.app.stack.push(SettingsScene(screen.app, "ear"))
    screen.frames(2)
    assert any("Alt+G" in words for words in words_in(screen.scene.tree(), SCREEN, screen.scene.theme))
    pad.press("down")
    told = words_in(screen.scene.tree(), SCREEN, screen.scene.theme)
    assert any("RT+B" in words for words in told)
    assert not any("Alt" in words for words in told)


# -- typing

FOUR = ("left", "right", "up", "down")


def type_letters(screen, pad, letters):
    for letter in letters:
        keys = {each.caption: each.name for each in screen.scene.form.targets if each.name.startswith("letter:")}
        walk(screen, pad, keys[letter], FOUR)
        pad.press("a")


@pytest.fixture
def typing(screen, pad):
    """A text is being typed; the screen that asks for it."""
    scene = screen.scene
    pad.press("down")
    walk(screen, pad, "field")
    pad.press("a")
    screen.frames()
    assert isinstance(screen.scene, OnScreenKeyboard)
    return scene


def test_a_text_is_typed_on_the_screen_and_finished_by_menu(screen, pad, typing):
    type_letters(screen, pad, "Ev")
    for button in ("lb", "b", "y"):
        pad.press(button)
    type_letters(screen, pad, "I")
    for button in ("rb", "x", "rt"):
        pad.press(button)
    type_letters(screen, pad, "2")
    pad.press("menu")
    assert (screen.scene, typing.text) == (typing, "Iv 2")
    screen.frames(2)
    assert screen.scene is typing, "it does not come again"


def test_view_gives_up_what_was_typed_and_so_does_b_with_nothing_left(screen, pad, typing):
    type_letters(screen, pad, "X")
    pad.press("view")
    assert (screen.scene, typing.text) == (typing, "")
    pad.press("a")
    screen.frames()
    pad.press("b")
    assert screen.scene is typing


def test_a_keyboard_may_go_on_where_a_pad_began(screen, pad, typing):
    screen.post(pygame.TEXTINPUT, text="Zoë ")
    screen.key(pygame.K_BACKSPACE)
    screen.key(pygame.K_RIGHT)
    screen.key(pygame.K_RETURN)
    assert (screen.scene, typing.text) == (typing, "Zoë")


def test_what_was_used_before_need_not_be_typed(screen, pad, typing):
    walk(screen, pad, "used:1", FOUR)
    pad.press("a")
    assert (screen.scene, typing.text) == (typing, "Bo")


def test_the_letters_of_every_language_are_those_of_its_font_and_each_is_there_once():
    for spoken in languages():
        with speaking(spoken):
            letters = [*"".join(Sentences("screens")(f"letters.{page}") for page in PAGES)]
        typed = LineEditor("field", "".join(letters), str, 200, "strong")
        assert (len(letters), typed.said) == (len({*letters}), "")


# -- Steam Deck


def test_the_first_start_on_a_steam_deck_fills_the_screen_and_no_later_one(home, monkeypatch):
    settle_first_start(SettingsFile())
    assert not SettingsFile().path.exists()
    monkeypatch.setenv("SteamDeck", "1")
    settle_first_start(SettingsFile())
    assert SettingsFile().settings.full_screen
    SettingsFile().change(full_screen=False)
    settle_first_start(SettingsFile())
    assert not SettingsFile().settings.full_screen


def test_what_is_said_of_keys_is_said_of_buttons_while_a_pad_is_used(screen, pad):
    told = Explanation("Gold", remarks=("Coins.",), chapter="Gold")
    before = pygame.image.tobytes(told.surface(screen.app.theme), "RGBA")
    pad.press("x")
    assert pygame.image.tobytes(told.surface(screen.app.theme), "RGBA") != before
    assert "RT+Y" in told._remarks[-1]
