"""The clipboard of the system, which may hold anything, belong to another program, or not be there at all."""

from __future__ import annotations

import pygame


def copy(text: str) -> bool:
    """Put a text on the clipboard; whether it lies there now."""
    try:
        pygame.scrap.put_text(text)
        return pygame.scrap.get_text() == text
    except (pygame.error, UnicodeError):
        return False


def pasted() -> str:
    """The text on the clipboard; empty where there is none."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeError):
        return ""
