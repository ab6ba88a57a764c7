"""What newcomers are told at a table: what the game is about, and once what each kind of piece and question is.

One thing is told at a time. It lies beside what it speaks of, off everything that can be clicked, and waits until
nothing else is said.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.session.bus import MOVED, SEAT_GIVEN, TAKEN_BACK, Published, Subscriptions
from game.text.sentences import Sentences
from scenes.app.app import App
from scenes.play.acts import frame_stamp
from scenes.play.input.commands import Commands
from scenes.play.view.table_view import TableView
from scenes.table.panels.prompt import PROMPT
from scenes.ui.box import Box
from scenes.ui.boxes import Column
from scenes.ui.host.canvas import Stamp
from scenes.ui.host.popover import Popover, PopoverKind
from scenes.ui.host.slips import painted, slip_plate
from scenes.ui.host.target import Area
from scenes.ui.text import Style, Text
from sprites.paint import palette
from sprites.paint.theme import Theme

_say = Sentences("screens")

REST, LASTS = 600.0, 12_000.0
"""Milliseconds that the table lies still before anything is told, and that it stays then."""

WIDTH, WIDE = 300.0, 440.0
"""Units across what is told of a piece, and across the line that says what the game is about."""

LIGHT = 200
TOLD, QUESTION, PIECE = "told", "question", "piece"


class Remark(NamedTuple):
    """What is told: its title, empty for none, its words, what it speaks of, how wide it is for plain letters, and by
    what name it is noted as met, empty for what the game is about.
    """

    title: str
    words: str
    area: Area
    wide: float
    name: str = ""


class Meetings:
    """What newcomers are told at one table, until they press anything."""

    def __init__(self, desk: App, table: TableView, commands: Commands) -> None:
        self._desk = desk
        self._table = table
        self._commands = commands
        self._game = table.game.session.game.name
        self._say = Sentences(self._game)
        self._is_new = True
        """Whether nobody has looked yet for what is new in this position."""
        self._rested = 0.0
        self._shown = 0.0
        self._is_seen = False
        self._is_told = False
        self.told: Remark | None = None
        bus = table.game.session.bus
        self.subscriptions = Subscriptions()
        self.subscriptions.add(*(bus.subscribe(kind, self._turn) for kind in (MOVED, TAKEN_BACK, SEAT_GIVEN)))

    def _turn(self, told: Published) -> None:
        """The position is another one: what was told of the last one is over."""
        self._is_new = True
        self.told = None

    # -- what is told -----------------------------------------------------------------------------------------

    def advance(self, ms: float, is_calm: bool) -> bool:
        """Let time pass; True when something appears or goes. Nothing is told while the table is not calm."""
        before = self._seen
        self._is_seen = is_calm and self._is_wanted
        is_reading = self._commands.hints.zooms.shown is not None
        self._rested = self._rested + ms if self._is_seen and not self.told and not is_reading else 0.0
        self._shown += 0.0 if is_reading else ms
        if self._shown >= LASTS:
            self.told = None
        if self._is_new and self._rested >= REST:
            self._look()
        return before != self._seen

    @property
    def _seen(self) -> Remark | None:
        """What is told and seen now."""
        return self.told if self._is_seen else None

    @property
    def _is_wanted(self) -> bool:
        """Whether a person is asked in a game that is played, wants to be told, and nothing else is said or shown."""
        game = self._table.game
        is_played = game.is_person_deciding and game.session.parent is None and not game.awaits_letter
        others = game.adviser.depth or self._commands.hints.notice or self._commands.possible.is_open
        is_quiet = not (others or game.turn.is_begun or self._table.viewpoint.is_peeking)
        return self._desk.settings.meetings and is_played and is_quiet

    def _look(self) -> None:
        """Find what is to be told in this position: first what the game is about, then what is new."""
        if not self._is_told and not self._table.game.has_moved:
            self._is_told = True
            if self._has_room(about := self._about()):
                self.told, self._shown = about, 0.0
                return
        self._is_new = False
        for remark in self._news():
            if self._has_room(remark):
                self.told, self._shown = remark, 0.0
                self._desk.met.add(self._game, remark.name)
                return

    def _about(self) -> Remark:
        """What the game is about."""
        is_alone = len(self._table.game.session.seats) == 1 and self._say.has("about.alone")
        words = self._say("about.alone" if is_alone else "about.aim")
        return Remark(_say("meetings.about"), words, self._question_area, WIDE)

    def _news(self) -> Iterator[Remark]:
        """What was never met: the question that is asked, then kinds of pieces, those first that it is about."""
        decision = self._table.game.session.state.decision
        assert decision is not None
        key = f"asked_first.{decision.choice.name}"
        if self._say.has(key) and not self._has_met(name := f"{QUESTION} {decision.choice.name}"):
            yield Remark("", self._say(key), self._question_area, WIDTH, name)
        lit, places = self._table.lit, self._table.top.layout.places
        for place in sorted(places, key=lambda each: (each not in lit, places[each].is_note)):
            term = self._table.table.term_of(place.partition("#")[0].partition("@")[0])
            if term and not self._has_met(name := f"{PIECE} {term}"):
                title, words = self._say.lines(f"terms.{term}")
                yield Remark(title, words, places[place].area, WIDTH, name)

    def _has_met(self, name: str) -> bool:
        return self._desk.met.has(self._game, name)

    @property
    def _question_area(self) -> Area:
        """Where the question is asked."""
        layout, notes = self._table.top.layout, self._commands.controls.notes
        if area := layout.anchors.get(PROMPT):
            return area
        return notes["prompt"].area if "prompt" in notes else layout.places["when"].area

    def hide(self) -> None:
        """A key or a button goes down: what is told is over."""
        self.told = None

    def close(self) -> bool:
        """Take it away, and tell nothing more in this position; False when there was nothing to be seen."""
        had_any, self.told = self._seen is not None, None
        self._is_new &= not had_any
        return had_any

    # -- where it lies ----------------------------------------------------------------------------------------

    def _has_room(self, remark: Remark) -> bool:
        sight, theme = self._commands.sight, self._table.theme
        return sight.popovers.has_room(theme, self._popover(theme, remark), sight.weighted)

    def _popover(self, theme: Theme, remark: Remark) -> Popover:
        wide = remark.wide * max(1.0, theme.letter)
        key = ("meeting", remark.title, remark.words, wide)
        face = theme.cached(key, lambda: painted(_slip(remark), theme, wide))
        return Popover(TOLD, PopoverKind.HINT, [face], remark.area, close=self.close)

    def popover(self, theme: Theme) -> Popover | None:
        """What is told; None for nothing."""
        return self._popover(theme, self._seen) if self._seen else None

    def stamps(self, theme: Theme) -> list[Stamp]:
        """A light round the piece that is told of."""
        told = self._seen
        return [frame_stamp(theme, told.area, LIGHT)] if told and told.name else []


def _slip(remark: Remark) -> Box:
    title = [Text(remark.title, Style.TITLE, size=15.5)] if remark.title else []
    words = Text(remark.words, Style.PROSE, size=15, lines=6)
    foot = (
        [Text(_say("meetings.closes"), Style.BODY, size=12, colour=palette.DIM, lines=2)] if remark.wide == WIDE else []
    )
    return Column(*title, words, *foot, gap=3, pad=(14, 9, 14, 9), back=(slip_plate(edge=palette.LEGAL),))
