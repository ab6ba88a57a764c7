"""The review of a game in its timeline: it is thought of beside the table, and so are the lines that it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from math import ceil

from game.bots.analysis.game_review import Forfeit, Review, ReviewProgress
from game.bots.analysis.ledger import Brought
from game.bots.analysis.review_looks import CloseCall, TurningPoint
from game.bots.analysis.variations import Variation
from game.bots.thinking import LookBack, OtherMove, Request, Thinker
from game.files.profiles import Profiles
from game.learn.practice import practice, question_of
from game.session.savefile_lines import text_of
from game.session.session import Session

STEP = 1
"""Per cent of a review after which it is said anew how far it has come."""

SLOWEST, FASTEST = 0.5, 3.0
"""How fast the seconds pass that are shown."""

FAR_TOO_MUCH = 2.0
"""By which factor more than what is thought to be left is not even shown for a while."""

A_MOMENT, LEAST_LEFT = 1.0, 0.1
"""Seconds that are no longer counted, and the least that is ever thought to be left."""


class BackgroundReview:
    """The reviews of one game. `seat` is whose is shown or thought about, None where none is; `line` is the better line
    that was asked for, once it is known; `percent` and `seconds_left` say how far a review has come; `trouble` says
    what is wrong with the file of questions, or what was lost.
    """

    def __init__(self, session: Session, thinker: Thinker) -> None:
        self.session = session
        self._thinker, self._is_ready = thinker, False
        self._request = Request(thinker)
        self._found: dict[int, Review] = {}
        self._so_far: Review | None = None
        self.seat: int | None = None
        self.percent = 0
        self._left: float | None = None
        self._pace = 1.0
        """How fast the time that is left is counted down."""
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

    @property
    def is_running(self) -> bool:
        """Whether the review that is shown is still being thought of."""
        return self.seat is not None and not self.is_done

    def ask(self, seat: int) -> None:
        """Look back on a seat's game; asked again, put the review away, or stop looking for it."""
        if self.seat == seat:
            self.forget()
            return
        self.forget()
        self.seat = seat
        if seat not in self._found:
            self.percent, self._left, self._so_far = 0, None, None
            self._request.begin(LookBack(text_of(self.session), seat))

    def ask_line(self, point: TurningPoint) -> None:
        """Ask how the game would have gone on with the better move."""
        self._request.begin(OtherMove(text_of(self.session), point.number, point.better.move))

    def forget(self) -> None:
        """Put it away; what was found is kept."""
        self._request.drop()
        self.seat = self._so_far = None

    def think(self) -> bool:
        """Let it be thought of; True when there is something new to show. While nobody has asked for a review of a game
        that is over, what would think about it gets ready.
        """
        if self.seat is None:
            if not self._is_ready and self.session.state.is_over:
                self._thinker.start(is_waited_for=True)
            self._is_ready = True
            return False
        answer = self._request.answer()
        if isinstance(answer, ReviewProgress):
            percent = max(self.percent, 100 * answer.done // max(1, answer.of) // STEP * STEP)
            is_news = percent != self.percent or answer.found != self._so_far
            self.percent, self._so_far = percent, answer.found
            shown = self.seconds_left
            self._is_left(answer.seconds_left)
            return is_news or self.seconds_left != shown
        if isinstance(answer, Review):
            self._found[self.seat] = answer
            self._keep(answer)
        elif isinstance(answer, Variation):
            self.line = answer
        else:
            return False
        return True

    def pass_time(self, dt_ms: float) -> bool:
        """Count the time down that is left; True when another number is to be shown."""
        shown = self.seconds_left
        if self._left is not None:
            self._left = max(0.0, self._left - dt_ms / 1000 * self._pace)
        return self.seconds_left != shown

    def _is_left(self, seconds: float | None) -> None:
        """So much is thought to be left now. What is shown never rises and never stands still: where it was too little,
        it passes more slowly, where it was too much, faster, until both meet; where it was far too much, it is let go.
        """
        if seconds is not None:
            self._left = seconds if self._left is None else min(self._left, FAR_TOO_MUCH * seconds)
            self._pace = max(SLOWEST, min(FASTEST, self._left / max(LEAST_LEFT, seconds)))

    @property
    def seconds_left(self) -> int | None:
        """About how many seconds the review will still take: 0 for a moment, None while nobody can say."""
        if self._left is None:
            return None
        return ceil(self._left) if self._left > A_MOMENT else 0

    def _keep(self, found: Review) -> None:
        """What a person missed comes back as questions."""
        if self.session.has_person(found.seat):
            questions = [question_of(self.session, point) for point in found.turning_points]
            kept = practice(Profiles().called(self.session.seats[found.seat].name))
            kept.add(questions, date.today())
            self.trouble = kept.trouble or ""

    @property
    def named(self) -> list[int]:
        """The moves that are told one by one: forfeits, turning points, and close calls."""
        found = self.review
        if found is None:
            return []
        told: Sequence[Forfeit | TurningPoint | CloseCall] = (*found.forfeits, *found.worst_first, *found.close_calls)
        return [each.number for each in told]

    def shows_before(self, move: int) -> bool:
        """Whether the review speaks of a move and leads to the position before it."""
        sight = self.review.sight if self.review else None
        best = sight.strongest if sight else None
        return move in self.named or (best is not None and best.number == move)

    def point_at(self, move: int) -> TurningPoint | None:
        """The turning point at a move, if that is one."""
        points = self.review.turning_points if self.review else ()
        return next((each for each in points if each.number == move), None)

    def found_at(self, move: int) -> TurningPoint | CloseCall | None:
        """What a review has found at a move, whether it is shown now or not."""
        for review in filter(None, (self.review, *self._found.values())):
            told: Sequence[TurningPoint | CloseCall] = (*review.turning_points, *review.close_calls)
            if found := next((each for each in told if each.number == move), None):
                return found
        return None

    def has_cleared(self, move: int) -> bool:
        """Whether the review of the seat that made a move has looked at all that seemed to cost it something, and has
        found nothing there.
        """
        decision = self.session.state_before(move).decision
        review = self._found.get(decision.seat) if decision else None
        return bool(review and review.sight and not review.sight.others) and self.found_at(move) is None

    def pieces_at(self, move: int) -> frozenset[str]:
        """The pieces and places of the moves that are told there: the one that was made, and a better one."""
        found = self.review
        points = found.turning_points if found else ()
        calls = found.close_calls if found else ()
        told = [
            *((each.number, each.move, each.better.move) for each in points),
            *((each.number, each.move, each.better) for each in calls),
        ]
        return frozenset(piece for number, *moves in told if number == move for each in moves for piece in each[1:])

    @property
    def fortunes(self) -> tuple[Brought, ...]:
        """What brought the seat most of its luck, and what cost it most."""
        ledger = self.review.ledger if self.review else None
        if ledger is None or self.seat is None:
            return ()
        return ledger.luckiest(self.seat), ledger.unluckiest(self.seat)
