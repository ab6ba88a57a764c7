"""Session: a game being played, as a seed and a list of moves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from copy import copy
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import NamedTuple, Protocol

from game.cards.registry import mods_of
from game.engine import BadOption, Event, Game, IllegalMove, Move, Options, State, determinize, flow
from game.engine.event import Frame
from game.engine.game import MODS
from game.engine.persisted import names
from game.engine.trace import Recorder
from game.session.bus import Bus, Moved, MoveTakenBack, SeatGiven
from game.session.fixed_tables import bars_for, counts_whole, fixed_kind
from game.text.names.player_names import are_alike, told_apart
from game.text.sentences import Sentences

_say = Sentences("screens")

HUMAN, ELSEWHERE = PEOPLE = "human", "elsewhere"
"""Who is no computer player: a person at this table, and one who is sent the game by mail."""


class Mail(NamedTuple):
    """A game by mail: the name by which its letters know it, and how many of its moves they have carried."""

    game: str
    sent: int


STRICT, FRIENDLY, SANDBOX = UNDO_KINDS = "strict", "friendly", "sandbox"
"""How far a game lets moves be taken back: to the last surprise; further, once the table has agreed; anywhere."""


@dataclass(frozen=True)
class Seat:
    """A place at the table: who sits there and how the seat is told apart.

    `player` is one of `PEOPLE` or the name of a computer player; `colour` is 1 to 6 and brings its emblem.
    """

    name: str
    player: str = HUMAN
    colour: int = 1


class Parent(NamedTuple):
    """The game that a branch has left: the name of its file, before which of its moves, and the digest of its beginning
    up to there.
    """

    file: str
    move: int
    digest: str


class Reshuffle(NamedTuple):
    """Before this move all that was hidden from a seat was dealt anew, by a seed of its own; None is somebody who may
    see no hand.
    """

    move: int
    seat: int | None
    seed: str


class SeatChange(NamedTuple):
    """Before this move a computer player took the place of a person, or the other way round; who played until then."""

    move: int
    seat: int
    player: str


def hand_name(kind: str) -> str:
    """What a level or a style of computer players is called."""
    return _say(f"hands.{kind}") if _say.has(f"hands.{kind}") else kind


def level_words(player: str) -> str:
    """The level and the style of a computer player."""
    return " ".join(hand_name(each) for each in player.split())


def usual_name(player: str, seat: int, taken: Collection[str] = ()) -> str:
    """What a seat is called until somebody names it: Player and its number, or for a computer a person's name. Each
    seat has one of its own; where that looks like one of `taken`, the next in the list stands in.
    """
    if player in PEOPLE:
        return _say("players.human", n=seat + 1)
    names = _say.lines("players.names")
    from_here = [*names[seat:], *names[:seat]]
    return next((name for name in from_here if not any(are_alike(name, each) for each in taken)), from_here[0])


def names_around(players: Sequence[str], typed: Sequence[str]) -> list[str]:
    """What the seats of a table are called, no two alike: as typed, or as usual where nothing was."""
    names = list(typed)
    for seat, player in enumerate(players):
        names[seat] = names[seat] or usual_name(player, seat, names)
    return told_apart(names)


MOST_HINTS = 60
"""Hints that are kept of one position: nobody reads more, and a file from outside may hold any number."""


class Hint(NamedTuple):
    """Before move number `number` (0 is the first) a seat read that it should make this move, then or later."""

    number: int
    seat: int
    move: Move


class Keeper(Protocol):
    """Puts on disk what a session has done, before anybody is told of it. Not being able to write raises nothing."""

    def played(self, move: Move) -> None:
        """A move was played."""
        ...

    def undone(self) -> None:
        """The last move was taken back."""
        ...

    def redone(self, move: Move) -> None:
        """What was taken back was played again."""
        ...

    def seat_given(self, seat: int, player: str) -> None:
        """Somebody else plays a seat from now on."""
        ...

    def advised(self, seat: int, move: Move = ()) -> None:
        """A seat has asked the adviser about this position, or has read that it should make this move."""
        ...


class PlayedByListener(RuntimeError):
    """Somebody who is told of a move has tried to change the game: the lines of its file would change places."""


class Session:
    """A game, its seats, and every move since the seed.

    Undo keeps a copy of the state before each move, dice and cards to come included: whoever tries again meets the
    same throw. In a strict game it reaches back to the last surprise, for what dice or new cards have shown cannot be
    unseen; in no game past what a letter has carried. Where nobody `may_ask`, the adviser keeps silent.

    Once a move is complete it is with the `keeper`, if there is one, and then its events are published on `bus`, with
    `Moved` as their end; what is taken back, and who sits where, is told there, too. `opening` are the frames of what
    happened before the first decision. Whoever listens changes nothing: that raises PlayedByListener.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seats: Sequence[Seat],
        seed: int | str,
        bus: Bus | None = None,
        undo_kind: str = STRICT,
        may_ask: bool = True,
    ) -> None:
        names()  # what fingerprints need must be sound before the first move, not at the first `check` line
        self.game = game
        self.undo_kind = undo_kind
        self.may_ask = may_ask
        self.options = game.settle_options(len(seats), options)
        self.mods = {mod: mods_of(game.name)[mod] for mod in self.options.get(MODS, ())}
        """The mods of the game by their names."""
        if self.mods and fixed_kind(seed):
            raise BadOption(_say("options.fixed"))
        self.seats = tuple(seats)
        self.seed = seed
        self.mail: Mail | None = None
        self.bus = bus or Bus()
        self.keeper: Keeper | None = None
        self.opening: list[Frame] = []
        self.state: State = game.new(self.options, len(self.seats), seed, self.opening, bars_for(game, seed))
        self.moves: list[Move] = []
        self._before: list[State] = []
        self._happened: list[list[Event]] = []
        self._undone: list[Move] = []
        self.advised: tuple[tuple[int, int], ...] = ()
        """Before which moves which seats have asked the adviser."""
        self.hints: tuple[Hint, ...] = ()
        """What the adviser has told them."""
        self.file = ""
        """The name of the file that keeps this session, or will once it can be written; empty for none."""
        self.parent: Parent | None = None
        self.reshuffles: tuple[Reshuffle, ...] = ()
        self.handed: tuple[SeatChange, ...] = ()
        self.ghost = ""
        """The name of the kept game that this one races; empty for none."""

    def play(self, move: Move) -> None:
        """Play a legal move, then publish what happened. Raises IllegalMove and changes nothing otherwise."""
        frames = self._commit(move)
        self._undone.clear()
        if self.keeper:
            self.keeper.played(move)
        if self.bus.count:
            self._publish(frames)

    def _commit(self, move: Move) -> list[Frame]:
        """Play the move and remember it, or leave everything as it was. Returns its events with the positions they led
        to, where anybody asks for these.
        """
        self._refuse_listeners()
        frames: list[Frame] = []
        before = self.state.copy()
        self.state.journal = journal = Recorder(before, self.state, frames) if self.bus.wants_positions else []
        try:
            flow.apply(self.state, move)
        except Exception:
            self.state = before
            raise
        self.state.journal = None
        events = list(journal)
        self._before.append(before)
        self._happened.append(events)
        self.moves.append(move)
        return frames

    def _publish(self, frames: list[Frame]) -> None:
        moved = Moved(len(self.moves) - 1, frames, self.state.is_over)
        self.bus.publish(*(frames or self._happened[-1]), moved)

    def _refuse_listeners(self) -> None:
        if self.bus.is_publishing:
            raise PlayedByListener

    @property
    def can_undo(self) -> bool:
        """Whether the last move is this session's own and may be taken back."""
        return len(self.moves) > self.floor and (self.undoes_surprises or not self.has_shown_since(len(self.moves) - 1))

    @property
    def undoes_surprises(self) -> bool:
        """Whether undo goes further back than to the last surprise. Who sits elsewhere cannot be asked to agree."""
        is_apart = any(seat.player == ELSEWHERE for seat in self.seats)
        return self.undo_kind == SANDBOX or (self.undo_kind == FRIENDLY and not is_apart)

    @property
    def floor(self) -> int:
        """How many moves are not to be taken back: those before a branch left its parent or before a reshuffle, and
        those that letters have carried.
        """
        left_at = self.parent.move if self.parent else 0
        return max((left_at, self.sent, *(each.move for each in self.reshuffles)))

    @property
    def sent(self) -> int:
        """How many moves letters have carried, which stand for good."""
        return self.mail.sent if self.mail else 0

    @property
    def counts(self) -> bool:
        """Whether it counts in statistics, achievements and the hall of fame, if it is strict as well: it is no branch,
        has no mods, and its players have played it from its first move on.
        """
        return self.parent is None and not self.mods and counts_whole(self.seed)

    @property
    def is_sent(self) -> bool:
        """Whether a letter has carried every move."""
        return self.mail is not None and self.sent == len(self.moves)

    def has_shown_since(self, index: int) -> bool:
        """Whether dice or cards have shown anything new since move number `index` (0 is the first) was to be played."""
        return self._before[index].surprises != self.state.surprises

    @property
    def can_redo(self) -> bool:
        """Whether a move was taken back and nothing else played since."""
        return bool(self._undone)

    def undo(self) -> Move:
        """Take the last move back and return it. Raises IllegalMove, in a strict game past the last surprise, too."""
        self._refuse_listeners()
        if not self.can_undo:
            raise IllegalMove("what has been revealed cannot be undone")
        self.state = self._before.pop()
        self._happened.pop()
        move = self.moves.pop()
        self._undone.append(move)
        self.hints = tuple(each for each in self.hints if each.number <= len(self.moves))
        self.handed = tuple(each._replace(move=min(each.move, len(self.moves))) for each in self.handed)
        if self.keeper:
            self.keeper.undone()
        if self.bus.count:
            self.bus.publish(MoveTakenBack(len(self.moves)))
        return move

    def redo(self) -> Move:
        """Play the move that was last taken back and return it. Raises IllegalMove when there is none."""
        self._refuse_listeners()
        if not self._undone:
            raise IllegalMove("there is nothing to redo")
        frames = self._commit(self._undone[-1])
        move = self._undone.pop()
        if self.keeper:
            self.keeper.redone(move)
        if self.bus.count:
            self._publish(frames)
        return move

    def _check_seat(self, seat: int) -> None:
        if seat not in range(len(self.seats)):
            raise ValueError(f"there is no seat {seat + 1}")

    def note_advice(self, seat: int) -> None:
        """A seat has asked the adviser about this position. Raises ValueError for no such seat."""
        self._check_seat(seat)
        self.advised = (*self.advised, (len(self.moves), seat))
        if self.keeper:
            self.keeper.advised(seat)

    def note_hint(self, seat: int, move: Move) -> None:
        """A seat has read in this position that it should make a move; once for each. Nothing of that is kept where
        letters carry it: a hint may name what a hand holds. Raises ValueError for no such seat.
        """
        self._check_seat(seat)
        hint = Hint(len(self.moves), seat, move)
        here = [*takewhile(lambda each: each.number == hint.number, reversed(self.hints))]
        if self.mail or hint in here or len(here) >= MOST_HINTS:
            return
        self.hints = (*self.hints, hint)
        if self.keeper:
            self.keeper.advised(seat, move)

    def followed_hint(self, index: int) -> bool:
        """Whether move number `index` is one that its seat was told to make: in that position, or in an earlier one
        since which it has done nothing else than it was told to.
        """
        decision = self.state_before(index).decision
        if decision is None or not self.hints:
            return False
        own = [each for each in self.hints if each.seat == decision.seat and each.number <= index]
        for number in sorted({each.number for each in own}, reverse=True):
            told = {each.move for each in own if each.number == number}
            asked = ((at, self.state_before(at).decision) for at in range(number, index + 1))
            made = [at for at, its in asked if its and its.seat == decision.seat and len(its.moves) > 1]
            if made and all(self.moves[at] in told for at in made):
                return True
        return False

    def give_seat(self, seat: int, player: str) -> None:
        """Let somebody else play a seat from now on; a usual name follows, unless it is that of a person who has played
        there. Raises ValueError for no such seat.
        """
        self._check_seat(seat)
        self._refuse_listeners()
        before, taken = self.seats[seat], [each.name for number, each in enumerate(self.seats) if number != seat]
        usual = usual_name(player, seat, taken)
        follows = before.name == usual_name(before.player, seat, taken) and usual not in taken
        was_person, is_person = before.player in PEOPLE, player in PEOPLE
        if was_person != is_person and self._has_moved(seat):
            self.handed += (SeatChange(len(self.moves), seat, before.player),)
            follows = follows and not was_person
        after = replace(before, player=player, name=usual if follows else before.name)
        self.seats = (*self.seats[:seat], after, *self.seats[seat + 1 :])
        if self.keeper:
            self.keeper.seat_given(seat, player)
        if self.bus.count:
            self.bus.publish(SeatGiven(seat))

    def _has_moved(self, seat: int) -> bool:
        decisions = (state.decision for state in self._before)
        return any(decision.seat == seat for decision in decisions if decision)

    def player_at(self, index: int, seat: int) -> str:
        """Who played a seat at move number `index`."""
        handed = (each.player for each in self.handed if each.seat == seat and each.move > index)
        return next(handed, self.seats[seat].player)

    def has_person(self, seat: int) -> bool:
        """Whether a person of this table plays a seat, or has played it."""
        players = [self.seats[seat].player, *(each.player for each in self.handed if each.seat == seat)]
        return HUMAN in players

    def reshuffle(self, seat: int | None, seed: str) -> None:
        """Deal anew what is hidden from a seat, and all chance to come; it could not tell the two positions apart. None
        is somebody who may see no hand. Raises ValueError for no such seat.
        """
        if seat is not None:
            self._check_seat(seat)
        self.state = determinize(self.state, seat, self.game.hidden, seed)
        self.reshuffles += (Reshuffle(len(self.moves), seat, seed),)
        self.hints = ()  # they may name what has been dealt anew
        self._undone.clear()

    def eyes_at(self, index: int, seat: int | None) -> int | None:
        """Through whose eyes a seat looks at the position before move number `index`, and at what that brought: what
        came before a reshuffle only the seat that it was made for sees as it was, everybody else without a hand.
        """
        is_own = all(each.seat == seat for each in self.reshuffles if index < each.move)
        return seat if is_own else None

    def state_before(self, index: int) -> State:
        """The position before move number `index` (0 is the first), to look at only."""
        return self._before[index]

    def events_of(self, index: int) -> Sequence[Event]:
        """What move number `index` (0 is the first) brought, in order."""
        return self._happened[index]

    def at(self, index: int) -> Session:
        """The session as it was before move number `index`; the number of moves is for now.

        Nobody listens to it or keeps it, nothing can be redone in it, and what is played in it leaves this one as it
        is. Seats are played by whom they are now. Raises IndexError for a move that there was not.
        """
        if index not in range(len(self.moves) + 1):
            raise IndexError(f"there are {len(self.moves)} moves, none has number {index}")
        past = copy(self)
        past.bus, past.keeper = Bus(), None
        past.state = (self.state if index == len(self.moves) else self._before[index]).copy()
        past.moves = self.moves[:index]
        past._before = self._before[:index]
        past._happened = self._happened[:index]
        past._undone = []
        past.handed = tuple(each for each in self.handed if each.move <= index)
        past.reshuffles = tuple(each for each in self.reshuffles if each.move <= index)
        past.advised = tuple(each for each in self.advised if each[0] <= index)
        past.hints = tuple(each for each in self.hints if each.number <= index)
        return past
