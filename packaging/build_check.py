"""Tries a build as a stranger would: in a bare root without Python, shell or checkout, and with an empty environment.

    python packaging/build_check.py dist/table-of-nations

The root holds the build, the system's libraries that it asks for, those of X, and three devices. In it

* the program checks itself, and says its help and that of every command within their bounds,
* computer players play a whole game of each kind, which ends at the checkout's very position,
* and, where Xvfb and xdotool are there, a person continues a game, drags a card onto its board, is killed by `kill -9`,
  and continues at the very position with every move there and no process left; then opens letters as a double click
  does: one with no window, which comes within its bound, and one that the window takes.

Exits with 1 where any of it fails. Needs Linux and the rights to change the root (`unshare -r`, or root).
"""

from __future__ import annotations

import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.files.mail import letter
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.session.journal import Journal
from game.session.savefile import read
from game.session.savefile_lines import text_of
from game.session.session import Seat, Session
from scenes.play.play_scene import PlayScene
from scenes.tools.commands import COMMANDS
from scenes.tools.inspection import unseen_app, way_to_buy

X_LIBRARIES = ("X11", "Xext", "Xcursor", "Xi", "Xrandr", "Xss", "Xfixes", "Xrender", "xcb", "Xau", "Xdmcp")
"""What SDL opens by name where it draws on X."""
DEVICES = {"null": (1, 3), "zero": (1, 5), "urandom": (1, 9)}
SEED = "7"
HOME = "home"
SCREEN = (1280, 720)
"""Of the screen that a person has."""
PATIENCE_S = 60.0
MOST_S = {"help": 0.2, "command": 0.3, "window": 2.0}
"""Seconds of a core that the help may take, that of a command, and a window until it is seen."""


def libraries(folder: Path) -> set[Path]:
    """The libraries of the system that a build asks for, and those of X, with all that these ask for."""
    own = [path for path in folder.rglob("*") if path.is_file() and ".so" in path.name]
    programs = [path for path in folder.iterdir() if path.is_file()]  # which start before they know of the folder
    cache = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    known = re.findall(r"lib(\w+)\.so\.\d+ .*x86-64.* => (/\S+)", cache)
    of_x = [Path(path) for name, path in known if name in X_LIBRARIES]
    env = {**os.environ, "LD_LIBRARY_PATH": str(folder / "_internal")}
    told = subprocess.run(["ldd", *own, *of_x], env=env, capture_output=True, text=True, check=False).stdout
    told += subprocess.run(["ldd", *programs], capture_output=True, text=True, check=False).stdout
    found = {Path(path) for path in re.findall(r"(?:=> |^\s+)(/\S+) \(0x", told, re.MULTILINE)}
    return {path for path in {*found, *of_x} if not path.is_relative_to(folder)}


