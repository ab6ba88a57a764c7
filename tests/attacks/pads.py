"""Pads: whole games through the real screen by a pad that SDL makes up, and nothing else.

Where SDL is not found, the events of a pad are posted.

    python -m tests.attacks.pads --games 2 --seed 1

Every game is played to its end by the d-pad, the shoulders and A, each walk the shortest way. Now and then the pad is
pulled out while something is held, and plugged in again. Exits with 1 where a game does not end, where something that
can be chosen is not come to, where a walk or the mean of them is too long, or where a pad that is pulled out plays
anything.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest.mock import patch

from game import GAMES
from game.engine.game import Option
from game.session.session import HUMAN
from scenes.app.app import App
from scenes.app.devices.pad_gone import PadGone
from scenes.results.result_scene import ResultScene
from tests.attacks.keyboards import a_app, lost
from tests.scenes.hands import Screen
from tests.scenes.pad_hand import PadHand, ways_from
from tests.scenes.tables_played import lay, lay_new, questions
from tests.scenes.unpainted import seldom_painted
from tests.scenes.virtual_pad import VirtualPad, pad_of, sdl

SHORT: dict[str, dict[str, object]] = {
    "nations": {"ages": 1},
    "nations_dice": {},
    "nation_deckbuilder": {},
    "wealth_of_nations": {"rounds": 1},
}
"""The options of the shortest game of each kind."""

MEAN, MOST = 2.5, 6
"""How many presses a walk to something that can be chosen takes, in the mean and at most."""

PATIENCE = 8000
"""Things done after which a game must have ended."""
PULLED_OUT = 40
"""Of so many things done, the pad is pulled out during one."""


class Played(NamedTuple):
    """What a game came to: the moves of it, the presses of each walk, and what went wrong, empty where nothing did."""

    moves: int
    walks: list[int]
    fault: str


def play(app: App, game: str, seed: int, patience: int = PATIENCE, pulls: bool = True) -> Played:
    """Play a game by a pad to its end, or so far."""
    random = Random(seed)
    count = max(GAMES[game].seats[0], random.choice((1, 2)))
    screen = Screen(app)
    app.open("menu")
    screen.frames(2)
    pad = pad_of(screen)
    scene = lay_new(app, game, [HUMAN] * count, seed, **SHORT[game])
    hand, fault = PadHand(screen, pad, seed), ""
    try:
        for number in range(patience):
            if isinstance(screen.scene, ResultScene):
                break
            if pulls and screen.is_playing and random.randrange(PULLED_OUT) == 0:
                fault = fault or _pulled_out(screen, pad, hand)
            hand.play_on()
            if number % PULLED_OUT == 0:
                fault = fault or lost(app)
        else:
            fault = fault or ("" if patience < PATIENCE else f"not at its end after {patience} things done")
    except Exception:
        fault = traceback.format_exc()
    finally:
        pad.pull_out()
        moves = len(scene.game.session.moves)
        app.stack.abandon()
    if hand.lost:
        fault = fault or f"not come to: {', '.join(hand.lost[:5])}"
    return Played(moves, hand.walks, fault)


def _pulled_out(screen: Screen, pad: VirtualPad, hand: PadHand) -> str:
    """Pull the pad out while A is held on whatever has to be held; what went wrong."""
    held = hand.buttons("verb:", holding=True)
    if not held or screen.scene.viewpoint.is_covered or not hand.walk_to(held[0].name):
        return ""
    table, moves = screen.scene, len(screen.scene.game.session.moves)
    pad.down("a")
    is_held = screen.scene is table and table.host.held is not None
    pad.pull_out()
    screen.frames(40)
    played = len(table.game.session.moves) - moves if is_held else 0
    said = isinstance(screen.scene, PadGone)
    pad.plug_in()
    if said:
        pad.press("a")
    return "" if not played and said else f"pulled out: {played} moves, {type(screen.scene).__name__}"


@contextmanager
def few_rounds() -> Iterator[None]:
    """Wealth of Nations with a bound after its first round: hands of chance never end it by its rules."""
    game = GAMES["wealth_of_nations"]
    options = tuple(Option("rounds", (1, 2)) if option.name == "rounds" else option for option in game.options)
    with patch.dict(GAMES, {"wealth_of_nations": replace(game, options=options)}):
        yield


def reach(app: App, game: str, each: int, seed: int) -> tuple[list[int], list[str]]:
    """How many presses lead from each thing that can be chosen to each other, wherever something new is asked, `each`
    times for every question; and what nothing leads to.
    """
    presses, lost_ways, scene = list[int](), list[str](), None
    app.open("menu")
    for session in questions(game, each, str(seed)):
        scene = scene or lay(app, session)
        app.step(1000)
        while app.stack.top is not scene:
            app.stack.pop()
        if scene.viewpoint.is_covered:
            scene._uncover()
        scene.table.relay()
        scene.refresh()
        ring = scene.host.ring
        ring.visible = True
        names = [place.name for place in ring.places if place.name in ring.choices]
        for name in names:
            ways = ways_from(ring, name)
            presses += (len(ways[other]) for other in names if other != name and other in ways)
            lost_ways += (f"{other} from {name}" for other in names if other not in ways)
    app.stack.abandon()
    return presses, lost_ways


def told(presses: list[int]) -> str:
    """How many presses these are."""
    return f"{mean(presses):.2f} presses in the mean, {max(presses)} at most"


def main(games: int, seed: int) -> int:
    """Play so many games of each kind; the exit code."""
    if sdl() is None:
        print("pygame brings its SDL in another place here: the events of the pad are posted")
    faults = 0
    for game in GAMES:
        walks: list[int] = []
        for number in range(games):
            with (
                TemporaryDirectory() as folder,
                a_app(Path(folder), Random(seed)) as (app, _),
                few_rounds(),
                seldom_painted(),
            ):
                played = play(app, game, seed + number)
            walks += played.walks
            if played.fault:
                faults += 1
                print(f"  {game}, seed {seed + number}, after {played.moves} moves: {played.fault}")
        print(f"{game}: {games} games, {len(walks)} walks, {told(walks)}", flush=True)
        with TemporaryDirectory() as folder, a_app(Path(folder), Random(seed)) as (app, _), seldom_painted():
            presses, lost_ways = reach(app, game, max(2, games // 10), seed)
        print(f"  between all choices {told(presses)}, {len(lost_ways)} without a way")
        faults += mean(walks) > MEAN or max(walks) > MOST
        faults += mean(presses) > MEAN or max(presses) > MOST or bool(lost_ways)
    return 1 if faults else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.exit(main(given.games, given.seed))
