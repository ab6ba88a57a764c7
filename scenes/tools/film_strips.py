"""Film strips: every kind of moment and of everyday move of a game, as the table shows it, in five pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from game.engine.event import Frame
from game.engine.selection import Selection
from game.engine.state import State
from game.engine.trace import traced
from game.session.session import Session
from scenes.play.acts import MomentAct
from scenes.play.play_scene import PlayScene
from scenes.table.model import TableModel
from scenes.table.moment import Moment
from scenes.table.seats import as_shown
from scenes.table.table import Table

PICTURES = 5
WIDTH = 640
"""Pixels across a picture of a strip."""

GAP = 8
FRAME = 16.0
MOST_STEPS = 400
"""What is shown of a move before its moment, at most."""


EVERYDAY = (
    "bought", "deployed", "undeployed", "took_worker", "hired", "produced", "rolled", "laid", "built", "bartered",
)  # fmt: skip
"""The events that everyday moves are known by."""

EVERYDAY_MS = 1100.0
"""Milliseconds of an everyday move that are filmed."""


class Felt(NamedTuple):
    """A moment of a game, and the number of the move that brings it."""

    move: int
    moment: Moment


def moments_of(session: Session, table: Table) -> Iterator[Felt]:
    """Every moment of a game, from its first move on."""
    for index, move in enumerate(session.moves):
        before = session.state_before(index)
        for frame in traced(before, move):
            yield from (Felt(index, moment) for moment in shown(session, table, before, frame))
            before = frame.state


def shown(session: Session, table: Table, before: State, frame: Frame) -> Iterator[Moment]:
    """The moments of a frame over the position before it."""
    model = TableModel(before, as_shown(session.seats), 0, 0, None, Selection(), options=session.options)
    shows = table.shows(model, frame.event)
    yield from (show for show in shows if isinstance(show, Moment))


def one_of_each(found: Iterator[Felt]) -> dict[str, Felt]:
    """The first moment of every kind."""
    kinds: dict[str, Felt] = {}
    for felt in found:
        kinds.setdefault(type(felt.moment).__name__, felt)
    return kinds


def everyday_moves(session: Session) -> dict[str, int]:
    """The number of the first move of every everyday kind, by the event it is known by."""
    found: dict[str, int] = {}
    for index, move in enumerate(session.moves):
        for frame in traced(session.state_before(index), move):
            if frame.event.kind in EVERYDAY:
                found.setdefault(frame.event.kind, index)
    return found


def playing_moment(scene: PlayScene, kind: str) -> MomentAct | None:
    """The moment of this kind that the table is showing."""
    acts = (act for act in scene.choreographer.acts if isinstance(act, MomentAct))
    return next((act for act in acts if type(act.moment).__name__ == kind), None)


def wait_for(scene: PlayScene, kind: str) -> MomentAct | None:
    """Leaf through what a move brings until a moment of this kind begins; None where it does not come."""
    for _ in range(MOST_STEPS):
        scene.update(FRAME)
        if act := playing_moment(scene, kind):
            return act
        scene.choreographer.skip_step()
    return None


def strip(scene: PlayScene, window: pygame.Surface, act: MomentAct) -> pygame.Surface:
    """Five pictures of a moment from its beginning to its end, side by side."""
    scene.banner.finish()
    length = act.moment.ms or act.moment.leaving

    def pass_until(share: float) -> None:
        scene.update(max(0.0, length * share - act.at))

    return _film(scene, window, pass_until)


def move_strip(scene: PlayScene, window: pygame.Surface) -> pygame.Surface:
    """Five pictures of a move that has just been played, side by side."""
    passed = 0.0

    def pass_until(share: float) -> None:
        nonlocal passed
        while passed < EVERYDAY_MS * share:
            scene.update(FRAME)
            passed += FRAME

    return _film(scene, window, pass_until)


def _film(scene: PlayScene, window: pygame.Surface, pass_until: Callable[[float], None]) -> pygame.Surface:
    height = round(WIDTH * window.get_height() / window.get_width())
    film = pygame.Surface((PICTURES * (WIDTH + GAP) + GAP, height + 2 * GAP))
    film.fill((12, 10, 8))
    for number in range(PICTURES):
        pass_until((number + 0.6) / PICTURES)
        scene.draw(window)
        small = pygame.transform.smoothscale(window, (WIDTH, height))
        film.blit(small, (GAP + number * (WIDTH + GAP), GAP))
    return film
