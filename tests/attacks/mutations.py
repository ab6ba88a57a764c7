"""Mutations: damaged saves, settings, results and notes on the player, and whether the program bears them.

    python -m tests.attacks.mutations --files 500 --seed 7

Every file is read, played on and painted as the program does it. It has to end in what the file holds, or in a plain
sentence that names the file; what was there has to be kept; nothing may stumble. A file is made by its
seed and number alone, so every finding comes back. Exits with 1 after naming every finding; with --keep the files
of the findings are put into a folder.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from datetime import date
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from unittest.mock import patch

import pygame
import yaml

from game import game_named
from game.challenges.challenges import Tries, challenges_of
from game.daily.diary import Diary, FinalStanding
from game.files.folders import HOME_VARIABLE
from game.files.profiles import CHALLENGES as TRIES_FILE
from game.files.profiles import DAILY as DAILY_FILE
from game.files.profiles import FILE as PROFILES_FILE
from game.files.profiles import LESSONS as CHAPTERS_FILE
from game.files.profiles import MET as MET_FILE
from game.files.profiles import PRACTICE as ANSWERS_FILE
from game.files.profiles import Profiles
from game.files.saves import DAMAGED, NAMED, RUNNING, Saves
from game.files.settings import FILE_NAME as SETTINGS_FILE
from game.files.settings import Settings, SettingsFile
from game.learn.lesson import lessons
from game.learn.practice import Practice, asked, practice, practice_set
from game.learn.progress import Progress
from game.learn.seen_hints import SeenHints
from game.records.hall_of_fame import FILE_NAME as RESULTS_FILE
from game.records.hall_of_fame import hall_of
from game.session import savefile
from scenes.app.app import App
from scenes.app.navigator import Scene
from scenes.screens import SCENES
from scenes.screens.hall_of_fame import SOLO, HallOfFameScene
from scenes.screens.menu import MenuScene
from scenes.screens.saved.saved_games import SavedGamesScene
from scenes.ui.controls.control import LaidControl
from scenes.ui.controls.listing import RowList

GOLDEN = Path(__file__).parents[1] / "golden"
SOME_MOVES = 25
"""Moves that are left of a recorded game: it has to be replayed for every file."""
SIZE = (960, 540)
BATCH = 12
"""Saves that lie in the list at once."""
LONGEST_SENTENCE = 1000
STUMBLES = "the program fails on"
"""How the program says that a file brought a fault of its own to light."""

NASTY = (
    *"[]{}&*!|>%@`'\"#,?:-~\\\0\t\n",
    "!!int ''", "!!bool maybe", "!!timestamp x", "!!python/object:os.system", "&a [*a]", "*a", "<<: *a",
    ".inf", "-.inf", ".nan", "1e999", "9" * 50, "0x7f", "1:30", "2024-13-45", "-1", "0", "7", "255", "true", "null",
    "\"\\0\"", "\"\\ud800\"", "\"\\U0010ffff\"", "[" * 3000, "{a: " * 500, "- " * 400, "W" * 30_000, "\u202e", "\ufeff",
    "\n- undo\n", "\n- redo\n", "\n- check 0\n", "\n- player seat9 hard\n", "\n- player seat1 nobody\n", "\nmoves:\n",
    "\n---\n", "\n...\n", "\r\n", "\u2028", "{nothing_such}", "{gold", "**", "\n- {nothing_such} **x\n",
)  # fmt: skip
"""What is put into files besides bytes by chance."""


class Finding(NamedTuple):
    """A file that the program did not bear."""

    kind: str
    number: int
    why: str
    data: bytes

    def __str__(self) -> str:
        return f"{self.kind} {self.number}: {self.why}"


# -- how files are damaged ------------------------------------------------------------------------------------


def mutated(chance: Random, data: bytes) -> bytes:
    """The content of a file after one to three accidents."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        data = chance.choice(ACCIDENTS)(chance, data)
    return data


def _bit(chance: Random, data: bytes) -> bytes:
    at = _place(chance, data)
    return data[:at] + bytes(byte ^ (1 << chance.randrange(8)) for byte in data[at : at + 1]) + data[at + 1 :]


def _byte(chance: Random, data: bytes) -> bytes:
    at = _place(chance, data)
    return data[:at] + chance.randbytes(1) + data[at + 1 :]


def _cut(chance: Random, data: bytes) -> bytes:
    return data[: _place(chance, data)]


def _lost(chance: Random, data: bytes) -> bytes:
    at = _place(chance, data)
    return data[:at] + data[at + chance.randrange(1, 40) :]