def furnish(root: Path, build: Path) -> None:
    """Put into a root what a stranger's computer has at least, and the build."""
    shutil.copytree(build, root / "app", symlinks=True)
    for path in libraries(build):
        target = root / path.relative_to("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path.resolve(), target)
    for name in ("tmp", HOME, "dev"):
        (root / name).mkdir(exist_ok=True)
    for name, numbers in DEVICES.items():
        if os.geteuid() == 0:
            os.mknod(root / "dev" / name, 0o666 | 0o020000, os.makedev(*numbers))
        else:
            (root / "dev" / name).touch()


def command(root: Path, *arguments: str) -> list[str]:
    """The program in its root."""
    start = [] if os.geteuid() == 0 else ["unshare", "-r"]
    return [*start, "chroot", str(root), "/app/table-of-nations", *arguments]


def environment(display: str = "") -> dict[str, str]:
    """Next to nothing: where everything is kept, and the screen, if there is any."""
    screen = {"DISPLAY": display, "SDL_VIDEODRIVER": "x11"} if display else {"SDL_VIDEODRIVER": "dummy"}
    return {"TABLE_OF_NATIONS_HOME": f"/{HOME}", "SDL_AUDIODRIVER": "dummy", "PATH": os.environ["PATH"], **screen}


def check_itself(root: Path) -> str:
    """The program says that nothing is missing."""
    ended = subprocess.run(command(root, "self-check"), env=environment(), capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.strip()


def say_help(root: Path) -> str:
    """The help of the program and of every command comes at once, and calls it by its name."""
    took = {"help": _seconds_of_help(root, "", MOST_S["help"])}
    for name, each in COMMANDS.items():
        if not each.for_checkouts:
            took[name] = _seconds_of_help(root, name, MOST_S["command"])
    slowest = max(took, key=lambda name: took[name])
    return f"{took['help']:.2f} s of a core, {slowest} {took[slowest]:.2f} s"


def _seconds_of_help(root: Path, name: str, most: float) -> float:
    """What the help of a command takes of a core. The best of some tries tells, as other programs run beside."""
    best = inf
    for _ in range(5):
        before = _seconds_of_children()
        asked = command(root, *filter(None, (name, "--help")))
        told = subprocess.run(asked, env=environment(), capture_output=True, text=True, check=True).stdout
        best = min(best, _seconds_of_children() - before)
        assert told.startswith(f"usage: table-of-nations {name}".strip()), told
        if best <= most:
            return best
    raise AssertionError(f"{name} --help takes {best:.2f} s of a core, at most {most}")


def _seconds_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def play_whole_games(root: Path) -> str:
    """Computer players that think end at the same position as in the checkout."""
    told = []
    for name in GAMES:
        seats = str(max(2, game_named(name).seats[0]))
        asked = ["watch", name, "--seats", seats, "--seed", SEED, "--players", "normal", "--speed", "instant"]
        results = []
        for start, env in (
            (command(root), environment()),
            ([sys.executable, str(ROOT / "main.py")], {**environment(), "TABLE_OF_NATIONS_HOME": str(root / HOME)}),
        ):
            ended = subprocess.run(
                [*start, *asked, "--quit-at-end"], env=env, capture_output=True, text=True, check=False
            )
            assert ended.returncode == 0, ended.stderr
            results.append(json.loads(ended.stdout.splitlines()[-1]))
        assert results[0] == results[1], results
        told.append(f"{name} {results[0]['fingerprint']}")
    return ", ".join(told)


@contextmanager
def screen() -> Iterator[str]:
    """A screen of its own for the block. Its server takes a number that is free, and tells it once it answers."""
    told, tells = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(tells), "-screen", "0", "{}x{}x24".format(*SCREEN)],
        pass_fds=[tells],
        stderr=subprocess.DEVNULL,
    )
    os.close(tells)
    try:
        with open(told, encoding="ascii") as answer:
            number = answer.readline().strip()
        assert number, "Xvfb doesn't start"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def begin_game(root: Path) -> Path:
    """A game of a person against a computer, begun, and settings with which nothing hides the table."""
    running = root / HOME / "games" / "running"
    running.mkdir(parents=True, exist_ok=True)
    (root / HOME / "settings.yaml").write_text("language: en\nspeed: instant\ntips: none\n", encoding="utf-8")
    session = Session(game_named("nations"), {}, [Seat("Mira"), Seat("Normal", "normal", 2)], SEED)
    path = running / "2026-01-01 12.00.00 Nations.nations"
    chance = RandomBot(SEED)
    while (asked := session.state.decision) and not (asked.seat == 0 and any(m[0] == "buy_card" for m in asked.moves)):
        session.play(chance.choose(session.state, asked))
    path.write_text(text_of(session), encoding="utf-8")
    return path


