"""The adviser's panel: one line for every move that it speaks of, each a button, and discs on the pieces concerned.

Pressing a line shows the place, picks the piece up, or plays the move, as far as the advice goes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.bots.advice.promises import names_of
from game.bots.analysis.move_analysis import MoveAnalysis
from game.bots.roster import ADVISER, evaluator_of
from game.engine import Move
from game.text.sentences import Sentences
from scenes import ui
from scenes.play.help.advice_lines import AdviceLine, AdviceLines, shorter
from scenes.play.help.advice_places import (
    button_disc,
    button_of,
    disc_corner,
    disc_middle,
    opens_choice,
    place_of,
    spot_of,
)
from scenes.play.help.advice_popover import EDGE, SIZE, SMALL, TITLE, advice_width
from scenes.play.help.adviser import LOOK, MOVES, PIECES, Adviser
from scenes.play.help.possible import clear_button
from scenes.play.input.answers import ANSWER_PREFIX
from scenes.play.input.controls import Controls, Group
from scenes.play.view.table_view import TableView
from scenes.ui.host.placement import READ, SPOKEN_OF, parts_read
from scenes.ui.host.popover_places import window_of
from scenes.ui.keymap import contexts
from sprites.paint import palette
from sprites.things import discs

_say = Sentences("screens")

ADVICE = "advice"
LINE_PREFIX = "advice:"
ZONE = "advice"
DISC = 22.0
"""How wide a disc is."""

ENTER = "focus.act"
"""What plays the first line as long as the focus has not been moved."""

CAP = 12.0
"""The size of the letters on the cap of a line's key."""

SHARE, HIGH = 0.56, 330.0
"""How wide the panel is, of a usual popover of the adviser, so that it hides no more than the boards of other seats,
and how many units high at least: it has room from the start for all that comes.
"""

FIGURES = {"vp": 60.0, "strength": 60.0, "health": 200.0, "sum": 200.0}
"""What is read of everybody before one decides, and what it costs to hide it: health stands nowhere else, nor does what
an attack comes to.
"""

HOLDINGS, OF_HOLDINGS = "strip", 300.0
"""Where a table shows what its seat holds, and what it costs to hide that: advice says what to pay with."""

LATEST_TURN, OF_A_LATEST_TURN = "latest_turn", 20.0
"""Where a table shows what another side did, and what it costs to hide that: nothing is chosen by it."""

KEPT_CLEAR = 120.0
"""What it costs to hide one of the figures that a choice hangs on, such as prices: advice is read beside them."""

NAMED = 900.0
"""What it costs to hide a piece that the lines name."""

DEEPER_AFTER = 1800.0
"""Milliseconds after which the panel tells more by itself: time to read what it says, and to look there oneself."""

READ_FOR = 400.0
"""Milliseconds that a line must have been there before it can be pressed, where it came unasked."""

WHOLE_FOR = 1200.0
"""Milliseconds that the whole advice must have been seen before the key that asks for it closes it."""

SEEN = 100.0
"""Milliseconds of a frame that count for that: what comes in a slow one has not been seen meanwhile."""

ENDS = (".", "?", "!")

MOST_LINES = 9
"""Lines that a sentence may take: a whole warning in the narrowest shape."""


class _DiscSpot(NamedTuple):
    """Where a move is made, and the middle of its disc: of a hex the middle, so that no other one can be meant."""

    area: ui.Area
    disc: ui.Point


