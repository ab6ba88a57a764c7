"""Popovers: what is shown over the pieces of a table for a while, each beside its subject and never over what is
needed.

Their kinds differ only in how long they stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from functools import partial
from typing import NamedTuple

import pygame

from scenes.ui.host.canvas import Stamp
from scenes.ui.host.placement import NEVER, PIECE, SPOKEN_OF, Spot, Weighted, apart
from scenes.ui.host.popover_places import FAR, KeptPlace, SteadyPlace, crosses, frame_stamp, in_units, placed
from scenes.ui.host.target import Area
from sprites.paint import light
from sprites.paint.theme import Theme

GIVES_WAY = 40.0
"""What it costs that something asked for takes the room of something that nobody asked for."""


BRIEFLY = 0.8
"""What it costs what is at hand to hide anything, which is as much as to lie 40 units away."""

FRAMED = 200
"""How strong the frame is around what a popover speaks of from afar, of 255."""

FARTHEST = 360.0
"""Units from its subject within which a hint lies, or it is not shown."""


class PopoverKind(Enum):
    """How long a popover stays."""

    PANEL = "panel"
    """Until whoever opened it closes it."""
    ZOOM = "zoom"
    """Pinned, until it is let go."""
    WHY = "why"
    """After a try, until the next press."""
    TOOLTIP = "tooltip"
    """While the pointer or the focus rests on its subject."""
    SUMMARY = "summary"
    """Unasked, until it was read."""
    HINT = "hint"
    """Unasked, once."""

    @property
    def stays(self) -> bool:
        """Whether it stays whatever is pressed, so that the focus keeps off what it hides."""
        return self in (PopoverKind.PANEL, PopoverKind.ZOOM)

    @property
    def is_unasked(self) -> bool:
        """Whether nobody asked for it: one such is seen at a time, and it gives way to what was asked for."""
        return self in (PopoverKind.SUMMARY, PopoverKind.HINT)


class Popover(NamedTuple):
    """What is said, of what. Of several `faces` the first is shown that has room off all that is needed.

    `subject` is where that lies which it speaks of, None for the table as a whole; `avoid` what it speaks of besides.
    `spares`: what a hint that speaks of the table as a whole leaves in sight if it can; of its faces it takes the one
    that hides least.
    `close` takes it away, and is False where that was done already; None for one that only goes by itself.
    `light` is what lights its subject from afar: nothing where that is lit anyway, and None for a plain frame.
    One that is `at_hand` lies beside its subject whatever it hides there: it is about what a hand has just done, and
    goes with the next press.
    """

    name: str
    kind: PopoverKind
    faces: Sequence[pygame.Surface]
    subject: Area | None = None
    avoid: Sequence[Area] = ()
    close: Callable[[], object] | None = None
    spares: Sequence[Weighted] = ()
    light: Sequence[Stamp] | None = None
    at_hand: bool = False


class ShownPopover(NamedTuple):
    """A popover that is seen: its name and kind, and where it lies in the window, in pixels."""

    name: str
    kind: PopoverKind
    rect: pygame.Rect


class PopoverLayer:
    """The popovers over one table, low to high. The topmost one gets the click.

    One that lies stays where it is until its subject or its size is another one, or something is needed that it covers:
    what is read does not move.
    """

    def __init__(self) -> None:
        self.lying: list[ShownPopover] = []
        self._since: list[str] = []
        """The names of what lies, the oldest first."""
        self._closers: dict[str, Callable[[], object]] = {}
        self._abouts: dict[str, tuple[int, int]] = {}
        """The pixel in the middle of what is told of by tooltips."""
        self._kept: dict[str, KeptPlace] = {}
        self._panels: dict[str, KeptPlace] = {}
        self._panels_before: Mapping[str, KeptPlace] = {}
        self._steady: dict[str, SteadyPlace] = {}

    # -- laying -----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The table is about to be painted anew."""
        self.lying, self._closers, self._abouts = [], {}, {}

    def note(self, name: str, rect: pygame.Rect, close: Callable[[], object] | None = None) -> None:
        """A panel lies here that has a place of its own or found it before."""
        self._note(name, PopoverKind.PANEL, rect, close)

    def _note(self, name: str, kind: PopoverKind, rect: pygame.Rect, close: Callable[[], object] | None) -> None:
        self.lying.append(ShownPopover(name, kind, rect.copy()))
        if close:
            self._closers[name] = close

    def begin_panels(self) -> None:
        """The panels with buttons are about to be laid anew; those that stay find where they lay."""
        self._panels_before, self._panels = self._panels, {}

    def panel_spot(
        self,
        theme: Theme,
        name: str,
        sizes: Sequence[tuple[float, float]],
        subject: Area | None,
        weighted: Sequence[Weighted],
        rest: Callable[[], Sequence[Weighted]] = tuple,
        is_steady: bool = False,
        ahead: Callable[[], Sequence[Sequence[Area]]] = tuple,
    ) -> tuple[int, Area]:
        """Which of these sizes, in units, a panel with buttons takes, and where it lies. A line to its subject is drawn
        where that crosses nothing: what a panel speaks of is lit. For the `rest` see `lay`.

        `is_steady`: one that is read again and again, with other words of other things, in the first of these sizes. It
        stays where it lay until it would hide something there, and finds a place in which it can grow to any of them.
        `ahead`: what it will have to leave in sight later on, one after the other, as far as that is known.
        """
        others = [(kept.spot.area, NEVER) for kept in self._panels.values()]
        walls, before = [*weighted, *others], self._panels_before.get(name)
        if is_steady:
            kept = self._steady.setdefault(name, SteadyPlace()).placed(theme, sizes, subject, walls, ahead, rest)
        else:
            kept = placed(theme, sizes, subject, walls, before, rest=rest)
        if subject and kept.line and crosses(kept.spot.area, subject, [area for area, _ in weighted]):
            kept = kept._replace(line=None)
        self._panels[name] = kept
        return kept.number, kept.spot.area

    def lay(
        self,
        theme: Theme,
        wanted: Iterable[Popover],
        needed: Sequence[Weighted],
        rest: Callable[[], Sequence[Weighted]] = tuple,
    ) -> list[Stamp]:
        """Place what is to be seen now, and return its pictures. What was asked for comes first, the oldest before what
        opens beside it; of what nobody asked for only the first is seen, and only where all that leaves room.

        What is `needed` is never hidden. The `rest` is looked for only where something has to find a place: every frame
        would take long.
        """
        wanted, before, self._kept = list(wanted), self._kept, {}
        self.lying = [each for each in self.lying if each.name not in before]
        asked = sorted((each for each in wanted if not each.kind.is_unasked), key=self._age)
        unasked = [each for each in wanted if each.kind.is_unasked][:1]
        given_way = [(before[each.name].spot.area, GIVES_WAY) for each in unasked if each.name in before]
        lines = [kept.line for kept in self._panels.values() if kept.line]
        pictures = list[Stamp]()
        for popover in asked:
            kept = self._place(theme, popover, needed, lambda: [*rest(), *given_way], before)
            pictures += self._pictures(theme, popover, kept)
            lines += _pointer(theme, popover, kept)
        for popover in unasked:
            kept = self._place(theme, popover, needed, rest, before)
            if self._may_lie(theme, popover, kept):
                pictures = [*self._pictures(theme, popover, kept), *pictures]
                lines += [kept.line] if kept.line else []
        names = [each.name for each in self.lying]
        self._since = list(dict.fromkeys([*(name for name in self._since if name in names), *names]))
        return [*lines, *pictures]

    def _age(self, popover: Popover) -> int:
        return self._since.index(popover.name) if popover.name in self._since else len(self._since)

    def _place(
        self,
        theme: Theme,
        popover: Popover,
        needed: Sequence[Weighted],
        rest: Callable[[], Sequence[Weighted]],
        before: Mapping[str, KeptPlace],
    ) -> KeptPlace:
        """Where it lies; what was not asked for does not move out of the way of what lies there already."""
        sizes = [(face.get_width() / theme.s, face.get_height() / theme.s) for face in popover.faces]
        kept = before.get(popover.name)
        if kept and popover.kind == PopoverKind.HINT and not kept.spot.is_free:
            kept = None
        others = [] if kept and popover.kind.is_unasked else [*map(partial(_wall, theme), self.lying)]
        if popover.at_hand:
            needed, everything = _hidden_briefly(needed), rest

            def rest() -> Sequence[Weighted]:
                return _hidden_briefly(everything())

        walls = [*needed, *others, *((area, NEVER) for area in popover.avoid)]
        if popover.kind != PopoverKind.HINT:
            found = placed(theme, sizes, popover.subject, walls, kept, FAR, rest, spares_figures=True)
        elif popover.subject is None:
            found = placed(theme, sizes, None, walls, kept, 0.0, lambda: [*rest(), *popover.spares], is_shaped=True)
        else:
            found = placed(theme, sizes, popover.subject, walls, kept, 0.0, lambda: _kept_in_sight(rest()))
        self._kept[popover.name] = found
        return found

    def _may_lie(self, theme: Theme, popover: Popover, kept: KeptPlace) -> bool:
        """Whether what nobody asked for leaves all that was asked for in sight, and a hint all that is needed."""
        rect = theme.rect(*kept.spot.area)
        is_hidden = rect.collidelist([each.rect for each in self.lying]) >= 0
        return not is_hidden and (popover.kind != PopoverKind.HINT or _is_seen(popover, kept.spot))

    def _pictures(self, theme: Theme, popover: Popover, kept: KeptPlace) -> list[Stamp]:
        face, corner = popover.faces[kept.number], theme.spot(*kept.spot.area[:2])
        self._note(popover.name, popover.kind, face.get_rect(topleft=corner), popover.close)
        if popover.kind == PopoverKind.TOOLTIP and popover.subject:
            self._abouts[popover.name] = theme.rect(*popover.subject).center
        return [_shadow(theme, face, corner), Stamp(face, corner)]

    def room(self, theme: Theme, popover: Popover, weighted: Sequence[Weighted]) -> Area | None:
        """Where this hint of a subject would lie now, off all that is needed or read and all that lies there; None
        where it would not be seen.
        """
        sizes = [(face.get_width() / theme.s, face.get_height() / theme.s) for face in popover.faces]
        others = [(in_units(theme, each.rect), NEVER) for each in self.lying]
        walls = _kept_in_sight([*weighted, *others, *((area, NEVER) for area in popover.avoid)])
        spot = placed(theme, sizes, popover.subject, walls, None).spot
        return spot.area if _is_seen(popover, spot) else None

    # -- what lies --------------------------------------------------------------------------------------------

    def at(self, pixel: tuple[int, int]) -> ShownPopover | None:
        """The topmost one there."""
        return next((each for each in reversed(self.lying) if each.rect.collidepoint(pixel)), None)

    def hides(self, pixel: tuple[int, int]) -> ShownPopover | None:
        """The topmost one there that stays."""
        return next((each for each in self.staying if each.rect.collidepoint(pixel)), None)

    @property
    def staying(self) -> list[ShownPopover]:
        """The ones that stay, the topmost first."""
        return [each for each in reversed(self.lying) if each.kind.stays]

    def rect_of(self, name: str) -> pygame.Rect | None:
        """Where the one of this name lies, in pixels; None where it is not seen."""
        return next((each.rect for each in self.lying if each.name == name), None)

    @property
    def standing(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """The ones that stay, and where."""
        return tuple((each.name, tuple(each.rect)) for each in self.lying if each.kind.stays)

    def close_newest(self) -> bool:
        """Take the one away that came last and can be closed; False where there is none."""
        return any(self._close(name) for name in reversed(self._since))

    def _close(self, name: str) -> bool:
        """Take one away, and the panel with it on which that lies of which it tells."""
        close, about = self._closers.pop(name, None), self._abouts.get(name)
        if close is None or close() is False:
            return False
        if about and (panel := self.hides(about)) and panel.kind == PopoverKind.PANEL:
            self._close(panel.name)
        return True


def _wall(theme: Theme, shown: ShownPopover) -> Weighted:
    """What lies there already is not covered, and a panel, which is read and pressed meanwhile, last of all."""
    return in_units(theme, shown.rect), SPOKEN_OF if shown.kind == PopoverKind.PANEL else NEVER


def _is_seen(hint: Popover, spot: Spot) -> bool:
    """Whether a hint may lie there: it hides nothing that it is not to hide, and its subject is not far."""
    return spot.is_free and (hint.subject is None or apart(spot.area, hint.subject) <= FARTHEST)


def _hidden_briefly(weighted: Iterable[Weighted]) -> list[Weighted]:
    """What it costs what is at hand to hide these: little, so that it does not go far for it."""
    return [(area, min(weight, BRIEFLY)) for area, weight in weighted]


def _kept_in_sight(weighted: Iterable[Weighted]) -> list[Weighted]:
    """What it costs a hint to hide these: figures and pieces are read, and it has not been asked for."""
    return [(area, NEVER if weight >= PIECE else weight) for area, weight in weighted]


def _pointer(theme: Theme, popover: Popover, kept: KeptPlace) -> list[Stamp]:
    """What leads from a popover to its subject: a line, or light around that where no line does and it is far."""
    if kept.line or popover.subject is None:
        return [kept.line] if kept.line else []
    if apart(kept.spot.area, popover.subject) <= FAR:
        return []
    return [frame_stamp(theme, popover.subject, FRAMED)] if popover.light is None else [*popover.light]


def _shadow(theme: Theme, face: pygame.Surface, corner: tuple[int, int]) -> Stamp:
    soft = theme.cached(("popover", face.get_size()), lambda: light.shadow(theme, face, "held"))
    right, down = light.offset(theme, "held")
    return Stamp(soft, (corner[0] + right, corner[1] + down))
