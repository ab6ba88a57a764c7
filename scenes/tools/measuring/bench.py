"""How fast the table is drawn: the first frame in a process of its own, a dragged card, the preview of a move, idling,
while Hard bots think, and in the timeline; and whether watching costs more than playing.

    python main.py frames [WIDTHxHEIGHT] [--watch]

Prints milliseconds, per cent of a core and the most memory taken, and exits with 1 when one of them is over its
budget.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from math import cos, sin
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import pygame

from game import GAMES, game_named
from game.bots.worker import Worker
from game.files.saves import Saves
from game.files.settings import NONE, SettingsFile
from game.session.journal import Journal
from game.session.session import Session
from scenes import ui
from scenes.app.app import BUSY_RATE, CALM_RATE, App
from scenes.app.garbage import give_back_at_once, sweep_seldom
from scenes.play.play_scene import PlayScene
from scenes.screens import SCENES
from scenes.timeline.timeline_scene import TimelineScene
from scenes.timeline.watching import WatchScene
from scenes.tools.games_shown import SEED, played, whole_game
from scenes.tools.measuring.opening import opened
from scenes.tools.watch import self_playing_session
from sprites.poster.posters import Posters

FRAMES = 240
SEEKS = 150
"""Positions of a whole game that are gone to, as if its strip were dragged to and fro."""

GOLDEN = (5**0.5 - 1) / 2
TRIED = 12
"""Moves whose consequences are foreseen."""

MOST_MEMORY = 600
"""Megabytes that all tables one after the other may take, with their timelines, at 3840x2160 too."""

IDLE_SECONDS, WATCHED = 5.0, 2
COMING_SECONDS = 4.0
"""How long the main loop is watched while nobody touches anything, after the music of a table has been read, and how
often: other work on the machine only adds to it.
"""


WATCHED_MOVES, TURNS, MOST_FOR_WATCHING = 60, 3, 1.02
"""Moves that are watched and played, how often by turns, and how many times as long the former may take: two
measurements of the same differ by less.
"""


class FrameTimings(NamedTuple):
    """Milliseconds of processor time until the first frame of a table is seen, in a process of its own in which the
    menu has rested before; of a frame in which a card is dragged, and of foreseeing what a move would change, each
    without anything drawn or foreseen before; of laying the table that shows it; per cent of a core
    while nothing happens; milliseconds from frame to frame while Hard bots think in every seat and their moves are
    shown; and the processor time of a frame that shows another position of a whole game, the median and the slowest.
    """

    first_frame: float
    drag: float
    what_if: float
    laying: float
    idle: float
    thinking: float
    seek: float
    slowest_seek: float


BUDGET = FrameTimings(300.0, 4.0, 60.0, 5.0, 2.0, 17.5, 20.0, 50.0)
LARGE, MOST_TO_OPEN_LARGE = (1920, 1080), 800.0
"""The window above which the first frame has another budget."""

OPENED = 5
"""How often each table is opened; its best time counts, as other work on the machine only adds to it."""


@contextmanager
def measured_app(size: tuple[int, int], posters: Posters | None = None) -> Iterator[tuple[App, Path]]:
    """An app that nobody looks at, as in the program: with a process that thinks, and garbage that is seldom swept; and
    the folder of its files, which goes with it.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    give_back_at_once()
    with TemporaryDirectory() as folder:
        os.environ["TABLE_OF_NATIONS_HOME"] = folder
        app = App(SettingsFile(), Saves(game_named), SCENES, size, Worker(), posters)
        sweep_seldom()
        try:
            yield app, Path(folder)
        finally:
            app.thinker.stop()


def measure_frames(size: tuple[int, int]) -> int:
    """Measure every table and print; 0 when everything is within budget."""
    slow = False
    budget = BUDGET if size <= LARGE else BUDGET._replace(first_frame=MOST_TO_OPEN_LARGE)
    print(
        f"{f'{size[0]}x{size[1]}':24}{'seats':>6}{'first frame ms':>16}{'drag ms':>10}{'what-if ms':>12}"
        f"{'laid ms':>9}{'idle %':>9}{'thinking ms':>13}{'seek ms':>9}{'slowest':>9}"
    )
    with measured_app(size) as (app, folder):
        for game in GAMES.values():
            for seats in (game.seats[0], game.seats[-1]):
                whole = whole_game(game.name, seats)
                figures = measured(app, Journal(folder / "bench.yaml", played(whole, 0.5)), whole)
                slow = slow or any(figure > most for figure, most in zip(figures, budget, strict=True))
                print(_line(game.name, str(seats), figures))
    print(_line("budget", "", budget))
    import resource  # which Windows lacks

    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"most memory: {memory} MB (budget {MOST_MEMORY})")
    return 1 if slow or memory > MOST_MEMORY else 0


