"""Hints: what is shown beside the pieces: large cards, reasons why a move is not legal, and notices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pygame

from game.engine.flow import Refusal
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message
from scenes.play.help.reasons import RefusalText, why_not
from scenes.play.help.tooltips import Tooltips, faces_of
from scenes.play.input.rails import MENU
from scenes.play.view.table_view import TableView
from sprites.paint import palette

_say = Sentences("screens")


LASTS = 4500.0
"""Milliseconds that a notice stays, unless something else is touched."""

WIDTH, SIZE, MOST_LINES = 300.0, 14.0, 12
NOTICE, TOOLTIP, PINNED_PREFIX = "notice", "tooltip", "pinned "
MOST_PINS = 3


class Notice:
    """Words with {glyph} marks about an area: a refusal, with a red edge, or a note.

    One that `lights` is about what has to be dealt with first, which is framed as long as it is there. One that is
    `at_hand` is about what a hand has just let go of, and lies there.
    """

    def __init__(
        self, words: str, at: ui.Area, is_refusal: bool = True, lights: bool = False, at_hand: bool = False
    ) -> None:
        self.words = words
        self.at = at
        self.is_refusal = is_refusal
        self.lights = lights
        self.at_hand = at_hand
        self._left = LASTS

    def advance(self, ms: float) -> bool:
        """Let time pass; False when it is over."""
        self._left -= ms
        return self._left > 0

    def face(self, theme: ui.Theme) -> pygame.Surface:
        """The words on their plate, no wider than they need."""
        return theme.cached(("notice", self.words, self.is_refusal), lambda: self._painted(theme))

    def _painted(self, theme: ui.Theme) -> pygame.Surface:
        edge = palette.ERROR if self.is_refusal else palette.BRASS
        text = ui.Text(self.words, ui.Style.STRONG, size=SIZE, floor=1.0, lines=MOST_LINES)
        popover = ui.Column(text, pad=(10, 7, 10, 7), back=(ui.popover_plate(palette.DARK_INK, edge=edge),))
        wide = min(WIDTH * max(1.0, theme.letter), popover.width(theme.at_corner()).wished)
        return ui.painted(popover, theme, wide)


class Hints:
    """One notice at a time, the tooltip and the pinned zooms."""

    def __init__(self, app: App, table: TableView, tooltips: Tooltips, host: ui.Host) -> None:
        self._app = app
        self._table = table
        self._tooltips = tooltips
        self._host = host
        self.pinned: list[str] = []
        """What stays shown large, the oldest first."""
        self.notice: Notice | None = None
        self._unsaved: str | None = None
        self._file: Path | None = None

    def refuse(self, refusals: Sequence[Refusal], area: ui.Area, at_hand: bool = False) -> None:
        """Say at an area, or in the hand, why something cannot be done; nothing when no rule has a word for it."""
        self.say_why(why_not(self._table, refusals), area, at_hand)

    def say_why(self, reason: RefusalText, area: ui.Area, at_hand: bool = False) -> None:
        """Say at an area why not, and light what has to be dealt with first."""
        if reason.words:
            self._host.hush()
            self.notice = Notice(reason.words, area, lights=reason.waits, at_hand=at_hand)
            self._app.sounds.play("refusal")

    def drop_refusal(self) -> None:
        """Another seat is asked: why something could not be done, such as whose turn it was, holds no longer."""
        if self.notice and self.notice.is_refusal:
            self.notice = None

    def note(self, words: str, area: ui.Area, at_hand: bool = False) -> None:
        """Say something that is no refusal."""
        self.notice = Notice(words, area, is_refusal=False, at_hand=at_hand)

    def tell_whether_saved(self) -> bool:
        """Say it when moves can no longer be put on disk, when they can again, and when they go into another file from
        now on; True when that was so.
        """
        journal = self._table.game.journal
        left, self._file = self._file, journal.path
        is_moved = False
        if left and self._file and left != self._file:
            is_moved = True
            text = _say("notes.other_file", left=ui.as_typed(left.stem), now=ui.as_typed(self._file.stem))
            self._app.stack.push(Message(self._app, _say("notes.other_file_title"), text))
        before, self._unsaved = self._unsaved, journal.trouble
        if self._unsaved and not before:
            text = _say("notes.not_saved", trouble=self._unsaved)
            self._app.stack.push(Message(self._app, _say("notes.not_saved_title"), text))
        elif before and not self._unsaved:
            self.note(_say("notes.saved_again"), MENU)
        return is_moved or before != self._unsaved

    @property
    def shown(self) -> str | None:
        """What the tooltip tells of; None for nothing."""
        return self._host.told if self._tooltips.of(self._host.told) else None

    def pin(self, name: str | None) -> None:
        """Pin what this says, or what is being said, or let it go; beyond three the oldest goes."""
        name = name if self._tooltips.of(name) else self.shown
        if name in self.pinned:
            self.pinned.remove(name)
        elif name:
            self.pinned = [*self.pinned, name][-MOST_PINS:]

    def let_go(self, name: str = "") -> bool:
        """Unpin this one, or everything; False when that was not pinned."""
        left = [each for each in self.pinned if name and each != name]
        had_any, self.pinned = left != self.pinned, left
        return had_any

    def hide(self) -> None:
        """Take everything away."""
        self.notice = None
        self._host.hush()
        self.let_go()

    def advance(self, ms: float) -> bool:
        """Let time pass; True when the notice is over by that."""
        is_over = self.notice is not None and not self.notice.advance(ms)
        if is_over:
            self.notice = None
        return is_over

    def close_notice(self) -> bool:
        """Take the notice away; False when there was none."""
        had_any, self.notice = self.notice is not None, None
        return had_any

    def _close_tooltip(self) -> bool:
        """Take the tooltip away; False when there was none."""
        was_shown = self.shown is not None
        if was_shown:
            self._host.hush()
        return was_shown

    def popovers(self, theme: ui.Theme, lit: Sequence[ui.Area] = ()) -> Iterator[ui.Popover]:
        """The pinned zooms, the notice, which hides nothing of what is `lit` by it, and what is told of what pointer or
        focus are on.
        """
        for name in self.pinned:
            if tip := self._tooltips.of(name):
                faces = faces_of(tip.look, theme)
                let_go = partial(self.let_go, name)
                yield ui.Popover(
                    PINNED_PREFIX + name,
                    ui.PopoverKind.ZOOM,
                    faces,
                    tip.area,
                    close=let_go,
                    light=self._table.light_of(name),
                )
        if notice := self.notice:
            face = notice.face(theme)
            avoid = () if notice.at_hand else lit
            yield ui.Popover(
                NOTICE, ui.PopoverKind.WHY, [face], notice.at, avoid, self.close_notice, at_hand=notice.at_hand
            )
        shown = self.shown
        if shown not in self.pinned and (tip := self._tooltips.of(shown)):
            faces = faces_of(tip.look, theme)
            light = self._table.light_of(shown)
            yield ui.Popover(TOOLTIP, ui.PopoverKind.TOOLTIP, faces, tip.area, close=self._close_tooltip, light=light)
