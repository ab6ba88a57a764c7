"""Makes the pictures of the README: a table of every game, and a film of a card that is carried to its place.

    python main.py pictures docs/pictures

Each says in itself which version it is of; a test sees that it is this one. Needs Pillow, which is among what builds
need (packaging/requirements.txt). The film is taken at a real table, with a real pointer that is painted in.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from game import GAMES, game_named
from game.files.saves import Saves
from game.files.settings import SettingsFile
from game.session.session import Session
from game.version import VERSION
from scenes.tools.gallery import GalleryPainter
from scenes.tools.games_shown import played, whole_game
from scenes.tools.inspection import unseen_app, way_to_buy
from sprites.poster.posters import AtOnce, Posters

MARK = f"Table of Nations {VERSION}"
"""What stands in every file."""
SIZE, FILM_SIZE = (1280, 720), (800, 450)
QUALITY = 82
"""Of the JPEGs, in per cent."""
SEATS = {"nations": 3, "nations_dice": 2, "nation_deckbuilder": 2, "wealth_of_nations": 3}
FILMED, AT = "nations", 0.3
"""The game of the film, and how much of it has been played then."""
FRAMES_A_SECOND, LAST_MS = 12, 1500
"""Of the film, and how long its last frame stays before it begins anew."""
COLOURS = 80
"""Of the film: with more of them it is larger than a page may be."""
STEP_MS = 1000 / FRAMES_A_SECOND / 5
LOOKING, PRESSED, CARRYING, WEIGHING, AFTER = 12, 2, 14, 10, 14
"""Frames in which the pointer rests on the card, has just pressed, carries it, rests over its place, and is done."""
ARROW = ((0, 0), (0, 17), (4, 13), (7, 20), (10, 19), (7, 12), (12, 12))


def make_pictures(folder: Path) -> int:
    """Make them all in a folder; 1 where Pillow is missing."""
    if find_spec("PIL") is None:
        print("This needs one more library: pip install -r packaging/requirements.txt", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as records:
        os.environ["TABLE_OF_NATIONS_HOME"] = records
        settings = SettingsFile()
        settings.change(speed="instant", language="en", tips="none")
        with unseen_app(settings, Saves(game_named), SIZE, Posters(AtOnce())) as app:
            painter = GalleryPainter(app, folder)
            for game in GAMES:
                scene = painter.table(played(whole_game(game, SEATS[game]), 0.5))
                painter.show(scene)
                painter.lift_curtain(scene)
                _image(app.surface).save(folder / f"{game}.jpg", quality=QUALITY, comment=MARK)
                painter.clear()
            _save_film(list(_film(painter)), folder / "drag.gif")
    return 0


def _image(surface: pygame.Surface) -> Any:
    """A surface as Pillow knows it."""
    from PIL import Image

    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


def _save_film(frames: Sequence[pygame.Surface], path: Path) -> None:
    """Frames of one palette, without dither: every one then holds only what has changed."""
    images = [_image(frame) for frame in frames]
    palette = images[len(images) // 2].quantize(COLOURS, dither=0)
    first, *others = (image.quantize(COLOURS, palette=palette, dither=0) for image in images)
    pauses = [round(1000 / FRAMES_A_SECOND)] * len(others) + [LAST_MS]
    first.save(path, save_all=True, append_images=others, duration=pauses, loop=0, optimize=True, comment=MARK)


def _film(painter: GalleryPainter) -> Iterator[pygame.Surface]:
    """A card is looked at, picked up, carried over a place where its price shows, and laid down."""
    scene = painter.table(_begun())
    painter.show(scene)
    painter.lift_curtain(scene)
    painter.app.change_settings(speed="normal")
    card, place = way_to_buy(scene)
    for _ in range(LOOKING):
        yield _frame(painter, card)
    _press(pygame.MOUSEBUTTONDOWN, card)
    for _ in range(PRESSED):
        yield _frame(painter, card, is_held=True)
    for number in range(1, CARRYING + 1):
        part = number / CARRYING
        eased = part * part * (3 - 2 * part)
        at = (round(card[0] + eased * (place[0] - card[0])), round(card[1] + eased * (place[1] - card[1])))
        yield _frame(painter, at, is_held=True)
    for _ in range(WEIGHING):
        yield _frame(painter, place, is_held=True)
    _press(pygame.MOUSEBUTTONUP, place)
    viewer = scene.viewpoint.viewer
    for _ in range(AFTER):
        picture = _frame(painter, place)
        if scene.viewpoint.viewer != viewer:
            break  # the table turns to the next player
        yield picture
    painter.clear()


def _begun() -> Session:
    """The game of the film at the first position from there on where a card can be bought for a place."""
    whole = whole_game(FILMED, SEATS[FILMED])
    begin = len(played(whole, AT).moves)
    return next(
        session
        for session in (whole.at(number) for number in range(begin, len(whole.moves)))
        if session.state.decision
        and any(move[0] == "buy_card" and len(move) == 3 for move in session.state.decision.moves)
    )


def _press(kind: int, at: tuple[int, int]) -> None:
    pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=False))


def _frame(painter: GalleryPainter, at: tuple[int, int], is_held: bool = False) -> pygame.Surface:
    """The next frame with the pointer there."""
    buttons = (int(is_held), 0, 0)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=buttons, touch=False))
    for _ in range(5):
        painter.app.step(STEP_MS)
    painter.app.stack.draw(painter.app.surface)
    picture = painter.app.surface.copy()
    arrow = [(at[0] + 1.4 * x, at[1] + 1.4 * y) for x, y in ARROW]
    pygame.draw.polygon(picture, "white", arrow)
    pygame.draw.polygon(picture, "black", arrow, 2)
    return pygame.transform.smoothscale(picture, FILM_SIZE)
