"""A game in play: its journal, whose turn it is, what can be undone, and what the log and the forecasts say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property, partial

from game.bots.computer_seats import ComputerSeats
from game.bots.thinking import Thinker, ThinkingInPieces
from game.challenges.progress import aim_of
from game.daily.daily_table import played_daily
from game.daily.hard_game import HardGame
from game.engine import flow
from game.engine.event import Frame
from game.engine.flow import Move
from game.engine.forecast import MovePreview
from game.engine.hidden import redact, shown_alike
from game.engine.selection import Selection
from game.engine.state import State
from game.files.mail import Out, awaited, send
from game.files.profiles import Profiles
from game.records.tally import note
from game.session.auto_moves import AutoMove, AutoMoves
from game.session.branches import Sandbox, is_what_if, try_out
from game.session.bus import MOVED, SEAT_GIVEN, TAKEN_BACK, Moved, Published, Subscriptions
from game.session.clock import GameClock
from game.session.fixed_tables import CHALLENGE, fixed_kind
from game.session.journal import Journal
from game.session.session import FRIENDLY, HUMAN, PEOPLE, Seat
from scenes.play.help.adviser import Adviser
from scenes.play.help.goal_finder import GoalFinder
from scenes.play.help.ties import Ties
from scenes.play.input.turn_input import TurnInput
from scenes.play.log import Log, LogText
from scenes.play.race import Race
from scenes.table.faces import profile_faces
from scenes.table.model import TableModel
from scenes.table.seats import as_shown
from scenes.table.table import Table


class GameInPlay:
    """Everything about a running game that needs no screen. `position` counts the positions it has had."""

    answers = True
    """Whether questions are answered here."""

    settles = True
    """Whether the table itself answers a person's question where one answer can only be right."""

    lights_answers = True
    """Whether all that a question can be answered with bears light, once it is of one kind."""

    tells_ways = True
    """Whether it is told beside what is dark how one gets there."""

    def __init__(self, journal: Journal | Sandbox, table: Table, thinker: Thinker | None = None) -> None:
        self.journal = journal
        self.session = journal.session
        self._table = table
        self.log = Log(self.session, self.tell)
        self._thinker = thinker = thinker or ThinkingInPieces()
        self.computers = ComputerSeats(self.session, thinker)
        self.adviser = Adviser(self.session, thinker)
        self.ties = Ties(self.session, thinker)
        self.ways = GoalFinder(self.session, self.ties.place_of)
        self.orders = AutoMoves(table.is_still_meant, self.session.game.headline)
        self.clock = GameClock(len(self.session.seats), journal.path)
        self.race = Race(self.session, table) if self.session.ghost else None
        self._aim: tuple[int, State, tuple[str, ...]] | None = None
        self._wishes: dict[int, tuple[str, ...]] = {}
        self.position = 0
        self.subscriptions = Subscriptions()
        bus = self.session.bus
        self.subscriptions.add(
            bus.subscribe(TAKEN_BACK, lambda taken_back: self.orders.forget()),
            *(bus.subscribe(kind, self._turn_to_position) for kind in (MOVED, TAKEN_BACK, SEAT_GIVEN)),
            bus.subscribe(TAKEN_BACK, self.log.forget_undone),
            bus.subscribe(MOVED, self._note_result),
        )
        self._turn_to_position()

    def leave(self) -> None:
        """Nobody sits at this table any more: nothing is heard of the game, and nobody thinks for it."""
        self.stop_thinking()
        if self._hard:
            self._hard.rest()
            self._hard.keep()
        self.subscriptions.leave()
        if self.race:
            self.race.subscriptions.leave()

    @cached_property
    def _hard(self) -> HardGame | None:
        """The game of Hard at the table of a day, if this is one that is dealt of the pieces of now."""
        daily = played_daily(self.session)
        return HardGame(daily, self._thinker) if daily and daily.is_of_now else None

    def aim(self, state: State) -> tuple[str, ...]:
        """The title of a challenge, what it asks for, and how far one has come in a position; empty at other tables."""
        if fixed_kind(self.session.seed) != CHALLENGE:
            return ()
        if self._aim is None or self._aim[0] != self.position or self._aim[1] is not state:
            self._aim = self.position, state, aim_of(self.session, state)
        return self._aim[2]

    def race_hard(self) -> None:
        """At the table of a day, show how Hard stands as far as its game has come; nothing at other tables."""
        if self._hard and self.race is None:
            self.race = Race(self.session, self._table, self._hard.session)

    def let_hard_play(self) -> None:
        """While a person thinks and nobody else needs the thinker, Hard plays the same table of the day."""
        if self._hard is None:
            return
        if self.is_person_deciding and not self.adviser.is_thinking:
            self._hard.think()
        else:
            self._hard.rest()

    def _note_result(self, moved: Moved) -> None:
        """A game that has just ended counts in the statistics."""
        if moved.is_over and isinstance(self.journal, Journal):
            note(self.session, self.journal.path)

    @property
    def faces(self) -> tuple[str, ...]:
        """The face that each seat's player has chosen; empty where no profile plays it."""
        return self._faces_of(self.session.seats)

    @cached_property
    def _faces_of(self) -> Callable[[tuple[Seat, ...]], tuple[str, ...]]:
        return cache(partial(profile_faces, Profiles()))

    def tell(self, frame: Frame) -> LogText:
        """An event in the words of the game, as everybody may hear it."""
        session = self.session
        view = redact(frame.state, None, session.game.hidden)
        model = TableModel(view, as_shown(session.seats), 0, 0, None, Selection(), options=session.options)
        return LogText(self._table.words.heading(model, frame.event), self._table.words.log_line(model, frame.event))

    def _turn_to_position(self, told: Published | None = None) -> None:
        """The position is a new one: nothing is picked in it, and nothing foreseen yet."""
        self.position += 1
        self.stop_thinking()
        self.ways.forget()
        state = self.session.state
        self.orders.review(state)
        self.turn = TurnInput(
            state,
            self.is_person_deciding,
            lambda moves: self._table.draft(state, moves),
            lambda decision: self._table.offered(as_shown(self.session.seats), decision),
            self.settles,
        )
        self._foresights: dict[int | None, MovePreview[State]] = {}

    def foresight(self, eyes: int | None) -> MovePreview[State]:
        """What this seat may foresee in the position; None for somebody who may see no hand."""
        if eyes not in self._foresights:
            self._foresights[eyes] = self.session.game.foresight(self.session.state, eyes)
        return self._foresights[eyes]

    def stop_thinking(self) -> None:
        """Nobody waits for a move or for advice any more."""
        self.computers.forget()
        self.adviser.forget()
        self.ties.forget()

    @property
    def deciding(self) -> int | None:
        """The seat that is asked, None when the game is over."""
        decision = self.session.state.decision
        return decision.seat if decision else None

    @property
    def question(self) -> tuple[int, str, str] | None:
        """Who is asked what, and how far the game has come; None when it is over. The same one may be asked again."""
        decision = self.session.state.decision
        headline = self.session.game.headline
        return (decision.seat, decision.choice.name, headline(self.session.state)) if decision else None

    @property
    def is_asked_in_secret(self) -> bool:
        """Whether a person answers a question whose answer is nobody else's business."""
        decision = self.session.state.decision
        return decision is not None and decision.choice.is_secret and self.is_person_deciding

    @property
    def is_person_deciding(self) -> bool:
        """Whether the move is a person's."""
        return self.deciding is not None and self.session.seats[self.deciding].player == HUMAN

    @property
    def has_people(self) -> bool:
        """Whether a person plays any seat."""
        return any(seat.player == HUMAN for seat in self.session.seats)

    @property
    def can_skip(self) -> bool:
        """Whether computer seats move before it is a person's turn again."""
        return self.computers.is_deciding and self.has_people

    @property
    def letter_to(self) -> list[int]:
        """The seats that a letter goes to now, or has gone to already; none from a sandbox."""
        return awaited(self.session) if isinstance(self.journal, Journal) else []

    @property
    def awaits_letter(self) -> bool:
        """Whether it goes on with a letter: with one that is to be sent, or with the answer to it."""
        has_ended = self.session.state.is_over and self.session.is_sent
        return bool(self.letter_to) and not has_ended

    def taught_among(self, moves: Sequence[Move]) -> Move | None:
        """Which of these moves a lesson asks for; None at every other table."""
        return None

    @property
    def waiting_move(self) -> Move | None:
        """The only legal move, when it needs no handle: a die that is to be thrown."""
        decision = self.session.state.decision
        if decision and self.is_person_deciding and len(decision.moves) == 1 and len(decision.moves[0]) == 1:
            return decision.moves[0]
        return None

    def see_alike(self, one: int, other: int) -> bool:
        """Whether the same is hidden from two seats, whatever lies there now; one person tries out all of a what-if."""
        is_tried = self.is_what_if and len(self.session.moves) >= self.session.floor
        return is_tried or self._are_shown_alike(one, other)

    def sees_more(self, seat: int) -> bool:
        """Whether a seat sees anything that another one, a person's or a computer's, may not; in a what-if, too."""
        return not all(self._are_shown_alike(seat, other) for other in range(len(self.session.seats)))

    def _are_shown_alike(self, one: int, other: int) -> bool:
        return shown_alike(self.session.state, one, other, self.session.game.hidden)

    @property
    def can_try(self) -> bool:
        """Whether a person can try out how it goes on, or is doing that."""
        return self.is_what_if or (self.deciding is not None and self.has_people)

    @property
    def why_no_trial(self) -> str:
        """Why nothing can be tried out, as the key of a sentence."""
        return "nothing_to_try" if self.deciding is None else "nobody_to_try"

    @property
    def is_what_if(self) -> bool:
        """Whether no file keeps what is played here."""
        return is_what_if(self.session)

    def what_if(self, viewer: int) -> Sandbox:
        """The position, to try things out in it, as far as a seat may know it."""
        assert isinstance(self.journal, Journal)
        return try_out(self.session, len(self.session.moves), viewer, self.journal)

    def repeats(self, move: Move, most: int) -> int:
        """How often a legal move can be played in a row by the seat that decides, `most` times at most."""
        state = self.session.state.copy()
        for count in range(most):
            decision = state.decision
            if decision is None or decision.seat != self.deciding or move not in decision.moves:
                return count
            flow.apply(state, move)
        return most

    def commit(self, move: Move) -> None:
        """Play a move, on disk too."""
        self.session.play(move)

    def give_seat(self, seat: int, player: str) -> None:
        """Let somebody else play a seat from now on, on disk too."""
        self.session.give_seat(seat, player)

    def ask_adviser(self) -> None:
        """Ask for advice, or for more of it, where a person is asked something. Kept with the game."""
        seat = self.deciding
        may_ask = self.session.may_ask and self.is_person_deciding
        if seat is not None and may_ask and self.adviser.ask():
            self.session.note_advice(seat)

    def look_at_ties(self, equal: Sequence[Move]) -> bool:
        """Let equal places be looked at again where the game allows advice; True when something is found out."""
        is_free = self.session.may_ask and self.is_person_deciding and not self.adviser.is_thinking
        return self.ties.think(equal, is_free)

    def send_letter(self, by: Callable[[str], Out]) -> Out:
        """Let the letter that is due go out by a way that says what came of it: nothing where it has not gone. Once it
        has, no move that it carries can be taken back any more, on disk too. Raises what the way raises.
        """
        assert isinstance(self.journal, Journal)
        out = send(self.journal, self.letter_to, by)
        self._turn_to_position()
        return out

    def wishes(self, seat: int) -> tuple[str, ...]:
        """What the person of a seat plans."""
        return self._wishes.get(seat, ())

    def toggle_wish(self, seat: int, wish: str) -> None:
        """Put a wish on the list of a seat, or take it off."""
        wishes = self.wishes(seat)
        self._wishes[seat] = tuple(each for each in wishes if each != wish) if wish in wishes else (*wishes, wish)

    @property
    def due_order(self) -> AutoMove | None:
        """What the person who is asked now has ordered before."""
        if self.deciding is None or not self.is_person_deciding or self.turn.is_begun:
            return None
        return self.orders.of(self.deciding)

    @property
    def settled_move(self) -> Move | None:
        """What answers the question to a person without that being asked: the answer that it has given to all of its
        kind, or the one that can only be right.
        """
        decision = self.session.state.decision
        if decision is None or not self.is_person_deciding or self.turn.is_begun:
            return None
        return self.orders.answer_to(decision) or self._settled(self.session.state)

    def _settled(self, state: State) -> Move | None:
        can_settle = self.settles and self.answers and state.decision is not None
        return self.session.game.settled(state, state.decision) if can_settle and state.decision else None

    @property
    def undo_steps(self) -> int:
        """How many moves an undo takes back: to the last decision of a person, if the game lets it go there; or 0."""
        session = self.session
        for steps in range(1, len(session.moves) - session.floor + 1):
            index = len(session.moves) - steps
            if not session.undoes_surprises and session.has_shown_since(index):
                return 0
            if self._is_persons_own(session.state_before(index)):
                return steps
        return 0

    @property
    def must_agree(self) -> Sequence[Seat]:
        """The persons whom the next undo asks first: all of a friendly game, where something new has been shown since.
        Nobody needs to agree with oneself.
        """
        session = self.session
        people = [seat for seat in session.seats if seat.player in PEOPLE]
        steps = self.undo_steps
        is_asked = session.undo_kind == FRIENDLY and len(people) > 1 and steps
        return people if is_asked and session.has_shown_since(len(session.moves) - steps) else ()

    @property
    def undone_seat(self) -> Seat:
        """Whose decision the next undo goes back to."""
        session = self.session
        decision = session.state_before(len(session.moves) - self.undo_steps).decision
        assert decision is not None
        return session.seats[decision.seat]

    @property
    def has_moved(self) -> bool:
        """Whether a person has decided anything yet that may be taken back at all."""
        session = self.session
        own = range(session.floor, len(session.moves))
        return any(self._is_persons_own(session.state_before(index)) for index in own)

    def _is_persons_own(self, state: State) -> bool:
        """Whether a person is asked something new, rather than how to go on with what was begun."""
        decision = state.decision
        if decision is None or self.session.seats[decision.seat].player != HUMAN:
            return False
        return not (self._table.is_midway(state) or self._settled(state))

    @property
    def can_redo(self) -> bool:
        """Whether a move was taken back and nothing else played since."""
        return self.session.can_redo

    def undo(self) -> bool:
        """Go back to the last decision of a person; False where the game does not let it."""
        steps = self.undo_steps
        for _ in range(steps):
            self.session.undo()
        return steps > 0

    def redo(self) -> bool:
        """Play what was taken back again, up to the next decision of a person; False when there is nothing."""
        if not self.can_redo:
            return False
        self.session.redo()
        while self.can_redo and not self._is_persons_own(self.session.state):
            self.session.redo()
        self.log.catch_up()
        return True
