"""What the round, the market, the event, the War and the Architects say of themselves."""

from __future__ import annotations

from game.nations.cards.cards import CARDS, EVENTS, TILES
from game.nations.concepts import compared_stability, strength
from game.nations.rules.buying import battle_surcharge
from game.nations.rules.maintenance import BASE_ARCHITECTS
from game.nations.rules.solo import COLUMNS_OF_THE_DIE
from game.nations.rules.war import is_defeated, strength_against_war, war_cost
from game.nations.state import NationsState
from game.text.sentences import Sentences
from scenes import ui
from scenes.table.model import TableModel
from scenes.table.seats import ordinal, seat_name

say = Sentences("nations")

STEP_CHAPTERS = {
    "growth": "Growth",
    "action": "Your turn",
    "production": "Production",
    "order": "Player order",
    "war": "War",
    "events": "Events",
    "stability": "Playing alone",
    "famine": "Famine",
    "books": "Scoring books",
}
"""The chapter of the rules for every step that the rail names."""


def step(name: str) -> ui.Explanation:
    """A step of a round."""
    return ui.Explanation(say(f"rail.{name}"), remarks=(say(f"rail_told.{name}"),), chapter=STEP_CHAPTERS[name])


def round_and_age(model: TableModel[NationsState]) -> ui.Explanation:
    """Which round it is, and when cards and scoring change."""
    state = model.view
    if not state.round:
        return ui.Explanation(say("rail.setup"), remarks=(say("rail_told.setup"),), chapter="Setting up")
    last = state.round + state.round % 2
    parts = (
        ui.SumLine(say("rail_told.age"), f"{state.age} / {state.ages}"),
        ui.SumLine(say("rail_told.rounds"), f"{state.round} / {state.rounds}"),
        ui.SumLine(say("rail_told.books_after"), str(last)),
    )
    return ui.Explanation(say("rail_told.when"), parts, remarks=(say("rail_told.ages"),), chapter="The round")


def player_order(model: TableModel[NationsState]) -> ui.Explanation:
    """How the player order comes about."""
    return ui.Explanation(say("rail_told.order_title"), remarks=(say("forecast_told.order"),), chapter="Player order")


def place_in_order(model: TableModel[NationsState], seat: int) -> ui.Explanation:
    """The place of a seat in the player order, and what it will be compared by."""
    state = model.view
    title = say("rail.order_caption", name=seat_name(model, seat), place=ordinal(state.order.index(seat) + 1))
    is_compared = state.is_solo or bool(state.nations[seat].board)
    parts = (
        ui.SumLine("{strength}", ui.number(strength(state, seat))),
        ui.SumLine("{stability}", ui.number(compared_stability(state, seat))),
    )
    remarks = (say("forecast_told.order"),)
    return ui.Explanation(title, parts if is_compared else (), remarks=remarks, chapter="Player order")


# -- the market -----------------------------------------------------------------------------------------------


def row_price(model: TableModel[NationsState], price: int) -> ui.Explanation:
    """What the cards of a row cost, and what becomes of them at the end of the round."""
    fate = say("market.stays" if price == 3 else "market.leaves")
    dearer = battle_surcharge(model.view, model.viewer)
    battles = (say("market.battles", amount=dearer),) if dearer else ()
    title = say("market.price", price=price)
    return ui.Explanation(title, remarks=(say("market.row", price=price), fate, *battles), chapter="The market")


def empty_space(model: TableModel[NationsState], column: int) -> ui.Explanation:
    """A place of the market without a card."""
    state = model.view
    rolled = next((roll for roll in state.rolls if roll == column + 1 <= COLUMNS_OF_THE_DIE), 0)
    swept = (say("market.swept", face=rolled),) if state.is_solo and rolled else ()
    remarks = (*swept, say("market.refilled"))
    return ui.Explanation(say("market.empty"), remarks=remarks, chapter="The market")


def odds(model: TableModel[NationsState], column: int) -> ui.Explanation:
    """How likely a column outlasts the next roll, and the next two; of one without cards, why it has none."""
    if not any(row[column] for row in model.view.board):
        return empty_space(model, column)
    return ui.Explanation(
        say("market.odds_title", face=column + 1),
        (
            ui.SumLine(say("market.next_roll"), ui.percent(5 / 6)),
            ui.SumLine(say("market.two_rolls"), ui.percent(25 / 36)),
        ),
        remarks=(say("market.odds_told", face=column + 1),),
        chapter="Playing alone",
    )


# -- event, War, Architects ---------------------------------------------------------------------------------------


