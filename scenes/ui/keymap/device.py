"""The device that was used last, which decides what is printed on buttons and what sentences say that a hand does.

A button of a pad has one name whoever made the pad; what is printed on it differs. `lt+a` is A while LT is held.
"""

from __future__ import annotations

from game.text import device_words
from game.text.sentences import Sentences

_say = Sentences("screens")

KEYBOARD, MOUSE, TOUCH = "keyboard", "mouse", "touch"
XBOX, PLAYSTATION, NINTENDO, GENERIC = MAKES = ("xbox", "playstation", "nintendo", "generic")
"""Whose signs are on the buttons of a pad."""

FACES = ("a", "b", "x", "y")
ARROWS = ("up", "down", "left", "right")
STICKS = ("stick", "look")
"""The left and the right stick, by what the names of their directions begin with."""
TRIGGERS = ("lt", "rt")

_SHOULDERS = {
    XBOX: {"lb": "LB", "rb": "RB", "lt": "LT", "rt": "RT", "l3": "LS", "r3": "RS"},
    PLAYSTATION: {"lb": "L1", "rb": "R1", "lt": "L2", "rt": "R2", "l3": "L3", "r3": "R3"},
    NINTENDO: {"lb": "L", "rb": "R", "lt": "ZL", "rt": "ZR", "l3": "LS", "r3": "RS", "view": "−", "menu": "+"},
    GENERIC: {"lb": "L1", "rb": "R1", "lt": "L2", "rt": "R2", "l3": "L3", "r3": "R3"},
}
_LETTERS = {"a": "A", "b": "B", "x": "X", "y": "Y"}
PRINTED: dict[str, dict[str, str]] = {
    make: shoulders if make == PLAYSTATION else _LETTERS | shoulders for make, shoulders in _SHOULDERS.items()
}
"""The letters and signs on buttons, by make; a button that is not here has a shape, and words of its own."""

_SHAPES = {"a": "cross", "b": "circle", "x": "square", "y": "triangle"}

Sign = tuple[str, str]
"""What a button looks like: a shape, and what is printed on it or which way it points."""

_HANDS = {KEYBOARD: device_words.KEYS, MOUSE: device_words.MOUSE, TOUCH: device_words.TOUCH}

_used = MOUSE


def used() -> str:
    """The keyboard, the mouse, a finger, or the make of the pad that was used last."""
    return _used


def use(device: str) -> bool:
    """A device is used from now on; True where that was another one."""
    global _used
    before, _used = _used, device
    device_words.use(_HANDS.get(device, device_words.PAD))
    return before != device


def is_pad() -> bool:
    """Whether a pad was used last."""
    return _used in MAKES


def button_words(name: str, make: str) -> str:
    """What the button of a pad of this make is called in a sentence."""
    held, _, own = name.rpartition("+")
    words = PRINTED[make].get(own) or _say(f"pads.{make}_{own}" if _has_words(own, make) else f"pads.{own}")
    return _say("pads.with", held=button_words(held, make), button=words) if held else words


def on_button(name: str, label: str) -> str:
    """A button of the pad that is used, pressed on the button of this name on the screen, in a sentence."""
    return _say("pads.on", button=button_words(name, used()), label=label)


def _has_words(name: str, make: str) -> bool:
    """Whether a button is called otherwise than on most pads."""
    return make == PLAYSTATION and name in (*FACES, "view", "menu")


def signs_of(name: str, make: str) -> tuple[Sign, ...]:
    """What the button of a pad of this make looks like, after the one that is held with it."""
    held, _, own = name.rpartition("+")
    return (*signs_of(held, make), _sign_of(own, make)) if held else (_sign_of(own, make),)


def _sign_of(name: str, make: str) -> Sign:
    stick, _, way = name.rpartition("_")
    if stick:
        return f"{stick} stick", way
    if name in ARROWS:
        return "d-pad", name
    letters = PRINTED[make].get(name, "")
    if name in FACES and not letters:
        return _SHAPES[name], ""
    if name in FACES or (letters and name in ("view", "menu", "l3", "r3")):
        return "ring", letters
    return ("pill", letters) if letters else (name, "")
