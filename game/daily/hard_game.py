"""The game of a Hard computer at the table of a day, played beside the own one whenever nobody else needs the thinker.

It is the measure of the own result. It comes out alike on every computer, so it is kept in the cache folder, as far as
it has come, and may be deleted there at any time.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from functools import cached_property
from pathlib import Path

from game import game_named
from game.bots.thinking import NO_MOVE, Job, Request, Thinker
from game.bots.training.match import bot_seed
from game.cards.catalog import Misprint
from game.daily.daily_table import HARD, Daily, daily_of, dealt, played_daily
from game.daily.diary import Diary, Try, standing
from game.daily.result_text import waits_for_hard
from game.engine import observe
from game.files import files, folders
from game.files.profiles import Profiles
from game.session import savefile, savefile_lines
from game.session.savefile import Unreadable
from game.session.session import HUMAN, Session

FOLDER = "daily"

AT_A_TIME = 20
"""Moves without a choice that are played in one go."""

GIVES_WAY = 60
"""Looks for which it lets others think who have taken the thinker from it."""


class HardGame:
    """The game, as far as it has come. `thinker` thinks about its moves; without one it stays as it is."""

    def __init__(self, daily: Daily, thinker: Thinker | None = None) -> None:
        self._daily = daily
        self._path = folders.cache_folder() / FOLDER / f"{daily.day.isoformat()} {daily.pieces}.yaml"
        self.session = _kept(self._path, daily) or dealt(daily, player=HARD)
        self._request = Request(thinker) if thinker else None
        self._thinker = thinker
        self._job: Job | None = None
        self._waits = 0
        self._kept_moves = len(self.session.moves)

    @property
    def is_over(self) -> bool:
        """Whether it has been played to its end."""
        return self.session.state.is_over

    def think(self) -> bool:
        """Go on while the thinker is free; True where the game has just ended, which is kept at once."""
        if self.is_over or self._request is None or self._thinker is None:
            return False
        if self._job and self._thinker.task is not self._job:
            self._job, self._waits = None, GIVES_WAY
        if self._waits:
            self._waits -= 1
            return False
        for _ in range(AT_A_TIME):
            decision = self.session.state.decision
            if decision is None:
                self.keep()
                return True
            if len(decision.moves) == 1:
                self.session.play(decision.moves[0])
                continue
            if self._job is None:
                self._job = self._question(decision.seat)
                self._request.begin(self._job)
            answer = self._request.answer()
            if answer is None or isinstance(answer, NO_MOVE):
                return False
            self._job = None
            self.session.play(answer)
        return False

    def _question(self, seat: int) -> Job:
        session = self.session
        view = observe(session.state, seat, session.game.hidden)
        player, seed = session.seats[seat].player, bot_seed(session.seed, seat)
        return Job(session.game.name, player, seed, view, in_time=False)

    def rest(self) -> None:
        """Somebody else needs the thinker."""
        if self._request and self._job:
            self._request.drop()
            self._job = None

    def keep(self) -> None:
        """Keep it as far as it has come, unless another one has come further. Where nothing can be written it is played
        again.
        """
        kept = _kept(self._path, self._daily) if len(self.session.moves) > self._kept_moves else self.session
        if kept and len(kept.moves) >= len(self.session.moves):
            return
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            files.write_whole(self._path, savefile_lines.text_of(self.session))
            self._kept_moves = len(self.session.moves)


class DailyEnd:
    """What is noted of a finished game at the table of a day, where it is the try that counts."""

    def __init__(self, session: Session, daily: Daily, thinker: Thinker) -> None:
        self._session, self.daily = session, daily
        self.hard = HardGame(daily, thinker if daily.is_of_now else None)
        self._diary = Diary(Profiles().called(session.seats[daily.seat].name))
        self._note()

    @property
    def is_counted(self) -> bool:
        """Whether this is the try that counts for its day."""
        return self._diary.counts(self.daily.day, self._session.file)

    @property
    def tried(self) -> Try | None:
        """The try that counts for its day, where this is it."""
        return self._diary.tries[self.daily.day] if self.is_counted else None

    def _note(self) -> None:
        session, seat = self._session, self.daily.seat
        if not (session.state.is_over and self.is_counted):
            return
        its = self.hard.session
        hard = standing(its.game, its.state, seat) if self.hard.is_over else None
        asked = sum(each == seat for _, each in session.advised)
        self._diary.end(self.daily.day, standing(session.game, session.state, seat), hard, asked)

    def think(self) -> bool:
        """Let Hard play on; True when it has come to the end."""
        if not self.hard.think():
            return False
        self._note()
        return True

    def leave(self) -> None:
        """Let go of the thinker, and keep how far Hard has come."""
        self.hard.rest()
        self.hard.keep()


class LateHard:
    """Hard's game of a day whose own try is over before it: played to its end as well, and noted beside that try."""

    def __init__(self, diary: Diary, daily: Daily, thinker: Thinker) -> None:
        self._diary, self._daily, self._thinker = diary, daily, thinker

    @cached_property
    def _hard(self) -> HardGame:
        return HardGame(self._daily, self._thinker)

    def think(self) -> bool:
        """Let Hard play on; True when its end has been noted."""
        hard = self._hard
        if not (hard.think() or hard.is_over):
            return False
        tried = self._diary.tries[self._daily.day]
        assert tried.own
        its = standing(hard.session.game, hard.session.state, self._daily.seat)
        self._diary.end(self._daily.day, tried.own, its, tried.advised)
        return True

    def leave(self) -> None:
        """Let go of the thinker, and keep how far Hard has come, where it has thought at all."""
        if hard := self.__dict__.get("_hard"):
            hard.rest()
            hard.keep()


def late_hard(diary: Diary, day: date, thinker: Thinker) -> LateHard | None:
    """Hard's game of a day that is still to come to its end; None where nothing of it is missing, and where the try was
    made at another table than that of now.
    """
    return LateHard(diary, daily_of(day), thinker) if waits_for_hard(diary.tries.get(day), day) else None


def end_of_daily(session: Session, thinker: Thinker) -> DailyEnd | None:
    """What is noted of this game; None where it is at no table of a day."""
    daily = played_daily(session)
    return DailyEnd(session, daily, thinker) if daily else None


def _kept(path: Path, daily: Daily) -> Session | None:
    """What was kept of it; None where that is no such game."""
    with suppress(Unreadable, Misprint, OSError):
        opened = savefile.read(path, game_named)
        is_hard = all(seat.player != HUMAN for seat in opened.session.seats)
        if not (opened.trouble or opened.differs) and is_hard and played_daily(opened.session) == daily:
            return opened.session
    return None
