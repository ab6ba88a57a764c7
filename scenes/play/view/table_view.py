"""The table as one person sees it: the model, the layout, what glows, and the shows of events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import pygame

from game.engine.draft import Draft
from game.engine.event import Event, Frame
from game.engine.flow import Move
from game.engine.forecast import MovePreview
from game.engine.goal_search import Goal, GoalRoute
from game.engine.hidden import Heap, Hidden, heaps, redact
from game.engine.selection import Selection
from game.engine.state import State
from game.session.session import HUMAN
from scenes import ui
from scenes.app.thumbnails import SIZE as POSTCARD
from scenes.play.game_in_play import GameInPlay
from scenes.play.input.turn_input import handles_of
from scenes.play.log import OPENING, Log
from scenes.play.perspective import Perspective
from scenes.play.view import open_places
from scenes.play.view.log_panel import LogPanel
from scenes.play.view.open_places import LaidOut, OpenPlaces, Picked, Pointed
from scenes.play.view.piece_light import outlines
from scenes.play.view.renderer import TableRenderer
from scenes.table.model import OFF, LogLine, TableModel
from scenes.table.panels import forecast
from scenes.table.seats import as_shown
from scenes.table.table import Table
from sprites.poster.posters import Painting


class Ready(NamedTuple):
    """A table that is laid already: what it shows, and where."""

    model: TableModel
    layout: ui.TableLayout


class SeenPosition(NamedTuple):
    """A position with its number, for the true one changes from move to move, and who looks at it."""

    position: tuple[int, State]
    eyes: int | None
    hidden: Hidden


class LogSince(NamedTuple):
    """The log, as it is at the position of this number, and whose last turn it is told from."""

    log: tuple[int, Log]
    viewer: int


class Aside(NamedTuple):
    """What a table shows that is not shown now."""

    top: TableRenderer
    shown: TableModel


class TableView:
    """Derives everything on the screen from the game, the viewpoint and what the player points at.

    While a move is shown the table lies in a position of its frames (`shown_state`); otherwise in the true one.
    `told_move` is the number of the move that is shown.
    """

    def __init__(self, table: Table, game: GameInPlay, viewpoint: Perspective, top: TableRenderer) -> None:
        self.table = table
        self.game = game
        self.viewpoint = viewpoint
        self.top = top
        self.ready: Callable[[], Ready | None] = lambda: None
        """What is to be shown now, where that was laid already."""
        self.log_panel = LogPanel()
        self.coming: Callable[[], Sequence[Frame]] = tuple
        """What is still to be shown."""
        self.pace = ui.Pace()
        self.is_first_game = False
        """Whether panels come in when they first matter."""
        self.city = "full"
        self.hot: str | None = None
        self.held: str | None = None
        self.shown: frozenset[str] = frozenset()
        self.shown_state: State | None = None
        self.landed: ui.Landed = {}
        self.told_move = OPENING
        self.way: GoalRoute | None = None
        """The way that is shown to what cannot be done yet."""
        self._foresight: MovePreview[State] | None = None

    @property
    def theme(self) -> ui.Theme:
        """The theme everything is drawn with."""
        return self.top.theme

    def turn_to(self, theme: ui.Theme) -> None:
        """Draw for this theme from now on."""
        self.top.turn_to(theme)
        self.top.motion.finish()

    # -- the model --------------------------------------------------------------------------------------------

    def model(self) -> TableModel:
        """What the table may show now."""
        if ready := self.ready():
            return ready.model
        game = self.game
        is_true = self.shown_state is None
        is_open = is_true and not self.viewpoint.is_covered
        state = self.shown_state or game.session.state
        view, hidden = self._view_of(state)
        foresight = game.foresight(self.viewpoint.eyes)
        tried, best_of = self._tried() if is_open else ((), 1)
        return TableModel(
            view=view,
            seats=as_shown(game.session.seats),
            faces=game.faces,
            viewer=self.viewpoint.viewer,
            shown_seat=self.viewpoint.shown_seat,
            decision=view.decision if is_open else None,
            selection=game.turn.selection.copy() if is_open else Selection(),
            draft=self._draft if is_open else None,
            hovered=self.hot,
            held=self.held,
            forecast=self._forecast(),
            tried=tried,
            best_of=best_of,
            any_of=self._any_of(tried) if best_of > 1 else 1,
            what_if=foresight.what_if(tried),
            landed=self.landed,
            recap=self._recap(),
            told=game.log.heard_by(self.viewpoint.eyes),
            coming=() if is_true else self._coming_events(),
            heaps=hidden,
            options=game.session.options,
            all_boards=self.viewpoint.all_boards,
            answers=game.answers and game.session.seats[self.viewpoint.viewer].player == HUMAN,
            first_game=self.is_first_game,
            city=self.city,
            wishes=game.wishes(self.viewpoint.viewer),
            order=game.orders.of(self.viewpoint.viewer),
            answers_all=game.orders.answer_of(self.viewpoint.viewer) is not None,
            ghost=game.race.shown(state, self.viewpoint.viewer) if game.race else None,
            aim=game.aim(state),
            margin=(self.theme.origin[0] / self.theme.s, self.theme.spare[1] / self.theme.s),
            theme=self.theme,
        )

    def wish_for_postcard(self) -> None:
        """Have the picture painted that a saved game of this position is known by."""
        if painting := self._postcard:
            self.theme.posters.picture(painting, POSTCARD)

    def postcard(self) -> pygame.Surface | None:
        """That picture; None where there is none, or it has not been painted yet."""
        painting = self._postcard
        return self.theme.posters.printed(painting, POSTCARD) if painting else None

    @property
    def _postcard(self) -> Painting | None:
        """What the viewer has built; None for who does not want to see that: then it is the table itself."""
        viewer, across = self.viewpoint.viewer, POSTCARD[0] / POSTCARD[1]
        cards = self.table.postcards(self.model(), across) if self.city != OFF else ()
        return next((card.picture for card in cards if viewer in card.seats), None)

    def _coming_events(self) -> tuple[Event, ...]:
        """What is still to be shown, as the viewer may know it."""
        eyes = self.game.session.eyes_at(self.told_move, self.viewpoint.eyes)
        return tuple(frame.event.seen_by(eyes) for frame in self.coming())

    def _forecast(self) -> Any:
        """The forecast of the true position; while a move is shown, that of the position its move was made in."""
        if self.shown_state is None or self._foresight is None:
            self._foresight = self.game.foresight(self.viewpoint.eyes)
        return self._foresight.forecast

    def foresee_from(self, before: State) -> None:
        """What was foreseen in this position is shown until another is laid."""
        self._foresight = self.game.session.game.foresight(before, self.viewpoint.eyes)

    def _view_of(self, state: State) -> tuple[State, tuple[Heap, ...]]:
        """The position as the viewer may know it, and what lies hidden in it: the same while the position stays."""
        return _as_known(SeenPosition((self.game.position, state), self.viewpoint.eyes, self.game.session.game.hidden))

    def _recap(self) -> Sequence[LogLine]:
        """What rivals did since the viewer's last turn, told once the turn has come round again."""
        viewer = self.viewpoint.viewer
        if self.shown_state is not None or self.game.deciding != viewer:
            return ()
        return _since(LogSince((self.game.position, self.game.log), viewer))

    @property
    def _draft(self) -> Draft | None:
        """What is laid out, in the way in which a touch of the hot place would confirm it."""
        turn, place = self.game.turn, self.top.within_reach.get(self.hot or "")
        if not self.hot or not place or not turn.draft:
            return turn.draft
        return open_places.meant(Pointed(turn.drafting, turn.draft, handles_of(self.hot, place)))

    def brought_by(self, move: Move) -> ui.Tried:
        """What a legal move changes for whoever is asked, the most telling first; nothing where it is not foreseen."""
        foreseen = self.game.foresight(self.viewpoint.eyes).what_if((move,))
        model = replace(self.model(), tried=(move,), what_if=foreseen)
        return self.table.changes(model, model.viewer) if foreseen and model.forecast else ()

    def _tried(self) -> tuple[tuple[Move, ...], int]:
        """What is laid out; or else the move that a touch of the hot place would make or begin, the best of several;
        without a hot place, what is picked counts, and then the way that is shown. And of how many it is the best.
        """
        if self.shown_state is not None:
            return (), 1
        place = self.top.within_reach.get(self.hot) if self.hot else None
        if draft := self._draft:
            touched = self.game.turn.drafting.touched(handles_of(self.hot, place)) if self.hot and place else None
            return (touched and touched.moves) or draft.moves, 1
        selection = self.game.turn.selection
        moves = self.game.turn.moves_at(self.hot, place) if self.hot and place else ()
        moves = moves or (() if selection.is_empty else selection.open_moves)
        if not moves and self.way:
            return self.way.moves[: self.way.own], 1
        if len(moves) < 2:
            return tuple(moves), 1
        if taught := self.game.taught_among(moves):
            return (taught,), 1
        foresight = self.game.foresight(self.viewpoint.eyes)
        if found := self.game.ties.among(foresight.places(moves)):
            return (found.move,), len(moves)
        best = foresight.best(moves)
        return ((best,), len(moves)) if best else ((), 1)

    def _any_of(self, tried: tuple[Move, ...]) -> int:
        """Among how many places it has been found to be all the same which one is taken."""
        found = self.game.ties.among(self.equal_places)
        return found.places if found and tried == (found.move,) else 1

    @property
    def equal_places(self) -> tuple[Move, ...]:
        """The moves of the hot place that the forecast holds for equal, so that only their place tells them apart."""
        place = self.top.within_reach.get(self.hot) if self.hot else None
        moves = self.game.turn.moves_at(self.hot, place) if self.hot and place and not self._draft else ()
        return self.game.foresight(self.viewpoint.eyes).places(moves) if len(moves) > 1 else ()

    @property
    def asks_viewer(self) -> bool:
        """Whether whoever sees the table is asked: not while it still lies before the person who has just moved."""
        return self.game.is_person_deciding and self.game.deciding == self.viewpoint.viewer

    @property
    def lit(self) -> frozenset[str]:
        """The places that mean something to the person who decides now."""
        if self.shown_state is not None or self.viewpoint.is_covered or not self.game.is_person_deciding:
            return frozenset()
        return open_places.lit(self._open_places(self.top.within_reach))

    @property
    def lit_targets(self) -> Mapping[str, ui.Target]:
        """The lit places in sight: those on the own board are not while another one is peeked at."""
        lit = self.lit
        return {name: place for name, place in self.top.layout.targets.items() if name in lit}

    def wish_at(self, name: str) -> Goal | None:
        """What cannot be done yet and this place stands for; None where there is nothing of the kind."""
        place = self.top.layout.targets.get(name)
        return open_places.wish_of(self.game.ways, name, place) if place and name not in self.lit else None

    @property
    def opened(self) -> frozenset[str]:
        """The dark places that moves would open which cost no turn."""
        if not self.game.ways.openings or self.shown_state is not None or self.game.turn.is_begun:
            return frozenset()
        return open_places.opened(self._open_places(self.top.layout.targets))

    @property
    def landings(self) -> frozenset[str]:
        """The places that would take the piece in the hand."""
        return open_places.landings(self._open_places(self.top.layout.targets))

    def _open_places(self, places: Mapping[str, ui.Target]) -> OpenPlaces:
        turn, ways = self.game.turn, self.game.ways
        picked = Picked(turn, turn.selection.copy(), turn.draft, turn.drafting.held)
        return OpenPlaces(picked, places, ways, ways.openings)

    @property
    def home_targets(self) -> Mapping[str, ui.Target]:
        """What lies on the table while the viewer's own board is in front: all that may answer a question."""
        model = self.model()
        if model.shown_seat == model.viewer and not model.all_boards:
            return self.top.layout.targets
        return self.top.aside(replace(model, shown_seat=model.viewer, all_boards=False)).targets

    @property
    def waiting_area(self) -> ui.Area | None:
        """Where a die waits to be thrown by the person who decides; None when none does."""
        move = self.game.waiting_move if self.shown_state is None else None
        if move is None:
            return None
        places = self.top.layout.targets.values()
        return next((place.area for place in places if place.verb == move[0]), None)

    @property
    def told_pieces(self) -> tuple[str, ...]:
        """The pieces that the line of the log under the pointer speaks of."""
        return self.log_panel.hovered.line.pieces if self.log_panel.hovered else ()

    # -- laying -----------------------------------------------------------------------------------------------

    def relay(self, pace: ui.Pace | None = None, manner: ui.Manner | None = None, has_happened: bool = False) -> None:
        """Lay the table anew after a change of what is shown; what goes a long way goes in this manner. While a film
        runs, what was let go hangs where it is until something `has_happened` with it.
        """
        is_peek, ready = self.viewpoint.is_peeking, self.ready()
        model, layout = ready or (self.model(), None)
        is_final = self.shown_state is None
        self.top.lay(
            model, pace or self.pace, is_final, is_peek, self.awaited, layout, manner, not (is_final or has_happened)
        )

    @property
    def awaited(self) -> frozenset[str]:
        """While a film runs, the pieces that lie on the table when all of it has been shown."""
        if self.shown_state is None:
            return frozenset()
        return _names(Aside(self.top, self._after(self.game.session.state)))

    def layout_after(self, state: State) -> ui.TableLayout:
        """Where everything will lie when all has been shown that leads from the true position to this one."""
        true = self.game.session.state
        self.shown_state, shown = true, self.shown_state
        try:
            return self.top.aside(self._after(state))
        finally:
            self.shown_state = shown

    def _after(self, state: State) -> TableModel:
        """What the table will show once a film has come to this position."""
        view, _ = self._view_of(state)
        return replace(self.model(), view=view, hovered=None, held=None, landed={}, recap=(), told=(), coming=())

    def panels(self) -> list[ui.Panel]:
        """The log where the table has a place for it, over the table's own panels."""
        panel = self.lay_log()
        return [panel] if panel and not self.log_panel.is_open else []

    def lay_log(self) -> ui.Panel | None:
        """Lay the log as it is now, open or where it is docked; None where it is out of sight."""
        anchors = self.top.layout.anchors
        self.log_panel.open_over(anchors.get(forecast.FORECAST), anchors)
        area = self.log_panel.area(self.top.layout.log)
        if area is None:
            self.log_panel.clear()
            return None
        return self.log_panel.panel(self.theme, area, self.game.log.entries, self.game.session.seats)

    def log_stamps(self) -> list[ui.Stamp]:
        """The log when it is open, over everything that lies on the table."""
        if not self.log_panel.is_open:
            return []
        return [self.log_panel.stamp(self.theme, self.game.log.entries, self.game.session.seats)]

    def glows(self, focused: str | None) -> dict[str, tuple[str, ...]]:
        """How everything that glows does: what may be done has a fine line and no more; only what a choice must be
        made of now, what is meant, what the log tells of and the focus bear light.
        """
        glows: dict[str, tuple[str, ...]] = {}
        picked, told = self.game.turn.selection.picked, self.told_pieces
        targets, sprites = self.top.layout.targets, self.top.layout.sprites
        is_open = self.shown_state is None and not self.viewpoint.is_covered
        draft = self._draft if is_open else None
        must_choose = not draft and self.game.lights_answers and len(self.game.turn.selection.verbs) == 1
        for name, place in self.lit_targets.items():
            if place.is_quiet and name != self.hot:
                continue
            glows[name] = ("hot",) if name == self.hot else ("asked",) if must_choose else ("open",)
        glows.update((name, ("opened",)) for name in self.opened)
        if draft:
            glows.update(open_places.glows_of(LaidOut(draft, targets, self.hot)))
        glows.update((name, ("hot",)) for name in (*picked, *told, *self.shown) if name in targets or name in sprites)
        if focused and focused in targets:
            glows[focused] = (*glows.get(focused, ()), "focus")
        return glows

    def light_of(self, name: str | None) -> list[ui.Stamp] | None:
        """What lights a piece of which is told from afar: along its silhouette, as a frame would lie over the coin at
        its corner, and nothing where the pointer has lit it. None for what is no piece.
        """
        sprite = self.top.layout.sprites.get(name) if name else None
        if sprite is None:
            return None
        return [] if name == self.hot else outlines(self.theme, [sprite])

    def show(self, frame: Frame | None, manner: ui.Manner | None = None) -> None:
        """Send the pieces to where a frame has them, in this manner; None is the true position."""
        self.landed = {}
        self.shown_state = frame.state if frame else None
        if frame is None:
            self.game.log.catch_up()
        self.relay(manner=manner, has_happened=True)


# What follows from what is picked and shown


@ui.memo
def _as_known(seen: SeenPosition) -> tuple[State, tuple[Heap, ...]]:
    """A position as somebody may know it, and what lies hidden in it."""
    _, state = seen.position
    eyes, hidden = seen.eyes, seen.hidden
    return redact(state, eyes, hidden), heaps(state, eyes, hidden)


@ui.memo
def _since(recap: LogSince) -> Sequence[LogLine]:
    """What rivals did since somebody's last turn."""
    _, log = recap.log
    return log.since(recap.viewer)


@ui.memo
def _names(aside: Aside) -> frozenset[str]:
    """The pieces on a table that is not shown now."""
    return frozenset(aside.top.aside(aside.shown).sprites)
