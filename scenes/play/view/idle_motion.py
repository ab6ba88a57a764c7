"""Idle motion: small movements on a table at rest. Heads blink, a heart in danger beats, legal places glint now and
then, dashes move around what must be chosen from, and dust drifts in the light.

What moves is small and moves seldom, so that an idle table costs next to nothing. With reduced motion nothing does.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import partial
from math import pi, sin
from random import Random

import pygame

from scenes import ui
from scenes.play.view.renderer import ACTION_RAIL, TOP_RAIL, TableRenderer, region_mask
from scenes.table.panels.prompt import PROMPT
from scenes.ui.leaves import Heart, Medallion, head_of, heart_of
from sprites.bust.head import CLOSED
from sprites.paint import brush
from sprites.places.cloth import GLOW, POOL
from sprites.places.lit_air import FLICKERS, Seen, flicker, motes

BETWEEN, BLINK = (15_000.0, 35_000.0), 160.0
"""Milliseconds from a blink of a head to its next, and how long its eyes are closed."""

HEARTBEAT, STROKES, SWOLLEN = 1400.0, ((0.0, 180.0), (300.0, 440.0)), 1.2
"""Milliseconds from one beat of a heart to the next, when in that it is swollen, and how much larger it is then."""

PATIENT, BEAT, BEATS_APART = 12_000.0, 900.0, 20_000.0
"""Milliseconds until what waits glimmers for the first time, how long it does, and from one time to the next."""
CRAWL = 100.0
"""Milliseconds from one step of what crawls to the next; it rests when what waits has waited for a while."""
FAINT = 5
"""How bright it becomes, in twelfths of a whole glow."""
ROOM = 0.72
"""Half the side of the picture of a medallion with its disc, in medallions."""

LIT_AIR, MOTES = (40.0, 60.0, 1100.0, 600.0), 12
"""Where dust is seen in the light of the lamp, and how many specks of it."""
RAIL_LIGHT, FLICKER = 1000.0, 0.05
"""How far the light of a flame reaches along the rails, and how much of it comes and goes."""


class IdleMotion:
    """What stirs on a table at rest, and how far it has come."""

    def __init__(self, top: TableRenderer) -> None:
        self._top = top
        self._chance = Random(0)
        self._until: dict[Medallion, float] = {}
        self._waited = 0.0
        self._rested = 0.0
        self._crawled = 0.0
        self._seen: Hashable = (frozenset(), 0, ())
        self._found: tuple[int, frozenset[Medallion], tuple[Heart, ...]] = (0, frozenset(), ())

    def wake(self) -> None:
        """Something happens: what waits begins to wait anew."""
        self._waited = 0.0

    def advance(self, ms: float, is_calm: bool) -> bool:
        """Let time pass; True when something looks another way than before."""
        if is_calm:
            self._until.clear()
            self._rested = -1.0
            self.wake()
        else:
            self._rested = max(0.0, self._rested + ms)
            self._waited += ms
            self._crawled += ms if self._top.crawls and self._waited < PATIENT else 0.0
            self._until = {head: self._until.get(head, self._some_time()) - ms for head in self._heads}
            for head, left in self._until.items():
                if left <= -BLINK:
                    self._until[head] = self._some_time()
        seen = (frozenset(self._blinking()), self._brightness, self._swollen)
        has_changed, self._seen = seen != self._seen, seen
        return has_changed

    @property
    def crawled(self) -> int:
        """How many steps what crawls has come."""
        return int(self._crawled // CRAWL)

    def _some_time(self) -> float:
        return self._chance.uniform(*BETWEEN)

    def _look_around(self) -> tuple[int, frozenset[Medallion], tuple[Heart, ...]]:
        """The heads that lie on the table now, and the hearts that beat."""
        if self._found[0] != self._top.times_laid:
            pictures = [panel.key for panel in self._top.layout.panels if isinstance(panel.key, ui.DisplayList)]
            inks = [ink for picture in pictures for ink in picture.inks]
            heads, hearts = filter(None, map(head_of, inks)), filter(None, map(heart_of, inks))
            self._found = self._top.times_laid, frozenset(heads), tuple(hearts)
        return self._found

    @property
    def _heads(self) -> frozenset[Medallion]:
        return self._look_around()[1]

    @property
    def _swollen(self) -> tuple[Heart, ...]:
        """The hearts that are larger now."""
        at = self._rested % HEARTBEAT
        beats = self._rested >= 0 and any(begin <= at < end for begin, end in STROKES)
        return self._look_around()[2] if beats else ()

    def _blinking(self) -> Iterator[Medallion]:
        return (head for head, left in self._until.items() if left <= 0)

    @property
    def _brightness(self) -> int:
        """How bright what waits is now, in twelfths."""
        since = self._waited - PATIENT
        share = (since % BEATS_APART) / BEAT
        return round(FAINT * sin(pi * share)) if since >= 0 and share < 1 else 0

    def stamps(self) -> list[ui.Stamp]:
        """Closed eyes, hearts that beat, and light around what waits."""
        theme = self._top.theme
        stamps = [_asleep(theme, head) for head in self._blinking()]
        stamps += [_beaten(theme, heart) for heart in self._swollen]
        area = self._top.layout.anchors.get(PROMPT)
        if area and self._brightness:
            rect = theme.rect(*area)
            mask = region_mask(theme, rect.size)
            stamps.append(self._top.light.faded(mask, "asked", rect.topleft, self._brightness))
        return stamps


def _asleep(theme: ui.Theme, head: Medallion) -> ui.Stamp:
    """The medallion of a head with its eyes closed, over the one that lies there."""
    half = theme.px(head.side * ROOM)
    asleep = head._replace(person=head.person._replace(eyes=CLOSED), x=half / theme.s, y=half / theme.s)

    def draw() -> pygame.Surface:
        picture = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
        ui.Pen(theme.at_corner(), picture).medallion(*asleep)
        return picture

    x, y = theme.spot(head.x, head.y)
    return ui.Stamp(theme.cached(("asleep", asleep), draw), (x - half, y - half))


def _beaten(theme: ui.Theme, heart: Heart) -> ui.Stamp:
    """A heart in its beat, over the one that lies there."""
    picture = theme.glyph(heart.kind, heart.side * SWOLLEN)
    return ui.Stamp(picture, picture.get_rect(center=theme.spot(heart.x, heart.y)).topleft)


def air_over_table(theme: ui.Theme, ms: float) -> Iterator[Seen]:
    """The light of a flame on the rails, and dust in the light of the lamp."""
    grade = flicker(ms)
    for top, high in ((0.0, TOP_RAIL), (ui.CANVAS[1] - ACTION_RAIL, ACTION_RAIL)) if grade else ():
        area = theme.rect(POOL[0] * ui.CANVAS[0] - RAIL_LIGHT / 2, top, RAIL_LIGHT, high)
        light = theme.cached(("rail light", area.size, grade), partial(_rail_light, area.size, grade))
        yield light, area.topleft
    yield from motes(theme, ms, LIT_AIR, MOTES)


def _rail_light(size: tuple[int, int], grade: int) -> pygame.Surface:
    """The middle of a tall pool of light."""
    width, height = size
    pool = brush.spot((width, 3 * height), GLOW, FLICKER * grade / FLICKERS)
    return pool.subsurface((0, height, width, height))
