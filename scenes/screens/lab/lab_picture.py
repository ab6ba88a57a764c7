"""Asks where the picture of what a lab has found is saved."""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path

import pygame

from game.files.files import reserved_like, write_whole
from game.files.folders import pictures_folder
from game.files.saves import NO_FILE_NAME
from game.text.sentences import Sentences
from scenes.app.app import App
from scenes.app.dialog import NameEntry

say = Sentences("screens")

ENDING = ".png"


class LabPicture(NameEntry):
    """The path of a picture, which is saved there under the first name that is free."""

    longest = 400

    def __init__(self, app: App, title: str, picture: pygame.Surface) -> None:
        self._picture = picture
        called = NO_FILE_NAME.sub("", say("lab.picture_file", title=title))
        start = str(pictures_folder() / f"{called}{ENDING}")
        super().__init__(app, say("lab.picture"), say("lab.picture_text"), start, self._save)

    def _save(self, typed: str) -> None:
        """Write it; a name alone is one in the folder of pictures. Raises OSError, and ValueError for no name."""
        if not typed.strip():
            raise ValueError(say("lab.picture_nowhere"))
        path = pictures_folder() / Path(os.path.expanduser(typed.strip().strip('"')))
        path = path if path.suffix.lower() == ENDING else path.with_name(path.name + ENDING)
        file = BytesIO()
        pygame.image.save(self._picture, file, "picture.png")
        with reserved_like(path) as free:
            write_whole(free, file.getvalue())
        self.app.sounds.play("stamp")
