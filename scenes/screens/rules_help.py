"""The rules to look up: chapters at the left, a search above them, the text at the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress, count
from typing import NamedTuple

import pygame

from game import GAMES, game_named
from game.rulebook import Chapter, Found, chapters, search
from scenes.games.doors import doors_of
from scenes.kit.painted_screen import PaintedScreen
from scenes.kit.screen import TOP_RAIL
from scenes.window.desk import Desk
from scenes.window.drawing import lay_brass, lay_plate, lay_sentences, lay_text, lay_title
from scenes.window.entry import TextField
from scenes.window.layout import Area
from scenes.window.listing import BAR, ReadingText, RowList
from scenes.window.widgets import Segment, Switch, Widget
from sprites import palette
from sprites.theme import Theme

LEFT: Area = (28.0, 54.0, 330.0, 610.0)
TEXT: Area = (372.0, 54.0, 880.0, 610.0)
SEARCH: Area = (42.0, 84.0, 302.0, 30.0)
LIST: Area = (42.0, 126.0, 302.0, 526.0)
READING: Area = (404.0, 116.0, 822.0, 534.0)
ROW, FOUND_ROW = 29.0, 44.0
"""Height of a row: a chapter, and what a search has found, which says where."""

TEXT_SIZE = 17.0
TEXT_WIDTH = 780.0
PAGE = 3 * READING[3]
"""Units after which no further chapter begins on a page."""

HEADING_SIZE, HEADING_ROOM = 25, 62.0
"""The heading of a chapter that follows on the page, and the room for it with what parts it from the one before."""


class Spot(NamedTuple):
    """A chapter on the page, and where its text begins and ends, in units from the beginning of the page."""

    chapter: Chapter
    top: float
    bottom: float


class RulesScene(PaintedScreen):
    """The rules of a game, opened at a chapter."""

    def __init__(self, desk: Desk, game: str, topic: str = "") -> None:
        """`game` is a package's name, `topic` the heading to open in any language, or else the first."""
        super().__init__(desk)
        self.game = game
        self._words = ""
        self._found = self._search()
        named = (topic in (found.chapter.of, found.chapter.heading) for found in self._found)
        self._chosen = next(compress(count(), named), 0)

    def _search(self) -> tuple[Found, ...]:
        """All chapters; while there are words to search for, the chapters and printed pieces with them."""
        if not self._words.strip():
            return tuple(Found(chapter, "") for chapter in chapters(self.game))
        return search((*chapters(self.game), *_glossary(self.game)), self._words)

    @property
    def _chapter(self) -> Chapter | None:
        return self._found[self._chosen].chapter if self._found else None

    def _page(self) -> list[Spot]:
        """The chosen chapter, and those that follow, to be read on by the wheel."""
        page: list[Spot] = []
        top = 0.0
        for chapter, _ in self._found[self._chosen :]:
            if top >= PAGE:
                break
            block = self.theme.rich(_told(chapter), "text", TEXT_SIZE, palette.IVORY, TEXT_WIDTH)
            page.append(Spot(chapter, top, top + block.get_height() / self.theme.s))
            top = page[-1].bottom + HEADING_ROOM
        return page

    def _heading_in_sight(self) -> str:
        """The heading of the text at the upper edge of the page."""
        offset = next(widget.offset for widget in self.form.widgets if isinstance(widget, ReadingText))
        return next(
            spot.chapter.heading for spot in reversed(self._page()) if spot.top <= offset + HEADING_ROOM / 2
        )

    def _type(self, words: str) -> None:
        self._words = words
        self._found = self._search()
        self._chosen = 0
        self.rebuild()

    def _turn_to(self, game: object) -> None:
        self.game = str(game)
        self._type(self._words)

    def _choose(self, index: int) -> None:
        self._chosen = index
        self.rebuild()

    def enter(self) -> None:
        """The list has the focus, so that the arrow keys turn the chapters."""
        super().enter()
        self.form.ring.move_to("chapters")

    def widgets(self) -> Sequence[Widget]:
        """Search, chapters, text, and the way back."""
        field = TextField(
            "search",
            SEARCH,
            "Search the rules",
            self._words,
            self._type,
            40,
            "search",
            hint="a word of the rules, or a card",
        )
        height = FOUND_ROW if self._words.strip() else ROW
        rows = RowList(
            "chapters", LIST, "Chapters", height, len(self._found), self._chosen, self._choose, self._draw_row
        )
        games = [Segment(name, game_named(name).title) for name in GAMES]
        which = Switch(
            "game", (588, (TOP_RAIL - 28) / 2, 664, 28), "Game", games, self.game, self._turn_to, "rail"
        )
        shown: list[Widget] = [field, rows, which, self.back_widget(), self.done_widget()]
        if self._chapter:
            length = self._page()[-1].bottom + 8
            shown.insert(2, ReadingText("text", READING, self._chapter.heading, length, self._draw_text))
        return shown

    def _draw_row(self, theme: Theme, surface: pygame.Surface, area: Area, index: int, chosen: bool) -> None:
        x, y, width, height = area
        if chosen:
            lay_brass(theme, surface, (x, y + 1, width, height - 2))
        ink = palette.DARK_INK if chosen else palette.SECONDARY
        role = "strong" if chosen else "text"
        found = self._found[index]
        middle = y + (height / 2 if not found.where else 15)
        lay_text(theme, surface, found.chapter.heading, x + 10, middle, role, 15, ink, width - 20, "midleft")
        if found.where:
            dim = palette.DARK_INK if chosen else palette.DIM
            lay_text(theme, surface, found.where, x + 10, y + 32, "label", 13, dim, width - 20, "midleft")

    def _draw_text(self, surface: pygame.Surface, area: Area, offset: float) -> None:
        x, y = area[0], area[1] - offset
        for number, (chapter, top, _) in enumerate(self._page()):
            if number:
                left, above = self.theme.rect(x, y + top - HEADING_ROOM * 0.72, 0, 0).topleft
                surface.fill(
                    palette.BRASS, (left, above, self.theme.px(TEXT_WIDTH), max(1, self.theme.px(1)))
                )
                middle = y + top - HEADING_ROOM * 0.36
                lay_title(self.theme, surface, chapter.heading, x, middle, HEADING_SIZE, width=TEXT_WIDTH)
            lay_sentences(self.theme, surface, _told(chapter), x, y + top, TEXT_WIDTH, size=TEXT_SIZE)

    def paint(self, surface: pygame.Surface) -> None:
        """Plates, the heading of the chapter, or that nothing was found."""
        self.lay_rail_title(surface, "RULES", "in our own words")
        number = f"Search: {len(self._found)} found" if self._words.strip() else "Search"
        lay_plate(self.theme, surface, LEFT, number, 8)
        lay_plate(self.theme, surface, TEXT, radius=8)
        if self._chapter:
            lay_title(
                self.theme,
                surface,
                self._heading_in_sight(),
                READING[0],
                88,
                HEADING_SIZE,
                width=TEXT_WIDTH - BAR,
            )
        else:
            text = "No chapter and no card holds all these words. Try fewer of them."
            lay_text(self.theme, surface, text, READING[0], 110, "aside", 18, palette.SECONDARY)


def _told(chapter: Chapter) -> str:
    """The text of a chapter; of a printed piece what it is, too."""
    return f"**{chapter.kind}**\n{chapter.text}" if chapter.kind else chapter.text


@lru_cache(maxsize=4)
def _glossary(game: str) -> tuple[Chapter, ...]:
    """The printed pieces of a game, alike ones once."""
    return tuple(dict.fromkeys(doors_of(game).table().glossary()))
