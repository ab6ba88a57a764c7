"""A card too small for its print: the colour of its age, its picture as one sign, and figures that can be read."""

from __future__ import annotations

import pygame

from scenes.games.nation_deckbuilder.faces import card_face
from sprites import materials, palette, pills
from sprites.card_face import CardFace, Cost, Gain
from sprites.card_kinds import KINDS
from sprites.theme import Theme

BELOW = 60.0
"""Cards less wide than this, in units, are drawn so."""

NARROWEST_WITH_FIGURES = 40.0

BAND, GAP = 6.0, 1.0
PILL = 0.32
"""Height of a figure at most, as a share of the card's width."""

LARGEST_EMBLEM, SMALLEST_EMBLEM = 30.0, 10.0
RADIUS, EDGE = 3.0, 2.0
TINT, SHADE = 0.55, 0.7
"""How much of the age's colour is behind the sign, and how dark the sign is before it."""


def small_card(theme: Theme, handle: str, width: float, height: float) -> pygame.Surface:
    """The picture of a card at a size in units."""
    face = card_face(handle)
    frame = KINDS[face.kind].frame
    radius = RADIUS * theme.s
    shape = materials.rounded(theme.px(width), theme.px(height), radius, palette.WHITE)
    tinted = palette.mix(palette.PAPER_TOP, frame, TINT)
    picture = materials.shaded(shape, [(0.0, tinted), (0.6, palette.PAPER_TOP), (1.0, palette.PAPER_BOTTOM)])
    rim = materials.rounded(*shape.get_size(), radius, frame, 0.0, line=EDGE * theme.s, edge=frame)
    picture.blit(rim, (0, 0))
    edge = theme.px(EDGE)
    picture.fill(frame, (edge, edge, picture.get_width() - 2 * edge, theme.px(BAND)))
    inside = height - BAND - 2 * EDGE
    figures = _figures(face) if width >= NARROWEST_WITH_FIGURES else []
    pill = min(PILL * width, inside / max(1, len(figures)) - GAP)
    middle, bottom = picture.get_width() // 2, picture.get_height() - edge
    for token in reversed(figures):
        plate = _pill(theme, token, pill)
        picture.blit(plate, plate.get_rect(midbottom=(middle, bottom)))
        bottom -= theme.px(pill + GAP)
    room = inside - len(figures) * (pill + GAP)
    if room >= SMALLEST_EMBLEM:
        emblem = theme.icon(
            face.emblem, min(LARGEST_EMBLEM, room - 2), palette.mix(frame, palette.DARK_INK, SHADE)
        )
        picture.blit(emblem, emblem.get_rect(center=(middle, theme.px(BAND + EDGE + room / 2))))
    return picture


def _figures(face: CardFace) -> list[Gain | Cost]:
    """What the card brings and costs; its other effects are left to its large look."""
    return [token for row in face.rows for token in row if isinstance(token, Gain | Cost)]


def _pill(theme: Theme, token: Gain | Cost, height: float) -> pygame.Surface:
    if isinstance(token, Gain):
        return pills.gain_pill(theme, f"+{token.amount}", token.glyph, height)
    return pills.cost_pill(theme, f"{pills.MINUS}{token.amount}", token.glyph, height)
