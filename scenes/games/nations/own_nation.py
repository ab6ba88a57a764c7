"""The nation itself: its card with the Workers that are free, what is special about its board, small numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.nations.cards import BOARDS
from game.nations.concepts import golden_age_bonus, raid_value
from game.nations.state import NationsState
from game.nations.wording import board_rule
from scenes.games.nations.board_look import BoardZoom
from scenes.games.nations.effect_rows import card_rows
from scenes.games.nations.looks import HELD_WORKER, TRAY_WORKER, WorkerLook
from scenes.games.nations.own_board import ZONE, OwnBoard, numbers_area, special_area
from scenes.games.nations.population import TAKING
from scenes.games.nations.zones import NATION, OWN_TOP, SEPARATORS, moved
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import palette
from sprites.card_face import EffectRow
from sprites.card_kinds import KINDS
from sprites.effects import effect_lines
from sprites.vignette import vignette

TITLE_HEIGHT = 24.0
PICTURE_HEIGHT = 50.0
AREA_TOP = OWN_TOP + TITLE_HEIGHT + PICTURE_HEIGHT + 2
RESOURCE_AREA: Area = (NATION[0], AREA_TOP, NATION[2], NATION[1] + NATION[3] - AREA_TOP)
UPPER: Area = (NATION[0], NATION[1], NATION[2], AREA_TOP - NATION[1])
WORKER_STEP = 37.0
WORKERS_DROP = 21.5
"""Units from the upper edge of the Resource Area to its Workers."""
GHOSTS = 3
SIGN_STEP = 17.0


class NationFacts(NamedTuple):
    """What the nation card shows."""

    board: str
    colour: int
    age: int
    free: int


class NumbersFacts(NamedTuple):
    """The small numbers of a nation."""

    raid: int
    bonus: int
    architects: int


class SpecialFacts(NamedTuple):
    """What is special about a side of a board, in signs and in words."""

    rows: tuple[EffectRow, ...]
    rule: str


def nation_panels(model: TableModel, seat: int, drop: float = 0.0) -> Iterator[Panel]:
    """The nation card, the special area, the small numbers and the lines between the groups of cards.

    `drop` moves the board down from where the shown nation's lies.
    """
    state: NationsState = model.view
    nation = state.nations[seat]
    yield panel(
        moved(NATION, drop),
        NationFacts(nation.board, model.seats[seat].colour, state.age, nation.area),
        paint_nation,
    )
    yield panel(
        (SEPARATORS[0], OWN_TOP + drop, SEPARATORS[2] - SEPARATORS[0], NATION[3]),
        (),
        _paint_separators,
        room=1,
    )
    numbers = NumbersFacts(
        raid_value(state, seat), golden_age_bonus(state, seat), len(nation.private_architects)
    )
    yield panel(moved(numbers_area(nation), drop), numbers, paint_numbers)
    if (area := special_area(nation)) is not None:
        facts = SpecialFacts(card_rows(nation.printed.power), board_rule(BOARDS[nation.board], nation.side))
        yield panel(moved(area, drop), facts, paint_special)


def nation_places(board: OwnBoard) -> Iterator[tuple[str, Place]]:
    """The nation card, where Battles, Golden Ages and Wars are played, and the Resource Area with free Workers."""
    printed = BOARDS[board.nation.board]
    zoom = BoardZoom(board.nation.board, (board.nation.side,), board.nation.level)
    caption = f"{printed.name}: play Battles, Golden Ages and Wars here"
    yield board.name("nation"), Place(UPPER, zone=ZONE, caption=caption, zoom=zoom)
    if (special := special_area(board.nation)) is not None:
        rule = board_rule(printed, board.nation.side)
        yield board.name("special"), Place(special, zone=ZONE, caption=rule, zoom=zoom)
    yield (
        board.name("area"),
        Place(
            RESOURCE_AREA,
            zone=ZONE,
            caption=f"Free workers: {board.nation.area}",
            stands_for=board.handles("area"),
            drop_verb=_brought_home(board),
        ),
    )
    colour = board.model.seats[board.seat].colour
    free = board.nation.area
    step = min(WORKER_STEP, (NATION[2] - 16 - TRAY_WORKER) / max(1, free - 1))
    for number in range(free):
        x = NATION[0] + 9 + number * step
        yield (
            f"worker{board.seat}@area#{number}",
            Place(
                (x, RESOURCE_AREA[1] + WORKERS_DROP, TRAY_WORKER, TRAY_WORKER),
                WorkerLook(colour, TRAY_WORKER),
                z=20 + number,
                zone=ZONE,
                caption="Free Worker",
                stands_for=board.handles("area"),
                can_be_held=board.decides,
                held_look=WorkerLook(colour, HELD_WORKER),
                kin=f"worker{board.seat}",
                is_flat=True,
            ),
        )


def _brought_home(board: OwnBoard) -> str:
    """The verb of a Worker that is dropped on the Resource Area, from the Population Track or from a card."""
    return next((verb for verb in TAKING if verb in board.verbs), "undeploy" if board.decides else "")


def paint_nation(pen: Pen, area: Area, facts: NationFacts) -> None:
    """Title in the seat's colour, the emblem in the light of the age, the floor for free Workers."""
    x, y, width, _ = area
    tone = palette.PLAYERS[facts.colour].colour
    board = BOARDS[facts.board]
    pen.plate(
        area, palette.mix(tone, (0, 0, 0), 0.72), 1.0, radius=5, edge=palette.mix(tone, (255, 255, 255), 0.2)
    )
    pen.ribbon(
        (x + 1, y + 1, width - 2, TITLE_HEIGHT),
        palette.mix(tone, (255, 255, 255), 0.06),
        palette.mix(tone, (0, 0, 0), 0.3),
    )
    dark = sum(tone) > 470
    ink = palette.DARK_INK if dark else palette.IVORY
    pen.text(
        board.name.upper(), x + width / 2, y + 1 + TITLE_HEIGHT / 2, "title", 18, ink, width - 12, "center"
    )
    picture_area = (x + 1, y + 1 + TITLE_HEIGHT, width - 2, PICTURE_HEIGHT)
    size = pen.theme.rect(*picture_area).size
    kind = KINDS["golden_age"]
    picture = vignette(pen.theme, kind.scene, facts.age, board.emblem, board.name, kind.subject, size)
    pen.stamp_at(picture, picture_area)
    pen.fill((x + 1, y + TITLE_HEIGHT + PICTURE_HEIGHT, width - 2, 1), palette.BRASS_LIGHT, 0.8)
    foot = y + RESOURCE_AREA[1] - NATION[1]
    floor = (x + 5, foot + 3, width - 10, RESOURCE_AREA[3] - 8)
    pen.fill(floor, palette.mix(tone, (0, 0, 0), 0.84), 0.9, radius=4)
    pen.text(
        "FREE WORKERS", x + width / 2, floor[1] + 8, "number", 12.5, palette.BRASS_LIGHT, width - 16, "center"
    )
    for number in range(facts.free, GHOSTS):
        ghost = pen.theme.icon("meeple", TRAY_WORKER * 0.92, palette.IVORY).copy()
        ghost.set_alpha(46)
        pen.stamp(ghost, x + 9 + number * WORKER_STEP, foot + WORKERS_DROP + TRAY_WORKER / 2)


