"""Tooltips of the numbers and signs on the table: what they are made of. Money is told only as far as the viewer may
see it.
"""

from __future__ import annotations

from dataclasses import replace

from game.wealth_of_nations.analysis.forecast import whole_runs
from game.wealth_of_nations.cards.components import (
    FINANCE,
    FIRST_GAME,
    FLAGS_OF_A_NATION,
    INDUSTRIES,
    MAP,
    MONEY,
    PACKAGES,
    PRICES,
    Cost,
)
from game.wealth_of_nations.cards.market import (
    barter_price,
    buy_price,
    price_of_buying,
    price_of_selling,
    sell_price,
)
from game.wealth_of_nations.cards.prices import HALF_DOLLARS
from game.wealth_of_nations.cards.running import Run, products, worth
from game.wealth_of_nations.drafts.running import Running
from game.wealth_of_nations.public import BAND
from game.wealth_of_nations.rules.ending import STACKS_TO_EMPTY, open_hexes
from game.wealth_of_nations.rules.notes import next_note_pays
from game.wealth_of_nations.rules.scoring import (
    DOLLARS_FOR_A_VP,
    VP_FOR_A_TILE,
    VP_LOST_FOR_A_NOTE,
    tiles_by_industry,
)
from game.wealth_of_nations.state import NOBODY, Bloc, WealthState
from game.wealth_of_nations.text.telling import amounts, package_use, piece_name, tiles_of
from scenes import ui
from scenes.games.wealth_of_nations.text.seats import (
    is_money_covered,
    is_money_exact,
    money_words,
    nation_name,
    say,
    seat_name,
    shown_money,
    shown_points,
)
from scenes.table.model import TableModel
from scenes.table.seats import computer_words, ordinal

# -- nations -----------------------------------------------------------------------------------------------------


def money(model: TableModel[WealthState], seat: int) -> ui.Explanation:
    """Money as far as it is to be seen, and what it counts."""
    parts = [ui.SumLine(say("told.money_held"), money_words(model, seat))]
    shown = shown_money(model, seat)
    if shown is not None:
        parts.append(ui.SumLine(say("told.full_tens", dollars=DOLLARS_FOR_A_VP), f"{shown // DOLLARS_FOR_A_VP} {{vp}}"))
    remarks = []
    if not is_money_exact(model, seat):
        key = "told.money_hidden" if shown is None else "told.money_roughly"
        remarks.append(say(key, band=BAND))
    if seat == model.viewer and is_money_covered(model):
        remarks.append(say("told.money_covered"))
    return ui.Explanation(
        say("told.of", who=seat_name(model, seat), what=say("told.money")),
        tuple(parts),
        "",
        tuple(remarks),
        "The end",
    )


def notes(model: TableModel[WealthState], seat: int) -> ui.Explanation:
    """Promissory notes: what they take away, and what the next one pays."""
    nation = model.view.nations[seat]
    parts = (
        ui.SumLine(
            say("told.notes_at_the_end", notes=nation.notes),
            f"{ui.number(-VP_LOST_FOR_A_NOTE * nation.notes)} {{vp}}",
        ),
        ui.SumLine(say("told.next_note_pays"), f"${max(0, next_note_pays(nation))}"),
        ui.SumLine(say("told.repaying_one"), f"${FINANCE.repayment}"),
    )
    title = say("told.of", who=seat_name(model, seat), what=say("told.notes"))
    return ui.Explanation(title, parts, chapter="Promissory notes")


