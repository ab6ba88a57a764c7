"""Setup: the Player Boards that can be chosen, laid out where the own board will lie."""

from __future__ import annotations

from collections.abc import Iterator

from game.nations.cards import BOARDS
from game.nations.wording import board_rule
from scenes.tables.layout import Place, TableModel
from scenes.tables.nations.board_look import HEIGHT, BoardLook, BoardZoom
from scenes.tables.nations.zones import EDGE, NATION, WIDTH

ZONE = "own board"
TOP = NATION[1] + NATION[3] - HEIGHT
WIDEST = 300.0


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
