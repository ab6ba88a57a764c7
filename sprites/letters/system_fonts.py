"""The fonts of the computer, which stand in for letters that no font of the program has.

They are looked for in a thread of their own, and only once such a letter is to be drawn; reading the list of fonts
takes longer than a frame. Whoever draws hears of what was found by `news`, and draws anew.
"""

from __future__ import annotations

from pathlib import Path
from threading import Thread

import pygame

from sprites.letters.coverage import Coverage, coverage_of
from sprites.letters.scripts import Script

MOST_SEARCHES = 60
"""Letters are looked for so often; then what is missing stays missing until the program starts anew."""

MOST_FONTS = 600
"""Files that are opened to find a letter for which no name of a font is known to help."""


TRIES = 6
"""The list of fonts is asked for so often: on some systems it is made at the first time, and comes too late."""


class SystemFonts:
    """The fonts that were found, and the search for more. Until it is `open`, nothing is looked for."""

    def __init__(self) -> None:
        self.is_open = False
        self.found: list[tuple[Path, Coverage]] = []
        self.news = False
        self._asked: set[str] = set()
        self._waiting: list[tuple[Script, str]] = []
        self._thread: Thread | None = None

    @property
    def is_searching(self) -> bool:
        """Whether something may still be found."""
        return self._thread is not None

    def ask_for(self, script: Script, letter: str) -> None:
        """Look for a font that has a letter of this script, once."""
        if not self.is_open or letter in self._asked or len(self._asked) >= MOST_SEARCHES:
            return
        self._asked.add(letter)
        self._waiting.append((script, letter))
        if self._thread is None:
            self._thread = Thread(target=self._search, name="fonts", daemon=True)
            self._thread.start()

    def work(self) -> bool:
        """Whether a search has ended since this was asked last; it may have found fonts or none."""
        if self._thread is None or self._thread.is_alive():
            return False
        self._thread, has_news = None, self.news
        self.news = False
        if self._waiting:
            self._thread = Thread(target=self._search, name="fonts", daemon=True)
            self._thread.start()
        return has_news

    def _search(self) -> None:
        while self._waiting:
            script, letter = self._waiting.pop()
            if any(letter in coverage for _, coverage in self.found):
                continue
            if (found := _font_with(script, letter)) is not None:
                self.found = [*self.found, found]
            self.news = True


def _font_with(script: Script, letter: str) -> tuple[Path, Coverage] | None:
    names = [*script.fonts, f"notosans{script.word.lower()}", "dejavusans", "freesans", "unifont"]
    installed = next(filter(None, (pygame.font.get_fonts() for _ in range(TRIES))), [])
    others = [name for name in installed if name not in names]
    for name in [*(each for each in names if each in installed), *others[:MOST_FONTS]]:
        file = pygame.font.match_font(name)
        if file and letter in (coverage := coverage_of(Path(file))) and _opens(file):
            return Path(file), coverage
    return None


def _opens(file: str) -> bool:
    try:
        pygame.Font(file, 12)
    except (pygame.error, OSError, ValueError):
        return False
    return True
