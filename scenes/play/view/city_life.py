"""What moves in the living picture that lies on a table, such as the city behind a board: smoke and the light in its
windows, and how it changes when something has been shown: buildings rise, all else turns from one picture into the
other.

What moves is seen where nothing lies over the city. A position that is only laid, by seeking or taking back, is there
at once, and so is every one with reduced motion.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import sin
from typing import NamedTuple

import pygame

from game.session.bus import Published
from scenes import ui
from scenes.play.view.renderer import TableRenderer
from scenes.table.panels.city import calm, cities_on, is_calmed, painted_over
from scenes.ui.host.canvas import parted
from sprites.city.fire.smoke import PUFFS, Fire, puffs
from sprites.city.living import LivingPicture, PictureChange
from sprites.paint import brush, tween

RISES, TURNS, SAILS, APART = 380.0, 420.0, 1500.0, 90.0
"""Milliseconds that a building rises, that something turns into what it is now, that it comes from elsewhere, and
between two of them.
"""

PATIENCE = 900.0
"""Milliseconds that the city waits at most for its card to land before it changes."""

DRIFT, STEPS = 1050.0, 7
"""Milliseconds until a puff of smoke is where the next one was, and pictures of that."""

FLICKER, GRADES = 300.0, 3
"""Milliseconds between two grades of the light in a window, and how many there are."""
GLOW = (255, 176, 84)
BRIGHT = 0.16

IN_SIGHT, SLIVER = 0.26, 8.0
"""The share of a fire, or of a window, that must be in sight if it is to move, and the units that a part of it is wide
and high at least: what flickers in the gaps between cards draws the eye from them.
"""

MOST_OVER = 0.1
"""The share of the city that a plate or other stroke takes at most."""

ALIKE = (10, 10, 10, 255)
"""How far two tones may be apart that count as the same."""


class CityInSight(NamedTuple):
    """A city as it is seen: its picture, where it lies in window pixels, where nothing lies over it, and whether it is
    to draw no eye now.
    """

    city: LivingPicture
    rect: pygame.Rect
    free: tuple[pygame.Rect, ...]
    is_calm: bool = False

    def looks(self, picture: pygame.Surface) -> pygame.Surface:
        """What its picture looks like now."""
        return calm(picture) if self.is_calm else picture


Look = tuple[CityInSight, pygame.Surface]
"""A city and its finished picture."""


class TimedChange(NamedTuple):
    """A part of the picture that changes; it begins after so many milliseconds."""

    change: PictureChange
    begins: float

    @property
    def ends(self) -> float:
        """Milliseconds after which it is over."""
        change = self.change
        return self.begins + (RISES if change.rises else SAILS if any(change.comes_from) else TURNS)


class MixedPart:
    """A part of the picture while it changes, on a face of its own: the same one for all frames, for one as large as a
    city takes longer to come by than to fill.
    """

    def __init__(self, change: PictureChange, before: pygame.Surface, after: pygame.Surface) -> None:
        self._change, self._old, new = change, before, after
        self._face = self._old.convert()
        self._new = _difference(self._old, new) if any(change.comes_from) else new.convert()

    def at(self, share: float) -> pygame.Surface:
        """What it looks like after this share of its time; until it is asked for again."""
        self._face.blit(self._old, (0, 0))
        if share > 0 and any(self._change.comes_from):
            far = 1 - (tween.back if self._change.rises else tween.inout)(share)
            x, y = self._change.comes_from
            self._face.blit(self._new, (round(far * x), round(far * y)))
        elif share > 0:
            self._new.set_alpha(round(255 * tween.inout(share)))
            self._face.blit(self._new, (0, 0))
        return self._face


class CityLife:
    """What moves in the city that lies on a table."""

    def __init__(self, top: TableRenderer) -> None:
        self._top = top
        self._found: tuple[int, CityInSight | None] = (-1, None)
        self._ms = 0.0
        self._calm = True
        self._has_shown = self._was_plain = False
        self._last: Look | None = None
        self._changes: Sequence[TimedChange] = ()
        self._mixed: dict[int, MixedPart] = {}
        """The parts that change now, by their number, as far as they were seen."""
        self._before: Look | None = None
        self._after: Look | None = None
        self._is_turning = False
        """Whether all of the picture turns into another one."""
        self._veil: tuple[int, pygame.Surface] | None = None
        """What the city looked like before it turned, and how often the table had been laid when that was found."""
        self._since = self._waited = 0.0
        self._things: tuple[CityInSight | None, Sequence[pygame.Rect], Sequence[Fire]] = (None, (), ())
        self._looked = 0
        self._moved: tuple[object, tuple[int, int], list[ui.Stamp]] = (None, (0, 0), [])
        """What moves now, of which city: the same stamps as long as they look alike."""

    # -- what is told of ---------------------------------------------------------------------------------------

    def note_shown(self, told: Published) -> None:
        """Something has been shown: what it has changed in the city is shown, too."""
        self._has_shown = True

    def note_laid(self, told: Published) -> None:
        """Another position was laid: it is there at once."""
        self._has_shown = False
        self._end_changes()

    def _end_changes(self) -> None:
        self._changes, self._mixed, self._before, self._after, self._is_turning = (), {}, None, None, False
        self._veil = None

    @property
    def is_changing(self) -> bool:
        """Whether the city changes just now."""
        return bool(self._changes)

    def advance(self, ms: float, is_calm: bool) -> bool:
        """Let time pass; True when something looks another way than before."""
        self._ms += ms
        self._calm = is_calm
        changed = self._notice(is_calm)
        if self._changes:
            self._waited += ms
            if self._top.motion.is_still or self._waited > PATIENCE:
                self._since += ms
            if self._since >= max(change.ends for change in self._changes):
                self._end_changes()
                self._notice(is_calm)
            return True
        looked = int(self._ms // FLICKER) if self._fires_or_windows() else 0
        if self._fires:
            looked = int(self._ms / DRIFT * STEPS)
        changed |= looked != self._looked
        self._looked = looked
        return changed

    def _notice(self, is_calm: bool) -> bool:
        """Look whether another picture has come, and begin its changes; True where there are any."""
        seen = self._seen
        if seen is None:
            self._last = None
            self._end_changes()
            return False
        self._notice_calm(seen, is_calm)
        if self._last and self._last[0].city == seen.city and self._last[0].rect == seen.rect:
            return bool(self._changes)
        if self._is_turning:
            return True
        picture = self._top.theme.posters.printed(seen.city, seen.rect.size)
        if picture is None:
            self._was_plain = self._last is None
            return False
        last, self._last = self._last, (seen, picture)
        is_same = last is not None and last[0].rect == seen.rect and last[0].city.subject == seen.city.subject
        shows, self._has_shown = self._has_shown and is_same and not is_calm, False
        self._end_changes()
        self._since = self._waited = 0.0
        if shows and last is not None:
            self._before, self._after = (seen, last[1]), (seen, picture)
            self._changes = _timed(seen.city.changed(last[0].city, seen.rect.size), seen.rect.size)
        elif self._was_plain and not is_calm:
            self._turn((seen, self._plain_of(seen)), (seen, picture))
        self._was_plain = False
        return bool(self._changes)

    def _notice_calm(self, seen: CityInSight, is_calm: bool) -> None:
        """Look whether the city is to draw the eye now, or no longer: that comes slowly, too. A new picture of it waits
        for that.
        """
        if self._last is None or self._last[0].is_calm == seen.is_calm:
            return
        last, picture = self._last
        self._last = last._replace(is_calm=seen.is_calm), picture
        self._things = (None, (), ())
        self._end_changes()
        if not is_calm and last.rect == seen.rect and last.city.subject == seen.city.subject:
            self._turn((last, picture), (seen, picture))

    def _turn(self, before: Look, after: Look) -> None:
        """Let all of the picture turn into another one, at once."""
        self._before, self._after, self._since, self._waited = before, after, 0.0, PATIENCE
        self._changes, self._is_turning = [TimedChange(PictureChange(before[1].get_rect()), 0.0)], True

    def _plain_of(self, seen: CityInSight) -> pygame.Surface:
        """What was seen while nothing had been painted yet."""
        stand_in, size = seen.city.stand_in, seen.rect.size
        kept = stand_in and self._top.theme.posters.printed(stand_in, size)
        return kept or seen.city.plain(size)

    @property
    def _seen(self) -> CityInSight | None:
        """The city that lies on the table now."""
        if self._found[0] != self._top.times_laid:
            self._found = self._top.times_laid, self._look()
        return self._found[1]

    def _look(self) -> CityInSight | None:
        for panel, area, city in cities_on(self._top.layout.panels):
            rect = self._top.theme.rect(*area)
            return CityInSight(city, rect, tuple(self._free(panel, rect)), is_calmed(panel))
        return None

    def _free(self, ground: ui.Panel, rect: pygame.Rect) -> Iterator[pygame.Rect]:
        """Where nothing lies over the city: no piece, no plate or words, and nothing that answers or says something.
        Ground that answers lies under all else, and what is painted over most of the city is a part of its look.
        """
        layout, theme = self._top.layout, self._top.theme
        areas = [sprite.area for sprite in layout.sprites.values()]
        areas += [layout.answers] if layout.answers else []
        areas += [
            target.area for name, target in layout.targets.items() if name not in layout.sprites and target.z >= 0
        ]
        over = [*(theme.rect(*area) for area in areas), *(_read(theme.rect(*area), rect) for area in layout.kept_clear)]
        board = layout.board and theme.rect(*layout.board)
        taken = [each for each in over if each.colliderect(rect) and each != board]
        for area in painted_over(layout.panels):
            part = theme.rect(*area).clip(rect)
            is_small = 0 < part.w * part.h < MOST_OVER * rect.w * rect.h
            if is_small and not any(taken[at].contains(part) for at in part.collidelistall(taken)):
                taken.append(part)
        return iter(parted([rect], taken))

    # -- what is seen ------------------------------------------------------------------------------------------

    @property
    def _fires(self) -> Sequence[Fire]:
        self._fires_or_windows()
        return self._things[2]

    def _fires_or_windows(self) -> bool:
        """Whether anything moves while nothing changes."""
        seen = self._seen
        if seen is None or self._calm or seen.is_calm or seen.city.mood != "full":
            self._things = (None, (), ())
        elif self._things[0] != seen:
            lights, fires = seen.city.lights(seen.rect.size), seen.city.fires(seen.rect.size)
            self._things = (
                seen,
                [pane for pane in lights if _is_in_sight(seen, pane, self._top.theme)],
                [fire for fire in fires if _is_in_sight(seen, fire.box, self._top.theme)],
            )
        return bool(self._things[1] or self._things[2])

    def stamps(self) -> list[ui.Stamp]:
        """The parts of the city that change or move now."""
        seen = self._seen
        if seen is None:
            return []
        if self._changes and self._before and self._after:
            return [stamp for number in range(len(self._changes)) for stamp in self._changing(seen, number)]
        step = int(self._ms // FLICKER), int(self._ms / DRIFT * STEPS)
        if self._moved[0] is not self._things or self._moved[1] != step:
            self._moved = self._things, step, [*self._flickering(seen), *self._smoking(seen)]
        return self._moved[2]

    def _fading(self, seen: CityInSight, share: float) -> ui.Stamp:
        """What the city looked like before fades. It lies wherever the city itself is seen, to the pixel: what lies
        over it has shadows and is no rectangle, and in one around it the new city would show at once.
        """
        assert self._before and self._after
        times_laid = self._top.times_laid
        if self._veil is None or self._veil[0] != times_laid:
            old, new = (at.looks(picture) for at, picture in (self._before, self._after))
            seen_now = pygame.mask.from_threshold(self._top.picture(seen.rect), (0, 0, 0), ALIKE, new)
            veil = seen_now.to_surface(setsurface=old.convert_alpha(), unsetcolor=(0, 0, 0, 0))
            for sprite in self._top.on_their_way:
                veil.fill((0, 0, 0, 0), self._top.theme.rect(*sprite.area).move(-seen.rect.x, -seen.rect.y))
            self._veil = times_laid, veil
        veil = self._veil[1]
        veil.set_alpha(round(255 * (1 - tween.inout(share))))
        return ui.Stamp(veil.subsurface(veil.get_rect()), seen.rect.topleft)

    def _changing(self, seen: CityInSight, number: int) -> Iterator[ui.Stamp]:
        assert self._before and self._after
        timed = self._changes[number]
        share = (self._since - timed.begins) / (timed.ends - timed.begins)
        if share >= 1:
            return
        if timed.change.part.size == seen.rect.size:
            yield self._fading(seen, share)
            return
        if number not in self._mixed:
            part = timed.change.part
            before, after = (at.looks(picture.subsurface(part)) for at, picture in (self._before, self._after))
            self._mixed[number] = MixedPart(timed.change, before, after)
        yield from _uncovered(seen, self._mixed[number].at(share), timed.change.part.topleft)

    def _flickering(self, seen: CityInSight) -> Iterator[ui.Stamp]:
        theme = self._top.theme
        for number, pane in enumerate(self._things[1]):
            grade = round((GRADES - 1) * (0.5 + 0.5 * sin(self._looked_ms / 310 + number * 2.1)))
            if grade:
                side = max(pane.size) * 3
                draw = partial(brush.spot, (side, side), GLOW, BRIGHT * grade)
                glow = theme.cached(("window", side, grade), draw)
                yield from _uncovered(seen, glow, glow.get_rect(center=pane.center).topleft)

    @property
    def _looked_ms(self) -> float:
        """The time in whole grades of light, so that what is not looked at anew stays."""
        return self._ms // FLICKER * FLICKER

    def _smoking(self, seen: CityInSight) -> Iterator[ui.Stamp]:
        step = int(self._ms / DRIFT * STEPS) % STEPS
        for fire in self._things[2]:
            yield from _uncovered(seen, _column(self._top.theme, fire, step), fire.box.topleft)


def _read(kept: pygame.Rect, city: pygame.Rect) -> pygame.Rect:
    """What is kept clear because it is read; nothing of an area that most of the city itself lies in."""
    part = kept.clip(city)
    return pygame.Rect(0, 0, 0, 0) if 2 * part.w * part.h > city.w * city.h else kept


def _timed(changes: Iterable[PictureChange], size: tuple[int, int]) -> Sequence[TimedChange]:
    """When each begins: what turns all of a picture at once, its parts one after the other."""
    found: list[TimedChange] = []
    for change in changes:
        parts = sum(each.change.part.size != size for each in found)
        found.append(TimedChange(change, 0.0 if change.part.size == size else APART * parts))
    return found


def _uncovered(seen: CityInSight, picture: pygame.Surface, corner: tuple[int, int]) -> Iterator[ui.Stamp]:
    """What is seen of a picture that lies in the city at this corner of it."""
    left, top = seen.rect.x + corner[0], seen.rect.y + corner[1]
    for part in _parts_in_sight(seen, picture.get_size(), corner):
        yield ui.Stamp(picture.subsurface(part.move(-left, -top)), part.topleft)


def _is_in_sight(seen: CityInSight, box: pygame.Rect, theme: ui.Theme) -> bool:
    """Whether enough of a part of the picture is seen, not counting slivers."""
    inside = box.clip((0, 0), seen.rect.size)
    least = min(theme.px(SLIVER), *inside.size)
    parts = (part for part in _parts_in_sight(seen, box.size, box.topleft) if min(part.size) >= least)
    return sum(part.w * part.h for part in parts) >= IN_SIGHT * inside.w * inside.h


def _parts_in_sight(seen: CityInSight, size: tuple[int, int], corner: tuple[int, int]) -> Iterator[pygame.Rect]:
    """The window pixels of a part of the city over which nothing lies."""
    whole = pygame.Rect((seen.rect.x + corner[0], seen.rect.y + corner[1]), size)
    for free in seen.free:
        part = whole.clip(free)
        if part.w and part.h:
            yield part


def _column(theme: ui.Theme, fire: Fire, step: int) -> pygame.Surface:
    """A picture of a column of smoke."""
    here = fire._replace(x=0.0, y=0.0, top=round(fire.top - fire.y))
    box = here.box

    def draw() -> pygame.Surface:
        return brush.vector(box.size, puffs(here, step / STEPS), (box.x, box.y, box.w, box.h))

    return theme.cached(("smoke", box.size, here.top, step, PUFFS), draw)


def _difference(old: pygame.Surface, new: pygame.Surface) -> pygame.Surface:
    """What is new in a picture, on a clear ground."""
    same = pygame.mask.from_threshold(new, (0, 0, 0), ALIKE, old)
    same.invert()
    return same.to_surface(setsurface=new.convert_alpha(), unsetcolor=(0, 0, 0, 0))
