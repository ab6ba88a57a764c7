"""The nation in front: its card with the Workers that are free, its cards, what is special about its board, and its
small numbers.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import NamedTuple

from game.core.sentences import Sentences
from game.nations.cards import BOARDS
from game.nations.wording import board_rule
from scenes.games.nations.board_look import BoardZoom
from scenes.games.nations.counts import counts
from scenes.games.nations.effect_rows import card_rows
from scenes.games.nations.explanations import about_count
from scenes.games.nations.flights import OWN_BOARD
from scenes.games.nations.looks import TRAY_WORKER, WorkerLook
from scenes.games.nations.own_board import ZONE, OwnBoard
from scenes.games.nations.population import TAKING
from scenes.games.nations.seats import board_name, holdings
from scenes.games.nations.zones import CARD, HALF, NATION_WIDTH
from scenes.kit.box import Box
from scenes.kit.boxes import Column, Free, Gap, Overlay, Row
from scenes.kit.explanation import Slip
from scenes.kit.fitting import Either, Scaled
from scenes.kit.laid import Sheet, lasting
from scenes.kit.leaves import Art, bar, plate
from scenes.kit.looks import shrunk
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen
from scenes.kit.seats import SEATED
from scenes.window.layout import Area, Place
from sprites import palette
from sprites.card_face import EffectRow
from sprites.effects import effect_lines
from sprites.poster.portrait import portrait

say = Sentences("nations")

TITLE_HEIGHT = 24.0
PICTURE_HEIGHT = 50.0
FLOOR_TOP = TITLE_HEIGHT + PICTURE_HEIGHT + 2
"""Units from the upper edge of the nation's card to where its free Workers stand."""

WORKER_STEP = 37.0
WORKERS_DROP = 21.5
"""Units from the upper edge of that floor to the Workers."""

GHOSTS = 3
SIGN_STEP = 17.0
SMALL_NUMBERS = ("raid", "golden_age", "architect")
READY_IN_ROW, MOST_READY = 3, 5
"""Places of ready Wonders in a row, and how many of them there may be where the small numbers lie beside them."""

SLOTS = 5
LIGHT = 470
"""Red, green and blue together from which on letters on a colour are dark."""


class NationFacts(NamedTuple):
    """What the nation card shows."""

    board: str
    name: str
    label: str
    colour: int
    age: int
    free: int


class SpecialFacts(NamedTuple):
    """What is special about a side of a board, in signs and in words."""

    label: str
    rows: tuple[EffectRow, ...]
    rule: str


def _shown(model: TableModel, seat: int, targets: frozenset[str]) -> Hashable:
    """All that the board shows of a position, and what may be done with it."""
    board = OwnBoard(model, seat)
    return holdings(board.nation), board.state.age, board.decides, board.verbs


@lasting(*SEATED, of=_shown, partly=("view", "decision"))
def own_nation(model: TableModel, seat: int, targets: frozenset[str]) -> Sheet:
    """Everything that lies on the board of a nation; cards at `targets` show what deploying there costs."""
    return Sheet(Scaled(partial(_board, model, seat, targets)))


def _board(model: TableModel, seat: int, targets: frozenset[str], scale: float) -> Either:
    """The board in a scale: with the small numbers on a free place of it or, where they are too large, beside it."""
    board = OwnBoard(model, seat, targets, scale)
    left: list[Box] = [_nation(board), Gap(wide=8, grow=2)]
    for slot in (*board.slots(), *_special(board)):
        left += [slot, Gap(wide=5, grow=1)]
    line = bar(high=(CARD[1] - 8) * scale)
    columns = [line, board.advisors(), board.wonder(), line]
    ready = board.halves("ready", board.nation.ready)
    return Either(*(_row(board, left, columns, ready, is_within) for is_within in (True, False)))


def _row(board: OwnBoard, left: list[Box], columns: list[Box], ready: list[Box], is_within: bool) -> Row:
    parts: list[Box | float] = [*left]
    columns = [*columns, _colonies(board, is_within), columns[0]]
    columns += [board.pair(pair) for pair in _pairs(board, ready, is_within)]
    gaps = (0.5, 4.5, 6.0, 5.5, 4.5, 5.5, 4.5, 4.5, 4.5)
    for index, column in enumerate(columns):
        parts += [Gap(wide=gaps[index], grow=1), column]
    if not is_within:
        parts += [6.0, Column(*counts(board.model, board.seat, SMALL_NUMBERS), wide=(0.0, HALF[0]), pad=(6, 0, 6, 0),
                              back=(_small_plate(),))]  # fmt: skip
    return Row(*parts)


