"""Small pictures of tables as they were left, beside the files of their games."""

from __future__ import annotations

import struct
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pygame

from game.files.files import has_room, write_whole
from game.files.saves import picture_path
from game.files.untrusted import InvalidInput, read_bytes
from game.text.sentences import Sentences
from scenes import ui
from sprites.paint import palette
from sprites.poster.motif import Motif
from sprites.things import book

_say = Sentences("screens")

SIZE = (480, 270)
MOST_BYTES = 1 << 20
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
"""How every PNG begins; width and height follow."""
UNKNOWN = Motif("wonder", 1, "scroll-unfurled", tones=("gold",))
"""What stands for a game of which nothing is known."""
LID, LOWER = 1.15, 0.85
"""How high the lid of a box is for its width, and how far down the part is that stands for a game, of what is left out.
"""

Cover = Callable[[ui.Theme, int, int], pygame.Surface]
"""What is on the box of a game, in a width and a height in pixels."""


def shrunk(window: pygame.Surface) -> pygame.Surface:
    """What the window shows, as small as it is kept."""
    return pygame.transform.smoothscale(window, SIZE)


def keep_thumbnail(game_file: Path, window: pygame.Surface) -> None:
    """Keep what the window shows as the picture of a game. A folder that cannot be written costs only the picture."""
    picture = BytesIO()
    with suppress(OSError, pygame.error):
        pygame.image.save(shrunk(window), picture, "thumbnail.png")
        if has_room(game_file, picture.tell()):
            write_whole(picture_path(game_file), picture.getvalue())


def lay_thumbnail(
    theme: ui.Theme, surface: pygame.Surface, area: ui.Area, game_file: Path, cover: Cover | None = None
) -> None:
    """The picture of a game in a brass frame."""
    picture = thumbnail(theme, game_file, theme.rect(*area).size, cover)
    ui.lay_shadowed(theme, surface, area, picture, "thumbnail", "stacked")
    ui.lay_outline(theme, surface, area, palette.BRASS, 1.0, 1)


def lay_pasted(pen: ui.Pen, area: ui.Area, picture_of: Callable[[tuple[int, int]], pygame.Surface]) -> None:
    """A picture as large as there is room, pasted on the page."""
    x, y, width, height = area
    high = min(height - 8, (width - 24) * 9 / 16)
    size = pen.theme.rect(x, y, high * 16 / 9, high).size
    picture = book.pasted(pen.theme, picture_of(size))
    pen.surface.blit(picture, picture.get_rect(center=pen.theme.rect(*area).center))


def thumbnail(theme: ui.Theme, game_file: Path, size: tuple[int, int], cover: Cover | None = None) -> pygame.Surface:
    """The picture of a game in pixels; where none was kept, what is on the lid of its box."""
    path = picture_path(game_file)
    try:
        stamp = path.stat().st_mtime_ns
    except OSError:
        stamp = 0
    try:
        return theme.cached(("thumbnail", path, stamp, size), lambda: pygame.transform.smoothscale(_read(path), size))
    except (OSError, InvalidInput, pygame.error):
        return _stand_in(theme, size, cover)  # not kept: the studio may not have drawn it yet


def _stand_in(theme: ui.Theme, size: tuple[int, int], cover: Cover | None) -> pygame.Surface:
    if cover is None:
        return theme.posters.picture(UNKNOWN, size)
    wide, high = size
    lid = cover(theme, wide, max(high, round(wide * LID)))
    return lid.subsurface((0, round(LOWER * (lid.get_height() - high)), wide, high))


def _read(path: Path) -> pygame.Surface:
    """The picture in a file, if it is one of ours. Raises OSError, Unfit or pygame.error.

    Its first bytes tell the size, before anything is unpacked: a small file can hold a picture of gigabytes.
    """
    data = read_bytes(path, MOST_BYTES)
    if data[: len(PNG)] != PNG or struct.unpack(">II", data[len(PNG) : len(PNG) + 8].ljust(8)) != SIZE:
        raise InvalidInput(_say("picture.no_picture"))
    return pygame.image.load(BytesIO(data), "thumbnail.png").convert()
