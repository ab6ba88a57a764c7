"""Keys that a player has set: read from the settings, checked as a whole, and in force everywhere at once."""

import re

import pygame
import pytest

from game.cards.catalog import DATA
from game.files.settings import HANDS, Settings
from game.text.language import PRETEND, languages, speaking
from game.text.rulebook import chapters
from game.text.sentences import Sentences
from scenes.screens.control.key_rows import rails
from scenes.ui.keymap import bindings
from scenes.ui.keymap.actions import ACTIONS, action, action_of, usual_keys
from scenes.ui.keymap.bindings import ESSENTIAL, BadKeys, Bindings, read
from scenes.ui.keymap.contexts import TABLE
from scenes.ui.keymap.hands import moved_by
from scenes.ui.keymap.keys import Key, key_named, keys_named, names_of
from tests.scenes.test_key_contexts import down, mod_of


@pytest.fixture(autouse=True)
def _usual_afterwards():
    yield
    bindings.use(Settings())


def test_every_key_has_a_name_that_leads_back_to_it():
    assert [row.id for row in ACTIONS if keys_named(names_of(row.usual)) != row.usual] == []


@pytest.mark.parametrize("name", ["", "ctrl", "ctrl+", "+", "hyper+z", "ctrl+ctrl+z", "zz", "f99", "\t", "ctrl+\0"])
def test_what_is_no_key_is_refused(name):
    with pytest.raises(ValueError):
        key_named(name)


@pytest.mark.parametrize("hand", HANDS)
def test_no_key_means_two_things_for_any_hand(hand):
    Bindings(hand).check()
    moved = [key for keys in moved_by(hand).values() for key in keys]
    assert len({*moved}) == len(moved)


@pytest.mark.parametrize(
    ("keys", "names"),
    [
        ({"table.fly": "a"}, ["table.fly"]),
        ({"table.undo": "hyper+z"}, ["table.undo", "hyper+z"]),
        ({"table.undo": ""}, ["table.undo"]),
        ({"table.undo": "l", "table.log": "l"}, ["table.undo", "table.log", "L"]),
        ({"table.undo": "tab", "focus.next_zone": "tab"}, ["table.undo", "focus.next_zone"]),
        ({"verbs.pass": "l"}, ["verbs.pass", "table.log"]),
        ({"typing.take": "q"}, ["typing.take", "Q"]),
        *(({name: "alt+f4"}, [name]) for name in ESSENTIAL),
    ],
)
def test_keys_that_are_damaged_or_lock_out_are_refused_in_words_and_the_usual_ones_stay(keys, names):
    with pytest.raises(BadKeys) as fault:
        read(Settings(keys=keys))
    assert all(name in str(fault.value) for name in names), fault.value
    for spoken in languages():
        with speaking(spoken):
            assert bindings.use(Settings(keys=keys))
    assert all(row.keys == usual_keys(row) for row in ACTIONS)


def test_a_key_that_is_set_takes_the_place_of_the_usual_ones_and_is_printed():
    assert bindings.use(Settings(keys={"table.undo": "ctrl+g, insert"})) == ""
    assert action_of(down(pygame.K_INSERT), TABLE) is action("table.undo")
    assert action_of(down(pygame.K_u), TABLE) is None
    assert action("table.undo").cap == "Ctrl+G"


def test_who_has_a_key_that_another_was_given_in_the_file_gets_the_other_one():
    """So what a later version brings with that key locks nobody out."""
    assert bindings.use(Settings(keys={"table.undo": "l"})) == ""
    assert (action("table.undo").cap, action("table.log").cap) == ("L", "U")


def test_a_key_that_is_taken_is_swapped():
    undo, log = action("table.undo"), action("table.log")
    changed = Bindings().with_key(undo, Key(pygame.K_l))
    assert changed.keys_of(undo) == (Key(pygame.K_l),)
    assert changed.keys_of(log) == (Key(pygame.K_u),)
    back = changed.with_key(log, Key(pygame.K_l))
    assert back.keys_of(undo) == (Key(pygame.K_u),)
    assert "table.log" not in back.written, "it has its usual key again"


def test_a_swap_that_would_take_a_key_of_a_third_action_is_refused():
    with pytest.raises(BadKeys):
        Bindings().with_key(action("timeline.back"), Key(pygame.K_z))


def test_the_keys_of_every_hand_do_what_they_are_printed_for():
    for hand in HANDS:
        bindings.use(Settings(hand=hand))
        for row in ACTIONS:
            for key in row.keys:
                assert action_of(down(key.code, mod_of(key)), row.context) is row, (hand, row.id)


# -- what is said of keys


def test_sentences_and_the_help_call_keys_by_what_they_are_now():
    say = Sentences("screens")
    assert say("settings.muted_label") == "Mute all sound  (M)"
    bindings.use(Settings(keys={"anywhere.mute": "f9", "table.what_if": "ctrl+g"}))
    assert say("settings.muted_label") == "Mute all sound  (F9)"
    (keys,) = (each for each in chapters("nations") if each.of == "Keys and mouse")
    assert "F9 mutes the sound" in keys.text and "Ctrl+G lets you try" in keys.text
    bindings.use(Settings(keys={"verbs.reroll": "insert"}))
    assert "then press Ins." in Sentences("nations_dice")("hints.reroll")
    with speaking(PRETEND):
        assert "<" not in next(each for each in chapters("nations") if each.of == "Keys and mouse").text


@pytest.mark.parametrize("spoken", languages())
def test_every_key_that_is_named_in_a_sentence_is_there(spoken):
    known, named = {row.id for row in (*ACTIONS, *(verb for rail in rails() for verb in rail))}, set()
    for folder in (path / spoken for path in DATA.iterdir() if (path / spoken).is_dir()):
        for file in folder.glob("*.yaml"):
            named |= set(re.findall(r"<press\.([^>|]+)>", file.read_text(encoding="utf-8")))
    assert named and named <= known
