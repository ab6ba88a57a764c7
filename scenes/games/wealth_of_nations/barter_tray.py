"""The tray of a barter: own goods at the left, the partner's at the right, between them what changes hands.

It lies over the markets while a talk is held. Touching a pile lays one piece onto the tray, touching the tray takes one
back; cubes can be carried, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import NamedTuple

from game.wealth_of_nations.barter import OFFER, PROMISES
from game.wealth_of_nations.components import COMMODITIES, FINANCE
from game.wealth_of_nations.market import HALF_DOLLARS, barter_price
from game.wealth_of_nations.state import ITEMS, Offer, WealthState
from game.wealth_of_nations.talk import MOST_PROPOSALS, holdings
from game.wealth_of_nations.telling import refused, text
from scenes.games.wealth_of_nations.bargain import (
    NOTE_WORTH,
    Bargain,
    asked_place,
    given_place,
    own_pile,
    promise_place,
    their_pile,
    unit_of,
    worth,
)
from scenes.games.wealth_of_nations.barter_words import last_words, reply
from scenes.games.wealth_of_nations.looks import CubeLook, sign_of
from scenes.games.wealth_of_nations.seats import seat_colour, seat_name
from scenes.games.wealth_of_nations.zones import FINANCE as FINANCE_AREA
from scenes.games.wealth_of_nations.zones import RIGHT
from scenes.kit.model import TableModel
from scenes.kit.pen import Align, Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import commodities, palette
from sprites.palette import Colour

ZONE = "barter"
TRAY: Area = (*RIGHT[:3], FINANCE_AREA[1] - 4 - RIGHT[1])
PAD = 7.0
PILE, SIDE = 84.0, 86.0
"""Widths of a pile, and of a side of the tray."""

ROWS_TOP = TRAY[1] + 46
ROW, MONEY_ROW = 36.0, 46.0
CUBE, SMALL_CUBE, CUBE_STEP, MOST_CUBES = 21.0, 18.0, 11.0, 4
GAUGE_TOP = ROWS_TOP + 6 * ROW + MONEY_ROW + 4
GAUGE = 36.0
"""Radius of the half dial."""

WIDEST_SWING = 30.0
"""Dollars of difference at which the needle points to the end of the dial."""

PROMISES_TOP, PROMISE = GAUGE_TOP + 76, 22.0
"""Upper edge of the promises, and their height."""

BALANCED = 1.0
"""Dollars up to which a proposal counts as even."""


class Row(NamedTuple):
    """One item: what each side has, None for money, how much of it changes hands, and its barter price in words."""

    item: str
    own: int | None
    gives: int
    theirs: int | None
    price: str


class TrayFacts(NamedTuple):
    """All that is painted on the tray."""

    partner: str
    colours: tuple[int, int]
    stage: str
    words: str
    rows: tuple[Row, ...]
    given: float  # dollars at barter prices
    got: float
    loans: int
    promises: tuple[tuple[str, bool], ...]
    obstacle: str  # why the proposal cannot be made as it stands


def is_talking(model: TableModel) -> bool:
    """Whether the viewer is one of the two who talk."""
    talk = model.view.talk
    return talk is not None and model.viewer in (talk.active, talk.partner)


def tray_draft(model: TableModel) -> Bargain | None:
    """What the viewer is laying out."""
    return model.draft if isinstance(model.draft, Bargain) and model.view.talk else None


def tray_panel(model: TableModel) -> Panel:
    """The panel of the tray, for a viewer who talks."""
    return panel(TRAY, _facts(model), paint_tray)


def _facts(model: TableModel) -> TrayFacts:
    state: WealthState = model.view
    talk, draft = state.talk, tray_draft(model)
    assert talk is not None
    partner = talk.other(model.viewer)
    gives = draft.gives if draft else talk.gives(model.viewer)
    is_laying = model.decision is not None and model.decision.choice is OFFER
    number = min(MOST_PROPOSALS, talk.proposals + is_laying)
    given, got = worth(state, gives)
    said = (*talk.promises, *(draft.promises if draft else ()))
    return TrayFacts(
        partner=seat_name(model, partner),
        colours=(seat_colour(model, model.viewer), seat_colour(model, partner)),
        stage=f"proposal {number} of {MOST_PROPOSALS}",
        words="" if draft and draft.gives != draft.start else reply(model) or last_words(model),
        rows=tuple(_rows(state, model.viewer, partner, gives)),
        given=given,
        got=got,
        loans=draft.loans if draft else 0,
        promises=tuple((promise, promise in said) for promise in PROMISES if draft or promise in said),
        obstacle=refused(draft.problem)[0] if draft and draft.problem else "",
    )


def _rows(state: WealthState, viewer: int, partner: int, gives: Offer) -> Iterator[Row]:
    own, theirs = (holdings(state.nations[seat]) for seat in (viewer, partner))
    for place, item in enumerate(ITEMS):
        if item == "money":
            yield Row(item, None, gives[place], None, "cash")
        elif item == "notes":
            yield Row(item, own[place], gives[place], theirs[place], f"−${NOTE_WORTH}")
        else:
            price = barter_price(state.market(item)) / HALF_DOLLARS
            yield Row(item, own[place], gives[place], theirs[place], f"${price:g}")


# -- places --------------------------------------------------------------------------------------------------------


def tray_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """Piles, both sides of the tray, and promises; only while something is laid out on it."""
    draft = tray_draft(model)
    if draft is None:
        return
    partner = seat_name(model, model.view.talk.other(draft.seat))
    for item in ITEMS:
        for unit, (own, theirs) in _piles(item):
            yield own_pile(unit), _pile_place(item, own, f"Give {_unit_words(unit)}")
            yield their_pile(unit), _pile_place(item, theirs, f"Ask {partner} for {_unit_words(unit)}")
        back = _unit_words(unit_of(item))
        yield given_place(item), _pile_place(item, _given_area(item), f"Keep {back}")
        yield asked_place(item), _pile_place(item, _asked_area(item), f"Ask for {back} less")
    for number, promise in enumerate(PROMISES):
        caption = f"Promise {text()['promises'][promise]}: words that bind nobody"
        yield promise_place(promise), Place(_promise_area(number), zone=ZONE, caption=caption)


def _pile_place(item: str, area: Area, caption: str) -> Place:
    """A place of pieces; cubes can be carried from it."""
    cube = CubeLook(item, CUBE) if item in COMMODITIES else None
    return Place(area, zone=ZONE, caption=caption, can_be_held=cube is not None, held_look=cube)


def _unit_words(unit: str) -> str:
    """A unit as a sentence names it."""
    if unit.startswith("dollar"):
        return f"${unit.removeprefix('dollar')}"
    return f"1 {{{unit}}}"


def _row_span(item: str) -> tuple[float, float]:
    """Upper edge and height of an item's row."""
    place = ITEMS.index(item)
    money = ITEMS.index("money")
    top = ROWS_TOP + ROW * place + (MONEY_ROW - ROW if place > money else 0)
    return top, MONEY_ROW if place == money else ROW


