"""Controls: the buttons around a table, in groups of which each is drawn as one panel.

They are pressed by pointer and keys alike. A button that must be held fires after a while and does nothing when it
is let go too soon.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

import pygame

from scenes.ui.box import Box
from scenes.ui.fields.widgets import Button, Mood
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
        buttons: Sequence[Button],
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
        buttons = [widget for widget in laid.widgets if isinstance(widget, Button)]
        for button in buttons:
            button.enabled = button.name not in dark
        (panel,) = laid.panels
        assert isinstance(panel.key, DisplayList)
        return cls(area, buttons, panel.key, laid.targets, floats, name, close)

    def panel(self, mood: Mood) -> Panel:
        """The group as one panel, drawn again when a button or the pointer's mood on it changes."""
        names = {button.name for button in self.buttons}
        hovered, pressed, focused = (name if name in names else None for name in mood[:3])
        mine = Mood(hovered, pressed, focused)
        faces = tuple((b.name, b.label, b.kind, b.enabled, b.area) for b in self.buttons)

        def draw(theme: Theme, surface: pygame.Surface) -> None:
            if self._ground:
                self._ground.put(theme, surface)
            for button in self.buttons:
                button.draw(theme, surface, mine)

        return Panel(self.area, ("controls", faces, mine, self._ground), draw)


class Controls:
    """All groups of buttons, and the one button that the pointer or a key is on."""

    def __init__(self) -> None:
        self.groups: Sequence[Group] = ()
        self.needs_hold: frozenset[str] = frozenset()
        self.host = Host(self._press)

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
            yield from (target._replace(hold=hold) for target in button.targets())

    def _press(self, name: str) -> None:
        if button := self.button(name):
            button.press(name)

    @property
    def buttons(self) -> list[Button]:
        """All buttons, dark ones as well, low to high."""
        return [button for group in self.groups for button in group.buttons]

    @property
    def notes(self) -> Mapping[str, Target]:
        """What lies between the buttons and can be asked."""
        return {name: place for group in self.groups for name, place in group.notes.items()}

    def button(self, name: str) -> Button | None:
        """The button of this name, when it can be pressed."""
        return next((button for button in self.buttons if button.name == name and button.enabled), None)

    def dark(self, name: str | None) -> Button | None:
        """The button of this name, when it lies there but cannot be pressed."""
        return next((button for button in self.buttons if button.name == name and not button.enabled), None)

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
        mood = Mood(self.host.hovered, self.host.pressed)
        return [group.panel(mood) for group in self.groups if not group.floats]

    def floating(self, theme: Theme, focused: str | None) -> list[Stamp]:
        """The groups that float, with the focus on one of their buttons."""
        mood = Mood(self.host.hovered, self.host.pressed, focused)
        return [_lifted(theme, group.panel(mood)) for group in self.groups if group.floats]

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


def _lifted(theme: Theme, panel: Panel) -> Stamp:
    """A panel as a picture of its own."""
    rect = theme.rect(*panel.area)

    def draw() -> pygame.Surface:
        face = pygame.Surface(rect.size, pygame.SRCALPHA)
        panel.draw(theme.moved(-rect.x, -rect.y), face)
        return face

    return Stamp(theme.cached(("floating", panel.area, panel.key), draw), rect.topleft)
