"""A game is to be studied: in the study that has it already, in a new one, or as one more chapter of the last one."""

from __future__ import annotations

from collections.abc import Sequence

from game.session.session import Session
from game.study.study import MAIN, Study, StudyFault, chapter_of
from game.study.study_files import ListedStudy, StudyFile, study_at, study_file_of, study_paths
from game.text.sentences import Sentences, closed
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message, dialog_button
from scenes.app.navigator import Scene
from scenes.study.study_scene import StudyScene

_say = Sentences("screens")


def study_begun(app: App, session: Session, move: int) -> Scene:
    """The scene in which notes are written on a game from a move on."""
    if found := study_file_of(session):
        return StudyScene(app, found[0], found[1], MAIN, move, True)
    latest = next((each for each in map(study_at, study_paths()[:1]) if each.study), None)
    if latest:
        return StudyChoice(app, session, move, latest)
    return _new(app, session, move)


def _new(app: App, session: Session, move: int) -> StudyScene:
    profile = app.profiles.current
    study = Study((chapter_of(session),), by=profile.name if profile else "")
    return StudyScene(app, StudyFile(study), 0, MAIN, move, True)


class StudyChoice(Message):
    """Asks whether a game begins a study or is one more chapter."""

    def __init__(self, app: App, session: Session, move: int, latest: ListedStudy) -> None:
        title = ui.as_typed(latest.called)
        super().__init__(app, _say("studies.begin"), _say("studies.begin_text", title=title))
        self._session, self._move, self._latest = session, move, latest

    def _begin(self) -> None:
        self.app.stack.replace(_new(self.app, self._session, self._move))

    def _add(self) -> None:
        study = self._latest.study
        assert study
        try:
            larger = study.with_chapter(self._session)
        except StudyFault as fault:
            self.app.stack.replace(Message(self.app, _say("study.cannot"), closed(str(fault))))
            return
        file = StudyFile(study, self._latest.path)
        file.put(larger)
        self.app.stack.replace(StudyScene(self.app, file, len(larger.chapters) - 1, MAIN, self._move, True))

    def buttons(self) -> Sequence[ui.Box]:
        """The way out, the last study, and a new one."""
        cancel, add, new = (_say(key) for key in ("dialogs.cancel", "studies.add", "studies.new"))
        return [
            dialog_button("cancel", cancel, self.back, "plain", "study_begun.cancel", _say("dialogs.cancel_told")),
            dialog_button("add", add, self._add, "plain", "study_begun.add", _say("studies.add_told")),
            dialog_button("new", new, self._begin, "primary", "study_begun.new", _say("studies.new_told")),
        ]
