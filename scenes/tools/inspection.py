"""Inspection: opens saved games and visits every screen without a window, and reports how each went.

A damaged file is told in plain words and is no fault of the program; only an error that the program did not foresee
is, and the exit code says so.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game import GAMES, game_named
from game.cards.catalog import Misprint
from game.command import no_files_left
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.session.journal import Journal
from game.session.savefile import Unreadable
from game.session.session import Session
from scenes import ui
from scenes.app.app import App
from scenes.app.main_window import SMALLEST
from scenes.app.navigator import Scene
from scenes.app.screen import Screen
from scenes.games.plugin import plugin_of
from scenes.learn.lessons import LessonsScene
from scenes.play.input.turn_input import handles_of
from scenes.play.play_scene import PlayScene
from scenes.screens import SCENES
from scenes.screens.achievements import AchievementsScene
from scenes.screens.books.rules_help import BookScene, RulesScene
from scenes.screens.books.statistics import StatisticsScene
from scenes.screens.challenges import ChallengesScene
from scenes.screens.control.access import AccessScene
from scenes.screens.control.keys import KeysScene
from scenes.screens.daily.calendar_scene import CalendarScene
from scenes.screens.hall_of_fame import SOLO, HallOfFameScene
from scenes.screens.lab.lab_scene import LabScene
from scenes.screens.menu import MenuScene
from scenes.screens.mods import ModsScene
from scenes.screens.practise import PractiseScene
from scenes.screens.profiles import ProfilesScene
from scenes.screens.saved.saved_games import SavedGamesScene
from scenes.screens.settings import SettingsScene
from sprites.poster.posters import Posters

FRAME = 16
"""Milliseconds of a frame."""
FRAMES = 3
"""Frames that a screen is given: the menu, for one, looks for more only after its first."""
ROWS = 200
"""Rows of a list that are chosen one after the other; the further ones look no different."""

SCREENS: Mapping[str, Callable[[App], Scene]] = {
    "menu": MenuScene,
    "settings": SettingsScene,
    "mods": ModsScene,
    "lab": LabScene,
    "saved_games": SavedGamesScene,
    **{f"setup_{name}": plugin_of(name).setup for name in GAMES},
    **{f"rules_{name}": partial(RulesScene, game=name) for name in GAMES},
    "book": BookScene,
    "lessons": LessonsScene,
    "practise": PractiseScene,
    "statistics": StatisticsScene,
    "profiles": ProfilesScene,
    "calendar": CalendarScene,
    "achievements": AchievementsScene,
    "keys": KeysScene,
    "access": AccessScene,
    "challenges": ChallengesScene,
}
"""Every screen around the games but the halls of fame."""

HALLS: Mapping[str, Callable[[App], Scene]] = {
    f"hall_of_fame_{name}": partial(HallOfFameScene, game=name) for name in SOLO
}
"""The hall of fame of every game that has one."""


def open_files(files: Iterable[Path]) -> int:
    """Open saved games as Continue does, leaving the files as they are; returns the exit code."""
    with TemporaryDirectory() as folder:
        settings = SettingsFile(Path(folder) / "settings.yaml")
        settings.settings = replace(SettingsFile().settings, speed="instant")
        with unseen_app(settings, Saves(game_named, Path(folder))) as app:
            inspection = Inspection(app)
            for file in files:
                with inspection.of(str(file)):
                    inspection.open(str(file), file)
    return inspection.exit_code


def tour() -> int:
    """Visit every screen outside a game with the files of the usual folders; returns the exit code."""
    with unseen_app(SettingsFile(), Saves(game_named)) as app:
        inspection = Inspection(app)
        for name, scene in {**SCREENS, **HALLS}.items():
            with inspection.of(name):
                inspection.visit(name, scene)
    return inspection.exit_code


@contextmanager
def unseen_app(
    settings: SettingsFile, saves: Saves, size: tuple[int, int] = SMALLEST, posters: Posters | None = None
) -> Iterator[App]:
    """An app where nobody looks and nothing is heard. A signal ends the process: SDL would tell of it as a window that
    is closed, and whoever plays on would go on without one.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"
    pygame.display.init()
    pygame.font.init()
    try:
        yield App(settings, saves, SCENES, size, posters=posters)
    finally:
        pygame.quit()


