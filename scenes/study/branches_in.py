"""Branches of a game that were saved become variations of its study."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from game.cards.catalog import Misprint
from game.session.branches import is_parent, keeps_its_luck, record_of
from game.session.savefile import Unreadable
from game.session.session import Session
from game.study.study import StudyLine, tried_line
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message, dialog_button
from sprites.paint import palette

_say = Sentences("screens")

ROW, MOST_ROWS = 30.0, 6


def branch_line(app: App, main: Session, path: Path) -> StudyLine | None:
    """What was saved in a file as a variation of a game; None where it is no branch of it, nothing was played in it, or
    it still runs and was dealt anew: then it is a game with secrets.
    """
    saved = app.saves.look_at(path)
    if not saved.parent or not saved.can_open or not is_parent(saved.parent, record_of(main)):
        return None
    with suppress(Unreadable, Misprint, OSError):
        session, start = app.saves.read(path).session, saved.parent.move
        has_secrets = bool(session.reshuffles) and not keeps_its_luck(session, len(session.moves))
        if len(session.moves) > start and not has_secrets:
            return tried_line(session, start, path.stem)
    return None


class BranchesIn(Message):
    """Lists the branches that can be taken; files are looked into one a frame."""

    def __init__(self, app: App, lines: Sequence[StudyLine], take: Callable[[StudyLine], None]) -> None:
        """`lines` are those that the study has already, the game itself first."""
        super().__init__(app, _say("study.branches"), _say("study.branches_text"))
        self._main, self._take = lines[0].session, take
        self._known = [record_of(each.session) for each in lines]
        self._files = app.saves.files()
        self._found: list[StudyLine] = []
        self._chosen = 0

    def update(self, dt_ms: float) -> None:
        """Look into the next file."""
        super().update(dt_ms)
        if not self._files:
            return
        line = branch_line(self.app, self._main, self._files.pop(0))
        if line and record_of(line.session) not in self._known:
            self._known.append(record_of(line.session))
            self._found.append(line)
        if line or not self._files:
            self.rebuild()

    def _choose(self, index: int) -> None:
        self._chosen = index
        self.rebuild()

    def _go(self) -> None:
        self._take(self._found[self._chosen])
        self.app.stack.pop()

    def parts(self) -> Sequence[ui.Box | float]:
        """The branches, or that there are none."""
        told = ui.explained("study.branches")
        if not self._found:
            words = _say("saved_games.looking" if self._files else "study.no_branches")
            return 12, ui.Text(words, ui.Style.ASIDE, lines=3, tells=told)
        high = ROW * max(1.0, self.theme.letter)
        rows = ui.RowList(
            "branches", told.title, high, len(self._found), self._chosen, self._choose, self._row, zone="branches",
            high=high * min(MOST_ROWS, len(self._found)), tells=told,
        )  # fmt: skip
        return 12, rows

    def _row(self, index: int, chosen: bool) -> ui.Box:
        line = self._found[index]
        words = _say("study.branch_row", name=ui.as_typed(line.name), move=line.start, n=line.last - line.start)
        ink = palette.IVORY if chosen else palette.SECONDARY
        told = ui.Explanation(words, remarks=(_say("study.branches_told"),))
        back = (ui.fill(palette.BRASS, 0.25, 4),) if chosen else ()
        return ui.Row(
            ui.Text(words, ui.Style.BODY, colour=ink, cut=True, grow=1, tells=told), pad=(8, 0, 8, 0), back=back
        )

    def buttons(self) -> Sequence[ui.Box]:
        """The way out, and the branch that was chosen."""
        why = "" if self._found else _say("saved_games.looking" if self._files else "study.no_branches")
        label, told = _say("study.take_branch"), _say("study.take_branch_told")
        return [
            dialog_button("close", _say("export.close"), self.back, "plain", "branches_in.close"),
            dialog_button("take", label, self._go, "primary", "branches_in.take", told, why),
        ]