def points(model: TableModel[WealthState], seat: int) -> ui.Explanation:
    """VP for tiles and money, less those for notes."""
    tiles, cash, lost = shown_points(model, seat)
    is_seen = shown_money(model, seat) is not None
    parts = (
        ui.SumLine(say("told.tiles_count", tiles=tiles // VP_FOR_A_TILE, each=VP_FOR_A_TILE), ui.number(tiles)),
        ui.SumLine(say("told.full_tens", dollars=DOLLARS_FOR_A_VP), ui.number(cash) if is_seen else "?"),
        ui.SumLine(
            say("told.notes_count", notes=-lost // VP_LOST_FOR_A_NOTE, each=VP_LOST_FOR_A_NOTE), ui.number(lost)
        ),
    )
    remarks = () if is_money_exact(model, seat) else (say("told.money_of_others"),)
    title = say("told.of", who=seat_name(model, seat), what="{vp}")
    return ui.Explanation(title, parts, ui.number(tiles + cash + lost), remarks, "The end")


def cubes(model: TableModel[WealthState], seat: int, commodity: str) -> ui.Explanation:
    """Cubes of a commodity: what there is, what running takes and makes of it."""
    state = model.view
    held = state.nations[seat].cubes(commodity)
    parts = [ui.SumLine(say("told.held"), ui.number(held))]
    row = model.forecast.rows[seat] if model.forecast and model.forecast.rows else None
    if row is not None:
        parts += [
            ui.SumLine(say(f"told.produce_{way}"), ui.signed(sign * amount))
            for way, sign, amounts_of in (("takes", -1, row.cost), ("makes", 1, row.output))
            if (amount := dict(amounts_of).get(commodity, 0))
        ]
    title = say("told.of", who=seat_name(model, seat), what=commodity_name(commodity))
    return ui.Explanation(title, tuple(parts), "", (say("told.cubes_at_the_end"),), "Trade")


def stock(model: TableModel[WealthState], seat: int, commodity: str) -> ui.Explanation:
    """The same with what they cost and earn now."""
    state = model.view
    market = state.market(commodity)
    prices = say("told.prices", buy=buy_price(market), sell=sell_price(market), barter=barter_of(state, commodity))
    held = cubes(model, seat, commodity)
    return replace(held, remarks=(prices, *held.remarks))


def tiles_on_map(state: WealthState, seat: int) -> tuple[tuple[str, int], ...]:
    """A seat's tiles on the map, for every industry of which it has any."""
    counts = tiles_by_industry(state, seat)
    return tuple((industry, counts[industry]) for industry in INDUSTRIES if counts[industry])


def tiles(model: TableModel[WealthState], seat: int) -> ui.Explanation:
    """Tiles on the map by industry, and flags."""
    state = model.view
    counts = tiles_on_map(state, seat)
    parts = [ui.SumLine(piece_name(industry), ui.number(count)) for industry, count in counts]
    left, on_map = state.flags_left(seat), state.flags.count(seat)
    remarks = (
        say("told.tile_is_worth", each=VP_FOR_A_TILE),
        say("told.flags", on_map=on_map, left=left, all=FLAGS_OF_A_NATION),
    )
    total = ui.number(sum(count for _, count in counts)) if parts else ""
    title = say("told.of", who=seat_name(model, seat), what=say("told.tiles"))
    return ui.Explanation(title, tuple(parts), total, remarks, "Industries and dots")


def who(model: TableModel[WealthState], seat: int) -> ui.Explanation:
    """A seat: its nation, its place in the order, what it does now."""
    state = model.view
    parts = []
    if nation := nation_name(model, seat):
        parts.append(ui.SumLine(say("told.nation"), nation))
    if state.first >= 0:
        parts.append(ui.SumLine(say("told.place_in_order"), ordinal(state.in_order().index(seat) + 1)))
    return ui.Explanation(
        seat_name(model, seat), tuple(parts), "", (*computer_words(model, seat), say("told.first_player")), "The round"
    )


# -- Produce -----------------------------------------------------------------------------------------------------


def production(model: TableModel[WealthState], seat: int) -> ui.Explanation:
    """What Produce takes and brings, bloc by bloc."""
    state = model.view
    title = say("told.of", who=seat_name(model, seat), what=say("told.produce"))
    row = model.forecast.rows[seat] if model.forecast and model.forecast.rows else None
    if row is None:
        return ui.Explanation(title, remarks=(say("told.no_produce"),), chapter="Produce")
    parts = [run_part(run) for run in whole_runs(state, seat)]
    parts += [
        ui.SumLine(say("told.runs_now", bloc=_bloc(bloc)), _made(products(bloc, state.fed)))
        for bloc in state.blocs
        if bloc.owner == seat and bloc.hexes[0] in state.running
    ]
    remarks = [] if parts else [say("told.no_blocs")]
    if row.short:
        remarks.append(say("told.short_of", cubes=amounts(row.short), price=row.price))
    if row.shared:
        remarks.append(say("told.shared_dots", dots=row.shared))
    return ui.Explanation(title, tuple(parts), "", tuple(remarks), "Produce")


def planned(model: TableModel[WealthState]) -> ui.Explanation:
    """What Produce takes and brings the viewer, as it is laid out where it is."""
    if not isinstance(model.draft, Running):
        return production(model, model.viewer)
    parts = tuple(run_part(run) for run in model.draft.runs)
    remarks = () if parts else (say("produce.nothing_runs"),)
    title = say("told.of", who=seat_name(model, model.viewer), what=say("told.produce"))
    return ui.Explanation(title, parts, "", remarks, "Produce")


def run_part(run: Run) -> ui.SumLine:
    """One run of industries as a line of a sum."""
    key = "told.run_for" if run.cost else "told.run_free"
    return ui.SumLine(say(key, bloc=_bloc(run.bloc), cost=amounts(run.cost)), _made(run.products))


def _bloc(bloc: Bloc) -> str:
    return tiles_of(bloc.industry, len(bloc.hexes))


def _made(products: Cost) -> str:
    return " ".join(f"+${amount}" if kind == MONEY else f"+{amount} {{{kind}}}" for kind, amount in products) or "–"


def commodity_name(commodity: str) -> str:
    """What a commodity is called."""
    return f"{say.name(PRICES[commodity].name)} {{{commodity}}}"


# -- markets -----------------------------------------------------------------------------------------------------


def barter_of(state: WealthState, commodity: str) -> str:
    """What a cube is worth in a barter."""
    return f"{barter_price(state.market(commodity)) / HALF_DOLLARS:g}"


def market(model: TableModel[WealthState], commodity: str) -> ui.Explanation:
    """The wells of a market, and what its prices come from."""
    state = model.view
    market = state.market(commodity)
    parts = (
        ui.SumLine(say("told.wells_filled", wells=market.ladder.wells), ui.number(market.filled)),
        ui.SumLine(say("told.next_costs"), f"${buy_price(market)}"),
        ui.SumLine(say("told.next_earns"), f"${sell_price(market)}"),
        ui.SumLine(say("told.barter_price"), f"${barter_of(state, commodity)}"),
    )
    return ui.Explanation(say("told.market", what=commodity_name(commodity)), parts, "", (say("told.wells"),), "Trade")


def trade(model: TableModel[WealthState], verb: str, commodity: str) -> ui.Explanation:
    """What the next cubes cost or earn, one after the other."""
    market = model.view.market(commodity)
    price_of = price_of_buying if verb == "buy" else price_of_selling
    parts = tuple(
        ui.SumLine(
            say("told.cube_number", number=cubes),
            f"${price_of(market, cubes) - (price_of(market, cubes - 1) if cubes > 1 else 0)}",
        )
        for cubes in range(1, 5)
    )
    title = say(f"told.{verb}", what=commodity_name(commodity))
    return ui.Explanation(title, parts, "", (say(f"told.{verb}_how"),), "Trade")


def take_note(model: TableModel[WealthState], seat: int) -> ui.Explanation:
    """What the next note pays, and why."""
    nation = model.view.nations[seat]
    parts = (
        ui.SumLine(say("told.first_note"), f"${FINANCE.first_note_pays}"),
        ui.SumLine(say("told.notes_held", notes=nation.notes), f"{ui.number(-nation.notes)}"),
    )
    pays = f"${max(0, next_note_pays(nation))}"
    return ui.Explanation(
        say("told.take_note"),
        parts,
        pays,
        (say("told.note_rules", repayment=FINANCE.repayment),),
        "Promissory notes",
    )


def repay_note(model: TableModel[WealthState], seat: int) -> ui.Explanation:
    """What repaying costs."""
    parts = (
        ui.SumLine(say("told.repaying_one"), f"${FINANCE.repayment}"),
        ui.SumLine(say("told.saves"), f"{VP_LOST_FOR_A_NOTE} {{vp}}"),
    )
    return ui.Explanation(say("told.repay_note"), parts, chapter="Promissory notes")


def bank(model: TableModel[WealthState]) -> ui.Explanation:
    """What a Bank yields."""
    parts = (ui.SumLine(say("told.whole_dot"), f"${FINANCE.bank_dot}"),)
    return ui.Explanation(piece_name("bank"), parts, "", (say("told.banks"),), "Industries and dots")


# -- setting up --------------------------------------------------------------------------------------------------


def package(model: TableModel[WealthState], package: str) -> ui.Explanation:
    """What a starting package is worth, piece by piece, what it is for, and whether it suits a first game."""
    state = model.view
    kind = PACKAGES[package]
    parts = []
    if kind.industry:
        cost = INDUSTRIES[kind.industry].cost
        parts.append(ui.SumLine(tiles_of(kind.industry, kind.tiles), _dollars(worth(state, cost * kind.tiles))))
    parts += [
        ui.SumLine(f"{count} {{{commodity}}}", _dollars(worth(state, ((commodity, count),))))
        for commodity, count in kind.cubes
    ]
    if kind.money:
        parts.append(ui.SumLine(say("told.money"), f"${kind.money}"))
    total = _dollars(_package_half_dollars(state, package))
    whom = say("setting_up.suits_first" if package in FIRST_GAME else "setting_up.suits_known")
    remarks = (package_use(package), whom, say("setting_up.worth_is"))
    return ui.Explanation(say("setting_up.package"), tuple(parts), total, remarks, "Setting up")


def _dollars(half_dollars: int) -> str:
    """An amount of money, with cents only where there are some."""
    whole, half = divmod(half_dollars, HALF_DOLLARS)
    return f"${whole}.50" if half else f"${whole}"


def nation(model: TableModel[WealthState], flag: str) -> ui.Explanation:
    """A nation that may be chosen, or who has chosen it."""
    owner = next((nation.seat for nation in model.view.nations if nation.flag == flag), None)
    parts = () if owner is None else (ui.SumLine(say("told.played_by"), seat_name(model, owner)),)
    return ui.Explanation(piece_name(flag), parts, "", (say("setting_up.nations_is"),), "Setting up")


def package_worth(state: WealthState, package: str) -> int:
    """About how many dollars it is worth at the first barter prices; tiles count what building them costs."""
    return _package_half_dollars(state, package) // HALF_DOLLARS


def _package_half_dollars(state: WealthState, package: str) -> int:
    kind = PACKAGES[package]
    tiles = INDUSTRIES[kind.industry].cost * kind.tiles if kind.industry else ()
    return worth(state, (*kind.cubes, *tiles, (MONEY, kind.money)))


def about(model: TableModel[WealthState], key: str, chapter: str) -> ui.Explanation:
    """What a sign or a heading means that is the same at any time: `key` is that of its words."""
    return ui.Explanation(say(key), remarks=(say(f"{key}_is"),), chapter=chapter)


# -- the round ---------------------------------------------------------------------------------------------------


def round_now(model: TableModel[WealthState]) -> ui.Explanation:
    """Which round it is, and how far off the end is."""
    state = model.view
    most = max(state.flags.count(seat) for seat in state.seats)
    parts = (
        ui.SumLine(say("told.most_flags", all=FLAGS_OF_A_NATION), ui.number(most)),
        ui.SumLine(say("told.free_hexes"), ui.number(open_hexes(state))),
        ui.SumLine(say("told.empty_stacks", all=STACKS_TO_EMPTY), ui.number(state.stacks.count(0))),
    )
    remarks = [say("told.final" if state.is_final else "told.ends_when")]
    if state.most_rounds:
        remarks.append(say("told.most_rounds", rounds=state.most_rounds))
    title = say("rail.round", round=state.round) if state.round else say("rail.setup")
    return ui.Explanation(title, parts, "", tuple(remarks), "The end")


def order(model: TableModel[WealthState]) -> ui.Explanation:
    """The seats from the first player on."""
    state = model.view
    seats = state.in_order() if state.first >= 0 else tuple(state.seats)
    parts = tuple(ui.SumLine(seat_name(model, seat), ordinal(place)) for place, seat in enumerate(seats, 1))
    return ui.Explanation(say("rail.order"), parts, "", (say("told.first_player"),), "The round")


def phase(model: TableModel[WealthState], phase: str) -> ui.Explanation:
    """What happens in a phase."""
    return ui.Explanation(say(f"phases.{phase}"), remarks=(say(f"phase.{phase}"),), chapter=phase.capitalize())


# -- the map -----------------------------------------------------------------------------------------------------


def built_hex(model: TableModel[WealthState], hex: int, caption: str) -> ui.Explanation:
    """A hex with a tile while a Produce phase is planned: whose it is, and what its bloc makes."""
    return ui.Explanation(say("map.hex", hex=MAP.names[hex]), remarks=(caption,), chapter="Industries and dots")


def hex(model: TableModel[WealthState], hex: int) -> ui.Explanation:
    """A hex without a tile: what may come there."""
    state = model.view
    name = MAP.names[hex]
    if hex in state.land.closed:
        why = say("map.closed_is" if hex == state.land.rose else "map.water_is")
        return ui.Explanation(say("map.hex", hex=name), remarks=(why,), chapter="Setting up")
    owner = state.flags[hex]
    if owner == NOBODY:
        flag = say("map.flag_costs", cost=amounts(FINANCE.costs["flag"]))
        return ui.Explanation(say("map.hex", hex=name), remarks=(flag, say("map.free_is")), chapter="Flags")
    title = say("map.flag_on", hex=name, who=seat_name(model, owner))
    return ui.Explanation(title, remarks=(say("map.flag_is"),), chapter="Building")
