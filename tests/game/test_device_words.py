"""Sentences speak of the device that is in use: of keys or buttons where those are used, of a finger where one is."""

import re

import pytest

from game.text import device_words
from game.text.device_words import KEYS, MOUSE, PAD, TOUCH
from game.text.language import speaking
from game.text.sentences import DATA, Sentences, for_hand
from scenes.ui.keymap import device
from tests.game.test_aloud import MATTERS, MOUSE_FOR_ALL, texts

OF_MOUSE = {
    "en": r"\bclick|mouse|wheel|(?<!victory )\bpoint(ing)? (at|here)|\bpointer|\brest on",
    "fr": r"\bcliqu|\bclics?\b|souris|molette|\bpointez",
    "de": r"klick|mausrad|dem zeiger|zeigst\b|zeige? (dar)?auf|hierher zeigen",
}
"""What only a hand with a mouse is told, by the language."""
USED = {KEYS: device.KEYBOARD, PAD: device.XBOX, TOUCH: device.TOUCH}


@pytest.fixture(autouse=True)
def _mouse_afterwards():
    yield
    device.use(device.MOUSE)


OF_DEVICES = {"speech", "signs", "devices", "scan", *MOUSE_FOR_ALL} - {"settings"}
"""Sections that tell of devices as such."""
NAMES_ALL = "settings.page_control_told"


@pytest.mark.long
@pytest.mark.parametrize("spoken", [*OF_MOUSE])
@pytest.mark.parametrize("hand", [KEYS, PAD, TOUCH])
def test_no_sentence_tells_another_hand_of_a_mouse(spoken, hand):
    device.use(USED[hand])
    wrong = {}
    with speaking(spoken):
        for matter in MATTERS:
            for key, written in texts(matter, spoken):
                text = for_hand(written, spoken)
                is_of_all = key == NAMES_ALL or key.partition(".")[0] in OF_DEVICES
                if not is_of_all and re.search(OF_MOUSE[spoken], text, re.IGNORECASE):
                    wrong[f"{matter} {key}"] = text
    assert wrong == {}


@pytest.mark.parametrize(
    ("spoken", "used", "words"),
    [
        ("en", device.MOUSE, "Click a tile to see what it costs you, or a {reroll} to reroll dice."),
        ("en", device.KEYBOARD, "Press Enter on a tile to see what it costs you, or a {reroll} to reroll dice."),
        ("en", device.XBOX, "Press A on a tile to see what it costs you, or a {reroll} to reroll dice."),
        ("en", device.PLAYSTATION, "Press Cross on a tile to see what it costs you, or a {reroll} to reroll dice."),
        ("en", device.TOUCH, "Tap a tile to see what it costs you, or a {reroll} to reroll dice."),
    ],
)
def test_a_sentence_says_what_the_hand_of_now_does(spoken, used, words):
    device.use(used)
    with speaking(spoken):
        assert Sentences("nations_dice")("pay.hint") == words


@pytest.mark.parametrize(("used", "words"), [(device.KEYBOARD, "Log, key L"), (device.XBOX, "Log, L")])
def test_a_button_of_a_pad_is_called_no_key(used, words):
    device.use(used)
    assert Sentences("screens")("rails.log_key", key="L") == words


def test_the_mouse_is_told_what_is_written():
    assert device_words.now() == MOUSE


CAP = re.compile(
    r"(?<![\w{’'/.-])(?:[CDFGHJ-UWXZ]|Esc|Échap|F\d+|(?:Ctrl|Strg)\+(?!V\b)\w+)(?![\w’'/-])(?!\. [A-Z])(?=.)"
)
"""What is printed on a key; without letters that sides of boards, ages and words of a language are called as well."""
CAPS_AS_SUCH = {
    "keys.yaml",
    "screens.yaml",
    "window.yaml",
    "rulebook.yaml",
    "rulings.yaml",
    "names.yaml",
    "headings.yaml",
}
"""Files in which caps are what they are about, or letters are something else."""


@pytest.mark.parametrize("spoken", [*OF_MOUSE])
def test_no_sentence_prints_a_key_that_a_player_may_have_changed_or_a_pad_has_not(spoken):
    paths = [path for path in DATA.glob(f"*/{spoken}/*.yaml") if path.name not in CAPS_AS_SUCH]
    lines = [(path, line) for path in paths for line in path.read_text().splitlines() if line[-1:] == '"']
    assert [(path.parent.parent.name, line) for path, line in lines if CAP.search(re.sub("<[^>]*>", "", line))] == []
