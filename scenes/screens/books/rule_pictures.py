"""The pictures of a chapter of the rules: the pieces and the signs that it speaks of, side by side with their names."""

from __future__ import annotations

import re
from typing import NamedTuple

import pygame

from game import GAMES
from game.text import encyclopedia
from game.text.chapter import Chapter
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.plugin import plugin_of
from scenes.setup.spread import Sample
from sprites.things import book

say = Sentences("screens")

MOST_HIGH, LARGEST = 140.0, 300.0
"""The heights in units that a piece is shown in at most, with rules and by itself."""
SIGN = 40.0
MOST_EXAMPLES = 3
"""Pieces that are shown with the term for their sort, at most."""
MOST_SIGNS = 5
"""The side of a sign, and how many are shown at most besides pieces."""
BETWEEN, UNDER, AFTER = 18.0, 4.0, 14.0
"""Units between two pictures, between a picture and its name, and under all of it."""
EDGE = 6.0
"""What is left free for the shadow of the first."""
NAME_SIZE = 13.0


class PlacedPicture(NamedTuple):
    """A picture, where it lies from the upper left corner of all of them, and how much larger than in play it is."""

    sample: Sample
    area: ui.Area
    times: float


class Pictures(NamedTuple):
    """What a chapter shows, and how high and wide that is in units; 0 where it shows nothing."""

    shown: tuple[PlacedPicture, ...]
    high: float
    wide: float


def pictures(theme: ui.Theme, chapter: Chapter, wide: float) -> Pictures:
    """What there is room for of a chapter's pieces and signs, in a width of units."""
    shown: list[PlacedPicture] = []
    highest = LARGEST if chapter.kind else MOST_HIGH
    left, tallest = EDGE, 0.0
    for sample in _samples(chapter):
        picture = sample.look.surface(theme)
        times = min(1.0, highest * theme.s / picture.get_height())
        width, height = (side * times / theme.s for side in picture.get_size())
        room = max(width, _name(theme, sample).get_width() / theme.s)
        if left + room > wide:
            break
        shown.append(PlacedPicture(sample, (left + (room - width) / 2, 0.0, width, height), times))
        left, tallest = left + room + BETWEEN, max(tallest, height)
    placed = tuple(each._replace(area=_standing(each.area, tallest)) for each in shown)
    return Pictures(placed, tallest + UNDER + _line(theme) + AFTER if placed else 0.0, left if placed else 0.0)


def _standing(area: ui.Area, tallest: float) -> ui.Area:
    x, _, width, height = area
    return x, tallest - height, width, height


def _name(theme: ui.Theme, sample: Sample) -> pygame.Surface:
    return theme.rich(sample.name, "label", NAME_SIZE * theme.letter, book.FAINT_INK)


def _line(theme: ui.Theme) -> float:
    return theme.text_height(NAME_SIZE * theme.letter) / theme.s


def _samples(chapter: Chapter) -> list[Sample]:
    """The pieces that the data name, or some of those that a term stands for; without them, or with rules, the signs of
    the text.
    """
    picture = plugin_of(chapter.game).pictured if chapter.game in GAMES else None
    examples = [name for each in encyclopedia.examples(chapter)[:MOST_EXAMPLES] for name in each.shows[:1]]
    pieces = [picture(name) for name in (*chapter.shows, *examples)] if picture else []
    signs = dict.fromkeys(re.findall(r"\{(\w+)\}", chapter.text))
    if chapter.kind and pieces:
        return pieces if examples else [_large(each) for each in pieces]
    return [*pieces, *(_sign(each) for each in list(signs)[:MOST_SIGNS])]


def _large(sample: Sample) -> Sample:
    """A piece as large as it is shown anywhere."""
    told = isinstance(sample.zoom, ui.Explanation)
    return sample if told else sample._replace(look=sample.zoom)


def _sign(kind: str) -> Sample:
    words = say(f"signs.{kind}")
    name = words[:1].upper() + words[1:]
    return Sample(name, ui.TokenLook(kind, SIGN), ui.Explanation(name))


def lay_pictures(theme: ui.Theme, surface: pygame.Surface, corner: tuple[float, float], all_of: Pictures) -> None:
    """Lay them with their shadows, and their names under them."""
    for sample, area, times in all_of.shown:
        x, y, width, height = corner[0] + area[0], corner[1] + area[1], *area[2:]
        face = sample.look.surface(theme if times == 1 else theme.magnified(times))
        ui.lay_shadowed(theme, surface, (x, y, width, height), face, ("pictured", sample.look))
        ui.lay_picture(theme, surface, _name(theme, sample), x + width / 2, y + height + UNDER, "midtop")


def targets_of(corner: tuple[float, float], all_of: Pictures, seen: ui.Area) -> list[ui.HitTarget]:
    """What can be asked of those that are seen."""
    found = []
    for sample, area, _ in all_of.shown:
        x, y, width, height = corner[0] + area[0], corner[1] + area[1], *area[2:]
        if y >= seen[1] and y + height <= seen[1] + seen[3]:
            name, spot = f"picture {sample.name}", (x, y, width, height)
            found.append(ui.HitTarget(name, spot, sample.name, tells=sample.zoom, is_note=True))
    return found
