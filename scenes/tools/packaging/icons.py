"""Draws the icons of the program for every system: the art of the window's icon, from 16 to 1024 pixels.

    python main.py icons FOLDER

Writes a PNG of every size, one `.ico` for Windows and one `.icns` for macOS. They are drawn for each build, not kept.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

import pygame

from game.files.files import write_whole
from scenes import ui
from scenes.app.main_window import window_icon

NAME = "table-of-nations"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
"""What an `.icns` calls a PNG of each size."""
FINER = 4
"""How many times as large icons are drawn before they are brought down."""


def drawn(size: int) -> bytes:
    """The icon as a PNG of so many pixels."""
    large = window_icon(ui.Theme((1280, 720)), size * (FINER if size < 512 else 1), is_small=size < 32)
    picture = BytesIO()
    pygame.image.save(pygame.transform.smoothscale(large, (size, size)), picture, "icon.png")
    return picture.getvalue()


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An icon of Windows from PNGs by their sizes."""
    head, place = [struct.pack("<HHH", 0, 1, len(ICO_SIZES))], 6 + 16 * len(ICO_SIZES)
    for size in ICO_SIZES:
        data = pictures[size]
        head.append(struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place))
        place += len(data)
    return b"".join([*head, *(pictures[size] for size in ICO_SIZES)])


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An icon of macOS from PNGs by their sizes."""
    parts = (kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for size, kind in ICNS_KINDS.items())
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def draw_icons(folder: Path) -> int:
    """Draw them into a folder. Raises OSError."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    pictures = {size: drawn(size) for size in SIZES}
    for size, data in pictures.items():
        write_whole(folder / f"{NAME}-{size}.png", data)
    write_whole(folder / f"{NAME}.ico", ico(pictures))
    write_whole(folder / f"{NAME}.icns", icns(pictures))
    return 0
