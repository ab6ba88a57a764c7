"""Choreographer: shows what happened, one event after the other, and never decides where anything lies.

Every beat is one event and the position it led to: first the event's shows run over the old position, then the
pieces travel to the new one, and the shows that belong to that one follow. Any of it can be cut short; with nothing
left to show, the table is the true position.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from game.engine.event import Event, Frame
from game.session.bus import Bus
from scenes import ui
from scenes.play.acts import Act


class ActFactory(Protocol):
    """What the choreographer needs of the table it plays on."""

    @property
    def motion(self) -> ui.Motion:
        """The pieces on their way."""
        ...

    def acts(self, event: Event) -> Sequence[Act]:
        """The shows of an event, ready to run over what lies on the table now."""
        ...

    def lay(self, frame: Frame | None) -> bool:
        """Send the pieces to where a frame has them; None is the true position. Whether the table was laid anew."""
        ...


BEGUN, SHOWN = "begun", "shown"


class Beat(NamedTuple):
    """An event begins to be shown, or has been shown: what has begun is shown in the end, unless another position is
    laid over it.
    """

    kind: str
    frame: Frame


class Choreographer:
    """A queue of beats and the shows of the beat that runs. On `shown` it tells BEGUN and SHOWN of every event to
    whoever sounds it, writes it down or says it.
    """

    def __init__(self, stage: ActFactory, shown: Bus) -> None:
        self._stage = stage
        self._shown = shown
        self._queue: deque[Frame] = deque()
        self._frame: Frame | None = None
        self.acts: list[Act] = []
        self._following: list[Act] = []
        self._brought: Counter[tuple[str, str]] = Counter()
        self._late: list[Act] = []
        """The acts of earlier beats: the position that is laid counts already what they are still to bring."""

    @property
    def is_idle(self) -> bool:
        """Whether the table shows the true position, with nothing waiting."""
        return self._frame is None and not self._queue

    @property
    def is_still(self) -> bool:
        """Whether nothing moves at all."""
        return self.is_idle and not self.acts and not self._following and self._stage.motion.is_still

    @property
    def may_be_cut(self) -> bool:
        """Whether what runs may be cut short now."""
        return all(act.may_be_cut for act in self.acts)

    @property
    def coming(self) -> tuple[Frame, ...]:
        """What is still to be shown, the beat that runs first."""
        return (*((self._frame,) if self._frame else ()), *self._queue)

    @property
    def landed(self) -> Counter[tuple[str, str]]:
        """What this beat has brought so far, and what earlier ones have still to bring."""
        landed = self._brought.copy()
        for act in self.acts:
            landed.update(act.landed)
            if act in self._late:
                landed.subtract(act.brings)
        return Counter({what: amount for what, amount in landed.items() if amount})

    def start(self, frames: Sequence[Frame]) -> None:
        """Show these after everything that is still to be shown; at once where a piece hangs that a hand let go, while
        those that made room for it still close up.
        """
        begins = self.is_idle and bool(self._stage.motion.hanging)
        self._queue.extend(frames)
        if self.is_idle:
            self._stage.lay(None)
        elif begins:
            self._begin_beat(self._queue.popleft())

    def advance(self, ms: float) -> None:
        """Let time pass, beginning as many beats as need no time, until one ends after the table was laid anew for
        another: that takes most of a frame.
        """
        self._stage.motion.advance(ms)
        for act in self.acts:
            act.advance(ms)
            if act.is_done:
                act.end(self._stage.motion)
                if act not in self._late:
                    self._brought.update(act.landed)
        self.acts = [act for act in self.acts if not act.is_done]
        self._late = [act for act in self._late if act in self.acts]
        is_laid_anew = False
        while self._may_go_on():
            if self._frame is not None:
                if is_laid_anew:
                    return
                is_laid_anew = self._end_beat()
            elif self._following:
                self.acts += self._following
                self._following = []
            elif self._queue:
                self._begin_beat(self._queue.popleft())
            else:
                return

    @property
    def holds_up(self) -> bool:
        """Whether something is still to be seen before anything else is shown."""
        return bool(self._following) or any(act.holds_up for act in self.acts)

    def _may_go_on(self) -> bool:
        """Whether the next beat, or the words after this one, may begin: all has landed, or a piece still hangs where a
        hand let go of it, and earlier words are gone.
        """
        words = self._following and any(act.is_word for act in self.acts)
        if words or any(act.holds_up for act in self.acts):
            return False
        motion = self._stage.motion
        return self._frame is not None or motion.has_landed or bool(motion.hanging)

    def _begin_beat(self, frame: Frame) -> None:
        self._frame = frame
        self._shown.publish(Beat(BEGUN, frame))
        acts = [act for act in self._stage.acts(frame.event) if not act.is_done]
        self.acts += [act for act in acts if not act.follows]
        self._following = [act for act in acts if act.follows]

    def _end_beat(self) -> bool:
        frame, self._frame = self._frame, None
        if frame:
            self._shown.publish(Beat(SHOWN, frame))
        self._brought.clear()
        self._late = list(self.acts)
        is_laid_anew = self._stage.lay(frame if self._queue else None)
        self.acts += [act for act in self._following if not act.is_word]
        self._following = [act for act in self._following if act.is_word]
        return is_laid_anew

    def skip_step(self) -> None:
        """Cut short what is shown now, up to the next moment, or where the table next lies still to be read, or to the
        end.
        """
        self.acts.clear()
        self._stage.motion.finish()
        while not self.is_idle and not self.holds_up:
            if self._frame is None:
                self._begin_beat(self._queue.popleft())
                if any(act.is_felt for act in self.acts):
                    return
            self.acts.clear()
            self._end_beat()
            self.acts += self._following
            self._following = []
            self._stage.motion.finish()

    def drop(self) -> None:
        """Forget what is still to be shown: another position will be laid. Nothing of it is told or heard."""
        self.acts.clear()
        self._following.clear()
        self._late.clear()
        self._brought.clear()
        self._queue.clear()
        self._frame = None

    def finish(self) -> None:
        """Cut everything short: tell what is left and lay the true position at once."""
        self.acts.clear()
        self._following.clear()
        self._late.clear()
        self._brought.clear()
        if not self.is_idle:
            begun = [Beat(BEGUN, frame) for frame in self._queue]
            left = [*([self._frame] if self._frame else []), *self._queue]
            self._queue.clear()
            self._frame = None
            try:
                self._shown.publish(*begun, *(Beat(SHOWN, frame) for frame in left))
            finally:
                self._stage.lay(None)
        self._stage.motion.finish()
