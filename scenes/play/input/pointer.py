"""The pointer on a table: hovering, clicking, and holding a piece until it is dropped."""

from __future__ import annotations

import pygame

from scenes.play.help.goal_popover import WAY
from scenes.play.help.hints import PINNED_PREFIX
from scenes.play.input.carrying import Carrying
from scenes.play.input.commands import Commands
from scenes.play.view.table_view import TableView
from scenes.table.table import LOG
from scenes.ui.host.drag import Held, Press, contains
from scenes.ui.host.popover import PopoverKind
from scenes.ui.host.target import Area, Look, Point, Target

LIFT_TIME = 110
"""Milliseconds in which a piece under the pointer rises."""


class Pointer:
    """One mouse. Points are in units; None is outside the window."""

    def __init__(self, table: TableView, commands: Commands) -> None:
        self._table = table
        self._commands = commands
        self._carrying = Carrying(table, commands)
        self.point: Point | None = None
        self.hovered: str | None = None
        self.rests = False
        """Whether it has not moved since the position became another one: nothing opens under it by itself."""
        self.press: Press | None = None
        self.held: Held | None = None
        self._began_on_lit = False
        self._risen = 0.0
        self._popovers = commands.sight.popovers
        self._lay = self._popovers.lying

    def _on_top(self) -> str:
        """The name of the popover under the pointer, empty for none: what lies below it answers nothing. What is shown
        of a thing does not hide it, where there was no room beside it.
        """
        top = self._popovers.at(self._table.theme.spot(*self.point)) if self.point else None
        if top is None or self.point is None:
            return ""
        is_tooltip = top.kind == PopoverKind.TOOLTIP
        about = self._commands.tips.tip(self._commands.hints.zooms.shown) if is_tooltip else None
        return "" if about and contains(about.area, self.point) else top.name

    def _is_on_controls(self, on_top: str) -> bool:
        """Whether buttons can be met under what lies there: none does, or they lie on it."""
        return not on_top or self._commands.controls.floats(on_top)

    def _place_under(self) -> str | None:
        """The place under the pointer, one that means something now before one that does not."""
        controls = self._commands.controls
        self._commands.goal_popover.is_link(self.point)
        if self.point is None or self._on_top() or controls.at(self.point):
            return None
        lit, top = self._table.lit, self._table.top
        return top.target_at(self.point, lambda name, place: name in lit) or top.target_at(self.point)

    @property
    def asked(self) -> str | None:
        """What lies under the pointer, a place or anything else that can be asked."""
        if self.held or self.point is None:
            return None
        on_top, loose = self._on_top(), dict[str, Target]()
        if self._is_on_controls(on_top):
            loose.update(self._commands.controls.notes_afloat if on_top else self._commands.tips.loose)
        elif on_top == LOG:
            loose.update(self._table.log_panel.notes)
        note = next((name for name, each in loose.items() if contains(each.area, self.point)), None)
        return self._commands.controls.hovered or self.hovered or note

    def move(self, point: Point | None, is_pressed: bool) -> None:
        """The pointer is here now. A held piece whose button went up unnoticed is put back."""
        self.rests &= point == self.point
        self.point = point
        self._commands.controls.hover(point if not self.held and self._is_on_controls(self._on_top()) else None)
        if (self.held or self.press) and not is_pressed:
            self.call_off()
        if self.held and point:
            self.held.pointer = point
        elif self.press and point and self.press.lifts(point):
            self._lift(self.press)
        self.look_around()

    def look_around(self) -> None:
        """Find out anew what lies under the pointer."""
        hovered = None if self.held else self._place_under()
        if hovered != self.hovered:
            self.hovered = hovered
            self._risen = 0.0
        self._table.log_panel.hover(self.point if self._on_top() in ("", LOG) else None)

    def press_down(self) -> None:
        """The left button went down."""
        if self.point is None:
            return
        self.rests = False
        controls, on_top = self._commands.controls, self._on_top()
        if on_top == WAY:
            self._commands.touch_way(self.point)
        elif on_top.startswith(PINNED_PREFIX):
            self._commands.touch_pinned(on_top.removeprefix(PINNED_PREFIX))
        if on_top != LOG and not self._is_on_controls(on_top):
            return
        if on_top != LOG and controls.press_down(self.point):
            self._commands.hints.zooms.hide()
            self._commands.tell_why_dark(controls.dark(controls.at(self.point)))
            return
        if on_top and on_top != LOG:
            return
        self.press = Press(self._place_under() or "", self.point)
        self._began_on_lit = self.press.name in self._table.lit

    def release(self) -> None:
        """The left button went up: the end of a press, a click or a drop."""
        press, self.press = self.press, None
        if self.point:
            self._commands.tell_to_hold(self._commands.controls.release(self.point))
        if self.held and not self.held.has_moved:
            held, self.held = self.held, None
            self._carrying.set_down(held.name, held.area)
        elif self.held:
            slots, target = self.slots(), self._drop_target(self.held)
            held, self.held = self.held, None
            self._carrying.drop(held, target)
            if self._began_on_lit and not slots:
                self._carrying.tell_to_click(held.name)
        elif press and press.name == (self._place_under() or ""):
            if not self._touches_log():
                self._commands.touch(press.name)
        elif press and self._began_on_lit:
            self._carrying.tell_to_click(press.name)
        self.look_around()

    def _touches_log(self) -> bool:
        return self.point is not None and self._commands.touch_log(self.point)

    def call_off(self) -> bool:
        """Put a held piece back; False when none was held."""
        self.press = None
        if self.held is None:
            return False
        held, self.held = self.held, None
        self._carrying.put_back(held.name, held.area)
        return True

    def wheel(self, notches: int) -> None:
        """The wheel was turned, upwards when positive: older lines of the log, another proposal, or a zoom at once."""
        log, entries = self._table.log_panel, self._table.game.log.entries
        area = log.area(self._table.top.layout.log)
        if area and self.point and contains(area, self.point) and self._on_top() in ("", LOG):
            log.scroll(len(entries), notches)
        elif self._commands.turn_proposal(-notches):
            return
        elif notches > 0:
            self.rests = False
            self._commands.hints.show_at_once(self.asked)
        else:
            self._commands.hints.zooms.hide()

    def _lift(self, press: Press) -> None:
        target = self._table.top.layout.targets.get(press.name)
        if target is None or not target.can_be_held or not self._commands.may_answer:
            return
        self.press = None
        along = self._like_ones(press.name, target) if pygame.key.get_mods() & pygame.KMOD_SHIFT else ()
        self.held = Held(press.name, target.area, press.at, along)
        self.held.pointer = self.point or press.at
        self._carrying.lift(press.name)

    def _like_ones(self, name: str, target: Target) -> tuple[str, ...]:
        """The other pieces of the same kind that lie in the same place, such as all Workers of a card."""
        targets, sprites = self._table.top.layout.targets, self._table.top.layout.sprites
        if name not in sprites or not (identity := sprites[name].identity):
            return ()
        alike = (other for other, sprite in sprites.items() if other != name and sprite.identity == identity)
        return tuple(each for each in alike if each in targets and targets[each].stands_for == target.stands_for)

    def held_look(self) -> Look | None:
        """How the held piece looks in the hand."""
        if self.held is None:
            return None
        target = self._table.top.layout.targets.get(self.held.name)
        sprite = self._table.top.layout.sprites.get(self.held.name)
        return (target.held_look if target else None) or (sprite.look if sprite else None)

    def slots(self) -> dict[str, Area]:
        """The places that would take the held piece."""
        places = self._table.top.layout.targets
        if self.held is None:
            return {}
        return {name: places[name].area for name in self._table.landings if name != self.held.name}

    def _drop_target(self, held: Held) -> str | None:
        """Where the held piece goes if it is let go now: a legal place, else what lies under the pointer."""
        if target := held.drop_target(self.slots()):
            return target

        def is_other(name: str, place: Target) -> bool:
            return name != held.name

        return self._table.top.target_at(self.point, is_other) if self.point else None

    def advance(self, ms: float) -> bool:
        """Let time pass; True when something in or under the hand moved."""
        if self._lay != self._popovers.lying:
            self._lay = self._popovers.lying
            self.look_around()
            return True
        if self.press and self.point:
            self.press.rested += ms
            if self.press.lifts(self.point):
                self._lift(self.press)
        if self.held:
            return self.held.advance(ms, self.slots(), self._table.pace.calm)
        if self.hot is None or self._risen >= LIFT_TIME:
            return False
        self._risen += ms
        return True

    @property
    def rise(self) -> float:
        """How far the hovered piece has risen, 0 to 1."""
        return min(1.0, self._risen / LIFT_TIME)

    @property
    def hot(self) -> str | None:
        """The legal place that the pointer, or the held piece, is over; none while it rests."""
        if self.held:
            return self.held.drop_target(self.slots())
        if self.rests:
            return None
        return self.hovered if self.hovered in self._table.lit else None
