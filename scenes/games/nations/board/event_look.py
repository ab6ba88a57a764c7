"""Event Cards and solo tiles: their pictures, and how they look large."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.nations.cards.cards import EVENTS, TILES
from game.nations.text.wording import event_rule, tile_rule
from game.text.pictures import Picture
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.board.effect_rows import event_rows
from sprites.cards.effects import effect_lines
from sprites.paint import materials, palette
from sprites.poster.motif import Motif

say = Sentences("nations")

ZOOM, PICTURED = (250.0, 420.0), (228.0, 74.0)
MIDDLE = ZOOM[0] / 2
FOOT = 388.0

DUSK, VIOLET = (52, 38, 72), (226, 206, 246)
"""The dusk over the tiles of the shadow, and what it leaves of the colours of their pictures."""

FADE = 24
"""Side of the master that every edge fades after."""


class PaperZoom(ui.PaperLook):
    """A large paper card that is shown while the pointer rests on something."""

    RADIUS = 8


@dataclass(frozen=True)
class EventZoom(PaperZoom):
    """An Event Card, large: both events in signs and in words, its Architects and its famine."""

    event: str

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        card = EVENTS[self.event]
        paper = materials.parchment(theme, *ZOOM, 8).copy()
        y = 20.0
        for half in (card.top, card.bottom):
            picture = event_picture(theme, card.age, half.picture, (theme.px(PICTURED[0]), theme.px(PICTURED[1])))
            rect = picture.get_rect(midtop=(theme.px(MIDDLE), theme.px(y - 12)))
            paper.blit(picture, rect)
            pygame.draw.rect(paper, palette.BROWN, rect, max(1, theme.px(1)))
            y += PICTURED[1] + 2
            y = _centred(theme, paper, theme.text(say.name(half.name), "event", 19, palette.INK, ZOOM[0] - 24), y, 20)
            for line in effect_lines(theme, event_rows(half), 21, ZOOM[0] - 30):
                y = _centred(theme, paper, line, y + 3, 25)
            words = theme.rich(event_rule(half), "text", 14, palette.INK, ZOOM[0] - 34, "center")
            high = words.get_height() / theme.s
            paper.blit(words, words.get_rect(midtop=(theme.px(MIDDLE), theme.px(y - 8))))
            y += high + 8
        _foot(theme, paper, card.architects, card.famine, card.age)
        return paper


@dataclass(frozen=True)
class EventStrip(ui.PaperLook):
    """An Event Card to choose, as a strip with both its names."""

    event: str
    width: float
    height: float

    RADIUS = 4

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        card = EVENTS[self.event]
        paper = materials.parchment(theme, self.width, self.height).copy()
        for index, name in enumerate((card.top.name, card.bottom.name)):
            line = theme.text(say.name(name), "event", 14, palette.INK, self.width - 56)
            middle = theme.px(self.height * (0.27 + 0.46 * index))
            paper.blit(line, line.get_rect(midleft=(theme.px(8), middle)))
        words = theme.rich(
            f"{{architect}} **{card.architects}**\n{{famine}} **{card.famine}**", "name", 13, palette.INK
        )
        paper.blit(words, words.get_rect(midright=(theme.px(self.width - 8), theme.px(self.height / 2))))
        return paper


@dataclass(frozen=True)
class TileZoom(PaperZoom):
    """A solo tile, large: the shadow's values and what the die does."""

    tile: str

    def _drawn(self, theme: ui.Theme) -> pygame.Surface:
        tile = TILES[self.tile]
        paper = materials.parchment(theme, *ZOOM, 8).copy()
        y = _centred(theme, paper, theme.text(say.name(tile.name), "event", 20, palette.INK, ZOOM[0] - 24), 30, 40)
        icon = theme.icon(tile.emblem, 84, palette.SHADOW_DISC)
        y = _centred(theme, paper, icon, y + 34, 62)
        words = say(
            "zoom.tile",
            strength=tile.strength,
            stability=tile.stability,
            books=tile.books,
            rule=tile_rule(tile),
        )
        text = theme.rich(words, "text", 14, palette.INK, ZOOM[0] - 34, "center")
        paper.blit(text, text.get_rect(midtop=(theme.px(MIDDLE), theme.px(y))))
        _foot(theme, paper, tile.architects, tile.famine, tile.age)
        return paper


def _centred(theme: ui.Theme, paper: pygame.Surface, picture: pygame.Surface, y: float, step: float) -> float:
    paper.blit(picture, picture.get_rect(center=(theme.px(MIDDLE), theme.px(y))))
    return y + step


def _line(theme: ui.Theme, paper: pygame.Surface, y: float) -> None:
    paper.fill(palette.BROWN, (theme.px(20), theme.px(y), theme.px(ZOOM[0] - 40), max(1, theme.px(0.8))))


def _foot(theme: ui.Theme, paper: pygame.Surface, architects: int, famine: int, age: int) -> None:
    _line(theme, paper, FOOT - 16)
    figures = say("zoom.figures", architects=architects, famine=famine)
    words = theme.rich(figures, "text", 14.5, palette.INK)
    paper.blit(words, words.get_rect(center=(theme.px(MIDDLE), theme.px(FOOT))))
    name = theme.text(say(f"ages.{age}"), "aside", 13, palette.BROWN)
    paper.blit(name, name.get_rect(center=(theme.px(MIDDLE), theme.px(FOOT + 19))))


def event_picture(theme: ui.Theme, age: int, picture: Picture, size: tuple[int, int]) -> pygame.Surface:
    """The picture of one of the two events of a card, in pixels; a plain one until it is printed."""
    return theme.posters.picture(Motif("event", age, **dict(picture)), size)


def scene_of_tile(theme: ui.Theme, emblem: str, age: int, size: tuple[int, int], clear: float) -> pygame.Surface:
    """What a tile of the shadow is about, in pixels; `clear` is the share of its width, at the right, without dusk."""

    def draw() -> pygame.Surface:
        width, height = size
        wide = round(width * min(1.0, 1.25 * clear))
        scene = pygame.Surface(size)
        scene.fill(DUSK)
        scene.blit(theme.posters.picture(Motif("event", age, emblem=emblem), (wide, height)), (width - wide, 0))
        scene.fill(VIOLET, special_flags=pygame.BLEND_RGB_MULT)
        fall = pygame.Surface((FADE, 1), pygame.SRCALPHA)
        for x in range(FADE):
            share = max(0.0, min(1.0, (1 - clear - x / (FADE - 1)) / (0.3 * clear) + 1))
            fall.set_at((x, 0), (*DUSK, round(255 * share)))
        scene.blit(pygame.transform.smoothscale(fall, size), (0, 0))
        return scene

    return theme.cached(("scene of a tile", emblem, age, size, clear), draw)
