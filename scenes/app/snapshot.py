"""Pictures that a player takes of the window or has painted, and where they are kept."""

from __future__ import annotations

import os
from datetime import datetime
from io import BytesIO
from pathlib import Path

import pygame

from game.files.files import reserved_like, write_whole
from game.files.folders import pictures_folder
from game.files.saves import NO_FILE_NAME
from game.text.sentences import Sentences
from scenes import ui
from sprites.places.cloth import Cloth, lit_ground
from sprites.poster.posters import Posters

_say = Sentences("screens")

ENDING = ".png"


def take_picture(window: pygame.Surface) -> str:
    """Save what the window shows as a PNG in the folder of pictures; returns what to tell the player."""
    folder = pictures_folder()
    try:
        with reserved_like(folder / f"{datetime.now():%Y-%m-%d %H.%M.%S}{ENDING}") as path:
            pygame.image.save(window, path)
    except (OSError, pygame.error) as error:
        return _say("picture.unsaved", folder=folder, reason=error)
    return _say("picture.saved", path=path)


def picture_path(typed: str, called: str) -> Path:
    """The file that was named for a picture: a name alone is one in the folder of pictures. Nothing, or a folder, is
    given the name that the picture is called by.
    """
    usual = NO_FILE_NAME.sub("", called)
    path = pictures_folder() / os.path.expanduser(typed.strip().strip('"') or usual)
    if path.is_dir():
        path /= usual
    return path if path.suffix.lower() == ENDING else path.with_name(path.name + ENDING)


def png_of(surface: pygame.Surface) -> bytes:
    """A picture as a PNG whose pixels have red, green and blue."""
    file = BytesIO()
    pygame.image.save(surface.convert(24), file, "picture.png")
    return file.getvalue()


def keep_picture(path: Path, content: bytes) -> Path:
    """Write a picture under the first of such names that is free, and return that. Raises OSError."""
    with reserved_like(path) as free:
        write_whole(free, content)
    return free


def painted(tree: ui.Box, size: tuple[int, int], cloth: Cloth, scheme: str, posters: Posters) -> pygame.Surface:
    """A tree on its cloth as a picture of so many pixels, in which the width of the canvas is all of it."""
    canvas = size[0], round(size[0] * ui.CANVAS[1] / ui.CANVAS[0])
    theme = ui.Theme(canvas, scheme=scheme, posters=posters).with_plates(cloth.plates).at_the_top()
    high = size[1] / theme.s
    picture = pygame.Surface(size).convert()
    picture.blit(lit_ground(theme, cloth), (0, 0))
    for panel in ui.lay(ui.PaintLayer(tree), (0.0, 0.0, float(ui.CANVAS[0]), high), theme).panels:
        panel.draw(theme, picture)
    return picture
