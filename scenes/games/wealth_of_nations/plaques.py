"""The plaques of the other nations: money, notes, cubes, tiles, and what they would produce."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.wealth_of_nations.components import COMMODITIES, FINANCE, INDUSTRIES, MONEY, Cost
from game.wealth_of_nations.forecast import Production
from game.wealth_of_nations.notes import next_note_pays
from game.wealth_of_nations.state import WealthState
from scenes.games.wealth_of_nations.looks import TileFace, sign_of
from scenes.games.wealth_of_nations.seats import (
    MINUS,
    has_passed,
    is_money_exact,
    is_person,
    money_words,
    nation_name,
    seat_colour,
    seat_handle,
    seat_name,
    shown_vp,
)
from scenes.games.wealth_of_nations.zones import Zones
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.kit.plaque import HEADER, PlaqueHeader, paint_header
from scenes.kit.seats import rivals
from scenes.window.layout import Area, Panel, Place
from sprites import commodities, palette

ZONE = "rivals"
NOTE = (34.0, 17.0)
BAND = 20.0
"""Height of the dark band behind the cubes."""

ROOMY = 92.0
"""Height from which on tiles have a row of their own."""

WORDY = 300.0
"""Width from which on missing cubes are told in words; they are always red."""


class PlaqueFacts(NamedTuple):
    """All that is painted on a plaque."""

    header: PlaqueHeader
    acts: bool
    money: str
    is_exact: bool
    notes: int
    lends: bool  # whether buttons for notes stand there
    cubes: tuple[int, ...]
    tiles: tuple[tuple[str, int], ...]
    flags_left: int
    cost: Cost
    short: Cost
    output: Cost
    idle: str  # instead of them, where nothing is to run


def plaque_panels(model: TableModel, zones: Zones) -> Iterator[Panel]:
    """One panel for every rival."""
    for area, seat in zip(zones.plaques, rivals(model), strict=True):
        yield panel(area, plaque_facts(model, seat), paint_plaque)


def plaque_facts(model: TableModel, seat: int) -> PlaqueFacts:
    """What the plaque of this seat says now."""
    state: WealthState = model.view
    nation = state.nations[seat]
    row = production_of(model, seat)
    acts = model.decision is not None and model.decision.seat == seat
    return PlaqueFacts(
        header=PlaqueHeader(
            seat_name(model, seat),
            nation_name(model, seat),
            seat_colour(model, seat),
            shown_vp(model, seat),
            "passed" if has_passed(model, seat) else "first" if state.first == seat else "",
        ),
        acts=acts,
        money=money_words(model, seat),
        is_exact=is_money_exact(model, seat),
        notes=nation.notes,
        lends=bool(_note_moves(model, seat)),
        cubes=tuple(nation.cubes(commodity) for commodity in COMMODITIES),
        tiles=tiles_of(state, seat),
        flags_left=state.flags_left(seat),
        cost=row.cost if row else (),
        short=row.short if row else (),
        output=row.output if row else (),
        idle=idle_words(model),
    )


def production_of(model: TableModel, seat: int) -> Production | None:
    """What the next Produce phase would take and bring a seat."""
    return model.forecast[seat] if model.forecast else None


def idle_words(model: TableModel) -> str:
    """Why nothing is to run: there are no tiles for it, or the last Trade phase follows the last Produce phase."""
    state: WealthState = model.view
    is_past = state.phase == "over" or (state.is_final and state.phase == "trade")
    return "no Produce phase any more" if is_past else "nothing to run"


def tiles_of(state: WealthState, seat: int) -> tuple[tuple[str, int], ...]:
    """How many tiles of every industry a seat has on the map."""
    counts = dict.fromkeys(INDUSTRIES, 0)
    for bloc in state.blocs:
        if bloc.owner == seat:
            counts[bloc.industry] += len(bloc.hexes)
    return tuple((industry, count) for industry, count in counts.items() if count)


def _note_moves(model: TableModel, seat: int) -> tuple[str, ...]:
    """What a person at the screen may do with notes out of turn (W-NOTE-01)."""
    if not is_person(model, seat):
        return ()
    verbs = ("take_note", "repay_note")
    return tuple(verb for verb in verbs if (verb, seat_handle(seat)) in model.selection.moves)


def plaque_places(model: TableModel, zones: Zones) -> Iterator[tuple[str, Place]]:
    """Every plaque can be touched to barter with its nation or to look at its goods; people take notes out of turn."""
    for area, seat in zip(zones.plaques, rivals(model), strict=True):
        caption = (
            f"{seat_name(model, seat)}: {shown_vp(model, seat)} victory points, {money_words(model, seat)}"
        )
        handle = seat_handle(seat)
        yield (
            f"plaque {handle}",
            Place(area, zone=ZONE, verb="barter", stands_for=(handle,), caption=caption, looks_at=seat),
        )
        pays = next_note_pays(model.view.nations[seat])
        words = {
            "take_note": f"takes a {{note}} for ${pays}",
            "repay_note": f"repays a {{note}} for ${FINANCE.repayment}",
        }
        for number, verb in enumerate(_note_moves(model, seat)):
            yield (
                f"{verb} {handle}",
                Place(
                    note_area(area, number),
                    z=5,
                    zone=ZONE,
                    verb=verb,
                    stands_for=(handle,),
                    caption=f"{seat_name(model, seat)} {words[verb]}, out of turn",
                ),
            )


def note_area(area: Area, number: int) -> Area:
    """The buttons with which somebody takes or repays a note out of turn, at the right of the first row."""
    x, _, width, _ = area
    rows = rows_of(area)
    height = min(NOTE[1], 2 * (rows.cubes - BAND / 2 - rows.money))
    return (x + width - 6 - (2 - number) * (NOTE[0] + 3), rows.money - height / 2, NOTE[0], height)


class Rows(NamedTuple):
    """The middles of the rows under the header. In low plaques the tiles stand beside the money."""

    money: float
    tiles: float
    cubes: float
    production: float


def rows_of(area: Area) -> Rows:
    """The rows of a plaque."""
    top = area[1] + (HEADER if area[3] > 120 else 22.0) + 1
    numbers = (0, 1, 2, 3) if area[3] >= ROOMY else (0, 0, 1, 2)
    step = (area[1] + area[3] - 2 - top) / (numbers[-1] + 1)
    return Rows(*(top + step * (number + 0.5) for number in numbers))


def plaque_anchors(model: TableModel, zones: Zones) -> Mapping[str, Area]:
    """Where cubes, money and notes of the rivals fly."""
    anchors: dict[str, Area] = {}
    for area, seat in zip(zones.plaques, rivals(model), strict=True):
        money, _, cubes, _ = rows_of(area)
        anchors[f"money@{seat}"] = (area[0] + 8, money - 9, 50, 18)
        anchors[f"note@{seat}"] = (area[0] + 84, money - 9, 18, 18)
        for number, commodity in enumerate(COMMODITIES):
            anchors[f"{commodity}@{seat}"] = (area[0] + 8 + 46 * number, cubes - 9, 18, 18)
    return anchors


def paint_plaque(pen: Pen, area: Area, facts: PlaqueFacts) -> None:
    """Header, then the rows."""
    tone = palette.PLAYERS[facts.header.colour].colour
    pen.plate(area, edge=tone if facts.acts else palette.BRASS)
    paint_header(pen, area, facts.header)
    rows = rows_of(area)
    paint_money(pen, area, rows.money, facts)
    if rows.tiles > rows.money:
        paint_tiles(pen, area[0] + 8, rows.tiles, area[2] - 14, facts)
    elif not facts.lends:
        paint_tiles(pen, area[0] + 116, rows.tiles, area[2] - 122, facts)
    paint_cubes(pen, area, rows.cubes, facts)
    paint_production(pen, area[0] + 8, rows.production, area[2] - 16, facts)


def paint_money(pen: Pen, area: Area, y: float, facts: PlaqueFacts) -> None:
    """Money and notes; for people the buttons of notes."""
    x = area[0] + 8
    size = 17 if facts.is_exact else 14.5
    pen.text(facts.money, x, y, "number", size, palette.GAIN, 66)
    x += 70
    pen.stamp(pen.theme.glyph("note", 16), x, y)
    pen.text(str(facts.notes), x + 18, y, "number", 15, palette.LOSS if facts.notes else palette.DIM)
    if facts.lends:
        for number, (label, ink) in enumerate((("+note", palette.BRASS_LIGHT), ("repay", palette.LOSS))):
            spot = note_area(area, number)
            pen.fill(spot, palette.BUTTONS["plain"].top, 1.0, radius=4)
            pen.text(label, spot[0] + spot[2] / 2, y, "name", 12.5, ink, align="center")


def paint_tiles(pen: Pen, x: float, y: float, width: float, facts: PlaqueFacts) -> None:
    """The tiles on the map and the flags in stock."""
    step = min(31.0, width / (len(facts.tiles) + 1))
    for industry, count in facts.tiles:
        pen.stamp(TileFace(industry, side=9.5, dotted=False).surface(pen.theme), x + 8, y, "center")
        pen.text(str(count), x + 18, y, "number", 14)
        x += step
    pen.stamp(commodities.flag(pen.theme, facts.header.colour, 15), x + 8, y, "center")
    pen.text(str(facts.flags_left), x + 18, y, "number", 14)


def paint_cubes(pen: Pen, area: Area, y: float, facts: PlaqueFacts) -> None:
    """The cubes of every commodity."""
    pen.fill((area[0] + 4, y - BAND / 2, area[2] - 8, BAND), palette.MARKET_PLATE, 0.7, radius=4)
    step = (area[2] - 16) / len(COMMODITIES)
    for number, (commodity, count) in enumerate(zip(COMMODITIES, facts.cubes, strict=True)):
        x = area[0] + 8 + step * number
        pen.stamp(commodities.cube(pen.theme, commodity, sign_of(commodity), 17, ghost=not count), x + 2, y)
        pen.text(str(count), x + 24, y, "number", 16, palette.IVORY if count else palette.DIM)


def paint_production(pen: Pen, x: float, y: float, width: float, facts: PlaqueFacts) -> None:
    """What running everything takes and yields; red where cubes for it are missing."""
    if not facts.cost and not facts.output:
        pen.text(facts.idle, x, y, "label", 12.5, palette.DIM, width)
        return
    lacking = dict(facts.short)
    left = x
    for kind, amount in facts.cost:
        words = f"{MINUS}{amount} {{{kind}}}"
        if kind in lacking and width >= WORDY:
            words += f" ({lacking[kind]} short)"
        ink = palette.LOSS if kind in lacking else palette.SECONDARY
        left += pen.line(words, left, y, "name", 13.5, ink) + 5
    made = " ".join(
        f"+${amount}" if kind == MONEY else f"+{amount}{{{kind}}}" for kind, amount in facts.output
    )
    pen.line(f"› {made}", left, y, "name", 13.5, palette.GAIN, x + width - left)