def _small_plate() -> Art:
    return plate(fill=palette.MARKET_PLATE, opacity=0.6, radius=5)


def _numbers(board: OwnBoard) -> Column:
    """Raid value, Golden Age bonus, private Architects, on a place as large as a half card."""
    wide, high = HALF[0] * board.scale, HALF[1] * board.scale
    rows = counts(board.model, board.seat, SMALL_NUMBERS)
    return Column(*rows, wide=wide, high=high, snug=True, pad=(8, 2, 7, 2), back=(_small_plate(),))


def _pairs(board: OwnBoard, ready: list[Box], is_within: bool) -> list[list[Box]]:
    """The places of the ready Wonders two by two: the upper row first, then the lower one, the small numbers last."""
    half = Gap(wide=HALF[0] * board.scale, high=HALF[1] * board.scale)
    places = ready + [half] * (2 * READY_IN_ROW - len(ready))
    if is_within and len(ready) <= MOST_READY:
        places[-1] = _numbers(board)
    return [[places[index], places[READY_IN_ROW + index]] for index in range(READY_IN_ROW)]


def _colonies(board: OwnBoard, is_within: bool) -> Box:
    """The first two Colonies; where there are six ready Wonders, the small numbers lie under one Colony."""
    halves = board.halves("colony", board.nation.colonies)[:2]
    if is_within and len(board.nation.ready) > MOST_READY:
        halves = [halves[0], _numbers(board)]
    return board.pair(halves)


def _special(board: OwnBoard) -> tuple[Box, ...]:
    """What is special about a side with four Building places, on the fifth; a third Colony lies there too."""
    nation, scale = board.nation, board.scale
    if len(nation.slots) == SLOTS:
        return ()
    shares = len(nation.colonies) > 2
    printed, side = BOARDS[nation.board], nation.side
    facts = SpecialFacts(say("own_board.special"), card_rows(nation.printed.power), board_rule(printed, side))
    size = HALF if shares else CARD
    box = Art(
        _paint_special,
        facts,
        wide=size[0] * scale,
        high=size[1] * scale,
        snug=True,
        name=board.name("special"),
        place=partial(Place, zone=ZONE, caption=facts.rule, zoom=_zoom(board)),
    )
    return (board.pair([board.halves("colony", nation.colonies)[2], box]) if shares else box,)


def _zoom(board: OwnBoard) -> BoardZoom:
    return BoardZoom(board.nation.board, (board.nation.side,), board.nation.level)


# -- the nation's card --------------------------------------------------------------------------------------------


def _nation(board: OwnBoard) -> Overlay:
    """The card, where Battles, Golden Ages and Wars are played, and under it the floor with the free Workers."""
    scale, nation, state = board.scale, board.nation, board.state
    wide, high, top = NATION_WIDTH * scale, CARD[1] * scale, FLOOR_TOP * scale
    caption = say("own_board.nation", name=board_name(nation.board))
    card = Box(name=board.name("nation"), place=partial(Place, zone=ZONE, caption=caption, zoom=_zoom(board)))
    floor = Box(
        name=board.name("area"),
        place=partial(
            Place, zone=ZONE, caption=say("own_board.free", free=nation.area), stands_for=board.handles("area"),
            drop_verb=_brought_home(board),
        ),
        tells=Slip(about_count, board.model, board.seat, "worker"),
    )  # fmt: skip
    facts = NationFacts(
        nation.board, board_name(nation.board), say("own_board.free_title"), board.model.seats[board.seat].colour,
        state.age, nation.area,
    )  # fmt: skip
    parts: list[tuple[Area, Box]] = [((0, 0, wide, top), card), ((0, top, wide, high - top), floor)]
    step = min(WORKER_STEP, (NATION_WIDTH - 16 - TRAY_WORKER) / max(1, nation.area - 1)) * scale
    look = shrunk(WorkerLook(facts.colour, TRAY_WORKER), scale)
    side = TRAY_WORKER * scale
    for number in range(nation.area):
        area = (9 * scale + number * step, top + WORKERS_DROP * scale, side, side)
        worker = board.worker(
            "area", f"area#{number}", look, 20 + number, say("own_board.free_worker"), "area"
        )
        parts.append((area, worker))
    return Overlay(
        Art(_paint_nation, facts), Free(*parts), wide=wide, high=high, snug=True,
        name=OWN_BOARD if board.seat == board.model.shown_seat else f"{OWN_BOARD}@{board.seat}",
    )  # fmt: skip


