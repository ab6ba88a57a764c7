"""Keyboards: random keys of random layouts are pressed on the whole program, and nothing fails and no game is lost.

    python -m tests.attacks.keyboards --keys 3000 --seed 1

The keys come as a system sends them: with the sign that a layout writes there, any keys held besides, text after them
or none, held for long, let go in another order or never, from the number pad with and without NumLock. What lies on
the table, and every other saved game, must be in its file all the time. Exits with 1 where it is not, or a scene fails.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest.mock import patch

import pygame

from game import GAMES, game_named
from game.files.folders import HOME_VARIABLE
from game.files.saves import NAMED, RUNNING, Saves
from game.files.settings import SettingsFile
from game.session import savefile
from game.session.session import HUMAN, Seat, Session
from scenes.app.app import App
from scenes.tools.inspection import unseen_app

PLACES = [pygame.KSCAN_A + ord(letter) - ord("a") for letter in "qwertyuiopasdfghjklzxcvbnm"] + [
    *range(pygame.KSCAN_1, pygame.KSCAN_0 + 1),
    pygame.KSCAN_MINUS,
    pygame.KSCAN_EQUALS,
]
LAYOUTS = {
    "us": "qwertyuiopasdfghjklzxcvbnm1234567890-=",
    "russian": "йцукенгшщзфывапролдячсмить1234567890-=",
    "greek": ";ςερτυθιοπασδφγηξκλζχψωβνμ1234567890-=",
    "hebrew": "/'קראטוןםפשדגכעיחלךזסבהנמצ1234567890-=",
    "arabic": "ضصثقفغعهخحشسيبلاتنمئءؤر\0ىة1234567890-=",
    "french": "azertyuiopqsdfghjklwxcvbn,&é\"'(-è_çà)=",
    "german": "qwertzuiopasdfghjklyxcvbnm1234567890ß´",
    "turkish": "qwertyuıopasdfghjklzxcvbnm1234567890*-",
    "czech": "qwertzuiopasdfghjklyxcvbnm+ěščřžýáíé=´",
    "dvorak": "',.pyfgcrlaoeuidhtn;qjkxbm1234567890[]",
}
"""What the keys of the letters and of the row above them write, in the order of PLACES."""

WAYS = (
    pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT,
    pygame.K_RIGHT, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_BACKSPACE,
    pygame.K_DELETE, pygame.K_LCTRL, pygame.K_RALT, pygame.K_NUMLOCKCLEAR, pygame.K_MENU,
)  # fmt: skip
FUNCTIONS = tuple(range(pygame.K_F1, pygame.K_F12 + 1))
PAD = (*range(pygame.K_KP_DIVIDE, pygame.K_KP_PERIOD + 1), pygame.K_KP_EQUALS)
ODD = (0, 1, 0x7F, 0xD800, 0x10FFFF, 0x110000, -1, 2**31 - 1)
"""Key codes that nobody expects."""

HELD = (
    *(pygame.KMOD_NONE,) * 12, pygame.KMOD_LSHIFT, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_RCTRL,
    pygame.KMOD_LALT, pygame.KMOD_RALT, pygame.KMOD_LCTRL | pygame.KMOD_RALT, pygame.KMOD_MODE, pygame.KMOD_LMETA,
    pygame.KMOD_CAPS,
)  # fmt: skip
TEXTS = ("ą", "é", "е\u0301", "👩\u200d🚀", "\u200d", "🇩🇪", "山", "ab\ncd", "\0", "x" * 90, " ")
"""What a key with AltGr, a dead key or an input method may write."""
COPIED = ("", "Bob", "one\ntwo", "\u200d", "*** TABLE-OF-NATIONS-LETTER-9", "x" * 5000)

FRAME, LONG = 16, 700
LOOKED_AT = 25
"""Of so many keys, the files are read after one."""


class Fault(NamedTuple):
    """What went wrong after which key, and where."""

    number: int
    scene: str
    words: str


class Player:
    """Presses keys on one app."""

    def __init__(self, app: App, random: Random) -> None:
        self.app = app
        self.random = random
        self._layout = "us"
        self._down: list[dict[str, object]] = []

    def press(self) -> None:
        """One key, with the frames that follow."""
        if self.random.random() < 0.02:
            self._layout = self.random.choice([*LAYOUTS])
        facts, text = self._key()
        self._post(pygame.KEYDOWN, **facts)
        if text:
            self._post(pygame.TEXTINPUT, text=text)
        self._down.append(facts)
        self.app.step(self.random.choice((FRAME, FRAME, FRAME, LONG)))
        while self._down and self.random.random() < 0.9:
            up = self._down.pop(self.random.randrange(len(self._down)))
            self._post(pygame.KEYUP, **{**up, "unicode": "", "mod": self.random.choice((up["mod"], 0))})
        if self.random.random() < 0.01:
            self._post(self.random.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED)))
        self.app.step(FRAME)

    def _post(self, kind: int, **facts: object) -> None:
        pygame.event.post(pygame.event.Event(kind, **facts))

    def _key(self) -> tuple[dict[str, object], str]:
        """A key as it goes down, and the text that comes after it."""
        random = self.random
        held = random.choice(HELD) | random.choice((0, pygame.KMOD_NUM))
        kind = random.choices(("letter", "way", "function", "pad", "odd"), (50, 34, 6, 9, 1))[0]
        place, letter = 0, ""
        match kind:
            case "letter":
                number = random.randrange(len(PLACES))
                place, letter = PLACES[number], LAYOUTS[self._layout][number]
                key = ord(letter)
            case "way":
                key = random.choice(WAYS)
            case "function":
                key = random.choice(FUNCTIONS)
            case "pad":
                key = random.choice(PAD)
                digit = key - pygame.K_KP1 + 1
                letter = str(digit % 10) if held & pygame.KMOD_NUM and 1 <= digit <= 10 else ""
            case _:
                key, place = random.choice(ODD), random.randrange(300)
        if held & pygame.KMOD_SHIFT:
            letter = letter.upper()
        if random.random() < 0.02:
            letter = random.choice(TEXTS)
        writes = letter and (random.random() < 0.97) and letter != "\0"
        return {"key": key, "scancode": place, "mod": held, "unicode": letter}, letter if writes else ""


def begin(app: App, random: Random) -> None:
    """The menu, and a new game of any kind upon it."""
    app.stack.abandon()
    app.open("menu")
    game = GAMES[random.choice([*GAMES])]
    count = random.randint(max(2, game.seats[0]), game.seats[-1])
    people = random.choice((1, count))
    seats = [Seat(f"Seat {n}", HUMAN if n <= people else "random", n) for n in range(1, count + 1)]
    options = {"advanced": True} if game is GAMES["nations"] and count == 5 else {}
    app.open("game", app.saves.begin(Session(game, options, seats, str(random.randrange(10**6)))))


def lost(app: App) -> str:
    """What the files do not hold that they should; empty where nothing is lost."""
    playing = app.saves.on_table
    if playing is None or playing.path is None or playing.is_closed:
        return ""
    opened = savefile.read(playing.path, game_named)
    if opened.trouble:
        return f"{playing.path.name}: {opened.trouble}"
    if opened.session.moves != playing.session.moves:
        return f"{playing.path.name}: {len(opened.session.moves)} of {len(playing.session.moves)} moves"
    return ""


def kept(home: Path) -> int:
    """How many games there are, and are sound."""
    files = [*(home / RUNNING).glob("*.nations"), *(home / NAMED).glob("*.nations")]
    return sum(savefile.read(file, game_named).trouble is None for file in files)


@contextmanager
def a_app(home: Path, random: Random) -> Iterator[tuple[App, list[Path]]]:
    """An app with files of its own, and the games that were deleted at it. Nothing outside of it is touched."""
    deleted: list[Path] = []

    def delete(saves: Saves, path: Path) -> None:
        deleted.append(path)
        path.unlink(missing_ok=True)

    def raised(app: App, error: Exception) -> None:
        raise error

    settings = SettingsFile(home / "settings.yaml")
    settings.change(speed="instant")
    with ExitStack() as stack:
        stack.enter_context(patch.dict(os.environ, {HOME_VARIABLE: str(home)}))
        stack.enter_context(patch("os.fsync"))
        stack.enter_context(patch("scenes.app.dialog.open_folder", lambda folder: False))
        stack.enter_context(patch("scenes.ui.controls.clipboard.pygame.scrap.get_text", lambda: random.choice(COPIED)))
        stack.enter_context(patch("scenes.ui.controls.clipboard.pygame.scrap.put_text", lambda text: None))
        stack.enter_context(patch.object(Saves, "delete", delete))
        stack.enter_context(patch.object(App, "_give_up_scenes", raised))
        yield stack.enter_context(unseen_app(settings, Saves(game_named, home))), deleted


def attack(keys: int, seed: int, each: int = 250) -> list[Fault]:
    """Press so many keys, in a new game after `each` of them; what went wrong."""
    random, faults = Random(seed), list[Fault]()
    with TemporaryDirectory() as folder, a_app(Path(folder), Random(seed)) as (app, deleted):
        player, begun = Player(app, random), 0
        for number in range(keys):
            if number % each == 0 or app.stack.top is None:
                begin(app, random)
                begun += 1
            where = type(app.stack.top).__name__
            try:
                player.press()
                words = lost(app) if number % LOOKED_AT == 0 else ""
            except Exception:
                words = traceback.format_exc()
            if words:
                faults.append(Fault(number, where, words))
                begin(app, random)
                begun += 1
        app.stack.abandon()
        if (sound := kept(Path(folder))) < begun - len(deleted):
            faults.append(Fault(keys, "", f"{begun} games begun, {len(deleted)} deleted, {sound} are there"))
    return faults


def main(keys: int, seed: int) -> int:
    """Press so many keys; the exit code."""
    faults = attack(keys, seed)
    print(f"{keys} keys of {len(LAYOUTS)} layouts, {len(faults)} faults")
    for fault in faults:
        print(f"  key {fault.number} at {fault.scene}: {fault.words}")
    return 1 if faults else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keys", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.exit(main(given.keys, given.seed))
