"""A line of text: the caret, what is marked, and what Esc brings back."""

import pygame
import pytest

from game.text.names import graphemes
from scenes.app.devices.keyboard import Keyboard
from scenes.app.dialog import NameEntry
from scenes.games.plugin import plugin_of
from scenes.screens.books.rules_help import RulesScene
from scenes.screens.saved.arrivals import BringDialog
from scenes.ui.controls.control import LaidControl
from scenes.ui.controls.entry import TextField
from scenes.ui.controls.form import KEY_REPEAT, Form
from scenes.ui.controls.line_editor import LineEditor
from sprites.letters import fonts
from sprites.paint.theme import Theme
from tests.scenes.fingers import laid, type_text


@pytest.fixture(autouse=True)
def window():
    pygame.display.init()
    pygame.font.init()


def editor(text, longest=24):
    """A text that is being typed, with the caret at its end."""
    editor = LineEditor("name", text, lambda text: None, longest, "strong")
    press(editor, pygame.K_END)
    return editor


@pytest.fixture
def field():
    return editor("Ruth", 8)


def press(field, key, mod=0):
    return field.key(Keyboard().heard(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod)))


def test_letters_go_in_at_the_caret(field):
    press(field, pygame.K_HOME)
    press(field, pygame.K_RIGHT)
    field.type("o")

    assert field.text == "Routh"


def test_no_more_letters_than_fit(field):
    field.type("abcdefgh")

    assert field.text == "Ruthabcd"


def test_letters_that_find_no_room_are_refused_aloud_until_something_fits_again(field):
    field.type("abcd")
    assert not field.said
    field.type("e")
    assert field.said == "at most 8 characters"
    press(field, pygame.K_BACKSPACE)
    assert not field.said


def test_a_text_longer_than_its_field_takes_nothing_more_and_can_be_shortened():
    field = editor("Alexandria", 8)
    field.type("n")
    assert (field.text, field.said) == ("Alexandria", "at most 8 characters")
    press(field, pygame.K_BACKSPACE)
    assert field.text == "Alexandri"


@pytest.mark.parametrize("modifier", [pygame.KMOD_LCTRL, pygame.KMOD_LMETA])
def test_a_marked_text_is_replaced_by_the_next_letters(field, modifier):
    press(field, pygame.K_a, modifier)
    press(field, pygame.K_m)
    field.type("Mira")

    assert field.text == "Mira"


@pytest.mark.parametrize("key", [pygame.K_BACKSPACE, pygame.K_DELETE])
def test_a_marked_text_is_deleted_at_once(field, key):
    press(field, pygame.K_a, pygame.KMOD_LCTRL)
    press(field, key)

    assert field.text == ""


def test_moving_the_caret_unmarks_the_text(field):
    press(field, pygame.K_a, pygame.KMOD_LCTRL)
    press(field, pygame.K_END)
    field.type("!")

    assert field.text == "Ruth!"


def test_escape_brings_back_the_text_that_was_there(field):
    field.type("less")
    press(field, pygame.K_ESCAPE)

    assert field.text == "Ruth"


@pytest.mark.parametrize("letter", ["👍🏽", "🇩🇪", "e\u0301", "👩\u200d🚀", "🏳️\u200d🌈", "\u1112\u1161\u11ab", "कि"])
def test_the_caret_and_deleting_take_a_letter_whole(letter):
    field = editor(f"a{letter}b")
    press(field, pygame.K_LEFT)
    press(field, pygame.K_LEFT)
    field.type("x")
    assert field.text == f"ax{letter}b"
    press(field, pygame.K_DELETE)
    assert field.text == "axb"
    field.type(letter)
    press(field, pygame.K_BACKSPACE)
    assert field.text == "axb"


def test_flags_side_by_side_are_taken_one_by_one():
    assert graphemes.graphemes("🇩🇪🇫🇷🇮") == ["🇩🇪", "🇫🇷", "🇮"]


def test_no_half_of_a_letter_goes_in(field):
    field.type("👩\u200d👩\u200d👧")
    assert (field.text, field.said) == ("Ruth", "at most 8 characters")


def test_joiners_are_kept_where_they_join_something(field):
    press(field, pygame.K_HOME)
    field.type("\u200d")
    assert field.text == "Ruth"
    field.type("می\u200cخ")
    assert field.text == "می\u200cخRuth"


@pytest.mark.parametrize("copied", ["", " \n", "\u200d"])
def test_a_paste_of_nothing_leaves_the_marked_text_and_says_so(field, monkeypatch, copied):
    monkeypatch.setattr("scenes.ui.controls.line_editor.pasted", lambda: copied)
    press(field, pygame.K_a, pygame.KMOD_LCTRL)
    assert press(field, pygame.K_v, pygame.KMOD_LCTRL)
    assert field.text == "Ruth"
    assert "no text on the clipboard" in field.said
    field.type("M")
    assert (field.text, field.said) == ("M", "")


@pytest.mark.parametrize(
    ("name", "scripts"),
    [
        ("山田", "Chinese characters"),
        ("한국", "Korean"),
        ("สมชาย", "Thai"),
        ("Ann 😀", "emoji"),
        ("Ꮳ 山", "Cherokee and Chinese characters"),
    ],
)
def test_a_name_that_no_font_has_is_kept_and_said(field, name, scripts):
    press(field, pygame.K_a, pygame.KMOD_LCTRL)
    field.type(name)
    assert (field.text, field.said) == (name, f"This computer has no letters for {scripts}. The name is kept.")