def way_to_buy(scene: PlayScene) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where a card lies that can be bought at a table of Nations, and a place for it, in pixels. Raises LookupError
    where no card can be carried to a place.
    """
    decision, places = scene.game.session.state.decision, scene.commands.table.top.within_reach
    for _, *handles in (move for move in (decision.moves if decision else ()) if move[0] == "buy_card"):
        found = [
            scene.table.theme.rect(*place.area).center
            for handle in handles
            for name, place in places.items()
            if handle in handles_of(name, place)
        ]
        if len(found) == 2:
            return found[0], found[1]
    raise LookupError("no card can be carried to a place")


class Inspection:
    """Lays scenes on an app and tells a line of each; `exit_code` is 1 once one of them has failed."""

    def __init__(self, app: App, tell: Callable[[str], None] = print) -> None:
        self.app = app
        self.exit_code = 0
        self._write = tell

    def _tell(self, name: str, words: str) -> None:
        self._write(f"{name}: {' '.join(words.split())}")

    @contextmanager
    def of(self, name: str) -> Iterator[None]:
        """What happens inside concerns this file or screen alone; a fault in it is told, and the next is looked at."""
        try:
            yield
        except Exception as error:
            if no_files_left(error):
                raise
            traceback.print_exc()
            self._tell(name, f"a fault of the program: {type(error).__name__}: {error}")
            self.exit_code = 1
        self.app.stack.abandon()

    def open(self, name: str, file: Path) -> None:
        """Open a saved game and draw its table."""
        try:
            journal, trouble = self.app.saves.open(file)
        except (Unreadable, Misprint, OSError) as error:
            self._tell(name, str(error))
            return
        standing = trouble or f"ok, {whose_turn(journal.session)}"
        self.lay(journal)
        self._tell(name, standing)

    def lay(self, journal: Journal) -> None:
        """Lay the table of a game as it stands, and draw it."""
        self.app.stack.push(PlayScene(self.app, journal))
        self._draw()

    def visit(self, name: str, make: Callable[[App], Scene]) -> None:
        """Draw a screen, and every choice of its lists; what is wrong with the files it shows is told, too."""
        scene = make(self.app)
        self.app.stack.push(scene)
        for _ in range(FRAMES):
            self._frame()
        if isinstance(scene, Screen):
            self._walk_lists(scene)
        troubles = self._troubles(scene)
        for trouble in troubles:
            self._tell(name, trouble)
        if not troubles:
            self._tell(name, "ok")

    def _draw(self) -> None:
        self.app.stack.draw(self.app.surface)

    def _frame(self) -> None:
        self._draw()
        if self.app.stack.top:
            self.app.stack.top.update(FRAME)

    def _walk_lists(self, scene: Screen) -> None:
        """Choose the rows of every list one after the other, as with the arrow keys."""
        down = pygame.event.Event(pygame.KEYDOWN, key=ui.action("list.down").code, mod=0, unicode="", scancode=0)
        for name in [each.name for each in scene.form.controls if isinstance(each.control, ui.RowList)]:
            for _ in range(ROWS):
                self._frame()
                rows = next(each for each in scene.form.targets if each.name == name)
                if not (rows.on_key and rows.on_key(down)):
                    break

    def _troubles(self, scene: Scene) -> list[str]:
        """What is wrong with the files that a screen shows, in plain words."""
        match scene:
            case MenuScene() if self.app.settings_trouble:
                return [self.app.settings_trouble]
            case SavedGamesScene():
                looks = map(self.app.saves.look_at, self.app.saves.files())
                return [f"{saved.path.name}: {saved.trouble}" for saved in looks if saved.trouble]
            case ProfilesScene() if scene.profiles.trouble:
                return [scene.profiles.trouble]
            case CalendarScene() if scene.diary.trouble:
                return [scene.diary.trouble]
            case HallOfFameScene() if scene.hall.trouble:
                return [scene.hall.trouble]
        return []


def whose_turn(session: Session) -> str:
    """Who decides in a game, as checks say it."""
    decision = session.state.decision
    return f"seat {decision.seat + 1} decides" if decision else "the game is over"
