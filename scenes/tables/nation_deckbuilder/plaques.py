"""The plaques of the other sides: enemies, the Evil Army, a partner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.wording import text
from scenes.tables.layout import Area, Panel, Place, TableModel
from scenes.tables.looks import DieLook
from scenes.tables.nation_deckbuilder.health import Health, health_words, paint_bar, paint_dice
from scenes.tables.nation_deckbuilder.looks import CardLook
from scenes.tables.nation_deckbuilder.outlook import health_of
from scenes.tables.nation_deckbuilder.pieces import card_place, pile_zoom
from scenes.tables.nation_deckbuilder.sides import Side, nation_colour, other_sides, side_name
from scenes.tables.nation_deckbuilder.zones import CARD, plaques
from scenes.tables.pen import Pen, panel
from sprites import palette
from sprites.card_back import card_back
from sprites.die_faces import PIPS

ZONE = "rivals"
HEADER = 26.0
STOCK_Y, SEATS_TOP, HEALTH_ROOM = 43.0, 60.0, 40.0
TALLEST_ROW = 84.0
LABEL_ROOM = 20.0
HAND_STEP = 11.0
DRAW_X, DISCARD_X, STANDING_X = 104.0, 154.0, 204.0
ARMY_DIE = 46.0


class SeatFacts(NamedTuple):
    """How many cards one seat has in hand and draw pile, whether any lie discarded, and what it must do first."""

    name: str
    hand: int
    draw: int
    discards: int
    duties: tuple[str, ...]


class PlaqueFacts(NamedTuple):
    """All that a plaque shows besides its open cards."""

    name: str
    colour: int
    tag: str
    state: str
    stock: tuple[tuple[str, int], ...]
    seats: tuple[SeatFacts, ...]
    health: Health | None
    army: str


def plaque_areas(model: TableModel) -> list[tuple[Side, Area]]:
    """Every other side with its plaque."""
    sides = other_sides(model)
    return list(zip(sides, plaques(len(sides), model.margin[0]), strict=True))


def _row_height(area: Area, seats: int) -> float:
    return min(TALLEST_ROW, (area[3] - SEATS_TOP - HEALTH_ROOM) / max(1, seats))


def plaque_panels(model: TableModel) -> Iterator[Panel]:
    """One panel for every other side."""
    state: NationState = model.view
    home = state.players[model.shown_seat].nation
    for side, area in plaque_areas(model):
        nation = state.nations[side.nation]
        is_partner = side.nation == home
        seats = tuple(_seat_facts(model, seat) for seat in side.seats)
        stock = [(kind, getattr(nation, kind)) for kind in ("food", "happiness", "science")]
        if is_partner:
            stock = [("coins", state.players[side.seats[0]].coins)]
        facts = PlaqueFacts(
            name=side_name(model, side),
            colour=nation_colour(model, side.nation) if not is_partner else model.seats[side.seats[0]].colour,
            tag="partner" if is_partner else "" if nation.is_army else f"Age {text()['ages'][nation.age]}",
            state=_state_word(state, side),
            stock=() if nation.is_army else tuple(stock),
            seats=seats,
            health=None if is_partner else health_of(model, side.nation),
            army=_army_words(state) if nation.is_army else "",
        )
        yield panel(area, facts, _paint)


def _seat_facts(model: TableModel, seat: int) -> SeatFacts:
    player = model.view.players[seat]
    duties = tuple(text()["discarded"][kind] for kind in player.duties)
    drawable = len(player.draw_pile) + len(player.on_top)
    return SeatFacts(
        model.seats[seat].name,
        len(player.hand) + len(player.marked),
        drawable,
        len(player.discard_pile),
        duties,
    )


def _state_word(state: NationState, side: Side) -> str:
    nation = state.nations[side.nation]
    if nation.is_out:
        return "out"
    if nation.token:
        return f"remove {nation.token}"
    return "acts" if state.active == side.nation and state.step != "over" else ""


def _army_words(state: NationState) -> str:
    if state.mode == "solo":
        return "Rolls a die before each of your turns and strikes with it."
    return f"Strikes with **{state.strength}** {{damage}} before your next turn, then grows by 1."


def _paint(pen: Pen, area: Area, facts: PlaqueFacts) -> None:
    x, y, width, _ = area
    pen.plate(area)
    tone = palette.PLAYERS[facts.colour].colour if facts.colour else palette.SHADOW_DISC
    dark, darker = (palette.mix(tone, (0, 0, 0), share) for share in (0.5, 0.68))
    pen.ribbon((x + 1, y + 1, width - 2, HEADER), dark, darker)
    middle = y + 1 + HEADER / 2
    pen.seat(facts.colour, x + 17, middle, 24)
    right = x + width - 8
    if facts.state:
        right -= (
            pen.chip(facts.state, right, middle, 17, palette.INK, size=13, align="right", opacity=0.75) + 8
        )
    wide = pen.text(facts.name, x + 34, middle, "strong", 15, width=right - x - 34 - 46)
    pen.text(facts.tag, x + 42 + wide, middle + 0.5, "label", 12.5, palette.SECONDARY, 60)
    left = x + 14
    for kind, amount in facts.stock:
        pen.glyph(kind, left, y + STOCK_Y, 19)
        pen.text(str(amount), left + 25, y + STOCK_Y, "number", 18)
        left += 78
    row = _row_height(area, len(facts.seats))
    for index, seat in enumerate(facts.seats):
        _paint_seat(pen, (x, y + SEATS_TOP + index * row, width, row), seat, len(facts.seats) > 1)
    if facts.army:
        _paint_army(pen, area, facts.army)
    if facts.health:
        _paint_health(pen, area, facts.health)


def mini_card(row: float) -> tuple[float, float]:
    """How large the small cards of a seat's row are."""
    height = row - LABEL_ROOM - 4
    return height * CARD[0] / CARD[1], height


