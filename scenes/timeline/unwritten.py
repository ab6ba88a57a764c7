"""A journal of what is only looked at."""

from __future__ import annotations

from game.core.journal import Journal
from game.core.session import Session


class Unwritten(Journal):
    """Puts nothing on disk."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.trouble = None
        self._taken_back = 0

    def _append(self, line: str) -> None:
        pass
