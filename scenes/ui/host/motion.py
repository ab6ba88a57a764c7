"""Motion: how pieces travel to their places, and in what time. A layout says where a piece lies; this says how it gets
there.

Nothing is scripted: the last layout and the new one are compared, and every piece that differs travels.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from math import dist, pi, sin
from types import MappingProxyType
from typing import NamedTuple

from game.files.settings import SPEEDS
from scenes.ui.host.drag import middle
from scenes.ui.host.target import NO_ANCHORS, Area, Look, Sprite
from sprites.paint.tween import ARC, Curve, Tour, Tween, back, inout, out, rise


class Manner(NamedTuple):
    """How a piece goes, in milliseconds at Normal speed: it draws back, goes its way, lands, and settles.

    `hops` are the steps of what walks; `shakes` says that what it lands on shakes, and raises no dust.
    """

    back: float
    path: float
    landing: float = 0.0
    settle: float = 0.0
    hops: int = 0
    shakes: bool = False

    @property
    def total(self) -> float:
        """All of it."""
        return self.back + self.path + self.landing + self.settle

    @property
    def landed(self) -> float:
        """When it has arrived, so that what happens next may begin."""
        return self.back + self.path + self.landing


MANNERS: Mapping[str, Manner] = MappingProxyType(
    {
        "goods": Manner(90, 320, 0, 150),
        "buy": Manner(90, 360, 150, 360),
        "rival_buy": Manner(120, 360, 0, 240),
        "deploy": Manner(80, 340, 0, 160, hops=2),
        "undeploy": Manner(80, 300, 0, 40, hops=2),
        "growth": Manner(100, 360, 0, 200, hops=2),
        "hire": Manner(120, 300, 0, 120),
        "section": Manner(120, 360, 0, 200, shakes=True),
        "wonder": Manner(250, 850, 500, 900),
        "barter": Manner(120, 420, 180, 300),
        "tile": Manner(80, 380, 150, 400),
        "die": Manner(120, 600, 140, 250),
        "great_die": Manner(300, 740, 260, 500),
        "production": Manner(150, 1050),
        "event": Manner(250, 440, 190, 200),
        "war": Manner(250, 900, 1450, 300),
        "blow": Manner(120, 220, 60, 800),
        "sheet": Manner(300, 500),
    }
)
"""Every kind of move. What is not named here glides to its place."""

WAVE = 80.0
"""Milliseconds from one nation to the next as their Production comes in, and from one count of all counters to the
next: a table that is laid anew for every unit of every nation has no time to be drawn.
"""

PACES = dict(zip(SPEEDS, (1.6, 1.0, 0.5, 0.0), strict=True))
"""What each speed of the settings makes of a length of time."""

SHORT_WAY = 300
"""Units up to which a card glides in one quick movement."""

SNAP, SHORT, FROM_FAR, PER_UNIT, LONGEST = 120, 220, 220, 0.35, 480
LONGEST_GLIDE = 500
DEAL, DEAL_STAGGER, DEAL_ALL = 180, 45, 1200
DISCARD, DISCARD_STAGGER = 200, 25
CROSS_FADE = 200
"""Milliseconds at Normal speed."""

OPAQUE, CLEAR = 255.0, 0.0

TILT, TOUCHED = 7.0, 0.9
"""Degrees that a piece leans on its way at most, and the share of the way after which it touches the table."""

SHOWN_SCALE, SHOWN_BESIDE = 1.4, 150.0
"""How large what a rival takes is shown, and how far beside the place where it becomes small."""

DRAWN_BACK, HOP, WALKED = 6.0, 14.0, 40.0
"""Units that a piece draws back before it goes, how high a walker hops, and the shortest way that has a manner."""

OVERSHOT = 0.06
"""By how much of its size a piece overshoots as it settles."""

BACK, PATH, LANDING, SETTLE = range(4)
"""The legs of a way in a manner."""

NUDGE = 4.0
"""Units by which a piece may move or grow without travelling."""

SMALL = 0.6
"""A piece that is to lie in less than this share of its width becomes small."""

MIDDLE_X, TOP_Y, BOTTOM_Y = 640.0, 40.0, 680.0


class Pace(NamedTuple):
    """How fast things move: `factor` stretches every time (0 is at once), `calm` replaces travel by cross-fades."""

    factor: float = 1.0
    calm: bool = False


class Travel:
    """A piece on its way: its centre, size and alpha change together. On a long way it rises by `arc` units.

    `looked` is how it looked where it comes from, and `is_dealt` says that it comes face down from its origin.
    """

    def __init__(
        self,
        name: str,
        sprite: Sprite,
        tween: Tween | Tour,
        arc: float = 0.0,
        looked: Look | None = None,
        is_dealt: bool = False,
        manner: Manner | None = None,
    ) -> None:
        self.name = name
        self.sprite = sprite
        self.tween = tween
        self.looked = looked
        self.is_dealt = is_dealt
        self._arc = arc
        self._manner = manner

    def _leg(self, number: int) -> float:
        """How far a leg of its manner has come, 0 to 1."""
        return self.tween.leg(number) if isinstance(self.tween, Tour) and self._manner else 0.0

    @property
    def way(self) -> float:
        """The share of its way that is behind it."""
        return inout(self._leg(PATH)) if self._manner else self.tween.share

    @property
    def area(self) -> Area:
        """What the piece covers now."""
        x, y, width, height, _ = self.tween.value
        hops = self._manner.hops if self._manner else 0
        lifted = HOP * abs(sin(pi * hops * self.way)) if hops else self._arc * rise(self.way)
        return (x - width / 2, y - height / 2 - lifted, width, height)

    @property
    def alpha(self) -> int:
        """How opaque it is, 0 to 255."""
        return round(self.tween.value[4])

    @property
    def lifted(self) -> float:
        """How high over the table it is, 0 to 1; only what flies an arc is lifted."""
        return rise(self.way) if self._arc else 0.0

    @property
    def tilt(self) -> float:
        """By how many degrees it leans into its way."""
        leans = self.tween.end[0] - self.tween.start[0]
        return -TILT * self.lifted * max(-1.0, min(1.0, leans / SHORT_WAY))

    @property
    def landing(self) -> float:
        """How far it has come to rest after an arc: 0 as long as it flies, 1 when it lies."""
        if self._manner:
            return self._leg(LANDING) if self._leg(PATH) >= 1 else 0.0
        return max(0.0, (self.tween.share - TOUCHED) / (1 - TOUCHED)) if self._arc else 0.0

    @property
    def crouch(self) -> float:
        """How far a walker is pressed down before it sets out, and a little as it has come, 0 to 1."""
        if self._manner is None or not self._manner.hops:
            return 0.0
        return rise(self._leg(BACK)) if self._leg(PATH) <= 0 else 0.5 * rise(self._leg(SETTLE))

    @property
    def swell(self) -> float:
        """How many times its size it has: what has landed rises over it once, and comes to rest."""
        share = self._leg(SETTLE)
        return 1 + OVERSHOT * sin(pi * share) * (1 - share / 2) if self._manner and self._arc else 1.0

    @property
    def has_landed(self) -> bool:
        """Whether what happens next may begin: it only settles."""
        landed = self._leg(PATH) >= 1 and self._leg(LANDING) >= 1
        return landed if self._manner else self.tween.is_done


class Motion:
    """All pieces of a table: at rest, on their way, or hanging where a hand let go of them.

    What has left its place and is still to come somewhere else lies there as one of the `waiting`: a card leaves the
    market with one event, and reaches its nation with another.
    """

    def __init__(self) -> None:
        self._sprites: dict[str, Sprite] = {}
        self.hanging: dict[str, Area] = {}
        self.waiting: dict[str, Sprite] = {}
        self.travels: dict[str, Travel] = {}
        self.leaving: list[Travel] = []
        self._manner: Manner | None = None

    @property
    def is_still(self) -> bool:
        """Whether nothing is on its way."""
        return not self.travels and not self.leaving

    @property
    def has_landed(self) -> bool:
        """Whether every piece is where it goes, though some may still settle there, others fade, and markers glide."""
        return all(travel.has_landed or travel.sprite.glide for travel in self.travels.values())

    def let_go(self, name: str, area: Area) -> None:
        """The player has let go of this piece here: here it hangs until a layout has a new place for it."""
        self.hanging[name] = area

    def send_home(self, name: str, pace: Pace) -> None:
        """A piece that was let go travels back to where the layout has it."""
        area = self.hanging.pop(name, None)
        if area and name in self._sprites:
            self._travel(name, area, self._sprites[name], pace)

    def sync(
        self,
        sprites: Mapping[str, Sprite],
        pace: Pace,
        is_final: bool = True,
        awaited: Container[str] = frozenset(),
        anchors: Mapping[str, Area] = NO_ANCHORS,
        manner: Manner | None = None,
        hangs_on: bool = False,
    ) -> None:
        """Send every piece to where it lies now; `anchors` say where their origins lie. Before the final layout, pieces
        that hang and have no sprite hang on, and those that are awaited in a later one wait where they were. Where
        nothing has happened yet, so does all that `hangs_on`. What goes a long way goes in this manner.
        """
        self._manner = None if pace.calm else manner
        if pace.factor == 0 and is_final:
            self._sprites, self.waiting = dict(sprites), {}
            self.finish()
            return
        appeared = [name for name in sprites if name not in self._sprites]
        vanished = [name for name in self._sprites if name not in sprites]
        self._pair_alike(sprites, appeared, vanished, pace)
        for name, sprite in sprites.items():
            old = self._sprites.get(name)
            if hangs_on and name in self.hanging:
                continue
            if old and old.area != sprite.area and not self._is_nudged(name, old, sprite):
                self._travel(name, self._leave_spot(name), sprite, pace, looked=old.look)
            elif old and is_final and name in self.hanging:
                self.send_home(name, pace)
            elif name in self.travels:
                self.travels[name].sprite = sprite
        for name in [name for name in appeared if name in self.hanging]:
            appeared.remove(name)
            self._travel(name, self.hanging.pop(name), sprites[name], pace)
        self._deal([(name, sprites[name]) for name in appeared if not _is_printed(sprites[name])], anchors, pace)
        vanished = [name for name in vanished if not _is_printed(self._sprites[name])]
        self.waiting = {name: self._sprites[name] for name in vanished if not is_final and name in awaited}
        self._discard([name for name in vanished if name not in self.waiting], pace)
        self._sprites = {**sprites, **self.waiting}
        if pace.factor == 0:
            self.finish()

    def _is_nudged(self, name: str, old: Sprite, sprite: Sprite) -> bool:
        """Whether a piece at rest only moves up a little, as its panel does: it lies there at once."""
        is_near = max(abs(one - other) for one, other in zip(old.area, sprite.area, strict=True)) <= NUDGE
        return is_near and not sprite.glide and name not in self.travels and name not in self.hanging

    def _pair_alike(self, new: Mapping[str, Sprite], appeared: list[str], vanished: list[str], pace: Pace) -> None:
        """Let pieces that disappeared become the like ones that appeared; takes both off the lists.

        A like piece that hangs from the hand comes first. Where it has kept its name, the one that vanished instead
        moves up into its place.
        """
        for name in list(appeared):
            identity = new[name].identity
            twins = [old for old in vanished if identity and self._sprites[old].identity == identity]
            if not twins:
                continue
            goal = middle(new[name].area)
            nearest = min(twins, key=lambda old: (old not in self.hanging, dist(middle(self._sprites[old].area), goal)))
            hung = [old for old in self.hanging if old in new and self._sprites[old].identity == identity]
            if hung:
                self._travel(name, self.hanging.pop(hung[0]), new[name], pace, snaps=True)
                self._travel(hung[0], self._leave_spot(nearest), new[hung[0]], pace)
            else:
                snaps, looked = nearest in self.hanging, self._sprites[nearest].look
                self._travel(name, self._leave_spot(nearest), new[name], pace, snaps, looked)
            appeared.remove(name)
            vanished.remove(nearest)

    def _leave_spot(self, name: str) -> Area:
        """Where a piece is now; it is about to be there no more."""
        if name in self.hanging:
            return self.hanging.pop(name)
        travel = self.travels.pop(name, None)
        return travel.area if travel else self._sprites[name].area

    def _travel(
        self,
        name: str,
        start: Area,
        sprite: Sprite,
        pace: Pace,
        snaps: bool = False,
        looked: Look | None = None,
    ) -> None:
        way, arc = dist(middle(start), middle(sprite.area)), 0.0
        tween: Tween | Tour
        manner = self._manner if way >= WALKED and not snaps and not sprite.glide else None
        if pace.calm:
            tween = _tween(sprite.area, sprite.area, CROSS_FADE, out, pace, fade_in=True)
        elif name in self.waiting and sprite.area[2] < SMALL * start[2]:
            tween, manner = _shown_large(start, sprite.area, pace), None
        elif manner:
            tween, arc = _toured(start, sprite.area, manner, pace), 0.0 if manner.hops else way * ARC
        elif sprite.glide:
            tween = _tween(start, sprite.area, min(sprite.glide * way, LONGEST_GLIDE), inout, pace)
        elif snaps and way < SHORT_WAY / 2:
            tween = _tween(start, sprite.area, SNAP, back, pace)
        elif way <= SHORT_WAY:
            tween = _tween(start, sprite.area, SHORT, out, pace)
        else:
            tween, arc = (
                _tween(start, sprite.area, min(FROM_FAR + PER_UNIT * way, LONGEST), inout, pace),
                way * ARC,
            )
        self.travels[name] = Travel(name, sprite, tween, arc, looked, manner=manner)

    def _deal(self, dealt: list[tuple[str, Sprite]], anchors: Mapping[str, Area], pace: Pace) -> None:
        stagger = min(DEAL_STAGGER, (DEAL_ALL - DEAL) / max(1, len(dealt)))
        for order, (name, sprite) in enumerate(dealt):
            lies = anchors.get(sprite.origin)
            origin = lies and _fitted(sprite.area, lies)
            if pace.calm or origin is None:
                tween = _tween(sprite.area, sprite.area, CROSS_FADE, out, pace, fade_in=True)
            else:
                tween = _tween(origin, sprite.area, DEAL, out, pace, order * stagger)
            is_dealt = sprite.turns_over and origin is not None
            self.travels[name] = Travel(name, sprite, tween, is_dealt=is_dealt)
            if self._manner and origin is not None and not is_dealt:
                self._travel(name, origin, sprite, pace)

    def _discard(self, vanished: Iterable[str], pace: Pace) -> None:
        for order, name in enumerate(vanished):
            area = self._leave_spot(name)
            tween = _tween(area, area, DISCARD, inout, pace, order * DISCARD_STAGGER, fade_out=True)
            self.leaving.append(Travel(name, self._sprites[name], tween))

    def advance(self, ms: float) -> None:
        """Let time pass; pieces that have arrived are at rest."""
        for travel in [*self.travels.values(), *self.leaving]:
            travel.tween.advance(ms)
        self.travels = {name: travel for name, travel in self.travels.items() if not travel.tween.is_done}
        self.leaving = [travel for travel in self.leaving if not travel.tween.is_done]

    def finish(self) -> None:
        """Every piece arrives at once; what waits for what comes of it waits on."""
        self.hanging.clear()
        self.travels.clear()
        self.leaving.clear()


def _fitted(area: Area, room: Area) -> Area:
    """The largest area of these proportions in the middle of another, so that a piece that comes from a long bar is not
    stretched to its shape.
    """
    scale = min(room[2] / area[2], room[3] / area[3]) if area[2] and area[3] else 1.0
    wide, high = area[2] * scale, area[3] * scale
    x, y = middle(room)
    return x - wide / 2, y - high / 2, wide, high


def _shown_large(start: Area, end: Area, pace: Pace) -> Tour:
    """First beside where it belongs, large and for all to see; then there, small."""
    width, height = start[2] * SHOWN_SCALE, start[3] * SHOWN_SCALE
    (x, y), side = middle(end), 1 if middle(end)[0] < MIDDLE_X else -1
    left = x + side * (end[2] / 2 + SHOWN_BESIDE + width / 2) - width / 2
    top = max(TOP_Y, min(BOTTOM_Y - height, y - height / 2))
    stop = (left, top, width, height)
    manner = MANNERS["rival_buy"]
    return Tour(_tween(start, stop, manner.path, inout, pace), _tween(stop, end, manner.settle, inout, pace))


def _toured(start: Area, end: Area, manner: Manner, pace: Pace) -> Tour:
    """Back a little, to its place, and there until it has settled."""
    (from_x, from_y), (to_x, to_y) = middle(start), middle(end)
    way = dist((from_x, from_y), (to_x, to_y)) or 1.0
    off = 0.0 if manner.hops else DRAWN_BACK
    x, y, width, height = start
    drawn = (x - off * (to_x - from_x) / way, y - off * (to_y - from_y) / way, width, height)
    return Tour(
        _tween(start, drawn, manner.back, out, pace),
        _tween(drawn, end, manner.path, inout, pace),
        _tween(end, end, manner.landing, out, pace),
        _tween(end, end, manner.settle, out, pace),
    )


def _is_printed(sprite: Sprite) -> bool:
    """Whether it is part of the board, so that it neither comes nor goes."""
    return sprite.is_flat and not sprite.identity


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
