"""What the events of the game look like, beyond pieces finding their new places."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from game.engine.event import Event
from game.wealth_of_nations import events
from game.wealth_of_nations.cards.blocs import full_dots
from game.wealth_of_nations.cards.components import COMMODITIES, FINANCE, INDUSTRIES, MAP
from game.wealth_of_nations.drafts.bargain import asked_place, given_place
from game.wealth_of_nations.drafts.trades import market_place
from game.wealth_of_nations.rules.produce import is_running
from game.wealth_of_nations.state import ITEMS, WealthState
from game.wealth_of_nations.text.telling import happened
from scenes import ui
from scenes.games.wealth_of_nations.board import looks
from scenes.games.wealth_of_nations.motion import great_moments
from scenes.games.wealth_of_nations.motion.moments import Handshake, Lit, Raised, Smoke, Waving
from scenes.games.wealth_of_nations.text.seats import is_person, say, seat_colour, seat_name
from scenes.table.model import TableModel
from scenes.table.show import Banner, Flash, Rest, Show, Shows, Tokens

PHASES = (events.TradeBegan, events.DevelopBegan, events.ProduceBegan)

CUBE = 20.0
"""Units across a cube in flight."""


def _cubes(commodity: str, count: int, source: str, target: str, holds: float | None = None) -> Tokens:
    """Cubes in flight."""
    return Tokens(commodity, count, source, target, looks.CubeLook(commodity, CUBE), holds=holds)


def _goods(item: str, count: int, source: str, target: str) -> Tokens:
    """Anything that changes hands in flight: cubes as they are, money and notes as their signs."""
    if item in COMMODITIES:
        return _cubes(item, count, source, target)
    return Tokens({"money": "coins", "notes": "note"}[item], count, source, target)


def _phase(phase: str) -> Shows:
    def banner(
        model: TableModel[WealthState], event: events.TradeBegan | events.DevelopBegan | events.ProduceBegan
    ) -> Sequence[Show]:
        state = model.view
        is_last = state.is_final or (not isinstance(event, events.DevelopBegan) and event.final)
        words = say("rail.the_last" if is_last else "rail.round", round=event.round)
        return (Banner(say(f"phases.{phase}"), words),)

    return banner


def _bought(model: TableModel[WealthState], event: events.Bought) -> Sequence[Show]:
    commodity = event.commodity
    return (
        _cubes(commodity, 1, f"next {commodity}", f"{commodity}@{event.seat}"),
        Tokens("coins", 1, f"money@{event.seat}", f"buy {commodity}"),
    )


def _sold(model: TableModel[WealthState], event: events.Sold) -> Sequence[Show]:
    commodity = event.commodity
    return (
        _cubes(commodity, 1, f"{commodity}@{event.seat}", market_place(commodity)),
        Tokens("coins", 1, f"sell {commodity}", f"money@{event.seat}"),
    )


def _took_note(model: TableModel[WealthState], event: events.TookNote) -> Sequence[Show]:
    return (
        Tokens("note", 1, "take note", f"note@{event.seat}"),
        Tokens("coins", 2, "take note", f"money@{event.seat}"),
        *great_moments.in_debt(model, event),
    )


def _repaid_note(model: TableModel[WealthState], event: events.RepaidNote) -> Sequence[Show]:
    return (
        Tokens("note", 1, f"note@{event.seat}", "repay note"),
        Tokens("coins", 2, f"money@{event.seat}", "repay note"),
    )


def _not_asked(model: TableModel[WealthState], event: events.NotAsked) -> Sequence[Show]:
    """No turn of a person goes by without a word, unless that person has run blocs; once in a phase is enough."""
    seat, state = event.seat, model.view
    has_run = any(bloc.owner == seat and is_running(state, bloc) for bloc in state.blocs)
    if not is_person(model, seat) or (state.phase == "produce" and has_run):
        return ()
    for earlier in reversed(model.told):
        if isinstance(earlier, PHASES):
            break
        if earlier == event:
            return ()
    return (Banner(seat_name(model, seat), happened(event).rstrip(".")),)


def _proposed(model: TableModel[WealthState], event: events.Proposed) -> Sequence[Show]:
    """A computer seat answers at once: its words stay to be read."""
    return () if is_person(model, event.partner) else (Rest(),)


def _bartered(model: TableModel[WealthState], event: events.Bartered) -> Sequence[Show]:
    """Everything crosses the table at once, and they shake hands on it: from the trays that lie before a viewer who has
    talked, and out of the hands of others, over no plaque of those who have nothing to do with it.
    """
    sides = (event.seat, event.partner)
    flights = []
    for item, amount in zip(ITEMS, event.gives, strict=True):
        if amount:
            giver, taker = sides if amount > 0 else sides[::-1]
            anchor = "note" if item == "notes" else item
            tray = given_place(item) if giver == model.viewer else asked_place(item)
            takes_off = tray if model.viewer in sides else "map"
            goods = _goods(item, abs(amount), f"{anchor}@{giver}", f"{anchor}@{taker}")
            flights.append(replace(goods, takes_off=takes_off))
    crossing = [replace(tokens, manner=ui.MANNERS["barter"]) for tokens in flights]
    return (*crossing, Handshake((seat_colour(model, event.seat), seat_colour(model, event.partner))))


def _built(model: TableModel[WealthState], event: events.Built) -> Sequence[Show]:
    """The cubes of its price go to the supply beside the markets; then the building comes down on its tile."""
    paid = tuple(
        _cubes(commodity, count, f"{commodity}@{event.seat}", market_place(commodity), 0.0)
        for commodity, count in INDUSTRIES[event.industry].cost
    )
    shines = great_moments.bloc_completed(model, event)
    return (*paid, *_waving(model, event), *_laid(model, event), *shines)


def _laid(model: TableModel[WealthState], event: events.Built | events.Laid | events.Placed) -> Sequence[Show]:
    return (ui.MANNERS["tile"], Raised(event.hex))


def _waving(model: TableModel[WealthState], event: Event) -> Sequence[Show]:
    """The flags of the seat that acts."""
    flags = tuple(f"flag {MAP.names[hex]}" for hex, owner in enumerate(model.view.flags) if owner == event.seat)
    return (Waving(flags),) if flags else ()


def _paid(cost: str) -> Callable[[TableModel[WealthState], Event], Sequence[Show]]:
    def paid(model: TableModel[WealthState], event: Event) -> Sequence[Show]:
        cubes = tuple(
            _cubes(commodity, count, f"{commodity}@{event.seat}", market_place(commodity))
            for commodity, count in FINANCE.costs[cost]
        )
        return (*cubes, *_waving(model, event))

    return paid


def _placed_flag(model: TableModel[WealthState], event: events.PlacedFlag) -> Sequence[Show]:
    """What it costs leaves, and the flag flies from its owner to its hex."""
    return (*_paid("flag")(model, event), ui.MANNERS["goods"])


def _ran(model: TableModel[WealthState], event: events.Ran) -> Sequence[Show]:
    paid = tuple(_cubes(commodity, count, f"{commodity}@{event.seat}", event.hex) for commodity, count in event.cost)
    return (*paid, Flash((event.hex,)), *_running(model, event))


def _running(model: TableModel[WealthState], event: events.Ran) -> Sequence[Show]:
    """Smoke over works that run, light on pylons."""
    state = model.view
    bloc = state.bloc_at(MAP.index[event.hex])
    hexes = tuple(MAP.names[hex] for hex in bloc.hexes) if bloc else ()
    match event.industry:
        case "factory":
            return (Smoke(hexes),)
        case "generator":
            return (Lit(hexes),)
    return ()


def _produced(model: TableModel[WealthState], event: events.Produced) -> Sequence[Show]:
    """What was made flies from the map to its owner."""
    state = model.view
    flights = []
    for bloc in state.blocs:
        made = full_dots(bloc, state.fed) if bloc.hexes[0] in state.running else 0
        if bloc.owner == event.seat and made:
            product = INDUSTRIES[bloc.industry].product
            flights.append(_goods(product, made, MAP.names[bloc.hexes[0]], f"{product}@{event.seat}"))
    return flights


def _automated(model: TableModel[WealthState], event: events.Automated) -> Sequence[Show]:
    return (*_paid("automate")(model, event), *great_moments.automated(model, event))


SHOWS: Mapping[type[Event], Shows] = {
    events.TradeBegan: _phase("trade"),
    events.DevelopBegan: _phase("develop"),
    events.ProduceBegan: _phase("produce"),
    events.NotAsked: _not_asked,
    events.Bought: _bought,
    events.Sold: _sold,
    events.TookNote: _took_note,
    events.RepaidNote: _repaid_note,
    events.Proposed: _proposed,
    events.Bartered: _bartered,
    events.Built: _built,
    events.Laid: _laid,
    events.Placed: _laid,
    events.PlacedFlag: _placed_flag,
    events.Automated: _automated,
    events.Ran: _ran,
    events.Produced: _produced,
}
