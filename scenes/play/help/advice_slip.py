"""The adviser's slip, and the numbered discs on what it speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pygame

from game.bots.analysis.move_analysis import MoveReason
from game.engine.flow import Move
from game.text.sentences import Sentences, listed
from scenes.play.help.adviser import LOOK, MOVES, PIECES, Advice, Adviser
from scenes.play.input.answers import buttons_of
from scenes.play.input.controls import Controls
from scenes.play.input.turn_input import handles_of
from scenes.play.view.table_view import TableView
from scenes.ui.box import Box
from scenes.ui.boxes import Column, Row
from scenes.ui.host.canvas import Stamp
from scenes.ui.host.popover import Popover, PopoverKind
from scenes.ui.host.slips import painted, slip_plate
from scenes.ui.host.target import Area
from scenes.ui.leaves import Glyph
from scenes.ui.numbers import signed
from scenes.ui.pen import Pen
from scenes.ui.text import Style, Text
from sprites.paint import palette
from sprites.paint.theme import Theme
from sprites.things import discs

_say = Sentences("screens")

ADVICE = "advice"
WIDTH, EDGE, DISC = 420.0, 12.0, 22.0
TITLE, SIZE, SMALL = 18.0, 15.0, 13.5
WEIGHTY = (0.7, 2.0)
"""From so many points on a reason has two signs, and three."""


def advice_popover(theme: Theme, table: TableView, controls: Controls, adviser: Adviser) -> Popover | None:
    """The slip, clear of what it speaks of; None while nothing is asked."""
    if not adviser.depth:
        return None
    face = _face(theme, table, adviser, _named(table, adviser))
    spots = [spot for spot in _spots(table, controls, adviser) if spot]
    return Popover(ADVICE, PopoverKind.PANEL, [face], avoid=spots, close=adviser.put_away)


def disc_stamps(theme: Theme, table: TableView, controls: Controls, adviser: Adviser) -> list[Stamp]:
    """A disc on every piece that the slip names."""
    colour = table.game.session.seats[table.viewpoint.viewer].colour
    spots = enumerate(_spots(table, controls, adviser), 1)
    return [_disc_stamp(theme, number, colour, spot) for number, spot in spots if spot]


def _spots(table: TableView, controls: Controls, adviser: Adviser) -> list[Area | None]:
    """Where the moves are made that the slip tells of, once it names pieces."""
    if adviser.depth < PIECES:
        return []
    proposals = [*_named(table, adviser).values()]
    return [_spot(table, controls, proposals, each.move) for each in proposals]


def _named(table: TableView, adviser: Adviser) -> dict[str, Advice]:
    """The proposals by their words, the first of each: what is called alike differs in the copy of a piece only."""
    model, named = table.model(), dict[str, Advice]()
    for each in adviser.proposals:
        named.setdefault(table.table.words.move_words(model, each.move), each)
    return named


def _face(theme: Theme, table: TableView, adviser: Adviser, named: Mapping[str, Advice]) -> pygame.Surface:
    key = ("advice", table.game.position, adviser.depth, adviser.counsel, adviser.is_thinking, tuple(named))
    return theme.cached(key, lambda: painted(_slip(table, adviser, named), theme, slip_width(theme)))


def slip_width(theme: Theme) -> float:
    """How wide a slip of the adviser is."""
    return WIDTH * max(1.0, theme.letter)


def _slip(table: TableView, adviser: Adviser, named: Mapping[str, Advice]) -> Box:
    say_game = Sentences(table.game.session.game.name)
    if adviser.counsel is None:
        return slip(_say("advice.title"), line(_say("advice.thinking"), SIZE, palette.SECONDARY))
    colour = table.game.session.seats[table.viewpoint.viewer].colour
    return slip(_say("advice.title"), *_told(say_game, adviser, named, colour))


def slip(title: str, *lines: Box) -> Box:
    """A slip of the adviser."""
    head = Text(title, Style.TITLE, size=TITLE)
    return Column(head, *lines, gap=5, pad=(14, EDGE, EDGE, EDGE), back=(slip_plate(),))


def _told(say_game: Sentences, adviser: Adviser, named: Mapping[str, Advice], colour: int) -> Iterator[Box]:
    if adviser.depth == LOOK:
        keys = dict.fromkeys(each.key for proposal in named.values() for each in proposal.reasons if each.worth > 0)
        matters = listed([say_game(f"speaks_for.{key}") for key in [*keys][:2]])
        yield line(_say("advice.look", what=matters) if keys else _say("advice.nothing_special"))
    else:
        for number, (words, proposal) in enumerate(named.items(), 1):
            is_same = number > 1 and not proposal.reasons
            reasons = _say("advice.same") if is_same else reasons_in_words(say_game, proposal.reasons)
            yield Row(
                Glyph(_paint_disc, DISC, colour, number),
                Column(
                    *([line(words)] if adviser.depth == MOVES else []),
                    line(reasons, SMALL, palette.SECONDARY),
                    grow=1,
                ),
                gap=8,
            )
    sureness = "as_good" if len(named) > 1 else adviser.sureness
    yield line(_say(f"advice.{sureness}"), SMALL, palette.SECONDARY)
    more = "away" if adviser.depth == MOVES else "more"
    yield line(
        _say("advice.better_comes" if adviser.is_thinking else "advice.thought", more=_say(f"advice.{more}")),
        SMALL,
        palette.DIM,
    )


def line(words: str, size: float = SIZE, colour: palette.Colour = palette.IVORY) -> Text:
    """Words of the adviser, in a line or more."""
    return Text(words, Style.BODY, size=size, colour=colour, lines=4)


def reasons_in_words(say_game: Sentences, reasons: Sequence[MoveReason]) -> str:
    """Reasons, each with how much it weighs."""
    if not reasons:
        return _say("advice.habit")
    return "  ".join(
        _say("advice.reason", what=say_game(f"speaks_for.{key}"), weight=_weight(worth)) for key, worth in reasons
    )


def terms(say_game: Sentences, reasons: Sequence[MoveReason]) -> str:
    """The two terms that make most of a difference, each by name and with what it is worth."""
    named = [each for each in reasons[:2] if round(each.worth)]
    return _say("advice.and").join(
        _say("advice.term", what=say_game(f"speaks_for.{each.key}"), worth=signed(round(each.worth))) for each in named
    )


def _weight(worth: float) -> str:
    """One to three signs: how much a reason weighs, for or against."""
    return ("+" if worth > 0 else "\N{MINUS SIGN}") * (1 + sum(abs(worth) >= least for least in WEIGHTY))


def _spot(table: TableView, controls: Controls, proposals: Sequence[Advice], move: Move) -> Area | None:
    """Where a move is made: on what tells it from the other proposals, or else on its button."""
    moves = [each.move for each in proposals]
    handles = sorted(move[1:], key=lambda handle: sum(handle in each for each in moves))
    for handle in handles:
        for name, place in table.top.layout.places.items():
            if place.area[2] and handle in handles_of(name, place) and place.verb in ("", move[0]):
                return place.area
    for name in buttons_of(move, table.game.turn.draft):
        found = next((button for button in controls.buttons if button.name == name), None)
        if found:
            return found.area
    return None


def _disc_stamp(theme: Theme, number: int, colour: int, spot: Area) -> Stamp:
    """A disc on the upper left corner of a piece."""
    side = DISC * max(1.0, theme.letter)
    face = discs.value_disc(theme, colour, number, side)
    return Stamp(face, theme.spot(spot[0] - side / 3, spot[1] - side / 3))


def _paint_disc(pen: Pen, x: float, y: float, side: float, colour: int, number: int) -> None:
    pen.stamp(discs.value_disc(pen.theme, colour, number, side), x, y, "center")