@pytest.mark.parametrize("name", ["Żółć", "Zoë", "Ирина", "Ελένη", "Việt", "d'Arc-2", "שלום", "سلام"])
def test_a_name_that_the_fonts_have_is_not_spoken_of(name):
    assert fonts.missing(name) == ()


class Typed:
    """A form with one field, which is made anew with every letter."""

    def __init__(self, text):
        self.text = text
        self.form = Form(Theme((1280, 720)), self.lay)
        self.lay()

    def lay(self):
        field = TextField("name", "Name", self.text, self.change)
        self.form.fill(self.form.theme, [LaidControl(field, self.form.theme, (0, 0, 100, 28))])

    def change(self, text):
        self.text = text

    def handle(self, kind, **facts):
        self.form.handle(pygame.event.Event(kind, **facts))

    def click(self):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.handle(kind, button=1, pos=(50, 14))


def test_escape_ends_the_typing_on_a_screen_that_is_made_anew_with_every_letter():
    typed = Typed("")
    typed.form.press("name")
    typed.handle(pygame.TEXTINPUT, text="revolt")
    assert (typed.form.editor.text, typed.text) == ("revolt", "revolt")
    typed.handle(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)
    assert typed.form.editor is None
    assert typed.form.laid("name").control.text == ""


@pytest.mark.parametrize("way", ["click", "Enter", "letter"])
def test_however_typing_begins_it_replaces_the_text(way):
    typed = Typed("Ruth")
    if way == "click":
        typed.click()
    else:
        typed.handle(pygame.KEYDOWN, key=pygame.K_TAB, mod=0)
        if way == "Enter":
            typed.handle(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)
    typed.handle(pygame.TEXTINPUT, text="M")
    assert typed.form.laid("name").control.text == "M"


def test_a_second_click_goes_to_the_end_of_the_text():
    typed = Typed("Ruth")
    typed.click()
    typed.click()
    typed.handle(pygame.TEXTINPUT, text="!")

    assert typed.text == "Ruth!"


def naming(app):
    return NameEntry(app, "Name this game", "A sentence.", "Sunday", lambda text: None)


def setup(app):
    return plugin_of("nations").setup(app)


def rules(app):
    return RulesScene(app, "nations")


def enter(mod=0):
    return pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="", mod=mod, scancode=0)


def right_button():
    return pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 400), button=pygame.BUTTON_RIGHT, touch=False)


def dropped_text():
    return pygame.event.Event(pygame.DROPTEXT, text="a letter")


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("make", "field", "way"),
    [
        (naming, "field", enter()),
        (BringDialog, "path", enter()),
        (setup, "seat 1 name", enter(pygame.KMOD_LCTRL)),
        (setup, "seat 1 name", dropped_text()),
        (rules, "search", right_button()),
    ],
)
def test_held_keys_repeat_no_more_however_a_text_is_left(screen, make, field, way):
    screen.app.open("menu")
    screen.app.stack.push(make(screen.app))
    screen.frames()
    screen.click(laid(screen, field).area)
    typed_in = screen.scene
    type_text(screen, "a")
    assert pygame.key.get_repeat() == KEY_REPEAT
    pygame.event.post(way)
    screen.frames()
    assert screen.scene is not typed_in
    assert pygame.key.get_repeat() == (0, 0)


def test_held_keys_repeat_no_more_where_enter_opens_nothing(screen):
    screen.app.stack.push(BringDialog(screen.app))
    screen.frames()
    screen.click(laid(screen, "path").area)
    screen.key(pygame.K_RETURN)
    assert screen.scene.form.editor is None
    assert pygame.key.get_repeat() == (0, 0)


def test_a_name_counts_letters_as_people_see_them():
    field = LineEditor("name", "", lambda text: None, 3, "strong", 96)
    for letters in ("👨\u200d👩\u200d👧", "e\u0301", "山", "n"):
        field.type(letters)
    assert (field.text, bool(field.said)) == ("👨\u200d👩\u200d👧é山", True)
    press(field, pygame.K_BACKSPACE)
    press(field, pygame.K_BACKSPACE)
    press(field, pygame.K_BACKSPACE)
    assert field.text == ""


def test_letters_with_accents_typed_one_after_the_other_are_one():
    field = LineEditor("name", "", lambda text: None, 3, "strong", 96)
    for letters in ("z", "e", "\u0308"):
        field.type(letters)
    assert (field.text, field.caret) == ("zë", 2)


def composed(screen_or_keyboard, text):
    return screen_or_keyboard.heard(pygame.event.Event(pygame.TEXTEDITING, text=text, start=0, length=0))


def test_what_an_input_method_composes_is_shown_and_not_yet_of_the_text(field):
    field.compose("ka")
    assert (field.shown, field.text) == ("Ruthka", "Ruth")
    field.compose("")
    assert field.shown == "Ruth"
    field.compose("か")
    field.type("か")
    assert (field.shown, field.text) == ("Ruthか", "Ruthか")


def test_keys_are_left_to_an_input_method_while_it_composes():
    keyboard = Keyboard()

    def enter():
        return keyboard.heard(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))

    assert enter()
    composed(keyboard, "か")
    assert enter() is None
    keyboard.heard(pygame.event.Event(pygame.TEXTINPUT, text="か"))
    assert enter()
    composed(keyboard, "か")
    composed(keyboard, "")
    assert enter()
