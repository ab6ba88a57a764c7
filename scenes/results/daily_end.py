"""The end of a daily game: how it ended goes into the diary, and Hard plays on where it has not come to its end yet."""

from __future__ import annotations

from game.daily.daily_table import Daily
from game.daily.diary import Diary, standing
from game.daily.hard_game import HardGame
from game.session.session import Session
from scenes.app.app import App


class DailyEnd:
    """What is noted of a finished game at the table of a day, where it is the try that counts."""

    def __init__(self, app: App, session: Session, daily: Daily) -> None:
        self._session, self._daily = session, daily
        self._hard = HardGame(daily, app.thinker if daily.is_of_now else None)
        self._diary = Diary(app.profiles.called(session.seats[daily.seat].name))
        self._note()

    def _note(self) -> None:
        session, seat = self._session, self._daily.seat
        if not (session.state.is_over and self._diary.counts(self._daily.day, session.file)):
            return
        its = self._hard.session
        hard = standing(its.game, its.state, seat) if self._hard.is_over else None
        asked = sum(each == seat for _, each in session.advised)
        self._diary.end(self._daily.day, standing(session.game, session.state, seat), hard, asked)

    def think(self) -> bool:
        """Let Hard play on; True when it has come to the end."""
        if not self._hard.think():
            return False
        self._note()
        return True

    def leave(self) -> None:
        """Let go of the thinker, and keep how far Hard has come."""
        self._hard.rest()
        self._hard.keep()
