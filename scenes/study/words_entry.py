"""Asks for what is typed in a study: titles and names, and the words of a note, which are shown as they will read."""

from __future__ import annotations

from collections.abc import Sequence

from game.study import limits
from scenes import ui
from scenes.app.dialog import NameEntry


class TitleEntry(NameEntry):
    """Asks for the title of a study, or for the name of a part of it."""

    longest = limits.LONGEST_TITLE


class WordsEntry(NameEntry):
    """A line for the words, and below it all of them as the note will show them."""

    longest = limits.LONGEST_NOTE

    def _type(self, text: str) -> None:
        super()._type(text)
        self.rebuild()

    def parts(self) -> Sequence[ui.Box | float]:
        """The field, and the words in several lines."""
        told = ui.Explanation(self.title, remarks=(self.text,))
        words = ui.Text(ui.as_typed(self._text), ui.Style.PROSE, size=15.5, lines=8, cut=True, tells=told)
        return (*super().parts(), 8, words)
