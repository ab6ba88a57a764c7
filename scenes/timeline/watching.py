"""Watching computer players at a table without people. You can stop, step, ask why, and join."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping

import pygame

from game.bots.computer_seats import ComputerSeats
from game.bots.search.expectation import Expectation, ExpectedMargin
from game.bots.thinking import Thinker
from game.engine.flow import Move
from game.session.branches import Sandbox, try_out
from game.session.journal import Journal
from game.session.session import HUMAN, SANDBOX, Session
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import ConfirmDialog
from scenes.play.game_in_play import GameInPlay
from scenes.play.input.table_buttons import TopRail, top_rail
from scenes.play.input.table_commands import TableCommands
from scenes.play.play_scene import PlayScene
from scenes.play.view.table_view import TableView
from scenes.table.table import Table
from scenes.timeline.asked_why import AskedWhy
from scenes.timeline.looking import Looking
from scenes.timeline.timeline_scene import TimelineScene
from scenes.timeline.watch_rail import Margins, WatchRail, watch_rail
from scenes.ui.keymap import contexts

_say = Sentences("screens")

AT_ONCE, EVERY = 16, 2000.0
"""Positions of which it is found out in one frame what was to be expected, and the milliseconds between two times that
this is done while the game runs: where moves come faster, the curve goes past some of them until it is stopped.
"""


class WatchedSeats(ComputerSeats):
    """Computer seats that rest while the game is stopped; with `is_stepping` they stop after one move."""

    is_stopped = is_stepping = False

    def think(self, ms: float) -> None:
        """Let the seat that is asked think on, unless the game is stopped."""
        if not self.is_stopped:
            super().think(ms)

    def advance(self, ms: float, speed: str) -> Move | None:
        """The next move, when it is time for it; none while the game is stopped."""
        move = None if self.is_stopped else super().advance(ms, speed)
        if move and self.is_stepping:
            self.is_stopped, self.is_stepping = True, False
        return move


class WatchedGame(GameInPlay):
    """A game that nobody plays in and no file keeps."""

    answers = False
    computers: WatchedSeats

    def __init__(self, journal: Journal | Sandbox, table: Table, thinker: Thinker | None = None) -> None:
        super().__init__(journal, table, thinker)
        self.computers = WatchedSeats(self.session, self._thinker)

    @property
    def can_try(self) -> bool:
        """Nobody is asked anything."""
        return False


class WatchCommands(TableCommands):
    """What can be done by somebody who only watches."""

    game: WatchedGame

    def __init__(self, app: App, table: TableView) -> None:
        super().__init__(app, table)
        assert isinstance(table.game, WatchedGame)
        session = self.game.session
        self.eyes: int | None = None
        """Through whose eyes the table is seen; nobody's see no hand."""
        self.asked_why = AskedWhy(session, app.thinker)
        self._expectation = Expectation(session.game)
        self._expected: dict[int, dict[int, ExpectedMargin]] = {}
        """What was to be expected by seat and position, as far as that is known."""
        self._waited = EVERY
        self._curve: tuple[tuple[int, int], Margins] = (0, 0), ()
        """What the curve shows, and of which seat and how many positions that is."""
        self.presses: dict[str, Callable[[], None]] = {
            "stop": self.toggle_stop, "step": self.step, "eyes": self.turn_eyes, "why": self.ask_why, "take": self.take,
        }  # fmt: skip
        self._rail_presses = {**self._presses, **self.presses}

    @property
    def is_stopped(self) -> bool:
        """Whether the game waits."""
        return self.game.computers.is_stopped

    def toggle_stop(self) -> None:
        """Stop the game, or let it go on."""
        self._stop(not self.is_stopped)

    def _stop(self, is_stopped: bool) -> None:
        self.asked_why.forget()
        self.game.computers.is_stopped, self.game.computers.is_stepping = is_stopped, False
        if is_stopped:
            self.game.stop_thinking()

    def step(self) -> None:
        """One move, then stop."""
        self._stop(False)
        self.game.computers.is_stepping = True

    def turn_eyes(self) -> None:
        """See through the eyes of the next seat, and after the last one through nobody's."""
        seats = len(self.game.session.seats)
        self.eyes = 0 if self.eyes is None else self.eyes + 1 if self.eyes + 1 < seats else None

    @property
    def seat(self) -> int:
        """Whose prospects are shown, and whose place can be taken."""
        return self.viewpoint.shown_seat if self.eyes is None else self.eyes

    def ask_why(self) -> None:
        """Ask why the last move was made, while the game waits."""
        moves = len(self.game.session.moves)
        if moves:
            made = self.asked_why.made
            self._stop(True)
            if made is None:
                self.asked_why.ask(moves - 1)

    def look_back(self, move: int, plays: bool = False) -> None:
        """Stop, and look back on the game before this move."""
        self._stop(True)
        scene = WatchedTimeline(self.app, self.game.session, move, self.viewpoint.eyes, plays, False, plays)
        self.app.stack.push(scene)

    def take(self) -> None:
        """Sit down in a computer's place, after a question."""
        if self.game.deciding is None:
            return
        self._stop(True)
        seat = self.seat
        name = ui.as_typed(self.game.session.seats[seat].name)
        title, text = _say("watch.take_title", name=name), _say("watch.take_text")
        yes, no = _say("watch.take"), _say("watch.stay")
        self.app.stack.push(ConfirmDialog(self.app, title, text, yes, no, lambda: self._sit_down(seat)))

    def _sit_down(self, seat: int) -> None:
        session = self.game.session.at(len(self.game.session.moves))
        session.undo_kind, session.file = SANDBOX, ""
        session.give_seat(seat, HUMAN)
        self.app.replace("game", self.app.saves.begin(session))

    def open_menu(self) -> None:
        """Esc: leave, after a question while the game still runs."""
        if self.game.deciding is None:
            self.app.stack.pop()
            return
        title, text = _say("watch.leave"), _say("watch.leave_text")
        no = _say("watch.stay")
        self.app.stack.push(ConfirmDialog(self.app, title, text, title, no, self.app.stack.pop))

    def go_ahead(self) -> bool:
        """Space or Enter without a focus."""
        self.toggle_stop()
        return True

    # -- what is to be expected -------------------------------------------------------------------------------

    @property
    def expected(self) -> dict[int, ExpectedMargin]:
        """What was to be expected for the seat, by position, as far as that is known."""
        return self._expected.setdefault(self.seat, {})

    @property
    def is_due(self) -> bool:
        """Whether it is to be found out what was to be expected in more positions."""
        moves = len(self.game.session.moves)
        if self.is_stopped:
            return len(self.expected) <= moves
        return moves not in self.expected and (self._waited >= EVERY or not self.expected)

    def wait(self, ms: float) -> None:
        """Let time pass."""
        self._waited += ms

    def look_ahead(self) -> None:
        """Find out what is to be expected now, where that is due. Into the past is looked once the game is stopped, and
        here and there where nothing of it is known.
        """
        if not self.is_due:
            return
        session, known = self.game.session, self.expected
        last, numbers = len(session.moves), {len(session.moves)}
        if self.is_stopped:
            numbers |= {*[number for number in range(last) if number not in known][: AT_ONCE - 1]}
        elif not known:
            numbers |= {last * step // AT_ONCE for step in range(AT_ONCE)}
        for number in numbers:
            state = session.state if number == last else session.state_before(number)
            known[number] = self._expectation(state, self.seat)
        self._waited = 0.0

    # -- what is on offer -------------------------------------------------------------------------------------

    def offer(self) -> None:
        """The general buttons above, and the rail of whoever watches below."""
        session, expected, seat = self.game.session, self.expected, self.seat
        theme, settings = self.table.theme, self.app.settings
        if self._curve[0] != (seat, len(expected)):
            margins = tuple((number, expected[number].margin) for number in sorted(expected))
            self._curve = (seat, len(expected)), margins
        now = expected[max(expected)] if expected else None
        rail = WatchRail(
            theme, session, seat, self.eyes is not None, now, self._curve[1], self.is_stopped,
            self.game.deciding is None, self._rail_presses,
        )  # fmt: skip
        top = top_rail(TopRail(theme, settings.speed, self._presses))
        self.controls.offer([*top, watch_rail(rail)], frozenset(), self._panels)
        self.targets.offer()


class LookingAtWatched(Looking):
    """Everything that can be asked of the past of a game that nobody plays in."""

    @property
    def can_ask(self) -> bool:
        """Nobody plays who may not know why a move was made."""
        return self.past.move > 0

    def play_on_from_here(self) -> None:
        """Try out how the game would go on with oneself in the place of the seat in front."""
        tried = try_out(self.past.whole, self.past.move, self.viewpoint.eyes)
        tried.session.give_seat(self.viewpoint.shown_seat, HUMAN)
        self.app.open("game", tried)


class WatchedTimeline(TimelineScene):
    """A game between computer players that is looked back on while it waits."""

    looks = LookingAtWatched
    commands: LookingAtWatched


class WatchScene(PlayScene):
    """A game between computer players. Nothing of it counts or is kept, unless somebody takes a seat."""

    name = "watch"
    plays = WatchedGame
    asks = WatchCommands
    tells = False
    commands: WatchCommands
    game: WatchedGame

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, Sandbox(session))
        self.viewpoint.look_as(self.commands.eyes)

    @property
    def acts(self) -> Mapping[str, Callable[[], None]]:
        """What the keys of watching do."""
        return self.commands.presses

    def handle(self, event: pygame.event.Event) -> bool:
        """The keys of watching come first."""
        if meant := ui.action_of(event, contexts.WATCH):
            self.acts[meant.name]()
            self.refresh()
            return True
        return super().handle(event)

    def update(self, dt_ms: float) -> None:
        """Let time pass; what is to be expected is found out together with what is shown anew, or else beside it."""
        self.commands.wait(dt_ms)
        super().update(dt_ms)
        if self.commands.asked_why.think() or self.commands.is_due:
            self.refresh()

    def leave(self) -> None:
        """Nobody waits for an answer any more."""
        self.commands.asked_why.forget()
        super().leave()

    def refresh(self) -> None:
        """Bring the picture in line with what may be seen and is expected, too."""
        self.viewpoint.look_as(self.commands.eyes)
        self.commands.look_ahead()
        super().refresh()

    def _what_is_seen(self, focused: str | None) -> Hashable:
        commands = self.commands
        return super()._what_is_seen(focused), commands.is_stopped, commands.eyes, len(commands.expected)

    def _popovers(self) -> Iterator[ui.Popover]:
        yield from super()._popovers()
        if why := self.commands.asked_why.popover(self.table.theme, self.table):
            yield why
