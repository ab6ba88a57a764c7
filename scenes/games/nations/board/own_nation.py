"""The nation in front: its card with the Workers that are free, its cards, what is special about its board, the shelf
of its Wonders and Colonies, and its population.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from game.nations.cards.cards import BOARDS
from game.nations.state import NationsState
from game.nations.text.wording import board_rule
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.board.board_look import BoardZoom
from scenes.games.nations.board.effect_rows import card_rows
from scenes.games.nations.board.looks import TRAY_WORKER, WorkerLook
from scenes.games.nations.board.own_board import ZONE, OwnBoard
from scenes.games.nations.board.population import TAKING, population
from scenes.games.nations.motion.flights import OWN_BOARD
from scenes.games.nations.text.explanations import about_count
from scenes.games.nations.text.seats import board_name
from scenes.games.nations.zones import CARD, MARKET, NATION_WIDTH
from scenes.table.model import TableModel
from sprites.bust.person import Bust
from sprites.cards.card_face import EffectRow
from sprites.cards.effects import effect_lines
from sprites.letters.fonts import capitals
from sprites.paint import palette
from sprites.poster.portrait import portrait

say = Sentences("nations")
_screens = Sentences("screens")

TITLE_HEIGHT = 24.0
PICTURE_HEIGHT = 50.0
FLOOR_TOP = TITLE_HEIGHT + PICTURE_HEIGHT + 2
"""Units from the upper edge of the nation's card to where its free Workers stand."""

WORKER_STEP = 37.0
WORKERS_DROP = 21.5
"""Units from the upper edge of that floor to the Workers."""

SIGN_STEP = 17.0
PLANK = 10.0
SHELF = (330.0, 500.0)
"""Units that the shelf with the population under it has at least, and wishes."""

SLOTS = 5
MOST_LINES = 6
"""Lines that the words on the special place may take."""

SMALLEST = 0.35
"""Down to which share letters on the nation's card and on the special place shrink: they are as large as these are."""


@ui.memo
def own_nation(
    model: TableModel[NationsState], seat: int, targets: frozenset[str], has_square: bool = False
) -> ui.PaintLayer:
    """Everything that lies on the board of a nation; cards at `targets` show what deploying there costs. With a square
    its Wonders and Colonies stand there, in its city, and their plates before them; else they lie on a shelf.
    """
    return ui.PaintLayer(ui.Scaled(partial(_board, model, seat, targets, has_square)))


def _board(
    model: TableModel[NationsState], seat: int, targets: frozenset[str], has_square: bool, scale: float
) -> ui.Row:
    """The board in a scale: the cards in their places, and at the right the shelf over the population."""
    board = OwnBoard(model, seat, targets, scale)
    parts: list[ui.Box] = [_nation(board), ui.Gap(wide=8, grow=2)]
    for slot in (*board.slots(), *_special(board)):
        parts += [slot, ui.Gap(wide=5, grow=1)]
    parts += [ui.bar(high=(CARD[1] - 8) * scale), ui.Gap(wide=4.5, grow=1), board.advisors()]
    if has_square:
        right = ui.Column(board.square(), 4.0, population(board), wide=SHELF, grow=4)
    else:
        for wonder in board.wonder():
            parts += [ui.Gap(wide=6, grow=1), wonder]
        right = ui.Column(
            board.shelf(), ui.Art(_paint_plank, high=PLANK * scale), ui.Gap(high=3, grow=1), population(board),
            wide=SHELF, grow=4,
        )  # fmt: skip
    return ui.Row(*parts, ui.Gap(wide=8, grow=1), right)


def _special(board: OwnBoard) -> tuple[ui.Box, ...]:
    """What is special about a side with four Building places, on the fifth."""
    nation, scale = board.nation, board.scale
    if len(nation.slots) == SLOTS:
        return ()
    rule = board_rule(BOARDS[nation.board], nation.side)
    title = ui.Text(
        say("own_board.special"), ui.Style.HEADING, size=12 * scale, align="center", floor=SMALLEST,
        high=20 * scale, pad=(4, 0, 4, 0),
    )  # fmt: skip
    words = ui.Text(
        rule,
        ui.Style.CAPTION,
        size=12.5 * scale,
        colour=palette.INK,
        align="center",
        lines=MOST_LINES,
        floor=SMALLEST,
        drop=1,
        pad=(4, 0, 4, 0),
    )
    signs = ui.Art(_paint_signs, card_rows(nation.printed.power), scale, grow=1)
    paper = ui.Column(signs, words, grow=1, margin=(5, 0, 5, 5 * scale), back=(ui.Art(ui.Pen.parchment),))
    box = ui.Column(
        title, paper, wide=CARD[0] * scale, high=CARD[1] * scale, snug=True, name=board.name("special"),
        target=partial(ui.Target, zone=ZONE, caption=rule, tells=_zoom(board)),
        back=(ui.plate(fill=palette.MARKET_PLATE, opacity=0.6, radius=5),),
    )  # fmt: skip
    return (box,)


def _zoom(board: OwnBoard) -> BoardZoom:
    return BoardZoom(board.nation.board, (board.nation.side,), board.nation.level)


# -- the nation's card --------------------------------------------------------------------------------------------


