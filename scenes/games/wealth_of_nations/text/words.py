"""What the table says: prompts, buttons, refusals, the log, and to those who listen what a nation holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.engine.event import Event
from game.engine.flow import Move, Refusal
from game.wealth_of_nations import events
from game.wealth_of_nations.analysis.forecast import left_idle
from game.wealth_of_nations.cards.components import COMMODITIES, INDUSTRIES, MAP
from game.wealth_of_nations.drafts import passing
from game.wealth_of_nations.drafts.passing import MOST_PASSES
from game.wealth_of_nations.drafts.placing import Placing
from game.wealth_of_nations.drafts.running import Running
from game.wealth_of_nations.drafts.trades import BUY as BUYING
from game.wealth_of_nations.drafts.trades import Trades, clearance
from game.wealth_of_nations.rules.scoring import VP_LOST_FOR_A_NOTE, left_behind
from game.wealth_of_nations.state import WealthState
from game.wealth_of_nations.text import telling
from scenes.games.wealth_of_nations.text.barter_words import barter_prompt, reply
from scenes.games.wealth_of_nations.text.seats import (
    is_money_covered,
    money_words,
    say,
    seat_handle,
    seat_name,
    shown_money,
    shown_vp,
)
from scenes.table.model import LogLine, TableModel
from scenes.table.seats import waiting_for
from scenes.table.table import Amends, Verb

HEADINGS: Mapping[type[Event], str] = {
    events.TradeBegan: "trade",
    events.DevelopBegan: "develop",
    events.ProduceBegan: "produce",
}
"""Events that open a group of the log, and the phases that begin with them."""

UNTOLD = (*HEADINGS, events.PackageReturned, events.TookUp, events.NotAsked)
"""Events without a line: a heading says it, or the line of another event."""

BUY = Verb("buy", "", "B", "buy-card")
SELL = Verb("sell", "", "S", "sell-card")
BARTER = Verb("barter", "", "A", "trade")
TAKE_NOTE = Verb("take_note", "", "N", "diploma", needs_hold=True)
REPAY_NOTE = Verb("repay_note", "", "E", "stabbed-note")
PASS = Verb("pass", "", "P", "", kind="danger", move=("pass",), needs_hold=True)
PASS_ON, DONE = (
    Verb(verb, "", key, "", kind="danger", move=("pass",), needs_hold=True, times=MOST_PASSES)
    for verb, key in ((passing.PASS_ON, "G"), (passing.DONE, "Q"))
)
FLAG = Verb("place_flag", "", "F", "flying-flag")
BUILD = Verb("build", "", "B", "hammer-nails")
MOVE = Verb("take_up", "", "V", "move")
AUTOMATE = Verb("automate", "", "A", "auto-repair")
RUN = Verb("run", "", "R", "factory")
FINISH = Verb("finish", "", "P", "", kind="danger", move=("finish",), needs_hold=True)
PLACE = Verb("place", "", "B", "hammer-nails")
PROPOSE = Verb("propose", "", "O", "shaking-hands", kind="primary", move=("propose",))
WITHDRAW = Verb("withdraw", "", "W", "cancel", move=("withdraw",))
ACCEPT = Verb("accept", "", "A", "shaking-hands", kind="primary", move=("accept",))
COUNTER = Verb("counter", "", "C", "scales", move=("counter",))
DECLINE = Verb("decline", "", "D", "cancel", move=("decline",))
NO_OFFERS = Verb(passing.NO_OFFERS, "", "O", "", move=("decline",))

RAILS: dict[str, tuple[Verb, ...]] = {
    "which_flag": (),
    "which_package": (),
    "where": (PLACE,),
    "trade": (BUY, SELL, BARTER, TAKE_NOTE, REPAY_NOTE, PASS, PASS_ON, DONE),
    "offer": (PROPOSE, WITHDRAW),
    "answer": (ACCEPT, COUNTER, DECLINE, NO_OFFERS, TAKE_NOTE, REPAY_NOTE),
    "develop": (FLAG, BUILD, MOVE, AUTOMATE, PASS, PASS_ON),
    "moving": (MOVE,),
    "which_bloc": (),
    "produce": (RUN, FINISH),
}
"""The buttons for each question."""

RAIL_OF_PHASE = {"trade": "trade", "develop": "develop", "produce": "produce"}


def rail_verbs(model: TableModel[WealthState]) -> tuple[Verb, ...]:
    """The buttons of the action rail: those of the question, or of the phase where somebody else is asked."""
    state = model.view
    asked = model.decision.choice.name if model.decision else RAIL_OF_PHASE.get(state.phase, "")
    return tuple(_labelled(verb, model) for verb in RAILS.get(asked, ()))


def rails() -> list[list[Verb]]:
    """All verbs that may stand beside each other on the action rail."""
    return [[replace(verb, label=say(f"buttons.{verb.verb}")) for verb in rail] for rail in RAILS.values()]


def _labelled(verb: Verb, model: TableModel[WealthState]) -> Verb:
    """The verb in words, with what is laid out for it."""
    draft = model.draft
    label, does = say(f"buttons.{verb.verb}"), say(f"does.{verb.verb}")
    if verb in (TAKE_NOTE, REPAY_NOTE):
        return replace(verb, label=label, does=does, move=(verb.verb, seat_handle(model.viewer)))
    if isinstance(draft, Trades) and draft.verb == verb.verb:
        label = say("buttons.trade", verb=label, cubes=draft.cubes, price=draft.total)
    if isinstance(draft, Placing) and draft.verb == verb.verb == BUILD.verb:
        label = say("buttons.build_this", industry=say.name(INDUSTRIES[draft.industry].name))
    return replace(verb, label=label, does=does)


def prompt(model: TableModel[WealthState]) -> str:
    """What the deciding seat is asked, or how to go on with what it has laid out."""
    decision = model.decision
    if decision is None:
        return ""
    if decision.seat != model.viewer:
        return waiting_for(model, decision.seat) + _ordered(model)
    question = barter_prompt(model) or telling.question(model.view, decision)
    return _hint(model) or f"{question}{_ordered(model)}"


def _ordered(model: TableModel[WealthState]) -> str:
    """What the viewer has asked for at its next turns."""
    order, words = model.order, ""
    if order and order.verb in passing.PASSING:
        words = f". {say(f'ordered.{order.verb}')}"
    elif order:
        words = f". {say('ordered.trades', count=len(order.left))}"
    return f"{words}. {say('ordered.no_offers')}" if model.answers_all else words


def _hint(model: TableModel[WealthState]) -> str:
    """How to go on with what is laid out."""
    draft = model.draft
    match draft:
        case Trades() if draft.cubes == 1:
            return say("hint.trade")
        case Trades():
            return say("hint.buying" if draft.verb == BUYING else "hint.selling")
        case Placing() if draft.hex:
            return say("hint.laid", turns=len(draft.turns_at(draft.hex)) > 1)
        case Placing():
            turns = any(len(draft.turns_at(hex)) > 1 for hex in draft.hexes)
            return say("hint.placing", industry=say.name(INDUSTRIES[draft.industry].name), turns=turns)
        case Running():
            return say("hint.running")
    selection = model.selection
    if selection.picked and selection.verbs == {BUILD.verb}:
        return say("hint.site", hex=selection.picked[0])
    if selection.picked and selection.verbs == {TAKE_NOTE.verb}:
        return say("hint.note", vp=VP_LOST_FOR_A_NOTE)
    return ""


def move_words(model: TableModel[WealthState], move: Move) -> str:
    """A legal move as the words of a button."""
    return telling.label(model.view, move, names_of(model))


def target_words(model: TableModel[WealthState], move: Move) -> str:
    """The target of a move that has several."""
    hex = next((handle for handle in reversed(move) if handle in MAP.index), "")
    return say("best.hex", hex=hex.upper()) if hex else move_words(model, move)


def names_of(model: TableModel[WealthState]) -> tuple[str, ...]:
    """What the seats are called."""
    return tuple(seat.name for seat in model.seats)


ABOUT_MONEY = ("needs_money_to_buy", "needs_money_to_repay")
"""Refusals that tell how much money there is."""


def refusal_words(model: TableModel[WealthState], refusal: Refusal) -> str:
    """Why not, in numbers, and the nearest remedy; money that lies covered is told as roughly as it is shown."""
    is_about_money = refusal.reason in ABOUT_MONEY or refusal.facts.get("item") == "money"
    if is_about_money and "have" in refusal.facts and is_money_covered(model):
        have = shown_money(model, model.viewer)
        refusal = refusal._replace(facts={**refusal.facts, "have": "?" if have is None else have})
    return " ".join(telling.refused(refusal)).strip()


def warning(model: TableModel[WealthState], move: Move) -> str:
    """Passing the last Trade phase with points left behind, blocs that pay left idle in the last Produce phase, or
    automating what needs no food: an oversight.
    """
    state = model.view
    nation = state.nations[model.viewer]
    if move == ("pass",) and state.is_last_trade:
        cubes = sum(nation.cubes(market.commodity) for market in state.markets)
        if gain := left_behind(state, model.viewer):
            return say("warning.cubes_left" if cubes else "warning.notes_left", cubes=cubes, vp=gain)
    if move == ("finish",) and state.is_final and (gain := left_idle(state, model.viewer)) > 0:
        return say("warning.idle", vp=gain)
    if move[0] == "automate":
        bloc = state.bloc_at(MAP.index[move[1]])
        if bloc and not INDUSTRIES[bloc.industry].is_fed:
            return say("warning.unfed", industry=say.name(INDUSTRIES[bloc.industry].name))
    return ""


def amends(model: TableModel[WealthState], move: Move) -> Amends | None:
    """Instead of ending the last Trade phase with cubes, all of them are sold."""
    if move != PASS.move or not (sale := clearance(model.view, model.viewer)):
        return None
    return Amends(say("plan.sell_all", price=sale.earns), sale.moves)


def heading(model: TableModel[WealthState], event: Event) -> str:
    """A phase opens a group of the log."""
    if not isinstance(event, events.TradeBegan | events.DevelopBegan | events.ProduceBegan):
        return ""
    return say("rail.round_and_phase", round=event.round, phase=say(f"phases.{HEADINGS[type(event)]}"))


def log_line(model: TableModel[WealthState], event: Event) -> LogLine | None:
    """The event in the log's words; a proposal together with what a computer seat says to it."""
    if isinstance(event, UNTOLD):
        return None
    words = telling.happened(event, names_of(model)).rstrip(".")
    if isinstance(event, events.Proposed) and (answer := reply(model)):
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


def rules_topic(model: TableModel[WealthState]) -> str:
    """The heading of the rules for the present step: for the question, or for what is laid out to answer it."""
    if model.decision is None:
        return "The end"
    if isinstance(model.draft, Placing) and model.draft.verb == BUILD.verb:
        return "Building"
    return TOPICS[model.decision.choice.name]


def holdings(model: TableModel[WealthState], seat: int) -> str:
    """Cubes of every kind, money and promissory notes."""
    nation = model.view.nations[seat]
    cubes = {commodity: nation.cubes(commodity) for commodity in COMMODITIES}
    return say("by_ear.holdings", money=money_words(model, seat), notes=nation.notes, **cubes)


def standing_words(model: TableModel[WealthState], seat: int) -> str:
    """Its victory points as far as its money is to be seen."""
    words = money_words(model, seat)
    return say("by_ear.standing", name=seat_name(model, seat), vp=shown_vp(model, seat), money=words)
