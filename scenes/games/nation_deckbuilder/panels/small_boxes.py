"""Small boxes that several panels of the table share: figures with their sign, and the header of a seat."""

from __future__ import annotations

from scenes import ui
from sprites.paint import palette

HEADER = 26.0


def counter(kind: str, figure: int, name: str, told: ui.Told, size: float = 18.0, wide: ui.Span = None) -> ui.Row:
    """A sign and its figure."""
    return ui.Row(
        ui.glyph(kind, size + 1),
        ui.Text(str(figure), ui.Style.FIGURE, size=size),
        gap=5,
        name=name,
        tells=told,
        wide=wide,
    )


def header(name: str, words: str, colour: int, tag: str, told: ui.Told, state: str, state_told: ui.Told) -> ui.Row:
    """The band of colour: who it belongs to, what that is, and how it stands."""
    tone = palette.PLAYERS[colour].colour if colour else palette.SHADOW_DISC
    dark, darker = (palette.mix(tone, (0, 0, 0), share) for share in (0.5, 0.68))
    return ui.Row(
        ui.Overlay(ui.Art(_disc, colour), wide=24, high=(0.0, 24.0)),
        ui.Text(words, ui.Style.STRONG, cut=True),
        *((ui.Text(tag, ui.Style.FINE, drop=2),) if tag else ()),
        ui.Gap(grow=1),
        *(
            (ui.chip(state, 17, palette.INK, size=13, opacity=0.75, drop=1, name=f"{name}.state", tells=state_told),)
            if state
            else ()
        ),
        gap=6,
        high=HEADER,
        pad=(4, 0, 8, 0),
        back=(ui.ribbon(dark, darker),),
        name=f"{name}.header",
        tells=told,
    )  # fmt: skip


def _disc(pen: ui.Pen, area: ui.Area, colour: int) -> None:
    x, y, width, height = area
    pen.seat(colour, x + width / 2, y + height / 2, min(width, height))
