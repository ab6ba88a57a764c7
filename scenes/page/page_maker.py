"""Makes pictures of a finished game that can be shown to others, a little in every frame."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

import pygame

from game.bots.analysis.review_looks import TurningPoint
from game.bots.analysis.swings import swings
from game.session.branches import keeps_its_luck
from game.session.session import Session
from game.study.study import Study, StudyLine
from scenes import ui
from scenes.app.app import App
from scenes.app.snapshot import painted, png_of
from scenes.games.plugin import plugin_of
from scenes.page.animated_png import animated_png
from scenes.page.page_tree import PageMatter, ending_tree, opening_tree, page_tree, still_tree
from scenes.page.stills import (
    MOST_ROUNDS,
    WINDOW,
    Still,
    TableStills,
    size_of_stills,
    still_of_end,
    stills_of_notes,
    stills_of_review,
    stills_of_swings,
)
from scenes.results.result_scene import PICTURE_PAD, ResultScene
from scenes.table.faces import profile_faces
from scenes.timeline.strip import Strip
from sprites.poster.posters import PrintRequest

PAGE, CITY, RESULT, FILM = KINDS = ("page", "city", "result", "film")
"""All of it on a page, what was built, how it ended, and a film of its stills."""

SIZES = {CITY: (1920, 660), RESULT: (1920, 1080)}
"""Pixels of a picture of what was built, and of how the game ended."""

PAGE_WIDE = round(ui.CANVAS[0] * 2 * WINDOW[0] / (ui.CANVAS[0] - 2 * PICTURE_PAD - 14.0))
"""Pixels of the width of a page: two stills lie beside each other as they were taken."""

FILM_HIGH = size_of_stills()[1] + 112
"""Pixels of the height of a film: a still, and its words under it."""

OPENING_MS, ENDING_MS, LEAST_MS, LETTER_MS, MOST_MS = 2500, 6000, 3000, 40, 12000
"""How long the pictures of a film are shown: the first, the last, and a still by the letters under it."""

PATIENCE = 15_000.0
"""Milliseconds that is waited at most for what is painted beside the table; then a plain picture stands for it."""

LEAST_HIGH = 760.0


class PageFacts(NamedTuple):
    """What pictures are made of: a finished game, and the turning points that a review has found for a seat; or a line
    of a study.
    """

    session: Session
    points: Sequence[TurningPoint] = ()
    seat: int | None = None
    study: Study | None = None
    line: StudyLine | None = None


class FilmPicture(NamedTuple):
    """A picture of a film, and for how many milliseconds it is shown."""

    surface: pygame.Surface
    ms: int


class PageMaker:
    """Makes the pictures of one game. `done` of `of` parts of what is being made are ready."""

    def __init__(self, app: App, facts: PageFacts, title: str, aside: str) -> None:
        self._app, self._facts = app, facts
        self._title, self._aside = title, aside
        self._made: dict[str, Sequence[FilmPicture]] = {}
        self._shown: list[tuple[Still, pygame.Surface]] | None = None
        self._steps: Iterator[None] = iter(())
        self._waited, self._waits = 0.0, False
        self.kind = ""
        self.done, self.of = 0, 1

    def begin(self, kind: str) -> None:
        """Make this kind of picture, if it is not made yet."""
        self.kind, self._waited = kind, 0.0
        self.done, self.of = 0, 1
        if kind not in self._made:
            self._steps = self._make(kind)

    @property
    def pictures(self) -> Sequence[FilmPicture]:
        """What was begun last: the pictures of a film, or the only one; none as long as it is not made."""
        return self._made.get(self.kind, ())

    def advance(self, ms: float) -> bool:
        """Go on for a moment; True where something has come."""
        if self.pictures:
            return False
        self._waited += ms if self._waits else 0.0
        before = self.done
        next(self._steps, None)
        return bool(self.pictures) or self.done != before

    # -- making -----------------------------------------------------------------------------------------------

    @cached_property
    def _result(self) -> ResultScene:
        """The result, as it is once all of it was shown."""
        result = plugin_of(self._facts.session.game.name).result(self._app, self._facts.session)
        result.finish()
        return result

    def _make(self, kind: str) -> Iterator[None]:
        if kind in (CITY, RESULT):
            tree = self._result.city_to_others() if kind == CITY else self._result.shown_to_others()
            self._made[kind] = [FilmPicture((yield from self._of_tree(tree, SIZES[kind])), 0)]
            return
        shown = self._shown = self._shown or (yield from self._stills())
        table = plugin_of(self._facts.session.game.name).table()
        stills = [still for still, _ in shown]
        faces = profile_faces(self._app.profiles, self._facts.session.seats)
        matter = PageMatter(self._facts.session, table, self._title, self._aside, stills, faces)
        if kind == PAGE:
            tree = page_tree(matter, self._result, shown)
            self._made[kind] = [FilmPicture((yield from self._of_tree(tree, _page_size(tree))), 0)]
        else:
            self._made[kind] = yield from self._film(matter)

    def _film(self, matter: PageMatter) -> Generator[None, None, Sequence[FilmPicture]]:
        size = WINDOW[0], FILM_HIGH
        film = [FilmPicture((yield from self._of_tree(opening_tree(matter), size)), OPENING_MS)]
        for number, (still, picture) in enumerate(self._shown or (), 1):
            ms = min(MOST_MS, max(LEAST_MS, LETTER_MS * len(still.words + still.heading)))
            film.append(FilmPicture((yield from self._of_tree(still_tree(still, picture, number), size)), ms))
        film.append(FilmPicture((yield from self._of_tree(ending_tree(matter, self._result), size)), ENDING_MS))
        return film

    def _stills(self) -> Generator[None, None, list[tuple[Still, pygame.Surface]]]:
        """The stills with their pictures, one after the other."""
        facts, settings = self._facts, self._app.settings
        taker = TableStills(facts.session, self._app.theme.scheme, self._app.posters, settings.city_look)
        try:
            stills = yield from self._told(taker)
            self.of, shown = len(stills) + 1, []
            for still in stills:
                picture = yield from self._complete(lambda still=still: taker.take(still))  # type: ignore[misc]
                shown.append((still, picture))
                self.done += 1
            return shown
        finally:
            taker.leave()

    def _told(self, taker: TableStills) -> Generator[None, None, list[Still]]:
        """What the stills are of: the notes of a study, or what a review has found, or else swings, and the end."""
        facts, past = self._facts, taker.past
        if facts.study and facts.line and facts.line.notes:
            return stills_of_notes(facts.study, facts.line)
        seat = facts.session.game.result(facts.session.state)[0].seat
        end = still_of_end(facts.session, seat)
        if facts.points and facts.seat is not None:
            return [*stills_of_review(past, facts.seat, facts.points), end]
        starts = [each for each in Strip(facts.session, past.table).rounds if keeps_its_luck(facts.session, each)]
        found = swings(facts.session, seat, starts, MOST_ROUNDS)
        yield
        return [*stills_of_swings(past, seat, found), end]

    def _of_tree(self, tree: ui.Box, size: tuple[int, int]) -> Generator[None, None, pygame.Surface]:
        cloth, scheme, posters = self._result.ground, self._app.theme.scheme, self._app.posters
        return (yield from self._complete(lambda: painted(tree, size, cloth, scheme, posters)))

    def _complete(self, paint: Callable[[], pygame.Surface]) -> Generator[None, None, pygame.Surface]:
        """A picture with all that is painted in it, as far as that comes in time."""
        posters = self._app.posters
        while True:
            with posters.noted() as lacking:
                picture = paint()
            yield
            if not lacking or self._waited >= PATIENCE:
                return picture
            left: set[PrintRequest] = {*lacking}
            self._waits = True
            while left and self._waited < PATIENCE:
                left = {each for each in left if not posters.are_stale({each})}
                yield
            self._waits = False


def file_of(pictures: Sequence[FilmPicture]) -> bytes:
    """Pictures that were made as a PNG, an animated one where there are several."""
    *_, last = packed = [(png_of(each.surface), each.ms) for each in pictures]
    return animated_png(last[0], packed) if len(packed) > 1 else last[0]


def _page_size(tree: ui.Box) -> tuple[int, int]:
    """How large a page is in pixels, which is as high as what stands on it."""
    theme = ui.Theme((PAGE_WIDE, 3 * PAGE_WIDE)).at_the_top()
    high = max(LEAST_HIGH, tree.height(theme, float(ui.CANVAS[0])).wished)
    return PAGE_WIDE, round(high * theme.s)
