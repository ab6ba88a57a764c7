"""The rail of whoever watches: what can be done, through whose eyes the table is seen, and what is to be expected."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.bots.search.expectation import ExpectedMargin
from game.session.session import Session
from game.text.sentences import Sentences
from scenes import ui
from scenes.play.input import rails
from scenes.play.input.controls import Group
from scenes.timeline.review_words import expected_words
from sprites.paint import palette

say = Sentences("screens")

NAME = "watch"
"""What the names of its buttons begin with."""
ICONS = {"stop": "hourglass", "go_on": "play-button", "why": "owl", "eyes": "spyglass"}
CURVE, SHORT_CURVE, CURVE_HIGH, INSIDE = (110.0, 230.0), (50.0, 110.0), 26.0, 3.0
"""Units that the curve has at least and wishes, also where room is short, how high it is, and what it keeps from its
edges."""
LARGE = ExpectedMargin(-188.0, 1.0)
"""More than is usually to be expected: what is said of it has room."""

Margins = Sequence[tuple[int, float]]
"""What was to be expected, by the number of the position."""


class WatchRail(NamedTuple):
    """What the rail shows: of which game, of which seat it tells and, where `sees`, through whose eyes the table is
    seen; what is to be expected now, None while that is not known, and what was; whether the game waits or is over; and
    what pressing its buttons does.
    """

    theme: ui.Theme
    session: Session
    seat: int
    sees: bool
    expected: ExpectedMargin | None
    margins: Margins
    waits: bool
    is_over: bool
    presses: Mapping[str, Callable[[], None]]


class _Form(NamedTuple):
    """What stands on its buttons, how long the curve is, and whether all is said; else only what is to be expected is,
    as far as there is room.
    """

    fitting: rails.Fitting
    curve: tuple[float, float] = CURVE
    is_whole: bool = True


FORMS = (
    *(_Form(fitting) for fitting in (rails.EVERY_WORD, *rails.FITTINGS)),
    _Form(rails.FITTINGS[-1], SHORT_CURVE, False),
)


@ui.memo
def watch_rail(shown: WatchRail) -> Group:
    """The rail, whose buttons stay where they are as long as the game runs."""
    return Group.of(shown.theme, rails.BOTTOM, ui.Forms(partial(_row, shown), FORMS))


def _row(shown: WatchRail, form: _Form) -> ui.Row:
    timeline = rails.usual_face("timeline", "pocket-watch", shown.presses).box(shown.theme, form.fitting)
    parts = (*_buttons(shown, form.fitting), *_words(shown, form), timeline)
    return ui.Row(*parts, gap=rails.GAP, pad=(rails.EDGE, 0, rails.EDGE, 0))


def _buttons(shown: WatchRail, fitting: rails.Fitting) -> Iterator[ui.Box]:
    """What can be done; a game that is over is scored."""
    if shown.is_over:
        yield rails.scores_face(shown.presses).box(shown.theme, fitting)
    else:
        both = [_face(shown, name).box(shown.theme, fitting) for name in ("go_on", "stop")]
        room = max(each.width(shown.theme).wished for each in both)
        yield ui.Row(both[0] if shown.waits else both[1], ui.Gap(grow=1), wide=(room, room))
        yield _face(shown, "step").box(shown.theme, fitting)
    yield from (_face(shown, name).box(shown.theme, fitting) for name in ("why", "eyes"))
    if not shown.is_over:
        yield _face(shown, "take").box(shown.theme, fitting)


def _face(shown: WatchRail, name: str) -> rails.ButtonFace:
    does = "stop" if name == "go_on" else name
    words = say(f"watch.{name}")
    return rails.ButtonFace(
        f"{NAME}:{name}", words, ICONS.get(name), words, (say(f"watch.{name}_told"),), shown.presses[does],
        "primary" if does == "stop" else "plain", ui.action(f"watch.{does}"),
    )  # fmt: skip


def _words(shown: WatchRail, form: _Form) -> Iterator[ui.Box]:
    """Through whose eyes one sees, what is to be expected, and the curve of that. Each has room for every seat's."""
    session, seat, expected = shown.session, shown.seat, shown.expected
    whole = (expected_words(session, seat, expected),) if expected else ()
    told = ui.Explanation(say("watch.title"), remarks=(*whole, say("watch.told")))
    names = [ui.as_typed(each.name) for each in session.seats]
    eyes = [say("watch.no_eyes"), *(say("watch.eyes_of", name=name) for name in names)]
    if form.is_whole:
        yield _line(shown, eyes, eyes[seat + 1 if shown.sees else 0], told, ui.Style.CAPTION)
    yield ui.Gap(grow=1)
    line = _expected_line(session, seat, expected)
    lines = [line, *(_expected_line(session, each, LARGE) for each in range(len(names)))] if form.is_whole else []
    yield _line(shown, lines, line, told, ui.Style.PROSE)
    colour = palette.PLAYERS[session.seats[seat].colour].colour
    yield ui.Art(
        _paint_curve, shown.margins, colour, wide=form.curve, high=CURVE_HIGH, snug=True, tells=told, zone=rails.ZONE
    )


def _line(shown: WatchRail, lines: Sequence[str], words: str, told: ui.Told, style: ui.Style) -> ui.Text:
    """A line, in the room that the longest of these would need; without any it may be cut."""
    room = max((ui.Text(each, style).width(shown.theme).wished for each in lines), default=0.0)
    return ui.Text(words, style, cut=True, tells=told, zone=rails.ZONE, wide=(room, room) if lines else None)


def _expected_line(session: Session, seat: int, expected: ExpectedMargin | None) -> str:
    """What is to be expected, in a line; empty as long as that is not known."""
    if expected is None or not expected.error or session.game.is_won_alone:
        return expected_words(session, seat, expected) if expected else ""
    name, margin = ui.as_typed(session.seats[seat].name), round(expected.margin)
    if len(session.seats) == 1 and not session.game.is_won_alone:
        return say("watch.score", value=ui.number(margin), name=name)
    return say("watch.margin", value=ui.signed(margin), name=name)


def _paint_curve(pen: ui.Pen, area: ui.Area, margins: Margins, colour: palette.Colour) -> None:
    """The curve of what was to be expected, around a line where nobody is ahead."""
    x, y, width, height = area
    pen.fill(area, palette.GROOVE, 0.9, 4)
    values = [0.0, *(margin for _, margin in margins)]
    most, least = max(values), min(values)
    unit = (height - 2 * INSIDE) / max(1.0, most - least)
    pen.fill((x + INSIDE, y + INSIDE + unit * most, width - 2 * INSIDE, 0.8), palette.BRASS, 0.8)
    if len(margins) > 1:
        apart = (width - 2 * INSIDE) / margins[-1][0]
        spots = [
            pen.theme.rect(x + INSIDE + apart * number, y + INSIDE + unit * (most - margin), 0, 0).topleft
            for number, margin in margins
        ]
        pygame.draw.lines(pen.surface, pen.theme.colour(colour), False, spots, pen.theme.px(1.8))
