"""Damaged mods, as folders and as zips: bombs, paths, links, huge drawings, wrong words, and whether all of it is told.

    python -m tests.attacks.mods --mods 500 --seed 1
    python -m tests.attacks.mods --games 1000 --seed 1

A mod is damaged in one of many ways. As a folder it is read as after *Check again*, as a zip it is dropped on the
window and installed where that is offered. Either it is sound, and games are begun with it, or the player is told what
is wrong in a sentence. Nothing outside of the folder of mods may be written, and the program may grow by 100 MB at
most. A mod is made by its seed and number alone. Exits with 1 after naming the first finding.

With `--games` five sound mods are installed and none of them is chosen: so many random games of each kind must be as
without them, and so must every lesson, every position to practise and the saved games of earlier versions.
"""

from __future__ import annotations

import argparse
import io
import os
import resource
import shutil
import stat
import struct
import sys
import zipfile
from collections.abc import Callable, Sequence
from hashlib import blake2s
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pygame

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.cards.catalog import DATA
from game.engine.flow import apply
from game.files.folders import HOME_VARIABLE
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.learn.lesson import faults, lessons
from game.learn.practice import asked, practice_set
from game.mods import installed
from game.mods.installed import InstalledMod, every_mod, look_again
from game.session.savefile import read
from game.session.session import Seat, Session
from scenes.app.app import App
from scenes.screens import SCENES
from scenes.screens.mods import ModsScene
from scenes.screens.saved.arrivals import ArrivalDialog
from tests.attacks.hostile import HOSTILE
from tests.attacks.mutations import mutated
from tests.game.mod_folder import OF_THE_OTHERS, RULES, VINEYARDS, WITHOUT, head, only_of, put

Files = dict[str, bytes]

MOST_GROWTH_KB = 100 * 1024
MOVES = 12
"""Moves of a game that is begun with a mod that is sound."""
NAMES = (
    "../out.yaml", "/tmp/out-of-a-mod.yaml", "nations/../../out.yaml", "..\\out.yaml", "C:\\out.yaml",
    "nations\\x.yaml", "icons/../../x.svg", "mod.yaml/x.yaml", "nations/" * 40 + "x.yaml", "nations/con.yaml",
    "\u202e.yaml", "NATIONS/MEDIEVAL.YAML",
)  # fmt: skip
WORDS = (
    "7",
    "-1",
    "[]",
    "{}",
    "null",
    "true",
    '"' + "W" * 400 + '"',
    "{a: {b: {c: 1}}}",
    "[[[[1]]]]",
    "1e9",
    "0x10",
    "''",
    "&a x",
    "!!int 3",
)
DRAWINGS: dict[str, Callable[[Random], str]] = {
    "many points": lambda chance: "M0 0" + "L1 1" * 200_000,
    "long": lambda chance: "M" + "0" * 100_000,
    "far": lambda chance: f"M0 0L{10 ** chance.randint(4, 300)} 0Z",
    "no number": lambda chance: "M0 0Lnan 0Linf 1Z",
    "odd": lambda chance: '"/><script>alert(1)</script><path d="M0 0',
    "an entity": lambda chance: "&xxe;",
}


def sound(chance: Random) -> Files:
    """The files of a mod for some of the games."""
    games = chance.sample(list(GAMES), chance.randint(1, 3))
    texts = {"mod.yaml": head(**{game: RULES[game] for game in games})}
    if "wealth_of_nations" in games:
        texts["mod.yaml"] += f"without: {{wealth_of_nations: {WITHOUT['wealth_of_nations']}}}\n"
    for game in games:
        texts |= VINEYARDS if game == "nations" else OF_THE_OTHERS[game]
    if "nations" not in games:
        texts["icons/press.svg"] = VINEYARDS["icons/press.svg"]
    return {name: text.encode() for name, text in texts.items()}


# Ways to damage the files of a mod


def bytes_of_one(files: Files, chance: Random) -> None:
    """Mutated as files of saved games are."""
    name = chance.choice(sorted(files))
    files[name] = mutated(chance, files[name])


def words_of_one(files: Files, chance: Random) -> None:
    """Something else in the place of a word or a number."""
    name = chance.choice([each for each in sorted(files) if each.endswith(".yaml")])
    words = files[name].decode(errors="replace").split(" ")
    words[chance.randrange(len(words))] = chance.choice(WORDS)
    files[name] = " ".join(words).encode()


def a_line_more(files: Files, chance: Random) -> None:
    """A line once more, somewhere else."""
    name = chance.choice([each for each in sorted(files) if each.endswith(".yaml")])
    lines = files[name].decode(errors="replace").split("\n")
    lines.insert(chance.randrange(len(lines)), chance.choice(lines))
    files[name] = "\n".join(lines).encode()


def a_drawing(files: Files, chance: Random) -> None:
    """A drawing that costs much, or is none."""
    path = DRAWINGS[chance.choice(sorted(DRAWINGS))](chance)
    files["icons/press.svg"] = f'<svg viewBox="0 0 512 512"><path d="{path}"/></svg>'.encode()


