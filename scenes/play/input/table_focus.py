"""What the focus or the pointer is on: what is told of it, what lights up for it, and where the book opens for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.engine.flow import Move
from game.text import encyclopedia
from scenes import ui
from scenes.app.app import App
from scenes.app.navigator import LookedUp
from scenes.play.help.advice_panel import AdvicePanel
from scenes.play.help.goal_popover import GoalPopover
from scenes.play.help.hints import Hints
from scenes.play.help.possible import KIND_PREFIX, Possible
from scenes.play.help.tooltips import Tooltips
from scenes.play.input.controls import Controls
from scenes.play.input.table_targets import TableTargets
from scenes.play.view.renderer import ACTION_RAIL, TOP_RAIL
from scenes.play.view.table_view import TableView
from scenes.table.panels.prompt import PROMPT, VISIT, is_answering
from scenes.table.panels.recap import RECAP
from scenes.table.seats import is_asked, waiting_for
from scenes.ui.host.placement import READ, weights_of
from scenes.ui.host.tooltip import chapter_of
from sprites.paint import materials

LIGHT, RING = 180, 4.0
"""How strongly what has to be dealt with first is framed, of 255, and how many units around a thing its ring lies."""


class TableFocus:
    """What is seen over the pieces of one table."""

    def __init__(self, app: App, table: TableView, controls: Controls, host: ui.Host) -> None:
        self._table = table
        self._controls = controls
        self._host = host
        self.popovers = ui.PopoverLayer()
        self.tooltips = Tooltips(table, controls)
        self.hints = Hints(app, table, self.tooltips, host)
        self.goal_popover = GoalPopover(table, controls, self.popovers)
        self.targets = TableTargets(table, controls, self.tooltips, host, self.popovers, self.goal_popover)
        self.possible = Possible(table, self.popovers)
        self.advice: AdvicePanel | None = None
        """The adviser's panel, where somebody can act on what it says."""
        self._dwelled: str | None = None

    @property
    def prompt(self) -> str:
        """What the rail says: what the viewer is asked, which nothing takes the place of; where a ribbon says that, or
        whose board is looked at, or nothing is asked, what the focus is on, where a large card says the rest.
        """
        places, model = self._table.top.layout.targets, self._table.model()
        question = "" if PROMPT in places or VISIT in places else self._table.table.words.prompt(model)
        if question and is_asked(model, model.viewer) and not self._table.game.is_person_deciding:
            question = waiting_for(model, model.viewer)
        if question and is_answering(model):
            return question
        ring = self._host.ring
        focus = ring.place if ring.visible else None
        if focus and (caption := self.tooltips.caption(focus.name)):
            is_large = focus.name in places and places[focus.name].tells is not None
            return caption.partition(". ")[0] if is_large else caption
        return question

    def look(self, is_quiet: bool) -> None:
        """Follow what is pointed at now: what is told of, and whose board is peeked at.

        What tells of itself does so rather than show the board it belongs to, and so does what has come under a pointer
        that did not move; nothing does while it is not quiet.
        """
        host = self._host
        if not is_quiet:
            host.wait()
        self._table.shown = self.possible.places_of(self._moves_in_sight)
        if is_quiet and self._dwelled != (shown := self.hints.shown):
            self._dwelled = shown
            if shown:
                self.goal_popover.ask(shown)
        self.goal_popover.refresh(host.pointed)
        is_pointed_at = host.hovered == host.pointed and host.has_come
        pointed = self._table.top.within_reach.get(host.hovered or "") if is_pointed_at else None
        self._table.viewpoint.hover(pointed.looks_at if pointed and pointed.tells is None else None)

    @property
    def topic(self) -> str:
        """The chapter that says more about what is pointed at, or else about the present step."""
        return self.chapter(self._host.pointed) or self._table.table.words.rules_topic(self._table.model())

    def chapter(self, name: str | None) -> str:
        """The chapter that what is asked here names."""
        tip = self.tooltips.of(name)
        return chapter_of(tip.look) if tip else ""

    @property
    def looked_up(self) -> LookedUp:
        """The game, what is pointed at: as a piece, by the title of what it tells, by its chapter; what lies hidden."""
        tip = self.tooltips.of(self._host.pointed)
        told = tip.look.told if tip and isinstance(tip.look, ui.Tooltip) else tip.look if tip else None
        title = (told.title,) if isinstance(told, ui.Explanation) else ()
        piece = (self._host.pointed or "").partition("#")[0].partition("@")[0]
        names = (piece, *title, self.chapter(self._host.pointed))
        game, model = self._table.game.session.game.name, self._table.model()
        return game, names, encyclopedia.lying(game, model.heaps, model.seats)

    def stamps(
        self, theme: ui.Theme, more: Iterable[ui.Popover] = (), besides: Iterable[ui.Weighted] = ()
    ) -> list[ui.Stamp]:
        """All that is said over the table, `more` among it and off what lies there `besides`; what lights up for it,
        the progress of a hold, and the focus ring where it is on no piece.
        """
        stamps = self._controls.floating(theme)
        for group in self._controls.groups:
            if group.floats:
                self.popovers.note(group.name, theme.rect(*group.area), group.close)
        notice = self.hints.notice
        lit = self.targets.areas if notice and notice.lights else []
        buttons = self.possible.buttons_of(self._moves_in_sight, self._controls)
        advised = self.advice.shown if self.advice else []
        stamps += [ui.frame_stamp(theme, area, LIGHT) for area in (*lit, *buttons, *advised)]
        is_advised = self.advice is not None and self.advice.is_open
        asked = self._popovers(theme, lit)
        wanted = one_beside(asked) if is_advised else [*asked, *more]
        needed = [*self.needed, *self._off_a_city, *besides] if wanted else ()
        told = self.popovers.lay(theme, wanted, needed, lambda: self.figures_and_pieces)
        stamps += [*self._discs(theme), *told, *self._controls.stamps(theme)]
        place = self._host.ring.place
        if self._host.focused and place and place.name not in self._table.top.layout.targets:
            stamps.append(ring_stamp(theme, place.area))
        return stamps

    def _popovers(self, theme: ui.Theme, lit: Sequence[ui.Area]) -> Iterator[ui.Popover]:
        """What is told of what was asked; of what has to be dealt with first, which is `lit`, nothing is hidden."""
        yield from self.hints.popovers(theme, lit)
        if way := self.goal_popover.popover(theme, self.hints.notice is not None):
            yield way

    def _discs(self, theme: ui.Theme) -> list[ui.Stamp]:
        """The numbers on what the adviser speaks of, and where a way goes."""
        return [*self.goal_popover.discs(theme), *(self.advice.disc_stamps(theme) if self.advice else [])]

    @property
    def weighted(self) -> list[ui.Weighted]:
        """What it costs to hide what lies here: figures only where there is no other room, and never what is needed."""
        return [*self.needed, *self.figures_and_pieces]

    @property
    def needed(self) -> list[ui.Weighted]:
        """What is never hidden: what may be done, what is asked, the action rail, and what lies
        under the hand of a finger that asks.
        """
        table = self._table
        lit = (place.area for place in table.lit_targets.values())
        buttons = (each.area for group in self._controls.groups if not group.floats for each in group.buttons)
        left, wide = self._across
        rail = (left, ui.CANVAS[1] - ACTION_RAIL, wide, ACTION_RAIL)
        asked = table.top.layout.anchors.get(PROMPT)
        hand = self._host.finger.hand
        return [(area, ui.NEVER) for area in (*lit, *buttons, rail, *filter(None, (asked, hand)))]

    @property
    def _off_a_city(self) -> list[ui.Weighted]:
        """What is not hidden by what is told of a city, such as the market."""
        tip, anchors = self.tooltips.of(self._host.told), self._table.top.layout.anchors
        off = tip.look.off if tip and isinstance(tip.look, ui.PaperLook) else ()
        return [(anchors[name], ui.NEVER) for name in off if name in anchors]

    @property
    def figures_and_pieces(self) -> list[ui.Weighted]:
        """What it costs to hide figures, pieces and what others did: less than what is needed."""
        left, wide = self._across
        did = filter(None, [self._table.top.layout.anchors.get(RECAP)])
        read = ((area, READ) for area in ((left, 0.0, wide, TOP_RAIL), *did))
        return [*read, *weights_of(self._table.top.layout)]

    @property
    def _across(self) -> tuple[float, float]:
        """Where the rails begin, and how wide they are: as wide as the window."""
        theme = self._table.theme
        beside = theme.origin[0] / theme.s
        return -beside, ui.CANVAS[0] + 2 * beside

    @property
    def _moves_in_sight(self) -> frozenset[Move]:
        """Those of the entry of the list that the focus or the pointer is on, or else of the chosen one."""
        host = self._host
        near = (name for name in (host.focused, host.hovered) if name and name.startswith(KIND_PREFIX))
        return self.possible.moves_of(next(near, self.possible.chosen))


def one_beside(asked: Iterable[ui.Popover]) -> list[ui.Popover]:
    """The one that lies beside advice: about what was tried, or else what is rested on, or what was pinned last."""
    asked, first = [*asked], (ui.PopoverKind.WHY, ui.PopoverKind.TOOLTIP)
    return ([each for kind in first for each in asked if each.kind == kind] or asked[::-1])[:1]


def ring_stamp(theme: ui.Theme, area: ui.Area) -> ui.Stamp:
    """The focus ring around an area."""
    rect = ui.rect_around(theme, area, RING)
    return ui.Stamp(materials.focus_ring(theme, rect.size), rect.topleft)
