"""The plaques of the other sides: enemies and the Evil Army; a partner has one of its own kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.nation_deckbuilder.recap import recap
from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.wording import text
from scenes.games.nation_deckbuilder.army import ArmyFacts, army_die, army_facts, paint_army, tray_area
from scenes.games.nation_deckbuilder.health import Health, health_words, paint_bar, paint_dice
from scenes.games.nation_deckbuilder.looks import CardLook
from scenes.games.nation_deckbuilder.outlook import health_of
from scenes.games.nation_deckbuilder.partner import partner_panel, partner_places
from scenes.games.nation_deckbuilder.pieces import card_place, pile_zoom
from scenes.games.nation_deckbuilder.plaque_parts import (
    HEADING_ROOM,
    HEALTH_ROOM,
    LABEL_ROOM,
    SIDE,
    STOCK_Y,
    ZONE,
    Parts,
    fan,
    paint_header,
    parts,
    pile_areas,
    plaque_areas,
    seat_region,
)
from scenes.games.nation_deckbuilder.sides import Side, is_partner, nation_colour, side_name
from scenes.games.nation_deckbuilder.zones import CARD, spread
from scenes.kit.explanation import Explanation
from scenes.kit.looks import PlaceLook
from scenes.kit.model import TableModel
from scenes.kit.pen import Align, Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import palette
from sprites.card_back import card_back

STOCK_STEP = 78.0
TOLD_SIZES = (14.5, 13.5, 12.5)


class SeatFacts(NamedTuple):
    """How many cards one seat has in hand and draw pile, how many lie discarded, and what it must do first."""

    name: str
    hand: int
    draw: int
    discards: int
    duties: tuple[str, ...]


class PlaqueFacts(NamedTuple):
    """All that a plaque shows besides its open cards. `told` is what the side did in its latest turn."""

    name: str
    colour: int
    tag: str
    state: str
    stock: tuple[tuple[str, int], ...]
    seats: tuple[SeatFacts, ...]
    health: Health
    army: ArmyFacts | None
    told: str


def plaque_panels(model: TableModel) -> Iterator[Panel]:
    """One panel for every other side."""
    for side, area in plaque_areas(model):
        if is_partner(model, side):
            yield partner_panel(model, side.seats[0], area)
        else:
            yield panel(area, _facts(model, side), _paint)


def _facts(model: TableModel, side: Side) -> PlaqueFacts:
    state: NationState = model.view
    nation = state.nations[side.nation]
    stock = tuple((kind, getattr(nation, kind)) for kind in ("food", "happiness", "science"))
    home = state.players[model.viewer].nation
    return PlaqueFacts(
        name=side_name(model, side),
        colour=nation_colour(model, side.nation),
        tag="" if nation.is_army else f"Age {text()['ages'][nation.age]}",
        state=_state_word(state, side),
        stock=() if nation.is_army else stock,
        seats=tuple(_seat_facts(model, seat) for seat in side.seats),
        health=health_of(model, side.nation),
        army=army_facts(state) if nation.is_army else None,
        told=" ".join(recap(state, model.told, side.nation, home)),
    )


def _seat_facts(model: TableModel, seat: int) -> SeatFacts:
    player = model.view.players[seat]
    return SeatFacts(
        model.seats[seat].name,
        len(player.hand) + len(player.marked),
        len(player.draw_pile) + len(player.on_top),
        len(player.discard_pile),
        tuple(text()["discarded"][kind] for kind in player.duties),
    )


def _state_word(state: NationState, side: Side) -> str:
    nation = state.nations[side.nation]
    if nation.is_out:
        return "out"
    if nation.token:
        return f"may remove {nation.token}"
    return "acts" if state.active == side.nation and state.step != "over" else ""


def _paint(pen: Pen, area: Area, facts: PlaqueFacts) -> None:
    x, y = area[:2]
    paint_header(pen, area, facts.name, facts.colour, facts.tag, facts.state)
    for index, (kind, amount) in enumerate(facts.stock):
        left = x + SIDE + 2 + index * STOCK_STEP
        pen.glyph(kind, left, y + STOCK_Y, 19)
        pen.text(str(amount), left + 25, y + STOCK_Y, "number", 18)
    where = parts(area, len(facts.seats))
    for row, seat in zip(where.rows, facts.seats, strict=True):
        _paint_seat(pen, row, seat, len(facts.seats) > 1)
    if facts.army:
        paint_army(pen, area, facts.army, where.told[1])
    if where.is_tall and facts.seats:
        heading = where.standing[1] - HEADING_ROOM / 2
        pen.heading("Stays in play", where.standing[0], heading, CARD[0])
        pen.heading("Last turn", where.told[0], heading)
    if facts.told:
        align: Align = "center" if facts.army else "left"
        role = "text" if where.is_tall else "label"
        told = pen.theme.paragraph(facts.told, role, TOLD_SIZES, palette.SECONDARY, where.told[2:], align)
        x, y, width, _ = where.told
        pen.stamp(told, x + (width / 2 if facts.army else 0), y + told.get_height() / 2 / pen.theme.s, align)
    _paint_health(pen, area, facts.health)


def _paint_seat(pen: Pen, row: Area, seat: SeatFacts, is_named: bool) -> None:
    """The backs of a hand in a small fan, the draw pile, and what each holds."""
    for back, centre in fan(row, seat.hand):
        pen.stamp(back.surface(pen.theme), *centre, "center")
    draw, discard = pile_areas(row)
    if seat.draw:
        pen.stamp_at(card_back(pen.theme, *draw[2:]), draw)
    label = row[1] + row[3] - LABEL_ROOM / 2
    hand = f"{seat.name} {seat.hand}" if is_named else f"hand {seat.hand}"
    pen.text(hand, row[0] + SIDE, label, "label", 13, palette.SECONDARY, draw[0] - row[0] - 18)
    for area, words in ((draw, f"draw {seat.draw}"), (discard, f"discard {seat.discards}")):
        pen.text(words, area[0] + area[2] / 2, label, "label", 13, palette.SECONDARY, 52, "center")
    if seat.duties:
        pen.chip(
            f"must discard {seat.duties[0]}", row[0] + SIDE, row[1] + row[3] * 0.4, 17, palette.LOSS_CELL,
            palette.HOT, 12.5,
        )  # fmt: skip


def _paint_health(pen: Pen, area: Area, health: Health) -> None:
    x, y, width, height = area
    middle = y + height - HEALTH_ROOM / 2
    wide = paint_dice(pen, x + SIDE, middle - 1, health.now, 25)
    left = x + 18 + wide
    paint_bar(pen, left, middle, width - wide - 86, health)
    changes = health.after != health.now
    ink = palette.WHAT_IF if changes else palette.SECONDARY
    pen.text(health_words(health), x + width - 10, middle - 4 * changes, "number", 15, ink, 52, "right")


def plaque_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """The plaques to be looked into, and the open cards on them."""
    state: NationState = model.view
    for side, area in plaque_areas(model):
        if is_partner(model, side):
            yield from partner_places(model, side.seats[0], area)
            continue
        where = parts(area, len(side.seats))
        for seat, row in zip(side.seats, where.rows, strict=True):
            yield seat_region(model, seat, area if len(side.seats) == 1 else row)
            yield from _discards(model, seat, row)
        yield from _standing(model, side, where)
        yield from _latest_turn(model, side, where)
        if state.nations[side.nation].is_army and state.mode == "solo" and state.strength:
            yield "army die", army_die(area, state.strength)


def _latest_turn(model: TableModel, side: Side, where: Parts) -> Iterator[tuple[str, Place]]:
    """The latest turn can be read in full where the plaque has no room for it."""
    state: NationState = model.view
    told = recap(state, model.told, side.nation, state.players[model.viewer].nation)
    if told and side.seats:
        slip = Explanation(f"{side_name(model, side)}, last turn", remarks=told)
        yield f"latest turn {side.nation}", Place(where.told, z=7, zone=ZONE, zoom=slip, is_note=True)


def _discards(model: TableModel, seat: int, row: Area) -> Iterator[tuple[str, Place]]:
    """The top of an open pile, to be looked through."""
    pile = model.view.players[seat].discard_pile
    if pile:
        area = pile_areas(row)[1]
        zoom = pile_zoom(f"{model.seats[seat].name}, discard pile", pile)
        look = CardLook(pile[-1], "market", area[2])
        yield pile[-1], card_place(area, look, z=5, zone=ZONE, zoom=zoom, looks_at=seat)


def _standing(model: TableModel, side: Side, where: Parts) -> Iterator[tuple[str, Place]]:
    """What stays in play; where there is room for such a card its place is seen while there is none."""
    cards = [(seat, card) for seat in side.seats for card in model.view.players[seat].standing]
    x, y, width, height = where.standing
    room = (x, y, width + (0 if where.is_tall else 14), height)
    for index, ((seat, card), area) in enumerate(
        zip(cards, spread(room, len(cards), (width, height), 14), strict=True)
    ):
        look = CardLook(card, "market", width)
        yield card, card_place(area, look, z=5 + index, zone=ZONE, looks_at=seat)
    if where.is_tall and side.seats and not cards:
        yield "no card of theirs", Place(where.standing, PlaceLook(*CARD, "stone-wall"), is_flat=True)


def plaque_anchors(model: TableModel) -> Mapping[str, Area]:
    """Health and stock of the other sides."""
    found: dict[str, Area] = {}
    for side, area in plaque_areas(model):
        if is_partner(model, side):
            continue
        x, y, width, height = area
        found[f"health@{side.nation}"] = (x + 80, y + height - 30, width - 150, 20)
        for seat in side.seats:
            for index, kind in enumerate(("food", "happiness", "science")):
                found[f"{kind}@{seat}"] = (x + SIDE + STOCK_STEP * index, y + STOCK_Y - 10, 22, 20)
        if not side.seats:
            found["army tray"] = tray_area(area)
    return found
