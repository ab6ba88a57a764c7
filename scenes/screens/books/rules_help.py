"""The book: rules and encyclopedia, with search and list on the left and the text on the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import compress, count

import pygame

from game import GAMES, game_named
from game.learn.lesson import lessons
from game.text import encyclopedia
from game.text.chapter import Chapter
from game.text.rulebook import Found, chapters
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.devices.keyboard import written_by
from scenes.app.screen import Screen
from scenes.games.plugin import plugin_of
from scenes.screens.books.chapter_page import HEADING_SIZE, ChapterPage, PageHeading
from scenes.screens.books.piece_records import Records, record_rows
from scenes.table.panels.book import open_book, page
from scenes.ui.keymap import contexts
from sprites.places.cloth import Cloth
from sprites.things import book

say = Sentences("screens")

LIST_WIDE = (250.0, 330.0)
ROW, FOUND_ROW = 29.0, 44.0
"""Height of a row: a chapter, and what a search has found, which says where."""
LONGEST_SEARCH = 40

LINK, FEW_LINKS, MOST_LINKS = 25.0, 6, 14
"""Height of a link, how many of them are seen at first, and how many an entry has at most."""

TEXT_MARGINS = (40.0, 18.0, 22.0, 16.0)


class RulesScene(Screen):
    """The rules of a game, opened at a chapter. What is searched for is any entry of the encyclopedia."""

    whole = False
    """Whether all entries are listed, and not only the chapters of the rules."""

    asked_from = ""
    hidden: tuple[encyclopedia.Lying, ...] = ()
    """The running game from which it was opened, and what lies hidden there."""

    def __init__(self, app: App, game: str, topic: str = "") -> None:
        """`game` is a package's name, `topic` the heading to open in any language, or else the first."""
        super().__init__(app)
        self._records = Records(app.saves)
        self._all_links_of: Chapter | None = None
        self.game = game
        self._words = ""
        self._trail: list[tuple[str, str, Chapter]] = []
        self._found = self._search()
        named = (topic in (found.chapter.of, found.chapter.heading) for found in self._found)
        self._chosen = next(compress(count(), named), 0)

    @property
    def ground(self) -> Cloth:
        """The cloth of the game; for all of them, what it was opened on."""
        return plugin_of(self.game).cloth if self.game in GAMES else super().ground

    def _search(self) -> tuple[Found, ...]:
        """All chapters, or entries; while there are words to search for, those that they find."""
        self._problem = say("rules.nothing")
        if self._words.strip():
            try:
                return encyclopedia.find(self._words, self.game)
            except encyclopedia.BadSearch as bad:
                self._problem = str(bad)
                return ()
        listed = encyclopedia.entries(self.game) if self.whole else chapters(self.game)
        return tuple(Found(entry, encyclopedia.kind_of(entry) if self.whole else "") for entry in listed)

    @property
    def _chapter(self) -> Chapter | None:
        return self._found[self._chosen].chapter if self._found else None

    @property
    def page(self) -> ChapterPage:
        """The chosen chapter and those that follow."""
        return ChapterPage(self.theme, [found.chapter for found in self._found[self._chosen :]])

    def _heading_in_sight(self) -> str:
        """The heading of the text at the upper edge of the page."""
        laid, state = self.form.laid("text"), self.form.state
        return self.page.heading_at(laid.area[2], state.scrolled.get("text", 0.0))

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

    def _begin_to_type(self) -> None:
        self.form.ring.move_to("search")
        self.form.press("search")
        self.dirty = True

    def _follow(self, entry: Chapter) -> None:
        """Open an entry that this one leads to."""
        assert self._chapter
        self._trail.append((self.game, self._words, self._chapter))
        self.app.sounds.play("button")
        self._open(self.game, "", entry)

    def _open(self, game: str, words: str, entry: Chapter) -> None:
        self.game = game if game in ("", entry.game) or entry.game not in GAMES else entry.game
        self._words = words
        self.whole = self.whole or bool(entry.kind)
        self._found = self._search()
        same = (found.chapter == entry for found in self._found)
        self._chosen = next(compress(count(), same), 0)
        self.rebuild()

    @property
    def awaits_letters(self) -> bool:
        """A letter begins a search wherever the focus is."""
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """Backspace leads back to the entry from which a link was followed, F2 to the search, and so does a letter,
        unless it moves the focus.
        """
        if event.type == pygame.KEYDOWN and not self.form.editor:
            if ui.is_meant(event, "rules.back") and self._trail:
                self._open(*self._trail.pop())
                return True
            is_letter = (
                written_by(event) and ui.action_of(event, contexts.FOCUS, contexts.LIST, contexts.SCREEN) is None
            )
            if ui.is_meant(event, "rules.search") or is_letter:
                self._begin_to_type()
                return True
        return super().handle(event)

    def enter(self) -> None:
        """The list has the focus, so that the arrow keys turn the chapters."""
        super().enter()
        self.form.ring.move_to("chapters")

    def update(self, dt_ms: float) -> None:
        """Count finished games, for what has come of every piece."""
        super().update(dt_ms)
        if self._records.advance():
            self.rebuild()

    def leave(self) -> None:
        """Nothing is counted any more."""
        super().leave()
        self._records.close()

    def resized(self) -> None:
        """The language may be another now, and the chapters with it, of which a search may find fewer."""
        self._found = self._search()
        self._chosen = max(0, min(self._chosen, len(self._found) - 1))
        super().resized()

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> ui.Box:
        """Search and chapters, the text, the games on the upper rail, and the way back."""
        section = "book" if self.whole else "rules"
        title = self.rail_title(*(say(f"{section}.{words}") for words in ("title", "aside", "told")))
        segments = [ui.Segment("", say("rules.all"))] if self.whole else []
        segments += [ui.Segment(name, game_named(name).called) for name in GAMES]
        caption = say("rules.game")
        which = ui.Switch(
            "game", caption, segments, self.game, self._turn_to, zone="rail", high=28, snug=True,
            tells=ui.explained("rules.game"),
        )  # fmt: skip
        return self.framed(
            [ui.Overlay(title, drop=1), ui.Gap(grow=1), which],
            open_book(self._chapters(), self._text()),
            [self.back_button(), ui.Gap(grow=1), self.done_button()],
        )

    def _chapters(self) -> ui.Box:
        is_search = bool(self._words.strip())
        heading = say("rules.found", n=len(self._found)) if is_search else say("rules.search")
        caption = say("rules.search_caption")
        searched = ui.TextField(
            "search", caption, self._words, self._type, longest=LONGEST_SEARCH, hint=say("rules.hint"),
            zone="search", tells=ui.Explanation(caption, remarks=(say("rules.search_told"),)),
        )  # fmt: skip
        high = (FOUND_ROW if is_search or self.whole else ROW) * max(1.0, self.theme.letter)
        told = ui.explained("rules.chapters")
        listed = ui.RowList(
            "chapters", say("rules.chapters"), high, len(self._found), self._chosen, self._choose, self._row,
            zone="list", grow=1, high=high, tells=told,
        )  # fmt: skip
        told = ui.Explanation(heading, remarks=(say("rules.search_told"),))
        top = ui.Text(heading, ui.Style.CHAPTER, cut=True, tells=told, drop=1)
        return page(top, 6, searched, 10, listed, wide=LIST_WIDE, grow=0)

    def _text(self) -> ui.Box:
        if not self._chapter:
            told = ui.explained("rules.search")
            words = ui.Text(self._problem, ui.Style.PAGE_ASIDE, size=18, lines=12, tells=told)
            return page(words, ui.Gap(grow=1), wide=None, pad=TEXT_MARGINS)
        told = ui.Explanation(self._chapter.heading, remarks=(say("rules.text_told"),))
        high = HEADING_SIZE * 1.3 * self.theme.letter
        heading = PageHeading(self._heading_in_sight, high=high, tells=told)
        read = self.page
        text = ui.ReadingText(
            "text",
            self._chapter.heading,
            read.length,
            read.draw,
            read.targets,
            grow=1,
            high=60,
            tells=told,
        )
        more = (*self._of_the_game(), *self._record(), *self._links())
        return page(heading, 8, text, *more, wide=None, pad=TEXT_MARGINS)

    def _of_the_game(self) -> list[ui.Box | float]:
        """Where copies of a piece may lie in the game that was asked from."""
        assert self._chapter
        told = ui.explained("book.in_this_game")
        lines = encyclopedia.still_hidden(self._chapter, self.asked_from, self.hidden)
        if not lines:
            return []
        words = [
            ui.Text(line, ui.Style.BODY, size=15, colour=book.INK, lines=2, tells=told, drop=MOST_LINKS + 1)
            for line in lines
        ]
        return [6, _label(say("book.in_this_game"), told), 2, *words]

    def _record(self) -> list[ui.Box | float]:
        """What has come of a piece so far: of people's here and of computers'."""
        assert self._chapter
        rows = record_rows(self._chapter, self._records.seated)
        told = ui.explained("book.record")
        return [6, _label(say("book.record"), told), 3, rows] if rows else []

    def _links(self) -> list[ui.Box | float]:
        """Where the entry leads to, in rows of buttons."""
        led_to = encyclopedia.links(self._chapter)[:MOST_LINKS] if self._chapter else ()
        buttons = self._taught()
        if not (led_to or buttons):
            return []
        buttons += [
            ui.Button(
                f"link {number}", entry.heading, partial(self._follow, entry), "paper", zone="links", high=LINK,
                drop=number,
                tells=ui.Explanation(entry.heading, remarks=(
                    encyclopedia.kind_of(entry), encyclopedia.sentence(entry), say("rules.link_told"),
                )),
            )
            for number, entry in enumerate(led_to, start=1)
        ]  # fmt: skip
        told = ui.Explanation(say("rules.links"), remarks=(say("rules.link_told"),))
        left = len(buttons) - FEW_LINKS
        if left > 1 and self._all_links_of != self._chapter:
            words = say("rules.more_links", n=left)
            more = ui.Explanation(words, remarks=(say("rules.more_links_told"),))
            show = ui.Button("more links", words, self._show_links, "paper", zone="links", high=LINK, tells=more)
            buttons = [*buttons[:FEW_LINKS], show]
        half = -(-len(buttons) // 2)
        in_rows = [ui.Row(*row, ui.Gap(grow=1), gap=6) for row in (buttons[:half], buttons[half:]) if row]
        return [8, _label(say("rules.links"), told), 4, ui.Column(*in_rows, gap=5)]

    def _show_links(self) -> None:
        """Show where else the entry leads to, as long as it is read."""
        self._all_links_of = self._chapter
        self.rebuild()

    def _taught(self) -> list[ui.Box]:
        """The way to every chapter to play that teaches what the entry tells."""
        entry = self._chapter
        found = (
            [each for each in lessons(entry.game) if entry.of and entry.of in each.teaches]
            if entry and entry.game in GAMES
            else []
        )
        return [
            ui.Button(
                f"lesson {each.id}", say("rules.learn", title=each.title), partial(self.app.open, "lesson", each),
                "primary", zone="links", high=LINK, icon="graduate-cap",
                tells=ui.Explanation(each.title, remarks=(each.about, say("rules.learn_told"))),
            )
            for each in found
        ]  # fmt: skip

    def _row(self, index: int, chosen: bool) -> ui.Box:
        found = self._found[index]
        ink = book.INK if chosen else book.FAINT_INK
        style = ui.Style.STRONG if chosen else ui.Style.BODY
        where = (
            found.where
            if self.game
            else f"{encyclopedia.game_of(found.chapter)} · {found.where or say('book.chapter')}"
        )
        lines: list[ui.Box] = [
            ui.Text(found.chapter.heading, style, size=15, colour=ink, cut=True, lines=1 if where else 2)
        ]
        if where:
            lines.append(ui.Text(where, ui.Style.CAPTION, colour=ink, cut=True))
        return ui.Row(
            ui.Column(*lines, grow=1, snug=True),
            pad=(10, 1, 10, 1),
            back=(ui.Art(ui.paint_marker),) if chosen else (),
            tells=ui.Explanation(found.chapter.heading, remarks=(found.where or say("rules.row_told"),)),
        )


class BookScene(RulesScene):
    """The encyclopedia of all games, or of that from which it is opened: at the first of some names that it knows, or
    else at its search.
    """

    whole = True

    def __init__(
        self, app: App, game: str = "", names: Sequence[str] = (), hidden: tuple[encyclopedia.Lying, ...] = ()
    ) -> None:
        """`game` is the package of the game that names are looked up in; without one in all of them. `hidden` is what
        lies hidden there.
        """
        self.asked_from, self.hidden = game, hidden
        found = (encyclopedia.named(name, game) for name in names if name)
        self._first = next((entry for entry in found if entry), None)
        super().__init__(app, game)
        same = (each.chapter == self._first for each in self._found)
        self._chosen = next(compress(count(), same), 0)

    def handle(self, event: pygame.event.Event) -> bool:
        """F1 opens the rules that say more about the entry."""
        if ui.is_meant(event, "screen.help"):
            self.app.open("rules", *self._rules_of_it())
            return True
        return super().handle(event)

    def _rules_of_it(self) -> tuple[str, str]:
        """The game that the entry belongs to, or else that is looked up in, and the chapter that it is or leads to."""
        entry = self._chapter
        led_to = (entry, *encyclopedia.links(entry)) if entry else ()
        topic = next((each for each in led_to if each.of and not each.kind), None)
        meant = (topic.game if topic else "", entry.game if entry else "", self.game, self.asked_from, *GAMES)
        return next(game for game in meant if game in GAMES), topic.of if topic else ""

    def enter(self) -> None:
        """Without an entry to open one begins to type."""
        super().enter()
        if self._first is None:
            self._begin_to_type()


def _label(words: str, told: ui.Explanation) -> ui.Text:
    return ui.Text(words, ui.Style.CAPTION, size=14, colour=book.FAINT_INK, tells=told, drop=MOST_LINKS + 2)
