"""Small pictures of tables as they were left, beside the files of their games."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import pygame

from game.saves import picture_path
from scenes.parts import lay_outline, lay_shadowed
from scenes.tables.layout import Area
from sprites import palette
from sprites.theme import Theme
from sprites.vignette import vignette

SIZE = (480, 270)
HOURGLASS = ((255, 242, 192), (209, 145, 43))


def keep_thumbnail(game_file: Path, window: pygame.Surface) -> None:
    """Keep what the window shows as the picture of a game. A folder that cannot be written costs only the picture."""
    path = picture_path(game_file)
    aside = path.with_name(f"writing {path.name}")
    try:
        pygame.image.save(pygame.transform.smoothscale(window, SIZE), aside)
        os.replace(aside, path)
    except (OSError, pygame.error):
        with suppress(OSError):
            aside.unlink()


def lay_thumbnail(theme: Theme, surface: pygame.Surface, area: Area, game_file: Path) -> None:
    """The picture of a game in a brass frame; an hourglass where none was kept."""
    size = theme.rect(*area).size
    path = picture_path(game_file)
    stamp = path.stat().st_mtime_ns if path.exists() else 0
    picture = theme.cached(("thumbnail", path, stamp, size), lambda: _picture(theme, path, size))
    lay_shadowed(theme, surface, area, picture, "thumbnail", "stacked")
    lay_outline(theme, surface, area, palette.BRASS, 1.0, 1)


def _picture(theme: Theme, path: Path, size: tuple[int, int]) -> pygame.Surface:
    try:
        return pygame.transform.smoothscale(pygame.image.load(path).convert(), size)
    except (OSError, pygame.error):
        return vignette(theme, "wonder", 1, "hourglass", "Nations", HOURGLASS, size)