def _column(item: str, left: float, width: float) -> Area:
    top, height = _row_span(item)
    return (left, top + 2, width, height - 4)


def _own_area(item: str) -> Area:
    return _column(item, TRAY[0] + PAD, PILE)


def _their_area(item: str) -> Area:
    return _column(item, TRAY[0] + TRAY[2] - PAD - PILE, PILE)


def _given_area(item: str) -> Area:
    return _column(item, TRAY[0] + PAD + PILE + 2, SIDE)


def _asked_area(item: str) -> Area:
    return _column(item, TRAY[0] + TRAY[2] - PAD - PILE - 2 - SIDE, SIDE)


def _piles(item: str) -> Iterator[tuple[str, tuple[Area, Area]]]:
    """The units of an item, with the places of the own ones and of the partner's; bank notes lie two by two."""
    own, theirs = _own_area(item), _their_area(item)
    if item != "money":
        yield unit_of(item), (own, theirs)
        return
    for number, value in enumerate(FINANCE.banknotes):
        down, right = divmod(number, 2)
        width, height = own[2] / 2, own[3] / 2
        spots = [
            (left + width * right + 1, own[1] + height * down + 0.5, width - 2, height - 1)
            for left in (own[0], theirs[0])
        ]
        yield f"dollar{value}", (spots[0], spots[1])


