"""Keyboards of other layouts, with a number pad, AltGr or Cmd: what scenes hear of them, through real events."""

import re
from pathlib import Path

import pygame
import pytest

from scenes.app.devices.key_repeat import AGAIN, FIRST
from scenes.app.devices.keyboard import DIGITS, LETTERS, STEAM_DECK, Keyboard, key_of, modifiers
from scenes.app.dialog import NameEntry
from tests.scenes.fingers import control, laid
from tests.scenes.hands import Screen
from tests.scenes.tables_played import lay_first_turn

RUSSIAN = "фисвуапршолдьтщзйкыегмцчня"
GREEK = "αβψδεφγηιξκλμνοπ;ρστθωςχυζ"
HEBREW = "שנבגקכעיןחלךצמםפ/רדאוה'סטז"
AZERTY = "qbcdefghijkl,noparstuvzxyw"
"""What the keys of the letters A to Z write, by their places on a keyboard of the United States."""


def down(key, place=0, mod=0, letter="", kind=pygame.KEYDOWN):
    return pygame.event.Event(kind, key=key, scancode=place, mod=mod, unicode=letter)


def place_of(letter):
    return pygame.KSCAN_A + ord(letter) - ord("a")


@pytest.mark.parametrize("layout", [RUSSIAN, GREEK, HEBREW])
def test_a_letter_of_another_script_is_the_latin_one_at_its_place(layout):
    heard = [chr(key_of(down(ord(sign), place, letter=sign))) for sign, place in zip(layout, LETTERS, strict=True)]
    assert "".join(heard) == "abcdefghijklmnopqrstuvwxyz"


def test_layouts_with_latin_letters_keep_them_where_they_write_them():
    assert [chr(key_of(down(ord(sign), place))) for sign, place in zip(AZERTY, LETTERS, strict=True)] == list(AZERTY)
    dvorak = {"q": "'", "w": ",", "e": ".", "z": ";"}
    assert all(key_of(down(ord(sign), place_of(at))) == ord(sign) for at, sign in dvorak.items())


@pytest.mark.parametrize("letter", ["ö", "ş", "é", "ø", "ß", "ŉ"])
def test_latin_letters_with_marks_stay_what_they_are(letter):
    assert key_of(down(ord(letter), pygame.KSCAN_A, letter=letter)) == ord(letter)


def test_the_dotless_i_is_an_i():
    assert key_of(down(ord("ı"), pygame.KSCAN_I, letter="ı")) == pygame.K_i


def test_the_row_of_digits_has_digits_where_a_layout_writes_them_with_shift_only():
    french = "&é\"'(è_çà"
    places = [place for place in DIGITS if place != pygame.KSCAN_6]
    heard = "".join(chr(key_of(down(ord(sign), place))) for sign, place in zip(french, places, strict=True))
    assert heard == "123457890"
    assert key_of(down(pygame.K_MINUS, pygame.KSCAN_6, letter="-")) == pygame.K_MINUS
    assert key_of(down(pygame.K_MINUS, pygame.KSCAN_6, pygame.KMOD_LSHIFT, "6")) == pygame.K_6


def test_signs_are_keys_by_what_they_write():
    assert key_of(down(pygame.K_7, pygame.KSCAN_7, pygame.KMOD_LSHIFT, "?")) == pygame.K_QUESTION
    assert key_of(down(pygame.K_EQUALS, pygame.KSCAN_EQUALS, pygame.KMOD_LSHIFT, "+")) == pygame.K_PLUS


PAD = [
    (pygame.K_KP0, pygame.K_0, pygame.K_INSERT),
    (pygame.K_KP1, pygame.K_1, pygame.K_END),
    (pygame.K_KP2, pygame.K_2, pygame.K_DOWN),
    (pygame.K_KP4, pygame.K_4, pygame.K_LEFT),
    (pygame.K_KP8, pygame.K_8, pygame.K_UP),
    (pygame.K_KP9, pygame.K_9, pygame.K_PAGEUP),
    (pygame.K_KP_PERIOD, pygame.K_PERIOD, pygame.K_DELETE),
    (pygame.K_KP_ENTER, pygame.K_RETURN, pygame.K_RETURN),
    (pygame.K_KP_MINUS, pygame.K_MINUS, pygame.K_MINUS),
]


@pytest.mark.parametrize(("key", "with_lock", "without"), PAD)
def test_keys_of_the_number_pad_are_one_with_their_twins(key, with_lock, without):
    assert key_of(down(key, mod=pygame.KMOD_NUM)) == with_lock
    assert key_of(down(key)) == without


def test_a_pad_that_writes_a_digit_without_a_lock_has_digits():
    assert key_of(down(pygame.K_KP2, letter="2")) == pygame.K_2