def _doubled(chance: Random, data: bytes) -> bytes:
    at, length = _place(chance, data), chance.randrange(1, 200)
    return data[: at + length] * 2 + data[at + length :] if chance.random() < 0.1 else (
        data[: at + length] + data[at:]
    )  # fmt: skip


def _put_in(chance: Random, data: bytes) -> bytes:
    at = _place(chance, data)
    return data[:at] + chance.choice(NASTY).encode() + data[at:]


def _other_value(chance: Random, data: bytes) -> bytes:
    """Put something else behind the colon or the hyphen of a line."""
    lines = data.split(b"\n")
    at = chance.randrange(len(lines))
    sign = b": " if b": " in lines[at] else b"- "
    name, found, _ = lines[at].partition(sign)
    lines[at] = name + (found or sign) + chance.choice(NASTY).encode()
    return b"\n".join(lines)


def _line(chance: Random, data: bytes) -> bytes:
    """Lose a line, repeat it, or put it elsewhere."""
    lines = data.split(b"\n")
    line = lines.pop(chance.randrange(len(lines)))
    for _ in range(chance.choice((0, 1, 2))):
        lines.insert(chance.randrange(len(lines) + 1), line)
    return b"\n".join(lines)


def _place(chance: Random, data: bytes) -> int:
    """A place in the file; its first lines, where most can be said wrongly, as often as all others."""
    return chance.randrange(max(1, min(len(data), 600) if chance.random() < 0.5 else len(data)))


ACCIDENTS: Sequence[Callable[[Random, bytes], bytes]] = (
    _bit, _byte, _cut, _lost, _doubled, _put_in, _put_in, _other_value, _other_value, _line
)  # fmt: skip


# -- what is damaged --------------------------------------------------------------------------------------------


