"""The course of a game: moves are played and shown, taken back, shown again, or skipped."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.engine.event import Frame
from game.engine.flow import Move
from game.session.auto_moves import AutoMove
from game.session.bus import MOVED, Bus, Moved, Subscriptions
from game.session.session import HUMAN, Seat
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import ConfirmDialog
from scenes.play.choreographer import BEGUN, SHOWN, Beat, Choreographer
from scenes.play.help.goal_finder import GOING_ON, PASS
from scenes.play.help.goal_popover import doubt_about, stakes
from scenes.play.help.recap_popover import Recap
from scenes.play.log import OPENING
from scenes.play.table_stage import TableStage
from scenes.play.view.table_view import TableView
from scenes.ui.host.placement import FORECASTS

_say = Sentences("screens")

FAST = ("fast", "instant")
GLYPH = "{"
"""What a sign in words begins with."""

"""Speeds at which moves of computer seats are told again."""


class Playback:
    """Plays moves at one table, and shows them."""

    def __init__(self, app: App, table: TableView) -> None:
        self.app = app
        self.table = table
        self.game = table.game
        self.viewpoint = table.viewpoint
        self.shown = Bus()
        """What begins to be shown and has been shown: `BEGUN`, `SHOWN`."""
        stage = TableStage(table, app.sounds)
        self.choreographer = Choreographer(stage, self.shown)
        self._brought: Sequence[Frame] = ()
        """What the last move has brought."""
        self._subscriptions = Subscriptions()
        self._subscriptions.add(
            self.game.session.bus.subscribe(MOVED, self._keep, positions=True),
            self.shown.subscribe(BEGUN, stage.sound),
            self.shown.subscribe(SHOWN, self._write),
        )
        table.coming = lambda: self.choreographer.coming
        self.recap = Recap()
        self.is_skipping = False
        self._is_continued = False
        """Whether a game that was begun before has been opened, and nobody has been told yet how it stands."""
        self._decided: dict[int, int] = {}
        """The number of the last move of a seat that did not just go on with an order."""
        self._doubted: tuple[int, tuple[Move, ...], str] | None = None
        """The position of a pass that waits until it is known what it overlooks, its moves and its button."""

    def leave(self) -> None:
        """Nothing is played or shown here any more."""
        self._subscriptions.leave()

    def _keep(self, moved: Moved) -> None:
        """What a move brought waits until it is shown; of several in a row the last one is."""
        self._brought = moved.frames

    def _write(self, beat: Beat) -> None:
        """What has been shown stands in the log."""
        self.game.log.write(self.table.told_move, [beat.frame])

    @property
    def pace(self) -> ui.Pace:
        """How fast things move by the settings; what is skipped takes no time."""
        settings = self.app.settings
        return ui.Pace(0 if self.is_skipping else ui.PACES[settings.speed], settings.reduced_motion)

    def open(self) -> None:
        """Lay the table: a loaded game or a branch as it was left; of a new game it is shown how it begins."""
        session = self.game.session
        self._is_continued = bool(session.moves)
        frames = session.opening if not session.moves and session.parent is None else []
        is_shown = bool(frames and self.pace.factor)
        if is_shown:
            self.table.shown_state = frames[0].before
            self.table.foresee_from(frames[0].before)
            self.table.told_move = OPENING
        else:
            self.game.log.catch_up()
        self.table.relay(ui.Pace(0))
        if is_shown:
            self.choreographer.start(frames)

    def submit(self, *moves: Move, verb: str = "") -> bool:
        """Play moves in a row, after a question where they look like an oversight. False while the question is open.

        `verb` is the button that was pressed, where it is not that of the moves.
        """
        is_pass = moves[0] == (PASS.verb,)
        if is_pass and not self.game.ways.knows_of_passing():
            self._doubted = self.game.position, moves, verb
            return False
        if warning := doubt_about(self.table, self.table.model(), moves[0]):
            self.game.turn.selection.clear()
            asked = ("pass_title", "pass") if is_pass else ("title", "do_it")
            called, verb_called = ("", "") if is_pass else (self._called(moves[0]), self._verb_called(moves[0]))
            title, yes = (
                _say(f"sure.{each}", move=move) for each, move in zip(asked, (called, verb_called), strict=True)
            )
            no = _say("sure.think_again")
            amends = self.table.table.amends(self.table.model(), moves[0])
            question = ConfirmDialog(
                self.app,
                title,
                warning,
                yes,
                no,
                lambda: self._begin(verb, moves),
                stakes(self.table, moves[0]),
                self._forecast_area,
                amends and (amends.words, lambda: self._begin("", amends.moves)),
            )
            self.app.stack.push(question)
            return False
        self._begin(verb, moves)
        return True

    def _forecast_area(self) -> ui.Area | None:
        """Where the table says what the end of the round brings."""
        anchors = self.table.top.layout.anchors
        return next((anchors[name] for name in FORECASTS if name in anchors), None)

    def _called(self, move: Move) -> str:
        """What a move is called in a title, which shows no signs."""
        words = self.table.table.words.move_words(self.table.model(), move)
        return words if GLYPH not in words else self._verb_called(move)

    def _verb_called(self, move: Move) -> str:
        """What its verb is called on a button, under a title that says all of it."""
        return Sentences(self.game.session.game.name)(f"verbs.{move[0]}")

    def settle_doubts(self) -> None:
        """Go on with a pass that waits, once it is known what it overlooks; another position does away with it."""
        doubted = self._doubted
        if doubted and doubted[0] != self.game.position:
            self._doubted = None
        elif doubted and self.game.ways.knows_of_passing(GOING_ON):
            self._doubted = None
            self.submit(*doubted[1], verb=doubted[2])

    def _begin(self, verb: str, moves: tuple[Move, ...]) -> None:
        """Play moves in a row; where each is a turn of its own, all but the first wait for the seat's next turns."""
        verb, seat = verb or moves[0][0], self.game.deciding
        if verb in self.table.table.answers_for_all and seat is not None:
            self.game.orders.answer_always(seat, moves[0], self.game.session.state)
        if verb in self.table.table.orders:
            self.play_next(AutoMove(verb, self.game.session.state.copy(), moves, moves))
        else:
            self.play(*moves)

    def play_next(self, order: AutoMove) -> None:
        """Play the next move of an order; what is left waits."""
        seat, (move, *left) = self.game.deciding, order.left
        assert seat is not None
        decided = self._decided.get(seat)
        self.game.orders.give(seat, order._replace(left=tuple(left)))
        self.play(move)
        if order.left != order.moves and decided is not None:
            self._decided[seat] = decided

    def play(self, *moves: Move) -> None:
        """Play moves in a row, as long as their seat is asked, and show what the last one brings."""
        seat = self.game.deciding
        assert seat is not None
        self.table.way = None
        for move in moves:
            self.game.log.catch_up()
            index = len(self.game.session.moves)
            self.game.commit(move)
            if self.game.deciding != seat:
                break
        self._decided[seat] = index
        frames, self._brought = self._brought, ()
        self._show(frames, index)

    def _show(self, frames: Sequence[Frame], move: int) -> None:
        """Show what move number `move` has brought. One that has brought nothing is heard all the same."""
        if not frames:
            session = self.game.session
            self.app.sounds.play(self.table.table.quiet_sound(session.moves[move][0], session.state))
        self.table.told_move = move
        self.table.shown_state = self.game.session.state_before(move) if frames else None
        self.choreographer.start(frames)
        if self.pace.factor == 0:
            self.choreographer.finish()

    def skip(self) -> None:
        """Let computer seats move without a show until a person is asked again."""
        if self.game.can_skip:
            self.is_skipping = True
            self.choreographer.finish()

    def end_skipping(self) -> None:
        """A person is asked, and no order answers: say what computer seats did if it went by too fast to follow, or was
        a while ago.
        """
        if self.game.due_order:
            return
        if self.is_skipping or self._is_continued or self.app.settings.speed in FAST:
            viewer = self.viewpoint.viewer
            last = self.game.log.last_move_of(viewer)
            self.recap.show(partial(self._told_since, viewer, min(self._decided.get(viewer, last), last) + 1))
        self.is_skipping = self._is_continued = False

    def _told_since(self, viewer: int, move: int) -> Sequence[tuple[Seat, str]]:
        """What computer seats, or the viewer by what they agreed to, did from this move on."""
        seats, deeds = self.game.session.seats, self.game.log.deeds_since(viewer, move)
        told = {seat: words for seat, words in deeds.items() if seat == viewer or seats[seat].player != HUMAN}
        model = self.table.model() if told else None
        return [
            (seats[seat], (model and seat != viewer and self.table.table.outcome(model, seat)) or words)
            for seat, words in told.items()
        ]

    def undo(self) -> None:
        """Back to the last decision of a person, after a question where others have to agree."""
        people = self.game.must_agree
        if not people:
            self._take_back()
            return
        title, yes, no = _say("agree.title"), _say("agree.do_it"), _say("agree.leave_it")
        names = listed(f"**{ui.as_typed(seat.name)}**" for seat in people)
        text = _say("agree.text", names=names, name=ui.as_typed(self.game.undone_seat.name))
        self.app.stack.push(ConfirmDialog(self.app, title, text, yes, no, self._take_back))

    def _take_back(self) -> None:
        self.game.undo()
        self._jump()

    def redo(self) -> None:
        """Play again what was taken back."""
        self.game.redo()
        self._jump()

    def _jump(self) -> None:
        """The position is another one: lay it without a show, apart from pieces finding their places."""
        self.app.sounds.play("card_slide")
        self.table.way = None
        self.viewpoint.turn_to(self.game.deciding)
        self.table.relay()