def _paint_separators(pen: Pen, area: Area, facts: tuple[()]) -> None:
    for x in SEPARATORS:
        pen.fill((x, area[1] + 4, 1, area[3] - 8), palette.BRASS, 0.27)


def paint_numbers(pen: Pen, area: Area, facts: NumbersFacts) -> None:
    """Raid value, Golden Age bonus, private Architects."""
    pen.plate(area, palette.MARKET_PLATE, 0.6, radius=5)
    rows = (
        ("raid", "Raid", facts.raid),
        ("golden_age", "Golden Age", facts.bonus),
        ("architect", "Private", facts.architects),
    )
    for index, (sign, words, amount) in enumerate(rows):
        y = area[1] + 12.5 + index * 20
        colour = palette.IVORY if amount else palette.DIM
        if sign == "golden_age":
            pen.icon(KINDS["golden_age"].emblem, area[0] + 9, y, 16, KINDS["golden_age"].frame)
        else:
            pen.glyph(sign, area[0] + 9, y, 16)
        pen.text(words, area[0] + 29, y, "label", 13, colour, 51)
        pen.text(str(amount), area[0] + area[2] - 7, y, "number", 15, colour, align="right")


def paint_special(pen: Pen, area: Area, facts: SpecialFacts) -> None:
    """What the side of the board gives its nation, in signs and, where there is room, in words."""
    pen.plate(area, palette.MARKET_PLATE, 0.6, radius=5)
    middle = area[0] + area[2] / 2
    pen.text("SPECIAL", middle, area[1] + 11, "number", 12, palette.BRASS_LIGHT, align="center")
    paper = (area[0] + 5, area[1] + 20, area[2] - 10, area[3] - 25)
    _, y, width, height = paper
    pen.parchment(paper)
    lines = effect_lines(pen.theme, facts.rows, 15, width - 6)
    rule = pen.theme.rich(facts.rule, "label", 12.5, palette.INK, width - 8, "center", line_height=1.15)
    rule_height = rule.get_height() / pen.theme.s
    has_rule = len(lines) * SIGN_STEP + rule_height <= height
    if not has_rule:
        rule_height = 0.0
    y += (height - len(lines) * SIGN_STEP - rule_height) / 2
    for index, line in enumerate(lines):
        pen.stamp(line, middle, y + (index + 0.5) * SIGN_STEP, "center")
    if has_rule:
        pen.stamp(rule, middle, y + len(lines) * SIGN_STEP + rule_height / 2, "center")
