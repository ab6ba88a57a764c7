"""The voice: hands lines to an engine in a process of its own, and never waits for it in a frame.

What has not been taken over yet waits in a mailbox, where a newer line takes the place of what is stale: there is never
more on its way than one text. An engine that does not answer is killed, and that is said once.
"""

from __future__ import annotations

import io
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Condition, Lock, Thread

import pygame

from game.text import language
from scenes.speech.engine import EngineFound, Utterance, Uttered, screen_reader_runs, work
from scenes.speech.transcript import Channel, SpokenLine

PATIENCE, PATIENCE_TO_START = 2000.0, 20000.0
"""Milliseconds that an engine may take for a text, and until it has been found: some list all their voices first."""

MOST_EVENTS = 6
"""Events that wait to be said: of more the oldest are left to be read again."""

Start = Callable[..., BaseProcess]
"""Starts a process that calls a function with some facts."""

Answer = EngineFound | Uttered | pygame.mixer.Sound | None
"""What an engine has answered, or a sound that is made of it; None where it has ended."""


class Mailbox:
    """What is to be said next, as one text: stale lines have left it."""

    def __init__(self) -> None:
        self._lines: list[SpokenLine] = []

    def put(self, line: SpokenLine) -> None:
        """A line comes. One about the focus takes the place of the last one, and what was asked for of all; what has
        happened and what is urgent stays.
        """
        if line.interrupts:
            self._lines = [each for each in self._lines if each.channel in (Channel.EVENT, Channel.URGENT)]
        if line.channel is Channel.FOCUS:
            self._lines = [each for each in self._lines if each.channel is not Channel.FOCUS]
        self._lines.append(line)
        events = [each for each in self._lines if each.channel is Channel.EVENT]
        for stale in events[: max(0, len(events) - MOST_EVENTS)]:
            self._lines.remove(stale)

    def take(self) -> Utterance | None:
        """All of it; None where nothing waits."""
        if not self._lines:
            return None
        lines, self._lines = self._lines, []
        words = " ".join(line.words if line.words[-1] in ".!?" else f"{line.words}." for line in lines)
        return Utterance(words, any(line.interrupts for line in lines), language.now())


