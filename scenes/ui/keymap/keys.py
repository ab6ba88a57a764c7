"""Keys: a code with what is held beside it, what is printed on it, and its name in the settings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import pygame

from game.text.sentences import Sentences

_say = Sentences("screens")

NAMED: dict[str, int] = {
    "enter": pygame.K_RETURN,
    "escape": pygame.K_ESCAPE,
    "space": pygame.K_SPACE,
    "tab": pygame.K_TAB,
    "backspace": pygame.K_BACKSPACE,
    "delete": pygame.K_DELETE,
    "insert": pygame.K_INSERT,
    "home": pygame.K_HOME,
    "end": pygame.K_END,
    "page_up": pygame.K_PAGEUP,
    "page_down": pygame.K_PAGEDOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "plus": pygame.K_PLUS,
    "minus": pygame.K_MINUS,
    "comma": pygame.K_COMMA,
    **{f"f{number + 1}": pygame.K_F1 + number for number in range(12)},
}
"""Keys that have a name in the settings; any other that writes a sign is called by that sign."""

_NAMES = {code: name for name, code in NAMED.items()}

CAPS = {each: NAMED[each] for each in NAMED if each not in ("plus", "comma") and not each[1:].isdigit()}
"""Keys with a word of their own on buttons, by the key of the word; any other shows its sign or its name."""

_WORDS = {code: name for name, code in CAPS.items()}

HELD = ("ctrl", "alt", "shift")
"""What may be held beside a key, in the order in which names and caps say it."""

MOST_KEYS = 6
"""How many keys one action may have."""


class Key(NamedTuple):
    """A key, by the code that `scenes.app.devices.keyboard` gives it, and what is held with it.

    Ctrl and Alt must be down as asked. Shift must be where it is asked for, and else does not matter, unless the same
    key with Shift means something else in the same context.
    """

    code: int
    ctrl: bool = False
    shift: bool = False
    alt: bool = False

    @property
    def cap(self) -> str:
        """What is printed on it, with what is held beside it."""
        cap = _say(f"keys.{_WORDS[self.code]}") if self.code in _WORDS else pygame.key.name(self.code).upper()
        for is_held, name in ((self.shift, "with_shift"), (self.alt, "with_alt"), (self.ctrl, "with_ctrl")):
            cap = _say(f"keys.{name}", key=cap) if is_held else cap
        return cap

    @property
    def name(self) -> str:
        """What it is called in the settings, such as "ctrl+z"; empty for a key that cannot be kept there."""
        own = _NAMES.get(self.code) or _sign(self.code)
        return "+".join((*(each for each in HELD if getattr(self, each)), own)) if own else ""

    @property
    def writes(self) -> bool:
        """Whether it writes something where one types."""
        return not (self.ctrl or self.alt) and bool(_sign(self.code) or self.code in _SIGNS)


_SIGNS = (pygame.K_SPACE, pygame.K_PLUS, pygame.K_MINUS, pygame.K_COMMA)


def is_held_beside(code: int) -> bool:
    """Whether a key is one that is held beside others, or switches what others write."""
    return code in _BESIDE


def key_of_event(event: pygame.event.Event) -> Key:
    """The key that goes down, with what is held beside it. Shift that only makes another sign of it does not count."""
    mod, code = event.mod, event.key
    is_sign = (_sign(code) and not chr(code).isalnum()) or code in (pygame.K_PLUS, pygame.K_COMMA)
    shift = bool(mod & pygame.KMOD_SHIFT) and not is_sign
    return Key(code, bool(mod & pygame.KMOD_CTRL), shift, bool(mod & pygame.KMOD_ALT))


_BESIDE = frozenset(
    {
        pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT, pygame.K_LMETA,
        pygame.K_RMETA, pygame.K_LSUPER, pygame.K_RSUPER, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR,
        pygame.K_SCROLLOCK,
    }
)  # fmt: skip


def _sign(code: int) -> str:
    """The sign that a code stands for, where it can be seen and has no name."""
    sign = chr(code) if ord("!") <= code <= 0xFFFF and not 0xD800 <= code <= 0xDFFF else ""
    return sign if sign.isprintable() and sign == sign.lower() and code not in _NAMES else ""


def key_named(name: str) -> Key:
    """The key of this name. Raises ValueError with it where there is none."""
    *held, own = (part.strip().lower() for part in name.split("+"))
    code = NAMED.get(own) or (ord(own) if len(own) == 1 else 0)
    key = Key(code, **{each: each in held for each in HELD})
    if not key.name or set(held) - {*HELD} or len(held) != len({*held}):
        raise ValueError(name)
    return key


def keys_named(names: str) -> tuple[Key, ...]:
    """The keys of names with commas between. Raises ValueError for what is none, for none, and for too many."""
    keys = tuple(dict.fromkeys(map(key_named, names.split(","))))
    if len(keys) > MOST_KEYS:
        raise ValueError(names)
    return keys


def names_of(keys: Iterable[Key]) -> str:
    """The names of keys, as the settings keep them."""
    return ", ".join(key.name for key in keys)
