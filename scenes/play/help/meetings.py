"""What newcomers are told at a table: what the game is about, and once what each kind of piece and question is.

It lies beside what it speaks of, off everything that can be clicked, and waits until nothing else is said.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import dist
from typing import NamedTuple

import pygame

from game.session.bus import MOVED, SEAT_GIVEN, TAKEN_BACK, Published, Subscriptions
from game.text.sentences import Sentences
from scenes.app.app import App
from scenes.play.acts import frame_stamp
from scenes.play.input.commands import Commands
from scenes.play.view.papers import MEETING
from scenes.play.view.table_view import TableView
from scenes.table.panels.prompt import PROMPT
from scenes.ui.box import Box
from scenes.ui.boxes import Column
from scenes.ui.fields.beside import GAP, free_beside
from scenes.ui.host.canvas import Stamp
from scenes.ui.host.slips import painted, slip_plate
from scenes.ui.host.target import Area
from scenes.ui.text import Text
from sprites.paint import palette
from sprites.paint.theme import Theme

_say = Sentences("screens")

REST, LASTS = 600.0, 12_000.0
"""Milliseconds that the table lies still before anything is told, and that it stays then."""

WIDTH, WIDE = 300.0, 440.0
"""Units across what is told of a piece, and across the line that says what the game is about."""

NEAR = 240.0
"""Units from what it speaks of within which a remark leaves figures to be read, too, that a choice hangs on."""

LIGHT = 200
QUESTION, PIECE = "question", "piece"


class Remark(NamedTuple):
    """What is told: its title, empty for none, its words, what it speaks of, and how wide it is for plain letters."""

    title: str
    words: str
    area: Area
    wide: float


class Meetings:
    """What newcomers are told at one table. `about` stays until the first move, `met` goes with any input."""

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
        self._spots: tuple[Theme, dict[Remark, pygame.Rect | None]] = (table.theme, {})
        self.about: Remark | None = None
        self.met: Remark | None = None
        bus = table.game.session.bus
        self.subscriptions = Subscriptions()
        self.subscriptions.add(*(bus.subscribe(kind, self._turn) for kind in (MOVED, TAKEN_BACK, SEAT_GIVEN)))

    def _turn(self, told: Published) -> None:
        """The position is another one: what was told of the last one is over."""
        self._is_new = True
        self.about = self.met = None

    # -- what is told -----------------------------------------------------------------------------------------

    def advance(self, ms: float, is_calm: bool) -> bool:
        """Let time pass; True when something appears or goes. Nothing is told while the table is not calm."""
        before = self._seen
        self._is_seen = is_calm and self._is_wanted
        self._rested = self._rested + ms if self._is_seen and not self._commands.hints.zooms.shown else 0.0
        self._shown += ms
        if self._shown >= LASTS:
            self.met = None
        if self._is_new and self._rested >= REST:
            self._look()
        return before != self._seen

    @property
    def _seen(self) -> list[Remark]:
        """What is told and seen now."""
        return [each for each in (self.about, self.met) if each] if self._is_seen else []

    @property
    def _is_wanted(self) -> bool:
        """Whether a person is asked in a game that is played, wants to be told, and nothing else is said or shown."""
        game = self._table.game
        is_played = game.is_person_deciding and game.session.parent is None and not game.awaits_letter
        others = game.adviser.depth or self._commands.hints.bubble or self._commands.possible.is_open
        is_quiet = not (others or game.turn.is_begun or self._table.viewpoint.is_peeking)
        return self._desk.settings.meetings and is_played and is_quiet

    def _look(self) -> None:
        """Find what is new in this position."""
        self._is_new = False
        self._is_told |= self._table.game.has_moved
        self._spots = (self._table.theme, {})
        if not self._is_told and self._spot(about := self._about()):
            self.about = about
        for name, remark in self._news():
            if self._spot(remark):
                self.met, self._shown = remark, 0.0
                self._desk.met.add(self._game, name)
                return

    def _about(self) -> Remark:
        """What the game is about."""
        is_alone = len(self._table.game.session.seats) == 1 and self._say.has("about.alone")
        words = self._say("about.alone" if is_alone else "about.aim")
        return Remark(_say("meetings.about"), words, self._question_area, WIDE)

    def _news(self) -> Iterator[tuple[str, Remark]]:
        """What was never met: the question that is asked, then kinds of pieces, those first that it is about."""
        decision = self._table.game.session.state.decision
        assert decision is not None
        key = f"asked_first.{decision.choice.name}"
        if self._say.has(key) and not self._has_met(name := f"{QUESTION} {decision.choice.name}"):
            yield name, Remark("", self._say(key), self._question_area, WIDTH)
        lit, places = self._table.lit, self._table.top.layout.places
        for place in sorted(places, key=lambda each: (each not in lit, places[each].is_note)):
            term = self._table.table.term_of(place.partition("#")[0].partition("@")[0])
            if term and not self._has_met(name := f"{PIECE} {term}"):
                title, words = self._say.lines(f"terms.{term}")
                yield name, Remark(title, words, places[place].area, WIDTH)

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
        """A key or a button goes down: what is told of a piece or question is over."""
        self.met = None

    def close(self) -> bool:
        """Take everything away for good in this game; False when there was nothing to be seen."""
        had_any = bool(self._seen)
        if had_any:
            self._is_told = True
            self.about = self.met = None
        return had_any

    # -- where it lies ----------------------------------------------------------------------------------------

    def _spot(self, remark: Remark) -> pygame.Rect | None:
        """Where a remark lies in the window: off everything that can be clicked; None where that is nowhere."""
        theme = self._table.theme
        if self._spots[0] is not theme:
            self._spots = (theme, {})
        spots = self._spots[1]
        if remark not in spots:
            buttons = [button.area for button in self._commands.controls.buttons]
            lit = [place.area for place in self._table.lit_places.values()]
            clear = [theme.rect(*area) for area in (*lit, *buttons)]
            if self.about and self.about != remark and (other := self._spot(self.about)):
                clear.append(other)
            layout = self._table.top.layout
            read, pieces = (
                [theme.rect(*area) for area in areas] for areas in (layout.kept_clear, layout.pieces)
            )
            window, about = pygame.Rect((0, 0), theme.size), theme.rect(*remark.area)
            beside = partial(free_beside, self._face(theme, remark).get_size(), about, window, theme.px(GAP))
            found = (beside([*clear, *kept]) for kept in ([*read, *pieces], read, pieces))
            near = (spot for spot in found if spot and dist(spot.center, about.center) <= theme.px(NEAR))
            spots[remark] = next(near, None) or beside(clear)
        return spots[remark]

    def _face(self, theme: Theme, remark: Remark) -> pygame.Surface:
        wide = remark.wide * max(1.0, theme.letter)
        key = ("meeting", remark.title, remark.words, wide)
        return theme.cached(key, lambda: painted(_slip(remark), theme, wide))

    def stamps(self, theme: Theme) -> list[Stamp]:
        """What is told, with a light round what it speaks of."""
        stamps = [frame_stamp(theme, self.met.area, LIGHT)] if self.met and self.met in self._seen else []
        for remark in self._seen:
            if spot := self._spot(remark):
                told = [Stamp(self._face(theme, remark), spot.topleft)]
                stamps += self._commands.sight.papers.laid(MEETING, told)
        return stamps


def _slip(remark: Remark) -> Box:
    title = [Text(remark.title, "title", 15.5, palette.BRASS_LIGHT)] if remark.title else []
    words = Text(remark.words, "text", 15, lines=6)
    foot = [Text(_say("meetings.closes"), "text", 12, palette.DIM, lines=2)] if remark.wide == WIDE else []
    return Column(*title, words, *foot, gap=3, pad=(14, 9, 14, 9), back=(slip_plate(edge=palette.LEGAL),))