def _nation(board: OwnBoard) -> ui.Column:
    """The card, where Battles, Golden Ages and Wars are played, and under it the floor with the free Workers."""
    scale = board.scale
    tone = palette.PLAYERS[board.model.seats[board.seat].colour].colour
    return ui.Column(
        ui.Overlay(_card(board, tone), high=FLOOR_TOP * scale), _floor(board, tone),
        wide=NATION_WIDTH * scale, high=CARD[1] * scale, snug=True,
        name=OWN_BOARD if board.seat == board.model.shown_seat else f"{OWN_BOARD}@{board.seat}",
        back=(ui.plate(palette.mix(tone, palette.WHITE, 0.2), palette.mix(tone, palette.BLACK, 0.72), 1.0, 5),),
    )  # fmt: skip


def _card(board: OwnBoard, tone: palette.Colour) -> ui.Column:
    """The title in the seat's colour, and the nation's leader in the light of the age."""
    scale, name = board.scale, board_name(board.nation.board)
    leader = BOARDS[board.nation.board].person
    title = ui.Text(
        capitals(name), ui.Style.TITLE, size=18 * scale, colour=palette.letters_on(tone), align="center",
        floor=SMALLEST, high=TITLE_HEIGHT * scale, pad=(5, 0, 5, 0),
        back=(ui.nameplate(tone, palette.mix(tone, palette.WHITE, 0.06), palette.mix(tone, palette.BLACK, 0.3)),),
    )  # fmt: skip
    return ui.Column(
        title, ui.Art(_paint_leader, board.model.view.age, leader, grow=1, front=(ui.Art(_paint_lower_edge),)),
        margin=(1, 1, 1, 1), name=board.name("nation"),
        target=partial(
            ui.Target,
            zone=ZONE,
            caption=say("own_board.nation", name=name),
            tells=replace(_zoom(board), remark=_screens("notes.city"), off=(MARKET,)),
            city_of=board.seat,
        ),
    )  # fmt: skip


def _floor(board: OwnBoard, tone: palette.Colour) -> ui.Box:
    """Where the free Workers stand, no lower while there are none: the card keeps its size as they go to work."""
    scale, free = board.scale, board.nation.area
    target = partial(
        ui.Target, zone=ZONE, caption=say("own_board.free", free=free), stands_for=board.handles("area"),
        drop_verb=_brought_home(board),
    )  # fmt: skip
    told = ui.Tooltip(about_count, board.model, board.seat, "worker")
    title = ui.Text(
        capitals(say("own_board.free_title")), ui.Style.HEADING, size=12.5 * scale, floor=SMALLEST, align="center",
        high=16 * scale, pad=(3, 0, 3, 0),
    )  # fmt: skip
    none = ui.Text(
        "" if free else "0",
        ui.Style.FIGURE,
        size=20 * scale,
        colour=palette.DIM,
        align="center",
        floor=SMALLEST,
        grow=1,
    )
    ground = ui.Column(
        title, none, margin=(5, 3, 5, 5), back=(ui.fill(palette.mix(tone, palette.BLACK, 0.84), 0.9, 4),)
    )
    return ui.Overlay(
        ground, ui.Free(*_free_workers(board)), grow=1, name=board.name("area"), target=target, tells=told
    )


def _free_workers(board: OwnBoard) -> Iterator[tuple[ui.Area, ui.Box]]:
    """The free Workers side by side, closer where there are many."""
    scale, free = board.scale, board.nation.area
    step = min(WORKER_STEP, (NATION_WIDTH - 16 - TRAY_WORKER) / max(1, free - 1)) * scale
    look = ui.shrunk(WorkerLook(board.model.seats[board.seat].colour, TRAY_WORKER), scale)
    side = TRAY_WORKER * scale
    for number in range(free):
        words = say("own_board.free_worker")
        worker = board.worker("area", f"area#{number}", look, 20 + number, words, "area")
        yield (9 * scale + number * step, WORKERS_DROP * scale, side, side), worker


def _brought_home(board: OwnBoard) -> str:
    """The verb of a Worker that is dropped on the Resource Area, from the Population Track or from a card."""
    return next((verb for verb in TAKING if verb in board.verbs), "undeploy" if board.decides else "")


def _paint_leader(pen: ui.Pen, area: ui.Area, age: int, person: Bust) -> None:
    size = pen.theme.rect(*area).size
    pen.stamp_at(pen.theme.posters.picture(portrait("nation", age, person), size), area)


def _paint_lower_edge(pen: ui.Pen, area: ui.Area) -> None:
    x, y, width, height = area
    pen.fill((x, y + height - 1, width, 1), palette.BRASS_LIGHT, 0.8)


def _paint_plank(pen: ui.Pen, area: ui.Area) -> None:
    """A board of wood that the half cards stand on."""
    x, y, width, height = area
    pen.shadow(pen.theme.rect(*area), 2)
    pen.ribbon(
        area,
        palette.mix(palette.WOOD, palette.WHITE, 0.16),
        palette.mix(palette.WOOD, palette.BLACK, 0.35),
        2,
    )
    pen.fill((x, y, width, 1), palette.BRASS_LIGHT, 0.35)
    pen.fill((x, y + height - 1.5, width, 1.5), palette.BLACK, 0.35)


def _paint_signs(pen: ui.Pen, area: ui.Area, rows: tuple[EffectRow, ...], scale: float) -> None:
    """What the side of the board gives its nation, line by line in the middle."""
    x, y, width, height = area
    step = SIGN_STEP * scale
    lines = effect_lines(pen.theme, rows, 15 * scale, width - 6)
    top = y + (height - len(lines) * step) / 2
    for index, line in enumerate(lines):
        pen.stamp(line, x + width / 2, top + (index + 0.5) * step, "center")