def _promise_area(number: int) -> Area:
    down, right = divmod(number, 2)
    width = (TRAY[2] - 2 * PAD - 4) / 2
    return (TRAY[0] + PAD + (width + 4) * right, PROMISES_TOP + (PROMISE + 3) * down, width, PROMISE)


# -- picture -------------------------------------------------------------------------------------------------------


def paint_tray(pen: Pen, area: Area, facts: TrayFacts) -> None:
    """Wooden tray, title, a row for every item, the balance, promises, and the button."""
    pen.plate(area, palette.PLATE, 0.97, radius=8, edge=palette.BRASS_LIGHT)
    x, y, width, _ = area
    disc = x + 12 + pen.heading("Barter with", x + 12, y + 14) + 18
    pen.seat(facts.colours[1], disc, y + 14, 20)
    pen.text(facts.partner, disc + 14, y + 14, "strong", 15, width=150)
    pen.text(facts.stage, x + width - 12, y + 14, "aside", 14.5, palette.SECONDARY, align="right")
    _paint_heads(pen, facts)
    for row in facts.rows:
        _paint_row(pen, row)
    _paint_balance(pen, facts)
    for number, (promise, is_said) in enumerate(facts.promises):
        _paint_promise(pen, _promise_area(number), text()["promises"][promise], is_said)


def _paint_heads(pen: Pen, facts: TrayFacts) -> None:
    y = TRAY[1] + 35
    columns = (
        (_own_area("food"), "you have"),
        (_given_area("food"), "you give"),
        (_asked_area("food"), "you get"),
        (_their_area("food"), "they have"),
    )
    for (left, _, width, _), words in columns:
        pen.text(words, left + width / 2, y, "label", 13, palette.BRASS_LIGHT, align="center")
    pen.text("price", TRAY[0] + TRAY[2] / 2, y, "label", 13, palette.DIM, align="center")


def _paint_row(pen: Pen, row: Row) -> None:
    """Pile, side, price, side, pile."""
    for side_area, amount in ((_given_area(row.item), row.gives), (_asked_area(row.item), -row.gives)):
        pen.fill(side_area, palette.MARKET_PLATE, 0.85, radius=4)
        if amount > 0:
            _paint_laid(pen, side_area, row.item, amount)
    top, height = _row_span(row.item)
    middle = top + height / 2
    pen.text(row.price, TRAY[0] + TRAY[2] / 2, middle, "number", 14.5, palette.WHAT_IF, align="center")
    if row.item == "money":
        for unit, areas in _piles("money"):
            for spot in areas:
                picture = commodities.banknote(pen.theme, int(unit.removeprefix("dollar")), spot[3] - 1)
                pen.stamp_at(picture, spot)
        return
    for (x, _, _, _), count in ((_own_area(row.item), row.own), (_their_area(row.item), row.theirs)):
        ink = palette.IVORY if count else palette.DIM
        if row.item == "notes":
            pen.glyph("note", x + 10, middle, 20)
        else:
            cube = commodities.cube(pen.theme, row.item, sign_of(row.item), CUBE, ghost=not count)
            pen.stamp(cube, x + 10, middle)
        pen.text(str(count), x + 40, middle, "number", 18, ink)


