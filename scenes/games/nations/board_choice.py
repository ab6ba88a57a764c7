"""Setup: the Player Boards that can be chosen, laid out where the own board will lie, and who chooses now and next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.nations.cards import BOARDS
from game.nations.setup import choosers
from game.nations.wording import board_rule
from scenes.games.nations.board_look import HEIGHT, BoardLook, BoardZoom
from scenes.games.nations.own_strip import NAME_WIDTH, paint_name
from scenes.games.nations.zones import EDGE, STRIP, WIDTH
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import palette

ZONE = "own board"
TOP = STRIP[1] + STRIP[3] + 8.0
WIDEST = 300.0
ASKED = "chooses a Player Board"


class ChoiceFacts(NamedTuple):
    """Who chooses now, and who then, each as a name and a colour."""

    now: tuple[str, int]
    then: tuple[tuple[str, int], ...]


def choice_strip(model: TableModel) -> Iterator[Panel]:
    """The strip over the boards, with the name in the same place as in play."""
    asked = [(model.seats[seat].name, model.seats[seat].colour) for seat in choosers(model.view)]
    if asked:
        yield panel(STRIP, ChoiceFacts(asked[0], tuple(asked[1:])), paint_choice)


def paint_choice(pen: Pen, area: Area, facts: ChoiceFacts) -> None:
    """The name, what it is asked, and the names that come after it."""
    pen.plate(area, radius=5)
    paint_name(pen, area, *facts.now)
    y = area[1] + area[3] / 2
    x = area[0] + NAME_WIDTH + 12
    x += pen.text(ASKED, x, y, "strong", 14.5) + 28
    if facts.then:
        x += pen.heading("Then", x, y) + 10
    for name, colour in facts.then:
        pen.seat(colour, x + 10, y, 19)
        x += 24 + pen.text(name, x + 24, y, "name", 14, palette.SECONDARY, 74) + 14


def board_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """The boards that the seat which is asked may choose from."""
    decision = model.decision
    moves = [move for move in decision.moves if move[0] == "choose_board"] if decision else []
    if decision is None or not moves:
        return
    level = model.view.nations[decision.seat].level
    sides: dict[str, tuple[str, ...]] = {}
    for _, board, side in moves:
        sides[board] = (*sides.get(board, ()), side)
    gap = 8.0
    width = min(WIDEST, (WIDTH - 2 * EDGE - gap * (len(sides) - 1)) / len(sides))
    left = (WIDTH - (width + gap) * len(sides) + gap) / 2
    for index, (board, offered) in enumerate(sides.items()):
        area = (left + index * (width + gap), TOP, width, HEIGHT)
        caption = f"{BOARDS[board].name}. {board_rule(BOARDS[board], offered[-1])}"
        yield (
            board,
            Place(
                area,
                BoardLook(board, offered, width),
                10,
                ZONE,
                caption,
                BoardZoom(board, offered, level),
            ),
        )
