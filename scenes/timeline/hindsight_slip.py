"""The review on the timeline: it is thought of beside the table, and leads to the turning points of a game."""

from __future__ import annotations

from collections.abc import Iterator

from game.bots.hindsight import Progress, Review, TurningPoint
from game.bots.thinking import LookBack, Thinker
from game.core.journal import text_of
from game.core.sentences import Sentences
from game.core.session import Session
from scenes.kit.box import Box
from scenes.kit.numbers import signed
from scenes.kit.slips import painted
from scenes.play.advice_slip import SMALL, line, reasons_in_words, slip, slip_width
from scenes.play.playing_table import PlayingTable
from scenes.play.recap_slip import clearest
from scenes.window.canvas import Stamp
from sprites import palette
from sprites.plain_text import as_typed
from sprites.theme import Theme

_say = Sentences("screens")


class Hindsight:
    """The reviews of one game. `seat` is whose is shown or thought about, None where none is."""

    def __init__(self, session: Session, thinker: Thinker) -> None:
        self._session = session
        self._thinker = thinker
        self._found: dict[int, Review] = {}
        self.seat: int | None = None
        self.progress = Progress(0, 1)
        self._is_thinking = False

    @property
    def review(self) -> Review | None:
        """What was found, once it was."""
        return None if self.seat is None else self._found.get(self.seat)

    def ask(self, seat: int) -> None:
        """Look back on a seat's game; asked again, put the review away, or stop looking for it."""
        if self.seat == seat:
            self.forget()
            return
        self.forget()
        self.seat = seat
        if seat not in self._found:
            self.progress, self._is_thinking = Progress(0, 1), True
            self._thinker.begin(LookBack(text_of(self._session), seat))

    def forget(self) -> None:
        """Put it away; what was found is kept."""
        if self._is_thinking:
            self._thinker.drop()
        self.seat, self._is_thinking = None, False

    def think(self) -> bool:
        """Let it be thought of; True when there is something new to show."""
        if not self._is_thinking or self.seat is None:
            return False
        answer = self._thinker.answer()
        if isinstance(answer, Review):
            self._found[self.seat], self._is_thinking = answer, False
        elif isinstance(answer, Progress) and _percent(answer) != _percent(self.progress):
            self.progress = answer
        else:
            return False
        return True

    def point(self, number: int) -> TurningPoint | None:
        """A turning point by its number, from 0."""
        points = self.review.turning_points if self.review else ()
        return points[number] if number < len(points) else None

    def stamps(self, theme: Theme, table: PlayingTable, move: int) -> list[Stamp]:
        """The review on a slip over the table, which stands before this move."""
        if self.seat is None:
            return []
        key = ("hindsight", self.seat, self.progress, self.review, table.game.position)
        face = theme.cached(key, lambda: painted(self._slip(table, move), theme, slip_width(theme)))
        x, y, _, _ = clearest(slip_width(theme), face.get_height() / theme.s, [], table.top.layout.kept_clear)
        return [Stamp(face, theme.rect(x, y, 0, 0).topleft)]

    def _slip(self, table: PlayingTable, move: int) -> Box:
        assert self.seat is not None
        name = as_typed(self._session.seats[self.seat].name)
        found = self.review
        if found is None:
            looking = _say("hindsight.looking", percent=_percent(self.progress))
            return slip(_say("hindsight.title", name=name), line(looking), _foot("hindsight.stop"))
        turning = enumerate(found.turning_points, 1)
        points = [row for number, point in turning for row in self._point(table, number, point, move)]
        words = "hindsight.points" if points else "hindsight.none"
        foot = "hindsight.foot" if points else "hindsight.away"
        return slip(_say("hindsight.title", name=name), line(_say(words)), *points, _foot(foot))

    def _point(self, table: PlayingTable, number: int, point: TurningPoint, move: int) -> Iterator[Box]:
        """A turning point; where the table stands at it, what was played and what would have been better."""
        loss = signed(-round(point.loss))
        yield line(_say("hindsight.point", n=number, move=point.number + 1, loss=loss))
        if point.number == move:
            words, model = table.table.words.move_words, table.model()
            played, better = words(model, point.move), words(model, point.better.move)
            yield line(_say("hindsight.better", played=played, better=better), SMALL)
        reasons = reasons_in_words(Sentences(self._session.game.name), point.better.against)
        yield line(reasons, SMALL, palette.SECONDARY)


def _foot(key: str) -> Box:
    return line(_say(key), SMALL, palette.DIM)


def _percent(progress: Progress) -> int:
    return 100 * progress.done // max(1, progress.of)
