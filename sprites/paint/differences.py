"""Where two pictures differ."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

ROWS, COLUMNS = 16, 128
"""Pixels of the strips, and of their parts, that are held against each other."""

MOST_ROWS = 0.3
"""The share of the rows in which columns are looked for: where more has changed, that would take longer than it saves.
"""


def differences(before: pygame.Surface, after: pygame.Surface) -> list[pygame.Rect] | None:
    """Rectangles outside of which two pictures are the same; None where they cannot be compared, as when they are of
    two sizes or kinds.
    """
    kinds = [(each.get_size(), each.get_pitch(), each.get_masks()) for each in (before, after)]
    if kinds[0] != kinds[1]:
        return None
    (width, height), pitch, size = before.get_size(), before.get_pitch(), before.get_bytesize()
    old, new = (memoryview(each.get_buffer()) for each in (before, after))  # type: ignore[arg-type]
    changed: list[tuple[int, bytes, bytes]] = []
    for top in range(0, height, ROWS):
        strip = slice(top * pitch, min(height, top + ROWS) * pitch)
        was, now = old[strip].tobytes(), new[strip].tobytes()
        if was != now:
            changed.append((top, was, now))
    if len(changed) * ROWS > MOST_ROWS * height:
        return _joined((top, [(0, width)]) for top, _, _ in changed)
    return _joined((top, _spans(was, now, pitch, size, width)) for top, was, now in changed)


def _spans(was: bytes, now: bytes, pitch: int, size: int, width: int) -> list[tuple[int, int]]:
    """From which to which column a strip may have changed."""
    spans: list[tuple[int, int]] = []
    for start in range(0, width, COLUMNS):
        end = min(width, start + COLUMNS)
        rows = ((row + start * size, row + end * size) for row in range(0, len(was), pitch))
        if any(was[first:last] != now[first:last] for first, last in rows):
            follows = bool(spans) and spans[-1][1] == start
            spans.append((spans.pop()[0] if follows else start, end))
    return spans


def _joined(strips: Iterable[tuple[int, Iterable[tuple[int, int]]]]) -> list[pygame.Rect]:
    """The spans of strips, from high to low, as rectangles: equal ones below each other are one."""
    found: list[pygame.Rect] = []
    lowest: dict[tuple[int, int], pygame.Rect] = {}
    for top, spans in strips:
        for start, end in spans:
            above = lowest.get((start, end))
            if above and above.bottom == top:
                above.h += ROWS
            else:
                lowest[start, end] = pygame.Rect(start, top, end - start, ROWS)
                found.append(lowest[start, end])
    return found
