"""Which letters the file of a font has, read from its table of characters (`cmap`, OpenType 1.9)."""

from __future__ import annotations

from bisect import bisect_right
from pathlib import Path
from struct import error, unpack_from
from typing import BinaryIO

MOST_BYTES = 4 * 1024 * 1024
"""Of a table; those of the largest fonts take a tenth of it."""

MOST_TABLES = 200
UNICODE = {(3, 10), (3, 1), (0, 3), (0, 4), (0, 6)}
"""Platforms and encodings whose numbers are those of Unicode."""


class Coverage:
    """The letters of a font, as ranges that do not touch."""

    def __init__(self, ranges: list[tuple[int, int]]) -> None:
        self._firsts: list[int] = []
        self._lasts: list[int] = []
        for first, last in sorted(ranges):
            if self._lasts and first <= self._lasts[-1] + 1:
                self._lasts[-1] = max(self._lasts[-1], last)
            else:
                self._firsts.append(first)
                self._lasts.append(last)

    def __contains__(self, letter: str) -> bool:
        place = bisect_right(self._firsts, ord(letter)) - 1
        return place >= 0 and ord(letter) <= self._lasts[place]

    def has_all(self, letters: str) -> bool:
        """Whether all of these letters are there."""
        return all(letter in self for letter in letters)


def coverage_of(path: Path) -> Coverage:
    """The letters of a font, of a collection those of its first font; none where the file cannot be understood."""
    try:
        with path.open("rb") as file:
            return Coverage(_ranges(_character_table(file)))
    except (OSError, error, ValueError):
        return Coverage([])


def _character_table(file: BinaryIO) -> bytes:
    start, head = 0, file.read(16)
    if head[:4] == b"ttcf":
        (start,) = unpack_from(">I", head, 12)
        file.seek(start)
        head = file.read(12)
    (count,) = unpack_from(">H", head, 4)
    file.seek(start + 12)
    tables = file.read(16 * min(count, MOST_TABLES))
    for place in range(0, len(tables) - 15, 16):
        tag, _, offset, length = unpack_from(">4sIII", tables, place)
        if tag == b"cmap":
            file.seek(offset)
            return file.read(min(length, MOST_BYTES))
    raise ValueError("no table of characters")


def _ranges(table: bytes) -> list[tuple[int, int]]:
    """The ranges of the subtable with the most."""
    (count,) = unpack_from(">H", table, 2)
    found: list[list[tuple[int, int]]] = [[]]
    for place in range(4, 4 + 8 * min(count, MOST_TABLES), 8):
        platform, encoding, offset = unpack_from(">HHI", table, place)
        if (platform, encoding) in UNICODE:
            (kind,) = unpack_from(">H", table, offset)
            if kind in (4, 12):
                found.append(_groups(table, offset) if kind == 12 else _segments(table, offset))
    return max(found, key=lambda ranges: sum(last - first + 1 for first, last in ranges))


def _groups(table: bytes, start: int) -> list[tuple[int, int]]:
    """Format 12: groups of letters with glyphs in a row."""
    (count,) = unpack_from(">I", table, start + 12)
    groups = (unpack_from(">III", table, start + 16 + 12 * number) for number in range(min(count, MOST_BYTES // 12)))
    return [(first + (not glyph), last) for first, last, glyph in groups if first + (not glyph) <= last <= 0x10FFFF]


def _segments(table: bytes, start: int) -> list[tuple[int, int]]:
    """Format 4: segments of letters below 65,536, some of which look their glyphs up, where 0 stands for none."""
    (twice,) = unpack_from(">H", table, start + 6)
    ends, starts = start + 14, start + 16 + twice
    ranges: list[tuple[int, int]] = []
    for place in range(0, twice, 2):
        (last,), (first,) = unpack_from(">H", table, ends + place), unpack_from(">H", table, starts + place)
        (delta,) = unpack_from(">H", table, starts + twice + place)
        at = starts + 2 * twice + place
        (offset,) = unpack_from(">H", table, at)
        if first == 0xFFFF or first > last:
            continue
        if offset:
            glyphs = unpack_from(f">{last - first + 1}H", table, at + offset)
            ranges += [(first + number, first + number) for number, glyph in enumerate(glyphs) if glyph]
        else:
            none = -delta % 0x10000
            ranges += (
                [each for each in ((first, min(last, none - 1)), (max(first, none + 1), last)) if each[0] <= each[1]]
                if first <= none <= last
                else [(first, last)]
            )
    return ranges
