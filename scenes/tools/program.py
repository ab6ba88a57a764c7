"""The program in its window: what it needs is read and made, the menu opened, and it runs until the player leaves."""

from __future__ import annotations

import faulthandler
import os
import sys
from contextlib import suppress

from scenes.app.shutdown import Shutdown

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


def play(chapter: str | None = None, shutdown: Shutdown | None = None) -> int:
    """Open the window and the menu, and on top of it a chapter if one is named; run until the player leaves."""
    see_home()
    import pygame

    from scenes.app.app import App
    from scenes.app.garbage import give_back_at_once, sweep_seldom
    from scenes.app.main_window import prepare_environment
    from scenes.audio.muted_stderr import muted_stderr

    prepare_environment()
    give_back_at_once()
    chosen_driver = os.environ.get("SDL_VIDEODRIVER")
    try:
        with muted_stderr():
            pygame.display.init()
    except pygame.error:
        return _refuse()
    if not chosen_driver and pygame.display.get_driver() in UNSEEN_DRIVERS:
        return _refuse()
    pygame.font.init()

    from game import game_named
    from game.bots.worker import Worker
    from game.files import child_process
    from game.files.files import spare, tidy
    from game.files.folders import cache_folder, records_folder
    from game.files.reports import CRASH, keep_crash, reports_folder
    from game.files.saves import Saves
    from game.files.settings import SettingsFile
    from game.learn.lesson import lesson_named
    from scenes.screens import SCENES
    from sprites.poster.posters import Posters
    from sprites.poster.studio import Studio

    settings_file = SettingsFile()
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
    studio = Studio(cache_folder() / "posters", child_process.start)
    try:
        app = App(settings_file, saves, SCENES, thinker=Worker(), posters=Posters(studio), shutdown=shutdown)
        sweep_seldom()
        return app.run("menu", *(("lesson", lesson_named(chapter)) if chapter else ()))
    finally:
        studio.stop()
        pygame.quit()


def _refuse() -> int:
    print(NO_SCREEN, file=sys.stderr)
    return 1
