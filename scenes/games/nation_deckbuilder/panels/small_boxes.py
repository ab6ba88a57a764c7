"""Small boxes that several panels of the table share: figures with their sign, and the header of a seat."""

from __future__ import annotations

from scenes.ui.box import Span, Told
from scenes.ui.boxes import Gap, Overlay, Row
from scenes.ui.host.target import Area
from scenes.ui.leaves import Art, chip, glyph, ribbon
from scenes.ui.pen import Pen
from scenes.ui.text import Style, Text
from sprites.paint import palette

HEADER = 26.0


def counter(kind: str, figure: int, name: str, told: Told, size: float = 18.0, wide: Span = None) -> Row:
    """A sign and its figure."""
    return Row(
        glyph(kind, size + 1), Text(str(figure), Style.FIGURE, size=size), gap=5, name=name, tells=told, wide=wide
    )


def header(name: str, words: str, colour: int, tag: str, told: Told, state: str, state_told: Told) -> Row:
    """The band of colour: who it belongs to, what that is, and how it stands."""
    tone = palette.PLAYERS[colour].colour if colour else palette.SHADOW_DISC
    dark, darker = (palette.mix(tone, (0, 0, 0), share) for share in (0.5, 0.68))
    return Row(
        Overlay(Art(_disc, colour), wide=24, high=(0.0, 24.0)),
        Text(words, Style.STRONG, cut=True),
        *((Text(tag, Style.FINE, drop=2),) if tag else ()),
        Gap(grow=1),
        *(
            (chip(state, 17, palette.INK, size=13, opacity=0.75, drop=1, name=f"{name}.state", tells=state_told),)
            if state
            else ()
        ),
        gap=6,
        high=HEADER,
        pad=(4, 0, 8, 0),
        back=(ribbon(dark, darker),),
        name=f"{name}.header",
        tells=told,
    )  # fmt: skip


def _disc(pen: Pen, area: Area, colour: int) -> None:
    x, y, width, height = area
    pen.seat(colour, x + width / 2, y + height / 2, min(width, height))
