"""Hints: what is shown and said beside the pieces – large cards, reasons against a try, and notes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.engine.flow import Refusal
from game.text.sentences import Sentences
from scenes.app.app import App
from scenes.app.dialog import Message
from scenes.play.help.reasons import RefusalText, why_not
from scenes.play.help.tips import Tips
from scenes.play.help.zoom import Zooms, zoom_spots
from scenes.play.input.rails import MENU
from scenes.play.view.renderer import TOP_RAIL
from scenes.play.view.table_view import TableView
from scenes.ui.fields.bubble import Bubble
from scenes.ui.host.canvas import Stamp
from scenes.ui.host.target import Area, Point
from sprites.paint.plain_text import as_typed
from sprites.paint.theme import Theme

_say = Sentences("screens")


class Hints:
    """One bubble at a time, and the zooms."""

    def __init__(self, desk: App, table: TableView, tips: Tips) -> None:
        self._desk = desk
        self._table = table
        self._tips = tips
        self.zooms = Zooms()
        self.bubble: Bubble | None = None
        self._unsaved: str | None = None
        self._file: Path | None = None
        self.spots: dict[str, pygame.Rect] = {}
        """Where the large cards lie, in pixels."""

    def refuse(self, refusals: Sequence[Refusal], area: Area) -> None:
        """Say at an area why something cannot be done; nothing when no rule has a word for it."""
        self.say_why(why_not(self._table, refusals), area)

    def say_why(self, reason: RefusalText, area: Area) -> None:
        """Say at an area why not, and light what has to be dealt with first."""
        if reason.words:
            self.zooms.hide()
            self.bubble = Bubble(reason.words, area, lights=reason.waits)
            self._desk.sounds.play("refusal")

    def note(self, words: str, area: Area) -> None:
        """Say something that is no refusal."""
        self.bubble = Bubble(words, area, is_refusal=False)

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

    def pinned_at(self, point: Point) -> str | None:
        """What is pinned and shown at this point."""
        pixel = self._table.theme.spot(*point)
        pinned = (name for name, rect in self.spots.items() if rect.collidepoint(pixel))
        return next((name for name in pinned if name in self.zooms.pinned), None)

    def hide(self) -> None:
        """Take everything away."""
        self.bubble = None
        self.zooms.hide()
        self.zooms.let_go()

    def advance(self, ms: float) -> bool:
        """Let time pass; True when a hint appears or is over."""
        is_over = self.bubble is not None and not self.bubble.advance(ms)
        if is_over:
            self.bubble = None
        return self.zooms.advance(ms) or is_over

    def taken(self, theme: Theme) -> list[pygame.Rect]:
        """Where the large cards and the bubble lie, in pixels."""
        spots = zoom_spots(self.zooms, self._tips, self._table.top).values()
        bubble = self.bubble.stamps(theme) if self.bubble else []
        return [
            *(rect for _, rect in spots),
            *(each.surface.get_rect(topleft=each.corner) for each in bubble),
        ]

    def stamps(self, theme: Theme, answers: Sequence[Area] = (), lit: Sequence[Area] = ()) -> list[Stamp]:
        """The large cards, off the buttons of `answers`, and the bubble over them, clear of what is `lit` by it."""
        top = self._table.top
        spots = zoom_spots(self.zooms, self._tips, top, answers)
        self.spots = {name: rect for name, (_, rect) in spots.items()}
        zooms = [stamp for look, rect in spots.values() for stamp in top.light.stamps(look, rect, "held")]
        return zooms + (self.bubble.stamps(theme, lit, TOP_RAIL) if self.bubble else [])
