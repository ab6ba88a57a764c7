"""A race: the ghost of another game beside the one in play, as its table may show it."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from game.engine.hidden import redact
from game.engine.selection import Selection
from game.engine.state import State
from game.files.archive import open_kept
from game.session.bus import MOVED, TAKEN_BACK, Moved, MoveTakenBack, Subscriptions
from game.session.ghost import Ghost, Unlike, other_rules
from game.session.savefile import Unreadable
from game.session.session import Session
from game.text.sentences import Sentences
from scenes import ui
from scenes.table.model import GhostShown, TableModel
from scenes.table.seats import as_shown
from scenes.table.table import Table

_say = Sentences("screens")


class Raced(NamedTuple):
    """The ghost beside a seat, how many rounds have ended after so many undos, what the ghost chose last, and how many
    rounds it has ended where it is still being played.
    """

    ghost: Ghost
    seat: int
    ended: tuple[int, int]
    said: str
    its_ended: int | None


@ui.memo
def _beside(raced: Raced) -> GhostShown:
    ghost, seat, ended = raced.ghost, raced.seat, raced.ended[0]
    name, counted = ui.as_typed(ghost.name(seat)), ghost.counted(seat, ended)
    return GhostShown(name, seat, ghost.view(ended), counted, raced.said)


class Race:
    """The ghost that a game names; `trouble` says why there is none to race, empty while all is well.

    `its` is a game that is played meanwhile, such as that of Hard at the table of a day: how it stands is shown, but
    nothing is said of what it chose, which would be advice.
    """

    def __init__(self, session: Session, table: Table, its: Session | None = None) -> None:
        self._session = session
        self._table = table
        self._ghost: Ghost | None = None
        self.trouble = ""
        self._taken_backs = 0
        self._said: dict[int, tuple[State, str]] = {}
        self.untold: int | None = None
        """The first move beside which nobody has been told yet what the ghost chose."""
        self._tells_choices = its is None
        self.subscriptions = Subscriptions()
        self.subscriptions.add(
            session.bus.subscribe(MOVED, self._moved), session.bus.subscribe(TAKEN_BACK, self._taken_back)
        )
        try:
            if its is None:
                opened = open_kept(session.ghost)
                self.trouble = other_rules(opened)
                self._ghost = None if self.trouble else Ghost(session, opened.session)
            else:
                self._ghost = Ghost(session, its, goes_on=True)
        except (Unreadable, Unlike) as error:
            self.trouble = str(error)

    def _moved(self, moved: Moved) -> None:
        self.untold = moved.move if self.untold is None else self.untold

    def _taken_back(self, taken_back: MoveTakenBack) -> None:
        self._taken_backs += 1
        if self.untold is not None and self.untold >= taken_back.move:
            self.untold = None

    def shown(self, state: State, seat: int) -> GhostShown | None:
        """What is shown beside this position of the own game to the person of this seat."""
        if self._ghost is None:
            return None
        ended = self._session.game.rounds(state), self._taken_backs
        return _beside(Raced(self._ghost, seat, ended, self.said_of((seat,)), self._ghost.ended))

    def said_of(self, seats: Collection[int], since: int = 0) -> str:
        """What the ghost chose where one of these seats made a move, the last one from number `since` on of which that
        can be told, in a sentence; empty for nothing.
        """
        moves = range(len(self._session.moves) - 1, since - 1, -1) if self._tells_choices else ()
        return next(filter(None, (self._said_beside(index) for index in moves if self._is_of(index, seats))), "")

    def _is_of(self, index: int, seats: Collection[int]) -> bool:
        before = self._session.state_before(index)
        is_own = before.decision is not None and before.decision.seat in seats
        return is_own and not self._table.is_midway(before)

    def _said_beside(self, index: int) -> str:
        before = self._session.state_before(index)
        if index not in self._said or self._said[index][0] is not before:
            self._said[index] = (before, self._words(index, before))
        return self._said[index][1]

    def _words(self, index: int, before: State) -> str:
        answer = self._ghost.answer(index) if self._ghost else None
        if answer is None or before.decision is None:
            return ""
        when = Sentences(self._session.game.name)("race.now")
        if answer.move is None:
            return _say("ghost.none_asked", when=when)
        seat, session = before.decision.seat, self._session
        view = redact(before, seat, session.game.hidden)
        model = TableModel(
            view, as_shown(session.seats), seat, seat, view.decision, Selection(), options=session.options
        )
        key = f"{'same' if answer.is_same else 'other'}_{'here' if answer.is_same_position else 'asked'}"
        return _say(f"ghost.{key}", when=when, move=self._table.words.move_words(model, answer.move))
