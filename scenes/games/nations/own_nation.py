"""The nation in front: its card with the Workers that are free, its cards, what is special about its board, the shelf
of its Wonders and Colonies, and its population.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import NamedTuple

from game.core.sentences import Sentences
from game.nations.cards import BOARDS
from game.nations.wording import board_rule
from scenes.games.nations.board_look import BoardZoom
from scenes.games.nations.effect_rows import card_rows
from scenes.games.nations.explanations import about_count
from scenes.games.nations.flights import OWN_BOARD
from scenes.games.nations.looks import TRAY_WORKER, WorkerLook
from scenes.games.nations.own_board import ZONE, OwnBoard
from scenes.games.nations.population import TAKING, is_growing, population
from scenes.games.nations.seats import board_name, holdings
from scenes.games.nations.zones import CARD, NATION_WIDTH
from scenes.kit.box import Box
from scenes.kit.boxes import Column, Free, Gap, Overlay, Row
from scenes.kit.explanation import Slip
from scenes.kit.fitting import Scaled
from scenes.kit.laid import Sheet, lasting
from scenes.kit.leaves import Art, bar
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

EMPTY_FLOOR = 24.0
"""Units that the floor is high while nobody stands there."""

WORKER_STEP = 37.0
WORKERS_DROP = 21.5
"""Units from the upper edge of that floor to the Workers."""

SIGN_STEP = 17.0
PLANK = 10.0
SHELF = (330.0, 500.0)
"""Units that the shelf with the population under it has at least, and wishes."""

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
    return holdings(board.nation), board.state.age, board.decides, board.verbs, is_growing(model)


@lasting(*SEATED, of=_shown, partly=("view", "decision"))
def own_nation(model: TableModel, seat: int, targets: frozenset[str]) -> Sheet:
    """Everything that lies on the board of a nation; cards at `targets` show what deploying there costs."""
    return Sheet(Scaled(partial(_board, model, seat, targets)))


def _board(model: TableModel, seat: int, targets: frozenset[str], scale: float) -> Row:
    """The board in a scale: the cards in their places, and at the right the shelf over the population."""
    board = OwnBoard(model, seat, targets, scale)
    parts: list[Box] = [_nation(board), Gap(wide=8, grow=2)]
    for slot in (*board.slots(), *_special(board)):
        parts += [slot, Gap(wide=5, grow=1)]
    parts += [bar(high=(CARD[1] - 8) * scale), Gap(wide=4.5, grow=1), board.advisors()]
    for wonder in board.wonder():
        parts += [Gap(wide=6, grow=1), wonder]
    right = Column(
        board.shelf(), Art(_paint_plank, high=PLANK * scale), Gap(high=3, grow=1), population(board),
        wide=SHELF, grow=4,
    )  # fmt: skip
    return Row(*parts, Gap(wide=8, grow=1), right)


def _special(board: OwnBoard) -> tuple[Box, ...]:
    """What is special about a side with four Building places, on the fifth."""
    nation, scale = board.nation, board.scale
    if len(nation.slots) == SLOTS:
        return ()
    printed, side = BOARDS[nation.board], nation.side
    facts = SpecialFacts(say("own_board.special"), card_rows(nation.printed.power), board_rule(printed, side))
    box = Art(
        _paint_special,
        facts,
        wide=CARD[0] * scale,
        high=CARD[1] * scale,
        snug=True,
        name=board.name("special"),
        place=partial(Place, zone=ZONE, caption=facts.rule, zoom=_zoom(board)),
    )
    return (box,)


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
    picture_height = (PICTURE_HEIGHT if facts.free else CARD[1] - TITLE_HEIGHT - EMPTY_FLOOR) * scale
    picture_area = (x + 1, y + 1 + title, width - 2, picture_height)
    size = pen.theme.rect(*picture_area).size
    picture = pen.theme.posters.picture(portrait("nation", facts.age, board.person), size)
    pen.stamp_at(picture, picture_area)
    pen.fill((x + 1, y + title + picture_height, width - 2, 1), palette.BRASS_LIGHT, 0.8)
    label = facts.label.upper()
    if not facts.free:
        line = y + height - EMPTY_FLOOR * scale / 2
        pen.text(label, x + 9, line, "number", 12.5 * scale, palette.BRASS_LIGHT, width - 30)
        pen.text("0", x + width - 9, line, "number", 15 * scale, palette.DIM, align="right")
        return
    foot = y + FLOOR_TOP * scale
    floor = (x + 5, foot + 3, width - 10, y + height - foot - 8)
    pen.fill(floor, palette.mix(tone, (0, 0, 0), 0.84), 0.9, radius=4)
    pen.text(
        label, middle, floor[1] + 8 * scale, "number", 12.5 * scale, palette.BRASS_LIGHT, width - 16, "center"
    )


def _paint_plank(pen: Pen, area: Area) -> None:
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