def saves() -> list[bytes]:
    """The beginnings of recorded games of every kind."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(GOLDEN.glob("*/*.yaml")) if path.stem != "scores"]
    begun = [text.partition("\nmoves:\n") for text in texts]
    return [
        (head + mark + "".join(moves.splitlines(keepends=True)[:SOME_MOVES])).encode() for head, mark, moves in begun
    ]


def settings() -> list[bytes]:
    """The settings as the program writes them."""
    return [yaml.safe_dump(asdict(Settings()), sort_keys=False).encode()]


def results(game: str) -> list[bytes]:
    """Some results of solo games as the program writes them."""
    options = game_named(game).settle_options(1, {})
    entries = [
        {"points": points, "name": "Mira", "date": "2026-11-21", "seed": "K7QMXA", "options": options, "game": digest}
        for points, digest in ((52, "a1"), (41, "b2"), (30, "c3"))
    ]  # fmt: skip
    return [yaml.safe_dump(entries, sort_keys=False, allow_unicode=True).encode()]


GAME = "nations_dice"
TODAY = date(2026, 11, 23)


class Note(NamedTuple):
    """A small file about the player: its place, the program with it, and something new for it."""

    path: Path
    open: Callable[[], SeenHints | Practice | Progress | Profiles | Diary | Tries]
    add: Callable[[Any], object]
    screen: str


def notes(home: Path) -> dict[str, Note]:
    """What is kept about a player besides games, results and settings, by its kind."""
    question, lesson = practice_set(GAME)[0], lessons(GAME)[0]
    return {
        "met": Note(home / MET_FILE, SeenHints, lambda met: met.add(GAME, "war"), "settings"),
        "answers": Note(
            home / ANSWERS_FILE, practice, lambda answers: answers.answer(question, True, TODAY), "practise"
        ),
        "profiles": Note(home / PROFILES_FILE, Profiles, lambda profiles: profiles.use(None), "profiles"),
        "diary": Note(home / DAILY_FILE, Diary, lambda diary: diary.begin(TODAY, "ABCD", lambda: "a.yaml"), "calendar"),
        "tries": Note(home / TRIES_FILE, Tries, lambda tries: tries.begin(challenges_of(GAME)[0]), "challenges"),
        "chapters": Note(home / CHAPTERS_FILE, Progress, lambda chapters: chapters.keep(lesson, 1), "lessons"),
    }


def note_samples(home: Path) -> dict[str, list[bytes]]:
    """Such files as the program writes them."""
    met, answers, chapters = SeenHints(), practice(), Progress()
    Profiles().use(None)
    Diary().begin(TODAY, "ABCD", lambda: "a.yaml")
    Diary().end(TODAY, FinalStanding(False, 30, 4), FinalStanding(True, 31, 4), 2)
    Tries().begin(challenges_of(GAME)[0])
    met.add(GAME, "famine")
    met.add("nations", "golden age")
    first, second, *_ = practice_set(GAME)
    answers.add([first], TODAY)
    answers.answer(second, True, TODAY)
    for steps, lesson in enumerate(lessons(GAME)):
        chapters.keep(lesson, steps)
    samples = {kind: [note.path.read_bytes()] for kind, note in notes(home).items()}
    for note in notes(home).values():
        note.path.unlink()
    return samples


# -- the attack -------------------------------------------------------------------------------------------------


class Attack:
    """The program with a home of its own, into which damaged files are put."""

    def __init__(self, home: Path, seed: str) -> None:
        self.home = home
        self.seed = seed
        self.slowest = 0.0
        pygame.display.init()
        pygame.font.init()
        self.app = App(SettingsFile(), Saves(game_named), SCENES, SIZE)
        self.app._give_up_scenes = _raise
        self.notes = notes(home)
        self.note_samples = note_samples(home)

    def findings(self, files: int) -> Iterator[Finding]:
        """Everything that so many files find: of ten six saves, two results, settings, and a note on the player."""
        for first in range(0, files, BATCH):
            numbers = range(first, min(first + BATCH, files))
            yield from self._saves([number for number in numbers if number % 10 < 6])
            for number in numbers:
                if number % 10 == 9:
                    yield from self._settings(number)
                elif number % 10 >= 7:
                    yield from self._results(number)
                elif number % 10 == 6:
                    yield from self._note(number)

    def _made(self, kind: str, number: int, samples: Sequence[bytes]) -> bytes:
        chance = Random(f"{self.seed} {kind} {number}")
        return mutated(chance, chance.choice(samples))

    # -- saved games --

    def _saves(self, numbers: Sequence[int]) -> Iterator[Finding]:
        """Put some files among the saved games, look at every screen that lists them, and open each."""
        made = {number: self._made("save", number, SAVES) for number in numbers}
        paths: dict[Path, int] = {}
        for number, data in made.items():
            path = self.app.saves.folder / (NAMED if number % 3 == 0 else RUNNING) / f"game {number}.yaml"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            paths[path] = number
        for scene in (MenuScene, SavedGamesScene):
            why = self._shown(scene(self.app), len(numbers) + 2)
            if why:
                yield Finding(
                    "saves",
                    numbers[0] if numbers else 0,
                    f"{scene.__name__} with the next {len(numbers)}: {why}",
                    b"",
                )
        for path, number in paths.items():
            why = self._timed(lambda path=path: self._opened(path, made[paths[path]]))
            if why:
                yield Finding("save", number, why, made[number])
        for folder in self.app.saves.folders:
            for path in folder.iterdir():
                path.unlink()

    def _opened(self, path: Path, data: bytes) -> str | None:
        """What is wrong with how the program opens a file."""
        saved = self.app.saves.look_at(path)
        if saved.trouble and (why := _no_sentence(saved.trouble, path.name)):
            return why
        try:
            opened, trouble = self.app.saves.open(path)
        except savefile.Unreadable as unreadable:
            if saved.can_open:
                return f"is listed as sound, and refused: {unreadable}"
            return None if path.read_bytes() == data else "is refused, and was changed"
        opened.close()
        if not saved.can_open:
            return "is listed as damaged, and opens"
        if trouble and data not in [kept.read_bytes() for kept in (self.app.saves.folder / DAMAGED).iterdir()]:
            return "is played on from, and not kept as it was"
        again = savefile.read(opened.path, game_named)
        if again.trouble or again.session.moves != opened.session.moves:
            return f"does not come back after it was opened: {again.trouble}"
        return None

    # -- results and settings --

    def _results(self, number: int) -> Iterator[Finding]:
        game = tuple(SOLO)[number % len(SOLO)]
        data = self._made("results", number, results(game))
        path = self.home / RESULTS_FILE.format(game=game)
        path.write_bytes(data)
        why = self._timed(lambda: self._read_results(game, path)) or self._not_kept(path, data)
        if why:
            yield Finding("results", number, why, data)
        for each in self._copies(path):
            each.unlink()

    def _read_results(self, game: str, path: Path) -> str | None:
        hall = hall_of(game)
        if hall.trouble and (why := _no_sentence(hall.trouble, path.name)):
            return why
        if hall_of(game).trouble:
            return "is still damaged when it is read again"
        scene = HallOfFameScene(self.app, game)
        scene.hall = hall
        return self._shown(scene, 1)

    def _settings(self, number: int) -> Iterator[Finding]:
        data = self._made("settings", number, SETTINGS)
        path = self.home / SETTINGS_FILE
        path.write_bytes(data)
        why = self._timed(lambda: self._read_settings(path, data))
        if why:
            yield Finding("settings", number, why, data)
        for each in self._copies(path):
            each.unlink()

    def _read_settings(self, path: Path, data: bytes) -> str | None:
        file = SettingsFile()
        if file.trouble and (why := _no_sentence(file.trouble, path.name) or self._not_kept(path, data)):
            return why
        file.change(muted=True)
        again = SettingsFile()
        return None if again.settings.muted else f"takes no change: {again.trouble}"

    def _note(self, number: int) -> Iterator[Finding]:
        kind = tuple(self.notes)[number // 10 % len(self.notes)]
        note, data = self.notes[kind], self._made(kind, number, self.note_samples[kind])
        note.path.write_bytes(data)
        why = self._timed(lambda: self._read_note(note, data))
        if why:
            yield Finding(kind, number, why, data)
        for each in self._copies(note.path):
            each.unlink()

    def _read_note(self, note: Note, data: bytes) -> str | None:
        kept = note.open()
        if kept.trouble and (why := _no_sentence(kept.trouble, note.path.name) or self._not_kept(note.path, data)):
            return why
        if isinstance(kept, SeenHints):
            self.app._met = {kept.path: kept}
        if why := self._shown(SCENES[note.screen](self.app), 1):
            return why
        if isinstance(kept, Practice):
            for card in kept.cards.values():
                with suppress(savefile.Unreadable):
                    if card.own:
                        asked(card.own)
        note.add(kept)
        again = note.open()
        return again.trouble and f"takes no change: {again.trouble}"

    def _copies(self, path: Path) -> list[Path]:
        """A file, and what was put aside of it."""
        return list(path.parent.glob(f"{path.stem}*{path.suffix}"))

    def _not_kept(self, path: Path, data: bytes) -> str | None:
        if any(each.read_bytes() == data for each in self._copies(path)):
            return None
        return "is not kept as it was"

    # -- painting --

    def _shown(self, scene: Scene, frames: int) -> str | None:
        """Show a scene for some frames, all of its list; what went wrong."""
        app = self.app
        app.stack.push(scene)
        try:
            for _ in range(frames):
                app._step(16)
            for first in self._pages():
                app.stack.top.form.state.scrolled[self._rows().name] = first
                app.stack.top.invalidate()
                app._step(16)
        except Exception as fault:
            return f"{type(fault).__name__}: {fault}"
        finally:
            app.stack.abandon()
        return None

    def _pages(self) -> range:
        """The first rows of the pages of the list that is shown."""
        rows = self._rows()
        return range(0, rows.control.count, rows.control.rows_in_sight(rows)) if rows else range(0)

    def _rows(self) -> LaidControl | None:
        """The list of the screen on top, if it has one."""
        return next((each for each in self.app.stack.top.form.controls if isinstance(each.control, RowList)), None)

    def _timed(self, act: Callable[[], str | None]) -> str | None:
        begun = time.perf_counter()
        try:
            return act()
        except Exception as fault:
            return f"{type(fault).__name__}: {fault}"
        finally:
            self.slowest = max(self.slowest, time.perf_counter() - begun)


SAVES = saves()
SETTINGS = settings()


def _no_sentence(words: str, name: str) -> str | None:
    """Why words are no plain sentence about a file, if they are none."""
    if STUMBLES in words or "Traceback" in words:
        return f"brings a fault of the program to light: {words}"
    if name not in words:
        return f"is not named: {words!r}"
    if len(words) > LONGEST_SENTENCE or not words.isprintable():
        return f"is explained in what is no plain sentence: {words[:200]!r}"
    return None


def _raise(error: Exception) -> None:
    raise error


def attack(files: int, seed: str) -> tuple[list[Finding], float]:
    """All findings of so many files, and the seconds that the slowest file took. No disk is waited for."""
    with TemporaryDirectory() as home, patch.dict(os.environ, {HOME_VARIABLE: home}), patch("os.fsync"):
        attacked = Attack(Path(home), seed)
        return list(attacked.findings(files)), attacked.slowest


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 1 after findings."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.mutations", description=__doc__.partition("\n")[0])
    parser.add_argument("--files", type=int, default=500, help="how many damaged files (usually 500)")
    parser.add_argument("--seed", default="1", help="what they are damaged by, any text")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="put the files of the findings here")
    asked = parser.parse_args(arguments)
    begun = time.perf_counter()
    findings, slowest = attack(asked.files, asked.seed)
    for finding in findings:
        print(finding)
        if asked.keep:
            asked.keep.mkdir(parents=True, exist_ok=True)
            (asked.keep / f"{finding.kind} {finding.number}.yaml").write_bytes(finding.data)
    print(
        f"{asked.files} files, seed {asked.seed}: {len(findings)} findings in {time.perf_counter() - begun:.0f} s, "
        f"the slowest file {slowest:.2f} s"
    )
    return 1 if findings else 0


if __name__ == "__main__":
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    sys.exit(main())
