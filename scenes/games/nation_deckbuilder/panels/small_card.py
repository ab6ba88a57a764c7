"""A card too small for its print: its picture in the frame of its age, and a figure that can be read."""

from __future__ import annotations

import pygame

from scenes import ui
from scenes.games.nation_deckbuilder.panels.faces import card_face
from sprites.cards import card, pills
from sprites.cards.card_face import CardFace, Cost, GainPill
from sprites.cards.card_kinds import KINDS
from sprites.paint import materials, palette

BELOW = 64.0
"""Cards less wide than this, in units, are drawn so."""

NARROWEST_WITH_FIGURES = 40.0
NARROWEST_WITH_NAME, NAME_BAND, NAME_SIZE = 48.0, 12.0, 10.5
"""From this width on the name is on it, in a band this high and in letters of this size."""

PICTURED = ("played", "zoom")
"""The forms of card whose picture it shows: the first of them that has one, with letters of the set size."""

BAND, EDGE, GAP, RADIUS = 6.0, 1.6, 1.0, 3.0
PILL = 0.32
"""Height of a figure at most, as a share of the card's width."""

MOST_PILLS = 0.42
"""Height of all figures at most, as a share of the card's height."""


def small_card(theme: ui.Theme, handle: str, width: float, height: float) -> pygame.Surface:
    """The picture of a card at a size in units."""
    face = card_face(handle)
    frame = KINDS[face.kind].frame
    shape = small_outline(theme, width, height)
    lit = [(0.0, palette.mix(frame, palette.WHITE, 0.15)), (1.0, palette.mix(frame, palette.BLACK, 0.2))]
    small = materials.shaded(shape, lit)
    edge, band = theme.px(EDGE), theme.px(BAND)
    if width >= NARROWEST_WITH_NAME:
        band = theme.px(NAME_BAND)
        _lay_name(theme, small, face, band)
    inside = pygame.Rect(edge, band, small.get_width() - 2 * edge, small.get_height() - band - edge)
    figures = _figures(face) if width >= NARROWEST_WITH_FIGURES else []
    pill = min(PILL * width, MOST_PILLS * height / max(1, len(figures)) - GAP)
    paper = theme.px(len(figures) * (pill + GAP) + GAP) if figures else 0
    small.fill(palette.PAPER_BOTTOM, inside)
    small.blit(_picture(theme, face, (inside.width, inside.height - paper)), inside)
    bottom = inside.bottom - theme.px(GAP)
    for token in reversed(figures):
        plate = _pill(theme, token, pill)
        small.blit(plate, plate.get_rect(midbottom=(inside.centerx, bottom)))
        bottom -= theme.px(pill + GAP)
    return small


def _lay_name(theme: ui.Theme, small: pygame.Surface, face: CardFace, band: int) -> None:
    """The name in its band, drawn narrower where it is long."""
    name, room = theme.text(face.name, "name", NAME_SIZE, palette.INK), small.get_width() - 2 * theme.px(2)
    if name.get_width() > room:
        name = pygame.transform.smoothscale(name, (room, name.get_height()))
    small.blit(name, name.get_rect(center=(small.get_width() // 2, band // 2 + 1)))


def small_outline(theme: ui.Theme, width: float, height: float) -> pygame.Surface:
    """The white outline of every card of a size in units."""
    return materials.rounded(theme.px(width), theme.px(height), RADIUS * theme.s, palette.WHITE)


def _picture(theme: ui.Theme, face: CardFace, size: tuple[int, int]) -> pygame.Surface:
    """The middle of the card's picture, as large as it takes to fill the size in pixels: that of a hand or a market,
    which is printed anyway and is hardly enlarged.
    """
    places = (card.card_places(theme, face, form).picture for form in PICTURED)
    width, height = next((wide, high) for *_, wide, high in places if high)
    picture = theme.posters.picture(face.motif, (theme.px(width), theme.px(height)))
    times = max(wanted / had for wanted, had in zip(size, picture.get_size(), strict=True))
    large = pygame.transform.smoothscale_by(picture, times)
    middle = pygame.Rect((0, 0), size)
    middle.center = large.get_rect().center
    return large.subsurface(middle.clip(large.get_rect())).copy()


def _figures(face: CardFace) -> list[GainPill | Cost]:
    """The most that the card costs and brings: its other effects would be too small to be read and are left to its
    large look.
    """
    tokens = [token for row in face.rows for token in row if isinstance(token, GainPill | Cost)]
    kinds = ([token for token in tokens if isinstance(token, kind)] for kind in (Cost, GainPill))
    return [max(some, key=lambda token: token.amount) for some in kinds if some]


def _pill(theme: ui.Theme, token: GainPill | Cost, height: float) -> pygame.Surface:
    if isinstance(token, GainPill):
        return pills.gain_pill(theme, f"+{token.amount}", token.glyph, height)
    return pills.cost_pill(theme, f"{pills.MINUS}{token.amount}", token.glyph, height)
