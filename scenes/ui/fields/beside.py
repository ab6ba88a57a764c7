"""Beside: where what is shown large of a thing goes, such as a zoom or a slip."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from math import dist

import pygame

STEPS = 40
"""Into how many columns a window is divided to find a free place in it."""

GAP = 8.0
"""Units between a thing and what is shown of it."""


def place_beside(
    size: tuple[int, int],
    thing: pygame.Rect,
    row: Sequence[pygame.Rect],
    window: pygame.Rect,
    gap: int,
    clear: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Where a picture of this size goes: inside the window, off what is to be kept clear, off the thing and, where it
    can, off what lies in a row with it.

    Beside, above or below the thing come first, then beyond the row's ends; where all of these cover what they must
    not, whatever place is free. All in pixels.
    """

    def cost(spot: pygame.Rect) -> tuple[int, int, int]:
        return shared(spot, clear), shared(spot, [thing]), shared(spot, row)

    shown = pygame.Rect((0, 0), size)
    whole_row = thing.unionall(row)
    spots = (
        shown.move_to(midleft=(thing.right + gap, thing.centery)),
        shown.move_to(midright=(thing.left - gap, thing.centery)),
        shown.move_to(midbottom=(thing.centerx, thing.top - gap)),
        shown.move_to(midtop=(thing.centerx, thing.bottom + gap)),
        shown.move_to(midleft=(whole_row.right + gap, thing.centery)),
        shown.move_to(midright=(whole_row.left - gap, thing.centery)),
    )
    near = min((spot.clamp(window) for spot in spots), key=cost)
    if not any(cost(near)):
        return near
    bounds = [thing, *clear]
    lefts = {each for rect in bounds for each in (rect.right + gap, rect.left - gap - shown.width)}
    tops = {each for rect in bounds for each in (rect.bottom + gap, rect.top - gap - shown.height)}
    free = [
        shown.move_to(topleft=corner).clamp(window)
        for corner in product((near.left, *lefts, window.left), (near.top, *tops, window.top))
    ]
    return min([near, *free], key=lambda spot: (*cost(spot), dist(spot.center, thing.center)))


def free_beside(
    size: tuple[int, int], thing: pygame.Rect, window: pygame.Rect, gap: int, clear: Sequence[pygame.Rect]
) -> pygame.Rect | None:
    """Where a picture of this size covers neither the thing nor anything that is to be kept clear: above, below or
    beside the thing, or else as near to it as can be; None where that is nowhere in the window. All in pixels.
    """
    shown = pygame.Rect((0, 0), size)
    near = (
        shown.move_to(midbottom=(thing.centerx, thing.top - gap)),
        shown.move_to(midtop=(thing.centerx, thing.bottom + gap)),
        shown.move_to(midleft=(thing.right + gap, thing.centery)),
        shown.move_to(midright=(thing.left - gap, thing.centery)),
    )
    kept = [thing, *clear]
    ideal = thing.centerx - shown.width // 2, thing.centery - shown.height // 2
    step = max(1, window.width // STEPS)
    columns = range(window.left, window.right - shown.width + 1, step)
    rows = range(window.top, window.bottom - shown.height + 1, step)
    far = sorted(product(columns, rows), key=lambda corner: dist(corner, ideal))
    if shown.width > window.width or shown.height > window.height:
        return None
    spots = (*(spot.clamp(window) for spot in near), *(shown.move_to(topleft=corner) for corner in far))
    return next((spot for spot in spots if spot.collidelist(kept) < 0), None)


def shared(one: pygame.Rect, others: Iterable[pygame.Rect]) -> int:
    """How many pixels a rectangle shares with others, those that several of them cover counted for each."""
    overlaps = (one.clip(other) for other in others)
    return sum(overlap.width * overlap.height for overlap in overlaps)
