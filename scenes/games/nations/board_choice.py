"""Setup: the Player Boards that can be chosen, laid out where the own board will lie, and who chooses now and next."""

from __future__ import annotations

from functools import partial

from game.nations.cards.cards import BOARDS
from game.nations.setup import choosers
from game.nations.state import NationsState
from game.nations.text.wording import board_rule
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.board.board_look import HEIGHT, BoardLook, BoardZoom
from scenes.games.nations.board.own_strip import name_plate
from scenes.games.nations.text.seats import board_name
from scenes.table.model import TableModel
from scenes.table.table import ANSWERS
from sprites.paint import palette

say = Sentences("nations")

ZONE = "own-board"
WIDEST, LEAST = 300.0, 120.0


@ui.memo
def choice_strip(model: TableModel[NationsState]) -> ui.PaintLayer:
    """The strip over the boards, with the name in the same place as in play, and the names that come after it."""
    asked = list(choosers(model.view))
    answers = ui.Gap(name=ANSWERS, wide=(0.0, 408.0))
    if not asked:
        return ui.PaintLayer(ui.Row(ui.Gap(grow=1), answers))
    told = ui.Explanation(say("choice.title"), remarks=(say("choice.told"),), chapter="Setting up")
    then: list[ui.Box] = [ui.heading(say("choice.then"))] if asked[1:] else []
    then += [
        ui.Row(
            ui.disc(model.seats[seat].colour, 19),
            ui.Text(model.seats[seat].name, ui.Style.NAME, size=14, colour=palette.SECONDARY, cut=True),
            gap=5,
        )
        for seat in asked[1:]
    ]
    return ui.PaintLayer(
        ui.Row(
            name_plate(model, asked[0]),
            12.0,
            ui.Text(say("choice.asked"), ui.Style.STRONG, size=14.5),
            28.0,
            ui.Row(*then, gap=12, drop=1),
            ui.Gap(grow=1),
            answers,
            high=28,
            name="choice",
            tells=told,
            back=(ui.plate(radius=5),),
        ),
        zone=ZONE,
    )


@ui.memo
def boards(model: TableModel[NationsState]) -> ui.Row:
    """The boards that the seat which is asked may choose from."""
    decision = model.decision
    moves = [move for move in decision.moves if move[0] == "choose_board"] if decision else []
    if decision is None or not moves:
        return ui.Row(ui.Gap(grow=1))
    level = model.view.nations[decision.seat].level
    sides: dict[str, tuple[str, ...]] = {}
    for _, board, side in moves:
        sides[board] = (*sides.get(board, ()), side)
    shown = [_board(board, offered, level) for board, offered in sides.items()]
    return ui.Row(ui.Gap(grow=1), *(ui.Row(each) for each in shown), ui.Gap(grow=1), gap=8)


def _board(board: str, offered: tuple[str, ...], level: str) -> ui.Box:
    rule = board_rule(BOARDS[board], offered[-1])
    return ui.Box(
        name=board,
        wide=(LEAST, WIDEST),
        high=HEIGHT,
        snug=True,
        target=partial(
            ui.Target, zone=ZONE, caption=say("choice.board", board=board_name(board), rule=rule),
            tells=BoardZoom(board, offered, level),
        ),
        sprite=partial(_lying, board, offered),
    )  # fmt: skip


def _lying(board: str, offered: tuple[str, ...], area: ui.Area) -> ui.Sprite:
    return ui.Sprite(area, BoardLook(board, offered, area[2]), 10)
