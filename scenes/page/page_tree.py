"""What stands on a page to show, and on the pictures of its film: trees of boxes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.session.session import PEOPLE, Session, level_words
from game.text.sentences import Sentences
from scenes import ui
from scenes.page.stills import Still
from scenes.results.result_scene import PICTURE_PAD, ResultScene
from scenes.table.faces import face_called, face_of_seat
from scenes.table.table import Table
from scenes.timeline.strip import RISEN, Strip
from sprites.letters.fonts import capitals
from sprites.paint import palette

_say = Sentences("screens")

WINNER_HIGH, FILM_WINNER_HIGH = 350.0, 560.0
GAP, TITLE, ASIDE = 14.0, 40.0, 18.0
FACE, NAME, HAND, FIGURE = 54.0, 21.0, 15.5, 30.0
HEADING, WORDS, MOST_LINES = 20.0, 17.0, 7
BADGE = 30.0
CAPTION_HIGH = 150.0
"""How high the words are under a picture of the film, in units."""

SEAT = (250.0, 420.0)
A_ROW = 3
"""Seats in a row."""


class PageMatter(NamedTuple):
    """What a page is about: a finished game and its table, the title and what stands beside it, the stills of it, and
    the faces that its players have chosen.
    """

    session: Session
    table: Table
    title: str
    aside: str
    stills: Sequence[Still]
    faces: Sequence[str]


Shown = Sequence[tuple[Still, pygame.Surface]]
"""Stills with their pictures."""


def page_tree(matter: PageMatter, result: ResultScene, shown: Shown) -> ui.Box:
    """All of a page: how the game ended, who played it, its stills in two columns, and the curve of all of it."""
    cells = [_cell(number, still, picture) for number, (still, picture) in enumerate(shown, 1)]
    rows = [cells[at : at + 2] for at in range(0, len(cells), 2)]
    strip = Strip(matter.session, matter.table)
    return ui.Column(
        _title_row(matter),
        result.winner_to_others(WINNER_HIGH),
        *_seats(matter),
        *(ui.Row(*row, *([ui.Gap(grow=1)] if len(row) < 2 else []), gap=GAP) for row in rows),
        ui.Art(_paint_strip, strip, tuple(still.move for still in matter.stills), high=RISEN[3]),
        _signature(),
        gap=GAP,
        pad=(PICTURE_PAD, 8, PICTURE_PAD, 8),
    )


def opening_tree(matter: PageMatter) -> ui.Box:
    """The first picture of a film: which game it is, and who plays."""
    return ui.Column(
        ui.Gap(grow=1),
        ui.golden(capitals(ui.as_typed(matter.title)), 66.0, "center", lines=2),
        ui.Text(matter.aside, ui.Style.ASIDE, size=24, colour=palette.BRASS_LIGHT, align="center", lines=2),
        ui.Gap(grow=1),
        *_seats(matter, with_result=False),
        ui.Gap(grow=1),
        _signature(),
        gap=GAP,
        pad=(40, 20, 40, 12),
    )


def still_tree(still: Still, picture: pygame.Surface, number: int) -> ui.Box:
    """A still of a film, and its words under it."""
    return ui.Column(
        ui.Art(_paint_still, picture, grow=1),
        ui.Row(_caption(number, still, 1.3), high=CAPTION_HIGH, pad=(24, 10, 24, 8)),
    )


def ending_tree(matter: PageMatter, result: ResultScene) -> ui.Box:
    """The last picture of a film, and what is shown of it where nothing moves: how the game ended."""
    return ui.Column(
        _title_row(matter),
        result.winner_to_others(FILM_WINNER_HIGH),
        ui.Gap(grow=1),
        *_seats(matter),
        ui.Gap(grow=1),
        gap=GAP,
        pad=(PICTURE_PAD, 8, PICTURE_PAD, 8),
    )


def _title_row(matter: PageMatter) -> ui.Box:
    return ui.Row(
        ui.golden(capitals(ui.as_typed(matter.title)), TITLE, lines=2, grow=1),
        ui.Text(matter.aside, ui.Style.ASIDE, size=ASIDE, colour=palette.BRASS_LIGHT, align="right"),
        gap=30,
        pad=(12, 0, 12, 0),
    )


def _signature() -> ui.Box:
    words = _say("page.signature")
    return ui.Text(words, ui.Style.ASIDE, size=14, colour=palette.BRASS_LIGHT, align="center")


def _seats(matter: PageMatter, with_result: bool = True) -> list[ui.Box]:
    """Who played, the first at the end first, or in the order of the table without the result."""
    scores = matter.session.game.result(matter.session.state)
    if not with_result:
        scores = sorted(scores, key=lambda each: each.seat)
    unit = matter.table.measured
    seats = [_seat(matter, each.seat, f"{ui.number(each.total)} {unit}" if with_result else "") for each in scores]
    wide = A_ROW if len(seats) > A_ROW + 1 else A_ROW + 1
    rows = [seats[at : at + wide] for at in range(0, len(seats), wide)]
    return [ui.Row(ui.Gap(grow=1), *row, ui.Gap(grow=1), gap=GAP) for row in rows]


def _seat(matter: PageMatter, number: int, figure: str) -> ui.Box:
    seat, face = matter.session.seats[number], matter.faces[number]
    person = face_called(face) if face else face_of_seat(seat.colour, seat.player)
    who = () if seat.player in PEOPLE else (ui.Text(level_words(seat.player), ui.Style.BODY, size=HAND, cut=True),)
    total = ui.Text(figure, ui.Style.FIGURE, size=FIGURE, colour=palette.BRASS_LIGHT, align="right")
    return ui.Row(
        ui.medal(person, seat.colour, FACE),
        ui.Column(
            ui.Gap(grow=1), ui.Text(ui.as_typed(seat.name), ui.Style.STRONG, size=NAME, cut=True), *who, ui.Gap(grow=1),
            grow=1,
        ),
        *([total] if figure else []),
        gap=12,
        wide=SEAT,
        high=FACE + 14,
        grow=2,
        pad=(10, 5, 16, 5),
        back=(ui.plate(radius=8),),
    )  # fmt: skip


def _cell(number: int, still: Still, picture: pygame.Surface) -> ui.Box:
    """A still of a page, and its words under it."""
    wide = (1280.0 - 2 * PICTURE_PAD - GAP) / 2
    high = wide * picture.get_height() / picture.get_width()
    return ui.Column(
        ui.Art(_paint_still, picture, high=high),
        ui.Row(_caption(number, still, 1.0), pad=(14, 8, 14, 10)),
        wide=wide,
        back=(ui.plate(radius=6),),
    )


def _caption(number: int, still: Still, grown: float) -> ui.Box:
    """The number of a still, where in its game it is, and what is said of it."""
    side = BADGE * grown
    heading = ui.Text(still.heading, ui.Style.TITLE, size=HEADING * grown, lines=2)
    words = ui.Text(still.words, ui.Style.PROSE, size=WORDS * grown, lines=MOST_LINES, cut=True)
    badge = ui.Column(ui.Art(_paint_badge, number, high=side), ui.Gap(grow=1), wide=side)
    said = ui.Column(heading, *([words] if still.words else []), ui.Gap(grow=1), gap=3, grow=1)
    return ui.Row(badge, said, gap=12, grow=1)


def _paint_still(pen: ui.Pen, area: ui.Area, picture: pygame.Surface) -> None:
    rect = pen.theme.rect(*area)
    fits = picture if picture.get_size() == rect.size else pygame.transform.smoothscale(picture, rect.size)
    pen.surface.blit(fits, rect)
    pygame.draw.rect(pen.surface, palette.BRASS, rect, pen.theme.px(1.6))


def _paint_badge(pen: ui.Pen, area: ui.Area, number: int) -> None:
    x, y, width, height = area
    _badge(pen, x + width / 2, y + height / 2, height, number)


def _badge(pen: ui.Pen, x: float, y: float, side: float, number: int) -> None:
    """The number of a still, by which it is found on the curve."""
    pen.dot(x, y, side, palette.BRASS_LIGHT)
    pen.dot(x, y, side * 0.88, palette.DARK_INK)
    pen.text(str(number), x, y, "number", side * 0.58, palette.BRASS_LIGHT, align="center")


def _paint_strip(pen: ui.Pen, area: ui.Area, strip: Strip, moves: Sequence[int]) -> None:
    """The curves of all seats, and where the stills are."""
    rect = pen.theme.rect(*area)
    pen.surface.blit(pygame.transform.smoothscale(strip.picture(pen.theme), rect.size), rect)
    share = area[2] / RISEN[2]
    for number, move in enumerate(moves, 1):
        across = area[0] + (strip.across(RISEN, move) - RISEN[0]) * share
        inside = max(area[0] + BADGE / 2, min(area[0] + area[2] - BADGE / 2, across))
        pen.fill((across - 1, area[1], 2, area[3]), palette.BRASS_LIGHT, 0.7)
        _badge(pen, inside, area[1] + area[3] - BADGE * 0.45, BADGE * 0.8, number)