class Voice:
    """Speaks what it hears as long as it is on. Without an engine it is silent, and `trouble` says why."""

    def __init__(
        self,
        start: Start | None = None,
        engine: Callable[[Connection], None] = work,
        play: Callable[[pygame.mixer.Sound, bool], None] = lambda sound, interrupts: None,
        asks_system: Callable[[], bool] = screen_reader_runs,
    ) -> None:
        """`start` starts the process of the engine, None where there never is one; `play` plays a sound that it makes,
        `asks_system` tells whether a screen reader runs.
        """
        self.play = play
        self._start, self._engine, self._asks_system = start, engine, asks_system
        self._mailbox = Mailbox()
        self._news = Condition()
        self._making = Lock()
        """Held while a sound is made: the mixer must not end meanwhile."""
        self._answers: deque[Answer] | None = None
        """What the engine that runs has answered; None while none does. One of before may end later: it has others."""
        self._has_failed = False
        self._process: BaseProcess | None = None
        self._asked = self._answered = 0
        """How many answers were waited for, and came."""
        self._waited: tuple[int, float] = 0, 0.0
        """How many had come when an answer was begun to be waited for, and for how many milliseconds."""
        self._interrupted = False
        self.engine_name = ""
        """What speaks, once that is known."""
        self.trouble = ""
        """The key of the sentence that says why nothing is heard."""
        self.has_reader = False
        """Whether a screen reader runs, as far as the system has told yet."""

    # -- by the frame -----------------------------------------------------------------------------------------

    def look_for_reader(self) -> None:
        """Ask the system beside the frames whether a screen reader runs."""
        if self._start:
            Thread(target=self._look, daemon=True).start()

    def _look(self) -> None:
        self.has_reader = self._asks_system()

    @property
    def is_on(self) -> bool:
        """Whether lines are handed to an engine."""
        return self._answers is not None

    def turn_on(self) -> None:
        """Speak from now on, unless an engine has failed since the program was started."""
        if self._start is None or self.is_on or self._has_failed:
            return
        with self._news:
            self._answers = deque()
            self.engine_name = self.trouble = ""
            self._mailbox = Mailbox()
            self._asked, self._answered, self._waited = 1, 0, (0, 0.0)
        Thread(target=self._serve, args=(self._answers,), daemon=True).start()

    def may_try_again(self) -> None:
        """Somebody asks for speech: what has failed before is tried once more."""
        self._has_failed = False

    def turn_off(self) -> None:
        """Speak no more; the engine ends."""
        with self._news:
            self._answers = None
            self._news.notify_all()
            if self._process:
                self._process.kill()
        with self._making:
            pass

    def hear(self, line: SpokenLine) -> None:
        """Have a line said. A sound is heard already, and not said."""
        if self.is_on and line.channel is not Channel.SOUND:
            with self._news:
                self._mailbox.put(line)
                self._news.notify_all()

    def advance(self, ms: float) -> bool:
        """Let time pass; True when the engine has just been given up, for the reason in `trouble`."""
        while self._answers:
            self._take(self._answers.popleft())
        if not self.is_on:
            return self._tells_trouble()
        answered, waited = self._waited
        is_waiting = self._answered < self._asked
        self._waited = self._answered, (waited + ms if is_waiting and answered == self._answered else 0.0)
        if self._waited[1] > (PATIENCE if self.engine_name else PATIENCE_TO_START):
            self._give_up("speech.hangs")
        return self._tells_trouble()

    def _take(self, answer: Answer) -> None:
        match answer:
            case EngineFound(name):
                self.engine_name = name
                if not name:
                    self._give_up("speech.no_engine")
            case pygame.mixer.Sound():
                with suppress(pygame.error):
                    self.play(answer, self._interrupted)
            case None:
                self._give_up("speech.ended")

    def _give_up(self, why: str) -> None:
        self.trouble, self._has_failed, self._is_told = why, True, False
        self.turn_off()

    _is_told = True

    def _tells_trouble(self) -> bool:
        was_told, self._is_told = self._is_told, True
        return not was_told

    # -- beside the frames ------------------------------------------------------------------------------------

    def _serve(self, answers: deque[Answer]) -> None:
        """Hand the engine one text after the other, and its answers to the frames, until another one is to speak."""
        line, far_end = get_context("spawn").Pipe()
        with line, suppress(OSError, EOFError):
            with far_end:
                assert self._start
                process = self._start(self._engine, far_end)
            with self._news:
                if self._answers is answers:
                    self._process = process
                else:
                    process.kill()
            self._hand_on(line, answers)
            while (text := self._next(answers)) is not None:
                line.send(text)
                self._hand_on(line, answers)
            return
        answers.append(None)

    def _hand_on(self, line: Connection, answers: deque[Answer]) -> None:
        answer = self._heard(line.recv(), answers)
        with self._news:
            answers.append(answer)
            self._answered += self._answers is answers

    def _heard(self, answer: EngineFound | Uttered, answers: deque[Answer]) -> Answer:
        """An answer of the engine; where words are still to be played, a sound of them. It is made beside the frames:
        to bring words to the rate of the mixer takes longer than a frame has.
        """
        with self._making:
            if self._answers is answers and isinstance(answer, Uttered) and answer.sound:
                with suppress(pygame.error):
                    return pygame.mixer.Sound(io.BytesIO(answer.sound))
        return answer

    def _next(self, answers: deque[Answer]) -> Utterance | None:
        """The next text; None once another engine is to speak, or none."""
        with self._news:
            text: Utterance | None = None
            while self._answers is answers and (text := self._mailbox.take()) is None:
                self._news.wait()
            if self._answers is not answers:
                return None
            assert text
            self._interrupted = text.interrupts
            self._asked += 1
            return text
