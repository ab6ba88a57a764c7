"""The strip over the own cards: what the shown nation holds, what it will make, and what the round will bring."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.nations.concepts import stability, strength
from game.nations.forecast import SeatForecast
from game.nations.state import RESOURCES, NationsState
from scenes.games.nations.explanations import standing
from scenes.games.nations.flights import counted
from scenes.games.nations.forecast_values import row_of
from scenes.games.nations.zones import STRIP
from scenes.kit.explanation import Slip
from scenes.kit.model import TableModel
from scenes.kit.numbers import number, signed
from scenes.kit.pen import Pen, panel
from scenes.kit.seats import ORDINALS
from scenes.window.layout import Area, Panel, Place
from sprites import palette
from sprites.plain_text import NARROWEST

ZONE = "numbers"
NAME_WIDTH = 118.0
RESOURCES_X, RESOURCE_STEP = 134.0, 134.0
STRENGTH_X, STABILITY_X = 682.0, 776.0
VP_X = 880.0
NET_GAIN, NET_LOSS = palette.hex_colour("#1F3A2A"), palette.hex_colour("#7A1E14")


class Value(NamedTuple):
    """A number and what a tried move would make of it; the same twice when nothing is tried."""

    now: int
    then: int


class StripFacts(NamedTuple):
    """All that the strip shows; `net` is what Production brings, None in setup."""

    name: str
    colour: int
    resources: tuple[int, ...]
    net: tuple[Value, ...] | None
    strength: Value
    stability: Value
    vp: int
    position: int
    forecast: Value | None


def own_strip(model: TableModel, seat: int, area: Area = STRIP) -> Panel:
    """The panel of the strip of one nation."""
    state: NationsState = model.view
    now = row_of(model.forecast, seat)
    then = row_of(model.what_if, seat) or now
    facts = StripFacts(
        name=model.seats[seat].name,
        colour=model.seats[seat].colour,
        resources=tuple(counted(model, seat, kind) for kind in RESOURCES),
        net=tuple(_made(now, then, kind) for kind in RESOURCES) if now and then else None,
        strength=Value(strength(state, seat), then.strength if then else strength(state, seat)),
        stability=Value(stability(state, seat), then.stability if then else stability(state, seat)),
        vp=counted(model, seat, "vp"),
        position=state.passed.index(seat) if seat in state.passed else -1,
        forecast=Value(now.total.vp, then.total.vp) if now and then else None,
    )
    return panel(area, facts, paint_strip)


def _made(now: SeatForecast, then: SeatForecast, kind: str) -> Value:
    """What Production brings of a kind, as things are and after the tried move."""
    return Value(*(getattr(row.change("production"), kind) for row in (now, then)))


def strip_places(model: TableModel, seat: int) -> Iterator[tuple[str, Place]]:
    """The numbers, each of which says on request how it comes about."""
    ends = (*(RESOURCES_X + RESOURCE_STEP * index for index in range(5)),)
    spots = dict(zip(RESOURCES, itertools.pairwise(ends), strict=True))
    spots |= {
        "strength": (STRENGTH_X, STABILITY_X),
        "stability": (STABILITY_X, VP_X - 24),
        "vp": (VP_X - 20, VP_X + 20),
    }
    for kind, (left, right) in spots.items():
        told = Slip(standing, model, seat, kind)
        yield (
            f"{kind} of {seat}",
            Place(
                (left, STRIP[1], right - left - 4, STRIP[3]),
                zone=ZONE,
                caption=kind.capitalize(),
                zoom=told,
                is_note=True,
            ),
        )


def strip_anchors(seat: int) -> Mapping[str, Area]:
    """Where things given to and taken from the shown nation fly."""
    top = STRIP[1] + 3
    anchors = {
        f"{kind}@{seat}": (RESOURCES_X + RESOURCE_STEP * index, top, 22.0, 22.0)
        for index, kind in enumerate(RESOURCES)
    }
    anchors[f"strength@{seat}"] = (STRENGTH_X, top, 22.0, 22.0)
    anchors[f"stability@{seat}"] = (STABILITY_X, top, 22.0, 22.0)
    anchors[f"vp@{seat}"] = (VP_X - 12, top, 24.0, 22.0)
    return anchors


def paint_strip(pen: Pen, area: Area, facts: StripFacts) -> None:
    """Name, four resources with their net, standing values, victory points, the round's end in one line."""
    pen.plate(area, radius=5)
    paint_name(pen, area, facts.name, facts.colour)
    y = area[1] + area[3] / 2
    for index, kind in enumerate(RESOURCES):
        x = RESOURCES_X + RESOURCE_STEP * index
        pen.glyph(kind, x, y, 21)
        width = pen.text(str(facts.resources[index]), x + 26, y, "number", 20)
        if facts.net:
            _net_chip(pen, x + 26 + width + 10, y, facts.net[index])
    for x in (STRENGTH_X - 11, VP_X - 24):
        pen.fill((x, area[1] + 5, 1, area[3] - 10), palette.BRASS, 0.27)
    _standing_value(pen, "strength", STRENGTH_X, y, facts.strength)
    _standing_value(pen, "stability", STABILITY_X, y, facts.stability)
    pen.laurel(facts.vp, VP_X, y, 25)
    _outlook(pen, area[0] + area[2] - 10, y, facts)