def where(path: Path, size: tuple[int, int]) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where a card lies that can be bought, and a place for it, in pixels of the table of a game in this size."""
    session = read(path, game_named).session
    with TemporaryDirectory() as folder:
        settings = SettingsFile(Path(folder) / "settings.yaml")
        settings.change(language="en", speed="instant", tips="none")
        with unseen_app(settings, Saves(game_named, Path(folder)), size) as app:
            scene = PlayScene(app, Journal(Path(folder) / "game.nations", session))
            app.stack.push(scene)
            for _ in range(60):
                app.step(16)
            return way_to_buy(scene)


def moves_in(path: Path) -> int:
    """How many moves a file holds."""
    return len(read(path, game_named).session.moves)


def until(what: str, ask: Callable[[], bool]) -> None:
    """Wait until something is so."""
    latest = time.monotonic() + PATIENCE_S
    while not ask():
        assert time.monotonic() < latest, f"{what}: it never came"
        time.sleep(0.1)


def windows(display: str) -> list[str]:
    """What is seen on a screen, the newest last; the first is the screen itself."""
    asked = ["xdotool", "search", "--onlyvisible", "--class", ".*"]
    env = {**os.environ, "DISPLAY": display}
    return subprocess.run(asked, env=env, capture_output=True, text=True, check=False).stdout.split()


def has_window(program: subprocess.Popen[bytes], display: str) -> bool:
    """Whether the program has a window; AssertionError with what it said where it has ended instead."""
    if (code := program.poll()) is not None:
        said = program.stderr.read().decode(errors="replace") if program.stderr else ""
        raise AssertionError(f"the program ended with {code}: {said}")
    return len(windows(display)) > 1


def window_on(display: str) -> tuple[int, int, int, int]:
    """Where the newest window is, and how large, in pixels of the screen. Its name says nothing: libraries of
    X that find no locale give it none.
    """
    env = {**os.environ, "DISPLAY": display}

    def told(*asked: str) -> list[str]:
        return subprocess.run(["xdotool", *asked], env=env, capture_output=True, text=True, check=True).stdout.split()

    facts = dict(line.split("=") for line in told("getwindowgeometry", "--shell", windows(display)[-1]))
    return int(facts["X"]), int(facts["Y"]), int(facts["WIDTH"]), int(facts["HEIGHT"])


def play_and_be_killed(root: Path) -> str:
    """A person continues, drags a card, is killed, and comes back to the same position."""
    path = begin_game(root)
    with screen() as display:

        def hand(*words: object) -> None:
            subprocess.run(["xdotool", *map(str, words)], env={**os.environ, "DISPLAY": display}, check=True)
            time.sleep(0.3)

        for turn in (1, 2):
            program = subprocess.Popen(command(root), env=environment(display), stderr=subprocess.PIPE)
            before = moves_in(path)
            until("the window", partial(has_window, program, display))
            time.sleep(5)
            hand("key", "Return")
            until("the continued game", path.with_name(f".{path.name}.lock").exists)
            time.sleep(5)
            if turn == 2:
                program.terminate()
                program.wait(PATIENCE_S)
                break
            left, top, *size = window_on(display)
            card, place = ((left + x, top + y) for x, y in where(path, (size[0], size[1])))
            hand("mousemove", *card)
            hand("mousedown", 1)
            for part in (0.2, 0.6, 1.0):
                hand("mousemove", *(round(one + part * (two - one)) for one, two in zip(card, place, strict=True)))
            hand("mouseup", 1)
            hand("key", "Return")
            until("the bought card", lambda before=before: moves_in(path) > before)
            time.sleep(2)
            moves, mark = moves_in(path), read(path, game_named).session.state.fingerprint()
            bought = [" ".join(move) for move in read(path, game_named).session.moves if move[0] == "buy_card"]
            assert bought, "no card was bought"
            program.send_signal(signal.SIGKILL)
            program.wait()
            path.with_name(f".{path.name}.lock").unlink()
        after = read(path, game_named)
        assert after.trouble is None and len(after.session.moves) >= moves
        assert after.session.at(moves).state.fingerprint() == mark
    time.sleep(2)
    left = [path.parent.name for path in Path("/proc").glob("[0-9]*/exe") if _runs(path, root)]
    assert not left, f"processes are left: {left}"
    return f"{bought[0]}, killed after {moves} moves, continued"


def open_letters(root: Path) -> str:
    """Letters open as a double click opens them: in a window of their own, and then in that one."""
    folder, running = root / HOME, root / HOME / "games" / "running"
    for number in (1, 2):
        session = Session(
            game_named("nations_dice"), {}, [Seat("Mira"), Seat("Normal", "normal", 2)], f"letter {number}"
        )
        (folder / f"letter {number}.nations").write_text(letter(session), encoding="utf-8")

    def opened() -> int:
        return len([*running.glob("*Dice*.nations")])

    with screen() as display:
        env = environment(display)
        window = subprocess.Popen(command(root, f"/{HOME}/letter 1.nations"), env=env, stderr=subprocess.PIPE)
        until("the window", partial(has_window, window, display))
        took = _seconds_of(window.pid)
        assert took <= MOST_S["window"], f"the window takes {took:.1f} s of a core"
        for number in (1, 2):
            if number == 2:
                double_click = command(root, f"/{HOME}/letter 2.nations")
                subprocess.run(double_click, env=env, check=True, timeout=PATIENCE_S)
                assert len(windows(display)) == 2, "another window opened"
            time.sleep(5)
            subprocess.run(["xdotool", "key", "Return"], env={**os.environ, "DISPLAY": display}, check=True)
            until(f"the game of letter {number}", lambda number=number: opened() == number)
        window.terminate()
        window.wait(PATIENCE_S)
    return f"two letters, one window after {took:.1f} s of a core (at most {MOST_S['window']})"


def _seconds_of(pid: int) -> float:
    """What a process has taken so far, in seconds of a core."""
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _runs(exe: Path, root: Path) -> bool:
    """Whether a process, told by its link in /proc, runs what lies in the root."""
    try:
        return exe.resolve().is_relative_to(root)
    except OSError:
        return False


def main(build: Path) -> int:
    """Try all of it; 1 where anything fails, or where there is no build yet."""
    if not build.is_dir():
        print(f"There is no build in {build} yet: run `make build` first.", file=sys.stderr)
        return 1
    checks = [check_itself, say_help, play_whole_games]
    if shutil.which("Xvfb") and shutil.which("xdotool"):
        checks += [play_and_be_killed, open_letters]
    with TemporaryDirectory() as folder:
        root = Path(folder)
        furnish(root, build.resolve())
        for check in checks:
            began = time.monotonic()
            try:
                print(f"{check.__name__}: {check(root)} ({time.monotonic() - began:.0f} s)", flush=True)
            except (AssertionError, LookupError, subprocess.SubprocessError) as fault:
                print(f"{check.__name__} failed: {fault}", flush=True)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
