"""Watching: the program plays a whole game on the real table, with a computer player in every seat."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import chain, repeat
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from game import game_named
from game.bots.roster import RANDOM, check
from game.bots.thinking import ThinkingInPieces
from game.bots.worker import Worker
from game.engine.game import BadOption, Game
from game.files import child_process
from game.files.folders import cache_folder
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.session.journal import Journal
from game.session.session import Seat, Session
from game.tools.simulate import chosen_options
from scenes.app.app import BUSY_RATE, LONGEST_FRAME_MS, App
from scenes.app.main_window import prepare_environment
from scenes.app.shutdown import Shutdown
from scenes.play.play_scene import PlayScene
from scenes.results.result_scene import ResultScene
from scenes.screens import SCENES
from sprites.poster.posters import Posters
from sprites.poster.studio import Studio

NAMES = ("Amber", "Basil", "Clover", "Damson", "Elder", "Fennel")


def watch(
    game_name: str,
    seats: int,
    seed: str,
    speed: str,
    quit_at_end: bool,
    hands: Sequence[str] = (RANDOM,),
    options: Sequence[str] = (),
    shutdown: Shutdown | None = None,
) -> int:
    """Show a game from beginning to end; returns the exit code.

    When the window is closed after the end, or at once with `quit_at_end`, the scores are the last line printed,
    as JSON.
    """
    try:
        game = game_named(game_name)
        for hand in hands:
            check(game, hand)
        session = self_playing_session(game, seats, seed, hands, options)
    except ValueError as error:
        print(f"This game cannot be watched: {error}.", file=sys.stderr)
        return 2
    prepare_environment()
    open_display()
    if shutdown:
        shutdown.listen()
    with TemporaryDirectory() as folder:
        settings = SettingsFile(Path(folder) / "settings.yaml")
        settings.settings = replace(SettingsFile().settings, speed=speed)
        thinker = ThinkingInPieces() if set(hands) == {RANDOM} else Worker()
        studio = Studio(cache_folder() / "posters", child_process.start)
        try:
            app = App(
                settings,
                Saves(game_named, Path(folder)),
                SCENES,
                thinker=thinker,
                posters=Posters(studio),
                shutdown=shutdown,
            )
            app.stack.push(PlayScene(app, Journal(Path(folder) / "watched.yaml", session)))
            while app.stack.top:
                app.step(min(app.clock.tick(BUSY_RATE), LONGEST_FRAME_MS))
                if quit_at_end and isinstance(app.stack.top, ResultScene) and not app.stack.dirty:
                    app.stack.clear()
            app.sounds.close()
        finally:
            thinker.stop()
            studio.stop()
    pygame.quit()
    if app.exit_code == 0 and session.state.is_over:
        print(json.dumps(scores(session)))
    return app.exit_code


def open_display() -> None:
    """Open the display; where there is no screen, draw where nobody looks."""
    try:
        pygame.display.init()
    except pygame.error:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        pygame.display.init()
    pygame.font.init()


def self_playing_session(
    game: Game, seats: int, seed: str, players: Sequence[str] = (RANDOM,), options: Sequence[str] = ()
) -> Session:
    """A new game with these players, the last of them in every seat that is left over.

    It has the options that are given as NAME=VALUE; without any the usual ones, or the least unusual that this many
    seats may play with. It ends at the game's bound where it has one. Raises BadOption when there are none.
    """
    if seats not in game.seats:
        raise BadOption(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
    filled = chain(players, repeat(players[-1]))
    people = [Seat(*seat, colour) for colour, seat in enumerate(zip(NAMES[:seats], filled, strict=False), 1)]
    bound = game.bound.options if game.bound else {}
    if options:
        return Session(game, {**bound, **chosen_options(game, seats, options)}, people, seed)
    choices: Sequence[dict[str, Any]] = [
        {**bound},
        *(
            {**bound, option.name: value}
            for option in game.options
            if not option.each_seat
            for value in option.values[1:]
        ),
    ]
    for chosen in choices:
        with suppress(BadOption):
            return Session(game, chosen, people, seed)
    raise BadOption(f"{game.title} has no options for {seats} seats")


def scores(session: Session) -> dict[str, Any]:
    """The final scores in a form that other programs read, best first."""
    return {
        "game": session.game.name,
        "seed": str(session.seed),
        "moves": len(session.moves),
        "fingerprint": session.state.fingerprint(),
        "scores": [
            {
                "seat": score.seat,
                "name": session.seats[score.seat].name,
                "rank": score.rank,
                "total": score.total,
                "lines": {line.category: line.points for line in score.lines},
            }
            for score in session.game.result(session.state)
        ],
    }
