"""The top rail: which age and round it is, how far the round has come, and in which order the nations act."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from scenes import ui
from scenes.ui.leaves import Token
from sprites.letters.fonts import capitals
from sprites.paint import materials, palette

RAIL: ui.Area = (36.0, 0.0, 984.0, 36.0)
"""The part of the top rail that says age, round, phase and order."""

TITLE = palette.hex_colour("#FFEFC8")
PIP = 9.0
PIP_NOW, PIP_DONE, PIP_COMING = palette.HOT, palette.hex_colour("#D9A74E"), palette.hex_colour("#2A1A0E")
ORDER_DISC, ORDER_RING = 22.0, 2.0
"""The disc of a seat, and the ring around the one that acts."""

ORDER_GROOVE = 26.0
ZONE = "top rail"
DISCS_Z = 6


class PhaseStep(NamedTuple):
    """A step of a round: its name, and what it says of itself."""

    name: str
    told: ui.Told


class OrderDisc(NamedTuple):
    """A place in the order: the name of its disc, which is a piece, the colour of its seat, whether the seat acts now,
    what the place says of itself, and its caption.
    """

    name: str
    colour: int
    acts: bool
    told: ui.Told
    caption: str


def rail(
    when: ui.Box, steps: Sequence[PhaseStep], current: int, title: str, order: ui.Box, shown: Sequence[ui.Box] = ()
) -> ui.PaintLayer:
    """When it is, the steps of the round, a sign that is shown, the shorter the later, and the order under its title.

    The lamps of the rounds and the title leave before any step does.
    """
    signs: list[tuple[ui.Box | float, ...]] = [(each, 12) for each in shown] or [()]
    forms = (
        ui.Row(
            12, when, 16, _steps(steps, current, leaves), ui.Gap(grow=1), 14, *sign,
            ui.Text(capitals(title), ui.Style.HEADING, drop=1, name="order title", tells=order.tells),
            10, order,
        )
        for leaves in (False, True)
        for sign in signs
    )  # fmt: skip
    return ui.PaintLayer(ui.Either(*forms), 0.0, zone=ZONE)


def when(
    age: str,
    told: ui.Told,
    now: int = 0,
    last: int = 0,
    rounds_in_age: int = 1,
    turn: str = "",
    shorter: tuple[str, ...] = (),
) -> ui.Row:
    """The age, one lamp for every round, those of an age close together, and the round or the turn in words, which
    are `shorter` where there is little room.
    """
    lamps: list[ui.Box | float] = []
    for number in range(1, last + 1):
        colour = PIP_NOW if number == now else PIP_DONE if number < now else PIP_COMING
        edge = palette.DARK_INK if number <= now else palette.BRASS
        lamps.append(ui.Glyph(_lamp, PIP, colour, edge))
        lamps.append(8 if rounds_in_age > 1 and number % rounds_in_age == 0 else 3)
    return ui.Row(
        ui.Text(capitals(age), ui.Style.TITLE, size=19, colour=TITLE, floor=0.6, pad=(0, 0, 12, 0)),
        ui.Row(*lamps, drop=2), 2, ui.Text(turn, ui.Style.NAME, size=14.5, shorter=shorter),
        name="when", tells=told,
    )  # fmt: skip


def _lamp(pen: ui.Pen, x: float, y: float, side: float, colour: palette.Colour, edge: palette.Colour) -> None:
    pen.stamp(materials.chip(pen.theme, side, side, colour, edge=edge), x, y, "center")


def _steps(steps: Sequence[PhaseStep], current: int, leaves: bool) -> ui.Row:
    """The present step stands in a brass capsule, those behind it are dim and, where any leave, leave first."""
    parts: list[ui.Box] = []
    for index, step in enumerate(steps):
        words: ui.Box
        if index == current:
            words = ui.Text(
                step.name, ui.Style.NAME, colour=palette.DARK_INK,
                snug=True, high=24, pad=(9, 0, 9, 0), back=(ui.Art(_capsule),),
            )  # fmt: skip
        else:
            colour = palette.DIM if index < current else palette.SECONDARY
            words = ui.Text(step.name, ui.Style.LABEL, colour=colour, high=24, snug=True)
        drop = 0 if index == current or not leaves else 200 - index if index < current else 100 + index
        arrow = (ui.Text("›", ui.Style.LABEL, colour=palette.BRASS),) if index + 1 < len(steps) else ()
        parts.append(ui.Row(words, *arrow, gap=4, drop=drop, name=f"step {index}", tells=step.told))
    return ui.Row(*parts, gap=5)


def _capsule(pen: ui.Pen, area: ui.Area) -> None:
    pen.stamp_at(materials.button_face(pen.theme, area[2], area[3], "primary", radius=12), area)


def order(standings: Sequence[OrderDisc], told: ui.Told, is_numbered: bool = True) -> ui.Row:
    """The discs of the seats, the first to act first, in a groove; the one that acts glows. `told` is what the order
    says of itself.
    """
    parts = []
    for position, standing in enumerate(standings):
        number = ui.Text(str(position + 1), ui.Style.HEADING) if is_numbered else ui.Gap(wide=6)
        parts.append(ui.Row(number, _disc(standing), gap=ORDER_RING + 3))
    return ui.Row(
        *parts, gap=4, name="order", tells=told, pad=(3, 0, 3, 0), margin=(0, 5, 0, 5),
        back=(ui.fill(palette.GROOVE, 0.55, ORDER_GROOVE / 2),),
    )  # fmt: skip


def _disc(standing: OrderDisc) -> Token:
    facts = {"zone": ZONE, "caption": standing.caption, "is_note": True}
    return Token(
        ORDER_DISC,
        partial(ui.SeatLook, standing.colour),
        facts,
        z=DISCS_Z,
        is_flat=True,
        name=standing.name,
        tells=standing.told,
        back=(ui.Art(_glow),) if standing.acts else (),
    )


def _glow(pen: ui.Pen, area: ui.Area) -> None:
    x, y, disc = area[0] + area[2] / 2, area[1] + area[3] / 2, min(area[2:])
    pen.halo(x, y, 2 * disc)
    side = disc + 2 * ORDER_RING
    pen.stamp(materials.chip(pen.theme, side, side, palette.LEGAL), x, y, "center")
