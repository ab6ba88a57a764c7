"""What newcomers are told at a table: what the game is about, and once what each kind of piece and question is.

What it is about is told while the table is dealt. Then one thing is told at a time: beside what it speaks of, off
everything that can be clicked, once it matters, and as long as nothing else is said.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import partial
from typing import NamedTuple

import pygame

from game.files.settings import NONE, SHORT
from game.learn.seen_hints import PLAYED, SeenHints
from game.session.bus import MOVED, SEAT_GIVEN, TAKEN_BACK, Published, Subscriptions
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.play.input.table_commands import TableCommands
from scenes.play.view.table_view import TableView
from scenes.table.panels.prompt import PROMPT
from scenes.ui.host.placement import docks, parts_read
from sprites.paint import palette

_say = Sentences("screens")

REST, LASTS = 600.0, 12_000.0
"""Milliseconds that the table lies still before anything is told, and that it stays then."""

JUST = 1500.0
"""Milliseconds after something has gone by itself in which the key that closes it is still meant for it."""

WIDTHS = WIDTH, WIDE, NARROW = 300.0, 440.0, 240.0
"""Units across what is told, for plain letters. With large ones what the game is about may be as wide as a board of
another seat, which it lies over then, and says nothing of itself.
"""

FIRST_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-ZÄÖÜ{])")
"""Between two sentences."""

TOLD, QUESTION, PIECE = "told", "question", "piece"


def is_first_game(app: App, game: str) -> bool:
    """Whether people who play this game have not finished one yet, and want to be told what is new."""
    return app.settings.tips != NONE and not app.met.has(game, PLAYED)


class Remark(NamedTuple):
    """What is told: its title, empty for none, its words, what it speaks of, how wide it is for plain letters, and by
    what name it is noted as met, empty for what the game is about. `alike`: where more of its kind lies.
    """

    title: str
    words: str
    area: ui.Area | None = None
    wide: float = WIDE
    name: str = ""
    alike: tuple[ui.Area, ...] = ()


class NewcomerHints:
    """What newcomers are told at one table, until they press anything."""

    def __init__(self, app: App, table: TableView, commands: TableCommands) -> None:
        self._app = app
        self._table = table
        self._commands = commands
        self._game = table.game.session.game.name
        self._say = Sentences(self._game)
        self._is_new = True
        """Whether nobody has looked yet for what is new in this position."""
        self._search: Iterator[Remark | None] = iter(())
        self._rested = 0.0
        self._shown = 0.0
        self._gone = JUST
        """For how long nothing has been seen, since something went by itself."""
        self._is_seen = False
        self._is_told = False
        self.told: Remark | None = None
        self._last_seen: Mapping[str, tuple[str, ui.Look | None]] = {}
        """What everything said when a person was asked before."""
        bus = table.game.session.bus
        self.subscriptions = Subscriptions()
        self.subscriptions.add(*(bus.subscribe(kind, self._turn) for kind in (MOVED, TAKEN_BACK, SEAT_GIVEN)))

    def _turn(self, told: Published) -> None:
        """The position is another one: what was told of the last one is over."""
        self._is_new, self._search = True, iter(())
        if self.told and self.told.name:
            self.told = None

    # -- what is told -----------------------------------------------------------------------------------------

    def advance(self, ms: float, is_open: bool, is_calm: bool) -> bool:
        """Let time pass; True when something appears or goes. What the game is about is told as soon as the table is
        open to be seen, anything else only while it is calm.
        """
        before = self._seen
        if is_open and not self._is_told:
            self._is_told = True
            self._begin()
        is_about = self.told is not None and not self.told.name
        self._is_seen = self._is_wanted and (is_open if is_about else is_calm and self._is_persons_turn)
        is_reading = self._commands.hints.shown is not None
        self._rested = self._rested + ms if self._is_seen and not self.told and not is_reading else 0.0
        self._shown += ms * self._app.settings.haste if is_calm and not is_reading else 0.0
        if self._shown >= LASTS:
            self.told = None
        if self._rested >= REST:
            if self._is_new:
                self._is_new, self._search = False, self._told_next()
            self._look()
        self._gone = 0.0 if before and not self._seen else self._gone + ms
        return before != self._seen

    def take_late(self) -> bool:
        """Whether a key that closes what is told came just too late: then it is meant for nothing else."""
        is_late, self._gone = self._gone < JUST and not self._seen, JUST
        return is_late

    @property
    def _seen(self) -> Remark | None:
        """What is told and seen now."""
        return self.told if self._is_seen else None

    @property
    def _is_wanted(self) -> bool:
        """Whether the game is one that is played, people want to be told, and nothing else is said or shown."""
        game = self._table.game
        is_played = game.session.parent is None and not game.awaits_letter
        others = game.adviser.depth or self._commands.hints.notice or self._commands.possible.is_open
        is_quiet = not (others or game.turn.is_begun or self._table.viewpoint.is_peeking)
        return self._app.settings.tips != NONE and is_played and is_quiet

    @property
    def _is_persons_turn(self) -> bool:
        return self._table.game.is_person_deciding

    def _begin(self) -> None:
        """Say what the game is about, where people sit down to it and nobody has decided anything yet."""
        game = self._table.game
        if game.has_people and not game.has_moved and self._is_wanted:
            self.told, self._shown = self._about(), 0.0

    def _look(self) -> None:
        """Look on for what is new in this position and has room: for one place a frame, as each takes most of one."""
        if found := next(self._search, None):
            self.told, self._shown, self._search = found, 0.0, iter(())
            self._met.add(self._game, found.name)

    def _told_next(self) -> Iterator[Remark | None]:
        """What is to be told, after None for every place that was looked at."""
        layout = self._table.top.layout
        now = {name: (target.caption, target.tells) for name, target in layout.targets.items()}
        now = {**dict.fromkeys(layout.sprites, ("", None)), **now}
        before, self._last_seen = self._last_seen, now
        for remark in self._news({name for name in now if before and now[name] != before.get(name)}):
            yield from self._with_room(remark)

    def _about(self) -> Remark:
        """What the game is about."""
        is_alone = len(self._table.game.session.seats) == 1 and self._say.has("about.alone")
        words = self._say("about.alone" if is_alone else "about.aim")
        return Remark(_say("meetings.about"), self._as_wanted(words))

    def _as_wanted(self, words: str) -> str:
        """As much of it as people want to be told."""
        return FIRST_SENTENCE.split(words)[0] if self._app.settings.tips == SHORT else words

    def _news(self, changed: Collection[str]) -> Iterator[Remark]:
        """What was never met: the question that is asked, then kinds of pieces: those that can be used now, and those
        that have changed since a person was asked before.
        """
        decision = self._table.game.session.state.decision
        assert decision is not None
        key = f"asked_first.{decision.choice.name}"
        if self._say.has(key) and not self._has_met(name := f"{QUESTION} {decision.choice.name}"):
            yield Remark("", self._as_wanted(self._say(key)), self._question_area, WIDTH, name)
        for term, areas in self._kinds(changed).items():
            if not self._has_met(name := f"{PIECE} {term}"):
                title, words = self._say.lines(f"terms.{term}")
                yield Remark(title, self._as_wanted(words), areas[0], WIDTH, name, tuple(areas[1:]))

    def _kinds(self, changed: Collection[str]) -> Mapping[str, list[ui.Area]]:
        """Where the pieces of every kind lie that can be used now or have changed, those to be used first."""
        lit, layout = self._table.lit, self._table.top.layout
        notes = {name for name, target in layout.targets.items() if target.is_note}
        seen = (name for name in layout.anchors if name in layout.targets or name in layout.sprites)
        matter = [name for name in seen if name in lit or name in changed]
        kinds = dict[str, list[ui.Area]]()
        for piece in sorted(matter, key=lambda each: (each not in lit, each in notes)):
            term = self._table.table.term_of(piece.partition("#")[0].partition("@")[0])
            area = (layout.sprites.get(piece) or layout.targets[piece]).area
            if term and area[2]:
                kinds.setdefault(term, []).append(area)
        return kinds

    def _has_met(self, name: str) -> bool:
        return self._met.has(self._game, name)

    @property
    def _met(self) -> SeenHints:
        """What the person who is asked has met."""
        game = self._table.game
        return self._app.met_by("" if game.deciding is None else game.session.seats[game.deciding].name)

    @property
    def _question_area(self) -> ui.Area:
        """Where the question is asked."""
        layout, notes = self._table.top.layout, self._commands.controls.notes
        if area := layout.anchors.get(PROMPT):
            return area
        return notes["prompt"].area if "prompt" in notes else layout.targets["when"].area

    def hide(self, is_dealing: bool = False) -> None:
        """A key or a button goes down: what is told is over, unless that only cuts the dealing short."""
        if not (is_dealing and self.told and not self.told.name):
            self.told = None

    def close(self) -> bool:
        """Take it away, and tell nothing more in this position; False when there was nothing to be seen."""
        had_any, self.told = self._seen is not None, None
        self._is_new &= not had_any
        self._search = iter(()) if had_any else self._search
        return had_any

    # -- where it lies ----------------------------------------------------------------------------------------

    def _with_room(self, remark: Remark) -> Iterator[Remark | None]:
        """How it may be told, after None for every place that was looked at: in the shape that has room nearest to what
        it speaks of, and of the piece of its kind that lies nearest to there.
        """
        ways = dict[Remark, float]()
        for wide in WIDTHS:
            way = remark._replace(wide=wide)
            if room := self._room(way):
                far = {each: ui.apart(each, room) for each in (remark.area, *remark.alike) if each}
                ways |= {way._replace(area=area): far[area] for area in (min(far, key=far.__getitem__), *list(far)[:1])}
            yield None
        for way in sorted(ways, key=ways.__getitem__):
            if self._room(way):
                yield way
            yield None

    def _room(self, remark: Remark) -> ui.Area | None:
        sight, theme = self._commands.sight, self._table.theme
        return sight.popovers.room(theme, self._popover(theme, remark), sight.weighted)

    def _popover(self, theme: ui.Theme, remark: Remark) -> ui.Popover:
        layout, letter = self._table.top.layout, max(1.0, theme.letter)
        shapes = [(units * letter, not remark.name) for units in ((remark.wide,) if remark.name else WIDTHS)]
        if not remark.name:
            docked = dict.fromkeys(area[2] for area in docks(layout))
            shapes += [(wide, False) for wide in docked if NARROW <= wide < NARROW * letter]
        faces = list[pygame.Surface]()
        for wide, has_foot in shapes:
            key = ("meeting", remark.title, remark.words, wide)
            faces.append(theme.cached(key, partial(ui.painted, _content(remark, has_foot), theme, wide)))
        boards = self._others_boards(remark.area) if remark.area else []
        spares = () if remark.area else parts_read(layout, is_begun=self._table.game.has_moved)
        return ui.Popover(TOLD, ui.PopoverKind.HINT, faces, remark.area, boards, self.close, spares)

    def _others_boards(self, area: ui.Area) -> list[ui.Area]:
        """The boards of other seats, but for the one that lies there: what is told of something else hides none."""
        places, own = self._table.top.layout.targets.values(), pygame.FRect(area)
        boards = dict.fromkeys(each.area for each in places if each.looks_at is not None and each.area[2])
        return [each for each in boards if not own.colliderect(each)]

    def popover(self, theme: ui.Theme) -> ui.Popover | None:
        """What is told; None for nothing."""
        return self._popover(theme, self._seen) if self._seen else None

    def stamps(self, theme: ui.Theme) -> list[ui.Stamp]:
        """A light round the piece that is told of."""
        told = self._seen
        return [ui.glow_stamp(theme, told.area)] if told and told.area else []


def _content(remark: Remark, has_foot: bool) -> ui.Box:
    title = [ui.Text(remark.title, ui.Style.TITLE, size=15.5, lines=2)] if remark.title else []
    words = ui.Text(remark.words, ui.Style.PROSE, size=15, lines=12)
    foot = [ui.Text(_say("meetings.closes"), ui.Style.BODY, size=12, colour=palette.DIM, lines=2)]
    return ui.Column(
        *title,
        words,
        *(foot if has_foot else []),
        gap=3,
        pad=(14, 9, 14, 9),
        back=(ui.popover_plate(edge=palette.LEGAL),),
    )
