"""The review of a game in its timeline: it is thought of beside the table, and so are the lines that it leads to."""

from __future__ import annotations

from datetime import date
from math import ceil

from game.bots.analysis.game_review import Review, ReviewProgress, TurningPoint
from game.bots.analysis.ledger import Brought
from game.bots.analysis.variations import Variation
from game.bots.thinking import LookBack, OtherMove, Request, Thinker
from game.files.profiles import Profiles
from game.learn.practice import practice, question_of
from game.session.savefile_lines import text_of
from game.session.session import Session

STEP = 4
"""Per cent of a review after which it is said anew how far it has come."""


class BackgroundReview:
    """The reviews of one game. `seat` is whose is shown or thought about, None where none is; `line` is the better line
    that was asked for, once it is known; `percent` and `seconds_left` say how far a review has come; `trouble` says
    what is wrong with the file of questions, or what was lost.
    """

    def __init__(self, session: Session, thinker: Thinker) -> None:
        self.session = session
        self._request = Request(thinker)
        self._found: dict[int, Review] = {}
        self._so_far: Review | None = None
        self.seat: int | None = None
        self.percent = 0
        self.seconds_left: int | None = None
        self.line: Variation | None = None
        self.trouble = ""

    @property
    def review(self) -> Review | None:
        """What was found, or has been found so far; None before that."""
        return None if self.seat is None else self._found.get(self.seat, self._so_far)

    @property
    def is_done(self) -> bool:
        """Whether the whole game has been looked back on."""
        return self.seat in self._found

    def ask(self, seat: int) -> None:
        """Look back on a seat's game; asked again, put the review away, or stop looking for it."""
        if self.seat == seat:
            self.forget()
            return
        self.forget()
        self.seat = seat
        if seat not in self._found:
            self.percent, self.seconds_left, self._so_far = 0, None, None
            self._request.begin(LookBack(text_of(self.session), seat))

    def ask_line(self, point: TurningPoint) -> None:
        """Ask how the game would have gone on with the better move."""
        self._request.begin(OtherMove(text_of(self.session), point.number, point.better.move))

    def forget(self) -> None:
        """Put it away; what was found is kept."""
        self._request.drop()
        self.seat = self._so_far = None

    def think(self) -> bool:
        """Let it be thought of; True when there is something new to show."""
        if self.seat is None:
            return False
        answer = self._request.answer()
        if isinstance(answer, ReviewProgress):
            percent = 100 * answer.done // max(1, answer.of) // STEP * STEP
            is_news = percent != self.percent or answer.found != self._so_far
            if percent != self.percent:
                self.seconds_left = self._still(answer.seconds_left)
            self.percent, self._so_far = percent, answer.found
            return is_news
        if isinstance(answer, Review):
            self._found[self.seat] = answer
            self._keep(answer)
        elif isinstance(answer, Variation):
            self.line = answer
        else:
            return False
        return True

    def _still(self, seconds: float | None) -> int | None:
        """How long it still takes, said so that it never takes longer than was said before."""
        said = [self.seconds_left] if self.seconds_left is not None else []
        return None if seconds is None else min([ceil(seconds), *said])

    def _keep(self, found: Review) -> None:
        """What a person missed comes back as questions."""
        if self.session.has_person(found.seat):
            questions = [question_of(self.session, point) for point in found.turning_points]
            kept = practice(Profiles().called(self.session.seats[found.seat].name))
            kept.add(questions, date.today())
            self.trouble = kept.trouble or ""

    def point(self, number: int) -> TurningPoint | None:
        """A turning point by its number, from 0."""
        points = self.review.turning_points if self.review else ()
        return points[number] if number < len(points) else None

    def point_at(self, move: int) -> TurningPoint | None:
        """The turning point at a move, if that is one."""
        points = self.review.turning_points if self.review else ()
        return next((each for each in points if each.number == move), None)

    @property
    def fortunes(self) -> tuple[Brought, ...]:
        """What brought the seat most of its luck, and what cost it most."""
        ledger = self.review.ledger if self.review else None
        if ledger is None or self.seat is None:
            return ()
        return ledger.luckiest(self.seat), ledger.unluckiest(self.seat)
