"""How Player Boards look: as a card to choose, and large with everything printed on them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from game.nations.cards import BOARDS, CARDS
from game.nations.maintenance import GROWTH_BONUS
from game.nations.wording import board_rule, text
from scenes.tables.looks import rounded_mask
from scenes.tables.nations.zones import NATION
from sprites import materials, palette
from sprites.card_kinds import KINDS
from sprites.theme import Theme
from sprites.vignette import vignette

PICTURE = 104.0
ZOOM = (250.0, 350.0)
ZOOM_PICTURE = 128.0


@dataclass(frozen=True)
class BoardLook:
    """A Player Board to choose: its name and emblem, what it starts with and what is special about each side."""

    board: str
    sides: tuple[str, ...]
    width: float

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in units."""
        return self.width, NATION[3]

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its rounded rectangle."""
        return rounded_mask(theme, *self.size, 6)

    def surface(self, theme: Theme) -> pygame.Surface:
        """The board as a paper card."""
        return theme.cached(("board choice", self), partial(self._drawn, theme))

    def _drawn(self, theme: Theme) -> pygame.Surface:
        board = BOARDS[self.board]
        paper = materials.parchment(theme, *self.size, 6).copy()
        kind = KINDS["golden_age"]
        picture_size = (theme.px(PICTURE), theme.px(NATION[3] - 8))
        picture = vignette(theme, kind.scene, 1, board.emblem, board.name, kind.subject, picture_size)
        paper.blit(picture, (theme.px(4), theme.px(4)))
        left, room = PICTURE + 14, self.width - PICTURE - 22
        name = theme.text(board.name.upper(), "title", 17, palette.INK, room)
        paper.blit(name, (theme.px(left), theme.px(4)))
        y = 28.0
        for side in self.sides:
            printed = board.a if side == "a" else board.b
            words = (
                f"**{side.upper()}**  {printed.gold}{{gold}} {printed.stone}{{stone}} {printed.food}{{food}} "
                f"{printed.vp}{{vp}} {printed.workers}{{worker}}"
            )
            line = theme.rich(words, "name", 13.5, palette.INK)
            paper.blit(line, (theme.px(left), theme.px(y)))
            y += 18
            cards = ", ".join(CARDS[slot].name for slot in printed.slots)
            special = board_rule(board, side)
            rule = theme.rich(f"{cards}. {special}".strip(), "label", 12, palette.INK, room, line_height=1.1)
            paper.blit(rule, (theme.px(left), theme.px(y)))
            y += rule.get_height() / theme.s + 3
        return paper


@dataclass(frozen=True)
class BoardZoom:
    """A Player Board, large: what its side started with, how its population is kept, what is special about it."""

    board: str
    side: str
    level: str

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in units."""
        return ZOOM

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its rounded rectangle."""
        return rounded_mask(theme, *ZOOM, 8)

    def surface(self, theme: Theme) -> pygame.Surface:
        """The board as a paper card."""
        return theme.cached(("board zoom", self), partial(self._drawn, theme))

    def _drawn(self, theme: Theme) -> pygame.Surface:
        board = BOARDS[self.board]
        printed = board.a if self.side == "a" else board.b
        paper = materials.parchment(theme, *ZOOM, 8).copy()
        kind = KINDS["golden_age"]
        size = (theme.px(ZOOM[0] - 10), theme.px(ZOOM_PICTURE))
        picture = vignette(theme, kind.scene, 1, board.emblem, board.name, kind.subject, size)
        paper.blit(picture, (theme.px(5), theme.px(40)))
        middle = ZOOM[0] / 2
        name = theme.text(board.name.upper(), "title", 20, palette.INK)
        paper.blit(name, name.get_rect(center=(theme.px(middle), theme.px(22))))
        slots = ", ".join(CARDS[slot].name for slot in printed.slots)
        words = (
            f"Side {self.side.upper()}: {printed.gold} {{gold}} {printed.stone} {{stone}} {printed.food} {{food}} "
            f"{printed.vp} {{vp}} {printed.workers} {{worker}}\n"
            f"Printed: {slots}.\n"
            f"Population Track: {printed.food_track} {{worker}} cost 3 {{food}} each round, "
            f"{printed.stability_track} cost 3 {{stability}} at once.\n"
            f"{text()['names'][self.level]}: {GROWTH_BONUS[self.level]} {{gold}}, {{stone}} or {{food}} "
            "instead of a worker in Growth.\n"
            f"**{board_rule(board, self.side) or 'Nothing else is special.'}**"
        )
        sentences = theme.rich(words, "text", 14, palette.INK, ZOOM[0] - 28)
        paper.blit(sentences, (theme.px(14), theme.px(40 + ZOOM_PICTURE + 10)))
        return paper
