"""Posters: the finished pictures by motif and size, and plain ones until they are finished.

Painting takes longer than a frame has. So whoever draws takes what there is, a plain picture at first; a painter
(`Painter`) prints the wished ones meanwhile. What was drawn with a plain picture notices when the finished one has come
(`noted`, `are_stale`).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple, Protocol

import pygame

from sprites.paint.differences import differences
from sprites.poster.motif import Motif
from sprites.poster.plain import plain_picture

MOST_BYTES = 32 * 1024 * 1024
"""Memory that pictures may take in a window of usual size, finished and plain ones; those used least make room."""

TIMES_A_WINDOW = 4
"""How many times all pixels of a larger window they may take: what lies on a table grows with it."""

BYTES_OF_PIXEL = 4

MOST_CUT = 0.25
"""The share of a city's width that may be cut off where a picture in another proportion stands in for it."""


class Painting(Protocol):
    """A picture other than a poster that is painted beside the table, too: plain values that know how."""

    def plain(self, size: tuple[int, int]) -> pygame.Surface:
        """A picture that costs next to nothing, opaque, in pixels."""
        ...

    def paint(self, size: tuple[int, int]) -> pygame.Surface:
        """The finished picture, opaque, the same in every run."""
        ...

    def __hash__(self) -> int: ...


class PrintRequest(NamedTuple):
    """A motif, or another painting, and the size in pixels it is wanted in."""

    motif: Motif | Painting
    size: tuple[int, int]

    @property
    def place(self) -> Hashable | None:
        """Where it is seen, for a painting of what changes all the time, which says so by its `subject`: only the
        latest of a place is printed, and none of them is kept for another time. None for what stays.
        """
        subject = getattr(self.motif, "subject", None)
        return None if subject is None else (subject, self.size)


Lacking = Mapping[PrintRequest, tuple[int, int] | None]
"""The pictures that something was drawn without, each with the window pixel of its corner if it is laid there as it is.
"""


class Painter(Protocol):
    """Whoever prints posters."""

    def find(self, wish: PrintRequest) -> pygame.Surface | None:
        """The picture, if it can be had at once."""
        ...

    def begin(self, wishes: list[PrintRequest]) -> None:
        """Print these, before those that were asked for earlier."""
        ...

    def begin_later(self, wishes: list[PrintRequest]) -> None:
        """Print these once nothing else is to be printed, the first one first."""
        ...

    def finished(self) -> Iterable[tuple[PrintRequest, pygame.Surface | None]]:
        """What has been printed since it was asked last, None for what cannot be."""
        ...


class Idle:
    """Prints nothing: all pictures stay plain."""

    def find(self, wish: PrintRequest) -> pygame.Surface | None:
        """Nothing."""
        return None

    def begin(self, wishes: list[PrintRequest]) -> None:
        """Nothing is done."""

    def begin_later(self, wishes: list[PrintRequest]) -> None:
        """Nothing is done."""

    def finished(self) -> Iterable[tuple[PrintRequest, pygame.Surface | None]]:
        """Nothing."""
        return ()


class AtOnce(Idle):
    """Prints while the one who draws waits: for pictures that nobody sees come into being."""

    def find(self, wish: PrintRequest) -> pygame.Surface | None:
        """The picture, printed now."""
        return printed(wish).convert()


def printed(wish: PrintRequest) -> pygame.Surface:
    """The finished picture."""
    if not isinstance(wish.motif, Motif):
        return wish.motif.paint(wish.size)
    from sprites.poster.poster import paint

    return paint(wish.motif, wish.size)


PARTS: ContextVar[Callable[[PrintRequest], pygame.Surface]] = ContextVar("PARTS", default=printed)
"""How a picture comes by those that are parts of it; where there is a folder for pictures, they are kept there, too."""


def _plain(wish: PrintRequest) -> pygame.Surface:
    """The picture as long as it is not finished."""
    if isinstance(wish.motif, Motif):
        return plain_picture(wish.motif, wish.size)
    return wish.motif.plain(wish.size)


