"""The strip over the own cards: what the shown nation holds and what it will make. It is bright while its nation is
asked.
"""

from __future__ import annotations

from typing import NamedTuple

from game.nations.concepts import stability, strength
from game.nations.state import RESOURCES, NationsState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.motion.flights import counted
from scenes.games.nations.panels.counts import counts
from scenes.games.nations.panels.forecast_rows import current_stage
from scenes.games.nations.panels.forecast_values import row_of
from scenes.games.nations.text.explanations import about_seat, count, passing, standing
from scenes.table.faces import seat_mark
from scenes.table.model import TableModel
from scenes.table.seats import counter_words, is_asked, ordinal
from sprites.letters.fonts import capitals
from sprites.paint import palette

say = Sentences("nations")

STRIP = "strip"
"""The name of its box in front: no large card lies over it."""

ZONE = "numbers"
NAME_WIDTH, SHORT_NAME = 118.0, 8
"""Units that a name has at least, and letters of it that are always shown."""

SMALL_NUMBERS = ("raid", "golden_age", "architect")

APART = 9.0
"""Units between what a tried move makes of a number and the next icon, at least."""

NOTHING_COMES = "±0"
"""What Production brings after the tried move where that is nothing: a bare nought would read as nothing held."""

NET_GAIN, NET_LOSS = palette.hex_colour("#1F3A2A"), palette.NET_LOSS


class Value(NamedTuple):
    """A number and what a tried move would make of it; the same twice when nothing is tried."""

    now: int
    then: int


@ui.memo
def own_strip(model: TableModel[NationsState], seat: int, high: float) -> ui.PaintLayer:
    """Name, four resources with their net, standing values, victory points, and the small numbers."""
    state = model.view
    row = ui.Row(
        name_plate(model, seat),
        8.0,
        *(_resource(model, seat, kind, _brought(model, seat, kind), _left(model, seat, kind)) for kind in RESOURCES),
        ui.bar(high=18.0),
        10.0,
        _standing(model, seat, "strength", _with_tried(model, seat, "strength", strength(state, seat)), (0.0, 100.0)),
        _standing(model, seat, "stability", _with_tried(model, seat, "stability", stability(state, seat)), (0.0, 86.0)),
        ui.bar(high=18.0),
        11.0,
        ui.laurel(counted(model, seat, "vp"), 29, name=f"vp@{seat}", tells=ui.Tooltip(standing, model, seat, "vp"),
               caption=counter_words(say("kinds.vp"), ui.number(counted(model, seat, "vp")))),
        16.0,
        ui.Row(*_state(model, seat), gap=14, grow=1),
        high=high,
        pad=(0, 0, 10, 0),
        back=(_ground(model, seat),),
    )  # fmt: skip
    return ui.PaintLayer(row, zone=ZONE)


def _ground(model: TableModel[NationsState], seat: int) -> ui.Box:
    """The plate: tinted with the colour of the seat while it is asked, else darker than the others."""
    if not is_asked(model, seat):
        return ui.plate(fill=palette.mix(palette.PLATE, palette.BLACK, 0.4), radius=5)
    tone = palette.PLAYERS[model.seats[seat].colour].colour
    return ui.plate(edge=tone, fill=palette.mix(palette.PLATE, tone, 0.22), opacity=0.96, radius=5)


@ui.memo
def name_plate(model: TableModel[NationsState], seat: int) -> ui.Row:
    """The name at the left end of a strip, on a ribbon in the player's colour."""
    name, colour = model.seats[seat].name, model.seats[seat].colour
    tone = palette.PLAYERS[colour].colour
    ink = palette.letters_on(tone)
    shorter = (capitals(f"{name[:SHORT_NAME]}…"),) if len(name) > SHORT_NAME + 1 else ()
    return ui.Row(
        seat_mark(model, seat, 21),
        ui.Text(capitals(name), ui.Style.TITLE, size=16, colour=ink, shorter=shorter, floor=0.78, grow=1),
        gap=4,
        wide=NAME_WIDTH,
        pad=(4, 0, 2, 0),
        name=f"name of {seat}",
        tells=ui.Tooltip(about_seat, model, seat),
        back=(ui.nameplate(tone, palette.mix(tone, (0, 0, 0), 0.12), palette.mix(tone, (0, 0, 0), 0.45)),),
    )


