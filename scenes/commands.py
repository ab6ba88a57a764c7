"""Commands: everything a person can ask of a table, by pointer or by keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.flow import Move
from game.core.session import HUMAN
from game.settings import SPEEDS
from scenes.canvas import Stamp
from scenes.choreographer import Choreographer
from scenes.controls import Controls
from scenes.desk import Desk
from scenes.dialog import Question
from scenes.drag import Held, Point
from scenes.film import Frame
from scenes.focus import Focusable, FocusRing
from scenes.hints import Hints
from scenes.motion import PACES, Pace
from scenes.pause import PauseDialog
from scenes.playing_table import PlayingTable
from scenes.rails import VERB_PREFIX
from scenes.recap import Recap
from scenes.results import result_scene
from scenes.rules_help import RulesScene
from scenes.settings import SettingsScene
from scenes.standing_orders import Order
from scenes.table_buttons import offer_buttons
from scenes.tables.layout import Area
from scenes.turn import handles_of
from sprites import materials
from sprites.theme import Theme

FAST = ("fast", "instant")
"""Speeds at which moves of computer seats are told again."""


NOT_NOW = "not_now"
"""The refusal of a piece that has nothing to do with the question."""


class Commands:
    """What a person can do at one table."""

    def __init__(self, desk: Desk, table: PlayingTable) -> None:
        self.desk = desk
        self.table = table
        self.game = table.game
        self.viewpoint = table.viewpoint
        self.choreographer = Choreographer(table)
        self.controls = Controls()
        self.ring = FocusRing()
        self.hints = Hints(desk, table)
        self.recap = Recap()
        self.is_skipping = False
        self.pointed: str | None = None
        """The place that the focus, or else the pointer, is on."""
        self._presses: dict[str, Callable[[], None]] = {
            "menu": self.open_menu,
            "log": self._toggle_log,
            "table": self._toggle_all_boards,
            "speed": lambda: self.change_speed(1),
            "help": self._open_rules,
            "settings": lambda: desk.stack.push(SettingsScene(desk)),
            "undo": self._undo,
            "redo": self._redo,
            "scores": self.open_scores,
            "skip": self.skip,
        }

    # -- what is on offer -------------------------------------------------------------------------------------

    @property
    def pace(self) -> Pace:
        """How fast things move by the settings; what is skipped takes no time."""
        settings = self.desk.settings
        return Pace(0 if self.is_skipping else PACES[settings.speed], settings.reduced_motion)

    def offer(self) -> None:
        """Put buttons and places on offer as they are now."""
        table = self.table
        offer_buttons(
            self.controls,
            table,
            self.desk.settings.speed,
            self._prompt(),
            self._presses,
            self._choose,
            self._answer,
        )
        self.ring.offer([*self._focusable_places(), *self.controls.focusables()], table.lit)

    def _prompt(self) -> str:
        place = self.ring.place
        if self.ring.visible and place and place.caption:
            return place.caption
        return self.table.table.prompt(self.table.model())

    def _focusable_places(self) -> list[Focusable]:
        """Places worth a stop: while something is picked only those that are lit."""
        lit = self.table.lit
        narrow = bool(lit) and self.game.turn.is_begun
        return [
            Focusable(name, place.area, place.caption, place.zone)
            for name, place in self.table.top.layout.places.items()
            if name in lit or (not narrow and (place.caption or place.looks_at is not None))
        ]

    def advance(self, ms: float) -> bool:
        """Let time pass; True when something on the screen changes by it."""
        changes = self.controls.is_holding
        self.controls.advance(ms)
        return self.hints.advance(ms) | self.recap.advance(ms) | self.viewpoint.advance(ms) | changes

    # -- moves ------------------------------------------------------------------------------------------------

    def touch(self, name: str) -> None:
        """A click or Enter on a place; an empty name is the bare cloth."""
        place = self.table.top.layout.places.get(name)
        if place is None:
            self.game.turn.call_off()
            return
        if place.looks_at is not None and name not in self.table.lit:
            self.viewpoint.swap(place.looks_at)
            return
        touched = self.game.turn.touch(name, place)
        if touched.moves:
            self.attempt(*touched.moves)
        elif place.wish and all(refusal.reason == NOT_NOW for refusal in touched.refusals):
            self.wish(name)
        elif touched.refusals:
            self.hints.refuse(touched.refusals, place.area)
        elif self.game.turn.is_begun:
            self.desk.sounds.play("card_pick")

    def wish(self, name: str | None) -> bool:
        """Put the wish of a place on the viewer's list, or take it off; False where it stands for none."""
        place = self.table.top.layout.places.get(name) if name else None
        if place is None or not place.wish:
            return False
        self.game.toggle_wish(self.viewpoint.viewer, place.wish)
        self.desk.sounds.play("card_pick")
        return True

    def touch_log(self, point: Point) -> bool:
        """A click on the log: a seat's lines alone, or what a line speaks of shown large, or else the board of its
        seat; False when it was beside the log.
        """
        panel, top = self.table.log_panel, self.table.top
        if not panel.touch(point, top.layout.log):
            return False
        zoomed = [
            name
            for name in self.table.told_pieces
            if name in top.layout.places and top.layout.places[name].zoom
        ]
        seat = self.table.told_seat
        for name in zoomed:
            self.hints.zooms.pin(name)
        if not zoomed and seat is not None:
            self.viewpoint.swap(seat)
        return True

    def lift(self, name: str) -> None:
        """A piece was picked up."""
        self.desk.sounds.play("card_pick")
        self.hints.zooms.hide()
        self.game.turn.lift(name, self.table.top.layout.places[name])

    def drop(self, held: Held, target: str | None) -> None:
        """A held piece, and what was lifted along with it, was let go over a place or over none."""
        places, name = self.table.top.layout.places, held.name
        for each in held.names:
            self.table.motion.let_go(each, held.area)
        self.hints.zooms.hide()
        turn = self.game.turn
        if turn.drafting.held:
            refusals = turn.drafting.drop(handles_of(target, places[target]) if target else ())
            self.hints.refuse(refusals, held.area)
        elif target and target in turn.lit(places) and not turn.selection.is_empty:
            moves = turn.touch(target, places[target]).moves
            if moves and self.attempt(*self._repeated(moves, len(held.names))):
                return
        else:
            if target and name in places and places[target].zone != places[name].zone:
                refusals = turn.drop_refusals(name, places[name], target, places[target])
                self.hints.refuse(refusals, places[target].area)
            turn.selection.clear()
        for each in held.names:
            self.table.motion.send_home(each, self.pace)

    def _repeated(self, moves: tuple[Move, ...], times: int) -> tuple[Move, ...]:
        """A move once for every piece in the hand, as often as the rules allow it in a row."""
        if len(moves) > 1 or times == 1:
            return moves
        allowed = self.game.repeats(moves[0], times)
        if allowed < times:
            self.hints.note("One action moves one piece; the others go back.")
        return moves * allowed

    def set_down(self, name: str, area: Area) -> None:
        """A piece was lifted and let go where it lay: it was clicked, and stays picked if anything can be done."""
        self.table.motion.let_go(name, area)
        self.table.motion.send_home(name, self.pace)
        turn = self.game.turn
        turn.drafting.drop(())
        if turn.selection.is_empty and not turn.lifting_begins:
            self.touch(name)

    def put_back(self, name: str, area: Area) -> None:
        """Holding was called off: the piece glides home."""
        self.game.turn.call_off()
        self.table.motion.let_go(name, area)
        self.table.motion.send_home(name, self.pace)

    def attempt(self, *moves: Move) -> bool:
        """Play moves in a row, after a question where they look like an oversight. False while the question is open."""
        warning = self.table.table.warning(self.table.model(), moves[0])
        if warning:
            self.game.turn.selection.clear()
            question = Question(
                self.desk, "Are you sure?", warning, "Do it", "Think again", lambda: self.play(*moves)
            )
            self.desk.stack.push(question)
            return False
        self.play(*moves)
        return True

    def play(self, *moves: Move) -> None:
        """Play moves in a row and show what the last one brings."""
        self._play(Order(self.game.session.state.copy(), moves, moves))

    def carry_out(self, order: Order) -> None:
        """Play what was ordered before, as far as the turn reaches."""
        self._play(order)

    def _play(self, order: Order) -> None:
        """Play an order's moves as long as its seat is asked; what is left waits for the seat's next turn."""
        could_undo = self.game.is_person_deciding and self.game.undo_steps > 0
        seat, left = self.game.deciding, order.left
        while True:
            self.game.log.catch_up()
            index = len(self.game.session.moves)
            frames, left = self.game.play(left[0]), left[1:]
            if not left or self.game.deciding != seat:
                break
        if seat is not None:
            self.game.orders.give(seat, order._replace(left=left))
        self._show(frames, index, index)
        if could_undo and not self.game.undo_steps:
            self.hints.note("What has been shown stays known: earlier moves can no longer be undone.")

    def _show(self, frames: Sequence[Frame], first_move: int, told_move: int | None) -> None:
        """Show frames that begin before move number `first_move`; `told_move` is None for what was told before."""
        self.table.told_move = told_move
        self.table.shown_state = self.game.session.state_before(first_move) if frames else None
        self.choreographer.play(frames)
        if self.pace.factor == 0:
            self.choreographer.finish()

    def skip(self) -> None:
        """Let computer seats move without a show until a person is asked again."""
        if self.game.can_skip:
            self.is_skipping = True
            self.choreographer.finish()

    def end_skipping(self) -> None:
        """A person is asked: say what computer seats did if it went by too fast to follow."""
        if self.is_skipping or self.desk.settings.speed in FAST:
            seats = self.game.session.seats
            deeds = self.game.log.deeds_since(self.viewpoint.viewer).items()
            self.recap.show([(seats[seat], words) for seat, words in deeds if seats[seat].player != HUMAN])
        self.is_skipping = False

    def _choose(self, verb: str) -> None:
        """A verb's button: its pieces light up; pressed again, or with nothing to choose, the only move is played."""
        turn, selection = self.game.turn, self.game.turn.selection
        if turn.draft and turn.draft.verb == verb:
            self._confirm()
        elif (move := selection.only_move) and move[0] == verb:
            self.attempt(move)
        elif selection.verb == verb:
            selection.clear()
        elif moves := turn.choose_verb(verb):
            self.attempt(*moves)
        elif turn.draft is None and (named := self._named_move(verb)) in selection.open_moves:
            self.attempt(named)

    def _named_move(self, verb: str) -> Move:
        """The move that the button of a verb stands for by itself, empty where its pieces are to be chosen."""
        verbs = self.table.table.verbs(self.table.model())
        return next((each.move for each in verbs if each.verb == verb and each.move), ())

    def _confirm(self) -> bool:
        """Play what is laid out; False as long as something is missing."""
        draft = self.game.turn.draft
        if draft is None or not draft.moves:
            return False
        return self.attempt(*draft.moves)

    def turn_proposal(self, step: int) -> bool:
        """Leaf through what may be laid out instead; False where there is nothing to leaf through."""
        drafting = self.game.turn.drafting
        if self.table.hot:
            drafting.aim(self.table.hot)
        turned = drafting.turn(step)
        if turned:
            self.desk.sounds.play("card_pick")
        return turned

    def _answer(self, move: Move) -> None:
        self.attempt(move)

    def go_ahead(self) -> None:
        """Space or Enter without a focus: play the one thing that waits, such as the die."""
        move = self.game.waiting_move or self.game.turn.selection.only_move
        if move:
            self.attempt(move)
        elif not self._confirm():
            self.controls.press("scores")

    def _undo(self) -> None:
        self.game.undo()
        self._jump()

    def _redo(self) -> None:
        self.game.redo()
        self._jump()

    def _jump(self) -> None:
        """The position is another one: lay it without a show, apart from pieces finding their places."""
        self.desk.sounds.play("card_slide")
        self.viewpoint.turn_to(self.game.deciding)
        self.table.relay()

    def replay(self) -> None:
        """Show again what happened since the viewer's last move."""
        first = self.game.log.last_move_of(self.viewpoint.viewer) + 1
        moves = range(first, len(self.game.session.moves))
        frames = [frame for index in moves for frame in self.game.film_of(index)]
        if frames:
            self.table.shown_state = self.game.session.state_before(first)
            self.table.relay(Pace(0))
            self._show(frames, first, None)

    # -- looking ----------------------------------------------------------------------------------------------

    def look(self, focused: str | None, hovered: str | None) -> None:
        """The focus and the pointer are on these places now: what is zoomed, and whose board is peeked at."""
        places = self.table.top.layout.places
        self.pointed = focused or hovered
        self.hints.look_at(self.pointed, self.table.held is None and self.choreographer.is_idle)
        pointed = places.get(hovered) if hovered and not focused else None
        self.viewpoint.hover(pointed.looks_at if pointed and not pointed.is_note else None)

    def stamps(self, theme: Theme) -> list[Stamp]:
        """The hints, the progress of a hold, and the focus ring where it is on a button."""
        stamps = self.recap.stamps(theme) + self.hints.stamps(theme) + self.controls.stamps(theme)
        place = self.ring.place
        if self.ring.visible and place and self.controls.button(place.name):
            stamps.append(ring_stamp(theme, place.area))
        return stamps

    def look_at(self, seat: int) -> None:
        """Lay a seat's board in front, or come back."""
        self.viewpoint.swap(seat)

    def _toggle_all_boards(self) -> None:
        self.viewpoint.all_boards = not self.viewpoint.all_boards

    def _toggle_log(self) -> None:
        self.table.log_panel.is_open = not self.table.log_panel.is_open

    def pin(self, hovered: str | None = None) -> None:
        """Pin the zoom under the pointer or the focus, or let it go."""
        self.hints.pin(hovered or (self.ring.current if self.ring.visible else None))

    def change_speed(self, step: int) -> None:
        """Faster or slower motion; past the fastest comes the slowest."""
        index = SPEEDS.index(self.desk.settings.speed) + step
        self.desk.change_settings(speed=SPEEDS[index % len(SPEEDS)])

    def _open_rules(self) -> None:
        self.desk.stack.push(RulesScene(self.desk, self.game.session.game.name, self._topic()))

    def _topic(self) -> str:
        return self.table.table.rules_topic(self.table.model())

    def open_scores(self) -> None:
        """The scoring of a game that is over; this table stays below it."""
        self.desk.stack.push(result_scene(self.desk, self.game.session))

    def open_menu(self) -> None:
        """The pause dialog."""
        self.desk.stack.push(PauseDialog(self.desk, self.game, self._topic()))

    # -- keys -------------------------------------------------------------------------------------------------

    def act_on_focus(self) -> None:
        """Enter or Space on the focused place or button."""
        name = self.ring.current
        if name and not self.controls.press(name):
            self.touch(name)

    def press(self, name: str) -> bool:
        """Press a button by its name; False when it cannot be pressed now."""
        return self.controls.press(name)

    def press_verb_key(self, letter: str) -> bool:
        """Press the button of the game's own verb with this key; verbs that exclude each other may share one."""
        verbs = self.table.table.verbs(self.table.model())
        return any(
            self.controls.press(VERB_PREFIX + verb.verb) for verb in verbs if verb.key.upper() == letter
        )

    def release_hold(self) -> None:
        """The key of a button that needs holding went up."""
        self.tell_to_hold(self.controls.let_go())

    def tell_to_hold(self, name: str | None) -> None:
        """A button was let go too soon."""
        button = self.controls.button(name) if name else None
        if button:
            self.hints.note("Hold it a moment longer.", button.area)

    def cancel(self) -> bool:
        """Call off what was begun; False when nothing was."""
        if self.game.turn.is_begun:
            self.game.turn.call_off()
            return True
        return self.game.orders.call_off(self.viewpoint.viewer) or self.hints.zooms.let_go()

    def back_out(self) -> None:
        """Esc: call off, close, come back; with nothing left to leave, the menu."""
        if self.cancel() or self.viewpoint.come_back():
            return
        if self.table.log_panel.is_open:
            self.table.log_panel.is_open = False
        else:
            self.open_menu()


def ring_stamp(theme: Theme, area: Area) -> Stamp:
    """The focus ring around an area."""
    x, y, width, height = area
    rect = theme.rect(x - 4, y - 4, width + 8, height + 8)
    return Stamp(materials.focus_ring(theme, rect.size), rect.topleft)