def _paint_laid(pen: Pen, area: Area, item: str, amount: int) -> None:
    """What lies on one side of the tray: some pieces and their number."""
    x, y, width, height = area
    middle = y + height / 2
    if item == "money":
        pen.text(f"${amount}", x + width / 2, middle, "number", 20, palette.GAIN, align="center")
        return
    shown = min(amount, MOST_CUBES)
    for number in range(shown):
        if item == "notes":
            pen.glyph("note", x + 6 + CUBE_STEP * number, middle, SMALL_CUBE)
        else:
            cube = commodities.cube(pen.theme, item, sign_of(item), SMALL_CUBE)
            pen.stamp(cube, x + 6 + CUBE_STEP * number, middle)
    pen.text(str(amount), x + width - 8, middle, "number", 18, palette.LEGAL, align="right")


def _paint_balance(pen: Pen, facts: TrayFacts) -> None:
    """The half dial with its needle between what is given and what is got, and what a computer seat had to say."""
    middle = (TRAY[0] + TRAY[2] / 2, GAUGE_TOP + 46)
    paint_gauge(pen, middle, facts.got - facts.given)
    ends: tuple[tuple[float, str, float, Align], ...] = (
        (TRAY[0] + 16, "you give", facts.given, "left"),
        (TRAY[0] + TRAY[2] - 16, "you get", facts.got, "right"),
    )
    for x, words, amount, align in ends:
        pen.text(f"${amount:g}", x, GAUGE_TOP + 14, "number", 20, palette.IVORY, align=align)
        pen.text(words, x, GAUGE_TOP + 31, "label", 13, palette.SECONDARY, align=align)
    verdict, ink = _verdict(facts.got - facts.given)
    line = facts.words or facts.obstacle
    if line:
        ink = palette.IVORY
    else:
        line = f"{verdict}, at barter prices"
    if facts.loans:
        line = f"{facts.loans} {{note}} taken first. {line}"
    pen.line(line, middle[0], GAUGE_TOP + 62, "label", 13.5, ink, TRAY[2] - 24, "center")


def _verdict(balance: float) -> tuple[str, Colour]:
    """Whom a proposal favours."""
    if abs(balance) <= BALANCED:
        return "Even", palette.SECONDARY
    return (
        (f"${balance:g} for you", palette.GAIN) if balance > 0 else (f"${-balance:g} for them", palette.LOSS)
    )


def paint_gauge(pen: Pen, middle: tuple[float, float], balance: float) -> None:
    """A half dial from red over brass to green; the needle stands upright where both sides weigh the same."""
    ticks = 28
    for tick in range(ticks):
        share = (tick + 0.5) / ticks
        colour = (
            palette.mix(palette.ERROR, palette.BRASS, share * 2)
            if share < 0.5
            else palette.mix(palette.BRASS, palette.GAIN, share * 2 - 1)
        )
        pen.segment(_on_dial(middle, share, GAUGE - 7), _on_dial(middle, share, GAUGE), 3.2, colour)
    share = 0.5 + 0.5 * max(-1.0, min(1.0, balance / WIDEST_SWING))
    pen.segment(middle, _on_dial(middle, share, GAUGE - 9), 3.4, palette.INK)
    pen.segment(middle, _on_dial(middle, share, GAUGE - 10), 2.2, palette.IVORY)
    pen.dot(*middle, 8, palette.IVORY)


def _on_dial(middle: tuple[float, float], share: float, radius: float) -> tuple[float, float]:
    """A point at this share of the half circle, from the left end over the top to the right."""
    angle = pi * (1 - share)
    return middle[0] + radius * cos(angle), middle[1] - radius * sin(angle)


def _paint_promise(pen: Pen, area: Area, words: str, is_said: bool) -> None:
    fill = palette.WHAT_IF_CELL if is_said else palette.MARKET_PLATE
    pen.fill(area, fill, 0.9, radius=5)
    ink = palette.HOT if is_said else palette.SECONDARY
    pen.text(words, area[0] + area[2] / 2, area[1] + area[3] / 2, "label", 13, ink, area[2] - 10, "center")
