"""Computer seats: who thinks for them, for how long, and how long their moves are held back to be followed."""

from __future__ import annotations

from game.bots.bot import Bot
from game.bots.roster import RANDOM, bot_named
from game.bots.thinking import NO_MOVE, Job, Thinker, ThinkingInPieces
from game.bots.training.match import bot_seed
from game.engine import Move, observe, redact
from game.files.settings import SPEEDS
from game.session.fixed_tables import fixed_kind
from game.session.session import PEOPLE, Session

PAUSES = dict(zip(SPEEDS, (900, 500, 200, 0), strict=True))
"""Milliseconds before a computer seat moves, at each speed."""

SIGN_AFTER = 300.0
"""Milliseconds of thinking after which the table shows who thinks."""


class ComputerSeats:
    """Chooses the moves of every seat that no person plays.

    Thinking begins as soon as a seat is asked, while what happened before is still shown. At a fixed table no clock
    cuts it short.
    """

    def __init__(self, session: Session, thinker: Thinker | None = None) -> None:
        self._session = session
        self._thinker = thinker or ThinkingInPieces()
        self._random_hands: dict[int, Bot] = {}
        self._is_asked = False
        self._move: Move | None = None
        self._waited = 0.0
        self.thought_ms = 0.0

    @property
    def is_deciding(self) -> bool:
        """Whether a computer seat is asked now."""
        decision = self._session.state.decision
        return decision is not None and self._session.seats[decision.seat].player not in PEOPLE

    @property
    def thinking_seat(self) -> int | None:
        """The seat that has been thinking for a while now."""
        decision = self._session.state.decision
        is_long = self._is_asked and self._move is None and self.thought_ms >= SIGN_AFTER
        return decision.seat if decision and is_long else None

    @property
    def held_back(self) -> Move | None:
        """The move that is chosen, and held back to be followed; nobody may see it yet."""
        return self._move

    def think(self, ms: float) -> None:
        """Let the seat that is asked think on, if a computer plays it; a new question is put to it."""
        if not self.is_deciding or self._move:
            return
        if not self._is_asked:
            self._ask()
        if self._move is None:
            self.thought_ms += ms
            answer = self._thinker.answer()
            self._move = None if isinstance(answer, NO_MOVE) else answer

    def advance(self, ms: float, speed: str) -> Move | None:
        """Let the pause pass that a move is held back for; the move once both are over."""
        if not self._is_asked:
            self.think(0.0)
        self._waited += ms
        if self._move is None or self._waited < PAUSES[speed]:
            return None
        move = self._move
        self.forget()
        return move

    def forget(self) -> None:
        """The position is another one, or nobody waits any more: drop what is being thought."""
        if self._is_asked:
            self._thinker.drop()
        self._is_asked, self._move = False, None
        self._waited = self.thought_ms = 0.0

    def _ask(self) -> None:
        """Put the question to the bot. What needs no thought is answered at once."""
        state, game = self._session.state, self._session.game
        decision = state.decision
        assert decision is not None
        seat, player = decision.seat, self._session.seats[decision.seat].player
        self._is_asked = True
        if player == RANDOM:
            bot = self._random_hands.setdefault(seat, self._random_hand(seat))
            self._move = bot.choose(redact(state, seat, game.hidden), decision)
        elif len(decision.moves) == 1:
            self._move = decision.moves[0]
        else:
            seed = bot_seed(self._session.seed, seat)
            in_time = not fixed_kind(self._session.seed)
            job = Job(game.name, player, seed, observe(state, seat, game.hidden), in_time=in_time)
            self._thinker.begin(job)

    def _random_hand(self, seat: int) -> Bot:
        """Another one whenever the game is taken up again, as its chance is not saved."""
        seed = f"{self._session.seed} seat {seat} move {len(self._session.moves)}"
        return bot_named(self._session.game, RANDOM, seed)
