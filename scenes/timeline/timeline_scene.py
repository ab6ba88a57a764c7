"""The timeline: the real table as it was before any move of a game, and the strip that leads there."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import partial

import pygame

from game.session.session import Session
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.games.plugin import plugin_of
from scenes.play.help.hints import Notice
from scenes.play.perspective import Perspective
from scenes.play.table_scene import TableScene
from scenes.timeline.ahead import Ahead
from scenes.timeline.looking import SEEKING, Looking
from scenes.timeline.move_words import when_words
from scenes.timeline.past import PastGame
from scenes.timeline.rail import STRIP
from scenes.timeline.strip import RISEN
from scenes.ui.keymap import contexts
from scenes.ui.keymap.actions import actions_in
from sprites.paint import palette

_say = Sentences("screens")

ALONG = ("back", "on", "round_back", "round_on")
"""What the arrows mean in time, and not while they move a focus."""
POINT = "point_"
"""How the keys of the turning points are called, which are those of the boards where there is no such point."""

FRAME = 2.5
"""Units of the line around the window."""

MOST_BEHIND = 2
"""For so many frames the words on the strip stay while the table follows it: a position takes one to lay and one to
paint, and words that come and go with it would blink.
"""


class TimelineScene(TableScene):
    """A game that is looked back on. What lies below it waits as it is."""

    commands: Looking
    game: PastGame
    looks: type[Looking] = Looking
    """What can be asked of it."""

    def __init__(
        self,
        app: App,
        session: Session,
        move: int,
        eyes: int | None = None,
        plays: bool = False,
        looks_back: bool = False,
        returns: bool = False,
    ) -> None:
        """Begin before this move. `eyes` is the seat whose hand is seen; without one it is that of whoever sits alone
        at the table. With `plays` the game is played again from there, with `looks_back` it is looked back on. One
        that `returns` leads back when all is played, unless something else was done in it.
        """
        table = plugin_of(session.game.name).table()
        game = PastGame(session, table, move)
        viewpoint = Perspective(session.seats, None, game.see_alike)
        super().__init__(app, game, table, viewpoint, self.looks)
        self._eyes = eyes
        self._ahead = Ahead(self.table, self._look_at)
        self.table.ready = self._ahead.found
        self._is_used = False
        self._laid: int | None = None
        """The move that was sought and laid in the last frame."""
        self._behind = 0
        """For how many frames the table has been following what the strip is dragged to."""
        self._told: int | None = None
        """The move that is told of on the strip: the last one with which the table kept up. While it is dragged so fast
        that nobody could read a word, none is told of.
        """
        self.commands.plays, self.commands.returns = plays, returns
        self._looks_back = looks_back
        step, by_round, press = self.commands.step, self.commands.step_round, self.commands.press
        self._acts: Mapping[str, Callable[[], object]] = {
            "back": lambda: step(-1),
            "on": lambda: step(1),
            "round_back": lambda: by_round(-1),
            "round_on": lambda: by_round(1),
            "mark_back": lambda: self.commands.step_mark(-1),
            "mark_on": lambda: self.commands.step_mark(1),
            "first": lambda: self.commands.seek(0),
            "last": lambda: self.commands.seek(self.game.last),
            "show": lambda: press("show") or press("hide"),
            "why": self.commands.ask_why,
            "review": lambda: press("close") or press("stop") or press("review"),
            "try_it": lambda: press("try_it"),
            "better_line": lambda: press("better_line"),
            "study": lambda: press("study"),
            "lesson": lambda: press("lesson"),
            "picture": lambda: press("picture"),
            "leave": app.stack.pop,
            "play_on": lambda: press("branch") or press("what_if"),
        }
        for place, point in enumerate(each for each in actions_in(contexts.TIMELINE) if each.name.startswith(POINT)):
            self._acts[point.name] = partial(self.commands.go_to_point, place)

    @property
    def spoken_heading(self) -> str:
        """In which round it is, and what the move before was."""
        where = _say("speech.timeline", when=when_words(self.game.whole.game, self.game.session.state))
        return "\n".join([where, *self.narration.answer("latest")[-1:]])

    # -- the scene --------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Lay the table as it was."""
        self._look()
        self.table.relay(ui.Pace(0))
        if self._looks_back:
            self.commands.review()
        self.refresh()

    def leave(self) -> None:
        """Back to where one has come from, and nobody waits for an answer any more."""
        super().leave()
        self.commands.asked_why.forget()
        self.commands.background_review.forget()

    def pass_out_of_sight(self) -> None:
        """What was laid ahead goes, too."""
        super().pass_out_of_sight()
        self._ahead.forget()

    def resume(self) -> None:
        """Settings may have changed."""
        self.refresh()

    def _look(self) -> None:
        """See through the eyes of whoever looks back; several people who may not see the same see no hand. What was
        before something was dealt anew shows one to its maker alone.
        """
        self._look_at(self.game, self.viewpoint)

    def _look_at(self, past: PastGame, view: Perspective) -> None:
        eyes = view.viewer if self._eyes is None and not view.has_secrets else self._eyes
        view.look_as(past.whole.eyes_at(past.move, eyes))

    # -- input ------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """The keys of time come before those of the table."""
        used = self._handle_key(event) or self._handle(event)
        if used and self.app.stack.top is self:
            self._is_used = True
            self.refresh()
        return used

    def _handle_key(self, event: pygame.event.Event) -> bool:
        """Arrows go through time as long as no focus is shown that they could move."""
        meant, ring = ui.action_of(event, contexts.TIMELINE), self.commands.ring
        if meant is None or (meant.name in ALONG and ring.visible and ring.current != STRIP):
            return False
        is_of_use = self._acts[meant.name]()
        return bool(is_of_use) or not meant.name.startswith(POINT)

    def _wheel(self, notches: int) -> None:
        """On the strip it goes through time."""
        if self._pointed is None:
            super()._wheel(notches)
        else:
            self.commands.step(notches)

    @property
    def _pointed(self) -> int | None:
        """The move that the pointer is on."""
        point, area = self.host.point, self.host.pressed_area if self.host.pressed == SEEKING else None
        if point is None or (area is None and self.host.hovered != SEEKING):
            return None
        area = area or next((each for each in self.commands.strip_areas if ui.contains(each, point)), None)
        return self.commands.strip.move_at(area, point) if area else None

    @property
    def _told_now(self) -> int | None:
        """The move whose words are seen on the strip."""
        return self._told if self._behind <= MOST_BEHIND and self._pointed is not None else None

    # -- time -------------------------------------------------------------------------------------------------

    def update(self, dt_ms: float) -> None:
        """Let time pass for what moves, and for the game if it is played again; and lay ahead while nothing happens."""
        is_followed, before = self._follow_strip(), self._told_now
        is_busy = is_followed or self.commands.sought is not None
        self._behind = self._behind + 1 if is_busy else 0
        if not self._behind:
            self._told = self._pointed
        if self._told_now != before:
            self.invalidate()
        is_counted = self.commands.background_review.pass_time(dt_ms)
        if is_counted | is_followed | self._pass_time(dt_ms) | self.commands.play_on(dt_ms) | self.commands.think():
            self.refresh()
        elif not self._is_used:
            self._ahead.begin()
            self._ahead.work()
        self._is_used = False

    def _follow_strip(self) -> bool:
        """Show what the strip is dragged to; True if the table shows it now.

        A position is laid in one frame and painted in the next: either takes most of one, and the strip goes with the
        pointer in every frame.
        """
        sought, laid = self.commands.sought, self._laid
        self._laid = None
        if sought is None:
            return False
        if laid is None and self._ahead.lay(sought):
            self._laid = sought
            return False
        shown = sought if laid is None else laid
        self.commands.seek(shown)
        self.commands.sought = sought if sought != shown else None
        return True

    # -- the picture ------------------------------------------------------------------------------------------

    def _what_is_seen(self, focused: str | None) -> Hashable:
        background_review = self.commands.background_review
        return (
            super()._what_is_seen(focused),
            background_review.seat,
            background_review.percent,
            background_review.review,
        )

    def refresh(self) -> None:
        """Bring the picture in line with what the film shows now, too."""
        self._look()
        super().refresh()

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Paint what changed."""
        return self.table.top.canvas.paint(surface, self._stamps())

    def _stamps(self) -> list[ui.Stamp]:
        strip, theme, pointed = self.commands.strip, self.table.theme, self._pointed
        self.commands.sight.popovers.begin()
        stamps = [*self._pieces(), *self._log_stamps(), *frame_stamps(theme)]
        for area in reversed(self.commands.strip_areas):
            stamps += strip.stamps(theme, area, self.game.move, pointed)
        return [*stamps, *self._hand()]

    def _popovers(self) -> Iterator[ui.Popover]:
        """And why a move was made, and what is said of the move on the strip."""
        yield from super()._popovers()
        theme, told = self.table.theme, self._told_now
        if why := self.commands.asked_why.popover(theme, self.table):
            yield why
        if told is not None:
            at = (self.commands.strip.across(RISEN, told), RISEN[1], 1.0, RISEN[3])
            face = Notice(self.commands.told(told), at, is_refusal=False).face(theme)
            yield ui.Popover(STRIP, ui.PopoverKind.TOOLTIP, [face], at)

    def _weighted(self) -> Iterable[ui.Weighted]:
        """The strip where it is large."""
        return [(area, ui.NEVER) for area in self.commands.strip_areas]


def frame_stamps(theme: ui.Theme) -> list[ui.Stamp]:
    """A line around the window, by which the past is told from what is played now."""
    width, height = theme.size
    line = theme.px(FRAME)
    edges = {(0, 0): (width, line), (0, height - line): (width, line), (width - line, line): (line, height)}
    edges[0, line] = (line, height)

    def edge(size: tuple[int, int]) -> pygame.Surface:
        face = pygame.Surface(size)
        face.fill(theme.colour(palette.WHAT_IF))
        return face

    return [ui.Stamp(theme.cached(("past", size), partial(edge, size)), corner) for corner, size in edges.items()]
