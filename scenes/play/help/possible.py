"""What can I do?: every kind of move that is legal now, with the best example by the forecast and what that brings.

It is no advice: it puts no kind before another one, and sees only what the table foresees anyway. What an entry stands
for is lit on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.bots.roster import evaluator_of
from game.engine.flow import Move
from game.text.sentences import Sentences
from scenes import ui
from scenes.play.input.answers import buttons_of
from scenes.play.input.controls import Controls, Group
from scenes.play.view.table_view import TableView
from scenes.ui.box import NONE
from sprites.paint import palette

_say = Sentences("screens")

POSSIBLE = "possible"
KIND_PREFIX = "kind:"
ZONE = "kinds"
WIDTH, HIGHEST = 400.0, 560.0
TITLE, SIZE, SMALL = 17.0, 15.0, 13.5

FEW = 8
"""So many moves of one verb at most stand one by one."""

MOST_WEIGHED, AT_ONCE = 60, 4
"""Moves of a kind among which the best example is looked for, evenly spread, and those that are weighed in a frame."""


class Example(NamedTuple):
    """A move of a kind, and the most telling changes that it brings; no move where nobody can know which is good."""

    move: Move | None
    brings: ui.Tried


class Possible:
    """The list of what can be done at one table."""

    def __init__(self, table: TableView, popovers: ui.PopoverLayer) -> None:
        self._table = table
        self._popovers = popovers
        self._opened_at: int | None = None
        self._examples: list[Example] = []
        self._left: list[Move] = []
        self._best: Move | None = None
        self.chosen: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether the list is there: until a move is made or a piece picked."""
        game = self._table.game
        return self._opened_at == game.position and self.can_open and not game.turn.is_begun

    @property
    def can_open(self) -> bool:
        """Whether a person is asked something here and now."""
        is_hidden = self._table.viewpoint.is_covered or self._table.shown_state is not None
        return self._table.game.is_person_deciding and self._table.game.answers and not is_hidden

    def toggle(self) -> None:
        """Open the list, or close it. What was picked is let go of."""
        if self.is_open:
            self.close()
        elif self.can_open:
            self._table.game.turn.call_off()
            self._opened_at, self.chosen = self._table.game.position, None
            self._examples, self._left = [], []

    def close(self) -> bool:
        """Take the list away; False when there was none."""
        was_open, self._opened_at = self.is_open, None
        return was_open

    def choose(self, name: str) -> None:
        """Keep what this entry stands for lit, or let it go."""
        self.chosen = None if self.chosen == name else name

    @property
    def state(self) -> tuple[object, ...]:
        """What the list shows."""
        return (self._opened_at, len(self._examples), self.chosen) if self.is_open else ()

    # -- kinds and examples -----------------------------------------------------------------------------------

    @property
    def kinds(self) -> list[tuple[Move, ...]]:
        """The legal moves by their verbs; those of a single verb one by one where they are few."""
        moves = self._table.game.turn.selection.moves
        verbs = dict.fromkeys(move[0] for move in moves)
        if len(verbs) == 1 and len(moves) <= FEW:
            return [(move,) for move in moves]
        return [tuple(move for move in moves if move[0] == verb) for verb in verbs]

    def advance(self) -> bool:
        """Look on for the example of a kind; True when there is one more."""
        if not self.is_open or len(self._examples) == len(kinds := self.kinds):
            return False
        if not self._left:
            moves = kinds[len(self._examples)]
            self._left, self._best = list(moves[:: len(moves) // MOST_WEIGHED + 1]), None
        some, self._left = self._left[:AT_ONCE], self._left[AT_ONCE:]
        foresight = self._table.game.foresight(self._table.viewpoint.eyes)
        self._best = foresight.best([*([self._best] if self._best else []), *some])
        if self._left:
            return False
        self._examples.append(Example(self._best, self._table.brought_by(self._best) if self._best else ()))
        return True

    # -- where it can be done ---------------------------------------------------------------------------------

    def moves_of(self, name: str | None) -> frozenset[Move]:
        """The moves that an entry stands for."""
        if not self.is_open or name is None or not name.startswith(KIND_PREFIX):
            return frozenset()
        kinds, number = self.kinds, int(name.removeprefix(KIND_PREFIX))
        return frozenset(kinds[number]) if number < len(kinds) else frozenset()

    def places_of(self, moves: frozenset[Move]) -> frozenset[str]:
        """Where on the table these moves begin."""
        lit, at = self._table.lit_targets, self._table.game.turn.moves_at
        return frozenset(name for name, place in lit.items() if moves and not moves.isdisjoint(at(name, place)))

    def buttons_of(self, moves: frozenset[Move], controls: Controls) -> list[ui.Area]:
        """The buttons by which these moves are made."""
        names = {name for move in moves for name in buttons_of(move, self._table.game.turn.draft)}
        return [button.area for button in controls.buttons if button.name in names]

    # -- what is seen -----------------------------------------------------------------------------------------

    def group(self, theme: ui.Theme, weighted: Sequence[ui.Weighted]) -> Group | None:
        """The list with its entries as buttons, as full as it has room; None where it is closed."""
        if not self.is_open:
            return None
        width = WIDTH * max(1.0, theme.letter)
        popovers = [(popover, popover.height(theme, width).wished) for popover in map(self._content, (3, 2, 1))]
        sizes = [(width, high) for _, high in popovers if high <= HIGHEST] or [(width, popovers[-1][1])]
        number, area = self._popovers.panel_spot(theme, POSSIBLE, sizes, None, weighted)
        popover = popovers[len(popovers) - len(sizes) + number][0]
        return Group.of(theme, area, popover, floats=True, name=POSSIBLE, close=self.close)

    def _content(self, lines: int) -> ui.Box:
        title = ui.Text(_say("possible.title"), ui.Style.TITLE, size=TITLE, tells=_told())
        entries = [self._entry(number, moves, lines) for number, moves in enumerate(self.kinds)]
        foot = ui.Text(_say("possible.foot"), ui.Style.BODY, size=SMALL - 1, colour=palette.DIM, lines=2, tells=_told())
        return ui.Column(title, 3, *entries, 3, foot, gap=1, pad=(12, 9, 12, 9), back=(ui.popover_plate(),))

    def _entry(self, number: int, moves: Sequence[Move], lines: int) -> ui.Box:
        table, name = self._table, f"{KIND_PREFIX}{number}"
        model, say_game = table.model(), Sentences(table.game.session.game.name)
        words, verb = table.table.words, moves[0][0]
        is_one = len(moves) == 1
        label = words.move_words(model, moves[0]) if is_one else say_game(f"verbs.{verb}")
        piece = evaluator_of(table.game.session.game).consequences.piece
        pieces = len({piece(move) for move in moves})
        head = label if pieces == 1 else _say("possible.kind", kind=label, n=pieces)
        does = next((each.does for each in words.rail_verbs(model) if each.verb == verb), "")
        found = self._examples[number] if number < len(self._examples) else None
        example, brings = self._found(found, is_one)
        ink = palette.HOT if self.chosen == name else palette.IVORY
        parts = [
            ui.Text(head, ui.Style.STRONG, size=SIZE, colour=ink, lines=2),
            *([ui.Text(does, ui.Style.BODY, size=SMALL, lines=2)] if does and lines > 2 else []),
            *(
                [ui.Text(example, ui.Style.BODY, size=SMALL, colour=palette.WHAT_IF, lines=2)]
                if example and lines > 1
                else []
            ),
            *([ui.Text(brings, ui.Style.FIGURE, size=SMALL, colour=palette.WHAT_IF, lines=2)] if brings else []),
        ]
        remarks = tuple(filter(None, (does, example, brings, _say("possible.lights"))))
        act = partial(self.choose, name)
        return ui.Overlay(
            ui.Column(*parts, pad=(8, 3, 8, 4)),
            clear_button(name, label, act, ZONE, ui.Explanation(label, remarks=remarks)),
        )

    def _found(self, found: Example | None, is_one: bool) -> tuple[str, str]:
        """The example of a kind and what it brings, as far as it is known."""
        if found is None:
            return _say("possible.looking"), ""
        if found.move is None:
            return "" if is_one else _say("possible.unknown"), ""
        brings = "     ".join(f"{{{glyph}}} {words}" if glyph else words for glyph, words in found.brings)
        words = self._table.table.words.move_words(self._table.model(), found.move)
        return "" if is_one else _say("possible.example", move=words), brings


class _Entry(ui.Button):
    """A clear button over the words of an entry; its edge lights up under the pointer and the focus."""

    __slots__ = ()

    def content_width(self, theme: ui.Theme) -> ui.Extent:
        """As wide as the words under it."""
        return NONE

    def content_height(self, theme: ui.Theme, wide: float) -> ui.Extent:
        """As high as the words under it."""
        return NONE

    def draw(self, theme: ui.Theme, surface: pygame.Surface, laid: ui.LaidControl, state: ui.InputState) -> None:
        """Its edge."""
        if self.name in (state.hovered, state.focused):
            ui.lay_outline(theme, surface, laid.area, palette.BRASS_LIGHT, 1.2, 5)


def clear_button(
    name: str, label: str, act: ui.Press, zone: str, tells: ui.Explanation, key: ui.InputAction | None = None
) -> ui.Button:
    """A button over words that are drawn already, and the cap of its key with them."""
    return _Entry(name, label, act, zone=zone, tells=tells, key=key)


def _told() -> ui.Explanation:
    return ui.Explanation(_say("possible.title"), remarks=(_say("possible.told"),))
