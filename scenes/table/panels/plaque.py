"""The plaques of rivals and of the shadow: what is the same on every table."""

from __future__ import annotations

from collections.abc import Sequence

from scenes import ui
from scenes.table.faces import chosen_face, face_of_seat
from scenes.table.model import TableModel
from scenes.table.seats import NO_COLOUR
from sprites.bust.person import Looks, bust_of
from sprites.paint import palette

HEADER = 25.0
SHADOW_HEADER = 30.0

OUT, DISC_OUT = 3.0, 2.0
"""How far a medallion stands out of its strip, and the disc at its foot out of the medallion."""


def header(
    name: str,
    colour: int,
    points: ui.Box,
    tag: Sequence[str] = (),
    state: Sequence[str] = (),
    high: float = HEADER,
    face: ui.Box | None = None,
    told: ui.Told | None = None,
) -> ui.Either:
    """The strip at the top of a plaque: whose it is, what stands small beside it, a state such as "passed", points.
    The name is cut last, after what stands small has been cut and left.

    tag, state: ways to say it, the fullest first. face: what stands for the seat instead of its disc, such as a
    medallion (`face_of`). told: what its name tells.
    """
    tone = palette.PLAYERS[colour].colour

    def row(cut: int, words: str) -> ui.Row:
        """So many of the two texts may be cut: the small one leaves before the name is."""
        small = _small(tuple(tag), bool(cut)) if tag and cut < 2 else ui.Gap(grow=1)
        return ui.Row(
            face or ui.disc(colour, min(24.0, high - 1)),
            ui.Text(name, ui.Style.STRONG, size=17 if high > HEADER else 15, cut=cut > 1, tells=told),
            small,
            *((ui.chip(words, 16, palette.INK, size=12.5, opacity=0.72, drop=2 * cut),) if words else ()),
            points,
            gap=5,
            high=high,
            pad=(4, 0, 4, 0),
            back=(ui.ribbon(palette.mix(tone, (0, 0, 0), 0.52), palette.mix(tone, (0, 0, 0), 0.72)),),
        )

    full, *shorter = state or ("",)
    return ui.Either(row(0, full), *(row(0, words) for words in shorter), row(1, full), row(2, full))


def _small(ways: tuple[str, ...], cut: bool) -> ui.Text:
    wide = (24.0, 24.0) if cut else None
    drop = 5 if cut else 0
    return ui.Text(ways[0], ui.Style.FINE, shorter=ways[1:], cut=cut, grow=1, drop=drop, wide=wide)


def face_of(model: TableModel, seat: int, person: Looks, high: float = HEADER) -> ui.Glyph:
    """The medallion of a seat for a strip so high, which stands out of it above and below: the leader of its nation, or
    the face that its player has chosen.
    """
    face = chosen_face(model, seat) or bust_of(person)
    return ui.medal(
        face, model.seats[seat].colour, high + 2 * OUT, name=f"face@{seat}", margin=(-2, -OUT, DISC_OUT, -OUT)
    )


def shadow_header(title: str, tag: str = "") -> ui.Row:
    """The strip of the plate of the shadow, with what stands small at its end."""
    return ui.Row(
        ui.medal(face_of_seat(NO_COLOUR, ""), NO_COLOUR, SHADOW_HEADER + OUT, margin=(-2, -OUT, DISC_OUT, 0)),
        ui.Text(title, ui.Style.TITLE, size=16.5, colour=palette.SHADOW_TEXT),
        ui.Gap(grow=1),
        *((ui.Text(tag, ui.Style.LABEL, colour=palette.SHADOW_TEXT),) if tag else ()),
        gap=6,
        high=SHADOW_HEADER,
        pad=(5, 0, 10, 0),
        back=(
            ui.ribbon(
                palette.mix(palette.SHADOW_DISC, (255, 255, 255), 0.12),
                palette.mix(palette.SHADOW_DISC, (0, 0, 0), 0.35),
            ),
        ),
    )
