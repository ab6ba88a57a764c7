"""The keyboard: whatever layout it has, a key that goes down becomes the one key that scenes know.

Scenes compare the key codes of a keyboard with Latin letters. Here, once for all of them, a key whose layout writes no
Latin letter counts by its place, a key of the number pad as its twin, and Cmd as Ctrl. AltGr, which Windows reports as
left Ctrl with right Alt, is no Ctrl. While Ctrl is down nothing is written.
"""

from __future__ import annotations

import os
import sys
import unicodedata

import pygame

LETTERS: dict[int, int] = {pygame.KSCAN_A + number: pygame.K_a + number for number in range(26)}
DIGITS: dict[int, int] = {
    **{pygame.KSCAN_1 + number: pygame.K_1 + number for number in range(9)},
    pygame.KSCAN_0: pygame.K_0,
}
"""The keys that lie at these places (scancodes) of a keyboard as it is in the United States."""

SIGNS_FOR_LETTERS: dict[tuple[int, int], int] = {
    (pygame.K_SEMICOLON, pygame.KSCAN_Q): pygame.K_q,
    (pygame.K_SLASH, pygame.KSCAN_Q): pygame.K_q,
    (pygame.K_QUOTE, pygame.KSCAN_W): pygame.K_w,
}
"""Signs that Greek and Hebrew layouts write where a letter lies; no layout with Latin letters has them there."""

PAD_DIGITS = {
    pygame.K_KP0: (pygame.K_0, pygame.K_INSERT),
    pygame.K_KP1: (pygame.K_1, pygame.K_END),
    pygame.K_KP2: (pygame.K_2, pygame.K_DOWN),
    pygame.K_KP3: (pygame.K_3, pygame.K_PAGEDOWN),
    pygame.K_KP4: (pygame.K_4, pygame.K_LEFT),
    pygame.K_KP5: (pygame.K_5, pygame.K_CLEAR),
    pygame.K_KP6: (pygame.K_6, pygame.K_RIGHT),
    pygame.K_KP7: (pygame.K_7, pygame.K_HOME),
    pygame.K_KP8: (pygame.K_8, pygame.K_UP),
    pygame.K_KP9: (pygame.K_9, pygame.K_PAGEUP),
    pygame.K_KP_PERIOD: (pygame.K_PERIOD, pygame.K_DELETE),
}
"""Keys of the number pad: what they are with NumLock, and without."""
PAD = {
    pygame.K_KP_ENTER: pygame.K_RETURN,
    pygame.K_KP_PLUS: pygame.K_PLUS,
    pygame.K_KP_MINUS: pygame.K_MINUS,
    pygame.K_KP_MULTIPLY: pygame.K_ASTERISK,
    pygame.K_KP_DIVIDE: pygame.K_SLASH,
    pygame.K_KP_EQUALS: pygame.K_EQUALS,
}

SHIFTED = {"/": "?", "ß": "?"}
"""What a key writes with Shift. A system that is asked for no text says only what the key writes without."""

SIGNS = "+-=?"
"""Signs that are keys of their own, wherever a layout has them."""
WRITTEN = "0123456789" + SIGNS
"""What a key stands for when it writes it, though the layout may write something else there without Shift."""


class Keyboard:
    """One keyboard, told of every event in turn: it knows which keys are down, and whether text may come."""

    def __init__(self) -> None:
        self._down: dict[int, int] = {}
        self._has_ctrl = False
        self._composes = False

    def heard(self, event: pygame.event.Event) -> pygame.event.Event | None:
        """The event as scenes take it; None for text that comes while Ctrl or Cmd is down, for keys while an input
        method composes: Enter, Esc and the arrows are its own then; and for a key that is still down and repeats once
        more though nothing is typed any more: the Enter that took a text presses nothing below.
        """
        if event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
            self._has_ctrl = self._composes = False
        if event.type == pygame.TEXTEDITING:
            self._composes = bool(event.text)
        if event.type == pygame.TEXTINPUT:
            self._composes = False
        if event.type == pygame.KEYDOWN and self._composes:
            return None
        if event.type == pygame.TEXTINPUT and self._has_ctrl:
            return None
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return event
        repeats = event.type == pygame.KEYDOWN and event.dict.get("scancode", 0) in self._down
        if repeats and pygame.key.get_repeat() == (0, 0):
            return None
        mod = modifiers(event.mod)
        self._has_ctrl = bool(mod & pygame.KMOD_CTRL)
        key = self._key(event)
        return pygame.event.Event(event.type, {**event.dict, "key": key, "mod": mod})

    def _key(self, event: pygame.event.Event) -> int:
        """A key goes up as what it went down as, whatever else was pressed or let go between."""
        place = event.dict.get("scancode", 0)
        if event.type == pygame.KEYUP:
            return self._down.pop(place, None) or key_of(event)
        key = key_of(event)
        if place:
            self._down[place] = key
        return key