def event_to_come(model: TableModel[NationsState]) -> ui.Explanation:
    """The place of the Event Card before it is turned up."""
    return ui.Explanation(say("event_card.title"), remarks=(say("event_card.later"),), chapter="Event and architects")


def war_space(model: TableModel[NationsState]) -> ui.Explanation:
    """The place of the War, and what the War on it does to whom."""
    state = model.view
    if not state.war:
        return ui.Explanation(say("war.none"), remarks=(say("war.told"),), chapter="Wars")
    marker = ui.SumLine(say("war.marker", who=seat_name(model, state.war_buyer)), f"{state.war_strength}{{strength}}")
    rows = tuple(
        ui.SumLine(
            say(
                "war.beaten" if is_defeated(state, nation.seat) else "war.safe",
                who=seat_name(model, nation.seat),
            ),
            f"{strength_against_war(state, nation.seat)}{{strength}}",
        )
        for nation in state.nations
    )
    costs = " ".join(f"−{amount}{{{kind}}}" for kind, amount in (("vp", 1), *war_cost(state)))
    title = say.name(CARDS[state.war].name)
    return ui.Explanation(title, (marker, *rows), remarks=(say("war.costs", costs=costs),), chapter="War")


def architects(model: TableModel[NationsState]) -> ui.Explanation:
    """How many Architects can still be hired, and where they come from."""
    state = model.view
    pieces = TILES if state.is_solo else EVENTS
    parts = [ui.SumLine(say("architects.left"), str(state.architects))]
    if state.event:
        parts.append(ui.SumLine(say("architects.of_event"), f"+{pieces[state.event].architects}"))
    if base := BASE_ARCHITECTS[len(state.nations)]:
        parts.append(ui.SumLine(say("architects.of_players"), f"+{base}"))
    remarks = (say("architects.told"),)
    return ui.Explanation(say("architects.title"), tuple(parts), remarks=remarks, chapter="Event and architects")


def famine(model: TableModel[NationsState]) -> ui.Explanation:
    """What the famine of the round takes."""
    state = model.view
    pieces = TILES if state.is_solo else EVENTS
    words = say("famine.told", amount=pieces[state.event].famine) if state.event else say("event_card.later")
    return ui.Explanation(say("famine.title"), remarks=(words,), chapter="Famine")


# -- the shadow -----------------------------------------------------------------------------------------------


def shadow_value(model: TableModel[NationsState], kind: str) -> ui.Explanation:
    """A value of the shadow: what the tile of the round gives, and what its die has changed."""
    state = model.view
    shadow, tile = state.shadows[0], TILES[state.event] if state.event else None
    now = getattr(shadow, kind)
    title = say("slip.of", who=say("shadow.name"), what=say(f"kinds.{kind}"), kind=kind)
    remarks = (say("slip.set_by_die"),)
    if tile is None:
        return ui.Explanation(
            title, (ui.SumLine(say("slip.held"), ui.number(now)),), remarks=remarks, chapter="Playing alone"
        )
    given = getattr(tile, kind)
    parts = [ui.SumLine(say("shadow.tile", tile=say.name(tile.name)), ui.number(given))]
    others = state.nations[0].standing.stability_of_all if kind == "stability" else 0
    if others:
        parts.append(ui.SumLine(say("sources.all"), ui.number(others)))
    if now != given:
        parts.append(ui.SumLine(say("shadow.before" if kind == "books" else "shadow.rolled"), ui.number(now - given)))
    return ui.Explanation(title, tuple(parts), ui.number(now + others), remarks, "Playing alone")


def shadow_die(model: TableModel[NationsState]) -> ui.Explanation:
    """When the shadow's die is rolled, and what it does."""
    state = model.view
    parts = tuple(ui.SumLine(say("shadow.roll", number=index + 1), str(face)) for index, face in enumerate(state.rolls))
    remarks = (say("shadow.sweeps"), say("shadow.after_actions"))
    return ui.Explanation(say("shadow.die"), parts, remarks=remarks, chapter="Playing alone")


def next_roll(model: TableModel[NationsState]) -> ui.Explanation:
    """What the next roll of the shadow's die may bring."""
    state = model.view
    tile = TILES[state.event]
    parts = (
        ui.SumLine(say("shadow.faces_sweep"), ui.percent(4 / 6)),
        *(
            ui.SumLine(say("shadow.face", face=face, change=f"{ui.number(amount)} {{{kind}}}"), ui.percent(1 / 6))
            for face, (kind, amount) in ((5, tile.on_five), (6, tile.on_six))
        ),
    )
    remarks = (say("shadow.after_actions"),)
    return ui.Explanation(say("shadow.next_roll"), parts, remarks=remarks, chapter="Playing alone")