@pytest.mark.parametrize(
    ("held", "is_ctrl"),
    [
        (pygame.KMOD_LCTRL | pygame.KMOD_RALT, False),
        (pygame.KMOD_LCTRL | pygame.KMOD_MODE, False),
        (pygame.KMOD_LCTRL | pygame.KMOD_LALT, True),
        (pygame.KMOD_RCTRL, True),
        (pygame.KMOD_LMETA, True),
        (pygame.KMOD_RALT, False),
    ],
)
def test_altgr_is_no_ctrl_and_cmd_is_one(held, is_ctrl):
    assert bool(modifiers(held) & pygame.KMOD_CTRL) == is_ctrl


def test_a_key_goes_up_as_what_it_went_down_as():
    keyboard = Keyboard()
    place = pygame.KSCAN_KP2
    assert keyboard.heard(down(pygame.K_KP2, place, pygame.KMOD_NUM, "2")).key == pygame.K_2
    assert keyboard.heard(down(pygame.K_KP2, place, kind=pygame.KEYUP)).key == pygame.K_2
    assert keyboard.heard(down(pygame.K_KP2, place)).key == pygame.K_DOWN


def test_text_comes_again_after_the_window_has_lost_the_keys():
    keyboard, text = Keyboard(), pygame.event.Event(pygame.TEXTINPUT, text="a")
    keyboard.heard(down(pygame.K_LCTRL, mod=pygame.KMOD_LCTRL))
    assert keyboard.heard(text) is None
    keyboard.heard(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert keyboard.heard(text) is text


def test_no_scene_looks_at_a_key_of_the_number_pad_nor_at_what_a_key_writes():
    """What a key means is settled in one place."""
    own = ("keyboard.py", "app.py")
    files = [file for file in Path("scenes").rglob("*.py") if file.name not in own]
    assert [str(file) for file in files if re.search(r"K_KP|\.unicode\b|KMOD_META", file.read_text("utf-8"))] == []


# -- at the screen --------------------------------------------------------------------------------------------


@pytest.fixture
def typing(screen):
    """A name that is being typed, with the caret at its end."""
    screen.app.open("menu")
    screen.app.stack.push(NameEntry(screen.app, "Name this game", "A sentence.", "Michał B", lambda text: None))
    screen.frames()
    screen.click(laid(screen, "field").area)
    screen.key(pygame.K_END)
    return lambda: control(screen, "field").text


def press(screen, key, place, mod, letter, text=""):
    """A key as the system sends it: down, what it writes, up."""
    screen.post(pygame.KEYDOWN, key=key, scancode=place, mod=mod, unicode=letter)
    if text:
        screen.post(pygame.TEXTINPUT, text=text)
    screen.post(pygame.KEYUP, key=key, scancode=place, mod=mod, unicode=letter)


def test_altgr_writes_a_letter_into_a_name(screen, typing):
    press(screen, pygame.K_a, pygame.KSCAN_A, pygame.KMOD_LCTRL | pygame.KMOD_RALT, "ą", "ą")
    assert typing() == "Michał Bą"


def test_ctrl_and_a_key_of_russian_marks_all_and_writes_nothing(screen, typing):
    press(screen, ord("ф"), pygame.KSCAN_A, pygame.KMOD_LCTRL, "ф", "ф")
    assert typing() == "Michał B"
    press(screen, ord("ь"), pygame.KSCAN_M, 0, "ь", "ь")
    assert typing() == "ь"


def test_ctrl_v_pastes_by_its_place(screen, typing, monkeypatch):
    monkeypatch.setattr("scenes.ui.controls.line_editor.pasted", lambda: "ob")
    press(screen, ord("м"), pygame.KSCAN_V, pygame.KMOD_LCTRL, "м", "м")
    assert typing() == "Michał Bob"


def test_the_number_pad_writes_into_a_name_and_walks_through_it(screen, typing):
    press(screen, pygame.K_KP4, pygame.KSCAN_KP4, 0, "")
    press(screen, pygame.K_KP7, pygame.KSCAN_KP7, pygame.KMOD_NUM, "7", "7")
    assert typing() == "Michał 7B"


@pytest.fixture
def table(screen):
    """A table of Nations for two people in their first turn, on top."""
    lay_first_turn(screen)
    screen.frames(3)
    return screen.scene


def press_on_table(screen, key, place, mod=0, letter=""):
    press(screen, key, place, mod, letter)
    screen.frames(2)


def test_letters_of_russian_work_at_a_table(screen, table):
    press_on_table(screen, ord("е"), pygame.KSCAN_T, letter="е")
    assert table.viewpoint.all_boards


def test_the_pad_shows_a_board_with_numlock_and_moves_the_focus_without(screen, table):
    other = 1 - table.viewpoint.viewer
    key, place = pygame.K_KP1 + other, pygame.KSCAN_KP1 + other
    press_on_table(screen, key, place, pygame.KMOD_NUM, str(other + 1))
    assert table.viewpoint.shown_seat == other
    assert not table.commands.ring.visible
    press_on_table(screen, pygame.K_KP2, pygame.KSCAN_KP2)
    assert table.commands.ring.visible


def test_ctrl_with_the_place_of_z_takes_back(screen, table):
    table.game.commit(next(move for move in table.game.session.state.decision.moves if move[0] == "buy_card"))
    screen.frames(3)
    made = len(table.game.session.moves)
    press_on_table(screen, ord("я"), pygame.KSCAN_Z, pygame.KMOD_LCTRL, "я")
    assert len(table.game.session.moves) == made - 1


# -- text, and keys that are held


@pytest.fixture
def asked_for_text(monkeypatch):
    """Whether the system is asked for text, and where it was told that one types."""
    asked = {"is_on": None, "rect": None}
    monkeypatch.setattr("pygame.key.start_text_input", lambda: asked.update(is_on=True))
    monkeypatch.setattr("pygame.key.stop_text_input", lambda: asked.update(is_on=False))
    monkeypatch.setattr("pygame.key.set_text_input_rect", lambda rect: asked.update(rect=rect))
    return asked


def test_the_system_is_asked_for_text_only_while_one_types(asked_for_text, app_of):
    screen = Screen(app_of())
    screen.app.open("menu")
    screen.frames(2)
    assert asked_for_text == {"is_on": False, "rect": None}
    screen.app.stack.push(NameEntry(screen.app, "Name this game", "A sentence.", "Bob", lambda text: None))
    screen.frames(2)
    assert asked_for_text["is_on"] and asked_for_text["rect"] == screen.scene.theme.rect(*laid(screen, "field").area)
    screen.key(pygame.K_ESCAPE)
    assert not asked_for_text["is_on"]


@pytest.mark.parametrize("is_deck", [False, True])
def test_a_letter_that_begins_a_search_is_text_unless_a_keyboard_would_cover_the_screen(
    asked_for_text, app_of, monkeypatch, is_deck
):
    monkeypatch.setenv(STEAM_DECK, str(int(is_deck)))
    screen = Screen(app_of())
    screen.app.open("rules", "nations")
    screen.frames(2)
    assert asked_for_text["is_on"] is not is_deck
    screen.key(pygame.K_F2)
    assert asked_for_text["is_on"]


def test_shift_is_told_from_the_place_where_no_text_is_asked_for():
    for sign in ("/", "ß"):
        assert key_of(down(ord(sign), 0, pygame.KMOD_LSHIFT, sign)) == pygame.K_QUESTION
        assert key_of(down(ord(sign), 0, 0, sign)) == ord(sign)


def test_arrows_repeat_at_a_table_and_verbs_never_do(screen, table, monkeypatch):
    steps, verbs = [], []
    monkeypatch.setattr(table.host, "step_focus", lambda event: event.key == pygame.K_RIGHT and not steps.append(event))
    monkeypatch.setattr(table.commands, "press_verb", lambda event: not verbs.append(event))
    for key in (pygame.K_RIGHT, pygame.K_b):
        screen.post(pygame.KEYDOWN, key=key, scancode=0, mod=0, unicode="")
        screen.frames(1, FIRST - 40)
        assert len(steps) == 1, "not yet"
        screen.frames(4, AGAIN)
        screen.post(pygame.KEYUP, key=key, scancode=0, mod=0, unicode="")
        screen.frames(4, AGAIN)
        if key == pygame.K_RIGHT:
            assert len(steps) == 5
            del steps[1:]
    assert (len(steps), len(verbs)) == (1, 1)


def test_what_repeats_ends_when_the_window_is_left(screen, table, monkeypatch):
    steps = []
    monkeypatch.setattr(table.host, "step_focus", lambda event: not steps.append(event))
    screen.post(pygame.KEYDOWN, key=pygame.K_RIGHT, scancode=0, mod=0, unicode="")
    screen.post(pygame.WINDOWFOCUSLOST)
    screen.frames(5, FIRST)
    assert len(steps) == 1


def test_a_letter_that_is_a_key_for_something_is_typed_where_one_types(screen, typing):
    screen.app.change_settings(keys={"screen.back": "q", "focus.down": "s", "anywhere.picture": "j"})
    for letter in "qsj":
        press(screen, ord(letter), place_of(letter), 0, letter, letter)
    assert typing() == "Michał Bqsj"
    screen.app.change_settings(keys={})


def test_a_key_that_is_still_down_repeats_only_while_something_is_typed(screen):
    keyboard = Keyboard()
    enter = down(pygame.K_RETURN, pygame.KSCAN_RETURN)
    assert keyboard.heard(enter)
    pygame.key.set_repeat(400, 30)
    assert keyboard.heard(enter)
    pygame.key.set_repeat()
    assert keyboard.heard(enter) is None
    keyboard.heard(down(pygame.K_RETURN, pygame.KSCAN_RETURN, kind=pygame.KEYUP))
    assert keyboard.heard(enter)
