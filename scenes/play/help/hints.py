"""Hints: what is shown and said beside the pieces – large cards, reasons against a try, and notes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pygame

from game.engine.flow import Refusal
from game.text.sentences import Sentences
from scenes.app.app import App
from scenes.app.dialog import Message
from scenes.play.help.reasons import RefusalText, why_not
from scenes.play.help.tips import Tips
from scenes.play.help.zoom import Zooms, enlarged
from scenes.play.input.rails import MENU
from scenes.play.view.table_view import TableView
from scenes.ui.boxes import Column
from scenes.ui.host.host import DWELLS
from scenes.ui.host.popover import Popover, PopoverKind
from scenes.ui.host.popover_box import painted, popover_plate
from scenes.ui.host.target import Area
from scenes.ui.text import Style, Text
from sprites.paint import palette
from sprites.paint.plain_text import as_typed
from sprites.paint.theme import Theme

_say = Sentences("screens")


LASTS = 4500.0
"""Milliseconds that a notice stays, unless something else is touched."""

WIDTH, SIZE = 300.0, 14.0
NOTICE, TOOLTIP, PINNED_PREFIX = "notice", "tooltip", "pinned "


class Notice:
    """Words with {glyph} marks about an area: a refusal, with a red edge, or a note.

    One that `lights` is about what has to be dealt with first, which is framed as long as it is there.
    """

    def __init__(self, words: str, at: Area, is_refusal: bool = True, lights: bool = False) -> None:
        self.words = words
        self.at = at
        self.is_refusal = is_refusal
        self.lights = lights
        self._left = LASTS

    def advance(self, ms: float) -> bool:
        """Let time pass; False when it is over."""
        self._left -= ms
        return self._left > 0

    def face(self, theme: Theme) -> pygame.Surface:
        """The words on their plate, no wider than they need."""
        edge = palette.ERROR if self.is_refusal else palette.BRASS
        text = Text(self.words, Style.STRONG, size=SIZE, lines=8)
        popover = Column(text, pad=(10, 7, 10, 7), back=(popover_plate(palette.DARK_INK, edge=edge),))
        wide = min(WIDTH * max(1.0, theme.letter), popover.width(theme.at_corner()).wished)
        return theme.cached(("notice", self.words, self.is_refusal), lambda: painted(popover, theme, wide))


class Hints:
    """One notice at a time, the tooltip and the pinned zooms."""

    def __init__(self, desk: App, table: TableView, tips: Tips) -> None:
        self._desk = desk
        self._table = table
        self._tips = tips
        self.zooms = Zooms()
        self.notice: Notice | None = None
        self._unsaved: str | None = None
        self._file: Path | None = None

    def refuse(self, refusals: Sequence[Refusal], area: Area) -> None:
        """Say at an area why something cannot be done; nothing when no rule has a word for it."""
        self.say_why(why_not(self._table, refusals), area)

    def say_why(self, reason: RefusalText, area: Area) -> None:
        """Say at an area why not, and light what has to be dealt with first."""
        if reason.words:
            self.zooms.hide()
            self.notice = Notice(reason.words, area, lights=reason.waits)
            self._desk.sounds.play("refusal")

    def note(self, words: str, area: Area) -> None:
        """Say something that is no refusal."""
        self.notice = Notice(words, area, is_refusal=False)

    def tell_whether_saved(self) -> bool:
        """Say it when moves can no longer be put on disk, when they can again, and when they go into another file from
        now on; True when that was so.
        """
        journal = self._table.game.journal
        left, self._file = self._file, journal.path
        is_moved = False
        if left and self._file and left != self._file:
            is_moved = True
            text = _say("notes.other_file", left=as_typed(left.stem), now=as_typed(self._file.stem))
            self._desk.stack.push(Message(self._desk, _say("notes.other_file_title"), text))
        before, self._unsaved = self._unsaved, journal.trouble
        if self._unsaved and not before:
            text = _say("notes.not_saved", trouble=self._unsaved)
            self._desk.stack.push(Message(self._desk, _say("notes.not_saved_title"), text))
        elif before and not self._unsaved:
            self.note(_say("notes.saved_again"), MENU)
        return is_moved or before != self._unsaved

    def show_at_once(self, name: str | None) -> None:
        """Show what this says without waiting."""
        self.zooms.hover(name if self._tips.tip(name) else None)
        self.zooms.show_at_once()

    def look_at(self, name: str | None, is_quiet: bool, at_once: bool) -> None:
        """The pointer or the focus is on this now; nothing is told of it while it is not quiet."""
        self.zooms.dwell = DWELLS[self._desk.settings.zoom]
        if not is_quiet:
            self.zooms.suspend()
            return
        self.zooms.hover(name if self._tips.tip(name) else None)
        if at_once:
            self.zooms.show_at_once()

    def pin(self, name: str | None) -> None:
        """Pin what this says, or what is being said, or let it go."""
        name = name or self.zooms.shown
        if name and self._tips.tip(name):
            self.zooms.pin(name)

    def hide(self) -> None:
        """Take everything away."""
        self.notice = None
        self.zooms.hide()
        self.zooms.let_go()

    def advance(self, ms: float) -> bool:
        """Let time pass; True when a hint appears or is over."""
        is_over = self.notice is not None and not self.notice.advance(ms)
        if is_over:
            self.notice = None
        return self.zooms.advance(ms) or is_over

    def close_notice(self) -> bool:
        """Take the notice away; False when there was none."""
        had_any, self.notice = self.notice is not None, None
        return had_any

    def popovers(self, theme: Theme, lit: Sequence[Area] = ()) -> Iterator[Popover]:
        """The pinned zooms, the notice, which hides nothing of what is `lit` by it, and what is told of what pointer or
        focus are on.
        """
        for name in self.zooms.pinned:
            if tip := self._tips.tip(name):
                face = enlarged(tip.look, theme).surface(theme)
                let_go = partial(self.zooms.let_go_of, name)
                yield Popover(PINNED_PREFIX + name, PopoverKind.ZOOM, [face], tip.area, close=let_go)
        if notice := self.notice:
            face = notice.face(theme)
            yield Popover(NOTICE, PopoverKind.WHY, [face], notice.at, lit, self.close_notice)
        shown = self.zooms.shown
        if shown not in self.zooms.pinned and (tip := self._tips.tip(shown)):
            face = enlarged(tip.look, theme).surface(theme)
            yield Popover(TOOLTIP, PopoverKind.TOOLTIP, [face], tip.area, close=self.zooms.hide_shown)