class Posters:
    """The posters of a program."""

    def __init__(self, painter: Painter | None = None) -> None:
        self._painter = painter or Idle()
        self._pictures: OrderedDict[PrintRequest, pygame.Surface] = OrderedDict()
        self._bytes, self._most_bytes = 0, MOST_BYTES
        self._passing: set[PrintRequest] = set()
        """Those that are looked at only for a while, which make room for the others."""
        self._awaited: set[PrintRequest] = set()
        """The wishes whose pictures are plain."""
        self._several: set[PrintRequest] = set()
        """Those of them for which several pictures have been shown meanwhile."""
        self._sketched: set[PrintRequest] = set()
        """Those of them of which nothing like it has been there yet."""
        self._wished: list[PrintRequest] = []
        self._wished_ahead: list[PrintRequest] = []
        self._may_wait: set[PrintRequest] = set()
        """Those that nobody has looked at yet."""
        self._is_ahead = False
        self._in_print: dict[Hashable, PrintRequest] = {}
        """What is being printed for each place, ..."""
        self._next: dict[Hashable, PrintRequest] = {}
        """... and what is to be printed for it then."""
        self._changed: dict[Hashable, tuple[PrintRequest, list[pygame.Rect] | None]] = {}
        """The picture that has come last for each place, and where it differs from what was seen there; None for all of
        it.
        """
        self._notes: list[dict[PrintRequest, tuple[int, int] | None]] = []
        self._game: Hashable = None

    def fit(self, window: tuple[int, int]) -> None:
        """Keep as much as a window of so many pixels needs."""
        self._most_bytes = max(MOST_BYTES, TIMES_A_WINDOW * BYTES_OF_PIXEL * window[0] * window[1])
        self._make_room()

    def passing_picture(self, motif: Motif | Painting, size: tuple[int, int]) -> pygame.Surface:
        """The picture of what is looked at only for a while, and is released then: it makes room before any other."""
        self._passing.add(PrintRequest(motif, size))
        return self.picture(motif, size)

    def picture(
        self,
        motif: Motif | Painting,
        size: tuple[int, int],
        stand_in: Painting | None = None,
        corner: tuple[int, int] | None = None,
    ) -> pygame.Surface:
        """The picture of a motif, opaque: the finished one, or a plain one while that is printed, or the `stand_in`.
        `corner`: the window pixel where its corner is laid, if it is laid there as it is.
        """
        wish = PrintRequest(motif, size)
        picture = self._pictures.get(wish)
        if picture is None:
            if wish in self._awaited:
                self._several.add(wish)
            picture = self._found(wish, stand_in)
            if wish not in self._awaited:
                self._forget_older(wish)
            self._keep(wish, picture)
        elif wish in self._may_wait and not self._is_ahead:
            self._may_wait.discard(wish)
            self._wished.append(wish)
        self._pictures.move_to_end(wish)
        if wish in self._awaited:
            self._note(wish, corner)
        return picture

    def _note(self, wish: PrintRequest, corner: tuple[int, int] | None = None) -> None:
        for notes in self._notes:
            notes[wish] = corner if notes.get(wish, corner) == corner else None

    def turn_to(self, game: Hashable) -> None:
        """Keep nothing of what another game has changed: it would stand in for what this one shows in its place."""
        if game != self._game:
            for wish in [wish for wish in self._pictures if wish.place is not None and wish not in self._awaited]:
                self._let_go(wish)
        self._game = game

    def printed(self, motif: Motif | Painting, size: tuple[int, int]) -> pygame.Surface | None:
        """The finished picture, if it has come and is still kept. Nothing is wished for."""
        wish = PrintRequest(motif, size)
        return None if wish in self._awaited else self._pictures.get(wish)

    def has_come(self, motif: Motif | Painting) -> bool:
        """Whether the finished picture of a motif is there, in any size."""
        return any(wish.motif == motif and wish not in self._awaited for wish in self._pictures)

    def has_like(self, motif: Motif | Painting) -> bool:
        """Whether the finished picture of a motif is there, or an earlier one of the same thing, in any size."""
        subject = _subject(motif)
        return any(_subject(wish.motif) == subject and wish not in self._awaited for wish in self._pictures)

    def _found(self, wish: PrintRequest, stand_in: Painting | None) -> pygame.Surface:
        if wish not in self._awaited:
            found = self._painter.find(wish)
            if found is not None:
                return found
            self._awaited.add(wish)
            if self._is_ahead:
                self._may_wait.add(wish)
                self._wished_ahead.append(wish)
            else:
                self._wished.append(wish)
        if another := self._another_of(wish):
            return another
        if stand_in:
            return self.picture(stand_in, wish.size)
        self._sketched.add(wish)
        return _plain(wish)

    def _another_of(self, wish: PrintRequest) -> pygame.Surface | None:
        """A finished picture of the same thing, such as before it was built on, in the size of the wish; of what
        changes rather the one that was seen in the same place.
        """
        subject = _subject(wish.motif)  # asked first: it takes less long than to find a wish among those awaited
        same = (other for other in reversed(self._pictures) if _subject(other.motif) == subject)
        alike = [other for other in same if other not in self._awaited]
        there = next((other for other in alike if other.size == wish.size), None) if wish.place is not None else None
        found = there or next(iter(alike), None)
        if found is None:
            return None
        return (_filling if wish.place is None else _filling_whole)(self._pictures[found], wish.size)

    @contextmanager
    def ahead(self) -> Iterator[None]:
        """What is drawn in here is not seen yet: what it lacks is printed once nothing else is to be printed."""
        self._is_ahead = True
        try:
            yield
        finally:
            self._is_ahead = False

    def may_come(self, lacking: Lacking) -> bool:
        """Whether any of these is still awaited, of somebody who prints."""
        return not isinstance(self._painter, Idle) and any(wish in self._awaited for wish in lacking)

    def work(self) -> bool:
        """Pass on what has been wished for and take what is finished. True where something has come."""
        if begun := [*self._begun()]:
            self._painter.begin(begun)
        if self._wished_ahead:
            self._painter.begin_later(self._wished_ahead)
            self._wished_ahead = []
        has_come = False
        for wish, surface in self._painter.finished():
            if self._in_print.get(wish.place) == wish:
                del self._in_print[wish.place]
            self._may_wait.discard(wish)
            if surface is not None:
                self._note_changes(wish, surface)
                self._awaited.discard(wish)
                self._forget_older(wish)
                self._keep(wish, surface)
                self._fill_sketches(wish)
                has_come = True
        return has_come

    def _fill_sketches(self, come: PrintRequest) -> None:
        """What is awaited in another size is shown as the picture that has come rather than as a sketch."""
        self._sketched.discard(come)
        if come.place is None:
            return
        subject = _subject(come.motif)
        for wish in [each for each in self._sketched if _subject(each.motif) == subject]:
            self._sketched.discard(wish)
            if wish in self._pictures and (found := self._another_of(wish)):
                self._several.add(wish)
                self._keep(wish, found)

    def _note_changes(self, wish: PrintRequest, surface: pygame.Surface) -> None:
        if wish.place is not None:
            seen = self._pictures.get(wish) if wish not in self._several else None
            self._changed[wish.place] = wish, differences(seen, surface) if seen else None
        self._several.discard(wish)

    def _begun(self) -> Iterator[PrintRequest]:
        """What is to be printed now: of a place one at a time, the latest; what was wished before it is let go."""
        wished, self._wished = self._wished, []
        for wish in wished:
            if wish.place is None:
                yield wish
                continue
            if before := self._next.pop(wish.place, None):
                self._let_go(before)
            self._next[wish.place] = wish
        for place in [place for place in self._next if place not in self._in_print]:
            self._in_print[place] = self._next.pop(place)
            yield self._in_print[place]

    def release(self, motif: Motif | Painting, size: tuple[int, int]) -> None:
        """Keep nothing of a large picture that is looked at no more, so that others need not make room for it."""
        self._let_go(PrintRequest(motif, size))

    def _let_go(self, wish: PrintRequest) -> None:
        """Keep nothing of a picture: where it is wanted again, it is wished for anew."""
        self._passing.discard(wish)
        self._awaited.discard(wish)
        self._several.discard(wish)
        self._may_wait.discard(wish)
        self._sketched.discard(wish)
        if wish in self._pictures:
            self._bytes -= bytes_of(self._pictures.pop(wish))

    def _forget_older(self, wish: PrintRequest) -> None:
        """Of a place only the picture that was used last is kept beside the new one."""
        if wish.place is not None:
            same = [each for each in self._pictures if each.place == wish.place and each not in self._awaited]
            for other in same[:-1]:
                self._let_go(other)

    @contextmanager
    def noted(self) -> Iterator[Lacking]:
        """What is drawn in here adds the wishes it had to do without."""
        notes: dict[PrintRequest, tuple[int, int] | None] = {}
        self._notes.append(notes)
        try:
            yield notes
        finally:
            self._notes.pop()

    def lack(self, wishes: Iterable[PrintRequest]) -> None:
        """Something that was drawn without these is shown again."""
        for wish in wishes:
            self._note(wish)

    def are_stale(self, wishes: Iterable[PrintRequest]) -> bool:
        """Whether any of these is finished by now, so that what was drawn without it is to be drawn anew."""
        return any(wish not in self._awaited for wish in wishes)

    def changed(self, lacking: Lacking) -> list[pygame.Rect] | None:
        """Where in the window what was drawn without these differs from what they are by now; None where it may be
        anywhere.
        """
        parts: list[pygame.Rect] = []
        for wish, corner in lacking.items():
            if wish in self._awaited:
                continue
            latest, changed = self._changed.get(wish.place, (None, None)) if wish.place is not None else (None, None)
            if corner is None or changed is None or latest != wish:
                return None
            parts += [part.move(corner) for part in changed]
        return parts

    def left(self, lacking: Lacking) -> Lacking:
        """Those of these that are still awaited."""
        return {wish: corner for wish, corner in lacking.items() if wish in self._awaited}

    def _keep(self, wish: PrintRequest, surface: pygame.Surface) -> None:
        if wish in self._pictures:
            self._bytes -= bytes_of(self._pictures.pop(wish))
        self._pictures[wish] = surface
        self._bytes += bytes_of(surface)
        self._make_room()

    def _make_room(self) -> None:
        """Pictures go until the others have room, but never the last that was used."""
        while self._bytes > self._most_bytes and len(self._pictures) > 1:
            *others, _ = self._pictures
            going = next((wish for wish in others if wish in self._passing), others[0])
            self._bytes -= bytes_of(self._pictures.pop(going))


