"""Under the market: the ages, and what the turn brings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from game.nation_deckbuilder.analysis.forecast import locked
from game.nation_deckbuilder.analysis.preview import Preview
from game.nation_deckbuilder.drafts import PlayAll
from game.nation_deckbuilder.rules.ages import AGE_HANDLES, age_cost
from game.nation_deckbuilder.rules.combat import DAMAGE
from game.nation_deckbuilder.state import AGES, NationState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.board.blows import next_blows
from scenes.games.nation_deckbuilder.panels.outlook import outlook, turn_so_far
from scenes.games.nation_deckbuilder.text import explanations, figures_told
from scenes.games.nation_deckbuilder.text.sides import age_name, is_own_turn, nation_colour, nation_name
from scenes.table.model import TableModel
from scenes.table.panels import forecast
from sprites.cards.card_kinds import AGE_FRAMES
from sprites.paint import materials, palette

say = Sentences("nation_deckbuilder")

HEIGHT, GAP, BLOWS = 148.0, 4.0, 27.0
DISC = 28.0
ROWS = ("coins", "damage", "food", "happiness", "science", "health")


def ages_and_totals(model: TableModel[NationState], heard: int) -> ui.Column:
    """The ages over what the turn comes to, and over what enemies may do next."""
    blows = ui.Overlay(next_blows(model), high=(0.0, BLOWS))
    return ui.Column(ui.Overlay(_ages(model), grow=1), GAP, ui.Overlay(_totals(model, heard), grow=1), GAP, blows)


# Ages


@ui.memo
def _ages(model: TableModel[NationState]) -> ui.PaintLayer:
    """The five ages, to be reached by touching them, and what the next one costs the shown nation."""
    state = model.view
    nation = state.nation_of(model.shown_seat)
    told = ui.Tooltip(explanations.age, model, nation.index)
    discs = [_age(model, age, nation.age) for age in range(1, AGES + 1)]
    words, ink, short = say("totals.last"), palette.SECONDARY, ""
    if nation.age < AGES:
        cost, age = age_cost(state, nation), age_name(nation.age + 1)
        words = say("totals.next", age=age, cost=cost, science=nation.science)
        short = say("totals.next_short", age=age, cost=cost, science=nation.science)
        ink = palette.GAIN if nation.science >= cost else palette.IVORY
    content = ui.Row(
        ui.heading(say("totals.ages"), name="ages", tells=told, drop=1),
        ui.Overlay(ui.Art(_line), ui.Row(*discs), wide=(140.0, 216.0), grow=1),
        ui.Text(
            words,
            ui.Style.BODY,
            colour=ink,
            align="right",
            lines=1 if short else 2,
            shorter=(short,) if short else (),
            name="next age",
            tells=told,
        ),
        gap=8,
        pad=(12, 0, 12, 0),
        back=(ui.plate(),),
    )
    return ui.PaintLayer(content, zone="ages")


def _line(pen: ui.Pen, area: ui.Area) -> None:
    x, y, width, height = area
    ends = ((x + width * 0.12, y + height / 2 - 4), (x + width * 0.88, y + height / 2 - 4))
    pen.segment(*ends, 2, palette.BRASS)


def _age(model: TableModel[NationState], age: int, own: int) -> ui.Box:
    """An age with the colours of those who stand in it."""
    standing = tuple(
        nation_colour(model, each.index)
        for each in model.view.nations
        if each.seats and not each.is_out and each.age == age
    )
    colour, ink = (palette.hex_colour(code) for code in AGE_FRAMES[age])
    if age > own:
        colour, ink = palette.mix(colour, palette.PLATE, 0.45), palette.IVORY
    is_own = model.shown_seat == model.viewer
    target = partial(_age_target, say("ages_told.title", age=age_name(age)))
    return ui.Art(
        _paint_age, say(f"ages.{age}"), colour, ink, standing,
        name=AGE_HANDLES[age - 1] if is_own else f"age{age}@shown",
        target=target if is_own else None,
        tells=ui.Tooltip(explanations.age_goal, model, age),
        wide=(26.0, 42.0), high=(26.0, 44.0), grow=1,
    )  # fmt: skip


def _disc_in(area: ui.Area, letter: float) -> tuple[float, float, float]:
    """The middle of the disc of an age, and its width."""
    x, y = area[0] + area[2] / 2, area[1] + area[3] / 2 - 4
    return x, y, min(DISC * max(1.0, letter), area[2], area[3])


def _age_target(caption: str, area: ui.Area, **more: Any) -> ui.Target:
    x, y, side = _disc_in(area, 1.0)
    return ui.Target((x - side / 2, y - side / 2, side, side), zone="ages", caption=caption, **more)


def _paint_age(
    pen: ui.Pen, area: ui.Area, numeral: str, colour: palette.Colour, ink: palette.Colour, standing: tuple[int, ...]
) -> None:
    x, y, side = _disc_in(area, pen.theme.letter)
    pen.stamp(materials.chip(pen.theme, side, side, colour, edge=palette.IVORY), x, y, "center")
    pen.text(numeral, x, y, "title", side * 14.5 / DISC, ink, align="center")
    seat = side * 17 / DISC
    for index, each in enumerate(standing):
        pen.seat(each, x + side * 0.375 + (index - len(standing) + 1) * seat * 0.82, y + seat, seat)


# Totals


class Figures(NamedTuple):
    """A heading, and a figure for each of ROWS. A figure that differs from `before` is coloured."""

    key: str
    figures: tuple[int, ...]
    before: tuple[int, ...] = ()


@ui.memo
def _totals(model: TableModel[NationState], heard: int) -> ui.PaintLayer:
    """What comes of the move that is pointed at, else of the marks; else what the turn has brought. Health is told only
    where it changes: it has a plate of its own.
    """
    figures, meant, seat = _figures_shown(model)
    told = ui.Tooltip(explanations.column, model, figures.key)
    title = say(f"totals.title_{figures.key}")
    if not _is_own(model):
        title = say("totals.title_of", name=nation_name(model, model.view.active), turn=model.view.round)
    warnings = [
        ui.chip(
            words, 20, palette.LOSS_CELL, palette.HOT, 13.5, shorter=(short,), cut=True,
            name=f"warning.{index}", tells=ui.Tooltip(explanations.warning, model, words), drop=1 + index,
        )
        for index, (words, short) in enumerate(_warnings(meant) if meant else ())
    ]  # fmt: skip
    shown = [row for row, kind in enumerate(ROWS) if kind != "health" or _changes(figures, row)]
    cells = [part for row in shown for part in (_cell(model, figures, row, seat), ui.Gap(grow=1))]
    content = ui.Column(
        ui.Row(
            ui.heading(title, cut=True, grow=1, name=f"column.{figures.key}", tells=told),
            *warnings,
            gap=6,
            high=(0.0, 24.0),
        ),
        ui.Row(*cells[:-1], grow=1),
        pad=(12, 1, 12, 3),
        back=(ui.plate(),),
    )
    return ui.PaintLayer(content, zone="totals", name="totals")


def _changes(figures: Figures, row: int) -> bool:
    """Whether a figure differs from what it was, or from nothing."""
    return figures.figures[row] != (figures.before[row] if figures.before else 0)


def _is_own(model: TableModel[NationState]) -> bool:
    return is_own_turn(model) or not model.view.turn


def _figures_shown(model: TableModel[NationState]) -> tuple[Figures, Preview | None, int]:
    """The figures, what is meant by them, and the seat that they are about."""
    state = model.view
    own = _is_own(model)
    nation = state.nation_of(model.viewer) if own else state.nation
    player = state.players[model.viewer if own else nation.seats[0]]
    turned = turn_so_far(model, player)
    now = (player.coins, turned["damage"], nation.food, nation.happiness, nation.science, nation.health)
    meant = outlook(model) if own else None
    if meant and model.what_if:
        return (
            Figures("all" if isinstance(model.draft, PlayAll) else "then", _figures(meant, turned["damage"]), now),
            meant,
            player.seat,
        )
    if meant and state.turn and state.step in ("play", "start", "buy", "market", "end"):
        key = "marked" if state.step in ("play", "start") else "end"
        comes_to = _figures(meant, turned["damage"])
        if key == "end" and not player.markets:
            comes_to = (0, *comes_to[1:])  # coins are not kept, and no Market takes them
        return Figures(key, comes_to, now), meant, player.seat
    return Figures("turn", tuple(turned[kind] for kind in ROWS)), meant, player.seat


def _figures(meant: Preview, dealt: int) -> tuple[int, ...]:
    """What is meant, after so much damage dealt before it."""
    damage = dealt + meant.changes[DAMAGE]
    return (meant.coins, damage, meant.food, meant.happiness, meant.science, meant.health)


def _warnings(meant: Preview) -> Iterator[tuple[str, str]]:
    """What the totals would cost, with {glyph} marks, in a sentence and shorter."""
    costs = {
        "unfed": not meant.stands,
        "hunger": meant.stands and meant.hunger,
        "riots": meant.stands and meant.riots,
    }
    for key in (key for key, is_due in costs.items() if is_due):
        yield say(f"totals.{key}"), say(f"totals.{key}_short")


def _cell(model: TableModel[NationState], shown: Figures, row: int, seat: int) -> ui.Row:
    """A sign and its figure, in its ink."""
    figure, kind, shorter = shown.figures[row], ROWS[row], tuple[str, ...]()
    is_locked = kind in locked(model.view)
    if shown.before:
        was = shown.before[row]
        words, ink = ui.number(figure), _ink(figure, was, not is_locked)
        if shown.key in ("then", "all") and figure != was:
            ink = palette.WHAT_IF
        if figure != was:
            words, shorter = f"{ui.number(was)} › {words}", (f"› {words}", words)
        told = ui.Tooltip(figures_told.foreseen, model, kind, shown.before[row], figure)
    else:
        words, ink = (ui.signed(figure), _ink(figure, 0, False)) if figure else ("–", palette.DIM)
        told = ui.Tooltip(figures_told.figure, model, model.view.players[seat].nation, seat, kind)
    return ui.Row(
        ui.glyph(kind, 21),
        ui.Text(words, ui.Style.FIGURE, size=21 if not shorter else 18, colour=ink, shorter=shorter),
        *((forecast.padlock(),) if is_locked else ()),
        gap=5,
        name=f"total.{kind}.{shown.key}", tells=ui.LockedTooltip(told) if is_locked else told
    )  # fmt: skip


def _ink(figure: int, before: int, can_be_helped: bool) -> palette.Colour:
    if figure > before:
        return palette.GAIN
    return palette.LOSS if figure < before and can_be_helped else palette.IVORY