class AdvicePanel:
    """The panel over one table. `press` is what a line does that was pressed."""

    def __init__(
        self,
        table: TableView,
        controls: Controls,
        popovers: ui.PopoverLayer,
        host: ui.Host,
        press: Callable[[AdviceLine], None],
    ) -> None:
        self._table = table
        self._host = host
        self.said = AdviceLines(table)
        self._controls = controls
        self._popovers = popovers
        self._press = press
        self.looked_at: tuple[int, Move] | None = None
        """The position, and the move of the line that was pressed to see where it is about."""

        self._put_away = -1
        """The position in which the advice was put away."""

        self._asked: tuple[int, int] = (0, 0)
        self._told: MoveAnalysis | None = None
        self._meant: list[Move] = []
        self._rested = READ_FOR
        self._read = 0.0
        self._whole = 0.0
        self._highest: tuple[object, float] = (), 0.0

    @property
    def _adviser(self) -> Adviser:
        return self._table.game.adviser

    @property
    def is_open(self) -> bool:
        """Whether the panel is seen."""
        return bool(self._adviser.depth)

    @property
    def state(self) -> tuple[object, ...]:
        """What the panel shows."""
        adviser = self._adviser
        if not self.is_open:
            return ()
        found = self._table.game.ways.overlooked
        return (
            self._table.game.position, adviser.depth, adviser.analysis, adviser.is_thinking, found, self.looked_at,
            self.has_enter,
        )  # fmt: skip

    def advance(self, ms: float) -> bool:
        """Let time pass; True when more is told by now. Moves that have come by themselves are not pressed by who meant
        what was there before.
        """
        asked, told = (self._table.game.position, self._adviser.depth), self._adviser.analysis
        meant = (
            self._meant if told is self._told and asked == self._asked else [each.move for each in self.said.lines()]
        )
        if asked != self._asked:
            self._rested = READ_FOR
        elif meant != self._meant:
            self._rested = 0.0
        else:
            self._rested += ms
        self._read = self._read + ms if asked == self._asked and told and meant == self._meant else 0.0
        is_whole = told is not None and self._adviser.depth == MOVES
        self._whole = self._whole + min(ms, SEEN) if is_whole and asked == self._asked else 0.0
        self._asked, self._told, self._meant = asked, told, meant
        if self._adviser.depth in (LOOK, PIECES) and told and not self.said.has_first_look:
            self._adviser.tell_all()
            self._begin_reading()
            return True
        if self._read < DEEPER_AFTER or self._adviser.depth not in (LOOK, PIECES):
            return False
        self._adviser.tell_more()
        self._begin_reading()
        return True

    def _begin_reading(self) -> None:
        """More has come by itself: it is pressed only once it could be read."""
        self._asked = self._table.game.position, self._adviser.depth
        self._meant, self._rested, self._read = [each.move for each in self.said.lines()], 0.0, 0.0

    @property
    def may_be_pressed(self) -> bool:
        """Whether what is there now has been there long enough to be meant."""
        return self._rested >= READ_FOR

    def ask(self) -> None:
        """The key or button of the adviser: open, then show all there is at once; close only what is seen whole, and
        nothing while it thinks on.

        What was told of the pointer or the focus is over, and nothing more is until one of them has moved.
        """
        if self._adviser.depth != MOVES:
            self._table.game.ask_adviser()
            self._host.ring.visible = False
            self._host.rest()
            self._host.hush()
        elif self._whole >= WHOLE_FOR and not self._adviser.is_thinking:
            self._close()

    def _close(self) -> None:
        if self.is_open:
            self._put_away = self._table.game.position
        self._adviser.put_away()

    def close(self) -> bool:
        """Put the advice away, and what is told beside it; False where there is none."""
        was_open = self.is_open
        self._close()
        if was_open:
            self._host.hush()
        return was_open

    @property
    def has_enter(self) -> bool:
        """Whether Enter is meant for the advice: the focus has not been moved since it was asked for."""
        return self.is_open and self._host.focused is None

    def key_of(self, number: int) -> ui.InputAction:
        """The key that presses a line: it is printed beside it."""
        plays_first = number == 0 and self._adviser.depth == MOVES and self.has_enter
        return ui.action(ENTER if plays_first else f"{contexts.ADVICE}.line_{number + 1}")

    def take_key(self, event: pygame.event.Event) -> bool:
        """Press the line whose key or number this is. Enter plays what is advised, however much of it is told, and
        brings advice back that was put away: nobody means the first piece of the table by it. False where it is no key
        of the panel.
        """
        if not self.is_open:
            is_back = self._put_away == self._table.game.position and self._host.focused is None
            if not (is_back and ui.is_meant(event, ENTER)):
                return False
            self.ask()
            self.ask()
            return True
        if meant := ui.action_of(event, contexts.ADVICE):
            number = int(meant.name.removeprefix("line_")) - 1
            return self._host.press(f"{LINE_PREFIX}{number}")
        if not (self.has_enter and ui.is_meant(event, ENTER)):
            return False
        if self._adviser.depth == MOVES:
            self._host.press(f"{LINE_PREFIX}0")
            return True
        is_told = bool(self.said.lines()) and self.may_be_pressed
        self.ask()
        if is_told:
            move = self._adviser.proposals[0].move
            self._press(next(each for each in self.said.lines() if each.move == move))
        return True

    def group(self, theme: ui.Theme, weighted: Sequence[ui.Weighted]) -> Group | None:
        """The panel with its lines as buttons, clear of what it speaks of; None while nothing is asked."""
        if not self.is_open:
            return None
        depth, later = self._adviser.depth, self.said.lines(MOVES)
        lines = self.said.lines(depth)
        layout, size = self._table.top.layout, self._size(theme, {depth: lines, MOVES: later})
        past = [area for name, area in layout.anchors.items() if name.partition("@")[0] == LATEST_TURN]
        read = {True: OF_A_LATEST_TURN, False: KEPT_CLEAR}
        minded = [(area, read[area in past] if weight == READ else weight) for area, weight in weighted]
        minded += [*self._spoken_of([*lines, *later]), *figures_of(layout)]
        minded += [(area, OF_HOLDINGS) for area in filter(None, [layout.anchors.get(HOLDINGS)])]
        rest = partial(parts_read, layout, is_begun=False)  # most of where cards are laid is empty, and they are pieces
        _, area = self._popovers.panel_spot(theme, ADVICE, [size], None, minded, rest=rest, is_steady=True)
        seen = self._fitting(theme, lines, depth, *size)
        self._note_read(_words_of(seen))
        content = self._content(seen, depth)
        left, top, wide, high = area  # the room is kept for what is still to come, and not filled before
        area = (left, top, wide, min(high, content.height(theme, wide).wished))
        return Group.of(theme, area, content, floats=True, name=ADVICE, close=self.close)

    def _spoken_of(self, lines: Sequence[AdviceLine]) -> list[ui.Weighted]:
        """What it costs to hide where the moves of these lines are made, and the pieces that they name: of one that a
        move is made with no other copies, which lie everywhere.
        """
        seat, layout, game = self._table.viewpoint.viewer, self._table.top.layout, self._table.game.session.game
        part, say_game, words = evaluator_of(game).consequences, Sentences(game.name), _words_of(lines)
        spots = self._spots_of(lines)
        for line, spot in zip(lines, spots, strict=False):
            if spot and (name := part.english(part.piece(line.move))):
                words = words.replace(say_game.name(name), "")
        named = [(area, NAMED) for area in layout.named_in(words, seat)]
        return [*((spot.area, SPOKEN_OF) for spot in spots if spot), *named]

    def _size(self, theme: ui.Theme, told: Mapping[int, Sequence[AdviceLine]]) -> tuple[float, float]:
        """How large the panel is: as high as is usual, and higher only where nothing more of the lines `told` at each
        depth can be left out; then never lower again, as it keeps its place while they change.
        """
        about = self._table.game.position, theme.size, theme.letter
        letter, wide = max(1.0, theme.letter), SHARE * advice_width(theme)
        high = self._highest[1] if self._highest[0] == about else HIGH * letter
        for depth, lines in told.items():
            least = self._fitting(theme, lines, depth, wide, high)
            high = max(high, self._content(least, depth).height(theme, wide).wished)
        self._highest = about, high
        return wide, high

    def _fitting(
        self, theme: ui.Theme, lines: Sequence[AdviceLine], depth: int, wide: float, high: float
    ) -> Sequence[AdviceLine]:
        """The lines with so few words that the panel has room for them."""
        while self._content(lines, depth).height(theme, wide).wished > high and (briefer := shorter(lines)):
            lines = briefer
        return lines

    def _note_read(self, words: str) -> None:
        """Tell the adviser which of its promises stand in the words that are seen."""
        session, analysis = self._table.game.session, self._adviser.analysis
        if analysis is None:
            return
        part, say_game = evaluator_of(session.game, ADVISER).consequences, Sentences(session.game.name)
        self._adviser.note_read(
            move
            for move in analysis.promised
            if any(say_game.name(each.english) in words for each in names_of(part, session.state, [move]))
        )

    def _content(self, lines: Sequence[AdviceLine], depth: int) -> ui.Box:
        adviser = self._adviser
        told = ui.Explanation(_say("advice.title"), remarks=(_say("advice.told"),))
        title = ui.Text(_say("advice.title"), ui.Style.TITLE, size=TITLE, tells=told)
        said: list[ui.Box] = []
        is_waiting = adviser.analysis is None or not lines
        if is_waiting:
            said.append(ui.Text(self._trying(), ui.Style.BODY, size=SIZE, lines=3, tells=told))
        elif len(lines) > 1 and len(self.said.named()) > 1:
            said.append(ui.Text(_say("advice.as_good"), ui.Style.BODY, size=SMALL, lines=3, tells=told))
        elif depth == MOVES and adviser.sureness == "only":
            said.append(ui.Text(self._only(), ui.Style.BODY, size=SMALL, lines=3, tells=told))
        is_whole = depth == MOVES and adviser.analysis is not None
        foot = _say(
            "advice.foot_moves"
            if is_whole
            else "advice.foot_waits"
            if depth == MOVES or is_waiting
            else "advice.foot_unfolds"
        )
        entries = [self._entry(number, line, depth) for number, line in enumerate(lines)]
        return ui.Column(
            title,
            *entries,
            *said,
            ui.Gap(grow=1),
            ui.Text(foot, ui.Style.BODY, size=SMALL, colour=palette.DIM, lines=3, tells=told),
            gap=4,
            pad=(14, EDGE, EDGE, EDGE),
            back=(ui.popover_plate(),),
        )

    def _only(self) -> str:
        """That there is but one move: in the game's words where nothing else is legal."""
        session, analysis = self._table.game.session, self._adviser.analysis
        say_game, decision = Sentences(session.game.name), session.state.decision
        if (
            analysis
            and decision
            and len(decision.moves) == 1
            and say_game.has(key := f"advice.only.{analysis.move[0]}")
        ):
            return say_game(key)
        return _say("advice.only")

    def _trying(self) -> str:
        """What is being done before there is any answer."""
        decision = self._table.game.session.state.decision
        count = len(decision.moves) if decision else 0
        return _say("advice.trying", n=count) if count > 1 else _say("advice.thinking")

    def _entry(self, number: int, each: AdviceLine, depth: int) -> ui.Box:
        """A line under a clear button; its disc has the number of its key, and lies on the table where its move is
        made.
        """
        colour = self._table.game.session.seats[self._table.viewpoint.viewer].colour
        does = {LOOK: "shows", PIECES: "picks_up", MOVES: "plays"}[depth]
        key = self.key_of(number)
        disc = [ui.Glyph(_paint_disc, DISC, colour, number + 1)] if depth != LOOK else []
        signs = ui.Column(*disc, ui.KeyCap(key, CAP, ui.action(ENTER)), gap=2)
        head = each.head if each.head.endswith(ENDS) else f"{each.head}."
        words = ui.Column(
            ui.Text(head, ui.Style.PROSE, size=SIZE, lines=MOST_LINES),
            *(ui.Text(says, ui.Style.BODY, size=SMALL, lines=MOST_LINES) for says in each.says),
            grow=1,
        )
        told = ui.Explanation(_say("advice.title"), remarks=(_say(f"advice.{does}", number=number + 1),))
        label = " ".join((head, *each.says))
        over = clear_button(f"{LINE_PREFIX}{number}", label, partial(self._press, each), ZONE, told, key)
        return ui.Overlay(ui.Row(signs, words, gap=8, pad=(4, 2, 4, 2)), over)

    def disc_stamps(self, theme: ui.Theme) -> list[ui.Stamp]:
        """A disc on every piece that a line is about, with the number of that line."""
        colour = self._table.game.session.seats[self._table.viewpoint.viewer].colour
        spots = enumerate(self._spots(), 1)
        return [_disc_stamp(theme, number, colour, spot.disc) for number, spot in spots if spot]

    def spots(self) -> list[ui.Area | None]:
        """Where the moves are made that the lines tell of, from the second depth on."""
        return [spot and spot.area for spot in self._spots()]

    def _spots(self) -> list[_DiscSpot | None]:
        return self._spots_of(self.said.lines()) if self._adviser.depth >= PIECES else []

    def _spots_of(self, lines: Sequence[AdviceLine]) -> list[_DiscSpot | None]:
        layout, part = self._table.top.layout, evaluator_of(self._table.game.session.game).consequences
        targets = layout.targets
        moves, found = [each.move for each in lines], list[_DiscSpot | None]()
        for each in lines:
            if here := self.said.here(each.move):
                x, y, wide, high = area = targets[here].area
                found.append(_DiscSpot(area, (x + wide / 2, y + high / 2)))
                continue
            name = "" if each.is_batch else place_of(self._table, moves, each.move, part.piece(each.move))
            is_chosen_later = bool(name) and opens_choice(name, targets[name])
            button = None
            if not name or is_chosen_later:
                button = button_of(self._table, self._controls, each.move)
            if button:
                others = [other.area for other in self._controls.buttons if _is_answer(other.name, button, other.area)]
                found.append(_DiscSpot(button, button_disc(button, others, DISC, layout.kept_clear)))
            elif name:
                area = targets[name].area
                found.append(_DiscSpot(area, disc_middle(area, disc_corner(targets, name), DISC)))
            else:
                found.append(None)
        return found

    @property
    def shown(self) -> list[ui.Area]:
        """What lights up since its line was pressed to see where it is about."""
        if self._adviser.depth != LOOK or self.looked_at is None or self.looked_at[0] != self._table.game.position:
            return []
        spot = spot_of(self._table, self._controls, [self.looked_at[1]], self.looked_at[1])
        return [spot] if spot else []


