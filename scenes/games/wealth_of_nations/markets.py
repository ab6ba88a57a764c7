"""The markets: every well with its cube or its price, what the next cube costs and earns, and the notes of Finance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.wealth_of_nations.components import COMMODITIES, FINANCE, PRICES, Well
from game.wealth_of_nations.market import buy_price, sell_price
from game.wealth_of_nations.notes import next_note_pays
from game.wealth_of_nations.state import WealthState
from scenes.games.wealth_of_nations.looks import CubeLook, TileFace, sign_of
from scenes.games.wealth_of_nations.seats import seat_handle
from scenes.games.wealth_of_nations.trades import (
    BUY,
    FEWER,
    MORE,
    SELL,
    VERBS,
    Trades,
    button_place,
    market_place,
)
from scenes.games.wealth_of_nations.zones import FINANCE as FINANCE_AREA
from scenes.games.wealth_of_nations.zones import market_area
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import commodities, materials, palette

ZONE = "markets"
CUBE = 19.0
LEFT_WIDTH = 120.0
"""Width of a market's name and prices, left of its wells."""

BUTTON = (52.0, 46.0)
STEPPER = 20.0
NARROW_NAME = 13.5
"""Size of a market's name beside steppers."""

CUBES_Z, STEPPERS_Z = 10, 12
TAKE, REPAY = "take note", "repay note"
NEXT_BUY, NEXT_SELL = palette.WHAT_IF_CELL, palette.SAFE_CELL


class MarketFacts(NamedTuple):
    """All that is painted of a market.."""

    commodity: str
    filled: int
    buy: int
    sell: int
    buyable: bool
    sellable: bool
    chosen: str
    cubes: int
    total: int
    ordered: int


def market_panels(model: TableModel) -> Iterator[Panel]:
    """The five markets."""
    for number, commodity in enumerate(COMMODITIES):
        yield panel(market_area(number), _market_facts(model, commodity), paint_market)


def finance_panel(model: TableModel) -> Panel:
    """The notes and what a Bank yields."""
    return panel(FINANCE_AREA, _finance_facts(model), paint_finance)


def _market_facts(model: TableModel, commodity: str) -> MarketFacts:
    state: WealthState = model.view
    market = state.market(commodity)
    moves = model.selection.moves
    draft = model.draft
    chosen = draft if isinstance(draft, Trades) and draft.commodity == commodity else None
    return MarketFacts(
        commodity=commodity,
        filled=market.filled,
        buy=buy_price(market),
        sell=sell_price(market),
        buyable=(BUY, commodity) in moves,
        sellable=(SELL, commodity) in moves,
        chosen=chosen.verb if chosen else "",
        cubes=chosen.cubes if chosen else 0,
        total=chosen.total if chosen else 0,
        ordered=sum(move[1:] == (commodity,) for move in (model.order.left if model.order else ())),
    )


def market_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """Both prices of every market, its wells, the cube that is bought next, and the steppers of what is laid out."""
    for number, commodity in enumerate(COMMODITIES):
        yield from _places_of(model, market_area(number), commodity)


def finance_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """The buttons of the viewer's notes."""
    own = (seat_handle(model.viewer),)
    for name, verb, area in ((TAKE, "take_note", take_area()), (REPAY, "repay_note", repay_area())):
        yield name, Place(area, zone=ZONE, verb=verb, stands_for=own, caption=_note_caption(model, verb))


def _places_of(model: TableModel, area: Area, commodity: str) -> Iterator[tuple[str, Place]]:
    state: WealthState = model.view
    market = state.market(commodity)
    words = {BUY: f"for ${buy_price(market)}", SELL: f"for ${sell_price(market)}"}
    for verb in VERBS:
        yield (
            button_place(verb, commodity),
            Place(
                button_area(area, verb),
                zone=ZONE,
                verb=verb,
                stands_for=(commodity,),
                caption=f"{verb.capitalize()} 1 {{{commodity}}} {words[verb]}",
            ),
        )
    yield market_place(commodity), Place(wells_area(area), zone=ZONE)
    if market.filled:
        yield (
            f"next {commodity}",
            Place(
                well_area(area, commodity, market.filled - 1),
                CubeLook(commodity, CUBE),
                z=CUBES_Z,
                zone=ZONE,
                verb=BUY,
                stands_for=(commodity,),
                can_be_held=(BUY, commodity) in model.selection.moves,
                held_look=CubeLook(commodity, CUBE),
                is_flat=True,
                is_quiet=True,
            ),
        )
    draft = model.draft
    if isinstance(draft, Trades) and draft.commodity == commodity:
        for step, spot in ((FEWER, 0), (MORE, 1)):
            caption = "One cube fewer" if step == FEWER else "One cube more, at your next turn"
            place = Place(stepper_area(area, spot), z=STEPPERS_Z, zone=ZONE, caption=caption)
            yield f"{step} {commodity}", place


