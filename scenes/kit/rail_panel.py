"""The top rail: which age and round it is, how far the round has come, and in which order the nations act."""

from __future__ import annotations

from typing import NamedTuple

from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel
from sprites import materials, palette

RAIL: Area = (36.0, 0.0, 984.0, 36.0)
"""The part of the top rail that says age, round, phase and order."""

TITLE = palette.hex_colour("#FFEFC8")
PIP = 9.0
PIP_NOW, PIP_DONE, PIP_COMING = palette.HOT, palette.hex_colour("#D9A74E"), palette.hex_colour("#2A1A0E")
ORDER_DISC, ORDER_RING = 22.0, 2.0
"""The disc of a seat, and the ring around the one that acts."""

ORDER_STEP = 37.0
ORDER_TITLE_SIZE, ORDER_TITLE_GAP = 12.5, 10.0
ORDER_GROOVE = 26.0


class RailFacts(NamedTuple):
    """All that the rail shows. `order` lists the colour of every seat, None where its disc is a piece of its own, and
    whether it acts now. `order_title` stands before it; places are numbered where their order changes.
    """

    age: str
    round: int
    rounds: int
    rounds_in_age: int
    steps: tuple[str, ...]
    current: int
    order: tuple[tuple[int | None, bool], ...]
    turn: str = ""  # what a game without rounds says in their place
    order_title: str = "Order"
    is_numbered: bool = True


def rail_panel(facts: RailFacts) -> Panel:
    """The panel of the top rail."""
    return panel(RAIL, facts, paint_rail, room=0)


def paint_rail(pen: Pen, area: Area, facts: RailFacts) -> None:
    """Age, pips, round, steps of the round, order."""
    y = area[1] + area[3] / 2 - 0.5
    x = area[0] + 12
    x += pen.text(facts.age.upper(), x, y, "title", 19, TITLE) + 12
    x = _pips(pen, x, y, facts)
    turn = facts.turn or (f"Round {facts.round} of {facts.rounds}" if facts.round else "")
    if turn:
        x += pen.text(turn, x, y, "name", 14.5) + 16
    title = pen.wide(facts.order_title.upper(), "number", ORDER_TITLE_SIZE)
    order_width = title + ORDER_TITLE_GAP + ORDER_STEP * len(facts.order)
    right = area[0] + area[2]
    _steps(pen, x, y, right - order_width - 14 - x, facts)
    _order(pen, right - order_width, y, facts)


def _pips(pen: Pen, x: float, y: float, facts: RailFacts) -> float:
    """One lamp for every round, those of an age close together."""
    for number in range(1, facts.rounds + 1):
        fill = PIP_NOW if number == facts.round else PIP_DONE if number < facts.round else PIP_COMING
        edge = palette.DARK_INK if number <= facts.round else palette.BRASS
        pen.stamp(materials.chip(pen.theme, PIP, PIP, fill, edge=edge), x, y)
        x += PIP + (8 if facts.rounds_in_age > 1 and number % facts.rounds_in_age == 0 else 3)
    return x + 2


def _steps(pen: Pen, x: float, y: float, width: float, facts: RailFacts) -> None:
    """The steps of the round; the present one stands in a brass capsule, those behind it are dim."""
    size, gap = 13.5, 13.0
    widths = [
        pen.theme.text(name, "label", size, palette.IVORY).get_width() / pen.theme.s for name in facts.steps
    ]
    shown = range(len(facts.steps))
    while sum(widths[index] + gap for index in shown) + 18 > width and len(shown) > 1:
        shown = (
            range(shown.start + 1, shown.stop)
            if shown.start < facts.current
            else range(shown.start, shown.stop - 1)
        )
    for index in shown:
        name = facts.steps[index]
        if index == facts.current:
            capsule = materials.button_face(pen.theme, widths[index] + 18, 24, "primary", radius=12)
            pen.stamp(capsule, x, y + 0.5)
            pen.text(name, x + 9, y, "name", size, palette.DARK_INK)
            x += widths[index] + 18
        else:
            pen.text(name, x, y, "label", size, palette.DIM if index < facts.current else palette.SECONDARY)
            x += widths[index]
        if index + 1 < shown.stop:
            pen.text("›", x + gap / 2, y - 1, "label", size, palette.BRASS, align="center")
        x += gap


def _order(pen: Pen, x: float, y: float, facts: RailFacts) -> None:
    """The track of the player order, the disc of the first to act first; the one that acts glows."""
    pen.text(facts.order_title.upper(), x, y, "number", ORDER_TITLE_SIZE, palette.BRASS_LIGHT)
    left, top, width, height = order_area(len(facts.order))
    middle = top + height / 2
    groove = (left - 3, middle - ORDER_GROOVE / 2, width + 3, ORDER_GROOVE)
    pen.fill(groove, palette.GROOVE, 0.55, radius=ORDER_GROOVE / 2)
    for position, (colour, acts) in enumerate(facts.order):
        x, y, side, _ = order_spot(len(facts.order), position)
        if acts:
            pen.halo(x + side / 2, y + side / 2, 2 * ORDER_DISC)
            ring = materials.chip(
                pen.theme, ORDER_DISC + 2 * ORDER_RING, ORDER_DISC + 2 * ORDER_RING, palette.LEGAL
            )
            pen.stamp(ring, x + side / 2, y + side / 2, "center")
        if facts.is_numbered:
            number_right = x - ORDER_RING - 3
            pen.text(
                str(position + 1), number_right, middle, "number", 12.5, palette.BRASS_LIGHT, align="right"
            )
        if colour is not None:
            pen.seat(colour, x + side / 2, y + side / 2, ORDER_DISC)


def order_spot(seats: int, position: int) -> Area:
    """Where the disc lies that is at a position, 0 for the first, of so many."""
    left, top, _, height = order_area(seats)
    x = left + ORDER_STEP * (position + 1) - ORDER_DISC - 2
    return (x, top + (height - ORDER_DISC) / 2, ORDER_DISC, ORDER_DISC)


def order_area(seats: int) -> Area:
    """Where the discs of so many seats stand."""
    width = ORDER_STEP * seats
    return (RAIL[0] + RAIL[2] - width, RAIL[1], width, RAIL[3])