def figures_of(layout: ui.TableLayout) -> list[ui.Weighted]:
    """What it costs to hide the points, the strength and the health of any seat, and what an attack comes to."""
    kinds = ((target.area, name.partition("@")[0]) for name, target in layout.targets.items() if "@" in name)
    return [(area, FIGURES[kind]) for area, kind in kinds if kind in FIGURES]


def _is_answer(name: str, button: ui.Area, area: ui.Area) -> bool:
    """Whether this is the button of another answer."""
    return name.startswith(ANSWER_PREFIX) and area != button


def _words_of(lines: Sequence[AdviceLine]) -> str:
    return " ".join(said for each in lines for said in (each.head, *each.says))


def _disc_stamp(theme: ui.Theme, number: int, colour: int, middle: ui.Point) -> ui.Stamp:
    """A disc around this point."""
    side = DISC * max(1.0, theme.letter)
    face = discs.value_disc(theme, colour, number, side)
    x, y, wide, high = window_of(theme)
    left = min(max(x, middle[0] - side / 2), x + wide - side)  # a piece at the edge of the window has a whole disc, too
    top = min(max(y, middle[1] - side / 2), y + high - side)
    return ui.Stamp(face, theme.spot(left, top))


def _paint_disc(pen: ui.Pen, x: float, y: float, side: float, colour: int, number: int) -> None:
    pen.stamp(discs.value_disc(pen.theme, colour, number, side), x, y, "center")
