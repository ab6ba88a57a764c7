"""The plates at the right: the ages, and the totals of this turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from game.core.sentences import Sentences
from game.nation_deckbuilder.ages import AGE_HANDLES, age_cost
from game.nation_deckbuilder.combat import DAMAGE
from game.nation_deckbuilder.preview import Preview, preview
from game.nation_deckbuilder.state import AGES, NationState
from scenes.games.nation_deckbuilder import explanations
from scenes.games.nation_deckbuilder.outlook import turn_so_far
from scenes.games.nation_deckbuilder.sides import age_name, is_own_turn, nation_colour, nation_name
from scenes.kit.box import Box, Kinds
from scenes.kit.boxes import Column, Gap, Overlay, Row
from scenes.kit.explanation import Slip
from scenes.kit.grid import Grid
from scenes.kit.laid import Sheet, lasting
from scenes.kit.leaves import Art, chip, fill, glyph, heading, plate
from scenes.kit.model import TableModel
from scenes.kit.numbers import number, signed
from scenes.kit.pen import Pen
from scenes.kit.seats import SEATED
from scenes.kit.text import Text
from scenes.window.layout import Area, Place
from sprites import materials, palette
from sprites.card_kinds import AGE_FRAMES
from sprites.palette import Colour, hex_colour

say = Sentences("nation_deckbuilder")

WIDTH, AGES_HEIGHT = 272.0, 116.0
DISC, DISC_STEP = 32.0, 52.0
ROWS = ("coins", "damage", "food", "happiness", "science", "health")
ROW, COLUMN, MOST_COLUMNS = 29.0, 46.0, 3


# Ages


@lasting("view", *SEATED)
def ages(model: TableModel) -> Sheet:
    """The five ages, to be reached by touching them, and what the next one costs the shown nation."""
    state: NationState = model.view
    nation = state.nation_of(model.shown_seat)
    told = Slip(explanations.age, model, nation.index)
    discs = [_age(model, age, nation.age) for age in range(1, AGES + 1)]
    line = Art(_line)
    foot: Box
    if nation.age < AGES:
        cost, age = age_cost(state, nation), age_name(nation.age + 1)
        enough = palette.GAIN if nation.science >= cost else palette.SECONDARY
        have = say("totals.have", science=nation.science)
        foot = Row(
            Text(
                say("totals.next", age=age, cost=cost), "text", 14.5,
                shorter=(say("totals.next_short", age=age, cost=cost),), grow=1,
            ),
            Text(have, "text", 14.5, enough, shorter=(say("totals.have_short", science=nation.science),)),
            gap=6, pad=(10, 0, 10, 0), high=(0.0, 38.0), name="next age", tells=told,
        )  # fmt: skip
    else:
        foot = Text(
            say("totals.last"), "text", 14.5, palette.SECONDARY,
            lines=2, pad=(10, 0, 10, 0), high=(0.0, 38.0), name="next age", tells=told,
        )  # fmt: skip
    content = Column(
        heading(say("totals.ages"), high=(0.0, 26.0), pad=(10, 0, 10, 0), name="ages", tells=told),
        Overlay(line, Row(*discs, pad=(5, 0, 5, 0)), high=(30.0, 48.0), grow=1),
        foot,
        pad=(1, 1, 1, 1),
        back=(plate(),),
    )
    return Sheet(content, zone="ages")


def _line(pen: Pen, area: Area) -> None:
    x, y, width, height = area
    ends = ((x + width * 0.12, y + height / 2 - 2), (x + width * 0.88, y + height / 2 - 2))
    pen.segment(*ends, 2, palette.BRASS)


def _age(model: TableModel, age: int, own: int) -> Box:
    """An age with the colours of those who stand in it."""
    standing = tuple(
        nation_colour(model, each.index)
        for each in model.view.nations
        if each.seats and not each.is_out and each.age == age
    )
    colour, ink = (hex_colour(code) for code in AGE_FRAMES[age])
    if age > own:
        colour = palette.mix(colour, palette.PLATE, 0.45)
    is_own = model.shown_seat == model.viewer
    place = partial(_age_place, say("ages_told.title", age=age_name(age)))
    return Art(
        _paint_age, say(f"ages.{age}"), colour, ink, standing,
        name=AGE_HANDLES[age - 1] if is_own else f"age{age}@shown",
        place=place if is_own else None,
        tells=Slip(explanations.age_goal, model, age),
        wide=(28.0, DISC_STEP), grow=1, margin=(8, 4, 8, 4),
    )  # fmt: skip


def _disc_in(area: Area, letter: float) -> tuple[float, float, float]:
    """The middle of the disc of an age, and its width."""
    x, y = area[0] + area[2] / 2, area[1] + area[3] / 2 - 2
    return x, y, min(DISC * max(1.0, letter), area[2], area[3])


def _age_place(caption: str, area: Area, **more: Any) -> Place:
    x, y, side = _disc_in(area, 1.0)
    return Place((x - side / 2, y - side / 2, side, side), zone="ages", caption=caption, **more)


def _paint_age(
    pen: Pen, area: Area, numeral: str, colour: Colour, ink: Colour, standing: tuple[int, ...]
) -> None:
    x, y, side = _disc_in(area, pen.theme.letter)
    pen.stamp(materials.chip(pen.theme, side, side, colour, edge=palette.IVORY), x, y, "center")
    pen.text(numeral, x, y, "title", side * 14.5 / DISC, ink, align="center")
    seat = side * 17 / DISC
    for index, each in enumerate(standing):
        pen.seat(each, x + side * 0.375 + (index - len(standing) + 1) * seat * 0.82, y + seat, seat)


# Totals


class Figures(NamedTuple):
    """A column: a heading, and a figure for each of ROWS. A figure that differs from `before` is coloured."""

    key: str
    figures: tuple[int, ...]
    before: tuple[int, ...] = ()
    is_change: bool = False


@lasting("view", "told", "what_if", "draft", *SEATED)
def totals(model: TableModel, heard: int) -> Sheet:
    """What the turn has brought, what the marks would bring, and what would come of the move that is pointed at."""
    columns, meant, seat = _columns(model)
    state: NationState = model.view
    title = say("totals.title")
    if not _is_own(model):
        title = say("totals.title_of", name=nation_name(model, state.active), turn=state.turn)
    warnings = [
        Row(
            chip(
                words, 20, palette.LOSS_CELL, palette.HOT, 13.5, cut=True,
                name=f"warning.{index}", tells=Slip(explanations.warning, model, words),
            ),
            Gap(grow=1), high=(0.0, 25.0), drop=2, pad=(10, 0, 10, 0),
        )
        for index, words in enumerate(_warnings(meant) if meant else ())
    ]  # fmt: skip
    content = Column(
        _grid(model, title, columns, seat),
        *warnings,
        Gap(grow=1),
        pad=(1, 1, 1, 1),
        back=(plate(),),
    )
    return Sheet(content, zone="totals", name="totals")


def _is_own(model: TableModel) -> bool:
    return is_own_turn(model) or not model.view.turn


def _columns(model: TableModel) -> tuple[list[Figures], Preview | None, int]:
    """The columns of the totals, what is meant by the last of them, and the seat that they are about."""
    state: NationState = model.view
    own = _is_own(model)
    nation = state.nation_of(model.viewer) if own else state.nation
    player = state.players[model.viewer if own else nation.seats[0]]
    turned = turn_so_far(model, player)
    now = (player.coins, turned["damage"], nation.food, nation.happiness, nation.science, nation.health)
    columns = [Figures("now", now)]
    meant = preview(state, model.viewer) if own else None
    if meant and state.step in ("play", "start"):
        columns.append(Figures("marked", _figures(meant, turned["damage"]), now))
    else:
        columns.insert(0, Figures("turn", tuple(turned[kind] for kind in ROWS), is_change=True))
    if own and model.what_if:
        meant = model.what_if
        columns.append(Figures("all" if model.draft else "then", _figures(meant, turned["damage"]), now))
    return columns, meant, player.seat


def _figures(meant: Preview, dealt: int) -> tuple[int, ...]:
    """What is meant, after so much damage dealt before it."""
    damage = dealt + meant.changes[DAMAGE]
    return (meant.coins, damage, meant.food, meant.happiness, meant.science, meant.health)


def _warnings(meant: Preview) -> Iterator[str]:
    """What the totals would cost, with {glyph} marks."""
    if not meant.stands:
        yield say("totals.unfed")
    elif meant.hunger:
        yield say("totals.hunger")
    if meant.stands and meant.riots:
        yield say("totals.riots")


def _grid(model: TableModel, title: str, columns: list[Figures], seat: int) -> Grid:
    """A row for every kind, of which the name leaves where there is little room."""
    about = Slip(explanations.totals, model)
    top: list[Box] = [heading(title, pad=(10, 0, 0, 0), cut=True, name="totals.title", tells=about)]
    for column in columns:
        told = Slip(explanations.column, model, column.key)
        top.append(
            Text(
                say(f"totals.{column.key}"), "label", 13.5, palette.SECONDARY, align="center",
                name=f"column.{column.key}", tells=told, pad=(2, 0, 2, 0),
            )
        )  # fmt: skip
    free: list[Box] = [Gap(wide=(0.0, COLUMN))] * (MOST_COLUMNS - len(columns))
    rows: list[list[Box]] = [[*top, *free]]
    kinds: list[Kinds] = [{"high": (0.0, 30.0)}]
    for index, kind in enumerate(ROWS):
        label = Row(
            glyph(kind, 19), Text(say(f"kinds.{kind}"), "label", 15, drop=1), gap=6, pad=(10, 0, 0, 0)
        )
        cells = [_cell(model, column, index, column is columns[-1], seat) for column in columns]
        rows.append([label, *cells, *free])
        kinds.append({"high": (0.0, ROW), "name": f"total.{kind}", "tells": about})
    return Grid(rows, grows=(1.0, *(0.0,) * MOST_COLUMNS), row_kinds=kinds, pad=(0, 0, 3, 0))


def _cell(model: TableModel, column: Figures, row: int, is_last: bool, seat: int) -> Box:
    """A figure as it is written, in its ink."""
    figure, kind = column.figures[row], ROWS[row]
    words, ink = number(figure), palette.IVORY
    if column.is_change:
        words, ink = (signed(figure), _ink(figure, 0)) if figure else ("–", palette.DIM)
    elif column.before:
        ink = _ink(figure, column.before[row])
    told = Slip(explanations.figure, model, model.view.players[seat].nation, seat, kind)
    back: tuple[Box, ...] = ()
    if column.before:
        told = Slip(explanations.foreseen, model, kind, column.before[row], figure)
        shade = palette.WHAT_IF_CELL if model.what_if is not None else palette.INK
        back = (fill(shade, 0.55),) if is_last else ()
    return Text(
        words, "number", 18, ink, align="center", wide=(30.0, COLUMN), margin=(1, 0, 1, 0),
        name=f"total.{kind}.{column.key}", tells=told, back=back,
    )  # fmt: skip


def _ink(figure: int, before: int) -> Colour:
    if figure == before:
        return palette.DIM
    return palette.GAIN if figure > before else palette.LOSS