def _line(name: str, seats: str, figures: FrameTimings) -> str:
    first, drag, what_if, laying, idle, thinking, seek, slowest = figures
    return (
        f"{name:24}{seats:>6}{first:>16.0f}{drag:>10.2f}{what_if:>12.1f}"
        f"{laying:>9.2f}{idle:>9.2f}{thinking:>13.1f}{seek:>9.1f}{slowest:>9.1f}"
    )


def measured(app: App, journal: Journal, whole: Session) -> FrameTimings:
    """The figures of one table, and of the whole game on it."""
    first = min(opened(journal.path, app.theme.size).milliseconds for _ in range(OPENED))
    app.refresh_theme()
    scene = PlayScene(app, journal)
    app.stack.push(scene)
    rest(app)
    if scene.viewpoint.is_covered:
        lift_curtain(app)
    drag = _drag_time(app, scene)
    rest(app)
    what_if, laying = _what_if_time(scene), _laying_time(scene)
    idle = idle_share(app)
    thinking = _time_between_frames(app, scene)
    seeks = _seek_times(app, whole)
    return FrameTimings(first, drag, what_if, laying, idle, thinking, median(seeks), max(seeks))


def measure_watching(size: tuple[int, int]) -> int:
    """Measure what a move costs where nobody sits, watched and played, and print; 0 where watching costs no more."""
    slow = False
    print(f"{'a move, CPU ms':24}{'seats':>6}{'playing':>10}{'watching':>10}{'times':>8}")
    with measured_app(size) as (app, folder):
        app.change_settings(speed="fast", tips=NONE)  # a newcomer's table lies without some panels
        for game in GAMES.values():
            seats, playing, watching = game.seats[-1], list[float](), list[float]()
            for turn in range(TURNS):
                journal = Journal(folder / f"{turn}.yaml", self_playing_session(game, seats, SEED))
                playing.append(_time_of_move(app, PlayScene(app, journal)))
                watching.append(_time_of_move(app, WatchScene(app, self_playing_session(game, seats, SEED))))
            times = min(watching) / min(playing)
            slow = slow or times > MOST_FOR_WATCHING
            print(f"{game.name:24}{seats:>6}{min(playing):>10.1f}{min(watching):>10.1f}{times:>8.2f}", flush=True)
    print(f"{'budget':24}{'':>6}{'':>10}{'':>10}{MOST_FOR_WATCHING:>8.2f}")
    return 1 if slow else 0


def _time_of_move(app: App, scene: PlayScene) -> float:
    """Milliseconds of processor time of a move of random hands and all that is shown of it; the mean."""
    app.refresh_theme()
    app.stack.push(scene)
    session, spent = scene.game.session, 0.0
    while len(session.moves) < WATCHED_MOVES and session.state.decision is not None:
        spent += frame_time(app)
    app.stack.clear()
    return spent / len(session.moves)


def rest(app: App) -> None:
    """Let everything come to rest."""
    for _ in range(200):
        app.step(16)


def lift_curtain(app: App) -> None:
    """Have the next player look at the table."""
    _post(pygame.KEYDOWN, key=ui.action("cover.lift").code, mod=0, unicode=" ")
    rest(app)
    _post(pygame.KEYUP, key=ui.action("cover.lift").code, mod=0, unicode=" ")


