"""What the table says: prompts, buttons, refusals and the log, in the game's own sentences."""

from __future__ import annotations

from dataclasses import replace

from game.bus import Event
from game.core.flow import Move, Refusal
from game.wealth_of_nations import telling
from game.wealth_of_nations.components import INDUSTRIES, MAP
from game.wealth_of_nations.state import WealthState
from scenes.games.wealth_of_nations import passing
from scenes.games.wealth_of_nations.barter_words import barter_prompt, reply
from scenes.games.wealth_of_nations.passing import MOST_PASSES
from scenes.games.wealth_of_nations.placing import Placing
from scenes.games.wealth_of_nations.running import Running
from scenes.games.wealth_of_nations.seats import is_money_covered, seat_handle, shown_money
from scenes.games.wealth_of_nations.trades import BUY as BUYING
from scenes.games.wealth_of_nations.trades import Trades
from scenes.kit.model import LogLine, TableModel
from scenes.kit.seats import waiting_for
from scenes.kit.table import Verb

UNTOLD = ("trade_began", "develop_began", "produce_began", "package_returned", "took_up", "not_asked")
"""Events without a line: a heading says it, or the line of another event."""

HEADINGS = {"trade_began": "Trade", "develop_began": "Develop", "produce_began": "Produce"}

BUY = Verb("buy", "Buy", "B", "buy-card")
SELL = Verb("sell", "Sell", "S", "sell-card")
BARTER = Verb("barter", "Barter", "A", "trade")
TAKE_NOTE = Verb("take_note", "Note", "N", "diploma")
REPAY_NOTE = Verb("repay_note", "Repay", "E", "stabbed-note")
PASS = Verb("pass", "Pass", "P", "", kind="danger", move=("pass",), needs_hold=True)
PASS_ON, DONE = (
    Verb(verb, label, key, "", kind="danger", move=("pass",), needs_hold=True, times=MOST_PASSES)
    for verb, label, key in ((passing.PASS_ON, "Pass on", "O"), (passing.DONE, "Done trading", "D"))
)
FLAG = Verb("place_flag", "Flag", "F", "flying-flag")
BUILD = Verb("build", "Build", "B", "hammer-nails")
MOVE = Verb("take_up", "Move", "M", "move")
AUTOMATE = Verb("automate", "Automate", "A", "auto-repair")
RUN = Verb("run", "Produce", "R", "factory")
FINISH = Verb("finish", "Run nothing", "P", "", kind="danger", move=("finish",), needs_hold=True)
PLACE = Verb("place", "Place the tile", "B", "hammer-nails")
PROPOSE = Verb("propose", "Propose", "O", "shaking-hands", kind="primary", move=("propose",))
WITHDRAW = Verb("withdraw", "Withdraw", "W", "cancel", move=("withdraw",))
ACCEPT = Verb("accept", "Accept", "A", "shaking-hands", kind="primary", move=("accept",))
COUNTER = Verb("counter", "Counter", "C", "scales", move=("counter",))
DECLINE = Verb("decline", "Decline", "D", "cancel", move=("decline",))

RAILS: dict[str, tuple[Verb, ...]] = {
    "which_flag": (),
    "which_package": (),
    "where": (PLACE,),
    "trade": (BUY, SELL, BARTER, TAKE_NOTE, REPAY_NOTE, PASS, PASS_ON, DONE),
    "offer": (PROPOSE, WITHDRAW),
    "answer": (ACCEPT, COUNTER, DECLINE, TAKE_NOTE, REPAY_NOTE),
    "develop": (FLAG, BUILD, MOVE, AUTOMATE, PASS, PASS_ON),
    "moving": (MOVE,),
    "which_bloc": (),
    "produce": (RUN, FINISH),
}
"""The buttons for each question."""

RAIL_OF_PHASE = {"trade": "trade", "develop": "develop", "produce": "produce"}


def rail_verbs(model: TableModel) -> tuple[Verb, ...]:
    """The buttons of the action rail: those of the question, or of the phase where somebody else is asked."""
    state: WealthState = model.view
    asked = model.decision.choice.name if model.decision else RAIL_OF_PHASE.get(state.phase, "")
    own = seat_handle(model.viewer)
    verbs = RAILS.get(asked, ())
    return tuple(
        replace(verb, move=(verb.verb, own)) if verb in (TAKE_NOTE, REPAY_NOTE) else _labelled(verb, model)
        for verb in verbs
    )


def _labelled(verb: Verb, model: TableModel) -> Verb:
    """The verb with what is laid out for it."""
    draft = model.draft
    if isinstance(draft, Trades) and draft.verb == verb.verb:
        return replace(verb, label=f"{verb.label} {draft.cubes} for ${draft.total}")
    if isinstance(draft, Placing) and draft.verb == verb.verb == BUILD.verb:
        return replace(verb, label=f"Build {INDUSTRIES[draft.industry].name}")
    return verb


