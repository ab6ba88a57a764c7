"""Device words: sentences are written for a mouse, and say what another hand does while that is in use.

A language lists what is said in the place of what, in the order in which it is looked for. What is put in may name keys
by their actions, so that a pad is told of its buttons.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from typing import NamedTuple

MOUSE, KEYS, PAD, TOUCH = "mouse", "keys", "pad", "touch"

ENTRY = "devices"
"""Where these lines stand among the words of the screens: they are about the sentences of their own language, and no
translations of each other.
"""

MOST_KEPT = 4000
"""Sentences that are remembered as another hand is told them."""

_now = MOUSE

Pairs = Callable[[str, str], Iterable[str]]
"""The lines "what => what is said in its place" of a language for a hand."""


class DevicePhrase(NamedTuple):
    """What is said in the place of what: words in small letters, where they are whole words, and what is put there."""

    words: str
    pattern: re.Pattern[str]
    put: str


def now() -> str:
    """The kind of device that sentences speak of."""
    return _now


def use(hand: str) -> None:
    """Sentences speak of this kind of device from now on."""
    global _now
    _now = hand
    forget()


def forget() -> None:
    """Keys or buttons may be called otherwise now: put all into words anew."""
    _reworded.cache_clear()
    _phrases.cache_clear()


@contextmanager
def as_written() -> Iterator[None]:
    """Sentences speak of a mouse meanwhile, as they are written."""
    global _now
    hand, _now = _now, MOUSE
    try:
        yield
    finally:
        _now = hand


def by_device(text: str, spoken: str, pairs: Pairs) -> str:
    """A sentence of this language as it is said of the device of now."""
    return text if _now == MOUSE else _reworded(text, spoken, pairs)


@lru_cache(maxsize=MOST_KEPT)
def _reworded(text: str, spoken: str, pairs: Pairs) -> str:
    said = text
    for phrase in _phrases(spoken, pairs):
        if phrase.words in said.lower():
            said = phrase.pattern.sub(partial(_cased, phrase.put), said)
    return text if said == text else _tidy(said)


def _tidy(said: str) -> str:
    """A sentence that has lost words, without the gaps."""
    return re.sub(r"[ ,]+(?=[.])", "", re.sub(r" {2,}", " ", said)).strip()


@lru_cache(maxsize=8)
def _phrases(spoken: str, pairs: Pairs) -> tuple[DevicePhrase, ...]:
    hand = _now
    with as_written():  # what keys are called is asked for meanwhile, and hangs on none of this
        parts = [line.partition("=>") for line in pairs(spoken, hand)]
    return tuple(_phrase(words.strip(), put.strip()) for words, _, put in parts)


def _phrase(words: str, put: str) -> DevicePhrase:
    start, end = (r"\b" if words[:1].isalnum() else ""), (r"\b" if words[-1:].isalnum() else "")
    return DevicePhrase(words.lower(), re.compile(start + re.escape(words) + end, re.IGNORECASE), put)


def _cased(put: str, found: re.Match[str]) -> str:
    return put[:1].upper() + put[1:] if found[0][:1].isupper() else put
