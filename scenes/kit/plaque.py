"""The plaques of rivals and of the shadow: what is the same on every table."""

from __future__ import annotations

from scenes.kit.box import Box
from scenes.kit.boxes import Gap, Row
from scenes.kit.leaves import chip, disc, ribbon
from scenes.kit.seats import NO_COLOUR
from scenes.kit.text import Text
from sprites import palette

HEADER = 25.0
SHADOW_HEADER = 30.0


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
        Text(name, "strong", 17 if high > HEADER else 15, cut=True),
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
