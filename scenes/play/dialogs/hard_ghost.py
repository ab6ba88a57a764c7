"""A Hard bot plays a seed ahead, so that its game can be raced; it thinks beside the frames, and can be stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.bots.computer_seats import ComputerSeats
from game.files.archive import keep
from game.files.settings import SPEEDS
from game.session.ghost import played_by
from game.session.session import Session
from game.text.sentences import Sentences
from game.tools.simulate import MOST_DECISIONS
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message, dialog_button
from scenes.setup.racing import play_again

say = Sentences("screens")

HARD = "hard"

BUDGET = 8
"""Milliseconds of a frame in which moves are played that need no more thought."""


class HardGhost(Message):
    """Says how far the Hard bot has come. When its game is over, the race against it begins."""

    def __init__(self, app: App, session: Session, begun: Callable[[], None] = lambda: None) -> None:
        """The game that is to be played by people afterwards: its seed, options and seats count. `begun` is told when
        the race begins.
        """
        super().__init__(app, say("ghost.ahead"), "")
        self._wished, self._begun = session, begun
        self.session = played_by(session, HARD)
        self._hands = ComputerSeats(self.session, app.thinker)
        self._tell()

    def _tell(self) -> None:
        game, moves = self.session.game, len(self.session.moves)
        self.text = say("ghost.ahead_told", headline=game.headline(self.session.state), n=moves)

    def buttons(self) -> Sequence[ui.Box]:
        """The way out."""
        told = say("ghost.stop_told")
        return [dialog_button("stop", say("ghost.stop"), self.back, "plain", "ghost.stop", told)]

    def update(self, dt_ms: float) -> None:
        """Play on as far as it has been thought."""
        super().update(dt_ms)
        began, moves = pygame.time.get_ticks(), self.session.moves  # noqa: TID251 - what a frame costs
        while self._hands.is_deciding and len(moves) < MOST_DECISIONS:
            self._hands.think(dt_ms)
            move = self._hands.advance(dt_ms, SPEEDS[-1])
            if move is None:
                break
            self.session.play(move)
            if pygame.time.get_ticks() - began >= BUDGET:  # noqa: TID251
                break
        else:
            self._begun()
            play_again(self.app, self._wished, keep(self.session))
            return
        self._tell()
        self.rebuild()

    def leave(self) -> None:
        """Nobody waits for it any more."""
        super().leave()
        self._hands.forget()
