"""A study or a lesson that goes out: as a letter, put in a file or on the clipboard."""

from __future__ import annotations

from collections.abc import Callable

from game.files.mail import Out
from game.session.session import Session
from scenes.app.app import App
from scenes.screens.saved.letters import ExportDialog


class StudyExport(ExportDialog):
    """A letter that is ready: what the dialog says of it, and what its file is called."""

    file_title = ""

    def __init__(self, app: App, session: Session, words: tuple[str, str], called: str, letter: str) -> None:
        super().__init__(app, session)
        self.title, self.text = words
        self.file_title, self._letter = called, letter

    def send(self, by: Callable[[str], Out]) -> Out:
        """Let the text go out by a way that says what came of it."""
        return by(self._letter)
