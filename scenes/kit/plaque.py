"""The plaques of rivals and of the shadow: what is the same on every table."""

from __future__ import annotations

from typing import NamedTuple

from scenes.kit.boxes import Box, Gap, Row
from scenes.kit.leaves import Text, chip, disc, ribbon
from scenes.kit.pen import Pen
from scenes.kit.seats import NO_COLOUR
from scenes.window.layout import Area
from sprites import palette

HEADER = 25.0
SHADOW_HEADER = 30.0


class PlaqueHeader(NamedTuple):
    """What the strip of a plaque says: name, what stands small beside it, colour, VP, and a state such as "passed"."""

    name: str
    tag: str
    colour: int
    vp: int
    state: str


def paint_header(pen: Pen, area: Area, facts: PlaqueHeader) -> None:
    """The strip at the top of a plaque that covers this area."""
    x, y, width, height = area
    tone = palette.PLAYERS[facts.colour].colour
    header = HEADER if height > 120 else 22.0
    pen.ribbon(
        (x + 1, y + 1, width - 2, header),
        palette.mix(tone, (0, 0, 0), 0.52),
        palette.mix(tone, (0, 0, 0), 0.72),
    )
    middle = y + 1 + header / 2
    pen.seat(facts.colour, x + 16, middle, min(24.0, header - 1))
    right = x + width - 34
    if facts.state:
        right -= (
            pen.chip(
                facts.state,
                right,
                middle,
                16,
                palette.INK,
                size=12.5,
                align="right",
                opacity=0.72,
            )
            + 6
        )
    left = x + 33
    name = min(right - left, pen.wide(facts.name, "strong", 15))
    pen.text(facts.name, left, middle, "strong", 15, width=name)
    if (room := right - left - name - 8) > 24:
        pen.text(facts.tag, left + name + 8, middle + 0.5, "label", 12.5, palette.SECONDARY, room)
    pen.laurel(facts.vp, x + width - 18, middle, min(27.0, header + 2))


def header(
    name: str,
    colour: int,
    points: Box,
    tag: str = "",
    state: str = "",
    high: float = HEADER,
) -> Row:
    """The strip at the top of a plaque: whose it is, what stands small beside it, a state such as "passed", points."""
    tone = palette.PLAYERS[colour].colour
    return Row(
        disc(colour, min(24.0, high - 1)),
        Text(name, "strong", 15, cut=True),
        Text(tag, "label", 12.5, palette.SECONDARY, grow=1, drop=1, cut=True, wide=(24.0, 24.0))
        if tag
        else Gap(grow=1),
        *((chip(state, 16, palette.INK, size=12.5, opacity=0.72, drop=2),) if state else ()),
        points,
        gap=5,
        high=high,
        pad=(4, 0, 4, 0),
        back=(ribbon(palette.mix(tone, (0, 0, 0), 0.52), palette.mix(tone, (0, 0, 0), 0.72)),),
    )


def shadow_header(title: str, tag: str = "") -> Row:
    """The strip of the plate of the shadow, with what stands small at its end."""
    return Row(
        disc(NO_COLOUR, 25),
        Text(title, "title", 16.5, palette.SHADOW_TEXT),
        Gap(grow=1),
        *((Text(tag, "label", 13.5, palette.SHADOW_TEXT),) if tag else ()),
        gap=6,
        high=SHADOW_HEADER,
        pad=(5, 0, 10, 0),
        back=(
            ribbon(
                palette.mix(palette.SHADOW_DISC, (255, 255, 255), 0.12),
                palette.mix(palette.SHADOW_DISC, (0, 0, 0), 0.35),
            ),
        ),
    )