def _note_caption(model: TableModel, verb: str) -> str:
    nation = model.view.nations[model.viewer]
    if verb == "take_note":
        return f"Take a {{note}} for ${max(0, next_note_pays(nation))}"
    return f"Repay a {{note}} for ${FINANCE.repayment}"


# -- where things lie ----------------------------------------------------------------------------------------------


def button_area(area: Area, verb: str) -> Area:
    """The price button of a verb in a market."""
    return (area[0] + 7 + (BUTTON[0] + 4) * VERBS.index(verb), area[1] + 33, *BUTTON)


def stepper_area(area: Area, number: int) -> Area:
    """The buttons that take a cube away and add one, beside the market's name."""
    return (area[0] + LEFT_WIDTH - 5 - (2 - number) * (STEPPER + 2), area[1] + 8, STEPPER, STEPPER)


def wells_area(area: Area) -> Area:
    """All wells of a market."""
    return (area[0] + LEFT_WIDTH, area[1] + 3, area[2] - LEFT_WIDTH - 4, area[3] - 6)


def well_area(area: Area, commodity: str, well: int) -> Area:
    """One well, counted from the upper left."""
    x, y, width, height = wells_area(area)
    lengths = PRICES[commodity].row_lengths
    row = 0
    while well >= lengths[row]:
        well -= lengths[row]
        row += 1
    pitch, step = width / max(lengths), height / len(lengths)
    return (x + pitch * well + (pitch - CUBE) / 2, y + step * row + (step - CUBE) / 2, CUBE, CUBE)


def take_area() -> Area:
    """The button that takes a note."""
    return (FINANCE_AREA[0] + 7, FINANCE_AREA[1] + 31, 150, FINANCE_AREA[3] - 38)


def repay_area() -> Area:
    """The button that repays one."""
    return (FINANCE_AREA[0] + 163, FINANCE_AREA[1] + 31, 150, FINANCE_AREA[3] - 38)


# -- how they look -------------------------------------------------------------------------------------------------


def paint_market(pen: Pen, area: Area, facts: MarketFacts) -> None:
    """Name, prices, wells."""
    pen.plate(area)
    board = PRICES[facts.commodity]
    x, y, _, _ = area
    pen.stamp(commodities.cube(pen.theme, facts.commodity, board.emblem, 22), x + 18, y + 18, "center")
    size, room = (NARROW_NAME, stepper_area(area, 0)[0] - x - 35) if facts.chosen else (17, LEFT_WIDTH - 38)
    pen.text(board.name, x + 33, y + 18, "name", size, palette.IVORY, room)
    _button(pen, area, facts, BUY, facts.buy, facts.buyable)
    _button(pen, area, facts, SELL, facts.sell, facts.sellable)
    if facts.chosen:
        for number, sign in enumerate("−+"):
            spot = stepper_area(area, number)
            pen.stamp_at(materials.button_face(pen.theme, spot[2], spot[3], "primary"), spot)
            pen.text(
                sign,
                spot[0] + spot[2] / 2,
                spot[1] + spot[3] / 2,
                "number",
                16,
                palette.DARK_INK,
                align="center",
            )
    elif facts.ordered:
        words = f"+{facts.ordered}"
        pen.chip(words, x + LEFT_WIDTH - 6, y + 18, 16, palette.WHAT_IF_CELL, palette.WHAT_IF, 12.5, "right")
    for number, well in enumerate(board.wells):
        _well(pen, well_area(area, facts.commodity, number), facts, number, well)


def _button(pen: Pen, area: Area, facts: MarketFacts, verb: str, price: int, is_open: bool) -> None:
    """What the next cube costs or earns; for the trades laid out how many they are and what they make together."""
    spot = button_area(area, verb)
    is_chosen = facts.chosen == verb
    kind = "primary" if is_chosen else "plain"
    state = "rest" if is_open or is_chosen else "disabled"
    pen.stamp_at(materials.button_face(pen.theme, spot[2], spot[3], kind, state), spot)
    middle = spot[0] + spot[2] / 2
    ink = palette.DARK_INK if is_chosen else palette.SECONDARY
    figure = palette.DARK_INK if is_chosen else palette.BRASS_LIGHT if verb == BUY else palette.GAIN
    if not is_open and not is_chosen:
        ink, figure = palette.OFF, palette.OFF
    label = f"{verb} {facts.cubes}" if is_chosen and facts.cubes > 1 else verb
    amount = facts.total if is_chosen else price
    pen.text(label, middle, spot[1] + 12, "name", 14, ink, align="center")
    pen.text(f"${amount}", middle, spot[1] + 31, "number", 20, figure, spot[2] - 6, "center")


