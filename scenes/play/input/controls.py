"""Controls: the buttons around a table, in groups of which each is drawn as one panel.

They are pressed by pointer and keys alike. A button that must be held fires after a while and does nothing when it
is let go too soon.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

import pygame

from scenes.ui.box import Box
from scenes.ui.fields.button import Button
from scenes.ui.fields.control import Control, InputState, LaidControl
from scenes.ui.host.actions import VERB_HOLD
from scenes.ui.host.canvas import Stamp
from scenes.ui.host.host import HitTarget, Host
from scenes.ui.host.target import Area, Panel, Point, Target
from scenes.ui.layout import DisplayList, PaintLayer
from sprites.paint import palette
from sprites.paint.theme import Theme


class Group:
    """Buttons that share an area, and what lies still under and between them: its strokes and its notes. One that
    `floats` lies over the pieces, has a `name`, and is closed by `close`, if it can be.
    """

    def __init__(
        self,
        area: Area,
        buttons: Sequence[LaidControl],
        ground: DisplayList | None = None,
        notes: Mapping[str, Target] = {},
        floats: bool = False,
        name: str = "",
        close: Callable[[], object] | None = None,
    ) -> None:
        self.name = name
        self.close = close
        self.area = area
        self.floats = floats
        self.buttons = tuple(buttons)
        self.notes = notes
        self._ground = ground

    @classmethod
    def of(
        cls,
        theme: Theme,
        area: Area,
        tree: Box,
        dark: Collection[str] = (),
        floats: bool = False,
        name: str = "",
        close: Callable[[], object] | None = None,
    ) -> Group:
        """A tree of boxes, laid in the area; dark are the names of the buttons that cannot be pressed now."""
        laid = PaintLayer(tree, 0.0).laid(theme, area)
        buttons = [each._replace(is_dark=each.name in dark) for each in laid.controls]
        (panel,) = laid.panels
        assert isinstance(panel.key, DisplayList)
        return cls(area, buttons, panel.key, laid.targets, floats, name, close)

    def panel(self, hovered: str | None, pressed: str | None, focused: str | None = None) -> Panel:
        """The group as one panel, drawn again when a button, or what pointer and keyboard are at, changes."""
        names = {button.name for button in self.buttons}
        mine = [name if name in names else None for name in (hovered, pressed, focused)]
        faces = tuple((b.name, b.area, b.is_enabled, *_face(b.control)) for b in self.buttons)

        def draw(theme: Theme, surface: pygame.Surface) -> None:
            if self._ground:
                self._ground.put(theme, surface)
            for button in self.buttons:
                button.draw(theme, surface, InputState(mine[0], mine[1], mine[2]))

        return Panel(self.area, ("controls", faces, *mine, self._ground), draw)


class Controls:
    """All groups of buttons, and the one button that the pointer or a key is on."""

    def __init__(self) -> None:
        self.groups: Sequence[Group] = ()
        self.needs_hold: frozenset[str] = frozenset()
        self.host = Host(self._press)
        self._state = InputState()

    def offer(
        self, groups: Sequence[Group], needs_hold: frozenset[str], more: Callable[[], Sequence[Group]] = tuple
    ) -> None:
        """These are the buttons now, low to high, and over them `more`, which looks for room beside what is on offer
        by then. What is pressed stays pressed as long as it is among all of them.
        """
        self.groups, self.needs_hold = groups, needs_hold
        self.host.offer((target for group in groups for target in self._targets(group)), more_follow=True)
        self.groups = [*groups, *more()]
        self.host.offer(target for group in self.groups for target in self._targets(group))

    def _targets(self, group: Group) -> Iterator[HitTarget]:
        """A group that floats, under which nothing is met, and its buttons."""
        if group.floats:
            yield HitTarget("", group.area, is_solid=True)
        for button in group.buttons:
            hold = VERB_HOLD if button.name in self.needs_hold else 0.0
            yield from (target._replace(hold=hold) for target in button.targets(self._state))

    def _press(self, name: str) -> None:
        target = self.host.target(name)
        if target and target.on_press:
            target.on_press()

    @property
    def buttons(self) -> list[LaidControl]:
        """All buttons, dark ones as well, low to high."""
        return [button for group in self.groups for button in group.buttons]

    @property
    def notes(self) -> Mapping[str, Target]:
        """What lies between the buttons and can be asked."""
        return {name: place for group in self.groups for name, place in group.notes.items()}

    def button(self, name: str) -> LaidControl | None:
        """The button of this name, when it can be pressed."""
        return next((button for button in self.buttons if button.name == name and button.is_enabled), None)

    def dark(self, name: str | None) -> LaidControl | None:
        """The button of this name, when it lies there but cannot be pressed."""
        return next((button for button in self.buttons if button.name == name and not button.is_enabled), None)

    @property
    def hovered(self) -> str | None:
        """The button under the pointer, dark or not."""
        return self.host.hovered

    def at(self, point: Point) -> str | None:
        """The button under a point, enabled or not; none lies in sight under a group that floats there."""
        found = self.host.at(point)
        return found.name if found else None

    def focusables(self) -> list[HitTarget]:
        """Every button that can be pressed."""
        return [target for target in self.host.targets if target.can_be_pressed]

    def panels(self) -> list[Panel]:
        """The groups as panels, but those that float."""
        host = self.host
        return [group.panel(host.hovered, host.pressed) for group in self.groups if not group.floats]

    def floating(self, theme: Theme, focused: str | None) -> list[Stamp]:
        """The groups that float, with the focus on one of their buttons."""
        host = self.host
        panels = (group.panel(host.hovered, host.pressed, focused) for group in self.groups if group.floats)
        return [_lifted(theme, panel) for panel in panels]

    def floats(self, name: str) -> bool:
        """Whether a group of this name floats."""
        return any(group.floats and group.name == name for group in self.groups)

    @property
    def notes_afloat(self) -> Mapping[str, Target]:
        """What lies between the buttons of groups that float."""
        return {name: place for group in self.groups if group.floats for name, place in group.notes.items()}

    def hover(self, point: Point | None) -> None:
        """The pointer is here now; a button that it has left is no longer held."""
        self.host.move(point)

    def press_down(self, point: Point) -> bool:
        """A mouse button went down here; True when a button lies there, though it may be disabled."""
        return self.host.press_down(point) is not None

    def release(self, point: Point) -> str | None:
        """The mouse button went up here; the name of the button that was let go too soon, if any was."""
        return self.host.release(point)

    def press(self, name: str) -> bool:
        """Press a button by its name; False when there is none to press. One that needs holding begins to be held."""
        return self.host.press(name)

    def let_go(self) -> str | None:
        """Nothing is pressed any more; the name of the button that was let go too soon, if any was."""
        return self.host.let_go()

    @property
    def is_holding(self) -> bool:
        """Whether a button is being held that has not fired yet."""
        return self.host.held_ms is not None

    def advance(self, ms: float, fires: bool = True) -> None:
        """Let time pass: a button that is held long enough fires, unless it has to be held on."""
        self.host.advance(ms, fires)

    def stamps(self, theme: Theme) -> list[Stamp]:
        """How far the hold is, as a bar along the foot of the button."""
        if self.host.held is None:
            return []
        target, share = self.host.held
        x, y, width, height = target.area
        rect = theme.rect(x, y + height - 4, width * share, 4)
        bar = pygame.Surface((max(1, rect.width), rect.height))
        bar.fill(palette.LEGAL)
        return [Stamp(bar, rect.topleft)]


def _face(control: Control) -> tuple[str, ...]:
    """What stands on a button."""
    return (control.label, control.kind) if isinstance(control, Button) else ()


def _lifted(theme: Theme, panel: Panel) -> Stamp:
    """A panel as a picture of its own."""
    rect = theme.rect(*panel.area)

    def draw() -> pygame.Surface:
        face = pygame.Surface(rect.size, pygame.SRCALPHA)
        panel.draw(theme.moved(-rect.x, -rect.y), face)
        return face

    return Stamp(theme.cached(("floating", panel.area, panel.key), draw), rect.topleft)