def _brought(model: TableModel[NationsState], seat: int, kind: str) -> Value | None:
    """What Production brings of a kind, as things are and after the tried move; nothing once it is shown to have."""
    if model.view.phase != "action" and current_stage(model.view) != "production":
        return None
    now = row_of(model.forecast, seat)
    then = row_of(model.what_if, seat) or now
    if now is None or then is None:
        return None
    return Value(*(getattr(row.change("production"), kind) for row in (now, then)))


def _left(model: TableModel[NationsState], seat: int, kind: str) -> int | None:
    """What the tried move leaves of a resource, where it changes that."""
    now, then = row_of(model.forecast, seat), row_of(model.what_if, seat)
    return then.held[kind] if now and then and then.held[kind] != now.held[kind] else None


@ui.memo
def _resource(
    model: TableModel[NationsState], seat: int, kind: str, brought: Value | None, left: int | None
) -> ui.Kept:
    """What is held of a resource, and what Production brings of it, with the tried move."""
    net: tuple[ui.Box | float, ...] = (_net(brought),) if brought else ()
    if left is not None:
        net = (ui.Row(ui.chip(f"› {left}", 17, palette.WHAT_IF_CELL, palette.WHAT_IF, 13.5), *net, gap=4),)
    return ui.Kept(
        ui.Row(
            ui.glyph(kind, 23),
            5.0,
            ui.Text(str(counted(model, seat, kind)), ui.Style.FIGURE, size=23),
            7.0,
            *net,
            APART,
            ui.Gap(grow=1),
            wide=(0.0, 134.0),
            name=f"{kind}@{seat}",
            tells=ui.Tooltip(standing, model, seat, kind),
            caption=counter_words(say(f"kinds.{kind}"), ui.number(counted(model, seat, kind))),
        )
    )


def _net(net: Value) -> ui.Box:
    if net.now != net.then:
        # No arrow: that means what is held.
        then = ui.signed(net.then) if net.then else NOTHING_COMES
        return ui.chip(then, 17, palette.WHAT_IF_CELL, palette.WHAT_IF, 13.5, drop=1)
    if not net.now:
        return ui.Gap()
    back, ink = (NET_GAIN, palette.GAIN) if net.now > 0 else (NET_LOSS, palette.LOSS)
    return ui.chip(ui.signed(net.now), 17, back, ink, 13.5, drop=1)


def _with_tried(model: TableModel[NationsState], seat: int, kind: str, value: int) -> Value:
    """How high something stands, and after the tried move."""
    then = row_of(model.what_if, seat)
    return Value(value, getattr(then, kind) if then else value)


@ui.memo
def _standing(model: TableModel[NationsState], seat: int, kind: str, value: Value, wide: ui.Span) -> ui.Kept:
    now, then = value
    after = (ui.chip(f"› {ui.number(then)}", 17, palette.WHAT_IF_CELL, palette.WHAT_IF, 13.5),)
    return ui.Kept(
        ui.Row(
            ui.glyph(kind, 23),
            ui.Text(ui.number(now), ui.Style.FIGURE, size=23, colour=palette.LOSS if now < 0 else palette.IVORY),
            *(after if then != now else ()),
            APART - 4,
            ui.Gap(grow=1),
            gap=4,
            wide=wide,
            name=f"{kind}@{seat}",
            tells=ui.Tooltip(standing, model, seat, kind),
            caption=counter_words(say(f"kinds.{kind}"), ui.number(now)),
        )
    )


def _state(model: TableModel[NationsState], seat: int) -> list[ui.Box | float]:
    """The small numbers that no card shows, and whether the nation has passed."""
    state = model.view
    kinds = [kind for kind in SMALL_NUMBERS if kind == "raid" or count(state, seat, kind)]
    parts: list[ui.Box | float] = [ui.Gap(grow=1), *map(ui.Overlay, counts(model, seat, kinds))]
    if seat in state.passed:
        passed = say("plaque.passed", place=ordinal(state.passed.index(seat) + 1))
        parts.append(
            ui.chip(passed, 18, palette.INK, size=13, name=f"passed {seat}", tells=ui.Tooltip(passing, model, seat))
        )
    return parts