def one_missing(files: Files, chance: Random) -> None:
    """A file is not there."""
    del files[chance.choice(sorted(files))]


def many(files: Files, chance: Random) -> None:
    """Far too many pieces, files or letters."""
    kind = chance.randrange(3)
    if kind == 0:
        cards = "".join(
            f"  - {{id: c{n}, name: C{n}, deploy: 1, each_worker: {{gold: 1}}, vp: [1]}}\n" for n in range(900)
        )
        files["nations/medieval.yaml"] = f"buildings:\n{cards}".encode()
    elif kind == 1:
        files.update({f"nations/x{n}.yaml": b"a: 1\n" for n in range(chance.choice((150, 400)))})
    else:
        files["nations/medieval.yaml"] = b"# " + b"x" * chance.choice((200_000, 1 << 19, 1 << 22))


def odd_name(files: Files, chance: Random) -> None:
    """A name that leads elsewhere, or that nothing has."""
    files[chance.choice(NAMES)] = b"a: 1\n"


CHANGES = (bytes_of_one, words_of_one, words_of_one, words_of_one, a_line_more, a_drawing, one_missing, many, odd_name)


def damaged(chance: Random) -> Files:
    """The files of a mod, damaged once or twice."""
    files = sound(chance)
    for _ in range(chance.randint(1, 2)):
        chance.choice(CHANGES)(files, chance)
    return files


def laid(files: Files, folder: Path, chance: Random) -> None:
    """Put the files into a folder, sometimes with something hostile in the place of one."""
    for name, data in files.items():
        path = folder / name.replace("\\", "_").replace(":", "_").lstrip("/")
        if ".." in path.parts or any(len(part) > 200 for part in path.parts) or len(path.parts) > 30:
            continue
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        except OSError:
            continue
    if chance.random() < 0.3 and (known := [path for path in sorted(folder.rglob("*")) if path.is_file()]):
        path = chance.choice(known)
        path.unlink()
        HOSTILE[chance.choice(sorted(HOSTILE))](path)
    if chance.random() < 0.1:
        (folder / "nations2").symlink_to("/etc")


def zipped(files: Files, chance: Random) -> bytes:
    """The files as a zip, sometimes with what no zip should hold."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        top = chance.choice(("", "", "vineyards/"))
        for name, data in files.items():
            packed.writestr(top + name, data)
        if chance.random() < 0.15:
            packed.writestr(f"{top}nations/boards.yaml", b"\0" * (1 << 26))
        if chance.random() < 0.1:
            link = zipfile.ZipInfo(f"{top}nations/antiquity.yaml")
            link.external_attr = (stat.S_IFLNK | 0o777) << 16
            packed.writestr(link, "/etc/passwd")
    data = bytearray(out.getvalue())
    if chance.random() < 0.25:
        for _ in range(chance.randint(1, 8)):
            data[chance.randrange(len(data))] = chance.randrange(256)
    if chance.random() < 0.1:
        del data[chance.randrange(len(data)) :]
    if chance.random() < 0.1 and (at := data.rfind(b"PK\x01\x02")) >= 0:
        data[at + 24 : at + 28] = struct.pack("<I", chance.choice((0, 7, 0xFFFFFFF0)))
    return bytes(data)


# What has to come of it


class ModAttack:
    """One damaged mod after the other; `found` says what went wrong, one line each."""

    def __init__(self, home: Path, app: App) -> None:
        self.home, self.app = home, app
        self.found: list[str] = []
        self.sound = 0

    def folder(self, chance: Random) -> None:
        """A mod lies in the folder of mods."""
        folder = self.home / "mods" / "vineyards"
        laid(damaged(chance), folder, chance)
        look_again()
        self._look()

    def zip(self, chance: Random) -> None:
        """A zip is dropped on the window, and installed where that is offered."""
        path = self.home / "dropped.zip"
        path.write_bytes(zipped(damaged(chance), chance))
        self.app.stack.push(ArrivalDialog(self.app, path))
        dialog = self.app.stack.top
        assert isinstance(dialog, ArrivalDialog)
        self._is_told(dialog.text)
        if dialog._open:
            dialog._go()
        else:
            self.app.stack.pop()
        path.unlink()
        self._look()

    def _look(self) -> None:
        """See the list, and play with what is sound."""
        for each in every_mod():
            self._is_told(_told(each))
            if each.is_on:
                self.sound += 1
                self._play(each)
        self.app.stack.push(ModsScene(self.app))
        self.app.step(16)
        self.app.stack.pop()

    def _play(self, each: InstalledMod) -> None:
        for name in each.mod.contents:
            game = GAMES[name]
            seats = [Seat(str(n), "random", n + 1) for n in range(game.seats[0] + 1)]
            try:
                session = Session(game, {"mods": [each.mod.id]}, seats, 1)
            except ValueError as refused:
                self._is_told(str(refused))
                continue
            bot = RandomBot(1)
            while session.state.decision and len(session.moves) < MOVES:
                session.play(bot.choose(session.state, session.state.decision))

    def _is_told(self, words: str) -> None:
        if not words.strip() or len(words) > 4000 or "Traceback" in words or "fails on this" in words:
            self.found.append(f"no sentence: {words[:200]!r}")


def _told(each: InstalledMod) -> str:
    if each.trouble:
        return each.trouble
    lines = [line for finding in each.mod.findings[:6] for line in finding.in_two_lines(each.mod.folder)]
    return " ".join(lines) or each.mod.called


def tree_of(home: Path) -> dict[str, int]:
    """All that lies in the home folder beside the mods."""
    return {
        path.relative_to(home).as_posix(): path.lstat().st_size
        for path in home.rglob("*")
        if path.relative_to(home).parts[0] not in ("mods", "cache")
    }


def grown_kb() -> int:
    """Kilobytes that this process has needed at most."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // 1024 if sys.platform == "darwin" else most


