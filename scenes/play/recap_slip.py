"""Recap: after computer seats have moved faster than anybody can follow, one line for each says what it did."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.sentences import Sentences
from game.core.session import Seat
from scenes.kit.recap import shares
from scenes.window.canvas import Stamp
from scenes.window.layout import Area
from sprites import materials, palette
from sprites.plain_text import as_typed
from sprites.theme import Theme

_say = Sentences("screens")

LASTS = 9000.0
"""Milliseconds that it stays, unless something is pressed."""

WIDTH = 588.0
LINE, EDGE = 26.0, 12.0
MIDDLES = (640.0, 556.0, 306.0, 974.0)
TOPS = (312.0, 178.0, 44.0, 446.0, 556.0)
"""Where the middle of its upper edge may lie, the sooner the earlier: in the middle of the table, or over the map where
goods are traded beside it."""

MOST = 440.0
"""Units that it may be high."""

LOWEST = 684.0
DISC = 20.0
SIZES = (15.0, 13.5, 12.0)
"""Sizes of its words, the first that leaves room for everything."""

INDENT = 40.0


class Recap:
    """Words with {glyph} marks, in a line or more for each seat."""

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

    def stamps(self, theme: Theme, asked: Sequence[Area], kept_clear: Sequence[Area] = ()) -> list[Stamp]:
        """The plate with the lines, where it hides least of what is to be read, and then of what can be answered on."""
        if not self._lines:
            return []
        face = theme.cached(("recap", self._lines), lambda: _plate(theme, self._lines))
        x, y, _, _ = _clearest(face.get_height() / theme.s, asked, kept_clear)
        return [Stamp(face, theme.rect(x, y, 0, 0).topleft)]


def _clearest(height: float, asked: Sequence[Area], kept_clear: Sequence[Area]) -> Area:
    """The area for a plate of this height that hides least of what is to be read, then of what is asked; of several
    the one nearest the middle.
    """
    spots = [
        (middle - WIDTH / 2, min(top, LOWEST - height), WIDTH, height) for top in TOPS for middle in MIDDLES
    ]

    def hidden(spot: Area) -> tuple[float, float]:
        of_read, of_asked = (
            sum(_hidden_share(area, spot) for area in areas) for areas in (kept_clear, asked)
        )
        return of_read, of_asked

    return min(spots, key=hidden)


def _hidden_share(area: Area, plate: Area) -> float:
    """How much of an area a plate hides, from 0 to 1: a small button counts as much as a large card."""
    hidden = pygame.FRect(area).clip(pygame.FRect(plate))
    return hidden.width * hidden.height / (area[2] * area[3])


def _plate(theme: Theme, lines: Sequence[tuple[Seat, str]]) -> pygame.Surface:
    blocks = _blocks(theme, lines)
    heights = [max(LINE, block.get_height() / theme.s + 6) for block in blocks]
    plate = materials.plate(
        theme,
        WIDTH,
        sum(heights) + 2 * EDGE,
        alpha=0.97,
        radius=8,
        edge=palette.BRASS,
        edge_alpha=0.9,
        line=1.4,
    ).copy()
    top = EDGE
    for (seat, _), block, height in zip(lines, blocks, heights, strict=True):
        disc = materials.player_disc(theme, seat.colour, DISC)
        plate.blit(disc, disc.get_rect(center=(theme.px(INDENT / 2 + 4), theme.px(top + LINE / 2))))
        plate.blit(block, block.get_rect(midleft=(theme.px(INDENT), theme.px(top + height / 2))))
        top += height
    return plate


def _blocks(theme: Theme, lines: Sequence[tuple[Seat, str]]) -> list[pygame.Surface]:
    """The words of every line, wrapped; where there is too much even for small ones the longest are cut."""
    width, room = WIDTH - INDENT - EDGE, MOST - 2 * EDGE - 6 * len(lines)
    words = [_say("seats.did", name=as_typed(seat.name), deeds=deeds) for seat, deeds in lines]
    for size in SIZES:
        blocks = [theme.rich(each, "text", size, palette.IVORY, width, line_height=1.25) for each in words]
        heights = [block.get_height() / theme.s for block in blocks]
        if sum(heights) <= room:
            return blocks
    given = shares(heights, room)
    return [
        theme.paragraph(each, "text", SIZES[-1:], palette.IVORY, (width, height + 0.5))
        for each, height in zip(words, given, strict=True)
    ]
