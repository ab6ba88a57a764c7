"""Chapters one under the other on a page of the book, with their pictures, to be read on by the wheel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Unpack

import pygame

from game.text import encyclopedia
from game.text.chapter import Chapter
from game.text.sentences import Sentences
from scenes import ui
from scenes.screens.books.rule_pictures import Pictures, lay_pictures, pictures, targets_of
from scenes.ui.controls.listing import BAR
from sprites.things import book

_say = Sentences("screens")

TEXT_SIZE = 17.0
TEXT_WIDTH = 780.0
BESIDE, LEAST_BESIDE = 14.0, 250.0
"""Units between a piece and its text beside it, and the width that a text must have there."""
PAGE = 1600.0
"""Units after which no further chapter begins on a page."""

HEADING_SIZE, HEADING_ROOM = 25.0, 62.0
"""The heading of a chapter that follows on the page, and the room for it with what parts it from the one before."""


class PageSpot(NamedTuple):
    """A chapter on the page with its pictures, and where these and its text begin and all of it ends, in units from the
    beginning of the page; left: units from its left edge to the text.
    """

    chapter: Chapter
    pictures: Pictures
    top: float
    text: float
    bottom: float
    left: float


class ChapterPage:
    """The first of some chapters, and as many of the others as follow on its page."""

    def __init__(self, theme: ui.Theme, chapters: Sequence[Chapter]) -> None:
        self._theme = theme
        self._chapters = chapters

    def spots(self, wide: float = TEXT_WIDTH) -> list[PageSpot]:
        """Where they lie in a width of units."""
        theme, spots, top = self._theme, list[PageSpot](), 0.0
        for chapter in self._chapters:
            if top >= PAGE or (spots and (chapter.kind or spots[0].chapter.kind)):
                break
            shown = pictures(theme, chapter, wide)
            beside = shown.wide + BESIDE if chapter.kind and shown.shown else wide
            left = beside if wide - beside >= LEAST_BESIDE * theme.letter else 0.0
            text = top if left else top + shown.high
            bottom = max(top + shown.high, text + self._block(chapter, wide - left).get_height() / theme.s)
            spots.append(PageSpot(chapter, shown, top, text, bottom, left))
            top = bottom + self._heading_room
        return spots

    def _block(self, chapter: Chapter, wide: float) -> pygame.Surface:
        """The text of a chapter; of a printed piece what it is and what has been ruled of it, too."""
        ruled = encyclopedia.rulings(chapter)
        whole = [f"**{chapter.kind}**"] if chapter.kind else []
        whole += [chapter.text, *([f"\n**{_say('book.rulings')}**", *ruled] if ruled else ())]
        words = "\n".join(whole)
        return self._theme.rich(words, "text", TEXT_SIZE * self._theme.letter, book.INK, wide)

    @property
    def _heading_room(self) -> float:
        return HEADING_ROOM * max(1.0, self._theme.letter)

    def _wide(self, wide: float) -> float:
        """The width of the text in a width of units: no line is longer than an eye follows well."""
        return min(wide - BAR - 8, TEXT_WIDTH * max(1.0, self._theme.letter))

    def length(self, wide: float) -> float:
        """How high all of it is in a width of units."""
        return self.spots(self._wide(wide))[-1].bottom + 8 if wide else 0.0

    def heading_at(self, wide: float, offset: float) -> str:
        """The heading of the text at the upper edge of a page that was scrolled so far."""
        spots = reversed(self.spots(self._wide(wide)))
        return next(spot.chapter.heading for spot in spots if spot.top <= offset + self._heading_room / 2)

    def draw(self, surface: pygame.Surface, area: ui.Area, offset: float) -> None:
        """All of it, scrolled so far."""
        theme, x, y, wide = self._theme, area[0], area[1] - offset, self._wide(area[2])
        room = self._heading_room
        for number, (chapter, shown, top, text, _, left) in enumerate(self.spots(wide)):
            if number:
                edge, above = theme.spot(x, y + top - room * 0.72)
                surface.fill(book.FAINT_INK, (edge, above, theme.px(wide), max(1, theme.px(1))))
                _lay_heading(theme, surface, chapter.heading, x, y + top - room * 0.36, wide)
            lay_pictures(theme, surface, (x, y + top), shown)
            ui.lay_picture(theme, surface, self._block(chapter, wide - left), x + left, y + text, "topleft")

    def targets(self, area: ui.Area, offset: float) -> list[ui.HitTarget]:
        """What is pictured and in sight."""
        x, y = area[0], area[1] - offset
        spots = self.spots(self._wide(area[2]))
        return [each for spot in spots for each in targets_of((x, y + spot.top), spot.pictures, area)]


class PageHeading(ui.Control):
    """The heading of the text that is at the upper edge of the page; it changes while one reads on."""

    __slots__ = ("heading",)

    def __init__(self, heading: Callable[[], str], /, **kinds: Unpack[ui.Kinds]) -> None:
        super().__init__("heading", **kinds)
        self.heading = heading

    def targets(self, laid: ui.LaidControl, state: ui.InputState) -> Iterable[ui.HitTarget]:
        """Nothing to be pressed."""
        for target in super().targets(laid, state):
            yield target._replace(is_note=True)

    def draw(self, theme: ui.Theme, surface: pygame.Surface, laid: ui.LaidControl, state: ui.InputState) -> None:
        """The heading in ink."""
        x, y, width, height = laid.area
        _lay_heading(theme, surface, self.heading(), x, y + height / 2, width - BAR)


def _lay_heading(theme: ui.Theme, surface: pygame.Surface, heading: str, x: float, y: float, wide: float) -> None:
    """A heading in ink with its left end at x, its middle at y, in a width of units."""
    line = theme.text(heading, "event", HEADING_SIZE * theme.letter, book.INK, wide)
    ui.lay_picture(theme, surface, line, x, y, "midleft")