STEAM_DECK = "SteamDeck"
"""The variable of the environment that tells this machine, which lays a keyboard over the game for text."""


class TextInput:
    """Whether the system is asked for text: an input method, or the keyboard on a screen, is there while one types and
    takes no keys otherwise.
    """

    def __init__(self) -> None:
        self._rect: pygame.Rect | None = None
        self._is_on = False
        self._has_screen_keyboard = os.environ.get(STEAM_DECK) == "1"
        pygame.key.stop_text_input()

    def follow(self, typed_at: pygame.Rect | None, awaits_letters: bool) -> None:
        """A text is typed in this rectangle of the window, or a letter would begin one. A keyboard on the screen comes
        only for what is typed: there is no letter to begin with.
        """
        is_wanted = typed_at is not None or (awaits_letters and not self._has_screen_keyboard)
        if is_wanted != self._is_on:
            self._is_on = is_wanted
            if is_wanted:
                pygame.key.start_text_input()
            else:
                pygame.key.stop_text_input()
        if typed_at and typed_at != self._rect:
            pygame.key.set_text_input_rect(typed_at)
        self._rect = typed_at


def modifiers(mod: int) -> int:
    """What is held besides a key: Cmd is Ctrl as well, and Ctrl with right Alt is AltGr, which is no Ctrl."""
    if mod & pygame.KMOD_META:
        mod |= pygame.KMOD_LCTRL
    elif mod & pygame.KMOD_CTRL and mod & (pygame.KMOD_RALT | pygame.KMOD_MODE):
        mod &= ~pygame.KMOD_CTRL
    return mod


def key_of(event: pygame.event.Event) -> int:
    """The key that an event means: its Latin letter, its digit, or the twin of a key of the number pad."""
    key: int = event.key
    place, written = event.dict.get("scancode", 0), event.dict.get("unicode", "")
    if key in PAD_DIGITS:
        digit, way = PAD_DIGITS[key]
        return digit if event.mod & pygame.KMOD_NUM or written else way
    if key in PAD:
        return PAD[key]
    if event.mod & pygame.KMOD_SHIFT:
        written = SHIFTED.get(written, written)
    if len(written) == 1 and written in WRITTEN:
        return ord(written)
    letter = _letter(key)
    if letter.isascii() and letter.isalnum():
        return ord(letter)
    if place in DIGITS and letter not in SIGNS:
        return DIGITS[place]
    if place in LETTERS and (key == pygame.K_UNKNOWN or _is_of_another_script(letter)):
        return LETTERS[place]
    return SIGNS_FOR_LETTERS.get((key, place), key)


def _is_of_another_script(sign: str) -> bool:
    """Whether this is a letter, or a part of one, of another script than Latin."""
    return bool(sign) and not sign.isascii() and not unicodedata.name(sign, "").startswith("LATIN")


def _letter(key: int) -> str:
    """The letter or sign of a key code, small; the dotless i of Turkish is an i. Empty where it has none."""
    sign = chr(key) if ord(" ") <= key <= sys.maxunicode else ""
    small = sign.upper().lower()
    return small if len(small) == 1 and small.isascii() else sign


def written_by(event: pygame.event.Event) -> str:
    """The letter that going down writes, whatever its script; empty where it writes none."""
    is_command = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_LALT | pygame.KMOD_META)
    letter: str = event.dict.get("unicode", "").strip()
    return letter if letter.isprintable() and not is_command else ""
