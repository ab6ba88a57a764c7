"""What the living picture on every table costs, such as the city behind a board: the table with it against the same
table without it.

    python main.py frames --city [WIDTHxHEIGHT]

Prints milliseconds of processor time and per cent of a core, and exits with 1 when one of them is over its budget.
"""

from __future__ import annotations

from statistics import fmean
from typing import NamedTuple

import pygame

from game import GAMES
from game.files.settings import NONE
from game.session.journal import Journal
from game.session.session import Session
from scenes.app.app import App
from scenes.play.play_scene import PlayScene
from scenes.table.panels.city import cities_on
from scenes.tools.games_shown import played, whole_game
from scenes.tools.measuring.bench import LARGE, drag_times, frame_time, idle_share, lift_curtain, measured_app, rest
from sprites.city.living import LivingPicture
from sprites.poster.posters import Idle, Posters, PrintRequest, printed

ON, OFF = "full", "off"
CHANGES, MOST_MOVES = 5, 40
"""Changes of the picture that are watched, and how many moves are played at most to come to them."""

SHOWN, RESTS, MOST_FRAMES = 90, 200, 3000
"""Frames in which a change is over; for which nothing has moved once all that a move brings has been shown, by itself
such as a waiting die, too; and in which that is so at the latest.
"""

ROUNDS, IDLE_ROUNDS, MIDDLE = 3, 2, 0.9
"""How often each way is measured, and while nothing happens; the share of the frames that count, the quickest: others
were disturbed.
"""


class CityCosts(NamedTuple):
    """Milliseconds that the picture adds to a frame in which a card is dragged; of the slowest frame from when a new
    picture comes until it is there; and per cent of a core that it adds while nothing happens.
    """

    frame: float
    change: float
    idle: float


BUDGET, LARGE_BUDGET = CityCosts(0.35, 10.0, 0.5), CityCosts(0.9, 20.0, 0.5)


class PrinterOnDemand(Idle):
    """Keeps what is wished for until it is told to print: in the program other processes do that meanwhile."""

    def __init__(self) -> None:
        self._wished: list[PrintRequest] = []
        self._done: list[tuple[PrintRequest, bytes]] = []

    def begin(self, wishes: list[PrintRequest]) -> None:
        """Note them."""
        self._wished += wishes

    def print(self) -> None:
        """Print all living pictures that were wished for; other pictures stay plain."""
        living = [wish for wish in self._wished if wish.place is not None]
        self._done += [(wish, pygame.image.tobytes(printed(wish), "RGB")) for wish in living]
        self._wished = []

    def finished(self) -> list[tuple[PrintRequest, pygame.Surface | None]]:
        """What has been printed, as it comes from another process."""
        done, self._done = self._done, []
        return [(wish, pygame.image.frombuffer(data, wish.size, "RGB")) for wish, data in done]


def measure_cities(size: tuple[int, int]) -> int:
    """Measure every table and print; 0 when everything is within budget."""
    budget, slow = BUDGET if size <= LARGE else LARGE_BUDGET, False
    print(f"{f'{size[0]}x{size[1]}':24}{'seats':>6}{'frame ms more':>16}{'change ms':>12}{'idle % more':>14}")
    printer = PrinterOnDemand()
    with measured_app(size, Posters(printer)) as (app, folder):
        app.change_settings(tips=NONE)
        for game in GAMES.values():
            whole = whole_game(game.name, game.seats[0])
            costs = _costs_of(app, printer, Journal(folder / "costs.yaml", played(whole, 0.5)), whole)
            slow = slow or any(cost > most for cost, most in zip(costs, budget, strict=True))
            print(_line(game.name, str(game.seats[0]), costs), flush=True)
    print(_line("budget", "", budget))
    return 1 if slow else 0


def _line(name: str, seats: str, costs: CityCosts) -> str:
    return f"{name:24}{seats:>6}{costs.frame:>16.2f}{costs.change:>12.1f}{costs.idle:>14.2f}"


def _costs_of(app: App, printer: PrinterOnDemand, journal: Journal, whole: Session) -> CityCosts:
    """The figures of one table. Changes come last: they play moves of the whole game."""
    app.refresh_theme()
    scene = PlayScene(app, journal)
    app.stack.push(scene)
    rest(app)
    if scene.viewpoint.is_covered:
        lift_curtain(app)
    frames: dict[str, list[float]] = {ON: [], OFF: []}
    shares: dict[str, list[float]] = {ON: [], OFF: []}
    for round in range(ROUNDS):
        for look in (OFF, ON):
            _look(app, scene, look)
            printer.print()
            rest(app)
            times = sorted(drag_times(app, scene))
            frames[look].append(fmean(times[: int(MIDDLE * len(times))]))
            rest(app)
            if round < IDLE_ROUNDS:
                shares[look].append(idle_share(app))
    change = _slowest_change(app, printer, scene, whole)
    app.stack.clear()
    return CityCosts(min(frames[ON]) - min(frames[OFF]), change, min(shares[ON]) - min(shares[OFF]))


def _look(app: App, scene: PlayScene, look: str) -> None:
    """Have the picture there, or not."""
    app.change_settings(city_look=look)
    scene.resume()
    rest(app)


def _slowest_change(app: App, printer: PrinterOnDemand, scene: PlayScene, whole: Session) -> float:
    """The slowest frame from when a new picture comes until all of it is shown, after moves that change it.

    Raises RuntimeError where none does.
    """
    slowest = changes = 0.0
    for _ in range(MOST_MOVES):
        session = scene.game.session
        if changes == CHANGES or session.state.decision is None:
            break
        before = _shown(scene)
        scene.commands.playback.play(whole.moves[len(session.moves)])
        _come_to_rest(app, scene)
        if _shown(scene) != before:
            changes += 1
            printer.print()
            slowest = max(slowest, *(frame_time(app) for _ in range(SHOWN)))
    if not changes:
        raise RuntimeError("no move changed the picture")
    return slowest


def _come_to_rest(app: App, scene: PlayScene) -> None:
    """Let all be shown that a move brings: what it costs to show that is not the picture's."""
    still = 0
    for _ in range(MOST_FRAMES):
        if still == RESTS:
            break
        app.step(16)
        still = still + 1 if scene.choreographer.is_still else 0
        if scene.viewpoint.is_covered:
            lift_curtain(app)


def _shown(scene: PlayScene) -> list[LivingPicture]:
    return [city for _, _, city in cities_on(scene.table.top.layout.panels)]
