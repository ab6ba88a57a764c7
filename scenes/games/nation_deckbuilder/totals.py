"""The plates at the right: the ages, and the totals of this turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.nation_deckbuilder.ages import AGE_HANDLES, age_cost
from game.nation_deckbuilder.combat import DAMAGE
from game.nation_deckbuilder.preview import Preview, preview
from game.nation_deckbuilder.state import AGES as LAST_AGE
from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.wording import text
from scenes.games.nation_deckbuilder.outlook import turn_so_far
from scenes.games.nation_deckbuilder.sides import is_own_turn, nation_colour, nation_name
from scenes.games.nation_deckbuilder.zones import AGES, TOTALS
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import materials, palette
from sprites.card_kinds import AGE_FRAMES
from sprites.palette import Colour, hex_colour

DISC, DISC_STEP = 32.0, 52.0
FIRST_DISC = (AGES[0] + 32.0, AGES[1] + 48.0)
ROWS = ("coins", "damage", "food", "happiness", "science", "health")
NAMES = {
    "coins": "Coins",
    "damage": "Damage",
    "food": "Food",
    "happiness": "Happiness",
    "science": "Science",
    "health": "Health",
}
ROW_TOP, ROW_STEP = 46.0, 29.0
COLUMNS = (150.0, 200.0, 246.0)


class AgeFacts(NamedTuple):
    """Who stands in which age, and what the next one costs the shown nation."""

    standing: tuple[tuple[int, int], ...]  # age and colour of every nation with seats
    own: int
    cost: int
    science: int


def ages_panel(model: TableModel) -> Panel:
    """The five ages."""
    state: NationState = model.view
    nation = state.nation_of(model.shown_seat)
    standing = tuple(
        (each.age, nation_colour(model, each.index))
        for each in state.nations
        if each.seats and not each.is_out
    )
    cost = age_cost(state, nation) if nation.age < LAST_AGE else 0
    return panel(AGES, AgeFacts(standing, nation.age, cost, nation.science), _paint_ages)


def _disc(age: int) -> tuple[float, float]:
    return FIRST_DISC[0] + DISC_STEP * (age - 1), FIRST_DISC[1]


def _paint_ages(pen: Pen, area: Area, facts: AgeFacts) -> None:
    pen.plate(area)
    pen.heading("Ages", area[0] + 11, area[1] + 14)
    pen.segment(_disc(1), _disc(LAST_AGE), 2, palette.BRASS)
    for age in range(1, LAST_AGE + 1):
        colour, ink = (hex_colour(code) for code in AGE_FRAMES[age])
        if age > facts.own:
            colour = palette.mix(colour, palette.PLATE, 0.45)
        x, y = _disc(age)
        pen.stamp(materials.chip(pen.theme, DISC, DISC, colour, edge=palette.IVORY), x, y, "center")
        pen.text(text()["ages"][age], x, y, "title", 14.5, ink, align="center")
        here = [seat for seat_age, seat in facts.standing if seat_age == age]
        for index, seat in enumerate(here):
            pen.seat(seat, x + 12 + (index - len(here) + 1) * 14, y + 17, 17)
    y = area[1] + area[3] - 19
    if facts.cost:
        words = f"Age {text()['ages'][facts.own + 1]} costs **{facts.cost}** {{science}}"
        pen.line(words, area[0] + 11, y, "text", 14.5)
        pen.line(f"you have **{facts.science}**", area[0] + area[2] - 11, y, "text", 14.5, align="right",
                 colour=palette.GAIN if facts.science >= facts.cost else palette.SECONDARY)  # fmt: skip
    else:
        pen.text("The last age is reached.", area[0] + 11, y, "text", 14.5, palette.SECONDARY)


def age_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """The ages, to be reached by touching them."""
    if model.shown_seat != model.viewer:
        return
    for age in range(1, LAST_AGE + 1):
        x, y = _disc(age)
        area = (x - DISC / 2, y - DISC / 2, DISC, DISC)
        yield AGE_HANDLES[age - 1], Place(area, zone="ages", caption=f"Age {text()['ages'][age]}")


class Column(NamedTuple):
    """A heading, and a figure for each of ROWS. Changes have signs; a figure that differs from `before` is coloured."""

    heading: str
    figures: tuple[int, ...]
    before: tuple[int, ...] = ()
    is_change: bool = False


class TotalFacts(NamedTuple):
    """The columns of the totals, and what they warn of."""

    title: str
    columns: tuple[Column, ...]
    warnings: tuple[str, ...]
    is_meant: bool


def totals_panel(model: TableModel) -> Panel:
    """What the turn has brought, what the marks would bring, and what would come of the move that is pointed at."""
    state: NationState = model.view
    own = is_own_turn(model) or not state.turn
    nation = state.nation_of(model.viewer) if own else state.nation
    player = state.players[model.viewer if own else nation.seats[0]]
    turned = turn_so_far(model, player)
    now = (player.coins, turned["damage"], nation.food, nation.happiness, nation.science, nation.health)
    columns = [Column("now", now)]
    meant = preview(state, model.viewer) if own else None
    if meant and state.step in ("play", "start"):
        columns.append(Column("marked", _figures(meant, turned["damage"]), now))
    else:
        columns.insert(0, Column("turn", tuple(turned[kind] for kind in ROWS), is_change=True))
    if own and model.what_if:
        meant = model.what_if
        columns.append(Column(_meant_name(model), _figures(meant, turned["damage"]), now))
    title = "This turn" if own else f"{nation_name(model, nation.index)}, turn {state.turn}"
    warnings = _warnings(meant) if meant else ()
    return panel(
        TOTALS, TotalFacts(title, tuple(columns), warnings, model.what_if is not None), _paint_totals
    )


def _meant_name(model: TableModel) -> str:
    return "all" if model.draft else "then"


def _figures(meant: Preview, dealt: int) -> tuple[int, ...]:
    """What is meant, after so much damage dealt before it."""
    damage = dealt + meant.changes[DAMAGE]
    return (meant.coins, damage, meant.food, meant.happiness, meant.science, meant.health)


def _warnings(meant: Preview) -> tuple[str, ...]:
    """What the totals would cost, with {glyph} marks."""
    found = []
    if not meant.stands:
        found.append("This batch cannot be fed.")
    elif meant.hunger:
        found.append("{food} 0: hunger costs 1 {health}")
    if meant.stands and meant.riots:
        found.append("{happiness} 0: riots cost 1 {health}")
    return tuple(found)


def _paint_totals(pen: Pen, area: Area, facts: TotalFacts) -> None:
    x, y = area[:2]
    pen.plate(area)
    pen.heading(facts.title, x + 11, y + 16, 120)
    for column, middle in zip(facts.columns, COLUMNS, strict=False):
        pen.text(column.heading, x + middle, y + 16, "label", 13.5, palette.SECONDARY, align="center")
    if facts.columns[-1].before:
        middle = COLUMNS[len(facts.columns) - 1]
        shade = palette.WHAT_IF_CELL if facts.is_meant else palette.INK
        pen.fill((x + middle - 23, y + 28, 46, ROW_STEP * len(ROWS) + 2), shade, 0.55, 4)
    for index, kind in enumerate(ROWS):
        row = y + ROW_TOP + index * ROW_STEP
        pen.glyph(kind, x + 12, row, 19)
        pen.text(NAMES[kind], x + 37, row, "text", 15)
        for column, middle in zip(facts.columns, COLUMNS, strict=False):
            words, colour = _cell(column, index)
            pen.text(words, x + middle, row, "number", 18, colour, align="center")
    row = y + ROW_TOP + len(ROWS) * ROW_STEP + 4
    for words in facts.warnings[:2]:
        pen.chip(words, x + 11, row, 20, palette.LOSS_CELL, palette.HOT, 13.5, room=area[2] - 22)
        row += 25


def _cell(column: Column, row: int) -> tuple[str, Colour]:
    """A figure as it is written, and its ink."""
    figure = column.figures[row]
    if column.is_change:
        return (f"{figure:+d}".replace("-", "−"), _ink(figure, 0)) if figure else ("–", palette.DIM)
    ink = _ink(figure, column.before[row]) if column.before else palette.IVORY
    return str(figure).replace("-", "−"), ink


def _ink(figure: int, before: int) -> Colour:
    if figure == before:
        return palette.DIM
    return palette.GAIN if figure > before else palette.LOSS
