"""How Player Boards look: as a card to choose, and large with everything printed on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.nations.cards.cards import BOARDS, CARDS, Board, BoardSide
from game.nations.rules.maintenance import GROWTH_BONUS
from game.nations.text.wording import board_rule
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.games.nations.board.event_look import ZOOM, PaperZoom
from scenes.ui.pen import narrowed
from sprites.letters.fonts import capitals
from sprites.paint import materials, palette
from sprites.poster.portrait import portrait

say = Sentences("nations")

HEIGHT = 167.0
WIDEST_PICTURE, PICTURE_SHARE = 104.0, 0.3

ZOOM_TOP = 40.0
ZOOM_PICTURES = {1: 128.0, 2: 72.0}
"""Heights of the picture of the zoom, by how many sides it describes."""


def _holdings(printed: BoardSide) -> str:
    """What a nation begins with, in signs."""
    return say(
        "zoom.holdings",
        gold=printed.gold,
        stone=printed.stone,
        food=printed.food,
        vp=printed.vp,
        workers=printed.workers,
    )


def _side(form: str, side: str, printed: BoardSide) -> str:
    return say(f"zoom.{form}", side=side.upper(), holdings=_holdings(printed))


def _cards(printed: BoardSide) -> str:
    return listed((say.name(CARDS[slot].name) for slot in printed.slots), "comma")


def _picture(theme: ui.Theme, board: Board, width: float, height: float) -> pygame.Surface:
    """The leader of a nation in the light of Antiquity."""
    return theme.posters.picture(portrait("nation", 1, board.person), (theme.px(width), theme.px(height)))


@dataclass(frozen=True)
class BoardLook(ui.PaperLook):
    """A Player Board to choose: its name and leader, what it starts with and what is special about each side."""

    board: str
    sides: tuple[str, ...]
    width: float

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in units."""
        return self.width, HEIGHT

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        board = BOARDS[self.board]
        paper = materials.parchment(theme, *self.size, 6).copy()
        width = min(WIDEST_PICTURE, self.width * PICTURE_SHARE)
        paper.blit(_picture(theme, board, width, HEIGHT - 8), (theme.px(4), theme.px(4)))
        left, room = width + 12, self.width - width - 20
        name = theme.text(capitals(say.name(board.name)), "title", 17, palette.INK, room)
        paper.blit(name, (theme.px(left), theme.px(2)))
        y = 25.0
        for side in self.sides:
            printed = board.a if side == "a" else board.b
            line = theme.rich(_side("choice", side, printed), "name", 13.5, palette.INK)
            if line.get_width() > theme.px(room):
                line = narrowed(line, theme.px(room))
            paper.blit(line, (theme.px(left), theme.px(y)))
            y += 16.5
            special = board_rule(board, side)
            told = special or len(self.sides) == 1
            words = say("zoom.cards", cards=_cards(printed), special=special) if told else say("zoom.plain")
            rule = theme.rich(words, "label", 12, palette.INK, room, line_height=1.1)
            paper.blit(rule, (theme.px(left), theme.px(y)))
            y += rule.get_height() / theme.s + 2
        return paper


@dataclass(frozen=True)
class BoardZoom(PaperZoom):
    """A Player Board, large: what its sides start with, what is special about them, what the level of its nation means.

    A single side also says how its population is kept. Where no nation has the board, nothing is said of a level. A
    remark says what a click does.
    """

    board: str
    sides: tuple[str, ...]
    level: str = ""
    remark: str = ""
    off: tuple[str, ...] = ()

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        board = BOARDS[self.board]
        paper = materials.parchment(theme, *ZOOM, 8).copy()
        height = ZOOM_PICTURES[len(self.sides)]
        paper.blit(_picture(theme, board, ZOOM[0] - 10, height), (theme.px(5), theme.px(ZOOM_TOP)))
        name = theme.text(capitals(say.name(board.name)), "title", 20, palette.INK)
        paper.blit(name, name.get_rect(center=(theme.px(ZOOM[0] / 2), theme.px(22))))
        sentences = theme.rich("\n".join(self._lines()), "text", 14, palette.INK, ZOOM[0] - 28, line_height=1.25)
        paper.blit(sentences, (theme.px(14), theme.px(ZOOM_TOP + height + 8)))
        return paper

    def _lines(self) -> Iterator[str]:
        board = BOARDS[self.board]
        for side in self.sides:
            printed = board.a if side == "a" else board.b
            yield _side("side", side, printed)
            special = board_rule(board, side) or say("zoom.nothing_else")
            yield say("zoom.cards", cards=_cards(printed), special=f"**{special}**")
            if len(self.sides) == 1:
                yield say("zoom.population", food=printed.food_track, stability=printed.stability_track)
        if self.level:
            yield say("zoom.level", level=say(f"names.{self.level}"), bonus=GROWTH_BONUS[self.level])
        if self.remark:
            yield self.remark
