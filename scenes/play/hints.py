"""Hints: what is shown and said beside the pieces – large cards, reasons against a try, and notes."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.flow import Refusal
from game.core.sentences import Sentences
from scenes.kit.dialog import Message
from scenes.play.playing_table import PlayingTable
from scenes.play.rails import MENU
from scenes.play.reasons import Reason, why_dark_place, why_not
from scenes.play.zoom import Zooms, zoom_stamps
from scenes.window.beside import DWELL
from scenes.window.bubble import Bubble
from scenes.window.canvas import Stamp
from scenes.window.desk import Desk
from scenes.window.layout import Area
from sprites.theme import Theme

_say = Sentences("screens")


class Hints:
    """One bubble at a time, and the zooms."""

    def __init__(self, desk: Desk, table: PlayingTable) -> None:
        self._desk = desk
        self._table = table
        self.zooms = Zooms()
        self.bubble: Bubble | None = None
        self._unsaved: str | None = None
        self._pointed: str | None = None
        self._rested = 0.0

    def refuse(self, refusals: Sequence[Refusal], area: Area) -> None:
        """Say at an area why something cannot be done; nothing when no rule has a word for it."""
        self.say_why(why_not(self._table, refusals), area)

    def say_why(self, reason: Reason, area: Area) -> None:
        """Say at an area why not, and light what has to be dealt with first."""
        if reason.words:
            self.zooms.hide()
            self.bubble = Bubble(reason.words, area, lights=reason.waits)
            self._desk.sounds.play("refusal")

    def note(self, words: str, area: Area) -> None:
        """Say something that is no refusal."""
        self.bubble = Bubble(words, area, is_refusal=False)

    def tell_whether_saved(self) -> bool:
        """Say it when moves can no longer be put on disk, and when they can again; True when that was so."""
        before, self._unsaved = self._unsaved, self._table.game.journal.trouble
        if self._unsaved and not before:
            text = _say("notes.not_saved", trouble=self._unsaved)
            self._desk.stack.push(Message(self._desk, _say("notes.not_saved_title"), text))
        elif before and not self._unsaved:
            self.note(_say("notes.saved_again"), MENU)
        return before != self._unsaved

    def look_at(self, name: str | None, is_quiet: bool) -> None:
        """The pointer or the focus is on this place; nothing is zoomed while it is not quiet."""
        if name != self._pointed:
            self._pointed, self._rested = name, 0.0
        place = self._table.top.layout.places.get(name) if name else None
        if is_quiet:
            self.zooms.hover(name if place and place.zoom else None)
        else:
            self.zooms.suspend()

    def pin(self, name: str | None) -> None:
        """Pin the zoom of a place, or of the card that is zoomed, or let it go."""
        name = name or self.zooms.shown
        place = self._table.top.layout.places.get(name) if name else None
        if name and place and place.zoom:
            self.zooms.pin(name)

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
        before, self._rested = self._rested, self._rested + ms
        return self.zooms.advance(ms) or is_over or before < DWELL <= self._rested

    def _why_dark(self) -> Bubble | None:
        """Why what has been pointed at for a while, a button of the table, can do nothing now."""
        place = self._table.top.layout.places.get(self._pointed) if self._pointed else None
        if place is None or self._pointed is None or self._rested < DWELL or self.zooms.shown:
            return None
        words = why_dark_place(self._table, self._pointed).words
        return Bubble(words, place.area, is_refusal=False) if words else None

    def stamps(self, theme: Theme, answers: Sequence[Area] = (), lit: Sequence[Area] = ()) -> list[Stamp]:
        """The large cards, off the buttons of `answers`, and the bubble over them, clear of what is `lit` by it."""
        bubble = self.bubble or self._why_dark()
        zooms = zoom_stamps(self.zooms, self._table.top, answers)
        return zooms + (bubble.stamps(theme, lit) if bubble else [])