def _brought_home(board: OwnBoard) -> str:
    """The verb of a Worker that is dropped on the Resource Area, from the Population Track or from a card."""
    return next((verb for verb in TAKING if verb in board.verbs), "undeploy" if board.decides else "")


def _paint_nation(pen: Pen, area: Area, facts: NationFacts) -> None:
    """Title in the seat's colour, its leader in the light of the age, the floor for free Workers."""
    x, y, width, height = area
    scale = width / NATION_WIDTH
    tone = palette.PLAYERS[facts.colour].colour
    board, title = BOARDS[facts.board], TITLE_HEIGHT * scale
    pen.plate(
        area, palette.mix(tone, (0, 0, 0), 0.72), 1.0, radius=5, edge=palette.mix(tone, (255, 255, 255), 0.2)
    )
    pen.ribbon(
        (x + 1, y + 1, width - 2, title),
        palette.mix(tone, (255, 255, 255), 0.06),
        palette.mix(tone, (0, 0, 0), 0.3),
    )
    ink = palette.DARK_INK if sum(tone) > LIGHT else palette.IVORY
    middle = x + width / 2
    name, room = facts.name.upper(), width - 12
    size_of_name = 18 * scale * min(1.0, room / pen.wide(name, "title", 18 * scale))
    pen.text(name, middle, y + 1 + title / 2, "title", size_of_name, ink, room, "center")
    picture_area = (x + 1, y + 1 + title, width - 2, PICTURE_HEIGHT * scale)
    size = pen.theme.rect(*picture_area).size
    picture = pen.theme.posters.picture(portrait("nation", facts.age, board.person), size)
    pen.stamp_at(picture, picture_area)
    pen.fill((x + 1, y + title + PICTURE_HEIGHT * scale, width - 2, 1), palette.BRASS_LIGHT, 0.8)
    foot = y + FLOOR_TOP * scale
    floor = (x + 5, foot + 3, width - 10, y + height - foot - 8)
    pen.fill(floor, palette.mix(tone, (0, 0, 0), 0.84), 0.9, radius=4)
    label = facts.label.upper()
    pen.text(
        label, middle, floor[1] + 8 * scale, "number", 12.5 * scale, palette.BRASS_LIGHT, width - 16, "center"
    )
    for number in range(facts.free, GHOSTS):
        ghost = pen.theme.icon("meeple", TRAY_WORKER * 0.92 * scale, palette.IVORY).copy()
        ghost.set_alpha(46)
        left = x + (9 + number * WORKER_STEP) * scale
        pen.stamp(ghost, left, foot + (WORKERS_DROP + TRAY_WORKER / 2) * scale)


def _paint_special(pen: Pen, area: Area, facts: SpecialFacts) -> None:
    """What the side of the board gives its nation, in signs and, where there is room, in words."""
    scale = area[2] / CARD[0]
    pen.plate(area, palette.MARKET_PLATE, 0.6, radius=5)
    middle = area[0] + area[2] / 2
    top = area[1] + 11 * scale
    pen.text(facts.label, middle, top, "number", 12 * scale, palette.BRASS_LIGHT, area[2] - 8, "center")
    paper = (area[0] + 5, area[1] + 20 * scale, area[2] - 10, area[3] - 25 * scale)
    _, y, width, height = paper
    pen.parchment(paper)
    step = SIGN_STEP * scale
    lines = effect_lines(pen.theme, facts.rows, 15 * scale, width - 6)
    rule = pen.theme.rich(
        facts.rule, "label", 12.5 * scale, palette.INK, width - 8, "center", line_height=1.15
    )
    rule_height = rule.get_height() / pen.theme.s
    has_rule = len(lines) * step + rule_height <= height
    if not has_rule:
        rule_height = 0.0
    y += (height - len(lines) * step - rule_height) / 2
    for index, line in enumerate(lines):
        pen.stamp(line, middle, y + (index + 0.5) * step, "center")
    if has_rule:
        pen.stamp(rule, middle, y + len(lines) * step + rule_height / 2, "center")
