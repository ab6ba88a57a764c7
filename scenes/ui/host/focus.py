"""Keyboard focus: which place the next Enter acts on, and how the arrow keys move between places."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import pygame

from scenes.ui.host.drag import middle
from scenes.ui.host.hit_target import HitTarget
from scenes.ui.host.target import Area
from scenes.ui.keymap.actions import action_of, is_meant
from scenes.ui.keymap.contexts import FOCUS
from sprites.paint import materials
from sprites.paint.theme import Theme

RING_GAP = 2.0
SIDEWAYS = 2.5
"""How many units ahead one unit to the side is worth when the nearest place is looked for."""

STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
"""Across and down, by the actions that move the focus."""
CHOICE_STEPS = {"choice_left": "left", "choice_right": "right", "choice_up": "up", "choice_down": "down"}
"""The same among what can be chosen now."""
ASK_STEPS = {"ask_left": "left", "ask_right": "right", "ask_up": "up", "ask_down": "down"}
"""The same among what can only be asked."""
ZONE_STEPS = {"next_zone": 1, "previous_zone": -1}
ONE_STEPS = {"next_choice": 1, "previous_choice": -1}
"""On or back to what can be chosen, by the actions that say so."""


MANY, PARTS = 12, 3
"""So many choices in one zone are leafed through by the shoulders of a pad, in so many parts."""


class FocusRing:
    """The focus among the places on offer. It is shown from the first key until the mouse is pressed.

    Tab steps through zones, arrows through places, and with Ctrl through what can be chosen now, as full stop and comma
    do one after the other. On a pad the sticks and the d-pad do that, and the shoulders go from zone to zone.
    """

    def __init__(self) -> None:
        self.places: tuple[HitTarget, ...] = ()
        self.choices: Sequence[str] = ()
        """The names of the places that can be chosen now, in the order in which they are told."""
        self.current: str | None = None
        self.visible = False
        self._is_fresh = False
        self._stays = False

    def offer(
        self, places: Sequence[HitTarget], meant: Collection[str] = (), choices: Sequence[str] | None = None
    ) -> None:
        """These are the places now. The focus stays where it was, or moves to the nearest place that is left.

        Places whose names are `meant` come before all others then. The `choices` are what can be chosen now, all but
        notes where they are not given.
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

    def begin_at(self, names: Sequence[str], *, stays: bool = False) -> None:
        """Put the focus on the first of these names that is on offer; the first key only shows where it is. If it
        `stays`, a first Tab comes to it even where it is seen already.
        """
        offered = {place.name for place in self.places}
        first = next((name for name in names if name in offered), None)
        self.current = first or self.current
        self._is_fresh = first is not None
        self._stays = stays and first is not None

    def handle(self, event: pygame.event.Event) -> bool:
        """Move for an arrow key or Tab; True when the event was a movement of the focus."""
        moved = action_of(event, FOCUS)
        if moved is None or not self.places:
            return False
        is_pad = "pad" in event.dict
        stays, self._stays = self._stays, False
        if stays and moved.name in ZONE_STEPS and not is_pad and self.place is not None:
            self.show()
            return True
        if moved.name in ZONE_STEPS:
            self._step_zone(ZONE_STEPS[moved.name], is_pad)
        elif moved.name in ONE_STEPS:
            self._step_one(ONE_STEPS[moved.name])
        elif way := CHOICE_STEPS.get(moved.name):
            self._step_choice(*STEPS[way])
        elif way := ASK_STEPS.get(moved.name):
            self._step(*STEPS[way], [place for place in self.places if place.is_note])
        elif moved.name in STEPS:
            self._step(*STEPS[moved.name], self._pressable if is_pad else self._alike)
        else:
            return False
        return True

    @property
    def _pressable(self) -> list[HitTarget]:
        return [place for place in self.places if not place.is_note]

    @property
    def _alike(self) -> list[HitTarget]:
        """The places that arrows lead to: notes from notes, and else what can be pressed."""
        here = self.place
        return [place for place in self.places if here is None or place.is_note == here.is_note]

    @property
    def chosen_from(self) -> list[HitTarget]:
        """What can be chosen now, or else all that is no note."""
        return [place for place in self.places if place.name in self.choices] or self._pressable

    def _step_choice(self, across: int, down: int) -> None:
        """One choice on; from anything else to the nearest choice where none lies that way."""
        here, choices, was_visible = self.place, self.chosen_from, self.visible
        if not choices:
            return
        if here not in choices and (here is None or not was_visible):
            self.current = choices[0].name
            self.show()
            return
        self._step(across, down, choices)
        if here is None or self.current != here.name or not was_visible:
            return
        if here not in choices:
            self.current = min(choices, key=lambda place: _distance(here.area, place.area)).name
        elif behind := [each for each in choices if _cost(here.area, each.area, -across, -down) is not None]:
            self.current = max(behind, key=lambda each: _from_edge(here.area, each.area, across)).name

    def _step_zone(self, step: int, is_pad: bool) -> None:
        """The first place of the next zone. A pad leaves out notes, and from a choice comes to the next zone that has
        any, back at its last one, so that both ends of a long hand are near; within a zone of many, such as a map, it
        goes on by a part of them first.
        """
        places = self._pressable if is_pad else self.places
        here, is_shown = self.place, self.visible or not self._is_fresh
        self.show()
        if here is None or not is_shown or not places:
            return
        if is_pad and here.name in self.choices:
            places = self.chosen_from
            lying = sorted(
                (place for place in places if place.zone == here.zone), key=lambda place: middle(place.area)[::-1]
            )
            is_alone = len(lying) == len(places)
            if len(lying) > MANY:
                at = lying.index(here) + step * len(lying) // PARTS
                if is_alone or 0 <= at < len(lying):
                    self.current = lying[at % len(lying)].name
                    return
            if is_alone:
                places = self._pressable
        zones = list(dict.fromkeys(place.zone for place in places))
        at = zones.index(here.zone) if here.zone in zones else -max(0, step)
        names = [place.name for place in places if place.zone == zones[(at + step) % len(zones)]]
        chosen = [name for name in names if is_pad and name in self.choices]
        self.current = chosen[min(step, 0)] if chosen else names[0]

    @property
    def told_choices(self) -> Mapping[str, int]:
        """What can be chosen now, by name, with its number from 1: pieces that are alike and lie together have one."""
        by_name = {place.name: place for place in self.places}
        numbers: dict[tuple[str, ...], int] = {}
        told: dict[str, int] = {}
        for name in self.choices:
            place = by_name.get(name)
            is_alike = place is not None and place.is_lit and place.caption
            alike = (place.zone, place.caption) if place and is_alike else (name,)
            told[name] = numbers.setdefault(alike, len(numbers) + 1)
        return told

    def _step_one(self, step: int) -> None:
        """On to the next thing that can be chosen: from one that cannot to the first of them, or to the last."""
        told = self.told_choices
        if not told:
            return
        is_new = not self.visible and self._is_fresh and self.current in told
        self.visible = True
        if not is_new:
            here, last = told.get(self.current or "", 0 if step > 0 else 1), max(told.values())
            goal = (here + step - 1) % last + 1
            self.current = next(name for name, number in told.items() if number == goal)

    def _step(self, across: int, down: int, places: Sequence[HitTarget]) -> None:
        here = self.place
        if here is None or not self.visible:
            self.show()
            return
        if twin := _twin(here, places, across + down):
            self.current = twin.name
            return
        others = (place for place in places if place.name != here.name)
        ahead = [(cost, place) for place in others if (cost := _cost(here.area, place.area, across, down)) is not None]
        straight = [(cost, place) for cost, place in ahead if _aside(here.area, place.area, across) == 0]
        if any(place.zone == here.zone for _, place in straight):
            ahead = straight  # a row goes on, however near other places lie beside it
        if ahead:
            self.current = min(ahead, key=lambda entry: entry[0])[1].name

    def step_choice(self) -> None:
        """Go on to the next of what can be chosen, in the order of zones, and from the last to the first."""
        if not (choices := self.chosen_from):
            return
        names = [place.name for place in choices]
        is_among = self.visible and self.current in names
        self.current = names[(names.index(str(self.current)) + 1) % len(names)] if is_among else names[0]
        self.visible = True

    def draw(self, theme: Theme, surface: pygame.Surface) -> None:
        """Draw the ring around the focused place, when the keyboard is in use."""
        place = self.place
        if self.visible and place:
            x, y, width, height = place.area
            rect = theme.rect(x - RING_GAP, y - RING_GAP, width + 2 * RING_GAP, height + 2 * RING_GAP)
            rect = rect.inflate(2 * theme.px(materials.FOCUS_LINE), 2 * theme.px(materials.FOCUS_LINE))
            rect = rect.clip(surface.get_rect())
            surface.blit(materials.focus_ring(theme, rect.size), rect)


def acts(event: pygame.event.Event) -> bool:
    """Whether this event is the key that acts on the focused place."""
    return is_meant(event, "focus.act")


def _twin(here: HitTarget, places: Sequence[HitTarget], step: int) -> HitTarget | None:
    """The next place, or the one before, that lies at the very same spot, such as a card on its pile."""
    alike = [place for place in places if _distance(here.area, place.area) <= 1]
    at = alike.index(here) + step if here in alike else -1
    return alike[at] if 0 <= at < len(alike) else None


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


def _from_edge(here: Area, there: Area, across: int) -> float:
    """How far behind a place lies, the farther the better, but not far from the row, or the column unless `across`."""
    (x0, y0), (x1, y1) = middle(here), middle(there)
    along, offset = (abs(x1 - x0), abs(y1 - y0)) if across else (abs(y1 - y0), abs(x1 - x0))
    return along - SIDEWAYS * _aside(here, there, across) - 0.2 * offset


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
