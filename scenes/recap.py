"""Recap: after computer seats have moved faster than anybody can follow, one line for each says what it did."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.session import Seat
from scenes.canvas import Stamp
from scenes.tables.layout import Area
from sprites import materials, palette
from sprites.theme import Theme

LASTS = 9000.0
"""Milliseconds that it stays, unless something is pressed."""

WIDTH = 588.0
LINE, EDGE = 26.0, 12.0
MIDDLES = (640.0, 556.0, 306.0, 974.0)
TOPS = (312.0, 178.0, 44.0, 446.0, 556.0)
"""Where the middle of its upper edge may lie, the sooner the earlier: in the middle of the table, or over the map where
goods are traded beside it."""

DISC = 20.0
SIZE = 15.0
INDENT = 40.0
AND_SO_ON = " …"


class Recap:
    """Lines with {glyph} marks, one for each seat."""

    def __init__(self) -> None:
        self._lines: Sequence[tuple[Seat, str]] = ()
        self._left = 0.0

    def show(self, lines: Sequence[tuple[Seat, str]]) -> None:
        """Show these lines from now on."""
        self._lines = tuple(lines)
        self._left = LASTS if lines else 0.0

    def hide(self) -> None:
        """Take it away."""
        self._lines, self._left = (), 0.0

    @property
    def lines(self) -> Sequence[tuple[Seat, str]]:
        """What it says now."""
        return self._lines

    def advance(self, ms: float) -> bool:
        """Let time pass; True when it is over by that."""
        if not self._lines:
            return False
        self._left -= ms
        if self._left > 0:
            return False
        self.hide()
        return True

    def stamps(self, theme: Theme, asked: Sequence[Area]) -> list[Stamp]:
        """The plate with the lines, where it hides least of the areas that can be answered on."""
        if not self._lines:
            return []
        face = theme.cached(("recap", self._lines), lambda: _plate(theme, self._lines))
        x, y, _, _ = _clearest(_height(self._lines), asked)
        return [Stamp(face, theme.rect(x, y, 0, 0).topleft)]


def _height(lines: Sequence[tuple[Seat, str]]) -> float:
    return LINE * len(lines) + 2 * EDGE


def _clearest(height: float, asked: Sequence[Area]) -> Area:
    """The area for a plate of this height that hides least of these areas; of several the one nearest the middle."""
    spots = [(middle - WIDTH / 2, top, WIDTH, height) for top in TOPS for middle in MIDDLES]
    return min(spots, key=lambda spot: sum(_hidden_share(area, spot) for area in asked))


def _hidden_share(area: Area, plate: Area) -> float:
    """How much of an area a plate hides, from 0 to 1: a small button counts as much as a large card."""
    hidden = pygame.FRect(area).clip(pygame.FRect(plate))
    return hidden.width * hidden.height / (area[2] * area[3])


def _plate(theme: Theme, lines: Sequence[tuple[Seat, str]]) -> pygame.Surface:
    plate = materials.plate(
        theme, WIDTH, _height(lines), alpha=0.97, radius=8, edge=palette.BRASS, edge_alpha=0.9, line=1.4
    ).copy()
    for row, (seat, words) in enumerate(lines):
        middle = theme.px(EDGE + LINE * (row + 0.5))
        disc = materials.player_disc(theme, seat.colour, DISC)
        plate.blit(disc, disc.get_rect(center=(theme.px(INDENT / 2 + 4), middle)))
        line = _fitting(theme, f"**{seat.name}** {words}", WIDTH - INDENT - EDGE)
        plate.blit(line, line.get_rect(midleft=(theme.px(INDENT), middle)))
    return plate


def _fitting(theme: Theme, words: str, width: float) -> pygame.Surface:
    """The words in one line; deeds that find no room are left out from the end."""
    deeds = words.split("; ")
    while True:
        line = theme.rich(
            "; ".join(deeds) + (AND_SO_ON if len(deeds) < words.count("; ") + 1 else ""),
            "text",
            SIZE,
            palette.IVORY,
        )
        if line.get_width() <= theme.px(width) or len(deeds) == 1:
            break
        deeds.pop()
    if line.get_width() > theme.px(width):
        line = pygame.transform.smoothscale(line, (theme.px(width), line.get_height()))
    return line
