"""A table in the window: what lies on it, and what pointer and keys do there."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import partial

import pygame

from game.session.bus import Subscriptions
from scenes import ui
from scenes.app.app import App
from scenes.app.navigator import LookedUp, Scene
from scenes.audio.music import Ambience
from scenes.play.choreographer import SHOWN, Beat
from scenes.play.game_in_play import GameInPlay
from scenes.play.help.tooltips import what_if_chip, what_if_popover
from scenes.play.input.table_commands import TableCommands
from scenes.play.input.table_targets import LOG_AREA
from scenes.play.perspective import Perspective
from scenes.play.table_narration import TableNarration
from scenes.play.view.board_slide import BoardSlide
from scenes.play.view.renderer import TableRenderer
from scenes.play.view.table_view import TableView
from scenes.table import staging
from scenes.table.panels.prompt import PROMPT
from scenes.table.table import LOG, Table
from scenes.ui import memory
from scenes.ui.host.focus import acts
from scenes.ui.host.host import DWELL, dwell_for
from scenes.ui.host.touch import LEAST
from scenes.ui.keymap import contexts, device
from scenes.ui.keymap.actions import actions_in
from sprites.places.cloth import Cloth

LIFT_TIME = 110
"""Milliseconds in which a piece under the pointer rises."""

BOARDS = tuple(each for each in actions_in(contexts.TABLE) if each.name.startswith("board_"))
"""The actions that lay the board of a seat in front, by seat."""


class TableScene(Scene):
    """Wires a game to its table, and pointer and keys to both. What happens there is up to whoever derives from it."""

    def __init__(
        self,
        app: App,
        game: GameInPlay,
        table: Table,
        viewpoint: Perspective,
        commands: type[TableCommands] = TableCommands,
    ) -> None:
        super().__init__(app)
        self.game = game
        self.viewpoint = viewpoint
        app.posters.turn_to((game.session.game.name, game.session.seed))
        top = TableRenderer(table, app.theme, game.session.game.name)
        self.table = TableView(table, game, viewpoint, top)
        self.commands = commands(app, self.table)
        self.choreographer = self.commands.playback.choreographer
        self.host = self.commands.host
        self.key_acts: Mapping[str, Callable[[], object]] = {
            **self.commands.key_acts,
            **{each.name: partial(self._peek, seat) for seat, each in enumerate(BOARDS)},
        }
        """What the keys of every table do, by the actions they mean."""
        self._risen: tuple[str | None, float] = None, 0.0
        """The piece that rises under the pointer, and for how many milliseconds it has."""
        self.slide = BoardSlide()
        self.unrolling = BoardSlide()
        self._has_ribbon = False
        self._looked_at: tuple[int, int] | None = None
        self._turns = False
        """Whether it is the whole table that slides."""
        self._gives_way: tuple[ui.Stamp | None, ui.Stamp | None] = None, None
        """What was seen where a board is to slide and the ribbon to unroll, as soon as what was laid is painted."""
        self._ambience: tuple[int, Ambience] | None = None
        """What was heard last, and in which position."""
        self.subscriptions = Subscriptions()
        self.narration = self._reader = TableNarration(self)
        shown = self.commands.playback.shown
        self.subscriptions.add(shown.subscribe(SHOWN, self._listen_anew), shown.subscribe(SHOWN, self._reader.hear))
        self._seen: Hashable = None
        self._position = game.position

    def leave(self) -> None:
        """Nobody listens here any more to what happens in the game, and nothing is kept of what was shown."""
        memory.forget()
        self.subscriptions.leave()
        self.commands.playback.leave()
        self.game.leave()

    def pass_out_of_sight(self) -> None:
        """The table keeps no picture, from which no board slides away when it comes back."""
        self._looked_at = None
        self.table.top.fold()

    @property
    def ground(self) -> Cloth:
        """The cloth of the game."""
        return self.table.table.cloth

    @property
    def ambience(self) -> Ambience:
        """What belongs to the position that is shown."""
        position = self.game.position
        if self._ambience is None or self._ambience[0] != position:
            state = self.table.shown_state or self.game.session.state
            self._ambience = position, self.table.table.ambience(state)
        return self._ambience[1]

    def _listen_anew(self, beat: Beat) -> None:
        """Another position is about to be shown, and the music's tension is that of it."""
        self._ambience = None

    @property
    def seen(self) -> Hashable:
        """What everything that the table shows depends on, as it was when it was laid last."""
        return self._seen

    @property
    def spoken_heading(self) -> str:
        """What is said besides of where the table is in its game, or of what is taught; empty for nothing."""
        return ""

    @property
    def spoken_notes(self) -> tuple[tuple[Hashable, str], ...]:
        """What is said once while it is shown: why something cannot be done, and other notes, each with what tells it
        from an earlier one in the same words.
        """
        notice = self.commands.hints.notice
        return ((notice, notice.words),) if notice else ()

    @property
    def looked_up(self) -> LookedUp:
        """What is pointed at."""
        return self.commands.sight.looked_up

    def resized(self) -> None:
        """Lay everything anew at the new scale."""
        self.choreographer.finish()
        self.host.call_off()
        self.table.turn_to(self.app.theme)
        self.table.relay(ui.Pace(0))
        self.refresh()

    def caps_changed(self) -> None:
        """Buttons with other keys may need other room."""
        self.refresh()

    def pictures_came(self) -> None:
        """Paint the cards and panels anew that had to do without them."""
        self.table.top.look_again()
        self.refresh()

    def invalidate(self) -> None:
        """Paint the whole window next time."""
        self.table.top.canvas.expose()
        self.dirty = True

    @property
    def way_back(self) -> str:
        """The way back from a table leads to its menu in the end."""
        return "table.back"

    def step_choice(self) -> None:
        """Move the focus to the next place, or button, that can be chosen."""
        self.host.step_choice()
        self.refresh()

    def _handle(self, event: pygame.event.Event) -> bool:
        match event.type:
            case pygame.KEYDOWN:
                return self._key_down(event)
            case pygame.KEYUP:
                return self._key_up(event)
            case pygame.MOUSEBUTTONDOWN if event.button != pygame.BUTTON_LEFT:
                self.host.move(self.table.theme.to_units(event.pos))
                return self._button_down(event.button)
            case pygame.MOUSEWHEEL:
                self._wheel(event.y)
            case pygame.MOUSEMOTION:
                self.host.handle_pointer(event, self.table.theme.to_units)
            case _:
                return self.host.handle_pointer(event, self.table.theme.to_units)
        return True

    def _button_down(self, button: int) -> bool:
        self.host.ring.visible = False
        match button:
            case pygame.BUTTON_MIDDLE:
                self.commands.pin()
            case pygame.BUTTON_RIGHT:
                _ = self.host.call_off() or self.commands.cancel() or self.commands.wish(self.host.hovered)
            case _:
                return False
        return True

    def _wheel(self, notches: int) -> None:
        """Upwards when positive: older lines of the log, another proposal, or what is pointed at told of at once."""
        if self.host.hovered == LOG_AREA:
            self.table.log_panel.scroll(len(self.game.log.entries), notches)
        elif self.commands.turn_proposal(-notches):
            return
        elif notches > 0:
            self.host.tell()
        else:
            self.host.hush()

    def _key_down(self, event: pygame.event.Event) -> bool:
        """What a key means: among proposals, to the focus, as a verb of the game, or at every table."""
        commands, meant = self.commands, ui.action_of(event, contexts.TABLE)
        if ui.is_meant(event, "table.back") and self.host.call_off():
            return True
        if (leafs := ui.action_of(event, contexts.PROPOSALS)) and commands.leaf(-1 if leafs.name == "previous" else 1):
            return True
        if commands.advice.take_key(event) or self.host.step_focus(event):
            return True
        goes_ahead = ui.is_meant(event, "table.go_ahead")
        if acts(event):
            commands.act(goes_ahead)
            return True
        if goes_ahead:
            commands.go_ahead()
            return True
        if commands.press_verb(event):
            return True
        if meant is None:
            return commands.tell_why_no_verb(event)
        if self.key_acts[meant.name]() is False:
            commands.tell_why_no_verb(event)  # the key of a dark verb, for which nothing lies there to be turned
        return True

    def _key_up(self, event: pygame.event.Event) -> bool:
        """A seat's key that was held was a peek: it ends."""
        ended = self.host.key_up(event)
        if ended and ended[0] in BOARDS and ended[1] > DWELL:
            self.commands.look_at(BOARDS.index(ended[0]))
        return ended is not None

    def _peek(self, seat: int) -> None:
        """Lay the board of a seat in front: until its key goes up, where it is held, or until the next one."""
        self.host.hold_key(BOARDS[seat])
        self.commands.look_at(seat)

    def _pass_time(self, dt_ms: float) -> bool:
        """Let time pass for what moves on every table; True while anything does."""
        active = not (self.choreographer.is_still and self.slide.is_still and self.unrolling.is_still)
        self.choreographer.advance(dt_ms)
        self.slide.advance(dt_ms)
        self.unrolling.advance(dt_ms)
        active |= self._rise(dt_ms)
        return active | self.commands.advance(dt_ms) | self.game.log.read_back()

    def _rise(self, ms: float) -> bool:
        """Let the piece under the pointer rise; True while it does."""
        name, before = self._risen
        raised = self._raised
        if raised is None or name != raised:
            self._risen = raised, 0.0
            return False
        self._risen = name, before + ms
        return before < LIFT_TIME

    def refresh(self) -> None:
        """Bring the picture in line with the game, the pointer and the focus; what stays the same costs little."""
        self._lay()
        deque(self._settling(), maxlen=0)

    def _lay(self) -> None:
        """Lay the table and put on offer what may be done, as both are now."""
        commands, table, host = self.commands, self.table, self.host
        self._let_rest()
        focused, carried = host.focused, host.carried
        table.hot = host.landing if carried else host.pointed
        if not carried and (host.rests or table.hot not in table.lit):
            table.hot = None
        table.held = carried.name if carried else None
        table.city = self.app.settings.city_look
        host.is_calm, host.dwell = table.pace.calm, dwell_for(self.app.settings.zoom, table.theme.letter)
        host.holding = self.app.settings.pressing
        host.finger.reach = LEAST / table.theme.s
        table.landed = self.choreographer.landed
        is_quiet = table.held is None and self._is_quiet
        commands.sight.look(is_quiet)
        table.log_panel.hover(host.point if host.hovered == LOG_AREA else None)
        table.lay_log()
        seen = self._what_is_seen(focused)
        if seen != self._seen:
            self._seen = seen
            table.pace = commands.playback.pace
            before = self._board_before()
            table.relay(ui.Pace(0) if before else None)
            ribbon, (slides, unrolls) = self._ribbon_before(), self._gives_way
            self._gives_way = before or slides, ribbon or unrolls
            table.lay_log()
            commands.offer()

    def _settling(self) -> Iterator[None]:
        """Step by step, paint what was laid; with the last one it is to be shown."""
        table, host = self.table, self.host
        raised = self._raised
        acting = (piece for act in self.choreographer.acts for piece in act.pieces)
        held = host.carried.names if host.carried else ()
        absent = frozenset(name for name in (*held, raised, *acting) if name)
        panels = [*self.commands.controls.panels(), *table.panels()]
        yield from table.top.settling(panels, table.glows(host.focused), absent)
        (before, unrolled), self._gives_way = self._gives_way, (None, None)
        if before:
            self._slide_from(before)
        if unrolled:
            self.unrolling.begin(unrolled, table.top.canvas.picture(unrolled.rect), False, table.pace)
        self.dirty, self.is_breathing = True, False

    @property
    def _is_quiet(self) -> bool:
        """Whether nothing is shown and nothing is on its way that something told would lie over."""
        return self.choreographer.is_still

    def _let_rest(self) -> None:
        """In another position nothing opens under the pointer or at the focus until it has been moved."""
        if self._position != self.game.position:
            self._position = self.game.position
            self.host.rest()

    def _ribbon_before(self) -> ui.Stamp | None:
        """Where the prompt comes to lie, as long as it was not there; None where it does not unroll."""
        table, had_ribbon = self.table, self._has_ribbon
        area = table.top.layout.anchors.get(PROMPT)
        self._has_ribbon = area is not None
        unrolls = table.pace.factor and not table.pace.calm and not self.viewpoint.is_covered
        if area is None or had_ribbon or not unrolls:
            return None
        return table.top.canvas.picture(table.theme.rect(*area))

    def _slide_from(self, before: ui.Stamp) -> None:
        """What lay there before gives way to what lies there now."""
        table, view = self.table, self.viewpoint
        after = table.top.canvas.picture(before.rect)
        if self._turns:
            self.slide.hand_over(before, after, table.pace)
        else:
            self.slide.begin(before, after, view.shown_seat == view.viewer, table.pace)

    def _board_before(self) -> ui.Stamp | None:
        """What is about to slide as the picture still has it: the board in front, when another seat's comes over it or
        goes; all that lies on the cloth, when the table turns to another person.
        """
        view, table, before = self.viewpoint, self.table, self._looked_at
        self._looked_at = view.viewer, view.shown_seat
        slides = table.pace.factor and not table.pace.calm and self.choreographer.is_still
        if before is None or before == self._looked_at or not slides or view.is_covered:
            return None
        self._turns = before[0] != view.viewer
        if self._turns:
            return table.top.canvas.picture(
                staging.across(table.theme, staging.CLOTH[0], staging.CLOTH[1] - staging.CLOTH[0])
            )
        area = table.top.layout.board
        return table.top.canvas.picture(table.theme.rect(*area)) if area else None

    def _what_is_seen(self, focused: str | None) -> Hashable:
        """Everything that the layout and the buttons depend on."""
        game, table, view = self.game, self.table, self.viewpoint
        selection = game.turn.selection
        return (
            game.position, table.shown_state, tuple(sorted(table.landed.items())), selection.picked, selection.verb,
            game.turn.draft, table.hot, table.held, table.way, focused, view.eyes, view.viewer, view.shown_seat,
            view.all_boards, game.wishes(view.viewer), game.orders.of(view.viewer),
            game.orders.answer_of(view.viewer), game.ways.overlooked is None, self.app.settings,
            self.app.theme, device.used(), self.commands.possible.state, self.commands.advice.state,
            self.commands.sight.popovers.standing,
            tuple((name, note.area) for name, note in table.log_panel.notes.items()),
        )  # fmt: skip

    @property
    def _raised(self) -> str | None:
        """The piece under the pointer that rises towards it."""
        hot = self.table.hot
        sprite = self.table.top.layout.sprites.get(hot) if hot and hot == self.host.hovered else None
        if hot is None or sprite is None or sprite.is_flat or self.host.carried:
            return None
        return None if hot in self.table.top.motion.travels or self.table.top.bears_pieces(hot) else hot

    def _pieces(self) -> list[ui.Stamp]:
        """The boards and pieces that move, low to high."""
        stamps = [*self.slide.stamps(), *self.unrolling.stamps(), *self.table.top.travel_stamps()]
        if raised := self._raised:
            stamps += self.table.top.lifted_stamps(raised, min(1.0, self._risen[1] / LIFT_TIME))
        return [
            *stamps,
            *(stamp for act in self.choreographer.acts for stamp in act.stamps(self.table.theme)),
        ]

    def _hand(self) -> list[ui.Stamp]:
        """What is held, and what is said of what is pointed at."""
        table, stamps = self.table, self._chips()
        if carried := self.host.carried:
            stamps += [*table.top.left_stamps(carried), *table.top.held_stamps(carried)]
        return stamps + self.commands.sight.stamps(table.theme, self._popovers(), self._weighted())

    def _log_stamps(self) -> list[ui.Stamp]:
        """The log, when it is open."""
        stamps = self.table.log_stamps()
        for stamp in stamps:
            self.commands.sight.popovers.note(LOG, stamp.rect, self.table.log_panel.close)
        return stamps

    def _is_plaque(self, place: ui.Target) -> bool:
        """Whether this is where another seat than the viewer's is seen."""
        return place.looks_at not in (None, self.table.viewpoint.viewer)

    def _chips(self) -> list[ui.Stamp]:
        """What is tried changes for others."""
        places = self.table.top.layout.targets.values() if self.table.hot and self._is_quiet else ()
        return [what_if_chip(self.table.theme, each) for each in places if each.tried and self._is_plaque(each)]

    def _popovers(self) -> Iterator[ui.Popover]:
        """What is said at this table besides what every table says of what is pointed at: what is tried."""
        table = self.table
        if table.hot and self._is_quiet:
            for name, place in table.top.layout.targets.items():
                if place.tried and not self._is_plaque(place):
                    yield what_if_popover(table, name, place)

    def _weighted(self) -> Iterable[ui.Weighted]:
        """What popovers keep off at this table besides."""
        return ()
