"""Animated PNG: several pictures in one file, which follow each other.

It is a PNG with further chunks. Whatever shows PNGs shows its cover; browsers, and many other programs, play it.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from zlib import crc32

SIGNATURE = b"\x89PNG\r\n\x1a\n"
HEAD, PICTURE, END = b"IHDR", b"IDAT", b"IEND"


def animated_png(cover: bytes, frames: Sequence[tuple[bytes, int]]) -> bytes:
    """The file, of PNGs of one size and one kind of pixels: frames with the milliseconds that each is shown, which
    begin again after the last one, and a cover that is shown where nothing moves. Raises ValueError for others.
    """
    head = _of(cover, HEAD)
    if any(_of(picture, HEAD) != head for picture, _ in frames):
        raise ValueError("the pictures of an animated PNG must be alike")
    parts = [SIGNATURE, _chunk(HEAD, head), _chunk(b"acTL", struct.pack(">II", len(frames), 0))]
    parts.append(_chunk(PICTURE, _of(cover, PICTURE)))
    size = struct.unpack(">II", head[:8])
    for number, (picture, ms) in enumerate(frames):
        shown = struct.pack(">IIIIIHHBB", 2 * number, *size, 0, 0, ms, 1000, 0, 0)
        parts.append(_chunk(b"fcTL", shown))
        parts.append(_chunk(b"fdAT", struct.pack(">I", 2 * number + 1) + _of(picture, PICTURE)))
    return b"".join((*parts, _chunk(END, b"")))


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a PNG: the kind and the content of each. Raises ValueError for what is none."""
    if not png.startswith(SIGNATURE):
        raise ValueError("this is no PNG")
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def _of(png: bytes, kind: bytes) -> bytes:
    """The content of all chunks of a kind."""
    return b"".join(content for each, content in chunks(png) if each == kind)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", crc32(kind + content))