def _paint_seat(pen: Pen, area: Area, seat: SeatFacts, is_named: bool) -> None:
    """The backs of a hand in a small fan, the draw pile, and what each holds."""
    x, y, _, row = area
    width, height = mini_card(row)
    step = min(HAND_STEP, (DRAW_X - 22 - width) / max(1, seat.hand - 1))
    back = card_back(pen.theme, width, height)
    for index in range(seat.hand):
        pen.stamp(back, x + 12 + index * step, y + height / 2 + 2)
    if seat.draw:
        pen.stamp(back, x + DRAW_X, y + height / 2 + 2)
    label = y + row - LABEL_ROOM / 2
    hand = f"{seat.name} {seat.hand}" if is_named else f"hand {seat.hand}"
    pen.text(hand, x + 12, label, "label", 13, palette.SECONDARY, DRAW_X - 22)
    pen.text(f"draw {seat.draw}", x + DRAW_X - 4, label, "label", 13, palette.SECONDARY, 44)
    pen.text(f"discard {seat.discards}", x + DISCARD_X - 6, label, "label", 13, palette.SECONDARY, 54)
    if seat.duties:
        pen.chip(
            f"must discard {seat.duties[0]}", x + 12, y + height / 2, 17, palette.LOSS_CELL, palette.HOT, 12.5
        )


def _paint_army(pen: Pen, area: Area, words: str) -> None:
    x, y, width, height = area
    pen.icon(
        "cowled",
        x + width / 2,
        y + HEADER + (height - HEADER - HEALTH_ROOM) * 0.3,
        84,
        palette.SHADOW_BAR,
        "center",
    )
    lines = pen.theme.rich(words, "text", 14.5, palette.IVORY, width - 28, "center")
    pen.stamp(lines, x + width / 2, y + height - HEALTH_ROOM - 34, "center")


def _paint_health(pen: Pen, area: Area, health: Health) -> None:
    x, y, width, height = area
    middle = y + height - HEALTH_ROOM / 2
    wide = paint_dice(pen, x + 12, middle - 1, health.now, 25)
    left = x + 18 + wide
    paint_bar(pen, left, middle, width - wide - 86, health)
    changes = health.after != health.now
    ink = palette.WHAT_IF if changes else palette.SECONDARY
    pen.text(health_words(health), x + width - 10, middle, "number", 15, ink, 52, "right")


def plaque_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """The plaques to be looked into, and the open cards on them."""
    state: NationState = model.view
    for side, area in plaque_areas(model):
        row = _row_height(area, len(side.seats))
        if len(side.seats) == 1:
            yield from _seat_region(model, side.seats[0], area)
        for index, seat in enumerate(side.seats):
            strip: Area = (area[0], area[1] + SEATS_TOP + index * row, area[2], row)
            if len(side.seats) > 1:
                yield from _seat_region(model, seat, strip)
            yield from _open_cards(model, seat, strip)
        if state.nations[side.nation].is_army and state.mode == "solo" and state.strength:
            yield "army die", _army_die(area, state.strength)


def _seat_region(model: TableModel, seat: int, area: Area) -> Iterator[tuple[str, Place]]:
    name = model.seats[seat].name
    yield f"seat{seat}", Place(area, zone=ZONE, looks_at=seat, caption=f"{name}: click to look at the cards")


def _open_cards(model: TableModel, seat: int, row: Area) -> Iterator[tuple[str, Place]]:
    player = model.view.players[seat]
    x, y, width, height = row
    wide, high = mini_card(height)
    if player.discard_pile:
        area = (x + DISCARD_X, y + 2, wide, high)
        title = f"{model.seats[seat].name}, discard pile"
        look = CardLook(player.discard_pile[-1], "market", wide)
        place = card_place(
            area, look, z=5, zone=ZONE, zoom=pile_zoom(title, player.discard_pile), looks_at=seat
        )
        yield player.discard_pile[-1], place
    room = width - STANDING_X - wide - 8
    step = min(14.0, room / max(1, len(player.standing) - 1)) if room > 0 else 0.0
    for index, card in enumerate(player.standing):
        area = (x + STANDING_X - 2 + index * step, y + 2, wide, high)
        if model.view.players[model.shown_seat].nation != player.nation:
            yield (
                card,
                card_place(area, CardLook(card, "market", wide), z=5 + index, zone=ZONE, looks_at=seat),
            )


def die_area(area: Area) -> Area:
    """Where the Army's die lies on its plaque."""
    return (
        area[0] + area[2] / 2 - ARMY_DIE / 2,
        area[1] + HEADER + (area[3] - HEADER) * 0.47,
        ARMY_DIE,
        ARMY_DIE,
    )


def _army_die(area: Area, number: int) -> Place:
    look = DieLook(PIPS, number, ARMY_DIE * 0.8, 11)
    return Place(die_area(area), look, z=6, zone=ZONE, caption=f"The Evil Army rolled {number}")


def plaque_anchors(model: TableModel) -> Mapping[str, Area]:
    """Health and stock of the other sides."""
    found: dict[str, Area] = {}
    for side, area in plaque_areas(model):
        x, y, width, height = area
        found[f"health@{side.nation}"] = (x + 80, y + height - 30, width - 150, 20)
        for seat in side.seats:
            for index, kind in enumerate(("food", "happiness", "science")):
                found[f"{kind}@{seat}"] = (x + 12 + 78 * index, y + STOCK_Y - 10, 22, 20)
            found[f"coins@{seat}"] = (x + width - 60, y + STOCK_Y - 10, 22, 20)
        if not side.seats:
            found["army tray"] = (x + 10, y + 40, width - 20, height - 100)
    return found
