"""Controls: the buttons around a table, in groups of which each is drawn as one panel."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

import pygame

from scenes import ui
from scenes.ui.keymap import device
from sprites.paint import palette


class Group:
    """Buttons that share an area, and what lies still under and between them: its strokes and its notes. One that
    `floats` lies over the pieces, has a `name`, and is closed by `close`, if it can be.
    """

    def __init__(
        self,
        area: ui.Area,
        buttons: Sequence[ui.LaidControl],
        ground: ui.DisplayList | None = None,
        notes: Mapping[str, ui.Target] = {},
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
        theme: ui.Theme,
        area: ui.Area,
        tree: ui.Box,
        dark: Collection[str] = (),
        floats: bool = False,
        name: str = "",
        close: Callable[[], object] | None = None,
    ) -> Group:
        """A tree of boxes, laid in the area; dark are the names of the buttons that cannot be pressed now."""
        laid = ui.PaintLayer(tree, 0.0).laid(theme, area)
        buttons = [each._replace(is_dark=each.name in dark) for each in laid.controls]
        (panel,) = laid.panels
        assert isinstance(panel.key, ui.DisplayList)
        return cls(area, buttons, panel.key, laid.targets, floats, name, close)

    def panel(self, hovered: str | None, pressed: str | None, focused: str | None = None) -> ui.Panel:
        """The group as one panel, drawn again when a button, or what pointer and keyboard are at, changes."""
        names = {button.name for button in self.buttons}
        mine = [name if name in names else None for name in (hovered, pressed, focused)]
        faces = tuple((b.name, b.area, b.is_enabled, *_face(b.control)) for b in self.buttons)

        def draw(theme: ui.Theme, surface: pygame.Surface) -> None:
            if self._ground:
                self._ground.put(theme, surface)
            for button in self.buttons:
                button.draw(theme, surface, ui.InputState(mine[0], mine[1], mine[2]))

        return ui.Panel(self.area, ("controls", device.used(), faces, *mine, self._ground), draw)


class Controls:
    """All groups of buttons of a table, and how they look while its host has the pointer or a key on one."""

    def __init__(self, host: ui.Host) -> None:
        self._host = host
        self.groups: Sequence[Group] = ()
        self.needs_hold: frozenset[str] = frozenset()

    def offer(
        self, groups: Sequence[Group], needs_hold: frozenset[str], more: Callable[[], Sequence[Group]] = tuple
    ) -> None:
        """These are the buttons now, low to high, and over them `more`, which looks for room beside what is on offer
        by then.
        """
        self.groups, self.needs_hold = groups, needs_hold
        self.groups = [*groups, *more()]

    @property
    def buttons(self) -> list[ui.LaidControl]:
        """All buttons, dark ones as well, low to high."""
        return [button for group in self.groups for button in group.buttons]

    @property
    def notes(self) -> Mapping[str, ui.Target]:
        """What lies between the buttons and can be asked."""
        return {name: place for group in self.groups for name, place in group.notes.items()}

    @property
    def rail_notes(self) -> Mapping[str, ui.Target]:
        """What lies between the buttons of groups that do not float."""
        return {name: place for group in self.groups if not group.floats for name, place in group.notes.items()}

    def named(self, name: str) -> ui.LaidControl | None:
        """The button of this name, dark or not."""
        return next((button for button in self.buttons if button.name == name), None)

    def button(self, name: str) -> ui.LaidControl | None:
        """The button of this name, when it can be pressed."""
        button = self.named(name)
        return button if button and button.is_enabled else None

    def panels(self) -> list[ui.Panel]:
        """The groups as panels, but those that float."""
        host = self._host
        return [group.panel(host.hovered, host.pressed) for group in self.groups if not group.floats]

    def floating(self, theme: ui.Theme) -> list[ui.Stamp]:
        """The groups that float, with the focus on one of their buttons."""
        host = self._host
        panels = (group.panel(host.hovered, host.pressed, host.focused) for group in self.groups if group.floats)
        return [_lifted(theme, panel) for panel in panels]

    def floats(self, name: str) -> bool:
        """Whether a group of this name floats."""
        return any(group.floats and group.name == name for group in self.groups)

    def stamps(self, theme: ui.Theme) -> list[ui.Stamp]:
        """How far the hold is, as a bar along the foot of the button."""
        if self._host.held is None:
            return []
        target, share = self._host.held
        x, y, width, height = target.area
        rect = theme.rect(x, y + height - 4, width * share, 4)
        bar = pygame.Surface((max(1, rect.width), rect.height))
        bar.fill(palette.LEGAL)
        return [ui.Stamp(bar, rect.topleft)]


def _face(control: ui.Control) -> tuple[str, ...]:
    """What stands on a button."""
    return (control.label, control.kind) if isinstance(control, ui.Button) else ()


def _lifted(theme: ui.Theme, panel: ui.Panel) -> ui.Stamp:
    """A panel as a picture of its own."""
    rect = theme.rect(*panel.area)

    def draw() -> pygame.Surface:
        face = pygame.Surface(rect.size, pygame.SRCALPHA)
        panel.draw(theme.moved(-rect.x, -rect.y), face)
        return face

    return ui.Stamp(theme.cached(("floating", panel.area, panel.key), draw), rect.topleft)
