"""Motion: how pieces find their places. A layout says where a piece lies; this says how it gets there.

Nothing here is scripted: the last layout and the new one are compared, and every piece that differs travels.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import dist
from typing import NamedTuple

from scenes.drag import middle
from scenes.tables.layout import Area, Place
from sprites.tween import Curve, Tween, back, inout, out

SHORT_WAY = 300
"""Units up to which a card glides in one quick movement."""

SNAP, SHORT, FROM_FAR, PER_UNIT, LONGEST = 140, 220, 220, 0.35, 480
DEAL, DEAL_STAGGER, DEAL_ALL = 180, 45, 1200
DISCARD, DISCARD_STAGGER = 200, 25
CROSS_FADE = 120
"""Milliseconds at Normal speed."""

OPAQUE, CLEAR = 255.0, 0.0


class Pace(NamedTuple):
    """How fast things move: `factor` stretches every time (0 is at once), `calm` replaces travel by cross-fades."""

    factor: float = 1.0
    calm: bool = False


class Travel:
    """A piece on its way: its centre, size and alpha change together."""

    def __init__(self, name: str, place: Place, tween: Tween) -> None:
        self.name = name
        self.place = place
        self.tween = tween

    @property
    def area(self) -> Area:
        """What the piece covers now."""
        x, y, width, height, _ = self.tween.value
        return (x - width / 2, y - height / 2, width, height)

    @property
    def alpha(self) -> int:
        """How opaque it is, 0 to 255."""
        return round(self.tween.value[4])


class Motion:
    """All pieces of a table with a look, at rest or on their way."""

    def __init__(self) -> None:
        self._places: dict[str, Place] = {}
        self._from_hand: dict[str, Area] = {}
        self.travels: dict[str, Travel] = {}
        self.leaving: list[Travel] = []

    @property
    def is_still(self) -> bool:
        """Whether every piece lies where it belongs."""
        return not self.travels and not self.leaving

    @property
    def has_let_go(self) -> bool:
        """Whether a piece that the player let go has not found its place yet."""
        return bool(self._from_hand)

    def let_go(self, name: str, area: Area) -> None:
        """The player has let go of this piece here: from here it finds its place."""
        self._from_hand[name] = area

    def send_home(self, name: str, pace: Pace) -> None:
        """A piece that was let go travels back to where the layout has it."""
        place = self._places.get(name)
        if place is None:
            self._from_hand.clear()
            return
        self._travel(name, place, place, pace)
        self._from_hand.clear()

    def sync(self, places: Mapping[str, Place], pace: Pace) -> None:
        """Send every piece to its new place."""
        new = {name: place for name, place in places.items() if place.look}
        appeared = [name for name in new if name not in self._places]
        vanished = [name for name in self._places if name not in new]
        for name, place in new.items():
            old = self._places.get(name)
            if old and (old.area != place.area or name in self._from_hand):
                self._travel(name, old, place, pace)
            elif name in self.travels:
                self.travels[name].place = place
        self._pair_kin(new, appeared, vanished, pace)
        self._deal([(name, new[name]) for name in appeared], pace)
        self._discard(vanished, pace)
        self._places = new
        self._from_hand.clear()
        if pace.factor == 0:
            self.finish()

    def _pair_kin(
        self, new: Mapping[str, Place], appeared: list[str], vanished: list[str], pace: Pace
    ) -> None:
        """Let pieces that disappeared become the like ones that appeared; takes both off the lists."""
        for name in list(appeared):
            twins = [old for old in vanished if new[name].kin and self._places[old].kin == new[name].kin]
            if not twins:
                continue
            held = [old for old in twins if old in self._from_hand]
            nearest = min(
                held or twins, key=lambda old: dist(middle(self._places[old].area), middle(new[name].area))
            )
            self._from_hand.setdefault(name, self._from_hand.pop(nearest, self._area_now(nearest)))
            self._snap_or_travel(name, new[name], pace, snaps=bool(held))
            self.travels.pop(nearest, None)
            appeared.remove(name)
            vanished.remove(nearest)

    def _area_now(self, name: str) -> Area:
        if name in self._from_hand:
            return self._from_hand[name]
        return self.travels[name].area if name in self.travels else self._places[name].area

    def _travel(self, name: str, old: Place, place: Place, pace: Pace) -> None:
        held = name in self._from_hand
        self._from_hand.setdefault(name, self.travels[name].area if name in self.travels else old.area)
        self._snap_or_travel(name, place, pace, snaps=held)

    def _snap_or_travel(self, name: str, place: Place, pace: Pace, snaps: bool) -> None:
        start = self._from_hand[name]
        way = dist(middle(start), middle(place.area))
        if pace.calm:
            tween = _tween(place.area, place.area, CROSS_FADE, out, pace, fade_in=True)
        elif snaps and way < SHORT_WAY / 2:
            tween = _tween(start, place.area, SNAP, back, pace)
        elif way <= SHORT_WAY:
            tween = _tween(start, place.area, SHORT, out, pace)
        else:
            tween = _tween(start, place.area, min(FROM_FAR + PER_UNIT * way, LONGEST), inout, pace)
        self.travels[name] = Travel(name, place, tween)

    def _deal(self, dealt: list[tuple[str, Place]], pace: Pace) -> None:
        stagger = min(DEAL_STAGGER, (DEAL_ALL - DEAL) / max(1, len(dealt)))
        for order, (name, place) in enumerate(dealt):
            comes_from = place.heap or place.area
            if pace.calm or place.heap is None:
                tween = _tween(place.area, place.area, CROSS_FADE, out, pace, fade_in=True)
            else:
                tween = _tween(comes_from, place.area, DEAL, out, pace, order * stagger)
            self.travels[name] = Travel(name, place, tween)

    def _discard(self, vanished: Iterable[str], pace: Pace) -> None:
        for order, name in enumerate(vanished):
            area, place = self._area_now(name), self._places[name]
            self.travels.pop(name, None)
            tween = _tween(area, area, DISCARD, inout, pace, order * DISCARD_STAGGER, fade_out=True)
            self.leaving.append(Travel(name, place, tween))

    def advance(self, ms: float) -> None:
        """Let time pass; pieces that have arrived are at rest."""
        for travel in [*self.travels.values(), *self.leaving]:
            travel.tween.advance(ms)
        self.travels = {name: travel for name, travel in self.travels.items() if not travel.tween.is_done}
        self.leaving = [travel for travel in self.leaving if not travel.tween.is_done]

    def finish(self) -> None:
        """Every piece arrives at once."""
        self.travels.clear()
        self.leaving.clear()


def _tween(
    start: Area,
    end: Area,
    ms: float,
    curve: Curve,
    pace: Pace,
    delay: float = 0,
    fade_in: bool = False,
    fade_out: bool = False,
) -> Tween:
    return Tween(
        (*middle(start), start[2], start[3], CLEAR if fade_in else OPAQUE),
        (*middle(end), end[2], end[3], CLEAR if fade_out else OPAQUE),
        ms * pace.factor,
        curve,
        delay * pace.factor,
    )
