"""A study that goes out: as a letter, put in a file or on the clipboard."""

from __future__ import annotations

from collections.abc import Callable

from game.files.mail import Out
from game.study.study import Study
from game.study.study_text import study_letter
from game.text.sentences import Sentences
from scenes.app.app import App
from scenes.screens.saved.letters import ExportDialog

_say = Sentences("screens")


class StudyExport(ExportDialog):
    """A study as a text that friends can open."""

    def __init__(self, app: App, study: Study) -> None:
        super().__init__(app, study.chapters[0].main.session)
        self._study = study
        self.title, self.text = _say("studies.send"), _say("studies.send_text")

    @property
    def file_title(self) -> str:
        """What its file is called."""
        return self._study.called

    def send(self, by: Callable[[str], Out]) -> Out:
        """Let the text go out by a way that says what came of it."""
        return by(study_letter(self._study))
