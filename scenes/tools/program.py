"""The program in its window: loads what it needs, opens the menu, and runs until the player leaves."""

from __future__ import annotations

import faulthandler
import os
import sys
from contextlib import suppress
from errno import ENODEV
from pathlib import Path

from scenes.app.desktop import Doorbell
from scenes.app.shutdown import Shutdown
from scenes.speech.transcript import TranscriptFile

UNSEEN_DRIVERS = ("offscreen", "dummy", "evdev")
"""Video drivers that draw where nobody can look."""

NO_SCREEN = (
    "Table of Nations found no screen to open its window on: start it from a desktop session, or set "
    "SDL_VIDEODRIVER yourself if it is meant to run unseen (the commands need no screen)."
)


def see_home() -> None:
    """See that the folders of settings and records can be had. Raises OSError; NoHome where there is none."""
    from game.files.folders import config_folder, records_folder

    for folder in (config_folder(), records_folder()):
        with suppress(FileNotFoundError, NotADirectoryError, PermissionError):
            folder.stat()


def play(
    above: tuple[str, tuple[object, ...]] | None = None,
    shutdown: Shutdown | None = None,
    transcript: TranscriptFile | None = None,
) -> int:
    """Open the window and the menu, and above it a scene by its name and facts; run until the player leaves. All that
    is said aloud goes into the transcript, too. Raises NoScreen where no window can be opened.
    """
    see_home()
    import pygame

    from scenes.app.app import App
    from scenes.app.garbage import give_back_at_once, sweep_seldom
    from scenes.app.main_window import prepare_environment, settle_first_start
    from scenes.audio.muted_stderr import muted_stderr

    prepare_environment()
    give_back_at_once()
    chosen_driver = os.environ.get("SDL_VIDEODRIVER")
    try:
        with muted_stderr():
            pygame.display.init()
    except pygame.error:
        raise NoScreen from None
    if not chosen_driver and pygame.display.get_driver() in UNSEEN_DRIVERS:
        raise NoScreen
    pygame.font.init()

    from game import game_named
    from game.bots.worker import Worker
    from game.files import child_process
    from game.files.files import spare, tidy
    from game.files.folders import cache_folder, records_folder
    from game.files.reports import CRASH, keep_crash, reports_folder
    from game.files.saves import Saves
    from game.files.settings import SettingsFile
    from scenes.screens import SCENES
    from scenes.speech.speech import Speech
    from scenes.speech.voice import Voice
    from scenes.tools.packaging import desktop_files
    from sprites.poster.posters import Posters
    from sprites.poster.studio import Studio

    desktop_files.settle()
    settings_file = SettingsFile()
    settle_first_start(settings_file)
    if settings_file.trouble:
        print(settings_file.trouble, file=sys.stderr)
    saves = Saves(game_named)
    for folder in (*saves.folders, settings_file.path.parent, records_folder()):
        tidy(folder)
    spare(cache_folder())
    with suppress(OSError):
        keep_crash()
        faulthandler.enable((reports_folder() / CRASH).open("w"))
    if shutdown:
        shutdown.listen()
    doorbell: Doorbell | None = None
    studio = Studio(cache_folder() / "posters", child_process.start)
    try:
        doorbell = Doorbell(_ring)
        speech = Speech(Voice(child_process.start))
        if transcript:
            speech.listen(transcript.hear)
        app = App(settings_file, saves, SCENES, None, Worker(), Posters(studio), shutdown, speech)
        sweep_seldom()
        if above is None:
            return app.run("menu")
        name, facts = above
        return app.run("menu", name, *facts)
    finally:
        if doorbell:
            doorbell.close()
        if transcript:
            transcript.close()
        studio.stop()
        pygame.quit()


def _ring(path: Path) -> None:
    """A file comes in as if it had been dropped, and the window comes forward."""
    import pygame

    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path), calls=True))


class NoScreen(OSError):
    """There is no screen to open the window on."""

    def __init__(self) -> None:
        super().__init__(ENODEV, NO_SCREEN.rstrip("."))