def attack(count: int, seed: int) -> int:
    """Attack so many times; returns the exit code."""
    with TemporaryDirectory() as around, patch.dict(os.environ, {HOME_VARIABLE: f"{around}/home"}):
        home = Path(around) / "home"
        home.mkdir()
        installed._handed = None
        settings = SettingsFile()
        settings.change(speed="instant", language="en")
        app = App(settings, Saves(game_named), SCENES, (1280, 720))
        app.open("menu")
        app.step(16)
        run = ModAttack(home, app)
        for each in range(8):  # what is drawn and read once is no growth
            _one(run, Random(f"warm {each}"), each)
        run.found, run.sound = [], 0
        before, sizes = tree_of(home), grown_kb()
        for number in range(count):
            chance = Random(f"{seed} {number}")
            try:
                _one(run, chance, number)
            except Exception as fault:
                run.found.append(f"{type(fault).__name__}: {fault}")
                app.stack.clear()
                app.open("menu")
            if tree_of(home) != before or sorted(os.listdir(around)) != ["home"]:
                run.found.append("something was written outside of the folder of mods")
                before = tree_of(home)
            for line in run.found:
                print(f"mod {number} of seed {seed}: {line}")
            code = 1 if run.found else 0
            if run.found:
                return code
        growth = grown_kb() - sizes
        app.stack.abandon()
    print(f"{count} damaged mods, {run.sound} of them sound; the program grew by {growth // 1024} MB")
    return 1 if growth > MOST_GROWTH_KB else 0


MANY = 5
GOLDEN = Path(__file__).parents[1] / "golden"


def compare(games: int, seed: int) -> int:
    """Play with mods that nobody chose, and without; returns the exit code."""
    different = 0
    for name in GAMES:
        without, taught = _digest(name, games, seed), taught_digest(name)
        with TemporaryDirectory() as home, patch.dict(os.environ, {HOME_VARIABLE: home}), only_of(Path(home)):
            for number in range(MANY):
                more = f"without: {{{name}: {WITHOUT[name]}}}\n" if name in WITHOUT else ""
                contents = VINEYARDS if name == "nations" else OF_THE_OTHERS[name]
                put(Path(home), contents, id=f"mod{number}", more=more, **{name: RULES[name]})
            assert sum(each.is_on for each in every_mod()) == MANY
            same = _digest(name, games, seed) == without and taught_digest(name) == taught
            found = [str(fault) for fault in faults(DATA / name)]
            for path in sorted(GOLDEN.rglob(f"*{name}*.yaml")):
                trouble = read(path, game_named).trouble
                found += [f"{path.name}: {trouble}"] if trouble else []
        told = "the same" if same else "NOT the same"
        print(f"{name}: {games} games, all lessons and all positions to practise are {told}", *found, sep="\n    ")
        different += not same or bool(found)
    return 1 if different else 0


def taught_digest(name: str) -> str:
    """What all lessons of a game and all positions to practise come to."""
    practice_set.cache_clear()
    told = blake2s()
    for lesson in lessons(name):
        session = lesson.begin()
        for move in lesson.whole[len(lesson.played) :]:
            session.play(move)
        told.update(session.state.fingerprint().encode())
    for question in practice_set(name):
        told.update(asked(question).state.fingerprint().encode())
    return told.hexdigest()


def _digest(name: str, games: int, seed: int) -> str:
    """What random games come to, move by move."""
    game, told = GAMES[name], blake2s()
    options = game.bound.options if game.bound else {}
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        chosen = {**options, **({"advanced": True} if name == "nations" and seats == 5 else {})}
        state, bot = game.new(game.settle_options(seats, chosen), seats, f"{seed} {number}"), RandomBot(number)
        while state.decision:
            move = bot.choose(state, state.decision)
            told.update(" ".join(move).encode())
            apply(state, move)
        told.update(state.fingerprint().encode())
    return told.hexdigest()


def _one(run: ModAttack, chance: Random, number: int) -> None:
    (run.zip if number % 2 else run.folder)(chance)
    shutil.rmtree(run.home / "mods", ignore_errors=True)
    look_again()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks.mods", description=__doc__)
    parser.add_argument("--mods", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, help="compare so many games with and without mods that nobody chose")
    asked = parser.parse_args(arguments)
    if asked.games:
        return compare(asked.games, asked.seed)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    return attack(asked.mods, asked.seed)


if __name__ == "__main__":
    sys.exit(main())