def _well(pen: Pen, spot: Area, facts: MarketFacts, number: int, well: Well) -> None:
    """A cube, or the price that a cube sold into it earns; the next ones of both kinds stand out."""
    x, y, width, height = spot
    around = (x - 1, y - 1, width + 2, height + 2)
    bought = max(1, facts.cubes if facts.chosen == BUY else 1)
    sold = max(1, facts.cubes if facts.chosen == SELL else 1)
    if facts.filled - bought <= number < facts.filled:
        pen.fill(around, palette.WHAT_IF, 0.85, radius=4)
        pen.fill(spot, NEXT_BUY, 1.0, radius=3)
    elif facts.filled <= number < facts.filled + sold:
        pen.fill(around, palette.GAIN, 0.85, radius=4)
        pen.fill(spot, NEXT_SELL, 1.0, radius=3)
        pen.text(str(well.sell), x + width / 2, y + height / 2, "number", 14.5, palette.HOT, align="center")
        return
    else:
        pen.fill((x, y + height - 1, width, 1), palette.IVORY, 0.16)
    if number < facts.filled:
        pen.stamp_at(commodities.cube(pen.theme, facts.commodity, sign_of(facts.commodity), CUBE), spot)
    else:
        pen.text(str(well.sell), x + width / 2, y + height / 2, "label", 12.5, palette.DIM, align="center")


class FinanceFacts(NamedTuple):
    """All that is painted of the Finance market."""

    notes: int
    pays: int
    can_take: bool
    can_repay: bool


def _finance_facts(model: TableModel) -> FinanceFacts:
    nation = model.view.nations[model.viewer]
    own = seat_handle(model.viewer)
    moves = model.selection.moves
    return FinanceFacts(
        nation.notes, next_note_pays(nation), ("take_note", own) in moves, ("repay_note", own) in moves
    )


def paint_finance(pen: Pen, area: Area, facts: FinanceFacts) -> None:
    """Notes to take and to repay, and what Banks bring."""
    pen.plate(area)
    x, y, width, height = area
    pen.stamp(commodities.cube(pen.theme, "money", FINANCE.emblems["money"], 22), x + 18, y + 16, "center")
    pen.text("Finance", x + 33, y + 16, "name", 17)
    held = "no note" if not facts.notes else "1 note" if facts.notes == 1 else f"{facts.notes} notes"
    pen.text(f"you hold {held}", x + 98, y + 16.5, "label", 13.5, palette.SECONDARY)
    pays = max(0, facts.pays)
    _note_button(
        pen, take_area(), ("Take a note", f"${pays}", f"the next pays ${max(0, pays - 1)}"), palette.BRASS_LIGHT,
        facts.can_take,
    )  # fmt: skip
    _note_button(
        pen, repay_area(), ("Repay one", f"${FINANCE.repayment}", "each costs 3 VP"), palette.LOSS,
        facts.can_repay,
    )  # fmt: skip
    middle = x + 163 + 150 + (width - 313) / 2 + 1
    face = TileFace("bank", side=22).surface(pen.theme)
    pen.stamp(face, middle, y + height / 2 - 11, "center")
    pen.text(f"bank dot ${FINANCE.bank_dot}", middle, y + height - 14, "name", 13.5, align="center")


def _note_button(
    pen: Pen, spot: Area, words: tuple[str, str, str], figure: palette.Colour, is_open: bool
) -> None:
    x, y, width, height = spot
    pen.stamp_at(
        materials.button_face(pen.theme, width, height, "plain", "rest" if is_open else "disabled"), spot
    )
    ink = palette.IVORY if is_open else palette.OFF
    label, amount, hint = words
    pen.text(label, x + 8, y + 13, "name", 14.5, ink)
    pen.text(amount, x + width - 8, y + 14, "number", 18, figure if is_open else palette.OFF, align="right")
    pen.text(hint, x + 8, y + height - 12, "label", 12.5, palette.SECONDARY if is_open else palette.OFF)