def _what_if_time(scene: PlayScene) -> float:
    """Milliseconds to foresee what a move would change, the slowest of some."""
    state = scene.game.session.state
    moves = state.decision.moves if state.decision else ()
    times = [0.0]
    for move in moves[:: max(1, len(moves) // TRIED)]:
        began = time.perf_counter()
        scene.game.session.game.foresight(state, scene.viewpoint.eyes).what_if((move,))
        times.append((time.perf_counter() - began) * 1000)
    return max(times)


def _laying_time(scene: PlayScene) -> float:
    """Milliseconds to lay the table with what a move would change; the median of some."""
    table, times = scene.table, [0.0]
    for name in sorted(table.lit)[:: max(1, len(table.lit) // TRIED)]:
        table.hot = name
        model = table.model()
        if model.what_if:
            began = time.process_time()
            table.table.layout(model)
            times.append((time.process_time() - began) * 1000)
    table.hot = None
    return median(times)


def _drag_time(app: App, scene: PlayScene) -> float:
    """The median of the frames in which a piece is carried."""
    return median(drag_times(app, scene))


def drag_times(app: App, scene: PlayScene) -> list[float]:
    """Milliseconds of processor time of frames in which a piece is carried in circles over the table.

    Raises RuntimeError when the piece could not be lifted.
    """
    places = scene.table.top.layout.targets
    held = [name for name, place in places.items() if place.can_be_held]
    name = next((name for name in held if name in scene.table.lit), held[0])
    grip = scene.table.theme.rect(*places[name].area).center
    _post(pygame.MOUSEMOTION, pos=grip, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    _post(pygame.MOUSEBUTTONDOWN, pos=grip, button=pygame.BUTTON_LEFT, touch=False)
    times = []
    for frame in range(FRAMES):
        x = app.theme.size[0] * (0.5 + 0.3 * cos(frame / 20))
        y = app.theme.size[1] * (0.5 + 0.3 * sin(frame / 14))
        _post(pygame.MOUSEMOTION, pos=(round(x), round(y)), rel=(1, 1), buttons=(1, 0, 0), touch=False)
        times.append(frame_time(app))
    if scene.host.carried is None:
        raise RuntimeError(f"{name} was not carried")
    _post(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=pygame.BUTTON_RIGHT, touch=False)
    return times


def frame_time(app: App) -> float:
    """Milliseconds of processor time that the next frame takes."""
    began = time.thread_time()
    app.step(16)
    return (time.thread_time() - began) * 1000


def idle_share(app: App) -> float:
    """Per cent of a core that the program uses while nobody touches anything, the least of the times it is watched."""
    _watched(app, COMING_SECONDS)
    return min(_watched(app, IDLE_SECONDS) for _ in range(WATCHED))


def _watched(app: App, seconds: float) -> float:
    clock = pygame.time.Clock()
    began, worked = time.perf_counter(), time.process_time()
    while time.perf_counter() - began < seconds:
        app.step(clock.tick(CALM_RATE))
    return (time.process_time() - worked) / (time.perf_counter() - began) * 100


def _time_between_frames(app: App, scene: PlayScene) -> float:
    """Milliseconds from frame to frame while Hard bots play on in every seat; the mean."""
    for seat in range(len(scene.game.session.seats)):
        scene.game.give_seat(seat, "hard")
    scene.resume()
    clock = pygame.time.Clock()
    clock.tick(BUSY_RATE)
    began = time.perf_counter()
    for _ in range(FRAMES):
        app.step(clock.tick(BUSY_RATE))
    return (time.perf_counter() - began) * 1000 / FRAMES


def _seek_times(app: App, whole: Session) -> list[float]:
    """Milliseconds of processor time of frames in which the strip of the timeline is dragged to some position.

    Every position is new: nothing of it has been drawn before. One is laid in a frame and painted in the next.
    """
    scene = TimelineScene(app, whole, 0)
    app.stack.push(scene)
    rest(app)
    x, y, width, height = scene.commands.strip_area
    spots = [app.theme.rect(x + width * share, y + height / 2, 1, 1).topleft for share in spread(SEEKS)]
    _post(pygame.MOUSEBUTTONDOWN, pos=spots[0], button=pygame.BUTTON_LEFT, touch=False)
    app.step(16)
    times = []
    for spot in spots:
        _post(pygame.MOUSEMOTION, pos=spot, rel=(1, 0), buttons=(1, 0, 0), touch=False)
        times.append(frame_time(app))
    _post(pygame.MOUSEBUTTONUP, pos=spots[-1], button=pygame.BUTTON_LEFT, touch=False)
    app.step(16)
    app.stack.clear()
    return times


def spread(count: int) -> list[float]:
    """So many numbers from 0 to 1, far from the one before and each somewhere else: multiples of the golden section."""
    return [(GOLDEN * number) % 1 for number in range(1, count + 1)]


def _post(kind: int, **facts: object) -> None:
    pygame.event.post(pygame.event.Event(kind, facts))
