"""Setup: the Player Boards that can be chosen, laid out where the own board will lie."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import pygame

from game.nations.cards import BOARDS, CARDS
from game.nations.wording import board_rule
from scenes.tables.layout import Place, TableModel
from scenes.tables.nations.looks import rounded_mask
from scenes.tables.nations.zones import EDGE, NATION, OWN_TOP, WIDTH
from sprites import materials, palette
from sprites.card_kinds import KINDS
from sprites.theme import Theme
from sprites.vignette import vignette

ZONE = "own board"
WIDEST = 300.0
PICTURE = 104.0


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
            text = theme.rich(f"{cards}. {special}".strip(), "label", 12, palette.INK, room, line_height=1.1)
            paper.blit(text, (theme.px(left), theme.px(y)))
            y += text.get_height() / theme.s + 3
        return paper


def board_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """The boards that the seat which is asked may choose from."""
    decision = model.decision
    moves = [move for move in decision.moves if move[0] == "choose_board"] if decision else []
    sides: dict[str, tuple[str, ...]] = {}
    for _, board, side in moves:
        sides[board] = (*sides.get(board, ()), side)
    if not sides:
        return
    gap = 8.0
    width = min(WIDEST, (WIDTH - 2 * EDGE - gap * (len(sides) - 1)) / len(sides))
    left = (WIDTH - (width + gap) * len(sides) + gap) / 2
    for index, (board, offered) in enumerate(sides.items()):
        area = (left + index * (width + gap), OWN_TOP, width, NATION[3])
        caption = f"{BOARDS[board].name}. {board_rule(BOARDS[board], offered[-1])}"
        yield board, Place(area, BoardLook(board, offered, width), z=10, zone=ZONE, caption=caption)