def bytes_of(surface: pygame.Surface) -> int:
    """The memory that a picture takes."""
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


def _subject(motif: Motif | Painting) -> object:
    if isinstance(motif, Motif):
        return motif.kind, motif.age, motif.emblem, motif.bust
    return getattr(motif, "subject", motif)


def _filling(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The picture in another size, its edges cut off where the proportion is another one."""
    if surface.get_size() == size:
        return surface
    times = max(size[0] / surface.get_width(), size[1] / surface.get_height())
    large = pygame.transform.smoothscale(
        surface,
        (max(size[0], round(surface.get_width() * times)), max(size[1], round(surface.get_height() * times))),
    )
    place = pygame.Rect((0, 0), size)
    place.center = large.get_rect().center
    return large.subsurface(place).copy()


def _filling_whole(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The picture in another size. Of one that is much wider nothing is cut off: its sky and its ground go on, so that
    the whole city is seen.
    """
    high = round(surface.get_height() * size[0] / surface.get_width())
    if high >= size[1] * (1 - MOST_CUT):
        return _filling(surface, size)
    whole = pygame.transform.smoothscale(surface, (size[0], max(1, high)))
    filled = pygame.Surface(size).convert(whole)
    top = (size[1] - whole.get_height()) // 2
    foot = top + whole.get_height()
    for row, place in ((0, (0, 0, size[0], top)), (whole.get_height() - 1, (0, foot, size[0], size[1] - foot))):
        filled.blit(pygame.transform.scale(whole.subsurface((0, row, size[0], 1)), place[2:]), place[:2])
    filled.blit(whole, (0, top))
    return filled
