"""Layout: a tree of boxes in an area, as panels, targets, sprites, anchors and controls.

A paint layer is the part of a tree that is drawn as one picture, but for layers in it: these lie on it as pictures of
their own, for what changes more often. What one looks like is kept as long as it lies in the same area: `memo` keeps
the layer itself while what was read to make it stays.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from typing import Any, NamedTuple, Unpack

import pygame

from scenes.ui.box import Box, Extent, Ink, Kinds, inset
from scenes.ui.boxes import Gap
from scenes.ui.controls.control import Control, LaidControl
from scenes.ui.host.target import Area, Panel, Sprite, Target
from scenes.ui.pen import SHADOW_ROOM, Pen
from sprites.paint.theme import Theme

REACH = 40.0
"""Units that a stroke may reach beyond its area at most: shadows, light, and words that stand over an edge."""


class DisplayList:
    """The strokes of a paint layer from low to high: equal ones look alike. What it is compared by is counted once, and
    only when it is asked for: many layers are laid and never painted.
    """

    __slots__ = ("_hash", "inks")

    def __init__(self, inks: tuple[Ink, ...]) -> None:
        self.inks = inks
        self._hash: int | None = None

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, DisplayList) and hash(self) == hash(other) and self.inks == other.inks
        )

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(self.inks)
        return self._hash

    def put(self, theme: Theme, surface: pygame.Surface) -> None:
        """Paint it: of its strokes those that may reach into what the surface is clipped to."""
        pen, clip, unit = Pen(theme, surface), surface.get_clip(), theme.s
        left, top = (clip.left - theme.origin[0]) / unit - REACH, (clip.top - theme.origin[1]) / unit - REACH
        right, foot = left + clip.w / unit + 2 * REACH, top + clip.h / unit + 2 * REACH
        for ink in self.inks:
            x, y, wide, high = ink.area
            if x <= right and y <= foot and x + wide >= left and y + high >= top:
                ink.put(pen)


class Layout(NamedTuple):
    """What a tree comes to: its panels, what answers and what is seen by their names, parents before their parts, the
    areas of all named boxes, and its controls in drawing order.
    """

    panels: tuple[Panel, ...]
    targets: Mapping[str, Target]
    sprites: Mapping[str, Sprite]
    anchors: Mapping[str, Area]
    controls: tuple[LaidControl, ...]


class Kept(Box):
    """A part of a layer that stays while others change: what it comes to is known as long as it lies where it lay."""

    __slots__ = ("_walk", "part")

    def __init__(self, part: Box, **kinds: Unpack[Kinds]) -> None:
        super().__init__(**kinds)
        self.part = part
        self._walk: tuple[tuple[object, Area, str, int | None], Walk] | None = None

    def shape(self, theme: Theme) -> Hashable:
        """That of its part."""
        room = self.part.measured(theme)
        return None if room.is_alone else room

    def content_width(self, theme: Theme) -> Extent:
        """That of its part."""
        return self.part.width(theme)

    def content_height(self, theme: Theme, wide: float) -> Extent:
        """That of its part."""
        return self.part.height(theme, wide)

    def spread(self, theme: Theme, area: Area) -> Iterator[tuple[Box, Area]]:
        """Its part."""
        yield self.part, area

    def walked(self, theme: Theme, area: Area, zone: str, looks_at: int | None = None) -> Walk:
        """What lies in it."""
        where = (theme.measure, area, zone, looks_at)
        if self._walk is None or self._walk[0] != where:
            self._walk = (where, Walk())
            self._walk[1].go(theme, self.part, area, zone, looks_at)
        return self._walk[1]


class PaintLayer(Kept):
    """A part of a tree that is drawn as one picture; its strokes may reach `room` units beyond its area."""

    __slots__ = ("_laid", "room")

    def __init__(self, part: Box, room: float = SHADOW_ROOM, **kinds: Unpack[Kinds]) -> None:
        super().__init__(part, **kinds)
        self.room = room
        self._laid: tuple[object, Area, Layout] | None = None

    def laid(self, theme: Theme, area: Area) -> Layout:
        """What it comes to in this area."""
        if self._laid is None or self._laid[0] is not theme.measure or self._laid[1] != area:
            walk = self.walked(theme, area, self.zone or "table")
            x, y, width, height = area
            outer = (x - self.room, y - self.room, width + 2 * self.room, height + 2 * self.room)
            picture = DisplayList(tuple(walk.inks))
            panel = Panel(outer, picture, picture.put)
            panels = (panel, *walk.panels)
            self._laid = (
                theme.measure,
                area,
                Layout(panels, walk.targets, walk.sprites, walk.anchors, tuple(walk.controls)),
            )
        return self._laid[2]


class GroundLayer(PaintLayer):
    """A picture that other paint layers lie on."""

    __slots__ = ()


def lay(tree: Box, area: Area, theme: Theme) -> Layout:
    """Lay a tree in an area. What it paints stands in paint layers, in the order in which they are met."""
    walk = Walk()
    walk.go(theme, tree, area)
    assert not walk.inks, "strokes outside of every paint layer"
    return Layout(tuple(walk.panels), walk.targets, walk.sprites, walk.anchors, tuple(walk.controls))


class Walk:
    """From the root down: every box gets its area and gives what it has, parents first, later parts over earlier."""

    def __init__(self) -> None:
        self.inks: list[Ink] = []
        self.panels: list[Panel] = []
        self.targets: dict[str, Target] = {}
        self.sprites: dict[str, Sprite] = {}
        self.anchors: dict[str, Area] = {}
        self.controls: list[LaidControl] = []

    def go(self, theme: Theme, box: Box, area: Area, zone: str = "table", looks_at: int | None = None) -> None:
        """A box and all that is in it. Notes lie in the zone, and lead to the board, of what they lie on."""
        outer = inset(area, box.margin) if box.margin else area
        zone = box.zone or zone
        name = box.name
        if not name and box.tells:
            name = _name_of_note(outer)
        if isinstance(box, Control):
            self.controls.append(LaidControl(box, theme, box.inner(area)))
        elif name:
            self.anchors[name] = outer
            z = 0
            if box.sprite is not None:
                sprite = self.sprites[name] = box.sprite(outer)
                z = sprite.z
            target = _target(box, outer, z, zone, looks_at)
            if target is not None:
                self.targets[name] = target
                looks_at = target.looks_at if target.looks_at is not None else looks_at
        for under in box.back:
            self.go(theme, under, outer, zone, looks_at)
        inner = inset(outer, box.pad) if box.pad else outer
        if isinstance(box, Kept):
            self._take(theme, box, inner, zone, looks_at)
            return
        self.inks.extend(box.inks(theme, inner))
        for part, its_area in box.spread(theme, inner):
            if type(part) is not Gap or not part.is_silent:
                self.go(theme, part, its_area, zone, looks_at)
        for over in box.front:
            self.go(theme, over, outer, zone, looks_at)

    def _take(self, theme: Theme, box: Kept, area: Area, zone: str, looks_at: int | None) -> None:
        laid: Layout | Walk
        if isinstance(box, PaintLayer):
            laid = box.laid(theme, area)
        else:
            laid = box.walked(theme, area, zone, looks_at)
            self.inks.extend(laid.inks)
        self.panels.extend(laid.panels)
        self.targets.update(laid.targets)
        self.sprites.update(laid.sprites)
        self.anchors.update(laid.anchors)
        self.controls.extend(laid.controls)


def _name_of_note(area: Area) -> str:
    """What a box that is told of is called where nobody has named it."""
    return f"note {area[0]:.0f},{area[1]:.0f}"


def _target(box: Box, area: Area, z: int, zone: str, looks_at: int | None) -> Target | None:
    """What answers there, at the height of its sprite: the box's own target, which tells what the box tells, or else a
    note.
    """
    if box.target is None:
        if box.tells is None:
            return None
        return Target(area, z, zone, box.caption, box.tells, looks_at=looks_at, is_note=True)
    facts: dict[str, Any] = {}
    if box.tells is not None:
        facts["tells"] = box.tells
    if box.sprite is not None:
        facts["z"] = z
    return box.target(area, **facts)


def paint_unseen(tree: Box, area: Area, theme: Theme) -> None:
    """Paint a tree where nobody sees it, to learn whether it can be painted. Raises whatever painting it raises."""
    for panel in PaintLayer(tree).laid(theme, area).panels:
        draw_unseen(panel, theme)


def draw_unseen(panel: Panel, theme: Theme) -> None:
    """Draw all of a panel where nobody sees it, for whatever that makes and keeps."""
    nowhere = pygame.Surface((1, 1))
    if isinstance(panel.key, DisplayList):
        pen = Pen(theme, nowhere)
        for ink in panel.key.inks:
            ink.put(pen)
    else:
        panel.draw(theme, nowhere)
