"""Ghost: another game on the same seed, read beside your own and never further than your own has come."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import replace
from typing import NamedTuple

from game.engine import Decision, Move, State, redact
from game.session.savefile import Opened
from game.session.session import HUMAN, PEOPLE, Session, level_words, usual_name
from game.text.sentences import Sentences

_say = Sentences("screens")


class Unlike(ValueError):
    """A game that cannot be the ghost of another; the message says why."""


class Answer(NamedTuple):
    """What a ghost chose where the own game made a move.

    move: None where the own game did not have it to choose from. is_same: whether both chose alike. is_same_position:
    whether the seat that was asked could not tell the two positions apart; otherwise it was asked the same question in
    the same round.
    """

    move: Move | None
    is_same: bool
    is_same_position: bool


class Ghost:
    """The game `its` beside the game `own`. Raises Unlike where they were not begun alike.

    It shows rounds that the own game has ended, and answers to questions that the own game has answered. One that
    `goes_on` is still being played: it shows no round that it has not ended itself.
    """

    def __init__(self, own: Session, its: Session, goes_on: bool = False) -> None:
        refuse_unlike(own, its)
        self._own = own
        self._its = its
        self._goes_on = goes_on

    def name(self, seat: int) -> str:
        """Who played a seat: a person by name, a computer by its level, which is why one races it."""
        played = self._its.seats[seat]
        return played.name if played.player in PEOPLE else level_words(played.player)

    def view(self, ended: int) -> State:
        """Its position when so many rounds had ended, as everybody may know it: the last one where it broke off."""
        return redact(_after(self._its, self._shown(ended)), None, self._its.game.hidden)

    def counted(self, seat: int, ended: int) -> list[tuple[int, int]]:
        """What a seat had of what decides the game after each of so many rounds: in the own game, and in this one."""
        rounds = range(1, self._shown(ended) + 1)
        return [(_counts(self._own, seat, number), _counts(self._its, seat, number)) for number in rounds]

    def totals(self, seat: int) -> tuple[int, int] | None:
        """The final score of a seat in the own game and in this one; None before both are over."""
        if not (self._own.state.is_over and self._its.state.is_over):
            return None
        own, its = (
            next(score.total for score in each.game.result(each.state) if score.seat == seat)
            for each in (self._own, self._its)
        )
        return own, its

    @property
    def ended(self) -> int | None:
        """How many rounds it can show so far; None where it has been played as far as it goes."""
        is_done = not self._goes_on or self._its.state.is_over
        return None if is_done else self._its.game.rounds(self._its.state)

    def _shown(self, ended: int) -> int:
        """No more rounds than both games have ended, whoever asks."""
        own = min(ended, self._own.game.rounds(self._own.state))
        return own if self.ended is None else min(own, self.ended)

    def answer(self, index: int) -> Answer | None:
        """What it chose where the own game made move number `index` (0 is the first).

        None where it was never asked that, where there was nothing to choose, and where one answers in secret.
        """
        own, its = self._own, self._its
        before, played = own.state_before(index), own.moves[index]
        decision = before.decision
        if decision is None or played not in decision.moves:
            return None
        if len(decision.moves) == 1 or decision.choice.is_secret:
            return None
        number = own.game.rounds(before)
        asked = _asked(its, number, decision, len(its.moves))
        nth = len(_asked(own, number, decision, index))
        in_turn = (*asked[nth : nth + 1], *asked)
        same = next((at for at in in_turn if _look_alike(own, index, its, at)), None)
        at = same if same is not None else asked[nth] if nth < len(asked) else None
        if at is None:
            return None
        chosen = its.moves[at]
        return Answer(chosen if chosen in decision.moves else None, chosen == played, same is not None)


def other_rules(its: Opened) -> str:
    """Why a game that went on as the rules of now do not allow is no ghost; empty for one that they allow."""
    return _say("ghost.other_rules", remark=its.remark) if its.differs else ""


def refuse_unlike(own: Session, its: Session) -> None:
    """Raises Unlike where two games were not begun alike."""
    if own.game is not its.game:
        raise Unlike(_say("ghost.other_game", own=own.game.called, its=its.game.called))
    if len(own.seats) != len(its.seats):
        raise Unlike(_say("ghost.other_seats", n_own=len(own.seats), n_its=len(its.seats)))
    if str(own.seed) != str(its.seed):
        raise Unlike(_say("ghost.other_seed", own=own.seed, its=its.seed))
    if own.reshuffles or its.reshuffles:
        raise Unlike(_say("ghost.other_deal"))
    if own.options != its.options:
        names = [name for name in own.options if own.options[name] != its.options[name]]
        raise Unlike(_say("ghost.other_options", name=names[0]))


def begun_again(session: Session) -> Session:
    """The same seed, options and seats once more, before the first move, for people at this table; somebody plays, in
    the first seat at least.
    """
    seats = [replace(seat, player=HUMAN) if seat.player in PEOPLE else seat for seat in session.seats]
    if all(seat.player != HUMAN for seat in seats):
        seats[0] = replace(seats[0], player=HUMAN, name=usual_name(HUMAN, 0))
    kind, may_ask = session.undo_kind, session.may_ask
    return Session(session.game, session.options, seats, session.seed, undo_kind=kind, may_ask=may_ask)


def played_by(session: Session, player: str) -> Session:
    """The same once more, with this hand in the seats of people."""
    seats = [
        replace(seat, player=player, name=usual_name(player, number)) if seat.player == HUMAN else seat
        for number, seat in enumerate(session.seats)
    ]
    return Session(session.game, session.options, seats, session.seed)


def _position(session: Session, index: int) -> State:
    return session.state_before(index) if index < len(session.moves) else session.state


def _first_of(session: Session, ended: int) -> int:
    """The first position in which so many rounds have ended, one past the last where they never do."""
    positions = range(len(session.moves) + 1)
    return bisect_left(positions, ended, key=lambda at: session.game.rounds(_position(session, at)))


def _after(session: Session, ended: int) -> State:
    return _position(session, min(_first_of(session, ended), len(session.moves)))


def _counts(session: Session, seat: int, ended: int) -> int:
    return session.game.counts(_after(session, ended), seat)


def _asked(session: Session, ended: int, decision: Decision, before: int) -> list[int]:
    """The moves of this round, before number `before`, with which this seat has answered this question."""
    end = min(before, _first_of(session, ended + 1))
    decisions = ((at, session.state_before(at).decision) for at in range(_first_of(session, ended), end))
    return [
        at
        for at, asked in decisions
        if asked and (asked.seat, asked.choice.name) == (decision.seat, decision.choice.name)
    ]


def _look_alike(own: Session, index: int, its: Session, at: int) -> bool:
    """Whether the seat that is asked in the own game could not tell this position of the other one apart."""
    one, other = own.state_before(index), its.state_before(at)
    assert one.decision and other.decision
    if one.decision.moves != other.decision.moves:
        return False
    seat, hidden = one.decision.seat, own.game.hidden
    return redact(one, seat, hidden).fingerprint() == redact(other, seat, hidden).fingerprint()
