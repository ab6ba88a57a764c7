"""A lesson in play: only what the step asks for is played, and the others answer as the lesson says."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.computer_seats import PAUSES, ComputerSeats
from game.bots.thinking import Thinker
from game.engine.flow import Move
from game.learn.lesson import Sitting
from game.session.auto_moves import AutoMove
from game.session.branches import Sandbox
from game.session.journal import Journal
from game.session.session import Seat
from scenes.play.game_in_play import GameInPlay
from scenes.table.table import Table

MOST_TURNS = 6
"""How often a piece is turned until it lies as at first."""

UNHURRIED = 6
"""After how many moves that follow one another the pause before each is half as long."""


class Others(ComputerSeats):
    """Plays what the lesson has for whoever is asked after a step, as calmly as computer seats do."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.session)
        self._sitting = sitting

    @property
    def is_deciding(self) -> bool:
        """Whether somebody else is to move now."""
        return self._sitting.due is not None

    @property
    def thinking_seat(self) -> int | None:
        """Nobody has to think."""
        return None

    def think(self, ms: float) -> None:
        """What is played is known."""

    def advance(self, ms: float, speed: str) -> Move | None:
        """The move, once the pause before it is over: a shorter one, the more of them follow one another."""
        self._waited += ms
        if self._waited < PAUSES[speed] / (1 + self._sitting.followed / UNHURRIED):
            return None
        self._waited = 0.0
        return self._sitting.due


class LessonInPlay(GameInPlay):
    """The game of a lesson. `is_refused` is whether the pupil has just tried something else than the step asks for."""

    settles = False
    lights_answers = False
    tells_ways = False  # the lesson alone says what comes next, and would refuse to go another way

    def __init__(self, journal: Journal | Sandbox, table: Table, thinker: Thinker | None = None) -> None:
        assert isinstance(journal, Sitting)
        super().__init__(journal, table, thinker)
        self.sitting = journal
        self.computers = Others(journal)
        self.is_refused = False
        self._turn_to_position()

    @property
    def is_person_deciding(self) -> bool:
        """Whether the pupil is to move."""
        sitting = self.journal
        assert isinstance(sitting, Sitting)
        return super().is_person_deciding and sitting.is_asking

    def taught_among(self, moves: Sequence[Move]) -> Move | None:
        """What the step asks for, so that forecast and ribbon speak of the same place as the lesson."""
        return next((way[0] for way in self.sitting.wanted if way[0] in moves), None)

    @property
    def waiting_move(self) -> Move | None:
        """No die is thrown by itself while one reads."""
        return None

    @property
    def can_try(self) -> bool:
        """A lesson is tried out already."""
        return False

    @property
    def why_no_trial(self) -> str:
        """Because it is one."""
        return "trial_already"

    @property
    def can_redo(self) -> bool:
        """Steps are gone through one by one."""
        return False

    @property
    def undo_steps(self) -> int:
        """Undo goes back by a step of the lesson."""
        sitting = self.sitting
        return 1 if sitting.done or sitting.session.moves != [*sitting.lesson.played] else 0

    @property
    def must_agree(self) -> Sequence[Seat]:
        """Nobody else plays."""
        return ()

    @property
    def due_order(self) -> AutoMove | None:
        """Every move is made by hand."""
        return None

    def undo(self) -> bool:
        """Go back by a step; False at the beginning."""
        can = self.undo_steps > 0
        self.sitting.step_back()
        self._turn_anew()
        return can

    def skip(self) -> None:
        """Take the step for done."""
        self.sitting.finish_step()
        self._turn_anew()

    def begin_anew(self) -> None:
        """Back to the first step."""
        while self.undo_steps:
            self.sitting.step_back()
        self._turn_anew()

    def advance(self) -> bool:
        """Go on to the next step where this one is over; True when it was."""
        is_next = self.sitting.advance()
        if is_next:
            self._turn_anew()
        return is_next

    def read(self) -> bool:
        """The step has been read; False where it asks for more."""
        is_read = self.sitting.read()
        if is_read:
            self._turn_anew()
        return is_read

    @property
    def slip(self) -> str:
        """What is not right yet of what is laid out, which is else what the step asks for; empty for nothing: too few
        or too many of it, or a piece at the right place that has to be turned.
        """
        draft, sitting = self.turn.draft, self.sitting
        if draft is None or not draft.moves or draft.is_leafed:
            return ""
        if draft.is_counted:
            laid, amount = len(draft.moves), sitting.amount
            is_meant = bool(amount) and sitting.takes(draft.moves[:1])
            return "" if not is_meant or laid == amount else "too_few" if laid < amount else "too_many"
        if sitting.takes(draft.moves) or sitting.alike(draft.moves):
            return ""
        turned = (draft.turned(self.session.state, step).moves for step in range(1, MOST_TURNS))
        return "wrong_turn" if any(sitting.takes(moves) for moves in turned) else ""

    def refuse(self, is_refused: bool = True, *, keeps_draft: bool = False) -> None:
        """The pupil has tried something else, or tries anew; what is laid out is let go of, unless it is kept."""
        if self.is_refused != is_refused:
            self.is_refused = is_refused
            if is_refused and not keeps_draft:
                self.turn.call_off()
            self.position += 1

    def _turn_anew(self) -> None:
        self.is_refused = False
        self._turn_to_position()
        self.log.catch_up()
