"""The popover beside what is dark and pointed at: why it cannot be done, and the shortest way there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

import pygame

from game.engine.flow import Move
from game.engine.goal_search import Goal
from game.engine.selection import Selection
from game.text.sentences import Sentences
from scenes import ui
from scenes.play.help.goal_finder import PASS, PlanStep
from scenes.play.help.hints import LASTS
from scenes.play.help.reasons import why_not
from scenes.play.input.controls import Controls
from scenes.play.input.rails import VERB_PREFIX
from scenes.play.input.turn_input import handles_of
from scenes.play.view.table_view import TableView
from scenes.table.model import TableModel
from sprites.paint import palette
from sprites.things import discs

_say = Sentences("screens")

WAY = "way"
WIDTH, EDGE, DISC = 280.0, 10.0, 22.0
SIZE, SMALL = 14.0, 12.5

LINGERS = 1500.0
"""Milliseconds it stays once neither it nor its thing is pointed at: enough to come to it, and soon out of the way."""


class GoalPopover:
    """What one table says of a dark thing, as long as it is pointed at or nothing else is."""

    def __init__(self, table: TableView, controls: Controls, popovers: ui.PopoverLayer) -> None:
        self._table = table
        self._controls = controls
        self._popovers = popovers
        self._name = ""
        self._wish: Goal | None = None
        self._position = 0
        self._left = 0.0
        self._is_asked = False
        self._says_why: bool | None = None
        """Whether it says why not itself, once that is settled."""
        self._link_height = 0.0
        """Units of its last line, which goes the way; 0 where there is none."""

    def ask(self, name: str, is_tried: bool = False) -> None:
        """Tell of this place or button; of nothing, where nobody can wish for it now. What was tried, by a click or a
        key, is told as long as why it cannot be.
        """
        self.close()
        if self._table.game.tells_ways and (wish := self._wish_at(name)):
            self._name, self._wish, self._position = name, wish, self._table.game.position
            self._left = LASTS if is_tried else LINGERS
            self._says_why = None
            self._table.game.ways.ask(wish)

    @property
    def is_open(self) -> bool:
        """Whether anything is told."""
        return self._wish is not None

    def close(self) -> bool:
        """Tell nothing any more; False when nothing was told."""
        was_open = self._wish is not None
        self._wish, self._link_height, self._table.way = None, 0.0, None
        return was_open

    def advance(self, ms: float) -> bool:
        """Let time pass while nothing else is pointed at; True when the popover is over by that."""
        self._left -= ms
        if self._is_asked:
            self._left = max(self._left, LINGERS)
        return self._left <= 0 and self.close()

    def refresh(self, pointed: str | None) -> None:
        """Bring what is told in line with the position, and with what was found; it stays while it is pointed at."""
        if self._wish and self._position != self._table.game.position:
            self.close()
        self._is_asked = pointed in (self._name, WAY)
        self._table.way = self._table.game.ways.way(self._wish) if self._wish else None

    @property
    def link(self) -> pygame.Rect | None:
        """Where its last line lies in the window, in pixels; None where it goes no way."""
        rect = self._popovers.rect_of(WAY) if self._link_height else None
        if rect is None:
            return None
        high = self._table.theme.px(self._link_height)
        return pygame.Rect(rect.x, rect.bottom - high, rect.width, high)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that are made when it is gone that way; none where there is no way."""
        wish, way = self._wish, self._table.way
        return self._table.game.ways.played(wish, way) if wish and way else ()

    def _wish_at(self, name: str) -> Goal | None:
        verb = name.removeprefix(VERB_PREFIX)
        return self._table.game.ways.wish(verb, ()) if verb != name else self._table.wish_at(name)

    def _area(self) -> ui.Area | None:
        place = self._table.top.layout.targets.get(self._name)
        button = next((each for each in self._controls.buttons if each.name == self._name), None)
        return place.area if place else button.area if button else None

    def popover(self, theme: ui.Theme, is_refused: bool) -> ui.Popover | None:
        """The popover beside its thing. It says why not itself, unless that had been said when it opened. None where it
        says nothing.
        """
        area, steps = self._area(), self._steps
        if self._says_why is None:
            self._says_why = not is_refused
        lines = tuple(self._lines(steps)) if self._wish and area else ()
        self._link_height = 0.0
        if not lines:
            return None
        wide = WIDTH * max(1.0, theme.letter)
        face = theme.cached(("way", lines), lambda: ui.painted(_content(lines), theme, wide))
        if steps:
            self._link_height = _text(*lines[-1]).height(theme.at_corner(), wide - 2 * EDGE).wished + EDGE
        light = self._table.light_of(self._name)
        return ui.Popover(WAY, ui.PopoverKind.WHY, [face], area, close=self.close, light=light)

    @property
    def _steps(self) -> list[PlanStep]:
        return self._table.game.ways.steps(self._table.way) if self._table.way else []

    def _lines(self, steps: Sequence[PlanStep]) -> Iterator[tuple[str, str]]:
        """Why not, and the way, each with its kind."""
        table, wish = self._table, self._wish
        assert wish is not None
        place = table.top.layout.targets.get(self._name)
        if place and not place.verb and self._says_why:
            why = why_not(table, table.game.turn.refusals((), (wish.handle,), wish.verb)).words
            yield from [("why", why)] if why else []
        if steps:
            whole = "way.in_later_turns" if steps[-1].is_later else "way.at_once"
            yield "way", _say(whole, way=told(table, steps))
            yield "key", _say("way.key_first" if steps[-1].is_later else "way.key")

    def discs(self, theme: ui.Theme) -> list[ui.Stamp]:
        """Numbers where the way goes."""
        steps = self._steps if self._wish else []
        colour = self._table.game.session.seats[self._table.viewpoint.viewer].colour
        side = DISC * max(1.0, theme.letter)
        face = [discs.value_disc(theme, colour, number, side) for number in range(1, len(steps) + 1)]
        spots = [self._spot_of(step) for step in steps]
        stamps = []
        for number, (disc, spot) in enumerate(zip(face, spots, strict=True)):
            if spot:
                out = side * (0.8 if spot[3] < 2 * side else 1 / 3)
                beside = spots[:number].count(spot) * side - out
                corner = theme.spot(spot[0] + beside, spot[1] - out)
                stamps.append(ui.Stamp(disc, corner))
        return stamps

    def _spot_of(self, step: PlanStep) -> ui.Area | None:
        """Where a move is made: on what tells it best from the other moves, or else on its button."""
        decision, (verb, *handles) = step.position.decision, step.move
        assert decision is not None
        alike = [move for move in decision.moves if move[0] == verb]
        handles.reverse()
        rare = sorted(handles, key=lambda handle: sum(handle in move for move in alike))
        for handle in rare:
            for name, place in self._table.top.layout.targets.items():
                if place.area[2] and handle in handles_of(name, place) and place.verb in ("", verb):
                    return place.area
        button = next((each for each in self._controls.buttons if each.name == VERB_PREFIX + verb), None)
        return button.area if button else None