def prompt(model: TableModel) -> str:
    """What the deciding seat is asked, or how to go on with what it has laid out."""
    decision = model.decision
    if decision is None:
        return ""
    if decision.seat != model.viewer:
        return waiting_for(model, decision.seat) + _ordered(model)
    question = barter_prompt(model) or telling.question(model.view, decision)
    return _hint(model) or f"{question}{_ordered(model)}"


def _ordered(model: TableModel) -> str:
    """What the viewer has asked for at its next turns."""
    order = model.order
    if order is None:
        return ""
    if order.verb in PASSING:
        return PASSING[order.verb]
    count = len(order.left)
    return f". Still ordered: {count} more trade{'s' * (count > 1)}; Esc calls them off"


PASSING = {
    passing.PASS_ON: ". Passing on until something new comes up (Esc stops)",
    passing.DONE: ". Done trading until you are asked (Esc stops)",
}


def _hint(model: TableModel) -> str:
    """How to go on with what is laid out."""
    draft = model.draft
    match draft:
        case Trades():
            way = "climbs" if draft.verb == BUYING else "falls"
            more = "Wheel, + and −: more at your next turns." if draft.cubes == 1 else f"The price {way}."
            return f"{more} Click the price again or press Enter."
        case Placing() if draft.hex:
            return "Enter or a click on the hex lays it; wheel or R turns it."
        case Placing():
            return f"{INDUSTRIES[draft.industry].name}: point at a hex; wheel or R turns the tile."
        case Running():
            return (
                "Click tiles to feed them or not, a cube for its whole bloc; wheel: other plans; R runs it."
            )
    selection = model.selection
    if selection.picked and selection.verbs == {BUILD.verb}:
        return f"{selection.picked[0]}: which tile do you build there? Click one that is lit."
    return ""


def move_words(model: TableModel, move: Move) -> str:
    """A legal move as the words of a button."""
    return telling.label(model.view, move, names_of(model))


def names_of(model: TableModel) -> tuple[str, ...]:
    """What the seats are called."""
    return tuple(seat.name for seat in model.seats)


ABOUT_MONEY = ("needs_money_to_buy", "needs_money_to_repay")
"""Refusals that tell how much money there is."""


def refusal_words(model: TableModel, refusal: Refusal) -> str:
    """Why not, in numbers, and the nearest remedy; money that lies covered is told as roughly as it is shown."""
    is_about_money = refusal.reason in ABOUT_MONEY or refusal.facts.get("item") == "money"
    if is_about_money and "have" in refusal.facts and is_money_covered(model):
        have = shown_money(model, model.viewer)
        refusal = refusal._replace(facts={**refusal.facts, "have": "?" if have is None else have})
    return " ".join(telling.refused(refusal)).strip()


def warning(model: TableModel, move: Move) -> str:
    """Passing the last Trade phase with cubes in stock, or automating what needs no food, looks like an oversight."""
    state: WealthState = model.view
    nation = state.nations[model.viewer]
    if move == ("pass",) and state.phase == "trade" and state.is_final:
        cubes = sum(nation.cubes(market.commodity) for market in state.markets)
        if cubes:
            return f"You still have **{cubes}** cubes, and cubes are worth nothing at the end. They can still be sold."
    if move[0] == "automate":
        bloc = state.bloc_at(MAP.index[move[1]])
        if bloc and not INDUSTRIES[bloc.industry].is_fed:
            return "Farms need no food: automating them brings nothing."
    return ""


def heading(model: TableModel, event: Event) -> str:
    """A phase opens a group of the log."""
    phase = HEADINGS.get(event.kind)
    return f"Round {event.facts['round']}   {phase}" if phase else ""


def log_line(model: TableModel, event: Event) -> LogLine | None:
    """The event in the log's words; a proposal together with what a computer seat says to it."""
    if event.kind in UNTOLD:
        return None
    words = telling.happened(event, names_of(model)).rstrip(".")
    if event.kind == "proposed" and (answer := reply(model)):
        words = f"{words}. {answer}"
    hex = event.facts.get("hex")
    return LogLine(event.seat, words, (hex,) if isinstance(hex, str) else ())


TOPICS = {
    "which_flag": "Setting up",
    "which_package": "Setting up",
    "where": "Setting up",
    "trade": "Trade",
    "offer": "Barter",
    "answer": "Barter",
    "develop": "Develop",
    "moving": "Moving",
    "which_bloc": "Automating",
    "produce": "Produce",
}
"""The heading of the rules for each question."""


def rules_topic(model: TableModel) -> str:
    """The heading of the rules for the present step: for the question, or for what is laid out to answer it."""
    if model.decision is None:
        return "The end"
    if isinstance(model.draft, Placing) and model.draft.verb == BUILD.verb:
        return "Building"
    return TOPICS[model.decision.choice.name]
