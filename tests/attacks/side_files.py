"""Side files: what lies beside the saved games is damaged or replaced, and the program goes on as if nothing was.

    python -m tests.attacks.side_files --files 60 --seed 1

Settings, results, what was met, practised and learned; the tally of finished games, a picture of the cache and one of a
saved game. Each is damaged or put out of the way by something worse, such as a pipe or a link without an end, before
every screen that reads it is opened. Nothing may stumble, wait or take all memory, no damaged picture may be shown, and
of what only saves time the player hears no word.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import cycle, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest.mock import patch

import pygame

from game.files import child_process
from game.files.folders import HOME_VARIABLE, cache_folder
from game.files.saves import picture_path
from game.files.settings import FILE_NAME as SETTINGS_FILE
from game.files.settings import SettingsFile
from game.records.hall_of_fame import FILE_NAME as RESULTS_FILE
from game.records.tally import FILE as TALLY_FILE
from game.records.tally import recount
from scenes.app.thumbnails import keep_thumbnail
from scenes.screens import SCENES
from scenes.screens.books.statistics import StatisticsScene
from scenes.screens.hall_of_fame import HallOfFameScene
from scenes.screens.saved.saved_games import SavedGamesScene
from sprites.poster import studio
from sprites.poster.motif import Motif
from sprites.poster.posters import PrintRequest, printed
from tests.attacks.hostile import HOSTILE
from tests.attacks.mutations import SETTINGS, Attack, mutated, results
from tests.attacks.signals import lay_finished_games

PATIENCE_S = 20
"""Seconds after which a file is taken to be waited for."""

MOST_MEMORY = 6 << 30
"""Bytes that a file may cost at most, and the program with it."""

WISH = PrintRequest(Motif("building", 1, "greek-temple"), (48, 32))
GAME = "nations_dice"


class Side(NamedTuple):
    """A side file: where it lies, what it holds when it is sound, and what the program makes of it: None, or what was
    wrong, in words.
    """

    path: Path
    samples: Sequence[bytes]
    used: Callable[[], str | None]


class SideFiles(Attack):
    """The program with finished games, to be counted, and everything that lies beside them."""

    def __init__(self, home: Path, seed: str) -> None:
        super().__init__(home, seed)
        lay_finished_games(home)
        self.counted = recount(self.app.saves)
        picture = studio.file_name(WISH)
        self.printed = pygame.image.tobytes(printed(WISH), "RGB")
        self.pictures = cache_folder() / "posters"
        self.pictures.mkdir(parents=True)
        studio._write(self.pictures / picture, self.printed)
        saved = self.app.saves.files()[0]
        keep_thumbnail(saved, pygame.display.get_surface())
        self.sides = {
            "settings": Side(home / SETTINGS_FILE, SETTINGS, self._settings_used),
            "results": Side(home / RESULTS_FILE.format(game=GAME), results(GAME), self._results_used),
            "tally": self._side(cache_folder() / TALLY_FILE, self._tally_used),
            "picture": self._side(self.pictures / picture, self._picture_used),
            "thumbnail": self._side(picture_path(saved), lambda: self._shown(SavedGamesScene(self.app), 3)),
            **{
                kind: Side(note.path, self.note_samples[kind], self._note_used(kind))
                for kind, note in self.notes.items()
            },
        }

    @staticmethod
    def _side(path: Path, used: Callable[[], str | None]) -> Side:
        return Side(path, [path.read_bytes()], used)

    def fault(self, kind: str, number: int) -> str | None:
        """What was wrong with how the program took a file of this kind and number; None when nothing."""
        chance, side = Random(f"{self.seed} {kind} {number}"), self.sides[kind]
        _remove(side.path)
        if chance.random() < 0.4:
            what = chance.choice(tuple(HOSTILE))
            HOSTILE[what](side.path)
        else:
            what = "damaged"
            side.path.write_bytes(mutated(chance, chance.choice(side.samples)))
        with _patient():
            why = self._timed(side.used)
        for each in self._copies(side.path):
            _remove(each)
        return why and f"{what}: {why}"

    # -- what is made of each -----------------------------------------------------------------------------------

    def _settings_used(self) -> str | None:
        file = SettingsFile()
        file.change(muted=True)
        return None

    def _results_used(self) -> str | None:
        return self._shown(HallOfFameScene(self.app, GAME), 2)

    def _note_used(self, kind: str) -> Callable[[], str | None]:
        note = self.notes[kind]

        def used() -> str | None:
            note.add(note.open())
            return self._shown(SCENES[note.screen](self.app), 2)

        return used

    def _tally_used(self) -> str | None:
        """All is counted, and no word is said of the cache."""
        scene = StatisticsScene(self.app)
        if why := self._shown(scene, len(self.counted) + 3):
            return why
        seated = recount(self.app.saves)
        return None if len(seated) == len(self.counted) and not scene.counting.damaged else "games are missing"

    def _picture_used(self) -> str | None:
        found = studio.Studio(self.pictures, child_process.start).find(WISH)
        if found and pygame.image.tobytes(found, "RGB") != self.printed:
            return "is shown as it is"
        return None


def _remove(path: Path) -> None:
    with suppress(FileNotFoundError):
        if path.is_dir() and not path.is_symlink():
            path.rmdir()
        else:
            path.unlink()


@contextmanager
def _patient():
    """Whatever waits too long is interrupted, where the system can do that."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def too_long(*_: object) -> None:
        raise TimeoutError("waits for ever")

    before = signal.signal(signal.SIGALRM, too_long)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def attack(files: int, seed: str) -> Mapping[str, str]:
    """What was wrong, by kind and number of the file."""
    faults = {}
    with TemporaryDirectory() as home, patch.dict(os.environ, {HOME_VARIABLE: home}), patch("os.fsync"):
        attacked = SideFiles(Path(home), seed)
        for number, kind in enumerate(islice(cycle(attacked.sides), files)):
            if why := attacked.fault(kind, number):
                faults[f"{kind} {number}"] = why
    return faults


def main() -> int:
    """Run from the command line; 1 where a file was not borne."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.side_files", description=__doc__)
    parser.add_argument("--files", type=int, default=60, help="how many (usually 60)")
    parser.add_argument("--seed", default="1", help="what they are damaged by, any text")
    asked = parser.parse_args()
    with suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    faults = attack(asked.files, asked.seed)
    for file, why in faults.items():
        print(f"{file}: {why}")
    print(f"Side files: {asked.files - len(faults)} of {asked.files} were borne.")
    return 1 if faults else 0


if __name__ == "__main__":
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    sys.exit(main())