def told(table: TableView, steps: Sequence[PlanStep]) -> str:
    """A way in a sentence's part; what is done several times in a row is said once."""
    said, was_later = "", False
    for (is_later, move), alike in groupby((step.is_later, _words(table, step)) for step in steps):
        times = sum(1 for _ in alike)
        words = _say("way.move", move=move) if times == 1 else _say("way.times", move=move, n=times)
        if not said:
            said = words
        else:
            said = _say("way.later" if is_later and not was_later else "way.then", before=said, next=words)
        was_later = is_later
    return said


def _words(table: TableView, step: PlanStep) -> str:
    decision = step.position.decision
    assert decision is not None
    selection = Selection(decision.moves)
    model = replace(table.model(), view=step.position, decision=decision, selection=selection, draft=None)
    return table.table.words.move_words(model, step.move)


def overlooked_words(table: TableView) -> str:
    """What passing would cost, and the way that saves it; empty where it costs nothing that can be saved."""
    found = table.game.ways.overlooked
    if found is None:
        return ""
    say_game = Sentences(table.game.session.game.name)
    instead = told(table, table.game.ways.steps(found.way))
    more = found.then.points - found.now.points
    lost, left = found.now.lost, found.then.lost
    causes = table.table.losses(table.model(), lost or 0)
    return say_game("warnings.loss", lost=lost, causes=causes, left=left, more=more, instead=instead)


def stakes(table: TableView, move: Move) -> ui.Box | None:
    """What passing comes to and what the way that it overlooks does, side by side; None where nothing is overlooked."""
    found = table.game.ways.overlooked if move == (PASS.verb,) else None
    if found is None:
        return None
    told = ui.Explanation(_say("sure.stakes"), remarks=(_say("sure.stakes_told"),))

    def comes_to(points: int, words: str, colour: palette.Colour) -> ui.Box:
        return ui.Column(
            ui.Text(f"{points} {{vp}}", ui.Style.FIGURE, size=32, colour=colour, align="center", tells=told),
            ui.Text(_say(words), ui.Style.PAGE_ASIDE, size=16, align="center", lines=2, tells=told),
            grow=1,
        )

    arrow = ui.Text("›", ui.Style.FIGURE, size=32, colour=palette.DIM, align="center", wide=30, tells=told)
    return ui.Row(
        comes_to(found.now.points, "sure.now", palette.LOSS),
        arrow,
        comes_to(found.then.points, "sure.first", palette.GAIN),
        gap=6,
    )


def warning_of(table: TableView, model: TableModel, move: Move) -> str:
    """What a move would lose although it looks like an oversight, as far as that is known; empty for a sound move."""
    overlooked = overlooked_words(table) if move == (PASS.verb,) else ""
    return overlooked or table.table.warning(model, move)


def doubt_about(table: TableView, model: TableModel, move: Move) -> str:
    """What has to be agreed to before a move is made: what it would lose; empty for a sound move, and for one that the
    adviser names, whose panel says so already.
    """
    return "" if move in table.game.adviser.named else warning_of(table, model, move)


LOOKS = {
    "why": (ui.Style.STRONG, SIZE, palette.IVORY),
    "way": (ui.Style.BODY, SIZE, palette.WHAT_IF),
    "key": (ui.Style.BODY, SMALL, palette.IVORY),
}


def _text(kind: str, words: str) -> ui.Text:
    """A line; the one that takes clicks has a plate."""
    style, size, colour = LOOKS[kind]
    if kind == "key":
        return ui.Text(
            words,
            style,
            size=size,
            colour=colour,
            lines=8,
            pad=(6, 3, 6, 3),
            back=(ui.fill(palette.WHAT_IF_CELL, 0.9, 5),),
        )
    return ui.Text(words, style, size=size, colour=colour, lines=8)


def _content(lines: Sequence[tuple[str, str]]) -> ui.Box:
    edge = ui.popover_plate(palette.DARK_INK, edge=palette.WHAT_IF if len(lines) > 1 else palette.ERROR)
    texts = [_text(*line) for line in lines]
    return ui.Column(*texts, gap=5, pad=(EDGE, EDGE, EDGE, EDGE), back=(edge,))
