"""Which letters the fonts have."""

from __future__ import annotations

from functools import lru_cache

import pygame

from sprites.paint.plain_text import plain
from sprites.paint.theme import FONTS, ROLES

PIXELS = 24
NOBODYS = "\U0010ffff"
"""A letter that no font has: it is drawn as the box that stands for all of them."""

MOST_KNOWN = 4096


def holds(role: str, text: str) -> bool:
    """Whether the font of a role has every letter of a text."""
    return text.isascii() or all(_has(role, letter) for letter in set(plain(text)))


@lru_cache(maxsize=MOST_KNOWN)
def _has(role: str, letter: str) -> bool:
    return letter.isspace() or _drawn(role, letter) != _drawn(role, NOBODYS)


def _drawn(role: str, letter: str) -> bytes:
    font = pygame.Font(FONTS / ROLES[role], PIXELS)
    return pygame.image.tobytes(font.render(letter, True, "white", "black"), "RGB")
