"""The calm end of a fault in the program: what happened, that nothing is lost, and the way back."""

from __future__ import annotations

import os
from collections.abc import Callable
from errno import EMFILE, ENFILE
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.core.catalog import Misprint
from game.core.sentences import Sentences
from scenes.window.stack import Scene
from sprites import palette

if TYPE_CHECKING:
    from scenes.window.desk import Desk

_say = Sentences("screens")


WIDTH, WIDEST = 640.0, 1100.0
TITLE, TEXT = 30.0, 16.0
GAP = 24.0
"""Units between the title and the text."""


class TroubleScene(Scene):
    """A plain screen that leans on as little of the program as it can.

    Enter or a click goes back to the menu, Esc leaves the program.
    """

    def __init__(self, desk: Desk, error: Exception, report: Path | None, go_on: Callable[[], None]) -> None:
        super().__init__(desk)
        self._cause = _cause(error)
        self._report = report
        self._go_on = go_on

    def handle(self, event: pygame.event.Event) -> bool:
        """Enter, Space or a click goes on, Esc leaves."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.desk.stack.clear()
            return True
        pressed = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_SPACE)
        if pressed or (event.type == pygame.MOUSEBUTTONUP and event.button == 1):
            self._go_on()
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Title and sentences in the middle of a dark table."""
        theme = self.desk.theme
        surface.fill(palette.CLOTH_RIM)
        safe = _say("trouble.safe", folder=self.desk.saves.folder)
        report = _say("trouble.report", path=self._report) if self._report else ""
        text = "\n\n".join([self._cause, safe, report, _say("trouble.ways")])
        title = theme.text(_say("trouble.title"), "title", TITLE * theme.letter, palette.BRASS_LIGHT)
        width = min(WIDEST, WIDTH * max(1.0, theme.letter))
        block = theme.rich(text, "text", TEXT * theme.letter, palette.IVORY, width)
        whole = title.get_height() + theme.px(GAP) + block.get_height()
        middle = surface.get_rect().center
        top = middle[1] - whole // 2
        surface.blit(title, title.get_rect(midtop=(middle[0], top)))
        surface.blit(block, (theme.rect(640 - width / 2, 0, 0, 0).left, top + whole - block.get_height()))


def _cause(error: Exception) -> str:
    """What went wrong, as far as a player can do something about it: a file of the program that cannot be used."""
    if no_files_left(error):
        return _say("trouble.stopped", cause=_say("trouble.no_files_left"))
    if not isinstance(error, Misprint | OSError):
        return _say("trouble.own_fault")
    words = "".join(letter for letter in str(error) if letter not in "*{}")
    return _say("trouble.file", fault=closed(words))


def no_files_left(error: Exception) -> bool:
    """Whether the error comes of that the system opens no more files; libraries then miss files that are there."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError:
        return True
    return isinstance(error, OSError) and error.errno in (EMFILE, ENFILE)


def closed(words: str) -> str:
    """Words as a sentence: with a full stop, unless they end with one or with a question."""
    return words if words.endswith((".", "?")) else f"{words}."
