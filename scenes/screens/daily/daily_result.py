"""The result of a daily table: three lines to copy, and the letter that proves the game."""

from __future__ import annotations

from collections.abc import Sequence

from game.daily.hard_game import end_of_daily
from game.daily.result_text import result_text
from game.session.session import Session
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message, dialog_button
from scenes.screens.saved.letters import ExportDialog
from scenes.ui.controls.clipboard import copy
from sprites.paint import palette

say = Sentences("screens")


class DailyResult(Message):
    """Three lines of a finished daily game, which can be copied. While it is open the game of Hard goes on."""

    def __init__(self, app: App, session: Session) -> None:
        end = end_of_daily(session, app.thinker)
        assert end is not None, "this is asked of daily tables only"
        super().__init__(app, say("daily.result"), "")
        self._end, self._session = end, session
        self._said = ""
        self._write()

    def _write(self) -> None:
        its = self._end.hard.session if self._end.hard.is_over else None
        self._lines = result_text(self._end.daily, self._session, its, self._end.is_counted)
        self.text = ui.as_typed(self._lines)

    def update(self, dt_ms: float) -> None:
        """Once Hard is done, its game stands beside the own one, and what was copied before is not all any more."""
        super().update(dt_ms)
        if self._end.think():
            self._said = ""
            self._write()
            self.rebuild()

    def leave(self) -> None:
        """Keep how far Hard has come."""
        super().leave()
        self._end.leave()

    def _copy(self) -> None:
        is_copied = copy(self._lines)
        self._said = say("daily.copied" if is_copied else "export.no_clipboard")
        self.app.sounds.play("stamp" if is_copied else "refusal")
        self.rebuild()

    def _prove(self) -> None:
        self.app.stack.push(ExportDialog(self.app, self._session))

    def parts(self) -> Sequence[ui.Box | float]:
        """What has become of it, and what is still to come."""
        told = ui.Explanation(self.title, remarks=(say("daily.result_told"),))
        waits = "hard_plays" if self._end.daily.is_of_now else "other_pieces"
        said = self._said or ("" if self._end.hard.is_over else say(f"daily.{waits}"))
        return 10, ui.Text(said, ui.Style.HINT, colour=palette.BRASS_LIGHT, lines=2, tells=told)

    def buttons(self) -> Sequence[ui.Box]:
        """The letter, the copy, and the way out."""
        prove, its_told = say("daily.letter"), say("daily.letter_told")
        return [
            dialog_button("letter", prove, self._prove, "plain", "daily_result.letter", its_told),
            dialog_button("copy", say("daily.copy"), self._copy, "plain", "daily_result.copy", say("daily.copy_told")),
            dialog_button("close", say("dialogs.close"), self.back, "primary", "message.close"),
        ]
