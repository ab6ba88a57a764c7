"""Effect equations: rows of pills, signs and words, wrapped and squeezed into the width of a card."""

from __future__ import annotations

import pygame

from sprites.cards.card_face import (
    Arrow,
    CardSign,
    CardWords,
    Cost,
    EffectRow,
    EffectToken,
    GainPill,
    SmallChit,
    SmallDie,
)
from sprites.cards.chits import chit
from sprites.cards.pills import MINUS, cost_pill, gain_pill
from sprites.dice.lying_die import small_die
from sprites.paint.palette import INK
from sprites.paint.theme import Theme

GAP = 0.24  # between tokens, of the pill height
DIE = 0.8  # edge of a die, of the pill height
TOLERATED = 1.2  # a line this much too wide is squeezed; a wider one is broken


def effect_lines(theme: Theme, rows: tuple[EffectRow, ...], pill: float, width: float) -> list[pygame.Surface]:
    """One surface per line, none wider than `width` units; `pill` is the height of a pill in units."""
    limit, gap = theme.px(width), theme.px(pill * GAP)
    return [
        _squeezed(_joined(line, gap, theme.px(pill)), limit)
        for row in rows
        if row
        for line in _broken([_token(theme, token, pill) for token in _pieces(row)], limit, gap)
    ]


def _pieces(row: EffectRow) -> list[EffectToken]:
    """The tokens of a row with every run of words cut into single words, so that a line may break between them."""
    pieces: list[EffectToken] = []
    for token in row:
        pieces += [CardWords(word) for word in token.text.split()] if isinstance(token, CardWords) else [token]
    return pieces


def _broken(tokens: list[pygame.Surface], limit: int, gap: int) -> list[list[pygame.Surface]]:
    lines: list[list[pygame.Surface]] = [[]]
    for token in tokens:
        width = sum(piece.get_width() + gap for piece in lines[-1]) + token.get_width()
        if lines[-1] and width > limit * TOLERATED:
            lines.append([])
        lines[-1].append(token)
    return lines


def _joined(tokens: list[pygame.Surface], gap: int, height: int) -> pygame.Surface:
    width = sum(token.get_width() for token in tokens) + gap * (len(tokens) - 1)
    tallest = max(height, *(token.get_height() for token in tokens))
    line = pygame.Surface((width, tallest), pygame.SRCALPHA)
    x = 0
    for token in tokens:
        line.blit(token, (x, (tallest - token.get_height()) // 2))
        x += token.get_width() + gap
    return line


def _squeezed(line: pygame.Surface, limit: int) -> pygame.Surface:
    """The line narrowed to the limit; its height stays."""
    return line if line.get_width() <= limit else pygame.transform.smoothscale(line, (limit, line.get_height()))


def _token(theme: Theme, token: EffectToken, pill: float) -> pygame.Surface:
    return theme.cached(("effect", token, pill), lambda: _drawn(theme, token, pill))


def _drawn(theme: Theme, token: EffectToken, pill: float) -> pygame.Surface:
    match token:
        case GainPill(glyph, amount):
            return gain_pill(theme, f"+{amount}", glyph, pill)
        case Cost(glyph, amount):
            return cost_pill(theme, f"{MINUS}{amount}", glyph, pill)
        case CardWords(text):
            return theme.text(text, "name", pill * 0.86, INK)
        case CardSign(glyph, amount):
            sign = theme.glyph(glyph, pill)
            if amount is None:
                return sign
            number = theme.text(str(amount), "number", pill * 0.94, INK)
            return _joined([number, sign], theme.px(pill * 0.03), theme.px(pill))
        case Arrow():
            return theme.text("›", "number", pill, INK)
        case SmallDie(body, sign):
            return small_die(theme, body, sign, pill * DIE)
        case SmallChit(glyph):
            return chit(theme, glyph, pill)