def paint_name(pen: Pen, strip: Area, name: str, colour: int) -> None:
    """The name at the left end of a strip, on a ribbon in the player's colour."""
    tone = palette.PLAYERS[colour].colour
    y = strip[1] + strip[3] / 2
    name_plate = (strip[0], strip[1], NAME_WIDTH, strip[3])
    pen.ribbon(name_plate, palette.mix(tone, (0, 0, 0), 0.12), palette.mix(tone, (0, 0, 0), 0.45), radius=5)
    pen.seat(colour, strip[0] + 15, y, 21)
    words, room = name.upper(), NAME_WIDTH - 36
    size = 16 if pen.wide(words, "title", 16) * NARROWEST <= room else 13
    pen.text(words, strip[0] + 30, y, "title", size, palette.letters_on(tone), room)


def _net_chip(pen: Pen, x: float, y: float, net: Value) -> None:
    if net.now != net.then:
        pen.chip(
            f"{signed(net.now)} › {signed(net.then)}", x, y, 17, palette.WHAT_IF_CELL, palette.WHAT_IF, 13.5
        )
        return
    if net.now:
        fill, colour = (NET_GAIN, palette.GAIN) if net.now > 0 else (NET_LOSS, palette.LOSS)
        pen.chip(signed(net.now), x, y, 17, fill, colour, 13.5)


def _standing_value(pen: Pen, kind: str, x: float, y: float, value: Value) -> None:
    pen.glyph(kind, x, y, 21)
    colour = palette.LOSS if value.now < 0 else palette.IVORY
    width = pen.text(number(value.now), x + 25, y, "number", 20, colour)
    if value.now != value.then:
        pen.chip(
            f"› {number(value.then)}", x + 29 + width, y, 17, palette.WHAT_IF_CELL, palette.WHAT_IF, 13.5
        )


def _outlook(pen: Pen, right: float, y: float, facts: StripFacts) -> None:
    """What the end of the round would bring, from right to left."""
    if facts.position >= 0:
        right -= (
            pen.chip(f"passed {ORDINALS[facts.position]}", right, y, 18, palette.INK, size=13, align="right")
            + 10
        )
    if facts.forecast is None:
        return
    words = f"If the round ended now **{signed(facts.forecast.now)}** {{vp}}"
    if facts.forecast.now != facts.forecast.then:
        words += f"  with this move **{signed(facts.forecast.then)}** {{vp}}"
    pen.line(words, right, y, "text", 13.5, palette.SECONDARY, right - VP_X - 30, "right")
