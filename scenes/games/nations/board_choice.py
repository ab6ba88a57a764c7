"""Setup: the Player Boards that can be chosen, laid out where the own board will lie, and who chooses now and next."""

from __future__ import annotations

from functools import partial

from game.nations.cards.cards import BOARDS
from game.nations.setup import choosers
from game.nations.state import NationsState
from game.nations.text.wording import board_rule
from game.text.sentences import Sentences
from scenes.games.nations.board.board_look import HEIGHT, BoardLook, BoardZoom
from scenes.games.nations.board.own_strip import name_plate
from scenes.games.nations.text.seats import board_name
from scenes.table.model import TableModel
from scenes.table.table import ANSWERS
from scenes.ui.box import Box
from scenes.ui.boxes import Gap, Row
from scenes.ui.host.explanation import Explanation
from scenes.ui.host.target import Area, Sprite, Target
from scenes.ui.layout import PaintLayer
from scenes.ui.leaves import disc, heading, plate
from scenes.ui.memo import memo
from scenes.ui.text import Style, Text
from sprites.paint import palette

say = Sentences("nations")

ZONE = "own-board"
WIDEST, LEAST = 300.0, 120.0


@memo
def choice_strip(model: TableModel[NationsState]) -> PaintLayer:
    """The strip over the boards, with the name in the same place as in play, and the names that come after it."""
    asked = list(choosers(model.view))
    answers = Gap(name=ANSWERS, wide=(0.0, 408.0))
    if not asked:
        return PaintLayer(Row(Gap(grow=1), answers))
    told = Explanation(say("choice.title"), remarks=(say("choice.told"),), chapter="Setting up")
    then: list[Box] = [heading(say("choice.then"))] if asked[1:] else []
    then += [
        Row(
            disc(model.seats[seat].colour, 19),
            Text(model.seats[seat].name, Style.NAME, size=14, colour=palette.SECONDARY, cut=True),
            gap=5,
        )
        for seat in asked[1:]
    ]
    return PaintLayer(
        Row(
            name_plate(model, asked[0]),
            12.0,
            Text(say("choice.asked"), Style.STRONG, size=14.5),
            28.0,
            Row(*then, gap=12, drop=1),
            Gap(grow=1),
            answers,
            high=28,
            name="choice",
            tells=told,
            back=(plate(radius=5),),
        ),
        zone=ZONE,
    )


@memo
def boards(model: TableModel[NationsState]) -> Row:
    """The boards that the seat which is asked may choose from."""
    decision = model.decision
    moves = [move for move in decision.moves if move[0] == "choose_board"] if decision else []
    if decision is None or not moves:
        return Row(Gap(grow=1))
    level = model.view.nations[decision.seat].level
    sides: dict[str, tuple[str, ...]] = {}
    for _, board, side in moves:
        sides[board] = (*sides.get(board, ()), side)
    shown = [_board(board, offered, level) for board, offered in sides.items()]
    return Row(Gap(grow=1), *(Row(each) for each in shown), Gap(grow=1), gap=8)


def _board(board: str, offered: tuple[str, ...], level: str) -> Box:
    rule = board_rule(BOARDS[board], offered[-1])
    return Box(
        name=board,
        wide=(LEAST, WIDEST),
        high=HEIGHT,
        snug=True,
        target=partial(
            Target, zone=ZONE, caption=say("choice.board", board=board_name(board), rule=rule),
            tells=BoardZoom(board, offered, level),
        ),
        sprite=partial(_lying, board, offered),
    )  # fmt: skip


def _lying(board: str, offered: tuple[str, ...], area: Area) -> Sprite:
    return Sprite(area, BoardLook(board, offered, area[2]), 10)
