"""What is said where the pad that was used is gone: the game below waits until somebody goes on."""

from __future__ import annotations

from scenes.app.app import App
from scenes.app.dialog import Message
from scenes.app.screen import say


class PadGone(Message):
    """Any device may close it, the pad as well once it is back."""

    def __init__(self, app: App) -> None:
        super().__init__(app, say("pads.gone"), say("pads.gone_told"))
