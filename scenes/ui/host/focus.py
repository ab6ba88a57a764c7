"""Keyboard focus: which place the next Enter acts on, and how the arrow keys walk between places."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from scenes.ui.host.drag import middle
from scenes.ui.host.hit_target import HitTarget
from scenes.ui.host.target import Area
from scenes.ui.input.actions import action_of, is_meant
from scenes.ui.input.contexts import FOCUS
from sprites.paint import materials
from sprites.paint.theme import Theme

RING_GAP = 2.0
SIDEWAYS = 2.5
"""How many units ahead one unit to the side is worth when the nearest place is looked for."""

STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
"""Across and down, by the actions that move the focus."""
ZONE_STEPS = {"next_zone": 1, "previous_zone": -1}
CHOICE_STEPS = {"next_choice": 1, "previous_choice": -1}


class FocusRing:
    """The focus among the places on offer. It is shown from the first key until the mouse is pressed.

    Tab steps through zones, arrows through places, full stop and comma through what can be chosen now.
    """

    def __init__(self) -> None:
        self.places: tuple[HitTarget, ...] = ()
        self.choices: Sequence[str] = ()
        """The places that can be chosen now, by name."""
        self.current: str | None = None
        self.visible = False
        self._is_fresh = False

    def offer(
        self, places: Sequence[HitTarget], meant: Collection[str] = (), choices: Sequence[str] | None = None
    ) -> None:
        """These are the places now. The focus stays where it was, or moves to the nearest place that is left.

        Places whose names are `meant` come before all others then. What can be chosen is all but notes, unless it is
        given.
        """
        before = self.place
        self.places = tuple(places)
        self.choices = [each.name for each in places if not each.is_note] if choices is None else choices
        if self.place is None and before is not None:
            nearest = min(
                places,
                key=lambda place: (
                    place.name not in meant,
                    place.is_note != before.is_note,
                    _distance(before.area, place.area),
                ),
                default=None,
            )
            self.current = nearest.name if nearest else None

    @property
    def place(self) -> HitTarget | None:
        """The place that holds the focus."""
        return next((place for place in self.places if place.name == self.current), None)

    def move_to(self, name: str | None) -> None:
        """Put the focus on a place by its name."""
        self.current = name

    def show(self) -> None:
        """Show where the focus is, or else the first place that can hold it."""
        if self.places:
            self.visible = True
            self.current = (self.place or self.places[0]).name

    def begin_at(self, names: Sequence[str]) -> None:
        """Put the focus on the first of these names that is on offer; the first key only shows where it is."""
        offered = {place.name for place in self.places}
        first = next((name for name in names if name in offered), None)
        self.current = first or self.current
        self._is_fresh = first is not None

    def handle(self, event: pygame.event.Event) -> bool:
        """Move for an arrow key or Tab; True when the event was a movement of the focus."""
        moved = action_of(event, FOCUS)
        if moved is None or not self.places:
            return False
        if moved.name in ZONE_STEPS:
            self._step_zone(ZONE_STEPS[moved.name])
        elif moved.name in CHOICE_STEPS:
            self._step_choice(CHOICE_STEPS[moved.name])
        elif moved.name in STEPS:
            self._step(*STEPS[moved.name])
        else:
            return False
        return True

    def _step_zone(self, step: int) -> None:
        zones = list(dict.fromkeys(place.zone for place in self.places))
        here, is_shown = self.place, self.visible or not self._is_fresh
        self.show()
        if here is None or not is_shown:
            return
        zone = zones[(zones.index(here.zone) + step) % len(zones)]
        self.current = next(place.name for place in self.places if place.zone == zone)

    def _step_choice(self, step: int) -> None:
        """On to the next thing that can be chosen: from one that cannot to the first of them, or to the last."""
        if not self.choices:
            return
        is_new = not self.visible and self._is_fresh and self.current in self.choices
        self.visible = True
        if not is_new:
            here = self.choices.index(self.current) if self.current in self.choices else min(0, -step)
            self.current = self.choices[(here + step) % len(self.choices)]

    def _step(self, across: int, down: int) -> None:
        here = self.place
        if here is None or not self.visible:
            self.show()
            return
        others = (place for place in self.places if place.name != here.name and place.is_note == here.is_note)
        ahead = [(cost, place) for place in others if (cost := _cost(here.area, place.area, across, down)) is not None]
        straight = [(cost, place) for cost, place in ahead if _aside(here.area, place.area, across) == 0]
        if any(place.zone == here.zone for _, place in straight):
            ahead = straight  # a row goes on, however near other places lie beside it
        if ahead:
            self.current = min(ahead, key=lambda entry: entry[0])[1].name

    def draw(self, theme: Theme, surface: pygame.Surface) -> None:
        """Draw the ring around the focused place, when the keyboard is in use."""
        place = self.place
        if self.visible and place:
            x, y, width, height = place.area
            rect = theme.rect(x - RING_GAP, y - RING_GAP, width + 2 * RING_GAP, height + 2 * RING_GAP)
            rect.inflate_ip(2 * theme.px(materials.FOCUS_LINE), 2 * theme.px(materials.FOCUS_LINE))
            surface.blit(materials.focus_ring(theme, rect.size), rect)


def acts(event: pygame.event.Event) -> bool:
    """Whether this event is the key that acts on the focused place."""
    return is_meant(event, "focus.act")


def _distance(one: Area, other: Area) -> float:
    (x0, y0), (x1, y1) = middle(one), middle(other)
    return abs(x0 - x1) + abs(y0 - y1)


def _gap(start: float, length: float, other_start: float, other_length: float) -> float:
    """The empty space between two stretches of a line; 0 when they overlap."""
    return max(0.0, other_start - (start + length), start - (other_start + other_length))


def _aside(here: Area, there: Area, across: int) -> float:
    """How far one has to leave the row, or the column unless `across`, to come there; 0 for straight ahead."""
    first = 1 if across else 0
    return _gap(here[first], here[first + 2], there[first], there[first + 2])


def _cost(here: Area, there: Area, across: int, down: int) -> float | None:
    """How far off a place lies in a direction, or None when it does not lie that way."""
    (x0, y0), (x1, y1) = middle(here), middle(there)
    ahead = (x1 - x0) * across + (y1 - y0) * down
    if ahead <= 1:
        return None
    aside, gap = _aside(here, there, across), _aside(here, there, not across)
    offset = abs(y1 - y0) if across else abs(x1 - x0)
    if gap == 0 and aside > 0:
        return None if ahead < 4 else ahead + SIDEWAYS * aside + offset
    return gap + SIDEWAYS * aside + 0.2 * offset + 0.1 * ahead
