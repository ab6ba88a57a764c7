"""Asks where the picture of what a lab has found is saved."""

from __future__ import annotations

import pygame

from game.text.sentences import Sentences
from scenes.app.app import App
from scenes.app.dialog import NameEntry
from scenes.app.snapshot import keep_picture, picture_path, png_of

say = Sentences("screens")


class LabPicture(NameEntry):
    """The path of a picture, which is saved there under the first name that is free."""

    longest = 400

    def __init__(self, app: App, title: str, picture: pygame.Surface) -> None:
        self._picture = picture
        self._called = say("lab.picture_file", title=title)
        start = str(picture_path("", self._called))
        super().__init__(app, say("lab.picture"), say("lab.picture_text"), start, self._save)

    def _save(self, typed: str) -> None:
        """Write it. Raises OSError."""
        keep_picture(picture_path(typed, self._called), png_of(self._picture))
        self.app.sounds.play("stamp")
